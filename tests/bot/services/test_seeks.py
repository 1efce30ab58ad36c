"""From an invitation to a match, or not."""

from datetime import timedelta

import pytest

from bot.core.errors import BadTerms, SeekGone, TooManyInvitations
from bot.core.limits import PER_PAIR
from bot.core.match import Match, Place, SeekStatus
from bot.core.news import News, SeekDeclined, SeekLapsed, SeekRenewed
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.app import App
from bot.sweeper import Sweeper
from rules import BadPosition, Side, UnknownGame
from tests.bot.fixtures import ANNA, BOB, CARL, PLACE, Hands, a_move, started, sure, terms
from tests.bot.services import waits


async def told(app: App) -> list[tuple[type[News], int | None]]:
    return [(notice.kind, notice.recipient) for notice in await waits.told(app)]


async def test_colours_are_drawn_by_the_seed(app: App) -> None:
    sides = []
    for _ in range(20):
        seek = await app[Seeks].invite(ANNA, terms(), PLACE)
        sides.append((await app[Seeks].join(seek.id, BOB)).side_of(ANNA))
    assert set(sides) == {Side.FIRST, Side.SECOND}


async def test_fifty_invitations_of_one_player_are_not_fifty_pings(app: App, hands: Hands) -> None:
    made, refused = [], []
    for _ in range(50):
        hands.on(milliseconds=30)
        try:
            made.append(await app[Seeks].invite(ANNA, terms(), PLACE, opponent=BOB))
        except TooManyInvitations as error:
            refused.append(error)
    assert len(made) == PER_PAIR[0].count
    # A withdrawn seek has been read all the same; a joined one was welcome.
    await app[Seeks].withdraw(made[0].id, ANNA)
    with pytest.raises(TooManyInvitations):
        await app[Seeks].invite(ANNA, terms(), PLACE, opponent=BOB)
    await app[Seeks].join(made[1].id, BOB)
    await app[Seeks].invite(ANNA, terms(), PLACE, opponent=BOB)
    with pytest.raises(TooManyInvitations):
        await app[Seeks].invite(ANNA, terms(), PLACE, opponent=BOB)
    hands.at += refused[-1].details["wait"]
    assert (await app[Seeks].invite(ANNA, terms(), PLACE, opponent=BOB)).opponent == BOB


async def test_an_answer_that_comes_twice_counts_once(app: App) -> None:
    seek = await app[Seeks].invite(ANNA, terms(), PLACE)
    for _ in range(2):
        assert (await app[Seeks].withdraw(seek.id, ANNA)).status is SeekStatus.WITHDRAWN
    invitation = await app[Seeks].invite(ANNA, terms(), PLACE, opponent=BOB)
    assert await app[Seeks].open(PLACE.guild_id, CARL) == []
    for _ in range(2):
        assert (await app[Seeks].decline(invitation.id, BOB)).status is SeekStatus.DECLINED
    assert await told(app) == [(SeekDeclined, ANNA)]


async def test_a_rematch_is_no_invitation_in_another_server(app: App) -> None:
    over = await app[Matches].act(BOB, (await started(app)).id, Match.resign)
    elsewhere = await app[Seeks].invite(BOB, terms(), Place(77, 78), opponent=ANNA)
    assert (await app[Seeks].rematch(ANNA, over.id)).id != elsewhere.id


async def test_the_same_interaction_makes_one_seek_and_one_match(app: App) -> None:
    seek = await app[Seeks].invite(ANNA, terms(), PLACE, request=11)
    assert await app[Seeks].invite(ANNA, terms(), PLACE, request=11) == seek
    match = await app[Seeks].join(seek.id, BOB, request=12)
    assert await app[Seeks].join(seek.id, BOB, request=12) == match
    assert await app[Matches].mine(ANNA) == [match]


async def test_a_ballot_is_drawn_when_the_match_begins_and_both_of_a_pair_have_it(app: App) -> None:
    drawn = set()
    for _ in range(6):
        agreed = terms(game="american", setup="lot", rated=True, pair=True)
        seek = await app[Seeks].invite(ANNA, agreed, PLACE)
        assert seek.terms.setup == "lot"
        first = await app[Seeks].join(seek.id, BOB)
        second = await app[Matches].get(sure(first.header.twin))
        game = first.game
        ballot = sure(first.terms.setup)
        assert ballot == second.terms.setup
        assert first.state == second.state == game.start(game.ballots[ballot])
        assert first.mover == second.opponent_of(second.mover)
        played = await app[Matches].play(first.mover, a_move(first), match_id=first.id)
        assert played.match.start_state == first.state
        drawn.add(ballot)
    assert len(drawn) > 1


