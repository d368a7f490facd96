"""A game as a Gymnasium environment for one learner: `pip install 'arnakdsl[gymnasium]'`.

    from arnakdsl.envs.gymnasium import env

    environment = env(players=2, bots="random", board="bird")
    observation, info = environment.reset(seed=7)
    over = False
    while not over:
        action = environment.action_space.sample(info["action_mask"])
        observation, reward, over, _, info = environment.step(action)

`gymnasium.make("arnakdsl.envs.gymnasium:arnakdsl/Game-v0", players=2)` makes the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from arnakdsl.envs import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
except ModuleNotFoundError as problem:
    raise missing("gymnasium", problem) from None

from arnakrt.game import check_seat
from arnakrt.ruleset import RulesError

from arnakdsl.envs.others import choose, names_of
from arnakdsl.envs.play import Mask, Numbered, Numbers, Play, for_illegal, render_mode_of, setup, shown

__all__ = ["Environment", "env"]

ID = "arnakdsl/Game-v0"
Info = dict[str, Any]


class Environment(Numbered, gymnasium.Env[Numbers, np.int64]):
    """One seat of a game; bots play the others.

    Each step is a decision of the learner: the others play until it is asked again or the game is over.  The reward comes
    when the game is over, nothing before.  `reset(seed=7)` begins the game that `rules.new_game(seed=7)` is; without a seed
    a game follows by chance.  The option `start` of `reset` says which seat begins, from 0.

    Args:
        players: How many play; alone, nobody else does but seats that the rules play themselves.
        seat: The learner's seat, from 0.
        bots: The name of the bot of every other seat, or a name for each in order.
        pack: A folder, a built file or the name of a packaged pack; without one the packaged game.
        reward: `win` or `score` (`play.Setup`).
        illegal_reward: What an action that is not offered gives; by default -1, or -100 where points count.  The episode
            ends with it, and `info["illegal_action"]` says what was wrong.
        render_mode: `ansi` gives a text, `human` prints it; it tells everybody's points and is not for players.
        options: Options of the pack.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 4}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        players: int = 2,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        *,
        pack: Path | str | None = None,
        reward: str = "win",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        self._setup = setup(pack, players, reward, options)
        self._seat = check_seat(seat, players)
        self._bots = names_of(bots, [each for each in range(players) if each != self._seat])
        self._illegal_reward = for_illegal(illegal_reward, reward)
        self.render_mode = render_mode_of(render_mode)
        self.observation_space = Box(*self._setup.bounds, dtype=np.int32)
        self.action_space = Discrete(len(self._setup.actions))
        self._begun: Play | None = None

    @property
    def _play(self) -> Play:
        if self._begun is None:
            raise RulesError("no game has begun: call reset first")
        return self._begun

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, Info]:
        """Begin a game and come to the learner's first decision.

        Args:
            seed: Of the game, and of those after it that are begun without one.
            options: `start`: the seat that begins, from 0.

        Returns:
            The observation, and `action_mask`.
        """
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(2**31)) if seed is None else int(seed)
        self._begun = self._setup.begin(game_seed, (options or {}).get("start", 0))
        self._seed, self._number = game_seed, 0
        self._go_on()
        return self._play.observe(self._seat), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, Info]:
        """Choose, and come to the next decision.

        Raises:
            RulesError: There is no such action.
        """
        info = {}
        if not self._play.game.over:
            problem = self._play.act(action)
            if problem:
                info["illegal_action"] = problem
                return self._play.observe(self._seat), self._illegal_reward, True, False, self._info() | info
            self._go_on()
        over = self._play.game.over
        reward = self._play.rewards()[self._seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._play.observe(self._seat), reward, over, False, self._info()

    def action_masks(self) -> Mask:
        """1 for each action that may be chosen now; what MaskablePPO of sb3-contrib asks for."""
        return self._play.mask(self._seat)

    def render(self) -> Any:
        """The points, and the open decision with its options."""
        return shown(self._play.text(), self.render_mode)

    def _go_on(self) -> None:
        """Let the others play until the learner is asked."""
        play = self._play
        while play.seat not in (self._seat, -1):
            choose(play.game, self._bots[play.seat], self._seed, self._number)
            self._number += 1

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}


env = Environment
"""As the other modules call it."""

if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point="arnakdsl.envs.gymnasium:Environment")
