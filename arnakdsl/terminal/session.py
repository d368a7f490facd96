"""A game at the terminal: bots move, people are asked, each choice is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from arnakrt.ruleset import RulesError
from arnakrt.state import ME

from arnakdsl.bots import bot_of
from arnakdsl.simulate import seed_of
from arnakdsl.terminal.files import FileProblem, beginnable, free, replaceable, shown, write, write_record
from arnakdsl.terminal.layout import WIDTH, columns, cut, flow, table
from arnakdsl.terminal.preview import foreseen, preview
from arnakdsl.terminal.screen import Screen
from arnakdsl.terminal.sight import Cards, Seen, sight
from arnakdsl.terminal.words import Words, valued, words_of

if TYPE_CHECKING:
    from arnakrt import Decision, Game, Option
    from arnakrt.ruleset import Program
    from arnakrt.state import State
    from arnakrt.why import Why

    from arnakdsl.model import Model

LINES = 60
"""Screen and options together, where the options can be told in full."""
LOG = 12


@dataclass(slots=True)
class Move:
    """A choice that was made, and the game before it.  `secret`: other seats may not know what was chosen."""

    before: Game
    seat: int
    id: str
    text: str
    secret: bool = False
    by_itself: tuple[str, ...] = ()


class Heard(list[int]):
    """The options that a game takes by itself, and the seats that they are of."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self.seats: list[int] = []

    def append(self, code: int) -> None:
        super().append(code)
        self.seats.append(self.state.cells[ME] - 1)


