"""The answer to one question: why not, or what it would do."""

from __future__ import annotations

from arnakrt import Game
from arnakrt.why import Why

from arnakdsl.say.phrase import phrase
from arnakdsl.why.changes import Outcome, outcome
from arnakdsl.why.explanation import Explanation, Pack


def answered(pack: Pack, game: Game, option: str, language: str) -> Why:
    """Why an option is not offered; of one that is, what it would do."""
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
