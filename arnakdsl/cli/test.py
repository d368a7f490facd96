"""`arnakc test`"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from arnakdsl.cli.common import (
    CannotRun,
    chosen_pack,
    compiled,
    default_pack,
    existing,
    form_option,
    pack_option,
    playable,
    wants_colour,
)
from arnakdsl.render.json import finding_data, place_data
from arnakdsl.render.text import render_findings

if TYPE_CHECKING:
    from arnakdsl.entries import Entry
    from arnakdsl.findings import Finding
    from arnakdsl.model import Model
    from arnakdsl.scenarios import Failure, Result


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is said of scenarios: how they went, then what else was asked for, as lines and as data."""

    results: Sequence[Result]
    wrong: Sequence[Finding]
    lines: Sequence[str] = ()
    data: dict[str, Any] = field(default_factory=dict)
    stale: bool = False

    @property
    def failed(self) -> bool:
        return bool(self.wrong) or not all(each.passed for each in self.results)


@click.command("test")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@pack_option
@click.option("--cover", is_flag=True, help="Say which entries and branches no scenario comes by.")
@click.option(
    "--mutants", is_flag=True, help="Change the pack in small ways, and see whether a scenario fails each time."
)
@click.option("--sample", type=click.IntRange(min=1), help="Try so many of the mutants, chosen by chance.")
@click.option("--seed", default=1, show_default=True, help="What the chance of --sample begins with.")
@form_option
@click.pass_context
def command(
    ctx: click.Context,
    paths: tuple[Path, ...],
    pack: Path | None,
    cover: bool,
    mutants: bool,
    sample: int | None,
    seed: int,
    form: str,
) -> None:
    """Play scenarios and say which do not come out as written.

    PATH is a file of scenarios, a folder of them, or a pack, also by the name of one that comes with it; without one, those of
    the pack.  The pack is the one that is
    named, else the one that the first PATH lies in.  With --mutants, PATH is a pack, the id of an entry, or a file or
    folder of content, and all scenarios of the pack are played.

    \b
    Examples:
      arnakc test content/arnak/scenarios
      arnakc test --cover
      arnakc test --mutants --sample 100
    """
    if cover and mutants:
        raise CannotRun("ask for --cover or for --mutants, one at a time")
    if sample and not mutants:
        raise CannotRun("--sample goes with --mutants")
    outcome = _mutants(ctx, paths, pack, sample, seed) if mutants else _scenarios(ctx, paths, pack, cover)
    from arnakdsl.findings import in_order

    findings = in_order([*outcome.wrong, *(each for result in outcome.results for each in result.findings)])
    if form == "json":
        click.echo(json.dumps(_json(outcome, findings), indent=2, ensure_ascii=False))
    else:
        click.echo(render_findings(findings, wants_colour()), nl=False)
        click.echo("\n".join([*_text(outcome.results), *outcome.lines]))
    ctx.exit(outcome.failed or outcome.stale)


def _scenarios(ctx: click.Context, paths: tuple[Path, ...], pack: Path | None, cover: bool) -> Outcome:
    """Play scenarios; with `cover`, see what they come by."""
    from arnakdsl.scenarios import pack_of, run_scenarios, scenario_files

    paths = tuple(each if each.exists() else existing(each) for each in paths)
    folder = chosen_pack(pack) if pack or not paths else pack_of(paths[0]) or default_pack()
    if not cover:
        rules = compiled(ctx, folder)
        return Outcome(*run_scenarios(rules, scenario_files(*(paths or (folder,)))))
    from arnakdsl.scenarios.cover import coverage, data, lines, play

    model, _ = playable(ctx, folder)
    played = play(model, scenario_files(*(paths or (folder,))))
    found = coverage(played)
    return Outcome(played.results, played.findings, list(lines(found)), {"coverage": data(found)})


# ---------------------------------------------------------------- mutants


