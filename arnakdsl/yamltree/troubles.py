"""What a parser refused, in our words."""

from __future__ import annotations

import re
from collections.abc import Callable

from arnakdsl import codes
from arnakdsl.findings import Edit, Finding, Fix
from arnakdsl.records import record
from arnakdsl.source import Source, Span
from arnakdsl.yamltree.layout import CLOSING, indent, odd_line, unpaired
from arnakdsl.yamltree.parsers import Unparsable
from arnakdsl.yamltree.words import rest_of_line, shown, word

SURROGATE_ESCAPE = re.compile(r"\\[uU](?:0000)?[dD][89a-fA-F][0-9a-fA-F]{2}")
ESCAPE = re.compile(r"\\(?:x[0-9a-fA-F]{0,2}|u[0-9a-fA-F]{0,4}|U[0-9a-fA-F]{0,8}|.)?")
KEY_COLON = re.compile(r":[ \t]")
IN_QUOTES = "put the whole text in quotes, or on lines of its own after '|'"


@record
class Trouble:
    """A place where a parser stopped: `since` is where the thing it was reading began, `flow` the innermost bracket."""

    source: Source
    problem: str
    context: str
    at: int
    since: int
    flow: int | None

    @property
    def before(self) -> str:
        """The line up to the place."""
        return self.source.text[self.source.text.rfind("\n", 0, self.at) + 1 : self.at]

    @property
    def seen(self) -> str:
        """The word at the place."""
        return word(self.source.text, self.at)

    def span(self, start: int, size: int) -> Span:
        return Span(self.source, start, min(start + size, len(self.source.text)))


def trouble_of(error: Unparsable, source: Source, base: int, flow: int | None) -> Trouble:
    """What a parser says of a text that begins at `base` in its source, inside the bracket at `flow`."""
    at = len(source.text) if error.at is None else min(error.at + base, len(source.text))
    since = at if error.since is None else min(error.since + base, at)
    return Trouble(source, error.problem, error.context, at, since, flow)


def verdict(troubles: list[Trouble]) -> Trouble:
    """What to report of what each parser said: ruamel's word, unless it is about a tab that libyaml rightly passed."""
    last = troubles[-1]
    if last.source.text.startswith("\t", last.at):
        return max(reversed(troubles), key=lambda each: each.at)
    return last


def explained(trouble: Trouble) -> Finding:
    """The finding for a text that no parser accepts."""
    return _alone(trouble) or _by_words(trouble)


def _alone(trouble: Trouble) -> Finding | None:
    """A bracket without its other half: whatever a parser says of it."""
    text = trouble.source.text
    found = unpaired(text, trouble.at)
    if found is None:
        return None
    seen = text[found.at]
    if found.opens:
        gap = (
            trouble.span(max(found.gap - 1, found.at), 1)
            if found.gap == len(text) or text[found.gap] not in "]}"
            else trouble.span(found.gap, 1)
        )
        also = (("it is opened here", trouble.span(found.at, 1)),)
        return codes.UNCLOSED_BRACKET.at(gap, seen=seen, hint=f"add '{CLOSING[seen]}' here", also=also)
    (opening,) = (sign for sign, other in CLOSING.items() if other == seen)
    start = _beginning(trouble, found.gap) if seen == "}" else found.gap
    start += len(text[start:]) - len(text[start:].lstrip())
    also = (("it is closed here", trouble.span(found.at, 1)),)
    return codes.UNOPENED_BRACKET.at(
        trouble.span(start, len(word(text, start).rstrip(",")) or 1),
        seen=seen,
        hint=f"add '{opening}' before it",
        also=also,
    )


def _beginning(trouble: Trouble, otherwise: int) -> int:
    """Where a mapping without its '{' begins: at the key before the colon that was one too many."""
    if trouble.source.text[trouble.at : trouble.at + 1] != ":":
        return otherwise
    return trouble.at - len(re.split(r"(?<=[:,]) |(?<=[\[{])", trouble.before)[-1])


def _by_words(trouble: Trouble) -> Finding:
    words = f"{trouble.context}: {trouble.problem}"
    return next(explain(trouble) for pattern, explain in EXPLANATIONS if re.search(pattern, words))


