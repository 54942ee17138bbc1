"""What a person has chosen for all games."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from game.home.store import File
from game.texts import Language

Speed: TypeAlias = Literal["slow", "normal", "fast", "off"]
SPEEDS: dict[Speed, float] = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "off": float("inf")}


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """The values in settings.json; values that are missing there have the defaults given here."""

    language: Language | None = None  # None: the system's
    theme: Literal["night", "contrast"] = "night"
    palette: Literal["standard", "colour-blind"] = "standard"
    big_text: bool = False
    reduced_motion: bool = False
    speed: Speed = "normal"
    effects: int = 80  # per cent
    music: int = 50
    mute: bool = False
    curtain: Literal["hold", "twice"] = "hold"  # what lifts it: a long press, or two well apart
    fullscreen: bool = False
    window: tuple[int, int] = (1280, 720)
    own: dict[str, str] = field(default_factory=dict)  # of single games, see table/facts.py
    keys: dict[str, str] = field(default_factory=dict)  # commands on other keys than their own
    buttons: dict[str, str] = field(default_factory=dict)  # and on other buttons of a gamepad


def _renewed(data: Any) -> Any:
    """Settings of an older version: what is now a setting of one game stood among those of all games."""
    own = {name: value for name, value in data.items() if name not in Settings.__struct_fields__}
    return {"own": {name: value for name, value in own.items() if isinstance(value, str)}, **data}


SETTINGS = File("settings.json", Settings, _renewed)
