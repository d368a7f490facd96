"""Texts of the packs: what every entry and option says."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

import arnakdsl
from arnakdsl.api import texts
from arnakdsl.say.files import CORE
from arnakdsl.say.fluent import parsed
from arnakdsl.say.texts import Texts
from arnakdsl.verbs import VERBS
from tests.docs.test_language import cases, pack

ROOT = Path(__file__).parents[2]
PACKS = [ROOT / "content" / "arnak", *sorted((ROOT / "tests" / "packs").iterdir())]
GAMES = 20


def said(of: Texts) -> dict[str, str]:
    """The text of every effect of a pack."""
    return {f"{thing.id}.{name}": text for thing in of.model.things for name, text in of.entry(thing.id).items()}


@cache
def arnak() -> Texts:
    found = texts(PACKS[0])
    assert found is not None
    return found


def wrong(text: str) -> str:
    """What no text may have; empty for a good one."""
    if not text:
        return "nothing is said"
    if found := re.search(r"[_{}]|\?\?\?|  |\(\)|^\s|\s$|[ (][,;:.)]|[,;:]\.$", text):
        return f"'{found[0]}'"
    if doubled := re.search(r"\b(\w+) \1\b", text):
        return f"doubled '{doubled[1]}'"
    return "" if text[0].isupper() or text[0].isdigit() else "a small letter at the start"


def test_every_entry_of_the_packaged_content(snapshot: SnapshotAssertion) -> None:
    assert "\n".join(f"{name}: {text}" for name, text in said(arnak()).items()) == snapshot


def options_seen(where: Path, games: int) -> dict[str, str]:
    """The texts of all options of some random games, by id and prompt."""
    rules, found = arnakdsl.load(where), {}
    for seed in range(games):
        game, dice = rules.new_game(players=2, seed=seed), random.Random(seed)
        while game.decision is not None:
            decision = game.decision
            for each in decision.options:
                if (each.id, decision.prompt) not in found:
                    found[each.id, decision.prompt] = each.text()
            game.choose(dice.choice(decision.options))
    return {f"{option} ({prompt})": text for (option, prompt), text in sorted(found.items())}


def test_every_option_of_random_games(snapshot: SnapshotAssertion) -> None:
    seen = options_seen(PACKS[0], GAMES)
    assert {name: wrong(text) for name, text in seen.items() if wrong(text)} == {}
    by_option = {name.split(" ")[0]: text for name, text in seen.items() if name.endswith(("(turn)", "(payment)"))}
    assert "\n".join(f"{name}: {text}" for name, text in by_option.items()) == snapshot


@pytest.mark.parametrize("where", PACKS, ids=lambda path: path.name)
def test_every_text_is_a_sentence(where: Path) -> None:
    found = texts(where)
    assert found is not None
    everything = said(found)
    assert everything
    assert {name: wrong(text) for name, text in everything.items() if wrong(text)} == {}
    assert {name for name, text in everything.items() if not text.endswith((".", "!"))} == set()
    assert found.language("en").problems == []


@pytest.mark.parametrize("where", PACKS[1:], ids=lambda path: path.name)
def test_every_option_of_another_pack_is_said(where: Path) -> None:
    seen = options_seen(where, 3)
    assert {name: wrong(text) for name, text in seen.items() if wrong(text)} == {}


def test_every_example_of_the_language_is_a_sentence(tmp_path: Path) -> None:
    where = pack(tmp_path)
    effects = "".join(
        f"  {f'now_{at}' if at else 'now'}:\n    effect: |\n      {effect}\n"
        for at, (effect, _) in enumerate([*cases(), *cases("does")])
    )
    (where / "trial.yaml").write_text(f"trial:\n{effects}", encoding="utf-8")
    found = texts(where)
    assert found is not None
    everything = {name: text for name, text in said(found).items() if name.startswith("now")}
    assert len(everything) > 60
    assert {text: wrong(text) for text in everything.values() if wrong(text)} == {}


def test_every_verb_has_a_sentence() -> None:
    core = {each.id.name for each in parsed((CORE / "en" / "core.ftl").read_text("utf-8")).body if hasattr(each, "id")}
    assert [verb for verb in VERBS if f"verb-{verb}" not in core] == []


TEXTS = [  # entry, its text
    ("hat", "Gain 1 coin and 1 compass."),
    ("trowel", "You may pay 1 compass to gain 1 jewel."),
    ("pack_donkey", "Draw 2 cards."),
    ("sundial", "Choose one: gain 2 tablets; or pass, then gain 1 jewel."),
    ("camp_jewel", "You may discard a card from your hand to gain 1 jewel."),
    ("dog", "Gain 1 compass. You may activate a site whose level is 0 and that is unoccupied."),
    ("theodolite", "Gain 1 coin and a compass for each space that you occupy."),
    (
        "revolver",
        "You may do this: choose a site where you have an archaeologist and where there is a guardian, if you have at "
        "least 1 compass; pay 1 compass; overcome, at no cost, the guardian of that site.",
    ),
    (
        "obsidian_earring",
        "Choose a number from 1 to the lowest of 2 and the number of cards in your deck. That many times: "
        "look at the bottom card of your deck. Take one of them into your hand. Put the rest into your play area.",
    ),
    ("hot_air_balloon", "Exile this card. You may dig at a site or discover one for 1 plane and 3 compasses less."),
]


@pytest.mark.parametrize(("entry", "text"), TEXTS)
def test_a_text(entry: str, text: str) -> None:
    assert arnak().text(entry) == text


OPTIONS = [  # position, option, its text
    ("play:funding_car", "Play Funding: gain 1 coin"),
    ("buy:hat", "Buy Hat for 1 coin"),
    ("dig:camp_coins:1", "Dig at the first space of the coin camp: gain 2 coins"),
    ("end_turn", "End your turn"),
    ("travel:card:fear", "Travel with Fear (1 boot)"),
]


@pytest.mark.parametrize(("option", "text"), OPTIONS)
def test_the_text_of_an_option(option: str, text: str) -> None:
    assert arnak_options()[option] == text


_SEEN: dict[str, str] = {}


def arnak_options() -> dict[str, str]:
    if not _SEEN:
        _SEEN.update({name.split(" ")[0]: text for name, text in options_seen(PACKS[0], 12).items()})
    return _SEEN


def test_a_discount_is_said() -> None:
    seen = options_seen(PACKS[0], 12)
    less = [text for name, text in seen.items() if name.endswith("(fishing_rod)") and name.startswith("buy:")]
    assert less
    assert all(text.endswith("(paying 3 coins less)") for text in less)
