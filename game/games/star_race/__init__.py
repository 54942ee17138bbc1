"""La Course des étoiles: five aliens run from a star that swallows the planets behind them."""

from game.engine.contract import FIRST_PLAYER, Meta, first_players

META = Meta(
    name="star_race",
    players=(2, 5),
    options={FIRST_PLAYER: first_players(5)},
    minutes=20,
    difficulty="medium",
    accent="#FF6FB5",
)
