"""`arnakc play`"""

from __future__ import annotations

import shlex
import sys
from functools import partial
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from arnakdsl.api import LANGUAGES
from arnakdsl.bots import BOTS, BotError, bot_of
from arnakdsl.cli.common import (
    NAMED,
    CannotRun,
    chosen_pack,
    complete_bots,
    language_option,
    named_options,
    option_pairs,
    pack_option,
    playable,
    wants_colour,
)

if TYPE_CHECKING:
    from arnakrt import Game, Ruleset

    from arnakdsl.terminal.session import Move

SAID_BY_THE_FILE = ("players", "seed", *NAMED, "options")
LONG = 20
"""The most characters that the name of a kept game has of a pack or a seed."""


@click.command("play")
@click.option("--players", type=click.IntRange(1), default=2, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="All chance comes from it.")
@named_options
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of the pack.")
@click.option(
    "--bot", "bots", multiple=True, metavar="[SEAT=]NAME[:SETTING]", shell_complete=complete_bots,
    help=f"A bot ({', '.join(BOTS)}) for one seat, as 2=random, or for all but the first.",
)  # fmt: skip
@click.option("--record", type=click.Path(path_type=Path), help="Keep every choice in this file.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a record or a save.")
@language_option("the game")
@pack_option
@click.pass_context
def command(
    ctx: click.Context,
    players: int,
    seed: int,
    board: str | None,
    difficulty: str | None,
    options: tuple[str, ...],
    bots: tuple[str, ...],
    record: Path | None,
    resume: Path | None,
    language: str,
    pack: Path | None,
) -> None:
    """Play a game in the terminal, alone against bots or several at one keyboard.

    Keys come from standard input; h shows them.  Every option can be asked what it would do.

    \b
    Example:
      arnakc play --bot random --seed 7 --record game.json
    """
    from arnakrt import RulesError

    from arnakdsl.say.texts import DEFAULT, Texts
    from arnakdsl.terminal.files import FileProblem
    from arnakdsl.terminal.session import Session

    folder = chosen_pack(pack)
    _check_bots(bots)
    model, rules = playable(ctx, folder)
    given = [name for name in SAID_BY_THE_FILE if ctx.get_parameter_source(name) is not ParameterSource.DEFAULT]
    if resume is not None and given:
        raise CannotRun(f"a game that is resumed has its own {given[0]}: leave it out")
    try:
        if resume is not None:
            game, moves = _resumed(rules, resume, language)
        else:
            game, moves = (
                _new(rules, players, seed, dict(option_pairs(options, board=board, difficulty=difficulty))),
                [],
            )
    except FileProblem as problem:
        raise CannotRun(str(problem)) from None
    seats = _seats(bots, game.program.players)
    head = ["arnakc", "play", *(["--pack", str(pack)] if pack else []), *(f"--bot={each}" for each in bots)]
    head += [f"--lang={language}"] if language != "en" else []
    texts = Texts(model, folder / LANGUAGES)
    session = Session(
        model, game, seats, _ask, click.echo,
        record=record,
        resumed=resume,
        keep=_kept(rules, game),
        again=lambda path: shlex.join([*head, "--resume", str(path), "--record", str(path)]),
        language=language,
        said=partial(texts.entry, name=language),
        called=None if language == DEFAULT else partial(texts.called, name=language),
        clear=click.clear if sys.stdout.isatty() else lambda: None,
        title=(lambda text: click.style(text, bold=True)) if wants_colour() else str,
        moves=moves,
    )  # fmt: skip
    try:
        session.start_record()
    except FileProblem as problem:
        raise CannotRun(str(problem)) from None
    try:
        session.run()
    except RulesError as error:  # a bot of another distribution chose what is not offered
        raise CannotRun(str(error)) from None


def _new(rules: Ruleset, players: int, seed: int, options: dict[str, str]) -> Game:
    from arnakrt import RulesError

    try:
        return rules.new_game(players, seed, 0, **options)
    except RulesError as error:
        raise CannotRun(str(error)) from None


def _resumed(rules: Ruleset, path: Path, language: str) -> tuple[Game, list[Move]]:
    """The game of a file at its last moment, and the moves that led to it."""
    from arnakdsl.terminal.files import steps
    from arnakdsl.terminal.session import move_between

    games = steps(rules, path)
    moves = [move_between(before, after, language) for before, after in pairwise(games)]
    return games[-1], moves


def _check_bots(bots: tuple[str, ...]) -> None:
    try:
        for each in bots:
            bot_of(_parted(each)[1], 0)
    except BotError as error:
        raise CannotRun(str(error)) from None


def _parted(bot: str) -> tuple[str, str]:
    """The seat, if one is named, and the bot: `2=mcts:iterations=50` has both."""
    seat, equals, spec = bot.partition("=")
    return (seat, spec) if equals and ":" not in seat else ("", bot)


def _seats(bots: tuple[str, ...], players: int) -> dict[int, str]:
    """The bot of each seat that has one."""
    found: dict[int, str] = {}
    for each in bots:
        seat, name = _parted(each)
        if seat and not (seat.isascii() and seat.isdecimal() and 1 <= int(seat) <= players):
            raise CannotRun(f"there is no seat '{seat}' for a bot: seats go from 1 to {players}")
        for number in [int(seat) - 1] if seat else range(1, players):
            if number in found and (seat or name != found[number]):
                raise CannotRun(f"seat {number + 1} has two bots: name each seat once")
            found[number] = name
    return found


def _kept(rules: Ruleset, game: Game) -> Path | None:
    """Where a game without a record is kept on leaving."""
    from arnakdsl.resources import cache_folder

    folder = cache_folder()
    name = "".join(each if each.isalnum() else "_" for each in rules.name)
    seed = str(game.record()["seed"])
    if len(seed) > LONG:
        seed = sha256(seed.encode()).hexdigest()[:LONG]
    return folder / f"play-{name[:LONG]}-{seed}.json" if folder else None


def _ask(prompt: str) -> str | None:
    """A line of standard input; shown again where no terminal shows it."""
    click.echo(prompt, nl=False)
    sys.stdout.flush()
    try:
        binary = getattr(sys.stdin, "buffer", None)
        line = binary.readline().decode("utf-8", "replace") if binary is not None else sys.stdin.readline()
    except (AttributeError, OSError, ValueError):  # it is closed
        return None
    if not line:
        return None
    typed = line.rstrip("\r\n")
    if not sys.stdin.isatty():
        click.echo("".join(each if each.isprintable() else "?" for each in typed[:60]))
    return typed
