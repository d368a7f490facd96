"""Scenarios: a position, what is chosen in it, and what must be so afterwards.

A file is a list.  Each item has

- `scenario`: its name; `rules`: the numbers of the rules it shows; `note`: for people;
- `given`: with `game` the players, the seed and the options of the pack; the rest by the names of `view(None)`;
- `when`: ids of options in the order of play; `refused: id` must not be offered and must change nothing;
- `then`: parts of `view(None)`, and `options`, `scores`, `ranking`, `over`;
- `steps`: a list of further `when` and `then`, played one after the other.

An option that was taken by itself may be named in `when` or left out.  Lists in `then` hold exactly what is written, in its
order, `...` being any number of others.  In a pile that its owner or everybody may look through, unless it keeps its
places, the order means nothing.  Instead of a list: `any order:` with one, `holds:` and `without:` some ids, `count:` a number.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from collections.abc import Sequence as SequenceOf
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from arnakrt.position import FLAGS, REST, Misfit, PositionError, set_position
from arnakrt.ruleset import RulesError

from arnakdsl import codes
from arnakdsl.checks.shape import validate_data
from arnakdsl.findings import Code, Finding
from arnakdsl.loading import HEAD, SUFFIXES, shown
from arnakdsl.names import did_you_mean
from arnakdsl.source import Span
from arnakdsl.yamltree import REFUSED, Mapping, Node, Scalar, Sequence, parse, read

if TYPE_CHECKING:
    from arnakrt import Game, Ruleset

FOLDER = "scenarios"
"""Where a pack keeps its scenarios."""
MOST_SHOWN = 12


@dataclass(frozen=True, slots=True)
class Step:
    """An option that is chosen, or one that must be refused."""

    id: str
    span: Span
    refused: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """Choices, and what must be so after them."""

    when: tuple[Step, ...]
    then: Mapping | None


@dataclass(frozen=True, slots=True, eq=False)
class Scenario:
    """One scenario as it is written."""

    name: str
    span: Span
    rules: tuple[str, ...]
    given: Mapping | None
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that is not as a scenario says.

    Attributes:
        span: What the scenario says.
        what: The part of the position, or what is done.
        log: What was chosen until then; what was taken by itself in brackets.
    """

    span: Span
    what: str
    expected: str
    found: str
    log: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """How a scenario went; it is wrong itself where it has findings."""

    scenario: Scenario
    failures: tuple[Failure, ...] = ()
    findings: tuple[Finding, ...] = ()

    @property
    def passed(self) -> bool:
        return not self.failures and not self.findings


def pack_of(path: Path) -> Path | None:
    """The pack that a path lies in."""
    here = path.absolute()
    return next((folder for folder in (here, *here.parents) if (folder / HEAD).is_file()), None)


def scenario_files(path: Path) -> list[Path]:
    """The files of scenarios that a path stands for: a file, a folder of them, or a pack."""
    if not path.is_dir():
        return [path]
    top = path / FOLDER if (path / HEAD).is_file() else path
    return sorted(each for each in top.rglob("*") if each.suffix in SUFFIXES and not each.name.startswith("."))


def run_scenarios(rules: Ruleset, paths: Iterable[Path]) -> tuple[list[Result], list[Finding]]:
    """The results of all scenarios in some files, and what is wrong with the files."""
    scenarios, findings = read_scenarios(paths)
    runner = Runner(rules)
    return [runner.run(each) for each in scenarios], findings


# ---------------------------------------------------------------- reading


def read_scenarios(paths: Iterable[Path]) -> tuple[list[Scenario], list[Finding]]:
    """The scenarios in some files, and what is wrong with their form."""
    reader = _Reader()
    for path in paths:
        reader.file(path)
    return reader.scenarios, reader.findings


Fields: TypeAlias = dict[str, tuple[type, str]]
FIELDS: Fields = {
    "scenario": (Scalar, "a name"),
    "rules": (Sequence, "a list of numbers of rules"),
    "note": (Scalar, "a text"),
    "given": (Mapping, "a mapping"),
    "when": (Sequence, "a list of options"),
    "then": (Mapping, "a mapping"),
    "steps": (Sequence, "a list of mappings with 'when' and 'then'"),
}
PART: Fields = {name: FIELDS[name] for name in ("when", "then")}
STEP: Fields = {"refused": (Scalar, "the id of an option")}


