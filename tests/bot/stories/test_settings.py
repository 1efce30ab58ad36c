"""Stories of settings: shown, chosen and obeyed; a server that gets the bot, and the panel on which it is set up."""

from datetime import date, timedelta
from typing import Any

import discord
import pytest

from bot.core.preferences import PlayerSettings
from bot.hall.answers import choose_hall
from bot.language.words import Words
from bot.servers.answers import settings as servers_answers
from bot.servers.answers.settings import welcome
from bot.vacations.service import Vacations
from tests.bot.fixtures import a_move
from tests.bot.stories.narrative import alone, answer, buttons, in_settings, parts, pictures, stepped, text
from tests.world import TEXTS, Simulation, World


def selects(message: Any) -> dict[str, str]:
    return {
        part["custom_id"].rpartition(":")[2]: part["custom_id"]
        for part in parts(message)
        if part["type"] == 3
    }


async def test_settings_are_shown_and_changed_by_selects(world: World) -> None:
    shown = await world.ann.slash(world.channel, "settings")
    menus = selects(shown.response)
    await world.ann.select(answer(shown), ["slate"], custom_id=menus["theme"])
    await world.ann.select(answer(shown), ["empty"], custom_id=menus["numbers"])
    assert "White at the bottom: off" in buttons(answer(shown))
    looks = answer(await stepped(world.ann, answer(shown), "switch"))
    assert "White at the bottom: on" in buttons(looks)
    turns = await stepped(world.ann, answer(shown), "turns")
    assert TEXTS.say("en", "turns-heading") in alone(await stepped(world.ann, answer(turns), "switch"))
    await world.ann.select(answer(turns), [], custom_id=selects(turns.response)["reminders"])
    person = answer(await stepped(world.ann, answer(turns), "settings-person"))
    person = answer(await stepped(world.ann, person, "switch"))
    await world.ann.select(person, ["ja"], custom_id=selects(person)["language"])
    settings = await world.players.settings(world.ann.id)
    assert (settings.language, settings.theme, settings.numbers) == ("ja", "slate", "empty")
    assert (settings.white_down, settings.dm, settings.confirm) == (True, True, not PlayerSettings().confirm)


async def test_the_panel_leads_to_what_is_ones_own_and_back(world: World, language: str) -> None:
    await world.players.save(world.ann.id, language=language)
    before = len(world.posted())
    panel = answer(await world.ann.slash(world.channel, "settings"))
    for page, steps, heading in (
        ("turns", ["vacation"], "turns"),
        ("settings-person", ["blocks", "privacy"], "settings"),
    ):
        panel = answer(await stepped(world.ann, panel, page))
        for step in steps:
            shown = await stepped(world.ann, panel, step)
            assert TEXTS.say(language, f"{step}-heading") in alone(shown)
            panel = answer(await stepped(world.ann, answer(shown), page))
            assert TEXTS.say(language, f"{heading}-heading") in text(panel)
    assert len(world.posted()) == before
    # A vacation that is planned can be cancelled there.
    planned = await in_settings(
        world.ann, world.channel, "vacation", "vacation-ask", first="2026-02-01", last="2026-02-02"
    )
    taken = await stepped(world.ann, answer(planned), "vacation-zone")
    assert len(await world.app[Vacations].of(world.ann.id)) == 1
    # The range ends on the last day that was typed, where it is told and where it is listed.
    days = Words(TEXTS, language).days(date(2026, 2, 1), date(2026, 2, 2))
    assert days in alone(taken)
    listed = await in_settings(world.ann, world.channel, "vacation")
    assert f"- {days}\n" in alone(listed)
    ended = await in_settings(world.ann, world.channel, "vacation", "vacation-end")
    assert TEXTS.say(language, "vacation-cancelled") in alone(ended)
    assert await world.app[Vacations].of(world.ann.id) == ()


async def test_settings_are_changed_by_options(world: World) -> None:
    await world.ann.slash(
        world.channel, "settings", notation="algebraic", zone="Asia/Tokyo", quiet_from=22, quiet_until=7
    )
    settings = await world.players.settings(world.ann.id)
    assert (settings.zone, settings.quiet) == ("Asia/Tokyo", (22, 7))
    await world.ann.slash(world.channel, "settings", quiet_from=1, quiet_until=1, notation="auto")
    await world.ann.slash(world.channel, "settings", numbers="none", theme="paper")
    settings = await world.players.settings(world.ann.id)
    assert (settings.quiet, settings.notation) == (None, None)
    assert (settings.numbers, settings.theme) == ("none", "paper")


