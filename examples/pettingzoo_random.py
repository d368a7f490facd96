"""Games by random choice among what is offered, with PettingZoo: `python examples/pettingzoo_random.py --games 3`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from arnakdsl.envs.pettingzoo import env


def play(environment, seed: int) -> dict[str, float]:
    """Play a game to its end; what each agent got."""
    environment.reset(seed=seed)
    got = dict.fromkeys(environment.agents, 0.0)
    for number, agent in enumerate(environment.agents):
        environment.action_space(agent).seed(seed + number)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        got[agent] += reward
        if terminated or truncated:
            environment.step(None)
        else:
            environment.step(environment.action_space(agent).sample(observation["action_mask"]))
    return got


def main(arguments: Sequence[str] | None = None) -> None:
    """Play some games and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pack", help="a folder, a built file, or the name of a packaged pack")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=3)
    given = parser.parse_args(arguments)
    environment = env(players=given.players, pack=given.pack, reward="score")
    for seed in range(given.games):
        print(f"game {seed}: {play(environment, seed)}")


if __name__ == "__main__":
    main()
