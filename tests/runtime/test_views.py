"""What one seat may know: `Game.view(seat)`, case by case and over random games."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from arnakrt import Game, Ruleset
from arnakrt.game import run
from arnakrt.ruleset import RulesError
from arnakrt.table import index

import arnakdsl
from arnakdsl.api import default_content, playable
from arnakdsl.model import Model
from tests.support import where, write_pack

View: TypeAlias = dict[str, Any]
PACKS = Path(__file__).parents[1] / "packs"

# ---------------------------------------------------------------- case by case

HEAD = "name: tiny\nlanguage: 1\nseats: {least: 2, most: 2}\n"
CARDS = """
kind:
  card:
    all: cards
  box:
    all: boxes
    marks:
      lid: {holds: card}
      cellar: {holds: card, view: none}
      rust: {type: number, view: none}
pile:
  stock: {of: [card], view: none}
  pit: {of: [card], view: none}
  heap: {of: [card], view: all}
  row: {of: [card], view: all, gaps: yes}
  tower: {of: [card], view: top}
  deck: {of: [card], owner: player, view: none}
  hand: {of: [card], owner: player, view: owner}
  side: {of: [card], owner: player, view: owner}
card:
  a: {}
  b: {}
  c: {}
  d: {}
  twin: {copies: 2}
box:
  chest: {}
procedure:
  set_up:
    do: fill stock from cards
  rounds:
    do: |
      each player { if me = start { let o = next_seat(me); EFFECT } }