async def test_all_that_a_server_chooses_is_listed(world: World, env: Simulation, language: str) -> None:
    boss, daily = world.boss(), world.guild.create_text_channel("daily")
    await world.players.save(boss.id, language=language)

    chosen = {"hall": f"<#{world.channel.id}>", "week": "no", "daily": f"<#{daily.id}>"}
    lines = [TEXTS.say(language, f"server-{name}", value=value) for name, value in chosen.items()]
    before = text(answer(await boss.slash(world.channel, "server settings")))
    assert not any(line.partition("**")[2].partition("**")[0] in before for line in lines)
    await boss.slash(world.channel, "server problems", channel=daily)
    await world.players.save_server(world.guild.id, hall=world.channel.id, week=False)
    await env.settle()
    shown = text(answer(await boss.slash(world.channel, "server settings")))
    assert all(line in shown for line in lines)


async def test_who_wants_quiet_hours_is_asked_once_where_they_live(world: World) -> None:
    asked = await world.ann.slash(world.channel, "settings", quiet_from=22, quiet_until=7)
    (question,) = asked.followups
    assert "Which is your time zone?" in text(question)
    changed = await world.ann.slash(world.channel, "settings", quiet_from=23, quiet_until=6)
    assert changed.followups == []
    other = await world.ben.slash(world.channel, "settings", theme="paper")
    assert other.followups == []


async def test_a_zone_that_is_none_is_refused(world: World) -> None:
    assert "Middle/Earth" in alone(await world.ann.slash(world.channel, "settings", zone="Middle/Earth"))
    found = await world.ann.autocomplete(world.channel, "settings", "zone", "tokyo")
    assert [choice["value"] for choice in found] == ["Asia/Tokyo"]


async def test_a_text_board_comes_with_the_picture(world: World) -> None:
    await world.players.save(world.ann.id, text_board=True)
    await world.begun()
    board = await world.ann.slash(world.channel, "board")
    assert "\n  o32 o31 o30 o29\n" in text(board.response)
    assert "\n  x1  x2  x3  x4\n" in text((await _as_ben(world)).response)
    assert "```" not in text(world.newest())


async def _as_ben(world: World) -> Any:
    await world.players.save(world.ben.id, text_board=True)
    return await world.ben.slash(world.channel, "board")


async def test_one_end_of_quiet_hours_keeps_the_other(world: World) -> None:
    await world.players.save(world.ann.id, zone_asked=True, language="en")
    assert "name both ends" in alone(await world.ann.slash(world.channel, "settings", quiet_from=9))
    await world.ann.slash(world.channel, "settings", quiet_from=22, quiet_until=7)
    await world.ann.slash(world.channel, "settings", quiet_from=9)
    await world.ann.slash(world.channel, "settings", quiet_until=12)
    await world.ann.slash(world.channel, "settings", quiet_until=9)
    assert (await world.players.settings(world.ann.id)).quiet is None


SILENT = 1 << 12
GREETED = {"en": "I could greet nobody here", "ja": "最初の案内を投稿できていません"}


async def greeted(world: World, language: str = "en") -> Any:
    """The card with which the bot has greeted the server, in a server that Discord says speaks this language."""
    world.env.backend.edit_guild(world.guild.id, {"preferred_locale": "ja" if language == "ja" else "en-US"})
    await world.env.settle()
    # As when Discord tells that the bot was added: the simulated one calls every server available.
    guild = world.known
    await world.bot.on_guild_join(guild)
    await world.env.settle()
    return world.posted()[-1]


async def test_a_server_is_greeted_once_with_what_to_do_first(world: World, language: str) -> None:
    card = await greeted(world, language)
    assert card.flags.value & SILENT
    assert pictures(card) == [TEXTS.say(language, "welcome-picture")]
    guild = world.known
    await welcome(world.bot, guild)
    assert len(world.posted()) == 1


