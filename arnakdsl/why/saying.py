"""Reasons in words, with their places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property

from arnakrt import Game
from arnakrt.ruleset import Program
from arnakrt.why import Reason

from arnakdsl.reference.steps import Steps
from arnakdsl.reference.values import Named, Names
from arnakdsl.say.phrase import Phrase, Said, phrase
from arnakdsl.say.texts import Texts
from arnakdsl.say.values import Seen
from arnakdsl.source import Span
from arnakdsl.terminal.sight import Seen as Sight
from arnakdsl.terminal.sight import sight
from arnakdsl.typed import Local
from arnakdsl.values import SEAT, Type
from arnakdsl.why.reading import Reading


class Saying:
    """What all reasons about one moment of one game share: the position, the words of a language."""

    def __init__(self, texts: Texts, reading: Reading, game: Game, language: str) -> None:
        self.texts = texts
        self.sentences = texts.sentences
        self.nouns = texts.sentences.nouns
        self.words = texts.language(language)
        self.reading = reading
        self.linked, self.model, self.variant = reading.linked, reading.linked.model, reading.variant
        self.program: Program = reading.program
        self.game, self.state = game, game.state
        self.position = reading.position(game.state)
        self.steps = Steps(reading.linked, reading.variant, self.position)

    @cached_property
    def sight(self) -> Sight:
        """What the asked seat may know."""
        return sight(self.game, self.position.me - 1)

    def reason(
        self, said: Said, span: Span, because: Iterable[Reason] = (), missing: Sequence[tuple[str, int]] = ()
    ) -> Reason:
        text = self.words.say(phrase("sentence", clause=said))
        (line, column), (end_line, end_column) = span.position, span.end_position
        return Reason(
            text, span.source.name, line, column, end_line, end_column, span.text, tuple(missing), tuple(because)
        )

    # ------------------------------------------------------------ names

    def thing(self, number: int) -> Phrase:
        return self.nouns.thing(self.model.things[number - 1])

    def named(self, named: Named, kind: Type) -> Said:
        """What a name stands for, in words."""
        if kind.name == "number":
            return named.number
        if kind == SEAT or kind.of == ("player",):
            return self.seat(named.number)
        return self.thing(named.number) if named.number else phrase("nothing-there")

    def seat(self, number: int) -> Said:
        if number == self.position.me:
            return phrase("you")
        return phrase("word", name=self.program.seat_names[number - 1]) if number else phrase("nobody")

    def having(self, seen: Seen, name: str, local: Local, named: Named) -> Seen:
        """The names in sight with one more, said as what it stands for."""
        return seen.having(name, Local(name, local.type, local.places, local.maybe), self.named(named, local.type))

    def about(self, seen: Seen, named: Named, kind: Type) -> Seen:
        """The names in sight of a condition about a thing."""
        return seen.about(Local("it", kind), self.named(named, kind))

    def now(self, seen: Seen, names: Names) -> Seen:
        """The names in sight of a text, said as what they stand for at this moment."""
        known = {name.rpartition("_")[0]: (named, self.reading.types.get(name)) for name, named in names.items()}
        said = {
            name: self.named(named, kind) for name, (named, kind) in known.items()
            if name in seen.words and kind is not None and kind.name in ("entity", "seat", "number")
        }  # fmt: skip
        return replace(seen, words={**seen.words, **said})
