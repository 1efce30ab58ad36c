"""The desk of a tournament, and what players do in one, as people use them in a story: by buttons and forms."""

from typing import Any

from simcord import InteractionResult

from bot.language.texts import Texts
from bot.tournaments.model.acts import ACTS
from tests.bot.stories.narrative import SELECT, answer, buttons, text

INPUT = 4

TOPIC_OF = {act.key: act.topic for act in ACTS if act.topic}
READ = {
    "log": "tournament-page:{}:0:log.n.",
    "players": "tournament-page:{}:0:players.n.",
    "export": "tournament-export:{}:0",
    "claim": "tournament-claim:{}:0",
    "ask-bye": "tournament-bye:{}:0",
}
"""The buttons on a tournament's table, by what they lead to."""


async def acted(
    person: Any, where: Any, act: str, *, sure: bool = True, tournament: str | None = None, **fields: Any
) -> InteractionResult:
    """The answer to an act at the desk, or to a button on the table; `sure`: a question is answered with yes."""
    named = {} if tournament is None else {"tournament": tournament}
    command = "tournament table" if act in READ else "tournament manage"
    shown: InteractionResult = await person.slash(where, command, **named)
    found = [each for each in buttons(answer(shown)).values() if each.startswith("v1:")]
    if not found or "dismiss" in found[0]:
        return shown
    if act in READ:
        number = found[0].split(":")[2]
        pressed = await person.click(answer(shown), custom_id=f"v1:{READ[act].format(number)}")
    else:
        card = answer(shown)
        if _button(card, act) is None and act in TOPIC_OF:
            topic = next((each for each in found if each.endswith(f":{TOPIC_OF[act]}")), None)
            if topic is None:
                return shown
            shown = await person.click(card, custom_id=topic)
            card = answer(shown)
        pressing = _button(card, act)
        if pressing is None:
            return shown
        pressed = await person.click(card, custom_id=pressing)
    if pressed.modal is not None:
        pressed = await person.submit_modal(pressed, typed(fields, pressed.modal))
    reply = pressed.followups[-1] if pressed.followups else answer(pressed)
    asked = [each for each in buttons(reply).values() if ":desk-do:" in each]
    if sure and asked:
        pressed = await person.click(reply, custom_id=asked[0])
    done: InteractionResult = pressed
    return done


def typed(fields: dict[str, Any], form: Any) -> dict[str, Any]:
    """The fields of a form: who is chosen is chosen alone, from the menu of members or another, or written."""
    kinds = {each["component"]["custom_id"]: each["component"]["type"] for each in form["components"]}

    def value(name: str, given: Any) -> Any:
        if isinstance(given, (str, list, tuple)):
            return given
        if kinds.get(name) in (SELECT, INPUT) and hasattr(given, "id"):
            return [str(given.id)] if kinds[name] == SELECT else str(given.id)
        return [given]

    return {name: value(name, given) for name, given in fields.items()}


def _button(card: Any, act: str) -> str | None:
    ends = (f":desk-ask:{act}", f":desk-form:{act}")
    for each in buttons(card).values():
        _, action, _, _, *rest = each.split(":")
        if (f":{action}:{rest[0] if rest else ''}") in ends:
            return each
    return None


class Director:
    """Somebody at the desk of the newest tournament."""

    def __init__(self, club: Any, person: Any = None) -> None:
        self.club = club
        self.person = person or club.host

    async def desk(self, **options: Any) -> Any:
        return answer(await self.person.slash(self.club.world.channel, "tournament manage", **options))

    async def does(self, label: str, fields: dict[str, Any] | None = None, *, sure: bool = True) -> str:
        """The text after an act, by the label of its button."""
        done = await acted(self.person, self.club.world.channel, LABELS[label], sure=sure, **(fields or {}))
        return text(done.followups[-1] if done.followups else answer(done))


LABELS = {Texts().say("en", f"button-desk-{act.key}"): act.key for act in ACTS}
"""The acts by the English labels of their buttons."""
