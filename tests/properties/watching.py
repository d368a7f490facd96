"""Games in which every moment and every step is looked at."""

from __future__ import annotations

from collections.abc import Iterator

from tests.properties import numbers, rounds, scoring, states, steps, travel
from tests.properties.configurations import Configuration
from tests.properties.moments import Moment, Step
from tests.properties.pauses import rules_with_pauses
from tests.properties.players import finish

RARELY = {states.i37: 20, states.i38: 15, scoring.m08: 3, scoring.m09: 3, travel.m13: 4}
"""What takes long is looked at in every so many moments."""

CHECKS = [
    check
    for table in (numbers.POSITIONS, numbers.MOMENTS)
    for checks in table.values()
    for check in checks
    if callable(check)
]
OF_MOMENTS = [check for check in CHECKS if check.__module__ in (states.__name__, scoring.__name__, travel.__name__)]
OF_STEPS = [check for check in CHECKS if check.__module__ == steps.__name__]
OF_ACTIONS = [rounds.m11, rounds.m12]
OF_ROUNDS = [check for check in CHECKS if check.__module__ == rounds.__name__ and check not in OF_ACTIONS]


def watched(configuration: Configuration, player: str, seed: int) -> Iterator[Step]:
    """The steps of a game, with all that does not hold noted as an assertion."""
    for step in finish(configuration, player, seed):
        at_first = [] if step.before.number else [*broken(step.before)]
        found = [*at_first, *broken(step.after), *(check.__name__ for check in OF_STEPS if not check(step))]
        assert not found, f"{found} after {step.choice} at {step.before.number}: {configuration}, {player}, seed {seed}"
        yield step


def watch_pauses(configuration: Configuration, player: str, seed: int) -> list[Step]:
    """The steps of a game of the pack with pauses, of which nothing may fail in any round or action."""
    played = list(finish(configuration, player, seed, rules_with_pauses()))
    found = [check.__name__ for each in rounds.rounds_of(played) for check in OF_ROUNDS if not check(each)]
    found += [f"{check.__name__} after {step.choice}" for step in played for check in OF_ACTIONS if not check(step)]
    assert not found, f"{found}: {configuration}, {player}, seed {seed}"
    return played


def broken(m: Moment) -> Iterator[str]:
    """The invariants of the content and the checks of a moment that do not hold."""
    yield from set(m.game.broken_invariants()) - numbers.EXCUSED.get(m.prompt, set())
    for check in OF_MOMENTS:
        if m.number % RARELY.get(check, 1) == 0 and not check(m):
            yield check.__name__
