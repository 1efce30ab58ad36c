"""An opponent leaves the server in mid-game, and the other learns nothing until the clock falls:
Kermalis/PokemonBattleEngine 148.
"""

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.stories.narrative import answer, text
from tests.world import TEXTS, World

HOUR = 3600


@pytest.mark.parametrize("letters", [True, False])
async def test_the_other_reads_it_on_the_board(world: World, language: str, letters: bool) -> None:
    match, ann = await world.begun(pace="3d"), world.ann.user
    await ann.send_dm("hello")
    if not letters:
        path = f"/channels/{ann.dm_channel.id}/messages"
        world.env.inject_error("POST", path, status=403, code=50007, times=None)
    world.env.backend.remove_member(world.guild.id, ann.id)
    said = TEXTS.say(language, "match-left-server", player="Ann")  # Discord shows no mention of a stranger
    assert said not in text(world.posted()[-1])
    posted = len(world.posted())
    await world.env.advance_time(49 * HOUR)  # the reminder of the last day is due
    told = world.posted()[posted:] if not letters else [ann.dm_channel.history()[-1]]
    assert len(told) == 1
    assert world.ann.mention in text(told[0])
    assert said in text(world.posted()[posted - 1]), "the board that stands is painted anew"
    await world.restart()
    await world.env.advance_time(22 * HOUR)  # and that of the last hours
    assert len(world.posted()) == posted + (not letters), "told once"
    assert not (await world.match_now(match)).over
    shown = await world.ben.slash(world.channel, "board", game=str(match.id))
    assert said in text(answer(shown))
    back = world.guild.add_member(ann)
    played = await back.slash(world.channel, "move", notation="11-15", game=str(match.id))
    assert said not in text(answer(played))


@pytest.mark.parametrize(("language", "letters"), [("en", True), ("ja", True), ("ja", False)])
async def test_who_cannot_see_the_channel_any_more_is_reached_and_the_other_reads_it(
    world: World, language: str, letters: bool
) -> None:
    """AsyncTI4/TI4_map_generator_bot 165: players without the role were called where they could not read."""
    room, ann = world.secret("room", world.ann, world.ben), world.ann.user
    await world.begun(where=room, pace="3d")
    await ann.send_dm("hello")
    if not letters:
        path = f"/channels/{ann.dm_channel.id}/messages"
        world.env.inject_error("POST", path, status=403, code=50007, times=None)
    rule = {"deny": discord.Permissions(view_channel=True).value, "allow": 0}
    world.env.backend.set_overwrite(room.id, Overwrite(ann.id, OverwriteType.MEMBER, **rule))
    board, posted = room.history()[-1], len(world.posted())
    said = TEXTS.say(language, "match-sees-nothing", player=world.ann.mention)
    for hours, count in ((49, 1), (22, 2)):  # the reminders of the last day and the last hours
        await world.env.advance_time(hours * HOUR)
        told = ann.dm_channel.history()[1:] if letters else world.posted()[posted:]
        assert len(told) >= count if letters else len(told) == 1, "of those in a channel the newest stays"
        assert world.ann.mention in text(told[-1])
        assert room.history()[-1].id == board.id, "nobody is called where they cannot read"
        assert said in text(room.history()[-1])
    world.env.backend.set_overwrite(room.id, Overwrite(ann.id, OverwriteType.MEMBER, allow=rule["deny"]))
    played = await world.ann.slash(room, "move", notation="11-15", game="1")
    assert said not in text(answer(played))


@pytest.mark.parametrize("language", ["en"])
@pytest.mark.parametrize("ends", ["a press in a thread below", "a new game"])
async def test_that_somebody_sees_nothing_is_said_no_longer_than_it_is_true(world: World, ends: str) -> None:
    room = world.secret("room", world.ann, world.ben)
    match = await world.begun(where=room, pace="3d")
    deny = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(room.id, Overwrite(world.ann.id, OverwriteType.MEMBER, deny=deny))
    await world.env.advance_time(49 * HOUR)
    said = TEXTS.say("en", "match-sees-nothing", player=world.ann.mention)
    assert said in text(room.history()[-1])
    world.env.backend.set_overwrite(room.id, Overwrite(world.ann.id, OverwriteType.MEMBER, allow=deny))
    if ends == "a press in a thread below":
        channel: Any = world.bot.get_channel(room.id)
        await channel.create_thread(name="Here", type=discord.ChannelType.public_thread)
        await world.ann.slash(room.threads[0], "games")
    else:
        match = await world.paired(match.terms, room)
    shown = await world.ben.slash(world.channel, "board", game=str(match.id))
    assert said not in text(answer(shown))


async def test_a_letter_that_did_not_go_through_is_sent_again(world: World) -> None:
    match, ann = await world.begun(pace="3d"), world.ann.user
    await ann.send_dm("hello")
    world.env.inject_error("POST", f"/channels/{ann.dm_channel.id}/messages", status=500, times=5)
    world.env.backend.remove_member(world.guild.id, ann.id)
    await world.env.advance_time(50 * HOUR)
    letter = ann.dm_channel.history()[-1]
    assert world.ann.mention in text(letter)
    assert not (await world.match_now(match)).over


async def test_somebody_whom_discord_does_not_tell_of_is_reminded_as_ever(world: World) -> None:
    await world.begun(pace="3d")
    path = f"/guilds/{world.guild.id}/members/{world.ann.id}"
    world.env.inject_error("GET", path, status=500, times=None)
    posted = len(world.posted())
    await world.env.advance_time(49 * HOUR)
    (reminder,) = world.posted()[posted:]
    assert world.ann.mention in text(reminder)
