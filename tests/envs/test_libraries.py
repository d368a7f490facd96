"""The environments under the conformance tests of the libraries that they are for, and their copies in the middle of an effect."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from arnakrt import RulesError

EXTRAS = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel"}


def of(library: str) -> Any:
    """The environment module of a library that is installed."""
    pytest.importorskip(EXTRAS[library])
    import importlib

    return importlib.import_module(f"arnakdsl.envs.{library}")


WORDS: list[dict[str, Any]] = [
    {"players": 2, "board": "bird"},
    {"players": 4, "board": "snake", "reward": "score"},
    {"players": 1, "difficulty": 2},
    {"pack": "kiln", "players": 3},
]
NAMES = ["two", "four", "solo", "kiln"]
games = pytest.mark.parametrize("words", WORDS, ids=NAMES)
copies = pytest.mark.parametrize(
    "copied", [deepcopy, lambda each: pickle.loads(pickle.dumps(each))], ids=["copy", "pickle"]
)


# ---------------------------------------------------------------- PettingZoo

SAID = (  # what PettingZoo's test says of every environment with masks; anything else is an error
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)


@games
def test_pettingzoo_api(words: dict[str, Any]) -> None:
    from_us = of("pettingzoo")
    from pettingzoo.test import api_test

    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(from_us.env(**words), num_cycles=150)
    assert [str(each.message) for each in said if not str(each.message).startswith(SAID)] == []


@games
def test_pettingzoo_seed(words: dict[str, Any]) -> None:
    from_us = of("pettingzoo")
    from pettingzoo.test import seed_test

    seed_test(lambda: from_us.env(**words), num_cycles=100)


def test_pettingzoo_render() -> None:
    from_us = of("pettingzoo")
    from pettingzoo.test import render_test

    render_test(lambda render_mode: from_us.env(pack="kiln", render_mode=render_mode))


def zoo_steps(env: Any, dice: Random, most: int) -> list[Any]:
    """What comes of random play."""
    found = []
    for _ in range(most):
        if not env.agents:
            break
        observation, reward, terminated, _, _ = env.last()
        offered = np.flatnonzero(observation["action_mask"]).tolist()
        action = None if terminated else dice.choice(offered)
        found.append((env.agent_selection, observation["observation"].tolist(), offered, reward, action))
        env.step(action)
    return found


def in_an_effect(env: Any) -> bool:
    state = env.unwrapped._play.game.state
    return bool(state.stack or state.locals)


@games
@copies
def test_a_copy_of_pettingzoo_plays_on_identically(words: dict[str, Any], copied: Callable[[Any], Any]) -> None:
    env = of("pettingzoo").env(**words)
    env.reset(seed=3)
    dice = Random(3)
    while not in_an_effect(env):
        zoo_steps(env, dice, 1)
    other = copied(env)
    once = zoo_steps(env, Random(1), 10_000)
    assert once == zoo_steps(other, Random(1), 10_000)
    assert not env.agents
    env.reset()
    other.reset()
    assert zoo_steps(env, Random(2), 20) == zoo_steps(other, Random(2), 20)


def test_pettingzoo_plays_the_game_of_the_seed() -> None:
    env = of("pettingzoo").env(board="bird")
    env.reset(seed=7, options={"start": 1})
    game = env.unwrapped._setup.rules.new_game(players=2, seed=7, start=1, board="bird")
    assert env.unwrapped._play.game == game
    assert env.agent_selection == f"player_{game.decision.player}"
    assert env.observation_names[0] == "asked"


def test_an_illegal_action_ends_a_game_of_pettingzoo() -> None:
    env = of("pettingzoo").env()
    env.reset(seed=1)
    env.step(env.option_ids.index("decline"))
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert "('decline') is not offered to player 0" in env.infos["player_0"]["illegal_action"]
    for _ in env.agent_iter():
        assert env.last()[0]["action_mask"].sum() == 0
        env.step(None)
    assert env.agents == []


# ---------------------------------------------------------------- Gymnasium


@games
def test_gymnasium_checks(words: dict[str, Any]) -> None:
    of("gymnasium")
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*action masking.*")
        env = gymnasium.make("arnakdsl/Game-v0", render_mode="ansi", **words)
        check_env(env.unwrapped)


def gym_steps(env: Any, info: dict[str, Any], dice: Random, most: int) -> list[Any]:
    """What comes of random play."""
    found = []
    for _ in range(most):
        offered = np.flatnonzero(info["action_mask"]).tolist()
        action = dice.choice(offered)
        observation, reward, over, _, info = env.step(action)
        found.append((offered, observation.tolist(), reward, over, action))
        if over:
            break
    return found


@games
@copies
def test_a_copy_of_gymnasium_plays_on_identically(words: dict[str, Any], copied: Callable[[Any], Any]) -> None:
    env = of("gymnasium").env(**words)
    _, info = env.reset(seed=3)
    dice = Random(3)
    while not in_an_effect(env):
        gym_steps(env, info, dice, 1)
        info = env._info()
    other = copied(env)
    once = gym_steps(env, info, Random(1), 10_000)
    assert once == gym_steps(other, info, Random(1), 10_000)
    assert once[-1][3]
    assert env.reset()[0].tolist() == other.reset()[0].tolist()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_learner_is_asked_in_its_own_seat(seat: int) -> None:
    env = of("gymnasium").env(pack="kiln", players=3, seat=seat, bots=["random", "random"])
    for seed in range(3):
        _, info = env.reset(seed=seed)
        dice, over = Random(seed), False
        while not over:
            assert env._play.seat == seat
            _, reward, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"]).tolist()))
        assert reward == env._play.rewards()[seat]
        assert info["action_mask"].sum() == env.action_masks().sum() == 0


REFUSED = [  # arguments, what is said
    ({"seat": 2}, "there is no seat 2: seats go from 0 to 1"),
    ({"bots": "nobody"}, "there is no bot 'nobody'"),
    ({"players": 3, "bots": ["random"]}, "2 seats are for bots, but 1 bots are named"),
]


@pytest.mark.parametrize(("words", "said"), REFUSED)
def test_a_seat_that_cannot_be_is_refused(words: dict[str, Any], said: str) -> None:
    with pytest.raises(RulesError) as raised:
        of("gymnasium").env(**words)
    assert str(raised.value).startswith(said)


def test_an_illegal_action_ends_an_episode_of_gymnasium() -> None:
    env = of("gymnasium").env(reward="score")
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(env.option_ids.index("decline"))
    assert (reward, over, cut) == (-100.0, True, False)
    assert "('decline') is not offered to player 0" in info["illegal_action"]
    with pytest.raises(RulesError, match="there is no action 100000"):
        env.step(100_000)


# ---------------------------------------------------------------- OpenSpiel


@games
def test_openspiel_simulates(words: dict[str, Any]) -> None:
    from_us = of("openspiel")
    import pyspiel

    pyspiel.random_sim_test(from_us.game(seeds=3, **words), 1, True, False)


@games
def test_a_game_of_openspiel_is_loaded_by_its_text(words: dict[str, Any]) -> None:
    from_us = of("openspiel")
    import pyspiel

    game = from_us.game(**words)
    for other in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert str(other) == str(game)
        assert other.get_type() == game.get_type()
        assert other.num_distinct_actions() == game.num_distinct_actions()
        assert other.setup is game.setup
        states = [each.new_initial_state() for each in (game, other)]
        for state in states:
            state.apply_action(1)
        assert spiel_steps(states[0], Random(1)) == spiel_steps(states[1], Random(1))
    assert (game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) == (words["players"] > 1)


def spiel_steps(state: Any, dice: Random) -> list[Any]:
    """What comes of random play to the end."""
    found = []
    while not state.is_terminal():
        player, legal = state.current_player(), state.legal_actions()
        action = dice.choice(legal)
        found.append((player, legal, state.observation_tensor(player), state.action_to_string(player, action)))
        state.apply_action(action)
    return [*found, state.returns(), state.history()]


def through_text(state: Any) -> Any:
    import pyspiel

    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    return pyspiel.deserialize_game_and_state(text)[1]


@games
@pytest.mark.parametrize(
    "copied",
    [lambda state: state.clone(), deepcopy, lambda state: pickle.loads(pickle.dumps(state)), through_text],
    ids=["clone", "copy", "pickle", "text"],
)
def test_a_copy_of_openspiel_plays_on_identically(words: dict[str, Any], copied: Callable[[Any], Any]) -> None:
    state = of("openspiel").game(**words).new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 1000
    state.apply_action(3)
    dice = Random(3)
    while not (state.play.game.state.stack or state.play.game.state.locals):
        state.apply_action(dice.choice(state.legal_actions()))
    other = copied(state)
    assert spiel_steps(state, Random(1)) == spiel_steps(other, Random(1))


def test_openspiel_plays_the_game_of_the_seed() -> None:
    from_us = of("openspiel")
    game = from_us.game(players=2, board="bird")
    state = game.new_initial_state()
    state.apply_action(7)
    assert state.play.game == game.setup.rules.new_game(players=2, seed=7, board="bird")
    assert state.action_to_string(state.legal_actions()[0]) in state.play.game.decision.options.ids()
    assert '"asked": {' in state.observation_string(0)
    assert '"asked": null' in state.observation_string(1)


OPTIONS = [
    ("board", "options are written as 'name:value;name:value', not as 'board'"),
    ("bord:bird", "has no option 'bord'"),
]


@pytest.mark.parametrize(("options", "said"), OPTIONS)
def test_options_of_openspiel_that_cannot_be_are_refused(options: str, said: str) -> None:
    with pytest.raises(RulesError, match=said):
        of("openspiel").Game({"options": options})


# ---------------------------------------------------------------- without the libraries


LACKS = [*EXTRAS.items(), ("pettingzoo", "gymnasium"), *((extra, "numpy") for extra in EXTRAS)]


@pytest.mark.parametrize(("extra", "package"), LACKS)
def test_a_missing_library_is_said_in_one_sentence(extra: str, package: str) -> None:
    code = (
        f"import sys; sys.modules['{package}'] = None\n"
        f"try:\n    import arnakdsl.envs.{extra}\nexcept ModuleNotFoundError as problem:\n    print(problem)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    said = f"arnakdsl.envs.{extra} needs a library that is not installed: pip install 'arnakdsl[{extra}]'\n"
    assert run.stdout == said
