"""Things that could lie somewhere and never do: no pile is filled with them, nothing lays them anywhere."""

from __future__ import annotations

from collections.abc import Iterator

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked
from arnakdsl.origins import Origins
from arnakdsl.typed import Do
from arnakdsl.walks import acts

LAY = ("move", "put", "swap")


def check(linked: Linked) -> Iterator[Finding]:
    """Each thing once, a kind of which there is none anywhere instead of its things."""
    model = linked.model
    kinds = {kind for pile in model.piles.values() for kind in pile.of}
    kinds |= {
        each for kind in model.kinds.values() for mark in kind.marks.values() if mark.holds for each in mark.type.of
    }
    placed = _placed(linked)
    for kind in (each for each in model.kinds if each in kinds):
        there = [each for each in model.things if each.kind == kind and each.copies != "0"]
        left = [each for each in there if each.number not in placed]
        if len(left) == len(there) > 1:
            hint = f"fill a pile with them: 'fill PILE from {model.kinds[kind].all or kind}'"
            yield codes.NEVER_PLACED.at(
                model.kinds[kind].entry.id_span, what=f"no thing of the kind '{kind}' is ever", hint=hint
            )
            continue
        for each in left:
            hint = "let the set-up fill a pile with it, or give it 'copies: 0'"
            yield codes.NEVER_PLACED.at(each.entry.id_span, what=f"'{each.id}' is never", hint=hint)


def _placed(linked: Linked) -> set[int]:
    """The numbers of the things that are put somewhere."""
    origins = Origins(linked)
    found: set[int] = set()
    for act in acts(linked):
        if isinstance(act, Do) and act.verb == "fill" and act.args[1] is not None:
            found |= origins.things(act.args[1])
        elif isinstance(act, Do) and act.verb in LAY:
            found |= {
                number
                for value in act.args[: 1 + (act.verb == "swap")]
                if value is not None
                for number in origins.things(value)
            }
    return found
