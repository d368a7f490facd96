"""`Game.why` over random games: it agrees with what is offered, its places are real, and its reasons are true."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from arnakrt import Game, Ruleset
from arnakrt.game import run
from arnakrt.payment import BITS
from arnakrt.state import SEAT_CELLS
from arnakrt.why import Change, Reason

import arnakdsl
from arnakdsl import api
from arnakdsl.linking import Linked, link
from arnakdsl.reference.generated import Generated
from arnakdsl.reference.values import Names
from arnakdsl.resources import packaged_content
from arnakdsl.say.texts import Texts
from arnakdsl.say.values import Seen
from arnakdsl.selftest import SHORT, sorts_of, sound
from arnakdsl.syntax import ast
from arnakdsl.terminal.preview import foreseen
from arnakdsl.terminal.sight import Cards, sight
from arnakdsl.typed import Value
from arnakdsl.why.actions import LAST
from arnakdsl.why.changes import named
from arnakdsl.why.explanation import Explanation, Pack
from arnakdsl.why.reading import Reading, plain

PACKS = Path(__file__).parents[1] / "packs"
FOLDERS = {path.name: path for folder in (packaged_content(), PACKS) for path in sorted(folder.iterdir())}
MOST = 2  # sorts of games in the plain tests
ASKED = 6  # ids at a decision that is looked at
OFTEN = 0.06  # of the decisions are looked at


def games(rules: Ruleset, seeds: Iterable[int], most: int) -> Iterator[tuple[Game, random.Random]]:
    """Decisions of random games of every sort of a pack, or of some of them."""
    sorts = sorts_of(rules, None, {})
    for players, options in sorts[:: -(-len(sorts) // most)]:
        for seed in seeds:
            dice = random.Random(seed)
            game = rules.new_game(players, seed, seed % players, **options)
            while not game.over:
                if dice.random() < OFTEN:
                    yield game, dice
                game.choose(dice.randrange(len(game.decision.options)))  # type: ignore[union-attr]
            yield game, dice


def sample(game: Game, dice: random.Random, ids: Sequence[str]) -> list[str]:
    """Some ids, half of them such as the open decision has."""
    offered = game.decision.options.ids() if game.decision else []
    words = {each.partition(":")[0] for each in offered}
    such = [each for each in ids if each.partition(":")[0] in words] or ids
    return [*dice.sample(ids, min(ASKED, len(ids))), *dice.sample(such, min(ASKED, len(such)))]


def every(reasons: Iterable[Reason]) -> Iterator[Reason]:
    for each in reasons:
        yield each
        yield from every(each.because)


def stands_there(reason: Reason, texts: dict[str, list[str]]) -> bool:
    """Do the words of a reason stand where it says?"""
    if reason.file not in texts:
        texts[reason.file] = Path(reason.file).read_text(encoding="utf-8").split("\n")
    lines = texts[reason.file][reason.line - 1 : reason.end_line]
    lines[-1] = lines[-1][: reason.end_column - 1]
    lines[0] = lines[0][reason.column - 1 :]
    return bool(reason.words) and "\n".join(lines) == reason.words


def relieved(game: Game, reason: Reason) -> Game | None:
    """A game in which what is missing is there, asked afresh; none for what is no counter, or if something else is asked."""
    other, names = game.clone(), game.program.names
    base = other.state.cells[SEAT_CELLS]
    for unit, n in reason.missing:
        if unit in names.seat_counters:
            other.state.cells[base + names.seat_counters[unit]] += n
        elif unit in names.icons:
            other.state.cells[base + names.pool] += n << names.icons[unit] * BITS
        else:
            return None
    run(other.program, other.state, other.program.frames[other.state.asking])
    return other if other.state.asking == game.state.asking else None


def answered(name: str, seeds: Iterable[int], most: int, ids: Iterable[str] = ()) -> int:
    """Ask of ids at decisions of games, and look at each answer; how many costs were relieved."""
    rules, texts, known, costs = arnakdsl.load(FOLDERS[name]), {}, tuple(ids), 0  # type: ignore[var-annotated]
    for game, dice in games(rules, seeds, most):
        offered = game.decision.options.ids() if game.decision else []
        for option in sample(game, dice, known or game.program.every_id):
            why = game.why(option)
            assert why.offered == (option in offered)
            if why.offered:
                continue
            assert why.reasons
            for each in every(why.reasons):
                assert stands_there(each, texts), why.text
            for each in (each for each in why.reasons if each.missing):
                costs += is_true_cost(game, option, each, alone=len(why.reasons) == 1)
    return costs


def is_true_cost(game: Game, option: str, reason: Reason, *, alone: bool) -> bool:
    """Does the reason go away when what is missing is there?  The only one: then the option is offered."""
    other = relieved(game, reason)
    if other is None:
        return False
    after = other.why(option)
    assert after.offered or not alone, (reason, after.text)
    assert reason.text not in [each.text for each in after.reasons]
    return True


@pytest.mark.parametrize("name", FOLDERS)
def test_answers_agree_with_what_is_offered(name: str) -> None:
    costs = answered(name, range(1), MOST)
    assert costs > 3 or name != "arnak"


@pytest.mark.full
@pytest.mark.parametrize("name", FOLDERS)
def test_answers_agree_with_what_is_offered_in_many_games(name: str) -> None:
    answered(name, range(3), 1_000, arnakdsl.load(FOLDERS[name]).option_ids)


# ---------------------------------------------------------------- random effects


def answered_in_random_packs(seeds: Iterable[int], folder: Path) -> int:
    """Ask at decisions of games of packs whose effects are made at random."""
    asked = 0
    for seed in seeds:
        made, _ = sound(Generated(seed), folder / str(seed))
        for players, options in sorts_of(made, None, {}):
            game, dice = made.new_game(players, seed, **options), random.Random(seed)
            for _ in range(SHORT):
                if game.decision is None:
                    break
                offered = game.decision.options.ids()
                for option in sample(game, dice, game.program.every_id) if dice.random() < OFTEN else ():
                    why, asked = game.why(option), asked + 1
                    assert why.offered == (option in offered)
                    assert why.offered or all(each.words for each in every(why.reasons)), why.text
                    assert why.offered or why.reasons
                game.choose(dice.randrange(len(offered)))
    return asked


def test_answers_agree_in_random_packs(tmp_path: Path) -> None:
    assert answered_in_random_packs(range(1), tmp_path) > 30


@pytest.mark.full
def test_answers_agree_in_many_random_packs(tmp_path: Path) -> None:
    assert answered_in_random_packs(range(100, 140), tmp_path) > 2_000


# ---------------------------------------------------------------- conditions


class Twice(Explanation):
    """Works each condition that is told out a second time: by binding its words alone."""

    told = 0

    def contrary(
        self,
        node: ast.Expr,
        value: Value,
        names: Names,
        seen: Seen,
        wanted: bool,
        because: Iterable[Reason] = (),
    ) -> Reason:
        alone = self.sentences.value(node, seen)
        assert alone is not None
        assert self.steps.truth(value, names) != wanted
        assert self.steps.truth(alone, plain(names)) != wanted, node.span.text
        self.told += 1
        return super().contrary(node, value, names, seen, wanted, because)


@pytest.fixture(scope="module")
def arnak() -> tuple[Linked, Texts, Ruleset]:
    folder = FOLDERS["arnak"]
    model, rules = api.playable(folder)
    return link(model)[0], Texts(model, folder / "lang"), rules


def test_the_words_of_a_condition_mean_what_fails(arnak: tuple[Linked, Texts, Ruleset]) -> None:
    linked, texts, rules = arnak
    pack, told = Pack(linked, texts), 0
    for game, dice in games(rules, range(1), MOST):
        offered = game.decision.options.ids() if game.decision else []
        for option in sample(game, dice, game.program.every_id):
            if option not in offered:
                explanation = Twice(pack, game, "en")
                explanation.reasons(option)
                told += explanation.told
    assert told > 15


@pytest.mark.parametrize("name", FOLDERS)
def test_nothing_is_found_against_what_is_offered(name: str) -> None:
    """For each option one way is found that nothing stands against; for others none."""
    model, rules = api.playable(FOLDERS[name])
    pack = Pack(link(model)[0], Texts(model, FOLDERS[name] / "lang"))
    for game, dice in games(rules, range(1), MOST):
        if game.decision is None:
            continue
        offered, explanation = game.decision.options.ids(), Explanation(pack, game, "en")
        assert explanation.paying or explanation.open_act() is not None
        for option in (*offered, *sample(game, dice, game.program.every_id)):
            near = list(explanation.near(option))
            free = any(each.rank == LAST and not each.reasons for each in near)
            assert free == (option in offered) or option in ("decline", "continue") or option.startswith("keep:")


@pytest.mark.parametrize("name", FOLDERS)
def test_a_state_is_read_as_it_is(name: str) -> None:
    model, rules = api.playable(FOLDERS[name])
    linked, readings = link(model)[0], {}
    for game, _ in games(rules, range(1), MOST):
        reading = readings.get(id(game.program)) or Reading(linked, game.program)
        readings[id(game.program)] = reading
        assert list(reading.position(game.state).differences(reading.layout, game.state)) == []


def test_asking_changes_nothing(rules: Ruleset) -> None:
    game = rules.new_game(players=3, seed=5)
    before, copy = game.to_json(), game.clone()
    for option in (*game.program.every_id[::40], *game.decision.options.ids()):  # type: ignore[union-attr]
        game.why(option)
    assert game.to_json() == before
    assert game == copy


# ---------------------------------------------------------------- what a seat may know


@pytest.mark.parametrize("name", FOLDERS)
def test_an_answer_gives_nothing_hidden_away(name: str) -> None:
    """It is the same in every game that the asked seat cannot tell from this one."""
    rules = arnakdsl.load(FOLDERS[name])
    for game, dice in games(rules, range(1), MOST):
        if game.decision is None:
            continue
        other = game.determinize(game.decision.player, dice.randrange(1000))
        for option in sample(game, dice, game.program.every_id)[:6]:
            assert other.why(option).text == game.why(option).text


@pytest.mark.parametrize("name", FOLDERS)
def test_changes_come_true(name: str) -> None:
    rules = arnakdsl.load(FOLDERS[name])
    for game, dice in games(rules, range(1), MOST):
        if game.decision is None:
            continue
        option = dice.choice(game.decision.options)
        why, seat = game.why(option.id), game.decision.player
        before = {named(path): value for path, value in sight(game, seat).items()}
        after = game.clone()
        after.choose(option)
        seen = {named(path): value for path, value in sight(after, seat).items()}
        if not foreseen(game, after):
            continue  # something that is rare among hidden things may have come
        for each in why.changes:
            assert came_true(each, before, seen), (option.id, str(each))
        told = {part for each in why.changes for part in (each.part, each.before, each.after)} | set(why.unsure)
        assert [part for part in seen if seen[part] != before[part] and part not in told] == []


def came_true(change: Change, before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Is what was said to change so, before and after?"""
    if change.part in before:
        old, new = before[change.part], after[change.part]
        if not isinstance(old, Cards):
            return (old, new) == (change.before, change.after)
        return "order" in str(change.before) or (len(old), len(new)) == (change.before, change.after)
    places = [(before, change.before), (after, change.after)]
    return all(place is None or holds(table[str(place)], change.part) for table, place in places)


def holds(value: object, thing: str) -> bool:
    return thing in value.places if isinstance(value, Cards) else value == thing