@dataclass(slots=True)
class Session:
    """One game, its seats and where it is kept.

    Attributes:
        bots: The name of the bot of each seat that is not a person's.
        ask: The next line that was typed, without its end; none at the end of input.
        say: Shows a line.
        record: Where every choice is kept.
        resumed: Where the game was read from.
        keep: Where the game is kept on leaving, if there is no record; with a number behind, if another game is there.
        again: The command that goes on with a file.
        said: What the effects of an entry say, by attribute.
        called: The name of a thing, where the language has one of its own.
    """

    model: Model
    game: Game
    bots: dict[int, str]
    ask: Callable[[str], str | None]
    say: Callable[[str], None]
    record: Path | None = None
    resumed: Path | None = None
    keep: Path | None = None
    again: Callable[[Path], str] = str
    language: str = "en"
    said: Callable[[str], dict[str, str]] = lambda entry: {}
    called: Callable[[str], str] | None = None
    clear: Callable[[], None] = lambda: None
    title: Callable[[str], str] = str
    moves: list[Move] = field(default_factory=list)
    screen: Screen = field(init=False)
    words: Words = field(init=False)
    seed: int = field(init=False)
    turn_of: int = -1

    def __post_init__(self) -> None:
        self.words = words_of(self.language)
        self.screen = Screen(self.model, self.game.program, self.said, self.words, self.called)
        self.seed = self.game.record()["seed"]

    @property
    def people(self) -> list[int]:
        """The seats that are asked here."""
        return [seat for seat in range(self.game.program.players) if seat not in self.bots]

    def run(self) -> None:
        """Play to the end of the game or of the input."""
        try:
            while (decision := self.game.decision) is not None:
                if decision.player in self.bots:
                    self._bot(decision)
                elif not self._person(decision):
                    self._leave()
                    return
        except KeyboardInterrupt:
            self.say("")
            self._leave()
            return
        for line in final(self.game, self.words):
            self.say(line)

    def _name(self, seat: int) -> str:
        return self.game.program.seat_names[seat]

    # ------------------------------------------------------------ choices

    def _bot(self, decision: Decision) -> None:
        """A bot is made afresh for each decision, so that undo and resuming do not change what it does."""
        seed = seed_of(self.seed, "bot", decision.player, len(self.moves))
        self._choose(bot_of(self.bots[decision.player], seed).choose(self.game))
        for line in self._told(self.moves[-1], self.people[0] if len(self.people) == 1 else -1):
            self.say(line)

    def _choose(self, choice: Option | int | str) -> None:
        before = self.game.clone()
        heard = self.game.state.log = Heard(self.game.state)
        self.game.choose(choice)
        self.game.state.log = None
        self.moves.append(move_between(before, self.game, self.language, heard))
        self._record()

    def start_record(self) -> None:
        """Begin the record.

        Raises:
            FileProblem: It cannot be written, or something else would be lost.
        """
        if self.record is not None:
            (replaceable if self.record == self.resumed else beginnable)(self.record, self.game)
            write_record(self.record, self.game)

    def _record(self) -> None:
        if self.record is not None:
            try:
                write_record(self.record, self.game)
            except FileProblem as problem:
                self.say(self.words("not-recorded", problem=str(problem)))

    def _told(self, move: Move, seat: int) -> list[str]:
        """A move as a seat may hear of it."""
        what = move.text if move.text == move.id else f"{move.id}: {move.text}"
        if move.secret and move.seat != seat:
            what = self.words("secret", word=move.id.partition(":")[0])
        if move.by_itself and not move.secret:
            what = self.words("further", what=what, ids=", ".join(move.by_itself))
        return flow([f"{self._name(move.seat)}: {what}"], indent="    ")

    # ------------------------------------------------------------ a person's decision

    def _person(self, decision: Decision) -> bool:
        """Ask until an option is taken or undone; false to leave."""
        seat = decision.player
        if seat != self.turn_of and len(self.people) > 1:
            if self.turn_of >= 0:
                self.clear()
            self.say(self.title(f"---- {self.words('turn', seat=self._name(seat))} ----"))
        self.turn_of = seat
        head, *below = screen_of(self.model, self.game, self.language, self.screen)
        for line in (self.title(head), *below):
            self.say(line)
        while (typed := self.ask(f"{self._name(seat)}> ")) is not None:
            word, _, rest = typed.strip().partition(" ")
            if word in ("q", "quit"):
                return False
            if word in ("u", "undo") and not rest:
                if self._undo():
                    return True
                continue
            answer = self._command(word, rest.strip(), decision)
            if answer is not None:
                for line in answer:
                    self.say(line)
                continue
            index, problem = found(decision, typed.strip(), self.words)
            if problem:
                self.say(problem)
                continue
            self._choose(index)
            for line in self._told(self.moves[-1], seat):
                self.say(line)
            return True
        self.say("")
        return False

    def _command(self, word: str, rest: str, decision: Decision) -> list[str] | None:
        """What a command answers; none if it is no command."""
        if word.startswith("?"):
            return self._explained(decision, f"{word[1:]} {rest}".strip())
        if word in ("s", "save") and rest:
            return self._saved(Path(rest))
        if word == "why" and rest:
            return self._why(decision, rest)
        if rest:
            return None
        match word:
            case "":
                return [self.words("type")]
            case "h" | "help":
                return self.words("help").splitlines()
            case "l" | "log":
                return self._log(decision.player)
            case "v" | "view":
                return whole(sight(self.game, decision.player), self.words)
            case "s" | "save":
                return [self.words("name-file")]
            case "why":
                return [self.words("name-option")]
        return None

    def _explained(self, decision: Decision, wanted: str) -> list[str]:
        if not wanted:
            return self.words("help").splitlines()
        index, problem = found(decision, wanted, self.words)
        if problem:
            return self.screen.entry(wanted) or self._not_offered(wanted) or [problem]
        option = decision.options[index]
        text = option.text(self.language)
        head = flow([option.id if text == option.id else f"{option.id}: {text}"], indent="  ")
        return [*head, *preview(self.game, index, decision.player, self.words)]

    def _why(self, decision: Decision, wanted: str) -> list[str]:
        """Why an option is not offered; of one that is, what it would do."""
        index, problem = found(decision, wanted, self.words)
        if problem:
            return self._not_offered(wanted) or [problem]
        return told(self.game.why(decision.options[index].id, self.language), self.words)

    def _not_offered(self, wanted: str) -> list[str]:
        """Why an option is not offered; nothing if there is no such option, or nothing that knows why."""
        try:
            answer = self.game.why(wanted, self.language)
        except RulesError:
            return []
        return told(answer, self.words) if all(each.file for each in answer.reasons) else []

    def _log(self, seat: int) -> list[str]:
        first = max(0, len(self.moves) - LOG)
        lines = [line for move in self.moves[first:] for line in self._told(move, seat)]
        return lines or [self.words("no-move")]

    def _undo(self) -> bool:
        """Go back to the last decision of a person; says why it cannot."""
        at = next((at for at in reversed(range(len(self.moves))) if self.moves[at].seat not in self.bots), None)
        if at is None:
            self.say(self.words("nothing-to-undo"))
            return False
        before = self.moves[at].before
        if len(self.people) > 1 and not foreseen(before, self.game):
            self.say(self.words("no-undo"))
            return False
        self.game = before.clone()
        del self.moves[at:]
        self._record()
        self.say(self.words("undone", n=at + 1))
        return True

    # ------------------------------------------------------------ keeping

    def _saved(self, path: Path) -> list[str]:
        moment = path.with_name(f"{path.name}.save") if path.name else path
        try:
            for each in (path, moment):
                replaceable(each, self.game)
            write_record(path, self.game)
            write(moment, self.game.to_json() + "\n")
        except FileProblem as problem:
            return [self.words("not-saved", problem=str(problem))]
        return flow(
            [self.words("saved", file=shown(path)), self.words("saved-moment", file=shown(moment))], indent="  "
        )

    def _leave(self) -> None:
        """Say how to go on; keep the game where nothing did so yet."""
        if self.record is None and not self.moves:
            self.say(self.words("nothing-kept"))
            return
        try:
            path = self.record or (free(self.keep, self.game) if self.keep else None)
            if path is None:
                raise FileProblem(self.words("no-folder"))
            write_record(path, self.game)
        except FileProblem as problem:
            self.say(self.words("not-kept", problem=str(problem)))
            return
        self.say(self.words("kept", n=len(self.moves)))
        self.say(f"  {self.again(path)}")


