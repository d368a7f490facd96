"""`then` against a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from arnakrt import Game
from arnakrt.parts import HIDDEN, Part, Path, Reader, Said, seats_of
from arnakrt.state import READS
from arnakrt.view import seen, value

from arnakdsl.findings import Finding
from arnakdsl.scenarios.matching import COUNT, LISTS, OFFERS, PILES, fits, fits_loosely
from arnakdsl.scenarios.misfits import misfit_finding
from arnakdsl.scenarios.scenario import Failure
from arnakdsl.yamltree import Mapping, Node, plain_data

ALSO = {"hidden_reads": Part("count", READS)}
A_NUMBER = Part("number", 0)
A_COUNT = Part("count", 0)
A_FLAG = Part("flag", 0)


def compare(game: Game, then: Mapping | None, log: tuple[str, ...] = ()) -> tuple[list[Failure], list[Finding]]:
    """What is not as `then` says, and what it says that could be in no game of this pack."""
    if then is None:
        return [], []
    comparison = _compared(game, plain_data(then))
    failures = [_failure(each, then, log) for each in comparison.differences]
    failures.sort(key=lambda each: each.span.start)
    return failures, [misfit_finding(each, then, then.span) for each in comparison.reader.misfits]


def fits_no_game(game: Game, then: dict[str, Any]) -> bool:
    """Does `then`, as data, say something that could be in no game of this pack?"""
    return bool(_compared(game, then).reader.misfits)


class Difference(NamedTuple):
    """What is not as it is said at a path of keys; `what` says the path in other words."""

    path: Path
    what: str
    expected: object
    found: object


def _failure(each: Difference, root: Mapping, log: tuple[str, ...]) -> Failure:
    node: Node | None = root
    for key in each.path:
        assert isinstance(node, Mapping), "it was read along this path"
        node = node.get(str(key))
    assert node is not None, "it was read along this path"
    what = each.what or ".".join(map(str, each.path))
    return Failure(node.span, what, written(each.expected), written(each.found), log)


def _compared(game: Game, then: dict[str, Any]) -> _Comparison:
    comparison = _Comparison(game)
    parts = {name: said for name, said in then.items() if name not in CHECKS}
    for each in comparison.reader.said(parts, ALSO):
        comparison.part(each)
    for name, said in then.items():
        if name in CHECKS:
            CHECKS[name](comparison, said, (name,))
    return comparison


@dataclass(slots=True)
class _Comparison:
    """Compares part by part; its reader notes what cannot be."""

    game: Game
    differences: list[Difference] = field(default_factory=list)
    reader: Reader = field(init=False)

    def __post_init__(self) -> None:
        self.reader = Reader(self.game.program)

    def fail(self, path: Path, expected: object, found: object, what: str = "") -> None:
        self.differences.append(Difference(path, what, expected, found))

    # ------------------------------------------------------------ parts of a view

    def part(self, said: Said, seat: int | None = None) -> None:
        """A part as it is, or as a seat, from 1, sees it."""
        found = seen(self.game.program, self.game.state, said.part, seat)
        if said.part.form == "pile":
            self.pile(said, found, seat)
        elif said.value == HIDDEN and not said.part.open_to(seat):
            if found != HIDDEN:
                self.fail(said.path, HIDDEN, found)
        else:
            self.single(said.part, said.value, found, said.path)

    def single(self, part: Part, wanted: Any, found: Any, path: Path) -> None:
        number = self.reader.number(part, wanted, path)
        if number is not None and value(self.game.program, part.form, number) != found:
            self.fail(path, value(self.game.program, part.form, number), found)

    def pile(self, said: Said, found: list[str | None], seat: int | None) -> None:
        """A list, or words with lists behind them."""
        if isinstance(said.value, list):
            if self.is_list(said.part, said.value, said.path, seat):
                test = fits_loosely if self.is_loose(said.part) else fits
                if not test(self.reader.ids(said.value), found):
                    self.fail(said.path, said.value, found)
        elif isinstance(said.value, dict) and said.value:
            for word, each in said.value.items():
                self.word(said.part, word, each, (*said.path, word), found, seat)
        else:
            self.reader.wrong(said.path, f"a list of ids, or a mapping with {', '.join(PILES)}", said.value)

    def word(self, part: Part, word: str, wanted: Any, path: Path, found: list[str | None], seat: int | None) -> None:
        if word not in PILES:
            self.reader.miss(path, "name", PILES, name=word)
        elif word == COUNT:
            self.single(A_COUNT, wanted, len(found), path)
        elif not isinstance(wanted, list):
            self.reader.wrong(path, "a list of ids", wanted)
        elif self.is_list(part, wanted, path, seat) and not LISTS[word](self.reader.ids(wanted), found):
            self.fail(path, wanted, found)

    def is_list(self, part: Part, wanted: list[Any], path: Path, seat: int | None) -> bool:
        """Could all of it be seen in the pile?  Else it is noted."""
        before = len(self.reader.misfits)
        self.reader.things(part, wanted, path, hidden=not part.open_to(seat))
        return len(self.reader.misfits) == before

    @staticmethod
    def is_loose(part: Part) -> bool:
        """Has the pile no order that means anything?"""
        return part.view in ("all", "owner") and not part.gaps

    # ------------------------------------------------------------ what is no part of a view

    def options(self, said: Any, path: Path) -> None:
        decision = self.game.decision
        offered = [each.id for each in decision.options] if decision else []
        for word, wanted in self.mapping(said, path, f"a mapping with {', '.join(OFFERS)}").items():
            if word not in OFFERS:
                self.reader.miss((*path, word), "name", tuple(OFFERS), name=word)
            elif not isinstance(wanted, list):
                self.reader.wrong((*path, word), "a list of options", wanted)
            elif self.are_ids(wanted, (*path, word)) and not OFFERS[word](set(map(str, wanted)), set(offered)):
                self.fail((*path, word), wanted, offered, f"options {word}")

    def are_ids(self, wanted: list[Any], path: Path) -> bool:
        wrong = [at for at, each in enumerate(wanted) if each is None or isinstance(each, dict | list)]
        for at in wrong:
            self.reader.wrong((*path, at), "the id of an option", wanted[at])
        return not wrong

    def scores(self, said: Any, path: Path) -> None:
        sheets = dict(zip(self.game.program.seat_names, self.game.scores, strict=True))
        for seat, wanted in self.mapping(said, path, "a mapping of seats").items():
            sheet = sheets.get(seat)
            if sheet is None:
                self.reader.miss((*path, seat), "name", tuple(sheets), name=seat)
            elif isinstance(wanted, dict):
                for source, points in wanted.items():
                    if source in sheet:
                        self.single(A_NUMBER, points, sheet[source], (*path, seat, source))
                    else:
                        self.reader.miss((*path, seat, source), "name", tuple(sheet), name=source)
            else:
                self.single(A_NUMBER, wanted, sum(sheet.values()), (*path, seat))

    def mapping(self, said: Any, path: Path, wanted: str) -> dict[str, Any]:
        if isinstance(said, dict):
            return said
        self.reader.wrong(path, wanted, said)
        return {}

    def ranking(self, said: Any, path: Path) -> None:
        seats = seats_of(self.game.program)
        if not isinstance(said, list):
            self.reader.wrong(path, "a list of seats, or of lists of seats that share a place", said)
            return
        wanted = [each if isinstance(each, list) else [each] for each in said]
        wrong = [
            at for at, place in enumerate(wanted) if not all(isinstance(each, str) and each in seats for each in place)
        ]
        for at in wrong:
            self.reader.wrong((*path, at), "a seat such as p1, or a list of seats", said[at])
        names = self.game.program.seat_names
        found = [[names[seat] for seat in place] for place in self.game.ranking]
        if not wrong and [sorted(each, key=names.index) for each in wanted] != found:
            self.fail(path, wanted, found)

    def over(self, said: Any, path: Path) -> None:
        self.single(A_FLAG, said, self.game.over, path)

    def view(self, said: Any, path: Path) -> None:
        """What single seats may know."""
        seats = seats_of(self.game.program)
        for name, parts in self.mapping(said, path, "a mapping of seats").items():
            if name not in seats:
                self.reader.miss((*path, name), "name", tuple(seats), name=name)
            elif not isinstance(parts, dict):
                self.reader.wrong((*path, name), "a mapping", parts)
            else:
                for each in self.reader.said(parts, {}, (*path, name)):
                    self.part(each, seats[name])


CHECKS: dict[str, Callable[[_Comparison, Any, Path], None]] = {
    "options": _Comparison.options,
    "scores": _Comparison.scores,
    "ranking": _Comparison.ranking,
    "over": _Comparison.over,
    "view": _Comparison.view,
}


def written(value: object) -> str:
    """A value as YAML writes it."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case list():
            return f"[{', '.join(map(written, value))}]"
    return str(value)
