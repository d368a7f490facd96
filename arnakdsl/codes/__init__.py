"""The catalogue: one Code for each thing that can be wrong, in a file for each family.

The first digit of an id says the family; an id, once released, keeps its meaning.  `bad` is an example that has findings of
this code alone, `good` the same one mended; both are run by the tests.  An example is a file of the pack of docs/language.md, or
several, each under a comment with its name; a text that does not end its line is an effect.  They are empty where no short
text can show the mistake.
"""

from __future__ import annotations

from types import ModuleType

from arnakdsl.codes import meaning, names, shape, texts, types, words, yaml
from arnakdsl.codes.meaning import *  # noqa: F403
from arnakdsl.codes.names import *  # noqa: F403
from arnakdsl.codes.shape import *  # noqa: F403
from arnakdsl.codes.texts import *  # noqa: F403
from arnakdsl.codes.types import *  # noqa: F403
from arnakdsl.codes.words import *  # noqa: F403
from arnakdsl.codes.yaml import *  # noqa: F403
from arnakdsl.findings import Code
from arnakdsl.records import record


@record
class Family:
    """Codes that begin alike, by id."""

    digits: str
    title: str
    codes: tuple[Code, ...]


def _family(digits: str, title: str, module: ModuleType) -> Family:
    found = (each for each in vars(module).values() if isinstance(each, Code))
    return Family(digits, title, tuple(sorted(found, key=lambda code: code.id)))


FAMILIES = (
    _family("AK0", "Files and YAML", yaml),
    _family("AK1", "Shape", shape),
    _family("AK2", "Words and calls", words),
    _family("AK3", "Ids and references", names),
    _family("AK4", "Types", types),
    _family("AK5", "Meaning", meaning),
    _family("AK6", "Texts", texts),
)
CODES = {code.id: code for family in FAMILIES for code in family.codes}