class _Reader:
    """Reads files; gathers scenarios and findings.  A scenario with a finding is left out."""

    def __init__(self) -> None:
        self.scenarios: list[Scenario] = []
        self.findings: list[Finding] = []
        self.names: dict[str, Span] = {}
        self.spoilt = False

    def file(self, path: Path) -> None:
        name = shown(Path(os.path.relpath(path)) if path.is_absolute() and path.is_relative_to(Path.cwd()) else path)
        source, findings = read(path, name)
        self.findings += findings
        if source is None:
            return
        node, findings = parse(source)
        self.findings += findings
        if isinstance(node, Sequence):
            for each in node.items:
                self._scenario(each)
        elif node is not None:
            self._shape(node, "the file", "a list of scenarios")

    def _shape(self, node: Node, what: str, expected: str) -> None:
        self.spoilt = True
        if isinstance(node, Scalar) and node.style == REFUSED:
            return  # reported when the file was read
        self.findings.append(codes.WRONG_SHAPE.at(node.span, what=what, expected=expected, seen=_seen(node)))

    def _scenario(self, node: Node) -> None:
        before, self.spoilt = len(self.findings), False
        fields = self._fields(node, "a scenario", FIELDS)
        if fields is None:
            return
        name = fields.get("scenario")
        if name is None:
            self.findings.append(codes.MISSING_FIELD.at(node.span, owner="a scenario", field="scenario"))
            return
        parts = [self._part(fields)]
        for each in _items(fields.get("steps")):
            part = self._fields(each, "a step", PART)
            parts += [self._part(part)] if part is not None else []
        title = _text(name)
        if title in self.names:
            also = (("first here", self.names[title]),)
            self.findings.append(codes.DUPLICATE_ID.at(name.span, id=title, also=also))
        self.names.setdefault(title, name.span)
        given = fields.get("given")
        rules = tuple(_text(each) for each in _items(fields.get("rules")))
        made = Scenario(title, name.span, rules, given if isinstance(given, Mapping) else None, tuple(parts))
        if len(self.findings) == before and not self.spoilt:
            self.scenarios.append(made)

    def _fields(self, node: Node, what: str, known: Fields) -> dict[str, Node] | None:
        """The fields of a mapping; none for what is no mapping."""
        if not isinstance(node, Mapping):
            self._shape(node, what, f"a mapping with {' and '.join(list(known)[:3])}")
            return None
        found: dict[str, Node] = {}
        for key, value in node.items:
            name = str(key.value)
            if name not in known:
                hint = did_you_mean(name, known) or f"known are: {', '.join(known)}"
                self.findings.append(codes.UNKNOWN_FIELD.at(key.span, field=name, hint=hint))
            elif not isinstance(value, known[name][0]) or (isinstance(value, Scalar) and value.value is None):
                self._shape(value, f"'{name}'", known[name][1])
            else:
                found[name] = value
        return found

    def _part(self, fields: dict[str, Node]) -> Part:
        steps = [step for each in _items(fields.get("when")) for step in self._step(each)]
        then = fields.get("then")
        return Part(tuple(steps), then if isinstance(then, Mapping) else None)

    def _step(self, node: Node) -> Iterator[Step]:
        if isinstance(node, Scalar) and node.value is not None:
            yield Step(_text(node), node.span)
            return
        fields = self._fields(node, "a step of 'when'", STEP) if isinstance(node, Mapping) else None
        if fields is None:
            self._shape(node, "a step of 'when'", "the id of an option, or `refused:` and one")
        for each in (fields or {}).values():
            yield Step(_text(each), each.span, refused=True)


def _items(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, Sequence) else ()


def _text(node: Node) -> str:
    return node.decoded if isinstance(node, Scalar) else ""


def _seen(node: Node) -> str:
    match node:
        case Mapping():
            return "a mapping"
        case Sequence():
            return "a list"
        case Scalar(value=None):
            return "nothing"
    return f"'{_text(node)}'"


# ---------------------------------------------------------------- playing


MISFITS: dict[str, Code] = {  # problem of a misfit -> its code
    "name": codes.UNKNOWN_PART,
    "key": codes.UNKNOWN_ID,
    "thing": codes.UNKNOWN_ID,
    "value": codes.WRONG_VALUE,
    "copies": codes.TOO_MANY_COPIES,
    "moment": codes.NO_SUCH_MOMENT,
    "rule": codes.BROKEN_INVARIANT,
}
AT_THE_KEY = ("name", "key", "moment")
GAME = "game"


