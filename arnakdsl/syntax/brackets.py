"""Brackets in pairs: one without its other half is reported, and mended so that the rest can still be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.names import near
from arnakdsl.source import Span
from arnakdsl.syntax.tokens import Token

ENDS_A_VALUE = frozenset({"_SEMICOLON", "_BAR", "LBRACE", "RBRACE", "_ARROW"})
"""What no `( )` reaches across."""

ENDS_AN_ARGUMENT = ENDS_A_VALUE | {"TO", "FROM", "ON", "LESS", "FOR"}
"""Where a '(' that is closed nowhere most likely should have been."""

HEADERS = frozenset({"IF", "ELSE", "EACH", "REPEAT", "WHILE", "CHOOSE"})
"""Words with a block behind them."""

CLOSING = {"LBRACE": ("RBRACE", "}"), "LPAR": ("RPAR", ")")}


def pair(tokens: Sequence[Token]) -> tuple[list[Token], list[Finding]]:
    """The same tokens with all brackets in pairs and '|' only between branches; what had to be changed."""
    kinds = [each.type for each in tokens]
    pairing = Pairing(_closed(tokens), _closing_ahead(tokens), kinds.count("LBRACE") - kinds.count("RBRACE"))
    for index, token in enumerate(tokens):
        pairing.take(index, token, _opens_a_choice(tokens, index))
    while pairing.open:
        pairing.close_missing()
    return pairing.tokens, pairing.findings


@dataclass
class Open:
    """An open bracket: its place among the tokens, whether branches stand in it, the word that it is the block of."""

    index: int
    token: Token
    choice: bool
    header: str


@dataclass
class Pairing:
    """The brackets open so far.  `closed` are the '(' that have their ')', `ahead` how many '}' come after a token, `missing` how many
    there should be more in all.
    """

    closed: frozenset[int]
    ahead: Sequence[int]
    missing: int
    tokens: list[Token] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    open: list[Open] = field(default_factory=list)
    reported: int = 0  # '(' closed here that may find a ')' later
    dropped: bool = False
    choice_without_block: bool = False
    header: str = ""  # of the block that was closed last

    def take(self, index: int, token: Token, choice: bool) -> None:
        while self._is_cut_off_by(token) or self._is_other_branch(token) or self._is_dedented(token):
            self.close_missing(token)
        if token.type in CLOSING:
            self.open.append(Open(index, token, choice, self._header()))
        elif token.type in ("RBRACE", "RPAR") and not self._close(index, token):
            return
        elif token.type == "_BAR" and not (self.open and self.open[-1].choice):
            token = self._stray_bar(token)
        elif token.type == "CHOOSE":
            self.choice_without_block = True
        self.choice_without_block &= not choice
        self.tokens.append(replace(token, doubtful=True) if self.dropped else token)
        self.dropped = False

    def close_missing(self, token: Token | None = None) -> None:
        """The innermost bracket is never closed: close it here, before a token or at the end."""
        opened = self.open.pop()
        kind, sign = CLOSING[opened.token.type]
        last = self.tokens[-1].span if self.tokens else opened.token.span
        place = _gap([each for each in self.tokens if each.span.start >= opened.token.span.start], token)
        also = () if place == opened.token.span else (("it is opened here", opened.token.span),)
        self.findings.append(codes.UNCLOSED.at(place, seen=opened.token.text, hint=f"'{sign}' is missing", also=also))
        self.reported += opened.token.type == "LPAR"
        self.missing -= opened.token.type == "LBRACE"
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

    def _is_dedented(self, token: Token) -> bool:
        """Whether a line that is indented as the one of the innermost block shows that the block should have ended."""
        if self.missing <= 0 or not self.open or self.open[-1].token.type != "LBRACE" or token.type == "_BAR":
            return False
        source, line = token.span.source, token.span.position[0]
        opened = self.open[-1].token.span.position[0]
        if line == opened or line == self.tokens[-1].span.position[0]:
            return False
        here, there = (len(each) - len(each.lstrip()) for each in (source.line(line), source.line(opened)))
        return here < there if token.type == "RBRACE" else here <= there

    def _is_other_branch(self, token: Token) -> bool:
        """Whether an 'else' shows that the block before it should have ended."""
        if token.type != "ELSE" or not self.open or self.open[-1].token.type != "LBRACE":
            return False
        behind_if = self.tokens[-1].type == "RBRACE" and self.header in ("IF", "")
        return not behind_if and self.open[-1].header == "IF"

    def _header(self) -> str:
        """The word whose block a bracket would be that opens here."""
        for token in reversed(self.tokens):
            if token.type in HEADERS:
                return token.type
            if token.type in ENDS_A_VALUE:
                return ""
        return ""

    def _close(self, index: int, token: Token) -> bool:
        """Close the innermost bracket; False if the token is not to be read at all."""
        if self.open and CLOSING[self.open[-1].token.type][0] == token.type:
            self.header = self.open.pop().header
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


def _gap(tokens: Sequence[Token], following: Token | None) -> Span:
    """Where a bracket, the first of some tokens, should have been closed: at the token before which it is, or the last of its line.

    A block that goes on over lines ends before one that is indented as the first.
    """
    opened = tokens[0].span
    source = opened.source
    first, _ = opened.position
    own = [each for each in tokens if each.span.position[0] == first]
    if following is not None and following.span.position[0] == first:
        return following.span
    if len(own) > 1 and tokens[0].type == "LPAR":
        return own[-1].span
    width = len(source.line(first)) - len(source.line(first).lstrip())
    for before, token in pairwise(tokens):
        line, column = token.span.position
        begins = line > before.span.position[0] and not source.line(line)[: column - 1].strip()
        if begins and column - 1 <= width and token.type != "_BAR":
            return before.span
    return tokens[-1].span


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
