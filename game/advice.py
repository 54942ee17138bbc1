"""A hint in words: what the action does, what speaks for it and against a tempting one, what it opens."""

from __future__ import annotations

from collections.abc import Sequence

from game import catalogue
from game.ai.bot import Contrast, Reason
from game.ai.levels import LEAST_TOLD
from game.engine.contract import NOBODY, Action
from game.texts import Words

WORTH_TELLING = 0.25  # points that make a difference


def advice(words: Words, game: str, reason: Reason, names: Sequence[str]) -> str:
    """The whole hint. `names` are those of the players, by seat."""
    victim = reason.numbers.get("victim")
    known = {**reason.numbers, "name": names[victim] if isinstance(victim, int) else ""}
    told = [words(reason.text, **known)]
    if reason.contrast is not None:
        told.append(_contrast(words, game, reason.contrast, names))
    if reason.plan is not None:
        told.append(words("ai-plan", plan=_called(words, game, reason.plan.action), gain=reason.plan.gain))
    if len(told) == 1 and reason.besides:
        told.append(words(reason.besides, **known))
    if "chance" in known:
        told.append(words("ai-chance", chance=known["chance"]))
    return " ".join(part for part in told if part)


def _contrast(words: Words, game: str, contrast: Contrast[Action], names: Sequence[str]) -> str:
    """Why not the other action."""
    this, that, other = contrast.this, contrast.that, _called(words, game, contrast.other)
    more = round(that.now - this.now)
    if contrast.thief != NOBODY:
        key = "ai-robbed-later" if more > 0 else "ai-robbed"
        return words(key, other=other, more=more, thief=names[contrast.thief])
    if this.points is not None and that.points is not None and this.points - that.points >= WORTH_TELLING:
        less = this.points - that.points
        if more > 0:
            return words("ai-costs-later", other=other, more=more, less=round(less + more, 1))
        return words("ai-costs", other=other, less=round(less, 1))
    if that.chance < LEAST_TOLD:
        return words("ai-hardly", other=other) if this.chance >= LEAST_TOLD else ""
    percent = round(100 * that.chance)
    return words("ai-chance-of", other=other, percent=percent) if percent < round(100 * this.chance) else ""


def _called(words: Words, game: str, action: Action) -> str:
    called: str = catalogue.part(game, "choices").called(words, action)
    return called
