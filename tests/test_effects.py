"""Effects on the orchard of docs/language.md: what belongs to nobody, what does not fit, what cannot be told apart."""

from __future__ import annotations

from pathlib import Path

import pytest

import arnakdsl
from tests.docs.test_language import asked, changed, pack

NOTHING = [  # the first player has no favourite tree, nobody is in `active` beyond the first player's trial
    "move me.favourite.perch to flock",
    "move top(me.favourite.perch) to bottom(flock)",
    "move 2 from me.favourite.perch to flock",
    "move top(flock) to me.favourite.perch",
    "put top(flock) on me.favourite.nest",
    "shuffle me.favourite.perch",
    "look me.favourite.perch",
    "clear active; set active.tired; set active to me",
    "clear active; set active.brisk to 1; set active to me",
    "let t = first(trees where height > 9); move top(flock) to t.perch",
    "let t = first(trees where height > 9); set t.ripe; set t.owner to me",
    "if count(me.favourite.perch) > 0 { gain 1 apple }",
    "each b in me.favourite.perch { gain 1 apple }",
    "let n = count(me.favourite.perch where song); gain n apple",
    "fill flock from birds",
    "fill shed from tools where timing = quick",
]


@pytest.mark.parametrize("effect", NOTHING)
def test_what_belongs_to_nobody_is_left_alone(tmp_path: Path, effect: str) -> None:
    assert changed(pack(tmp_path), effect) == "no change"


def test_nothing_is_asked_for_a_place_of_nobody(tmp_path: Path) -> None:
    assert asked(pack(tmp_path), "may move top(flock) to me.favourite.perch") == "no decision"


def test_a_thing_is_not_laid_where_another_lies(tmp_path: Path) -> None:
    found = changed(pack(tmp_path), "put finch on old_oak.nest; put owl on old_oak.nest")
    assert "game flock owl" in found
    assert "'nest': 'finch'" in found


def test_numbers_are_gone_through(tmp_path: Path) -> None:
    assert changed(pack(tmp_path), "each n in 1..3 { gain n apple }") == "apple 9"


WRONG = [  # effect, code, the characters meant
    ("fill flock from tools", "AK401", "tools"),
    ("fill basket from birds", "AK401", "birds"),
    ("move finch to basket", "AK401", "finch"),
    ("move flock to heap", "AK401", "flock"),
    ("move 1 from flock to heap", "AK401", "1"),
    ("move top(flock) to bench", "AK401", "top(flock)"),
    ("swap sieve, finch", "AK401", "finch"),
    ("put rake on old_oak.nest", "AK401", "rake"),
    ("put finch on old_oak.owner", "AK401", "old_oak.owner"),
    ("put flock on old_oak.nest", "AK401", "flock"),
    ("widen basket", "AK510", "basket"),
    ("narrow heap", "AK510", "heap"),
    ("close shed", "AK510", "shed"),
    ("each t in trees by -height { set me.favourite to t }", "AK234", "-height"),
    ("let t = pick trees by height; set me.favourite to t", "AK234", "height"),
    ("gain count(trees by height) apple", "AK234", "height"),
    ("move top(shed) to place(basket, 2)", "AK401", "place(basket, 2)"),
    ("move top(shed) to place(basket, me.apple)", "AK401", "place(basket, me.apple)"),
    ("gain 1 - 3 apple", "AK404", "1 - 3"),
    ("gain 2 * -1 apple", "AK404", "2 * -1"),
    ("choose { gain 1 apple as a | gain 1 honey as a }", "AK511", "choose { gain 1 apple as a | gain 1 honey as a }"),
    (
        "choose { gain 1 apple as option:2 | gain 2 apple }",
        "AK511",
        "choose { gain 1 apple as option:2 | gain 2 apple }",
    ),
    ("may gain 1 apple as decline", "AK511", "may gain 1 apple as decline"),
    ("pay 1 apple -> gain 1 honey as decline", "AK511", "pay 1 apple -> gain 1 honey as decline"),
    ("choose 0 { gain 1 apple | gain 1 honey }", "AK214", "0"),
    ("choose 3 { gain 1 apple | gain 1 honey }", "AK214", "3"),
    ("gain 1 apple; resolve wrong.effect", "AK513", "resolve wrong.effect"),
    ("repeat 2 { resolve wrong.effect }", "AK513", "resolve wrong.effect"),
    (
        "may choose { gain 1 apple | gain 1 honey } as pocket",
        "AK212",
        "may choose { gain 1 apple | gain 1 honey } as pocket",
    ),
    ("gain score() apple", "AK209", "score()"),
    ("gain score(1) apple", "AK401", "1"),
    ("gain icons(1 step) apple", "AK401", "1 step"),
    ("each t in tops(1) { gain 1 apple }", "AK401", "1"),
    ("if can(me.apple) { gain 1 apple }", "AK401", "me.apple"),
    ("move top(shed) to either(me.tired, basket, bench)", "AK401", "basket"),
    ("gain count(either(me.tired, trees, birds)) apple", "AK401", "trees"),
    ("resolve either(me.tired, rake.use, lamp.use)", "AK401", "rake.use"),
    ("draw to either(me.tired, basket, bench)", "AK401", "basket"),
    ("let p = basket; move pick p to heap", "AK401", "basket"),
    ("let c = rake.price; pay c", "AK401", "rake.price"),
    ("may nothing as keep(rake, lamp)", "AK235", "lamp"),
    ("move pick basket as drop(rake) to heap", "AK235", "rake"),
    ("may gain 1 apple as keep(basket)", "AK401", "basket"),
    ("may gain 1 apple as keep(me.tired)", "AK401", "me.tired"),
]


