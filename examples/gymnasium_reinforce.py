"""Learn to play against random players by policy gradient, with Gymnasium and numpy alone.

    python examples/gymnasium_reinforce.py --pack kiln --episodes 400

The policy is linear: each action has one weight for each number of the observation, and only what the mask allows is
chosen.  After each batch of games the weights move a step of a fixed length towards what was done in games that went
better than the others (REINFORCE with the mean as baseline).  It prints the mean reward of each hundred games.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

from arnakdsl.envs.gymnasium import Environment

BATCH = 10
RATE = 0.3


class Policy:
    """Chooses among what the mask allows."""

    def __init__(self, environment: Environment, seed: int) -> None:
        self.weights = np.zeros((environment.action_space.n, environment.observation_space.shape[0]), np.float32)
        self.dice = np.random.default_rng(seed)

    def features(self, observation: np.ndarray) -> np.ndarray:
        """The observation with its great numbers made small."""
        return np.sign(observation) * np.log1p(np.abs(observation.astype(np.float32)))

    def chances(self, features: np.ndarray, offered: np.ndarray) -> np.ndarray:
        """How likely each offered action is."""
        worth = self.weights[offered] @ features
        odds = np.exp(worth - worth.max())
        return odds / odds.sum()


Step = tuple[np.ndarray, np.ndarray, int]  # features, what was offered, which of it was chosen


def episode(environment: Environment, policy: Policy, seed: int) -> tuple[list[Step], float]:
    """Play a game: what was done, and the reward."""
    observation, info = environment.reset(seed=seed)
    steps: list[Step] = []
    over, reward = False, 0.0
    while not over:
        offered = np.flatnonzero(info["action_mask"])
        features = policy.features(observation)
        chosen = int(policy.dice.choice(len(offered), p=policy.chances(features, offered).astype(float)))
        steps.append((features, offered, chosen))
        observation, reward, over, _, info = environment.step(offered[chosen])
    return steps, reward


def learn(policy: Policy, batch: list[tuple[list[Step], float]]) -> None:
    """Make more likely what was done in the better games of a batch, and less what was done in the others."""
    rewards = np.array([reward for _, reward in batch])
    better = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
    change: dict[int, np.ndarray] = {}
    for (steps, _), by in zip(batch, better, strict=True):
        for features, offered, chosen in steps:
            slope = -policy.chances(features, offered)
            slope[chosen] += 1
            for action, part in zip(offered.tolist(), slope, strict=True):
                change[action] = change.get(action, 0) + by * part * features
    length = np.sqrt(sum((row**2).sum() for row in change.values())) + 1e-6
    for action, row in change.items():
        policy.weights[action] += RATE * row / length


def train(environment: Environment, episodes: int, seed: int = 0) -> list[float]:
    """The reward of each game."""
    policy = Policy(environment, seed)
    rewards: list[float] = []
    while len(rewards) < episodes:
        batch = [episode(environment, policy, seed + len(rewards) + number) for number in range(BATCH)]
        learn(policy, batch)
        rewards += [reward for _, reward in batch]
    return rewards


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, and print how it goes."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--pack", help="a folder, a built file, or the name of a packaged pack")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--episodes", type=int, default=400)
    given = parser.parse_args(arguments)
    environment = Environment(players=given.players, pack=given.pack, reward="score")
    rewards = train(environment, given.episodes)
    for first in range(0, len(rewards), 100):
        part = rewards[first : first + 100]
        print(f"games {first} to {first + len(part) - 1}: mean reward {sum(part) / len(part):.2f}")


if __name__ == "__main__":
    main()
