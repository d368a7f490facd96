"""AK0: reading files, and YAML."""

from __future__ import annotations

from arnakdsl.findings import Code, Severity

FILE_MISSING = Code(
    "AK001", "file-missing", Severity.ERROR, "there is no file '{name}'",
    why="A file that was named, or a link to it, leads nowhere.",
)  # fmt: skip
NOT_A_FILE = Code(
    "AK002", "not-a-file", Severity.ERROR, "'{name}' is {seen}, not a file",
    why="Only plain files are read: a folder or a pipe may have a name that ends in .yaml.",
)  # fmt: skip
FILE_UNREADABLE = Code(
    "AK003", "file-unreadable", Severity.ERROR, "'{name}' cannot be read: {reason}",
    why="The system refused to open the file.",
)  # fmt: skip
NOT_UTF8 = Code(
    "AK004", "not-utf8", Severity.ERROR, "byte {offset} on line {line}, '{byte}', is not UTF-8",
    why="Content is UTF-8, so that a text reads alike on every machine.",
)  # fmt: skip
FILE_TOO_LARGE = Code(
    "AK005", "file-too-large", Severity.ERROR, "the file has {size}, the limit is {limit}",
    why="A file this large is not content written by people; reading it would only take time and memory.",
)  # fmt: skip
BAD_CHARACTER = Code(
    "AK006", "bad-character", Severity.ERROR, "the character {character} cannot stand in a file",
    why="Control characters, odd line ends and byte order marks inside a text are invisible; tools disagree on them.",
    bad="- id: rope\x07\n", good="- id: rope\n",
)  # fmt: skip
SYNTAX = Code(
    "AK010", "yaml-syntax", Severity.ERROR, "YAML cannot read this: {problem}",
    why="The text breaks a rule of YAML that has no message of its own here.",
    bad="- id: |0\n    rope\n", good="- id: |\n    rope\n",
)  # fmt: skip
COLON_IN_TEXT = Code(
    "AK011", "colon-in-text", Severity.ERROR, "': ' inside a text without quotes",
    why="A colon and a space end a key, so a text without quotes cannot hold them.",
    bad="- effect: free: gain 1 gold\n", good="- effect: 'free: gain 1 gold'\n",
)  # fmt: skip
BAD_INDENT = Code(
    "AK012", "bad-indent", Severity.ERROR, "the indentation of this line fits none of the lines above",
    why="Indentation alone says what belongs together: keys of one entry start in the same column.",
    bad="- id: rope\n   cost: 2\n", good="- id: rope\n  cost: 2\n",
)  # fmt: skip
TAB = Code(
    "AK013", "tab", Severity.ERROR, "a tab where spaces should be",
    why="YAML indents with spaces alone, since a tab has no width of its own.",
    bad="rope:\n\tcost: 2\n", good="rope:\n  cost: 2\n",
)  # fmt: skip
TEXT_AFTER_VALUE = Code(
    "AK014", "text-after-value", Severity.ERROR, "'{seen}' follows a value that has already ended",
    why="A closing quote or bracket, or the name of an alias, ends the value; nothing may follow it on the line.",
    bad="- name: 'The' Rope\n", good="- name: The Rope\n",
)  # fmt: skip
UNCLOSED_QUOTE = Code(
    "AK015", "unclosed-quote", Severity.ERROR, "the quote {seen} is not closed",
    why="A quoted text runs to the next quote of the same kind, over line ends too.",
    bad='- name: "The Rope\n  cost: 2\n', good='- name: "The Rope"\n  cost: 2\n',
)  # fmt: skip
UNCLOSED_BRACKET = Code(
    "AK016", "unclosed-bracket", Severity.ERROR, "'{seen}' is not closed",
    why="A list or mapping in brackets runs to its closing bracket, with commas between its items.",
    bad="- tags: [old, long\n", good="- tags: [old, long]\n",
)  # fmt: skip
TEXT_CUT = Code(
    "AK017", "text-cut", Severity.ERROR, "the text before '{seen}' is cut off by it",
    why="Between brackets the signs { } [ ] , end a text without quotes.",
    bad="- {id: rope, effect: choose {gain 1 gold}}\n", good="- id: rope\n  effect: choose {gain 1 gold}\n",
)  # fmt: skip
RESERVED_START = Code(
    "AK018", "reserved-start", Severity.ERROR, "a text without quotes cannot start with '{seen}'",
    why="YAML keeps a few signs for itself at the start of a text.",
    bad="- name: @home\n", good="- name: '@home'\n",
)  # fmt: skip
TEXT_AFTER_HEADER = Code(
    "AK019", "text-after-header", Severity.ERROR, "'{seen}' stands on the same line as '{header}'",
    why="A text written with '|' or '>' begins on the next line, indented.",
    bad="- effect: | gain 1 gold\n", good="- effect: |\n    gain 1 gold\n",
)  # fmt: skip
MISSING_COLON = Code(
    "AK020", "missing-colon", Severity.ERROR, "'{seen}' is no key: there is no ':' after it",
    why="Every line of a mapping is a key, a colon and a space, and a value.",
    bad="- id: rope\n  timing free\n  cost: 2\n", good="- id: rope\n  timing: free\n  cost: 2\n",
)  # fmt: skip
BAD_ESCAPE = Code(
    "AK021", "bad-escape", Severity.ERROR, "'{seen}' is no escape that YAML knows",
    why='In double quotes a backslash starts an escape such as \\n, \\" or \\u00e9.',
    bad='- name: "a \\q"\n', good='- name: "a \\\\q"\n',
)  # fmt: skip
UNOPENED_BRACKET = Code(
    "AK022", "unopened-bracket", Severity.ERROR, "'{seen}' closes nothing",
    why="A closing bracket belongs to one that opens a list or a mapping before it.",
    bad="- {tags: old, long], cost: 2}\n", good="- {tags: [old, long], cost: 2}\n",
)  # fmt: skip
SEVERAL_DOCUMENTS = Code(
    "AK030", "several-documents", Severity.ERROR, "a second document begins here",
    why="A file holds one document; what stands after '---' or '...' would be lost.",
    bad="- id: rope\n---\n- id: hat\n", good="- id: rope\n- id: hat\n",
)  # fmt: skip
TAG_REFUSED = Code(
    "AK031", "tag", Severity.ERROR, "'{seen}' is a YAML tag, and content has none",
    why="A word that starts with '!' is a tag: YAML takes it out of the text.",
    bad="- effect: !gain 1 gold\n", good="- effect: gain 1 gold\n",
)  # fmt: skip
MERGE_KEY = Code(
    "AK032", "merge-key", Severity.ERROR, "the merge key '<<' is not read",
    why="YAML 1.2 has no merge keys, and what a key means should stand where it is read.",
    bad="- &rope\n  id: rope\n- <<: *rope\n  cost: 2\n", good="- &rope\n  id: rope\n- cost: 2\n",
)  # fmt: skip
DUPLICATE_KEY = Code(
    "AK033", "duplicate-key", Severity.ERROR, "the key '{key}' is given twice",
    why="A mapping holds each key once; of two values one would be lost.",
    bad="- id: rope\n  cost: 2\n  cost: 3\n", good="- id: rope\n  cost: 2\n",
)  # fmt: skip
KEY_NOT_TEXT = Code(
    "AK034", "key-not-text", Severity.ERROR, "{seen} cannot be a key",
    why="Keys are texts.  YAML reads 1, true and null without quotes as something else.",
    bad="levels:\n  1: gain 1 gold\n", good="levels:\n  '1': gain 1 gold\n",
)  # fmt: skip
KEY_WITHOUT_VALUE = Code(
    "AK035", "key-without-value", Severity.ERROR, "'{seen}' is a key without a value",
    why="Between '{' and '}' a comma ends a text, and what stands there without ': ' is a key.",
    bad="- effect: {gain 1 gold}\n", good="- effect: gain 1 gold\n",
)  # fmt: skip
UNKNOWN_ALIAS = Code(
    "AK036", "unknown-alias", Severity.ERROR, "there is no anchor '&{name}' above",
    why="A word that starts with '*' stands for the value anchored with '&' and the same name, further up.",
    bad="- effect: *rope\n", good="- effect: '*rope'\n",
)  # fmt: skip
ALIAS_IN_ITSELF = Code(
    "AK037", "alias-in-itself", Severity.ERROR, "the alias '*{name}' stands inside its own anchor",
    why="A value that holds itself has no end.",
    bad="- &rope\n  parts: [*rope]\n", good="- &rope\n  parts: []\n",
)  # fmt: skip
ALIASES_TOO_LARGE = Code(
    "AK038", "aliases-too-large", Severity.ERROR, "the aliases of this file stand for more than {limit} values",
    why="Aliases of aliases grow without bound; a short file can stand for millions of values.",
)  # fmt: skip
TOO_DEEP = Code(
    "AK039", "too-deep", Severity.ERROR, "more than {limit} levels of nesting",
    why="No content is nested this deep; something was most likely pasted by mistake.",
    bad="- " * 65 + "rope\n", good="- " * 3 + "rope\n",
)  # fmt: skip
COMMENT_IN_TEXT = Code(
    "AK040", "comment-in-text", Severity.WARNING, "'{seen}' is a comment, not part of the text before it",
    why="A space and '#' start a comment and cut the text; with a space after '#' it is taken as meant.",
    bad="- name: Tree #2\n", good="- name: 'Tree #2'\n",
)  # fmt: skip
