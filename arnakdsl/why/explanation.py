"""Why an option is not offered, of all that could be said the nearest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from arnakrt import Game
from arnakrt.ruleset import Program
from arnakrt.why import Reason

from arnakdsl.layout import player_names
from arnakdsl.linking import Linked
from arnakdsl.names import near as nearest_name
from arnakdsl.reference.values import Names
from arnakdsl.say.phrase import phrase
from arnakdsl.say.texts import Texts
from arnakdsl.say.values import Seen
from arnakdsl.source import Span
from arnakdsl.typed import Act, ChooseOf, MayOf, OfferOf, PickOf, TradeOf, WindowOf
from arnakdsl.why.actions import COST, WHEN, Near
from arnakdsl.why.elsewhere import Places
from arnakdsl.why.ids import Words
from arnakdsl.why.payments import Payments
from arnakdsl.why.reading import Reading

MOST_REASONS = 4
MOST_PLACES = 3
ASKS = {"pick": PickOf, "choose": ChooseOf, "trade": TradeOf, "may": MayOf, "offer": OfferOf, "window": WindowOf}
"""The act of a decision, by the last word of its frame's path."""


@dataclass(slots=True)
class Pack:
    """What is worked out once for a pack: its readings, by program, and where its options are asked."""

    linked: Linked
    texts: Texts
    readings: dict[int, tuple[Program, Reading, Places]] = field(default_factory=dict)
    everything: Places | None = None

    def reading(self, program: Program) -> tuple[Reading, Places]:
        if id(program) not in self.readings:
            reading = Reading(self.linked, program)
            words = Words(self.linked.model, program.seat_names)
            self.readings[id(program)] = program, reading, Places(reading.linked, words)
        _, reading, places = self.readings[id(program)]
        return reading, places

    def all(self) -> Places:
        """Where options are asked in any game."""
        if self.everything is None:
            model = self.linked.model
            seats = (*player_names(model.seats[1]), *model.others)
            self.everything = Places(self.linked, Words(model, seats))
        return self.everything


