"""Games as environments of the libraries that people train on: one module and one extra for each.

`arnakdsl.envs.pettingzoo.env`, `arnakdsl.envs.gymnasium.env` and `arnakdsl.envs.openspiel.game` take the same arguments.
All three share the numbers of actions (`actions`), the observation (`observation`) and the rewards (`play`).
"""

from __future__ import annotations

PACKAGES = {
    "gymnasium": ("gymnasium", "numpy"),
    "openspiel": ("pyspiel", "numpy"),
    "pettingzoo": ("pettingzoo", "gymnasium", "numpy"),
}
"""The packages that each extra brings."""


def missing(extra: str, problem: ModuleNotFoundError) -> ModuleNotFoundError:
    """What to say where the library of an extra is not installed; the problem itself if it is another."""
    from importlib.util import find_spec

    package = (problem.name or "").partition(".")[0]
    if package not in PACKAGES[extra] or find_spec(package):
        return problem
    return ModuleNotFoundError(
        f"arnakdsl.envs.{extra} needs a library that is not installed: pip install 'arnakdsl[{extra}]'",
        name=problem.name,
    )
