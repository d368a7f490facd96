"""Saves and records: a moment of a game as text, and the way to it.

A save is one line of JSON that ends in a sum over all that stands before it.  Its many numbers stand in it as bytes in base64;
where one of them does not fit into these, they stand as lists.
"""

from __future__ import annotations

import json
from binascii import a2b_base64, b2a_base64
from collections.abc import Sequence
from itertools import chain, compress, count
from json import encoder
from json.encoder import encode_basestring_ascii as _quoted
from struct import calcsize, error, pack, unpack_from
from typing import Any
from zlib import crc32

from arnakrt.arguments import cut
from arnakrt.choices import damaged, packed
from arnakrt.game import Game
from arnakrt.position import set_position
from arnakrt.ruleset import Program, RulesError, Ruleset
from arnakrt.state import ME, OVER, State

FORMAT = 4
CHECK = ',"check":'
"""Before the last of a save: a sum over all that stands before it, so that damage is seen."""
START = ',"start":'
"""What stands before it is the same in all saves of one program."""
_encoder = json.JSONEncoder(separators=(",", ":"), check_circular=False)
_encode = _encoder.encode
_made = getattr(encoder, "c_make_encoder", None)
_pieces = _made and _made(None, _encoder.default, _quoted, None, ":", ",", False, False, True)
_decode = json.JSONDecoder().raw_decode


def to_json(game: Game) -> str:
    """`Game.to_json`."""
    s, program, origin = game._read(), game.program, game._origin
    paths: dict[int, int] = {}
    asking = OVER if s.asking == OVER else paths.setdefault(s.asking, 0)
    stack, left = [], s.stack
    while left:
        number, names, left = left
        stack.append((paths.setdefault(number, len(paths)), names))
    known = [*compress(count(), s.known)]
    small, wide = [*s.cells], program.wide_cells(s.cells)
    for at in program.wide:
        small[at] = 0
    small += map(len, s.piles)
    small += s.chance
    for at in known:
        small += s.known[at]
    body = (
        f'{_head(game)}{START}{origin["start"]},"game_seed":{origin["seed"]}{_beginning(game)}'
        f',"paths":[{",".join([_quoted(program.paths[number]) for number in paths])}]'
        f',"asking":{asking},"own":{s.own},"seed":{s.seed}'
        f',"open":{_quickly((s.options, s.locals, stack, known))}'
        f',"numbers":{_packed(small, wide, [*chain.from_iterable(s.piles)])}'
        f',"choices":"{_choices(game)}"'
    )
    return f"{body}{CHECK}{crc32(body.encode())}}}"


def _quickly(value: Any) -> str:
    """The same as `_encode`, which makes its encoder anew each time."""
    return "".join(_pieces(value, 0)) if _pieces else _encode(value)


def _choices(game: Game) -> str:
    """The choices as a save has them; so the game keeps them too, so that its next save packs only what comes after."""
    at, undone = game._undone
    same = at is game._choices
    game._choices = packed(game._choices)
    if same:
        game._undone = game._choices, undone
    return game._choices


def _head(game: Game) -> str:
    """What the saves of a program begin with."""
    program = game.program
    if not program.save_head:
        head = {
            "format": FORMAT, "ruleset": game.rules.hash, "pack": game.rules.name, "players": program.players,
            "pack_options": program.options,
        }  # fmt: skip
        program.save_head = _encode(head)[:-1]
    return program.save_head


def _beginning(game: Game) -> str:
    if "position" in game._origin or "state" in game._origin:
        return f",{_encode(beginning(game))[1:-1]}"
    return ""


def beginning(game: Game) -> dict[str, Any]:
    """Where a game began, if that was neither a set-up nor what was laid out: a position, or a state as a save of it."""
    origin = game._origin
    if "position" in origin:
        return {"position": origin["position"]}
    if "state" in origin:
        plain = {name: each for name, each in origin.items() if name != "state"}
        return {"state": to_json(Game(game.rules, game.program, origin["state"], (), plain))}
    return {}


def _packed(small: list[int], wide: tuple[int, ...], things: list[int]) -> str:
    """Numbers as a JSON value."""
    try:
        found = bytes(small) + pack(f"<{len(wide)}q{len(things)}H", *wide, *things)
    except (ValueError, error):
        return _encode((small, wide, things))
    return f'"{b2a_base64(found, newline=False).decode()}"'


Things = tuple[int, ...]
Numbers = tuple[Sequence[int], Sequence[int], Things]
"""What is small, what may be large, and the things of all piles."""


def _unpacked(value: Any, program: Program) -> Numbers:
    """What was packed."""
    if isinstance(value, list):
        small, wide, things = value
        return small, wide, tuple(things)
    template, large, found = program.template, len(program.wide), a2b_base64(value)
    first = len(template.cells)
    form = f"<{large}q{sum(found[first : first + len(template.piles)])}H"
    start = len(found) - calcsize(form)
    numbers = unpack_from(form, found, start)
    return found[:start], numbers[:large], numbers[large:]


def restore(rules: Ruleset, text: str) -> Game:
    """`Ruleset.restore`."""
    body, _, check = text.rpartition(CHECK) if isinstance(text, str) else ("", "", "")
    head, start, rest = body.partition(START)
    if not start or check != f"{crc32(body.encode(errors='surrogatepass'))}}}":
        _read_head(rules, text)
        raise damaged()
    try:
        program = rules.save_heads.get(head)
        if program is None:
            saved = _read_head(rules, f"{head}}}")
            program = rules.save_heads[head] = rules.program(saved["players"], **saved["pack_options"])
        return _restored(rules, program, _decoded(f"{{{start[1:]}{rest}}}"))
    except RulesError:
        raise
    except (KeyError, TypeError, IndexError, AttributeError, ValueError, OverflowError, RecursionError, error):
        raise damaged() from None


