"""A table in a chat: what somebody writes comes in, and messages to single people go out.

    python examples/chat_bot.py --pack kiln

lets you try it: write `ann: join`, `bob: join`, `ann: start`, then `ann: 1` or the id of an option, `bob: look`.  `Room` is
what a bot for a chat service would hold for each channel; it knows nothing of the service.  A message goes to one person,
and says nothing that this person may not know.  `save` and `restored` carry a game over a restart.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import arnakdsl
from arnakdsl import Game, RulesError, Ruleset

Message = tuple[str, str]  # to whom, what


@dataclass
class Room:
    """One game and the people at it, in the order of their seats."""

    rules: Ruleset
    seed: int
    people: list[str] = field(default_factory=list)
    game: Game | None = None

    def say(self, who: str, text: str) -> list[Message]:
        """What follows from a line that somebody wrote."""
        words = text.strip()
        try:
            if self.game is None:
                return self._before(who, words)
            if who not in self.people:
                return [(who, "You are not at this table.")]
            if words == "look":
                return [(who, self._seen(who))]
            return self._choose(who, words)
        except RulesError as problem:  # one sentence for people
            return [(who, str(problem))]

    def _before(self, who: str, words: str) -> list[Message]:
        if words == "join" and who not in self.people:
            self.people.append(who)
            return [(each, f"{who} is player {len(self.people)}.") for each in self.people]
        if words == "start" and who in self.people:
            self.game = self.rules.new_game(players=len(self.people), seed=self.seed)
            return self._asked()
        return [(who, "Write 'join' to sit down and 'start' to begin.")]

    def _choose(self, who: str, words: str) -> list[Message]:
        assert self.game is not None
        decision = self.game.decision
        if decision is None or self.people[decision.player] != who:
            return [(who, "It is not your turn.")]
        numbers = {str(number): number - 1 for number in range(1, len(decision.options) + 1)}
        self.game.choose(numbers.get(words, words))
        return self._asked()

    def _asked(self) -> list[Message]:
        """Ask who is asked now, and tell the others who that is; at the end tell all how it ended."""
        assert self.game is not None
        decision = self.game.decision
        if decision is None:
            points = [f"{who} {sum(sheet.values())}" for who, sheet in zip(self.people, self.game.scores, strict=False)]
            return [(each, f"The game is over: {', '.join(points)}.") for each in self.people]
        asked = self.people[decision.player]
        options = [f"{number} {each.text()}" for number, each in enumerate(decision.options, 1)]
        others = [(each, f"It is the turn of {asked}.") for each in self.people if each != asked]
        return [(asked, "\n".join([decision.text(), *options])), *others]

    def _seen(self, who: str) -> str:
        assert self.game is not None
        seat = self.people.index(who)
        view = self.game.view(seat)  # never view(None), the save, the record or the seed: they tell what is hidden
        own = view[f"p{seat + 1}"]
        return "\n".join(f"{name}: {json.dumps(value)}" for name, value in own.items() if value)

    def save(self) -> str:
        """All of it as text, for the bot alone."""
        return json.dumps({"seed": self.seed, "people": self.people, "game": self.game and self.game.to_json()})

    @classmethod
    def restored(cls, rules: Ruleset, text: str) -> Room:
        """The room of a save."""
        saved: dict[str, Any] = json.loads(text)
        game = saved["game"] and rules.restore(saved["game"])
        return cls(rules, saved["seed"], saved["people"], game)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play with lines such as `ann: join` from standard input."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--pack", help="a folder, a built file, or the name of a packaged pack")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    room = Room(arnakdsl.load(given.pack), given.seed)
    while True:
        try:
            who, _, text = input("> ").partition(":")
        except EOFError:
            return
        for to, message in room.say(who.strip(), text):
            print(f"[to {to}] {message}")


if __name__ == "__main__":
    main()
