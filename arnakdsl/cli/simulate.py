"""`arnakc simulate`"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from arnakdsl.bots import BOTS, BotError, bot_of
from arnakdsl.cli.common import (
    CannotRun,
    chosen_pack,
    compiled,
    complete_bots,
    form_option,
    language_option,
    named_options,
    option_pairs,
    pack_option,
)
from arnakdsl.names import did_you_mean

if TYPE_CHECKING:
    from arnakrt import Ruleset

    from arnakdsl.simulate import Plan, Totals
    from arnakdsl.usage import Use

SHOWN = 5
"""Entries at either end that are shown unasked."""
ALL = "all"


@click.command("simulate")
@click.option("-n", "--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--players", type=click.IntRange(1), default=2, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="All chance comes from it.")
@named_options
@click.option(
    "--bot",
    "bots",
    multiple=True,
    default=("random",),
    show_default=True,
    metavar="NAME[:SETTING]",
    shell_complete=complete_bots,
    help=f"Who plays ({', '.join(BOTS)}): once for all seats, or once for each.",
)
@click.option(
    "--entries",
    "kinds",
    multiple=True,
    metavar="KIND",
    help="Show all entries of a kind, offered and used, or of all kinds ('all').",
)
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of the pack.")
@click.option("--workers", type=click.IntRange(1), help="How many processes; without it, one a core.")
@language_option("the names of entries; without it, their ids alone are shown", default=None)
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
    bots: tuple[str, ...],
    kinds: tuple[str, ...],
    options: tuple[str, ...],
    workers: int | None,
    language: str | None,
    pack: Path | None,
    form: str,
) -> None:
    """Let bots play many games and print the totals.

    The same seed gives the same totals, on any number of cores, but for bots that are given seconds to think.

    For each thing that options name: how many seats were offered it in a game, how many used it, their mean points, those
    of the seats that were offered it and never used it, and the difference with its 95 % interval.

    \b
    Example:
      arnakc simulate -n 500 --players 2 --seed 1
      arnakc simulate -n 20 --bot mcts --bot greedy --entries item
    """
    from arnakrt import RulesError

    from arnakdsl.simulate import Plan, new_game, simulate

    folder = chosen_pack(pack, built=True)
    plan = Plan(
        folder.absolute(), players, seed, bots, tuple(option_pairs(options, board=board, difficulty=difficulty))
    )
    _check_bots(bots)
    rules = compiled(ctx, folder)
    _check_kinds(rules, kinds)
    try:
        new_game(rules, plan, 0)
        totals = simulate(rules, plan, games, workers, _progress(games))
    except (BotError, RulesError) as error:
        raise CannotRun(str(error)) from None
    names = rules.program(players, **dict(plan.options)).seat_names
    entries = _entries(rules, plan, totals)
    called = {entry: rules.called(entry, language) for _, entry, _ in entries} if language else {}
    if form == "json":
        click.echo(_json(plan, totals, names, entries, called))
        return
    wanted = [each for each in entries if each[0] in kinds or ALL in kinds]
    table = _table(wanted, called) if kinds else _ends(entries, called)
    click.echo("\n".join([*_text(rules.name, plan, totals, names), "", *table]))


def _check_bots(bots: tuple[str, ...]) -> None:
    try:
        for each in bots:
            bot_of(each, 0)
    except BotError as error:
        raise CannotRun(str(error)) from None


def _check_kinds(rules: Ruleset, kinds: tuple[str, ...]) -> None:
    for kind in kinds:
        if kind != ALL and not rules.entries(kind):
            hint = did_you_mean(kind, rules.kinds)
            raise CannotRun(f"there is no entry of a kind '{kind[:40]}'" + (f": {hint}" if hint else ""))


def _progress(games: int) -> Callable[[int], None] | None:
    """A count on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        return None
    return lambda done: click.echo(f"\r{done} of {games} games" + "\n" * (done == games), nl=False, err=True)


