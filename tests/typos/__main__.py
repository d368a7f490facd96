"""Make mistakes in a pack and count what is found: python -m tests.typos [PACK] -n 500 --seed 1."""

from __future__ import annotations

import json
import sys
from multiprocessing import Pool
from pathlib import Path

import click

from arnakdsl.api import default_content
from tests.typos.judging import Judge, Verdict
from tests.typos.mutants import Mutant, chosen
from tests.typos.places import Places
from tests.typos.report import kept, result, table

_judge: Judge


def _begin(folder: Path, quick: bool) -> None:
    global _judge
    _judge = Judge(folder, quick)


def _verdict(mutant: Mutant) -> Verdict:
    return _judge.verdict(mutant)


@click.command()
@click.argument("pack", type=click.Path(path_type=Path, exists=True), required=False)
@click.option("-n", "number", default=500, show_default=True)
@click.option("--seed", "seeds", multiple=True, type=int, default=(1,), help="May be given several times.")
@click.option("--even", is_flag=True, help="The same number for each operator.")
@click.option("--only", default="", help="Operators with these words in their name alone.")
@click.option("--quick", is_flag=True, help="Compile and play nothing.")
@click.option("--json", "data", type=click.Path(path_type=Path), help="Write the figures there too.")
@click.option("--show", is_flag=True, help="Show each mutant that is legal or not found in its place.")
def main(
    pack: Path | None,
    number: int,
    seeds: tuple[int, ...],
    even: bool,
    only: str,
    quick: bool,
    data: Path | None,
    show: bool,
) -> None:
    folder = (pack or default_content()).absolute()
    folder = folder.relative_to(Path.cwd()) if folder.is_relative_to(Path.cwd()) else folder
    places = [each for each in Places(folder).all() if only in each.operator]
    found = []
    with Pool(2, _begin, (folder, quick)) as pool:
        for seed in seeds:
            mutants = chosen(places, number, seed, even)
            judged = list(zip(mutants, pool.imap(_verdict, mutants, 4), strict=True))
            found.append(kept(seed, [result(*each) for each in judged]))
            click.echo("\n".join([f"seed {seed}", *table(found[-1]), ""]))
            for mutant, verdict in judged if show else ():
                good = verdict.on_token and verdict.findings == 1
                if not good or verdict.trouble:
                    where = f"{mutant.source.name}:{mutant.lines.start}"
                    click.echo(f"{mutant.place.operator} {where} {mutant.change!r} {verdict.trouble}")
                    click.echo(
                        f"    | {mutant.source.line(min(mutant.lines.start, len(mutant.source.line_starts))).strip()[:150]}"
                    )
                    for each in verdict.shown[:6]:
                        click.echo(f"      {each}")
    if data is not None:
        data.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
