"""AK5: meaning: what can be read, and could not be played."""

from __future__ import annotations

from arnakdsl.findings import Code, Severity

COST_NOT_FIXED = Code(
    "AK501", "cost-not-fixed", Severity.ERROR, "{what} must be numbers and printed costs that are known beforehand",
    why="What can be paid is worked out for all costs of a pack at once, so each cost must be known when it is compiled.",
    bad="tree:\n  elm:\n    height: 2\n    climb: count(trees) apple\n    fruit: gain 1 apple\n",
    good="tree:\n  elm:\n    height: 2\n    climb: 3 apple\n    fruit: gain 1 apple\n",
)  # fmt: skip
NOT_A_TOKEN = Code(
    "AK502", "not-a-token", Severity.ERROR, "{what} takes counters of a player alone, not '{unit}'",
    why="A counter of the game belongs to nobody, and icons or cards are asked for one by one.",
    bad="action:\n  nap: {do: gain 1 honey}\ntrial:\n  one: {effect: offer nap for 1 rain}\n",
    good="action:\n  nap: {do: gain 1 honey}\ntrial:\n  one: {effect: offer nap for 1 apple}\n",
)  # fmt: skip
TOO_MANY_NAMES = Code(
    "AK503", "too-many-names", Severity.ERROR, "{what} has {count} names under 'for', {limit} is the most",
    why="An option stands for one candidate, or for a pair without a cost.",
    bad="action:\n  trio:\n    for:\n      x: basket\n      y: bench\n      z: trees\n    do: nothing\n",
    good="action:\n  trio:\n    for:\n      x: basket\n      y: bench\n    do: nothing\n",
)  # fmt: skip
OPTION_WITHOUT_NAME = Code(
    "AK504", "option-without-name", Severity.ERROR, "the option '{option}' does not name each of: {names}",
    why="Options are told apart by their ids, so an id names every candidate.",
    bad="action:\n  prune:\n    for: {x: trees}\n    option: prune\n    do: tend x\n",
    good="action:\n  prune:\n    for: {x: trees}\n    option: prune:{x}\n    do: tend x\n",
)  # fmt: skip
PILES_DIFFER = Code(
    "AK505", "piles-differ", Severity.ERROR, "the piles under '{name}' differ in who sees them or in 'gaps'",
    why="A move is compiled once for all piles that an attribute can name.",
    bad=(
        "kind:\n"
        "  box: {all: boxes, attributes: {bin: pile}}\n"
        "box:\n"
        "  chest: {bin: heap}\n"
        "  crate: {bin: stall}\n"
        "trial:\n"
        "  one: {effect: 'move top(shed) to first(boxes).bin'}\n"
    ),
    good=(
        "kind:\n"
        "  box: {all: boxes, attributes: {bin: pile}}\n"
        "box:\n"
        "  chest: {bin: heap}\n"
        "  crate: {bin: heap}\n"
        "trial:\n"
        "  one: {effect: 'move top(shed) to first(boxes).bin'}\n"
    ),
)  # fmt: skip
OPTIONS_ALIKE = Code(
    "AK506", "options-alike", Severity.ERROR, "'{one}' and '{other}' give options the same id '{option}'",
    why="Within a decision every id must be distinct.",
    bad=(
        "action:\n"
        "  nap: {menu: main, option: idle, do: gain 1 apple}\n"
        "  doze: {menu: main, option: idle, do: gain 1 honey}\n"
    ),
    good="action:\n  nap: {menu: main, do: gain 1 apple}\n  doze: {menu: main, do: gain 1 honey}\n",
)  # fmt: skip
COPIES_WITH_MARKS = Code(
    "AK507", "copies-with-marks", Severity.ERROR, "'{id}' has copies, and its kind has marks",
    why="Copies share one number, so a mark could not tell them apart.",
    bad="tree:\n  elm:\n    copies: 2\n    height: 2\n    fruit: gain 1 apple\n",
    good="tree:\n  elm:\n    height: 2\n    fruit: gain 1 apple\n",
)  # fmt: skip
BAD_COPIES = Code(
    "AK508", "bad-copies", Severity.ERROR, "'{text}' is no number of copies",
    why="Copies are a whole number from 0, or one of the words 'players' and 'seats'.",
    bad="tool:\n  saw:\n    copies: -1\n    use: nothing\n", good="tool:\n  saw:\n    copies: 1\n    use: nothing\n",
)  # fmt: skip
COST_TWICE = Code(
    "AK509", "cost-twice", Severity.ERROR, "'{unit}' is paid behind 'for', and for one of the actions too",
    why="Both are taken from the same counter, and each is looked at by itself.",
    bad="action:\n  hire: {cost: 1 step, do: gain 1 apple}\ntrial:\n  one: {effect: offer hire for 1 apple}\n",
    good="action:\n  hire: {cost: 1 step, do: gain 1 apple}\ntrial:\n  one: {effect: offer hire for 1 honey}\n",
)  # fmt: skip
NO_GAPS = Code(
    "AK510", "no-gaps", Severity.ERROR, "'{verb}' needs a pile that keeps its places, and '{text}' does not",
    why="A pile declared with `gaps: yes` keeps an empty place where a thing was; in the others there is none.",
    bad="close shed", good="close stall",
)  # fmt: skip
SAME_OPTION = Code(
    "AK511", "same-option", Severity.ERROR, "two options of one decision have the id '{option}'",
    why="A choice is made, saved and replayed by its id, so one of the two could never be chosen.",
    bad="choose { gain 1 apple as eat | gain 1 honey as eat }",
    good="choose { gain 1 apple as eat | gain 1 honey as sip }",
)  # fmt: skip
ASKING_GIVER = Code(
    "AK512", "asking-giver", Severity.ERROR, "what '{name}' does asks something",
    why="It is done in the middle of a payment, where nothing else can be asked.",
    bad="unit:\n  seed:\n    for: {x: basket}\n    option: seed:{x}\n    do: may move x to bench\n",
    good="unit:\n  seed:\n    for: {x: basket}\n    option: seed:{x}\n    do: move x to bench\n",
)  # fmt: skip
LEADS_BACK = Code(
    "AK513", "leads-back", Severity.ERROR, "'{name}' always leads back to itself",
    why="A game that comes to it would never come to a question again.",
    bad="action:\n  spin: {do: gain 1 apple; offer spin}\n",
    good="action:\n  spin: {do: gain 1 apple; may offer spin}\n",
)  # fmt: skip
TOO_LONG = Code(
    "AK514", "too-long", Severity.ERROR, "'{name}' is too long once its definitions are written out",
    why="Definitions stand where they are called, so definitions that call others several times multiply.",
    bad="define:\n  a: {do: gain 1 apple}\n"
    + "".join(f"  {n}: {{do: {'; '.join(13 * o)}}}\n" for o, n in ("ab", "bc", "cd"))
    + "  e: {do: d}\n",
    good="define:\n  a: {do: gain 1 apple}\n  e:\n    do: repeat 2000 { a }\n",
)  # fmt: skip
NO_CANDIDATES = Code(
    "AK515", "no-candidates", Severity.ERROR, "'{name}' is done with things of the kind '{kind}', and there are none",
    why="The ids of its options name one, so without any it could never be offered.",
    bad="kind:\n  well: {all: wells}\naction:\n  dip: {for: {x: wells, y: basket}, do: gain 1 honey}\n",
    good=(
        "kind:\n"
        "  well: {all: wells}\n"
        "well:\n"
        "  old_well:\n"
        "action:\n"
        "  dip: {for: {x: wells, y: basket}, do: gain 1 honey}\n"
    ),
)  # fmt: skip
NO_PILE_NAMED = Code(
    "AK516", "no-pile-named", Severity.ERROR, "no {kind} says its '{name}', which effects move to or from",
    why="What happens to a pile is compiled for those that an attribute names; here it names none.",
    bad=(
        "kind:\n"
        "  box: {all: boxes, attributes: {bin: {type: pile, optional: yes}}}\n"
        "box:\n"
        "  chest:\n"
        "trial:\n"
        "  one: {effect: 'move top(shed) to chest.bin'}\n"
    ),
    good=(
        "kind:\n"
        "  box: {all: boxes, attributes: {bin: {type: pile, optional: yes}}}\n"
        "box:\n"
        "  chest: {bin: heap}\n"
        "trial:\n"
        "  one: {effect: 'move top(shed) to chest.bin'}\n"
    ),
)  # fmt: skip
BROKEN_AT_THE_START = Code(
    "AK517", "broken-at-the-start", Severity.ERROR, "'{name}' does not hold in a new game",
    why="What must hold at every decision must hold at the first, so the set-up or the invariant is wrong.",
    bad="invariant:\n  rich: {each: player, holds: me.apple > 3}\n",
    good="invariant:\n  rich: {each: player, holds: me.apple >= 3}\n",
)  # fmt: skip
NO_FIRST_QUESTION = Code(
    "AK518", "no-first-question", Severity.ERROR, "no game can begin: {reason}",
    why="The set-up and the rounds must lead to a decision of some player.",
    bad="# rounds.yaml\nprocedure:\n  rounds:\n    do: while days = 0 { nothing }; day\n",
    good="# rounds.yaml\nprocedure:\n  rounds:\n    do: while days < 1 { set days to 1 }; day\n",
)  # fmt: skip
TOO_MANY_COPIES = Code(
    "AK520", "too-many-copies", Severity.ERROR, "'{name}' is placed more often than there are copies ({limit})",
    why="A position moves what the game has; it does not make more of it.",
    bad="# scenarios/example.yaml\n- scenario: two nets\n  given: {heap: [net, net]}\n",
    good="# scenarios/example.yaml\n- scenario: one net\n  given: {heap: [net]}\n",
)  # fmt: skip
NO_SUCH_MOMENT = Code(
    "AK521", "no-such-moment", Severity.ERROR, "no game comes to this round, start and turn",
    why="A position stands at the first question of a turn that a game can reach.",
    bad="# scenarios/example.yaml\n- scenario: the wind is asked\n  given: {game: {players: 3}, turn: wind}\n",
    good="# scenarios/example.yaml\n- scenario: a player is asked\n  given: {game: {players: 3}, turn: p2}\n",
)  # fmt: skip
NO_SUCH_GAME = Code(
    "AK522", "no-such-game", Severity.ERROR, "no such game: {reason}",
    why="A scenario says with `game` how many play and with which options of the pack.",
    bad="# scenarios/example.yaml\n- scenario: four\n  given: {game: {players: 4}}\n",
    good="# scenarios/example.yaml\n- scenario: three\n  given: {game: {players: 3}}\n",
)  # fmt: skip
BROKEN_INVARIANT = Code(
    "AK523", "broken-invariant", Severity.ERROR, "the position breaks '{name}'",
    why="What holds in every game must hold in a position too: invariants are declared under `invariant`.",
    bad="# scenarios/example.yaml\n- scenario: a ripe tree\n  given: {tree: {pear_tree: {ripe: yes}}}\n",
    good="# scenarios/example.yaml\n- scenario: a ripe tree\n  given: {tree: {pear_tree: {ripe: yes, owner: p1}}}\n",
)  # fmt: skip
IDLE_FIELD = Code(
    "AK524", "idle-field", Severity.ERROR, "'{name}' has '{field}', which does nothing {beside} 'for'",
    why="A source with 'for' gives by what is done with a thing; one without it gives for tokens, which are its 'cost'.",
    bad="source:\n  by_nap: {cost: 1 apple, gives: 1 cart, option: nap, do: gain 1 honey}\n",
    good="source:\n  by_nap: {cost: 1 apple, gives: 1 cart, option: nap}\n",
)  # fmt: skip
NOBODY_RUNS = Code(
    "AK525", "nobody-runs", Severity.ERROR, "{what} needs a player, and here it is nobody's turn",
    why="In the course of the game 'me' is nobody outside of 'each player' and of 'each' with a seat that nobody plays.",
    bad="# rounds.yaml\nprocedure:\n  rounds:\n    do: set me.tired; day\n",
    good="# rounds.yaml\nprocedure:\n  rounds:\n    do: each player { set me.tired }; day\n",
)  # fmt: skip
REPEATS_FOR_EVER = Code(
    "AK540", "repeats-for-ever", Severity.WARNING, "{names} can be done again and again, and nothing is used up",
    why="A free action is asked for beside every decision, so what pays for itself has no end.",
    bad="action:\n  sing: {menu: quick, cost: 1 apple, do: gain 1 honey}\n",
    good="action:\n  sing: {menu: quick, cost: 2 apple, do: gain 1 honey}\n",
)  # fmt: skip
NOBODY_CAN_PAY = Code(
    "AK541", "nobody-can-pay", Severity.WARNING, "nobody can pay '{unit}': nothing in the pack gives any",
    why="Counters begin at nothing, so what costs something that no effect, source or icon gives is never done.",
    bad="resource:\n  pearl:\ntrial:\n  one: {effect: pay 1 pearl -> gain 1 honey}\n",
    good="resource:\n  pearl:\ntrial:\n  one: {effect: gain 1 pearl; pay 1 pearl -> gain 1 honey}\n",
)  # fmt: skip
NEVER_SO = Code(
    "AK542", "never-so", Severity.WARNING, "'{text}' holds in no game of the pack",
    why="With the numbers of players, the options and what is printed on the things the condition can never hold.",
    bad="if count(trees where height > 9) { gain 1 apple }",
    good="if count(trees where height > 2) { gain 1 apple }",
)  # fmt: skip
NEVER_ELSE = Code(
    "AK550", "never-else", Severity.WARNING, "this is never done: the condition before it always holds",
    why="With the numbers of players, the options and what is printed on the things, the other side is always taken.",
    bad="if count(players) > 1 { gain 1 apple } else { gain 1 honey }",
    good="if count(players) > 2 { gain 1 apple } else { gain 1 honey }",
)  # fmt: skip
NEVER_PLACED = Code(
    "AK543", "never-placed", Severity.WARNING, "{what} in a pile or on a mark",
    why="A thing that nothing fills into a pile and nothing lays anywhere is in no game.",
    bad="kind:\n  jug:\n    all: jugs\njug:\n  big_jug:\npile:\n  shelf: {of: [jug], view: all}\n",
    good="kind:\n  jug:\n    all: jugs\njug:\n  big_jug:\n    copies: 0\npile:\n  shelf: {of: [jug], view: all}\n",
)  # fmt: skip
NEVER_REACHED = Code(
    "AK544", "never-reached", Severity.WARNING, "no way along '{attribute}' leads to '{id}'",
    why="What moves from one thing to the next as an attribute says comes only to those that are named by one it can come to.",
    bad="kind:\n  ladder:\n    marks: {at: rung}\n  rung:\n    attributes: {above: {type: rung, optional: true}}\n"
    "ladder:\n  tall:\nrung:\n  low:\n  high:\n"
    "trial:\n  one: {effect: set tall.at to low; set tall.at to tall.at.above}\n",
    good="kind:\n  ladder:\n    marks: {at: rung}\n  rung:\n    attributes: {above: {type: rung, optional: true}}\n"
    "ladder:\n  tall:\nrung:\n  low: {above: high}\n  high:\n"
    "trial:\n  one: {effect: set tall.at to low; set tall.at to tall.at.above}\n",
)  # fmt: skip
WORSE_THAN_ANOTHER = Code(
    "AK545", "worse-than-another", Severity.WARNING, "'{text}' is worse than another option of the same choice",
    why="Of two options at the same price, one that gives less of something and more of nothing is no choice.",
    bad="choose { gain 1 apple | gain 1 apple, 1 honey }",
    good="choose { gain 2 apple | gain 1 apple, 1 honey }",
)  # fmt: skip
CHOSEN_BLINDLY = Code(
    "AK546", "chosen-blindly", Severity.WARNING, "'{text}' shows what the choice before it could have used",
    why="Whoever chooses first and sees afterwards chooses blindly, and nothing in the choice is needed for what is shown.",
    bad="move pick basket to bench; move top(shed) to basket",
    good="move top(shed) to basket; move pick basket to bench",
)  # fmt: skip
HIDDEN_NAME = Code(
    "AK547", "hidden-name", Severity.WARNING, "'{name}' hides {what}",
    why="The nearest meaning of a word counts, so whoever reads the other one in this text is wrong.",
    bad="define:\n  shake:\n    takes: {stall: number}\n    do: gain stall apple\n",
    good="define:\n  shake:\n    takes: {n: number}\n    do: gain n apple\n",
)  # fmt: skip
UNUSED_ARGUMENT = Code(
    "AK548", "unused-argument", Severity.WARNING, "'{name}' is given to '{define}', which does not use it",
    why="Whoever gives an argument expects that it makes a difference.",
    bad="define:\n  shake:\n    takes: {t: tree, n: number}\n    do: gain n apple\n",
    good="define:\n  shake:\n    takes: {n: number}\n    do: gain n apple\n",
)  # fmt: skip
NOT_AS_IN_THE_BOX = Code(
    "AK549", "not-as-in-the-box", Severity.WARNING, "the box has {said} of the kind '{kind}', and here are {there}",
    why="Under `box` the head of a pack says how many there are of a kind, all copies counted, as the rulebook does.",
    bad="# pack.yaml\nname: orchard\nlanguage: 1\noptions: {weather: [fair, foul], ladders: [1, 2, 3]}\n"
    "seats: {least: 2, most: 3, others: {wind: {players: 3}}}\nbox: {tool: 11}\n",
    good="# pack.yaml\nname: orchard\nlanguage: 1\noptions: {weather: [fair, foul], ladders: [1, 2, 3]}\n"
    "seats: {least: 2, most: 3, others: {wind: {players: 3}}}\nbox: {tool: 10}\n",
)  # fmt: skip
NEVER_CLEARED = Code(
    "AK551", "never-cleared", Severity.WARNING, "'{word}' never ends: no step clears it",
    why="What lasts until something ends is set to nothing by the step `clear` with the same word.",
    bad="resource:\n  mist: {lasts: night}\ntrial:\n  one: {effect: gain 1 mist}\n",
    good="resource:\n  mist: {lasts: night}\ntrial:\n  one: {effect: gain 1 mist; clear night}\n",
)  # fmt: skip
