"""What the screens around the table ask of the toy."""

from __future__ import annotations

from game.client.commands import numbered
from game.client.table.controls import Row, Section
from game.client.table.facts import Facts


class ToyFacts(Facts):
    keys = numbered("card", "123")
    controls = (
        Section("choosing", "prompt-choose", (Row("prompt-choose", tuple(keys), ("click",), decides=True),)),
    )


FACTS = ToyFacts()
