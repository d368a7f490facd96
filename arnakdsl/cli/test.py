"""`arnakc test`"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from arnakdsl.cli.common import CannotRun, chosen_pack, compiled, default_pack, form_option, pack_option, wants_colour
from arnakdsl.render.json import finding_data, place_data
from arnakdsl.render.text import render_findings

if TYPE_CHECKING:
    from arnakdsl.findings import Finding
    from arnakdsl.scenarios import Failure, Result


@click.command("test")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@pack_option
@form_option
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], pack: Path | None, form: str) -> None:
    """Play scenarios and say which do not come out as written.

    PATH is a file of scenarios, a folder of them, or a pack; without one, those of the pack.  The pack is the one that is
    named, else the one that the first PATH lies in.

    \b
    Example:
      arnakc test content/arnak/scenarios
    """
    from arnakdsl.findings import in_order
    from arnakdsl.scenarios import pack_of, run_scenarios, scenario_files

    for each in paths:
        if not each.exists():
            raise CannotRun(f"'{each}' does not exist")
    folder = chosen_pack(pack) if pack or not paths else pack_of(paths[0]) or default_pack()
    results, wrong = run_scenarios(compiled(ctx, folder), scenario_files(*(paths or (folder,))))
    findings = in_order([*wrong, *(each for result in results for each in result.findings)])
    if form == "json":
        click.echo(json.dumps(_json(results, findings), indent=2, ensure_ascii=False))
    else:
        click.echo(render_findings(findings, wants_colour()), nl=False)
        click.echo("\n".join(_text(results)))
    ctx.exit(bool(findings) or not all(each.passed for each in results))


def _text(results: list[Result]) -> Iterator[str]:
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


def _json(results: list[Result], findings: Sequence[Finding]) -> dict[str, Any]:
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
