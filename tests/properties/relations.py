"""What stays as it is, or changes in a known way, when a game is changed.

Each function has its number as its name and says whether it holds of a game that was played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from arnakrt import Game, RulesError
from arnakrt.moves import learn
from arnakrt.record import begun, replay
from arnakrt.state import START

from tests.properties.altering import altered
from tests.properties.facts import TOKENS
from tests.properties.moments import Moment, Step, View, play
from tests.properties.players import ask_again

Played = list[Step]
"""All steps of a game."""


def first(played: Played) -> Game:
    return played[0].before.game


def last(played: Played) -> Game:
    return played[-1].after.game


def some(played: Played, seed: int, number: int) -> list[Step]:
    """Some steps of a game, in order."""
    random = Random(seed)
    return [played[at] for at in sorted(random.sample(range(len(played)), min(number, len(played))))]


def choices(played: Played, number: int = 0) -> list[str]:
    """What is chosen from a moment on."""
    return [step.choice for step in played[number:]]


def go_on(game: Game, ids: list[str]) -> Game:
    """The game after some choices."""
    for each in ids:
        game.choose(each)
    return game


OF_SEATS = ("hand", "play", "aside", "assistants", "trophies", "temple_tiles")
LOOSE = {*OF_SEATS, "item_exile", "artifact_exile", "fear_deck", "set_aside"}
"""Piles whose order means nothing."""


def form(game: Game) -> Any:
    """A position without the order of piles in which the order means nothing."""
    decision = game.decision
    asked = (decision.prompt, decision.player, sorted(decision.options.ids())) if decision else None
    return unordered(game.view(None)), asked


def unordered(view: Any, name: str = "") -> Any:
    if isinstance(view, dict):
        return {key: unordered(value, key) for key, value in view.items()}
    return sorted(view) if name in LOOSE else view


# ---------------------------------------------------------------- the same way again


def p01(played: Played) -> bool:
    """The same seed and choices give the same game, with all that is taken by itself."""
    chosen = iter(choices(played))
    again = list(play(first(played).clone(), lambda m: m.ids.index(next(chosen))))
    replayed = replay(last(played).rules, last(played).record())
    return [step.done for step in again] == [step.done for step in played] and last(again) == last(played) == replayed


def p02(played: Played) -> bool:
    """A game that is saved and restored anywhere goes on as the one that was not."""
    for step in some(played, 2, 4):
        game = step.before.game
        restored = game.rules.restore(game.to_json())
        if go_on(restored, choices(played, step.before.number)) != last(played):
            return False
    return True


def p07(played: Played) -> bool:
    """Choices are undone and redone exactly; where a hidden thing was seen since, one who is not alone may not undo."""
    for step in some(played, 7, 3):
        game, number = step.after.game.clone(), step.after.number
        back = range(number - 1, max(0, number - 4), -1)
        for at in back:
            game.undo(alone=True)
            if game != played[at].before.game:
                return False
        for _ in back:
            game.redo()
        if game != step.after.game or not refused_or_exact(step):
            return False
    return True


def refused_or_exact(step: Step) -> bool:
    game = step.after.game.clone()
    try:
        game.undo()
    except RulesError:
        return game == step.after.game
    return game == step.before.game


def p12(played: Played) -> bool:
    """What is not offered is refused at any time, and the game ends as without it."""
    game, random = first(played).clone(), Random(12)
    everything = game.rules.option_ids
    for step in played:
        wrong = random.choice(everything)
        if wrong not in step.before.ids:
            with pytest.raises(RulesError):
                game.choose(wrong)
        game.choose(step.choice)
    return game == last(played)


# ---------------------------------------------------------------- other seats


def p03(played: Played) -> bool:
    """Other names of the seats, in the same order round the table, change nothing but the names."""
    return all(rotated(played, shift) for shift in range(1, len(played[0].before.players)))


def p04(played: Played) -> bool:
    """Nor does it when all seats move one place on together with the starting player."""
    return rotated(played, 1)


def rotated(played: Played, shift: int) -> bool:
    """Is the game the same with each player so many seats on?  The decks are given the order they had."""
    here, seats = first(played), len(played[0].before.players)
    origin = renamed(here.record(), shift, seats)
    origin["start"] = (here.state.cells[START] - 1 + shift) % seats
    there = begun(here.rules, origin)
    carry_decks(here, there, shift, seats)
    for step in played:
        if renamed(step.before.view, shift, seats) != there.view(None) or sorted(step.before.ids) != sorted(
            Moment(there).ids
        ):
            return False
        there.choose(step.choice)
        if step.before.view["round"] != step.after.view["round"] and not carry_decks(
            step.after.game, there, shift, seats
        ):
            return False
    turned_seats = [*((seat + shift) % seats for seat in range(seats)), *range(seats, here.program.seats)]
    return (
        last(played).scores == [there.scores[seat] for seat in turned_seats]
        and [sorted(turned_seats[seat] for seat in place) for place in last(played).ranking] == there.ranking
    )


def carry_decks(here: Game, there: Game, shift: int, seats: int) -> bool:
    """Give each seat the deck and hand of the one it was; false if it had other cards in them."""
    names, same = here.program.names, True
    base, size = names.pile_places
    for seat in range(seats):
        old, new = base + seat * size, base + (seat + shift) % seats * size
        cards = [
            [game.state.piles[at + names.seat_piles[name]] for name in ("deck", "hand")]
            for game, at in ((here, old), (there, new))
        ]
        same &= Counter(cards[0][0] + cards[0][1]) == Counter(cards[1][0] + cards[1][1])
        for name in ("deck", "hand"):
            at = names.seat_piles[name]
            there.state.piles[new + at] = here.state.piles[old + at]
            known = here.state.known[old + at]
            learn(there.state, new + at, tuple(turned(mask, shift, seats) for mask in known))
    ask_again(there)
    return same


def turned(mask: int, shift: int, seats: int) -> int:
    return sum(1 << (seat + shift) % seats for seat in range(seats) if mask >> seat & 1)


def renamed(view: Any, shift: int, seats: int) -> Any:
    """A view in which each player's seat has the name of the one so many on."""
    new = {f"p{seat + 1}": f"p{(seat + shift) % seats + 1}" for seat in range(seats)}
    if isinstance(view, dict):
        return {new.get(key, key): renamed(value, shift, seats) for key, value in view.items()}
    return new.get(view, view) if isinstance(view, str) else view


