"""`then` against a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

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
    comparison = _Comparison(game, then, log)
    comparison.run()
    return comparison.failures, comparison.findings


@dataclass(slots=True)
class _Comparison:
    """Compares part by part; the misfits of its reader become findings."""

    game: Game
    root: Mapping
    log: tuple[str, ...]
    failures: list[Failure] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    reader: Reader = field(init=False)

    def __post_init__(self) -> None:
        self.reader = Reader(self.game.program)

    def run(self) -> None:
        others = {str(key.value): node for key, node in self.root.items if key.value in CHECKS}
        parts = {name: data for name, data in plain_data(self.root).items() if name not in CHECKS}
        for said in self.reader.said(parts, ALSO):
            self.part(said)
        for name, node in others.items():
            CHECKS[name](self, node, (name,))
        self.failures.sort(key=lambda each: each.span.start)
        self.findings += [misfit_finding(each, self.root, self.root.span) for each in self.reader.misfits]

    def fail(self, path: Path, expected: object, found: object, what: str = "") -> None:
        """A difference at a path of keys."""
        node: Node | None = self.root
        for each in path:
            assert isinstance(node, Mapping), "it was read along this path"
            node = node.get(str(each))
        assert node is not None, "it was read along this path"
        what = what or ".".join(map(str, path))
        self.failures.append(Failure(node.span, what, written(expected), written(found), self.log))

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

    def options(self, node: Node, path: Path) -> None:
        decision = self.game.decision
        offered = [each.id for each in decision.options] if decision else []
        for word, wanted in self.mapping(node, path, f"a mapping with {', '.join(OFFERS)}").items():
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

    def scores(self, node: Node, path: Path) -> None:
        sheets = dict(zip(self.game.program.seat_names, self.game.scores, strict=True))
        for seat, said in self.mapping(node, path, "a mapping of seats").items():
            sheet = sheets.get(seat)
            if sheet is None:
                self.reader.miss((*path, seat), "name", tuple(sheets), name=seat)
            elif isinstance(said, dict):
                for source, points in said.items():
                    if source in sheet:
                        self.single(A_NUMBER, points, sheet[source], (*path, seat, source))
                    else:
                        self.reader.miss((*path, seat, source), "name", tuple(sheet), name=source)
            else:
                self.single(A_NUMBER, said, sum(sheet.values()), (*path, seat))

    def mapping(self, node: Node, path: Path, wanted: str) -> dict[str, Any]:
        said = plain_data(node)
        if isinstance(said, dict):
            return said
        self.reader.wrong(path, wanted, said)
        return {}

    def ranking(self, node: Node, path: Path) -> None:
        said, seats = plain_data(node), seats_of(self.game.program)
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

    def over(self, node: Node, path: Path) -> None:
        self.single(A_FLAG, plain_data(node), self.game.over, path)

    def view(self, node: Node, path: Path) -> None:
        """What single seats may know."""
        seats = seats_of(self.game.program)
        for name, said in self.mapping(node, path, "a mapping of seats").items():
            if name not in seats:
                self.reader.miss((*path, name), "name", tuple(seats), name=name)
            elif not isinstance(said, dict):
                self.reader.wrong((*path, name), "a mapping", said)
            else:
                for each in self.reader.said(said, {}, (*path, name)):
                    self.part(each, seats[name])


CHECKS: dict[str, Callable[[_Comparison, Node, Path], None]] = {
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
