"""Fairy Lights (Guirlandes): strings of bulbs, pushed luck and a garland of stars."""

from game.engine.contract import FIRST_PLAYER, Meta, first_players

META = Meta(
    name="fairy_lights",
    players=(2, 6),
    options={FIRST_PLAYER: first_players(6)},
    minutes=15,
    difficulty="easy",
    accent="#FFD24A",
)