async def test_a_server_that_got_the_bot_while_it_was_off_is_greeted_once_at_its_start(world: World) -> None:
    world.got_the_bot(world.now() - timedelta(days=8))
    await world.restart()
    assert world.posted() == [], "it has had the bot for long"
    world.got_the_bot(world.now() - timedelta(hours=3))
    for _ in range(2):
        await world.restart()
        (card,) = world.posted()
        assert TEXTS.say("en", "welcome-heading") in text(card)


@pytest.mark.parametrize("duty", ["welcome", "_look"])
async def test_a_server_that_fails_keeps_no_other_waiting(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch, duty: str
) -> None:
    """Neither for its greeting nor for the daily look at its settings."""
    elsewhere = env.create_guild("Elsewhere")
    await env.settle()
    world.got_the_bot(env.now())
    seen: list[int] = []

    async def shown_or_broken(_client: object, guild: discord.Guild, *_settings: object) -> list[object]:
        seen.append(guild.id)
        if guild.id == world.guild.id:
            raise RuntimeError("the lamp fell over")
        return []

    monkeypatch.setattr(servers_answers, duty, shown_or_broken)
    await env.advance_time(24 * 3600)
    assert {world.guild.id, elsewhere.id} == set(seen)
    (first, *_) = [line for line in world.logged if line["event"].endswith(".failed")]
    assert first["guild"] == world.guild.id
    world.forgiven = True


async def test_it_is_greeted_where_the_bot_may_write(world: World, env: Simulation) -> None:
    denied = discord.PermissionOverwrite(send_messages=False)
    env.backend.edit_channel(world.channel.id, {"position": 1})
    closed = world.guild.create_text_channel("closed", overwrites={world.me: denied})
    bare = discord.PermissionOverwrite(attach_files=False)
    system = world.guild.create_text_channel("system", overwrites={world.me: bare})
    env.backend.edit_guild(world.guild.id, {"system_channel_id": str(system.id)})
    await env.settle()
    guild = world.known
    await welcome(world.bot, guild)
    (card,) = system.history()
    assert not pictures(card), "the banner may not be shown here"
    assert world.posted() == closed.history() == []


async def test_a_newcomer_begins_from_the_greeting_and_cannot_set_up(world: World) -> None:
    card = await greeted(world)
    form = await world.ann.click(card, label="Play the bot")
    await world.ann.submit_modal(form, {"game": ["american"], "level": ["2"]})
    (match,) = await world.matches.mine(world.ann.id)
    assert match.practice is not None
    refused = await world.ann.click(card, label="Set me up")
    assert "You may not" in alone(refused)


@pytest.mark.slow
async def test_every_menu_of_the_panel_says_what_it_sets_and_saves_at_once(world: World) -> None:
    card, boss = await greeted(world), world.boss()
    panel = answer(await boss.click(card, label="Set me up"))
    for label in ("Channel for all games", "Forum", "Hall", "Default game", "Default time", "Language"):
        assert f"**{label}**" in text(panel)
    games, lobby = (world.guild.create_text_channel(name) for name in ("games", "lobby"))
    forum = world.guild.create_forum_channel("boards")
    await world.env.settle()
    for name, value in (
        *(("channel", games), ("forum", forum), ("hall", lobby)),
        *(("game", "russian"), ("pace", "3d"), ("language", "ja")),
    ):
        panel = answer(await boss.select(panel, [value], custom_id=f"v1:setup-set:0:0:{name}"))
    panel = answer(await boss.click(panel, label=TEXTS.say("en", "button-setup-threads", on="yes")))
    panel = answer(await boss.click(panel, label=TEXTS.say("en", "button-setup-week", on="yes")))
    chosen = await world.players.server(world.guild.id)
    assert (chosen.channel, chosen.forum, chosen.hall) == (games.id, forum.id, lobby.id)
    assert (chosen.game, chosen.pace, chosen.language) == ("russian", "3d", "ja")
    assert (chosen.threads, chosen.week) == (False, False)
    for name in ("channel", "game", "language"):
        unset = [] if name == "channel" else ["none"]
        panel = answer(await boss.select(panel, unset, custom_id=f"v1:setup-set:0:0:{name}"))
    left = await world.players.server(world.guild.id)
    assert (left.channel, left.game, left.language) == (None, None, None)
    assert "All is well" in text(answer(await boss.click(panel, label="Check")))
    assert "No roles by rating or title yet" in text(answer(await boss.click(panel, label="Roles")))


