"""What a program calls: check a pack, compile it, replay a game."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arnakrt.ruleset import RulesError

from arnakdsl.codes import BROKEN_AT_THE_START, MISSING_FIELD, NO_FIRST_QUESTION, UNKNOWN_FIELD
from arnakdsl.findings import CannotCompile, Finding, Severity
from arnakdsl.folders import DEFAULT_PACK
from arnakdsl.misnaming import misnamed
from arnakdsl.report import ContentError, Report
from arnakdsl.resources import pack_folder, packaged_content
from arnakdsl.words import PLAYERS

if TYPE_CHECKING:
    from arnakrt import Game, Ruleset

    from arnakdsl.compiler.rulesets import Keep
    from arnakdsl.entries import Pack
    from arnakdsl.linking import Linked
    from arnakdsl.loading import Loaded
    from arnakdsl.model import Model
    from arnakdsl.say.texts import Texts
    from arnakdsl.scenarios.sound import Said
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
    """Everything that is wrong with the pack in a folder and with its scenarios: `check` before anything is let pass.

    A second core reads the scenarios while the pack is loaded, looks its texts through while its names are looked up, and for
    what is hardly meant while games are begun.
    """
    from arnakdsl.loading import load as load_files
    from arnakdsl.second_core import meanwhile

    with ExitStack() as stack:
        said = stack.enter_context(meanwhile(lambda: _said(folder)))
        loaded = load_files(folder)
        counts = counted(loaded.pack) if loaded.pack else {}
        if loaded.pack is None or not counts:
            return Report(understood(loaded)[2] if loaded.pack else loaded.findings, {})
        model, findings = declared(loaded)
        sources = loaded.pack.sources
        texts: Callable[[], list[Finding]] = list
        doubts: Callable[[], list[Finding]] = list
        if model and not _has_errors(findings):
            texts = stack.enter_context(_found_meanwhile(partial(_texts, model, folder, whole=True), sources))
        linked, findings = bound(model, findings)
        if linked:
            doubts = stack.enter_context(_found_meanwhile(partial(_doubts, linked), sources))
        findings += _first_moments(linked) if linked else ()
        playable = None if _has_errors(findings) else linked
        number, of_scenarios = _scenarios(folder, playable, said())
        findings += [] if _has_errors(findings) else [*texts(), *doubts()]
        report = Report(misnamed(loaded.pack, findings, other_texts(folder)), counts)
        if of_scenarios and report.errors:
            number, of_scenarios = _scenarios(folder, None, said())
    together = [*report, *of_scenarios]
    if of_scenarios:
        together = misnamed(loaded.pack, together, other_texts(folder))
    return Report(together, {**counts, "scenario": number} if number else counts)


@contextmanager
def _found_meanwhile(
    look: Callable[[], list[Finding]], sources: Sequence[Source]
) -> Iterator[Callable[[], list[Finding]]]:
    """Begin to look for something on a second core; what is given waits for the findings, in these texts and others."""
    from arnakdsl.plain import findings_of, plain
    from arnakdsl.second_core import meanwhile

    with meanwhile(lambda: plain(look())) as told:
        yield lambda: findings_of(told(), sources)


def _has_errors(findings: Iterable[Finding]) -> bool:
    return any(each.severity is Severity.ERROR for each in findings)


def _said(folder: Path) -> Said | None:
    """What the scenarios of a pack say, if their form is right."""
    from arnakdsl.scenarios.files import pack_files
    from arnakdsl.scenarios.sound import said_in

    return said_in(pack_files(folder))


def _scenarios(folder: Path, linked: Linked | None, said: Said | None) -> tuple[int, list[Finding]]:
    """How many scenarios there are, and what is wrong with them; names are looked up in a pack without errors alone."""
    if said and not any(said):
        return 0, []
    from arnakdsl.outline import outlined
    from arnakdsl.scenarios import check_scenarios

    return check_scenarios(folder, outlined(linked) if linked else None, said)


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


def _checked(path: Path) -> tuple[Report, Model | None, Linked | None]:
    """What keeps a pack from being played and, where enough of it could be read, its model; and the same bound, if it can be."""
    from arnakdsl.loading import load as load_files

    loaded = load_files(path)
    if loaded.pack is None:
        return Report(loaded.findings, {}), None, None
    model, linked, findings = understood(loaded)
    findings += _first_moments(linked) if linked else ()
    findings += _texts(model, path, whole=False) if model and not _has_errors(findings) else ()
    report = Report(misnamed(loaded.pack, findings, other_texts(path)), counted(loaded.pack))
    return report, model, linked


def _doubts(linked: Linked) -> list[Finding]:
    """What can be played and is hardly meant."""
    from arnakdsl.checks.table import DOUBTS

    return [found for check in DOUBTS for found in check(linked)]


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
    """The model of what was read and what is wrong with it; with its names looked up if no error was found."""
    model, findings = declared(loaded)
    return model, *bound(model, findings)


def declared(loaded: Loaded) -> tuple[Model | None, list[Finding]]:
    """What a pack declares, and what is wrong with it before its names are looked up.

    Where files or entries could not be read, every use of them would seem wrong: then there is no model.
    """
    from arnakdsl.building import build

    assert loaded.pack is not None
    findings = [*loaded.findings, *_shape(loaded, loaded.pack)]
    if loaded.lost:
        return None, findings
    model, found = build(loaded.pack, findings)
    return model, [*findings, *found]


def bound(model: Model | None, findings: list[Finding]) -> tuple[Linked | None, list[Finding]]:
    """A model with its names looked up, if no error was found, and all findings."""
    from arnakdsl.checks.table import CHECKS
    from arnakdsl.linking import link, missing_procedures

    if model is None or model.lost:
        return None, findings
    linked, found = link(model)
    findings = [*findings, *found, *(each for check in CHECKS for each in check(linked))]
    sound = not _has_errors(findings) and not any(missing_procedures(model))
    return linked if sound else None, findings


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
                entry = model.invariants[name].entry
                holds = entry.node("holds")
                also = [("it must hold from the start", entry.id_span)]
                yield BROKEN_AT_THE_START.at(holds.span if holds else entry.id_span, name=name, also=also)


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
