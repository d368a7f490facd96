"""Scenarios: a position, what is chosen in it, and what must be so afterwards.

A file is a list.  Each item has

- `scenario`: its name; `rules`: the numbers of the rules it shows; `note`: for people;
- `given`: with `game` the players, the seed and the options of the pack; the rest by the names of `view(None)`;
- `when`: ids of options in the order of play; `refused: id` must not be offered and must change nothing;
- `then`: parts of `view(None)`, and `options`, `scores`, `ranking`, `over`, and `view` with parts of single seats' views;
- `steps`: a list of further `when` and `then`, played one after the other.

An option that was taken by itself may be named in `when` or left out.  Lists in `then` hold exactly what is written, in its
order, `...` being any number of others.  In a pile that its owner or everybody may look through, unless it keeps its
places, the order means nothing.  Instead of a list: `any order:` with one, `holds:` and `without:` some ids, `count:` a number.
"""

from arnakdsl.scenarios.files import FOLDER, pack_of, scenario_files
from arnakdsl.scenarios.playing import Runner, check_scenarios, run_scenarios
from arnakdsl.scenarios.reading import read_scenarios, read_survivors
from arnakdsl.scenarios.scenario import Failure, Result, Scenario

__all__ = [
    "FOLDER",
    "Failure",
    "Result",
    "Runner",
    "Scenario",
    "check_scenarios",
    "pack_of",
    "read_scenarios",
    "read_survivors",
    "run_scenarios",
    "scenario_files",
]
