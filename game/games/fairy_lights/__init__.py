"""Fairy Lights (Guirlandes): strings of bulbs, pushed luck and a garland of stars."""

from game.engine.contract import Meta

META = Meta(
    name="fairy_lights",
    players=(2, 6),
    minutes=15,
    difficulty="easy",
    accent="#FFD24A",
)
