"""Stories of time and news in tournaments: everybody knows what to do by when, and who plays no more or plays now."""

from datetime import datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa

from bot.core.news import TournamentNews
from bot.core.notice import Notice
from bot.language.words import moment
from bot.match.service.matches import Matches
from bot.outbox import rows as notices
from bot.people.service import Players
from bot.store import tables
from bot.tournaments.model.policy import Start
from tests.bot.fixtures import sure
from tests.bot.stories.club import Club, filled, rules_of, the_form
from tests.bot.stories.desk import acted
from tests.bot.stories.narrative import alone, answer, text, unlinked
from tests.bot.stories.test_directors import ENTRIES, GAMES
from tests.bot.stories.test_ladder import Rungs
from tests.world import TEXTS, Simulation, World


async def timed(club: Club, days: int, **options: Any) -> None:
    await club.announce(**options)
    card = answer(await acted(club.host, club.world.channel, "settings"))
    shown = await club.host.click(card, custom_id=the_form(card, "rules"))
    await club.host.submit_modal(shown, filled(shown, **{"round-days": days}))


def reminders(club: Club) -> list[Any]:
    return [each for each in club.world.posted() if "left:**" in text(each) or "One day left" in text(each)]


async def test_an_announcement_is_four_lines_and_the_rules_stand_behind_a_button(club: Club) -> None:
    await timed(club, 7, format="swiss", rounds=3)
    announced = club.world.posted()[-1]
    lines = text(announced).split("\n")
    assert len(lines) == 4
    assert lines[1] == "**American checkers** · Swiss system, 3 rounds · 7 days a round"
    assert lines[2] == "1 day per move · The director starts it"
    rules = await rules_of(club.members[0], announced)
    assert "A win counts 2, a draw 1, a round without an opponent 2." in rules
    assert "A round takes at most 7 days" in rules
    assert club.host.mention in rules


@pytest.mark.parametrize(
    ("format", "phase"),
    [
        ("groups", "Groups, and the final, take at most 7 days"),
        ("league", "A season takes at most 7 days"),
        ("round-robin", "All games take at most 7 days"),
    ],
)
async def test_no_rule_names_a_round_where_there_are_none(club: Club, format: str, phase: str) -> None:
    await timed(club, 7, format=format)
    said = await rules_of(club.members[0], club.world.posted()[-1])
    assert phase in said
    assert "round" not in said.replace("drawn by lot", "")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "format", "says"),
    [
        ("en", "swiss", "The player named first has Black. The opening says who moves first."),
        ("ja", "swiss", "先に名前のある人が黒です。どちらから指すかは開始局面によります。"),
        ("en", "knockout", "In the first game, the player named first has Black. The opening"),
        ("ja", "knockout", "1局目は先に名前のある人が黒です。どちらから"),
        ("en", "round-robin", "in how many games each has Black. The opening says who moves first."),
        ("ja", "round-robin", "それぞれが黒を持つ対局の数です。どちらから指すかは開始局面によります。"),
    ],
)
async def test_with_drawn_openings_a_round_says_who_has_which_colour(
    club: Club, language: str, format: str, says: str
) -> None:
    """After three moves of a ballot the player of White, who is named second, is to move."""
    await club.announce(format=format)
    card = answer(await acted(club.host, club.world.channel, "settings"))
    shown = await club.host.click(card, custom_id=the_form(card, "games"))
    await club.host.submit_modal(shown, filled(shown, opening="ballots"))
    begun = await club.begin_entered()
    await club.world.players.save_server(club.world.guild.id, language=language)
    await club.decide(begun.meetings[0].matches[0], begun.user(begun.meetings[0].pairing.first))
    await club.world.env.advance_time(60)
    assert any(says in text(card) for card in club.world.posted()), [text(c) for c in club.world.posted()]
    game = await club.world.matches.get(begun.meetings[1].matches[0])
    assert game.mover != game.players[0]


async def test_the_card_of_a_round_does_not_say_in_a_pause_that_clocks_are_running(club: Club) -> None:
    await timed(club, 7, format="swiss", rounds=3, pace="7d")
    await club.begin_entered()

    def card() -> str:
        return next(text(each) for each in club.world.posted() if "Round 1 of 3 begins" in text(each))

    desk = await acted(club.host, club.world.channel, "pause")
    assert "Has not moved" not in alone(desk), "nobody can be late while clocks stand"
    await club.world.later(30)
    assert "The tournament is paused. All clocks stand still." in card()
    assert "The clocks are running" not in card()
    await acted(club.host, club.world.channel, "resume")
    await club.world.later(30)
    assert "The clocks are running" in card()


