"""`arnakc selftest`"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from arnakdsl.cli.common import CannotRun, chosen_pack, option_pairs, pack_option, playable

if TYPE_CHECKING:
    from arnakdsl.selftest import Tally


@click.command("selftest")
@click.option(
    "-n", "--games", type=click.IntRange(0), default=2, show_default=True, help="Games of each sort of the pack."
)
@click.option("--packs", type=click.IntRange(0), default=10, show_default=True, help="Packs with random effects.")
@click.option("--seed", type=int, default=0, show_default=True, help="The first seed; all chance comes from them.")
@click.option("--players", type=click.IntRange(1), help="How many play; without it, every number.")
@click.option(
    "--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of the pack; without it, every value."
)
@click.option("--keep", type=click.Path(path_type=Path), help="A folder for random packs with a difference.")
@pack_option
@click.pass_context
def command(
    ctx: click.Context,
    games: int,
    packs: int,
    seed: int,
    players: int | None,
    options: tuple[str, ...],
    keep: Path | None,
    pack: Path | None,
) -> None:
    """Play compiled rules and a plain interpreter of their text side by side.

    Both get the same random choices and must agree on every question, on every option and on all of every position: in
    games of the pack, and of packs whose effects are made at random.  The first difference of each game is told, with the
    choices that lead to it; exit status 1.

    \b
    Example:
      arnakc selftest -n 5 --packs 20
    """
    from arnakrt import RulesError

    from arnakdsl.linking import link
    from arnakdsl.selftest import of_pack, of_random, sorts_of

    model, rules = playable(ctx, chosen_pack(pack))
    try:
        sorts = sorts_of(rules, players, dict(option_pairs(options)))
    except RulesError as error:
        raise CannotRun(str(error)) from None
    if keep is not None:
        _make(keep)
    seeds = range(seed, seed + games)
    tallies = [(rules.name, of_pack(rules, link(model)[0], sorts, seeds, _progress(games * len(sorts))))]
    if packs:
        tallies.append((f"{packs} random packs", of_random(range(seed, seed + packs), _progress(None), keep)))
    for name, tally in tallies:
        _tell(name, tally)
    ctx.exit(any(tally.differences for _, tally in tallies))


def _make(keep: Path) -> None:
    """A folder with nothing in it that could be written over."""
    from arnakdsl.loading import shown

    try:
        keep.mkdir(parents=True, exist_ok=True)
        full = any(keep.iterdir())
    except (OSError, ValueError):
        raise CannotRun(f"'{shown(keep)}' cannot be a folder for packs: name another") from None
    if full:
        raise CannotRun(f"'{shown(keep)}' is not empty: name another folder for packs")


def _progress(games: int | None) -> Callable[[int], None] | None:
    """A count on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        return None
    of = f" of {games}" if games else ""
    return lambda done: click.echo(f"\r{done}{of} games" + "\n" * (done == games), nl=False, err=True)


def _tell(name: str, tally: Tally) -> None:
    for each in tally.differences:
        click.echo(f"{name}: {each}")
    effects = f" of {tally.effects:,} effects" if tally.effects else ""
    number = len(tally.differences)
    found = "no difference" if not number else "1 difference" if number == 1 else f"{number} differences"
    games = f"{tally.games:,} game{'' if tally.games == 1 else 's'}"
    click.echo(f"{name}: {games}{effects}, {tally.decisions:,} decisions: {found}")
