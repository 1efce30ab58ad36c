"""Stories of a player who does not come back: days of vacation, reminders, and what the opponent may do."""

from typing import Any

import pytest

from bot.people.service import Players
from tests.bot.stories.narrative import answer, buttons, in_settings, menus, text
from tests.bot.stories.test_places import brought
from tests.world import Simulation, World


@pytest.mark.slow
async def test_an_absence_is_one_message_and_three_days(world: World, env: Simulation) -> None:
    day = "It is day {} of at most 3 in this game. After these the opponent decides"
    decides = "Claim the win"
    match = await world.played(await world.begun(pace="12h"), "11-15", "22-18")
    before = len(world.posted())
    shown = []
    for _ in range(12 + 3 * 24):
        await world.hours(1)
        assert len(world.posted()) <= before + 1, "the newest alone stays"
        if len(world.posted()) > before and (told := text(world.newest())) not in shown:
            shown.append(told)
            assert world.called() == [
                world.ben.id if decides in str(buttons(world.newest())) else world.ann.id
            ]
    days = [number for told in shown for number in (1, 2, 3) if day.format(number) in told]
    assert days == [1, 2, 3]
    assert len(shown) == 1 + 3 * 2 + 1, "a reminder before each further day, and the choice at the end"
    assert (await world.match_now(match)).fallen is not None
    assert decides in str(buttons(world.newest()))
    deleted = [request.path for request in env.http_requests if request.method == "DELETE"]
    assert len(deleted) == len(set(deleted)) == 4, (
        "each is taken down once; a day is told in the reminder before it"
    )


@pytest.mark.slow
async def test_by_letter_too_the_newest_message_about_the_time_stays(world: World) -> None:
    await world.app[Players].save(world.ann.id, dm=True)
    await world.ann.user.send_dm("hello")
    await world.played(await world.begun(pace="1d"), "11-15", "22-18")
    before, shown = world.ann.user.dm_channel.history(), set()
    for count in (18, 5):
        await world.hours(count)
        new = world.ann.user.dm_channel.history()[len(before) :]
        assert len(new) <= 1, [text(message) for message in new]
        shown |= {message.id for message in new}
    assert len(shown) == 2, "the second reminder takes the place of the first"


async def test_the_choice_that_comes_by_letter_leaves_the_letters_of_others(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought(world, monkeypatch)
    for person in (world.ann, world.ben):
        await person.send_dm("hello")
        await world.app[Players].save(person.id, vacation_auto=False)
    match = await world.played(await world.begun(pace="12h"), "11-15", "22-18")
    letters = {person: len(person.user.dm_channel.history()) for person in (world.ann, world.ben)}
    await world.hours(13)
    assert (await world.match_now(match)).fallen is not None
    for person, before in letters.items():
        assert len(person.user.dm_channel.history()) == before + 1, "a reminder, and the choice"
    deleted = [request.path for request in env.http_requests if request.method == "DELETE"]
    assert deleted == []


@pytest.mark.slow
async def test_games_say_who_decides_after_a_fall(world: World) -> None:
    await world.app[Players].save(world.ann.id, vacation_auto=False, reminders=[])
    match = await world.played(await world.begun(pace="12h"), "11-15", "22-18")
    for person in (world.ann, world.ben):
        await world.app[Players].save(person.id, language="ja")
    await world.hours(12)
    assert (await world.match_now(match)).fallen is not None
    fallen = world.newest()
    assert not offering_moves(world), "the board in the channel offers none either"
    listed = answer(await world.ann.slash(world.channel, "games"))
    assert "相手の選択を待っています" in text(listed)
    assert "あなたの手番" not in text(listed), "there is nothing to move"
    assert not any(":next:" in control for control in buttons(listed).values())
    shown = answer(await world.ann.slash(world.channel, "board"))
    assert f"{world.ben.mention} さんの選択を待っています" in text(shown)
    assert not menus(shown), "a move would be refused"
    assert "相手の時間切れです" in text(answer(await world.ben.slash(world.channel, "games")))
    late = await world.ann.click(fallen, label="Claim the win")
    assert "時間切れ" in text(answer(late))
    board = answer(await world.ben.slash(world.channel, "board", game=str(match.id)))
    more = next(label for label, control in buttons(board).items() if ":more:" in control)
    opened = answer(await world.ben.click(board, label=more))
    assert {"時間切れ勝ちにする", "もう1日待つ", "対局を続ける"} <= set(buttons(opened)), (
        "what the list says can be done there"
    )
    await world.ben.click(opened, label=labelled(opened, "give-day"))
    await world.env.advance_time(15)
    assert not choices_left(world), "it is chosen"
    (board,) = offering_moves(world)
    assert "Time has run out" not in text(board)
    await world.hours(25)
    (fallen,) = choices_left(world)
    assert fallen.id == world.newest().id
    before = len(world.posted())
    await world.ben.click(fallen, label=labelled(fallen, "claim-time"))
    await world.env.advance_time(15)
    assert (await world.match_now(match)).over
    assert not choices_left(world)
    assert len(world.posted()) == before, "the end takes the place of the choice"


def labelled(message: Any, action: str) -> str:
    """The label of the button that does this; a message for everybody is in the server's language."""
    return next(label for label, control in buttons(message).items() if f":{action}:" in control)


def offering_moves(world: World) -> list[Any]:
    """The messages in which a move may be chosen or typed."""
    return [message for message in world.posted() if menus(message) or ":type:" in str(buttons(message))]


def choices_left(world: World) -> list[Any]:
    """The messages with which a player may still choose what becomes of the opponent's fallen clock."""
    return [message for message in world.posted() if "claim-time" in str(buttons(message))]


@pytest.mark.slow
async def test_a_rated_game_is_lost_after_its_days_and_nobody_is_to_take_them_again(world: World) -> None:
    await world.played(await world.begun(pace="12h", rated=True), "11-15", "22-18")
    await world.hours(13)
    assert "After these the opponent wins" in text(world.newest())
    assert "take the days again" not in text(answer(await in_settings(world.ann, world.channel, "vacation")))
