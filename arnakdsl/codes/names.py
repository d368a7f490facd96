"""AK3: ids and references."""

from __future__ import annotations

from arnakdsl.findings import Code, Severity

UNKNOWN_ID = Code(
    "AK301", "unknown-id", Severity.ERROR, "there is no '{name}'",
    why="A reference names an entry of the kind that stands there.",
    bad="bough:\n  twig:\n    tree: pear_tre\n", good="bough:\n  twig:\n    tree: pear_tree\n",
)  # fmt: skip
DUPLICATE_ID = Code(
    "AK302", "duplicate-id", Severity.ERROR, "the id '{id}' is taken",
    why="Entries name each other by id, so an id must belong to one entry alone.",
    bad="resource:\n  gem:\n  gem:\n", good="resource:\n  gem:\n  medal:\n",
)  # fmt: skip
UNKNOWN_NAME = Code(
    "AK303", "unknown-name", Severity.ERROR, "unknown name '{name}'",
    why="A name is an argument or a `let`, something of `it`, a mark of the game, a pile, a set or an entry.",
    bad="move top(shed) to baskt", good="move top(shed) to basket",
)  # fmt: skip
UNKNOWN_MEMBER = Code(
    "AK304", "unknown-member", Severity.ERROR, "{owner} has no '{name}'",
    why="Behind a dot stands an attribute, a mark, a term, a part or a pile of what stands before it.",
    bad="let t = pick trees; set t.rip", good="let t = pick trees; set t.ripe",
)  # fmt: skip
UNKNOWN_PILE = Code(
    "AK305", "unknown-pile", Severity.ERROR, "unknown pile '{name}'",
    why="Piles are declared under `pile`.",
    bad=(
        "pile:\n"
        "  yard: {of: [tool], view: all}\n"
        "kind:\n"
        "  box: {all: boxes, attributes: {bin: pile}}\n"
        "box:\n"
        "  crate: {bin: yrad}\n"
    ),
    good=(
        "pile:\n"
        "  yard: {of: [tool], view: all}\n"
        "kind:\n"
        "  box: {all: boxes, attributes: {bin: pile}}\n"
        "box:\n"
        "  crate: {bin: yard}\n"
    ),
)  # fmt: skip
UNKNOWN_ACTION = Code(
    "AK306", "unknown-action", Severity.ERROR, "unknown action '{name}'",
    why="`offer` takes entries of the kind action, or a menu.",
    bad="offer clim", good="offer climb",
)  # fmt: skip
UNKNOWN_MENU = Code(
    "AK307", "unknown-menu", Severity.ERROR, "unknown menu '{name}'",
    why="Menus are declared under `menu`.",
    bad="action:\n  nap: {menu: mian, do: nothing}\n", good="action:\n  nap: {menu: main, do: nothing}\n",
)  # fmt: skip
UNKNOWN_ICON = Code(
    "AK308", "unknown-icon", Severity.ERROR, "unknown icon '{name}'",
    why="Icons are declared under `icon`.",
    bad="icon:\n  pony: {pays: [cart, stpe]}\n", good="icon:\n  pony: {pays: [cart, step]}\n",
)  # fmt: skip
UNKNOWN_TYPE = Code(
    "AK309", "unknown-type", Severity.ERROR, "unknown type '{name}'",
    why="A type is number, flag, seat, cost, icons, effect, text, pile, a kind, the set of a kind, or a list of words.",
    bad="kind:\n  jar:\n    attributes: {size: nubmer}\n", good="kind:\n  jar:\n    attributes: {size: number}\n",
)  # fmt: skip
UNKNOWN_WORD = Code(
    "AK310", "unknown-word", Severity.ERROR, "'{name}' is not one of the words that can stand here",
    why="The attribute is declared with the words it can be.",
    bad="tool:\n  saw: {timing: qiuck, use: nothing}\n", good="tool:\n  saw: {timing: quick, use: nothing}\n",
)  # fmt: skip
MISSING_PROCEDURE = Code(
    "AK311", "missing-procedure", Severity.ERROR, "the pack lacks the procedure '{name}'",
    why="A game is set up by the procedure `set_up` and played by `rounds`.",
    bad="# rounds.yaml\nprocedure:\n  round:\n    do: day\n",
    good="# rounds.yaml\nprocedure:\n  rounds:\n    do: day\n",
)  # fmt: skip
MISNAMED = Code(
    "AK312", "misnamed", Severity.ERROR, "'{name}' is named nowhere, and '{other}', which is, is not there",
    why="Of a name that is declared in one spelling and named in another everywhere, the declaration is misspelt.",
    bad=(
        "define:\n"
        "  watre: {takes: {t: tree}, do: set t.ripe}\n"
        "trial:\n"
        "  one: {effect: water old_oak}\n"
        "  two: {effect: water pear_tree}\n"
    ),
    good=(
        "define:\n"
        "  water: {takes: {t: tree}, do: set t.ripe}\n"
        "trial:\n"
        "  one: {effect: water old_oak}\n"
        "  two: {effect: water pear_tree}\n"
    ),
)  # fmt: skip
UNKNOWN_PART = Code(
    "AK320", "unknown-part", Severity.ERROR, "a position has no '{name}'",
    why="A scenario names parts of a position as the library's `view(None)` shows them: seats, counters, marks, piles, kinds.",
    bad="# scenarios/example.yaml\n- scenario: rich\n  given: {p1: {appel: 9}}\n",
    good="# scenarios/example.yaml\n- scenario: rich\n  given: {p1: {apple: 9}}\n",
)  # fmt: skip
UNKNOWN_OPTION = Code(
    "AK321", "unknown-option", Severity.ERROR, "no option is ever called '{name}'",
    why="An option that the pack can never offer would be refused for ever, and a scenario about it would show nothing.",
    bad="# scenarios/example.yaml\n- scenario: to climb\n  when: [clim:pear_tree]\n",
    good="# scenarios/example.yaml\n- scenario: to climb\n  when: [climb:pear_tree]\n",
)  # fmt: skip
