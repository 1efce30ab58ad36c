"""The desk of a tournament as its director uses it in a story: by its buttons and forms."""

from __future__ import annotations

from typing import Any

from tests.bot.stories.club import Club
from tests.bot.stories.narrative import answer, buttons, text

TOPICS = {
    "Players …": ("Add", "Remove", "Bring back", "Replace", "Add a director", "Remove a director"),
    "Games …": ("Decide", "Correct", "Play anew"),
    "Pairings …": ("Change places", "Keep apart", "Allow again", "Round off"),
    "Tournament …": ("Settings", "Import", "Other channel", "End it", "Call off"),
}
TOPIC_OF = {act: topic for topic, acts in TOPICS.items() for act in acts}


def typed(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a form: who is chosen is chosen alone."""
    return {
        name: value if isinstance(value, (str, list, tuple)) else [value] for name, value in fields.items()
    }


class Director:
    """Somebody at the desk of the newest tournament."""

    def __init__(self, club: Club, person: Any = None) -> None:
        self.club = club
        self.person = person or club.host

    async def desk(self, **options: Any) -> Any:
        """The desk as it stands."""
        return answer(await self.person.slash(self.club.world.channel, "tournament manage", **options))

    async def does(self, act: str, fields: dict[str, Any] | None = None, *, sure: bool = True) -> str:
        """The text of the desk after an act, by the labels of its buttons; `sure`: a question is answered with yes."""
        shown = await self.desk()
        if act not in buttons(shown):
            shown = answer(await self.person.click(shown, label=TOPIC_OF[act]))
        pressed = await self.person.click(shown, label=act)
        if fields is not None:
            pressed = await self.person.submit_modal(pressed, typed(fields))
        reply = pressed.followups[-1] if pressed.followups else answer(pressed)
        if sure and list(buttons(reply)) == [act, "Back"]:
            reply = answer(await self.person.click(reply, label=act))
        return text(reply)
