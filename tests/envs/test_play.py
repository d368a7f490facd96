"""Actions, rewards and packs, as every environment has them."""

from __future__ import annotations

import os
import pickle
import shutil
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from arnakrt import RulesError

from arnakdsl import ContentError
from arnakdsl.envs.others import names_of
from arnakdsl.envs.play import Setup, for_illegal, render_mode_of, ruleset, setup
from arnakdsl.resources import packaged_content
from tests.envs.support import NAMES, SETUPS, in_an_effect, moments, until


@pytest.mark.parametrize("words", SETUPS, ids=NAMES)
def test_an_action_is_the_place_of_an_id(words: tuple[Any, ...]) -> None:
    played = setup(*words)
    ids = played.rules.option_ids
    for play in moments(played, 1):
        decision = play.game.decision
        actions = play.actions()
        assert [ids[each] for each in actions] == (decision.options.ids() if decision else [])
        assert len(set(actions)) == len(actions)
        for seat in range(played.players):
            mask = play.mask(seat)
            assert mask.dtype == np.int8
            assert sorted(actions if seat == play.seat else []) == np.flatnonzero(mask).tolist()


def test_an_action_means_the_same_in_every_game_of_a_pack() -> None:
    assert setup(*SETUPS[0]).actions.ids == setup(*SETUPS[1]).actions.ids == setup(*SETUPS[2]).actions.ids


REFUSED = [  # arguments, what is said
    ({"reward": "fame"}, "there is no reward 'fame' (there are: win, score)"),
    ({"players": 7}, "'arnak' is for 1 to 4 players, not 7"),
    ({"options": {"bord": "bird"}}, "'arnak' has no option 'bord' (it has: board, difficulty)"),
    ({"options": {"board": "fish"}}, "option 'board' cannot be 'fish' (it can be: bird, snake)"),
]


NOTHING_TO_HASH: list[dict[str, Any]] = [{"pack": []}, {"players": []}, {"reward": []}, {"options": {"board": []}}]


@pytest.mark.parametrize(
    "words", [*NOTHING_TO_HASH, {"pack": "\0"}, {"pack": "x" * 5000}], ids=lambda words: str(words)[:30]
)
def test_what_is_of_no_right_type_is_refused(words: dict[str, Any]) -> None:
    with pytest.raises((RulesError, ContentError)):
        setup(**{"pack": None, "players": 2, "reward": "win", "options": {}, **words})


@pytest.mark.parametrize(
    "given", ["", "x", [], float("nan"), float("inf"), 10**400], ids=lambda given: repr(given)[:10]
)
def test_an_illegal_reward_is_a_number(given: Any) -> None:
    with pytest.raises(RulesError, match="the reward of an illegal action is a number, not "):
        for_illegal(given, "win")


@pytest.mark.parametrize("given", ["", "rgb", 5, []], ids=repr)
def test_a_render_mode_that_is_none_is_refused(given: Any) -> None:
    with pytest.raises(RulesError, match=r"there is no render mode .*: ansi, human"):
        render_mode_of(given)


@pytest.mark.parametrize(("words", "said"), REFUSED)
def test_what_cannot_be_played_is_refused(words: dict[str, Any], said: str) -> None:
    with pytest.raises(RulesError) as raised:
        Setup(**words)
    assert str(raised.value) == said


ACTIONS = [-1, 5000, 1.5, "pass", None, True, np.array([1, 2])]


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_what_is_no_action_is_refused(action: Any) -> None:
    play = setup(*SETUPS[0]).begin(1)
    before = play.game.clone()
    with pytest.raises(RulesError, match=r"^there is no action .*: actions go from 0 to \d+$"):
        play.act(action)
    assert play.game == before


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    played = setup(*SETUPS[0])
    play = played.begin(1)
    before = play.game.clone()
    number = played.actions.ids.index("decline")
    assert play.act(number) == f"the action {number} ('decline') is not offered to player 0"
    assert play.game == before
    *_, end = moments(played, 1)
    assert end.act(number).endswith("is not offered to anybody: the game is over")


@pytest.mark.parametrize("words", SETUPS, ids=NAMES)
def test_rewards(words: tuple[Any, ...]) -> None:
    played = setup(*words)
    *_, end = moments(played, 2)
    points, first = [sum(sheet.values()) for sheet in end.game.scores], end.game.ranking[0]
    rewards, seats = end.rewards(), len(points)
    assert len(rewards) == played.players
    if seats == played.players:
        assert sum(rewards) == pytest.approx(0)
    for seat, reward in enumerate(rewards):
        if played.reward == "score":
            assert reward == pytest.approx(points[seat] - (sum(points) - points[seat]) / (seats - 1))
        elif len(first) == 1:
            assert reward == pytest.approx(1.0 if seat in first else -1 / (seats - 1))


@pytest.mark.parametrize("copied", [deepcopy, lambda each: pickle.loads(pickle.dumps(each))], ids=["copy", "pickle"])
@pytest.mark.parametrize("words", SETUPS, ids=NAMES)
def test_copies_share_what_never_changes(words: tuple[Any, ...], copied: Any) -> None:
    play = until(setup(*words), 1, in_an_effect)
    other = copied(play)
    assert other.setup is play.setup
    assert other.game is not play.game
    assert other.game == play.game
    other.act(other.actions()[-1])
    assert other.game != play.game


BOTS = [  # bots, what is said
    ("nobody", "there is no bot 'nobody': there are random"),
    (["random"], "2 seats are for bots, but 1 bots are named"),
]


@pytest.mark.parametrize(("bots", "said"), BOTS)
def test_bots_are_named(bots: Any, said: str) -> None:
    with pytest.raises(RulesError) as raised:
        names_of(bots, [1, 2])
    assert str(raised.value).startswith(said)


def test_a_pack_is_read_again_when_a_file_of_it_changes(tmp_path: Path) -> None:
    folder = tmp_path / "kiln"
    shutil.copytree(packaged_content() / "kiln", folder)
    pickled = pickle.dumps(setup(folder, 2, "win", {}).begin(1))
    before, made = ruleset(folder), setup(folder, 2, "win", {})
    assert ruleset(folder) is before
    assert setup(folder, 2, "win", {}) is made
    head = folder / "pack.yaml"
    text = head.read_text("utf-8")
    assert "name: kiln" in text
    head.write_text(text.replace("name: kiln", "name: oven"), encoding="utf-8")
    os.utime(head, ns=(1, 1))
    assert ruleset(folder).name == "oven"
    assert setup(folder, 2, "win", {}).rules.name == "oven"
    with pytest.raises(RulesError, match="this save belongs to another ruleset"):
        pickle.loads(pickled)