HOUR = 3600


def found(world: World, start: str) -> Any:
    return [message for message in world.posted() if start in text(message)][-1]


@pytest.mark.slow
async def test_a_game_without_a_first_move_counts_and_who_never_moved_is_dropped(world: World) -> None:
    club = Club(world, 4)
    tournament = await club.begin(format="swiss", rounds=3)
    absent_from, other = (meeting.matches[0] for meeting in tournament.meetings)
    match = await world.matches.get(other)
    await club.decide(other, match.players[0])
    absent = (await world.matches.get(absent_from)).mover
    await world.env.advance_time(25 * HOUR)
    over = await world.matches.get(absent_from)
    assert over.outcome is not None
    await club.until(lambda now: now.round == 2)
    await world.env.advance_time(15)
    card = unlinked(found(world, "this game counts"))
    meeting = tournament.meetings[0]
    first, second = (tournament.user(number) for number in meeting.pairing.players())
    points = "0–2" if absent == first else "2–0"
    assert f"this game counts <@{first}> – <@{second}> {points}" in card
    (announced,) = [m for m in world.posted() if f"Dropped, no move made: <@{absent}>" in text(m)]
    assert "Round 2 of 3 begins" in text(announced)
    assert [absent in users for users in _calls(world.env, "Dropped, no move made: ")] == [True], (
        "told once, and to whom it concerns"
    )


@pytest.mark.slow
async def test_a_place_on_a_ladder_is_not_called_a_win_where_nobody_played(world: World) -> None:
    club = Rungs(world, 3)
    await club.on_it()
    game = await club.challenge(3, 2)
    await world.env.advance_time(121 * HOUR)
    assert (await world.matches.get(game)).over
    await club.in_order("P1", "P3", "P2")
    assert found(world, f"takes place 2: {club.members[1].mention} did not play.")
    three, two = club.members[2].mention, club.members[1].mention
    assert f"{three} – {two} 2–0" in text(found(world, "counts"))


async def test_the_first_round_tells_who_did_not_check_in_and_who_moved_up(world: World) -> None:
    missing = "Not checked in, not playing: "
    club = Club(world, 4)
    await club.announce(format="swiss", rounds=3)
    shown = world.posted()[-1].id
    await club.dated(after=timedelta(hours=3), check_in=2, waiting=True, most=3)
    for person in club.members:
        await club.says(person, "tournament enter")
    await world.later(75)
    assert "<t:" in text(_message(world, shown)), "the start and the check-in are ahead"
    await club.until(lambda now: now.direction.checking_in)
    for number in (0, 1, 3):
        await club.acts(club.members[number], "check-in")
    await world.later(120)
    await club.until(lambda now: bool(now.meetings))
    await world.env.advance_time(15)
    told = text(found(world, missing))
    assert f"Not checked in, not playing: {club.members[2].mention}" in told
    assert f"From the waiting list: {club.members[3].mention}" in told
    assert "<t:" not in text(_message(world, shown)), "they are over"
    asked = [set(call) for call in _calls(world.env, missing)]
    assert asked == [{person.id for person in club.members}]


def _message(world: World, number: int) -> Any:
    return next(message for message in world.posted() if message.id == number)


def _calls(env: Simulation, words: str) -> list[list[int]]:
    return [
        [int(user) for user in (request.json or {}).get("allowed_mentions", {}).get("users", ())]
        for request in env.http_requests
        if request.method == "POST" and words in str(request.json)
    ]


