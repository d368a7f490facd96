"""Many mutants on all cores."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from arnakdsl.api import playable
from arnakdsl.mutants.entries import Mutant, mutants
from arnakdsl.mutants.trying import Verdict, verdict
from arnakdsl.scenarios.cover import Played, play
from arnakdsl.scenarios.files import scenario_files

FEW = 8
"""So many are tried without further processes."""
OFTEN = 20


def sampled(chosen: Sequence[int], number: int, seed: int) -> list[int]:
    """Some of the numbers, the same for the same seed, in their order."""
    return sorted(Random(seed).sample(chosen, min(number, len(chosen))))


def verdicts(folder: Path, played: Played, every: Sequence[Mutant], chosen: Sequence[int]) -> Iterator[Verdict]:
    """What becomes of the chosen ones of all mutants of the pack in a folder, in their order."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if len(chosen) <= FEW or cores == 1:
        yield from (verdict(played, every[number]) for number in chosen)
        return
    with ProcessPoolExecutor(cores, initializer=_begin, initargs=(folder,)) as pool:
        yield from pool.map(_verdict, chosen, chunksize=2)


class _Worker:
    """What a process keeps from one mutant to the next."""

    played: Played
    every: Sequence[Mutant]
    tried = 0


def _begin(folder: Path) -> None:
    model, _ = playable(folder)
    _Worker.played, _Worker.every = play(model, scenario_files(folder)), mutants(model)
    gc.collect()
    gc.freeze()  # a mutant makes much that is dropped at once: looked for now and then is soon enough
    gc.disable()


def _verdict(number: int) -> Verdict:
    _Worker.tried += 1
    if _Worker.tried % OFTEN == 0:
        gc.collect()
    return verdict(_Worker.played, _Worker.every[number])
