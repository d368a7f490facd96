"""What is wrong where a text stops making sense: one finding, at the word that was meant."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from arnakdsl import codes
from arnakdsl.findings import Edit, Finding, Fix
from arnakdsl.names import near
from arnakdsl.records import record
from arnakdsl.source import Span
from arnakdsl.syntax.lexing import safe_fix
from arnakdsl.syntax.machine import Machine
from arnakdsl.syntax.tokens import Token

STEP_ENDS = frozenset({"_SEMICOLON", "_BAR", "RBRACE", "$END"})
STEP_STARTS = frozenset({"MAY", "CHOOSE", "LET", "IF", "EACH", "REPEAT", "WHILE"})
"""Words that can only begin a step."""

NEARBY = 8
"""How many tokens back a sign or verb that is wrong is looked for."""
PAYING = ("pay",)
"""Verbs of the language whose step is a cost when another follows at once."""

BETWEEN_VALUES = {"_COMMA": "values", "AND": "conditions"}
"""Signs that are written where steps should be parted, and what they part."""

EXPECTED = (("EQUAL", "'='"), ("IN", "'in'"), ("LBRACE", "'{'"))
"""What may come next, in words, where neither a step nor a value nor a name may."""


@record
class Stop:
    """The token that cannot stand where it is.

    `tokens` end with `$END`; `begin` is the first of the step, at whose start the parser had `states`, and `end` the
    one that ends the step.  `header` is the word whose block is still to come.
    """

    machine: Machine
    tokens: Sequence[Token]
    index: int
    begin: int
    end: int
    states: Sequence[int]
    header: Token | None

    @property
    def token(self) -> Token:
        return self.tokens[self.index]

    @property
    def before(self) -> Token | None:
        return self.tokens[self.index - 1] if self.index else None

    @property
    def doubtful(self) -> bool:
        """Whether something in the step was reported already."""
        return any(each.doubtful for each in self.tokens[self.begin : self.end + 1])

    def mended(self, at: int, *kinds: str, instead: int = 0) -> int:
        """How far the step can be read with other terminals put in at an index, `instead` of some tokens or before them.

        Returns the index of the token that stops it, of those after the change; past `end` if it is all right.
        """
        before = [each.type for each in self.tokens[self.begin : at]]
        after = [each.type for each in self.tokens[at + instead : self.end + 1]]
        count = self.machine.follow([*before, *kinds, *after], self.states)
        return self.begin + count - len(kinds) + instead


def explain(stop: Stop) -> Finding:
    """The finding for a stop, from the first rule that knows it."""
    return next(finding for rule in RULES if (finding := rule(stop)) is not None)


# ---------------------------------------------------------------- rules


def _nothing_here(stop: Stop) -> Finding | None:
    """`{ }`, `{ a | }`, `a;; b`."""
    token, before = stop.token, stop.before
    opens = before is None or before.type in ("LBRACE", "_BAR", "_SEMICOLON")
    if token.type not in STEP_ENDS or token.type == "$END" or not (opens and stop.machine.starts_step()):
        return None
    if token.type != "_SEMICOLON":
        return codes.EMPTY_BRANCH.at(token.span, seen=token.text, hint="write a step, or 'nothing'")
    fix = safe_fix((token.span, token.text, ""))
    return codes.EMPTY_BRANCH.at(token.span, seen=token.text, hint="one ';' is enough", fix=fix)


def _misspelt_keyword(stop: Stop) -> Finding | None:
    """A word shortly before that is nearly a keyword, with which the text would go on."""
    keywords = stop.machine.table.keywords
    for index in range(stop.index, max(stop.begin, stop.index - 3) - 1, -1):
        word = stop.tokens[index]
        meant = near(word.text, keywords) if word.type == "WORD" and len(word.text) > 2 else None
        farther = min(stop.index + 1, stop.end)
        if meant is not None and stop.mended(index, keywords[meant], instead=1) > farther:
            fix = safe_fix((word.span, word.text, meant))
            return codes.UNKNOWN_VERB.at(word.span, name=word.text, hint=f"did you mean '{meant}'?", fix=fix)
    return None


def _no_block(stop: Stop) -> Finding | None:
    """`if a gain 1 gold`, `choose a | b`."""
    header = stop.header
    has_one = stop.tokens[stop.end].type == "LBRACE" and stop.token.type not in STEP_STARTS
    if header is None or has_one or not stop.machine.accepts("LBRACE"):
        return None
    token = stop.tokens[_verb_before(stop)]
    line = header.span.position[0]
    own = [each for each in stop.tokens[: stop.index] if each.span.position[0] == line]
    place = _after(stop.before) if token.type in STEP_ENDS and stop.before else token.span
    if token.span.position[0] > line:
        place = own[-1].span
    also = (("its block belongs behind this", header.span),)
    return codes.MISSING_BLOCK.at(place, seen=header.text, also=also, hint="write the steps in '{ }'")


def _label_inside(stop: Stop) -> Finding | None:
    """`a as x -> b`, `gain 1 gold as x to hand`, `a as x as y`."""
    start = _label_before(stop.tokens, stop.index)
    if start is None or stop.token.type in STEP_ENDS or stop.token.type == "WORD":
        return None
    hint = "write it at the end of the step, or the part that it names in '{ }'"
    label = stop.tokens[start].span.to(stop.tokens[stop.index - 1].span)
    return codes.LABEL_INSIDE.at(label, seen=stop.token.text, hint=hint)


def _sign_between_steps(stop: Stop) -> Finding | None:
    """`gain 1 gold, gain 1 gem`, `gain 1 gold and draw`."""
    for index in range(stop.index, max(stop.begin, stop.index - NEARBY), -1):
        sign = stop.tokens[index]
        if sign.type in BETWEEN_VALUES and _parts_steps(stop, index):
            hint = f"write ';' instead: steps are parted by ';', {BETWEEN_VALUES[sign.type]} by '{sign.text}'"
            fix = Fix("unsafe", (Edit(sign.span, ";"),))
            return codes.CANNOT_STAND.at(sign.span, seen=sign.text, hint=hint, fix=fix)
    return None


def _parts_steps(stop: Stop, index: int) -> bool:
    """Whether the text goes on with `;` instead of a sign, and what follows the sign looks like a step."""
    reached = stop.mended(index, "_SEMICOLON", instead=1)
    kinds = [each.type for each in stop.tokens[index + 1 : index + 3]]
    begins = kinds == ["WORD", "INT"] or not STEP_STARTS.isdisjoint(kinds[:1])
    return reached > stop.end or (begins and reached > max(stop.index, index + 1))


def _verb_in_cost(stop: Stop) -> Finding | None:
    """`pay 3 gold` where a cost is written."""
    if stop.machine.end != stop.machine.table.ends["args"]:
        return None
    for index in range(stop.index - 2, max(stop.begin, stop.index - NEARBY) - 1, -1):
        first = index == stop.begin or stop.tokens[index - 1].type == "_COMMA"
        kinds = [each.type for each in stop.tokens[index : index + 3]]
        if first and kinds == ["WORD", "INT", "WORD"] and stop.mended(index, instead=1) > stop.index:
            verb = stop.tokens[index]
            hint = f"a cost has no verb: delete '{verb.text}'"
            return codes.CANNOT_STAND.at(
                verb.span, seen=verb.text, hint=hint, fix=Fix("unsafe", (Edit(verb.span, ""),))
            )
    return None


def _missing_sign(stop: Stop) -> Finding | None:
    """A sign that, put in before the token, lets the whole step be read."""
    first = stop.tokens[stop.begin]
    paid = first.type == "WORD" and first.text in PAYING
    signs = (("_SEMICOLON", ";"), ("_COMMA", ","), ("_ARROW", "->"))
    for kind, sign in signs[::-1] if paid else signs:
        for index in dict.fromkeys((_verb_before(stop), stop.index)):
            if stop.begin < index and stop.mended(index, kind) > stop.end:
                return _sign_before(stop.tokens[index], stop.tokens[index - 1], sign)
    return _semicolon_at_least(stop)


def _semicolon_at_least(stop: Stop) -> Finding | None:
    """A word that can only begin a step, behind one that is whole: what comes after it may be wrong again."""
    starts = stop.token.type in STEP_STARTS
    if starts and stop.before is not None and stop.mended(stop.index, "_SEMICOLON") > stop.index:
        return _sign_before(stop.token, stop.before, ";")
    return None


def _sign_before(token: Token, before: Token, sign: str) -> Finding:
    edit = Edit(_after(before), f" {sign}" if sign == "->" else sign)
    hint = f"write '{sign}' before it"
    return codes.MISSING_SIGN.at(token.span, sign=sign, seen=token.text, hint=hint, fix=Fix("unsafe", (edit,)))


def _else_alone(stop: Stop) -> Finding | None:
    """`if a { b }; else { c }`."""
    token, before = stop.token, stop.before
    if token.type != "ELSE":
        return None
    fix = None
    if before is not None and before.type == "_SEMICOLON" and stop.tokens[stop.index - 2].type == "RBRACE":
        fix = safe_fix((before.span, before.text, ""))
    hint = "'else' stands right behind the '}' of an 'if'"
    return codes.CANNOT_STAND.at(token.span, seen=token.text, hint=hint, fix=fix)


def _pick_inside(stop: Stop) -> Finding | None:
    """`if pick hand`, `pick hand to play`."""
    elsewhere = stop.machine.accepts("MINUS") or stop.machine.starts_step()
    return codes.MISPLACED_PICK.at(stop.token.span) if stop.token.type == "PICK" and elsewhere else None


def _count_below_zero(stop: Stop) -> Finding | None:
    """`choose -1 { a }`."""
    if stop.token.type != "MINUS" or stop.before is None or stop.before.type != "CHOOSE":
        return None
    number = stop.tokens[stop.index + 1]
    span = stop.token.span.to(number.span) if number.type == "INT" else stop.token.span
    return codes.BAD_NUMBER.at(span, seen=span.text, hint="choose at least one branch")


def _reserved(stop: Stop) -> Finding | None:
    """A word of the language where a name is wanted."""
    token = stop.token
    if token.type not in stop.machine.table.keywords.values() or not stop.machine.accepts("WORD"):
        return None
    return codes.RESERVED_WORD.at(token.span, seen=token.text, hint=_expected(stop))


def _key(stop: Stop) -> Finding | None:
    """`gain: 1 gold`."""
    if stop.token.type != "_COLON":
        return None
    hint = "an effect has no keys; ':' stands only in a label, as in 'as use:card'"
    return codes.CANNOT_STAND.at(stop.token.span, seen=":", hint=hint)


def _unnamed(stop: Stop) -> Finding | None:
    """`x = 3`."""
    if stop.token.type != "EQUAL" or stop.mended(stop.begin, "LET") <= stop.index:
        return None
    name = stop.tokens[stop.begin].text
    return codes.CANNOT_STAND.at(stop.token.span, seen="=", hint=f"to name a value, write 'let {name} = ...'")


def _ends_early(stop: Stop) -> Finding | None:
    before = stop.before
    if stop.token.type != "$END" or before is None:
        return None
    return codes.ENDS_EARLY.at(_after(before), seen=before.text, hint=_expected(stop))


def _plain(stop: Stop) -> Finding:
    return codes.CANNOT_STAND.at(stop.token.span, seen=stop.token.text, hint=_expected(stop))


RULES: tuple[Callable[[Stop], Finding | None], ...] = (
    _nothing_here,
    _misspelt_keyword,
    _else_alone,
    _count_below_zero,
    _no_block,
    _label_inside,
    _pick_inside,
    _sign_between_steps,
    _verb_in_cost,
    _missing_sign,
    _reserved,
    _key,
    _unnamed,
    _ends_early,
    _plain,
)


# ---------------------------------------------------------------- what the rules share


def _after(token: Token) -> Span:
    """The place right behind a token."""
    return Span(token.span.source, token.span.end, token.span.end)


def _verb_before(stop: Stop) -> int:
    """The index where the next step most likely begins: before `gain 1`, of which `gain` was read as a unit."""
    index = stop.index
    if stop.token.type == "INT" and index - 1 > stop.begin and stop.tokens[index - 1].type == "WORD":
        return index - 1
    pair = [each.type for each in stop.tokens[max(stop.begin + 1, index - 2) : index]]
    return index - 2 if stop.token.type == "WORD" and pair == ["WORD", "INT"] else index


def _label_before(tokens: Sequence[Token], index: int) -> int | None:
    """The index of the `as` of a label that ends right before an index."""
    at = index - 1
    if at >= 0 and tokens[at].type == "RPAR":
        depth = 0
        while at >= 0:
            depth += (tokens[at].type == "RPAR") - (tokens[at].type == "LPAR")
            at -= 1
            if depth == 0:
                break
    at -= 1
    while at >= 1 and tokens[at].type == "_COLON":
        at -= 2
    return at if at >= 0 and tokens[at].type == "AS" else None


def _expected(stop: Stop) -> str:
    words = list(_what_may_come(stop.machine))
    return f"expected {' or '.join(words)}" if words else ""


def _what_may_come(machine: Machine) -> Iterator[str]:
    """In words, if it is little enough to say."""
    if machine.accepts("_SEMICOLON") or machine.accepts("$END"):
        return
    if machine.starts_step():
        yield "a step"
    elif machine.accepts("INT") and machine.accepts("MINUS"):
        yield "a value"
    elif machine.accepts("WORD"):
        yield "a name"
    else:
        yield from (words for kind, words in EXPECTED if machine.accepts(kind))
