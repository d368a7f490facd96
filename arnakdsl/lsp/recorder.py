"""What the words of effects mean, noted while they are bound."""

from __future__ import annotations

from collections.abc import Iterator

from arnakdsl.bind import Binder, Scope
from arnakdsl.lsp.occurrences import ID, MEMBER, OF_HEAD, SET, Symbol
from arnakdsl.model import Model
from arnakdsl.source import Source
from arnakdsl.syntax import ast
from arnakdsl.typed import Act, CostOf, Value
from arnakdsl.values import SEAT


class Recorder(Binder):
    """A binder that notes what each word meant."""

    def __init__(self, model: Model) -> None:
        super().__init__(model)
        self.meant: dict[tuple[Source, int], dict[Symbol, ast.Name]] = {}

    def note(self, name: ast.Name, *symbols: Symbol) -> None:
        self.meant.setdefault((name.span.source, name.span.start), {}).update(dict.fromkeys(symbols, name))

    def word(self, name: ast.Name, scope: Scope) -> Value | None:
        found = super().word(name, scope)
        if found is not None and name.text not in scope.names:
            owner = scope.it if scope.it is not None and self.member_of(scope.it, name.text) is not None else None
            self.note(name, *(self.members_named(owner, name.text) if owner else self.declared_as(name.text)))
        return found

    def member(self, owner: Value, name: ast.Name) -> Value | None:
        found = super().member(owner, name)
        if found is not None:
            self.note(name, *self.members_named(owner, name.text))
        return found

    def amount(self, node: ast.Amount, scope: Scope) -> CostOf | None:
        self.note(node.unit, (ID, node.unit.text))
        return super().amount(node, scope)

    def plain_call(self, node: ast.Call, scope: Scope, path: str) -> Act | None:
        if node.verb.text in {*self.model.defines, *self.model.procedures}:
            self.note(node.verb, (ID, node.verb.text))
        return super().plain_call(node, scope, path)

    def declared_as(self, word: str) -> Iterator[Symbol]:
        model = self.model
        if word in model.options or word in model.others:
            yield OF_HEAD, word
        elif word in model.marks_of("game") or word in model.kinds["game"].terms:
            yield MEMBER, f"game.{word}"
        elif word in model.sets:
            yield SET, word
        elif word in model.resources or word in model.piles or word in model.kinds or word in model.by_id:
            yield ID, word

    def members_named(self, owner: Value, word: str) -> Iterator[Symbol]:
        model = self.model
        seat = owner.type == SEAT or owner.type.of == ("player",)
        for name in ("player",) if seat else owner.type.of:
            kind = model.kinds.get(name)
            if kind and any(word in table for table in (kind.attributes, kind.marks, kind.parts, kind.terms)):
                yield MEMBER, f"{name}.{word}"
            elif word in model.piles or word in model.resources:
                yield ID, word