def found_in(where: Path, text: str) -> list[tuple[str, str]]:
    (where / "zz.yaml").write_text(text, encoding="utf-8")
    return [(each.code.id, each.span.text) for each in arnakdsl.check(where)]


@pytest.mark.parametrize(("effect", "code", "text"), WRONG)
def test_what_does_not_fit_is_one_finding(tmp_path: Path, effect: str, code: str, text: str) -> None:
    assert found_in(pack(tmp_path), f"trial:\n  wrong:\n    effect: |\n      {effect}\n") == [(code, text)]


PRINTED = [  # field of a tree or tool, code, the characters meant
    ("tree", "climb: me.apple + 90 cart", "AK501"),
    ("tree", "climb: 30 + 1 apple", None),
    ("tree", "climb: 2 * 3 apple", None),
    ("tree", "climb: 1 - 3 apple", "AK404"),
    ("tree", "climb: count(trees) apple", "AK501"),
    ("tree", "climb: this.climb", "AK501"),
    ("tree", "climb: plum_tree.climb", "AK501"),
    ("tree", "climb: all", "AK501"),
    ("tool", "carries: 1 apple", "AK401"),
    ("tool", "carries: 1 step, 1 honey", "AK401"),
]


@pytest.mark.parametrize(("kind", "field", "code"), PRINTED)
def test_printed_amounts_are_numbers(tmp_path: Path, kind: str, field: str, code: str | None) -> None:
    rest = "height: 1, fruit: nothing" if kind == "tree" else "use: nothing"
    found = found_in(
        pack(tmp_path), f"{kind}:\n  wrong: {{{rest}, {field!r}}}\n".replace("'", "").replace(field, _quoted(field))
    )
    assert [each for each, _ in found] == ([code] if code else [])


def _quoted(field: str) -> str:
    name, _, text = field.partition(": ")
    return f'{name}: "{text}"'


