"""The catalogue of codes for people: one code, the list of all, the page docs/diagnostics.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import fill, indent

from arnakdsl.codes import CODES, FAMILIES
from arnakdsl.findings import Code
from arnakdsl.names import near

GAP = re.compile(r"\{\w+\}")
WIDTH = 100
MOST_MEANT = 3
HEAD = """\
# What is found

<!-- Written by `arnakc explain --page` from arnakdsl/codes/. -->

Every finding has a code; `arnakc explain CODE` says the same as this page.  A warning does not keep a pack from being played.

The examples belong to the pack of [The language](language.md), and all are run by the tests.  A comment above one names its
file, where it matters; what is no YAML is an effect.
"""


def code_of(name: str) -> Code | None:
    """The code with an id or a name, in any letters."""
    named = {code.name: code for code in CODES.values()}
    return CODES.get(name.upper()) or named.get(name.lower())


def meant(name: str) -> str:
    """What to write instead of a name that no code has: those it is a part of, else the nearest."""
    known = [*CODES, *(code.name for code in CODES.values())]
    found = [each for each in known if name.lower() in each.lower()][:MOST_MEANT] or list(_nearest(name, set(known)))
    words = " or ".join(filter(None, [", ".join(found[:-1]), *found[-1:]]))
    return f"did you mean {words}?" if words else "`arnakc explain` lists all"


def _nearest(name: str, known: set[str]) -> Iterator[str]:
    for _ in range(MOST_MEANT):
        found = near(name.upper(), known) or near(name.lower(), known)
        if found:
            yield found
            known.discard(found)


def explanation(code: Code) -> str:
    """All about a code, as text."""
    parts = [f"{code.id} {code.name} ({code.severity})", _message(code), fill(code.why, WIDTH)]
    if code.bad:
        parts += [f"Wrong:\n{_shown(code.bad)}", f"Right:\n{_shown(code.good)}"]
    return "\n\n".join(filter(None, parts)) + "\n"


def overview() -> str:
    """A line for each code, by family."""
    return "\n".join(
        f"{family.title}\n"
        + "".join(f"  {code.id}  {code.name:22}{_message(code)}".rstrip() + "\n" for code in family.codes)
        for family in FAMILIES
    )


def page() -> str:
    """The page of all codes."""
    sections = (f"## {family.title}\n\n" + "\n".join(map(_section, family.codes)) for family in FAMILIES)
    return "\n".join([HEAD, *sections])


def _message(code: Code) -> str:
    """The message of a code with its gaps open; nothing where it is all gap."""
    message = GAP.sub("…", code.message).replace("{{", "{").replace("}}", "}")
    return "" if message == "…" else message


def _shown(example: str) -> str:
    lines = (_visible(line) for line in example.splitlines())
    return indent("\n".join(lines), "    ")


def _visible(line: str) -> str:
    """A line in which each character can be seen, cut where it is long."""
    line = "".join(each if each.isprintable() else f"<U+{ord(each):04X}>" for each in line)
    return line if len(line) <= WIDTH else line[: WIDTH - 1] + "…"


def _section(code: Code) -> str:
    message = _message(code)
    first = f"`{message}`" if message else ""
    return (
        "\n\n".join(filter(None, [f"### {code.id} {code.name}", first + _warning(code), code.why, *_blocks(code)]))
        + "\n"
    )


def _warning(code: Code) -> str:
    return "" if code.severity == "error" else " (a warning)"


def _blocks(code: Code) -> Iterator[str]:
    for title, example in (("Wrong:", code.bad), ("Right:", code.good)):
        if example:
            lines = "\n".join(map(_visible, example.splitlines()))
            yield f"{title}\n\n```{_language(example)}\n{lines}\n```"


def _language(example: str) -> str:
    if not example.endswith("\n"):
        return "text"
    return "ftl" if ".ftl\n" in example and ".yaml\n" not in example else "yaml"
