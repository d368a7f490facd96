"""Single mistakes in a pack, and what `check` says of each: python -m tests.typos --help."""