def _quoted(source: Source, start: int) -> Fix:
    """Put the rest of a line in quotes; a guess, since the text may go on or end earlier."""
    text = rest_of_line(source.text, start).partition(" #")[0].rstrip()
    return Fix("unsafe", (Edit(Span(source, start, start + len(text)), "'" + text.replace("'", "''") + "'"),))


def _colon(trouble: Trouble) -> Finding:
    """A second colon on a line, or a line that was taken for the rest of the text above it."""
    line = trouble.at - len(trouble.before)
    key = KEY_COLON.search(trouble.before)
    if key is None:
        above = _line_above(trouble.source.text, line)
        if above is not None and not KEY_COLON.search(above[1] + " "):
            return _no_colon(trouble, above[0])
        return _indent(trouble, line + len(trouble.before) - len(trouble.before.lstrip(" -")))
    start = line + key.end() + len(trouble.before[key.end() :]) - len(trouble.before[key.end() :].lstrip())
    fix = _quoted(trouble.source, start) if trouble.flow is None else None
    return codes.COLON_IN_TEXT.at(trouble.span(trouble.at, 1), hint=IN_QUOTES, fix=fix)


def _line_above(text: str, line: int) -> tuple[int, str] | None:
    """The start and text of the line above, None where it has another indentation."""
    above = text.rfind("\n", 0, max(line - 1, 0)) + 1
    here, there = (re.match(r" *(?=[^ #])", text[at : at + 1000]) for at in (line, above))
    if line == 0 or here is None or there is None or here.end() != there.end():
        return None
    return above + there.end(), rest_of_line(text, above + there.end())


def _indent(trouble: Trouble, at: int) -> Finding:
    odd = odd_line(trouble.source.text, at)
    if odd is not None:
        at = odd + indent(trouble.source.text, odd)
    size = len(word(trouble.source.text, at).rstrip(":"))
    hint = "start it in the column of the entry or key it belongs beside"
    return codes.BAD_INDENT.at(trouble.span(at, max(size, 1)), hint=hint)


def _misplaced(trouble: Trouble) -> Finding:
    """Something where a new key or item should be: after a closed value, or at a wrong indentation."""
    if not trouble.before.strip(" -?"):
        return _indent(trouble, trouble.at)
    rest = rest_of_line(trouble.source.text, trouble.at)
    return codes.TEXT_AFTER_VALUE.at(trouble.span(trouble.at, len(rest) or 1), hint=IN_QUOTES, seen=shown(rest))


def _reserved(trouble: Trouble) -> Finding:
    """A sign that cannot start a text, or a tab."""
    seen = trouble.source.text[trouble.at : trouble.at + 1]
    span = trouble.span(trouble.at, 1)
    if seen == "\t":
        return codes.TAB.at(span, hint="use spaces")
    odd = odd_line(trouble.source.text, trouble.at)
    if odd is not None and not trouble.before.strip():
        return _indent(trouble, odd)
    if seen in "-?":
        return codes.RESERVED_START.at(span, hint="begin a list on the next line, or put a text in quotes", seen=seen)
    fix = _quoted(trouble.source, trouble.at) if trouble.flow is None else None
    return codes.RESERVED_START.at(span, hint="put the text in quotes", seen=seen, fix=fix)


def _sigil(trouble: Trouble) -> Finding:
    """A `*` or `&` without a name after it."""
    span = trouble.span(trouble.since, 1)
    odd = odd_line(trouble.source.text, trouble.since)
    if (
        odd is not None
        and not trouble.source.text[trouble.source.text.rfind("\n", 0, trouble.since) + 1 : trouble.since].strip()
    ):
        return _indent(trouble, odd)
    return codes.RESERVED_START.at(span, hint="put the text in quotes", seen=shown(span.text))


def _quote(trouble: Trouble) -> Finding:
    span = trouble.span(trouble.since, 1)
    return codes.UNCLOSED_QUOTE.at(span, hint=f"add the closing {span.text}", seen=shown(span.text))


