"""Plays the same deal and the same choices through this project and through an independent hand-written engine.

    python -m tests.oracle.compare --games 1000 --players 2 --policy uniform --start plain

At every decision both must offer the same ids to the same player and stand at the same position, and at the end have
the same sheets and ranking.  A difference that follows from a ruling is named in `NAMED`, carried over and counted; any
other one ends the game and is reported.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from arnakrt import Ruleset
from arnakrt.game import run

import arnakdsl
from tests.oracle import policies
from tests.oracle.deal import Opponent, Seats
from tests.oracle.position import differences, of_ours, of_theirs, their_sheet
from tests.oracle.starts import STARTS

NAMED = {
    "order of Fear": "docs/rules.md#seat-order: the Fear cards of a round end go round from the starting player, which "
    "matters when they run out; the other engine begins with player 0",
    "trade without a coin": "docs/rules.md#costs-that-are-gone: a trade gives nothing if a free action beside it spent the "
    "coin; the other engine goes below 0",
    "earring without a deck": "docs/rules.md#costs-that-are-gone: an Obsidian Earring draws nothing if a free action beside "
    "it drew the last card; the other engine still announces 0",
}
"""Differences that follow from a ruling, and where it stands; the other engine is made to follow it."""

PAYING = ("travel", "leftover")
"""The other engine's questions inside a payment, where parts of it may be paid in another order."""

LAST = 15
"""So many choices are shown with a difference."""

Policy = Callable[[Any, int, list[str], str], int]


class Curious:
    """Takes what was taken least so far, over all games."""

    def __init__(self, seed: int, taken: Counter[str]) -> None:
        self.random = Random(seed)
        self.taken = taken

    def __call__(self, game: Any, player: int, options: list[str], prompt: str) -> int:
        weights = [1 / (1 + self.taken[each]) for each in options]
        at = self.random.choices(range(len(options)), weights)[0]
        self.taken[options[at]] += 1
        return at


def policy_of(name: str) -> Callable[[int], Policy]:
    """A policy for each seed."""
    taken: Counter[str] = Counter()
    if name == "curious":
        return lambda seed: Curious(seed, taken)
    made: Callable[[int], Policy] = policies.POLICIES[name]
    return made


POLICIES = (*policies.POLICIES, "curious")


@dataclass
class Report:
    """What became of the games.

    Attributes:
        finished: Games that came to the last score without an unnamed difference.
        named: How often a ruling of `NAMED` mattered.
        unnamed: What else differed, one text for each game that ended so.
        offered: How often each id was offered.
    """

    games: int = 0
    finished: int = 0
    decisions: int = 0
    named: Counter[str] = field(default_factory=Counter)
    unnamed: list[str] = field(default_factory=list)
    offered: Counter[str] = field(default_factory=Counter)


