"""The catalogue: one Code for each thing that can be wrong.

Families, by the first digit of the number; an id, once released, keeps its meaning:

    AK0  YAML                 AK1  shape              AK2  words and calls     AK3  ids and references
    AK4  types                AK5  meaning            AK6  texts

`bad` is a file that has exactly this finding, `good` the same file mended; both are run by the tests.  They are empty
where no short text can show the mistake.
"""

from __future__ import annotations

from arnakdsl.findings import Code, Severity

# ---------------------------------------------------------------- AK0: reading a file

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

# ---------------------------------------------------------------- AK0: YAML that cannot be read

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
    bad="- name: \"The Rope\n  cost: 2\n", good="- name: \"The Rope\"\n  cost: 2\n",
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
    why="In double quotes a backslash starts an escape such as \\n, \\\" or \\u00e9.",
    bad='- name: "a \\q"\n', good='- name: "a \\\\q"\n',
)  # fmt: skip

# ---------------------------------------------------------------- AK0: YAML that content does not use

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

YAML = (
    FILE_MISSING, NOT_A_FILE, FILE_UNREADABLE, NOT_UTF8, FILE_TOO_LARGE, BAD_CHARACTER,
    SYNTAX, COLON_IN_TEXT, BAD_INDENT, TAB, TEXT_AFTER_VALUE, UNCLOSED_QUOTE, UNCLOSED_BRACKET, TEXT_CUT,
    RESERVED_START, TEXT_AFTER_HEADER, MISSING_COLON, BAD_ESCAPE,
    SEVERAL_DOCUMENTS, TAG_REFUSED, MERGE_KEY, DUPLICATE_KEY, KEY_NOT_TEXT, KEY_WITHOUT_VALUE,
    UNKNOWN_ALIAS, ALIAS_IN_ITSELF, ALIASES_TOO_LARGE, TOO_DEEP, COMMENT_IN_TEXT,
)  # fmt: skip

# ---------------------------------------------------------------- AK1: the shape of a pack and its entries

UNKNOWN_FIELD = Code(
    "AK101", "unknown-field", Severity.ERROR, "unknown field '{field}'",
    why="A field that nobody reads would silently do nothing.",
    bad="action:\n  rest:\n    do: nothing\n    cots: 1 gem\n", good="action:\n  rest:\n    do: nothing\n    cost: 1 gem\n",
)  # fmt: skip
MISSING_FIELD = Code(
    "AK102", "missing-field", Severity.ERROR, "{owner} lacks the field '{field}'",
    why="Some fields have no value that could stand in for them.",
    bad="action:\n  rest:\n    cost: 1 gem\n", good="action:\n  rest:\n    cost: 1 gem\n    do: nothing\n",
)  # fmt: skip
WRONG_SHAPE = Code(
    "AK103", "wrong-shape", Severity.ERROR, "{what} must be {expected}, not {seen}",
    why="Each field holds one form of value: a text, a whole number, a list or a mapping.",
    bad="action:\n  rest:\n    do: [nothing]\n", good="action:\n  rest:\n    do: nothing\n",
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
    bad="kind:\n  game:\n    all: games\n", good="kind:\n  game:\n    marks:\n      days: number\n",
)  # fmt: skip
SECOND_ENTRY = Code(
    "AK113", "second-entry", Severity.ERROR, "a pack has one '{kind}' at most",
    why="Of two entries that settle the same question one would be passed over.",
)  # fmt: skip
GIVEN_TWICE = Code(
    "AK114", "given-twice", Severity.ERROR, "'{value}' is given twice",
    why="In a list of names or values each stands once; a second one would mean nothing.",
)  # fmt: skip
ICONS_IN_A_CIRCLE = Code(
    "AK115", "icons-in-a-circle", Severity.ERROR, "'{name}' pays for '{other}' in a circle",
    why="An icon pays for what is worth less; where each pays for the other they are one icon.",
    bad="icon:\n  foot: {pays: [cart]}\n  cart: {pays: [foot]}\n", good="icon:\n  foot:\n  cart: {pays: [foot]}\n",
)  # fmt: skip
TAKEN_OPTION = Code(
    "AK116", "taken-option", Severity.ERROR, "an option of a pack cannot be called '{name}'",
    why="A new game is asked for with its players, seed and start and the options of its pack, all by their names.",
)  # fmt: skip
KIND_WITHOUT_ENTRIES = Code(
    "AK117", "kind-without-entries", Severity.WARNING, "there is no {kind}, and '{user}' deals with some",
    why="A set without members is allowed, but what is done with each of them is never done.",
)  # fmt: skip

