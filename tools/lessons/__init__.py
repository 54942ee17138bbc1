"""The positions of the lessons, arranged with the engine so that one action shows one idea."""
