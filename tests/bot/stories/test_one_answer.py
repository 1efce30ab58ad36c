"""Stories of a game in an event: whatever tells of its time names the end that comes first, and what follows."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.core.match import Match
from bot.core.terms import Place
from bot.invitations.service.invitations import Seeks
from bot.language.texts import Texts
from bot.language.words import moment
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.tournaments.service.tournaments import Tournaments
from rules import Side
from tests.bot.fixtures import a_move, sure, terms
from tests.bot.stories.between import server
from tests.bot.stories.club import Club
from tests.bot.stories.desk import acted
from tests.bot.stories.narrative import alone, answer, offered_on, on_board, stepped, text
from tests.bot.stories.test_by_when import timed
from tests.bot.stories.test_daily_turns import letters

TEXTS = Texts()


async def playing(club: Club, language: str) -> tuple[Match, datetime]:
    """A game after a move of each, in a Swiss with rounds of two days and 14 days a move; the end of the round."""
    await timed(club, 2, format="swiss", rounds=3, pace="14d")
    begun = await club.begin_entered()
    match = await club.world.app[Matches].get(begun.meetings[0].matches[0])
    for _ in range(2):
        mover, game = club.people[match.mover], str(match.id)
        await mover.slash(club.world.channel, "move", notation=a_move(match), game=game)
        match = await club.world.app[Matches].get(match.id)
    await club.world.app[Players].save_server(club.world.guild.id, language=language)
    for person in club.members:
        await club.world.app[Players].save(person.id, language=language, zone="UTC", zone_asked=True)
        await person.user.send_dm("hello")
    ends = sure(begun.deadline)
    return match, ends


async def everywhere(club: Club, match: Match) -> dict[str, str]:
    """All that the player to move reads of its time: lists, the board, and the message of the day."""
    mover, channel = club.people[match.mover], club.world.channel
    private = await mover.slash(channel, "board", game=str(match.id))
    listed = await mover.slash(channel, "games")
    await club.world.app[Players].save(mover.id, turns=(club.world.app.now().hour + 1) % 24)
    await club.world.later(60)
    (daily,) = letters(mover)
    await club.world.app[Players].save(mover.id, turns=None)
    return {"board": alone(private), "games": alone(listed), "daily": daily}


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_everything_names_the_end_of_the_round_where_that_comes_before_the_clocks(
    club: Club, language: str
) -> None:
    match, ends = await playing(club, language)
    told = await everywhere(club, match)
    says = TEXTS.say(language, "match-play-ends", then="claims", when=moment(ends), player="", players="")
    falls = sure(match.clock.deadline())
    for where, said in told.items():
        assert moment(ends) in said, (where, said)
        assert moment(falls) not in said, (where, said)
    assert says in told["board"]
    assert says in told["games"]
    mover, game = club.people[match.mover], str(match.id)
    moved = await mover.slash(club.world.channel, "move", notation=a_move(match), game=game)
    assert says in text(moved.response), "the board that all see"


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_after_the_end_of_play_everything_names_that_of_claims_and_for_whom_it_waits(
    club: Club, language: str
) -> None:
    match, ends = await playing(club, language)
    await club.world.later(int((ends - club.world.app.now()).total_seconds() // 60) + 2)
    tournament = await club.until(lambda now: now.meetings[0].claiming)
    until = sure(tournament.ends(tournament.meetings[0]))

    def says(then: str, **facts: Any) -> str:
        return TEXTS.say(language, "match-claims-end", then=then, when=moment(until), **facts)

    async def at_the_desk() -> str:
        return text(answer(await club.host.slash(club.world.channel, "tournament manage")))

    def claims(*users: int) -> list[str]:
        return [TEXTS.say(language, "desk-claim", player=f"<@{user}>", claim="win") for user in users]

    def late(then: str, claims: str = "") -> str:
        said = TEXTS.say(language, "desk-late", game="#", then=then, when=moment(until), claims=claims)
        return said.partition("#")[2]

    await club.world.app[Players].save(club.host.id, language=language)
    assert TEXTS.say(language, "desk-lates") in (desk := await at_the_desk())
    assert late("nobody") in desk
    assert late("lost") in desk, "nobody has begun the other game"
    told = await everywhere(club, match)
    for where, said in told.items():
        assert moment(until) in said, (where, said)
    for where in ("board", "games"):
        assert says("nobody", player="", players="") in told[where]
    assert TEXTS.say(language, "match-to-move", player=f"<@{match.mover}>", bot=False) not in told["board"]
    mover, game = club.people[match.mover], str(match.id)
    refused = await mover.slash(club.world.channel, "move", notation=a_move(match), game=game)
    assert TEXTS.say(language, "error-match-paused") in text(refused.response)
    more = await on_board(mover, club.world.channel, "more", game=game)
    assert not {"type", "moves", "lines"} & {*offered_on(answer(more))}
    form = await stepped(mover, answer(more), "claim-result")
    assert sure(form.modal)["title"] == TEXTS.say(language, "button-claim")
    other = match.opponent_of(match.mover)
    await club.world.app[Tournaments].claim(match.id, club.world.guild.id, match.mover, match.mover)
    board = alone(await club.people[other].slash(club.world.channel, "board", game=str(match.id)))
    assert says("counts", player="", players=[f"<@{other}>"]) in board
    assert late("counts", *claims(match.mover)) in await at_the_desk()
    # It waits for who has yet to claim, more than a game with less time in which the other is to move.
    place = Place(club.world.guild.id, club.world.channel.id)
    seek = await club.world.app[Seeks].invite(
        match.mover, terms("1d"), place, opponent=other, wants=Side.FIRST
    )
    short = await club.world.app[Seeks].join(seek.id, other)
    assert [each.id for each in await club.world.matches.mine(other)][:2] == [match.id, short.id]
    # Where it is read in another server, it waits for a name.
    await club.world.app[Players].save_server(club.world.guild.id, publish=True)
    there = await server(club.world, 2, "Mira")
    read = alone(await there.people[0].slash(there.channel, "board", game=str(match.id)))
    assert moment(until) in read
    marks = (*match.players, club.world.guild.id, club.world.channel.id)
    assert [mark for mark in map(str, marks) if mark in read] == []
    await club.world.app[Tournaments].claim(match.id, club.world.guild.id, other, other)
    board = alone(await club.people[other].slash(club.world.channel, "board", game=str(match.id)))
    assert says("decided", player="", players="") in board
    await club.world.later(int((until - club.world.app.now()).total_seconds() // 60) + 2)
    desk = await at_the_desk()
    assert TEXTS.say(language, "desk-decides") in desk
    assert TEXTS.say(language, "desk-disputes") in desk
    assert all(each in desk for each in claims(other, match.mover))
    await club.world.app[Tournaments].claim(match.id, club.world.guild.id, other, match.mover)
    board = alone(await club.people[other].slash(club.world.channel, "board", game=game))
    assert TEXTS.say(language, "ending-claims") in board
    assert TEXTS.say(language, "rating-adjudicated") in board


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_a_pause_is_told_with_its_beginning_and_no_end(club: Club, language: str) -> None:
    match, ends = await playing(club, language)
    await acted(club.host, club.world.channel, "pause")
    since = sure((await club.now()).direction.paused_at)
    await club.world.later(3 * 60)
    shown = alone(await club.people[match.mover].slash(club.world.channel, "board", game=str(match.id)))
    assert TEXTS.say(language, "match-paused-director", since=moment(since)) in shown
    assert moment(ends) not in shown
    await acted(club.host, club.world.channel, "resume")
    later = ends + timedelta(hours=3)
    shown = alone(await club.people[match.mover].slash(club.world.channel, "board", game=str(match.id)))
    assert str(int(later.timestamp()))[:-2] in shown


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_the_board_that_all_see_tells_another_end_when_there_is_one(club: Club, language: str) -> None:
    match, ends = await playing(club, language)
    game = str(match.id)
    await club.people[match.mover].slash(club.world.channel, "move", notation=a_move(match), game=game)
    board = club.world.newest().id

    def told() -> str:
        return text(next(each for each in club.world.posted() if each.id == board))

    assert moment(ends) in told()
    until = (ends + timedelta(days=3)).strftime("%Y-%m-%d %H:%M")
    await acted(club.host, club.world.channel, "extend", until=until)
    await club.world.later(30)
    longer = sure((await club.now()).deadline)
    assert moment(longer) in told()
    assert moment(ends) not in told()
    await acted(club.host, club.world.channel, "undo")
    await club.world.later(30)
    assert moment(ends) in told()
    await club.world.later(int((ends - club.world.app.now()).total_seconds() // 60) + 30)
    over = sure((await club.now()).deadline)
    claims = TEXTS.say(language, "match-claims-end", then="nobody", when=moment(over), player="", players="")
    assert claims in told()
    await club.world.app[Tournaments].claim(match.id, club.world.guild.id, match.mover, match.mover)
    await club.world.later(30)
    counts = TEXTS.say(
        language,
        "match-claims-end",
        then="counts",
        when=moment(over),
        player="",
        players=[f"<@{match.opponent_of(match.mover)}>"],
    )
    assert counts in told()
