"""A built file to a ruleset; what was checked before comes from the cache, and imports nothing of the compiler."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arnakrt.ruleset import RulesError, Ruleset

from arnakdsl import cache, kept
from arnakdsl.builtfile.form import LARGEST, form_of

if TYPE_CHECKING:
    from arnakdsl.linking import Linked
    from arnakdsl.say.texts import Texts


def load_built(path: str) -> Ruleset:
    """The pack of a built file, ready to be played.

    Raises:
        ContentError: Its content has errors.
        RulesError: It cannot be read, is no built file, is damaged, cut short or of another version, or does not hold what
            it says.
    """
    name = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in path)
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise RulesError(f"'{name}' cannot be read: {(error.strerror or 'unknown').lower()}") from None
    form = form_of(data, name)
    key = cache.key("built", data)

    def again() -> tuple[Linked, Texts]:
        from arnakdsl.builtfile.trust import verified

        return verified(form, name)

    return kept.kept_ruleset(key, again) or kept.made_ruleset(key, *again())