UNKNOWN_CHOICE = Code(
    "AK118", "unknown-choice", Severity.ERROR, "{what}",
    why="`only` names the games that an entry is in by the options of the pack, which stand in pack.yaml, and `players`.",
    bad="action:\n  rest:\n    only: {boart: north}\n    do: nothing\n",
    good="action:\n  rest:\n    only: {board: north}\n    do: nothing\n",
)  # fmt: skip

# ---------------------------------------------------------------- AK3: ids

DUPLICATE_ID = Code(
    "AK302", "duplicate-id", Severity.ERROR, "the id '{id}' is taken",
    why="Entries name each other by id, so an id must belong to one entry alone.",
    bad="resource:\n  gem:\n  gem:\n", good="resource:\n  gem:\n  medal:\n",
)  # fmt: skip
UNUSED_IGNORE = Code(
    "AK130", "unused-ignore", Severity.WARNING, "nothing here has the code {code}, which is ignored",
    why="What is ignored for no reason would hide the next mistake of its kind.",
)  # fmt: skip
UNKNOWN_CODE = Code(
    "AK131", "unknown-code", Severity.ERROR, "no finding has the code '{code}'",
    why="Findings are ignored and graded by their codes; a misspelt one would do nothing.",
)  # fmt: skip
ERROR_IGNORED = Code(
    "AK132", "error-ignored", Severity.ERROR, "{code} is an error and cannot be ignored",
    why="A pack with errors cannot be compiled, so nobody could play what was let pass.",
)  # fmt: skip

# ---------------------------------------------------------------- AK2: verbs and their arguments

UNKNOWN_VERB = Code(
    "AK201", "unknown-verb", Severity.ERROR, "unknown verb '{name}'",
    why="A step begins with a core verb or with the name of a `define`.",
)  # fmt: skip
UNKNOWN_RESOURCE = Code(
    "AK202", "unknown-resource", Severity.ERROR, "unknown resource '{name}'",
    why="An amount names a resource, an icon or a unit that the pack declares.",
)  # fmt: skip
SWAPPED_AMOUNT = Code(
    "AK203", "swapped-amount", Severity.ERROR, "the number comes first, not '{text}'",
    why="An amount is a number and a unit, as it is spoken.",
)  # fmt: skip
MISSING_ARGUMENT = Code(
    "AK204", "missing-argument", Severity.ERROR, "'{verb}' needs '{name}'",
    why="A verb that lacks an argument cannot be carried out.",
)  # fmt: skip
MISSING_NUMBER = Code(
    "AK205", "missing-number", Severity.ERROR, "how many '{name}'",
    why="An amount is a number and a unit, also when it is one.",
)  # fmt: skip
EXTRA_ARGUMENT = Code(
    "AK206", "extra-argument", Severity.ERROR, "'{verb}' does not take '{text}'",
    why="An argument that nothing reads would silently do nothing.",
)  # fmt: skip
UNKNOWN_PREPOSITION = Code(
    "AK207", "unknown-preposition", Severity.ERROR, "'{verb}' takes nothing behind '{name}'",
    why="Each verb says which prepositions it has.",
)  # fmt: skip
UNKNOWN_FUNCTION = Code(
    "AK208", "unknown-function", Severity.ERROR, "unknown function '{name}'",
    why="The functions of the language are listed in docs/language.md.",
)  # fmt: skip
WRONG_ARITY = Code(
    "AK209", "wrong-arity", Severity.ERROR, "'{name}' takes {wanted} values, not {seen}",
    why="Each function says how many values it takes.",
)  # fmt: skip
MISPLACED_PICK = Code(
    "AK210", "misplaced-pick", Severity.ERROR, "'pick' stands only behind 'let x =' or as an argument of a verb",
    why="A pick is a decision, and a value inside a condition cannot ask.",
)  # fmt: skip
USELESS_LET = Code(
    "AK211", "useless-let", Severity.ERROR, "nothing follows that could use '{name}'",
    why="A `let` names something for the steps behind it in the same block.",
)  # fmt: skip
USELESS_LABEL = Code(
    "AK212", "useless-label", Severity.ERROR, "'as' names no option here",
    why="A label is for a branch, a `may`, a cost with an arrow, or a pick.",
)  # fmt: skip
LOOP_OUTSIDE_ROUNDS = Code(
    "AK213", "loop-outside-rounds", Severity.ERROR, "'while' stands only in procedures",
    why="Every other loop is bounded, so that no effect can go on for ever.",
)  # fmt: skip
TOO_MANY_BRANCHES = Code(
    "AK214", "too-many-branches", Severity.ERROR, "{count} of {branches} branches cannot be chosen",
    why="`choose 2 { a | b | c }` takes different branches.",
)  # fmt: skip
RECURSIVE_DEFINITION = Code(
    "AK215", "recursive-definition", Severity.ERROR, "'{name}' leads back to itself",
    why="Definitions are written out where they are called.",
)  # fmt: skip