# ---------------------------------------------------------------- another order


def p05(played: Played) -> bool:
    """Two free actions that ask nothing and draw nothing may change places."""
    return all(
        form(go_on(step.before.game.clone(), [one, other])) == form(go_on(step.before.game.clone(), [other, one]))
        for step in played
        for one, other in quiet_pairs(step.before, free_actions(step.before), free_actions(step.before))
    )


def p06(played: Played) -> bool:
    """A free action may come before or after a main action that asks nothing and draws nothing."""
    return all(
        form(go_on(step.before.game.clone(), [free, main])) == form(go_on(step.before.game.clone(), [main, free]))
        for step in played
        if step.before.main
        for free, main in quiet_pairs(step.before, free_actions(step.before), main_actions(step.before))
    )


def free_actions(m: Moment) -> list[str]:
    return m.ids[m.game.state.own :]


def main_actions(m: Moment) -> list[str]:
    return [each for each in m.ids[: m.game.state.own] if each != "pass"]


def quiet_pairs(m: Moment, some_ids: list[str], others: list[str]) -> Iterator[tuple[str, str]]:
    """Two choices that can be made in either order within the turn, with no question in between and no card drawn."""
    for one in some_ids:
        for other in others:
            if one != other and quiet(m, one, other) and quiet(m, other, one):
                yield one, other


def quiet(m: Moment, one: str, other: str) -> bool:
    game, reads = m.game.clone(), m.view["hidden_reads"]
    for each, prompts in ((one, ("turn",)), (other, ("turn", m.prompt))):
        if game.decision is None or each not in game.decision.options.ids():
            return False
        game.choose(each)
        if game.decision is None or game.decision.prompt not in prompts:
            return False
    view = game.view(None)
    return bool(
        view["active"] == m.view["active"] and view["hidden_reads"] == reads and decks(view, m) == decks(m.view, m)
    )


