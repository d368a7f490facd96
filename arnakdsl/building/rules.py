"""Definitions, actions, costs, scores: the entries with effects."""

from __future__ import annotations

from arnakdsl import codes
from arnakdsl.building.members import Members
from arnakdsl.entries import Entry
from arnakdsl.model import Action, Define, Giver, Param, Valued
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.yamltree import Mapping, Node, Scalar

PREPOSITIONS = ("to", "from", "on", "less", "for")


class Rules(Members):
    """Entries that effects call, or that are played."""

    def rules(self) -> None:
        model = self.model
        for entry in self.of_kind("menu"):
            model.menus[entry.id] = self.expr(entry.node("beside"))
        for entry in self.of_kind("define"):
            model.defines[entry.id] = self.define(entry)
        for entry in self.of_kind("procedure"):
            model.procedures[entry.id] = Define(entry, (), self.steps(entry.node("do")))
        for entry in self.of_kind("action"):
            model.actions[entry.id] = self.action(entry)
        for entry in self.of_kind("unit"):
            model.units[entry.id] = self.giver(entry)
        for entry in self.of_kind("source"):
            model.sources[entry.id] = self.giver(entry)
        self.payment()
        for kind, table, name in (
            ("score", model.scores, "value"),
            ("tiebreak", model.tiebreaks, "value"),
            ("evaluation", model.evaluations, "value"),
            ("invariant", model.invariants, "holds"),
        ):
            for entry in self.of_kind(kind):
                table[entry.id] = self.valued(entry, name, "game" if kind == "invariant" else "player")

    def payment(self) -> None:
        """When it matters which icons stay: said once."""
        for number, entry in enumerate(self.of_kind("payment")):
            ask = self.expr(entry.node("ask"))
            if number:
                self.found(codes.SECOND_ENTRY, entry.id_span, kind="payment", hint="make one of them")
            elif ask:
                self.model.leftover = ask, self.word(entry, "option")

    def valued(self, entry: Entry, name: str, default: str) -> Valued:
        value, each = self.expr(entry.node(name)), self.scalar(entry, "each")
        if each and each.value not in self.model.kinds:
            self.unknown(codes.UNKNOWN_KIND, each.span, str(each.value), self.model.kinds)
            value = None
        return Valued(entry, value, self.word(entry, "each", default))

    def define(self, entry: Entry) -> Define:
        """A verb of the pack; one with an argument that is not understood is spoilt, and so is what it does."""
        node = entry.mapping("takes")
        params, names = [], dict[str, Span | None]()
        for key, value in self.pairs(entry, "takes"):
            param = self.param(key, value, names)
            params += [param] if param else []
        known = not self.misspelt(entry, "takes") and (node or not entry.node("takes"))
        if known and len(params) == (len(node.items) if node else 0):
            return Define(entry, tuple(params), self.steps(entry.node("do")))
        self.model.spoilt.add(entry.id)
        self.steps(entry.node("do"))
        return Define(entry, (), None)

    def param(self, key: Scalar, node: Node, names: dict[str, Span | None]) -> Param | None:
        preposition, _, name = str(key.value).rpartition(" ")
        kind_of = self.type_of(node, "an argument")
        if preposition and preposition not in PREPOSITIONS:
            hint = "before the name of an argument stands one of: " + ", ".join(PREPOSITIONS)
            self.found(codes.BAD_ID, key.span, id=key.value, hint=hint)
            return None
        if not self.fine_name(name, key.span, names) or not kind_of:
            return None
        default = node.get("default") if isinstance(node, Mapping) else None
        parsed = self.args(default) if default else None
        return None if default and not parsed else Param(name, preposition, kind_of, parsed)

    def candidates(self, entry: Entry) -> tuple[tuple[str, ast.Expr], ...] | None:
        """The names under `for`; none if one is not understood, since what is done with it cannot be either."""
        written, taken = entry.node("for"), dict[str, Span | None]()
        found = [(str(key.value), self.query(node)) for key, node in self.pairs(entry, "for")]
        keys = written.items if isinstance(written, Mapping) else ()
        fine = [self.fine_name(str(key.value), key.span, taken) for key, _ in keys if not self.faulty(key.span)]
        if self.misspelt(entry, "for") or (written and (not keys or len(found) < len(keys) or not all(fine))):
            return None
        known = tuple((name, query) for name, query in found if query)
        return known if len(known) == len(found) else None

    def action(self, entry: Entry) -> Action:
        candidates = self.candidates(entry)
        default = ":".join([entry.id, *("{" + name + "}" for name, _ in candidates or ())])
        menu = self.scalar(entry, "menu")
        if menu and str(menu.value) not in self.model.menus:
            self.unknown(codes.UNKNOWN_MENU, menu.span, str(menu.value), self.model.menus)
        when, cost, do = self.expr(entry.node("when")), self.args(entry.node("cost")), self.steps(entry.node("do"))
        option = self.word(entry, "option", default)
        if candidates is None:
            return Action(entry, self.word(entry, "menu"), when, (), (), option, None)
        return Action(entry, self.word(entry, "menu"), when, candidates, cost, option, do)

    def giver(self, entry: Entry) -> Giver:
        candidates = self.candidates(entry)
        cost, gives = self.args(entry.node("cost")), self.args(entry.node("gives"))
        do, option = self.steps(entry.node("do")), self.word(entry, "option")
        others = {*self.model.resources, *(each.id for each in self.pack.of_kind("unit"))}
        icons = [each.name for each in self.model.icons]
        for each in gives:
            if isinstance(each, ast.Amount) and each.unit.text in others and each.unit.text not in icons:
                self.unknown(codes.UNKNOWN_ICON, each.unit.span, each.unit.text, icons)
        if candidates is None:
            return Giver(entry, (), (), (), option, None)
        return Giver(entry, candidates, cost, gives, option, do)
