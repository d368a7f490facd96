"""A program as it was written: plain data and code, and the way from there to a `Program`.

What was compiled a moment ago and what was kept come the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from operator import eq, ge, gt, le, lt, ne
from types import CodeType
from typing import Any

from arnakrt import moves
from arnakrt.generated import end_of, held, nth, once, over, rounds, spot, tops, watched
from arnakrt.payment import Cost, Hierarchy, Payments, Table, TokenSource
from arnakrt.ruleset import Names, Program
from arnakrt.state import HEAD, OVER, State

CALLED: tuple[Callable[..., Any], ...] = (
    moves.place_of, moves.drop, moves.drop_gap, moves.drop_place, moves.drop_end, moves.take, moves.take_nth, moves.take_thing, moves.take_owned,
    moves.drop_owned, moves.bring_up, moves.give, moves.give_owned, moves.read, moves.show_top, moves.look, moves.deal, moves.deal_owned,
    moves.slide, moves.bury, moves.pour, moves.pour_hidden, moves.pour_owned, moves.show, moves.unveil, moves.shuffle,
    moves.trade_places, moves.close, nth, end_of, tops, spot, held, rounds, once, over, watched,
)  # fmt: skip
"""What generated code calls of the runtime."""

Written = Mapping[str, Any]
"""A program as plain data:

    program     the fields of `Program` that are plain
    names       the fields of `Names`
    layout      cells, piles, seats; of a seat (first cell, cells) and (first pile, piles)
    frames      the name of each block that can be gone back to; takes: of what takes its options, or none
    free        for each family of a free action the name of what starts it
    begins      the names of the set-up and of what follows it, and the number of the latter's frame
    scores      name -> function; evaluations, tiebreaks: functions; invariants: (name, for each player or once, function)
    tables      name -> plain table; answers: name -> (way, what it goes by)
    payments    costs, sources and names of the generated parts of payment
