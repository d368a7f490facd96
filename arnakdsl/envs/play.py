"""What every environment plays: a game, its actions, observations and rewards."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from arnakrt import Game, Ruleset, arguments
from arnakrt.ruleset import Program, RulesError
from numpy.typing import NDArray

from arnakdsl.bots.bot import asked
from arnakdsl.envs.actions import Actions
from arnakdsl.envs.observation import Observer

__all__ = ["Setup"]

REWARDS = ("win", "score")
RENDER_MODES = ("ansi", "human")
ILLEGAL = {"win": -1.0, "score": -100.0}
"""The reward of an action that is not offered, unless another is wanted."""


def for_illegal(given: Any, reward: str) -> float:
    """The reward of an action that is not offered, which may be given.

    Raises:
        RulesError: It is no number.
    """
    if given is None:
        return ILLEGAL[reward]
    try:
        number = float(given)
    except (TypeError, ValueError, OverflowError):
        number = math.nan
    if not math.isfinite(number):
        raise RulesError(f"the reward of an illegal action is a number, not {arguments.shown(given)}")
    return number


def render_mode_of(given: str | None) -> str | None:
    """How an environment is shown, if at all.

    Raises:
        RulesError: There is no such way.
    """
    if given is not None and given not in RENDER_MODES:
        raise RulesError(f"there is no render mode {arguments.shown(given)} (there are: {', '.join(RENDER_MODES)})")
    return given


Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


@dataclass(eq=False)
class Setup:
    """What is played and how it is counted: shared by the copies of an environment, and made again from its words elsewhere.

    Attributes:
        pack: A folder, a built file or the name of a packaged pack; none for the usual one.
        players: How many play.
        reward: At the end of a game, nothing before: `win` is 1 for the first place and shared by those who share it, the
            others lose as much together, so that two players get 1 and -1, or 0 each; `score` is the difference between a
            player's points and the mean of the others'.  Seats that nobody plays are others too.
        options: Options of the pack.

    Raises:
        ContentError: The pack has errors.
        RulesError: The pack knows no such game, or there is no such reward.
    """

    pack: Path | str | None = None
    players: int = 2
    reward: str = "win"
    options: dict[str, Any] = field(default_factory=dict)
    rules: Ruleset = field(init=False)
    program: Program = field(init=False)
    actions: Actions = field(init=False)
    observer: Observer = field(init=False)

    def __post_init__(self) -> None:
        if self.reward not in REWARDS:
            raise RulesError(f"there is no reward {arguments.shown(self.reward)} (there are: {', '.join(REWARDS)})")
        self.rules = ruleset(self.pack)
        self.program = self.rules.program(self.players, **self.options)
        if self.reward == "win" and self.program.seats == 1:
            raise RulesError("one who plays alone has nobody to win against: take the reward 'score'")
        self.actions = Actions(self.program, self.rules.option_ids)
        self.observer = Observer(self.program)

    @property
    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the greatest that each number of an observation can be."""
        return np.array(self.observer.low, np.int32), np.array(self.observer.high, np.int32)

    def __deepcopy__(self, memo: dict[int, Any]) -> Setup:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return setup, (self.pack, self.players, self.reward, self.options)

    def begin(self, seed: int, start: int = 0) -> Play:
        """A game at its first decision.

        Args:
            seed: All chance comes from it.
            start: The seat that begins, from 0.
        """
        return Play(self, self.rules.new_game(self.players, seed, start, **self.options))