class Explanation(Payments):
    """The reasons of one moment."""

    def __init__(self, pack: Pack, game: Game, language: str) -> None:
        reading, self.places = pack.reading(game.program)
        self.pack = pack
        super().__init__(pack.texts, reading, game, language)

    def reasons(self, option: str) -> tuple[Reason, ...]:
        """Why an option is not offered: at least one reason."""
        if not self.known(option):
            said = phrase("no-such-option", id=option, near=nearest_name(option, self.program.every_id))
            return (Reason(self.words.say(phrase("sentence", clause=said))),)
        if self.game.over:
            return (self.reason(phrase("game-over"), self.model.procedures["rounds"].entry.id_span),)
        near = [each for each in self.near(option) if each.reasons]
        nearest = min((each.distance for each in near), default=None)
        found = distinct(reason for each in near if each.distance == nearest for reason in each.reasons)
        return tuple(found[:MOST_REASONS]) or tuple(self.elsewhere(option))

    def known(self, option: str) -> bool:
        """Can any game of the pack have an option of this id?"""
        return option in self.program.every_id or has_place(self.pack.all(), option)

    # ------------------------------------------------------------ here

    def near(self, option: str) -> Iterator[Near]:
        """What stands against each way in which the open decision could offer an option."""
        if self.paying:
            yield from self.in_payment(option)
            return
        act = self.open_act()
        names = self.reading.names(self.state, self.position)
        if act is not None:
            yield from self.own(act, option, names)
            yield from self.beside(act, option)
        yield from self.free(option)

    def open_act(self) -> Act | None:
        """The act that asks."""
        kind = ASKS.get(self.program.paths[self.state.asking].partition("'")[0].rpartition("/")[2])
        found = [each for each in self.reading.acts_of(self.state.asking) if kind and isinstance(each, kind)]
        if len(found) > 1:
            ids = self.own_ids()
            names = self.reading.names(self.state, self.position)
            found = [each for each in found if self.offers(each, names) == ids] or found
        return found[0] if found else None

    def own_ids(self) -> list[str]:
        return [self.program.option_id(code) for code in self.state.options[: self.state.own]]

    def offers(self, act: Act, names: Names) -> list[str]:
        try:
            return [each.id for each in self.steps.options(act, names)]
        except KeyError:
            return []

    def own(self, act: Act, option: str, names: Names) -> Iterator[Near]:
        """Of the decision's own options."""
        if not isinstance(act, ChooseOf) or act.count == 1:
            yield from self.in_act(act, option, names)
            return
        done = int(self.state.locals[-2])
        for at, branch in enumerate(act.branches):
            found = list(self.in_branch(branch, option, names))
            if found and done >> at & 1:
                found = [Near(COST, (self.reason(phrase("done-already"), branch.act.at.span),))]
            yield from found

    def free(self, option: str) -> Iterator[Near]:
        """Of the actions that stand beside decisions."""
        for menu, condition in self.linked.beside.items():
            for action in (each for each in self.linked.actions.values() if each.menu == menu):
                found = list(self.of_action(action, option, None))
                written = self.model.menus[menu]
                if found and written is not None and not self.steps.truth(condition, {}):
                    found = [Near(WHEN, tuple(self.failing(written, condition, {}, Seen())))]
                yield from found

    def beside(self, act: Act, option: str) -> Iterator[Near]:
        """Of an offer in the same row of steps, for which too little is left."""
        row = act.at.path.rpartition(".")[0]
        for other in (each for name in self.places.actions(option) for each in self.places.offers.get(name, ())):
            if other.at.path.rpartition(".")[0] == row and other is not act and row:
                extra = tuple(self.extra(other))
                if extra:
                    found = [each.reasons for each in self.in_act(other, option, {})]
                    yield Near(COST, (*extra, *(reason for each in found for reason in each)))

    # ------------------------------------------------------------ not here

    def elsewhere(self, option: str) -> Iterator[Reason]:
        """That something else is asked, or that nothing in this game offers it."""
        absent = distinct(self.not_in_game(option))
        if absent:
            yield from absent[:MOST_PLACES]
            return
        because = distinct(map(self.offered_by, every_place(self.places, option)))
        if self.paying:
            yield self.reason(phrase("first-pay", cost=self.open_cost()), self.payment_place(), because[:MOST_PLACES])
        else:
            asked = self.texts.asked(self.program, self.state.asking, self.words.name).rstrip(".")
            yield self.reason(phrase("first-answer", asked=asked), self.open_place(), because[:MOST_PLACES])

    def not_in_game(self, option: str) -> Iterator[Reason]:
        if has_place(self.places, option):
            return
        everything = self.pack.all()
        for name in everything.actions(option):
            entry = self.model.actions[name].entry
            if not self.variant.has(name):
                yield self.reason(phrase("not-in-this-game", thing=self.nouns.entry(entry)), entry.id_span)
        for asked in every_place(everything, option):
            yield self.reason(phrase("not-of-this-game"), asked.span)

    def offered_by(self, asked: Asked) -> Reason:
        """Where something can be chosen."""
        if asked.act is None:
            return self.reason(phrase("offered-in-payment"), asked.span)
        path = asked.act.at.path
        thing = self.model.by_id.get(path.partition("/")[0].partition(".")[0])
        owner, step = self.nouns.thing(thing) if thing else None, self.clause(*self.step_at(path))
        return self.reason(phrase("offered-by", thing=owner, step=step), asked.span)

    def open_place(self) -> Span:
        """Where the content asks what is open."""
        act = self.open_act()
        return act.at.span if act is not None else self.model.procedures["rounds"].entry.id_span


@dataclass(frozen=True, slots=True)
class Asked:
    """A place of the content that can offer an option; without an act it is paid with."""

    span: Span
    act: Act | None = None


def every_place(places: Places, option: str) -> Iterator[Asked]:
    """Every place of the content that an id can come from."""
    kept = places.kept(option)
    if kept is not None:
        yield Asked(kept)
    yield from (Asked(act.at.span, act) for act in places.asking(option))
    yield from map(Asked, places.givers(option))
    actions = places.linked.actions
    for name in places.actions(option):
        offers: Sequence[Act] = places.offers.get(name) or [actions[name].do]
        yield from (Asked(each.at.span, each) for each in offers)


def has_place(places: Places, option: str) -> bool:
    """Does an id come from anywhere in the content?"""
    return any(True for _ in every_place(places, option))


def distinct(reasons: Iterable[Reason]) -> list[Reason]:
    """Those that say something else than the ones before."""
    found: dict[str, Reason] = {}
    for each in reasons:
        found.setdefault(each.text, each)
    return list(found.values())