# ---------------------------------------------------------------- the totals


def _text(name: str, plan: Plan, totals: Totals, seats: tuple[str, ...]) -> Iterator[str]:
    options = "".join(f", {key} {value}" for key, value in plan.options)
    word = "player" if plan.players == 1 else "players"
    bots = f"bot {plan.bots[0]}" if len(plan.bots) == 1 else f"bots {' '.join(plan.bots)}"
    yield f"{name}: {plan.players} {word}, seed {plan.seed}, {bots}{options}"
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


Counted = tuple[str, str, "Use"]
"""A kind, the id of an entry, and its use."""


def _entries(rules: Ruleset, plan: Plan, totals: Totals) -> list[Counted]:
    """The things of this game, of each kind of which any was offered, in the order of the content."""
    from arnakdsl.usage import Use

    things = set(rules.program(plan.players, **dict(plan.options)).things)
    kinds = [kind for kind in rules.kinds if any(entry in totals.usage for entry in rules.entries(kind))]
    return [
        (kind, entry, totals.usage.get(entry, Use()))
        for kind in kinds
        for entry in rules.entries(kind)
        if entry in things
    ]


def _ends(entries: list[Counted], called: dict[str, str]) -> Iterator[str]:
    """The entries that surely went with the most points and with the fewest: by the end of the interval nearer to 0."""
    sure = [(each[2].interval, each) for each in entries]
    above = sorted(((low[0], each) for low, each in sure if low and low[0] > 0), key=lambda pair: -pair[0])
    below = sorted(((high[1], each) for high, each in sure if high and high[1] < 0), key=lambda pair: pair[0])
    if not above and not below:
        yield "no entry surely went with more or with fewer points in so many games; --entries all shows them"
        return
    if above:
        yield "seats that used these had more points than others that were offered them"
        yield from _table([each for _, each in above[:SHOWN]], called)
    if below:
        yield "seats that used these had fewer points than others that were offered them"
        yield from _table([each for _, each in below[:SHOWN]], called)


def _table(entries: list[Counted], called: dict[str, str]) -> Iterator[str]:
    wide = max(map(len, [*(entry for _, entry, _ in entries), "entry"])) + 2
    first = max(map(len, [*(kind for kind, _, _ in entries), "kind"])) + 2
    yield f"{'kind':{first}}{'entry':{wide}}{'offered':>8}{'used':>8}{'with':>9}{'without':>9}{'difference':>12}   95 % interval"
    for kind, entry, use in entries:
        cells = f"{use.offered:>8}{use.used.seats:>8}{_points(use.used.mean, 9)}{_points(use.unused.mean, 9)}"
        interval = f"   {use.interval[0]:.2f} to {use.interval[1]:.2f}" if use.interval else ""
        name = f"  {called[entry]}" if called.get(entry) else ""
        yield f"{kind:{first}}{entry:{wide}}{cells}{_points(use.difference, 12)}{interval or ' ' * 17 * bool(name)}{name}".rstrip()


def _points(value: float | None, wide: int) -> str:
    return f"{'-':>{wide}}" if value is None else f"{value:>{wide}.2f}"


def _json(plan: Plan, totals: Totals, names: tuple[str, ...], entries: list[Counted], called: dict[str, str]) -> str:
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
    head = {"players": plan.players, "seed": plan.seed, "bots": list(plan.seats), "options": dict(plan.options)}
    counts = {"games": games, "finished": totals.finished, "decisions": totals.decisions / games}
    uses = [
        {
            "kind": kind,
            "id": entry,
            **({"name": called[entry]} if called else {}),
            "offered": use.offered,
            "used": use.used.seats,
            "points_with": use.used.mean,
            "points_without": use.unused.mean,
            "difference": use.difference,
            "interval": use.interval,
        }
        for kind, entry, use in entries
    ]
    return json.dumps({"version": 1, **head, **counts, "seats": seats, "entries": uses}, indent=2, ensure_ascii=False)