# ---------------------------------------------------------------- AK3: names and references

UNKNOWN_ID = Code(
    "AK301", "unknown-id", Severity.ERROR, "there is no '{name}'",
    why="A reference names an entry of the kind that stands there.",
)  # fmt: skip
UNKNOWN_NAME = Code(
    "AK303", "unknown-name", Severity.ERROR, "unknown name '{name}'",
    why="A name is an argument or a `let`, something of `it`, a mark of the game, a pile, a set or an entry.",
)  # fmt: skip
UNKNOWN_MEMBER = Code(
    "AK304", "unknown-member", Severity.ERROR, "{owner} has no '{name}'",
    why="Behind a dot stands an attribute, a mark, a term, a part or a pile of what stands before it.",
)  # fmt: skip
UNKNOWN_PILE = Code(
    "AK305", "unknown-pile", Severity.ERROR, "unknown pile '{name}'",
    why="Piles are declared under `pile`.",
)  # fmt: skip
UNKNOWN_ACTION = Code(
    "AK306", "unknown-action", Severity.ERROR, "unknown action '{name}'",
    why="`offer` takes entries of the kind action, or a menu.",
)  # fmt: skip
UNKNOWN_MENU = Code(
    "AK307", "unknown-menu", Severity.ERROR, "unknown menu '{name}'",
    why="Menus are declared under `menu`.",
)  # fmt: skip
UNKNOWN_ICON = Code(
    "AK308", "unknown-icon", Severity.ERROR, "unknown icon '{name}'",
    why="Icons are declared under `icon`.",
)  # fmt: skip
UNKNOWN_TYPE = Code(
    "AK309", "unknown-type", Severity.ERROR, "unknown type '{name}'",
    why="A type is number, flag, seat, cost, icons, effect, text, pile, a kind, the set of a kind, or a list of words.",
)  # fmt: skip
UNKNOWN_WORD = Code(
    "AK310", "unknown-word", Severity.ERROR, "'{name}' is not one of the words that can stand here",
    why="The attribute is declared with the words it can be.",
)  # fmt: skip
MISSING_PROCEDURE = Code(
    "AK311", "missing-procedure", Severity.ERROR, "the pack lacks the procedure '{name}'",
    why="A game is set up by the procedure `set_up` and played by `rounds`.",
)  # fmt: skip

# ---------------------------------------------------------------- AK4: types

WRONG_TYPE = Code(
    "AK401", "wrong-type", Severity.ERROR, "'{text}' is {seen}, not {wanted}",
    why="A word of the wrong kind cannot mean anything where it stands.",
)  # fmt: skip
NOT_A_MARK = Code(
    "AK402", "not-a-mark", Severity.ERROR, "'{text}' cannot be set",
    why="Only marks and counters change by `set`, `clear` and `put`; what is printed stays.",
)  # fmt: skip

# ---------------------------------------------------------------- AK5: meaning

