"""Stories of who reads once a day what waits, instead of being called with each move."""

from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.core.terms import Place
from bot.invitations.service.invitations import Seeks
from bot.vacations.service import Vacations
from rules import Side
from tests.bot.fixtures import a_move, terms
from tests.bot.stories.narrative import alone, answer, in_settings, parts, stepped, text
from tests.world import TEXTS, Simulation, World

HOUR = 3600


def letters(person: Any) -> list[str]:
    channel = person.user.dm_channel
    return [] if channel is None else [text(each) for each in channel.history() if each.author.bot]


def written_to(env: Simulation, person: Any) -> list[Any]:
    path = f"/channels/{person.user.dm_channel.id}/messages"
    return [r for r in env.http_requests if (r.method, r.path) == ("POST", path)]


async def once_a_day(world: World, person: Any, language: str, after: int, **options: Any) -> None:
    """The hour that begins so many hours from now; the zone is UTC."""
    await world.players.save(person.id, language=language, zone="UTC", zone_asked=True)
    hour = (world.app.now() + timedelta(hours=after)).hour
    told = alone(await person.slash(world.channel, "settings", turns=str(hour), **options))
    assert TEXTS.say(language, "turns-heading") in told
    assert f"{hour:02d}:00" in told


@pytest.mark.slow
async def test_one_letter_a_day_tells_all_that_waits(world: World, env: Simulation, language: str) -> None:
    await world.ann.user.send_dm("hello")
    await once_a_day(world, world.ann, language, after=4)
    games = [await world.begun(pace="7d"), await world.begun(pace="7d")]
    games = [await world.played(match, "11-15", "22-18") for match in games]
    # The boards stand where they are played, and ring for nobody who reads them once a day.
    assert world.called() == []
    before = len(world.posted())
    await world.hours(5)
    (letter,) = letters(world.ann)
    assert all(f"#{match.id}" in letter for match in games)
    assert TEXTS.say(language, "notice-waiting", recipient=world.ann.mention, count=2, what="moves") in letter
    assert len(world.posted()) == before
    await world.played(games[0], "15x22")
    # The opponent, who has chosen nothing, is called at once.
    assert world.called() == [world.ben.id]
    await world.hours(24)
    (letter,) = letters(world.ann)
    assert f"#{games[0].id}" not in letter, "yesterday's is taken down"
    assert f"#{games[1].id}" in letter
    await world.played(games[1], "15x22")
    sent = len(written_to(env, world.ann))
    await world.hours(24)
    assert letters(world.ann) == [], "nothing waits, and nothing stands there"
    await world.hours(48)
    assert len(written_to(env, world.ann)) == sent


async def test_a_channel_is_told_of_no_game_of_another_server(world: World, language: str) -> None:
    await world.players.save_server(world.guild.id, language=language)
    await once_a_day(world, world.ann, language, after=4, turns_here=True)
    match = await world.played(await world.begun(pace="7d"), "11-15", "22-18")
    secret = Place(world.guild.id + 10**9, 77)
    seek = await world.app[Seeks].invite(world.ann.id, terms("9d"), secret, wants=Side.FIRST)
    other = await world.app[Seeks].join(seek.id, world.ben.id)
    await world.hours(5)
    told = world.newest()
    assert f"#{match.id}" in text(told)
    assert "Ben" not in text(told)
    assert world.called() == [world.ann.id]
    assert TEXTS.say(language, "waiting-elsewhere", count=1) in text(told)
    assert f"#{other.id}" not in str(list(parts(told)))
    assert str(secret.guild_id) not in str(list(parts(told)))


