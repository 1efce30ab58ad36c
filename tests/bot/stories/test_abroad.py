"""Stories of people who use the bot in a server that it is no member of."""

from typing import Any

import pytest

from bot.core.match import Match
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.people.service import Players
from tests.bot.stories.narrative import alone, answer, source, text
from tests.bot.stories.test_places import brought
from tests.world import TEXTS, Simulation, World


async def began(world: World, monkeypatch: pytest.MonkeyPatch, language: str) -> Any:
    """A game of Ann and Ben there, which both read in that language."""
    brought(world, monkeypatch)
    for person in (world.ann, world.ben):
        await world.app[Players].save(person.id, language=language)
    return await world.begun()


async def test_a_letter_leads_to_the_server_of_its_game(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    there = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}"
    match = await began(world, monkeypatch, language)
    await world.ann.send_dm("hello")
    listed = answer(await world.ann.user.slash("games"))
    assert f"{there})" in source(listed), "no board stands there yet"
    for person, move in ((world.ann, "11-15"), (world.ben, "22-18")):
        await person.slash(world.channel, "move", notation=move)
        await env.advance_time(15)
    listed = answer(await world.ann.user.slash("games"))
    assert f"{there}/" in source(listed)
    assert "@me" not in source(listed)
    await world.app[Matches].act(world.ann.id, match.id, Match.resign)
    rematch = await world.app[Seeks].rematch(world.ann.id, match.id)
    assert rematch.place.abroad == world.guild.id, "also in the next game"


async def test_ratings_there_are_those_of_all_servers(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    await began(world, monkeypatch, language)
    for name, options in (("leaderboard", {"game": "american"}), ("profile", {})):
        shown = alone(await world.ann.slash(world.channel, name, **options))
        assert TEXTS.say(language, f"{name}-place", place="all") in shown


@pytest.mark.parametrize(
    ("mine", "theirs", "read"), [("ja", "en-US", "ja"), ("en", "ja", "ja"), ("ja", "en-GB", "en")]
)
async def test_what_is_shown_to_everybody_there_is_in_their_language(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch, mine: str, theirs: str, read: str
) -> None:
    """American English is what Discord gives to a server whose people have chosen none."""
    await began(world, monkeypatch, mine)
    emit = env.backend.emit
    monkeypatch.setattr(env.backend, "emit", lambda event, d: emit(event, {**d, "guild_locale": theirs}))
    shown = await world.ann.slash(world.channel, "leaderboard", game="american", shown=True)
    assert not shown.ephemeral
    assert TEXTS.say(read, "leaderboard-place", place="all") in text(shown.response)


async def test_no_daily_message_is_promised_in_a_channel_there(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought(world, monkeypatch)
    refused = await world.ann.slash(world.channel, "settings", turns="9", turns_here=True)
    assert "needs a server" in alone(refused)
    assert (await world.app[Players].settings(world.ann.id)).turns is None
