"""`then` against a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from arnakrt import Game
from arnakrt.parts import Part, Path, Reader, Said, number_in, seats_of
from arnakrt.state import READS
from arnakrt.view import ids, value

from arnakdsl import codes
from arnakdsl.checks.shape import validate_data
from arnakdsl.findings import Finding
from arnakdsl.scenarios.matching import COUNT, LISTS, OFFERS, PILES, fits, fits_loosely
from arnakdsl.scenarios.misfits import misfit_finding
from arnakdsl.scenarios.scenario import Failure
from arnakdsl.yamltree import Mapping, Node

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
        parts = {name: data for name, data in validate_data(self.root).items() if name not in CHECKS}
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

    # ------------------------------------------------------------ parts of the view

    def part(self, said: Said) -> None:
        if said.part.form == "pile":
            self.pile(said)
            return
        number, found = self.reader.number(said.part, said.value, said.path), number_in(said.part, self.game.state)
        if number is not None and number != found:
            program, form = self.game.program, "thing" if said.part.form == "held" else said.part.form
            self.fail(said.path, value(program, form, number), value(program, form, found))

    def single(self, part: Part, wanted: Any, found: int, path: Path) -> None:
        """A value that is no part of the view."""
        number = self.reader.number(part, wanted, path)
        if number is not None and number != found:
            self.fail(path, value(self.game.program, part.form, number), value(self.game.program, part.form, found))

    def pile(self, said: Said) -> None:
        """A list, or words with lists behind them."""
        found = ids(self.game.program, self.game.state.piles[said.part.at])
        if isinstance(said.value, list):
            if self.is_list(said.part, said.value, said.path):
                test = fits_loosely if self.is_loose(said.path) else fits
                if not test(self.reader.ids(said.value), found):
                    self.fail(said.path, said.value, found)
        elif isinstance(said.value, dict) and said.value:
            for word, each in said.value.items():
                self.word(said.part, word, each, (*said.path, word), found)
        else:
            self.reader.wrong(said.path, f"a list of ids, or a mapping with {', '.join(PILES)}", said.value)

    def word(self, part: Part, word: str, wanted: Any, path: Path, found: list[str | None]) -> None:
        if word not in PILES:
            self.reader.miss(path, "name", PILES, name=word)
        elif word == COUNT:
            self.single(A_COUNT, wanted, len(found), path)
        elif not isinstance(wanted, list):
            self.reader.wrong(path, "a list of ids", wanted)
        elif self.is_list(part, wanted, path) and not LISTS[word](self.reader.ids(wanted), found):
            self.fail(path, wanted, found)

    def is_list(self, part: Part, wanted: list[Any], path: Path) -> bool:
        """Could all of it lie in the pile?  Else it is noted."""
        before = len(self.reader.misfits)
        self.reader.things(part, wanted, path)
        return len(self.reader.misfits) == before

    def is_loose(self, path: Path) -> bool:
        """Has the pile no order that means anything?"""
        names = self.game.program.names
        owner = 2 if path[0] in names.kinds else 1 if path[0] in seats_of(self.game.program) else 0
        return ".".join(map(str, path[owner:])) in names.loose

    # ------------------------------------------------------------ what is no part of the view

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
        sheets = {f"p{seat}": sheet for seat, sheet in enumerate(self.game.scores, 1)}
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
        said = validate_data(node)
        if isinstance(said, dict):
            return said
        self.reader.wrong(path, wanted, said)
        return {}

    def ranking(self, node: Node, path: Path) -> None:
        said, seats = validate_data(node), seats_of(self.game.program)
        if not isinstance(said, list):
            self.reader.wrong(path, "a list of seats, or of lists of seats that share a place", said)
            return
        wanted = [each if isinstance(each, list) else [each] for each in said]
        wrong = [
            at for at, place in enumerate(wanted) if not all(isinstance(each, str) and each in seats for each in place)
        ]
        for at in wrong:
            self.reader.wrong((*path, at), "a seat such as p1, or a list of seats", said[at])
        found = [[f"p{seat + 1}" for seat in place] for place in self.game.ranking]
        if not wrong and [sorted(each) for each in wanted] != found:
            self.fail(path, wanted, found)

    def over(self, node: Node, path: Path) -> None:
        self.single(A_FLAG, validate_data(node), self.game.over, path)

    def view(self, node: Node, path: Path) -> None:
        key = next(key for key, value in self.root.items if value is node)
        self.findings.append(codes.NOT_YET.at(key.span, what="the view of one seat"))


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
