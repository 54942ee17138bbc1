"""Gravity Superstar: pawns fall over small planets and gather stars."""

from game.engine.contract import FIRST_PLAYER, Meta, first_players

META = Meta(
    name="gravity",
    players=(2, 6),
    options={
        "end": ("standard", "expert"),
        "first_door": ("random", "choose"),
        FIRST_PLAYER: first_players(6),
        "planets": ("box", "pocket"),
    },
    before={"planets": "pocket"},
    minutes=20,
    difficulty="hard",
    accent="#38CFF5",
)
