"""Syntax trees made at random: every tree that some text has, and none that no text has."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from hypothesis import strategies as st

from arnakdsl.source import Source, Span
from arnakdsl.syntax import ast
from arnakdsl.syntax.table import load_table

NOWHERE = Span(Source("made", ""), 0, 0)
KEYWORDS = frozenset(load_table().keywords)
PREPOSITIONS = ("to", "from", "on", "less", "for")


def _node(kind: type, *parts: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.tuples(*parts).map(lambda values: kind(*values, NOWHERE))


def _tuples(items: st.SearchStrategy[Any], least: int = 0, most: int = 3) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(items, min_size=least, max_size=most).map(tuple)


WORDS = st.sampled_from(["a", "b2", "gain", "gold", "hand", "x", "_y", "take_back"]) | st.from_regex(
    r"[a-z_][a-z0-9_]{0,5}", fullmatch=True
).filter(lambda word: word not in KEYWORDS)
NAMES = _node(ast.Name, WORDS)
LABEL_WORDS = _node(ast.Name, WORDS | st.sampled_from(sorted(KEYWORDS)))
LATER_LABEL_WORDS = LABEL_WORDS | _node(ast.Name, st.integers(0, 99).map(str))
INTS = _node(ast.Int, st.integers(0, 999_999))
PATHS = _node(ast.Path, _tuples(NAMES, 1))


def _exprs(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Values made of values; a set may stand wherever brackets may."""
    amounts = _node(ast.Amount, inner, NAMES, st.just(False)) | _node(ast.Amount, INTS, NAMES, st.just(True))
    return st.one_of(
        amounts,
        _node(ast.Apply, NAMES, _tuples(_args(inner)), _tuples(NAMES, 0, 2)),
        _node(ast.Negative, inner),
        _node(ast.Not, inner),
        _node(ast.Arithmetic, st.sampled_from("+-*"), inner, inner),
        _node(ast.Logic, st.sampled_from(["and", "or"]), inner, inner),
        _node(ast.Compare, st.sampled_from(["=", "!=", "<", "<=", ">", ">=", "is"]), inner, inner),
        _node(ast.Range, inner, inner),
        _queries(inner),
    )


def _queries(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return _node(ast.Query, inner, inner, _tuples(inner)) | _node(ast.Query, inner, st.none(), _tuples(inner, 1))


def _args(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return inner | _node(ast.Pick, inner, st.none() | _labels(inner))


def _label_words() -> st.SearchStrategy[tuple[ast.Name, ...]]:
    return st.tuples(LABEL_WORDS, _tuples(LATER_LABEL_WORDS, 0, 2)).map(lambda parts: (parts[0], *parts[1]))


def _labels(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[ast.Label]:
    return _node(ast.Label, _label_words(), _tuples(inner, 0, 2))


EXPRS = st.recursive(INTS | PATHS, _exprs, max_leaves=6)
ARGS = _args(EXPRS)
LABELS = _labels(EXPRS)
CALLS = _node(
    ast.Call,
    NAMES,
    _tuples(ARGS),
    _tuples(_node(ast.Argument, _node(ast.Name, st.sampled_from(PREPOSITIONS)), _tuples(ARGS, 1)), 0, 2),
)
LETS = _node(ast.Let, NAMES, ARGS)


def _steps(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(
        _node(ast.Seq, _tuples(inner, 2)),
        _node(ast.Trade, inner, inner),
        _node(ast.Choose, st.none() | INTS, _tuples(inner, 1)),
        _node(ast.May, inner),
        _node(ast.If, EXPRS, inner, st.none() | inner),
        _node(ast.Each, NAMES, st.none() | EXPRS, inner),
        _node(ast.Repeat, EXPRS, inner),
        _node(ast.While, EXPRS, inner),
        _node(ast.Labelled, inner, LABELS),
    )


STEPS = st.recursive(CALLS | LETS, _steps, max_leaves=6)


def bare(node: Any) -> Any:
    """A node without its places, to compare."""
    if isinstance(node, tuple):
        return tuple(map(bare, node))
    if not is_dataclass(node):
        return node
    parts = {each.name: bare(getattr(node, each.name)) for each in fields(node) if each.name != "span"}
    return type(node).__name__, parts
