"""Conditional moves are made at the opponent's moment, once, and nobody but their owner learns of the rest; forced ones
at once for who wants that.
"""

import pytest
import sqlalchemy as sa

from bot.console.check import check
from bot.core.errors import MatchOver
from bot.core.match import Match, replay
from bot.core.news import DrawDeclined, Lines, Turn
from bot.lines.model import Line, LineNews
from bot.lines.service import Conditionals
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.app import App
from bot.store.tables import prepared_lines
from tests.bot.fixtures import ANNA, BOB, Hands, started, terms
from tests.bot.services.waits import changed, how_many, told

OPEN: Line = ("32-28", "19-23", "28x19", "14x23")
OTHER: Line = ("33-28", "18-23")


async def begun(app: App, *lines: Line, rated: bool = False) -> Match:
    """Anna is to move in a match for which Bob has prepared these lines."""
    match = await started(app, terms(game="international", rated=rated))
    for line in lines:
        await app[Conditionals].add(BOB, match.id, line)
    return match


async def test_a_prepared_move_is_made_in_the_moment_of_the_opponents(app: App, hands: Hands) -> None:
    match = await begun(app, OPEN, OTHER)
    hands.on(hours=5)
    played = await app[Matches].play(ANNA, "32-28", match_id=match.id)
    assert played.match.moves == ("32-28", "19-23")
    assert played.text == "32-28"
    history = await app[Matches].history(match.id)
    assert [(event.actor, event.at) for event in history[1:]] == [(ANNA, hands.at), (BOB, hands.at)]
    assert replay(match.header, history) == played.match == await app[Matches].get(match.id)
    # No time passed on Bob's clock, and he has the bonus of a move.
    left = match.clock.left[1]
    assert left is not None
    assert played.match.clock.left[1] == left + match.terms.pace.bonus
    assert await app[Conditionals].lines(BOB, match.id) == (OPEN[2:],)
    assert await app[Conditionals].news(BOB, match.id) == (LineNews(1, "32-28", "19-23", (OTHER,), 1),)
    # Only the player to move now is called; of the lines the place hears nothing.
    assert [(n.recipient, n.seq) for n in await told(app, Turn)][-1] == (ANNA, played.match.seq)
    assert await told(app, Lines) == []
    assert (await check(app.database)).problems == ()


async def test_the_same_move_sent_twice_counts_once_with_its_answer(app: App) -> None:
    match = await begun(app, OPEN)
    first = await app[Matches].play(ANNA, "32-28", match_id=match.id, request=5)
    again = await app[Matches].play(ANNA, "32-28", match_id=match.id, request=5)
    assert again.repeated
    assert (again.text, again.match) == (first.text, first.match)


async def test_lines_of_both_go_on_as_long_as_they_fit(app: App) -> None:
    match = await begun(app, OPEN)
    await app[Conditionals].add(ANNA, match.id, (*OPEN[:3], "14x23", "33-28", "23x32", "37x28"))
    played = await app[Matches].play(ANNA, "32-28", match_id=match.id)
    assert played.match.moves == (*OPEN, "33-28")
    assert await app[Conditionals].lines(BOB, match.id) == ()
    assert await app[Conditionals].lines(ANNA, match.id) == (("23x32", "37x28"),)
    assert (await check(app.database)).problems == ()


async def test_a_forced_move_is_answered_and_answers(app: App) -> None:
    match = await started(app, terms(game="american", setup="B:W18,32:B11,8,4"))
    await app[Players].save(BOB, auto_forced=True)
    await app[Conditionals].add(ANNA, match.id, ("11-15", "18x11", "8x15"))
    played = await app[Matches].play(ANNA, "11-15", match_id=match.id)
    assert played.match.moves == ("11-15", "18x11", "8x15")


