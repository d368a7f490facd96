"""What effects do and ask in corners where compiled play once differed from the reference."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from arnakrt.position import set_position

import arnakdsl
from arnakdsl.api import playable
from arnakdsl.linking import link
from arnakdsl.selftest import of_pack
from tests.docs.test_language import asked, changed, pack

DOES = [  # effect, what is different afterwards
    ("move either(me.tired, spade, rake) to bench", "bench rake, game stall spade gap"),
    (
        "let c = pick basket + stall where it = spade; move c to heap; move c to bench",
        "game stall gap rake, game heap spade",
    ),
    ("move top(flock) to old_oak.perch; move first(tops(perch)) to top(flock)", "no change"),
    ("move place(shed, 2) to bench", "bench rope"),
    ("move place(shed, 9) to bench", "no change"),
    ("swap sieve, lamp", "basket lamp sieve"),
    ("swap sieve, sieve", "no change"),
    ("swap top(flock), top(old_oak.perch)", "no change"),
    (
        "move bottom(flock) to old_oak.perch; swap top(flock), top(old_oak.perch); move old_oak.perch to flock",
        "game flock owl finch",
    ),
    ("move next_seat(me).basket to bench; swap barrow, sieve", "basket barrow lamp, bench sieve barrow"),
    ("move rake to heap; fill heap from tools", "game stall spade gap, game heap rake"),
    ("move spade to heap; move 2 from stall to bench", "bench rake, game stall gap gap, game heap spade"),
    (
        "move next_seat(me).basket to stall; move place(stall, 4) to bench",
        "bench barrow, game stall spade rake barrow gap",
    ),
    ("move basket to basket", "no change"),
    ("move shed to top(shed); move top(shed) to bench", "bench net"),
    ("move spade to heap; move stall to bench", "bench rake, game stall empty, game heap spade"),
    ("move shed to top(basket)", "basket net rope sieve lamp"),
    ("set me.tired; set me.tired to me.favourite.ripe", "no change"),
    ("set me.apple to me.favourite.owner.apple", "apple 0"),
    ("set me.apple to turn_order(me.favourite.owner)", "apple 0"),
    ("set me.apple to 7 - turn_order(next_seat(me.favourite.owner))", "apple 7"),
    ("set old_oak.owner to next_seat(next_seat(me.favourite.owner))", "no change"),
    ("set start to me.favourite.owner", "no change"),
    ("each player { set start to next_seat(start); gain 1 honey }", "honey 2"),
    ("move 2 from flock to old_oak.perch; call_back", "game flock finch"),
    ("set me.favourite to last(trees by count(boughs))", "favourite old_oak"),
    (
        "move next_seat(me).basket to bench; move top(bench) to basket; move last(basket + bench) to heap",
        "basket sieve lamp barrow, game heap barrow",
    ),
    ("gain icons(rake.price) honey; gain icons(either(me.tired, rake.price, sieve.carries)) honey", "honey 2"),
    ("perform first(birds).song", "apple 4"),
    (
        "move top(flock) to old_oak.perch; move either(me.tired, owl, top(old_oak.perch)) to flock",
        "game flock owl finch",
    ),
    (
        "move top(flock) to old_oak.perch; let b = either(me.tired, owl, top(old_oak.perch)); move b to flock",
        "game flock owl finch",
    ),
    ("put top(flock) on old_oak.nest; move either(me.tired, owl, old_oak.nest) to flock", "game flock owl finch"),
    (
        "move next_seat(me).basket to bench; move top(bench) to basket; let t = last(basket + bench); move t to heap",
        "basket sieve lamp barrow, game heap barrow",
    ),
    ("set me.honey to 0 - 2; lose 1 honey", "honey -2"),
    ("set me.honey to 0 - 2; gain me.honey apple; gain me.honey cart", "honey -2"),
    ("set me.honey to 0 - 2; pay me.honey apple; set me.tired", "honey -2, tired yes"),
    ("set me.honey to 0 - 2; pay me.honey honey; set me.tired", "honey -2, tired yes"),
]

ASKS = [  # effect, what is asked when the first option is taken
    ("swap sieve, lamp; move pick basket where it = sieve or it = lamp as card to bench", "card:lamp, card:sieve"),
    ("choose { if me.apple { pay 1 apple -> gain 1 honey } | gain 1 apple as more }", "option:1, more"),
    ("set me.brisk; may move top(flock) to me.favourite.perch", "no decision"),
    ("move spade to heap; may move 1 from top(stall) to bench", "do, decline"),
    ("choose { offer rest for 9 honey as lie_down | gain 1 apple as eat }", "no decision"),
    (
        "each player { set start to next_seat(start); let n = pick 0 .. me.apple as eat; clear me.apple }",
        "eat:0, eat:1, eat:2, eat:3 then eat:0, eat:1, eat:2, eat:3",
    ),
    ("let s = pick players; gain s.apple apple", "pick:p1, pick:p2"),
    ("let s = pick seats as who; gain s.apple apple", "who:p1, who:p2"),
    (
        "let s = me; choose { nothing as keep(s) | nothing as keep(next_seat(s)) | nothing as keep(finch) }",
        "keep:p1, keep:p2, keep:finch",
    ),
    (
        "let n = 2; choose { nothing as keep(n) | nothing as keep(n + 998) | nothing as keep(n - 3) }",
        "keep:2, keep:999, keep:0",
    ),
    (
        "set me.apple to 2000; let n = pick 990 + count(trees) .. me.apple as draw; gain n apple",
        "draw:993, draw:994, draw:995, draw:996, draw:997, draw:998, draw:999",
    ),
    ("offer thank", "thank:p1, thank:p2"),
    ("offer pass_on", "pass:sieve:p1, pass:sieve:p2, pass:lamp:p1, pass:lamp:p2"),
    ("offer count_with", "count:sieve:0, count:sieve:1, count:lamp:0, count:lamp:1"),
    ("offer count_up", "take:1, take:2, take:3"),
    ("move next_seat(me).basket to bench; offer lend", "lend:barrow:sieve, lend:barrow:lamp"),
    ("may set me.apple to 0 - 2; pay 1 step", "do, decline then use:sieve, use:lamp"),
    ("may set me.apple to 0 - 2; offer climb", "do, decline then climb:pear_tree, climb:plum_tree"),
    ("offer lean", "no decision"),
    ("set me.favourite.owner.apple to 1 -> gain 1 honey", "no decision"),
    ("let b = pick crate.bin where days > 0 and it != wren; gain 1 apple", "pick:finch, pick:owl"),
    ("if chest.bin { nothing } else { let b = pick crate.bin where it != wren; gain 1 apple }", "pick:finch, pick:owl"),
    (
        "move stall to bench; fill heap from tools where it = rake; move heap to bench;"
        " move pick bench where it != barrow as card to heap",
        "card:bench:spade, card:bench:rake",
    ),
]

SAME = [  # what only the comparison with the reference shows
    "move 2 from flock to old_oak.perch; shuffle old_oak.perch; swap top(flock), top(old_oak.perch)",
    "move spade to basket; move sieve to bottom(next_seat(me).basket)",
    "move spade to basket; move pick basket to top(next_seat(me).basket)",
    "move spade to basket; move 2 from basket to top(next_seat(me).basket)",
    "move 2 from shed to top(shed)",
    "move 9 from shed to bottom(shed)",
    "move 3 from flock to top(flock); move 9 from flock to flock",
    "move stall to heap; each x in boxes { shuffle x.bin }",
    "each wind { may gain 1 apple; let t = pick trees; set t.owner to me }",
    "move top(flock) to old_oak.perch; move top(old_oak.perch) to first(trees by -count(perch)).perch",
    "move top(flock) to old_oak.perch; put top(old_oak.perch) on first(trees by -count(perch)).nest",
    "move 2 from flock to old_oak.perch; let b = pick tops(perch) + flock; move b to plum_tree.perch",
    "move top(flock) to plum_tree.perch; move pick (tops(perch) + flock) where it = owl to bottom(plum_tree.perch)",
]

MORE = """
bird:
  wren: {song: nothing}
