"""Planet faces: Tiled maps read into plain values, checked, collected, and shown in a terminal.

A face is a map of 5 by 5 cells with the tile layers `ground`, `symbols` and `platforms`, drawn with the one
tileset that ships with the game. `python -m game.maps` checks, shows and copies them.
"""

from game.maps.face import check_face, read_face
from game.maps.faults import Fault, MapFault
from game.maps.planets import Planets, collect, faces_folder, own_folder, tiles
from game.maps.sheet import picture

__all__ = [
    "Fault",
    "MapFault",
    "Planets",
    "check_face",
    "collect",
    "faces_folder",
    "own_folder",
    "picture",
    "read_face",
    "tiles",
]