class Runner:
    """Plays scenarios of one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules

    @cached_property
    def option_ids(self) -> frozenset[str]:
        return frozenset(self.rules.option_ids)

    def run(self, scenario: Scenario) -> Result:
        """Play a scenario to its first failure."""
        findings = list(self.unknown_options(scenario))
        game = None
        try:
            game = self._begin(scenario)
        except PositionError as error:
            findings += [_misfit(each, scenario) for each in error.misfits]
        except RulesError as error:
            node = scenario.given.get(GAME) if scenario.given else None
            findings.append(codes.NO_SUCH_GAME.at(node.span if node else scenario.span, reason=str(error)))
        if findings or game is None:
            return Result(scenario, (), tuple(findings))
        play = _Play(game)
        for part in scenario.parts:
            failure = next((each for step in part.when for each in play.step(step)), None)
            if failure is not None:
                return Result(scenario, (failure,))
            check = _Check(game, tuple(play.log))
            check.then(part.then)
            if check.findings:
                return Result(scenario, (), tuple(check.findings))
            if check.failures:
                return Result(scenario, tuple(check.failures))
        return Result(scenario)

    def _begin(self, scenario: Scenario) -> Game:
        given = validate_data(scenario.given) if scenario.given else {}
        game = given.pop(GAME, None) or {}
        if not isinstance(game, dict):
            raise RulesError("'game' is a mapping of players, seed and options of the pack")
        players = game.pop("players", self.rules.seats[0])
        unknown = next((name for name in game if name not in ("seed", *self.rules.options)), None)
        if unknown is not None:
            known = ", ".join(("players", "seed", *self.rules.options))
            raise RulesError(f"a game has no option '{unknown}' (it has: {known})")
        return set_position(self.rules, given, players, **{"seed": 1, **game})

    def unknown_options(self, scenario: Scenario) -> Iterator[Finding]:
        """Ids that no decision can ever have."""
        for text, span in _option_ids(scenario):
            if text not in self.option_ids:
                hint = did_you_mean(text, self.option_ids)
                yield codes.UNKNOWN_OPTION.at(span, name=text, hint=hint)


def _option_ids(scenario: Scenario) -> Iterator[tuple[str, Span]]:
    for part in scenario.parts:
        yield from ((step.id, step.span) for step in part.when)
        options = part.then.get("options") if part.then else None
        for _, node in options.items if isinstance(options, Mapping) else ():
            yield from ((_text(each), each.span) for each in _items(node))


def _misfit(misfit: Misfit, scenario: Scenario) -> Finding:
    """What is wrong with a position, at its place in the file."""
    node: Node | None = scenario.given
    span = node.span if node is not None else scenario.span
    for each in misfit.path:
        if isinstance(node, Mapping):
            key = next((key for key, _ in node.items if key.value == each), None)
            value = node.get(str(each))
            if key is None or value is None:
                break
            node, span = value, key.span if misfit.problem in AT_THE_KEY else value.span
        elif isinstance(node, Sequence) and isinstance(each, int):
            node = node.items[each]
            span = node.span
    name = next((each for each in reversed(misfit.path) if isinstance(each, str)), "")
    hint = did_you_mean(misfit.words.get("name", ""), misfit.known)
    if not hint and misfit.problem == "name":
        hint = f"there are: {', '.join(misfit.known[:MOST_SHOWN])}"
    words: dict[str, Any] = {"name": name, **misfit.words}
    return MISFITS[misfit.problem].at(span, hint=hint, **words)


class _Play:
    """A game in the hands of a scenario."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.log: list[str] = []
        self.waiting: list[str] = []
        self._gather()

    def _gather(self) -> None:
        """Note what was taken by itself."""
        state = self.game.state
        self.waiting = [self.game.program.option_id(code) for code in state.log or ()]
        self.log += [f"({each})" for each in self.waiting]
        state.log = []

    def step(self, step: Step) -> Iterator[Failure]:
        offered = self.offered()
        if step.refused:
            yield from self._refused(step, offered)
        elif step.id in self.waiting:
            del self.waiting[: self.waiting.index(step.id) + 1]
        elif step.id in offered:
            self.log.append(step.id)
            self.game.choose(step.id)
            self._gather()
        else:
            yield Failure(step.span, step.id, "it is offered", self._shown(offered), tuple(self.log))

    def offered(self) -> list[str]:
        decision = self.game.decision
        return [each.id for each in decision.options] if decision else []

    def _shown(self, offered: list[str]) -> str:
        decision = self.game.decision
        return f"p{decision.player + 1} is offered {', '.join(offered)}" if decision else "the game is over"

    def _refused(self, step: Step, offered: list[str]) -> Iterator[Failure]:
        if step.id in offered:
            yield Failure(step.span, step.id, "it is refused", "it is offered", tuple(self.log))
            return
        before = self.game.state.key()
        try:
            self.game.choose(step.id)
        except RulesError:
            pass
        if self.game.state.key() != before:
            yield Failure(step.span, step.id, "the refusal changes nothing", "the game has changed", tuple(self.log))