kind:
  box: {all: boxes, attributes: {bin: pile}}
box:
  crate: {bin: flock}
  chest: {bin: heap}
action:
  lean: {for: {x: trees}, cost: 'me.favourite.climb, 9 honey', do: set me.favourite to x}
  count_up: {for: {n: 1 .. 3}, option: 'take:{n}', do: gain n apple}
  give: {menu: quick, for: {x: bench, y: basket}, option: 'give:{x}:{y}', do: 'swap x, y'}
  thank: {for: {x: players}, option: 'thank:{x}', do: gain 1 apple}
  pass_on: {for: {x: basket, y: players}, option: 'pass:{x}:{y}', do: move x to y.basket}
  count_with: {for: {x: basket, y: 0 .. 1}, option: 'count:{x}:{y}', do: gain y apple}
  lend: {for: {x: bench, y: basket}, option: 'lend:{x}:{y}', do: move x to basket}
"""

ENDS = [  # effect that is asked twice at most, and once when the first question is declined
    "repeat 2 { may gain 1 honey }",
    "repeat 2 { let n = count(trees); may gain n honey }",
    "repeat 2 { let t = pick trees where height > 2; may gain 1 honey }",
    "repeat 2 { pay 1 apple; may gain 1 honey }",
    "repeat 2 { if me.apple { may gain 1 honey } }",
]


CALL = """
define:
  call_back: {do: move first(tops(perch)) to flock}
  perform: {takes: {e: effect}, do: resolve e}