# ---------------------------------------------------------------- the screen and the options


def screen_of(model: Model, game: Game, language: str, screen: Screen | None = None) -> list[str]:
    """What the seat that is asked sees, and its options."""
    decision = game.decision
    assert decision is not None
    seat = decision.player
    lines = (screen or Screen(model, game.program)).lines(sight(game, seat), seat)
    asked = decision.text(language)
    prompt = decision.prompt.replace("_", " ")
    own = asked not in (decision.prompt, prompt)
    words = words_of(language)
    said = words("asked" if own else "asked-prompt", seat=game.program.seat_names[seat], asked=asked if own else prompt)
    return [*lines, cut(said), *offered(decision, language, LINES - len(lines) - 2)]


def found(decision: Decision, typed: str, words: Words) -> tuple[int, str]:
    """The index of the option that was meant, and a sentence if there is none."""
    ids = decision.options.ids()
    if typed.isascii() and typed.isdecimal():
        number = int(typed[:9])
        if 1 <= number <= len(ids) and len(typed) < 10:
            return number - 1, ""
        return -1, words("no-number", typed=cut(typed, 20), last=len(ids))
    if typed in ids:
        return ids.index(typed), ""
    meant = [at for at, each in enumerate(ids) if each.startswith(typed)]
    if len(meant) == 1:
        return meant[0], ""
    name = cut("".join(each if each.isprintable() else "?" for each in typed), 30)
    if meant:
        return -1, words("many-begin", typed=name, n=len(meant))
    return -1, words("neither", typed=name)


FEW = 9  # so many options are always told with their texts


def offered(decision: Decision, language: str, room: int) -> list[str]:
    """The options with their numbers: a line each with its text where there is room, else their ids in columns."""
    pairs = [(option.id, _text(option, language)) for option in decision.options]
    numbers = [f"{at:>2}" for at in range(1, len(pairs) + 1)]
    if len(pairs) <= max(room, FEW) and any(text for _, text in pairs):
        return [
            cut(f"{number} {name}  {text}".rstrip()) if text else f"{number} {name}"
            for number, (name, text) in zip(numbers, pairs, strict=True)
        ]
    return columns([f"{number} {name}" for number, (name, _) in zip(numbers, pairs, strict=True)])


