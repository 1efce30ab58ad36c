"""Stories of time: reminders, falls, vacations, an outage, and a player who does not come back."""

from datetime import timedelta
from typing import Any

import pytest

from bot.core.errors import TimeIsUp
from bot.core.match import Match
from bot.match.answers.news import waiting_games
from bot.match.service.matches import NotPlayed
from bot.outbox.service.outbox import Outbox
from bot.vacations.service import Vacations
from rules import Side
from tests.bot.fixtures import sure, terms
from tests.bot.stories.narrative import alone, answer, buttons, in_settings, invite, menus, stepped, text
from tests.bot.stories.test_places import brought
from tests.world import TEXTS, Simulation, World

HOUR = 3600


async def test_who_is_to_move_is_reminded_where_the_game_is(world: World) -> None:
    match = await world.played(await world.begun(pace="12h"), "11-15", "22-18")
    await world.hours(11)
    assert world.called() == [world.ann.id]
    before = len(world.posted())
    await world.played(match, "15x22")
    await world.hours(2)
    assert len(world.posted()) == before + 1, "the move, and no reminder of a turn that is over"


async def test_a_typed_move_that_comes_too_late_is_told_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await world.played(await world.begun(rated=True), "11-15", "22-18")

    async def too_late(*_: object, **__: object) -> NotPlayed:
        """The clock is found fallen by the move itself, which ends the game."""
        over = await world.matches.act(world.ann.id, match.id, Match.resign)
        return NotPlayed(over, TimeIsUp(match=match.id))

    monkeypatch.setattr(world.matches, "play_typed", too_late)
    said = text(answer(await world.ann.slash(world.channel, "move", notation="15x22")))
    assert "time has run out" in said


async def test_who_wants_letters_and_takes_none_is_reminded_in_the_channel(world: World) -> None:
    await world.players.save(world.ann.id, dm=True)
    await world.ann.user.send_dm("hello")
    path = f"/channels/{world.ann.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=None)
    await world.played(await world.begun(pace="12h"), "11-15", "22-18")
    await world.hours(11)
    assert world.called() == [world.ann.id]


async def test_a_rated_game_is_over_when_the_time_is(world: World) -> None:
    await world.players.save(world.ann.id, vacation_auto=False, reminders=[])
    match = await world.played(await world.begun(pace="12h", rated=True), "11-15", "22-18")
    await world.hours(12)
    assert (await world.match_now(match)).over
    # Nobody has ended it, so it calls both.
    assert set(world.called()) == {world.ann.id, world.ben.id}


async def test_a_vacation_is_seen_by_the_opponent(world: World) -> None:
    match = await world.played(await world.begun(pace="3d"), "11-15", "22-18")
    endless = await world.paired(terms("none"))
    day = str(world.now().date())
    await world.players.save(world.ann.id, zone_asked=True)
    await in_settings(world.ann, world.channel, "vacation", "vacation-ask", first=day, last=day)
    assert await waiting_games(world.bot, world.ann.id) == [], "no message of the day"
    shown = await world.ben.slash(world.channel, "board", game=str(match.id))
    assert "vacation" in text(shown.response)
    await in_settings(world.ann, world.channel, "vacation", "vacation-end")
    assert {each.id for each in await waiting_games(world.bot, world.ann.id)} == {match.id, endless.id}
    shown = await world.ben.slash(world.channel, "board", game=str(match.id))
    assert "vacation" not in text(shown.response)


async def test_a_vacation_is_moved_by_ending_it_and_taking_it_again(world: World, language: str) -> None:
    await world.players.save(world.ann.id, zone_asked=True, language=language)
    today = world.now().date()

    async def taken(first: int, last: int) -> str:
        days = {"first": str(today + timedelta(days=first)), "last": str(today + timedelta(days=last))}
        return alone(await in_settings(world.ann, world.channel, "vacation", "vacation-ask", **days))

    await taken(5, 8)
    await in_settings(world.ann, world.channel, "vacation", "vacation-end")
    await taken(4, 7)
    (moved,) = await world.app[Vacations].of(world.ann.id)
    assert [day - today for day in moved.days] == [timedelta(days=number) for number in range(4, 8)]


@pytest.mark.slow
async def test_a_seek_that_nobody_joins_says_that_it_has_expired(world: World) -> None:
    await world.ann.slash(world.channel, "play", game="american")
    await world.hours(7 * 24)
    assert "expired" in text(world.newest())
    assert world.called() == [world.ann.id]


@pytest.mark.slow
async def test_a_connection_that_fell_costs_nobody_time(world: World, env: Simulation) -> None:
    match = await world.played(await world.begun(pace="12h", rated=True), "11-15", "22-18")
    assert match.deadline is not None
    await world.hours(11)
    shard = world.bot.shards[0]
    await shard.disconnect()
    await env.advance_time(HOUR + 1200)
    assert not (await world.match_now(match)).over
    await shard.reconnect()
    await env.advance_time(1)
    later = sure((await world.match_now(match)).deadline)
    assert later >= match.deadline + timedelta(seconds=HOUR + 1200)
    await world.played(match, "15x22")


async def test_clocks_run_again_after_a_vacation_where_one_stood_for_it(world: World) -> None:
    await world.players.save(world.ann.id, zone_asked=True, language="en")
    today = str(world.now().date())

    async def ended_after_an_hour() -> str:
        asked = {"first": today, "last": today}
        await in_settings(world.ann, world.channel, "vacation", "vacation-ask", **asked)
        await world.hours(1)
        return alone(await in_settings(world.ann, world.channel, "vacation", "vacation-end"))

    assert "Welcome back: your vacation is over." in await ended_after_an_hour()
    await world.played(await world.begun(pace="3d"), "11-15", "22-18")
    assert "Welcome back: your clocks run again." in await ended_after_an_hour()


