"""The examples run, and keep hidden what is hidden."""

from __future__ import annotations

import json
import re
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import arnakdsl

FOLDER = Path(__file__).parents[1] / "examples"
NEEDS = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium"}


def example(name: str) -> ModuleType:
    """The module of an example, if its library is installed."""
    if library := NEEDS.get(name.partition("_")[0]):
        pytest.importorskip(library)
    return import_module(f"examples.{name}")


RUNS = [  # example, arguments, what it prints
    ("pettingzoo_random", ["--pack", "kiln", "--games", "2"], r"game 0: \{'player_0': .*\}\ngame 1: .*\n"),
    ("pettingzoo_random", ["--players", "4", "--games", "1"], r"game 0: \{'player_0': .*'player_3': .*\}\n"),
    ("gymnasium_reinforce", ["--pack", "kiln", "--episodes", "20"], r"games 0 to 19: mean reward -?\d+\.\d\d\n"),
    ("gymnasium_reinforce", ["--players", "1", "--episodes", "10"], r"games 0 to 9: mean reward -?\d+\.\d\d\n"),
]


@pytest.mark.parametrize(("name", "arguments", "printed"), RUNS, ids=lambda each: each if isinstance(each, str) else "")
def test_an_example_runs(name: str, arguments: list[str], printed: str, capsys: pytest.CaptureFixture[str]) -> None:
    example(name).main(arguments)
    assert re.fullmatch(printed, capsys.readouterr().out)


def test_every_example_is_run() -> None:
    assert {each.stem for each in FOLDER.glob("*.py")} == {name for name, *_ in RUNS} | {"chat_bot", "web_server"}


def test_the_learner_learns() -> None:
    module = example("gymnasium_reinforce")
    rewards = module.train(module.Environment(pack="kiln", reward="score"), 400)
    assert sum(rewards[300:]) / 100 > sum(rewards[:100]) / 100 + 1


# ---------------------------------------------------------------- the chat bot


def room_of(module: ModuleType) -> Any:
    room = module.Room(arnakdsl.load("kiln"), 5)
    for who in ("ann", "bob"):
        room.say(who, "join")
    return room


def test_a_chat_is_played_to_its_end_over_restarts() -> None:
    module = example("chat_bot")
    room = room_of(module)
    messages, dice, turns = room.say("ann", "start"), Random(1), 0
    while messages[-1][1][:16] != "The game is over":
        asked, question = next((who, text) for who, text in messages if not text.startswith("It is the turn of"))
        other = next(who for who in room.people if who != asked)
        assert (other, f"It is the turn of {asked}.") in messages
        assert room.say(other, "1") == [(other, "It is not your turn.")]
        messages = room.say(asked, str(dice.randrange(question.count("\n")) + 1))
        room = module.Room.restored(room.rules, room.save())
        turns += 1
    assert turns > 20
    assert [who for who, _ in messages] == ["ann", "bob"]


SAID = [  # who, what, the answer
    ("carl", "1", "You are not at this table."),
    ("ann", "0", "'0' is not offered"),
    ("ann", "99", "'99' is not offered"),
    ("ann", "dance", "'dance' is not offered"),
]


@pytest.mark.parametrize(("who", "words", "answer"), SAID)
def test_a_chat_answers_in_a_sentence(who: str, words: str, answer: str) -> None:
    room = room_of(example("chat_bot"))
    room.say("ann", "start")
    ((to, said),) = room.say(who, words)
    assert to == who
    assert said.startswith(answer)


def test_a_chat_shows_everybody_the_own_seat_alone() -> None:
    room = room_of(example("chat_bot"))
    room.say("ann", "start")
    for seat, who in enumerate(room.people):
        ((to, said),) = room.say(who, "look")
        assert to == who
        own = room.game.view(seat)[f"p{seat + 1}"]
        assert said.splitlines() == [f"{name}: {json.dumps(value)}" for name, value in own.items() if value]


# ---------------------------------------------------------------- the web server


@pytest.fixture
def site() -> Iterator[tuple[Any, str]]:
    """A table that is served, and its address."""
    server, table = example("web_server").serve(arnakdsl.load("kiln").new_game(players=2, seed=5), 2)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield table, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def ask(address: str, token: str, said: Any = None) -> tuple[int, Any]:
    """The status and the JSON of an answer."""
    data = None if said is None else json.dumps(said).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address, data, {"Authorization": token})) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as answer:
        return answer.code, json.load(answer)


def test_a_game_is_played_over_the_web(site: tuple[Any, str]) -> None:
    table, address = site
    with urllib.request.urlopen(address) as page:
        assert b"<!doctype html>" in page.read()
    tokens, dice = list(table.seats), Random(1)
    while not table.game.over:
        states = [ask(f"{address}/state", token)[1] for token in tokens]
        decision = table.game.decision
        for seat, state in enumerate(states):
            assert state["view"] == table.game.view(seat)
            assert state["scores"] is None
            assert (state["decision"] is not None) == (seat == decision.player)
        options = states[decision.player]["decision"]["options"]
        assert [each["id"] for each in options] == decision.options.ids()
        said = {"moment": states[0]["moment"], "option": dice.choice(options)["id"]}
        assert ask(f"{address}/choose", tokens[decision.player], said) == (200, {})
    assert ask(f"{address}/state", tokens[0])[1]["scores"] == table.game.scores


def test_a_choice_that_cannot_be_is_refused_by_the_web(site: tuple[Any, str]) -> None:
    table, address = site
    first, second = table.seats
    before, (option, *_) = table.game.clone(), table.game.decision.options.ids()
    refused = [
        (first, {"moment": 0, "option": "dance"}, "'dance' is not offered"),
        (first, {"moment": 1, "option": option}, "you are not asked this now"),
        (second, {"moment": 0, "option": option}, "you are not asked this now"),
        (first, {"moment": 0}, "a choice is a moment and an option"),
        (first, [], "a choice is a moment and an option"),
    ]
    for token, said, answer in refused:
        assert ask(f"{address}/choose", token, said) == (409, {"refused": answer})
    assert ask(f"{address}/state", "a guess") == (403, {"refused": "this is nobody's link"})
    assert table.game == before
    assert ask(f"{address}/choose", first, {"moment": 0, "option": option}) == (200, {})
    assert ask(f"{address}/choose", first, {"moment": 0, "option": option})[0] == 409