async def test_a_choice_that_cannot_work_is_refused(world: World, env: Simulation) -> None:
    card, boss = await greeted(world), world.boss()
    denied = discord.PermissionOverwrite(send_messages=False)
    quiet = world.guild.create_text_channel("quiet", overwrites={world.me: denied})
    await env.settle()
    panel = answer(await boss.click(card, label="Set me up"))
    for name in ("channel", "hall"):
        refused = await boss.select(panel, [quiet], custom_id=f"v1:setup-set:0:0:{name}")
        assert f"<#{quiet.id}>" in alone(refused)
    chosen = await world.players.server(world.guild.id)
    assert (chosen.channel, chosen.hall) == (None, world.channel.id)


async def test_a_server_that_is_known_is_not_greeted(world: World, env: Simulation) -> None:
    await world.players.save_server(world.guild.id, game="russian")
    await world.restart()
    assert world.posted() == [], "it has had the bot for long"
    lobby = world.guild.create_text_channel("lobby")
    await env.settle()
    await choose_hall(world.bot, world.guild.id, lobby.id)
    guild = world.known
    await welcome(world.bot, guild)
    assert world.posted() == [], "somebody has chosen its hall"


async def test_a_greeting_that_failed_comes_within_the_hour_though_somebody_plays_first(
    world: World, env: Simulation, language: str
) -> None:
    await world.players.save(world.ann.id, language=language)
    world.got_the_bot(world.now() - timedelta(minutes=5))
    env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=500, times=1)
    await world.restart()
    assert world.posted() == []
    await world.ann.slash(world.channel, "play", game="russian")
    await env.advance_time(3700)
    heading = TEXTS.say(language, "welcome-heading")
    assert sum(heading in text(message) for message in world.posted()) == 1
    await env.advance_time(3700)
    await world.restart()
    assert sum(heading in text(message) for message in world.posted()) == 1


async def test_a_server_in_which_the_bot_may_write_later_is_greeted_then_and_keeps_its_choices(
    world: World, env: Simulation
) -> None:
    await world.lacks(world.channel, "send_messages")
    world.got_the_bot(world.now() - timedelta(minutes=5))
    await world.restart()
    await world.players.save_server(world.guild.id, game="russian")
    await env.advance_time(2 * 3600)
    assert world.posted() == []
    await world.lacks(world.channel)
    await env.advance_time(3700)


async def test_a_server_in_which_nobody_could_be_greeted_reads_so_where_it_is_set_up(
    world: World, env: Simulation, language: str
) -> None:
    await world.lacks(world.channel, "send_messages")
    guild = world.known
    await welcome(world.bot, guild)
    assert world.posted() == []
    boss = world.boss()
    await world.players.save(boss.id, language=language)
    for command in ("server settings", "server check"):
        assert GREETED[language] in alone(await boss.slash(world.channel, command)), command
    shown = answer(await boss.slash(world.channel, "server settings"))
    await boss.click(shown, label=TEXTS.say(language, "button-setup"))
    await world.lacks(world.channel)
    assert GREETED[language] not in alone(await boss.slash(world.channel, "server check"))


async def test_the_first_game_of_a_greeted_server_leaves_one_card_in_the_channel(
    world: World, env: Simulation, language: str
) -> None:
    card = await greeted(world, language)
    assert TEXTS.say(language, "welcome-where", threads="yes") in text(card)
    match = await world.begun()
    await env.advance_time(15)
    (thread,) = world.channel.threads
    assert match.place.channel_id == thread.id
    for _ in range(6):
        match = await world.match_now(match)
        actor = world.ann if match.mover == world.ann.id else world.ben
        await actor.slash(thread, "move", notation=a_move(match))
    kinds = [message.type for message in world.posted()]
    assert kinds.count(discord.MessageType.default) == len(kinds) <= 3, "greeting, invitation, hall"
    assert sum(message.author.bot for message in thread.history()) == 7


async def test_where_the_bot_may_make_no_threads_games_are_shown_in_the_channel(world: World) -> None:
    await world.lacks(world.channel, "create_public_threads")
    card = await greeted(world)
    assert "Boards stand where a game was asked for" in text(card)
    assert not (await world.players.server(world.guild.id)).threads
