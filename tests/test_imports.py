"""Who may import whom: each layer sees itself and those above it, never below."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LAYERS = (
    "arnakrt",
    "places records source findings codes names plain report cache folders replacing resources __version__",
    "syntax values yamltree",
    "verbs definitions functions typed bindtypes",
    "bind schema validation entries model building linking parsed acts whereabouts words",
    "checks layout points variant costs options generate compiler reference asked outline beginning say walks ranges origins",
    "manual explanations render",
    "loading kept builtfile api simulate usage selftest scenarios mutants terminal why fmt file_schemas new_entry cli lsp bots envs checking misnaming second_core ignores mending standard_input __init__",
)
LAYER = {name: number for number, names in enumerate(LAYERS) for name in names.split()}
CALLED_BACK = {("functions", "bind"), ("verbs", "bind")}
"""Types alone: functions and verbs name the binder that calls them, under TYPE_CHECKING."""
INNER = {
    "building": "shapes reporting fields names head kinds piles types members rules things __init__",
    "bind": "scope reporting names amounts expressions labels calls steps nobody __init__",
    "generate": "namespace walk folding tables cells piles masks sets __init__",
    "costs": "leftover price prices paying givers __init__",
    "reference": "position values known marks moves verbs asking payment possible decisions steps play compare words phrases writer generated __init__",
    "compiler": "writing ways blocks marks place moving asking fills candidates possible plain offers picks openings decisions steps "
    "program flow circles __init__ rulesets",
    "file_schemas": "names entries scenarios __init__",
    "fmt": "effects scalars shapes tree same printing __init__",
    "why": "reading saying conditions sets bills effects ids actions decisions payments elsewhere explanation changes answers __init__",
}
"""The files of a package in order: each sees those before it."""
CALLED_BACK_WITHIN = {("price", "prices")}

FILES = sorted([*(ROOT / "arnakdsl").rglob("*.py"), *(ROOT / "runtime" / "arnakrt").rglob("*.py")])


def part_of(module: str) -> str | None:
    """The name in the table of a module: the first one below the package."""
    names = module.split(".")
    if names[0] == "arnakrt":
        return "arnakrt"
    return (names[1] if len(names) > 1 else "__init__") if names[0] == "arnakdsl" else None


def module_of(path: Path) -> str:
    base = ROOT / "runtime" if path.is_relative_to(ROOT / "runtime") else ROOT
    return ".".join(path.relative_to(base).with_suffix("").parts)


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (each.name for each in names)
            case ast.ImportFrom(module="arnakdsl", names=names):
                yield from (f"arnakdsl.{each.name}" for each in names)
            case ast.ImportFrom(module=str() as module, level=0):
                yield module
            case ast.ImportFrom():
                yield "a relative import"


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_a_module_sees_only_its_own_layer_and_those_above(path: Path) -> None:
    own = part_of(module_of(path))
    assert own in LAYER, f"name the layer of {own}"
    others = {part_of(module) for module in imported(path)} - {None}
    below = {each for each in others if LAYER[str(each)] > LAYER[own] and (own, each) not in CALLED_BACK}
    assert not below


@pytest.mark.parametrize("package", INNER)
def test_a_file_of_a_package_sees_only_those_before_it(package: str) -> None:
    order = INNER[package].split()
    folder = ROOT / "arnakdsl" / package
    assert {each.stem for each in folder.glob("*.py")} == set(order)
    for at, name in enumerate(order):
        inside = [each.split(".") for each in imported(folder / f"{name}.py") if part_of(each) == package]
        seen = {names[2] if len(names) > 2 else "__init__" for names in inside}
        assert not {each for each in seen if (name, each) not in CALLED_BACK_WITHIN} - set(order[:at])


@pytest.mark.parametrize("path", [each for each in FILES if part_of(module_of(each)) == "arnakrt"], ids=module_of)
def test_the_runtime_needs_the_standard_library_alone(path: Path) -> None:
    roots = {module.split(".")[0] for module in imported(path)}
    assert roots <= {*sys.stdlib_module_names, "arnakrt"}


def test_import_is_quick() -> None:
    """Nothing heavy is imported with the package itself."""
    import subprocess

    code = "import sys, arnakdsl; print(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    heavy = {"jsonschema", "ruamel.yaml", "lark", "click", "rich", "arnakdsl.api", "arnakrt"}
    assert not heavy & set(run.stdout.split())
