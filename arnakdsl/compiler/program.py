"""Generated text to a program: run once, and put together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from types import CodeType
from typing import Any

from arnakrt import moves
from arnakrt.generated import end_of, held, nth, over, rounds, spot, tops, watched
from arnakrt.ruleset import Program
from arnakrt.state import HEAD, OVER, State

from arnakdsl.compiler.blocks import Blocks
from arnakdsl.layout import Layout, names_of

CALLED: tuple[Callable[..., Any], ...] = (
    moves.place_of, moves.drop, moves.drop_gap, moves.drop_place, moves.drop_end, moves.take, moves.take_nth, moves.take_thing, moves.take_owned,
    moves.drop_owned, moves.bring_up, moves.give, moves.give_owned, moves.read, moves.show_top, moves.look, moves.deal, moves.deal_owned,
    moves.slide, moves.bury, moves.pour, moves.pour_hidden, moves.pour_owned, moves.show, moves.unveil, moves.shuffle,
    moves.trade_places, moves.close, nth, end_of, tops, spot, held, rounds, over, watched,
)  # fmt: skip
"""What generated code calls of the runtime."""

Names = dict[str, Any]


def linked_program(to: Blocks, source: str, begin: str, setup: str, free: dict[int, str]) -> Program:
    """Run the generated text, once, and put together what it defines."""
    names, frames = run(to, source)
    end, then = len(frames) - 1, to.frames.index(begin)
    layout = to.layout
    return Program(
        players=layout.players,
        seat_names=layout.seat_names,
        options=to.options,
        frames=frames,
        takes=[names[each] if each else None for each in (*to.takes, None)],
        paths=[*to.paths, "end"],
        prompts=[*to.prompts, ""],
        free={family: names[each] for family, each in free.items()},
        width=to.families.width,
        families=to.families.templates,
        words=("", *(each.word if to.variant.has(each.id) else "" for each in to.model.things)),
        keeps=to.costs.keeps(),
        template=template(layout),
        course=starting(names[setup], (then, (), (end, (), ()))),
        setup=starting(names[setup], (end, (), ())),
        begin=starting(names[begin], (end, (), ())),
        sheets=sheets(layout, {name: names[f"score_{name}"] for name in to.linked.scores}),
        rank_keys=rank_keys(layout, [names[f"score_{name}"] for name in to.linked.tiebreaks]),
        worth=worth(layout, [names[f"worth_{name}"] for name in to.linked.evaluations]),
        invariants=invariants(
            layout, [(name, each, names[f"holds_{name}"]) for name, (each, _, _) in to.linked.invariants.items()]
        ),
        names=names_of(layout),
        things=("", *(each.id if to.variant.has(each.id) else "" for each in to.model.things)),
        source=source,
        payments=to.costs.payments,
        choices=to.choices,
        ways=tuple(to.ways.found),
        thing_names=[thing_names(each, to.values.things) for each in (*to.envs, ())],
        every_id=tuple(dict.fromkeys(to.families.ids(list(to.variant.things()), layout.seat_names, to.costs.keeps()))),
    )


@lru_cache(maxsize=8192)
def _code(text: str, name: str) -> CodeType:
    """One function of the generated text; the programs of a pack, and of packs that differ in one place, share most."""
    return compile(text, name, "exec")


def run(to: Blocks, source: str) -> tuple[Names, list[Any]]:
    """The names that the generated text defines, and the blocks that can be gone back to; the last one ends the game."""
    frames: list[Any] = []

    def back(s: State) -> Any:
        number, s.locals, s.stack = s.stack
        return frames[number]

    names: Names = {
        **to.namespace.names,
        **{each.__name__: each for each in CALLED},
        "nothing": lambda s: None, "ever": lambda s: True, "never": lambda s: False, "back": back,
    }  # fmt: skip
    to.costs.names(names)
    if to.points is not None:
        names["come_by"] = to.points.passed.add
    for text in source.split("\n\n"):
        exec(_code(text, f"<{to.model.pack.name}>"), names)  # our own text
    frames.extend([*(names[each] for each in to.frames), over])
    to.costs.link(names)
    return names, frames


def thing_names(env: Sequence[str], things: set[str]) -> tuple[int, ...]:
    """Which of the names that a frame keeps are things, or sets of them."""
    return tuple(at for at, name in enumerate(env) if name in things)


def starting(block: Any, stack: tuple[Any, ...]) -> Any:
    """A block to begin with, and what is on the stack behind it."""

    def start(s: State) -> Any:
        s.stack, s.locals, s.asking = stack, (), OVER
        return block

    return start


def template(layout: Layout) -> State:
    """The state that every game begins with."""
    state = State()
    state.cells = [0] * layout.cells
    state.piles = [()] * layout.piles
    state.known = ((),) * layout.piles
    state.chance = (0,) * layout.piles
    state.stack, state.locals = (), ()
    state.asking, state.options, state.own = OVER, [], 0
    state.seed, state.log = 0, None
    assert state.cells[:HEAD] == [0] * HEAD, "the head is empty"
    return state


def for_seat(layout: Layout, s: State, seat: int) -> State:
    """Make a seat the running one, in place."""
    base, size = layout.seat_cells
    first, many = layout.seat_pile_places
    s.cells[0], s.cells[1], s.cells[2] = seat, base + (seat - 1) * size, first + (seat - 1) * many
    return s


def sheets(layout: Layout, scores: Names) -> Callable[[State], list[dict[str, int]]]:
    def found(s: State) -> list[dict[str, int]]:
        copy = s.copy()
        return [
            {name: score(for_seat(layout, copy, seat)) for name, score in scores.items()}
            for seat in range(1, layout.seats + 1)
        ]

    return found


def rank_keys(layout: Layout, keys: Sequence[Any]) -> Callable[[State], list[tuple[int, ...]]]:
    def found(s: State) -> list[tuple[int, ...]]:
        copy = s.copy()
        return [tuple(key(for_seat(layout, copy, seat)) for key in keys) for seat in range(1, layout.seats + 1)]

    return found


def worth(layout: Layout, parts: Sequence[Any]) -> Callable[[State, int], int] | None:
    """The sum of the evaluations for a seat from 0; nothing is copied, for bots ask it all the time."""
    if not parts:
        return None
    base, size = layout.seat_cells
    first, many = layout.seat_pile_places

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


def invariants(layout: Layout, tests: Sequence[tuple[str, str, Any]]) -> Callable[[State], list[str]]:
    """The names of those that do not hold, each tested for every player or once."""

    def broken(s: State) -> list[str]:
        copy = s.copy()
        found = []
        for name, each, holds in tests:
            seats = range(1, layout.players + 1) if each == "player" else (s.cells[0],)
            if not all(holds(for_seat(layout, copy, seat) if each == "player" else s) for seat in seats):
                found.append(name)
        return found

    return broken
