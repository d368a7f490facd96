"""Scenarios against a ruleset: their names, and how they go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from arnakrt import Game, Ruleset
from arnakrt.given import PositionError, read_given
from arnakrt.parts import Misfit
from arnakrt.position import set_position
from arnakrt.ruleset import RulesError

from arnakdsl import codes
from arnakdsl.findings import CannotCompile, Finding
from arnakdsl.names import did_you_mean
from arnakdsl.scenarios.comparing import compare
from arnakdsl.scenarios.files import pack_files
from arnakdsl.scenarios.misfits import misfit_finding
from arnakdsl.scenarios.reading import read_scenarios
from arnakdsl.scenarios.scenario import Failure, Result, Scenario, Step
from arnakdsl.scenarios.settings import Games, position, read_settings
from arnakdsl.scenarios.sound import Said, is_sound
from arnakdsl.yamltree import plain_data


def run_scenarios(rules: Ruleset, paths: Iterable[Path]) -> tuple[list[Result], list[Finding]]:
    """The results of all scenarios in some files, and what is wrong with the files."""
    scenarios, findings = read_scenarios(paths, rules.ids)
    runner = Runner(rules)
    return [runner.run(each) for each in scenarios], findings


def check_scenarios(pack: Path, rules: Ruleset | None, said: Said | None) -> tuple[int, list[Finding]]:
    """How many scenarios of a pack could be read, and what is wrong with them as they are written; none is played.

    Without rules their names are not looked up.  `said`: what the files say, if their form is right.
    """
    if said and (rules is None or is_sound(said, rules)):
        return len(said[0]), []
    files = pack_files(pack)
    scenarios, findings = read_scenarios(files, rules.ids if rules else ())
    runner = Runner(rules) if rules else None
    return len(scenarios), findings + [found for each in scenarios if runner for found in runner.findings(each)]


@dataclass(slots=True)
class Runner:
    """Looks up the names in scenarios of one ruleset, and plays them."""

    rules: Ruleset
    games: Games = field(init=False)

    def __post_init__(self) -> None:
        self.games = Games(self.rules)

    def run(self, scenario: Scenario) -> Result:
        """Play a scenario to its first failure."""
        findings = self.findings(scenario)
        if findings:
            return Result(scenario, (), tuple(findings))
        settings, _ = read_settings(self.rules, scenario.given)
        try:
            given = position(_given(scenario), settings)
            game = set_position(self.rules, given, settings.players, settings.seed, **settings.options)
        except PositionError as error:
            return Result(scenario, (), tuple(_misfits(error.misfits, scenario)))
        play = _Play(game)
        for part in scenario.parts:
            failure = next((each for step in part.when for each in play.step(step)), None)
            failures = [failure] if failure else compare(game, part.then, tuple(play.log))[0]
            if failures:
                return Result(scenario, tuple(failures), log=tuple(play.log))
        return Result(scenario, log=tuple(play.log))

    def findings(self, scenario: Scenario) -> list[Finding]:
        """What a scenario says that could be in no game of the pack; nothing is played."""
        settings, findings = read_settings(self.rules, scenario.given)
        if findings:
            return findings
        try:
            game, known = self.games.of(settings)
        except CannotCompile as problem:
            return [problem.finding]
        given = position(_given(scenario), settings)
        findings += _misfits(read_given(game.program, given).misfits, scenario)
        for part in scenario.parts:
            findings += compare(game, part.then)[1]
        for name, span in scenario.options():
            if name not in known:
                findings.append(codes.UNKNOWN_OPTION.at(span, name=name, hint=did_you_mean(name, known)))
        return findings


def _given(scenario: Scenario) -> dict[str, Any]:
    given: dict[str, Any] = plain_data(scenario.given) if scenario.given else {}
    return given


def _misfits(misfits: Iterable[Misfit], scenario: Scenario) -> Iterator[Finding]:
    return (misfit_finding(each, scenario.given, scenario.span) for each in misfits)


class _Play:
    """A game in the hands of a scenario."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.log: list[str] = []
        self.waiting: list[str] = []
        self._gather()

    def _gather(self) -> None:
        """Note what was taken by itself."""
        state = self.game.state
        self.waiting = [self.game.program.option_id(code) for code in state.log or ()]
        self.log += [f"({each})" for each in self.waiting]
        state.log = []

    def step(self, step: Step) -> Iterator[Failure]:
        offered = self.offered()
        if step.refused:
            yield from self._refused(step, offered)
        elif step.id in self.waiting:
            del self.waiting[: self.waiting.index(step.id) + 1]
        elif step.id in offered:
            self.log.append(step.id)
            self.game.choose(step.id)
            self._gather()
        else:
            yield Failure(step.span, step.id, "it is offered", self._shown(offered), tuple(self.log))

    def offered(self) -> list[str]:
        decision = self.game.decision
        return [each.id for each in decision.options] if decision else []

    def _shown(self, offered: list[str]) -> str:
        decision = self.game.decision
        if decision is None:
            return "the game is over"
        return f"{self.game.program.seat_names[decision.player]} is offered {', '.join(offered)}"

    def _refused(self, step: Step, offered: list[str]) -> Iterator[Failure]:
        if step.id in offered:
            yield Failure(step.span, step.id, "it is refused", "it is offered", tuple(self.log))
            return
        before = self.game.state.key()
        try:
            self.game.choose(step.id)
        except RulesError:
            pass
        if self.game.state.key() != before:
            yield Failure(step.span, step.id, "the refusal changes nothing", "the game has changed", tuple(self.log))
