"""AK6: texts: what cards say in each language."""

from __future__ import annotations

from arnakdsl.findings import Code, Severity

TEXT_MISSING = Code(
    "AK601", "text-missing", Severity.WARNING, "there is no text in '{language}' for {what}",
    why="Where a pack has no words of its own, its ids are said, and players would read them.",
    bad="action:\n  nap:\n    menu: main\n    do: gain 1 apple\n",
    good="# example.yaml\naction:\n  nap:\n    menu: main\n    do: gain 1 apple\n# lang/en/example.ftl\noption-nap = nap\n",
)  # fmt: skip
UNUSED_TEXT = Code(
    "AK602", "unused-text", Severity.WARNING, "nothing in the pack is said with '{message}'",
    why="A message belongs to an entry by its name; one that fits none is misspelt or left over.",
    bad="# lang/en/example.ftl\nthing-paer_tree = tall pear tree\n",
    good="# lang/en/example.ftl\nthing-pear_tree = tall pear tree\n",
)  # fmt: skip
BROKEN_TEXT = Code(
    "AK603", "broken-text", Severity.ERROR, "this message cannot be read: {reason}",
    why="Texts are written in Fluent; what it cannot read would be left out without a word.",
    bad="# lang/en/example.ftl\nthing-pear_tree = { tall pear tree\n",
    good="# lang/en/example.ftl\nthing-pear_tree = tall pear tree\n",
)  # fmt: skip
TEXT_TWICE = Code(
    "AK604", "text-twice", Severity.ERROR, "the message '{message}' is written twice",
    why="Only one of them would ever be said.",
    bad="# lang/en/example.ftl\nthing-pear_tree = pear tree\nthing-pear_tree = tall pear tree\n",
    good="# lang/en/example.ftl\nthing-pear_tree = tall pear tree\n",
)  # fmt: skip
UNKNOWN_GAP = Code(
    "AK605", "unknown-gap", Severity.ERROR, "nothing is called '${gap}' in '{message}'",
    why="A gap is filled with what the message is about; one of another name would stay empty.",
    bad=(
        "# example.yaml\n"
        "define:\n"
        "  prune: {takes: {t: tree}, do: set t.ripe}\n"
        "trial:\n"
        "  one: {effect: 'each t in trees { prune t }'}\n"
        "# lang/en/example.ftl\n"
        "define-prune = prune { $tree }\n"
    ),
    good=(
        "# example.yaml\n"
        "define:\n"
        "  prune: {takes: {t: tree}, do: set t.ripe}\n"
        "trial:\n"
        "  one: {effect: 'each t in trees { prune t }'}\n"
        "# lang/en/example.ftl\n"
        "define-prune = prune { $t }\n"
    ),
)  # fmt: skip
NO_LANGUAGE = Code(
    "AK606", "no-language", Severity.WARNING, "nothing is read from '{name}': {reason}",
    why="Texts are read from the folder of a language, such as lang/en; all else beside it stays unread.",
    bad="# lang/example.ftl\nthing-pear_tree = pear tree\n",
    good="# lang/en/example.ftl\nthing-pear_tree = pear tree\n",
)  # fmt: skip
