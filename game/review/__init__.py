"""After a game: what each decision gave away, and what luck did for each seat."""
