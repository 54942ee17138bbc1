"""La Course des étoiles: five aliens run from a star that swallows the planets behind them."""

from game.engine.contract import Meta

META = Meta(
    name="star_race",
    players=(2, 5),
    minutes=20,
    difficulty="medium",
    accent="#FF6FB5",
)
