"""arnakrt plays what arnakdsl compiled: a Ruleset makes Games, a Game asks Decisions.

Knows no game and no file, and needs the standard library alone.
"""

from arnakrt.decisions import Decision, Option
from arnakrt.game import Game
from arnakrt.ruleset import Program, RulesError, Ruleset

__all__ = ["Decision", "Game", "Option", "Program", "RulesError", "Ruleset"]