COST_NOT_FIXED = Code(
    "AK501", "cost-not-fixed", Severity.ERROR, "{what} must be numbers and printed costs that are known beforehand",
    why="What can be paid is worked out for all costs of a pack at once, so each cost must be known when it is compiled.",
)  # fmt: skip
NOT_A_TOKEN = Code(
    "AK502", "not-a-token", Severity.ERROR, "{what} takes counters of a player alone, not '{unit}'",
    why="A counter of the game belongs to nobody, and icons or cards are asked for one by one.",
)  # fmt: skip
TOO_MANY_NAMES = Code(
    "AK503", "too-many-names", Severity.ERROR, "{what} has {count} names under 'for', {limit} is the most",
    why="An option stands for one candidate, or for a pair without a cost.",
)  # fmt: skip
OPTION_WITHOUT_NAME = Code(
    "AK504", "option-without-name", Severity.ERROR, "the option '{option}' does not name each of: {names}",
    why="Options are told apart by their ids, so an id names every candidate.",
)  # fmt: skip
PILES_DIFFER = Code(
    "AK505", "piles-differ", Severity.ERROR, "the piles under '{name}' differ in who sees them or in 'gaps'",
    why="A move is compiled once for all piles that an attribute can name.",
)  # fmt: skip
OPTIONS_ALIKE = Code(
    "AK506", "options-alike", Severity.ERROR, "'{one}' and '{other}' give options the same id '{option}'",
    why="Within a decision every id must be distinct.",
)  # fmt: skip
COPIES_WITH_MARKS = Code(
    "AK507", "copies-with-marks", Severity.ERROR, "'{id}' has copies, and its kind has marks",
    why="Copies share one number, so a mark could not tell them apart.",
)  # fmt: skip
BAD_COPIES = Code(
    "AK508", "bad-copies", Severity.ERROR, "'{text}' is no number of copies",
    why="Copies are a whole number from 0, or one of the words 'players' and 'seats'.",
)  # fmt: skip

# ---------------------------------------------------------------- AK2: the order of words

LOOKALIKE = Code(
    "AK220", "lookalike", Severity.ERROR, "'{seen}' is no sign of the language",
    why="Signs pasted from documents or other languages look alike and mean nothing here.",
)  # fmt: skip
QUOTED_WORD = Code(
    "AK221", "quoted-word", Severity.ERROR, "{seen} is quoted",
    why="Words of an effect stand without quotes; quotes belong to YAML, around the whole text.",
)  # fmt: skip
BAD_NUMBER = Code(
    "AK222", "bad-number", Severity.ERROR, "'{seen}' is no number",
    why="Amounts are whole numbers.",
)  # fmt: skip
BAD_WORD = Code(
    "AK223", "bad-word", Severity.ERROR, "'{seen}' cannot be a word",
    why="Words have the letters a to z, digits and underscores, so that they are told apart at sight.",
)  # fmt: skip
BAD_SPACE = Code(
    "AK224", "bad-space", Severity.ERROR, "an invisible character that is not a space",
    why="Unusual spaces come from pasted text and cannot be seen.",
)  # fmt: skip
STRANGE_SIGN = Code(
    "AK225", "strange-sign", Severity.ERROR, "'{seen}' means nothing in an effect",
    why="The signs of the language are ; | {{ }} ( ) , . .. : -> = != < <= > >= + - * and #.",
)  # fmt: skip
UNCLOSED = Code(
    "AK226", "unclosed", Severity.ERROR, "'{seen}' is never closed",
    why="A block and the values of a function end where they are closed.",
)  # fmt: skip
STRAY_BRACKET = Code(
    "AK227", "stray-bracket", Severity.ERROR, "'{seen}' closes nothing",
    why="Every closing bracket belongs to an opening one.",
)  # fmt: skip
MISSING_SIGN = Code(
    "AK228", "missing-sign", Severity.ERROR, "'{sign}' is missing before '{seen}'",
    why="Steps are parted by ';' and values by ','.",
)  # fmt: skip
EMPTY_BRANCH = Code(
    "AK229", "empty-branch", Severity.ERROR, "nothing stands before '{seen}'",
    why="A block or a branch that does nothing is written 'nothing'.",
)  # fmt: skip
EMPTY_TEXT = Code(
    "AK230", "empty-text", Severity.ERROR, "the text is empty",
    why="An effect that does nothing is written 'nothing'.",
)  # fmt: skip
ENDS_EARLY = Code(
    "AK231", "ends-early", Severity.ERROR, "the text ends too early, after '{seen}'",
    why="Something must follow the last word.",
)  # fmt: skip
CANNOT_STAND = Code(
    "AK232", "cannot-stand", Severity.ERROR, "'{seen}' cannot stand here",
    why="The words before it leave no place for it.",
)  # fmt: skip
TOO_DEEP_EFFECT = Code(
    "AK233", "effect-too-deep", Severity.ERROR, "more than {limit} {what}",
    why="Nobody could read it, and it would only take time and memory.",
)  # fmt: skip
MISPLACED_KEYS = Code(
    "AK234", "misplaced-keys", Severity.ERROR, "'by' stands only in 'first' and 'last'",
    why="A set is gone through in the order of the content; keys say which member is the first or the last.",
)  # fmt: skip
STRAY_BAR = Code(
    "AK216", "stray-bar", Severity.ERROR, "'|' outside of a 'choose'",
    why="'|' parts the branches of a 'choose'; steps in order are parted by ';'.",
)  # fmt: skip
MISSING_BLOCK = Code(
    "AK217", "missing-block", Severity.ERROR, "'{seen}' without a block",
    why="What is chosen, repeated or done on a condition stands in braces.",
)  # fmt: skip
RESERVED_WORD = Code(
    "AK218", "reserved-word", Severity.ERROR, "'{seen}' is a word of the language and cannot be a name",
    why="Such words are never names, so that a text reads the same wherever it stands.",
)  # fmt: skip
CROWDED_LABEL = Code(
    "AK235", "crowded-label", Severity.ERROR, "'{text}' has no place in the label",
    why="The id of an option has one gap, for one thing, seat or number; behind a pick it is for what is picked.",
)  # fmt: skip
LABEL_INSIDE = Code(
    "AK219", "label-inside", Severity.ERROR, "a label ends its step, but '{seen}' follows",
    why="'as' names the option for the whole step before it.",
)  # fmt: skip

