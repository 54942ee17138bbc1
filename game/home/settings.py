"""What a person has chosen for all games."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from game.door import SEEN, Name, Word
from game.home.store import File
from game.texts import Language

Speed: TypeAlias = Literal["slow", "normal", "fast", "off"]
AiSpeed: TypeAlias = Literal["same", "normal", "fast", "off"]
SPEEDS: dict[Speed, float] = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "off": float("inf")}
AI_SPEEDS: dict[str, AiSpeed] = {"slow": "same", "normal": "normal", "fast": "fast", "off": "off"}
LEAST_SIDE, MOST_SIDE = 64, 8192  # of the window, in pixels
WindowSide: TypeAlias = Annotated[int, Meta(ge=LEAST_SIDE, le=MOST_SIDE)]
ProgramCommand: TypeAlias = Annotated[str, Meta(max_length=400, pattern=SEEN)]
Percent: TypeAlias = Annotated[int, Meta(ge=0, le=100)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """The values in settings.json; values that are missing there have the defaults given here."""

    language: Language | None = None  # None: the system's
    theme: Literal["night", "contrast"] = "night"
    palette: Literal["standard", "colour-blind"] = "standard"
    sky: Word = "date"  # a season of assets/shared/seasons.json, "usual", or by date
    big_text: bool = False
    reduced_motion: bool = False
    speed: Speed = "normal"  # of people's own motion
    ai_speed: AiSpeed = "normal"  # "same": as that of people
    effects: Percent = 80
    music: Percent = 50
    mute: bool = False
    curtain: Literal["hold", "twice"] = (
        "hold"  # what lifts it: a long press, or two; "twice": hurry is a switch
    )
    fixed_seats: bool = False  # nothing changes its place when the next person plays
    fullscreen: bool = False
    window: tuple[WindowSide, WindowSide] = (1280, 720)
    own: dict[Word, Word] = field(default_factory=dict)  # of single games, see table/facts.py
    programs: dict[Name, ProgramCommand] = field(
        default_factory=dict
    )  # commands of programs that may hold seats
    keys: dict[Word, Word] = field(default_factory=dict)  # commands on other keys than their own
    buttons: dict[Word, Word] = field(default_factory=dict)  # and on other buttons of a gamepad


def _renewed(data: Any) -> Any:
    """Settings of an older version.

    What is now a setting of one game stood among those of all games; the speed of people was that of AIs.
    """
    if "ai_speed" not in data and data.get("speed") in ("fast", "off"):
        data = {**data, "ai_speed": data["speed"]}
    if "own" in data:
        return data
    own = {name: value for name, value in data.items() if name not in Settings.__struct_fields__}
    return {"own": {name: value for name, value in own.items() if isinstance(value, str)}, **data}


SETTINGS = File("settings.json", Settings, "toast-settings-broken", _renewed)
