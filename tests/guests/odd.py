"""A program in a seat that does what its word says: all that may go wrong."""

from __future__ import annotations

import json
import sys
import time
from typing import Any


def say(**line: Any) -> None:
    print(json.dumps(line), flush=True)


def answer(asked: dict[str, Any], word: str) -> None:
    number, first = asked["id"], asked["actions"][0]
    match word:
        case "late" if number == 1:
            time.sleep(asked["ms"] / 1000 + 0.3)
            say(id=number, action=first)
        case "late" | "good":
            say(id=number, action=asked["actions"][-1])
        case "talk":
            say(id=number, action=first, say="\x07Hello " + "o" * 200, more=[1])
        case "twice":
            say(id=number, action=first)
            say(id=number, action=first)
        case "babble":
            print("I take pink", flush=True)
        case "other":
            say(id=number + 7, action=first)
        case "illegal":
            say(id=number, action={"type": "take", "colours": ["gold", "silver"]})
        case "long":
            say(id=number, action=first, say="o" * (1 << 20))
        case "ends":
            sys.exit(3)


def main(word: str) -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        match asked["cmd"]:
            case "hello" if word == "rude":
                say(ok=False)
            case "hello" if word == "mumbles":
                print("Good evening", flush=True)
            case "hello" if word != "mute":
                print("thinking of nothing", file=sys.stderr, flush=True)
                say(ok=True, name="Odd\x1b[2J one", protocol=1)
            case "decide":
                answer(asked, word)
            case "quit" if word != "stays":
                return
    if word == "stays":
        time.sleep(60)


main(sys.argv[1])
