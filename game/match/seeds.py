"""Seeds as people write them: NOVA 4127, or the long one of a deal that was drawn by chance."""

from __future__ import annotations

import hashlib

WORDS = (
    "NOVA", "COMET", "ORBIT", "LUNA", "PULSAR", "QUASAR", "SATURN", "TITAN", "VENUS", "ROCKET", "ASTRO",
    "MARS", "EUROPA", "GALAXY", "HALLEY", "METEOR", "NEBULA", "PLUTO", "RADAR", "SOLAR", "URANUS", "ZENITH",
)  # fmt: skip
NUMBERS = 10_000
MOST_DIGITS = 18  # of a whole number that is a seed
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # of a seed that was drawn by chance: none looks like another
LONG = 26  # such letters hold the 128 bits
GROUP = 5  # that people read at a time
LONGEST = LONG + LONG // GROUP  # with the lines between them


def seed_words(seed: int) -> str:
    """A seed as people write it."""
    if 0 <= seed < len(WORDS) * NUMBERS:
        return f"{WORDS[seed // NUMBERS]} {seed % NUMBERS:04}"
    return _in_letters(seed) if 10**MOST_DIGITS <= seed < 1 << 128 else str(seed)


def _in_letters(seed: int) -> str:
    letters = "".join(LETTERS[seed >> 5 * place & 31] for place in reversed(range(LONG)))
    return "-".join(letters[start : start + GROUP] for start in range(0, LONG, GROUP))


def seed_written(written: str) -> int:
    """The seed that a person wrote: a word and number, or letters, of ours, a whole number, or any text."""
    clean = " ".join(written.upper().split())
    word, _, digits = clean.partition(" ")
    if word in WORDS and digits.isascii() and digits.isdigit() and len(digits) <= 4:
        return WORDS.index(word) * NUMBERS + int(digits)
    if clean.isascii() and clean.removeprefix("-").isdigit() and len(clean) <= MOST_DIGITS:
        return int(clean)
    letters = clean.replace("-", "")
    if len(letters) == LONG and clean.count("-") == LONG // GROUP and set(letters) <= set(LETTERS):
        return sum(LETTERS.index(letter) << 5 * place for place, letter in enumerate(reversed(letters)))
    return int.from_bytes(hashlib.blake2b(clean.encode(), digest_size=6).digest(), "big")