@dataclass(slots=True)
class Play:
    """A game of a setup.  A deep copy and a pickle play on identically."""

    setup: Setup
    game: Game

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return Play(self.setup, self.game.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.setup, self.game.to_json())

    @property
    def seat(self) -> int:
        """Who is asked, from 0; -1 when the game is over."""
        return asked(self.game.state)

    def actions(self) -> list[int]:
        """What may be chosen, in the order of the decision; nothing when the game is over."""
        actions = self.setup.actions
        return [] if self.game.over else [actions[code] for code in self.game.state.options]

    def mask(self, seat: int) -> Mask:
        """1 for each action that a seat may choose now: none while it is not asked."""
        mask = np.zeros(len(self.setup.actions), np.int8)
        if seat == self.seat:
            mask[self.actions()] = 1
        return mask

    def observe(self, seat: int) -> Numbers:
        """What a seat may know (`observation`)."""
        return np.frombuffer(self.setup.observer.observe(self.game.state, seat), np.int32)

    def act(self, action: object) -> str:
        """Choose.  An action that is not offered leaves the game as it is, and what is returned says so.

        Raises:
            RulesError: There is no such action.
        """
        number = self.setup.actions.checked(action)
        offered = self.actions()
        if number not in offered:
            who = f"player {self.seat}" if offered else "anybody: the game is over"
            return f"the action {number} ('{self.setup.actions.ids[number]}') is not offered to {who}"
        self.game.choose(offered.index(number))
        return ""

    def rewards(self) -> list[float]:
        """What each player gets for the game as it stands."""
        seats = self.setup.program.seats
        if self.setup.reward == "score":
            points = [sum(sheet.values()) for sheet in self.game.scores]
            rest = max(1, seats - 1)
            return [each - (sum(points) - each) / rest for each in points[: self.setup.players]]
        first = self.game.ranking[0]
        shares = [(seat in first) / len(first) for seat in range(self.setup.players)]
        return [(seats * each - 1) / (seats - 1) for each in shares]

    def text(self) -> str:
        """The points, and the open decision with its options."""
        points = [
            f"{name} {sum(sheet.values())}"
            for name, sheet in zip(self.setup.program.seat_names, self.game.scores, strict=True)
        ]
        lines = [f"points: {', '.join(points)}"]
        decision = self.game.decision
        if decision is None:
            return "\n".join([*lines, "the game is over"])
        lines.append(f"{self.setup.program.seat_names[decision.player]}: {decision.text()}")
        return "\n".join([*lines, *(f"  {each.id}: {each.text()}" for each in decision.options)])


class Numbered:
    """What the environments of all libraries tell of their numbers."""

    _setup: Setup

    @property
    def setup(self) -> Setup:
        """What is played."""
        return self._setup

    @property
    def observation_names(self) -> tuple[str, ...]:
        """What each number of an observation is (`observation`)."""
        return self.setup.observer.names

    @property
    def option_ids(self) -> tuple[str, ...]:
        """The option of each action."""
        return self.setup.actions.ids


def shown(text: str, render_mode: str | None) -> str | None:
    """What rendering gives: the text, or none where the mode has it printed."""
    if render_mode != "human":
        return text
    print(text)  # noqa: T201
    return None


def restored(setup: Setup, text: str) -> Play:
    """The game of a save."""
    return Play(setup, setup.rules.restore(text))


# ---------------------------------------------------------------- what was loaded

_Stamp = tuple[tuple[str, int, int], ...]
_loaded: dict[Path, tuple[_Stamp, Ruleset]] = {}
_setups: dict[str, Setup] = {}


def setup(pack: Path | str | None, players: int, reward: str, options: dict[str, Any]) -> Setup:
    """A setup, the same one while the pack is the same."""
    key = repr((pack, players, reward, sorted(options.items())))
    if key not in _setups or _setups[key].rules is not ruleset(pack):
        _setups[key] = Setup(pack, players, reward, options)
    return _setups[key]


def ruleset(pack: Path | str | None = None) -> Ruleset:
    """The playable form of a pack, kept until one of its files changes.

    Raises:
        ContentError: The pack has errors.
    """
    import arnakdsl
    from arnakdsl.api import default_content
    from arnakdsl.resources import pack_folder

    path = default_content() if pack is None else pack_folder(pack)
    try:
        path = path.resolve()
        stamp = _stamp(path)
    except (OSError, ValueError):
        return arnakdsl.load(path)  # which says what is wrong with it
    if path not in _loaded or _loaded[path][0] != stamp:
        _loaded[path] = stamp, arnakdsl.load(path)
    return _loaded[path][1]


def _stamp(path: Path) -> _Stamp:
    """When each file was written, and its size."""
    files = sorted(path.rglob("*")) if path.is_dir() else [path]
    stats = [(str(each), each.stat()) for each in files if each.is_file()]
    return tuple((name, stat.st_mtime_ns, stat.st_size) for name, stat in stats)
