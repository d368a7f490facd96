"""A built file from a folder, and what a stranger's file is put to before it is believed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from arnakrt.ruleset import RulesError

import arnakdsl
from arnakdsl import api
from arnakdsl.builtfile.content import data_of, nodes_of
from arnakdsl.builtfile.form import Form, made_now
from arnakdsl.builtfile.program import program_text
from arnakdsl.linking import Linked, link
from arnakdsl.loading import load_nodes
from arnakdsl.report import ContentError, Report
from arnakdsl.resources import pack_folder
from arnakdsl.say.texts import Texts
from arnakdsl.source import Source

HALF = "\\ud"
"""Where this stands in JSON there may be half a character, which no file of a pack can hold."""


def build(path: Path | str) -> Form:
    """The built file of the pack in a folder.

    Raises:
        ContentError: The pack has errors.
    """
    from arnakdsl.say.files import languages, sources

    folder = pack_folder(path)
    model, rules = api.playable(folder)
    said = folder / api.LANGUAGES
    files = {each: {Path(file.name).name: file.text for file in sources(said, each)} for each in languages(said)}
    return Form(
        made_now(rules.name, rules.hash),
        json.dumps(data_of(model.pack), allow_nan=False),
        json.dumps(files),
        program_text(link(model)[0]),
    )


def verified(form: Form, name: str) -> tuple[Linked, Texts]:
    """The content of a built file with its names looked up, and its texts, if it is what the file says.

    Raises:
        ContentError: The content has errors.
        RulesError: It is not what the file says.
    """
    with api.no_pauses():
        return _verified(form, name)


def _verified(form: Form, name: str) -> tuple[Linked, Texts]:
    head, entries = nodes_of(_read(form.content, name), name)
    loaded = load_nodes(name, head, entries)
    model, linked, findings = api.understood(loaded)
    files = _languages(_read(form.languages, name), name)
    errors = Report(findings, {}).errors
    if errors:
        raise ContentError(errors)
    assert model is not None
    assert linked is not None
    if (model.pack.name, model.hash) != (form.head.name, form.head.hash):
        raise RulesError(f"the hash in '{name}' is not that of its content: build it again")
    if program_text(linked) != form.program:
        by = "" if form.head.tool == arnakdsl.__version__ else f" to arnakdsl {arnakdsl.__version__}"
        raise RulesError(f"the program in '{name}' is not what its content says{by}: build it again")
    return linked, Texts(model, files=files)


def _read(text: str, name: str) -> Any:
    """JSON as it was built.

    Raises:
        RulesError: It is none.
    """

    def unknown(word: str) -> Any:
        raise ValueError(word)

    try:
        data = json.loads(text, parse_constant=unknown)
        if HALF in text:
            json.dumps(data, ensure_ascii=False).encode()
        return data
    except (ValueError, RecursionError):
        raise RulesError(f"'{name}' does not hold the content of a pack: build it again") from None


def _languages(data: Any, name: str) -> dict[str, list[Source]]:
    """The Fluent files of each language."""
    match data:
        case dict() if all(isinstance(files, dict) for files in data.values()):
            texts = [text for files in data.values() for text in files.values()]
            if all(isinstance(each, str) for each in texts):
                return {
                    language: [Source(f"{name}: {language} {file}", text) for file, text in files.items()]
                    for language, files in data.items()
                }
    raise RulesError(f"'{name}' does not hold the languages of a pack: build it again")
