"""Rich games played eagerly: every invariant holds after every decision, and nothing of the pack lies idle."""

from __future__ import annotations

import pytest
from arnakrt import Game, Ruleset

from tests.usage import Usage, watched

USED = (
    "starting", "fear_card", "item", "artifact", "tile", "guardian", "idol_tile", "slot_effect", "assistant", "node",
    "bonus_tile", "temple_tile", "space",
)  # fmt: skip


def entries_of(rules: Ruleset, board: str) -> list[tuple[str, str]]:
    """The things that a game on a board has, by their ids, with their words in options."""
    program = rules.program(2, board=board)
    numbers = [number for kind in USED for number in program.of_kind(kind)]
    return [(program.things[number], program.words[number].split(":")[0]) for number in numbers]


def never_used(rules: Ruleset, usage: Usage, board: str) -> list[str]:
    """Entries that no option and no discovery named."""
    return [each for each, word in entries_of(rules, board) if not usage.entries[each] and not usage.entries[word]]


def never_taken(rules: Ruleset, usage: Usage, players: int, board: str) -> list[tuple[str, str]]:
    """Branches of decisions that nobody took: the path of the decision, the form of the option.

    A form without a gap also counts where it was the only option and was taken by itself.
    """
    program = rules.program(players, board=board)
    asked = ((program.paths[frame], family) for frame, families in program.choices.items() for family in families)
    keys = ((path, program.families[family][0]) for path, family in asked)
    return [key for key in keys if not usage.branches[key] and not usage.options[key[1]]]


def shown(rules: Ruleset, usage: Usage, board: str) -> str:
    """How often each entry, branch, research space and stack was used."""
    entries = [f"{each} {usage.entries[each] or usage.entries[word]}" for each, word in entries_of(rules, board)]
    branches = [f"{path} {form}: {number}" for (path, form), number in sorted(usage.branches.items())]
    return "\n".join([f"{usage.games} games, {usage.decisions} decisions", *entries, *branches])


def check_games(rules: Ruleset, games: int, rich: bool, players: int, board: str) -> Usage:
    usage = Usage()
    for seed in range(games):
        game = watched(rules, seed, usage, rich, players, board)
        assert game.over
        check_ranking(game)
    return usage


def check_ranking(game: Game) -> None:
    """By points, then by who came to the Lost Temple first, then by research; shared places are equal in all of it."""
    view, ranking = game.view(None), game.ranking
    assert sorted(seat for place in ranking for seat in place) == list(range(len(game.scores)))

    def worth(seat: int) -> tuple[int, int, int]:
        sheet, arrival = game.scores[seat], view[f"p{seat + 1}"]["arrival"]
        return sum(sheet.values()), 5 - arrival if arrival else 0, sheet["research"]

    places = [{worth(seat) for seat in place} for place in ranking]
    assert all(len(place) == 1 for place in places)
    assert [*places] == sorted(places, key=lambda place: max(place), reverse=True)
    assert len({each for place in places for each in place}) == len(places)


@pytest.mark.parametrize("rich", [True, False])
@pytest.mark.parametrize(
    ("players", "games", "board"),
    [(2, 6, "bird"), (3, 4, "bird"), (4, 3, "bird"), (2, 6, "snake"), (3, 4, "snake"), (4, 3, "snake")],
)
def test_every_invariant_holds_after_every_decision(
    rules: Ruleset, players: int, games: int, board: str, rich: bool
) -> None:
    usage = check_games(rules, games, rich, players, board)
    assert usage.decisions > 500


@pytest.mark.full
@pytest.mark.parametrize("board", ["bird", "snake"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_invariant_holds_in_three_hundred_plain_games(rules: Ruleset, players: int, board: str) -> None:
    check_games(rules, 300, rich=False, players=players, board=board)


@pytest.mark.full
@pytest.mark.parametrize("board", ["bird", "snake"])
@pytest.mark.parametrize(("players", "games"), [(2, 500), (3, 300), (4, 300)])
def test_nothing_lies_idle_in_hundreds_of_rich_games(
    rules: Ruleset, players: int, games: int, board: str, capsys: pytest.CaptureFixture[str]
) -> None:
    usage = check_games(rules, games, rich=True, players=players, board=board)
    with capsys.disabled():
        print(shown(rules, usage, board))
    assert never_used(rules, usage, board) == []
    assert never_taken(rules, usage, players, board) == []
