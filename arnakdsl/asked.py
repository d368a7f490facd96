"""What a decision calls its options, told without compiling it."""

from __future__ import annotations

from collections.abc import Iterator

from arnakdsl.compiler.openings import has_opening, shows_candidates
from arnakdsl.typed import Act, Branch, ChooseOf, IfOf, LabelOf, MayOf, OfferOf, SeqOf, TradeOf, WindowOf

DECLINE, CONTINUE = LabelOf("decline"), LabelOf("continue")


def asked(act: Act, merged: bool = False) -> Iterator[LabelOf | str]:
    """The labels of the decision that an act begins with and the names of the actions it offers; no picks.

    `merged`: it stands in another decision, which may be declined or not.
    """
    match act:
        case ChooseOf(branches=branches):
            for branch in branches:
                yield from _of_branch(branch)
        case TradeOf(cost=inner, label=label) | MayOf(act=inner, label=label):
            yield from asked(inner, merged=True) if has_opening(inner) else (label,)
            if not merged:
                yield DECLINE
        case OfferOf(actions=actions):
            yield from actions
        case WindowOf():
            yield CONTINUE
        case SeqOf(acts=acts):
            yield from asked(acts[0], merged)
        case IfOf(then=then, otherwise=None):
            yield from asked(then, merged)


def _of_branch(branch: Branch) -> Iterator[LabelOf | str]:
    act = branch.act
    if not branch.labelled and shows_candidates(act):
        yield from asked(act, merged=True)
    else:
        yield act.label if isinstance(act, TradeOf) and act.label.words != "pay" else branch.label