"""
OPEN = "move 2 from stock to heap; move heap to hand; "  # a and b, seen by all, are in the hand

KNOWN = [  # what the first player does                          pile         that player    the other
    ("nothing", "stock", "_ _ _ _ _ _", "_ _ _ _ _ _"),
    ("move top(stock) to hand", "p1.hand", "a", "_"),
    ("move 2 from stock to hand", "p1.hand", "a b", "_ _"),
    ("move bottom(stock) to hand", "p1.hand", "twin", "_"),
    ("move place(stock, 3) to heap", "heap", "c", "c"),
    ("look stock; move place(stock, 3) to hand", "stock", "a b d twin twin", "_ _ _ _ _"),
    ("move top(stock) to o.hand", "p2.hand", "_", "a"),
    ("move 2 from stock to o.hand; look o.hand", "p2.hand", "a b", "a b"),
    ("look hand", "stock", "_ _ _ _ _ _", "_ _ _ _ _ _"),
    ("look stock", "stock", "a b c d twin twin", "_ _ _ _ _ _"),
    ("look stock; shuffle stock", "stock", "_ _ _ _ _ _", "_ _ _ _ _ _"),
    ("look stock; move 2 from stock to pit", "pit", "a b", "_ _"),
    ("look stock; move stock to pit", "pit", "a b c d twin twin", "_ _ _ _ _ _"),
    ("look stock; move 2 from stock to o.hand", "p2.hand", "a b", "a b"),
    ("look stock; move stock to o.hand", "p2.hand", "a b c d twin twin", "a b c d twin twin"),
    # from where all see it under, on and into what is hidden
    ("move top(stock) to heap; move a to stock", "stock", "_ _ _ _ _ a", "_ _ _ _ _ a"),
    ("move top(stock) to heap; move a to top(stock)", "stock", "a _ _ _ _ _", "a _ _ _ _ _"),
    ("move 3 from stock to heap; move 2 from heap to pit", "pit", "a b", "a b"),
    ("move 3 from stock to heap; move heap to stock; shuffle stock", "stock", "_ _ _ _ _ _", "_ _ _ _ _ _"),
    ("move 3 from stock to heap; move heap to deck; move 2 from deck to hand", "p1.hand", "a b", "a b"),
    ("move 3 from stock to heap; move heap to deck; move 2 from deck to hand", "p1.deck", "c", "c"),
    ("move top(stock) to heap; move a to deck; move top(deck) to hand", "p1.hand", "a", "a"),
    ("move top(stock) to heap; move a to o.hand", "p2.hand", "a", "a"),
    ("move top(stock) to heap; move a to deck; move 3 from stock to deck; move 4 from deck to hand",
     "p1.hand", "a b c d", "a _ _ _"),
    # out of a hand, where others see it and where they do not
    (OPEN + "nothing", "p1.hand", "a b", "a b"),
    (OPEN + "move c to hand", "p1.hand", "a b c", "a b _"),
    (OPEN + "move top(stock) to hand", "p1.hand", "a b c", "a b _"),
    (OPEN + "move a to heap", "p1.hand", "b", "b"),
    (OPEN + "move a to top(deck)", "p1.hand", "b", "_"),
    (OPEN + "move a to top(deck)", "p1.deck", "a", "_"),
    (OPEN + "move a to side", "p1.side", "a", "_"),
    (OPEN + "move hand to side", "p1.side", "a b", "a b"),
    (OPEN + "move hand to deck", "p1.deck", "a b", "_ _"),
    (OPEN + "move 1 from hand to deck", "p1.hand", "b", "_"),
    (OPEN + "move hand to o.hand", "p2.hand", "a b", "a b"),
    (OPEN + "move hand to heap", "heap", "a b", "a b"),
    ("move top(stock) to hand; move hand to side", "p1.side", "a", "_"),
    ("move top(stock) to hand; move hand to o.hand", "p2.hand", "a", "a"),
    ("move 2 from stock to hand; move a to top(deck); move top(deck) to hand", "p1.hand", "b a", "_ _"),
    # of equal things that leave, one less is known
    ("move 4 from stock to heap; move 2 from stock to hand; move twin to heap", "p1.hand", "twin", "_"),
    ("move 4 from stock to heap; move bottom(stock) to row; move row to hand; move top(stock) to hand; move twin to heap",
     "p1.hand", "twin", "_"),
    ("move 4 from stock to heap; move 2 from stock to row; move row to hand; move twin to heap", "p1.hand", "twin", "twin"),
    # out of a hidden pile by name: who does not know the place knows no other either
    ("look stock; move c to hand", "p1.hand", "c", "_"),
    ("move top(stock) to heap; move a to top(stock); look stock; move c to heap", "stock", "a b d twin twin", "_ _ _ _ _"),
    ("move top(stock) to heap; move a to top(stock); look stock; move a to heap", "stock", "b c d twin twin", "_ _ _ _ _"),
    ("move 2 from stock to heap; move heap to pit; move a to heap", "pit", "b", "b"),
    ("move 2 from stock to heap; move heap to pit; move a to hand", "pit", "b", "_"),
    # the open top of a pile
    ("move 3 from stock to tower", "tower", "a _ _", "a _ _"),
    ("move 3 from stock to top(tower)", "tower", "c _ _", "c _ _"),
    ("move 3 from stock to tower; move top(tower) to hand", "tower", "b _", "b _"),
    ("move 3 from stock to tower; move top(tower) to hand", "p1.hand", "a", "a"),
    ("move 3 from stock to tower; move top(stock) to top(tower)", "tower", "d a _ _", "d a _ _"),
    ("move stock to tower", "tower", "a _ _ _ _ _", "a _ _ _ _ _"),
    # what changes places
    ("move 2 from stock to hand; move top(stock) to heap; swap a, c", "p1.hand", "c b", "c _"),
    ("move 2 from stock to hand; move top(stock) to heap; swap a, c", "heap", "a", "a"),
    ("move 2 from stock to tower; move top(stock) to heap; swap a, c", "tower", "c _", "c _"),
    ("move 1 from stock to hand; move 2 from stock to pit; look pit; swap a, b", "p1.hand", "b", "_"),
    ("move 1 from stock to hand; move 2 from stock to pit; look pit; swap a, b", "pit", "a c", "_ _"),
    ("move 2 from stock to heap; move heap to pit; move top(stock) to hand; swap a, c", "pit", "c b", "_ _"),
    ("move 2 from stock to heap; swap a, b", "heap", "b a", "b a"),
    ("move 2 from stock to heap; move heap to pit; swap a, b", "pit", "b a", "b a"),
    # marks, and a row with an empty place
    ("put top(stock) on chest.lid", "box.chest.lid", "a", "a"),
    ("put top(stock) on chest.cellar", "box.chest.cellar", "_", "_"),
    ("nothing", "box.chest.cellar", "null", "null"),
    ("put top(stock) on chest.lid; move chest.lid to pit", "pit", "a", "a"),
    ("put top(stock) on chest.cellar; move chest.cellar to pit", "pit", "_", "_"),
    ("set chest.rust to 3", "box.chest.rust", "_", "_"),
    ("move 3 from stock to row; move b to hand", "row", "a null c", "a null c"),
    ("move 3 from stock to row; move b to hand", "p1.hand", "b", "b"),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "path", "mine", "others"), KNOWN)
def test_what_goes_somewhere_is_known_to_who_saw_it(
    tmp_path: Path, effect: str, path: str, mine: str, others: str
) -> None:
    folder = write_pack(tmp_path / "tiny", {"cards.yaml": CARDS.replace("EFFECT", effect)}, HEAD)
    assert where(arnakdsl.check(folder)) == []
    game = arnakdsl.load(folder).new_game(players=2, seed=1)
    assert game.over
    assert [written(game.view(seat), path) for seat in (0, 1)] == [mine, others]


def written(view: Any, path: str) -> str:
    for each in path.split("."):
        view = view[each]
    return " ".join(each or "null" for each in (view if isinstance(view, list) else [view]))


@pytest.mark.parametrize("seat", [-1, 2, "p1", True, 0.0])
def test_there_is_no_such_seat(seat: Any) -> None:
    game = arnakdsl.load(PACKS / "pond").new_game(players=2, seed=1)
    with pytest.raises(RulesError, match="there is no seat"):
        game.view(seat)


@pytest.mark.parametrize("view", ["none", "top", "owner"])
def test_a_pile_that_keeps_its_places_is_seen_by_all(tmp_path: Path, view: str) -> None:
    text = CARDS.replace("EFFECT", "nothing").replace(
        "row: {of: [card], view: all,", f"row: {{of: [card], owner: player, view: {view},"
    )
    (finding,) = arnakdsl.check(write_pack(tmp_path / "tiny", {"cards.yaml": text}, HEAD))
    assert (finding.code.id, finding.span.text, finding.hint) == (
        "AK103", view, "a pile that keeps its places is seen by all",
    )  # fmt: skip


# ---------------------------------------------------------------- random games


@pytest.fixture(scope="module")
def packs() -> dict[str, tuple[Model, Ruleset]]:
    return {"arnak": playable(default_content()), **{each: playable(PACKS / each) for each in ("pond", "caravan")}}


SLICE = [("arnak", 2, 2), ("arnak", 3, 1), ("arnak", 4, 1), ("pond", 3, 1), ("caravan", 2, 1)]
FULL = [pytest.param("arnak", players, 67, marks=pytest.mark.full) for players in (2, 3, 4)]


def positions(rules: Ruleset, players: int, games: int, every: int = 1) -> Iterator[Game]:
    """The games at each of their decisions, or some of them, chosen by chance; the options of the pack take turns."""
    for seed in range(games):
        dice = random.Random(seed)
        choices = {name: rules.choices(name, players) for name in rules.options}
        options = {name: values[(seed + players) % len(values)] for name, values in choices.items()}
        game = rules.new_game(players, seed, seed % players, **options)
        while game.decision is not None:
            if not dice.randrange(every):
                yield game
            game.choose(dice.randrange(len(game.decision.options)))
        yield game


@pytest.mark.parametrize(("pack", "players", "games"), [*SLICE, *FULL])
def test_a_view_is_the_position_with_some_of_it_left_out(
    packs: dict[str, tuple[Model, Ruleset]], pack: str, players: int, games: int
) -> None:
    """The same names; the same lengths; what is there is so; what is open is there."""
    model, rules = packs[pack]
    views = {each.shown: each.view for each in model.piles.values()}
    for game in positions(rules, players, games):
        before = game.state.key()
        whole = game.view(None)
        del whole["hidden_reads"]
        for seat in range(players):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view
            for path, value, true in beside(view, whole):
                name = path[1 if path[0][1:].isdigit() else 2 if path[0] in game.program.names.kinds else 0 :]
                own = path[0] == f"p{seat + 1}"
                assert fits(value, true, views.get(".".join(name), "all"), own), path
        assert game.state.key() == before


def beside(view: Any, whole: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    if isinstance(whole, dict):
        assert list(view) == list(whole)
        for name, true in whole.items():
            yield from beside(view[name], true, (*path, name))
    else:
        yield path, view, whole


def fits(value: Any, true: Any, view: str, own: bool) -> bool:
    """Could a seat see a value so, of a pile that is seen as declared?"""
    if not isinstance(true, list):
        return bool(value == true or (value == "_" and true is not None))
    if view == "all" or (view == "owner" and own):
        return bool(value == true)
    if view == "owner":
        return len(value) == len(true) and not Counter(each for each in value if each != "_") - Counter(true)
    if view == "top" and true and value[0] == "_":
        return False
    return all(each in ("_", other) for each, other in zip(value, true, strict=True))


# ---------------------------------------------------------------- nothing hidden is told


@pytest.mark.parametrize(("pack", "players", "games"), [*SLICE, *FULL])
def test_what_is_hidden_may_lie_anyhow(
    packs: dict[str, tuple[Model, Ruleset]], pack: str, players: int, games: int
) -> None:
    """Where only what a seat does not know is laid out anew, its view is the same, and what it may choose."""
    model, rules = packs[pack]
    dice = random.Random(1)
    moved = 0
    for game in positions(rules, players, games, every=3):
        for seat in range(players):
            other = game.clone()
            moved += relaid(model, other, seat, dice)
            assert other.view(seat) == game.view(seat)
            if game.decision is not None and game.decision.player == seat:
                assert asked_again(other) == asked_again(game)
    assert moved > 100


def asked_again(game: Game) -> list[str]:
    """The options of the open decision, worked out from the position anew."""
    copy = game.clone()
    run(copy.program, copy.state, copy.program.frames[copy.state.asking])
    assert copy.decision is not None
    return [copy.decision.prompt, *copy.decision.options.ids()]


def relaid(model: Model, game: Game, seat: int, dice: random.Random) -> int:
    """Lay out anew what a seat does not know, by what is declared and by the masks; how many things lie elsewhere."""
    s, names, bit = game.state, game.program.names, 1 << seat
    pools: dict[Any, list[tuple[int, int]]] = {}
    for decl in model.piles.values():
        first, size = names.pile_places
        for owner, at in enumerate(
            [names.piles[decl.shown]] if decl.owner == "game"
            else [first + each * size + names.seat_piles[decl.shown] for each in range(game.program.seats)]
            if decl.owner == "player"
            else [names.kind_piles[decl.owner][decl.shown] + each for each in numbers(game, decl.owner)]
        ):  # fmt: skip
            if decl.view == "all" or (decl.view == "owner" and owner == seat):
                continue
            for place, mask in enumerate(s.known[at] or (0,) * len(s.piles[at])):
                if not mask & bit and not (decl.view == "top" and place == 0):
                    whose = owner if decl.owner == "player" else "game"
                    pools.setdefault((whose, decl.of), []).append((at, place))
    for kind in model.kinds.values():
        for mark in kind.marks.values():
            if mark.holds and mark.view == "none":
                base = names.kind_marks[kind.name][mark.name][0]
                held = [(-1, base + each) for each in numbers(game, kind.name) if s.cells[base + each]]
                pools.setdefault(("game", mark.type.of), []).extend(held)
    moved = 0
    for places in pools.values():
        things = [s.cells[place] if at < 0 else s.piles[at][place] for at, place in places]
        laid = dice.sample(things, len(things))
        moved += sum(one != other for one, other in zip(things, laid, strict=True))
        for (at, place), thing in zip(places, laid, strict=True):
            if at < 0:
                s.cells[place] = thing
            else:
                s.piles[at] = (*s.piles[at][:place], thing, *s.piles[at][place + 1 :])
    index(game.program, s)
    return moved


def numbers(game: Game, kind: str) -> range:
    first, size = game.program.names.kinds[kind]
    return range(first, first + size)


# ---------------------------------------------------------------- what was seen is known, and nothing else

CARRIED = ("deck", "hand", "aside", "reshuffle")  # where others do not see cards
STACKS = ("item_deck", "artifact_deck", "guardian_deck", "temple_bonus")


class Watcher:
    """Follows single cards through a game of Arnak from outside, by what lies on the table before and after each choice.

    A card that was seen by all and then went into a deck or a hand is followed until it was played, until the round ended
    with it in the hand, or until something left the hand that not all could see.
    """

    def __init__(self, game: Game) -> None:
        self.followed: dict[str, set[str]] = {name: set() for name in game.program.seat_names}
        self.seen: set[str] = set()  # what once lay open
        self.whole = game.view(None)
        self.unique = {*game.rules.entries("item"), *game.rules.entries("artifact")}

    def watch(self, game: Game) -> None:
        """One choice later."""
        before, self.whole = self.whole, game.view(None)
        self.seen |= set(open_ids(before)) | set(open_ids(self.whole))
        for name, followed in self.followed.items():
            was, now = before[name], self.whole[name]
            if now["aside"] or was["aside"] or now["reshuffle"]:
                followed.clear()
            there = {each for pile in ("deck", "hand") for each in now[pile]}
            hidden = {each for pile in CARRIED for each in was[pile]}
            if before["round"] != self.whole["round"]:
                followed &= set(was["deck"])
                continue
            followed &= there
            followed |= (there - hidden) & self.unique

    def check(self, game: Game) -> int:
        """Is just what was followed known to all?  How many cards were."""
        for name, followed in self.followed.items():
            now = self.whole[name]
            for seat in range(len(self.followed)):
                view = game.view(seat)[name]
                for each in followed:
                    pile = "deck" if each in now["deck"] else "hand"
                    assert each in view[pile], (name, seat, each)
                    assert pile == "hand" or view[pile].index(each) == now[pile].index(each)
                if name != f"p{seat + 1}":
                    told = {each for pile in ("deck", "hand") for each in view[pile]} & self.unique
                    assert told <= self.seen, (name, seat, told - self.seen)
        for seat in range(len(self.followed)):
            view = game.view(seat)
            for stack in STACKS[:3]:
                assert set(view[stack]) - {"_"} <= self.seen, stack
            if not self.whole[f"p{seat + 1}"]["arrival"]:
                assert set(view["temple_bonus"]) <= {"_"}
        return sum(map(len, self.followed.values()))


def open_ids(whole: View) -> Iterator[str]:
    """What all see in Arnak: rows, exiles, what is turned up, what was played and won, what lies on sites."""
    for name in ("item_exile", "artifact_exile", "revealed_item", "revealed_artifact", "revealed_tile"):
        yield from whole[name]
    yield from filter(None, [*whole["row"]["items"], *whole["row"]["artifacts"]])
    for name, own in whole.items():
        if name[1:].isdigit():
            yield from (each for pile in ("play", "trophies", "assistants") for each in own[pile])
    for site in whole["site"].values():
        yield from filter(None, (site["tile"], site["guardian"]))


@pytest.mark.parametrize(
    ("players", "games"), [(2, 3), (4, 1), *(pytest.param(each, 67, marks=pytest.mark.full) for each in (2, 3, 4))]
)
def test_what_all_saw_go_into_a_deck_stays_known(
    packs: dict[str, tuple[Model, Ruleset]], players: int, games: int
) -> None:
    _, rules = packs["arnak"]
    followed = 0
    for seed in range(games):
        dice = random.Random(seed)
        game = rules.new_game(players=players, seed=seed)
        watcher = Watcher(game)
        while game.decision is not None:
            game.choose(dice.randrange(len(game.decision.options)))
            watcher.watch(game)
            followed += watcher.check(game)
    assert followed > 20
