"""Steps a second of the environments, beside the bare game: `python benchmarks/environments.py [PACK]`.

Each plays the same games by random choice among what is offered; processor time, medians of five alternating runs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import numpy as np

from arnakdsl.envs import gymnasium, openspiel, pettingzoo
from arnakdsl.envs.play import setup

PACK = sys.argv[1] if len(sys.argv) > 1 else None
GAMES = 10
RUNS = 5


def bare() -> int:
    """The game alone, by index."""
    steps, played = 0, setup(PACK, 2, "win", {})
    for seed in range(GAMES):
        game, dice = played.rules.new_game(2, seed), Random(seed)
        while not game.over:
            game.choose(int(dice.random() * len(game.state.options)))
            steps += 1
    return steps


def zoo() -> int:
    """PettingZoo: every seat observed and masked at each of its decisions."""
    steps, env = 0, ZOO
    for seed in range(GAMES):
        env.reset(seed=seed)
        dice = Random(seed)
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            action = None if over else dice.choice(np.flatnonzero(observation["action_mask"]))
            env.step(action)
            steps += not over
    return steps


def gym() -> int:
    """Gymnasium: the learner's decisions; the random bot's are played on the way and not counted."""
    steps = 0
    for seed in range(GAMES):
        _, info = GYM.reset(seed=seed)
        dice, over = Random(seed), False
        while not over:
            _, _, over, _, info = GYM.step(dice.choice(np.flatnonzero(info["action_mask"])))
            steps += 1
    return steps


def spiel() -> int:
    """OpenSpiel: legal actions alone."""
    return _spiel(observed=False)


def spiel_observed() -> int:
    """OpenSpiel with the tensor of who is asked at each decision."""
    return _spiel(observed=True)


def _spiel(observed: bool) -> int:
    steps = 0
    for seed in range(GAMES):
        state, dice = SPIEL.new_initial_state(), Random(seed)
        state.apply_action(seed)
        while not state.is_terminal():
            if observed:
                state.observation_tensor()
            state.apply_action(dice.choice(state.legal_actions()))
            steps += 1
    return steps


ZOO = pettingzoo.env(pack=PACK)
GYM = gymnasium.env(pack=PACK)
SPIEL = openspiel.game(pack=PACK)
RACES: tuple[Callable[[], int], ...] = (bare, zoo, gym, spiel, spiel_observed)


def main() -> None:
    """Print the table."""
    found: dict[str, list[float]] = {}
    for _ in range(RUNS):
        for race in RACES:
            before = process_time()
            steps = race()
            found.setdefault(race.__name__, []).append(steps / (process_time() - before))
    own = setup(PACK, 2, "win", {})
    print(f"{own.rules.name}: {len(own.observer)} numbers, {len(own.actions)} actions")
    for name, rates in found.items():
        print(f"{name:15} {median(rates):10,.0f} steps a second ({min(rates):,.0f} to {max(rates):,.0f})")


if __name__ == "__main__":
    main()
