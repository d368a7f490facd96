"""What gives icons and units: their totals, their options, their use."""

from __future__ import annotations

from collections.abc import Iterator

from arnakrt.payment import BITS

from arnakdsl import codes
from arnakdsl.bindtypes import places_of
from arnakdsl.costs.paying import Paying
from arnakdsl.entries import Entry
from arnakdsl.findings import CannotCompile
from arnakdsl.generate import mentions
from arnakdsl.linking import BoundGiver
from arnakdsl.points import GIVES
from arnakdsl.typed import Attr, CostOf, Either, Local, PileOf, Value


class Givers(Paying):
    """Sources of icons and units of costs."""

    def frames(self) -> None:
        """Number the frames of the runtime's payment."""
        self.payments.unit_frame = self.to.frame("pay_unit", "payment/unit", "payment", "take_unit")
        self.payments.icon_frame = self.to.frame("pay_icons", "payment/icons", "payment", "take_icons")
        self.payments.keep_frame = self.to.frame("pay_leftover", "payment/leftover", "payment", "take_leftover")

    def functions(self) -> None:
        """The generated parts of the payment: what gives icons, what gives units, what can be afforded."""
        to = self.to
        open_sources = [each for each in to.linked.sources.values() if each.candidates]
        with to.function("total", "sources", ()) as self.total_name:
            for line in self.total(open_sources):
                to.line(line)
            to.line("return have")
        with to.function("candidates", "sources", (), "s, helps") as self.candidates_name:
            to.line("o = []")
            for each in open_sources:
                self.list_source(each)
            to.line("return o")
        with to.function("use", "sources", (), "s, code") as self.use_name:
            self.users(open_sources, gives=True)
        with to.function("units", "units", (), "s, unit") as self.units_name:
            to.line("o = []")
            for number, unit in enumerate(to.linked.units.values()):
                with to.block_of(f"if unit == {number}:"):
                    self.list_unit(unit)
            to.line("return o")
        with to.function("give", "units", (), "s, code") as self.give_name:
            self.users(list(to.linked.units.values()), gives=False)
        with to.function("matters", "payment", ()) as self.matters_name:
            to.line(f"return {to.truth(to.linked.leftover[0]) if to.linked.leftover else 'False'}")

    def family(self, giver: BoundGiver) -> int:
        """The family of a giver's options."""
        last = giver.candidates[0][1].type.of if giver.candidates else ()
        return self.to.families.giver(giver.option, last)

    def total(self, sources: list[BoundGiver]) -> list[str]:
        """Lines that add up, as `have`, the icons in the pool and those that sources can give.

        What all sources ask about is asked once.
        """
        parts = [(_simple(each.gives), *each.candidates[0]) for each in sources]
        tests = {
            gives.condition
            for gives, var, _ in parts
            if isinstance(gives, Either) and not mentions(gives.condition, var)
        }
        lines = [f"have = c[a + {self.to.layout.pool}]"]
        if len(tests) == 1:
            (test,) = tests
            for head, way in ((f"if {self.to.truth(test)}:", True), ("else:", False)):
                lines += [head, *("    " + each for part in parts for each in self._total(*_given(part, test, way)))]
        else:
            lines += [each for part in parts for each in self._total(*part)]
        self.total_lines = lines
        return lines

    def _total(self, gives: Value, var: Local, found: Value) -> Iterator[str]:
        """Lines that add the icons of the members of a set."""
        kinds = found.type.of
        if isinstance(found, PileOf):
            table = {
                each.number: self.static_icons(gives, var, each.number)
                for each in self.to.variant.things()
                if each.kind in kinds
            }
            if None not in table.values():
                icons_of = self.to.namespace.table("icons_of", tuple(table.items()), lambda: by_thing(table))
                yield f"for {var.name} in p[{self.to.pile(found)}]: have += {icons_of}[{var.name}]"
                return
        source, test = self.members(var, found)
        yield f"for {var.name} in {source}:"
        if test:
            yield f"    if {test}: have += {self.to.values.icons(gives)}"
        else:
            yield f"    have += {self.to.values.icons(gives)}"

    def members(self, var: Local, found: Value) -> tuple[str, str]:
        """What to go through for the members of a set, and a condition on each, empty if none."""
        source, fitting, rest = self.to.values.loop(found, var)
        tests = [f"{self.to.fit_table(fitting)}[{var.name}]"] if fitting is not None else []
        return source, " and ".join([*tests, *(self.to.truth(each) for each in rest)])

    def static_icons(self, gives: Value, var: Local, thing: int) -> int | None:
        """Icons of one thing, packed, if they are printed on it."""
        values = self.to.values
        if isinstance(gives, Attr) and gives.owner == var:
            return values.packed(self.printed(thing, gives))
        if isinstance(gives, CostOf):
            total = 0
            for number, unit in gives.amounts:
                icons = getattr(number, "icons", None)
                n = values.fold(number, {var.name: thing})
                if isinstance(icons, Attr) and icons.owner == var:
                    n = sum(k for name, k in self.printed(thing, icons).items() if name in self.to.layout.shifts)
                if n is None:
                    return None
                total += n << self.to.layout.shifts[unit] * BITS
            for attribute in gives.attributes:
                more = self.static_icons(attribute, var, thing)
                if more is None:
                    return None
                total += more
            return total
        return None

    def list_source(self, source: BoundGiver) -> None:
        to, ((var, found),) = self.to, source.candidates
        base = self.family(source) * to.families.width
        through, test = self.members(var, found)
        helps = f"helps[{to.values.icons(source.gives)}]"
        with to.block_of(f"for {var.name} in {through}:"), to.block_of(f"if {f'{test} and ' if test else ''}{helps}:"):
            to.line(f"o.append({base} + {var.name})")

    def list_unit(self, unit: BoundGiver) -> None:
        to, ((var, found),) = self.to, unit.candidates
        base = self.family(unit) * to.families.width
        with to.block_of(f"for {var.name} in {to.values.members(found)}:"):
            to.line(f"o.append({base} + {var.name})")

    def users(self, givers: list[BoundGiver], gives: bool) -> None:
        """Lines that mark a giver as used, by its option, and return the icons that it gives."""
        to = self.to
        families = [self.family(giver) for giver in givers]
        to.line(f"f, e = divmod(code, {to.families.width})")
        for giver, family in zip(givers, families, strict=True):
            ((var, found),) = giver.candidates
            which = f" and e in {to.values.members(found)}" if families.count(family) > 1 else ""
            with to.block_of(f"if f == {family}{which}:"):
                to.note_span(self._entry(giver.name).id_span, GIVES)
                to.line(f"{var.name} = e")
                if to.needs_place(var):
                    to.line(f"{var.name}_at = {to.find_place('e', places_of(found))}")
                if gives:
                    to.line(f"gives = {to.values.icons(giver.gives)}")
                if giver.do is not None:
                    if to.asks(giver.do):
                        raise CannotCompile(codes.ASKING_GIVER.at(self._entry(giver.name).id_span, name=giver.name))
                    to.plain(giver.do)
                to.line("return gives" if gives else "return")

    def _entry(self, giver: str) -> Entry:
        return (self.model.sources.get(giver) or self.model.units[giver]).entry


def _simple(gives: Value) -> Value:
    """What is given, without the cost around it that holds nothing else."""
    if isinstance(gives, CostOf) and len(gives.attributes) == 1 and not gives.amounts:
        return gives.attributes[0]
    return gives


def _given(part: tuple[Value, Local, Value], test: Value, way: bool) -> tuple[Value, Local, Value]:
    """What a source gives if a condition holds, or does not."""
    gives, var, found = part
    if isinstance(gives, Either) and gives.condition == test:
        gives = _simple(gives.then if way else gives.otherwise)
    return gives, var, found


def by_thing(table: dict[int, int | None]) -> tuple[int, ...]:
    """The icons of each thing by its number, none for a gap."""
    icons = [0] * (max(table, default=0) + 1)
    for thing, each in table.items():
        icons[thing] = each or 0
    return tuple(icons)
