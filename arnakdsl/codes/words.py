"""AK2: words and calls: the order of words in an effect, verbs and their arguments."""

from __future__ import annotations

from arnakdsl.findings import Code, Severity

UNKNOWN_VERB = Code(
    "AK201", "unknown-verb", Severity.ERROR, "unknown verb '{name}'",
    why="A step begins with a core verb or with the name of a `define`.",
    bad="gian 1 apple", good="gain 1 apple",
)  # fmt: skip
UNKNOWN_RESOURCE = Code(
    "AK202", "unknown-resource", Severity.ERROR, "unknown resource '{name}'",
    why="An amount names a resource, an icon or a unit that the pack declares.",
    bad="gain 2 appel", good="gain 2 apple",
)  # fmt: skip
SWAPPED_AMOUNT = Code(
    "AK203", "swapped-amount", Severity.ERROR, "the number comes first, not '{text}'",
    why="An amount is a number and a unit, as it is spoken.",
    bad="gain apple 2", good="gain 2 apple",
)  # fmt: skip
MISSING_ARGUMENT = Code(
    "AK204", "missing-argument", Severity.ERROR, "'{verb}' needs '{name}'",
    why="A verb that lacks an argument cannot be carried out.",
    bad="fill heap", good="fill heap from tools",
)  # fmt: skip
MISSING_NUMBER = Code(
    "AK205", "missing-number", Severity.ERROR, "how many '{name}'",
    why="An amount is a number and a unit, also when it is one.",
    bad="gain apple", good="gain 1 apple",
)  # fmt: skip
EXTRA_ARGUMENT = Code(
    "AK206", "extra-argument", Severity.ERROR, "'{verb}' does not take '{text}'",
    why="An argument that nothing reads would silently do nothing.",
    bad="shuffle shed, heap", good="shuffle shed; shuffle heap",
)  # fmt: skip
UNKNOWN_PREPOSITION = Code(
    "AK207", "unknown-preposition", Severity.ERROR, "'{verb}' takes nothing behind '{name}'",
    why="Each verb says which prepositions it has.",
    bad="gain 1 apple to basket", good="gain 1 apple",
)  # fmt: skip
UNKNOWN_FUNCTION = Code(
    "AK208", "unknown-function", Severity.ERROR, "unknown function '{name}'",
    why="The functions of the language are listed in docs/language.md.",
    bad="gain cuont(trees) apple", good="gain count(trees) apple",
)  # fmt: skip
WRONG_ARITY = Code(
    "AK209", "wrong-arity", Severity.ERROR, "'{name}' takes {wanted} values, not {seen}",
    why="Each function says how many values it takes.",
    bad="gain min(me.honey) apple", good="gain min(me.honey, 3) apple",
)  # fmt: skip
MISPLACED_PICK = Code(
    "AK210", "misplaced-pick", Severity.ERROR, "'pick' stands only behind 'let x =' or as an argument of a verb",
    why="A pick is a decision, and a value inside a condition cannot ask.",
    bad="if pick trees { gain 1 apple }", good="let t = pick trees; if t.ripe { gain 1 apple }",
)  # fmt: skip
USELESS_LET = Code(
    "AK211", "useless-let", Severity.ERROR, "nothing follows that could use '{name}'",
    why="A `let` names something for the steps behind it in the same block.",
    bad="may let n = count(trees)", good="let n = count(trees); may gain n apple",
)  # fmt: skip
USELESS_LABEL = Code(
    "AK212", "useless-label", Severity.ERROR, "'as' names no option here",
    why="A label is for a branch, a `may`, a cost with an arrow, or a pick.",
    bad="gain 1 apple as eat", good="may gain 1 apple as eat",
)  # fmt: skip
LOOP_OUTSIDE_ROUNDS = Code(
    "AK213", "loop-outside-rounds", Severity.ERROR, "'while' stands only in procedures",
    why="Every other loop is bounded, so that no effect can go on for ever.",
    bad="while me.apple < 3 { gain 1 apple }", good="repeat 3 { gain 1 apple }",
)  # fmt: skip
TOO_MANY_BRANCHES = Code(
    "AK214", "too-many-branches", Severity.ERROR, "{count} of {branches} branches cannot be chosen",
    why="`choose 2 { a | b | c }` takes different branches.",
    bad="choose 3 { gain 1 apple | gain 1 honey }", good="choose 2 { gain 1 apple | gain 1 honey | gain 1 step }",
)  # fmt: skip
RECURSIVE_DEFINITION = Code(
    "AK215", "recursive-definition", Severity.ERROR, "'{name}' leads back to itself",
    why="Definitions are written out where they are called.",
    bad="define:\n  again: {do: gain 1 apple; again}\n", good="define:\n  again: {do: gain 1 apple; gain 1 apple}\n",
)  # fmt: skip
STRAY_BAR = Code(
    "AK216", "stray-bar", Severity.ERROR, "'|' outside of a 'choose'",
    why="'|' parts the branches of a 'choose'; steps in order are parted by ';'.",
    bad="gain 1 apple | gain 1 honey", good="choose { gain 1 apple | gain 1 honey }",
)  # fmt: skip
MISSING_BLOCK = Code(
    "AK217", "missing-block", Severity.ERROR, "'{seen}' without a block",
    why="What is chosen, repeated or done on a condition stands in braces.",
    bad="if me.tired gain 1 apple", good="if me.tired { gain 1 apple }",
)  # fmt: skip
RESERVED_WORD = Code(
    "AK218", "reserved-word", Severity.ERROR, "'{seen}' is a word of the language and cannot be a name",
    why="Such words are never names, so that a text reads the same wherever it stands.",
    bad="action:\n  if: {do: gain 1 apple}\n", good="action:\n  perhaps: {do: gain 1 apple}\n",
)  # fmt: skip
LABEL_INSIDE = Code(
    "AK219", "label-inside", Severity.ERROR, "a label ends its step, but '{seen}' follows",
    why="'as' names the option for the whole step before it.",
    bad="may gain 1 apple as eat -> gain 1 honey", good="may { gain 1 apple -> gain 1 honey as eat }",
)  # fmt: skip
LOOKALIKE = Code(
    "AK220", "lookalike", Severity.ERROR, "'{seen}' is no sign of the language",
    why="Signs pasted from documents or other languages look alike and mean nothing here.",
    bad="pay 1 apple → gain 1 honey", good="pay 1 apple -> gain 1 honey",
)  # fmt: skip
QUOTED_WORD = Code(
    "AK221", "quoted-word", Severity.ERROR, "{seen} is quoted",
    why="Words of an effect stand without quotes; quotes belong to YAML, around the whole text.",
    bad='gain 1 "apple"', good="gain 1 apple",
)  # fmt: skip
BAD_NUMBER = Code(
    "AK222", "bad-number", Severity.ERROR, "'{seen}' is no number",
    why="Amounts are whole numbers.",
    bad="gain 1.5 apple", good="gain 1 apple",
)  # fmt: skip
BAD_WORD = Code(
    "AK223", "bad-word", Severity.ERROR, "'{seen}' cannot be a word",
    why="Words have the letters a to z, digits and underscores, so that they are told apart at sight.",
    bad="gain 1 Apple", good="gain 1 apple",
)  # fmt: skip
BAD_SPACE = Code(
    "AK224", "bad-space", Severity.ERROR, "an invisible character that is not a space",
    why="Unusual spaces come from pasted text and cannot be seen.",
    bad="gain 1\xa0apple", good="gain 1 apple",
)  # fmt: skip
STRANGE_SIGN = Code(
    "AK225", "strange-sign", Severity.ERROR, "'{seen}' means nothing in an effect",
    why="The signs of the language are ; | {{ }} ( ) , . .. : -> = != < <= > >= + - * and #.",
    bad="gain 1 apple!", good="gain 1 apple",
)  # fmt: skip
UNCLOSED = Code(
    "AK226", "unclosed", Severity.ERROR, "'{seen}' is never closed",
    why="A block and the values of a function end where they are closed.",
    bad="may { gain 1 apple", good="may { gain 1 apple }",
)  # fmt: skip
STRAY_BRACKET = Code(
    "AK227", "stray-bracket", Severity.ERROR, "'{seen}' closes nothing",
    why="Every closing bracket belongs to an opening one.",
    bad="gain 1 apple }", good="gain 1 apple",
)  # fmt: skip
MISSING_SIGN = Code(
    "AK228", "missing-sign", Severity.ERROR, "'{sign}' is missing before '{seen}'",
    why="Steps are parted by ';' and values by ','.",
    bad="gain 1 apple gain 1 honey", good="gain 1 apple; gain 1 honey",
)  # fmt: skip
EMPTY_BRANCH = Code(
    "AK229", "empty-branch", Severity.ERROR, "nothing stands before '{seen}'",
    why="A block or a branch that does nothing is written 'nothing'.",
    bad="choose { gain 1 apple | }", good="choose { gain 1 apple | nothing }",
)  # fmt: skip
EMPTY_TEXT = Code(
    "AK230", "empty-text", Severity.ERROR, "the text is empty",
    why="An effect that does nothing is written 'nothing'.",
    bad="action:\n  nap:\n    do: ''\n", good="action:\n  nap:\n    do: nothing\n",
)  # fmt: skip
ENDS_EARLY = Code(
    "AK231", "ends-early", Severity.ERROR, "the text ends too early, after '{seen}'",
    why="Something must follow the last word.",
    bad="gain 1 apple ->", good="gain 1 apple",
)  # fmt: skip
CANNOT_STAND = Code(
    "AK232", "cannot-stand", Severity.ERROR, "'{seen}' cannot stand here",
    why="The words before it leave no place for it.",
    bad="gain 1 apple and gain 1 honey", good="gain 1 apple; gain 1 honey",
)  # fmt: skip
TOO_DEEP_EFFECT = Code(
    "AK233", "effect-too-deep", Severity.ERROR, "more than {limit} {what}",
    why="Nobody could read it, and it would only take time and memory.",
    bad="(" * 70, good="gain 1 apple",
)  # fmt: skip
MISPLACED_KEYS = Code(
    "AK234", "misplaced-keys", Severity.ERROR, "'by' stands only in 'first' and 'last'",
    why="A set is gone through in the order of the content; keys say which member is the first or the last.",
    bad="each t in trees by height { tend t }", good="each t in trees { tend t }",
)  # fmt: skip
CROWDED_LABEL = Code(
    "AK235", "crowded-label", Severity.ERROR, "'{text}' has no place in the label",
    why="The id of an option has one gap, for one thing, seat or number; behind a pick it is for what is picked.",
    bad="may nothing as keep(rake, lamp)", good="may nothing as keep(rake)",
)  # fmt: skip