PACKS = [  # what is added, code, the characters meant
    ("action:\n  spin:\n    do: gain 1 apple; offer spin\n", "AK513", "offer spin"),
    ("action:\n  spin:\n    do: offer spun\n  spun:\n    do: offer spin\n", "AK513", "offer spin"),
    ("score:\n  one:\n    value: 2 * score(one)\n", "AK513", "2 * score(one)"),
    ("score:\n  one:\n    value: score(two)\n  two:\n    value: score(one)\n", "AK513", "score(one)"),
    ("trial:\n  one: {effect: resolve two.effect}\n  two: {effect: resolve one.effect}\n", "AK513", "resolve one.effect"),
    ("action:\n  hire: {cost: 1 step, do: gain 1 apple}\ntrial:\n  wrong: {effect: offer hire for 1 apple}\n", "AK509",
     "offer hire for 1 apple"),
    ("source:\n  by_nap: {for: {x: basket}, gives: x.carries, cost: 1 apple, option: 'nap:{x}'}\n", "AK524", "by_nap"),
    ("source:\n  by_nap: {gives: 1 cart, cost: 1 apple, option: nap, do: gain 1 honey}\n", "AK524", "by_nap"),
    ("source:\n  by_nap: {gives: 1 cart, cost: me.honey apple, option: nap}\n", "AK501", "by_nap"),
    ("source:\n  by_nap: {gives: me.honey cart, cost: 1 apple, option: nap}\n", "AK501", "by_nap"),
    ("action:\n  lend: {for: {x: players, y: basket}, option: 'lend:{x}:{y}', do: gain 1 apple}\n", "AK401", "lend"),
    ("unit:\n  seed:\n    for: {x: basket}\n    option: seed:{x}\n    do: may move x to bench\n", "AK512", "seed"),
    ("action:\n  one: {option: nap, do: gain 1 apple}\n  two: {option: nap, do: gain 1 honey}\n"
     "trial:\n  wrong: {effect: offer one or two}\n", "AK511", "offer one or two"),
    ("bird:\n  jay: {song: nothing, word: finch}\n", "AK302", "finch"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "at"), PACKS)
def test_what_could_never_be_played_is_one_finding(tmp_path: Path, text: str, code: str, at: str) -> None:
    assert found_in(pack(tmp_path), text) == [(code, at)]


NOBODY = [  # a step in the course of the game outside `each player`, what of it needs one
    ("set me.tired", "me.tired"),
    ("if active = me { nothing }", "me"),
    ("if me.tired { gain 1 apple }", "me.tired"),
    ("set days to count(basket)", "basket"),
    ("set days to count(trees where mine)", "mine"),
    ("set days to score(stores)", "score(stores)"),
    ("let t = pick trees; set t.owner to me", "pick trees"),
    ("move pick flock to old_oak.perch", "pick flock"),
    ("may set days to 1", "may set days to 1"),
    ("choose { gain 1 rain as a | gain 1 apple as b }", "choose { gain 1 rain as a | gain 1 apple as b }"),
    ("gain 1 rain -> set days to 1", "gain 1 rain -> set days to 1"),
    ("gain 1 rain, 1 apple", "gain 1 rain, 1 apple"),
    ("lose 1 step", "lose 1 step"),
    ("pay 1 apple", "pay 1 apple"),
    ("offer rest", "offer rest"),
    ("window", "window"),
    ("look shed", "look shed"),
    ("each t in trees { tend t }", "tend t"),
    ("repeat 2 { resolve owl.song }", "resolve owl.song"),
    ("each b in birds { resolve b.song }", "resolve b.song"),
    ("evening; each player { nothing }; evening", "me.brisk"),
    ("gain 1 rain; each wind { gain 1 apple; may gain 1 honey }; lose 1 rain", ""),
    ("set start to next_seat(start); set days to count(players where tired and apple > 2)", ""),
    ("each player { evening; let t = pick trees; tend t }", ""),
    ("each x in boxes { resolve x.inside }", ""),
]
EVENING = """
procedure:
  evening: {do: set me.brisk}
kind:
  box: {all: boxes, attributes: {inside: effect}}
box:
  crate:
    inside: gain 1 rain; each player { may gain 1 apple }
"""


