"""Brackets in pairs: one without its other half is reported, and mended so that the rest can still be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.names import near
from arnakdsl.source import Span
from arnakdsl.syntax.tokens import Token

ENDS_A_VALUE = frozenset({"_SEMICOLON", "_BAR", "LBRACE", "RBRACE", "_ARROW"})
"""What no `( )` reaches across."""

ENDS_AN_ARGUMENT = ENDS_A_VALUE | {"TO", "FROM", "ON", "LESS", "FOR"}
"""Where a '(' that is closed nowhere most likely should have been."""

CLOSING = {"LBRACE": ("RBRACE", "}"), "LPAR": ("RPAR", ")")}


def pair(tokens: Sequence[Token]) -> tuple[list[Token], list[Finding]]:
    """The same tokens with all brackets in pairs and '|' only between branches; what had to be changed."""
    pairing = Pairing(_closed(tokens), _closing_ahead(tokens))
    for index, token in enumerate(tokens):
        pairing.take(index, token, _opens_a_choice(tokens, index))
    while pairing.open:
        pairing.close_missing()
    return pairing.tokens, pairing.findings


@dataclass
class Open:
    """An open bracket: its place among the tokens, and whether branches stand in it."""

    index: int
    token: Token
    choice: bool


@dataclass
class Pairing:
    """The brackets open so far.  `closed` are the '(' that have their ')', `ahead` how many '}' come after a token."""

    closed: frozenset[int]
    ahead: Sequence[int]
    tokens: list[Token] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    open: list[Open] = field(default_factory=list)
    reported: int = 0  # '(' closed here that may find a ')' later
    dropped: bool = False
    choice_without_block: bool = False

    def take(self, index: int, token: Token, choice: bool) -> None:
        while self._is_cut_off_by(token):
            self.close_missing()
        if token.type in CLOSING:
            self.open.append(Open(index, token, choice))
        elif token.type in ("RBRACE", "RPAR") and not self._close(index, token):
            return
        elif token.type == "_BAR" and not (self.open and self.open[-1].choice):
            token = self._stray_bar(token)
        elif token.type == "CHOOSE":
            self.choice_without_block = True
        self.choice_without_block &= not choice
        self.tokens.append(replace(token, doubtful=True) if self.dropped else token)
        self.dropped = False

    def close_missing(self) -> None:
        """The innermost bracket is never closed: close it here."""
        opened = self.open.pop().token
        kind, sign = CLOSING[opened.type]
        self.findings.append(codes.UNCLOSED.at(opened.span, seen=opened.text, hint=f"'{sign}' is missing"))
        self.reported += opened.type == "LPAR"
        last = self.tokens[-1].span if self.tokens else opened.span
        self.tokens.append(Token(kind, sign, Span(last.source, last.end, last.end), doubtful=True))

    def _is_cut_off_by(self, token: Token) -> bool:
        """Whether the innermost bracket is a '(' that a value cannot go on in."""
        if not self.open or self.open[-1].token.type != "LPAR":
            return False
        if self.open[-1].index in self.closed:
            return False
        if token.type == "RBRACE" and not any(each.token.type == "LBRACE" for each in self.open):
            return False
        return token.type in ENDS_AN_ARGUMENT

    def _close(self, index: int, token: Token) -> bool:
        """Close the innermost bracket; False if the token is not to be read at all."""
        if self.open and CLOSING[self.open[-1].token.type][0] == token.type:
            self.open.pop()
            return True
        if token.type == "RPAR" and self.reported:
            self.reported -= 1
            self.dropped = True
            return False
        hint = f"'{self.open[-1].token.text}' is open here" if self.open else "nothing is open here"
        self.findings.append(codes.STRAY_BRACKET.at(token.span, seen=token.text, hint=hint))
        if self.open and self._stands_for_the_other(index):
            kind, sign = CLOSING[self.open.pop().token.type]
            self.tokens.append(Token(kind, sign, token.span, doubtful=True))
        else:
            self.dropped = True
        return False

    def _stands_for_the_other(self, index: int) -> bool:
        """Whether a wrong closing bracket is all that the open one will get."""
        braces = sum(each.token.type == "LBRACE" for each in self.open)
        return self.open[-1].token.type == "LPAR" or self.ahead[index] < braces

    def _stray_bar(self, token: Token) -> Token:
        """Between steps in order a '|' is read as ';', as far as the rest goes."""
        if not self.choice_without_block:
            hint = "write 'choose { a | b }', or ';' between steps in order"
            self.findings.append(codes.STRAY_BAR.at(token.span, hint=hint))
            return Token("_SEMICOLON", token.text, token.span, doubtful=True)
        return Token("_SEMICOLON", token.text, token.span)


def _closed(tokens: Sequence[Token]) -> frozenset[int]:
    """The '(' that have their ')' before the end of their step."""
    closed: list[int] = []
    open_: list[int] = []
    for index, token in enumerate(tokens):
        if token.type in ENDS_A_VALUE:
            open_.clear()
        elif token.type == "LPAR":
            open_.append(index)
        elif token.type == "RPAR" and open_:
            closed.append(open_.pop())
    return frozenset(closed)


def _closing_ahead(tokens: Sequence[Token]) -> list[int]:
    """For each token, how many '}' come after it."""
    counts: list[int] = []
    seen = 0
    for token in reversed(tokens):
        counts.append(seen)
        seen += token.type == "RBRACE"
    return counts[::-1]


def _opens_a_choice(tokens: Sequence[Token], index: int) -> bool:
    """Whether a '{' stands behind a 'choose', perhaps a misspelt one."""
    if tokens[index].type != "LBRACE" or not index:
        return False
    word = tokens[index - 1]
    if word.type == "INT" and index > 1:
        word = tokens[index - 2]
    misspelt = word.type == "WORD" and len(word.text) > 3 and near(word.text, ("choose",)) is not None
    return word.type == "CHOOSE" or misspelt
