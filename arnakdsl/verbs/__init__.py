"""The core verbs, by name.  A new one is a class in a file of this folder and a line here."""

from __future__ import annotations

from collections.abc import Mapping

from arnakdsl.verbs.amounts import Gain, Lose
from arnakdsl.verbs.control import Finish, Nothing, Offer, Pay, Resolve, Window
from arnakdsl.verbs.marks import Clear, Set
from arnakdsl.verbs.move import Move, Put
from arnakdsl.verbs.piles import Close, Fill, Look, Narrow, Shuffle, Swap, Widen
from arnakdsl.verbs.verb import Verb

VERBS: Mapping[str, Verb] = {
    verb.name: verb
    for verb in (
        Gain(), Lose(), Pay(), Move(), Put(), Set(), Clear(), Fill(), Shuffle(), Swap(), Close(), Widen(), Narrow(), Look(),
        Resolve(), Offer(), Window(), Nothing(), Finish(),
    )
}  # fmt: skip