@pytest.mark.parametrize(("steps", "text"), NOBODY)
def test_what_needs_a_player_where_nobody_runs_is_one_finding(tmp_path: Path, steps: str, text: str) -> None:
    where = pack(tmp_path)
    rules = (where / "rules.yaml").read_text("utf-8")
    begin = "each player { if start = me"
    (where / "rules.yaml").write_text(rules.replace(begin, f"{steps}; {begin}"), encoding="utf-8")
    (where / "evening.yaml").write_text(EVENING, encoding="utf-8")
    found = [(each.code.id, each.span.text, each.hint) for each in arnakdsl.check(where).findings]
    assert found == ([("AK525", text, "write it inside 'each player { ... }'")] if text else [])


def test_definitions_that_multiply_are_too_long(tmp_path: Path) -> None:
    chain = "".join(f"  b{n}:\n    do: {'; '.join([f'b{n - 1}'] * 4)}\n" for n in range(1, 9))
    found = found_in(pack(tmp_path), f"define:\n  b0:\n    do: gain 1 apple\n{chain}")
    assert found == [("AK514", "b6")]


def test_a_long_effect_is_compiled(tmp_path: Path) -> None:
    effect = "; ".join(["draw to basket"] * 600)
    where = pack(tmp_path)
    assert found_in(where, f"trial:\n  long: {{effect: {effect}}}\n") == []
    assert asked(where, "resolve long.effect").count("draw") > 1


@pytest.mark.parametrize("effect", ["gain 99999 honey; repeat 99 * me.honey { gain 1 apple }", "resolve round.effect"])
def test_a_game_that_comes_to_no_question_ends_in_a_sentence(tmp_path: Path, effect: str) -> None:
    where = pack(tmp_path)
    (where / "zz.yaml").write_text(
        "trial:\n  round:\n    effect: if me.apple > 0 { resolve round.effect }\n", encoding="utf-8"
    )
    with pytest.raises(arnakdsl.RulesError, match="come to no question"):
        asked(where, f"may gain 1 apple; {effect}")


RINGS = [
    "if can(ring.spin) { gain 1 apple }",
    "if any(toys where can(spin)) { gain 1 apple }",
    "let t = pick toys where can(spin) as ring; gain 1 apple",
    "each t in toys where can(spin) { gain 1 apple }",
    "let t = first(toys where can(spin)); if can(t.spin) { gain 1 apple }",
]


@pytest.mark.parametrize("effect", RINGS)
def test_what_leads_back_to_itself_can_be_done(tmp_path: Path, effect: str) -> None:
    where = pack(tmp_path)
    ring = f"kind:\n  toy:\n    all: toys\n    attributes: {{spin: effect}}\ntoy:\n  ring:\n    spin: {effect}\n  hoop: {{spin: pay 9 honey}}\n"
    (where / "zz.yaml").write_text(ring, encoding="utf-8")
    assert changed(where, "if can(ring.spin) { gain 2 apple }") == "apple 5"


def test_a_game_that_cannot_begin_is_a_finding(tmp_path: Path) -> None:
    where = pack(tmp_path)
    rules = (where / "rules.yaml").read_text(encoding="utf-8")
    endless = "while days = 0 { nothing }; each player { if start"
    (where / "rules.yaml").write_text(rules.replace("each player { if start", endless), encoding="utf-8")
    (found,) = arnakdsl.check(where)
    assert (found.code.id, found.span.text) == ("AK518", "rounds")
    assert "come to no question" in found.message


def test_an_invariant_that_breaks_at_the_start_is_a_finding(tmp_path: Path) -> None:
    assert found_in(pack(tmp_path), "invariant:\n  rich:\n    each: player\n    holds: me.apple > 3\n") == [
        ("AK517", "me.apple > 3")
    ]
