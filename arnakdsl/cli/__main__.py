"""`python -m arnakdsl.cli`: the same as `arnakc`."""

from arnakdsl.cli import main

main(prog_name="arnakc")