async def test_days_that_overlap_are_refused_with_the_button_that_frees_them(world: World) -> None:
    await world.players.save(world.ann.id, zone_asked=True, language="en")

    async def taken(first: int, last: int) -> str:
        days = {"first": f"2026-01-{first:02d}", "last": f"2026-01-{last:02d}"}
        return alone(await in_settings(world.ann, world.channel, "vacation", "vacation-ask", **days))

    await taken(6, 6)
    await taken(8, 10)
    button = "**{}**".format(TEXTS.say("en", "button-vacation-end"))
    for told, days in (
        ("a vacation on Jan 6, 2026.", (5, 7)),
        ("from Jan 8, 2026 to Jan 10, 2026.", (9, 12)),
    ):
        refused = await taken(*days)
        assert told in refused
        assert button in refused


async def test_without_a_clock_a_game_says_before_and_after_it_begins_when_silence_ends_it(
    world: World, language: str
) -> None:
    await world.players.save_server(world.guild.id, language=language)
    invited = await invite(
        world.ann, world.channel, "american", opponent=world.ben, pace="none", colour="black"
    )
    assert TEXTS.say(language, "pace-silence", days=28) in text(answer(invited))
    await stepped(world.ben, answer(invited), "join")
    (match,) = await world.matches.mine(world.ann.id)
    assert match.deadline == match.last_at + timedelta(days=28)
    assert f"<t:{int(match.deadline.timestamp())}:R>" in text(world.newest())


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


async def test_by_letter_too_the_newest_message_about_the_time_stays(world: World) -> None:
    await world.players.save(world.ann.id, dm=True)
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
        await world.players.save(person.id, vacation_auto=False)
    match = await world.played(await world.begun(pace="12h"), "11-15", "22-18")
    letters = {person: len(person.user.dm_channel.history()) for person in (world.ann, world.ben)}
    await world.hours(13)
    assert (await world.match_now(match)).fallen is not None
    for person, before in letters.items():
        assert len(person.user.dm_channel.history()) == before + 1, "a reminder, and the choice"
    deleted = [request.path for request in env.http_requests if request.method == "DELETE"]
    assert deleted == []


async def test_a_fall_takes_the_place_of_the_reminder_that_tells_of_no_other_game(world: World) -> None:
    """Four games: of Ann's two that are told in one reminder one is answered; Ben's falls too, and one has no clock."""
    for person in (world.ann, world.ben):
        await world.players.save(person.id, vacation_auto=False, language="en")
    moves = ["11-15", "22-18", "15x22"]
    one, two, three, _ = [
        await world.played(await world.paired(terms(pace, game="american")), *moves[:count])
        for pace, count in (("12h", 2), ("12h", 2), ("12h", 3), ("none", 3))
    ]
    await world.hours(11)
    assert sum("time runs out" in text(message) for message in world.posted()) == 2, "each has their own"
    await world.played(two, "15x22")
    await world.hours(1)
    fallen = [(await world.match_now(each)).fallen for each in (one, two, three)]
    assert fallen == [Side.FIRST, None, Side.SECOND]
    (reminder,) = (message for message in world.posted() if "time runs out" in text(message))
    assert world.ann.mention in text(reminder), "that of Ben has gone, and this tells of the other game too"
    shown = (await world.app[Outbox].latest_boards([one.id]))[one.id].message_id
    assert not menus(next(message for message in world.posted() if message.id == shown))
    today = world.now().date()
    await world.app[Vacations].book(world.ben.id, today, today)
    waiting = await waiting_games(world.bot, world.ben.id)
    assert [match.id for match in waiting] == [two.id], "not what he may choose, nor what has no clock"
    await stepped(world.ben, choices_left(world)[0], "give-day")
    await world.env.advance_time(15)
    assert len(choices_left(world)) == 1, "Ann's own"
    assert menus(next(message for message in world.posted() if message.id == shown))


async def test_a_spent_day_is_written_into_the_reminder_and_listed_from_instant_to_instant(
    world: World,
) -> None:
    await world.players.save(world.ann.id, zone_asked=True, language="en")
    await world.played(await world.paired(terms("12h", game="american", vacation=True)), "11-15", "22-18")
    await world.hours(11)
    reminder = world.newest()
    await world.hours(1)
    assert world.newest().id == reminder.id
    assert "It is day 1 of at most 3" in text(world.newest())
    assert "<t:" in alone(await in_settings(world.ann, world.channel, "vacation"))


@pytest.mark.slow
async def test_games_say_who_decides_after_a_fall(world: World) -> None:
    await world.players.save(world.ann.id, vacation_auto=False, reminders=[])
    match = await world.played(await world.begun(pace="12h"), "11-15", "22-18")
    for person in (world.ann, world.ben):
        await world.players.save(person.id, language="ja")
    await world.hours(12)
    assert (await world.match_now(match)).fallen is not None
    fallen = world.newest()
    assert not offering_moves(world), "the board in the channel offers none either"
    listed = answer(await world.ann.slash(world.channel, "games"))
    assert "相手の選択を待っています" in text(listed)
    assert "あなたの手番" not in text(listed), "there is nothing to move"
    assert not any(":next:" in control for control in buttons(listed).values())
    shown = answer(await world.ann.slash(world.channel, "board"))
    assert f"{world.ben.mention}さんの選択を待っています" in text(shown)
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
