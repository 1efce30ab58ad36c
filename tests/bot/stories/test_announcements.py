"""Stories of how a tournament is shown: one announcement a round with its results, a calendar entry."""

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.outbox.service.outbox import Outbox
from bot.tournaments.answers.announcements import bring_up_to_date
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import a_move, sure
from tests.bot.stories.club import Club, announcing, letters
from tests.bot.stories.desk import acted
from tests.bot.stories.narrative import answer, buttons, on_board, pictures, text, unlinked
from tests.bot.stories.test_directors import GAMES, RULES, written
from tests.world import TEXTS, World


def announcements(club: Club, start: str) -> list[Any]:
    return [message for message in club.world.posted() if start in text(message)]


@pytest.mark.slow
async def test_results_come_into_the_announcement_and_call_nobody(club: Club) -> None:
    tournament = await club.begin(format="swiss", rounds=3)
    assert sorted(club.world.called()) == sorted(person.id for person in club.members)
    first, second = tournament.meetings
    won = tournament.user(first.pairing.first)
    await club.decide(first.matches[0], won)
    await club.world.env.advance_time(15)
    (announced,) = announcements(club, "Round 1 of 3 begins")
    assert f"(#{first.matches[0]}) **2–0**" in unlinked(announced)
    assert f"(#{second.matches[0]})" in unlinked(announced)
    assert "**0–0**" not in text(announced)
    await club.world.restart()
    await club.decide(second.matches[0], None)
    await club.until(lambda now: now.round == 2)
    await club.world.env.advance_time(15)
    (announced,) = announcements(club, "Round 1 of 3 begins")
    assert f"(#{second.matches[0]}) **1–1**" in unlinked(announced)
    assert len(announcements(club, "Round 2 of 3 begins")) == 1
    edits = [r for r in club.world.env.http_requests if r.method == "PATCH" and "/messages/" in r.path]
    assert edits
    assert all(not (request.json or {})["allowed_mentions"].get("users") for request in edits)


async def test_announcement_table_and_board_lead_to_each_other(club: Club) -> None:
    tournament = await club.begin(format="swiss", rounds=3)
    world, entry = club.world, announcements(club, "**4 of")[0]
    first, second = [await world.matches.get(meeting.matches[0]) for meeting in tournament.meetings]
    await club.people[first.mover].slash(world.channel, "move", notation=a_move(first), game=str(first.id))
    await world.env.advance_time(15)
    board = announcements(club, f"game #{first.id}\n")[-1]
    here = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}"
    assert f"[Cup · tournament #1]({here}/{entry.id})" in text(board)
    (announced,) = announcements(club, "Round 1 of 3 begins")
    assert f"([#{first.id}]({here}/{board.id}))" in text(announced)
    assert f"(#{second.id})" in text(announced), "there is no board to lead to yet"
    shown = await club.people[first.mover].slash(world.channel, "tournament table")
    assert f"[#{first.id}]({here}/{board.id})" in text(shown.response)
    own = await club.people[second.mover].slash(world.channel, "tournament table")
    games = text(own.response).partition("**Games**")[2]
    assert games.index(f"#{second.id} ") < games.index(f"#{first.id}]"), "one's own game comes first"
    private = await club.people[second.mover].slash(world.channel, "board", game=str(second.id))
    assert "Cup · tournament #1" in text(private.response)


async def test_a_board_keeps_the_line_of_its_tournament_when_a_draw_is_declined(club: Club) -> None:
    world = club.world
    tournament = await club.begin()
    match = await world.matches.get(next(m.matches[0] for m in tournament.meetings if m.matches))
    for _ in range(2):
        game = str(match.id)
        await club.people[match.mover].slash(world.channel, "move", notation=a_move(match), game=game)
        match = await world.matches.get(match.id)
    offers, answers = club.people[match.opponent_of(match.mover)], club.people[match.mover]
    await on_board(offers, world.channel, "draw", "draw-offer", game=str(match.id))
    board = next(each for each in reversed(world.posted()) if pictures(each))
    offered = text(board)
    await on_board(answers, world.channel, "draw", "draw-decline", game=str(match.id))
    await world.env.settle()
    declined = text(next(each for each in world.posted() if each.id == board.id))
    assert "Cup · tournament #1" in offered
    assert "Cup · tournament #1" in declined


@pytest.mark.slow
async def test_more_games_than_begin_at_once_are_all_in_their_announcement_as_they_end(world: World) -> None:
    club = Club(world, 8)
    tournament = await club.begin()
    await club.decide(tournament.meetings[0].matches[0], None)
    await world.env.advance_time(15)
    (announced,) = announcements(club, "The games begin")
    assert "1 of 28 games are over" in text(announced)


