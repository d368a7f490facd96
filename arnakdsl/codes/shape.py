"""AK1: the shape of a pack and its entries."""

from __future__ import annotations

from arnakdsl.findings import Code, Severity

UNKNOWN_FIELD = Code(
    "AK101", "unknown-field", Severity.ERROR, "unknown field '{field}'",
    why="A field that nobody reads would silently do nothing.",
    bad="action:\n  nap:\n    do: nothing\n    cots: 1 apple\n",
    good="action:\n  nap:\n    do: nothing\n    cost: 1 apple\n",
)  # fmt: skip
MISSING_FIELD = Code(
    "AK102", "missing-field", Severity.ERROR, "{owner} lacks the field '{field}'",
    why="Some fields have no value that could stand in for them.",
    bad="action:\n  nap:\n    cost: 1 apple\n", good="action:\n  nap:\n    cost: 1 apple\n    do: nothing\n",
)  # fmt: skip
WRONG_SHAPE = Code(
    "AK103", "wrong-shape", Severity.ERROR, "{what} must be {expected}, not {seen}",
    why="Each field holds one form of value: a text, a whole number, a list or a mapping.",
    bad="action:\n  nap:\n    do: [nothing]\n", good="action:\n  nap:\n    do: nothing\n",
)  # fmt: skip
UNKNOWN_KIND = Code(
    "AK104", "unknown-kind", Severity.ERROR, "unknown kind '{name}'",
    why="Entries stand under their kind: one of the language, or one that the pack declares under `kind`.",
    bad="resorce:\n  gem:\n", good="resource:\n  gem:\n",
)  # fmt: skip
BAD_ID = Code(
    "AK105", "bad-id", Severity.ERROR, "'{id}' cannot be an id",
    why="Effects name entries by id, so an id is one word: lower-case letters, digits and _, perhaps ':' and a number.",
    bad="resource:\n  Red-Gem:\n", good="resource:\n  red_gem:\n",
)  # fmt: skip
NO_HEAD = Code(
    "AK106", "no-head", Severity.ERROR, "there is no pack.yaml in '{folder}'",
    why="A pack is a folder with a file pack.yaml that says its name, the version of the language and its seats.",
)  # fmt: skip
NO_ENTRIES = Code(
    "AK107", "no-entries", Severity.ERROR, "the pack has no entries",
    why="Beside pack.yaml a pack needs files with entries: without any there is nothing to play.",
)  # fmt: skip
NOT_A_FOLDER = Code(
    "AK108", "not-a-folder", Severity.ERROR, "'{folder}' is {seen}, not a folder",
    why="A pack is a folder with a file pack.yaml in it.",
)  # fmt: skip
TOO_MUCH = Code(
    "AK109", "too-much", Severity.ERROR, "the pack has more than {limit}",
    why="No pack is this large; most likely the folder is not the one that was meant.",
)  # fmt: skip
TAKEN_KIND = Code(
    "AK110", "taken-kind", Severity.ERROR, "the kind '{name}' belongs to the language",
    why="A pack cannot declare a kind that the language has already: entries under it would mean two things.",
    bad="kind:\n  action:\n", good="kind:\n  act:\n",
)  # fmt: skip
TYPE_NOT_HERE = Code(
    "AK111", "type-not-here", Severity.ERROR, "'{name}' cannot be the type of {what}",
    why="A mark is one number, so it holds a number, a flag, a seat or a thing; what is printed has no seat.",
    bad="kind:\n  box:\n    marks:\n      open: effect\n", good="kind:\n  box:\n    marks:\n      open: flag\n",
)  # fmt: skip
FIELD_NOT_HERE = Code(
    "AK112", "field-not-here", Severity.ERROR, "{owner} takes no '{field}'",
    why="A field that means nothing where it stands would silently do nothing.",
    bad="kind:\n  plant:\n    any_of: [tree, bough]\n    home: shed\n", good="kind:\n  plant:\n    any_of: [tree, bough]\n",
)  # fmt: skip
SECOND_ENTRY = Code(
    "AK113", "second-entry", Severity.ERROR, "a pack has one '{kind}' at most",
    why="Of two entries that settle the same question one would be passed over.",
    bad="payment:\n  pool:\n    ask: me.brisk\n    option: stay\n",
    good="action:\n  pool:\n    when: me.brisk\n    do: gain 1 step\n",
)  # fmt: skip
GIVEN_TWICE = Code(
    "AK114", "given-twice", Severity.ERROR, "'{value}' is given twice",
    why="In a list of names or values each stands once; a second one would mean nothing.",
    bad="icon:\n  pony: {pays: [step, cart, step]}\n", good="icon:\n  pony: {pays: [step, cart]}\n",
)  # fmt: skip
ICONS_IN_A_CIRCLE = Code(
    "AK115", "icons-in-a-circle", Severity.ERROR, "'{name}' pays for '{other}' in a circle",
    why="An icon pays for what is worth less; where each pays for the other they are one icon.",
    bad="icon:\n  mule: {pays: [horse]}\n  horse: {pays: [mule]}\n", good="icon:\n  mule:\n  horse: {pays: [mule]}\n",
)  # fmt: skip
TAKEN_OPTION = Code(
    "AK116", "taken-option", Severity.ERROR, "an option of a pack cannot be called '{name}'",
    why="A new game is asked for with its players, seed and start and the options of its pack, all by their names.",
    bad=(
        "# pack.yaml\n"
        "name: orchard\n"
        "language: 1\n"
        "seats: {least: 2, most: 3, others: {wind: {players: 3}}}\n"
        "options: {weather: [fair, foul], ladders: [1, 2, 3], seed: [plum, pear]}\n"
    ),
    good=(
        "# pack.yaml\n"
        "name: orchard\n"
        "language: 1\n"
        "seats: {least: 2, most: 3, others: {wind: {players: 3}}}\n"
        "options: {weather: [fair, foul], ladders: [1, 2, 3], fruit: [plum, pear]}\n"
    ),
)  # fmt: skip
KIND_WITHOUT_ENTRIES = Code(
    "AK117", "kind-without-entries", Severity.WARNING, "there is no {kind}, and '{user}' deals with some",
    why="A set without members is allowed, but what is done with each of them is never done.",
    bad="kind:\n  well:\n    all: wells\naction:\n  draw_water: {for: {x: wells + trees}, do: gain 1 honey}\n",
    good=(
        "kind:\n"
        "  well:\n"
        "    all: wells\n"
        "well:\n"
        "  old_well:\n"
        "action:\n"
        "  draw_water: {for: {x: wells + trees}, do: gain 1 honey}\n"
    ),
)  # fmt: skip
UNKNOWN_CHOICE = Code(
    "AK118", "unknown-choice", Severity.ERROR, "no such game: {what}",
    why="`only` names the games that an entry is in by the options of the pack, which stand in pack.yaml, and `players`.",
    bad="action:\n  nap:\n    only: {wether: foul}\n    do: nothing\n",
    good="action:\n  nap:\n    only: {weather: foul}\n    do: nothing\n",
)  # fmt: skip
UNUSED_IGNORE = Code(
    "AK130", "unused-ignore", Severity.WARNING, "nothing here has the code {code}, which is ignored",
    why="What is ignored for no reason would hide the next mistake of its kind.",
    bad="resource:\n  plum:  # arnakc: ignore[AK117] there will be some\n", good="resource:\n  plum:\n",
)  # fmt: skip
UNKNOWN_CODE = Code(
    "AK131", "unknown-code", Severity.ERROR, "no finding has the code '{code}'",
    why="Findings are ignored and graded by their codes; a misspelt one would do nothing.",
    bad="resource:\n  plum:  # arnakc: ignore[AK999]\n", good="resource:\n  plum:\n",
)  # fmt: skip
ERROR_IGNORED = Code(
    "AK132", "error-ignored", Severity.ERROR, "{code} is an error and cannot be ignored",
    why="A pack with errors cannot be compiled, so nobody could play what was let pass.",
    bad=(
        "# pack.yaml\n"
        "name: orchard\n"
        "language: 1\n"
        "seats: {least: 2, most: 3, others: {wind: {players: 3}}}\n"
        "options: {weather: [fair, foul], ladders: [1, 2, 3]}\n"
        "findings: {AK201: warning}\n"
    ),
    good=(
        "# pack.yaml\n"
        "name: orchard\n"
        "language: 1\n"
        "seats: {least: 2, most: 3, others: {wind: {players: 3}}}\n"
        "options: {weather: [fair, foul], ladders: [1, 2, 3]}\n"
        "findings: {AK601: error}\n"
    ),
)  # fmt: skip
UNREAD_COMMENT = Code(
    "AK133", "unread-comment", Severity.WARNING, "this comment lets nothing pass",
    why="A comment to the checker names the codes that may pass in square brackets; written otherwise it would do nothing.",
    bad="resource:\n  plum:  # arnakc: ignore AK548\n", good="resource:\n  plum:  # AK548\n",
)  # fmt: skip