# ---------------------------------------------------------------- scenarios

UNKNOWN_PART = Code(
    "AK320", "unknown-part", Severity.ERROR, "a position has no '{name}'",
    why="A scenario names parts of a position as the library's `view(None)` shows them: seats, counters, marks, piles, kinds.",
)  # fmt: skip
UNKNOWN_OPTION = Code(
    "AK321", "unknown-option", Severity.ERROR, "no option is ever called '{name}'",
    why="An option that the pack can never offer would be refused for ever, and a scenario about it would show nothing.",
)  # fmt: skip
WRONG_VALUE = Code(
    "AK403", "wrong-value", Severity.ERROR, "'{name}' must be {wanted}, not {seen}",
    why="Each part of a position has one form of value: a number, a flag, a seat, an id, or a list of ids.",
)  # fmt: skip
TOO_MANY_COPIES = Code(
    "AK520", "too-many-copies", Severity.ERROR, "'{name}' is placed more often than there are copies ({limit})",
    why="A position moves what the game has; it does not make more of it.",
)  # fmt: skip
NO_SUCH_MOMENT = Code(
    "AK521", "no-such-moment", Severity.ERROR, "no game comes to this round, start and turn",
    why="A position stands at the first question of a turn that a game can reach.",
)  # fmt: skip
NO_SUCH_GAME = Code(
    "AK522", "no-such-game", Severity.ERROR, "{reason}",
    why="A scenario says with `game` how many play and with which options of the pack.",
)  # fmt: skip
BROKEN_INVARIANT = Code(
    "AK523", "broken-invariant", Severity.ERROR, "the position breaks '{name}'",
    why="What holds in every game must hold in a position too: invariants are declared under `invariant`.",
)  # fmt: skip
NO_GAPS = Code(
    "AK510", "no-gaps", Severity.ERROR, "'{verb}' needs a pile that keeps its places, and '{text}' does not",
    why="A pile declared with `gaps: yes` keeps an empty place where a thing was; in the others there is none.",
)  # fmt: skip
SAME_OPTION = Code(
    "AK511", "same-option", Severity.ERROR, "two options of one decision have the id '{option}'",
    why="A choice is made, saved and replayed by its id, so one of the two could never be chosen.",
)  # fmt: skip
ASKING_GIVER = Code(
    "AK512", "asking-giver", Severity.ERROR, "what '{name}' does asks something",
    why="It is done in the middle of a payment, where nothing else can be asked.",
)  # fmt: skip
IDLE_FIELD = Code(
    "AK524", "idle-field", Severity.ERROR, "'{name}' has '{field}', which does nothing {beside} 'for'",
    why="A source with 'for' gives by what is done with a thing; one without it gives for tokens, which are its 'cost'.",
)  # fmt: skip
LEADS_BACK = Code(
    "AK513", "leads-back", Severity.ERROR, "'{name}' always leads back to itself",
    why="A game that comes to it would never come to a question again.",
)  # fmt: skip
TOO_LONG = Code(
    "AK514", "too-long", Severity.ERROR, "'{name}' is too long once its definitions are written out",
    why="Definitions stand where they are called, so definitions that call others several times multiply.",
)  # fmt: skip
COST_TWICE = Code(
    "AK509", "cost-twice", Severity.ERROR, "'{unit}' is paid behind 'for', and for one of the actions too",
    why="Both are taken from the same counter, and each is looked at by itself.",
)  # fmt: skip
NEGATIVE_AMOUNT = Code(
    "AK404", "negative-amount", Severity.ERROR, "'{text}' is no amount",
    why="What is taken away is said by another verb: `lose`, or `pay` for a cost.",
)  # fmt: skip
NO_CANDIDATES = Code(
    "AK515", "no-candidates", Severity.ERROR, "'{name}' is done with things of the kind '{kind}', and there are none",
    why="The ids of its options name one, so without any it could never be offered.",
)  # fmt: skip
NO_PILE_NAMED = Code(
    "AK516", "no-pile-named", Severity.ERROR, "no {kind} says its '{name}', which effects move to or from",
    why="What happens to a pile is compiled for those that an attribute names; here it names none.",
)  # fmt: skip

