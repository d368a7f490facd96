"""The fields of entries: texts parsed, words, lists of names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from arnakdsl import codes
from arnakdsl.building.reporting import Reporting
from arnakdsl.entries import Entry
from arnakdsl.findings import Code, Finding
from arnakdsl.source import Span, Text
from arnakdsl.syntax import ast
from arnakdsl.syntax.parse import parse_args, parse_expr, parse_query, parse_steps
from arnakdsl.words import ID, better_id
from arnakdsl.yamltree import Node, Scalar, scalars
from arnakdsl.yamltree import Sequence as Items

T = TypeVar("T")


class Fields(Reporting):
    """Reads fields; those with a finding are as absent."""

    def steps(self, node: Node | None) -> ast.Step | None:
        return self._parsed(parse_steps, node)

    def expr(self, node: Node | None) -> ast.Expr | None:
        return self._parsed(parse_expr, node)

    def query(self, node: Node | None) -> ast.Expr | None:
        return self._parsed(parse_query, node)

    def args(self, node: Node | None) -> tuple[ast.Expr, ...]:
        return self._parsed(parse_args, node) or ()

    def _parsed(self, parse: Callable[[Text], tuple[T, tuple[Finding, ...]]], node: Node | None) -> T | None:
        if not isinstance(node, Scalar) or node.value is None or (self.faults and self.faulty(node.span)):
            return None
        found, findings = node.read_by(parse)
        if not findings:
            return found
        self.findings.extend(findings)
        return None

    def pairs(self, entry: Entry, name: str) -> Iterator[tuple[Scalar, Node]]:
        """The pairs of a field in which nothing was found; the names of the others are spoilt."""
        node = entry.mapping(name)
        for key, value in node.items if node else ():
            if self.faulty(key.span, value.span):
                self.model.spoilt.add(str(key.value).rpartition(" ")[2])
                self.model.spoilt.update(str(each.value) for each in scalars(value))
            else:
                yield key, value

    def scalar(self, entry: Entry, name: str) -> Scalar | None:
        found = entry.scalar(name)
        return None if found is None or self.faulty(found.span) else found

    def word(self, entry: Entry, name: str, default: str = "") -> str:
        found = self.scalar(entry, name)
        return str(found.value) if found else default

    def plain_word(self, entry: Entry, name: str, default: str = "") -> str:
        """A field that becomes part of ids or effects."""
        node = self.scalar(entry, name)
        if node is None:
            return default
        word = str(node.value)
        if not ID.fullmatch(word):
            self.found(codes.BAD_ID, node.span, id=word, hint=better_id(word))
            return default
        return word

    def references(self, entry: Entry, name: str, known: Iterable[str], code: Code) -> Iterator[tuple[str, Scalar]]:
        """The known names in a list, each once."""
        node, seen = entry.node(name), dict[str, Span]()
        for item in node.items if isinstance(node, Items) else ():
            if not isinstance(item, Scalar) or self.faulty(item.span):
                continue
            word = str(item.value)
            if word in seen:
                self.found(codes.GIVEN_TWICE, item.span, value=word, hint="remove one")
            elif word in known:
                yield word, item
            else:
                self.unknown(code, item.span, word, known)
            seen[word] = item.span
