"""Stories of reminders of the end of a round: none is lost or comes twice, and short rounds have one too."""

from datetime import datetime, timedelta

import pytest
import sqlalchemy as sa

from bot.core.news import TournamentNews
from bot.core.notice import Notice
from bot.language.texts import Texts
from bot.language.words import moment
from bot.match.service.matches import Matches
from bot.outbox import rows as notices
from bot.people.service import Players
from bot.store import tables
from tests.bot.stories.club import Club
from tests.bot.stories.desk import acted
from tests.bot.stories.narrative import answer, text
from tests.bot.stories.test_by_when import reminders, timed

TEXTS = Texts()


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_a_round_of_two_days_reminds_once_at_its_half_but_nobody_at_night(
    club: Club, language: str
) -> None:
    world = club.world
    await timed(club, 2, format="swiss", rounds=3, pace="14d")
    begun = await club.begin_entered()
    await world.app[Players].save_server(world.guild.id, language=language)
    ends = begun.deadline
    assert ends is not None
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
    ends = (await club.begin_entered()).deadline
    assert ends is not None
    until = (ends + timedelta(days=9)).strftime("%Y-%m-%d %H:%M")
    await acted(club.host, club.world.channel, "extend", until=until)
    await club.world.later(30)
    await acted(club.host, club.world.channel, "undo")
    await club.world.later(48 * 60 + 30)
    (told,) = reminders(club)
    assert "**One day left:** until <t:" in text(told)


async def test_a_reminder_that_version_0_3_0_planned_tells_nothing_but_has_it_looked_for_one(
    club: Club,
) -> None:
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