# ---------------------------------------------------------------- comparing


@dataclass(slots=True)
class _Check:
    """Compares `then` with a game."""

    game: Game
    log: tuple[str, ...]
    failures: list[Failure] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    loose: frozenset[str] = field(init=False)
    things: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        self.loose = frozenset(self.game.program.names.loose)
        self.things = frozenset(self.game.program.things)

    def then(self, node: Mapping | None) -> None:
        view = self.game.view(None) if node else {}
        for key, value in node.items if node else ():
            name = str(key.value)
            if name in CHECKS:
                CHECKS[name](self, key, value)
            else:
                self.key(key, value, view, ())

    def fail(self, span: Span, what: str, expected: object, found: object) -> None:
        self.failures.append(Failure(span, what, _written(expected), _written(found), self.log))

    def wrong(self, node: Node, name: str, wanted: str) -> None:
        self.findings.append(codes.WRONG_VALUE.at(node.span, name=name, wanted=wanted, seen=_seen(node)))

    def unknown(self, key: Scalar, known: Iterable[str]) -> None:
        known = tuple(known)
        name = str(key.value)
        hint = did_you_mean(name, known) or f"there are: {', '.join(known[:MOST_SHOWN])}"
        self.findings.append(codes.UNKNOWN_PART.at(key.span, name=name, hint=hint))

    # ------------------------------------------------------------ parts of the view

    def key(self, key: Scalar, node: Node, found: dict[str, Any], path: tuple[str, ...]) -> None:
        name = str(key.value)
        if name in found:
            self.value(node, found[name], (*path, name))
        else:
            self.unknown(key, found)

    def value(self, node: Node, found: Any, path: tuple[str, ...]) -> None:
        match found:
            case dict() if isinstance(node, Mapping):
                for key, value in node.items:
                    self.key(key, value, found, path)
            case list() if isinstance(node, Mapping):
                self.pile(node, found, path)
            case list() if isinstance(node, Sequence):
                wanted = self.ids(node, path)
                fits = _fits_loosely if self.is_loose(path) else _fits
                if not fits(wanted, found):
                    self.fail(node.span, ".".join(path), wanted, found)
            case dict() | list():
                self.wrong(node, path[-1], "a mapping" if isinstance(found, dict) else "a list")
            case _ if isinstance(node, Scalar):
                self.scalar(node, found, path)
            case _:
                self.wrong(node, path[-1], "a single value")

    def scalar(self, node: Scalar, found: Any, path: tuple[str, ...]) -> None:
        value = FLAGS.get(str(node.value), node.value) if isinstance(found, bool) else node.value
        if value != found or isinstance(value, bool) != isinstance(found, bool):
            if isinstance(value, str) and not isinstance(found, int):
                self.id(node, (*self.things, *(f"p{seat + 1}" for seat in range(self.game.program.seats))))
            self.fail(node.span, ".".join(path), value, found)

    def is_loose(self, path: tuple[str, ...]) -> bool:
        """Has the pile no order that means anything?"""
        names = self.game.program.names
        seats = {f"p{seat + 1}" for seat in range(self.game.program.seats)}
        owner = 2 if path[0] in names.kinds else 1 if path[0] in seats else 0
        return ".".join(path[owner:]) in self.loose

    def id(self, node: Node, known: Iterable[str]) -> None:
        if _text(node) not in known:
            self.findings.append(
                codes.UNKNOWN_ID.at(node.span, name=_text(node), hint=did_you_mean(_text(node), known))
            )

    def ids(self, node: Node, path: tuple[str, ...]) -> list[str | None]:
        """The ids of a list, each one of the pack."""
        if not isinstance(node, Sequence):
            self.wrong(node, path[-1], "a list")
            return []
        found: list[str | None] = []
        for each in node.items:
            if isinstance(each, Scalar) and each.value is None:
                found.append(None)
                continue
            if _text(each) != REST:
                self.id(each, self.things)
            found.append(_text(each))
        return found

    def pile(self, node: Mapping, found: list[str | None], path: tuple[str, ...]) -> None:
        """What is said of a pile instead of a list."""
        for key, value in node.items:
            name = str(key.value)
            if name not in PILES:
                self.unknown(key, PILES)
            elif name == "count":
                self.scalar(value, len(found), (*path, name)) if isinstance(value, Scalar) else self.wrong(
                    value, name, "a number"
                )
            else:
                wanted = self.ids(value, path)
                if not PILES[name](wanted, found):
                    self.fail(value.span, ".".join((*path, name)), wanted, found)

    # ------------------------------------------------------------ what is no part of the view

    def options(self, key: Scalar, node: Node) -> None:
        decision = self.game.decision
        offered = [each.id for each in decision.options] if decision else []
        for name, value in node.items if isinstance(node, Mapping) else ():
            if name.value not in OFFERS:
                self.unknown(name, OFFERS)
            elif not isinstance(value, Sequence):
                self.wrong(value, str(name.value), "a list of options")
            elif not OFFERS[str(name.value)]({_text(each) for each in value.items}, set(offered)):
                self.fail(value.span, f"options {name.value}", [_text(each) for each in value.items], offered)
        if not isinstance(node, Mapping):
            self.wrong(node, str(key.value), f"a mapping with {', '.join(OFFERS)}")

    def scores(self, key: Scalar, node: Node) -> None:
        sheets = {f"p{seat}": sheet for seat, sheet in enumerate(self.game.scores, 1)}
        for seat, value in node.items if isinstance(node, Mapping) else ():
            sheet = sheets.get(str(seat.value))
            if sheet is None:
                self.unknown(seat, sheets)
            elif isinstance(value, Mapping):
                for source, points in value.items:
                    self.key(source, points, sheet, ("scores", str(seat.value)))
            else:
                self.value(value, sum(sheet.values()), ("scores", str(seat.value)))
        if not isinstance(node, Mapping):
            self.wrong(node, str(key.value), "a mapping of seats")

    def ranking(self, key: Scalar, node: Node) -> None:
        found = [[f"p{seat + 1}" for seat in place] for place in self.game.ranking]
        if not isinstance(node, Sequence):
            self.wrong(node, str(key.value), "a list of seats, or of lists of seats that share a place")
            return
        wanted = [each if isinstance(each, list) else [each] for each in validate_data(node)]
        if wanted != found:
            self.fail(node.span, str(key.value), wanted, found)

    def over(self, key: Scalar, node: Node) -> None:
        self.value(node, self.game.over, (str(key.value),))

    def view(self, key: Scalar, node: Node) -> None:
        self.findings.append(codes.NOT_YET.at(key.span, what="the view of one seat"))


