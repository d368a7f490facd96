"""Rich games played eagerly: every invariant holds after every decision, and nothing of the pack lies idle."""

from __future__ import annotations

import pytest
from arnakrt import Ruleset

import arnakdsl
from tests.usage import Usage, watched

USED = (
    "starting", "fear_card", "item", "artifact", "tile", "guardian", "idol_tile", "slot_effect", "assistant", "node",
    "bonus_tile", "temple_tile", "space",
)  # fmt: skip


def never_used(rules: Ruleset, usage: Usage) -> list[str]:
    """Entries that no option and no discovery named."""
    return [
        each for kind in USED for each in rules.entries(kind)
        if not usage.entries[each] and not usage.entries[each.split(":")[0]]
    ]  # fmt: skip


def never_taken(rules: Ruleset, usage: Usage) -> list[tuple[str, str]]:
    """Branches of decisions that nobody took: the path of the decision, the form of the option.

    A form without a gap also counts where it was the only option and was taken by itself.
    """
    program = rules.program(2)
    asked = ((program.paths[frame], family) for frame, families in program.choices.items() for family in families)
    keys = ((path, program.families[family][0]) for path, family in asked)
    return [key for key in keys if not usage.branches[key] and not usage.options[key[1]]]


def shown(rules: Ruleset, usage: Usage) -> str:
    """How often each entry, branch, research space and stack was used."""
    entries = [
        f"{each} {usage.entries[each] or usage.entries[each.split(':')[0]]}"
        for kind in USED
        for each in rules.entries(kind)
    ]
    branches = [f"{path} {form}: {number}" for (path, form), number in sorted(usage.branches.items())]
    return "\n".join([f"{usage.games} games, {usage.decisions} decisions", *entries, *branches])


def check_games(games: int, rich: bool) -> tuple[Ruleset, Usage]:
    rules, usage = arnakdsl.load(), Usage()
    for seed in range(games):
        game = watched(rules, seed, usage, rich)
        assert game.over
        assert sorted(seat for place in game.ranking for seat in place) == [0, 1]
    return rules, usage


@pytest.mark.parametrize("rich", [True, False])
def test_every_invariant_holds_after_every_decision(rich: bool) -> None:
    _, usage = check_games(15, rich)
    assert usage.decisions > 1000


@pytest.mark.full
def test_nothing_lies_idle_in_five_hundred_rich_games(capsys: pytest.CaptureFixture[str]) -> None:
    rules, usage = check_games(500, rich=True)
    with capsys.disabled():
        print(shown(rules, usage))
    assert never_used(rules, usage) == []
    assert never_taken(rules, usage) == []
