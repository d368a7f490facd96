"""What a program calls: check a pack, compile it, replay a game."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arnakrt.ruleset import RulesError

from arnakdsl.codes import BROKEN_AT_THE_START, MISSING_FIELD, NO_FIRST_QUESTION, UNKNOWN_FIELD
from arnakdsl.findings import CannotCompile, Finding, Severity
from arnakdsl.kept import DEFAULT_PACK
from arnakdsl.misnaming import misnamed
from arnakdsl.report import ContentError, Report
from arnakdsl.resources import pack_folder, packaged_content
from arnakdsl.words import PLAYERS

if TYPE_CHECKING:
    from arnakrt import Game, Ruleset

    from arnakdsl.beside import Found, Work
    from arnakdsl.compiler.rulesets import Keep
    from arnakdsl.entries import Pack
    from arnakdsl.linking import Linked
    from arnakdsl.loading import Loaded
    from arnakdsl.model import Model
    from arnakdsl.say.texts import Texts
    from arnakdsl.source import Source

LANGUAGES = "lang"
OF_FIELDS = (MISSING_FIELD, UNKNOWN_FIELD)
NOT_CONTENT = (LANGUAGES, "scenarios")


@contextmanager
def no_pauses() -> Iterator[None]:
    """Leave the collector of garbage alone: all that is made here stays, and looking through it takes a tenth of the time."""
    on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if on:
            gc.enable()


@no_pauses()
def all_findings(folder: Path) -> Report:
    """Everything that is wrong with the pack in a folder and with its scenarios: `check` before anything is let pass."""
    from arnakdsl.beside import beside

    pack = _understood(folder)
    if not pack.checked:
        return Report(pack.findings, {})
    linked, model = pack.linked, pack.model
    if linked:
        import arnakdsl.beginning
        import arnakdsl.outline  # noqa: F401  # once, before the process is copied
    with (
        beside(lambda: _scenarios(folder, linked)) if linked else nullcontext() as scenarios,
        beside(lambda: (0, _texts(model, folder, whole=True))) if linked and model else nullcontext() as texts,
    ):
        report = _completed(pack, folder, whole=True, texts=texts)
        number, findings = scenarios() if scenarios and not report.errors else _scenarios(folder, None)
    counts = {"scenario": number} if number else {}
    together = [*report, *findings]
    if findings and pack.pack is not None:
        together = misnamed(pack.pack, together, other_texts(folder))
    return Report(together, {**report.checked, **counts})


def _scenarios(folder: Path, linked: Linked | None) -> Found:
    """How many scenarios there are, and what is wrong with them; names are looked up in a pack without errors alone."""
    from arnakdsl.outline import outlined
    from arnakdsl.scenarios import check_scenarios

    return check_scenarios(folder, outlined(linked) if linked else None)


def compile(path: Path | str) -> Ruleset:  # noqa: A001
    """The pack in a folder, ready to be played.

    Raises:
        ContentError: The pack has errors.
    """
    return playable(path)[1]


@no_pauses()
def playable(path: Path | str, keep: Keep | None = None) -> tuple[Model, Ruleset]:
    """The declarations of the pack in a folder, and the pack ready to be played.  `keep` gets each compiled program.

    Raises:
        ContentError: The pack has errors.
    """
    folder = pack_folder(path)
    report, model, linked = _checked(folder)
    if report.errors or model is None:
        raise ContentError(report.errors)
    if linked is None:
        from arnakdsl.linking import missing_procedures

        raise ContentError(missing_procedures(model))
    rules = _playable(linked, folder, keep)
    return model, rules.comes_from(compile, str(folder.resolve()))


def default_content() -> Path:
    """The folder of the packaged pack."""
    return packaged_content() / DEFAULT_PACK


def texts(path: Path | str) -> Texts | None:
    """What the pack in a folder says in its languages; none if it has errors."""
    from arnakdsl.say.texts import Texts

    folder = pack_folder(path)
    report, model, _ = _checked(folder)
    return None if report.errors or model is None else Texts(model, folder / LANGUAGES)


def replay(rules: Ruleset, record: dict[str, Any]) -> Game:
    """The game of a record, move by move to its end.

    Args:
        rules: The ruleset that it was played with.
        record: What `Game.record` gave, perhaps read from JSON again.

    Raises:
        RulesError: The record is of another ruleset, or one of its choices is not offered.
    """
    from arnakrt.record import replay as replayed

    return replayed(rules, record)


def linked(folder: Path | str) -> tuple[Linked, Texts]:
    """The pack in a folder with its names looked up, and its texts: what was found sound before is not checked again."""
    from arnakdsl.building import build
    from arnakdsl.linking import link
    from arnakdsl.loading import load as load_files
    from arnakdsl.say.texts import Texts

    path = Path(folder)
    pack = load_files(path).pack
    if pack is None:
        raise RulesError(f"the pack in '{path}' is not there any more")
    model, _ = build(pack, [])
    return link(model)[0], Texts(model, path / LANGUAGES)


# ---------------------------------------------------------------- one road for check and compile


@dataclass(frozen=True, slots=True)
class _Understood:
    """A pack as far as it could be read, before its games and its texts are looked at.

    `linked`: only if no error was found and it can be played.
    """

    pack: Pack | None
    model: Model | None
    linked: Linked | None
    findings: Sequence[Finding]
    checked: dict[str, int]


def _understood(path: Path) -> _Understood:
    from arnakdsl.loading import load as load_files

    loaded = load_files(path)
    if loaded.pack is None:
        return _Understood(None, None, None, loaded.findings, {})
    return _Understood(loaded.pack, *understood(loaded), counted(loaded.pack))


def _completed(pack: _Understood, path: Path, whole: bool = False, texts: Work | None = None) -> Report:
    """All that is wrong with a pack; `texts` gives the findings on its languages, if they are looked at already.

    `whole`: also what is hardly meant and what is missing among its texts, which keeps nobody from playing.
    """
    from arnakdsl.checks import DOUBTS

    findings = list(pack.findings)
    if pack.linked is not None:
        findings += _first_moments(pack.linked)
    if pack.model is not None and not Report(findings, {}).errors:
        findings += texts()[1] if texts else _texts(pack.model, path, whole)
        findings += (found for check in DOUBTS for found in check(pack.linked)) if whole and pack.linked else ()
    if pack.pack is not None:
        findings = misnamed(pack.pack, findings, other_texts(path))
    return Report(findings, pack.checked)


def _checked(path: Path) -> tuple[Report, Model | None, Linked | None]:
    """A report and, where enough of the pack could be read, its model; and the same bound, if it can be played."""
    pack = _understood(path)
    return _completed(pack, path), pack.model, pack.linked


def other_texts(path: Path) -> Iterator[Source]:
    """The scenarios of a pack and its texts in each language."""
    from arnakdsl.yamltree import read

    for folder in NOT_CONTENT:
        for file in sorted((path / folder).rglob("*.*")):
            source = read(file, file.as_posix())[0]
            if source is not None:
                yield source


def _texts(model: Model, path: Path, whole: bool) -> list[Finding]:
    """The findings on the languages of a pack without errors, if it has any."""
    if not (path / LANGUAGES).is_dir():
        return []
    from arnakdsl.loading import shown
    from arnakdsl.say.review import review
    from arnakdsl.say.texts import Texts

    return list(review(Texts(model, path / LANGUAGES), shown(path / LANGUAGES), whole))


def _shape(loaded: Loaded, pack: Pack) -> Iterator[Finding]:
    """The findings of the shape check, without what an entry lacks because it could not be read."""
    from arnakdsl.building import thing_kinds
    from arnakdsl.checks.shape import check_shape

    spoilt = {entry.id_span for entry in loaded.spoilt}
    found = list(check_shape(pack, thing_kinds(pack)))
    found = [each for each in found if each.code not in OF_FIELDS or not _of_spoilt_kind(each, pack, found)]
    for finding in found:
        if any(finding.span.holds(each.span) for each in loaded.findings):
            continue  # the mistake in the shape is only that a part of the value could not be read
        if finding.code is not MISSING_FIELD or finding.span not in spoilt:
            yield finding


def _of_spoilt_kind(finding: Finding, pack: Pack, found: list[Finding]) -> bool:
    """Is it about the fields of a thing whose kind says wrongly what they are?"""
    kinds = [each for each in pack.of_kind("kind") if any(each.extent.holds(other.span) for other in found)]
    names = {each.id for each in kinds}
    return any(each.kind in names and each.extent.holds(finding.span) for each in pack.entries) if kinds else False


def understood(loaded: Loaded) -> tuple[Model | None, Linked | None, list[Finding]]:
    """The model of what was read and what is wrong with it; with its names looked up if no error was found.

    Where files or entries could not be read, every use of them would seem wrong: then there is no model.
    """
    from arnakdsl.building import build
    from arnakdsl.checks import CHECKS
    from arnakdsl.linking import link, missing_procedures

    assert loaded.pack is not None
    findings = [*loaded.findings, *_shape(loaded, loaded.pack)]
    if loaded.lost:
        return None, None, findings
    model, declared = build(loaded.pack, findings)
    findings += declared
    if model.lost:
        return model, None, findings
    linked, bound = link(model)
    findings += [*bound, *(finding for check in CHECKS for finding in check(linked))]
    sound = not any(each.severity is Severity.ERROR for each in findings) and not any(missing_procedures(model))
    return model, linked if sound else None, findings


def _playable(linked: Linked, folder: Path, keep: Keep | None) -> Ruleset:
    """The playable form of a pack in which nothing was found."""
    from arnakdsl.compiler.rulesets import ruleset
    from arnakdsl.say.texts import Texts
    from arnakdsl.why import explainer

    texts = Texts(linked.model, folder / LANGUAGES)
    rules = ruleset(linked, texts, keep=keep)
    rules.explain = explainer(lambda: (linked, texts))
    return rules


def _first_moments(linked: Linked) -> list[Finding]:
    """What is wrong with a pack at the first decisions of its games.  Only what does not begin well is compiled."""
    from arnakdsl.beginning import not_begun

    games = not_begun(linked, tried(linked.model))
    findings: list[Finding] = []
    if games:
        from arnakdsl.compiler.rulesets import ruleset

        try:
            findings += _compiled_moments(linked.model, ruleset(linked), games)
        except CannotCompile as problem:
            findings.append(problem.finding)
    return findings


def _compiled_moments(
    model: Model, rules: Ruleset, games: Sequence[tuple[int, Mapping[str, Any]]]
) -> Iterator[Finding]:
    """Set games up: what is wrong with them at their first decision, each mistake once.

    Raises:
        CannotCompile: The pack cannot be compiled.
    """
    found: set[str] = set()
    for players, options in games:
        try:
            broken = rules.new_game(players, 0, **options).broken_invariants()
        except RulesError as problem:
            yield NO_FIRST_QUESTION.at(model.procedures["rounds"].entry.id_span, reason=str(problem))
            return
        for name in broken:
            if name not in found:
                found.add(name)
                yield BROKEN_AT_THE_START.at(model.invariants[name].entry.id_span, name=name)


def tried(model: Model) -> Iterator[tuple[int, dict[str, Any]]]:
    """The games that a check sets up: each value of each option once, each number of players that `only` names.

    Of an option that is a number the first value, the least and the greatest.
    """
    columns: dict[str, list[str]] = {PLAYERS: [str(model.seats[0])]}
    for only in model.only.values():
        columns[PLAYERS] += sorted(only.get(PLAYERS, ()), key=int)
    for name, values in model.options.items():
        ends = [min(values, key=int), max(values, key=int)] if name in model.counted else []
        columns[name] = [values[0], *ends] if ends else list(values)
    distinct = {name: list(dict.fromkeys(values)) for name, values in columns.items()}
    for at in range(max(map(len, distinct.values()))):
        chosen = {name: values[min(at, len(values) - 1)] for name, values in distinct.items()}
        players = int(chosen.pop(PLAYERS))
        usual = {name: values[0] for name, values in model.options.items()}
        yield (
            players,
            {
                name: value if players in model.option_games.get(name, (players,)) else usual[name]
                for name, value in chosen.items()
            },
        )


def counted(pack: Pack) -> dict[str, int]:
    """The number of entries of each kind that has some: kinds of the pack first, then those of the language."""
    from arnakdsl.schema import LANGUAGE_KINDS

    counts = Counter(entry.kind for entry in pack.entries)
    declared = [entry.id for entry in pack.of_kind("kind")]
    return {kind: counts[kind] for kind in (*declared, *LANGUAGE_KINDS) if counts[kind]}
