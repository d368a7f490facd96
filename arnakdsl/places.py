"""Where our own files are, as plain texts: `resources` has them as paths, which costs a start more."""

from __future__ import annotations

import os

PACKAGE = os.path.dirname(os.path.abspath(__file__))


def data_place(name: str) -> str:
    """The folder `grammar` or `content`: packaged, or in the checkout."""
    packaged = os.path.join(PACKAGE, "_data", name)
    return packaged if os.path.isdir(packaged) else os.path.join(os.path.dirname(PACKAGE), name)