CHECKS: dict[str, Callable[[_Check, Scalar, Node], None]] = {
    "options": _Check.options,
    "scores": _Check.scores,
    "ranking": _Check.ranking,
    "over": _Check.over,
    "view": _Check.view,
}
OFFERS: dict[str, Callable[[set[str], set[str]], bool]] = {  # what is said, what is offered
    "offered": lambda said, offered: said <= offered,
    "not_offered": lambda said, offered: not said & offered,
    "exactly": lambda said, offered: said == offered,
}


def _fits(wanted: SequenceOf[str | None], found: SequenceOf[str | None]) -> bool:
    """The same in the same order; `...` stands for any number of others."""
    if REST not in wanted:
        return list(wanted) == list(found)
    at = list(wanted).index(REST)
    before, after = list(wanted[:at]), list(wanted[at + 1 :])
    ends = list(found[len(found) - len(after) :])
    return len(found) >= len(before) + len(after) and list(found[:at]) == before and ends == after


def _fits_loosely(wanted: SequenceOf[str | None], found: SequenceOf[str | None]) -> bool:
    """The same in any order; with `...` there may be others."""
    named, there = Counter(each for each in wanted if each != REST), Counter(found)
    return named <= there if REST in wanted else named == there


PILES: dict[str, Callable[[SequenceOf[str | None], SequenceOf[str | None]], bool]] = {  # what is said, what lies there
    "any order": _fits_loosely,
    "holds": lambda wanted, found: Counter(wanted) <= Counter(found),
    "without": lambda wanted, found: not set(wanted) & set(found),
    "count": lambda wanted, found: True,
}


def _written(value: object) -> str:
    """A value as YAML writes it."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case list():
            return f"[{', '.join(map(_written, value))}]"
    return str(value)
