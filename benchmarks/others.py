"""The engines that play is measured beside, each driven as its own documentation says, by uniformly random choices.

pip install -e '.[bench]'
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from benchmarks.tally import Tally

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def catan(games: int, seed: int, tally: Tally) -> None:
    """catanatron, Catan with four random players: Python."""
    began = process_time()
    for at in range(games):
        game = Game([RandomPlayer(color) for color in COLORS], seed=seed + at + 1)
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            tally.decisions += len(state.playable_actions) > 1
            game.play_tick()
    tally.seconds += process_time() - began
    tally.games += games


def gin_rummy(games: int, seed: int, tally: Tally) -> None:
    """OpenSpiel's gin_rummy: C++, driven from Python, chance too."""
    spiel, random = pyspiel.load_game("gin_rummy"), Random(seed).random
    began = process_time()
    for _ in range(games):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                tally.decisions += len(actions) > 1
            state.apply_action(actions[int(random() * len(actions))])
    tally.seconds += process_time() - began
    tally.games += games


def crazy_eights(seed: int) -> Any:
    """A state of OpenSpiel's crazy_eights (C++) after forty moves; it has a `clone()`."""
    random = Random(seed).random
    state = pyspiel.load_game("crazy_eights").new_initial_state()
    for _ in range(40):
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
    return state
