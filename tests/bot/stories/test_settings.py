"""Stories of settings: shown, chosen by option and by select, and obeyed."""

from datetime import date
from typing import Any

from bot.language.words import Words
from bot.people.service import Players
from bot.vacations.service import Vacations
from tests.bot.stories.narrative import alone, answer, in_settings, parts, stepped, text
from tests.world import TEXTS, Simulation, World


def selects(message: Any) -> dict[str, str]:
    return {
        part["custom_id"].rpartition(":")[2]: part["custom_id"]
        for part in parts(message)
        if part["type"] == 3
    }


async def test_settings_are_shown_and_changed_by_selects(world: World) -> None:
    shown = await world.ann.slash(world.channel, "settings")
    assert "Your settings" in alone(shown)
    menus = selects(shown.response)
    assert menus.keys() == {"language", "theme", "notation", "numbers", "switches"}
    await world.ann.select(answer(shown), ["slate"], custom_id=menus["theme"])
    await world.ann.select(answer(shown), ["empty"], custom_id=menus["numbers"])
    await world.ann.select(answer(shown), ["white_down", "dm"], custom_id=menus["switches"])
    await world.ann.select(answer(shown), ["ja"], custom_id=menus["language"])
    assert "あなたの設定" in text(shown.response)
    turns = await stepped(world.ann, answer(shown), "turns")
    assert selects(turns.response).keys() == {"turns", "reminders", "quiet_from"}
    await world.ann.select(answer(turns), [], custom_id=selects(turns.response)["reminders"])
    settings = await world.app[Players].settings(world.ann.id)
    assert (settings.theme, settings.white_down, settings.dm, settings.confirm) == (
        "slate",
        True,
        True,
        False,
    )
    assert settings.reminders == ()
    assert settings.numbers == "empty"
    assert settings.language == "ja"


async def test_the_panel_leads_to_what_is_ones_own_and_back(world: World, language: str) -> None:
    await world.app[Players].save(world.ann.id, language=language)
    before = len(world.posted())
    panel = answer(await world.ann.slash(world.channel, "settings"))
    for step, heading in (
        ("turns", "turns-heading"),
        ("vacation", "vacation-heading"),
        ("blocks", "blocks-heading"),
        ("privacy", "privacy-heading"),
    ):
        shown = await stepped(world.ann, panel, step)
        assert TEXTS.say(language, heading) in alone(shown)
        assert TEXTS.say(language, "settings-heading") in alone(
            await stepped(world.ann, answer(shown), "settings")
        )
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
    settings = await world.app[Players].settings(world.ann.id)
    assert (settings.zone, settings.quiet) == ("Asia/Tokyo", (22, 7))
    await world.ann.slash(world.channel, "settings", quiet_from=1, quiet_until=1, notation="auto")
    await world.ann.slash(world.channel, "settings", numbers="none", theme="paper")
    settings = await world.app[Players].settings(world.ann.id)
    assert (settings.quiet, settings.notation) == (None, None)
    assert (settings.numbers, settings.theme) == ("none", "paper")


async def test_all_that_a_server_chooses_is_listed(world: World, env: Simulation, language: str) -> None:
    boss, daily = world.boss(), world.guild.create_text_channel("daily")
    await world.app[Players].save(boss.id, language=language)

    async def listed(hall: str, week: str, problems: str) -> bool:
        shown = text(answer(await boss.slash(world.channel, "server settings")))
        return all(
            TEXTS.say(language, f"server-{name}", value=value) in shown
            for name, value in (("hall", hall), ("week", week), ("daily", problems))
        )

    none = TEXTS.say(language, "server-none")
    assert await listed(none, "yes", none)
    await boss.slash(world.channel, "server problems", channel=daily)
    await world.app[Players].save_server(world.guild.id, hall=world.channel.id, week=False)
    await env.settle()
    assert await listed(f"<#{world.channel.id}>", "no", f"<#{daily.id}>")


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
    await world.app[Players].save(world.ann.id, text_board=True)
    await world.begun()
    board = await world.ann.slash(world.channel, "board")
    assert "\n  o32 o31 o30 o29\n" in text(board.response)
    assert "\n  x1  x2  x3  x4\n" in text((await _as_ben(world)).response)
    assert "```" not in text(world.newest())


async def _as_ben(world: World) -> Any:
    await world.app[Players].save(world.ben.id, text_board=True)
    return await world.ben.slash(world.channel, "board")


async def test_one_end_of_quiet_hours_keeps_the_other(world: World) -> None:
    await world.app[Players].save(world.ann.id, zone_asked=True, language="en")
    assert "name both ends" in alone(await world.ann.slash(world.channel, "settings", quiet_from=9))
    await world.ann.slash(world.channel, "settings", quiet_from=22, quiet_until=7)
    await world.ann.slash(world.channel, "settings", quiet_from=9)
    assert (await world.app[Players].settings(world.ann.id)).quiet == (9, 7)
    await world.ann.slash(world.channel, "settings", quiet_until=12)
    assert (await world.app[Players].settings(world.ann.id)).quiet == (9, 12)
    await world.ann.slash(world.channel, "settings", quiet_until=9)
    assert (await world.app[Players].settings(world.ann.id)).quiet is None
