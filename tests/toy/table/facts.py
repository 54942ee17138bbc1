"""What the screens around the table ask of the toy."""

from __future__ import annotations

from game.client.commands import numbered
from game.client.table.facts import Facts


class ToyFacts(Facts):
    keys = numbered("card", "123")


FACTS = ToyFacts()
