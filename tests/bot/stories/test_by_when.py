"""Stories of time and news in tournaments: everybody knows what to do by when, and who plays no more or plays now."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.tournaments.model.policy import Start
from tests.bot.stories.club import Club, filled, has, the_form
from tests.bot.stories.desk import acted
from tests.bot.stories.narrative import alone, answer, buttons, in_settings, text, unlinked
from tests.bot.stories.test_directors import ENTRIES, GAMES
from tests.bot.stories.test_ladder import Rungs
from tests.world import Simulation, World


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
    assert lines[1] == "**American checkers** · Swiss system, 3 rounds"
    assert lines[2] == "1 day per move · Starts when its director says so"
    rules = alone(await club.members[0].click(announced, label="Full rules")).split("\n")
    assert all(line.startswith("-# ") for line in rules[1:])
    assert any(
        line == "-# A win counts 2, a draw 1; a round for which no opponent is left counts 2."
        for line in rules
    )
    assert any("A round takes at most 7 days" in line for line in rules)
    assert any(club.host.mention in line for line in rules)


@pytest.mark.parametrize(
    ("format", "phase"),
    [
        ("groups", "The games of the groups, and those of the final, take at most 7 days"),
        ("league", "A season takes at most 7 days"),
        ("round-robin", "All games take at most 7 days"),
    ],
)
async def test_no_rule_names_a_round_where_there_are_none(club: Club, format: str, phase: str) -> None:
    await timed(club, 7, format=format)
    said = alone(await club.members[0].click(club.world.posted()[-1], label="Full rules"))
    assert phase in said
    assert "round" not in said.replace("drawn by lot", "")


@pytest.mark.slow
async def test_a_round_says_its_end_and_opens_the_board_and_reminds_who_plays(club: Club) -> None:
    await timed(club, 7, format="swiss", rounds=3, pace="7d")
    begun = await club.begin_entered()
    card = next(each for each in club.world.posted() if "Round 1 of 3 begins" in text(each))
    assert "Until <t:" in text(card)
    assert "Named first, begins." in text(card)
    assert list(buttons(card)) == ["Play my moves", "Table"]
    first = begun.meetings[0]
    opened = alone(await club.people[begun.user(first.pairing.first)].click(card, label="Play my moves"))
    assert f"#{first.matches[0]}" in opened
    await club.decide(begun.meetings[1].matches[0], begun.user(begun.meetings[1].pairing.first))
    await club.world.later(4 * 24 * 60 + 30)
    (told,) = reminders(club)
    assert "**3 days left:** until <t:" in text(told)
    players = [begun.user(number) for number in first.pairing.players()]
    assert f"<@{players[0]}> to move" in text(told)
    path = f"/channels/{club.world.channel.id}/messages"
    assert sorted(club.world.called(path=path)) == sorted(players), "only those with an open game"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "format", "says"),
    [
        ("en", "swiss", "Named first, has Black. The opening says who moves first."),
        ("ja", "swiss", "先に名前のある人が黒です。どちらから指すかは開始局面によります。"),
        ("en", "knockout", "Named first, has Black in the first game; the other in the second. The opening"),
        ("ja", "knockout", "1局目は先に名前のある人、2局目はもう一人が黒です。どちらから"),
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

    await acted(club.host, club.world.channel, "pause")
    await club.world.later(30)
    assert "The tournament is paused; all clocks stand still." in card()
    assert "The clocks are running" not in card()
    await acted(club.host, club.world.channel, "resume")
    await club.world.later(30)
    assert "The clocks are running" in card()


@pytest.mark.slow
async def test_a_reminder_comes_as_much_later_as_the_round_ends_later(club: Club) -> None:
    await timed(club, 5, format="swiss", rounds=3, pace="5d")
    await club.begin_entered()
    await acted(club.host, club.world.channel, "pause")
    await club.world.later(3 * 24 * 60)
    assert reminders(club) == []
    await acted(club.host, club.world.channel, "resume")
    await club.world.later(24 * 60)
    assert reminders(club) == []
    await club.world.later(36 * 60)
    assert len(reminders(club)) == 1
    ends = (await club.now()).deadline
    assert ends is not None
    until = (ends + timedelta(days=6)).strftime("%Y-%m-%d %H:%M")
    await acted(club.host, club.world.channel, "extend", until=until)
    await club.world.later(3 * 24 * 60)
    assert len(reminders(club)) == 1, "nobody is called by the former end"


async def checking_in(club: Club) -> datetime:
    """A Swiss system that all have entered, with a check-in of ten hours that has just opened; when it starts."""
    await club.announce(format="swiss", rounds=3)
    starts_at = await club.dated(after=timedelta(hours=12), check_in=10)
    await club.enter_all()
    await club.world.later(2 * 60 + 1)
    await club.until(lambda now: now.direction.checking_in)
    return starts_at


@pytest.mark.slow
async def test_a_check_in_reminds_half_way_those_who_have_not_answered(club: Club) -> None:
    first = "**Not checked in yet:** "
    night = "in quiet hours only those of tournaments and ladders"
    world = club.world
    # One of them wants no reminders at night; this one calls many at once, and the panel says so.
    await world.players.save(club.members[3].id, quiet=(0, 23))
    panel = alone(await in_settings(club.members[3], world.channel, "turns"))
    assert night in panel
    starts_at = await checking_in(club)
    for member in club.members[:2]:
        await club.acts(member, "check-in")
    told = [each for each in world.posted() if first in text(each)]
    assert told == [], "half of the time is left to all"
    await world.later(5 * 60 + 10)
    (card,) = (each for each in world.posted() if first in text(each))
    late = [member.id for member in club.members[2:]]
    assert f"**Not checked in yet:** {' '.join(member.mention for member in club.members[2:])}" in text(card)
    assert f"<t:{int(starts_at.timestamp())}:F>" in text(card)
    assert "The check-in ends <t:" in text(card)
    path = f"/channels/{world.channel.id}/messages"
    assert sorted(world.called(path=path)) == sorted(late), "only those who have not answered"
    await club.members[2].click(card, custom_id=has(card, "tournament-check-in"))
    await club.until(lambda now: club.members[2].id in now.direction.checked_in)


HOUR = 3600


async def speaking(world: World, club: Club, language: str) -> None:
    await world.players.save_server(world.guild.id, language=language)
    for person in club.people.values():
        await world.players.save(person.id, language=language)


def found(world: World, start: str) -> Any:
    return [message for message in world.posted() if start in text(message)][-1]


@pytest.mark.slow
async def test_a_game_without_a_first_move_counts_as_its_card_says_and_who_never_moved_is_dropped(
    world: World, env: Simulation
) -> None:
    club = Club(world, 4)
    tournament = await club.begin(format="swiss", rounds=3)
    absent_from, other = (meeting.matches[0] for meeting in tournament.meetings)
    match = await world.matches.get(other)
    await club.decide(other, match.players[0])
    absent = (await world.matches.get(absent_from)).mover
    await env.advance_time(25 * HOUR)
    over = await world.matches.get(absent_from)
    assert over.outcome is not None
    await club.until(lambda now: now.round == 2)
    await env.advance_time(15)
    card = unlinked(found(world, "this game counts"))
    meeting = tournament.meetings[0]
    first, second = (tournament.user(number) for number in meeting.pairing.players())
    points = "0–2" if absent == first else "2–0"
    assert f"this game counts <@{first}> – <@{second}> {points}" in card
    (announced,) = [
        message for message in world.posted() if f"Dropped, no move made: <@{absent}>" in text(message)
    ]
    assert "Round 2 of 3 begins" in text(announced)
    assert [absent in users for users in _calls(env, "Dropped, no move made: ")] == [True], (
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
    assert f"Moved up from the waiting list: {club.members[3].mention}" in told
    assert "<t:" not in text(_message(world, shown)), "they are over"
    asked = [set(call) for call in _calls(world.env, missing)]
    assert asked == [{person.id for person in club.members}]


def _message(world: World, number: int) -> Any:
    return next(message for message in world.posted() if message.id == number)


def _calls(env: Simulation, words: str) -> list[list[int]]:
    return [
        [int(user) for user in (request.json or {})["allowed_mentions"]["users"]]
        for request in env.http_requests
        if request.method == "POST" and words in str(request.json)
    ]


async def test_a_date_that_is_typed_is_the_date_whatever_the_menu_says(world: World) -> None:
    said = {
        Start.DATE: "に始まります（<t:",
        Start.DIRECTOR: "- 主催者の合図で始まります",
        Start.FULL: "- 定員に達すると自動的に始まります",
    }
    club = Club(world, 2)
    await speaking(world, club, "ja")
    form = await club.host.slash(world.channel, "tournament create")
    made = await club.host.submit_modal(form, GAMES)
    card = made.followups[-1] if made.followups else made.response
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