def _decoded(text: str) -> dict[str, Any]:
    saved: dict[str, Any]
    saved, end = _decode(text)
    if end != len(text):
        raise damaged()
    return saved


def _read_head(rules: Ruleset, text: str) -> dict[str, Any]:
    """What a save begins with, if it is one of this ruleset."""
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError, TypeError):
        raise RulesError("this is no save: it is not JSON") from None
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise RulesError(f"this is no save of format {FORMAT}")
    if saved.get("ruleset") != rules.hash:
        pack, ruleset = cut(saved.get("pack")), cut(saved.get("ruleset"))
        raise RulesError(f"this save belongs to another ruleset ('{pack}' {ruleset})")
    return saved


def _restored(rules: Ruleset, program: Program, saved: dict[str, Any]) -> Game:
    origin = {
        "players": program.players,
        "seed": saved["game_seed"],
        "start": saved["start"],
        "options": program.options,
    }
    if "position" in saved:
        origin["position"] = saved["position"]
    if "state" in saved:
        origin["state"] = restore(rules, saved["state"]).state
    return Game(rules, program, _state(program, saved), str(saved["choices"]), origin)


def _state(program: Program, saved: dict[str, Any]) -> State:
    numbers, template = program.frame_numbers, program.template
    table = [numbers[path] for path in saved["paths"]]
    options, names, stack, known = saved["open"]
    s = State()
    s.asking = OVER if saved["asking"] == OVER else table[saved["asking"]]
    s.own, s.options, s.seed = saved["own"], options, saved["seed"]
    s.locals, s.stack = _tuples(names), ()
    for number, each in reversed(stack):
        s.stack = (table[number], _tuples(each), s.stack)
    small, wide, things = _unpacked(saved["numbers"], program)
    first = len(template.cells)
    last = first + len(template.piles)
    s.cells = [*small[:first]]
    for at, number in zip(program.wide, wide, strict=True):
        s.cells[at] = number
    s.piles = _piles(small[first:last], things)
    start = last + len(template.chance)
    s.chance = (*small[last:start],)
    masks = [*template.known]
    for at in known:
        stop = start + len(s.piles[at])
        masks[at] = (*small[start:stop],)
        start = stop
    s.known, s.lent = masks, False
    s.log = None
    if start != len(small) or not _fits(program, s):
        raise ValueError("state")
    return s


def _piles(sizes: Sequence[int], things: Things) -> list[tuple[int, ...]]:
    piles: list[tuple[int, ...]] = [()] * len(sizes)
    start = 0
    for at in compress(count(), sizes):
        stop = start + sizes[at]
        piles[at] = things[start:stop]
        start = stop
    if start != len(things):
        raise ValueError("sizes")
    return piles


def _tuples(value: list[Any]) -> tuple[Any, ...]:
    return tuple([_tuples(each) if type(each) is list else each for each in value])


def _fits(program: Program, s: State) -> bool:
    """Could it be a state of the program, as far as that is seen at once?"""
    template = program.template
    return (
        len(s.chance) == len(template.chance)
        and (s.asking == OVER or program.takes[s.asking] is not None)
        and 0 <= s.own <= len(s.options)
        and 0 <= s.cells[ME] <= program.seats
    )


def replay(rules: Ruleset, record: dict[str, Any]) -> Game:
    """Play a record move by move.

    Raises:
        RulesError: It belongs to another ruleset, or a choice is not offered.
    """
    if not isinstance(record, dict) or not isinstance(record.get("choices"), list):
        raise RulesError("this is no record of a game")
    if record.get("ruleset") != rules.hash:
        raise RulesError(f"this record belongs to another ruleset ('{cut(record.get('pack'))}')")
    game = begun(rules, record)
    for choice in record["choices"]:
        game.choose(choice)
    return game


def begun(rules: Ruleset, origin: dict[str, Any]) -> Game:
    """A game as it was before its first choice.

    Raises:
        RulesError: The ruleset knows no such game.
    """
    options = origin.get("options", {})
    numbers = [origin.get("players"), origin.get("seed"), origin.get("start", 0)]
    if not isinstance(options, dict) or any(type(each) is not int for each in numbers):
        raise RulesError("this record does not say which game was played")
    for name in options:
        rules.values_of(name)
    if "position" in origin:
        return set_position(rules, origin["position"], origin["players"], origin["seed"], **options)
    if "state" in origin:
        return _stood(rules, origin)
    return rules.new_game(origin["players"], origin["seed"], origin.get("start", 0), **options)


def _stood(rules: Ruleset, origin: dict[str, Any]) -> Game:
    """A game that begins with a state, which a record has as a save."""
    state = origin["state"]
    if not isinstance(state, State):
        saved = restore(rules, state)
        if saved._choices or {**origin, **saved._origin} != origin:
            raise RulesError("this record does not say which game was played")
        state, origin = saved.state, {**saved._origin, "state": saved.state}
    program = rules.program(origin["players"], **origin["options"])
    return Game(rules, program, state.copy(), (), origin)
