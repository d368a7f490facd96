"""Plays the same deal and the same choices through this project and through an independent hand-written engine.

    python -m tests.oracle.compare --games 1000 --policy uniform

At every decision both must offer the same ids to the same player.  A difference that follows from a ruling is named in
`NAMED`, translated and counted; any other one ends the game and is shown.
"""

from __future__ import annotations

import argparse
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import arnakdsl
from arnakrt.chance import shuffled
from arnakrt.game import Game
from tests.oracle import engine

SHEET = {"research": "research", "temple": "temple", "idols": "idols", "guardians": "guardians", "cards": "cards",
         "fear": "fears"}  # fmt: skip


class Deal:
    """Gives the hand-written engine the order of every pile that our game dealt, and leaves cards out that we lack."""

    def __init__(self, game: Game) -> None:
        self.program = game.program
        self.seed = game.state.seed
        self.numbers = {name: number for number, name in enumerate(game.program.things)}
        self.counters: Counter[str] = Counter()

    def __call__(self, label: str, pile: list[Any]) -> None:
        """Reorder a pile in place; its last element is its top."""
        name, _, seat = label.partition(":")
        stream = {
            "items": "item_deck", "artifacts": "artifact_deck", "idols": "idol_bag", "sites_1": "tiles_1",
            "sites_2": "tiles_2", "guardians": "guardian_deck", "bonus": "bonus_bag", "assistants": "assistant_bag",
        }.get(name, "deck")  # fmt: skip
        if stream == "deck" and self.counters[label]:
            stream = "reshuffle"
        counter = max(0, self.counters[label] - 1) if stream == "reshuffle" else 0
        self.counters[label] += 1
        number = zlib.crc32(stream.encode()) + (int(seat) + 1 if seat else 0)
        known = [self.numbers[each] for each in pile if each in self.numbers]
        order = shuffled(self.seed, number, counter, known)
        pile[:] = [self.program.things[each] for each in reversed(order)]


@dataclass
class Report:
    """What became of the games."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    named: Counter[str] = field(default_factory=Counter)
    unnamed: list[str] = field(default_factory=list)
    scores: list[str] = field(default_factory=list)


def named_difference(ours: set[str], theirs: set[str]) -> str | None:
    """The name of a known difference between two sets of options."""
    return next((name for name, fits in NAMED.items() if fits(ours, theirs)), None)


NAMED: dict[str, Callable[[set[str], set[str]], bool]] = {}

Policy = Callable[[Random, list[str], str], str]


def uniform(random: Random, options: list[str], prompt: str) -> str:
    return random.choice(options)


def stubborn(random: Random, options: list[str], prompt: str) -> str:
    """Never passes or ends a turn while there is another option."""
    if prompt == "turn":
        better = [each for each in options if each not in ("pass", "end_turn") and not each.endswith(":pass")]
        options = better or options
    return random.choice(options)


POLICIES: dict[str, Policy] = {"uniform": uniform, "stubborn": stubborn}


def enrich(game: Game, oracle: engine.Game) -> None:
    """Many tokens for everybody, in both games alike."""
    names, s = game.program.names, game.state
    rich = {"coin": 12, "compass": 14, "tablet": 10, "arrowhead": 10, "jewel": 8}
    for seat, player in enumerate(oracle.players):
        for at, (token, number) in enumerate(rich.items()):
            s.cells[names.cells[0] + seat * names.cells[1] + names.seat_counters[token]] += number
            player.res[at] += number


def play(rules: Any, seed: int, policy: Policy, report: Report, rich: bool = False) -> None:
    """One game through both."""
    random = Random(seed)
    game = rules.new_game(players=2, seed=seed)
    oracle = engine.Game(players=2, board="bird", seed=seed, shuffle=Deal(game))
    decisions = oracle.play()
    report.games += 1
    if rich:
        enrich(game, oracle)
        game.state.options = asked_again(game)
    log: list[str] = []
    try:
        player, theirs, prompt = next(decisions)
        while not game.over:
            ours = game.decision.options.ids()
            report.decisions += 1
            if game.decision.player != player or set(ours) != set(theirs):
                name = named_difference(set(ours), set(theirs)) if game.decision.player == player else None
                if name is None:
                    report.unnamed.append(
                        f"seed {seed}, player {game.decision.player}/{player}, {game.decision.prompt}/{prompt}: "
                        f"only ours {sorted(set(ours) - set(theirs))}, only theirs {sorted(set(theirs) - set(ours))}; "
                        f"after {log[-12:]}"
                    )
                    return
                report.named[name] += 1
            choice = policy(random, [each for each in ours if each in theirs], prompt)
            log.append(choice)
            game.choose(choice)
            player, theirs, prompt = decisions.send(theirs.index(choice))
        report.unnamed.append(f"seed {seed}: ours is over, theirs asks {player} {theirs}; after {log[-12:]}")
    except StopIteration:
        if not game.over:
            report.unnamed.append(f"seed {seed}: theirs is over, ours asks {game.decision}; after {log[-12:]}")
            return
        report.finished += 1
        sheets = [{ours: sheet[theirs] for theirs, ours in SHEET.items()} for sheet in oracle.sheets()]
        if sheets != game.scores or oracle.result()["winners"] != game.ranking[0]:
            report.scores.append(f"seed {seed}: {game.scores} {sheets}")


def asked_again(game: Game) -> list[int]:
    """The options of the open decision after the position was changed."""
    game.program.frames[game.state.asking](game.state)
    return game.state.options


def compare(games: int, policy: str, first: int = 0, rich: bool = False) -> Report:
    """Play games and count."""
    rules = arnakdsl.load()
    report = Report()
    for seed in range(first, first + games):
        play(rules, seed, POLICIES[policy], report, rich)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--policy", choices=tuple(POLICIES), default="uniform")
    parser.add_argument("--rich", action="store_true")
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    report = compare(args.games, args.policy, args.first, args.rich)
    print(f"{report.games} games, {report.finished} to the last score, {report.decisions} decisions")
    for name, number in report.named.most_common():
        print(f"  named: {name}: {number}")
    print(f"unnamed differences: {len(report.unnamed)}; unequal scores: {len(report.scores)}")
    for each in (*report.unnamed[:12], *report.scores[:5]):
        print("  " + each)


if __name__ == "__main__":
    main()
