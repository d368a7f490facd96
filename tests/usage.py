"""Games from rich starts, watched: every invariant after every decision, and what was used how often."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from arnakrt import Game, Ruleset
from arnakrt.game import run
from arnakrt.moves import learn

TOKENS = {"coin": 10, "compass": 12, "tablet": 9, "arrowhead": 9, "jewel": 7}
FACTS = Path(__file__).parent / "oracle" / "facts.json"


@dataclass
class Usage:
    """How often each thing was used: by entries, by branches of decisions, by ids of options."""

    games: int = 0
    decisions: int = 0
    entries: Counter[str] = field(default_factory=Counter)
    branches: Counter[tuple[str, str]] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)


def enrich(game: Game, seed: int) -> None:
    """Give all players many tokens and good cards, and leave few Fear cards."""
    random = Random(seed)
    s, names = game.state, game.program.names
    for seat in range(game.program.seats):
        base = names.cells[0] + seat * names.cells[1]
        for token, most in TOKENS.items():
            s.cells[base + names.seat_counters[token]] += random.randint(most // 2, most)
        s.cells[base + names.seat_counters["fear_tile"]] += random.choice((0, 0, 1))
        deal_cards(game, seat, random)
    fear = names.piles["fear_deck"]
    few = (None, 5, 0, 2)[seed % 4]
    if few is not None:  # the others lie with the cards set aside, so that none is lost
        s.piles[names.piles["set_aside"]] += s.piles[fear][few:]
        s.piles[fear] = s.piles[fear][:few]
    if seed % 10 == 3:
        almost_bare(game)
    run(game.program, s, game.program.frames[s.asking])


def almost_bare(game: Game) -> None:
    """The first player has one free card, an empty deck, and the assistant that draws and puts a card down.

    Where that one lay, the last of the fullest supply lies.
    """
    s, names, things = game.state, game.program.names, game.program.things
    wanted, assistants = things.index("asst_draw"), set(game.program.of_kind("assistant"))
    fullest = max((pile for pile in s.piles if assistants.issuperset(pile)), key=len)
    instead = {wanted: fullest[-1:], fullest[-1]: ()} if fullest[-1] != wanted else {wanted: ()}
    for at, pile in enumerate(s.piles):
        if not instead.keys().isdisjoint(pile):
            s.piles[at] = tuple(found for each in pile for found in instead.get(each, (each,)))
            learn(s, at, ())
    first = names.pile_places[0]
    s.piles[first + names.seat_piles["assistants"]] += (wanted,)
    mine = s.piles[first + names.seat_piles["hand"]] + s.piles[first + names.seat_piles["deck"]]
    kept = things.index("funding_car")
    s.piles[first + names.seat_piles["hand"]] = (kept,)
    s.piles[first + names.seat_piles["deck"]] = ()
    s.piles[first + names.seat_piles["play"]] += tuple(each for each in mine if each != kept)


def deal_cards(game: Game, seat: int, random: Random) -> None:
    """Some cards from the decks straight into a hand."""
    s, names = game.state, game.program.names
    hand = names.pile_places[0] + seat * names.pile_places[1] + names.seat_piles["hand"]
    for deck in ("item_deck", "artifact_deck"):
        at = names.piles[deck]
        number = random.randint(0, min(2, len(s.piles[at])))
        s.piles[hand] += s.piles[at][:number]
        s.piles[at] = s.piles[at][number:]


def eager(random: Random, game: Game) -> int:
    """Never passes or ends a turn while it can act."""
    decision = game.decision
    assert decision is not None
    ids = decision.options.ids()
    if decision.prompt == "turn":
        better = [at for at, each in enumerate(ids) if each not in ("pass", "end_turn")]
        return random.choice(better) if better and random.random() < 0.97 else random.randrange(len(ids))
    return random.randrange(len(ids))


def lying(game: Game) -> Counter[int]:
    """How many of each thing lie in piles and on marks that hold things."""
    s, names = game.state, game.program.names
    found: Counter[int] = Counter(each for pile in s.piles for each in pile if each)
    for kind, mark in names.holds:
        first, size = names.kinds[kind]
        base = names.kind_marks[kind][mark][0]
        found.update(each for each in s.cells[base + first : base + first + size] if each)
    return found


def marked(view: dict[str, Any], kind: str, mark: str) -> set[str]:
    """The things of a kind whose mark is set."""
    return {name for name, marks in view[kind].items() if marks[mark]}


class Watch:
    """Looks at a game after every decision."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.things = lying(game)
        self.excused = game.broken_invariants()  # a rich start lays most Fear cards with the starting cards set aside
        assert set(self.excused) <= {"all_fear_cards_are_somewhere", "all_starting_cards_are_somewhere"}
        view = game.view(None)
        if any(each["assistants"] for each in self.seats(view)):  # one more than the game gives
            self.excused.append("at_most_two_assistants")
        self.before = self.seats(view)
        self.nodes = self.bridges()
        self.blocked, self.spent = marked(view, "space", "blocked"), marked(view, "guardian", "spent")
        self.round, self.start = view["round"], view["start"]

    def bridges(self) -> dict[int, set[int]]:
        """For each research space the spaces that bridges lead to."""
        program = self.game.program
        numbers = {name: number for number, name in enumerate(program.things)}
        found: dict[int, set[int]] = {each: set() for each in program.of_kind("node")}
        for space in json.loads(FACTS.read_text(encoding="utf-8"))["research"][program.options["board"]]["spaces"]:
            for origin in space["from"]:
                found[numbers[origin]].add(numbers[space["id"]])
        return found

    def seats(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        return [view[f"p{seat + 1}"] for seat in range(self.game.program.seats)]

    def look(self, player: int) -> None:
        """Assert what must hold now; `player` has just chosen."""
        game = self.game
        s, names = game.state, game.program.names
        view = game.view(None)
        seats = self.seats(view)
        assert all(number >= 0 for seat in seats for number in seat.values() if isinstance(number, int))
        assert lying(game) == self.things, "no thing is lost or doubled"
        decision = game.decision
        if decision is not None and decision.prompt == "payment":
            return  # a payment has taken tokens already; what they pay for comes after it
        assert [each for each in game.broken_invariants() if each not in self.excused] == []
        self.tokens_follow_bridges(seats)
        self.nothing_comes_back(view, seats)
        self.at_a_new_round(view, seats)
        if decision is not None:
            self.at_a_decision(decision, view, seats)
            if decision.prompt not in ("round_end", "turn"):
                others = [seat for seat in range(len(seats)) if seat != player]
                same = (
                    "deck",
                    "hand",
                    "coin",
                    "compass",
                    "tablet",
                    "arrowhead",
                    "jewel",
                    "idol",
                    "slotted",
                    "assistants",
                )
                for seat in others:
                    if decision.player == player and s.cells[names.game_marks["active"][0]] == player + 1:
                        assert {k: seats[seat][k] for k in same} == {k: self.before[seat][k] for k in same}
        self.before = seats

    def at_a_decision(self, decision: Any, view: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        ids = decision.options.ids()
        assert len(ids) >= 2
        assert len(set(ids)) == len(ids)
        if decision.prompt != "turn":
            return
        main = seats[decision.player]["action"] > 0
        assert ("pass" in ids) == main
        assert ("end_turn" in ids) != main
        for seat, shown in enumerate(seats):
            if seat != decision.player:
                assert not any(shown[icon] for icon in self.game.program.names.icons), "only the active pool lasts"
        if main:
            assert not seats[decision.player]["passed"]
            for row, deck, size in (
                ("artifacts", "artifact_deck", view["round"]),
                ("items", "item_deck", 6 - view["round"]),
            ):
                cards = len([each for each in view["row"][row] if each])
                assert cards == size or (cards < size and not view[deck])
        discovered = [site for site, marks in view["site"].items() if marks["tile"]]
        assert len(view["guardian_deck"]) + len(discovered) == 15
        assert len(view["temple_bonus"]) + view["arrivals"] == len(seats)

    def nothing_comes_back(self, view: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        """Spaces stay blocked or free, boons stay spent; fear tiles come when the cards are gone; basics stay at home."""
        assert marked(view, "space", "blocked") == self.blocked
        spent = marked(view, "guardian", "spent")
        assert self.spent <= spent
        self.spent = spent
        basics = self.game.rules.entries("starting")
        for before, now in zip(self.before, seats, strict=True):
            assert now["fear_tile"] <= before["fear_tile"] or not view["fear_deck"]
            cards = Counter(now["deck"] + now["hand"] + now["play"] + now["aside"])
            assert all(cards[each] <= 1 for each in basics)

    def at_a_new_round(self, view: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        if view["round"] == self.round:
            return
        assert view["round"] == self.round + 1
        assert view["start"] == f"p{int(self.start[1:]) % len(seats) + 1}"
        self.round, self.start = view["round"], view["start"]
        assert not any(marks["figure"] for marks in view["space"].values())
        for seat in seats:
            assert not seat["passed"]
            assert seat["figure"] == 2
            assert not seat["play"]
            assert len(seat["hand"]) >= 5 or not seat["deck"]
            assert not any(view["assistant"][each]["used"] for each in seat["assistants"])

    def tokens_follow_bridges(self, seats: list[dict[str, Any]]) -> None:
        numbers = {name: number for number, name in enumerate(self.game.program.things)}
        for before, now in zip(self.before, seats, strict=True):
            for token in ("magnifier", "notebook"):
                old, new = numbers[before[token]], numbers[now[token]]
                assert old == new or new in self.nodes[old], f"{token} from {before[token]} to {now[token]}"


def watched(rules: Ruleset, seed: int, usage: Usage, rich: bool = True, players: int = 2, board: str = "bird") -> Game:
    """Play a game, watch it, and count."""
    game = rules.new_game(players, seed, seed % players, board=board)
    if rich:
        enrich(game, seed)
    watch, random = Watch(game), Random(seed * 7 + 1)
    program = game.program
    usage.games += 1
    usage.entries.update([watch.before[0]["magnifier"], watch.before[0]["notebook"]])
    game.state.log = []
    while not game.over:
        decision = game.decision
        assert decision is not None
        index = eager(random, game)
        code = game.state.options[index]
        if index < game.state.own:
            usage.branches[program.paths[game.state.asking], program.families[code // program.width][0]] += 1
        before = {kind: shown(game, kind) for kind in ("site",)}
        chosen = program.option_id(code)
        usage.decisions += 1
        game.state.log.clear()
        game.choose(index)
        for name in (chosen, *(program.option_id(each) for each in game.state.log)):
            usage.options[name] += 1
            usage.entries.update(name.replace(":", " ").split())
        usage.entries.update(resolved(before["site"], game))
        watch.look(decision.player)
    return game


def shown(game: Game, kind: str) -> dict[str, Any]:
    names, s, things = game.program.names, game.state, game.program.things
    return {
        things[number]: {name: s.cells[base + number] for name, (base, _) in names.kind_marks[kind].items()}
        for number in game.program.of_kind(kind)
    }


def resolved(before: dict[str, Any], game: Game) -> list[str]:
    """The tiles and idols that came into play since."""
    things = game.program.things
    found = []
    for name, marks in shown(game, "site").items():
        if marks["tile"] and not before[name]["tile"]:
            found += [things[marks["tile"]]]
        if before[name]["idol"] and not marks["idol"]:
            found += [things[before[name]["idol"]]]
    return found
