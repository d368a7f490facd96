"""One bracket without its other half: where that was left out, as far as the grammar, the layout and the usual way to write tell.

Of all places where the other half lets the whole text be read, the one is taken at which the text looks most like what people write.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice, pairwise

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.source import Span
from arnakdsl.syntax.brackets import ENDS_A_VALUE, HEADERS
from arnakdsl.syntax.machine import Machine
from arnakdsl.syntax.oddity import OPENS, PAIRS, Mended, indent_of, line_of, odd_groups, odd_layout, partner_of
from arnakdsl.syntax.signatures import SIGNATURES
from arnakdsl.syntax.table import END, Table
from arnakdsl.syntax.tokens import Token

SIGNS = {"LPAR": "(", "RPAR": ")", "LBRACE": "{", "RBRACE": "}"}
MOST_TOKENS = 1500
"""In a longer text no place is looked for."""

MOST_LOOKED_AT = {"LPAR": 50_000, "RPAR": 50_000, "LBRACE": 600_000, "RBRACE": 600_000}
"""Tokens of all the texts that could be meant."""
OPERATORS = frozenset({"PLUS", "MINUS", "STAR", "AND", "OR"})
CONTINUED = frozenset({"_SEMICOLON", "_BAR", "_ARROW", "ELSE"})
"""What stands at the beginning of a line behind a block that ended above it."""


def lone_bracket(tokens: Sequence[Token], table: Table, start: str) -> Finding | None:
    """The finding for the one bracket of a text that has no other half, if there is such a one and nothing else is wrong."""
    kind = _missing(tokens)
    if kind is None or len(tokens) > MOST_TOKENS:
        return None
    most = MOST_LOOKED_AT[kind] // len(tokens)
    mended = list(islice(_mended(tokens, kind, table, start), most + 1))
    if not 0 < len(mended) <= most:
        return None
    odd = odd_layout if kind in ("LBRACE", "RBRACE") else partial(odd_groups, table=table, start=start)
    best = min(
        mended,
        key=lambda each: (
            odd(each),
            not each.glued,
            not _wraps(tokens, each),
            -each.at if _reaches_far(each) else each.at,
        ),
    )
    return _opening(tokens, best) if kind in PAIRS else _closing(tokens, best)


def _wraps(tokens: Sequence[Token], mended: Mended) -> bool:
    """Does a round bracket open behind the operator that begins a line, or close before such a line?"""
    at, kind = mended.at, mended.tokens[mended.at].type
    if kind == "LPAR" and not mended.glued and 1 < at < len(tokens):
        return tokens[at - 1].type in OPERATORS and line_of(tokens[at - 2]) < line_of(tokens[at - 1])
    if kind != "RPAR" or at >= len(tokens):
        return False
    return tokens[at].type in OPERATORS and line_of(tokens[at - 1]) < line_of(tokens[at])


def _reaches_far(mended: Mended) -> bool:
    """Does what is to be closed go on as far as it can, as a block and the arguments of a call do?"""
    text, at = mended.tokens, mended.at
    if text[at].type == "RPAR":
        opened = partner_of(mended)
        return any(each.type == "WORD" and after is opened for each, after in pairwise(text))
    return text[at].type in ("RBRACE", "LPAR")


def _missing(tokens: Sequence[Token]) -> str | None:
    """The bracket of which there is one too few, if all others are as many as their other halves."""
    kinds = [each.type for each in tokens]
    lacking = {kind: kinds.count(other) - kinds.count(kind) for kind, other in {**PAIRS, **OPENS}.items()}
    more = [kind for kind, number in lacking.items() if number > 0]
    return more[0] if len(more) == 1 and lacking[more[0]] == 1 else None


def _mended(tokens: Sequence[Token], kind: str, table: Table, start: str) -> Iterator[Mended]:
    """The texts that can be read, each with the bracket at another place."""
    machine = Machine(table, start, {})
    kinds = [*(each.type for each in tokens), END]
    for at, states in enumerate(machine.stacks(kinds, machine.states)):
        for new, rest, glued in _ways(tokens, at, kind):
            following = [*(each.type for each in new), *kinds[rest:]]
            if machine.follow(following, states) == len(following):
                yield Mended([*tokens[:at], *new, *tokens[rest:]], at + glued, glued)


def _ways(tokens: Sequence[Token], at: int, kind: str) -> Iterator[tuple[list[Token], int, bool]]:
    """What could be put before a token or in its place, and the index of what follows: `countsites)` is `count(sites)`."""
    place = tokens[at].span if at < len(tokens) else tokens[-1].span
    near = tokens[at - 1].span.end if at else place.start
    made = Token(kind, SIGNS[kind], Span(place.source, near, near))
    yield [made], at, False
    word = tokens[at] if kind == "LPAR" and at < len(tokens) else None
    if word is None or word.type not in ("WORD", "INT"):
        return
    for name in SIGNATURES:
        rest = word.text.removeprefix(name)
        if rest and rest != word.text:
            inner = Token("INT" if rest.isdigit() else "WORD", rest, word.span)
            yield [Token("WORD", name, word.span), made, inner], at + 1, True


# ---------------------------------------------------------------- findings


def _opening(tokens: Sequence[Token], mended: Mended) -> Finding | None:
    """None for a block that no word begins: then the other half is the one too many."""
    at, made, partner = mended.at, mended.tokens[mended.at], partner_of(mended)
    also: tuple[tuple[str, Span], ...] = (("it is closed here", partner.span),)
    hint = f"'{made.text}' is missing"
    if mended.glued:
        hint = f"write '{mended.tokens[at - 1].text}({mended.tokens[at + 1].text}'"
        return codes.STRAY_BRACKET.at(tokens[at - 1].span, seen=partner.text, hint=hint, also=also)
    if made.type == "LPAR":
        return codes.STRAY_BRACKET.at(tokens[at].span, seen=partner.text, hint=hint, also=also)
    begins_line = at > 0 and line_of(tokens[at - 1]) < line_of(tokens[at])
    place = tokens[at - 1 if begins_line else at].span
    header = _header(tokens[:at])
    if header is not None:
        also = (("its block belongs behind this", header.span), *also)
        return codes.MISSING_BLOCK.at(place, seen=header.text, also=also, hint="write the steps in '{ }'")
    behind_may = at > 0 and tokens[at - 1].type in ("MAY", "_ARROW")
    paid = any(each is partner and after.type == "_ARROW" for each, after in pairwise(mended.tokens))
    return codes.STRAY_BRACKET.at(place, seen=partner.text, hint=hint, also=also) if behind_may or paid else None


def _header(tokens: Sequence[Token]) -> Token | None:
    """The word whose block would begin behind some tokens."""
    for token in reversed(tokens):
        if token.type in HEADERS:
            return token
        if token.type in ENDS_A_VALUE:
            return None
    return None


def _closing(tokens: Sequence[Token], mended: Mended) -> Finding:
    partner = partner_of(mended)
    place = _gap(tokens, mended, partner)
    also = () if place == partner.span else (("it is opened here", partner.span),)
    hint = f"'{mended.tokens[mended.at].text}' is missing"
    return codes.UNCLOSED.at(place, seen=partner.text, hint=hint, also=also)


def _gap(tokens: Sequence[Token], mended: Mended, partner: Token) -> Span:
    """Where the closing bracket of a text should be: the token before or behind the gap, or an empty line in it."""
    at, kind = mended.at, mended.tokens[mended.at].type
    before, behind = tokens[at - 1], tokens[at] if at < len(tokens) else None
    line, source = line_of(before), before.span.source
    if line_of(partner) < line and (behind is None or line < line_of(behind)):
        if behind is not None and behind.type in CONTINUED:
            return behind.span
        width = indent_of(partner, line_of(partner))
        if line < len(source.line_starts) and source.line(line + 1) == " " * width:
            end = source.line_starts[line] + width
            return Span(source, end, end)
    first = last = at
    while first > 0 and tokens[first - 1].type == kind and line_of(tokens[first - 1]) == line:
        first -= 1
    while last < len(tokens) and tokens[last].type == kind and line_of(tokens[last]) == line:
        last += 1
    if first < last:
        return tokens[first].span.to(tokens[last - 1].span)
    return behind.span if behind is not None and line_of(behind) == line else before.span
