"""Play in the terminal: what of a game is shown and how, what an option would do, and the session that asks."""
