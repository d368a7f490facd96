"""What a pack declares: each mistake is one finding, at its place, with the mend."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import arnakdsl
from tests.support import write_pack

POND = Path(__file__).parent / "packs" / "pond"
H, R, T = "pack.yaml", "rules.yaml", "things.yaml"
FILES = {name: (POND / name).read_text(encoding="utf-8") for name in (H, R, T)}
OPTIONS = "  least: 2\n  most: 4\n"
ATTRIBUTE = "      food: number\n"
MARK = "      bloom: flag\n"
MUD = "mud: {of: [bug]"
KINDS = "kind:\n  game:"
PARAMETER = "n: {type: number, default: 1}"
SCORE = "score:\n"


def changed(folder: Path, *edits: tuple[str, str, str]) -> Path:
    """The pond with some texts replaced, each once."""
    files = dict(FILES)
    for name, old, new in edits:
        assert old in files[name], f"{name} no longer holds {old!r}"
        files[name] = files[name].replace(old, new, 1)
    return write_pack(folder / "pond", dict(files), None)


REJECTED = [  # file, what stands there, what is written instead                               code     text  message, hint
    # numbers
    (T, "food: 1\n", "food: 1.0\n", "AK103", "1.0", "a whole number, not 1.0", ""),
    (T, "food: 1\n", "food: 1000001\n", "AK222", "1000001", "is no number", "the greatest number is 1000000"),
    (T, "food: 1\n", "food: -99999999999999999999\n", "AK222", "-99999999999999999999", "", "the least number is -1000000"),
    (T, "copies: 4", "copies: 1001", "AK508", "1001", "is no number of copies", "from 0 to 1000"),
    (T, "copies: 4", "copies: 100000000", "AK508", "100000000", "", "from 0 to 1000"),
    (T, "copies: 4", 'copies: "²"', "AK508", '"²"', "", "from 0 to 1000"),
    (T, "copies: 4", "copies: -4", "AK508", "-4", "", "'players'"),
    (T, "copies: 4", "copies: 4.0", "AK103", "4.0", "'copies' must be", ""),
    # the head
    (H, "least: 2", "least: two", "AK103", "two", "a whole number, not 'two'", ""),
    (H, "least: 2", "least:", "AK103", "least", "not nothing", ""),
    (H, "least: 2", "least: true", "AK103", "true", "not true", ""),
    (H, "least: 2", "least: 2.0", "AK103", "2.0", "not 2.0", ""),
    (H, "language: 1", "language: 1.0", "AK103", "1.0", "", ""),
    (H, OPTIONS, OPTIONS + "options: {board: []}\n", "AK103", "[]", "a list with something in it", ""),
    (H, OPTIONS, OPTIONS + "options: {board: [a, b, a]}\n", "AK114", "a", "'a' is given twice", "remove one"),
    (H, OPTIONS, OPTIONS + "options: {players: [a, b]}\n", "AK116", "players", "cannot be called 'players'", "another name"),
    (H, OPTIONS, OPTIONS + "options: {self: [a, b]}\n", "AK116", "self", "", ""),
    (H, OPTIONS, OPTIONS + "options: {start: [a, b]}\n", "AK116", "start", "", ""),
    (H, OPTIONS, OPTIONS + "options: {seed: [a, b]}\n", "AK116", "seed", "", ""),
    (H, OPTIONS, OPTIONS + "options: {a-b: [a, b]}\n", "AK105", "a-b", "", "did you mean 'a_b'?"),
    (H, OPTIONS, OPTIONS + "options:\n" + "".join(f"  o{n}: [a, b]\n" for n in range(8)), "AK109", "o6", "100 choices", ""),
    # values of attributes
    (R, ATTRIBUTE, f"{ATTRIBUTE}      z: {{type: number, default: big}}\n", "AK103", "big", "'default' must be a whole number", ""),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      z: {{type: number, default: 9999999}}\n", "AK222", "9999999", "", "greatest"),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      z: {{type: flag, default: maybe}}\n", "AK103", "maybe", "'default' must be yes or no", ""),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      z: {{type: pad, default: lotuss}}\n", "AK301", "lotuss", "", "did you mean 'lotus'?"),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      z: {{type: pads, default: lotus}}\n", "AK103", "lotus", "a list or 'nothing'", ""),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      z: {{type: [a, b], default: c}}\n", "AK310", "c", "", ""),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      z: {{type: effect, default: gian 1 fly}}\n", "AK201", "gian", "", "did you mean 'gain'?"),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      z: {{type: number, default: }}\n", "AK103", "default", "not nothing", ""),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      z: {{default: 1}}\n", "AK102", "z", "lacks the field 'type'", "add 'type:'"),
    # types
    (R, ATTRIBUTE, f"{ATTRIBUTE}      z: {{type: seat, optional: yes}}\n", "AK111", "seat", "the type of an attribute", "number, flag"),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      z: {{type: player, optional: yes}}\n", "AK111", "player", "", ""),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      z: {{type: [], optional: yes}}\n", "AK103", "[]", "a list with something in it", ""),
    (R, MARK, f"{MARK}      z: effect\n", "AK111", "effect", "the type of a mark", "number, flag, seat or a kind"),
    (R, MARK, f"{MARK}      z: pile\n", "AK111", "pile", "the type of a mark", ""),
    (R, MARK, f"{MARK}      z: bugs\n", "AK111", "bugs", "the type of a mark", ""),
    (R, MARK, f"{MARK}      z: {{type: [a, b]}}\n", "AK111", "[a, b]", "the type of a mark", ""),
    (R, MARK, f"{MARK}      z: {{holds: number}}\n", "AK111", "number", "a place for a thing", "name a kind"),
    (R, MARK, f"{MARK}      z: {{holds: }}\n", "AK103", "holds", "not nothing", ""),
    (R, MARK, f"{MARK}      z: {{holds: bug, type: flag}}\n", "AK112", "type", "the mark 'z' takes no 'type'", "'holds' says"),
    (R, MARK, f"{MARK}      z: {{lasts: day}}\n", "AK102", "z", "lacks the field 'type'", "'holds:'"),
    (R, MARK, f"{MARK}      z: flga\n", "AK309", "flga", "", "did you mean 'flag'?"),
    (R, MARK, "      bloom: {type: flag, default: yes}\n", "AK101", "default", "", "known are: type, holds, lasts, view"),
    (R, MARK, "      bloom: {type: flag, view: owner}\n", "AK103", "owner", "all or none", ""),
    (R, PARAMETER, "n: {type: text, default: 1}", "AK111", "text", "the type of an argument", ""),
    (R, PARAMETER, "n: {type: number, default: }", "AK103", "default", "not nothing", ""),
    (R, PARAMETER, "n: {type: number, default: 9999999}", "AK222", "9999999", "", "the greatest number"),
    (R, PARAMETER, "n: {type: number, default: big}", "AK303", "big", "", ""),
    (R, PARAMETER, "n: {default: 1}", "AK102", "n", "lacks the field 'type'", ""),
    # wrong shapes of whole declarations, with uses
    (R, "      frog: seat\n      bloom: flag\n", "      - frog\n      - bloom\n", "AK103", "- frog\n      - bloom", "a mapping, not a list", ""),
    (R, "    marks:\n      plump: flag\n", "    marks:\n", "AK103", "marks", "not nothing", ""),
    (R, "of: [bug], view: all}\n  cheeks", "of: bug, view: all}\n  cheeks", "AK103", "bug", "'of' must be a list", ""),
    (R, "of: [bug], view: all}\n  cheeks", "of: [], view: all}\n  cheeks", "AK103", "[]", "a list with something in it", ""),
    (R, "of: [bug], view: all}\n  cheeks", "fo: [bug], view: all}\n  cheeks", "AK101", "fo", "", "did you mean 'of'?"),
    (R, f"    takes:\n      {PARAMETER}\n", "    takes: [n]\n", "AK103", "[n]", "a mapping, not a list", ""),
    (R, "    for:\n      b: air\n", "    for: air\n", "AK103", "air", "a mapping, not 'air'", ""),
    (R, "    for:\n      b: air\n", "    for: {}\n", "AK103", "{}", "a mapping with something in it", ""),
    (R, "    for:\n      b: air\n", "    for:\n      b: ari\n", "AK303", "ari", "", "did you mean 'air'?"),
    (R, "  song:\n", "  song: {off: game}\n", "AK101", "off", "", "did you mean 'of'?"),
    (R, "  rounds:\n    do: |", "  rounds:\n    note: |", "AK102", "rounds", "lacks the field 'do'", "add 'do:'"),
    (R, "  set_up:\n    do: |", "  set_up:\n    note: |", "AK102", "set_up", "lacks the field 'do'", ""),
    # words that are no names
    (R, "  songs:\n", "  sweet songs:\n", "AK105", "sweet songs", "cannot be an id", "did you mean 'sweet_songs'?"),
    (R, "  songs:\n", "  songs:1:\n", "AK105", "songs:1", "", "did you mean 'songs_1'?"),
    (R, "  fuller_belly:\n", "  fuller-belly:\n", "AK105", "fuller-belly", "", "did you mean 'fuller_belly'?"),
    (R, "  one_pad_each:\n", "  '1pad':\n", "AK105", "'1pad'", "", "starts with a lower-case letter"),
    (R, "  leap:\n    do: offer", "  lea)p:\n    do: nothing\n  leap:\n    do: offer", "AK105", "lea)p", "", ""),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      on (loss): {{type: effect, default: gain 1 fly}}\n", "AK105", "on (loss)", "", "did you mean 'on_loss'?"),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      on-loss: {{type: effect, default: gain 1 fly}}\n", "AK105", "on-loss", "", "'on_loss'"),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      a:1: {{type: number, default: 1}}\n", "AK105", "a:1", "", "'a_1'"),
    (R, MARK, f"{MARK}      on fire: flag\n", "AK105", "on fire", "", "'on_fire'"),
    (R, "    terms:\n", "    terms:\n      'mi)ne': bloom\n", "AK105", "'mi)ne'", "", ""),
    (R, PARAMETER, "'n)': {type: number, default: 1}", "AK105", "'n)'", "", "did you mean 'n'?"),
    (R, PARAMETER, "with n: {type: number, default: 1}", "AK105", "with n", "", "one of: to, from, on, less, for"),
    (R, "      p: pads", "      a b: pads", "AK105", "a b", "", ""),
    (R, "all: bugs", "all: b-ugs", "AK105", "b-ugs", "", "did you mean 'b_ugs'?"),
    (R, MARK, "      bloom: {type: flag, lasts: a b}\n", "AK105", "a b", "", ""),
    (R, MUD, f"{MUD}, segment: 'x{{}}'", "AK105", "'x{}'", "", ""),
    (T, "    copies: 4", "    word: 'a:b {x}'\n    copies: 4", "AK105", "'a:b {x}'", "", ""),
    # words with a meaning
    *((R, "resource:\n", f"resource:\n  {word}:\n", "AK218", word, f"'{word}' is a word", "another name") for word in ("me", "count", "nothing", "if")),
    *((R, "define:\n", f"define:\n  {word}:\n    do: nothing\n", "AK218", word, "", "another name") for word in ("pick", "gain", "sum")),
    *((T, "  midge:", f"  {word}:", "AK218", word, "", "another name") for word in ("players", "start", "none", "each", "me")),
    *((R, ATTRIBUTE, f"{ATTRIBUTE}      {word}: {{type: number, default: 1}}\n", "AK218", word, "", "every entry")
      for word in ("name", "copies", "word", "source")),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      it: {{type: number, default: 1}}\n", "AK218", "it", "", "another name"),
    (R, "      p: pads", "      me: pads", "AK218", "me", "", "another name"),
    (R, KINDS, "kind:\n  number: {all: numbers}\n  game:", "AK110", "number", "", "another name"),
    # names that are taken
    *((R, "all: bugs", f"all: {word}", "AK302", word, f"the id '{word}' is taken", "another name") for word in ("pads", "bug", "pad", "air", "moth", "fly")),
    *((R, "all: bugs", f"all: {word}", "AK218", word, "", "another name") for word in ("players", "none", "in", "count")),
    (R, MARK, f"{MARK}      depth: number\n", "AK302", "depth", "", "another name"),
    (R, "      plump: flag\n", "      plump: flag\n      fly: number\n", "AK302", "fly", "", ""),
    (R, "      leaps: number\n", "      leaps: number\n      air: number\n", "AK302", "air", "", ""),
    (R, "      leaps: number\n", "      leaps: number\n      midge: number\n", "AK302", "midge", "", ""),
    (R, PARAMETER, f"{PARAMETER}\n      to n: pile", "AK302", "to n", "", ""),
    # piles
    (R, MUD, f"{MUD}, shown: ''", "AK103", "''", "'shown' must be a word", ""),
    (R, MUD, f"{MUD}, shown: a..b", "AK103", "a..b", "'shown' must be a word", ""),
    (R, MUD, f"{MUD}, shown: air", "AK302", "air", "", "give the pile another name"),
    (R, "cheeks: {of: [bug], owner: player", "cheeks: {of: [bug], shown: air, owner: player", "AK302", "air", "", "another name"),
    (R, MUD, f"{MUD}, shown: air.low", "AK302", "air.low", "", "'air' is shown there"),
    (R, MUD, f"{MUD}, shown: leaps", "AK302", "leaps", "", "'leaps' is shown there"),
    (R, "mud: {of: [bug], view: all}", "mud: {of: [bug], view: owner}", "AK103", "owner", "all, none or top", "owner: player"),
    (R, MUD, "mud: {of: [bug, player]", "AK104", "player", "", ""),
    (R, MUD, "mud: {of: [bug, bug]", "AK114", "bug", "given twice", "remove one"),
    (R, MUD, f"{MUD}, owner: palyer", "AK104", "palyer", "", "did you mean 'player'?"),
    (R, "home: reeds", "home: reds", "AK305", "reds", "", "did you mean 'reeds'?"),
    (R, "home: reeds", "home: cheeks", "AK401", "cheeks", "of each player, not a pile of bug of the game", ""),
    (R, "    all: pads\n", "    all: pads\n    home: reeds\n", "AK401", "reeds", "not a pile of pad", ""),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      lair: {{type: pile, default: cheeks}}\n", "AK401", "cheeks", "of each player, not a pile of the game", ""),
    # kinds
    (R, KINDS, "kind:\n  any_bug: {any_of: []}\n  game:", "AK103", "[]", "a list with something in it", ""),
    (R, KINDS, "kind:\n  any_bug: {any_of: [bug, player]}\n  game:", "AK104", "player", "", ""),
    (R, KINDS, "kind:\n  any_bug: {any_of: [bug], attributes: {x: number}}\n  game:", "AK112", "attributes", "takes no 'attributes'", "nothing of its own"),
    (R, "  player:\n", "  player:\n    attributes: {age: number}\n", "AK112", "attributes", "takes no 'attributes'", "marks and terms alone"),
    (R, "  game:\n", "  game:\n    all: games\n", "AK112", "all", "takes no 'all'", "marks and terms alone"),
    (R, "    terms:\n", "    parts: {x: bug}\n    terms:\n", "AK103", "bug", "must be KIND.ATTRIBUTE, not 'bug'", ""),
    (R, "    terms:\n", "    parts: {x: bug.foot}\n    terms:\n", "AK304", "bug.foot", "a bug has no 'foot'", "did you mean 'food'?"),
    (R, "    terms:\n", "    parts: {x: bug.food}\n    terms:\n", "AK401", "bug.food", "is a number, not a pad", ""),
    (R, "mine: frog = me", "mine: mine", "AK215", "mine", "'mine' leads back to itself", ""),
    (R, "mine: frog = me", "mine: any(pads where mine)", "AK215", "any(pads where mine)", "", ""),
    (R, "mine: frog = me", "mine: other\n      other: mine", "AK215", "other", "'mine' leads back to itself", ""),
    # icons, sources, payments, invariants
    (R, KINDS, "icon:\n  ic: {pays: [ic]}\nkind:\n  game:", "AK115", "ic", "'ic' pays for 'ic' in a circle", "remove 'ic'"),
    (R, KINDS, "icon:\n  ic: {pays: [ib]}\n  ib: {pays: [ic]}\nkind:\n  game:", "AK115", "ic", "'ib' pays for 'ic'", "remove"),
    (R, SCORE, "icon:\n  ic:\nsource:\n  s:\n    cost: 1 fly\n    gives: 1 song\n    option: buy\nscore:\n", "AK308", "song", "unknown icon", ""),
    (R, SCORE, "payment:\n  a:\n    ask: dusk\n    option: x\n  b:\n    ask: dusk\n    option: x\nscore:\n", "AK113", "b", "one 'payment' at most", "make one of them"),
    *((R, "each: player\n    holds: count(cheeks)", f"each: {word}\n    holds: count(cheeks)", "AK104", word, "unknown kind", hint)
      for word, hint in (("palyer", "did you mean 'player'?"), ("pads", "did you mean 'pad'?"), ("air", ""))),
    # ids that YAML reads as something else
    (T, "  midge:", "  null:", "AK034", "null", "cannot be a key", "in quotes"),
    (T, "  midge:", "  ~:", "AK034", "~", "cannot be a key", "in quotes"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "code", "text", "message", "hint"), REJECTED)
def test_a_mistake_is_one_finding(
    tmp_path: Path, file: str, old: str, new: str, code: str, text: str, message: str, hint: str
) -> None:
    began = time.process_time()
    report = arnakdsl.check(changed(tmp_path, (file, old, new)))
    assert [(each.code.id, each.span.text) for each in report] == [(code, text)]
    assert message in report[0].message
    assert hint in report[0].hint
    assert Path(report[0].span.source.name).name == file
    assert time.process_time() - began < 2.0


ACCEPTED = [
    (T, "food: 1\n", "food: -1000000\n"),
    (T, "copies: 4", "copies: 1000"),
    (T, "  midge:", "  midge:1:"),
    (R, MARK, f"{MARK}      z: bug\n      y: {{holds: bug, view: none}}\n"),
    (R, MUD, f"{MUD}, shown: bank.mud"),
    (R, ATTRIBUTE, f"{ATTRIBUTE}      z: {{type: pads, default: nothing}}\n"),
    (R, KINDS, "icon:\n  ib:\n  ic: {pays: [ib]}\nkind:\n  game:"),
    (R, KINDS, "kind:\n  fish: {all: fishes}\n  game:"),
    (H, OPTIONS, OPTIONS + "options: {board: [a, b], night: [yes, no]}\n"),
]


@pytest.mark.parametrize(("file", "old", "new"), ACCEPTED)
def test_what_is_right_can_be_played(tmp_path: Path, file: str, old: str, new: str) -> None:
    pack = changed(tmp_path, (file, old, new))
    assert [each.message for each in arnakdsl.check(pack)] == []
    assert arnakdsl.compile(pack).new_game(players=2).decision


def test_the_set_of_an_attribute_is_a_list(tmp_path: Path) -> None:
    declared = (R, ATTRIBUTE, f"{ATTRIBUTE}      likes: {{type: pads, default: nothing}}\n")
    for written, code, text in (("lotus", "AK103", "lotus"), ("[lotus, lotus]", "AK114", "lotus")):
        report = arnakdsl.check(changed(tmp_path, declared, (T, "food: 1\n", f"food: 1\n    likes: {written}\n")))
        assert [(each.code.id, each.span.text) for each in report] == [(code, text)]


def test_other_mistakes_are_found_beside_one_in_a_declaration(tmp_path: Path) -> None:
    report = arnakdsl.check(changed(tmp_path, (R, MARK, "      bloom: flga\n"), (T, "sing 2\n\nbug", "snig 2\n\nbug")))
    assert [(each.code.id, each.span.text) for each in report] == [("AK309", "flga"), ("AK201", "snig")]


def without(text: str, kind: str) -> str:
    """The file without what stands under a kind."""
    start = text.index(f"{kind}:\n")
    end = text.find("\n\n", start)
    return text[:start] + (text[end:] if end >= 0 else "")


@pytest.mark.parametrize(("kind", "user"), [("bug", ""), ("pad", "hop")])
def test_a_kind_without_entries_is_a_warning_where_it_is_used(tmp_path: Path, kind: str, user: str) -> None:
    things = without(FILES[T], kind)
    pack = write_pack(tmp_path / "pond", {**FILES, T: things}, None)
    report = arnakdsl.check(pack)
    assert not report.errors
    assert [each.code.id for each in report] == ["AK117"]
    assert user in report[0].message
    assert arnakdsl.compile(pack).new_game(players=2)