async def test_a_move_of_ones_own_that_parts_from_the_lines_drops_them(app: App) -> None:
    match = await begun(app)
    await app[Conditionals].add(ANNA, match.id, OPEN[:3])
    await app[Matches].play(ANNA, "31-27", match_id=match.id)
    for line in (None, ("20-25", "36-31")):
        if line is not None:
            await app[Conditionals].add(ANNA, match.id, line)
        news = await app[Conditionals].news(ANNA, match.id)
        assert news == (LineNews(1, "31-27", None, (OPEN[:3],), 0),), "she has not heard it yet"


async def test_an_offer_is_not_declined_by_a_prepared_move_which_waits_for_the_answer(app: App) -> None:
    match = await begun(app, OPEN)
    played = await app[Matches].play(ANNA, "32-28", match_id=match.id, offer_draw=True)
    assert played.match.moves == ("32-28",)
    assert played.match.draw_offer is not None
    declined = await app[Matches].act(BOB, match.id, Match.decline_draw)
    assert declined.moves == ("32-28", "19-23")
    assert [notice.recipient for notice in await told(app, DrawDeclined)] == [ANNA]


async def test_a_move_that_its_player_has_yet_to_make_is_never_made_for_them(app: App) -> None:
    """A line written in one's own turn may begin with one's own move, and counts from then on."""
    own = OPEN[1:]
    asked = await begun(app)
    await app[Matches].play(ANNA, "32-28", match_id=asked.id)
    await app[Conditionals].add(BOB, asked.id, own)
    await app[Matches].act(ANNA, asked.id, Match.ask_takeback)
    assert (await app[Matches].act(BOB, asked.id, Match.refuse_takeback)).moves == ("32-28",)
    await app[Matches].act(ANNA, asked.id, Match.offer_draw)
    assert (await app[Matches].act(BOB, asked.id, Match.decline_draw)).moves == ("32-28",)
    offered = await begun(app)
    await app[Matches].play(ANNA, "32-28", match_id=offered.id, offer_draw=True)
    await app[Conditionals].add(BOB, offered.id, own)
    assert (await app[Matches].act(BOB, offered.id, Match.decline_draw)).moves == ("32-28",)
    # An answer that was due is not, once another move was written in its place.
    waiting = await begun(app, OPEN)
    await app[Matches].play(ANNA, "32-28", match_id=waiting.id, offer_draw=True)
    await app[Conditionals].add(BOB, waiting.id, ("17-22", "28x17", "11x22"))
    assert (await app[Matches].act(BOB, waiting.id, Match.decline_draw)).moves == ("32-28",)
    # A line that goes on from it leaves it due.
    longer = await begun(app, OPEN)
    await app[Matches].play(ANNA, "32-28", match_id=longer.id, offer_draw=True)
    await app[Conditionals].add(BOB, longer.id, ("19-23", "28x19", "14x23", "33-28", "23x32"))
    assert (await app[Matches].act(BOB, longer.id, Match.decline_draw)).moves == ("32-28", "19-23")
    assert (await check(app.database)).problems == ()
    # By hand it is the beginning of the line.
    await app[Matches].play(BOB, "19-23", match_id=asked.id)
    played = await app[Matches].play(ANNA, "28x19", match_id=asked.id)
    assert played.match.moves == ("32-28", *own)


async def test_a_granted_takeback_leaves_no_line(app: App) -> None:
    for user in (ANNA, BOB):
        await app[Players].save(user, dm=True)
    match = await begun(app, OTHER)
    await app[Matches].play(ANNA, "32-28", match_id=match.id)
    await app[Conditionals].add(ANNA, match.id, ("19-23", "28x19"))
    await app[Matches].act(ANNA, match.id, Match.ask_takeback)
    # The line would be played at once, but the request waits for its answer.
    await app[Matches].act(BOB, match.id, Match.grant_takeback)
    assert await app[Conditionals].lines(ANNA, match.id) == ()
    assert await app[Conditionals].news(ANNA, match.id) == (
        LineNews(0, None, None, (("19-23", "28x19"),), 0),
    )
    # Bob's was gone before, and he has his letter about that.
    assert [notice.recipient for notice in await told(app, Lines)] == [BOB, ANNA]
    assert (await check(app.database)).problems == ()


