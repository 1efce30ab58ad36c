"""Stories of series: the same event each week, one table of them all, and a champion at the end."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest

from bot.core.access import Asker
from bot.language import WHOLE
from bot.language.words import moment
from bot.series.service.places import Qualifications
from bot.series.service.seasons import Seasons
from bot.tournaments.model.tournament import Status, Tournament
from tests.bot.stories.club import Club, has, letters
from tests.bot.stories.desk import acted
from tests.bot.stories.narrative import answer, buttons, pictures, text
from tests.world import TEXTS

each_language = pytest.mark.parametrize("language", WHOLE)
DAY = 86_400
SCALE = {1: 12, 2: 10, 3: 8, 4: 7}


class Told:
    """What the bot says in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, **facts: Any) -> str:
        return TEXTS.say(self.language, message, **facts)

    def label(self, name: str) -> str:
        return self.say(f"button-{name}")


async def panel(club: Club, person: Any = None) -> Any:
    """The series of the newest event, as its director sees it at the desk."""
    person = person or club.host
    desk = answer(await person.slash(club.world.channel, "tournament manage"))
    return answer(await person.click(desk, custom_id=has(desk, "series")))


async def repeats(club: Club, person: Any = None, **fields: Any) -> str:
    """The answer to a director who sets up a series of the newest event."""
    person = person or club.host
    card = await panel(club, person)
    form = await person.click(card, custom_id=has(card, "series-form"))
    asked = {"repeats": ["week"], "counts": ["places"], "best": "", "events": ""}
    saved = await person.submit_modal(form, asked | fields)
    return text(saved.followups[-1] if saved.followups else saved.response)


def announcement(club: Club, number: int) -> Any:
    """The message in which one enters that event."""
    target = f"v1:tournament-enter:{number}:0"
    return next((each for each in reversed(club.world.posted()) if target in buttons(each).values()), None)


async def played(club: Club, number: int, strength: Sequence[int]) -> Tournament:
    """A Swiss event to its end: who comes first in `strength` wins each game."""
    found = await club.until(lambda t: bool(t.meetings), number)
    for round in range(1, found.plan.rounds + 1):
        found = await club.until(lambda t, round=round: t.round >= round, number)  # type: ignore[misc]
        for match in [m for each in found.meetings for m in each.matches if m not in found.results]:
            pair = next(found.users(each) for each in found.meetings if match in each.matches)
            await club.decide(match, min(pair, key=strength.index))
    return await club.until(lambda t: t.status is Status.OVER, number)


@each_language
@pytest.mark.slow
async def test_a_swiss_each_week_for_four_with_a_season_and_a_champion(club: Club, language: str) -> None:
    told, world, ids = Told(language), club.world, [person.id for person in club.members]
    await club.speak(language)
    await club.announce(format="swiss", rounds=3)
    await club.dated(after=timedelta(days=1))
    said = await repeats(club, best="2", events="4")
    assert told.say("series-saved") in said
    assert told.say("series-repeat", repeat="week") in said
    assert told.say("series-count", count="places", best=2) in said
    await world.env.advance_time(30)
    first = announcement(club, 1)
    assert told.say("series-event", number=1, events=4) in text(first)
    assert told.label("season") in buttons(first)
    assert told.label("enter-again") not in buttons(first), "there is no next one"
    for person in club.members:
        await club.says(person, "tournament enter")
    points: dict[int, list[int]] = {user: [] for user in ids}
    one, two, three, four = ids
    orders = [ids, ids[::-1], [two, three, one, four], [two, one, three, four]]
    for week, strength in enumerate(orders, 1):
        await world.env.advance_time(1.01 * DAY if week == 1 else 0)
        if week == 2:
            await world.restart(seed=week)
        if week < 4:
            # Its entries open with the start of the one before.
            later = await club.until(lambda t: t.status is Status.OPEN, week + 1)
            assert later.plan.policy.starts_at is not None
            card = announcement(club, week + 1)
            assert told.say("series-event", number=week + 1, events=4) in text(card)
            assert all(person.mention in text(card) for person in club.members), "those of last time"
            # The desk is that of the one under way, and leads to the other.
            desk = answer(await club.host.slash(world.channel, "tournament manage"))
            assert text(desk).splitlines()[0].endswith(f"#{week}")
            other = answer(await club.host.click(desk, custom_id=f"v1:desk:{week + 1}:0"))
            assert text(other).splitlines()[0].endswith(f"#{week + 1}")
            for person in club.members:
                pressed = await person.click(card, custom_id=has(card, "tournament-enter"))
                assert told.say("tournament-you-entered") in text(answer(pressed))
        over = await played(club, week, strength)
        for line in over.table(0, 0):
            points[over.user(line.player)].append(SCALE[line.rank])
        if week == 3:
            table = answer(await club.members[0].click(announcement(club, 4), label=told.label("season")))
            (picture,) = pictures(table)
            best = {user: sum(sorted(own)[-2:]) for user, own in points.items()}
            leader = max(best, key=best.__getitem__)
            first_line = told.say(
                "table-entry",
                player=f"P{ids.index(leader) + 1}",
                own="no",
                points=str(best[leader]),
                results="none",
            )
            assert told.say("signs-place", place="1", text=first_line) in picture
        if week < 4:
            await world.env.advance_time(7 * DAY)
    found = await world.app[Seasons].of(1)
    assert found is not None
    series, events = found
    assert series.ended_at is not None
    assert [event.status for event in events] == [Status.OVER] * 4
    total = {user: sum(sorted(own)[-2:]) for user, own in points.items()}
    champion = max(ids, key=lambda user: total[user])
    await world.env.settle()
    final = world.posted()[-1]
    assert told.say("series-over") in text(final)
    assert f"<@{champion}>" in text(final)
    assert world.called(path=f"/channels/{world.channel.id}/messages") == []


