"""Stories of a player who does not come back: days of vacation, reminders, and what the opponent may do."""

from typing import Any

import pytest

from bot.console.check import check
from bot.people.service import Players
from tests.bot.stories.narrative import (
    answer,
    begun,
    buttons,
    called,
    in_settings,
    match_now,
    menus,
    newest,
    played,
    posted,
    text,
)
from tests.bot.stories.test_places import brought
from tests.bot.stories.test_time import hours
from tests.world import Simulation, World


@pytest.mark.slow
async def test_an_absence_is_one_message_and_three_days(world: World, env: Simulation) -> None:
    day = "It is day {} of at most 3 in this game. After these the opponent decides"
    decides = "Claim the win"
    match = await played(world, await begun(world, pace="12h"), "11-15", "22-18")
    await world.app[Players].save_server(world.guild.id, language="en")
    before = len(posted(world))
    shown = []
    for _ in range(12 + 3 * 24):
        await hours(world, 1)
        assert len(posted(world)) <= before + 1, "the newest alone stays"
        if len(posted(world)) > before and (told := text(newest(world))) not in shown:
            shown.append(told)
            assert called(world) == [world.ben.id if decides in str(buttons(newest(world))) else world.ann.id]
    days = [number for told in shown for number in (1, 2, 3) if day.format(number) in told]
    assert days == [1, 2, 3]
    assert len(shown) == 1 + 3 * 2 + 1, "a reminder before each further day, and the choice at the end"
    assert (await match_now(world, match)).fallen is not None
    assert decides in str(buttons(newest(world)))
    deleted = [request.path for request in env.http_requests if request.method == "DELETE"]
    assert len(deleted) == len(set(deleted)) == 4, (
        "each is taken down once; a day is told in the reminder before it"
    )
    assert (await check(world.app.database)).problems == ()


@pytest.mark.slow
async def test_by_letter_too_the_newest_message_about_the_time_stays(world: World, env: Simulation) -> None:
    await world.app[Players].save(world.ann.id, dm=True)
    await world.ann.user.send_dm("hello")
    await played(world, await begun(world, pace="1d"), "11-15", "22-18")
    before, shown = world.ann.user.dm_channel.history(), set()
    for count in (18, 5):
        await hours(world, count)
        new = world.ann.user.dm_channel.history()[len(before) :]
        assert len(new) <= 1, [text(message) for message in new]
        shown |= {message.id for message in new}
    assert len(shown) == 2, "the second reminder takes the place of the first"
    assert (await check(world.app.database)).problems == ()


async def test_the_choice_that_comes_by_letter_leaves_the_letters_of_others(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought(world, monkeypatch)
    for person in (world.ann, world.ben):
        await person.send_dm("hello")
        await world.app[Players].save(person.id, vacation_auto=False)
    match = await played(world, await begun(world, pace="12h"), "11-15", "22-18")
    letters = {person: len(person.user.dm_channel.history()) for person in (world.ann, world.ben)}
    await hours(world, 13)
    assert (await match_now(world, match)).fallen is not None
    for person, before in letters.items():
        assert len(person.user.dm_channel.history()) == before + 1, "a reminder, and the choice"
    deleted = [request.path for request in env.http_requests if request.method == "DELETE"]
    assert deleted == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "mine", "theirs", "decides", "turn", "refused", "offered"),
    [
        (
            "en",
            "Your opponent decides",
            "you decide: claim the win",
            "{} decides what happens",
            "your move",
            "time has run out",
            {"Claim the win", "Give one more day", "Go on playing"},
        ),
        (
            "ja",
            "相手の選択を待っています",
            "相手の時間切れです",
            "{} さんの選択を待っています",
            "あなたの手番",
            "時間切れ",
            {"時間切れ勝ちにする", "もう1日待つ", "対局を続ける"},
        ),
    ],
)
async def test_games_say_who_decides_after_a_fall(
    world: World,
    env: Simulation,
    language: str,
    mine: str,
    theirs: str,
    decides: str,
    turn: str,
    refused: str,
    offered: set[str],
) -> None:
    await world.app[Players].save(world.ann.id, vacation_auto=False, reminders=[])
    match = await played(world, await begun(world, pace="12h"), "11-15", "22-18")
    for person in (world.ann, world.ben):
        await world.app[Players].save(person.id, language=language)
    await hours(world, 12)
    assert (await match_now(world, match)).fallen is not None
    fallen = newest(world)
    assert not offering_moves(world), "the board in the channel offers none either"
    listed = answer(await world.ann.slash(world.channel, "games"))
    assert mine in text(listed)
    assert turn not in text(listed), "there is nothing to move"
    assert not any(":next:" in control for control in buttons(listed).values())
    shown = answer(await world.ann.slash(world.channel, "board"))
    assert decides.format(world.ben.mention) in text(shown)
    assert not menus(shown), "a move would be refused"
    assert theirs in text(answer(await world.ben.slash(world.channel, "games")))
    late = await world.ann.click(fallen, label="Claim the win")
    assert refused in text(answer(late))
    board = answer(await world.ben.slash(world.channel, "board", game=str(match.id)))
    more = next(label for label, control in buttons(board).items() if ":more:" in control)
    opened = answer(await world.ben.click(board, label=more))
    assert offered <= set(buttons(opened)), "what the list says can be done there"
    await world.ben.click(opened, label=labelled(opened, "give-day"))
    await env.advance_time(15)
    assert not choices_left(world), "it is chosen"
    (board,) = offering_moves(world)
    assert "Time has run out" not in text(board)
    await hours(world, 25)
    (fallen,) = choices_left(world)
    assert fallen.id == newest(world).id
    before = len(posted(world))
    await world.ben.click(fallen, label=labelled(fallen, "claim-time"))
    await env.advance_time(15)
    assert (await match_now(world, match)).over
    assert not choices_left(world)
    assert len(posted(world)) == before, "the end takes the place of the choice"
    assert (await check(world.app.database)).problems == ()


def labelled(message: Any, action: str) -> str:
    """The label of the button that does this; a message for everybody is in the server's language."""
    return next(label for label, control in buttons(message).items() if f":{action}:" in control)


def offering_moves(world: World) -> list[Any]:
    """The messages in which a move may be chosen or typed."""
    return [message for message in posted(world) if menus(message) or ":type:" in str(buttons(message))]


def choices_left(world: World) -> list[Any]:
    """The messages with which a player may still choose what becomes of the opponent's fallen clock."""
    return [message for message in posted(world) if "claim-time" in str(buttons(message))]


@pytest.mark.slow
async def test_a_rated_game_is_lost_after_its_days_and_nobody_is_to_take_them_again(
    world: World, env: Simulation
) -> None:
    await played(world, await begun(world, pace="12h", rated=True), "11-15", "22-18")
    await world.app[Players].save_server(world.guild.id, language="en")
    await world.app[Players].save(world.ann.id, language="en")
    await hours(world, 13)
    assert "After these the opponent wins" in text(newest(world))
    assert "take the days again" not in text(answer(await in_settings(world.ann, world.channel, "vacation")))