class Pair:
    """One game in both engines."""

    def __init__(self, rules: Ruleset, seed: int, start: str, players: int, **options: str | int) -> None:
        self.seed = seed
        self.ours = rules.new_game(players=players, seed=seed, start=seed % players, **options)
        self.theirs = Opponent(self.ours, lambda theirs: STARTS[start](Random(seed), self.ours, theirs))
        self.seats = Seats.of(self.ours)
        self.log: list[str] = []
        self.decisions = self.theirs.play()
        self.asked: tuple[int, list[str], str] | None = next(self.decisions)
        s, program = self.ours.state, self.ours.program
        run(program, s, program.frames[s.asking])  # ask anew after what the start changed

    def differ(self) -> str | None:
        """What is unequal now."""
        asked, decision = self.asked, self.ours.decision
        if asked is None or decision is None:
            over = asked is None and decision is None
            return None if over else f"asked: {decision}, theirs {asked}"
        player, theirs, prompt = asked
        ours = decision.options.ids()
        if decision.player != self.seats.ours(player) or sorted(ours) != sorted(theirs):
            return (
                f"seat {decision.player}, theirs {self.seats.ours(player)}; {decision.prompt}, theirs {prompt}: "
                f"only ours {sorted({*ours} - {*theirs})}, only theirs {sorted({*theirs} - {*ours})}"
            )
        if prompt in PAYING:
            return None
        return "; ".join(differences(of_ours(self.ours, self.seats), of_theirs(self.theirs))) or None

    def choose(self, policy: Policy) -> None:
        """One choice in both."""
        assert self.asked is not None
        player, options, prompt = self.asked
        at = policy(self.theirs, player, options, prompt)
        self.log.append(options[at])
        self.ours.choose(options[at])
        self.asked = next_of(self.decisions, at)

    def end(self) -> str | None:
        """What is unequal in the results."""
        result = self.theirs.result()
        sheets = [their_sheet(result["sheets"][self.seats.theirs(seat)]) for seat in range(self.seats.number)]
        sheets += map(their_sheet, result["sheets"][self.seats.number :])
        winners = self.winners(result["winners"], sheets)
        ranking = self.ranked(sheets)
        if sheets == self.ours.scores and winners == self.ours.ranking[0] and ranking == self.ours.ranking:
            return None
        return f"results: {self.ours.scores} {self.ours.ranking}, theirs {sheets} {winners} {ranking}"

    def winners(self, players: list[int], sheets: list[dict[str, int]]) -> list[int]:
        """Our seats that the other engine says have won; alone, who ties with the rival has lost to it."""
        if len(sheets) == self.seats.number:
            return sorted(self.seats.ours(player) for player in players)
        mine, rival = (sum(sheet.values()) for sheet in sheets)
        return [0, 1] if mine == rival and players == [1] else players

    def ranked(self, sheets: list[dict[str, int]]) -> list[list[int]]:
        """Our seats from first to last by the other engine's sheets and arrivals; it names the winners alone."""
        places: dict[tuple[int, int, int], list[int]] = {}
        for seat, sheet in enumerate(sheets):
            alone = self.seats.number == 1
            arrival = None if alone else self.theirs.players[self.seats.theirs(seat)].arrival
            earliness = 0 if arrival is None else self.seats.number - arrival
            places.setdefault((sum(sheet.values()), earliness, 0 if alone else sheet["research"]), []).append(seat)
        return [places[key] for key in sorted(places, reverse=True)]

    def shown(self, difference: str) -> str:
        return f"seed {self.seed}: {difference}; after {' '.join(self.log[-LAST:])}"


def next_of(decisions: Any, at: int) -> tuple[int, list[str], str] | None:
    try:
        asked: tuple[int, list[str], str] = decisions.send(at)
    except StopIteration:
        return None
    return asked


def play(
    rules: Ruleset, seed: int, policy: Policy, start: str, players: int, report: Report, **options: str | int
) -> None:
    """One game, to its end or to an unnamed difference."""
    pair = Pair(rules, seed, start, players, **options)
    report.games += 1
    difference = pair.differ()
    while difference is None and pair.asked is not None:
        report.decisions += 1
        report.offered.update(pair.asked[1])
        pair.choose(policy)
        difference = pair.differ()
    difference = difference or pair.end()
    report.named += pair.theirs.ruled
    if difference is None:
        report.finished += 1
    else:
        report.unnamed.append(pair.shown(difference))


def compare(
    games: int,
    policy: str = "uniform",
    start: str = "plain",
    first: int = 0,
    players: int = 2,
    rules: Ruleset | None = None,
    board: str = "bird",
    difficulty: int = 0,
) -> Report:
    """Play games with seeds from `first` on; the seats start in turn."""
    rules = rules or arnakdsl.load()
    report = Report()
    chooser = policy_of(policy)
    for seed in range(first, first + games):
        play(rules, seed, chooser(seed), start, players, report, board=board, difficulty=difficulty)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, choices=(1, 2, 3, 4), default=2)
    parser.add_argument("--policy", choices=POLICIES, default="uniform")
    parser.add_argument("--start", choices=tuple(STARTS), default="plain")
    parser.add_argument("--board", choices=("bird", "snake"), default="bird")
    parser.add_argument("--difficulty", type=int, choices=range(6), default=0, help="of a game for one")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    args = parser.parse_args()
    report = compare(
        args.games, args.policy, args.start, args.first, args.players, board=args.board, difficulty=args.difficulty
    )
    print(f"{report.games} games, {report.finished} equal to the last score, {report.decisions} decisions")
    for name, number in report.named.most_common():
        print(f"named: {name}, {number} times: {NAMED[name]}")
    print(f"unnamed differences: {len(report.unnamed)}")
    for each in report.unnamed[:20]:
        print("  " + each)
    sys.exit(bool(report.unnamed))


if __name__ == "__main__":
    main()
