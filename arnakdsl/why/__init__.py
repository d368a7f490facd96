"""Why an option is not offered, and what one that is offered would do: what `Game.why` answers.

The state is read as a position of the reference (`reading`), and what could offer the option is looked through as the
reference would: `conditions`, `sets`, `bills`, `effects`, `actions`, `decisions`, `payments`, each a class that sees those
before it; `explanation` says in which order.  `elsewhere` knows where in the content an id comes from.  `changes` plays an
offered option in the worlds of previews.
"""

from __future__ import annotations

from collections.abc import Callable

from arnakrt import Game
from arnakrt.why import Why

from arnakdsl.linking import Linked
from arnakdsl.say.phrase import phrase
from arnakdsl.say.texts import Texts
from arnakdsl.why.changes import Outcome, outcome
from arnakdsl.why.explanation import Explanation, Pack

__all__ = ["explainer"]


def explainer(content: Callable[[], tuple[Linked, Texts]]) -> Callable[[Game, str, str], Why]:
    """What a ruleset answers `Game.why` with; the content is asked for once, at the first question."""
    packs: list[Pack] = []

    def why(game: Game, option: str, language: str) -> Why:
        if not packs:
            packs.append(Pack(*content()))
        return answered(packs[0], game, option, language)

    return why


def answered(pack: Pack, game: Game, option: str, language: str) -> Why:
    decision = game.decision
    ids = decision.options.ids() if decision is not None else []
    if decision is None or option not in ids:
        return Why(option, offered=False, reasons=Explanation(pack, game, language).reasons(option))
    index = ids.index(option)
    found = outcome(game, index, decision.player)
    return Why(
        option,
        offered=True,
        effect=decision.options[index].text(language),
        changes=found.changes,
        unsure=found.unsure,
        then=next_asked(pack, game, decision.player, found, language),
    )


def next_asked(pack: Pack, game: Game, seat: int, found: Outcome, language: str) -> str:
    """Who is asked next."""
    words = pack.texts.language(language)
    if found.after is None:
        said = phrase("then-open")
    elif (decision := found.after.decision) is None:
        said = phrase("then-over")
    elif decision.player == seat:
        said = phrase("then-you", asked=decision.text(language).rstrip("."))
    else:
        said = phrase("then-other", seat=game.program.seat_names[decision.player])
    return words.say(phrase("sentence", clause=said))