async def test_the_end_of_a_match_is_the_end_of_its_lines(app: App) -> None:
    match = await begun(app, OPEN)
    await app[Matches].act(ANNA, match.id, Match.resign)
    with pytest.raises(MatchOver):
        await app[Conditionals].add(BOB, match.id, OTHER)
    assert await how_many(app, prepared_lines) == 0


async def test_lines_that_cannot_be_played_keep_nobody_from_moving(app: App) -> None:
    match = await begun(app, OPEN)
    await changed(app, sa.update(prepared_lines).values(lines=[["32-28", "50-45"]]))
    played = await app[Matches].play(ANNA, "32-28", match_id=match.id)
    assert played.match.moves == ("32-28",)
    assert await app[Conditionals].lines(BOB, match.id) == ()


SETUP = "B:W18,32:B11,8,4"
"""11-15 forces 18x11, and that forces 8x15; then White has a choice."""
ROW = ("11-15", "18x11", "8x15")


async def forcing(app: App) -> Match:
    return await started(app, terms(game="american", setup=SETUP))


@pytest.mark.parametrize(
    ("wanting", "made"),
    [((), 1), ((BOB,), 2), ((ANNA, BOB), 3), ((ANNA,), 1)],
    ids=["none", "bob", "both", "anna"],
)
async def test_forced_moves_are_made_for_who_wants_them(
    app: App, wanting: tuple[int, ...], made: int
) -> None:
    match = await forcing(app)
    for user in wanting:
        await app[Players].save(user, auto_forced=True)
    played = await app[Matches].play(ANNA, "11-15", match_id=match.id)
    assert played.match.moves == ROW[:made]
    assert (played.text, len(played.move.path)) == ("11-15", 2)
    assert await app[Matches].get(match.id) == played.match
    assert replay(played.match.header, await app[Matches].history(match.id)) == played.match
    last = (await told(app, Turn))[-1]
    assert (last.recipient, last.id) == (played.match.mover, played.notice_ids[-1])


async def test_a_long_row_of_forced_moves_goes_on_when_somebody_moves_again(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.lines.service.IN_A_ROW", 1)
    match = await forcing(app)
    for user in (ANNA, BOB):
        await app[Players].save(user, auto_forced=True)
    assert (await app[Matches].play(ANNA, "11-15", match_id=match.id)).match.moves == ROW[:2]


async def test_a_turn_that_no_move_began_waits_for_its_player(app: App) -> None:
    await app[Players].save(ANNA, auto_forced=True)
    match = await started(app, terms(game="american", setup="B:W18,32:B15,1"))
    assert len(match.game.legal_moves(match.state)) == 1
    assert match.moves == ()


async def test_an_offer_is_not_declined_by_a_forced_move(app: App) -> None:
    match = await forcing(app)
    await app[Players].save(BOB, auto_forced=True)
    played = await app[Matches].play(ANNA, "11-15", match_id=match.id, offer_draw=True)
    assert played.match.moves == ("11-15",)
    assert played.match.draw_offer is not None


async def test_a_forced_move_waits_for_the_answer_to_a_takeback_and_is_made_when_it_is_refused(
    app: App,
) -> None:
    match = await forcing(app)
    await app[Matches].play(ANNA, "11-15", match_id=match.id, offer_draw=True)
    await app[Matches].act(ANNA, match.id, Match.ask_takeback)
    await app[Players].save(BOB, auto_forced=True)
    assert (await app[Matches].act(BOB, match.id, Match.decline_draw)).moves == ROW[:1]
    refused = await app[Matches].act(BOB, match.id, Match.refuse_takeback)
    assert refused.moves == ROW[:2]
