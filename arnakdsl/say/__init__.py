"""Texts for players: what is compiled, said in a language.

`sentences` turns the syntax tree into phrases (message ids with arguments), `bundle` turns phrases into words with the
Fluent files of the language (`arnakdsl/lang/`) and of the pack (`lang/`), `texts` is what others call.
"""