def _mutants(ctx: click.Context, paths: tuple[Path, ...], pack: Path | None, sample: int | None, seed: int) -> Outcome:
    """Try mutants, if all scenarios pass without them."""
    from arnakdsl.mutants.entries import mutants
    from arnakdsl.mutants.report import data, lines, report
    from arnakdsl.mutants.running import sampled, verdicts
    from arnakdsl.resources import packaged_packs
    from arnakdsl.scenarios import pack_of, read_survivors, scenario_files
    from arnakdsl.scenarios.cover import play

    paths = tuple(existing(each) if str(each) in packaged_packs() else each for each in paths)
    there = next((each for each in paths if each.exists()), None)
    folder = chosen_pack(pack) if pack or there is None else pack_of(there) or default_pack()
    model, _ = playable(ctx, folder)
    entries = _entries(model, folder, paths)
    files = scenario_files(folder)
    played = play(model, files)
    outcome = Outcome(played.results, played.findings)
    if outcome.failed:
        return outcome
    every = mutants(model)
    chosen = [number for number, each in enumerate(every) if each.entry.id in entries]
    if sample:
        chosen = sampled(chosen, sample, seed)
    with click.progressbar(
        verdicts(folder, played, every, chosen), len(chosen), label="mutants", file=sys.stderr
    ) as each:
        tried = list(zip([every[number] for number in chosen], each, strict=True))
    found = report(tried, read_survivors(files), complete=not sample)
    return Outcome(played.results, (), list(lines(found)), {"mutants": data(found)}, stale=bool(found.stale))


def _entries(model: Model, folder: Path, paths: tuple[Path, ...]) -> set[str]:
    """The ids of the entries that are named, or stand in a file or folder that is; without any, of all."""
    from arnakdsl.names import did_you_mean

    by_id = {each.id: each for each in model.pack.entries}
    found: set[str] = set()
    for path in paths:
        if str(path) in by_id:
            found.add(str(path))
        elif path.exists():
            place = path.resolve()
            found |= {name for name, entry in by_id.items() if _stands_in(entry, place)}
        else:
            hint = did_you_mean(str(path), by_id)
            raise CannotRun(f"'{path}' is no entry and no file of '{folder}'{f': {hint}' if hint else ''}")
    if paths and not found:
        raise CannotRun(f"there is no entry in {', '.join(map(str, paths))}")
    return found if paths else set(by_id)


def _stands_in(entry: Entry, place: Path) -> bool:
    return Path(entry.id_span.source.name).resolve().is_relative_to(place)


# ---------------------------------------------------------------- what is said


def _text(results: Sequence[Result]) -> Iterator[str]:
    for result in results:
        for failure in result.failures:
            line, column = failure.span.position
            yield f"{failure.span.source.name}:{line}:{column}: {result.scenario.name}: {failure.what}"
            yield f"    expected: {failure.expected}"
            yield f"    found:    {failure.found}"
            yield f"    played:   {', '.join(failure.log) or 'nothing'}"
    passed = sum(each.passed for each in results)
    failed = f", {len(results) - passed} failed" if passed < len(results) else ""
    yield f"{passed} scenario{'' if passed == 1 else 's'} passed{failed}"


def _json(outcome: Outcome, findings: Sequence[Finding]) -> dict[str, Any]:
    results = outcome.results
    passed = sum(each.passed for each in results)
    return {
        "version": 1,
        "passed": passed,
        "failed": len(results) - passed,
        "scenarios": [
            {
                "scenario": each.scenario.name,
                "rules": list(each.scenario.rules),
                **place_data(each.scenario.span),
                "passed": each.passed,
                "failures": [_failure(failure) for failure in each.failures],
            }
            for each in results
        ],
        **outcome.data,
        "findings": [finding_data(each) for each in findings],
    }


def _failure(failure: Failure) -> dict[str, Any]:
    return {
        "what": failure.what,
        "expected": failure.expected,
        "found": failure.found,
        "played": list(failure.log),
        **place_data(failure.span),
    }
