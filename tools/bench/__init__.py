"""How fast things are, measured on this machine: `python -m game.bench`."""
