"""`python -m arnakdsl.cli`: the same as `arnakc`."""

from arnakdsl.cli import run

run()