"""


# ---------------------------------------------------------------- answers worked out on first use


def things_of(first: int, mask: int) -> tuple[int, ...]:
    """The things of a mask."""
    return tuple(first + at for at in range(mask.bit_length()) if mask >> at & 1)


def codes_of(first: int, mask: int) -> list[int]:
    """The options of a mask, in a list of its own for each mask."""
    found: list[int] = []
    for at in range(0, mask.bit_length(), 8):
        found += _eight(first + at, mask >> at & 255)
    return found


@cache
def _eight(first: int, mask: int) -> tuple[int, ...]:
    return things_of(first, mask)


def image_of(pairs: Sequence[tuple[int, int]], mask: int) -> int:
    """The mask of what the bits of a mask lead to."""
    found = 0
    for bit, to in pairs:
        if mask >> bit & 1:
            found |= 1 << to
    return found


TESTS: dict[str, Callable[[int, int], bool]] = {"=": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}


def compared(op: str, values: Sequence[int], value: int) -> int:
    """The mask of those whose own value compares so with this one."""
    test = TESTS[op]
    return sum(1 << at for at, own in enumerate(values) if test(own, value))


def within(asked: Sequence[int], bits: int, there: int) -> int:
    """For an amount that is there: which of some costs ask no more of it."""
    return sum(1 << number for number, n in enumerate(asked) if n <= max(there, 0)) & bits


def within_both(asked: Sequence[int], of_another: Sequence[int], bits: int, there: int) -> Answers:
    """The same for two amounts, one after the other."""
    return Answers("within", of_another, within(asked, bits, there))


def altered(recipe: tuple[Any, ...], how: str, number: int, key: int) -> int:
    """The answer of another recipe and a number: what is in both, in either, or in the number alone."""
    way, *data = recipe
    answer: int = WAYS[way](*data, key)
    match how:
        case "&":
            return answer & number
        case "|":
            return answer | number
        case _:
            return number & ~answer


WAYS: dict[str, Callable[..., Any]] = {
    each.__name__: each for each in (things_of, codes_of, image_of, compared, within, within_both, altered)
}


class Answers(Table):
    """A table that is filled as it is asked: in one of the ways, from data."""

    def __init__(self, way: str, *data: Any) -> None:
        super().__init__(partial(WAYS[way], *data))
        self.recipe = (way, *data)


# ---------------------------------------------------------------- to a program


def program_of(written: Written, codes: Iterable[CodeType], come_by: Callable[[int], Any] | None = None) -> Program:
    """Run the code of a program, once, and put together what it defines."""
    frames: list[Any] = []

    def back(s: State) -> Any:
        number, s.locals, s.stack = s.stack
        return frames[number]

    payments = _payments(written["payments"])
    names: dict[str, Any] = {
        **written["tables"],
        **{name: Answers(*recipe) for name, recipe in written["answers"].items()},
        **{each.__name__: each for each in CALLED},
        **_payment_names(payments, written["payments"]["units"]),
        "nothing": lambda s: None, "ever": lambda s: True, "never": lambda s: False, "back": back,
        "come_by": come_by,
    }  # fmt: skip
    for code in codes:
        exec(code, names)  # our own text
    frames.extend([*(names[each] for each in written["frames"]), over])
    _link(payments, written["payments"], names)
    layout, (setup, begin, then), end = written["layout"], written["begins"], len(frames) - 1
    return Program(
        **written["program"],
        frames=frames,
        takes=[names[each] if each else None for each in (*written["takes"], None)],
        free={family: names[each] for family, each in written["free"].items()},
        template=blank(layout["cells"], layout["piles"]),
        course=_starting(names[setup], (then, (), (end, (), ()))),
        setup=_starting(names[setup], (end, (), ())),
        begin=_starting(names[begin], (end, (), ())),
        sheets=_sheets(layout, {name: names[each] for name, each in written["scores"].items()}),
        worth=_worth(layout, [names[each] for each in written["evaluations"]]),
        rank_keys=_rank_keys(layout, [names[each] for each in written["tiebreaks"]]),
        invariants=_invariants(layout, [(name, each, names[holds]) for name, each, holds in written["invariants"]]),
        names=Names(**written["names"]),
        payments=payments,
    )


def _starting(block: Any, stack: tuple[Any, ...]) -> Any:
    """A block to begin with, and what is on the stack behind it."""

    def start(s: State) -> Any:
        s.stack, s.locals, s.asking = stack, (), OVER
        return block

    return start


def blank(cells: int, piles: int) -> State:
    """The state that every game begins with."""
    state = State()
    state.cells = [0] * cells
    state.piles = [()] * piles
    state.known, state.lent = [()] * piles, False
    state.chance = (0,) * piles
    state.stack, state.locals = (), ()
    state.asking, state.options, state.own = OVER, [], 0
    state.seed, state.log = 0, None
    assert state.cells[:HEAD] == [0] * HEAD, "the head is empty"
    return state


# ---------------------------------------------------------------- what is asked of every seat


def _for_seat(layout: Mapping[str, Any], s: State, seat: int) -> State:
    """Make a seat the running one, in place."""
    base, size = layout["seat_cells"]
    first, many = layout["seat_piles"]
    s.cells[0], s.cells[1], s.cells[2] = seat, base + (seat - 1) * size, first + (seat - 1) * many
    return s


def _sheets(layout: Mapping[str, Any], scores: Mapping[str, Any]) -> Callable[[State], list[dict[str, int]]]:
    def found(s: State) -> list[dict[str, int]]:
        copy = s.copy()
        return [
            {name: score(_for_seat(layout, copy, seat)) for name, score in scores.items()}
            for seat in range(1, layout["seats"] + 1)
        ]

    return found


def _rank_keys(layout: Mapping[str, Any], keys: Sequence[Any]) -> Callable[[State], list[tuple[int, ...]]]:
    def found(s: State) -> list[tuple[int, ...]]:
        copy = s.copy()
        return [tuple(key(_for_seat(layout, copy, seat)) for key in keys) for seat in range(1, layout["seats"] + 1)]

    return found


def _worth(layout: Mapping[str, Any], parts: Sequence[Any]) -> Callable[[State, int], int] | None:
    """The sum of the evaluations for a seat from 0; nothing is copied, for bots ask it all the time."""
    if not parts:
        return None
    base, size = layout["seat_cells"]
    first, many = layout["seat_piles"]

    def found(s: State, seat: int) -> int:
        cells = s.cells
        running = cells[:3]
        cells[:3] = seat + 1, base + seat * size, first + seat * many
        value = 0
        for part in parts:
            value += part(s)
        cells[:3] = running
        return value

    return found


def _invariants(layout: Mapping[str, Any], tests: Sequence[tuple[str, str, Any]]) -> Callable[[State], list[str]]:
    """The names of those that do not hold, each tested for every player or once."""

    def broken(s: State) -> list[str]:
        copy = s.copy()
        found = []
        for name, each, holds in tests:
            seats = range(1, layout["players"] + 1) if each == "player" else (s.cells[0],)
            if not all(holds(_for_seat(layout, copy, seat) if each == "player" else s) for seat in seats):
                found.append(name)
        return found

    return broken


# ---------------------------------------------------------------- payment


def _payments(data: Mapping[str, Any]) -> Payments:
    unit_frame, icon_frame, keep_frame = data["frames"]
    return Payments(
        Hierarchy(data["pays"]),
        data["players"],
        [Cost(*each) for each in data["costs"]],
        data["money"],
        tuple(TokenSource(*each) for each in data["sources"]),
        data["pool"],
        unit_frame,
        icon_frame,
        keep_frame,
    )


def _payment_names(payments: Payments, units: int) -> dict[str, Any]:
    """What generated code calls of the payment."""
    costs = payments.costs
    by_need = Table(lambda have: Table(lambda money: payments.mask(have, money)))
    return {
        "pay": payments.begin,
        "payable": payments.payable,
        "tokens_of": [cost.tokens for cost in costs],
        "beyond": [bool(cost.units or cost.need) for cost in costs],
        "icon_costs": Table(lambda have: _by_money(payments, by_need[payments.enough(have)])),
        **{f"unit_costs_{n}": Answers("within", [dict(cost.units).get(n, 0) for cost in costs], -1) for n in range(units)},
        "pay_unit": payments.ask_unit, "take_unit": payments.take_unit,
        "pay_icons": payments.ask_icons, "take_icons": payments.take_icons,
        "pay_leftover": payments.ask_leftover, "take_leftover": payments.take_leftover,
    }  # fmt: skip


def _by_money(payments: Payments, answers: Table) -> Table:
    """Answers for all the money that is there, by what of it could be used."""
    return Table(lambda money: answers[payments.enough_money(_several(money))])


def _several(money: int | tuple[int, ...]) -> tuple[int, ...]:
    return money if isinstance(money, tuple) else (money,)


def _link(payments: Payments, data: Mapping[str, Any], names: dict[str, Any]) -> None:
    """Give the payment its generated parts, and generated code the payment's."""
    made = {part: names[name] for part, name in data["parts"].items()}
    names["affordable"] = made["affordable"]
    payments.total = made["total"]
    payments.candidates = made["candidates"]
    payments.use = made["use"]
    payments.unit_candidates = made["unit_candidates"]
    payments.give = made["give"]
    payments.asks_leftover = made["asks_leftover"]
    payments.resume = names["back"]
    base, pools = data["keep"]
    codes = {pool: base + at for at, pool in enumerate(pools)}
    payments.keep = codes.get
    payments.pool_of = {code: pool for pool, code in codes.items()}.__getitem__
