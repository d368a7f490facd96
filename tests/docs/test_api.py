"""The pages of the API: every public name is on one and says what its types cannot; the site is built without a warning."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "api"
MODULES = {  # the module of each public name, and the library that it needs
    "arnakdsl": "",
    "arnakdsl.findings": "",
    "arnakdsl.source": "",
    "arnakrt": "",
    "arnakrt.why": "",
    "arnakrt.events": "",
    "arnakdsl.bots": "",
    "arnakdsl.simulate": "",
    "arnakdsl.usage": "",
    "arnakdsl.envs.play": "numpy",
    "arnakdsl.envs.pettingzoo": "pettingzoo",
    "arnakdsl.envs.gymnasium": "gymnasium",
    "arnakdsl.envs.openspiel": "pyspiel",
}
NOT_MADE_BY_PROGRAMS = {"Decision", "Game", "Option", "Program", "State", "Observer", "Log", "Ruleset"}
"""Classes whose objects come from elsewhere: how they are made is nobody's business."""


def module(name: str) -> ModuleType:
    """A public module, if what it needs is installed."""
    if library := MODULES[name]:
        pytest.importorskip(library)
    return import_module(name)


def on_the_pages() -> list[str]:
    """The names that the pages show."""
    return [name for page in PAGES.glob("*.md") for name in re.findall(r"^::: (\S+)$", page.read_text("utf-8"), re.M)]


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_is_on_a_page(name: str) -> None:
    elsewhere = {
        "arnakdsl": {*module("arnakrt").__all__, "__version__"},
        "arnakdsl.findings": {*module("arnakdsl").__all__},
    }
    shown = {each.rpartition(".")[2] for each in on_the_pages() if each.rpartition(".")[0] == name}
    assert shown == set(module(name).__all__) - elsewhere.get(name, set())


def test_the_pages_show_public_names_once() -> None:
    names = on_the_pages()
    assert len(names) == len(set(names))
    assert {name.rpartition(".")[0] for name in names} == set(MODULES)


# ---------------------------------------------------------------- docstrings


def section(doc: str, title: str) -> set[str]:
    """The names that a section of a docstring explains."""
    found = re.search(rf"^{title}:\n((?:    .*\n|\n)+)", inspect.cleandoc(doc) + "\n", re.M)
    heads = re.findall(r"^    (\w[\w, ]*):", found[1], re.M) if found else []
    return {name for head in heads for name in head.split(", ")}


def parameters(function: Any) -> set[str]:
    return set(inspect.signature(function).parameters) - {"self", "cls"}


def raised(function: Any) -> set[str]:
    """The exceptions that the body of a function raises itself."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    calls = [each.exc for each in ast.walk(tree) if isinstance(each, ast.Raise) and isinstance(each.exc, ast.Call)]
    names = {each.func.id for each in calls if isinstance(each.func, ast.Name)}
    return {"RulesError" if name == "endless" else name for name in names}


def lacking_of_function(where: str, function: Any) -> Iterator[str]:
    doc = function.__doc__ or ""
    if not doc:
        yield f"{where}: docstring"
    if len(parameters(function)) > 1 and (missing := parameters(function) - section(doc, "Args")):
        yield f"{where}: Args: {sorted(missing)}"
    if unknown := section(doc, "Args") - parameters(function):
        yield f"{where}: no such parameter: {sorted(unknown)}"
    if missing := raised(function) - section(doc, "Raises"):
        yield f"{where}: Raises: {sorted(missing)}"


def lacking_of_class(where: str, kind: type) -> Iterator[str]:
    doc = vars(kind).get("__doc__") or ""
    if not doc or doc.startswith(f"{kind.__name__}("):
        yield f"{where}: docstring"
    told = section(doc, "Attributes") | section(doc, "Args")
    if missing := given(kind) - told:
        yield f"{where}: Attributes or Args: {sorted(missing)}"
    for name, value in vars(kind).items():
        if name.startswith("_"):
            continue
        value = getattr(value, "__func__", getattr(value, "func", value))
        if isinstance(value, FunctionType):
            yield from lacking_of_function(f"{where}.{name}", value)
        elif isinstance(value, property) and not value.__doc__ and name not in told:
            yield f"{where}.{name}: docstring"


def given(kind: type) -> set[str]:
    """What an object of a class is made with, where programs make or read it."""
    if kind.__name__ in NOT_MADE_BY_PROGRAMS or getattr(kind, "_is_protocol", False):
        return set()
    if is_dataclass(kind):
        return {each.name for each in fields(kind) if each.init and not each.name.startswith("_")}
    return parameters(kind.__init__) if isinstance(vars(kind).get("__init__"), FunctionType) else set()


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_say_what_types_cannot(name: str) -> None:
    home, lacking = module(name), []
    assert home.__doc__
    for each in home.__all__:
        value = getattr(home, each)
        if isinstance(value, type):
            lacking += lacking_of_class(each, value)
        elif callable(value):
            lacking += lacking_of_function(each, value)
    assert lacking == []


# ---------------------------------------------------------------- the site


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs")
    pytest.importorskip("mkdocstrings")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path / "site")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    pages = {each.relative_to(tmp_path / "site").as_posix(): each for each in tmp_path.rglob("*.html")}
    links = re.findall(r'href="(files/content/arnak/[^"#]+)(#L\d+)"', pages["rules.html"].read_text("utf-8"))
    assert links
    assert all(f'id="{anchor[1:]}"' in pages[page].read_text("utf-8") for page, anchor in links[:20])
    assert 'href="language.html#scenarios"' in pages["index.html"].read_text("utf-8")
    assert 'id="arnakrt.Game.determinize"' in pages["api/arnakrt.html"].read_text("utf-8")
    for name, page in pages.items():
        text = page.read_text("utf-8")
        assert "```" not in text or name.startswith("files/"), name
        assert not re.search(r'<(script|link|img)[^>]+(src|href)="(https?:)?//', text), name
