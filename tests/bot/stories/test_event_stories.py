"""Two whole events, as everybody in them reads them, in each language."""

from datetime import timedelta
from typing import Any

import pytest

from bot.language import WHOLE
from tests import stored
from tests.bot.fixtures import a_move
from tests.bot.stories.club import Club, filled, the_form
from tests.bot.stories.desk import acted
from tests.bot.stories.event_story import EventStory
from tests.bot.stories.narrative import answer
from tests.world import World

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("language", WHOLE)]
DAY = 24 * 60


class Event:
    """An event of a club in one language."""

    def __init__(self, world: World, size: int) -> None:
        self.club = Club(world, size)
        self.world = world
        self.story = EventStory(self.club)

    async def speak(self, language: str) -> None:
        await self.club.speak(language)
        self.story = EventStory(self.club)

    async def settings(self, form: str, **changed: Any) -> None:
        card = answer(await acted(self.club.host, self.world.channel, "settings"))
        shown = await self.club.host.click(card, custom_id=the_form(card, form))
        await self.club.host.submit_modal(shown, filled(shown, **changed))
        await self.told(f"host sets {', '.join(changed)}")

    async def told(self, what: str) -> None:
        await self.world.env.settle()
        self.story.step(what)

    async def acts(self, act: str, person: Any = None, **facts: Any) -> None:
        person = person or self.club.host
        await self.club.acts(person, act, **facts)
        await self.told(f"{person.name}: {act}")

    async def moves(self, match_id: int, plies: int) -> None:
        match = await self.world.matches.get(match_id)
        for _ in range(plies):
            await self.club.people[match.mover].slash(
                self.world.channel, "move", notation=a_move(match), game=str(match.id)
            )
            match = await self.world.matches.get(match_id)


async def test_a_swiss_with_everything_that_goes_wrong(world: World, language: str) -> None:
    event = Event(world, 6)
    club = event.club
    await event.speak(language)
    await club.announce(format="swiss", rounds=3, pace="14d", name="Open")
    await event.told("host announces")
    await event.settings("rules", **{"round-days": 7})
    for person in club.members:
        await person.slash(world.channel, "tournament enter")
    await event.told("six enter")
    late = club.member("Late")
    club.people[late.id] = late
    await event.acts("add", player=late)
    await event.acts("start")
    await club.until(lambda t: bool(t.meetings))
    await event.told("the first round")
    tournament = await club.now()
    one, two = [meeting for meeting in tournament.meetings if meeting.matches][:2]
    user = tournament.user
    await club.decide(one.matches[0], user(one.pairing.first))
    await event.told("a game is over")
    await event.moves(two.matches[0], 4)
    await event.told("moves in another")
    await event.acts("pause")
    await world.later(2 * DAY)
    await event.told("two days")
    await event.acts("resume")
    await world.later(4 * DAY + 60)
    await event.told("three days before the end")
    await world.later(2 * DAY)
    await event.told("one day before the end")
    await world.later(DAY)
    await event.told("the time is over")
    players = [club.people[user(number)] for number in two.pairing.players()]
    await event.acts("claim", players[0], game=str(two.matches[0]), winner=players[0])
    await event.acts("claim", players[1], game=str(two.matches[0]), winner=players[1])
    await event.acts("decide", game=str(two.matches[0]), winner=players[0])
    await world.later(DAY + 60)
    await event.told("a day later")
    await world.later(2 * DAY)
    await event.told("the claims are over")
    await event.acts("correct", game=str(one.matches[0]), winner=None)
    await event.acts("undo")
    stored.check(f"stories/event-swiss-{language}", event.story.written())


async def test_a_cup_with_a_check_in_and_a_level_meeting(world: World, language: str) -> None:
    event = Event(world, 6)
    club = event.club
    await event.speak(language)
    await club.announce(format="knockout", pace="14d", name="Cup", deciders=0)
    await event.told("host announces")
    begins = (world.app.now() + timedelta(days=3)).strftime("%Y-%m-%d %H:%M")
    await event.settings("entries", start="date", date=begins, **{"check-in": 24})
    await event.settings("rules", **{"round-days": 7, "round-end": "forfeit"})
    for person in club.members:
        await person.slash(world.channel, "tournament enter")
    await event.told("six enter")
    await world.later(2 * DAY + 60)
    await event.told("the check-in opens")
    for person in club.members[:5]:
        await event.acts("check-in", person)
    await world.later(DAY)
    await club.until(lambda t: bool(t.meetings))
    await event.told("it begins")
    tournament = await club.now()
    opened = [meeting for meeting in tournament.meetings if meeting.matches]
    level, other = opened[0], opened[1]
    for match in level.matches:
        await club.decide(match, None)
    await event.told("a level meeting")
    gone = club.people[tournament.user(other.pairing.second or 0)]
    await event.acts("replace", player=gone, substitute=club.members[5])
    await event.acts("undo")
    await event.acts("remove", player=gone)
    await world.later(8 * DAY)
    await event.told("the time of the next meetings is over")
    await event.acts("cancel")
    stored.check(f"stories/event-cup-{language}", event.story.written())
