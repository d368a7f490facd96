"""The packaged packs in every language: whole sentences, with the forms that the language has."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from arnakrt.decisions import Decision, Option
from click.testing import CliRunner
from fluent.syntax import ast as ftl
from syrupy.assertion import SnapshotAssertion

import arnakdsl
from arnakdsl.api import texts
from arnakdsl.cli import main
from arnakdsl.say.bundle import language as words_of
from arnakdsl.say.files import CORE, languages, sources
from arnakdsl.say.fluent import parsed
from arnakdsl.say.functions import particle
from arnakdsl.say.texts import DEFAULT, Texts
from arnakdsl.say.values import Seen
from arnakdsl.source import Source
from arnakdsl.syntax.parse import parse_steps
from tests.support import text_of

CONTENT = Path(__file__).parents[2] / "content"
OTHERS = [each for each in languages(CORE) if each != DEFAULT]
LATIN = [each for each in OTHERS if each not in ("ru", "ko")]
FEW = [("arnak", 2, {}), ("arnak", 3, {"board": "snake"}), ("arnak", 1, {}), ("kiln", 2, {})]
MANY = [("arnak", 2, {})] * 8 + [("arnak", 4, {"board": "snake"})] * 5 + [("arnak", 1, {})] * 3 + [("kiln", 3, {})] * 4


@cache
def of(pack: str) -> Texts:
    found = texts(CONTENT / pack)
    assert found is not None
    return found


@cache
def decisions(pack: str, players: int, options: tuple[tuple[str, str], ...], seed: int) -> list[Decision]:
    """The decisions of a random game."""
    game, dice = (
        arnakdsl.load(CONTENT / pack).new_game(players=players, seed=seed, **dict(options)),
        random.Random(seed),
    )
    found = []
    while (decision := game.decision) is not None:
        found.append(decision)
        game.choose(dice.choice(decision.options))
    return found


def games(all_: list[tuple[str, int, dict[str, str]]]) -> Iterator[tuple[str, list[Decision]]]:
    for seed, (pack, players, options) in enumerate(all_):
        yield pack, decisions(pack, players, tuple(options.items()), seed)


def wrong(text: str, language: str) -> str:
    """What no text may have; empty for a good one."""
    if not text:
        return "nothing is said"
    if found := re.search(r"[_{}]|\?\?\?|  |\(\)|^\s|\s$|[ (][,;:.)]|[,;:]\.$", text):
        return f"'{found[0]}'"
    if language not in LATIN and (found := re.search(r"[A-Za-z]{3,}", text)):
        return f"'{found[0]}'"
    if doubled := re.search(r"\b(\w+) \1\b", text):
        return f"doubled '{doubled[1]}'"
    return "a small letter at the start" if text[0].islower() else ""


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("pack", ["arnak", "kiln"])
def test_every_thing(pack: str, language: str, snapshot: SnapshotAssertion) -> None:
    found, lines = of(pack), []
    for thing in found.model.things:
        said = found.entry(thing.id, language)
        assert {name: wrong(text, language) for name, text in said.items() if wrong(text, language)} == {}
        assert [text for text in said.values() if text[-1] not in ".!"] == []
        name = found.called(thing.id, language)
        ours = " (unofficial)" if found.unofficial(thing.id, language) else ""
        lines += [
            f"{thing.id}: {name}{ours}" if name else thing.id,
            *(f"  {each}: {text}" for each, text in said.items()),
        ]
    words = found.language(language)
    assert (words.problems, words.unknown, words.broken) == ([], {}, [])
    assert "\n".join(lines) == snapshot


def walked(all_: list[tuple[str, int, dict[str, str]]], language: str) -> dict[str, str]:
    """What is asked and offered in games, each id of a prompt once; and what is wrong with it."""
    found: dict[str, str] = {}
    for pack, each in games(all_):
        for decision in each:
            if (name := f"{pack} {decision.prompt}") not in found:
                found[name] = decision.text(language)
            _apart(decision, language, found, pack)
    assert {name: wrong(text, language) for name, text in found.items() if wrong(text, language)} == {}
    return found


def _apart(decision: Decision, language: str, found: dict[str, str], pack: str) -> None:
    """Options that English tells apart are told apart in every language."""
    said: dict[str, Option] = {}
    for option in decision.options:
        name = f"{pack} {decision.prompt} {option.id}"
        text = found[name] if name in found else found.setdefault(name, option.text(language))
        other = said.setdefault(text, option)
        assert other is option or other.text(DEFAULT) == option.text(DEFAULT), (text, other.id, option.id)


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_asked_and_offered(language: str, snapshot: SnapshotAssertion) -> None:
    found = walked(FEW, language)
    assert [*of("arnak").language(language).missing] == []
    assert "\n".join(f"{name}: {text}" for name, text in sorted(found.items())) == snapshot


@pytest.mark.full
@pytest.mark.parametrize("language", OTHERS)
def test_what_is_asked_and_offered_in_many_games(language: str) -> None:
    assert walked(MANY, language)


@pytest.mark.parametrize("language", OTHERS)
def test_the_core_has_every_message(language: str) -> None:
    assert messages(DEFAULT) - messages(language) == set()


def messages(language: str) -> set[str]:
    return {
        each.id.name
        for source in sources(CORE, language)
        for each in parsed(source.text).body
        if isinstance(each, ftl.Message)
    }


ASKED = "h\n1\nl\n?1\nzz\n99\nu\nv\nwhy pass\ns\nq\n"


@pytest.mark.parametrize("language", [DEFAULT, *OTHERS])
def test_the_terminal_speaks_it(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, snapshot: SnapshotAssertion
) -> None:
    monkeypatch.chdir(tmp_path)
    played = CliRunner().invoke(main, ["play", "--pack", "kiln", "--lang", language, "--record", "g"], input=ASKED)
    assert (played.exit_code, played.stderr) == (0, "")
    replayed = CliRunner().invoke(main, ["replay", "g", "--pack", "kiln", "--lang", language])
    assert replayed.exit_code == 0
    assert played.stdout + replayed.stdout == snapshot


PARTICLES = [  # text, behind a consonant, behind a vowel, behind ㄹ, the particle
    ("금화", "을", "를", None, "를"),
    ("석판", "을", "를", None, "을"),
    ("석판 2개", "을", "를", None, "를"),
    ("공간", "으로", "로", "로", "으로"),
    ("현장 1", "으로", "로", "로", "로"),
    ("배", "으로", "로", "로", "로"),
    ("화살", "으로", "로", "로", "로"),
    ("화살", "을", "를", None, "을"),
    ("레벨 3", "이", "가", None, "이"),
    ("레벨 2", "이", "가", None, "가"),
    ("'모자'", "을", "를", None, "를"),
    ("(은색)", "은", "는", None, "은"),
    ("Hat", "을", "를", None, "을(를)"),
    ("", "을", "를", None, "을(를)"),
]


@pytest.mark.parametrize(("text", "closed", "open_", "rieul", "expected"), PARTICLES)
def test_a_particle(text: str, closed: str, open_: str, rieul: str | None, expected: str) -> None:
    assert particle(text, closed, open_, rieul) == expected


TEXTS = [  # language, entry, its text: plurals, genders, cases, particles
    ("pt", "hat", "Ganhe 1 moeda e 1 bússola."),
    ("pt", "gold_pan", "Ganhe 2 moedas."),
    ("pt", "hunting_arrows", "Ganhe uma carta de Medo. Ganhe 2 pontas de flecha."),
    ("pt", "trowel", "Pode pagar 1 bússola para ganhar 1 rubi."),
    ("pt", "binoculars", "Pode ativar um local de nível 1 e já descoberto."),
    ("pt", "sundial", "Escolha uma opção: ganhar 2 tábuas; ou passar a vez e depois ganhar 1 rubi."),
    ("ru", "hat", "Получите 1 монету и 1 компас."),
    ("ru", "gold_pan", "Получите 2 монеты."),
    ("ru", "runes_of_the_dead", "Получите карту ужаса. Получите 1 монету и 3 таблички."),
    ("ru", "hunting_arrows", "Получите карту ужаса. Получите 2 стрелки-указателя."),
    ("ru", "trowel", "Вы можете заплатить 1 компас, чтобы получить 1 драгоценность."),
    ("ru", "binoculars", "Вы можете активировать локацию, уровень которой равен 1 и которая открыта."),
    (
        "ru",
        "sundial",
        "Выберите одно из следующего: получить 2 таблички; или спасовать, затем получить 1 драгоценность.",
    ),
    ("ru", "war_club", "Вы можете бесплатно победить стража в локации, в которой есть ваш исследователь."),
    ("ru", "whip", "Изгоните этот предмет. Вы можете купить артефакт, заплатив на 4 компаса меньше."),
    (
        "ru",
        "brush",
        "Получите количество компасов, равное меньшему из значений (3 и число ваших идолов плюс число ваших идолов в "
        "ячейках).",
    ),
    ("ko", "hat", "금화 1개와 나침반 1개를 얻습니다."),
    ("ko", "war_mask", "화살촉 1개를 얻습니다. 라운드가 끝날 때까지 수호자 때문에 공포 카드를 받지 않습니다."),
    ("ko", "trowel", "나침반 1개를 지불하고 보석 1개를 얻을 수 있습니다."),
    ("ko", "binoculars", "레벨이 1이고 발견된 현장 한 곳을 활성화할 수 있습니다."),
    ("ko", "sundial", "다음 중 하나를 선택합니다: 석판 2개를 얻습니다; 또는 패스하고, 보석 1개를 얻습니다."),
    ("ko", "pack_donkey", "카드 2장을 가져옵니다."),
    ("ko", "horse", "카드 한 장을 가져옵니다. 금화 1개와 나침반 1개를 얻습니다."),
    ("ko", "brush", "3과 자신의 우상 수와 자신의 우상 칸의 우상 수의 합 중 가장 작은 수만큼의 나침반을 얻습니다."),
    (
        "pt",
        "brush",
        "Ganhe um número de bússolas igual ao menor valor entre 3 e o número dos seus ídolos mais o número dos seus "
        "ídolos em casas.",
    ),
]


@pytest.mark.parametrize(("language", "entry", "text"), TEXTS)
def test_a_text(language: str, entry: str, text: str) -> None:
    assert of("arnak").text(entry, language) == text


NUMBERS = [  # language, counter, a number and its form
    ("pt", "gain 1 coin", "Ganhe 1 moeda."),
    ("pt", "gain 2 coin", "Ganhe 2 moedas."),
    ("pt", "pay 1 arrowhead", "Pague 1 ponta de flecha."),
    ("ru", "gain 1 coin", "Получите 1 монету."),
    ("ru", "gain 3 coin", "Получите 3 монеты."),
    ("ru", "gain 5 coin", "Получите 5 монет."),
    ("ru", "gain 11 coin", "Получите 11 монет."),
    ("ru", "gain 21 coin", "Получите 21 монету."),
    ("ru", "gain 22 compass", "Получите 22 компаса."),
    ("ru", "gain 1 figure", "Получите 1 исследователя."),
    ("ru", "gain 2 figure", "Получите 2 исследователей."),
    ("ru", "lose 1 slotted", "Потеряйте 1 идола в ячейке."),
    ("ru", "if me.coin >= 1 { gain 1 jewel }", "Если у вас не меньше 1 монеты, получите 1 драгоценность."),
    ("ru", "if me.coin >= 5 { gain 1 jewel }", "Если у вас не меньше 5 монет, получите 1 драгоценность."),
    ("ko", "gain 2 figure", "고고학자 2개를 얻습니다."),
    ("ko", "gain 1 tablet, 2 compass", "석판 1개와 나침반 2개를 얻습니다."),
    ("ko", "if me.coin >= 2 { gain 1 jewel }", "금화 2개 이상을 가지고 있으면 보석 1개를 얻습니다."),
    ("ko", "if not me.tablet { gain 1 jewel }", "석판이 없으면 보석 1개를 얻습니다."),
    ("ru", "if not me.coin { gain 1 jewel }", "Если у вас нет ни одной монеты, получите 1 драгоценность."),
]


@pytest.mark.parametrize(("language", "effect", "text"), NUMBERS)
def test_a_number_of_things(language: str, effect: str, text: str) -> None:
    found = of("arnak")
    step, _ = parse_steps(text_of("test", effect))
    assert step is not None
    assert found.language(language).say(found.sentences.text(step, Seen())) == text


@pytest.mark.parametrize("name", ["arnak/lang/pt/unofficial.ftl", "arnak.built: pt unofficial.ftl"])
def test_names_of_our_own_are_known_by_their_file(name: str) -> None:
    files = [Source(name, "thing-hat = Chapéu\n"), Source("lang/pt/names.ftl", "thing-fear = Medo\n")]
    assert words_of("pt", files).ours == {"thing-hat"}


def test_a_language_that_is_not_there_is_english() -> None:
    assert of("arnak").text("hat", "xx") == of("arnak").text("hat", "en")
