"""Options as actions: an action is the place of an id in `rules.option_ids`."""

from __future__ import annotations

from typing import Any

from arnakrt.arguments import shown, whole
from arnakrt.ruleset import Program, RulesError


class Actions(dict[int, int]):
    """The action of each option number of a program, worked out when it is first asked for.

    Attributes:
        ids: The ids by action.  They are those of the whole pack, so an action means the same in every game of it.
    """

    def __init__(self, program: Program, ids: tuple[str, ...]) -> None:
        super().__init__()
        self.ids = ids
        self._program = program
        self._places = {each: at for at, each in enumerate(ids)}

    def __missing__(self, code: int) -> int:
        action = self[code] = self._places[self._program.option_id(code)]
        return action

    def __len__(self) -> int:
        return len(self.ids)

    def checked(self, action: Any) -> int:
        """An action as a plain number.

        Raises:
            RulesError: It is no whole number, or there is no such action.
        """
        number = whole(action)
        if number is None or not 0 <= number < len(self.ids):
            raise RulesError(f"there is no action {shown(action)}: actions go from 0 to {len(self.ids) - 1}")
        return number