async def dated(club: Club) -> Any:
    form = await club.host.slash(club.world.channel, "tournament create")
    made = await club.host.submit_modal(form, GAMES)
    card = answer(made)
    await announcing(club.world, club.host, card)
    card = answer(await acted(club.host, club.world.channel, "settings"))
    await on_day(club, 3, card)
    return card


async def on_day(club: Club, day: int, card: Any) -> None:
    """It starts on that day, and the calendar knows."""
    date = f"2026-01-0{day} 18:00"
    fields = {"most": "8", "ratings": "", "start": ["date"], "date": date, "check-in": ""}
    await written(club, "Entries and start", fields, card)
    await club.world.env.advance_time(15)


def entries(club: Club) -> list[Any]:
    return list(club.world.env.backend.get_guild(club.world.guild.id).scheduled_events.values())


async def test_a_date_stands_in_the_calendar(club: Club) -> None:
    card = await dated(club)
    (entry,) = entries(club)
    assert entry.name == "Form Cup"
    assert str(entry.scheduled_start_time).startswith("2026-01-03T18:00")
    shown = await club.world.app[Tournaments].shown_at(1)
    assert shown.calendar_id == entry.id
    assert club.world.channel.threads == []
    assert str(entry.scheduled_end_time).startswith("2026-02-02T18:00"), "nobody knows when it ends"
    await written(club, "Rounds and rules", RULES, card)
    await written(club, "Format", {"rounds": "4"}, card)
    await on_day(club, 4, card)
    (entry,) = entries(club)
    assert str(entry.scheduled_start_time).startswith("2026-01-04T18:00")
    assert str(entry.scheduled_end_time).startswith("2026-03-01T18:00"), "four rounds of two weeks"
    begun = await club.begin_entered()
    await club.world.env.advance_time(15)
    assert entries(club)[0].status == discord.EventStatus.active.value
    longer = (sure(begun.deadline) + timedelta(days=70)).strftime("%Y-%m-%d %H:%M")
    await club.acts(club.host, "extend", until=longer)
    await club.world.env.advance_time(15)
    ends = sure((await club.now()).deadline)
    assert str(entries(club)[0].scheduled_end_time)[:10] == ends.isoformat()[:10], "a round of 84 days"
    await club.acts(club.host, "cancel")
    await club.world.env.advance_time(15)
    assert entries(club)[0].status == discord.EventStatus.completed.value


async def test_a_deleted_calendar_entry_stays_away_and_its_director_hears_so(
    club: Club, language: str
) -> None:
    world = club.world
    await club.host.user.send_dm("hello")
    card = await dated(club)
    (entry,) = entries(club)
    world.env.backend.delete_scheduled_event(world.guild.id, entry.id)
    await world.players.save(club.host.id, language=language)
    await bring_up_to_date(world.bot, 1, world.guild.id)
    await world.env.advance_time(30)
    await world.players.save(club.host.id, language="en")
    for day in (4, 5):
        await on_day(club, day, card)
        await world.env.advance_time(45)
        assert entries(club) == []
    told = [text(letter) for letter in letters(club.host)]
    gone = TEXTS.say(language, "tournament-calendar-gone")
    assert len([letter for letter in told if gone in letter]) == 1


@pytest.mark.parametrize("status", [404, 500])
async def test_an_answer_that_is_not_discords_own_takes_no_entry_away(club: Club, status: int) -> None:
    world, card = club.world, await dated(club)
    (entry,) = entries(club)
    path = f"/guilds/{world.guild.id}/scheduled-events/{entry.id}"
    world.env.inject_error("GET", path, status=status, code=0, times=5)
    for day in (4, 5):
        await on_day(club, day, card)
        await world.env.advance_time(45)
    assert (await world.app[Tournaments].shown_at(1)).calendar_id == entry.id
    assert len(entries(club)) == 1


@pytest.mark.parametrize(
    ("events", "made"), [({"manage_events": False}, True), ({"create_events": False}, False)]
)
async def test_the_calendar_needs_create_events_alone(
    club: Club, events: dict[str, bool], made: bool
) -> None:
    await club.world.may(**events)
    card = await dated(club)
    assert bool(entries(club)) is made
    if made:
        await on_day(club, 4, card)
        assert str(entries(club)[0].scheduled_start_time).startswith("2026-01-04T18:00")


