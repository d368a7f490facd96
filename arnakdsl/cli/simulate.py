"""`arnakc simulate`"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from arnakdsl.bots import BOTS
from arnakdsl.cli.common import CannotRun, chosen_pack, compiled, form_option, named_options, option_pairs, pack_option

if TYPE_CHECKING:
    from arnakdsl.simulate import Plan, Totals


@click.command("simulate")
@click.option("-n", "--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--players", type=click.IntRange(1), default=2, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="All chance comes from it.")
@named_options
@click.option("--bot", type=click.Choice(tuple(BOTS)), default="random", show_default=True, help="Who plays.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of the pack.")
@click.option("--workers", type=click.IntRange(1), help="How many processes; without it, one a core.")
@pack_option
@form_option
@click.pass_context
def command(
    ctx: click.Context,
    games: int,
    players: int,
    seed: int,
    board: str | None,
    difficulty: str | None,
    bot: str,
    options: tuple[str, ...],
    workers: int | None,
    pack: Path | None,
    form: str,
) -> None:
    """Let bots play many games and print the totals.

    The same seed gives the same totals, on any number of cores.

    \b
    Example:
      arnakc simulate -n 500 --players 2 --seed 1
    """
    from arnakrt import RulesError

    from arnakdsl.simulate import Plan, new_game, simulate

    folder = chosen_pack(pack, built=True)
    plan = Plan(folder.absolute(), players, seed, bot, tuple(option_pairs(options, board=board, difficulty=difficulty)))
    rules = compiled(ctx, folder)
    try:
        new_game(rules, plan, 0)
    except RulesError as error:
        raise CannotRun(str(error)) from None
    totals = simulate(rules, plan, games, workers, _progress(games))
    names = rules.program(players, **dict(plan.options)).seat_names
    click.echo(_json(plan, totals, names) if form == "json" else "\n".join(_text(rules.name, plan, totals, names)))


def _progress(games: int) -> Callable[[int], None] | None:
    """A count on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        return None
    return lambda done: click.echo(f"\r{done} of {games} games" + "\n" * (done == games), nl=False, err=True)


# ---------------------------------------------------------------- the totals


def _text(name: str, plan: Plan, totals: Totals, seats: tuple[str, ...]) -> Iterator[str]:
    options = "".join(f", {key} {value}" for key, value in plan.options)
    word = "player" if plan.players == 1 else "players"
    yield f"{name}: {plan.players} {word}, seed {plan.seed}, bot {plan.bot}{options}"
    yield f"{totals.finished} of {totals.games} games finished"
    yield f"{totals.decisions / totals.games:.1f} decisions a game"
    yield ""
    names = list(dict.fromkeys(source for sheet in totals.sources for source in sheet))
    wide = max(map(len, [*names, "least"])) + 2
    yield f"{'':{wide}}" + "".join(f"{seat:>10}" for seat in _columns(plan, seats))
    yield _row("wins", [float(each) for each in totals.wins], wide)
    yield _row("points", [each / totals.games for each in totals.points], wide)
    yield _row("  least", totals.least, wide)
    yield _row("  most", totals.most, wide)
    for source in names:
        yield _row(f"  {source}", [sheet[source] / totals.games for sheet in totals.sources], wide)


def _columns(plan: Plan, seats: tuple[str, ...]) -> list[str]:
    """What the columns are called: numbers of the players, words of the other seats."""
    return [*(f"seat {seat}" for seat in range(1, plan.players + 1)), *seats[plan.players :]]


def _row(name: str, values: list[int] | list[float], wide: int) -> str:
    return f"{name:{wide}}" + "".join(f"{each:>10}" if isinstance(each, int) else f"{each:>10.2f}" for each in values)


def _json(plan: Plan, totals: Totals, names: tuple[str, ...]) -> str:
    games = totals.games
    seats: list[dict[str, Any]] = [
        {
            "name": names[seat],
            "wins": float(totals.wins[seat]),
            "points": totals.points[seat] / games,
            "least": totals.least[seat],
            "most": totals.most[seat],
            "sources": {source: value / games for source, value in totals.sources[seat].items()},
        }
        for seat in range(len(totals.points))
    ]
    head = {"players": plan.players, "seed": plan.seed, "bot": plan.bot, "options": dict(plan.options)}
    counts = {"games": games, "finished": totals.finished, "decisions": totals.decisions / games}
    return json.dumps({"version": 1, **head, **counts, "seats": seats}, indent=2)
