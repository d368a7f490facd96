"""The checks, a file for each; `table` says in which order they run.

`head` and `shape` run before a pack is linked and are called by themselves, without all others being imported.
"""