async def test_a_calendar_entry_goes_with_its_tournament(club: Club) -> None:
    await dated(club)
    await club.acts(club.host, "cancel")
    await club.world.env.advance_time(15)
    assert [entry.status for entry in entries(club)] in ([], [discord.EventStatus.canceled.value])
    assert (await club.now()).status is Status.CANCELLED


async def test_where_the_channel_is_closed_the_players_are_called_elsewhere(club: Club) -> None:
    hidden, seen = (discord.PermissionOverwrite(view_channel=sees) for sees in (False, True))
    rights: dict[Any, Any] = {club.world.guild.default_role: hidden, club.world.me: seen}
    club.world.guild.create_text_channel("staff", overwrites=rights)
    other = club.world.guild.create_text_channel("other")
    await club.announce(format="swiss", rounds=3)
    await club.enter_all()
    path = f"/channels/{club.world.channel.id}/messages"
    club.world.env.inject_error("POST", path, status=403, code=50013, times=None)
    await club.begin_entered()
    await club.world.env.advance_time(30)
    news = other.history()[-1]
    assert "There is news of tournament #1" in text(news)
    path = f"/channels/{other.id}/messages"
    assert sorted(club.world.called(path=path)) == sorted(person.id for person in club.members)
    assert "Cup" not in text(news), "others read it there"
    shown = await club.members[0].click(news, label="Table")
    assert shown.ephemeral


async def closed(club: Club, **options: Any) -> None:
    """A tournament that all have entered, and the only channel of the server is closed to the bot from now on."""
    await club.announce(**options)
    await club.enter_all()
    for person in (club.host, *club.members):
        await person.user.send_dm("hello")
    path = f"/channels/{club.world.channel.id}/messages"
    club.world.env.inject_error("POST", path, status=400, code=200000, times=None)


async def test_where_no_channel_is_open_each_gets_a_letter(club: Club) -> None:
    await closed(club, format="swiss", rounds=3)
    tournament = await club.begin_entered()
    await club.world.env.advance_time(120)
    for meeting in tournament.meetings:
        match = await club.world.matches.get(meeting.matches[0])
        mover, other = (club.people[user] for user in (match.mover, match.opponent_of(match.mover)))
        assert [f"game #{match.id}" in text(each) for each in letters(mover)] == [True]
        (told,) = letters(other)
        assert "Round 1 of 3 begins" in text(told)
        assert f"(#{match.id})" in text(told)
        assert buttons(told) == {}, "the table's button works in its server alone"
    (told,) = letters(club.host)
    assert f"I cannot write in <#{club.world.channel.id}>" in text(told)
    await club.acts(club.host, "replace", player=other, substitute=club.member("Fresh"))
    await club.world.env.advance_time(120)
    assert "play in the place of" in text(letters(other)[-1]), "who was replaced hears of it too"


@pytest.mark.slow
async def test_the_end_where_no_channel_is_open_is_told_to_each_with_their_place(club: Club) -> None:
    await closed(club)
    tournament = await club.begin_entered()
    for person in club.members[:3]:
        await club.world.app[Tournaments].withdraw(tournament.id, club.world.guild.id, person.id)
    await club.until(lambda now: now.status is Status.OVER)
    await club.world.env.advance_time(240)
    winner, host = club.members[3], club.host
    last = letters(winner)[-1]
    assert "The tournament is over." in text(last)
    assert "**You:** place 1 of 2" in text(last)
    assert "I cannot write in the tournament’s channel" in text(last)
    assert len(pictures(last)) == 1
    assert "The tournament is over." in text(letters(host)[-1])
    assert "**You:**" not in text(letters(host)[-1]), "who directs it need not play"
    assert sum("I cannot write in <#" in text(each) for each in letters(host)) == 1
    assert (await club.world.app[Outbox].backlog()).waiting == 0


async def test_who_moves_up_from_the_waiting_list_is_called_once(club: Club) -> None:
    await club.announce(format="swiss", rounds=3, most=3)
    first, _, _, waiting = club.members
    for person in club.members:
        await club.says(person, "tournament enter")
    await club.says(first, "tournament leave")
    await club.world.env.advance_time(15)
    (told,) = announcements(club, "a place has become free")
    assert f"{waiting.mention}, a place has become free" in text(told)
    assert club.world.called(path=f"/channels/{club.world.channel.id}/messages") == [waiting.id]
    await club.says(first, "tournament enter")
    await club.says(first, "tournament leave")
    await club.world.env.advance_time(15)
    assert len(announcements(club, "a place has become free")) == 1, "who leaves the list frees no place"
    left = await waiting.click(told, label="Leave")
    assert "You have left the tournament" in text(left.response)
