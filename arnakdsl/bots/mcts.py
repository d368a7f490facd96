"""A bot that searches a tree of its own choices: information-set Monte Carlo tree search.

One tree serves all worlds that the seat can take to be true (single-observer ISMCTS, Cowling, Powley and Whitehouse 2012).  Each
iteration goes down it in one world: among the options that the world has, by UCB1 with the number of times that each was
there to be chosen.
"""

from __future__ import annotations

from math import inf, log, sqrt
from random import Random
from typing import TYPE_CHECKING

from arnakdsl.bots.bot import asked, budget
from arnakdsl.bots.habits import Habits

if TYPE_CHECKING:
    from arnakrt import Game

ITERATIONS = 200
SHARED = 4
"""Iterations that begin in one world."""
STEPS = 16
"""The most decisions that one iteration goes down the tree."""
AHEAD = 0.5
"""How much of what an iteration comes to is the worth where it was played on to; the rest is the worth at the end of the turn."""
EXPLORING = 0.25
"""How much unsure options are tried, in mean deviations of what iterations come to."""
WIDENING = 0.5
"""How many options of a node are tried: one more than this times the root of its visits, those first that seem best at once."""
DOUBT = 0.2
"""How much of its uncertainty is taken off an option at the end, in mean deviations."""
CLEAR = 0.6
"""A choice is clear if the best option leads by so much of the uncertainty of both."""


class Edge:
    """An option at a node of the tree.

    Attributes:
        visits, total: How often it was taken, and the sum of what came of it.
        offered: How often it was there to be taken.
        worth: Of the position right after it, when it was first met.
    """

    __slots__ = ("below", "offered", "total", "visits", "worth")

    @property
    def mean(self) -> float:
        """What came of it on average."""
        return self.total / self.visits

    def __init__(self, worth: int) -> None:
        self.visits = self.offered = 0
        self.total = 0.0
        self.worth = worth
        self.below = Node()


class Node:
    """A moment of the seat, by the options it took since the root."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}


class MctsBot:
    """Information-set Monte Carlo tree search with the evaluation of the pack.

    The tree holds the seat's own turn: it ends where another seat is asked or something was shuffled.  From there all seats
    play on by habit, until something is shuffled or the game ends.  The evaluation says what both came to.  The search ends
    before its time where the choice is clear.
    """

    def __init__(self, seed: int, setting: str = "") -> None:
        random = Random(seed)
        self._bits = random.getrandbits
        self._budget = budget(setting, ITERATIONS)
        self._habits = Habits(random)

    def choose(self, game: Game) -> int:
        """The index of an option."""
        search, options = Search(asked(game.state), self._habits), game.state.options
        world = game
        for number in self._budget:
            if number % SHARED == 0:
                if number >= 2 * len(options) and search.clear(options):
                    break
                world = game.determinize(search.seat, self._bits(32))
            search.iterate(world.clone())
        return search.best(options)


class Search:
    """The tree of one decision."""

    def __init__(self, seat: int, habits: Habits) -> None:
        self.seat = seat
        self.habits = habits
        self.root = Node()
        self.count, self.total, self.deviations = 0, 0.0, 0.0

    @property
    def deviation(self) -> float:
        """The mean deviation of what iterations came to."""
        return self.deviations / self.count if self.count else 0.0

    def iterate(self, game: Game) -> None:
        """Play a world down the tree and note what came of it."""
        exploring = EXPLORING * self.deviation
        node, path, chance = self.root, [], game.state.chance
        for _ in range(STEPS):
            if asked(game.state) != self.seat or game.state.chance != chance:
                break
            edge = self._step(game, node, exploring)
            path.append(edge)
            node = edge.below
        value: float = game.worth(self.seat)
        if game.state.chance == chance:
            self.habits.play_on(game)
            value += AHEAD * (game.worth(self.seat) - value)
        self.count += 1
        self.total += value
        self.deviations += abs(value - self.total / self.count)
        for edge in path:
            edge.visits += 1
            edge.total += value

    def _step(self, game: Game, node: Node, exploring: float) -> Edge:
        """Choose at a node: an option that was not tried yet if it is wide enough, else by UCB1."""
        edges, options = node.edges, game.state.options
        best, fresh, tried = -1, -1, 0
        most = hope = -inf
        for at, code in enumerate(options):
            edge = edges.get(code)
            if edge is None:
                after = game.clone()
                after.choose(at)
                edge = edges[code] = Edge(after.worth(self.seat))
            edge.offered += 1
            if not edge.visits:
                if edge.worth > hope:
                    fresh, hope = at, edge.worth
                continue
            tried += 1
            bound = edge.mean + exploring * sqrt(log(edge.offered) / edge.visits)
            if bound > most:
                best, most = at, bound
        if fresh >= 0 and (node is self.root or tried <= WIDENING * sqrt(node.visits)):
            best = fresh
        node.visits += 1
        edge = edges[options[best]]
        game.choose(best)
        return edge

    def best(self, options: list[int]) -> int:
        """The index of the option that came to most, with something taken off for doubt; of equal ones the first."""
        doubt = DOUBT * self.deviation

        def sure(at: int) -> float:
            edge = self.root.edges[options[at]]
            return edge.mean - doubt / sqrt(edge.visits) if edge.visits else -inf

        return max(range(len(options)), key=sure)

    def clear(self, options: list[int]) -> bool:
        """Does the best of options that all were tried lead, whatever doubt there is about it and the others?"""
        doubt = CLEAR * self.deviation
        best = self.root.edges[options[self.best(options)]]
        least = best.mean - doubt / sqrt(best.visits)
        edges = (self.root.edges[code] for code in options)
        return all(edge is best or edge.mean + doubt / sqrt(edge.visits) < least for edge in edges)
