"""The pack with questions at moments that are otherwise passed over, so that they can be looked at.

Either answer of such a question goes on with the rules as they are.
"""

from __future__ import annotations

from arnakrt import Ruleset

from tests.properties.variants import variant

FOR_ALL = "each player {{ choose {{ nothing as {0}:1 | nothing as {0}:2 }} }};"
FOR_ONE = "choose {{ nothing as {0}:1 | nothing as {0}:2 }};"
ROUNDS, ACTIONS, DEFINITIONS = "rules/rounds.yaml", "rules/actions.yaml", "rules/definitions.yaml"

PAUSES = [  # file, the question, its name, before what it is asked
    (ROUNDS, FOR_ALL, "round_begins", "each player { move max(0, 5 - count(hand))"),
    (ROUNDS, FOR_ALL, "hands_drawn", "while any(players where not passed)"),
    (ROUNDS, FOR_ALL, "all_passed", "round_end\n"),
    (ROUNDS, FOR_ALL, "figures_home", "clear round;"),
    (ROUNDS, FOR_ALL, "cards_kept", "each player {\n          move play to reshuffle"),
    (ROUNDS, FOR_ALL, "decks_made", "move place(artifact_row, 1) to artifact_exile"),
    (ACTIONS, FOR_ONE, "discovery_paid", "set x.figure to me;\n      let i"),
    (ACTIONS, FOR_ONE, "figure_placed", "let i = x.site.idol"),
    (ACTIONS, FOR_ONE, "idol_taken", "resolve i.effect"),
    (ACTIONS, FOR_ONE, "idol_used", "put top(x.site.stack)"),
    (ACTIONS, FOR_ONE, "tile_placed", "activate x.site;\n      put top(guardian_deck)"),
    (ACTIONS, FOR_ONE, "tile_used", "put top(guardian_deck) on x.site.guardian"),
    (DEFINITIONS, FOR_ONE, "magnifier_moved", "if n.lost {"),
    (
        DEFINITIONS,
        FOR_ONE,
        "notebook_moved",
        "if n.bonus {\n        choose 2 { take_bonus n.bonus | resolve n.line.notebook",
    ),
]
NAMES = tuple(name for _, _, name, _ in PAUSES)


def rules_with_pauses() -> Ruleset:
    """The packaged pack with all pauses."""
    return variant(*((file, before, f"{question.format(name)} {before}") for file, question, name, before in PAUSES))


def pause_of(ids: list[str]) -> str:
    """The name of the pause that is asked, if one is."""
    name = ids[0].partition(":")[0] if ids else ""
    return name if name in NAMES else ""
