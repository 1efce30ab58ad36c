"""The transitions of a match, and the law that its events tell all of it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core import errors
from bot.core.clock import Pause, Why
from bot.core.events import DrawOffered, Moved, TakenBack, What
from bot.core.log import Event
from bot.core.match import Header, Match, Step, Terms, begin, replay
from bot.store.codec import written
from rules import Ending, Outcome, Side
from tests.bot.fixtures import ANNA, BOB, CARL, PLACE, START, a_move, read_back, sure, terms

DAY = timedelta(days=1)
SECOND = timedelta(seconds=1)


def fresh(agreed: Terms | None = None) -> Match:
    agreed = agreed or terms()
    return begin(Header(7, agreed, PLACE, (ANNA, BOB), agreed.kind.rules_version), START, BOB)[0]


def moved(match: Match, plies: int = 1, after: timedelta = timedelta(hours=1)) -> Match:
    now = match.last_at
    for _ in range(plies):
        now += after
        match, _events = match.play(match.mover, a_move(match), now)
    return match


def test_a_move_changes_position_turn_and_clock() -> None:
    match = fresh()
    text = a_move(match)
    after, events = match.play(ANNA, text, START + DAY)
    assert events == (Event(2, START + DAY, ANNA, Moved(text)),)
    assert (after.moves, after.mover, after.turn_at, after.turn_seq) == ((text,), BOB, START + DAY, 2)
    assert after.previous_state == match.state
    assert after.last_move == match.game.parse(match.state, text)
    assert after.clock.running is Side.SECOND
    with pytest.raises(errors.NotYourTurn):
        after.play(ANNA, text, START + DAY)


def test_stored_text_is_canonical_whatever_was_typed() -> None:
    match = fresh()
    text = a_move(match)
    _, events = match.play(ANNA, f"  {text.upper()}!? ", START)
    assert events[0].what == Moved(text)


def test_nothing_happens_to_a_match_that_is_over() -> None:
    over, _ = moved(fresh(), 2).resign(ANNA, START + DAY)
    late = START + DAY
    attempts: tuple[Callable[[], Step], ...] = (
        lambda: over.play(ANNA, "x", late),
        lambda: over.resign(BOB, late),
        lambda: over.abort(BOB, late),
        lambda: over.offer_draw(BOB, late),
        lambda: over.accept_draw(BOB, late),
        lambda: over.claim(ANNA, late),
        lambda: over.ask_takeback(BOB, late),
        lambda: over.grant_takeback(BOB, late),
        lambda: over.claim_time(BOB, late),
        lambda: over.give_time(BOB, late),
        lambda: over.go_on(BOB, late),
        lambda: over.pause(Pause(Why.DIRECTOR, late, None), late),
        lambda: over.resume(Why.DIRECTOR, late),
        lambda: over.adjudicate(CARL, None, late),
    )
    for attempt in attempts:
        with pytest.raises(errors.MatchOver):
            attempt()
    assert over.flag(late + 100 * DAY) == (over, ())
    with pytest.raises(ValueError, match="cannot follow"):
        over.apply(Event(over.seq + 1, late, ANNA, DrawOffered(3)))


def test_a_match_is_called_off_before_the_second_move_only() -> None:
    for plies in (0, 1):
        over, _ = moved(fresh(), plies).abort(BOB, START + DAY)
        assert over.outcome == Outcome(Ending.ABORT)
    with pytest.raises(errors.TooLateToAbort):
        moved(fresh(), 2).abort(BOB, START + DAY)


def test_an_offer_made_with_a_move_stands_until_the_answer() -> None:
    match = fresh()
    offered, events = match.play(ANNA, a_move(match), START, offer_draw=True)
    assert [event.kind for event in events] == ["moved", "draw-offered"]
    assert offered.draw_offer is Side.FIRST
    with pytest.raises(errors.OwnDrawOffer):
        offered.accept_draw(ANNA, START)
    with pytest.raises(errors.DrawAlreadyOffered):
        offered.offer_draw(ANNA, START)
    assert offered.accept_draw(BOB, START)[0].outcome == Outcome(Ending.AGREEMENT)
    assert offered.offer_draw(BOB, START)[0].outcome == Outcome(Ending.AGREEMENT), "offering back accepts"
    assert moved(offered).draw_offer is None, "moving declines"
    declined, _ = offered.decline_draw(BOB, START)
    assert declined.draw_offer is None
    with pytest.raises(errors.NoDrawOffer):
        declined.accept_draw(BOB, START)


def test_an_offer_stays_through_the_own_move_and_is_not_repeated_for_twenty() -> None:
    offered, _ = fresh().offer_draw(ANNA, START)
    after = moved(offered)
    assert after.draw_offer is Side.FIRST
    match, _ = after.decline_draw(BOB, after.last_at)
    for left in range(19, 0, -1):
        with pytest.raises(errors.DrawOfferTooSoon) as refused:
            match.offer_draw(ANNA, match.last_at)
        assert refused.value.details["count"] == left
        match = moved(match)
        assert match.mover == ANNA
        if left > 1:
            with pytest.raises(errors.DrawOfferTooSoon):
                match.play(ANNA, a_move(match), match.last_at, offer_draw=True)
            match = moved(match)
    # The twentieth move may come with one.
    assert match.play(ANNA, a_move(match), match.last_at, offer_draw=True)[0].draw_offer is Side.FIRST
    assert moved(match).offer_draw(ANNA, match.last_at)[0].draw_offer is Side.FIRST


def test_an_offer_on_ones_own_turn_is_answered_after_the_move() -> None:
    match, _ = fresh().offer_draw(ANNA, START)
    for answer in (match.accept_draw, match.decline_draw):
        with pytest.raises(errors.NoDrawOffer):
            answer(BOB, START)
    # A player who offers one as well, not knowing of it, has agreed.
    assert match.offer_draw(BOB, START)[0].outcome == Outcome(Ending.AGREEMENT)
    match = moved(match)
    assert match.accept_draw(BOB, match.last_at)[0].outcome == Outcome(Ending.AGREEMENT)


def test_who_is_offered_a_draw_may_offer_one_again() -> None:
    match, _ = fresh().play(ANNA, a_move(fresh()), START, offer_draw=True)
    assert match.talks.offered == (20, 0)
    match, _ = match.decline_draw(BOB, START)
    match, _ = match.play(BOB, a_move(match), START, offer_draw=True)
    assert match.talks.offered == (0, 20)
    match, _ = match.decline_draw(ANNA, START)
    match, _ = match.play(ANNA, a_move(match), START, offer_draw=True)
    assert match.talks.offered == (20, 0)


def test_nothing_to_claim_at_the_start() -> None:
    match = fresh()
    assert match.claimable(ANNA) is None
    with pytest.raises(errors.NothingToClaim):
        match.claim(ANNA, START)
    with pytest.raises(errors.NotYourTurn):
        match.claim(BOB, START)


def test_what_the_tables_know_is_claimed_in_rated_games_alone_and_never_by_who_loses() -> None:
    def ending(setup: str, *, rated: bool = True) -> Match:
        return fresh(terms(game="american", setup=setup, rated=rated))

    won = ending("B:WK32,K31:BK1")
    winner, loser = won.players[Side.SECOND], won.players[Side.FIRST]
    assert won.claimable(loser) is None
    with pytest.raises(errors.NothingToClaim):
        won.claim(loser, START)
    over, (ended,) = won.claim(winner, START)
    assert over.outcome == Outcome(Ending.TABLES, Side.SECOND)
    assert ended.actor == winner
    for player in won.players:
        drawn = ending("B:WK32:BK1")
        assert drawn.claim(player, START)[0].outcome == Outcome(Ending.TABLES)
    assert won.claimable(99) is None
    with pytest.raises(errors.NotYourTurn):
        ending("B:WK32,K31:BK1", rated=False).claim(winner, START)
    with pytest.raises(errors.TimeIsUp):
        ending("W:WK32,K31:BK1").claim(winner, START + 60 * DAY)


def test_a_takeback_undoes_back_to_the_move_of_who_asked() -> None:
    match = fresh()
    with pytest.raises(errors.NothingToTakeBack):
        match.ask_takeback(ANNA, START)
    one, two = moved(match), moved(match, 2)
    now = two.last_at
    asked, _ = one.ask_takeback(ANNA, now)
    with pytest.raises(errors.OwnTakeback):
        asked.grant_takeback(ANNA, now)
    with pytest.raises(errors.TakebackAlreadyAsked):
        asked.ask_takeback(ANNA, now)
    back, events = asked.grant_takeback(BOB, now)
    assert events[0].what == TakenBack(1, bonuses=(1, 0))
    assert (back.state, back.moves, back.mover, back.last_move) == (match.state, (), ANNA, None)
    assert back.clock.running is Side.FIRST
    asked, _ = two.ask_takeback(ANNA, now)
    back, events = asked.grant_takeback(BOB, now)
    assert events[0].what == TakenBack(2, bonuses=(1, 1))
    assert back.state == match.state
    asked, _ = two.ask_takeback(BOB, now)
    back, _ = asked.grant_takeback(ANNA, now)
    assert (back.state, back.moves, back.mover) == (one.state, one.moves, BOB)
    assert back.last_move == one.last_move


def test_a_granted_takeback_gives_nobody_time() -> None:
    match = moved(fresh(), 4, timedelta(hours=20))
    straight = moved(match, 4, timedelta(hours=20))
    asked, _ = moved(match, 2, timedelta(hours=20)).ask_takeback(ANNA, match.last_at + timedelta(hours=40))
    back, _ = asked.grant_takeback(BOB, asked.last_at)
    assert (back.mover, back.clock.left) == (ANNA, asked.clock.left)
    assert written(back.clock)["owed"] == [1, 1]
    assert read_back(back.clock) == back.clock
    # They make the same moves once more, and at once: each has what it had before, and from then on as ever.
    again = moved(back, 2, timedelta(0))
    assert again.clock.left == asked.clock.left
    assert (again.clock.owed, moved(again, 2, timedelta(hours=20)).clock.left) == (
        (0, 0),
        straight.clock.left,
    )


def test_a_second_takeback_adds_to_what_is_owed() -> None:
    match = moved(fresh(), 4)
    for plies in (2, 1):
        asked, _ = match.ask_takeback(
            match.players[match.to_move if plies == 2 else match.to_move.other], START
        )
        match, _ = asked.grant_takeback(asked.opponent_of(asked.players[asked.talks.takeback or 0]), START)
    assert match.clock.owed == (1, 2)


def test_a_draw_offer_ends_with_the_moves_that_are_taken_back() -> None:
    match = moved(fresh(), 2)
    offered, _ = match.offer_draw(ANNA, match.last_at)
    asked, _ = offered.ask_takeback(BOB, match.last_at)
    back, _ = asked.grant_takeback(ANNA, match.last_at)
    assert (back.mover, back.draw_offer) == (BOB, None)


def test_a_refused_takeback_is_not_asked_again_before_the_next_move() -> None:
    one = moved(fresh())
    with pytest.raises(errors.NoTakebackAsked):
        one.refuse_takeback(BOB, one.last_at)
    asked, _ = one.ask_takeback(ANNA, one.last_at)
    refused, _ = asked.refuse_takeback(BOB, one.last_at)
    with pytest.raises(errors.TakebackAlreadyAsked):
        refused.ask_takeback(ANNA, one.last_at)
    assert moved(asked).talks.takeback is None, "moving on is an answer too"
    with pytest.raises(errors.TakebackNotAllowed):
        moved(fresh(terms(rated=True))).ask_takeback(ANNA, one.last_at)


def test_a_match_that_never_began_is_dropped() -> None:
    for plies in (0, 1):
        match = moved(fresh(terms("1d", rated=True)), plies)
        assert match.deadline is not None
        assert match.flag(match.deadline - SECOND) == (match, ())
        assert match.flag(match.deadline)[0].outcome == Outcome(Ending.ABORT)


def test_a_casual_match_leaves_the_choice_to_the_opponent() -> None:
    match = moved(fresh(terms("1d")), 2)
    late = sure(match.deadline)
    with pytest.raises(errors.TimeIsUp):
        match.play(ANNA, a_move(match), late)
    with pytest.raises(errors.NotFallen):
        match.claim_time(BOB, late)
    fell, _ = match.flag(late)
    assert (fell.fallen, fell.outcome, fell.deadline) == (Side.FIRST, None, late + 2 * DAY)
    with pytest.raises(errors.TimeIsUp):
        fell.play(ANNA, a_move(match), late)
    with pytest.raises(errors.TimeIsUp):
        fell.claim_time(ANNA, late)
    assert fell.flag(late + DAY) == (fell, ())

    assert fell.claim_time(BOB, late)[0].outcome == Outcome(Ending.TIME, Side.SECOND)
    given, _ = fell.give_time(BOB, late + DAY)
    assert (given.fallen, given.deadline) == (None, late + 2 * DAY)
    renewed, _ = fell.go_on(BOB, late + DAY)
    assert (renewed.fallen, renewed.deadline) == (None, late + 2 * DAY)
    assert moved(given).mover == BOB
    assert fell.flag(late + 2 * DAY)[0].outcome == Outcome(Ending.TIME, Side.SECOND)


def test_a_match_without_clocks_is_abandoned_after_long_silence() -> None:
    match = moved(fresh(terms("none")), 2)
    offered, _ = match.offer_draw(BOB, match.last_at + 27 * DAY)
    assert offered.flag(match.last_at + 54 * DAY) == (offered, ())
    assert offered.flag(match.last_at + 55 * DAY)[0].outcome == Outcome(Ending.ABANDONED)


def test_a_director_stops_and_decides() -> None:
    match = moved(fresh(), 2)
    now = match.last_at
    paused, _ = match.pause(Pause(Why.DIRECTOR, now, None), now, CARL)
    assert paused.deadline is None
    with pytest.raises(errors.MatchPaused):
        paused.play(ANNA, a_move(match), now + DAY)
    resumed, _ = paused.resume(Why.DIRECTOR, now + 3 * DAY, CARL)
    assert resumed.deadline is not None
    assert resumed.deadline == sure(match.deadline) + 3 * DAY
    over, events = paused.adjudicate(CARL, Side.SECOND, now + DAY)
    assert (over.outcome, events[0].actor) == (Outcome(Ending.ADJUDICATION, Side.SECOND), CARL)


def test_only_a_changed_position_makes_a_look_stale() -> None:
    match = moved(fresh(), 2)
    match.expects(None)
    match.expects(match.seq)
    with pytest.raises(errors.StaleMatch):
        match.expects(match.seq - 1)
    offered, _ = match.offer_draw(BOB, match.last_at)
    offered.expects(match.seq)


def test_events_that_cannot_follow_are_refused() -> None:
    match = fresh()
    for wrong in (
        Event(1, START, ANNA, DrawOffered(3)),
        Event(3, START, ANNA, DrawOffered(3)),
        Event(2, START, ANNA, match.header.started(None)),
    ):
        with pytest.raises(ValueError, match=r"follow|once"):
            match.apply(wrong)
    with pytest.raises(ValueError, match="first event"):
        replay(match.header, [])
    with pytest.raises(ValueError, match="begins"):
        replay(match.header, [Event(1, START, ANNA, DrawOffered(3))])


Action = Callable[[Match, int, datetime], Step]

ACTIONS: dict[str, Action] = {
    "play": lambda m, n, now: m.play(m.mover, a_move(m, n), now),
    "play and offer": lambda m, n, now: m.play(m.mover, a_move(m, n), now, offer_draw=True),
    "play out of turn": lambda m, n, now: m.play(m.opponent_of(m.mover), a_move(m, n), now),
    "offer": lambda m, n, now: m.offer_draw(m.players[n % 2], now),
    "decline": lambda m, n, now: (m.decline_draw if n % 5 else m.accept_draw)(m.players[n % 2], now),
    "claim": lambda m, _, now: m.claim(m.mover, now),
    "ask": lambda m, n, now: m.ask_takeback(m.players[n % 2], now),
    "answer": lambda m, n, now: (m.grant_takeback if n % 3 else m.refuse_takeback)(m.players[n % 2], now),
    "flag": lambda m, _, now: m.flag(now),
    "give": lambda m, n, now: m.give_time(m.players[n % 2], now),
    "go on": lambda m, n, now: m.go_on(m.players[n % 2], now),
    "vacation": lambda m, n, now: m.pause(
        Pause(Why.VACATION, now, now + n * SECOND, Side(n % 2), n), now, m.players[n % 2]
    ),
    "downtime": lambda m, n, now: m.pause(Pause(Why.DOWNTIME, now - n * SECOND, now, None, n), now),
    "stop": lambda m, _, now: m.pause(Pause(Why.DIRECTOR, now, None), now, CARL),
    "resume": lambda m, _, now: m.resume(Why.DIRECTOR, now, CARL),
    "resign": lambda m, n, now: m.resign(m.players[n % 2], now),
    "abort": lambda m, n, now: m.abort(m.players[n % 2], now),
    "adjudicate": lambda m, n, now: m.adjudicate(CARL, Side(n % 2), now),
}
ENDS = {"resign", "abort", "adjudicate", "flag"}
ONGOING = [name for name in ACTIONS if name not in ENDS]
steps = st.lists(
    st.tuples(
        # Endings are rare, so that matches last; moves are frequent, so that they go somewhere.
        st.one_of(st.just("play"), st.just("play"), st.sampled_from(ONGOING), st.sampled_from(list(ACTIONS))),
        st.integers(0, 2000),
        st.integers(0, 4 * 86_400_000),
    ),
    max_size=40,
)


@given(
    pace=st.sampled_from(
        ["none", "1d", "12h@Europe/Berlin", "quick", "standard", "bank 1d+6h cap 2d@Asia/Tokyo"]
    ),
    rated=st.booleans(),
    history=steps,
)
@settings(max_examples=300)
def test_the_fold_of_the_events_is_the_match(
    pace: str, rated: bool, history: list[tuple[str, int, int]]
) -> None:
    match = fresh(replace(terms(pace), rated=rated))
    match, events = begin(match.header, START, BOB)
    now = START
    for name, number, pause in history:
        now += timedelta(milliseconds=pause)
        if match.over:
            break
        before = match
        try:
            match, happened = ACTIONS[name](match, number, now)
        except errors.MatchError:
            assert match is before
            continue
        assert [event.seq for event in happened] == list(range(before.seq + 1, match.seq + 1))
        assert all(event.at == now for event in happened)
        events += happened
    assert replay(match.header, events) == match
    assert replay(match.header, [through_json(event) for event in events]) == match
    for length in range(1, len(events)):
        assert replay(match.header, events[:length]).seq == length
    assert match.states()[-1] == match.state


def through_json(event: Event[What]) -> Event[What]:
    return replace(event, what=read_back(event.what))