@each_language
async def test_the_end_of_an_event_asks_into_the_next_one_and_calls_nobody(club: Club, language: str) -> None:
    told, world, ids = Told(language), club.world, [person.id for person in club.members]
    await club.speak(language)
    await club.announce(format="round-robin")
    stranger = club.members[0]
    desk = answer(await club.host.slash(world.channel, "tournament manage"))
    assert told.say("button-series") in buttons(desk)
    assert told.say("series-none") in text(await panel(club))
    assert told.say("error-bad-series-best", least=1, most=60) in await repeats(club, best="0")
    said = await repeats(club, repeats=["final"], counts=["points"])
    assert told.say("series-repeat", repeat="final") in said
    await world.env.advance_time(30)
    empty = answer(await club.members[0].click(announcement(club, 1), label=told.label("season")))
    assert told.say("series-done", done=0, events=0) in text(empty)
    assert not pictures(empty)
    for person in club.members:
        await club.says(person, "tournament enter", limit=2)
    await acted(club.host, world.channel, "start")
    first = await club.until(lambda t: bool(t.meetings))
    while first.status is not Status.OVER:
        for meeting in first.meetings:
            for match in meeting.matches:
                if match not in first.results:
                    await club.decide(match, min(first.users(meeting), key=ids.index))
        await world.env.settle()
        first = await club.until(lambda t: t.status is Status.OVER or not t.decided, 1)
    assert (await club.until(lambda t: t.status is Status.OPEN, 2)).plan == first.plan
    await world.env.settle()
    final = next(
        each for each in world.posted() if told.label("enter-again") in buttons(each) and pictures(each)
    )
    entry = announcement(club, 2)
    assert told.say("series-last-time", players="")[:6] in text(entry)
    assert world.called(path=f"/channels/{world.channel.id}/messages") == []
    for person, card in zip(club.members, (final, entry, final, entry), strict=True):
        pressed = await person.click(card, custom_id=has(card, "tournament-enter"))
        assert told.say("tournament-you-entered") in text(answer(pressed))
    now = await club.until(lambda t: len(t.entrants) == 4, 2)
    assert set(now.direction.limits.values()) == {2}, "as they entered the last time"

    table = answer(await stranger.click(final, label=told.label("season")))
    assert told.say("series-count", count="points", best=0) in text(table)
    own = told.say("table-entry", player="P1", own="yes", points="6", results="none")
    assert told.say("signs-place", place="1", text=own) in pictures(table)[0]
    card = await panel(club)
    files = answer(await club.host.click(card, label=told.say("button-series-files")))
    assert told.say("series-files-told") in text(files)
    asked = answer(await club.host.click(await panel(club), label=told.say("button-series-stop")))
    assert told.say("series-asks-stop") in text(asked)
    ended = answer(await club.host.click(asked, label=told.say("button-series-stop")))
    assert told.say("series-stopped") in text(ended)
    assert told.say("series-over") not in text(ended), "an event is open"
    await acted(club.host, world.channel, "cancel")
    await world.env.settle()
    over = next(each for each in reversed(world.posted()) if told.say("series-over") in text(each))
    assert told.say("series-champion", players=f"<@{ids[0]}>", count=1) in text(over)
    card = await panel(club)
    assert has(card, "series-form") is None
    assert told.say("series-another") in text(card)
    assert "Champions" in TEXTS.say("en", "series-champion", players="", count=2)


