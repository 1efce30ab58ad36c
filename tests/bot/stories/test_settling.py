"""Stories of the days after the last game, in which the table is provisional."""

from typing import Any

import pytest

from bot.core.access import Asker
from bot.tournaments.model.policy import USUAL_SETTLING
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import sure
from tests.bot.stories.club import Club, has, letters
from tests.bot.stories.desk import Director
from tests.bot.stories.narrative import answer, buttons, pictures, text
from tests.world import TEXTS, World

DAY = 24 * 60
PROVISIONAL, OVER, CONGRATULATIONS = "暫定順位（<t:", "大会は終わりました。", "おめでとうございます"


@pytest.fixture
def settling() -> int:
    return USUAL_SETTLING


@pytest.fixture
def club(world: World) -> Club:
    """Three members and their host."""
    return Club(world, 3)


async def played(club: Club, **options: Any) -> Tournament:
    """All games are played; of two the one who has come first wins. Then everybody reads Japanese."""
    tournament = await club.begin(**{"format": "round-robin", **options})
    await club.speak("ja")
    asker = Asker(club.host.id, club.world.guild.id, manager=True)
    for meeting in tournament.meetings:
        (match,) = meeting.matches
        await club.world.app[Tournaments].adjudicate(match, asker, min(tournament.users(meeting)))
    return await club.until(lambda now: now.status is Status.SETTLING)


def game_of(tournament: Tournament, one: Any, other: Any) -> str:
    (meeting,) = (each for each in tournament.meetings if {one.id, other.id} == {*tournament.users(each)})
    return str(meeting.matches[0])


def tables(club: Club) -> list[Any]:
    """The messages with a picture of the table, the newest last."""
    return [each for each in club.world.posted() if pictures(each) and has(each, "tournament-table")]


async def shown(club: Club) -> None:
    await club.world.env.advance_time(15)
    await club.world.env.settle()


async def test_a_table_is_provisional_then_final_and_opened_again_and_calls_nobody(club: Club) -> None:
    await played(club)
    (table,) = tables(club)
    assert PROVISIONAL in text(table)
    assert "一度だけ異議を申し立てられます" in text(table)
    assert CONGRATULATIONS not in text(table)
    assert len(buttons(table)) == 2
    before = len(club.world.posted())
    await club.world.later(2 * DAY - 60)
    assert (await club.now()).status is Status.SETTLING
    await club.world.later(61)
    await club.until(lambda now: now.status is Status.OVER)
    await shown(club)
    (table,) = tables(club)
    assert OVER in text(table)
    assert CONGRATULATIONS in text(table)
    assert len(buttons(table)) == len(pictures(table)) == 1
    assert len(club.world.posted()) == before, "the table that stands there is final now"
    await club.acts(club.host, "reopen")
    assert (await club.now()).status is Status.SETTLING
    await shown(club)
    (table,) = tables(club)
    assert PROVISIONAL in text(table)


async def test_a_correction_after_the_last_game_changes_the_champion(club: Club) -> None:
    tournament = await played(club)
    one, other, third = club.members
    for winner in (other, third):
        said = await club.acts(club.host, "correct", game=game_of(tournament, one, winner), winner=winner)
        assert PROVISIONAL in said, "at once: nobody reads that it goes on"
    await shown(club)
    (latest,) = tables(club)
    assert PROVISIONAL in text(latest)
    assert sum("無効になりました" in text(each) for each in club.world.posted()) == 2, "the tables of before"
    asked = await Director(club).does("Make final", sure=False)
    assert asked.endswith("今の順位で確定します。"), "nothing follows from an event on its own"
    said = await club.acts(club.host, "conclude")
    assert (await club.now()).status is Status.OVER, said
    await shown(club)
    (final,) = tables(club)
    assert OVER in text(final)
    assert other.mention in next(line for line in text(final).splitlines() if CONGRATULATIONS in line)


async def test_a_player_objects_once_and_the_directors_read_it(club: Club) -> None:
    objects, second = "異議を申し立てました。", club.member("Second")
    club.people[second.id] = second
    await played(club)
    await club.acts(club.host, "name", player=second)
    (table,) = tables(club)
    person, control = club.members[1], next(iter(buttons(table).values()))
    form = await person.click(table, custom_id=control)
    await person.submit_modal(form, {"objection": "I won game 1\u202e @everyone"})
    await club.world.env.settle()
    for director in (club.host, second):
        (letter,) = letters(director)
        assert objects in text(letter)
        assert "> I won game 1 \\@everyone" in text(letter)
    assert "すでに異議を申し立てています" in text((await person.click(table, custom_id=control)).response)
    outsider = await second.click(table, custom_id=control)
    assert TEXTS.say("ja", "error-bad-tournament-you-not-entered") in text(outsider.response)
    desk = text(answer(await club.host.slash(club.world.channel, "tournament manage")))
    assert "> I won game 1 \\@everyone\n訂正は「対局…」の「訂正」で。" in desk
    log = await club.acts(club.members[0], "log")
    assert objects in log
    assert "I won" not in log, "others need not read it"
    await club.acts(club.host, "conclude")
    late = await club.members[0].click(table, custom_id=control)
    assert TEXTS.say("ja", "error-bad-tournament-not-provisional") in text(late.response)
    assert list((await club.now()).objections) == [person.id]


async def test_promotion_follows_the_table_as_it_was_corrected(world: World) -> None:
    club = Club(world, 6)
    league = await played(club, format="league", group=3, moving=1, pause=3)
    winner, ids = club.members[5], [person.id for person in club.members]
    for other in club.members[3:5]:
        await club.acts(club.host, "correct", game=game_of(league, winner, other), winner=winner)
        await club.until(lambda now: now.status is Status.SETTLING)
    assert len(await world.app[Tournaments].listed(world.guild.id)) == 1, "the next season waits"
    assert "昇降格が決まり、3日後に次の期が始まります。" in await Director(club).does(
        "Make final", sure=False
    )
    await club.acts(club.host, "conclude")
    following = await club.until(lambda now: now.season is not None)
    assert [set(each) for each in sure(following.season).divisions] == [{*ids[:2], ids[5]}, set(ids[2:5])]
    await shown(club)
    final, opened = tables(club)[-1], club.world.posted()[-1]
    assert f"▼ 2部へ降格：<@{ids[2]}>" in text(final)
    assert f"▲ 1部へ昇格：<@{ids[5]}>" in text(final)
    assert len(pictures(final)) == 2
    assert has(opened, "tournament-enter")
    said = await Director(club).does("Open again", {"tournament": str(league.id)}, sure=False)
    assert "この順位表で次の期が始まったため" in said
    assert (await world.app[Tournaments].get(league.id, world.guild.id)).status is Status.OVER