def decks(view: View, m: Moment) -> list[Any]:
    return [view[player]["deck"] for player in m.players]


def p10(played: Played) -> bool:
    """Things that lie together without an order may be given any: until the end of the round nothing else differs.

    Copies, such as Fear cards, cannot be told apart at all: each has the number of all.
    """
    for step in some(played, 10, 3):
        game = step.before.game.clone()
        stir(game, Random(step.before.number))
        for later in played[step.before.number :]:
            if form(game) != form(later.before.game):
                return False
            if later.before.view["active"] is None or (later.turn_ended and later.after.view["active"] is None):
                break
            game.choose(later.choice)
    return True


def stir(game: Game, random: Random) -> None:
    """Put what lies together without an order into another one, and what is known of it."""
    s, names = game.state, game.program.names
    base, size = names.pile_places
    places = [at for name, at in names.piles.items() if name in LOOSE]
    places += [base + seat * size + names.seat_piles[name] for seat in range(game.program.seats) for name in OF_SEATS]
    for at in places:
        order = random.sample(range(len(s.piles[at])), len(s.piles[at]))
        s.piles[at] = tuple(s.piles[at][place] for place in order)
        if s.known[at]:
            learn(s, at, tuple(s.known[at][place] for place in order))
    ask_again(game)


ENOUGH_FEAR = 8


def p11(played: Played) -> bool:
    """At the end of a round it does not matter from whom on the players are gone through."""
    for step in played:
        ends = step.before.view["active"] and (step.after.view["active"] is None or step.new_round)
        if ends and len(step.before.view["fear_deck"]) >= ENOUGH_FEAR:
            results = []
            for start in range(1, len(step.before.players) + 1):
                game = step.before.game.clone()
                game.state.cells[START] = start
                game.choose(step.choice)
                results.append(after_the_round(game, step.before.view["round"]))
            if any(result != results[0] for result in results):
                return False
    return True


def after_the_round(game: Game, number: int) -> Any:
    """Where a game stands when every other card left in hand was kept, but for whose turn it is then."""
    while game.decision is not None and game.view(None)["active"] is None:
        keep, card = game.decision.options.ids()[0], game.decision.options.ids()[0].partition(":")[2]
        game.choose(keep if len(card) % 2 else f"discard:{card}")
    view, _ = form(game)
    del view["start"], view["turn"], view["active"]
    for player in Moment(game).players:
        del view[player]["action"]
    return view


# ---------------------------------------------------------------- more or less of something


def p08(played: Played) -> bool:
    """One more of anything to pay with takes no action away."""
    return all(
        set(step.before.ids)
        <= offered(altered(step.before.game, {f"{step.before.player}/{token}": step.before.active[token] + 1}))
        for step in some(played, 8, 40)
        if step.before.main and step.before.active
        for token in (*TOKENS, "idol", "figure", "plane", "car", "ship", "boot")
    )


def offered(game: Game) -> set[str]:
    ask_again(game)
    return set(Moment(game).ids)


def p15(played: Played) -> bool:
    """A plane instead of any other icon pays at least for the same."""
    for step in some(played, 15, 30):
        m = step.before
        if m.main and m.active:
            random = Random(m.number)
            pool = {icon: random.randrange(3) for icon in ("boot", "car", "ship", "plane")}
            there = offered(altered(m.game, {f"{m.player}/{icon}": number for icon, number in pool.items()}))
            for icon in ("boot", "car", "ship"):
                if pool[icon]:
                    better = {**pool, icon: pool[icon] - 1, "plane": pool["plane"] + 1}
                    if not there <= offered(
                        altered(m.game, {f"{m.player}/{each}": number for each, number in better.items()})
                    ):
                        return False
    return True


def p14(played: Played) -> bool:
    """Points are the sum of their sources; a Fear is worth -1, a fear tile -2, an idol 3, and a slot less its number."""
    return all(adds_up(step.after.game) for step in some(played, 14, 40))