BROKEN_AT_THE_START = Code(
    "AK517", "broken-at-the-start", Severity.ERROR, "'{name}' does not hold in a new game",
    why="What must hold at every decision must hold at the first, so the set-up or the invariant is wrong.",
)  # fmt: skip
NO_FIRST_QUESTION = Code(
    "AK518", "no-first-question", Severity.ERROR, "no game can begin: {reason}",
    why="The set-up and the rounds must lead to a decision of some player.",
)  # fmt: skip
NOBODY_RUNS = Code(
    "AK525", "nobody-runs", Severity.ERROR, "{what} needs a player, and here it is nobody's turn",
    why="In the course of the game 'me' is nobody outside of 'each player' and of 'each' with a seat that nobody plays.",
)  # fmt: skip

# ---------------------------------------------------------------- AK6: texts

TEXT_MISSING = Code(
    "AK601", "text-missing", Severity.WARNING, "there is no text in '{language}' for {what}",
    why="Where a pack has no words of its own, its ids are said, and players would read them.",
)  # fmt: skip
UNUSED_TEXT = Code(
    "AK602", "unused-text", Severity.WARNING, "nothing in the pack is said with '{message}'",
    why="A message belongs to an entry by its name; one that fits none is misspelt or left over.",
)  # fmt: skip
BROKEN_TEXT = Code(
    "AK603", "broken-text", Severity.ERROR, "this message cannot be read: {reason}",
    why="Texts are written in Fluent; what it cannot read would be left out without a word.",
)  # fmt: skip
TEXT_TWICE = Code(
    "AK604", "text-twice", Severity.ERROR, "the message '{message}' is written twice",
    why="Only one of them would ever be said.",
)  # fmt: skip
UNKNOWN_GAP = Code(
    "AK605", "unknown-gap", Severity.ERROR, "nothing is called '${gap}' in '{message}'",
    why="A gap is filled with what the message is about; one of another name would stay empty.",
)  # fmt: skip
NO_LANGUAGE = Code(
    "AK606", "no-language", Severity.WARNING, "nothing is read from '{name}': {reason}",
    why="Texts are read from the folder of a language, such as lang/en; all else beside it stays unread.",
)  # fmt: skip

CODES: dict[str, Code] = {each.id: each for each in list(globals().values()) if isinstance(each, Code)}
"""Each by its id."""
