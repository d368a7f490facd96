"""Compiled play and the reference side by side, with the same random choices."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from arnakrt import Ruleset

from arnakdsl.linking import Linked
from arnakdsl.reference.play import Play

MOST_DECISIONS = 5_000  # of one game


@dataclass(frozen=True, slots=True)
class Difference:
    """The first thing in which the two differ, and how the game came there."""

    what: str
    reference: Any
    compiled: Any
    players: int
    seed: int
    options: Mapping[str, str]
    choices: tuple[str, ...]

    def __str__(self) -> str:
        options = "".join(f", {name} {value}" for name, value in self.options.items())
        return (
            f"{self.what}\n"
            f"    reference: {self.reference}\n"
            f"    compiled:  {self.compiled}\n"
            f"    played:    {', '.join(self.choices) or 'nothing'}\n"
            f"    game:      {self.players} players, seed {self.seed}{options}"
        )


class Comparison:
    """One game played by both.

    Attributes:
        decisions: How many were compared.
        difference: The first one, or none.
    """

    def __init__(
        self,
        rules: Ruleset,
        linked: Linked,
        players: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        most: int = MOST_DECISIONS,
    ) -> None:
        self.players, self.seed = players, seed
        self.options = {name: values[0] for name, values in rules.options.items()} | dict(options or {})
        self.most = most
        self.decisions = 0
        self.choices: list[str] = []
        start = seed % players
        self.game = rules.new_game(players, seed, start, **self.options)
        self.game.state.log = []
        self.reference = Play(linked, players, seed, start, self.options)
        self.reference.taken.clear()
        self.difference = self._played(random.Random(seed))

    def _played(self, chance: random.Random) -> Difference | None:
        while True:
            for found in self._differences():
                return self._difference(*found)
            question = self.reference.question
            if question is None or self.decisions == self.most:
                return None
            self.decisions += 1
            choice = chance.randrange(len(question.options))
            self.choices.append(question.options[choice])
            try:
                self.game.choose(choice)
            except Exception as error:
                return self._difference("an error", "none", f"{type(error).__name__}: {error}")
            self.reference.choose(choice)

    def _difference(self, what: str, reference: Any, compiled: Any) -> Difference:
        return Difference(what, reference, compiled, self.players, self.seed, self.options, tuple(self.choices))

    def _differences(self) -> Iterator[tuple[str, Any, Any]]:
        """What differs now: what was taken by itself, what is asked, how the game stands."""
        game, play = self.game, self.reference
        log = game.state.log or []
        yield from unequal("taken by itself", play.taken, [game.program.option_id(code) for code in log])
        log.clear()
        play.taken.clear()
        question, decision = play.question, game.decision
        yield from unequal("over", question is None, decision is None)
        if question is not None and decision is not None:
            ids = decision.options.ids()
            own, free = ids[: game.state.own], ids[game.state.own :]
            yield from unequal("options", list(question.own), own)
            yield from unequal("free actions", list(question.free), free)
            yield from unequal("seat", question.seat, decision.player + 1)
            yield from unequal("prompt", question.prompt, decision.prompt)
        yield from play.position.differences(play.position.layout, game.state)
        if question is None:
            yield from unequal("scores", play.scores, game.scores)
            yield from unequal("ranking", play.ranking, game.ranking)


def unequal(what: str, reference: Any, compiled: Any) -> Iterator[tuple[str, Any, Any]]:
    if reference != compiled:
        yield what, reference, compiled