async def leads(club: Club, into: int, *, of: str = "event", places: str = "1", days: str = "") -> str:
    """The answer to a director who lets the first of an event come into another one."""
    card = await panel(club)
    form = await club.host.click(card, custom_id=has(card, "series-qualify"))
    if form.modal is None:
        return text(form.response)
    fields = {"into": [str(into)], "of": [of], "places": places, "days": days}
    saved = await club.host.submit_modal(form, fields)
    return text(saved.followups[-1] if saved.followups else saved.response)


@each_language
async def test_the_first_of_an_event_come_into_another_or_the_next_of_them(club: Club, language: str) -> None:
    told, world, ids = Told(language), club.world, [person.id for person in club.members]
    await club.speak(language)
    await club.announce(format="round-robin", name="Final")
    assert told.say("error-bad-series-no-target") in await leads(club, 1)
    await club.announce(format="round-robin")
    assert told.say("error-bad-series-places", least=1, most=64) in await leads(club, 1, places="99")
    line = told.say("series-places", season="no", count=2, number="1", days=5)
    assert line in await leads(club, 1, places="２", days="5")
    await world.env.advance_time(30)
    assert line in text(announcement(club, 2)), "everybody reads what there is to win"
    for person in club.members:
        await club.says(person, "tournament enter", tournament="2")
    await acted(club.host, world.channel, "start")
    event = await club.until(lambda t: bool(t.meetings), 2)
    for meeting in event.meetings:
        for match in meeting.matches:
            await club.decide(match, min(event.users(meeting), key=ids.index))
    await club.until(lambda t: t.status is Status.OVER, 2)
    await world.env.settle()

    one, two, three, four = club.members
    calls = [each for each in world.posted() if has(each, "series-decline")]
    assert len(calls) == 1, "one message for all of them"
    assert one.mention in text(calls[0])
    assert two.mention in text(calls[0])
    assert three.mention not in text(calls[0])
    stranger = answer(await four.click(calls[0], label=told.say("button-series-decline")))
    assert told.say("error-bad-series-no-place") in text(stranger)
    declined = answer(await one.click(calls[0], label=told.say("button-series-decline")))
    assert told.say("series-declined") in text(declined)
    await world.env.settle()
    call = [each for each in world.posted() if has(each, "series-decline")][-1]
    assert three.mention in text(call)
    assert one.mention not in text(call)
    assert world.called(path=f"/channels/{world.channel.id}/messages") == [three.id]
    for person, card in ((two, calls[0]), (three, call)):
        pressed = await person.click(card, label=told.say("button-enter"))
        assert told.say("tournament-you-entered") in text(answer(pressed))
    assert set((await club.until(lambda t: len(t.entrants) == 2, 1)).entrants) == {two.id, three.id}
    await club.says(three, "tournament leave", tournament="1")
    await world.env.settle()
    assert world.called(path=f"/channels/{world.channel.id}/messages") == [four.id]


@pytest.mark.parametrize(("language", "open_elsewhere"), [("en", True), ("ja", True), ("en", False)])
async def test_where_the_channel_is_closed_places_are_told_elsewhere_or_by_letter_and_directors_hear(
    club: Club, language: str, open_elsewhere: bool
) -> None:
    told, world, (one, two, three, _) = Told(language), club.world, club.members
    await club.speak(language)
    hall = world.guild.create_text_channel("hall") if open_elsewhere else None
    for person in (club.host, *club.members):
        await person.user.send_dm("hello")
    await club.announce(format="round-robin", name="Final")
    await club.announce(format="round-robin")
    await leads(club, 1, places="2", days="5")
    for person in club.members:
        await club.says(person, "tournament enter", tournament="2")
    await acted(club.host, world.channel, "start")
    event = await club.until(lambda t: bool(t.meetings), 2)
    closed = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", closed, status=400, code=200000, times=None)  # AutoMod: the place is open
    ids = [person.id for person in club.members]
    for meeting in event.meetings:
        for match in meeting.matches:
            await club.decide(match, min(event.users(meeting), key=ids.index))
    await club.until(lambda t: t.status is Status.OVER, 2)
    await world.env.advance_time(120)
    ends = [each.until for each in (await world.app[Qualifications].of(2))[0].given if each.until]
    until = moment(max(ends), "f")
    directors = [text(each) for each in letters(club.host)]
    says_closed = told.say("tournament-closed", channel=f"<#{world.channel.id}>")
    assert sum(f"#1\n{says_closed}" in each for each in directors) == 1
    if hall is None:
        for person in (one, two, three):
            offered = [each for each in letters(person) if until in text(each)]
            assert len(offered) == (person is not three)
            assert all("Final" in text(each) and buttons(each) == {} for each in offered)
        return
    facts = {"players": f"{one.mention} {two.mention}", "number": "1", "until": until}
    call = next(each for each in hall.history() if has(each, "series-decline"))
    assert told.say("series-elsewhere-offered", **facts) in text(call)
    assert "Final" not in text(call), "others need not read what it is"
    assert {one.id, two.id} <= set(world.called(path=f"/channels/{hall.id}/messages"))
    assert told.say("tournament-you-entered") in text(
        answer(await one.click(call, label=told.label("enter")))
    )
    await two.click(call, custom_id=has(call, "series-decline"))
    await world.env.advance_time(60)
    assert three.mention in text([each for each in hall.history() if has(each, "series-decline")][-1])


