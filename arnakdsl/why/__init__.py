"""Why an option is not offered, and what one that is offered would do: what `Game.why` answers.

The state is read as a position of the reference (`reading`), and what could offer the option is looked through as the
reference would: `conditions`, `sets`, `bills`, `effects`, `actions`, `decisions`, `payments`, each a class that sees those
before it; `explanation` says in which order.  `elsewhere` knows where in the content an id comes from.  `changes` plays an
offered option in games that the asked seat cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from arnakrt import Game
from arnakrt.why import Why

if TYPE_CHECKING:
    from arnakdsl.linking import Linked
    from arnakdsl.say.texts import Texts
    from arnakdsl.why.explanation import Pack


def explainer(content: Callable[[], tuple[Linked, Texts]]) -> Callable[[Game, str, str], Why]:
    """What a ruleset answers `Game.why` with; the content is asked for once, at the first question."""
    packs: list[Pack] = []

    def why(game: Game, option: str, language: str) -> Why:
        from arnakdsl.why.answers import answered  # only now: games that ask nothing load nothing
        from arnakdsl.why.explanation import Pack

        if not packs:
            packs.append(Pack(*content()))
        return answered(packs[0], game, option, language)

    return why
