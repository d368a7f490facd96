"""Files to scenarios: their form."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

from arnakrt.parts import in_words

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.loading import shown
from arnakdsl.names import did_you_mean, near
from arnakdsl.scenarios.scenario import Part, Scenario, Step, Survivor, items, name_in
from arnakdsl.source import Span
from arnakdsl.yamltree import REFUSED, Mapping, Node, Scalar, Sequence, parse, plain_data, read

Fields: TypeAlias = dict[str, tuple[type, str]]
FIELDS: Fields = {
    "scenario": (Scalar, "a name"),
    "rules": (Sequence, "a list of numbers of rules"),
    "note": (Scalar, "a text"),
    "given": (Mapping, "a mapping"),
    "when": (Sequence, "a list of options"),
    "then": (Mapping, "a mapping"),
    "steps": (Sequence, "a list of mappings with 'when' and 'then'"),
}
PART: Fields = {name: FIELDS[name] for name in ("when", "then")}
STEP: Fields = {"refused": (Scalar, "the id of an option")}
SURVIVOR: Fields = {
    "survives": (Scalar, "the id of an entry"),
    "change": (Scalar, "what it was and what it is, with '->' between"),
    "reason": (Scalar, "a text"),
}
A_STEP = "the id of an option, or `refused:` and one"


def read_scenarios(paths: Iterable[Path], entries: Collection[str] = ()) -> tuple[list[Scenario], list[Finding]]:
    """The scenarios in some files, and what is wrong with their form.

    With the ids of the entries of the pack, survivors of others are found too.
    """
    reader = _Reader()
    for path in paths:
        reader.file(path)
    strangers = [each for each in reader.survivors if entries and each.entry not in entries]
    unknown = (
        codes.UNKNOWN_ID.at(each.span, name=each.entry, hint=did_you_mean(each.entry, entries)) for each in strangers
    )
    return reader.scenarios, [*reader.findings, *unknown]


def read_survivors(paths: Iterable[Path]) -> list[Survivor]:
    """The mutants that some files say cannot be killed; what is wrong with them is found with the scenarios."""
    reader = _Reader()
    for path in paths:
        reader.file(path)
    return reader.survivors


def _is_survivor(node: Mapping) -> bool:
    """Does it say `survives`, perhaps misspelt?"""
    if node.get("survives") is not None or node.get("scenario") is not None:
        return node.get("survives") is not None
    return any(near(str(key.value), ("scenario", "survives")) == "survives" for key, _ in node.items)


def _missing(node: Mapping, known: Fields, needed: Iterable[str]) -> Iterator[str]:
    """The fields that are not there, not even misspelt."""
    others = [str(key.value) for key, _ in node.items if str(key.value) not in known]
    absent = (name for name in needed if node.get(name) is None)
    return (name for name in absent if not any(near(each, (name,)) for each in others))


class _Reader:
    """Reads files; gathers scenarios and findings.  A scenario with a finding is left out."""

    def __init__(self) -> None:
        self.scenarios: list[Scenario] = []
        self.survivors: list[Survivor] = []
        self.findings: list[Finding] = []
        self.names: dict[str, Span] = {}
        self.spoilt = False

    def file(self, path: Path) -> None:
        name = shown(Path(os.path.relpath(path)) if path.is_absolute() and path.is_relative_to(Path.cwd()) else path)
        source, findings = read(path, name)
        self.findings += findings
        if source is None:
            return
        node, findings = parse(source)
        self.findings += findings
        if isinstance(node, Sequence):
            for each in node.items:
                if isinstance(each, Mapping) and _is_survivor(each):
                    self._survivor(each)
                else:
                    self._scenario(each, findings)
        elif node is not None:
            self._shape(node, "the file", "a list of scenarios")

    def _shape(self, node: Node, what: str, expected: str) -> None:
        self.spoilt = True
        if isinstance(node, Scalar) and node.style == REFUSED:
            return  # reported when the file was read
        seen = in_words(plain_data(node))
        self.findings.append(codes.WRONG_SHAPE.at(node.span, what=what, expected=expected, seen=seen))

    def _scenario(self, node: Node, of_file: tuple[Finding, ...]) -> None:
        before = len(self.findings)
        self.spoilt = any(node.span.start <= each.span.start < node.span.end for each in of_file)
        fields = self._fields(node, "a scenario", FIELDS)
        if fields is None:
            return
        name = fields.get("scenario")
        if name is None and isinstance(node, Mapping) and any(_missing(node, FIELDS, ("scenario",))):
            self.findings.append(codes.MISSING_FIELD.at(node.span, owner="a scenario", field="scenario"))
        title = name_in(name) or ""
        if name is not None:
            self._title(title, name.span)
        parts = [self._part(fields)]
        for each in items(fields.get("steps")):
            part = self._fields(each, "a step", PART)
            parts += [self._part(part)] if part is not None else []
        given = fields.get("given")
        rules = tuple(self._names(items(fields.get("rules")), "a rule", "its number"))
        if name is not None and len(self.findings) == before and not self.spoilt:
            given = given if isinstance(given, Mapping) else None
            self.scenarios.append(Scenario(title, name.span, rules, given, tuple(parts)))

    def _survivor(self, node: Mapping) -> None:
        fields = self._fields(node, "a survivor", SURVIVOR) or {}
        for name in _missing(node, SURVIVOR, SURVIVOR):
            place = node.items[0][0].span
            self.findings.append(codes.MISSING_FIELD.at(place, owner="a survivor", field=name))
        if len(fields) == len(SURVIVOR):
            entry, change, reason = (" ".join((name_in(fields[name]) or "").split()) for name in SURVIVOR)
            self.survivors.append(Survivor(entry, change, reason, fields["survives"].span))

    def _title(self, title: str, span: Span) -> None:
        if title in self.names:
            also = (("first here", self.names[title]),)
            self.findings.append(codes.DUPLICATE_ID.at(span, id=title, also=also))
        self.names.setdefault(title, span)

    def _fields(self, node: Node, what: str, known: Fields) -> dict[str, Node] | None:
        """The fields of a mapping; none for what is no mapping."""
        if not isinstance(node, Mapping):
            self._shape(node, what, f"a mapping with {' and '.join(list(known)[:3])}")
            return None
        found: dict[str, Node] = {}
        for key, value in node.items:
            name = str(key.value)
            if name not in known:
                hint = did_you_mean(name, known) or f"known are: {', '.join(known)}"
                self.findings.append(codes.UNKNOWN_FIELD.at(key.span, field=name, hint=hint))
            elif not isinstance(value, known[name][0]) or (isinstance(value, Scalar) and value.value is None):
                self._shape(value, f"'{name}'", known[name][1])
            else:
                found[name] = value
        return found

    def _part(self, fields: dict[str, Node]) -> Part:
        steps = [step for each in items(fields.get("when")) for step in self._step(each)]
        then = fields.get("then")
        return Part(tuple(steps), then if isinstance(then, Mapping) else None)

    def _step(self, node: Node) -> Iterator[Step]:
        if isinstance(node, Mapping) and node.items:
            for each in (self._fields(node, "a step of 'when'", STEP) or {}).values():
                yield Step(name_in(each) or "", each.span, refused=True)
        else:
            yield from (Step(name, node.span) for name in self._names((node,), "a step of 'when'", A_STEP))

    def _names(self, nodes: Iterable[Node], what: str, expected: str) -> Iterator[str]:
        """The names among some nodes; everything else is a finding."""
        for each in nodes:
            name = name_in(each)
            if name is None:
                self._shape(each, what, expected)
            else:
                yield name