def _text(option: Option, language: str) -> str:
    text = option.text(language)
    return "" if text == option.id else text


def told(answer: Why, words: Words) -> list[str]:
    """An answer in lines that fit."""
    lines: list[str] = []
    for each in _answered(answer, words):
        lead = len(each) - len(each.lstrip())
        lines += [" " * lead + line for line in flow(each.split(), WIDTH - lead, indent="    ")]
    return lines


def _answered(answer: Why, words: Words) -> Iterator[str]:
    """The lines of an answer, which says itself in English what is around its sentences."""
    if not answer.offered:
        yield words("not-offered", id=answer.id)
        for reason in answer.reasons:
            yield from reason.lines(1)
        return
    yield answer.id if answer.effect == answer.id else f"{answer.id}: {answer.effect}"
    for change in answer.changes:
        yield f"  {change.part}: {valued(change.before, words)} -> {valued(change.after, words)}"
    if answer.unsure:
        yield f"  {words('unsure', parts=', '.join(answer.unsure))}"
    if not answer.changes and not answer.unsure:
        yield f"  {words('no-change')}"
    yield f"  {answer.then}"


# ---------------------------------------------------------------- moves


def move_between(before: Game, after: Game, language: str, heard: Heard | None = None) -> Move:
    """The one choice that leads from a game to the next."""
    decision = before.decision
    assert decision is not None
    code = next(after.codes())
    option = next(each for each in decision.options if each.code == code)
    secret = _secret(before, after, decision.player, code % before.program.width)
    further = tuple(_by_itself(after.program, heard, decision.player)) if heard else ()
    return Move(before, decision.player, option.id, option.text(language), secret, further)


def _by_itself(program: Program, heard: Heard, mover: int) -> Iterator[str]:
    """What a game took by itself, with the seats that are not the mover's."""
    for code, seat in zip(heard, heard.seats, strict=True):
        name, own = program.option_id(code), program.seat_names[seat]
        yield name if seat in (mover, -1) or name.startswith(f"{own}:") else f"{own} {name}"


def _secret(before: Game, after: Game, seat: int, number: int) -> bool:
    """Does an option name a thing that only its seat has seen, before and after?"""
    things = before.program.things
    thing = things[number] if 0 < number < len(things) else None
    if thing is None or before.program.players < 2:
        return False
    other = (seat + 1) % before.program.players
    own, old, new = (_count(sight(game, who), thing) for game, who in ((before, seat), (before, other), (after, other)))
    return own > old and old == new


def _count(seen: Seen, thing: str) -> int:
    return sum(value.seen.count(thing) if isinstance(value, Cards) else value == thing for value in seen.values())


# ---------------------------------------------------------------- the whole view, the end


def whole(seen: Seen, words: Words) -> list[str]:
    """Everything a seat may see, a line each; what is empty left out."""
    lines = []
    for path, value in seen.items():
        text = _pile(value, words) if isinstance(value, Cards) else valued(value, words)
        if value not in (None, False, Cards()):
            lines += flow([f"{' '.join(path)}:", text], indent="    ")
    return lines


def _pile(pile: Cards, words: Words) -> str:
    parts: list[str] = []
    for hidden, found in pile.runs():
        parts += [words("hidden", n=hidden)] if hidden else ["-" if each is None else each for each in found]
    return ", ".join(parts)


def final(game: Game, words: Words) -> Iterator[str]:
    """The scores as they stand: a column for each source, then the places."""
    sheets, names = game.scores, game.program.seat_names
    sources = list(dict.fromkeys(source for sheet in sheets for source in sheet))
    rows = [
        (name, [*(str(sheet.get(source, 0)) for source in sources), str(sum(sheet.values()))])
        for name, sheet in zip(names, sheets, strict=True)
    ]
    yield words("over" if game.over else "not-over", n=sum(1 for _ in game.codes()))
    yield from table([*sources, words("points")], rows, WIDTH)
    places = [words("and").join(names[seat] for seat in seats) for seats in game.ranking]
    yield from flow([words("first" if game.over else "first-so-far", places=words("then").join(places))])
