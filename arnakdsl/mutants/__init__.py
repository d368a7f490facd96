"""Mutants: packs with one small change each, to see whether a scenario fails with it.

`change` is a change of a text, `effects` and `entries` find what can be changed, `trying` plays the scenarios with one
mutant, `running` tries many on all cores, `report` says what came of it.
"""
