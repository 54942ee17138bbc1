"""A fourth game, for the tests alone: the highest card of a trick takes a point and leads."""

from game.engine.contract import Meta

META = Meta(name="toy", players=(2, 4), minutes=1, difficulty="easy", accent="#8FDB4A")