def _bracket(trouble: Trouble) -> Finding:
    """No comma and no closing bracket where one should be."""
    text = trouble.source.text
    opened = trouble.since if text[trouble.since : trouble.since + 1] in ("[", "{") else trouble.flow
    if opened is None:
        return _other(trouble)
    if trouble.at < len(text) and "\n" not in text[opened : trouble.at]:
        return _cut(trouble)
    closing = "]" if text[opened] == "[" else "}"
    also = (("nothing that may follow it here", trouble.span(trouble.at, 1)),) if trouble.at < len(text) else ()
    hint = f"add '{closing}', or the ',' between two items"
    return codes.UNCLOSED_BRACKET.at(trouble.span(opened, 1), hint=hint, also=also, seen=text[opened])


def _cut(trouble: Trouble) -> Finding:
    """A sign that ends a text between brackets."""
    seen, span = trouble.source.text[trouble.at], trouble.span(trouble.at, 1)
    if seen == ":":
        return codes.COLON_IN_TEXT.at(span, hint=IN_QUOTES)
    hint = "put the text in quotes, or write the entry over several lines, without brackets"
    return codes.TEXT_CUT.at(span, hint=hint, seen=seen)


def _nothing(trouble: Trouble) -> Finding:
    """No value where there should be one: the end of the file, or two commas."""
    return _bracket(trouble) if trouble.at == len(trouble.source.text) else _other(trouble)


def _header(trouble: Trouble) -> Finding:
    rest = rest_of_line(trouble.source.text, trouble.at)
    header = trouble.source.text[trouble.since : trouble.at].rstrip()
    hint = "begin the text on the next line, indented, or put it in quotes"
    return codes.TEXT_AFTER_HEADER.at(
        trouble.span(trouble.at, len(rest) or 1), hint=hint, seen=shown(rest), header=shown(header)
    )


def _unfinished(trouble: Trouble) -> Finding:
    return _no_colon(trouble, trouble.since)


def _no_colon(trouble: Trouble, start: int) -> Finding:
    odd = odd_line(trouble.source.text, trouble.at)
    if odd is not None:
        return _indent(trouble, odd)
    line = rest_of_line(trouble.source.text, start)
    hint = "write 'key: value', or indent the line if it goes on with the text above"
    return codes.MISSING_COLON.at(trouble.span(start, len(line) or 1), hint=hint, seen=shown(line))


def _escape(trouble: Trouble) -> Finding:
    return bad_escape(trouble.source, trouble.source.text.rfind("\\", trouble.since, trouble.at + 1), ESCAPE)


def bad_escape(source: Source, at: int, pattern: re.Pattern[str]) -> Finding:
    """The finding for the first escape from a place on that fits a pattern."""
    escape = pattern.search(source.text, max(at, 0))
    span = Span(source, *escape.span()) if escape else Span(source, at, at + 1)
    hint = "write the character itself, or two backslashes for one"
    return codes.BAD_ESCAPE.at(span, hint=hint, seen=shown(span.text))


def _tag_trouble(trouble: Trouble) -> Finding:
    return tag_refused(trouble.span(trouble.since, len(word(trouble.source.text, trouble.since)) or 1))


def tag_refused(span: Span) -> Finding:
    """The finding for a tag."""
    return codes.TAG_REFUSED.at(span, hint="remove it, or put the whole text in quotes", seen=shown(span.text))


def _other(trouble: Trouble) -> Finding:
    return codes.SYNTAX.at(trouble.span(trouble.at, 1), problem=trouble.problem)


# The first that fits; libyaml and ruamel.yaml word the same trouble differently.
EXPLANATIONS: tuple[tuple[str, Callable[[Trouble], Finding]], ...] = (
    ("mapping values are not allowed", _colon),
    ("cannot start any token|tab character|(sequence entries|mapping keys) are not allowed", _reserved),
    ("quoted scalar: found unexpected (end of stream|document)", _quote),
    ("double-quoted scalar|parsing a quoted scalar|invalid Unicode|chr\\(\\)", _escape),
    ("block scalar: (expected a|did not find expected) comment|chomping or indentation indicators", _header),
    ("could not find expected ':'", _unfinished),
    ("scanning an (alias|anchor)", _sigil),
    ("directive", _other),
    ("(parsing|scanning) an? tag|undefined tag handle", _tag_trouble),
    ("parsing a flow (sequence|mapping): ", _bracket),
    ("node content", _nothing),
    ("expected <block end>|expected key|expected '-' indicator|<document start>|document end marker", _misplaced),
    ("", _other),
)
