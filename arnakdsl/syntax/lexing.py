"""A text as tokens: every character is read, and what is none of the language is named and taken as it was meant."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from arnakdsl import codes
from arnakdsl.findings import SURE, Edit, Finding, Fix
from arnakdsl.source import Span, Text
from arnakdsl.syntax.table import Table
from arnakdsl.syntax.tokens import Token

MOST = 8  # findings in one text
BIGGEST = 1_000_000  # the greatest number
DIGITS_OF_BIGGEST = len(str(BIGGEST))

LOOKALIKES = {
    "→": "->", "⇒": "->", "➔": "->", "-->": "->", "=>": "->",
    "==": "=", "<>": "!=", "≠": "!=", "≤": "<=", "≥": ">=",
    "×": "*", "−": "-", "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-",
    "…": "..", "...": "..",
}  # fmt: skip
"""A sign that people type or paste, and the sign of the language that it stands for."""

UNCERTAIN = ("=>", "—", "―")
"""Those that may be meant otherwise: `=>` is `->` to some and `>=` to others."""

STRANGE_HINTS = {
    "/": "there is no division",
    "%": "there is no remainder",
    "!": "write 'not'",
    "&": "write 'and'",
    "&&": "write 'and'",
    "'": "a name is written without quotes",
    '"': "a name is written without quotes",
    "[": "groups are written in '( )'",
    "]": "groups are written in '( )'",
}

WORD = re.compile(r"[a-z_][a-z0-9_]*")
NUMBER_AND_WORD = re.compile(r"(\d+)([a-z_]+)")
DIGITS = re.compile(r"\d+")


def lex(text: Text, table: Table) -> tuple[list[Token], list[Finding]]:
    """The tokens of a text, mended where it was clear how, and the first findings."""
    plain = _plain(text, table)
    return (plain, []) if plain is not None else _mended(text, table)


def _plain(text: Text, table: Table) -> list[Token] | None:
    """The tokens of a text if all are of the language, as in most texts."""
    source, value, offsets = text.source, text.value, text.offsets
    ignored, keywords = table.ignored, table.keywords
    tokens: list[Token] = []
    for match in table.scanner.finditer(value):
        kind = match.lastgroup or ""
        if kind in ignored:
            continue
        start, end = match.span()
        word = value[start:end]
        if kind == "WORD":
            kind = keywords.get(word, kind)
        elif kind in MEANT and not (kind == "INT" and end - start < DIGITS_OF_BIGGEST):
            return None
        tokens.append(Token(kind, word, Span(source, offsets[start], offsets[end - 1] + 1)))
    return tokens


def _mended(text: Text, table: Table) -> tuple[list[Token], list[Finding]]:
    tokens: list[Token] = []
    findings: list[Finding] = []
    dropped = False
    for token in _raw(text, table):
        if token.type not in MEANT:
            tokens.append(replace(token, doubtful=True) if dropped else token)
            dropped = False
            continue
        finding, meant = MEANT[token.type](token, table)
        if finding is not None and len(findings) < MOST:
            findings.append(finding)
        if meant is not None:
            tokens.append(replace(meant, doubtful=True) if dropped else meant)
        dropped = meant is None and token.type != "BAD_SPACE"
    return tokens, findings


def safe_fix(*edits: tuple[Span, str, str]) -> Fix | None:
    """A certain mend of (place, what is seen there, the new text); None where the file has it in another spelling."""
    if any(span.text != seen for span, seen, _ in edits):
        return None
    return Fix(SURE, tuple(Edit(span, new) for span, _, new in edits))


def _raw(text: Text, table: Table) -> Iterator[Token]:
    """The tokens as they stand, without spaces and comments; strange characters side by side are one."""
    strange: list[int] = []
    for match in table.scanner.finditer(text.value):
        kind = match.lastgroup or ""
        if strange and (kind != "STRANGE" or match.start() != strange[1]):
            yield _token(text, "STRANGE", *strange)
            strange = []
        if kind == "STRANGE":
            strange = [strange[0] if strange else match.start(), match.end()]
        elif kind not in table.ignored:
            yield _token(text, table.keywords.get(match.group(), kind), *match.span())
    if strange:
        yield _token(text, "STRANGE", *strange)


def _token(text: Text, kind: str, start: int, end: int) -> Token:
    return Token(kind, text.value[start:end], text.span(start, end))


# ---------------------------------------------------------------- what was meant

Meant = tuple[Finding | None, Token | None]


def _number(token: Token, table: Table) -> Meant:
    digits = token.text.lstrip("0") or "0"
    if len(digits) <= DIGITS_OF_BIGGEST and int(digits) <= BIGGEST:
        return None, token
    hint = f"the greatest number is {BIGGEST}"
    return codes.BAD_NUMBER.at(token.span, seen=token.text[:12], hint=hint), _doubtful(token, "INT", "0")


def _bad_number(token: Token, table: Table) -> Meant:
    """`1.5` is refused; `2gold` wants a space; digits of other scripts are digits."""
    seen = token.text
    hint, fix, meant = "numbers are whole and written in digits", None, _doubtful(token, "INT", "0")
    if DIGITS.fullmatch(seen) and len(seen) < DIGITS_OF_BIGGEST:
        plain = str(int(seen))
        hint, fix = f"write '{plain}'", safe_fix((token.span, seen, plain))
        meant = replace(token, type="INT", text=plain)
    elif seen.isascii() and (parts := NUMBER_AND_WORD.fullmatch(seen)):
        apart = f"{parts[1]} {parts[2]}"
        hint, fix = f"write '{apart}'", safe_fix((token.span, seen, apart))
    return codes.BAD_NUMBER.at(token.span, seen=seen[:40], hint=hint, fix=fix), meant


def _lookalike(token: Token, table: Table) -> Meant:
    sign = LOOKALIKES[token.text]
    certain = token.text not in UNCERTAIN
    fix = safe_fix((token.span, token.text, sign)) if certain else None
    finding = codes.LOOKALIKE.at(token.span, seen=token.text, hint=f"write '{sign}'", fix=fix)
    return finding, Token(table.terminal_of(sign), sign, token.span, doubtful=not certain)


def _quoted(token: Token, table: Table) -> Meant:
    inner = token.text[1:-1].strip()
    kind = table.terminal_of(inner)
    plain = kind in ("WORD", "INT")
    finding = codes.QUOTED_WORD.at(
        token.span,
        seen=token.text[:40],
        hint=f"write {inner}" if plain else "write a word",
        fix=safe_fix((token.span, token.text, inner)) if plain else None,
    )
    return finding, Token(kind, inner, token.span) if plain else _doubtful(token, "WORD", "_")


def _bad_word(token: Token, table: Table) -> Meant:
    """`Gain` and `GAIN` are `gain`; what `gainItem` should be is anybody's guess."""
    seen, lower = token.text, token.text.lower()
    if not (seen.isascii() and WORD.fullmatch(lower)):
        hint = "words have the letters a to z, digits and '_'"
        return codes.BAD_WORD.at(token.span, seen=seen[:40], hint=hint), _doubtful(token, "WORD", "_")
    certain = seen.isupper() or seen[1:] == lower[1:]
    fix = safe_fix((token.span, seen, lower)) if certain else None
    finding = codes.BAD_WORD.at(token.span, seen=seen[:40], hint=f"write '{lower[:40]}'", fix=fix)
    return finding, Token(table.keywords.get(lower, "WORD"), lower, token.span, doubtful=not certain)