@each_language
async def test_who_has_a_place_in_a_full_event_reads_that_they_wait_and_as_which(
    club: Club, language: str
) -> None:
    told, world, (one, two, three, four) = Told(language), club.world, club.members
    guests = [club.member(f"G{number}") for number in range(1, 4)]
    club.people |= {guest.id: guest for guest in guests}
    await club.speak(language)
    await club.announce(format="round-robin", name="Final", most=3)
    for person, place in ((guests[0], 0), (guests[1], 0), (four, 0), (guests[2], 1)):
        said = "wait" if place else "entered"
        assert told.say(f"tournament-you-{said}", place=place) in await club.says(person, "tournament enter")
    await club.announce(format="round-robin")
    await leads(club, 1, places="2", days="5")
    for person in club.members:
        await club.says(person, "tournament enter", tournament="2")
    await acted(club.host, world.channel, "start")
    event = await club.until(lambda t: bool(t.meetings), 2)
    ids = [four.id, two.id, one.id, three.id]
    for meeting in event.meetings:
        for match in meeting.matches:
            await club.decide(match, min(event.users(meeting), key=ids.index))
    await club.until(lambda t: t.status is Status.OVER, 2)
    await world.env.settle()

    def stand(how: str, *people: Any) -> str:
        named = " ".join(person.mention for person in people)
        return told.say(f"series-place-{how}", event="Cup", players=named, until="\n").split("\n")[0]

    (call,) = [each for each in world.posted() if has(each, "series-decline")]
    assert stand("given", four) in text(call), "of the two who are called one has entered"
    assert stand("offered", two) in text(call)
    pressed = await two.click(call, label=told.label("enter"))
    assert told.say("tournament-you-wait", place=1) in text(answer(pressed))
    await club.says(four, "tournament leave", tournament="1")
    assert (await club.until(bool, 1)).seated[-1] == two.id
    await world.env.settle()
    assert any(stand("offered", one) in text(each) for each in world.posted())
    done = await acted(club.host, world.channel, "add", tournament="1", player=three)
    waits = told.say("desk-done-add", waits="yes")
    assert waits in text(done.followups[-1] if done.followups else done.response)
    await world.env.settle()
    assert told.say("tournament-waits", player=three.mention, place=2) in text(world.posted()[-1])
    by = Asker(club.host.id, world.guild.id, manager=True)
    await world.app[Qualifications].set_up(2, 1, by, 4, None, of_season=False)
    await world.env.advance_time(5)
    last = text(world.posted()[-1])
    assert stand("given", two) in last
    assert stand("waiting", four, one, three) in last


@each_language
@pytest.mark.parametrize("open_elsewhere", [True, False])
async def test_the_end_of_a_season_reaches_somebody_where_its_channel_is_closed(
    club: Club, language: str, open_elsewhere: bool
) -> None:
    told, world, ids = Told(language), club.world, [person.id for person in club.members]
    hall = world.guild.create_text_channel("hall") if open_elsewhere else None
    for person in (club.host, *club.members):
        await person.user.send_dm("hello")
    await club.announce(format="round-robin")
    await repeats(club, repeats=["final"])
    await world.app[Seasons].stop(1, Asker(club.host.id, world.guild.id, manager=True))
    event = await club.begin_entered()
    await club.speak(language)
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=400, code=200000, times=None)
    for meeting in event.meetings:
        for match in meeting.matches:
            await club.decide(match, min(event.users(meeting), key=ids.index))
    await club.until(lambda t: t.status is Status.OVER, 1)
    await world.env.advance_time(120)
    over = told.say("series-over")
    if hall is None:
        for person in (club.members[0], club.host):
            (letter,) = [each for each in letters(person) if over in text(each)]
            assert told.say("series-champion", players=f"<@{ids[0]}>", count=1) in text(letter)
            assert buttons(letter) == {}
        assert not any(over in text(each) for each in letters(club.members[1]))
        return
    news = [each for each in hall.history() if told.say("tournament-elsewhere", number="1") in text(each)]
    assert len(news) >= 2, "the ends of the event and of the season"
    assert not any(over in text(each) for each in hall.history())
