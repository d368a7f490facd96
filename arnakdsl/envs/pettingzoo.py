"""A game as a PettingZoo AEC environment: `pip install 'arnakdsl[pettingzoo]'`.

from arnakdsl.envs.pettingzoo import env

environment = env(players=2, board="bird")
environment.reset(seed=7)
for agent in environment.agent_iter():
    observation, reward, terminated, truncated, info = environment.last()
    over = terminated or truncated
    mask = observation["action_mask"]
    environment.step(None if over else environment.action_space(agent).sample(mask))
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from arnakdsl.envs import missing

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as problem:
    raise missing("pettingzoo", problem) from None


from arnakdsl.envs.play import RENDER_MODES, Numbered, Play, for_illegal, render_mode_of, setup, shown

__all__ = ["env", "raw_env"]

Observation = dict[str, Any]


def env(**words: Any) -> Any:
    """The environment (`raw_env`, with the same arguments), with the order of calls checked."""
    return OrderEnforcingWrapper(raw_env(**words))


class raw_env(Numbered, AECEnv):
    """All seats that somebody plays, as agents `player_0`, `player_1` ...; who is asked is selected.

    An agent may be asked several times in a row.  Rewards come when the game is over, nothing before.
    `reset(seed=7)` begins the game that `rules.new_game(seed=7)` is; without a seed a game follows by chance.  The option
    `start` of `reset` says which seat begins, from 0.

    Args:
        players: How many play.
        pack: A folder, a built file or the name of a packaged pack; without one the packaged game.
        reward: `win` or `score` (`play.Setup`).
        illegal_reward: What an agent gets for an action that is not offered; by default -1, or -100 where points count.
            The game ends with it, the others get 0, and `infos[agent]["illegal_action"]` says what was wrong.
        render_mode: `ansi` gives a text, `human` prints it; it tells everybody's points and is not for players.
        options: Options of the pack.
    """

    def __init__(
        self,
        players: int = 2,
        *,
        pack: Path | str | None = None,
        reward: str = "win",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        super().__init__()
        self._setup = setup(pack, players, reward, options)
        self._illegal_reward = for_illegal(illegal_reward, reward)
        self.metadata = {
            "name": f"{self._setup.rules.name}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False,
        }  # fmt: skip
        self.render_mode = render_mode_of(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        numbers, actions = Box(*self._setup.bounds, dtype=np.int32), len(self._setup.actions)
        self.observation_spaces = {
            agent: Dict({"observation": numbers, "action_mask": Box(0, 1, (actions,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._dice = np.random.default_rng()
        self._play: Play

    def observation_space(self, agent: str) -> Dict:
        """`observation`, a row of whole numbers, and `action_mask`; the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The places of `option_ids`; the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game.

        Args:
            seed: Of the game, and of those after it that are begun without one.
            options: `start`: the seat that begins, from 0.
        """
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        game_seed = int(self._dice.integers(2**31)) if seed is None else int(seed)
        self._play = self._setup.begin(game_seed, (options or {}).get("start", 0))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and the mask of what it may choose: no action while it is not asked."""
        seat = self.possible_agents.index(agent)
        over = self.terminations.get(agent, True)
        mask = np.zeros(len(self.option_ids), np.int8) if over else self._play.mask(seat)
        return {"observation": self._play.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Choose for the selected agent; nothing (`None`) for one whose game is over.

        Raises:
            RulesError: There is no such action.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._clear_rewards()
        problem = self._play.act(action)
        self._cumulative_rewards[agent] = 0.0
        if problem:
            self.infos[agent]["illegal_action"] = problem
            self.rewards[agent] = self._illegal_reward
            self._end()
        else:
            self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Select who is asked; nobody is when the game is over."""
        if self._play.game.over:
            self.rewards = dict(zip(self.agents, self._play.rewards(), strict=True))
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._play.seat]

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str | None:
        """The points, and the open decision with its options."""
        return shown(self._play.text(), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