async def test_who_takes_no_letters_or_whose_channel_is_gone_is_told_in_another_way(
    world: World, env: Simulation, language: str
) -> None:
    await world.ann.user.send_dm("hello")
    away = world.guild.create_text_channel("away")
    await world.players.save_server(world.guild.id, channel=away.id)
    await once_a_day(world, world.ann, language, after=4, turns_here=True)
    assert (await world.players.settings(world.ann.id)).turns_place == (world.guild.id, away.id)
    await world.players.save_server(world.guild.id, channel=None)
    turns = await in_settings(world.ann, world.channel, "turns")
    assert TEXTS.say(language, "settings-turns-where", where="channel", channel=away.mention) in alone(turns)
    await world.played(await world.begun(pace="7d"), "11-15", "22-18")
    env.backend.delete_channel(away.id)
    await world.hours(5)
    assert len(letters(world.ann)) == 1


async def test_who_can_be_written_to_nowhere_is_called_again_and_told_so_once(
    world: World, env: Simulation, language: str
) -> None:
    await world.ann.user.send_dm("hello")
    path = f"/channels/{world.ann.user.dm_channel.id}/messages"
    await once_a_day(world, world.ann, language, after=4)
    match = await world.played(await world.begun(pace="7d"), "11-15", "22-18")
    assert world.called() == []
    env.inject_error("POST", path, status=403, code=50007, times=None)
    await world.hours(5)
    assert (await world.players.settings(world.ann.id)).turns is None
    told = TEXTS.say(language, "turns-unread")
    await world.ann.slash(world.channel, "move", notation="15x22", game=str(match.id))
    (said,) = (await world.ann.slash(world.channel, "games")).followups
    assert told in text(said)
    panel = await stepped(world.ann, said, "turns")
    assert TEXTS.say(language, "turns-heading") in text(panel.response)
    shown = await world.ann.slash(world.channel, "games")
    assert all(told not in text(each) for each in (shown.response, *shown.followups))
    match = await world.match_now(match)
    await world.ben.slash(world.channel, "move", notation=a_move(match), game=str(match.id))
    assert world.called() == [world.ann.id]


async def test_the_end_of_a_game_still_calls(world: World) -> None:
    await world.players.save(world.ben.id, turns=8)
    await world.begun(setup="B:W18:B15")
    await world.ann.slash(world.channel, "move", notation="15x22")
    assert world.called() == [world.ben.id]


async def test_deadlines_still_remind(world: World, language: str) -> None:
    await once_a_day(world, world.ann, language, after=20, turns_here=True)
    match = await world.played(await world.begun(pace="12h"), "11-15", "22-18")
    assert match.deadline is not None
    await world.hours(11)
    assert world.called() == [world.ann.id]
    assert f"<t:{int(match.deadline.timestamp())}" in text(world.newest())


@pytest.mark.slow
async def test_it_is_chosen_moved_and_ended_on_the_panel(world: World, language: str) -> None:
    await world.ann.user.send_dm("hello")
    await world.players.save(world.ann.id, language=language, zone="UTC", zone_asked=True)
    await world.players.save_server(world.guild.id, language=language)
    await world.played(await world.begun(pace="7d"), "11-15", "22-18")
    assert world.called() == [world.ann.id]
    panel = answer(await in_settings(world.ann, world.channel, "turns"))
    soon = (world.app.now() + timedelta(hours=2)).hour

    async def chosen(setting: str, value: str) -> None:
        await world.ann.select(panel, [value], custom_id=f"v1:set:0:0:{setting}")

    await chosen("turns", str(soon))
    await chosen("turns_here", "yes")
    kept = await world.players.settings(world.ann.id)
    assert (kept.turns, kept.turns_place) == (soon, (world.guild.id, world.channel.id))
    # A game that waits already is told of, at the hour and in the place that were chosen last.
    await chosen("turns", str((soon + 1) % 24))
    await chosen("turns_here", "no")
    before = len(world.posted())
    await world.hours(4)
    assert len(letters(world.ann)) == 1
    assert len(world.posted()) == before
    await chosen("turns", "auto")
    await world.hours(30)
    assert len(letters(world.ann)) == 1
    asked = await stepped(world.ann, answer(await in_settings(world.ann, world.channel, "turns")), "zone-ask")
    assert TEXTS.say(language, "zone-choose") in str(menus_of(asked.response))


