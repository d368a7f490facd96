"""The typed tree: what binding makes of the syntax tree.

Every name is looked up, every definition put in place of its call, every value has a `type`.  Two closed families again,
`Value` and `Act`; the passes behind (`generate`, `compiler`) have one `case` for each.
"""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias

from arnakdsl.records import record
from arnakdsl.source import Span
from arnakdsl.values import CONDITION, COST, EFFECT, NUMBER, SEAT, Type

# ---------------------------------------------------------------- values


@record
class Const:
    """A number, a yes or no, a word's index, or an entity's number (with its id as `text`)."""

    value: int
    type: Type
    text: str = ""


@record
class Local:
    """A name of the running block.  `places` are the piles it was picked from, if it was; `maybe`: it can be none."""

    name: str
    type: Type
    places: tuple[Value, ...] = ()
    maybe: bool = False


@record
class Me:
    """The seat whose block runs."""

    type: Type = SEAT


@record
class Start:
    """The starting seat."""

    type: Type = SEAT


@record
class OtherSeat:
    """A seat that nobody plays; nobody in a game that has none of this name."""

    name: str
    type: Type = SEAT


@record
class Counter:
    """A resource, or an icon in the pool, of a seat (of the game without one)."""

    seat: Value | None
    name: str
    type: Type = NUMBER


@record
class MarkOf:
    """A mark of an entity, of a seat (kind `player`) or of the game (no owner)."""

    owner: Value | None
    kind: str
    name: str
    type: Type


@record
class OptionOf:
    """An option of the pack: a number, or the index of a word."""

    name: str
    type: Type


@record
class Attr:
    """A printed attribute."""

    owner: Value
    name: str
    type: Type


@record
class PileOf:
    """A pile; `owner` is a seat or an entity for piles that have one each."""

    name: str
    owner: Value | None
    type: Type


@record
class KindSet:
    """All entities of some kinds, in the order of the content."""

    type: Type


@record
class Part:
    """The entities whose attribute names this one: the leaves of a tree."""

    owner: Value
    kind: str
    attribute: str
    type: Type


@record
class Players:
    """The seats of the players, or every seat."""

    others: bool = False
    type: Type = Type("set", ("player",))


@record
class Tops:
    """The top entity of each pile of a family of piles."""

    pile: str
    type: Type


@record
class Union:
    """Several sets after each other."""

    parts: tuple[Value, ...]
    type: Type


@record
class Where:
    """The members of a set that meet a condition; `it` is their name in it."""

    set: Value
    it: Local
    condition: Value
    type: Type


@record
class FirstBy:
    """The first member of a set by keys (lowest first), or none."""

    set: Value
    it: Local
    keys: tuple[Value, ...]
    last: bool
    type: Type


@record
class PlaceIn:
    """The entity at a place of a pile: 1 is the top; -1 the bottom; none if there is no such place."""

    pile: Value
    place: Value
    type: Type


@record
class Count:
    """How many members a set has."""

    set: Value
    type: Type = NUMBER


@record
class AnyOf:
    """Has a set any member?"""

    set: Value
    type: Type = CONDITION


@record
class Sum:
    """The sum of a value over the members of a set; `it` is their name in it."""

    set: Value
    it: Local
    value: Value
    type: Type = NUMBER


@record
class Arith:
    """`a + b`, `a - b`, `a * b` of numbers."""

    op: str
    left: Value
    right: Value
    type: Type = NUMBER


@record
class Compared:
    """`a = b`, `!=`, `<`, `<=`, `>`, `>=`"""

    op: str
    left: Value
    right: Value
    type: Type = CONDITION


@record
class Both:
    """`a and b`, `a or b`"""

    op: str
    left: Value
    right: Value
    type: Type = CONDITION


@record
class NotV:
    """`not a`"""

    inner: Value
    type: Type = CONDITION


@record
class IsKind:
    """Is an entity of one of these kinds?"""

    owner: Value
    kinds: tuple[str, ...]
    type: Type = CONDITION


@record
class Either:
    """One of two values, by a condition."""

    condition: Value
    then: Value
    otherwise: Value
    type: Type


@record
class Table:
    """The n-th of some numbers, counted from 1; 0 outside."""

    index: Value
    values: tuple[Value, ...]
    type: Type = NUMBER


@record
class Least:
    """`min` or `max`."""

    op: str
    args: tuple[Value, ...]
    type: Type = NUMBER


@record
class TurnOrder:
    """1 for the starting seat, 2 for the next ..."""

    seat: Value
    type: Type = NUMBER


@record
class NextSeat:
    """The seat to the left of one."""

    seat: Value
    type: Type = SEAT


