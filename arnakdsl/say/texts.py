"""The texts of a pack: of an entry, of an option, in a language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from arnakdsl.model import Action, Giver, Model, Thing
from arnakdsl.options import gapped
from arnakdsl.say.decisions import Decisions, words_of
from arnakdsl.say.nouns import message_id, readable
from arnakdsl.say.phrase import Phrase, Said, listed, phrase
from arnakdsl.say.sentences import Sentences
from arnakdsl.say.values import Seen
from arnakdsl.values import EFFECT

if TYPE_CHECKING:
    from arnakrt.ruleset import Program

    from arnakdsl.say.bundle import Language
    from arnakdsl.say.shapes import Alike
    from arnakdsl.source import Source

DEFAULT = "en"
NAME = re.compile(r"[A-Za-z][A-Za-z-]{0,40}")


class Texts:
    """What a pack says.  `folder` is where its own languages are, `lang/` in a pack; or `files` are theirs."""

    def __init__(
        self, model: Model, folder: Path | None = None, files: Mapping[str, Sequence[Source]] | None = None
    ) -> None:
        self.model = model
        self.folder = folder
        self.files = files or {}
        self.sentences = Sentences(model)
        self.decisions = Decisions(self.sentences)
        self._languages: dict[str, Language] = {}

    def language(self, name: str) -> Language:
        """The words of a language; those of English where the core has none of it."""
        from arnakdsl.resources import PACKAGE

        if isinstance(name, str) and name in self._languages:
            return self._languages[name]
        if not isinstance(name, str) or not NAME.fullmatch(name) or not (PACKAGE / "lang" / name).is_dir():
            name = DEFAULT
        if name not in self._languages:
            from arnakdsl.say.bundle import language
            from arnakdsl.say.files import sources, usable

            files = sources(self.folder, name) if self.folder else usable(self.files.get(name, ()))[0]
            self._languages[name] = language(name, files)
        return self._languages[name]

    def languages(self) -> list[str]:
        """The languages that the pack has files for."""
        from arnakdsl.say.files import languages

        return languages(self.folder) if self.folder else sorted(self.files)

    def effects(self, entry: str) -> dict[str, Said]:
        """The sentences of an entry: of each effect that is printed on it, by the name of the attribute."""
        thing = self.model.by_id.get(entry)
        if thing is None:
            return {}
        found: dict[str, Said] = {}
        for name, attribute in self.model.kinds[thing.kind].attributes.items():
            step = self.sentences.effect(thing, name) if attribute.type == EFFECT else None
            if step is not None:
                found[name] = self.sentences.text(step, self.sentences.own(thing))
        return found

    def everything(self, alike: Alike) -> list[Said]:
        """What players can read of the pack: of things that are alike once, of effects that are written alike once."""
        things = list({alike(each): each for each in reversed(self.model.things)}.values())
        effects: dict[tuple[str, int], Said] = {}
        for thing in reversed(things):
            for name, attribute in self.model.kinds[thing.kind].attributes.items():
                step = self.sentences.effect(thing, name) if attribute.type == EFFECT else None
                if step is not None:
                    text = step.span.text
                    key = text, thing.number if "this" in text else 0
                    if key not in effects:
                        effects[key] = self.sentences.text(step, self.sentences.own(thing))
        return [*effects.values(), *self.action_texts(things)]

    def action_texts(self, things: Sequence[Thing]) -> Iterator[Said]:
        """The options of each action and source, for each of some things of the kinds that it is offered for."""
        seen = Seen()
        tables: tuple[dict[str, Action] | dict[str, Giver], ...] = (self.model.actions, self.model.sources)
        done: set[tuple[str, int]] = set()
        for each in (each for table in tables for each in table.values()):
            kinds = [self.sentences.kinds_of(query, seen) for _, query in each.candidates]
            template = gapped(each.option)
            for thing in things if kinds else ():
                if thing.kind in kinds[-1] and (template, thing.number) not in done:
                    done.add((template, thing.number))
                    args: dict[str, Said] = {name: self.decisions.thing(thing.number) for name, _ in each.candidates}
                    args |= {"thing": self.decisions.thing(thing.number), "does": None}
                    if len(kinds) > 1:
                        args["other"] = self.decisions.thing(thing.number)
                    yield self.named(template, args)
            if not kinds:
                yield self.named(template, {"does": None})

    def named(self, template: str, args: dict[str, Said]) -> Said:
        """The pack's message for a form of option id."""
        name = "-".join(["option", *words_of(template).split(":")])
        return Phrase(name, args, phrase("word", name=readable(words_of(template))), optional=True)

    def entry(self, entry: str, name: str = DEFAULT) -> dict[str, str]:
        """The texts of an entry by the attribute they belong to."""
        words = self.language(name)
        return {each: words.say(said) for each, said in self.effects(entry).items()}

    def called(self, entry: str, name: str = DEFAULT) -> str:
        """The name of a thing; empty where neither the language nor the content has one."""
        thing, words = self.model.by_id.get(entry), self.language(name)
        if thing is None or not (words.has(f"thing-{message_id(entry)}") or thing.entry.scalar("name")):
            return ""
        return words.say(self.sentences.nouns.thing(thing), "name")

    def unofficial(self, entry: str, name: str = DEFAULT) -> bool:
        """Is the name of a thing ours, since no rulebook gives one?"""
        return f"thing-{message_id(entry)}" in self.language(name).ours

    def text(self, entry: str, name: str = DEFAULT) -> str:
        """The texts of an entry, one after the other."""
        return " ".join(self.entry(entry, name).values())

    # ------------------------------------------------------------ options

    def option(self, program: Program, code: int, name: str = DEFAULT, frame: int = -1) -> str:
        """What an option does.  `frame` is the open decision's, which tells branches of one id apart."""
        family, last = divmod(code, program.width)
        template, first = program.families[family]
        path = program.paths[frame] if 0 <= frame < len(program.paths) else ""
        words = self.language(name)
        return words.say(phrase("option", clause=self.choice(template, first, last, path, program)))

    def choice(self, template: str, first: int, last: int, path: str, program: Program) -> Said:
        """An option's phrase: the pack's for this form of id, else what the place in the content does."""
        meant = self.decisions.meant(path, template) if path else None
        args = self.arguments(template, first, last, program)
        does = meant(last) if meant and "{seat}" not in template else None
        fixed = words_of(template)
        instead = does if does is not None else self.plain(fixed, args)
        name = "-".join(["option", *fixed.split(":"), *(["n"] if "n" in args else [])])
        said = Phrase(name, {**args, "does": does}, instead, optional=True)
        less = self.decisions.discount(path, template) if path and meant is None else None
        if less is None:
            return said
        whole = isinstance(less, Phrase) and less.id == "whole-cost"
        return phrase("option-free", option=said) if whole else phrase("option-less", option=said, less=less)

    def asked(self, program: Program, frame: int, name: str = DEFAULT) -> str:
        """What the decision of a frame asks: the pack's words for the prompt, else the step that asks."""
        prompt, words = program.prompts[frame], self.language(name)
        step = self.decisions.clause(program.paths[frame])
        instead = step if step is not None else phrase("word", name=readable(prompt))
        said = Phrase(f"prompt-{prompt}", {"step": step}, instead, optional=True)
        return words.say(phrase("sentence", clause=said))

    def arguments(self, template: str, first: int, last: int, program: Program) -> dict[str, Said]:
        """What fills the gaps of an option's id: `thing` and, with two, `other`; also by the names of its action."""
        args: dict[str, Said] = {}
        if "{n}" in template:
            args["n"] = last
        elif "{keep}" in template:
            args["thing"] = self.kept(program.keeps[last])
        elif "{seat}" in template:
            args["thing"] = phrase("word", name=program.seat_names[last - 1])
        elif template.count("{}") > (1 if first else 0):
            args["thing"] = self.decisions.thing(last)
        if first:
            args["other" if "thing" in args else "thing"] = self.decisions.thing(first)
        names = self.names(template)
        if names:
            args |= dict(zip(names, [self.decisions.thing(each) for each in (first, last) if each], strict=False))
        return args

    def names(self, template: str) -> list[str]:
        """The names of the candidates of the action, source or unit that an option's form belongs to."""
        tables: tuple[dict[str, Action] | dict[str, Giver], ...] = (
            self.model.actions,
            self.model.sources,
            self.model.units,
        )
        for table in tables:
            for each in table.values():
                if gapped(each.option) == template:
                    return [name for name, _ in each.candidates]
        return []

    def kept(self, name: str) -> Said:
        """Icons that stay, `leaf+stem`."""
        names = name.split("+")
        return listed("and", [phrase("amount", n=1, unit=self.sentences.nouns.unit(each, 1)) for each in names])

    def plain(self, fixed: str, args: dict[str, Said]) -> Said:
        """An option that nothing is known of but its id; one that pays by a thing."""
        units = {words_of(gapped(each.option)) for each in self.model.units.values()}
        if fixed in units and "thing" in args:
            return phrase("option-unit", thing=args["thing"])
        word = phrase("word", name=readable(fixed))
        thing = args.get("thing", args.get("n"))
        return word if thing is None else phrase("option-with", word=word, thing=thing)
