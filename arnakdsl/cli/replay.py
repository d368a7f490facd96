"""`arnakc replay`"""

from __future__ import annotations

import json
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from arnakdsl.api import LANGUAGES
from arnakdsl.cli.common import CannotRun, chosen_pack, form_option, language_option, pack_option, playable

if TYPE_CHECKING:
    from arnakrt import Game

    from arnakdsl.terminal.session import Move
    from arnakdsl.terminal.words import Words


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--until", type=click.IntRange(0), help="Stop after so many choices and show the screen.")
@language_option("the game")
@pack_option
@form_option
@click.pass_context
def command(ctx: click.Context, file: Path, until: int | None, language: str, pack: Path | None, form: str) -> None:
    """Go through a record or a save of a game, move by move.

    \b
    Example:
      arnakc replay game.json --until 20
    """
    from arnakdsl.say.texts import DEFAULT, Texts
    from arnakdsl.terminal.files import FileProblem, shown, steps
    from arnakdsl.terminal.screen import Screen
    from arnakdsl.terminal.session import final, move_between, screen_of
    from arnakdsl.terminal.words import words_of

    folder = chosen_pack(pack)
    model, rules = playable(ctx, folder)
    try:
        games = steps(rules, file)
    except FileProblem as problem:
        raise CannotRun(str(problem)) from None
    if until is not None and until >= len(games):
        raise CannotRun(f"'{shown(file)}' has {len(games) - 1} choices, not {until}")
    games = games if until is None else games[: until + 1]
    game = games[-1]
    moves = [move_between(before, after, language) for before, after in pairwise(games)]
    if form == "json":
        click.echo(json.dumps(_data(game, moves), indent=2, ensure_ascii=False))
        return
    for line in _lines(game, moves, words_of(language)):
        click.echo(line)
    if until is not None and game.decision is not None:
        texts = Texts(model, folder / LANGUAGES)
        called = None if language == DEFAULT else partial(texts.called, name=language)
        screen = Screen(model, game.program, partial(texts.entry, name=language), words_of(language), called)
        for line in screen_of(model, game, language, screen):
            click.echo(line)
        return
    for line in final(game, words_of(language)):
        click.echo(line)


def _lines(game: Game, moves: list[Move], words: Words) -> list[str]:
    from arnakdsl.terminal.layout import flow

    record = game.record()
    options = "".join(f", {key} {value}" for key, value in record["options"].items())
    head = words("record", pack=record["pack"], n=record["players"], seed=str(record["seed"]))
    lines = [f"{head}{options}"]
    for number, move in enumerate(moves, 1):
        text = move.id if move.text == move.id else f"{move.id}  {move.text}"
        lines += flow([f"{number:>4} {game.program.seat_names[move.seat]} {text}"], indent="        ")
    return lines


def _data(game: Game, moves: list[Move]) -> dict[str, Any]:
    record = game.record()
    head = {key: record[key] for key in ("pack", "ruleset", "players", "seed", "start", "options")}
    told = [{"seat": move.seat, "id": move.id, "text": move.text} for move in moves]
    return {"version": 1, **head, "moves": told, "over": game.over, "scores": game.scores, "ranking": game.ranking}
