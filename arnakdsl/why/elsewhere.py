"""Where in the content an id can be offered, if not in the open decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from arnakdsl.acts import roots, within
from arnakdsl.linking import Linked
from arnakdsl.source import Span
from arnakdsl.typed import Act, ChooseOf, LabelOf, MayOf, Numbers, OfferOf, PickOf, TradeOf, WindowOf
from arnakdsl.values import Type
from arnakdsl.why.ids import Words

ANY = Type("number")


@dataclass(slots=True)
class Places:
    """The acts of a pack that ask, by the words of their options."""

    linked: Linked
    words: Words
    labels: dict[str, list[tuple[Act, Type | None]]] = field(default_factory=dict)
    offers: dict[str, list[OfferOf]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for root in roots(self.linked):
            for act in within(root):
                self._note(act)

    def _note(self, act: Act) -> None:
        match act:
            case PickOf(label=label, set=found, var=var):
                self._add(label.words, act, ANY if isinstance(found, Numbers) else var.type)
            case ChooseOf(branches=branches):
                for branch in branches:
                    self._add_label(branch.called, act)
            case TradeOf(label=label) | MayOf(label=label):
                self._add_label(label, act)
                self._add("decline", act, None)
            case OfferOf(actions=actions):
                for each in actions:
                    self.offers.setdefault(each, []).append(act)
            case WindowOf():
                self._add("continue", act, None)

    def _add_label(self, label: LabelOf, act: Act) -> None:
        self._add(label.words, act, label.args[0].type if label.args else None)

    def _add(self, words: str, act: Act, kind: Type | None) -> None:
        self.labels.setdefault(words, []).append((act, kind))

    # ------------------------------------------------------------ of an id

    def asking(self, option: str) -> Iterator[Act]:
        """The acts of the pack's texts that can have an option of this id."""
        parts = option.split(":")
        for size in range(1, len(parts) + 1):
            words, rest = ":".join(parts[:size]), parts[size:]
            for act, kind in self.labels.get(words, ()):
                if self._fits(rest, kind):
                    yield act

    def _fits(self, rest: list[str], kind: Type | None) -> bool:
        if kind is None or not rest:
            return kind is None and not rest
        return any(True for _ in self.words.picked(":".join(rest), kind))

    def actions(self, option: str) -> Iterator[str]:
        """The actions that an id can be of."""
        for name, action in self.linked.actions.items():
            if any(True for _ in self.words.candidates(action, self.linked.model.actions[name], option)):
                yield name

    def givers(self, option: str) -> Iterator[Span]:
        """The units and sources that an id can be of."""
        model = self.linked.model
        for table, declared in ((self.linked.units, model.units), (self.linked.sources, model.sources)):
            for name, giver in table.items():
                if any(True for _ in self.words.candidates(giver, declared[name], option)):
                    yield declared[name].entry.id_span

    def kept(self, option: str) -> Span | None:
        """What asks which icons stay, if the id is of that."""
        leftover = self.linked.leftover
        if leftover is None or not option.startswith(f"{leftover[1]}:"):
            return None
        icons = {each.name for each in self.linked.model.icons}
        written = self.linked.model.leftover
        return written[0].span if written and set(option.partition(":")[2].split("+")) <= icons else None