"""


@pytest.mark.parametrize(("effect", "does"), DOES)
def test_an_effect_does(tmp_path: Path, effect: str, does: str) -> None:
    where = pack(tmp_path)
    (where / "call.yaml").write_text(CALL, encoding="utf-8")
    assert re.sub(r", game (p2|tree) {.*}", "", changed(where, effect)) == does


@pytest.mark.parametrize(("effect", "asks"), ASKS)
def test_an_effect_asks(tmp_path: Path, effect: str, asks: str) -> None:
    where = pack(tmp_path)
    (where / "more.yaml").write_text(MORE, encoding="utf-8")
    assert asked(where, effect) == asks


def test_a_free_action_knows_both_its_things(tmp_path: Path) -> None:
    where = pack(tmp_path)
    (where / "more.yaml").write_text(MORE, encoding="utf-8")
    effect = "set me.brisk; move next_seat(me).basket to bench; window"
    (where / "trial.yaml").write_text(f"trial:\n  now:\n    effect: |\n      {effect}\n", encoding="utf-8")
    game = arnakdsl.load(where).new_game(players=2, seed=1)
    game.choose("give:barrow:lamp")
    mine = game.view(None)["p1"]
    assert (mine["bench"][0], mine["basket"]) == ("lamp", ["sieve", "barrow"])


@pytest.mark.parametrize("effect", [*SAME, *(effect for effect, _ in DOES + ASKS)])
def test_the_reference_does_and_asks_the_same(tmp_path: Path, effect: str) -> None:
    where = pack(tmp_path)
    (where / "more.yaml").write_text(MORE + CALL, encoding="utf-8")
    (where / "trial.yaml").write_text(f"trial:\n  now:\n    effect: |\n      {effect}\n", encoding="utf-8")
    model, rules = playable(where)
    found = of_pack(rules, link(model)[0], [(2, {}), (3, {})], range(1, 4))
    assert [str(each) for each in found.differences] == []


def test_the_set_up_may_ask(tmp_path: Path) -> None:
    where = pack(tmp_path)
    rules = where / "rules.yaml"
    given = "gain 3 apple, 1 honey, 1 gardener }"
    asking = f"{given};\n      each player {{ move pick basket as keep to bench }}"
    rules.write_text(rules.read_text("utf-8").replace(given, asking), encoding="utf-8")
    (where / "trial.yaml").write_text("trial:\n  now:\n    effect: may gain 1 honey as sip\n", encoding="utf-8")
    model, ruleset = playable(where)
    game = ruleset.new_game(players=3, seed=1)
    seen = []
    while (asked_now := game.decision) is not None:
        seen.append((asked_now.player, asked_now.options.ids()))
        game.choose(0)
    keeping, sipping = [options[0].split(":")[0] for _, options in seen[:-1]], seen[-1]
    assert (set(keeping), sipping) == ({"keep"}, (0, ["sip", "decline"]))
    assert arnakdsl.replay(ruleset, game.record()) == game
    stood = set_position(ruleset, {}, players=3, seed=1)
    assert stood.decision is not None
    assert stood.decision.options.ids() == ["sip", "decline"]
    assert [str(each) for each in of_pack(ruleset, link(model)[0], [(2, {}), (3, {})], range(1, 4)).differences] == []


@pytest.mark.parametrize("effect", ENDS)
def test_a_declined_may_ends_the_repeat(tmp_path: Path, effect: str) -> None:
    where = pack(tmp_path)
    (where / "trial.yaml").write_text(f"trial:\n  now:\n    effect: |\n      {effect}\n", encoding="utf-8")
    game = arnakdsl.load(where).new_game(players=2, seed=1)
    game.choose("decline")
    assert game.over
