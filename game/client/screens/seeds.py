"""Seeds that people can read out to each other: a word and a number, such as NOVA 4127."""

from __future__ import annotations

import hashlib
import secrets

WORDS = (
    "NOVA", "COMET", "ORBIT", "LUNA", "PULSAR", "QUASAR", "SATURN", "TITAN", "VENUS", "ROCKET", "ASTRO",
    "MARS", "EUROPA", "GALAXY", "HALLEY", "METEOR", "NEBULA", "PLUTO", "RADAR", "SOLAR", "URANUS", "ZENITH",
)  # fmt: skip
NUMBERS = 10_000


def fresh() -> str:
    """Any seed."""
    return text(secrets.randbelow(len(WORDS) * NUMBERS))


def text(seed: int) -> str:
    """A seed as people write it."""
    if 0 <= seed < len(WORDS) * NUMBERS:
        return f"{WORDS[seed // NUMBERS]} {seed % NUMBERS:04}"
    return str(seed)


def number(written: str) -> int:
    """The seed that a person wrote: a word and number of ours, a whole number, or any words at all."""
    clean = " ".join(written.upper().split())
    word, _, digits = clean.partition(" ")
    if word in WORDS and digits.isascii() and digits.isdigit() and len(digits) <= 4:
        return WORDS.index(word) * NUMBERS + int(digits)
    if clean.isascii() and clean.removeprefix("-").isdigit() and len(clean) <= 18:
        return int(clean)
    return int.from_bytes(hashlib.blake2b(clean.encode(), digest_size=6).digest(), "big")
