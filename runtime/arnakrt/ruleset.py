"""A compiled pack: programs for each number of players and choice of options, and what they share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from operator import itemgetter
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from arnakrt.arguments import cut, shown, whole
from arnakrt.state import HEAD, State

if TYPE_CHECKING:
    from arnakrt.determinize import Unknown
    from arnakrt.game import Game
    from arnakrt.parts import Parts
    from arnakrt.why import Why

USUAL = 2  # players of a game for which nothing else is said
Block = Callable[[State], Any]


class RulesError(ValueError):
    """A game that cannot be made, an option that is not offered, a save that does not fit: one sentence says why."""


@dataclass(slots=True)
class Names:
    """Where everything lies in a state, by the names that views and positions use."""

    counters: dict[str, int] = field(default_factory=dict)  # of the game: cell
    seat_counters: dict[str, int] = field(default_factory=dict)  # of a seat: offset
    icons: dict[str, int] = field(default_factory=dict)  # shift in the pool
    pool: int = -1  # offset of the pool of a seat
    game_marks: dict[str, tuple[int, str]] = field(default_factory=dict)  # name -> cell, form
    seat_marks: dict[str, tuple[int, str]] = field(default_factory=dict)  # name -> offset, form
    kind_marks: dict[str, dict[str, tuple[int, str]]] = field(default_factory=dict)  # kind -> name -> base, form
    piles: dict[str, int] = field(default_factory=dict)  # of the game, by the shown name
    seat_piles: dict[str, int] = field(default_factory=dict)
    kind_piles: dict[str, dict[str, int]] = field(default_factory=dict)
    cells: tuple[int, int] = (0, 0)  # cell of the first seat, cells of a seat
    pile_places: tuple[int, int] = (0, 0)
    kinds: dict[str, tuple[int, int]] = field(default_factory=dict)  # kind -> first number in the game, to the last
    homes: dict[int, str] = field(default_factory=dict)  # thing -> shown name of its home pile
    index: dict[tuple[str, str], int] = field(default_factory=dict)  # (kind, mark) -> cell of its set of things
    seat_index: dict[tuple[str, str], int] = field(default_factory=dict)  # the same for each seat: cell of seat 0
    pile_kinds: dict[str, tuple[str, ...]] = field(default_factory=dict)  # shown name of a pile -> kinds it takes
    mark_kinds: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)  # (owner, mark) -> kinds of things
    gaps: set[str] = field(default_factory=set)  # shown names of piles with empty places
    holds: set[tuple[str, str]] = field(default_factory=set)  # (kind, mark) that are places for things
    views: dict[str, str] = field(default_factory=dict)  # shown name of a pile -> who sees it: all, owner, top, none
    veiled: set[tuple[str, str]] = field(default_factory=set)  # (kind, mark) that nobody sees


@dataclass(eq=False)
class Program:
    """What was compiled for one number of players and one choice of options.

    Attributes:
        players: How many seats somebody plays: the first ones.
        seat_names: The name of every seat in positions: `p1`, `p2` ..., then the words of seats that nobody plays.
        frames: Blocks by number: `f(state)` goes on and returns the next block, or none where a decision is open.
        takes: For each frame that asks: `f(state, option)`; none for the others.
        paths: The path of each frame in the content: what a save names it by.
        prompts: The name of the question of each frame that asks.
        course, setup, begin: Where a game begins; where its set-up alone does, and what follows it.
        say: The sentence of an option in a language: `say(program, option, language, frame)`, where the frame is the open
            decision's; none if the pack has no texts.
        ask: What the decision of a frame asks, in a language: `ask(program, frame, language)`; none likewise.
        worth: What the evaluations of the pack give for a state and a seat from 0; none if it has none.
        families: Templates of option ids, each with the entity that fills its first gap (or 0); an option is a family's
            number times `width` plus an entity's.
        ways: Pairs of places between which a thing can go unseen by somebody: piles, or -1 - a cell of a mark.
        thing_names: Of each frame, which of the names that it keeps are things, or sets of them.
        lying: Of each frame, which of these names are things that lie in a pile of the running seat, and in which of its piles.
        parts: The parts of a state by their names (`parts.parts_of`), once somebody asked for them.
        save_head: What its saves begin with, once there was one.
        unknown: For seats, from 1, what each may not know (`determinize.unknown_to`), once somebody asked for it.
    """

    players: int
    seat_names: tuple[str, ...]
    options: dict[str, str]
    frames: list[Block]
    takes: list[Any]
    paths: list[str]
    prompts: list[str]
    free: Mapping[int, Callable[[State, int], Any]]
    width: int
    families: list[tuple[str, int]]
    words: tuple[str, ...]
    keeps: tuple[str, ...]
    template: State
    course: Block
    setup: Block
    begin: Block
    sheets: Callable[[State], list[dict[str, int]]]
    rank_keys: Callable[[State], list[tuple[int, ...]]]
    invariants: Callable[[State], Iterable[str]]
    names: Names
    things: tuple[str, ...]
    source: str = ""
    payments: Any = None
    every_id: tuple[str, ...] = ()
    say: Callable[[Program, int, str, int], str] | None = None
    ask: Callable[[Program, int, str], str] | None = None
    worth: Callable[[State, int], int] | None = None
    choices: dict[int, tuple[int, ...]] = field(default_factory=dict)  # frame that asks -> families of its own options
    ways: tuple[tuple[int, int], ...] = ()
    thing_names: list[tuple[int, ...]] = field(default_factory=list)
    lying: list[tuple[tuple[int, int], ...]] = field(default_factory=list)
    locals: list[tuple[str, ...]] = field(default_factory=list)  # of each frame the names that `State.locals` holds
    parts: Parts | None = None
    unknown: dict[int, Unknown] = field(default_factory=dict)
    _texts: dict[int, str] = field(default_factory=dict)
    save_head: str = ""

    @cached_property
    def frame_numbers(self) -> dict[str, int]:
        """The numbers of the frames by their paths."""
        return {path: number for number, path in enumerate(self.paths)}

    @cached_property
    def wide(self) -> tuple[int, ...]:
        """The cells in which there are often numbers that are more than a byte: the head, pools, index cells."""
        names = self.names
        first, size = names.cells
        pools = [first + seat * size + names.pool for seat in range(self.seats)]
        own = [cell + seat for cell in names.seat_index.values() for seat in range(1, self.seats + 1)]
        return tuple(sorted({*range(HEAD), *pools, *own, *names.index.values()}))

    @cached_property
    def wide_cells(self) -> Callable[[list[int]], tuple[int, ...]]:
        """Their numbers."""
        return itemgetter(*self.wide)

    def of_kind(self, kind: str) -> list[int]:
        """The numbers of the things of a kind that are in the game."""
        first, size = self.names.kinds[kind]
        return [number for number in range(first, first + size) if self.things[number]]

    @property
    def seats(self) -> int:
        """How many seats there are, with those that nobody plays."""
        return len(self.seat_names)

    def option_id(self, code: int) -> str:
        """The text of an option number."""
        text = self._texts.get(code)
        if text is None:
            family, thing = divmod(code, self.width)
            text = self._texts[code] = self._text(family, thing)
        return text

    def things_in(self, code: int) -> set[int]:
        """The numbers of the things that the id of an option names."""
        family, last = divmod(code, self.width)
        template, first = self.families[family]
        return {first, last if template.count("{}") > bool(first) else 0} - {0}

    def _text(self, family: int, thing: int) -> str:
        template, first = self.families[family]
        if first:
            template = template.replace("{}", self.words[first], 1)
        if "{n}" in template:
            return template.replace("{n}", str(thing))
        if "{seat}" in template:
            return template.replace("{seat}", self.seat_names[thing - 1])
        if "{keep}" in template:
            return template.replace("{keep}", self.keeps[thing])
        return template.replace("{}", self.words[thing])


def _word(value: object) -> str:
    """What is given as the value of an option, as the pack writes it."""
    number = whole(value)
    return value if isinstance(value, str) else shown(value if number is None else number)


_LOADED: WeakValueDictionary[str, Ruleset] = WeakValueDictionary()
"""Those of this process by their hashes."""


def _loaded(name: str, hash: str, load: Callable[..., Ruleset], *arguments: object) -> Ruleset:  # noqa: A002
    """The ruleset of a pickle: that of this process if there is one, else loaded.

    Raises:
        RulesError: It is another one now.
    """
    rules = _LOADED.get(hash)
    if rules is None:
        rules = load(*arguments)
        if rules.hash != hash:
            raise RulesError(
                f"'{name}' is not the ruleset any more that was pickled ('{hash}' then, '{rules.hash}' now)"
            )
    return rules


@dataclass(eq=False)
class Ruleset:
    """A pack that can be played.  Immutable; may be shared by threads.

    Attributes:
        name: The pack's name.
        hash: Of all that matters in the pack; saves name it.
        seats: The least and the greatest number of players.
        options: The pack's options and what each may be; the first is the default.
        option_games: Of options that are for some numbers of players alone: which.
        save_heads: Programs by what their saves begin with, once one was restored.
        explain: What `Game.why` asks, with the game, the id of an option and a language; none without the content.
    """

    name: str
    hash: str
    seats: tuple[int, int]
    options: dict[str, tuple[str, ...]]
    _compile: Callable[[int, dict[str, str]], Program] = field(repr=False)
    _entries: Mapping[str, tuple[str, ...]] = field(repr=False)
    _option_ids: Callable[[], tuple[str, ...]] = field(repr=False)
    _code_of: Callable[[str], str] = field(repr=False)
    _text: Callable[[str, str], str] | None = field(default=None, repr=False)
    _called: Callable[[str, str], str] | None = field(default=None, repr=False)
    option_games: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    explain: Callable[[Game, str, str], Why] | None = field(default=None, repr=False)
    _programs: dict[tuple[Any, ...], Program] = field(default_factory=dict, repr=False)
    save_heads: dict[str, Program] = field(default_factory=dict, repr=False)
    _again: tuple[Any, ...] = field(default=(), repr=False)

    def comes_from(self, load: Callable[..., Ruleset], *arguments: object) -> Ruleset:
        """Itself; from now on it can be pickled.

        Args:
            load: What gives it again, in another process too; a function of a module.
            arguments: What `load` is called with.
        """
        self._again = (load, *arguments)
        _LOADED[self.hash] = self
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """How a pickle has it: by what loads it again, and its hash.

        Raises:
            RulesError: Nothing is known to load it again.
        """
        if not self._again:
            raise RulesError(f"'{self.name}' cannot be pickled: it was made of no pack that could be loaded again")
        return _loaded, (self.name, self.hash, *self._again)

    def __copy__(self) -> Ruleset:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Ruleset:
        return self

    @property
    def usual_players(self) -> int:
        """Two where that can be, else as near to it as can be."""
        return min(max(USUAL, self.seats[0]), self.seats[1])

    def values_of(self, option: str) -> tuple[str, ...]:
        """What an option may be in some game.

        Raises:
            RulesError: The pack has no such option.
        """
        if not isinstance(option, str) or option not in self.options:
            known = ", ".join(self.options) or "none"
            raise RulesError(f"'{self.name}' has no option '{cut(option)}' (it has: {known})")
        return self.options[option]

    def choices(self, option: str, players: int) -> tuple[str, ...]:
        """What an option may be in a game.

        Args:
            option: One of `options`.
            players: How many play.

        Raises:
            RulesError: The pack has no such option.
        """
        values = self.values_of(option)
        return values if players in self.option_games.get(option, (players,)) else values[:1]

    def program(self, players: int, **options: str | int) -> Program:
        """The compiled program of a game; made on first use, which takes a while.

        Args:
            players: How many play.
            options: Options of the pack; what is left out has its first value.

        Raises:
            RulesError: No such number of players, or an unknown option or value.
        """
        low, high = self.seats
        many = whole(players)
        if many is None or not low <= many <= high:
            span = f"{low}" if low == high else f"{low} to {high}"
            raise RulesError(f"'{self.name}' is for {span} players, not {shown(players)}")
        players = many
        chosen = {name: values[0] for name, values in self.options.items()}
        for name, value in options.items():
            word = _word(value)
            if word not in self.values_of(name):
                known = ", ".join(self.options[name])
                raise RulesError(f"option '{name}' cannot be '{cut(word)}' (it can be: {known})")
            if word not in self.choices(name, players):
                games = " or ".join(map(str, self.option_games[name]))
                them = "player" if games == "1" else "players"
                raise RulesError(f"option '{name}' is for {games} {them}, not for {players}: leave it out")
            chosen[name] = word
        key = (players, *chosen.items())
        found = self._programs.get(key)
        if found is None:
            found = self._programs[key] = self._compile(players, chosen)
        return found

    def new_game(self, players: int = USUAL, seed: int = 0, start: int = 0, **options: str | int) -> Game:
        """A game at its first decision.

        Args:
            players: How many play.
            seed: All chance comes from it; equal seeds give equal games.
            start: The starting seat, from 0.
            options: Options of the pack.

        Raises:
            RulesError: The pack does not know such a game.
        """
        from arnakrt.game import new_game

        return new_game(self, self.program(players, **options), seed, start)

    def restore(self, text: str) -> Game:
        """The game of a save (`Game.to_json`).

        Raises:
            RulesError: The text is no save of this ruleset.
        """
        from arnakrt.record import restore

        return restore(self, text)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of entries, in the order of the content."""
        return tuple(self._entries)

    def entries(self, kind: str) -> tuple[str, ...]:
        """The ids of a kind, in the order of the content; empty for an unknown kind."""
        return self._entries.get(kind, ()) if isinstance(kind, str) else ()

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all entries."""
        return frozenset(each for ids in self._entries.values() for each in ids)

    @property
    def option_ids(self) -> tuple[str, ...]:
        """Every id that an option can have, in a fixed order."""
        return self._option_ids()

    def text(self, entry: str, language: str = "en") -> str:
        """The sentences of an entry's effects, made from what is compiled; empty for one without effects, and for an
        id that is none.

        Args:
            entry: Its id.
            language: Of the sentences; English where the pack has no such one.
        """
        return self._text(entry, language) if self._text and isinstance(entry, str) else ""

    def called(self, entry: str, language: str = "en") -> str:
        """The name of a thing; empty where there is none, and for an id of no thing.

        Args:
            entry: Its id.
            language: Of the name; the one in the content where the pack has none.
        """
        return self._called(entry, language) if self._called and isinstance(entry, str) else ""

    def code_of(self, entry: str) -> str:
        """The compiled form of an entry: the Python functions made from it, each line with its place; empty for an id that is none."""
        return self._code_of(entry) if isinstance(entry, str) else ""
