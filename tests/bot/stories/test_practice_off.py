"""Stories of a bot whose operator does not let it play and review games."""

from typing import Any

from bot.core.match import Match
from bot.core.terms import LEAST_MOVES
from bot.hall.answers import show_hall
from bot.invitations.service.invitations import Seeks
from bot.lessons.model.course import course
from bot.lessons.service import Lessons
from bot.match.answers.news import SleepingThreads
from bot.match.service.matches import Matches
from bot.match.service.replies import Replies
from bot.people.service import Players
from bot.servers.answers import welcome
from tests.bot.fixtures import LINE
from tests.bot.stories.narrative import alone, answer, buttons, text
from tests.world import TEXTS, World


async def test_an_operator_can_switch_it_off(world: World) -> None:
    world.app[Replies].on = False
    assert "switched that off" in alone(await world.ann.slash(world.channel, "practice", game="russian"))


async def test_no_button_leads_to_a_bot_that_does_not_play(world: World, language: str) -> None:
    """Neither on the greeting and in the hall nor after lessons and games."""
    for who in (world.ann, world.ben):
        await world.app[Players].save(who.id, language=language)
    await world.app[Players].save_server(world.guild.id, language=language)
    steps = len(course("american"))
    await world.app[Lessons].found(world.ann.id, "american", steps - 1, steps)
    match = await world.begun()
    await world.played(match, *LINE[:LEAST_MOVES])
    await world.app[Matches].act(world.ann.id, match.id, Match.resign)
    await world.ann.slash(world.channel, "practice", game="american", colour="black", level="1")
    (mine,) = await world.app[Matches].mine(world.ann.id)
    guild = world.known
    lobby = world.guild.create_text_channel("lobby")
    await world.env.settle()
    hall = SleepingThreads(world.app.now)
    await world.app[Players].save_server(world.guild.id, hall=lobby.id)
    await world.ann.slash(world.channel, "play", game="russian")
    assert await show_hall(world.bot, guild, hall)
    (seek,) = await world.app[Seeks].open(world.guild.id, 0)
    await world.app[Seeks].withdraw(seek.id, world.ann.id)

    async def led() -> set[str]:
        """The names of all buttons that lead there."""
        keys = ("welcome-practice", "hall-practice", "lesson-play", "hint", "review", "review-other")
        named = {TEXTS.say(language, f"button-{key}"): key for key in keys}
        await show_hall(world.bot, guild, hall)
        seen: list[Any] = [lobby.history()[-1]]
        shown = (await world.app[Players].server(world.guild.id)).hall_shown
        await world.app[Players].save_server(world.guild.id, week_told=None, hall=None, hall_shown=None)
        await welcome(world.bot, guild)
        seen.append(world.newest())
        await world.app[Players].save_server(world.guild.id, hall=lobby.id, hall_shown=shown)
        for command, options in (
            ("learn", {"game": "american"}),
            ("learn", {}),
            ("board", {"game": str(mine.id)}),
            ("board", {"game": str(match.id)}),
            ("games", {}),
        ):
            seen.append(answer(await world.ann.slash(world.channel, command, **options)))
        told = "\n".join(map(text, seen[:4]))
        bot = {"en": "against me", "ja": "ボットと"}[language]
        assert (bot in told) == world.app[Replies].on, told
        return {named[label] for message in seen for label in buttons(message) if label in named}

    assert len(await led()) == 6
    world.app[Replies].on = False
    assert await led() == set()
    await world.app[Matches].act(world.ann.id, mine.id, Match.resign)
    over = answer(await world.ann.slash(world.channel, "board", game=str(mine.id)))
    assert TEXTS.say(language, "button-rematch") not in buttons(over)