async def test_a_date_that_is_typed_is_the_date_whatever_the_menu_says(world: World) -> None:
    full = "定員に達すると始まります"
    said = {Start.DATE: "に開始（<t:", Start.DIRECTOR: "主催者が開始します", Start.FULL: full}
    club = Club(world, 2)
    await club.speak("ja")
    form = await club.host.slash(world.channel, "tournament create")
    made = await club.host.submit_modal(form, GAMES)
    card = answer(made)
    for start, date, expected in (
        ("director", "2026-01-05 18:00", Start.DATE),
        ("director", "2026-01-05 18:00", Start.DIRECTOR),
        ("full", "2026-01-06 18:00", Start.DATE),
        ("date", "2026-01-06 18:00", Start.DATE),
        ("full", "", Start.FULL),
    ):
        entries = {**ENTRIES, "start": [start], "date": date, "check-in": ""}
        asked = await club.host.click(card, custom_id=the_form(card, "entries"))
        saved = await club.host.submit_modal(asked, entries)
        assert said[expected] in text(saved.response)
        policy = (await club.now()).plan.policy
        assert policy.start is expected
        assert (policy.starts_at is not None) == (expected is Start.DATE)


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_a_round_of_two_days_reminds_once_half_way_nobody_at_night(club: Club, language: str) -> None:
    world = club.world
    await timed(club, 2, format="swiss", rounds=3, pace="14d")
    begun = await club.begin_entered()
    await world.app[Players].save_server(world.guild.id, language=language)
    ends = sure(begun.deadline)
    half, (early, late) = ends - timedelta(days=1), (meeting.matches[0] for meeting in begun.meetings)
    sleeper = (await world.app[Matches].get(late)).players[1]
    await world.app[Players].save(sleeper, quiet=((half.hour - 1) % 24, (half.hour + 3) % 24))

    def told(match: int) -> list[datetime]:
        cards = [each for each in world.posted() if f"#{match}" in text(each) and says in text(each)]
        return [each.created_at for each in cards]

    says = TEXTS.say(language, "tournament-reminder", left=1, at=moment(ends, "F"), rest=moment(ends))
    await world.later(25 * 60)
    assert (len(told(early)), len(told(late))) == (1, 0)
    called = world.called(path=f"/channels/{world.channel.id}/messages")
    assert sorted(called) == sorted((await world.app[Matches].get(early)).players)
    says = TEXTS.say(language, "tournament-reminder", left=0, at=moment(ends, "F"), rest=moment(ends))
    await world.later(4 * 60)
    assert len(told(late)) == 1
    assert sleeper in world.called(path=f"/channels/{world.channel.id}/messages")
    log = await acted(club.host, world.channel, "log")
    assert TEXTS.say("en", "tournament-log-reminded", count=1) in text(answer(log))


async def test_an_extension_that_is_taken_back_leaves_its_round_with_its_reminder(club: Club) -> None:
    await timed(club, 3, format="swiss", rounds=3, pace="14d")
    ends = sure((await club.begin_entered()).deadline)
    until = (ends + timedelta(days=9)).strftime("%Y-%m-%d %H:%M")
    await acted(club.host, club.world.channel, "extend", until=until)
    await club.world.later(30)
    await acted(club.host, club.world.channel, "undo")
    await club.world.later(48 * 60 + 30)
    (told,) = reminders(club)
    assert "**One day left:** until <t:" in text(told)


async def test_a_reminder_that_version_0_3_0_planned_has_it_looked_for_one(club: Club) -> None:
    world = club.world
    await timed(club, 3, format="swiss", rounds=3, pace="14d")
    begun = await club.begin_entered()
    news = TournamentNews(begun.id, begun.seq, left=1)
    due = world.app.now() + timedelta(days=2)
    async with world.app.database.transaction() as connection:
        await notices.add(connection, [Notice(news, None, begun.place, due)], due)
        ends = begun.deadline
        await connection.execute(sa.update(tables.tournaments).values(wakes_at=ends))
    await world.sound()
    await world.later(48 * 60 + 30)
    assert len(reminders(club)) == 1


async def test_unlike_claims_call_directors_and_the_next_day_the_newest_of_them_does(club: Club) -> None:
    world = club.world
    await timed(club, 2, format="swiss", rounds=3, pace="14d")
    begun = await club.begin_entered()
    await world.later(48 * 60 + 30)
    await club.until(lambda now: now.meetings[0].claiming)
    match = await world.matches.get(begun.meetings[0].matches[0])
    one, two = (club.people[user] for user in match.players)

    def called() -> int:
        return sum(club.host.id in users for users in _calls(world.env, "claim"))

    for person, winner, calls in ((one, one, 0), (two, two, 1), (one, None, 2)):
        await club.acts(person, "claim", game=str(match.id), winner=winner)
        await world.env.advance_time(60)
        assert called() == calls
    await world.later(24 * 60 + 30)
    assert called() == 3