async def test_quiet_hours_that_would_end_as_they_begin_are_eight_and_ending_them_asks_nothing(
    world: World,
) -> None:
    panel = answer(await in_settings(world.ann, world.channel, "turns"))
    off = await world.ann.select(panel, ["auto"], custom_id="v1:set:0:0:quiet_from")
    assert off.followups == []
    for known in (None, (8, 20)):
        await world.players.save(world.ann.id, quiet=known)
        await world.ann.select(panel, ["20"], custom_id="v1:set:0:0:quiet_from")
        assert (await world.players.settings(world.ann.id)).quiet == (20, 4)
    for setting, hour, kept in (("quiet_until", "7", (20, 7)), ("quiet_from", "auto", None)):
        await world.ann.select(panel, [hour], custom_id=f"v1:set:0:0:{setting}")
        assert (await world.players.settings(world.ann.id)).quiet == kept


def menus_of(message: Any) -> list[str]:
    return [part.get("placeholder", "") for part in parts(message) if part["type"] == 3]


@pytest.mark.parametrize("typed", ["24", "8:30", "soon"])
async def test_an_hour_that_is_none_is_refused(world: World, language: str, typed: str) -> None:
    await world.players.save(world.ann.id, language=language)
    assert typed in alone(await world.ann.slash(world.channel, "settings", turns=typed))
    assert (await world.players.settings(world.ann.id)).turns is None
    offered = await world.ann.autocomplete(world.channel, "settings", "turns", "08")
    assert [choice["value"] for choice in offered] == ["8"]


async def test_a_channel_is_told_of_no_game_in_a_channel_that_its_readers_do_not_see(
    world: World, env: Simulation, language: str
) -> None:
    await world.players.save_server(world.guild.id, language=language)
    await once_a_day(world, world.ann, language, after=4, turns_here=True)
    shown = await world.played(await world.begun(pace="7d"), "11-15", "22-18")
    closed, open_too = (world.guild.create_text_channel(name) for name in ("board", "club"))
    hide = Overwrite(world.guild.id, OverwriteType.ROLE, deny=discord.Permissions(view_channel=True).value)
    env.backend.set_overwrite(closed.id, hide)
    await env.settle()
    hidden, seen = [await world.paired(terms("5d"), where=channel) for channel in (closed, open_too)]
    await world.hours(5)
    told = world.newest()
    assert 0 < text(told).find(f"#{seen.id}") < text(told).find(f"#{shown.id}"), "the most urgent first"
    assert TEXTS.say(language, "waiting-elsewhere", count=1) in text(told)
    assert f"#{hidden.id}" not in str(list(parts(told)))
    assert str(closed.id) not in str(list(parts(told)))


@pytest.mark.slow
async def test_on_vacation_it_comes_for_games_alone_whose_clock_runs(world: World, language: str) -> None:
    await world.ann.user.send_dm("hello")
    await once_a_day(world, world.ann, language, after=4)
    stands = await world.played(await world.begun(pace="7d"), "11-15", "22-18")
    today = world.now().date()
    await world.app[Vacations].book(world.ann.id, today + timedelta(days=1), today + timedelta(days=3))
    await world.hours(5)
    assert len(letters(world.ann)) == 1
    await world.hours(24)
    assert letters(world.ann) == [], "yesterday's is gone, and nothing rings"
    runs = await world.paired(terms("7d", vacation=False))
    await world.hours(24)
    (letter,) = letters(world.ann)
    assert f"#{runs.id}" in letter
    assert f"#{stands.id}" not in letter
    await world.hours(48)
    (letter,) = letters(world.ann)
    assert all(f"#{match.id}" in letter for match in (runs, stands)), "back, all of them wait"
