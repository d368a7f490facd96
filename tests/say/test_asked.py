"""What a review asks of a language: of what is alike once, and without saying it."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run

import pytest

from arnakdsl.api import texts
from arnakdsl.say.bundle import Language
from arnakdsl.say.decisions import Words
from arnakdsl.say.phrase import Said, listed, phrase
from arnakdsl.say.review import likeness
from arnakdsl.say.shapes import Shapes
from arnakdsl.values import EFFECT
from tests.support import write_pack

ROOT = Path(__file__).parents[2]
WORDS = "resource-gold = gold\nkind-card = card\n"
RULES = "resource:\n  gold:\nkind:\n  card:\n    all: cards\n    attributes:\n      effect: effect\n      cost: cost\ncard:\n"


def cards(number: int, effect: str) -> str:
    return RULES + "".join(
        f"  card_{at}:\n    name: Card {at}\n    cost: {at % 3} gold\n    effect: {effect}\n" for at in range(number)
    )


def asked(where: Path, number: int, effect: str) -> int:
    """How many texts a pack of so many cards is looked at for."""
    found = texts(write_pack(where / str(number), {"a.yaml": cards(number, effect), "lang/en/words.ftl": WORDS}))
    assert found is not None
    return len(found.everything(likeness(found.model, [])))


@pytest.mark.parametrize(("effect", "few"), [("gain 2 gold", 1), ("gain this.cost", 3)])
def test_texts_that_are_alike_are_looked_at_once(tmp_path: Path, effect: str, few: int) -> None:
    assert (asked(tmp_path, 6, effect), asked(tmp_path, 60, effect)) == (few, few)


GOLD, SILVER = phrase("resource-gold", n=1), phrase("resource-silver", n=1)
SHAPES: list[tuple[Said, Said, bool, bool]] = [  # two phrases, are they one, also if all is told apart
    (phrase("a"), phrase("a"), True, True),
    (phrase("a"), phrase("b"), False, False),
    (phrase("a", n=1), phrase("a", n=22), True, False),
    (phrase("a", n=1), phrase("a", n="x"), False, False),
    (phrase("a", n="x"), phrase("a", n="yy"), True, False),
    (phrase("a", n="x"), phrase("a", n=""), False, False),
    (phrase("a", n="x"), phrase("a", n="x" * 100), False, False),
    (phrase("a", n=None), phrase("a", n=""), False, False),
    (phrase("a", n=1), phrase("a", m=1), False, False),
    (phrase("a", of=GOLD), phrase("a", of=phrase("resource-gold", n=1)), True, True),
    (phrase("a", of=GOLD), phrase("a", of=SILVER), False, False),
    (listed("and", [GOLD, SILVER]), listed("and", [GOLD, SILVER]), True, True),
    (listed("and", [GOLD, SILVER]), listed("or", [GOLD, SILVER]), False, False),
    (listed("and", [GOLD, SILVER]), listed("and", [SILVER, GOLD]), False, False),
    (lambda: GOLD, GOLD, True, True),
]


@pytest.mark.parametrize(("one", "other", "alike", "same"), SHAPES)
def test_the_shape_of_a_phrase(one: Said, other: Said, alike: bool, same: bool) -> None:
    rough, exact = Shapes(lambda thing: thing), Shapes(lambda thing: thing, whole=True)
    assert (rough.of(one) is rough.of(other)) == alike
    assert (exact.of(one) is exact.of(other)) == same


@pytest.mark.parametrize("pack", ["arnak", "kiln"])
def test_the_words_of_options_are_those_of_every_decision(pack: str) -> None:
    found = texts(ROOT / "content" / pack)
    assert found is not None
    model, decisions = found.model, found.decisions
    effects = [
        f"{thing.id}.{name}"
        for thing in model.things
        for name, attribute in model.kinds[thing.kind].attributes.items()
        if attribute.type == EFFECT
    ]
    roots = (*effects, *model.actions, *model.procedures)
    assert Words(found.sentences).all() == {each.words for name in roots for each in decisions.within(name)}


def test_a_pack_without_a_mistake_is_reviewed_without_fluent(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {"a.yaml": cards(2, "gain 2 gold"), "lang/en/words.ftl": WORDS})
    program = (
        "import sys; from pathlib import Path; import arnakdsl; "
        f"print(len(arnakdsl.check(Path({str(folder)!r})).findings), 'fluent.runtime' in sys.modules)"
    )
    assert run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "0 False\n"


def test_only_what_is_said_is_parsed() -> None:
    found = texts(ROOT / "content" / "kiln")
    assert found is not None
    words = found.language("en")
    assert isinstance(words, Language)
    assert found.called(found.model.things[0].id)
    assert len(words.bundle._messages._parsed) < 5 < len(words.messages)
