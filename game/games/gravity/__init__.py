"""Gravity Superstar: pawns fall over small planets and gather stars."""

from game.engine.contract import Meta

META = Meta(
    name="gravity",
    players=(2, 6),
    options={
        "end": ("standard", "expert"),
        "first_door": ("random", "choose"),
    },
    minutes=20,
    difficulty="hard",
    accent="#38CFF5",
)
