"""A game as an OpenSpiel Python game: `pip install 'arnakdsl[openspiel]'`.

    from arnakdsl.envs.openspiel import game

    state = game(players=2, board="bird").new_initial_state()
    state.apply_action(7)  # the one chance node: the seed
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])

`pyspiel.load_game("arnakdsl(players=2,options=board:bird)")` gives the same once this module is imported.
"""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from typing import Any

from arnakdsl.envs import missing

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as problem:
    raise missing("openspiel", problem) from None

from arnakrt.arguments import shown, whole
from arnakrt.ruleset import RulesError

from arnakdsl.envs.play import Numbered, Play, Setup, setup

__all__ = ["Game", "Observer", "State", "game"]

NAME = "arnakdsl"
SEEDS = 1000
MOST_SEEDS = 1_000_000
MOST_DECISIONS = 10_000
MOST_PLAYERS = 16
MOST_POINTS = 1e6
DEFAULTS = {"players": 2, "pack": "", "options": "", "reward": "win", "seeds": SEEDS}


def game(
    players: int = 2,
    *,
    pack: Path | str | None = None,
    reward: str = "win",
    seeds: int = SEEDS,
    **options: str | int,
) -> Game:
    """The game of a pack.

    The root is a chance node whose outcomes are the seeds, each as likely as the others; nothing after it is chance, so that
    all that a seed hides is fixed there.  Rewards come at the end.  An action is the place of an option in
    `rules.option_ids`; one that is not legal is refused.

    Args:
        players: How many play.
        pack: A folder, a built file or the name of a packaged pack; without one the packaged game.
        reward: `win` or `score` (`play.Setup`).
        seeds: How many seeds there are: from 0, as those of `rules.new_game`.
        options: Options of the pack.
    """
    words = ";".join(f"{name}:{value}" for name, value in options.items())
    return Game({"players": players, "pack": str(pack or ""), "options": words, "reward": reward, "seeds": seeds})


def _options(text: str) -> dict[str, str]:
    """The options of the pack that the text of a game names: `board:bird;difficulty:2`."""
    pairs = [each.partition(":") for each in text.split(";") if each]
    for name, colon, _ in pairs:
        if not colon:
            raise RulesError(f"options are written as 'name:value;name:value', not as '{name}'")
    return {name: value for name, _, value in pairs}


def _setup(words: dict[str, Any]) -> Setup:
    return setup(words["pack"] or None, words["players"], words["reward"], _options(words["options"]))


def _type(name: str, zero_sum: bool) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=NAME,
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class Game(Numbered, pyspiel.Game):
    """The game of a pack (`game`)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        words = {**DEFAULTS, **(params or {})}
        seeds = whole(words["seeds"])
        if seeds is None or not 1 <= seeds <= MOST_SEEDS:
            raise RulesError(f"there are 1 to {MOST_SEEDS:,} seeds, not {shown(words['seeds'])}")
        played = _setup(words)
        zero_sum = played.program.seats == played.players > 1
        most = 1.0 if played.reward == "win" else MOST_POINTS
        info = {
            "num_distinct_actions": len(played.actions),
            "max_chance_outcomes": words["seeds"],
            "num_players": played.players,
            "min_utility": -most,
            "max_utility": most,
            "max_game_length": MOST_DECISIONS,
        }
        if zero_sum:
            info["utility_sum"] = 0.0
        super().__init__(_type(played.rules.name, zero_sum), pyspiel.GameInfo(**info), words)

    @cached_property
    def setup(self) -> Setup:
        """What is played.  The parameters say it: a game of OpenSpiel that was pickled has nothing else."""
        return _setup(self.get_parameters())

    def new_initial_state(self) -> State:
        """The chance node that picks the seed."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What makes observations of a state: those of a seat, without what it saw before.

        Args:
            iig_obs_type: What of it is wanted; only the usual kind can be had.
            params: Ignored.
        """
        return Observer(self.setup, iig_obs_type)


class State(pyspiel.State):
    """A moment of a game; `play` is none before the seed is picked."""

    def __init__(self, of: Game) -> None:
        super().__init__(of)
        self.setup = of.setup
        self.seeds = of.get_parameters()["seeds"]
        self.play: Play | None = None

    def current_player(self) -> int:
        """Who is asked."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.game.over else self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.actions()) if self.play and self.play.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds."""
        return [(seed, 1 / self.seeds) for seed in range(self.seeds)]

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = self.setup.begin(action)
        elif problem := self.play.act(action):
            raise RulesError(problem)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed:{action}" if player == pyspiel.PlayerId.CHANCE else self.setup.actions.ids[action]

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.play is not None and self.play.game.over

    def returns(self) -> list[float]:
        """What each player got: nothing before the end."""
        return self.play.rewards() if self.play and self.play.game.over else [0.0] * self.setup.players

    def __str__(self) -> str:
        return self.play.game.to_json() if self.play else ""


class Observer:
    """What a seat may know of a state (`observation`), as OpenSpiel asks for it."""

    def __init__(self, setup: Setup, kind: Any = None) -> None:
        if kind is not None and (
            kind.perfect_recall or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise RulesError("observations are what one seat may know now, public and private, without what was before")
        self.tensor = np.zeros(len(setup.observer), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Observe a state.

        Args:
            state: Any moment; before the seed is picked all is 0.
            player: The seat that observes, from 0.
        """
        self.tensor[:] = 0 if state.play is None else state.play.observe(player)

    def string_from(self, state: State, player: int) -> str:
        """The view of a seat, and what it is asked, as JSON.

        Args:
            state: Any moment; before the seed is picked the text is empty.
            player: The seat that observes, from 0.
        """
        if state.play is None:
            return ""
        play = state.play
        decision = play.game.decision if play.seat == player else None
        asked = {"prompt": decision.prompt, "options": decision.options.ids()} if decision else None
        return json.dumps({"view": play.game.view(player), "asked": asked})


pyspiel.register_game(_type("A game of arnakdsl", False), Game)