def _bad_space(token: Token, table: Table) -> Meant:
    return codes.BAD_SPACE.at(token.span, hint="write a plain space", fix=safe_fix((token.span, token.text, " "))), None


def _strange(token: Token, table: Table) -> Meant:
    seen = "".join(each if each.isprintable() else f"U+{ord(each):04X}" for each in token.text[:12])
    return codes.STRANGE_SIGN.at(token.span, seen=seen, hint=STRANGE_HINTS.get(token.text, "")), None


def _doubtful(token: Token, kind: str, text: str) -> Token:
    return Token(kind, text, token.span, doubtful=True)


MEANT: dict[str, Callable[[Token, Table], Meant]] = {
    "INT": _number,
    "BAD_NUMBER": _bad_number,
    "LOOKALIKE": _lookalike,
    "QUOTED": _quoted,
    "BAD_WORD": _bad_word,
    "BAD_SPACE": _bad_space,
    "STRANGE": _strange,
}


# ---------------------------------------------------------------- depth

DEEPEST = 64  # levels of brackets
LONGEST = 200  # operators inside one another
OPERATORS = frozenset({"PLUS", "MINUS", "STAR", "AND", "OR", "NOT", "MAY", "_ARROW", "ELSE"})


def too_deep(tokens: Sequence[Token]) -> Finding | None:
    """More levels than anybody could read, or than a walk over the nodes could follow."""
    if len(tokens) <= DEEPEST:
        return None
    around: list[int] = []  # how many operators lie around each open bracket
    operators = 0
    for token in tokens:
        if token.type in ("LBRACE", "LPAR"):
            around.append(operators)
            if len(around) > DEEPEST:
                return codes.TOO_DEEP_EFFECT.at(token.span, limit=DEEPEST, what="levels of brackets")
        elif token.type in ("RBRACE", "RPAR"):
            operators = around.pop() if around else 0
        elif token.type in ("_SEMICOLON", "_BAR"):
            operators = around[-1] if around else 0
        elif token.type in OPERATORS:
            operators += 1
            if operators > LONGEST:
                return codes.TOO_DEEP_EFFECT.at(token.span, limit=LONGEST, what="operators in one step")
    return None