async def test_a_ballot_is_drawn_from_the_table_that_was_named(app: App) -> None:
    for game, lot in (("brazilian", "lot:fmjd"), ("american", "lot:acf"), ("pool", "lot")):
        seek = await app[Seeks].invite(ANNA, terms(game=game, setup=lot, rated=True), PLACE)
        match = await app[Seeks].join(seek.id, BOB)
        table = lot.partition(":")[2] or "idf"
        assert match.terms.setup in match.game.tables[table]
        assert match.state == match.game.start(match.terms.setup)


async def test_terms_that_make_no_match_are_refused(app: App) -> None:
    for wrong, code in (
        (terms("none", rated=True), "bad-terms-rated-pace"),
        (terms("6h", rated=True), "bad-terms-rated-pace"),
        (terms(game="international", setup="lot"), "bad-terms-no-ballots"),
        (terms(game="pool", setup="lot:fmjd"), "bad-terms-no-ballots"),
        (terms(setup="something", rated=True), "bad-terms-rated-setup"),
        (terms(setup="no position"), "bad-terms-bad-setup"),
    ):
        with pytest.raises(BadTerms) as caught:
            await app[Seeks].invite(ANNA, wrong, PLACE)
        assert caught.value.code == code
    with pytest.raises(BadTerms):
        await app[Seeks].invite(ANNA, terms(), PLACE, opponent=ANNA)
    with pytest.raises(BadPosition):
        await app[Seeks].invite(ANNA, terms(setup="W:W31:B1-99"), PLACE)
    with pytest.raises(UnknownGame):
        await app[Seeks].invite(ANNA, terms(game="whist"), PLACE)


async def test_who_has_too_many_matches_is_told_first_that_an_invitation_is_gone(app: App) -> None:
    await app[Players].save_server(PLACE.guild_id or 0, max_matches=2)
    gone = await app[Seeks].invite(ANNA, terms(), PLACE)
    await app[Seeks].withdraw(gone.id, ANNA)
    for _ in range(2):
        await started(app, players=(BOB, CARL))
    with pytest.raises(SeekGone):
        await app[Seeks].join(gone.id, BOB)


async def test_a_standing_offer_is_made_anew_when_its_week_is_over_while_there_is_room(
    app: App, hands: Hands
) -> None:
    await app[Sweeper].begin()
    await app[Players].save_server(PLACE.guild_id or 0, max_matches=3)
    seek = await app[Seeks].invite(ANNA, terms(pair=True), PLACE, note="Slowly", standing=True)
    await waits.pass_time(app, hands, timedelta(days=7))
    (again,) = await app[Seeks].open(PLACE.guild_id, BOB)
    assert (again.id, again.note, again.standing, again.terms) == (seek.id + 1, "Slowly", True, seek.terms)
    assert again.expires_at == seek.expires_at + timedelta(days=7)
    assert await told(app) == [(SeekRenewed, None)], "nobody is called"
    await started(app, terms("14d"), players=(ANNA, CARL))
    await app[Players].save_server(PLACE.guild_id or 0, max_matches=2)
    await waits.pass_time(app, hands, timedelta(days=7))
    assert await app[Seeks].open(PLACE.guild_id, BOB) == []
    assert (await told(app))[-1] == (SeekLapsed, ANNA)
    assert (await app[Seeks].get(again.id)).status is SeekStatus.EXPIRED


async def test_of_open_invitations_those_to_oneself_come_first_then_the_oldest(
    app: App, hands: Hands
) -> None:
    made = []
    for opponent in (None, BOB, CARL, None, BOB):
        made.append((await app[Seeks].invite(ANNA, terms(), PLACE, opponent=opponent)).id)
        hands.on(minutes=20)
    found = [seek.id for seek in await app[Seeks].open(PLACE.guild_id, BOB)]
    assert found == [made[1], made[4], made[0], made[3]]


async def test_a_note_that_shows_nothing_is_refused(app: App) -> None:
    for note in (" ", "\u200b\u202e", "\u3164"):
        with pytest.raises(BadTerms) as refused:
            await app[Seeks].invite(ANNA, terms(), PLACE, note=note)
        assert refused.value.code == "bad-terms-blank-note"
    seek = await app[Seeks].invite(ANNA, terms(), PLACE, note="to\u202e you")
    assert seek.note == "to you"
