"""From an invitation to a match, or not."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.console.check import check
from bot.core.errors import (
    BadTerms,
    NoSeek,
    NotAvailable,
    NotInvited,
    NotYourSeek,
    OwnSeek,
    SeekGone,
    TooManyInvitations,
    TooManyMatches,
)
from bot.core.limits import PER_PAIR
from bot.core.match import Match, SeekStatus, Status
from bot.core.news import Joined, News, SeekDeclined, SeekRenewed
from bot.invitations.service.blocks import Blocks
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.app import App
from bot.sweeper import Sweeper
from rules import BadPosition, Side, UnknownGame
from tests.bot.fixtures import ANNA, BOB, CARL, PLACE, START, Hands, a_move, started, terms
from tests.bot.services import waits


async def told(app: App) -> list[tuple[type[News], int | None]]:
    return [(notice.kind, notice.recipient) for notice in await waits.told(app)]


async def test_an_open_seek_becomes_a_match_of_the_colours_wanted(app: App) -> None:
    seek = await app[Seeks].invite(ANNA, terms(), PLACE, wants=Side.SECOND)
    assert (seek.status, seek.expires_at) == (SeekStatus.OPEN, START + timedelta(days=7))
    assert await app[Seeks].open(PLACE.guild_id, BOB) == [seek]
    assert await app[Seeks].open(PLACE.guild_id, ANNA) == [], "one's own is not on offer"
    assert await app[Seeks].open(777, BOB) == []

    match = await app[Seeks].join(seek.id, BOB)
    assert match.players == (BOB, ANNA)
    assert (match.status, match.seq, match.place) == (Status.PLAYING, 1, PLACE)
    assert match == await app[Matches].get(match.id)
    joined = await app[Seeks].get(seek.id)
    assert (joined.status, joined.match_id) == (SeekStatus.JOINED, match.id)
    assert await told(app) == [(Joined, ANNA)]
    with pytest.raises(SeekGone):
        await app[Seeks].join(seek.id, CARL)


async def test_colours_are_drawn_by_the_seed(app: App) -> None:
    sides = []
    for _ in range(20):
        seek = await app[Seeks].invite(ANNA, terms(), PLACE)
        sides.append((await app[Seeks].join(seek.id, BOB)).side_of(ANNA))
    assert set(sides) == {Side.FIRST, Side.SECOND}


async def test_an_invitation_is_for_one(app: App) -> None:
    seek = await app[Seeks].invite(ANNA, terms(), PLACE, opponent=BOB)
    assert await app[Seeks].open(PLACE.guild_id, CARL) == []
    with pytest.raises(NotInvited):
        await app[Seeks].join(seek.id, CARL)
    with pytest.raises(OwnSeek):
        await app[Seeks].join(seek.id, ANNA)
    with pytest.raises(NotYourSeek):
        await app[Seeks].withdraw(seek.id, BOB)
    assert (await app[Seeks].decline(seek.id, BOB)).status is SeekStatus.DECLINED
    assert await told(app) == [(SeekDeclined, ANNA)]
    with pytest.raises(SeekGone):
        await app[Seeks].withdraw(seek.id, ANNA)


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
    for _ in range(2):
        assert (await app[Seeks].decline(invitation.id, BOB)).status is SeekStatus.DECLINED
    assert await told(app) == [(SeekDeclined, ANNA)]


async def test_blocking_withdraws_what_is_asked_of_the_blocked(app: App, hands: Hands) -> None:
    seek = await app[Seeks].invite(ANNA, terms(), PLACE)
    asked = await app[Seeks].invite(ANNA, terms(), PLACE, opponent=BOB)
    hands.on(hours=1)
    await app[Seeks].withdraw(seek.id, ANNA)
    assert [each.id for each in await app[Blocks].block(ANNA, BOB)] == [asked.id]
    assert (await check(app.database)).problems == ()


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
        assert first.header.twin is not None
        second = await app[Matches].get(first.header.twin)
        game = first.game
        ballot = first.terms.setup
        assert ballot is not None
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


async def test_an_invitation_is_not_joined_once_its_maker_has_too_many_matches(app: App) -> None:
    await app[Players].save_server(PLACE.guild_id or 0, max_matches=2)
    offered = await app[Seeks].invite(ANNA, terms(), PLACE)
    for _ in range(2):
        await started_by(app, CARL, ANNA)
    with pytest.raises(TooManyMatches) as caught:
        await app[Seeks].join(offered.id, BOB)
    assert caught.value.details == {"limit": 2, "user": ANNA}


async def test_an_invitation_to_a_pair_is_two_matches_of_a_limit(app: App) -> None:
    await app[Players].save_server(PLACE.guild_id or 0, max_matches=3)
    pair = terms(pair=True)
    await app[Seeks].invite(ANNA, pair, PLACE)
    with pytest.raises(TooManyMatches):
        await app[Seeks].invite(ANNA, pair, PLACE)
    await app[Seeks].invite(ANNA, terms(), PLACE)


async def test_who_has_too_many_matches_is_told_first_that_an_invitation_is_gone(app: App) -> None:
    assert PLACE.guild_id is not None
    await app[Players].save_server(PLACE.guild_id, max_matches=2)
    gone = await app[Seeks].invite(ANNA, terms(), PLACE)
    await app[Seeks].withdraw(gone.id, ANNA)
    for _ in range(2):
        await started_by(app, BOB, CARL)
    with pytest.raises(SeekGone):
        await app[Seeks].join(gone.id, BOB)


async def started_by(app: App, one: int, other: int) -> None:
    seek = await app[Seeks].invite(one, terms(), PLACE)
    await app[Seeks].join(seek.id, other)


async def test_a_note_that_shows_nothing_is_refused(app: App) -> None:
    for note in (" ", "\u200b\u202e", "\u3164"):
        with pytest.raises(BadTerms) as refused:
            await app[Seeks].invite(ANNA, terms(), PLACE, note=note)
        assert refused.value.code == "bad-terms-blank-note"
    seek = await app[Seeks].invite(ANNA, terms(), PLACE, note="to\u202e you")
    assert seek.note == "to you"


async def test_who_is_kept_away_neither_invites_nor_joins_nor_plays_again(app: App) -> None:
    over = await app[Matches].act(BOB, (await started(app)).id, Match.resign)
    await app[Blocks].block(ANNA, BOB)
    with pytest.raises(NotAvailable):
        await app[Seeks].invite(BOB, terms(), PLACE, opponent=ANNA)
    with pytest.raises(NotAvailable):
        await app[Seeks].rematch(BOB, over.id)
    offered = await app[Seeks].invite(ANNA, terms(), PLACE)
    with pytest.raises(NotAvailable):
        await app[Seeks].join(offered.id, BOB)
    # A blocked player keeps nobody away, and an invitation by name says that they are welcome.
    asked = await app[Seeks].invite(ANNA, terms(), PLACE, opponent=BOB)
    assert (await app[Seeks].join(asked.id, BOB)).players
    assert (await app[Seeks].join(offered.id, CARL)).players
    await app[Blocks].unblock(ANNA, BOB)
    assert await app[Seeks].invite(BOB, terms(), PLACE, opponent=ANNA)


async def test_a_standing_offer_is_made_anew_when_it_expires_until_it_is_withdrawn(
    app: App, hands: Hands
) -> None:
    seek = await app[Seeks].invite(ANNA, terms(), PLACE, note="any time", standing=True)
    await app[Seeks].note_message(seek.id, 5001)
    hands.on(days=7)
    await app[Sweeper].sweep()
    assert (await app[Seeks].get(seek.id)).status is SeekStatus.EXPIRED
    (again,) = await app[Seeks].open(PLACE.guild_id, BOB)
    assert (again.note, again.standing, again.expires_at) == ("any time", True, hands.at + timedelta(days=7))
    assert again.message_id is None, "it has no card yet"
    assert await told(app) == [(SeekRenewed, None)], "nobody is called"
    await app[Seeks].withdraw(again.id, ANNA)
    hands.on(days=8)
    await app[Sweeper].sweep()
    assert await app[Seeks].open(PLACE.guild_id, BOB) == []


async def test_withdrawn_and_expired_seeks_are_gone(app: App, hands: Hands) -> None:
    first = await app[Seeks].invite(ANNA, terms(), PLACE)
    second = await app[Seeks].invite(ANNA, terms(), PLACE)
    await app[Seeks].withdraw(first.id, ANNA)
    hands.on(days=7)
    assert (await app[Seeks].get(second.id)).status is SeekStatus.EXPIRED
    assert await app[Seeks].open(PLACE.guild_id, BOB) == []
    for gone in (first, second):
        with pytest.raises(SeekGone):
            await app[Seeks].join(gone.id, BOB)
    with pytest.raises(NoSeek):
        await app[Seeks].get(999)