def adds_up(game: Game) -> bool:
    view = game.view(None)
    for seat, name in enumerate(Moment(game).players):
        has = view[name]
        total = points(game, seat)
        changes: list[tuple[dict[str, Any], int]] = [
            ({f"{name}/play": [*has["play"], "fear"], "fear_deck": view["fear_deck"][1:]}, -1),
            ({f"{name}/fear_tile": has["fear_tile"] + 1}, -2),
            ({f"{name}/idol": has["idol"] + 1}, 3),
        ]
        if has["slotted"] < 4:
            slot = has["slotted"] + 1
            changes.append(({f"{name}/idol": has["idol"] + 1, f"{name}/slotted": slot}, 6 - slot))
        if any(points(altered(game, change), seat) != total + more for change, more in changes):
            return False
    return True


def points(game: Game, seat: int) -> int:
    return sum(game.scores[seat].values())


# ---------------------------------------------------------------- hidden things

HIDDEN = ("item_deck", "artifact_deck", "tiles_1", "tiles_2", "guardian_deck")


def p09(played: Played) -> bool:
    """The order of what is never drawn means nothing."""
    game, reversed_at = first(played).clone(), {}
    for name in HIDDEN:
        at = game.program.names.piles[name]
        least = min(len(step.after.view[name]) for step in played) - 1
        if least > 1 and step_never_puts_back(played, name):
            pile = game.state.piles[at]
            game.state.piles[at] = pile[:-least] + pile[-least:][::-1]
            reversed_at[name] = least
    for step in played:
        if sorted(Moment(game).ids) != sorted(step.before.ids):
            return False
        game.choose(step.choice)
    view, wanted = game.view(None), dict(last(played).view(None))
    for name, least in reversed_at.items():
        wanted[name] = wanted[name][:-least] + wanted[name][-least:][::-1]
    return bool(reversed_at) and view == wanted and game.scores == last(played).scores


def step_never_puts_back(played: Played, name: str) -> bool:
    """Does nothing go under this pile in the whole game?"""
    bottom = first(played).view(None)[name][-1:]
    return all(step.after.view[name][-1:] == bottom for step in played)


OF_NOBODY = (*HIDDEN, "temple_bonus", "box")


def p13(played: Played) -> bool:
    """What a player does not know changes nothing in what that player sees and may do."""
    for step in some(played, 13, 40):
        m, seat = step.before, step.before.players.index(step.before.player or "")
        game = m.game.clone()
        exchange_unknown(game, seat, Random(m.number))
        ask_again(game)
        if game.view(seat) != m.game.view(seat) or sorted(Moment(game).ids) != sorted(m.ids):
            return False
    return True


def exchange_unknown(game: Game, seat: int, random: Random) -> None:
    """Exchange all that a seat does not know: in the decks, buried idols, and between the hands and decks of others."""
    s, names = game.state, game.program.names
    base, size = names.pile_places
    deck, hand = names.seat_piles["deck"], names.seat_piles["hand"]
    groups = [[names.piles[name]] for name in OF_NOBODY]
    groups += [
        [base + each * size + deck] + [base + each * size + hand] * (each != seat) for each in range(game.program.seats)
    ]
    for group in groups:
        places = [
            (at, place)
            for at in group
            for place in range(len(s.piles[at]))
            if not (s.known[at][place] if s.known[at] else 0) >> seat & 1
        ]
        things = [s.piles[at][place] for at, place in places]
        random.shuffle(things)
        for (at, place), thing in zip(places, things, strict=True):
            s.piles[at] = (*s.piles[at][:place], thing, *s.piles[at][place + 1 :])
    buried, (first_site, sites) = names.kind_marks["site"]["buried"][0], names.kinds["site"]
    cells = [cell for cell in range(buried + first_site, buried + first_site + sites) if s.cells[cell]]
    for cell, idol in zip(cells, random.sample([s.cells[cell] for cell in cells], len(cells)), strict=True):
        s.cells[cell] = idol


Relation = Callable[[Played], bool]
