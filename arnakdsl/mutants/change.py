"""One small change of a text."""

from __future__ import annotations

from dataclasses import dataclass

from arnakdsl.source import Source, Span


@dataclass(frozen=True, slots=True)
class Change:
    """Characters of a file and what stands there instead.

    `around` is what is shown of it: the step or the value in which it lies.
    """

    operator: str
    span: Span
    text: str
    around: Span

    @property
    def before(self) -> str:
        return " ".join(self.around.text.split())

    @property
    def after(self) -> str:
        text, start = self.around.text, self.around.start
        changed = text[: self.span.start - start] + self.text + text[self.span.end - start :]
        return " ".join(changed.split()) or "(nothing)"

    @property
    def words(self) -> str:
        """The change as a reason names it."""
        return f"{self.before} -> {self.after}"

    def applied(self) -> Source:
        source = self.span.source
        return Source(source.name, source.text[: self.span.start] + self.text + source.text[self.span.end :])
