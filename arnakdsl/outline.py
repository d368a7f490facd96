"""What the games of a pack call everything, without a compiled line: who only looks names up need not wait for programs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from arnakrt.ruleset import Program, Ruleset
from arnakrt.state import State
from arnakrt.written import blank

from arnakdsl.acts import roots, within
from arnakdsl.asked import asked
from arnakdsl.compiler import Compiler
from arnakdsl.costs.leftover import multisets
from arnakdsl.layout import lay_out, names_of
from arnakdsl.linking import Linked
from arnakdsl.options import Families
from arnakdsl.typed import LabelOf, Numbers, PickOf
from arnakdsl.variant import Variant

OUTLINE = "outline"
"""In the place of a hash: what cannot be played is not taken for the ruleset of the pack."""


def outlined(linked: Linked) -> Ruleset:
    """The ruleset of a pack whose programs have all names and nothing that runs."""
    model, forms = linked.model, _forms(linked)
    icons = [icon.name for icon in model.icons]
    keeps = tuple("+".join(icons[at] for at in each) for each in multisets(len(icons)))
    return Ruleset(
        name=model.pack.name,
        hash=OUTLINE,
        seats=model.seats,
        options=model.options,
        option_games=model.option_games,
        _compile=partial(_program, linked, forms, keeps),
        _entries=model.pack.ids,
        _option_ids=tuple,
        _code_of=lambda entry: "",
    )


def _program(linked: Linked, forms: Families, keeps: tuple[str, ...], players: int, options: dict[str, str]) -> Program:
    model = linked.model
    variant = Variant(model, players, options)
    layout = lay_out(model, players, variant.absent)
    things = [None if each.number in variant.absent else each for each in model.things]
    scores = [name for name in linked.scores if variant.has(name)]
    return Program(
        players=players,
        seat_names=layout.seat_names,
        options=options,
        frames=[],
        takes=[],
        paths=[],
        prompts=[],
        free={},
        width=1,
        families=[],
        words=("", *(each.word if each else "" for each in things)),
        keeps=keeps,
        template=blank(layout.cells, layout.piles),
        course=_nothing,
        setup=_nothing,
        begin=_nothing,
        sheets=lambda s: [dict.fromkeys(scores, 0) for _ in layout.seat_names],
        rank_keys=lambda s: [() for _ in layout.seat_names],
        invariants=lambda s: (),
        names=names_of(layout),
        things=("", *(each.id if each else "" for each in things)),
        every_id=tuple(_ids(forms, variant, layout.seat_names, keeps)),
    )


# ---------------------------------------------------------------- the ids of options


def _forms(linked: Linked) -> Families:
    """A form for each id that an option of any game may have."""
    players, options = linked.model.seats[0], {name: values[0] for name, values in linked.model.options.items()}
    to = Compiler(linked, players, options)
    found = to.families
    for act in (each for root in roots(linked) for each in within(root)):
        if isinstance(act, PickOf) and isinstance(act.set, Numbers):
            found.number(act.label, to.values.most(act.set.high))
        elif isinstance(act, PickOf):
            for part, segment, _ in to.pick_parts(act.set):
                found.pick(act.label, segment, part.type.of)
        for each in asked(act):
            if isinstance(each, LabelOf):
                found.of_label(each, found.most)
    for action in linked.actions.values():
        kinds = action.candidates[0][1].type.of if len(action.candidates) > 1 else ()
        found.action(action, [each for each in linked.model.things if each.kind in kinds])
    for giver in (*linked.sources.values(), *linked.units.values()):
        to.costs.family(giver)
    found.of((linked.leftover[1] if linked.leftover else "keep") + ":{keep}")
    return found


def _ids(forms: Families, variant: Variant, seats: Sequence[str], keeps: Sequence[str]) -> list[str]:
    """Those of the things, the seats and the actions of one game."""
    things = list(variant.things())
    there = {0, *(each.number for each in things)}
    own = forms.only(lambda first, action: first in there and (not action or variant.has(action)))
    return own.ids(things, seats, keeps)


def _nothing(s: State) -> None:
    return None