@record
class ScoreOf:
    """The points of the running seat by one scoring rule."""

    name: str
    type: Type = NUMBER


@record
class IconsIn:
    """How many icons an icons-valued attribute holds."""

    icons: Value
    type: Type = NUMBER


@record
class CostOf:
    """Amounts and cost-valued attributes added up.  `all` waives a whole cost (behind `less`)."""

    amounts: tuple[tuple[Value, str], ...] = ()
    attributes: tuple[Value, ...] = ()
    all: bool = False
    type: Type = COST


@record
class EffectOf:
    """An effect-valued attribute of an entity."""

    owner: Value
    name: str
    type: Type = EFFECT


@record
class Can:
    """Could anything of this effect happen now?"""

    effect: Value
    type: Type = CONDITION


@record
class Yields:
    """Does a gain of a counter stand anywhere in this effect?"""

    effect: EffectOf
    unit: str
    type: Type = CONDITION


@record
class Numbers:
    """Whole numbers from low to high."""

    low: Value
    high: Value
    type: Type = Type("set", ("number",))


Value: TypeAlias = (
    Const | Local | Me | Start | OtherSeat | Counter | MarkOf | OptionOf | Attr | PileOf | KindSet | Part | Players | Tops
    | Union | Where
    | FirstBy | PlaceIn | Count | AnyOf | Sum | Arith | Compared | Both | NotV | IsKind | Either | Table | Least
    | TurnOrder | NextSeat | ScoreOf | IconsIn | CostOf | EffectOf | Can | Yields | Numbers
)  # fmt: skip

# ---------------------------------------------------------------- acts


@record
class Place:
    """Where an act stands: its path (entry, place in the tree, kind) and its span in the content."""

    path: str
    span: Span = field(compare=False, repr=False)


PLAIN = "do"  # the id of a `may` without a label
PAY = "pay"  # that of a trade


@record
class LabelOf:
    """The id of an option: fixed words, then the ids of values."""

    words: str
    args: tuple[Value, ...] = ()


@record
class Do:
    """A core verb with its arguments in place."""

    verb: str
    args: tuple[Value | None, ...]
    at: Place


@record
class SeqOf:
    """One after the other."""

    acts: tuple[Act, ...]
    at: Place


@record
class Bind:
    """A name for the acts in `body`."""

    var: Local
    value: Value
    body: Act
    at: Place


@record
class PickOf:
    """A decision among the members of a set; an empty set skips the body."""

    var: Local
    set: Value
    label: LabelOf
    body: Act
    at: Place


@record
class ChooseOf:
    """`count` of the branches, one at a time."""

    count: int
    branches: tuple[Branch, ...]
    at: Place


@record
class Branch:
    """What one option of a choice does; `labelled`: its label is as written, not the number of the branch."""

    label: LabelOf
    labelled: bool
    act: Act

    @property
    def called(self) -> LabelOf:
        """The label of its option: that of a trade, if it says more than that something is paid."""
        act = self.act
        return act.label if isinstance(act, TradeOf) and act.label.words != PAY else self.label


@record
class TradeOf:
    """`cost -> act`: may pay the whole cost; only then the act."""

    cost: Act
    act: Act
    label: LabelOf
    at: Place


@record
class MayOf:
    """The act, or not."""

    act: Act
    label: LabelOf
    at: Place


@record
class IfOf:
    """One of two acts, or one or none, by a condition."""

    condition: Value
    then: Act
    otherwise: Act | None
    at: Place


@record
class EachOf:
    """The body for each member of a set, under a name."""

    var: Local
    set: Value
    body: Act
    at: Place


@record
class EachPlayer:
    """Each player in turn is `me`, or one seat alone: that one."""

    body: Act
    at: Place
    seat: OtherSeat | None = None


@record
class RepeatOf:
    """The body so many times."""

    times: Value
    body: Act
    at: Place


@record
class WhileOf:
    """The body for as long as a condition holds."""

    condition: Value
    body: Act
    at: Place


@record
class PayOf:
    """A cost that is paid."""

    cost: CostOf
    at: Place


@record
class OfferOf:
    """One decision over the candidates of actions; `extra` is paid for any of them."""

    actions: tuple[str, ...]
    less: CostOf | None
    extra: CostOf | None
    at: Place


@record
class ResolveOf:
    """A printed effect that is done."""

    effect: EffectOf
    at: Place


@record
class WindowOf:
    """A last moment for free actions, if one is open."""

    at: Place


Act: TypeAlias = (
    Do | SeqOf | Bind | PickOf | ChooseOf | TradeOf | MayOf | IfOf | EachOf | EachPlayer | RepeatOf | WhileOf | PayOf
    | OfferOf | ResolveOf | WindowOf
)  # fmt: skip
