"""What was wrong, each mistake once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from itertools import count
from typing import Any

from arnakdsl import codes
from arnakdsl.bind.scope import Scope
from arnakdsl.findings import Code, Finding
from arnakdsl.model import Model
from arnakdsl.names import did_you_mean
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.typed import Act, Local, Value
from arnakdsl.values import SEAT, Type, entity


class Reporting(ABC):
    """What all of binding shares: the model, the findings, the definitions being written out."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.findings: list[Finding] = []
        self.faulty: set[str] = set()  # definitions that do not bind by themselves
        self._fresh = count(1)
        self.circular: set[str] = set()  # terms, as kind.term, that lead back to themselves
        self._expanding: list[str] = []
        self.effects: dict[tuple[int, str], Act] = {}  # printed on things, as far as they are bound
        self.told = False  # of this step, that nobody runs
        self._written = 0  # calls of definitions that were written out for the outermost one

    def found(self, code: Code, span: Span, *, hint: str = "", **words: Any) -> None:
        if not (self._expanding and self._expanding[-1] in self.faulty):
            self.findings.append(code.at(span, hint=hint, **words))

    def needs_player(self, scope: Scope, span: Span, what: str) -> None:
        """A finding where nobody runs, once for each step."""
        if not scope.nobody or self.told:
            return
        self.told = True
        at = scope.called or span
        what = f"'{at.text.split()[0]}'" if scope.called else what
        if not any(each.code is codes.NOBODY_RUNS and each.span == at for each in self.findings):
            self.findings.append(codes.NOBODY_RUNS.at(at, what=what, hint="write it inside 'each player { ... }'"))

    def unknown(self, code: Code, name: ast.Name, known: Iterable[str], **words: Any) -> None:
        """A name that is not there; silent where its declaration has a finding already."""
        if name.text in self.model.spoilt:
            return
        self.found(code, name.span, hint=did_you_mean(name.text, known), name=name.text, **words)

    def expect(self, value: Value | None, wanted: Type, span: Span) -> Value | None:
        """The value, if it is of the wanted type; else a finding."""
        if value is None or wanted.admits(value.type):
            return value
        if wanted == SEAT and value.type == entity("player"):
            return value
        self.found(codes.WRONG_TYPE, span, wanted=str(wanted), seen=str(value.type), text=span.text)
        return None

    def local(self, name: str, kind: Type, places: tuple[Value, ...] = (), maybe: bool = False) -> Local:
        return Local(f"{name}_{next(self._fresh)}", kind, places, maybe)

    @abstractmethod
    def value(self, node: ast.Expr, scope: Scope, wanted: Type | None = None) -> Value | None:
        """The meaning of an expression, checked against a wanted type."""

    @abstractmethod
    def act(self, node: ast.Step, scope: Scope, path: str) -> Act | None:
        """The meaning of a step; none if it cannot be understood."""
