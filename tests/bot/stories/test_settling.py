"""Stories of the days after the last game, in which the table is provisional."""

from typing import Any

import pytest

from bot.core.access import Asker
from bot.people.service import Players
from bot.tournaments.model.policy import USUAL_SETTLING
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.stories.club import Club, has
from tests.bot.stories.desk import Director
from tests.bot.stories.narrative import answer, buttons, pictures, text
from tests.bot.stories.test_announcements import letters
from tests.world import World

DAY = 24 * 60
SAYS = {
    "en": (
        "Provisional until <t:",
        "Every player may object once",
        "The tournament is over.",
        "Congratulations to",
        "This table no longer holds",
        "You have objected already",
        "objects to the table.",
        "The next season has begun by this table",
    ),
    "ja": (
        "暫定順位（<t:",
        "一度だけ異議を申し立てられます",
        "大会は終わりました。",
        "おめでとうございます",
        "無効になりました",
        "すでに異議を申し立てています",
        "異議を申し立てました",
        "この順位表で次の期が始まったため",
    ),
}


@pytest.fixture
def settling() -> int:
    return USUAL_SETTLING


@pytest.fixture
def club(world: World) -> Club:
    """Three members and their host."""
    return Club(world, 3)


async def played(club: Club, language: str, **options: Any) -> Tournament:
    """All games are played; of two the one who has come first wins. Then everybody reads this language."""
    tournament = await club.begin(**{"format": "round-robin", **options})
    players = club.world.app[Players]
    await players.save_server(club.world.guild.id, language=language)
    for person in club.people:
        await players.save(person, language=language)
    asker = Asker(club.host.id, club.world.guild.id, manager=True)
    for meeting in tournament.meetings:
        (match,) = meeting.matches
        winner = min(tournament.users(meeting))
        await club.world.app[Tournaments].adjudicate(match, asker, winner)
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


@pytest.mark.parametrize("language", SAYS)
async def test_a_table_is_provisional_then_final_and_calls_nobody(club: Club, language: str) -> None:
    provisional, how, over, congratulations, *_ = SAYS[language]
    await played(club, language)
    (table,) = tables(club)
    assert provisional in text(table)
    assert how in text(table)
    assert congratulations not in text(table)
    assert len(buttons(table)) == 2
    before = len(club.world.posted())
    await club.world.later(2 * DAY + 1)
    await club.until(lambda now: now.status is Status.OVER)
    await shown(club)
    (table,) = tables(club)
    assert over in text(table)
    assert congratulations in text(table)
    assert len(buttons(table)) == 1
    assert len(pictures(table)) == 1
    assert len(club.world.posted()) == before, "the table that stands there is final now"


@pytest.mark.parametrize("language", SAYS)
async def test_a_correction_after_the_last_game_changes_the_champion(club: Club, language: str) -> None:
    provisional, _, over, congratulations, outdated, *_ = SAYS[language]
    tournament = await played(club, language)
    one, other, third = club.members
    for winner in (other, third):
        await club.acts(club.host, "correct", game=game_of(tournament, one, winner), winner=winner)
        await club.until(lambda now: now.status is Status.SETTLING)
    await shown(club)
    (latest,) = tables(club)
    assert provisional in text(latest)
    assert sum(outdated in text(each) for each in club.world.posted()) == 2, "the tables of before"
    said = await club.acts(club.host, "conclude")
    assert (await club.now()).status is Status.OVER, said
    await shown(club)
    (final,) = tables(club)
    assert over in text(final)
    assert other.mention in next(line for line in text(final).splitlines() if congratulations in line)


@pytest.mark.parametrize("language", SAYS)
async def test_a_player_objects_once_and_the_director_reads_it(club: Club, language: str) -> None:
    *_, already, objects, _ = SAYS[language]
    await played(club, language)
    (table,) = tables(club)
    person, control = club.members[1], next(iter(buttons(table).values()))
    form = await person.click(table, custom_id=control)
    await person.submit_modal(form, {"objection": "I won game 1 @everyone"})
    await club.world.env.settle()
    letter = text(letters(club.host)[-1])
    assert objects in letter
    assert "> I won game 1 \\@everyone" in letter
    assert already in text((await person.click(table, custom_id=control)).response)
    entered = await club.says(person, "tournament enter", tournament="1")
    assert (language == "ja") or "You have played your last game in it." in entered
    desk = text(answer(await club.host.slash(club.world.channel, "tournament manage")))
    assert "> I won game 1 \\@everyone" in desk
    log = await club.acts(club.members[0], "log")
    assert objects in log
    assert "I won" not in log, "others need not read it"


@pytest.mark.parametrize("language", SAYS)
async def test_a_final_table_is_opened_again(club: Club, language: str) -> None:
    provisional = SAYS[language][0]
    await played(club, language)
    await club.acts(club.host, "conclude")
    assert (await club.now()).status is Status.OVER
    await club.acts(club.host, "reopen")
    assert (await club.now()).status is Status.SETTLING
    await shown(club)
    (table,) = tables(club)
    assert provisional in text(table)


@pytest.mark.parametrize("language", SAYS)
async def test_promotion_follows_the_table_as_it_was_corrected(world: World, language: str) -> None:
    club = Club(world, 6)
    league = await played(club, language, format="league", group=3, moving=1, pause=3)
    winner = club.members[5]
    for other in club.members[3:5]:
        await club.acts(club.host, "correct", game=game_of(league, winner, other), winner=winner)
        await club.until(lambda now: now.status is Status.SETTLING)
    assert len(await world.app[Tournaments].listed(world.guild.id)) == 1, "the next season waits"
    await club.acts(club.host, "conclude")
    following = await club.until(lambda now: now.season is not None)
    assert following.season is not None
    assert winner.id in following.season.divisions[0]
    said = await Director(club).does("Open again", {"tournament": str(league.id)})
    assert SAYS[language][-1] in said
    assert (await world.app[Tournaments].get(league.id, world.guild.id)).status is Status.OVER
