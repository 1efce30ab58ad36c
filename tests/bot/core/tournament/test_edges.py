"""The edges of tournaments: deadlines in their very instant, counts at their limit, decisions taken back."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.absence import Span
from bot.core.errors import BadTournament
from bot.core.points import DRAW, LOSS, WIN
from bot.core.tournament import actions, transitions
from bot.core.tournament.byes import ask_bye
from bot.core.tournament.course import due, next_meetings, podium
from bot.core.tournament.direction import Direction
from bot.core.tournament.event import Corrected, Limit
from bot.core.tournament.league import LEAST_IN_DIVISION, divisions, movers
from bot.core.tournament.meeting import MOST_PLAYERS_TOLD, Meeting, parts
from bot.core.tournament.pairings import Kind, Pairing
from bot.core.tournament.plan import Format, Plan
from bot.core.tournament.policy import CLAIM_DAYS, FURTHEST, Policy, Start
from bot.core.tournament.timetable import Duty, absentees, closing, duty, overdue, ready, wakes_at
from bot.core.tournament.tournament import Tournament, replay
from bot.core.tournament.undo import last_action, undo
from tests.bot.core.tournament.test_tournament import BOSS, NOW, TERMS, Life

DAY = timedelta(days=1)
INSTANT = timedelta(milliseconds=1)
SWISS = Plan("Open", Format.SWISS, TERMS, rounds=3, policy=Policy(round_days=5))
GROUPS = Plan("Cup", Format.GROUPS, TERMS)
PAIRS = replace(GROUPS, terms=replace(TERMS, pair=True))


def begun(plan: Plan = SWISS, players: int = 4) -> Life:
    life = Life(plan, players)
    life.start()
    life.arrange()
    return life


def won(life: Life, match: int, winner: int | None, *, forfeit: bool = False) -> None:
    life.step(transitions.result(life.tournament, match, winner, forfeit, life.now))


def ends(life: Life) -> list[object]:
    return [life.tournament.ends(meeting) for meeting in life.tournament.meetings]


def limited(life: Life, **limits: int) -> None:
    """These users, named u101 and so on, want so many games at once at most."""
    wanted = {int(user[1:]): limit for user, limit in limits.items()}
    life.tournament = replace(life.tournament, direction=replace(Direction(), limits=wanted))


def refused(fault: str) -> pytest.RaisesExc[BadTournament]:
    return pytest.raises(BadTournament, match=f"bad-tournament-{fault}")


# Time.


def test_a_round_s_time_is_over_in_its_very_instant_for_what_is_not_decided() -> None:
    life = begun()
    end = life.events[-1].at + 5 * DAY
    assert overdue(life.tournament, end - INSTANT) == ()
    assert overdue(life.tournament, end) == (0, 1)
    assert duty(life.tournament, end) is Duty.TIME_UP
    won(life, life.open()[0], None)
    assert overdue(life.tournament, end) == (1,)
    assert (life.tournament.since, life.tournament.deadline) == (end - 5 * DAY, end)
    won(life, life.open()[0], None)
    assert (life.tournament.since, life.tournament.deadline) == (None, None)
    life.arrange()
    assert life.tournament.since == life.events[-1].at
    assert life.tournament.deadline == life.events[-1].at + 5 * DAY


def test_a_check_in_and_a_start_come_in_their_very_instants() -> None:
    at = NOW + 10 * DAY
    policy = Policy(start=Start.DATE, starts_at=at, check_in=24)
    life = Life(replace(SWISS, most=3, policy=policy), 5)
    assert wakes_at(life.tournament) == at - DAY
    assert duty(life.tournament, at - DAY - INSTANT) is None
    assert duty(life.tournament, at - DAY) is Duty.OPEN_CHECK_IN
    life.step(actions.open_check_in(life.tournament, at - DAY))
    for user in (105, 104, 103, 101):
        life.step(actions.check_in(life.tournament, user, at - DAY))
    assert life.tournament.starters == (101, 103, 104), "as many as there are places, in the order of entry"
    assert wakes_at(life.tournament) == at
    assert duty(life.tournament, at - INSTANT) is None
    assert duty(life.tournament, at) is Duty.START
    # A player who has left and comes back has to be there again.
    for step in (transitions.leave, transitions.enter):
        life.step(step(life.tournament, 101, at - DAY))
    assert life.tournament.starters == (103, 104, 105)
    assert 101 not in life.tournament.direction.checked_in


def test_at_the_start_only_those_count_who_are_there() -> None:
    at = NOW + 10 * DAY
    policy = Policy(start=Start.DATE, starts_at=at, check_in=24)
    life = Life(replace(SWISS, policy=policy), 5)
    life.step(actions.open_check_in(life.tournament, at - DAY))
    life.step(actions.check_in(life.tournament, 101, at - DAY))
    assert duty(life.tournament, at) is Duty.CALL_OFF, "five have entered, one is there"


def test_the_last_director_stays_and_who_announced_it_may_go_before() -> None:
    life = Life(SWISS, 4)
    with refused("last-director"):
        actions.name_director(life.tournament, BOSS, BOSS, False, life.now)
    life.step(actions.name_director(life.tournament, BOSS, 101, True, life.now))
    with refused("named"):
        actions.name_director(life.tournament, BOSS, 101, True, life.now)
    life.step(actions.name_director(life.tournament, 101, BOSS, False, life.now))
    assert life.tournament.directors == {101}, "who announced it directs it no longer"
    with refused("last-director"):
        actions.name_director(life.tournament, 101, 101, False, life.now)
    life.step(actions.name_director(life.tournament, 101, BOSS, True, life.now))
    assert life.tournament.directors == {101, BOSS}


def test_a_bye_asked_for_makes_room_for_a_round_more() -> None:
    life = Life(replace(SWISS, rounds=5), 4)
    life.start()
    assert not life.tournament.system.more_to_come(life.tournament), "nobody can be absent yet"
    assert life.tournament.system.most_rounds(life.tournament) == 3
    for user in (101, 102, 103, 104):
        life.step(ask_bye(life.tournament, user, 4, life.now))
        expected = 4 if user == 104 else 3
        assert life.tournament.system.most_rounds(life.tournament) == expected


def test_a_limit_of_games_leaves_with_its_player_and_the_next_of_the_list_moves_up() -> None:
    life = Life(replace(SWISS, most=3), 2)
    life.step(transitions.enter(life.tournament, 110, life.now, 1))
    life.step(transitions.enter(life.tournament, 111, life.now))
    life.step(transitions.enter(life.tournament, 112, life.now))
    before = life.tournament
    life.step(transitions.leave(life.tournament, 110, life.now))
    assert life.tournament.moved_up(before) == (111,)
    life.step(transitions.enter(life.tournament, 110, life.now))
    assert life.tournament.direction.limits == {}


def test_a_date_lies_ahead_but_no_more_than_a_year() -> None:
    for at, fits in (
        (NOW, False),
        (NOW + INSTANT, True),
        (NOW + FURTHEST, True),
        (NOW + FURTHEST + INSTANT, False),
    ):
        policy = Policy(start=Start.DATE, starts_at=at)
        if fits:
            assert policy.checked(NOW) == policy
        else:
            with refused("date"):
                policy.checked(NOW)
    assert Policy(least=1500, most=1500).checked()


def test_only_another_date_is_counted_from_its_own_telling() -> None:
    policy = Policy(start=Start.DATE, starts_at=NOW + 10 * DAY)
    life = Life(replace(SWISS, policy=policy), 3)
    life.step(actions.change(life.tournament, BOSS, replace(life.tournament.plan, name="Cup"), life.now))
    assert life.tournament.planned_at == NOW
    later = replace(policy, starts_at=NOW + 11 * DAY)
    life.step(actions.change(life.tournament, BOSS, replace(SWISS, policy=later), life.now))
    assert life.tournament.planned_at == life.events[-1].at


def test_an_extension_lengthens_what_goes_on_and_begins_anew_what_is_over() -> None:
    life = begun()
    since = life.events[-1].at
    longer, _ = actions.extend(life.tournament, BOSS, 2, since + 5 * DAY - INSTANT)
    assert longer.meetings[0].limit == Limit(since, since + 7 * DAY)
    at = since + 5 * DAY
    anew, _ = actions.extend(life.tournament, BOSS, 2, at)
    assert anew.meetings[0].limit == Limit(at, at + 2 * DAY)
    late, _ = actions.extend(life.tournament, BOSS, 2, at + DAY)
    assert late.deadline == at + 3 * DAY
    life.step(actions.time_up(life.tournament, [0], at))
    life.step(actions.extend(life.tournament, BOSS, 2, at + DAY))
    again = life.tournament.meetings[0]
    assert again.limit == Limit(at + DAY, at + (CLAIM_DAYS + 2) * DAY), "its players play on"
    assert not again.claiming


def test_an_extension_in_a_pause_counts_from_the_pause() -> None:
    life = begun()
    at = life.events[-1].at + 4 * DAY
    life.step(actions.pause(life.tournament, BOSS, at))
    life.step(actions.extend(life.tournament, BOSS, 2, at + 9 * DAY))
    assert wakes_at(life.tournament) is None
    life.step(actions.resume(life.tournament, BOSS, at + 10 * DAY))
    assert life.tournament.deadline == at + 13 * DAY


def test_a_paused_tournament_arranges_nothing() -> None:
    life = begun()
    for match in life.open():
        won(life, match, None)
    assert due(life.tournament)
    life.step(actions.pause(life.tournament, BOSS, life.now))
    assert not due(life.tournament)
    assert duty(life.tournament, life.now + 99 * DAY) is None


def test_the_time_for_claims_waits_for_a_vacation_of_who_has_not_claimed_only() -> None:
    life = begun(replace(PAIRS, policy=Policy(round_days=5)), 3)
    meeting = life.tournament.meetings[0]
    one, other = (life.tournament.user(number) for number in meeting.pairing.players())
    at = life.events[-1].at + 5 * DAY
    away: dict[int, tuple[Span, ...]] = {one: ((at, at + 2 * DAY),)}
    life.tournament = replace(life.tournament, holidays=away)
    assert ends(life)[0] == at, "a round passes in vacations"
    life.step(actions.time_up(life.tournament, [0], at))
    assert ends(life)[0] == at + (CLAIM_DAYS + 2) * DAY
    first, second = meeting.matches
    life.step(actions.claim(life.tournament, other, first, other, at))
    life.step(actions.claim(life.tournament, other, second, other, at))
    life.step(actions.claim(life.tournament, one, first, None, at))
    assert ends(life)[0] == at + (CLAIM_DAYS + 2) * DAY, "one game is left that they have not claimed"
    life.step(actions.claim(life.tournament, one, second, None, at))
    assert ends(life)[0] == at + CLAIM_DAYS * DAY


# Counts.


def test_as_many_games_at_once_as_a_player_wants_and_no_fewer() -> None:
    life = Life(GROUPS, 4)
    life.start()
    life.step(transitions.arrange(life.tournament, next_meetings(life.tournament), life.now))
    limited(life, u101=2)

    def of_first(positions: tuple[int, ...]) -> list[int]:
        return [n for n in positions if 1 in life.tournament.meetings[n].pairing.players()]

    found = ready(life.tournament)
    assert (len(found), len(of_first(found))) == (5, 2)
    games = [(position, [next(life.ids)]) for position in found]
    life.step(actions.begin(life.tournament, games, life.now))
    assert ready(life.tournament) == ()
    won(life, dict(games)[of_first(found)[0]][0], None)
    assert len(ready(life.tournament)) == 1, "a game that is over takes no room"


def test_a_meeting_of_two_games_fits_into_any_limit_and_begins_before_claims_only() -> None:
    life = Life(replace(PAIRS, policy=Policy(round_days=5)), 3)
    life.start()
    life.step(transitions.arrange(life.tournament, next_meetings(life.tournament), life.now))
    limited(life, u101=1, u102=3)
    (first,) = (n for n in ready(life.tournament) if 1 in life.tournament.meetings[n].pairing.players())
    life.step(actions.time_up(life.tournament, [first], life.now))
    assert first not in ready(life.tournament)


def test_claims_settle_a_game_when_both_agree_or_one_alone_at_the_end() -> None:
    life = begun()
    match = life.open()[0]
    at = life.events[-1].at + 5 * DAY
    life.step(actions.time_up(life.tournament, [0, 1], at))
    close = at + CLAIM_DAYS * DAY
    meeting = life.tournament.meetings[0]
    one, other = (life.tournament.user(number) for number in meeting.pairing.players())
    with refused("not-yours"):
        actions.claim(life.tournament, 999, match, None, at)
    assert actions.claimed(life.tournament, match, closing=True) == (LOSS, LOSS)
    life.step(actions.claim(life.tournament, one, match, one, at))
    assert actions.claimed(life.tournament, match, closing=False) is None
    assert actions.claimed(life.tournament, match, closing=True) == (WIN, LOSS)
    assert closing(life.tournament, close) == (0, 1)
    life.step(actions.claim(life.tournament, other, match, None, at))
    assert actions.disputed(life.tournament, match)
    assert actions.claimed(life.tournament, match, closing=True) is None
    assert closing(life.tournament, close) == (1,), "time decides nothing between two unlike claims"


def test_rounds_off_can_be_asked_for_until_the_last_but_one_and_given_in_the_last() -> None:
    life = begun()
    with refused("bye-round"):
        ask_bye(life.tournament, 101, 3, life.now)
    assert ask_bye(life.tournament, 101, 2, life.now)[0].byes == {(101, 2): DRAW}
    assert actions.give_bye(life.tournament, BOSS, 101, 3, 2, life.now)[0].byes == {(101, 3): WIN}
    with refused("bye-round"):
        actions.give_bye(life.tournament, BOSS, 101, 4, 2, life.now)
    for match in life.open():
        won(life, match, None)
    life.arrange()
    with refused("bye-late"):
        ask_bye(life.tournament, 101, None, life.now)
    assert life.tournament.joinable
    for match in life.open():
        won(life, match, None)
    life.arrange()
    assert not life.tournament.joinable


def test_three_places_are_honoured_and_a_third_that_two_share_is_two() -> None:
    life = begun(GROUPS, 4)
    for match in life.open():
        meeting = life.tournament.of_match(match)
        assert meeting is not None
        won(life, match, min(life.tournament.user(number) for number in meeting.pairing.players()))
    assert podium(life.tournament) == {1: (101,), 2: (102,), 3: (103,)}


def test_absent_is_who_lost_every_game_without_a_move_while_rounds_are_to_come() -> None:
    life = begun()
    for meeting in life.tournament.meetings:
        winner = life.tournament.user(meeting.pairing.first)
        won(life, meeting.matches[0], winner, forfeit=True)
    lost = {life.tournament.user(meeting.pairing.second or 0) for meeting in life.tournament.meetings}
    assert set(absentees(life.tournament)) == lost
    life.tournament = replace(life.tournament, plan=replace(life.tournament.plan, rounds=1))
    assert absentees(life.tournament) == ()


def test_absent_is_nobody_who_took_a_point_or_had_a_game() -> None:
    life = begun(replace(GROUPS, format=Format.SWISS, rounds=4), 4)
    for number in range(2):
        for meeting in life.tournament.meetings[2 * number :]:
            first, second = sorted(map(life.tournament.user, meeting.pairing.players()))
            won(life, meeting.matches[0], first if number == 0 else second, forfeit=True)
        if number == 0:
            life.arrange()
    points = dict.fromkeys(life.tournament.seeds, 0)
    for pairing in (meeting.pairing for meeting in life.tournament.meetings):
        for player in pairing.players():
            points[life.tournament.user(player)] += pairing.points(player)
    assert set(absentees(life.tournament)) == {user for user, taken in points.items() if not taken}
    assert 0 < len(absentees(life.tournament)) < len(points) - 1


def test_one_message_tells_of_sixty_players() -> None:
    meetings = [Meeting(0, 0, Pairing(1, 2 * n + 1, 2 * n + 2)) for n in range(MOST_PLAYERS_TOLD // 2 + 1)]
    assert [len(part) for part in parts(meetings[:-1], whole_groups=False)] == [MOST_PLAYERS_TOLD // 2]
    assert [len(part) for part in parts(meetings, whole_groups=False)] == [MOST_PLAYERS_TOLD // 2, 1]


def test_three_are_a_division_and_half_of_a_small_one_moves() -> None:
    assert list(map(len, divisions(range(1, 5 + LEAST_IN_DIVISION + 1), 5))) == [5, LEAST_IN_DIVISION]
    assert list(map(len, divisions(range(1, 5 + LEAST_IN_DIVISION), 5))) == [4 + LEAST_IN_DIVISION]
    assert movers([6, 3, 7], 3) == (1, 1)


# Decisions taken back, and players replaced.


def test_who_leaves_after_exactly_half_of_their_games_stays_in_the_table() -> None:
    life = begun(GROUPS, 5)
    own = [match for match in life.open() if 101 in players(life, match)]
    for match in own[:2]:
        won(life, match, 101)
    half, _ = transitions.withdraw(life.tournament, BOSS, 101, life.now)
    assert half.struck == frozenset()


def players(life: Life, match: int) -> list[int]:
    meeting = life.tournament.of_match(match)
    assert meeting is not None
    return [life.tournament.user(number) for number in meeting.pairing.players()]


def test_who_comes_back_has_the_table_and_the_open_meeting_again() -> None:
    life = begun(GROUPS, 5)
    life.step(transitions.withdraw(life.tournament, BOSS, 101, life.now))
    assert life.tournament.struck == {(0, 1)}
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert (life.tournament.struck, life.tournament.withdrawn) == (frozenset(), frozenset())
    cup = begun(Plan("Cup", Format.KNOCKOUT, replace(TERMS, pair=True)), 4)
    cup.step(transitions.withdraw(cup.tournament, BOSS, 101, cup.now))
    assert [meeting.left for meeting in cup.tournament.meetings].count(1) == 1
    cup.step(undo(cup.tournament, cup.events, BOSS, cup.now))
    assert [meeting.left for meeting in cup.tournament.meetings] == [None, None]


def test_who_comes_back_after_games_were_given_up_has_lost_those() -> None:
    life = begun(GROUPS, 4)
    first, second = [match for match in life.open() if 101 in players(life, match)][:2]
    won(life, first, 101)
    life.step(transitions.withdraw(life.tournament, BOSS, 101, life.now))
    assert undo(life.tournament, life.events, BOSS, life.now)[0].withdrawn == frozenset()
    won(life, second, 102)
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert life.tournament.withdrawn == frozenset()
    assert {first, second} <= life.tournament.results


def test_a_round_off_that_a_player_asked_for_is_no_director_s_to_take_back() -> None:
    life = begun()
    life.step(actions.forbid(life.tournament, BOSS, (101, 102), True, life.now))
    forbidden = life.events[-1]
    life.step(ask_bye(life.tournament, 103, 2, life.now))
    assert last_action(life.events) == forbidden
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert life.tournament.forbidden == frozenset()
    assert life.tournament.byes == {(103, 2): DRAW}
    with refused("nothing-to-undo"):
        undo(life.tournament, life.events, BOSS, life.now)


def test_a_director_who_steps_back_is_one_again_when_that_is_taken_back() -> None:
    life = begun()
    life.step(actions.name_director(life.tournament, BOSS, 201, True, life.now))
    life.step(actions.name_director(life.tournament, 201, 201, False, life.now))
    assert 201 not in life.tournament.directors
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert 201 in life.tournament.directors


def test_a_correction_is_taken_back_after_the_next_round_is_paired_too() -> None:
    life = begun()
    corrected = life.open()[0]
    for match in life.open():
        won(life, match, None)
    life.step(actions.correct(life.tournament, BOSS, corrected, (WIN, LOSS), life.now))
    life.arrange()
    assert life.tournament.round == 2
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert life.tournament.meetings[0].pairing.games == ((DRAW, DRAW),)


def test_a_round_off_changed_twice_goes_back_step_by_step() -> None:
    life = begun()
    for points in (1, 2):
        life.step(actions.give_bye(life.tournament, BOSS, 101, 2, points, life.now))
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert life.tournament.byes == {(101, 2): DRAW}
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert life.tournament.byes == {}


def test_an_extension_is_taken_back_meeting_by_meeting_until_its_former_end_has_come() -> None:
    life = begun()
    since = life.events[-1].at
    won(life, life.open()[0], None)
    one = life.tournament.meetings[1]
    life.tournament = replace(
        life.tournament, meetings=(replace(one, limit=Limit(since, since + 9 * DAY)), one)
    )
    before = ends(life)
    life.step(actions.extend(life.tournament, BOSS, 2, life.now))
    assert undo(life.tournament, life.events, BOSS, life.now)[0].meetings == (
        replace(one, limit=Limit(since, since + 9 * DAY)),
        one,
    )
    assert before == [since + 9 * DAY, since + 5 * DAY]
    undo(life.tournament, life.events, BOSS, since + 9 * DAY - INSTANT)
    with refused("undo-late"):
        undo(life.tournament, life.events, BOSS, since + 9 * DAY)


@pytest.mark.parametrize("between", ["replaced", "time-up", "begun"])
def test_nothing_is_taken_back_once_something_depends_on_it(between: str) -> None:
    life = begun()
    life.step(actions.forbid(life.tournament, BOSS, (101, 102), True, life.now))
    steps = {
        "replaced": lambda t: actions.substitute(t, BOSS, 103, 201, [], life.now),
        "time-up": lambda t: actions.time_up(t, [0], life.now),
        "begun": lambda t: actions.begin(t, [], life.now),
    }
    life.step(steps[between](life.tournament))
    if between == "replaced":
        life.step(undo(life.tournament, life.events, BOSS, life.now))
        assert 103 in life.tournament.seeds
    with refused("undo-late"):
        undo(life.tournament, life.events, BOSS, life.now)


def test_a_substitute_has_the_byes_the_forbidden_pairs_and_the_games_of_all_before() -> None:
    life = begun()
    life.step(actions.forbid(life.tournament, BOSS, (101, 102), True, life.now))
    life.step(ask_bye(life.tournament, 101, 2, life.now))
    for user, other in ((101, 201), (201, 202)):
        life.step(actions.substitute(life.tournament, BOSS, user, other, [], life.now))
    after = life.tournament
    assert after.byes == {(202, 2): DRAW}
    assert after.forbidden == {frozenset((202, 102))}
    assert after.holders(1) == (101, 201, 202)
    meeting = next(each for each in after.meetings if 1 in each.pairing.players())
    own = (WIN, LOSS) if meeting.pairing.first == 1 else (LOSS, WIN)
    # A game that a former holder of the place has played is theirs who hold it now.
    for user in (101, 201, 202):
        assert actions.points_of(after, meeting, user) == own
    opponent = next(each for each in meeting.pairing.players() if each != 1)
    assert actions.points_of(after, meeting, after.user(opponent)) == own[::-1]
    assert actions.points_of(after, meeting, None) == (DRAW, DRAW)


def test_a_corrected_forfeit_counts_as_played_and_only_what_hangs_on_it_forbids_a_correction() -> None:
    life = begun()
    match = life.open()[0]
    won(life, match, players(life, match)[0], forfeit=True)
    life.step(actions.correct(life.tournament, BOSS, match, (DRAW, DRAW), life.now))
    assert life.tournament.meetings[0].pairing.kind is Kind.PLAYED
    won(life, life.open()[0], None)
    life.arrange()
    # A Swiss round is not paired anew.
    assert actions.correct(life.tournament, BOSS, match, (WIN, LOSS), life.now)
    cup = Life(replace(GROUPS, group=3), 6)
    cup.start()
    cup.arrange()
    group = cup.open()
    for each in group:
        won(cup, each, players(cup, each)[0])
    assert actions.correct(cup.tournament, BOSS, group[0], (DRAW, DRAW), cup.now)
    cup.arrange()
    assert cup.tournament.stage == 1
    with refused("depends"):
        actions.correct(cup.tournament, BOSS, group[0], (DRAW, DRAW), cup.now)


def test_a_correction_taken_back_leaves_a_forfeit_a_forfeit() -> None:
    life = begun()
    match = life.open()[0]
    winner = players(life, match)[0]
    won(life, match, winner, forfeit=True)
    before = life.tournament.meetings
    life.step(actions.correct(life.tournament, BOSS, match, (DRAW, DRAW), life.now))
    corrected, said = life.tournament, life.events[-1]
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert life.tournament.meetings == before
    assert before[0].pairing.wins(life.tournament.number(winner)) == 0
    # A game that was won without being played may have been won on the board.
    life.step(actions.correct(life.tournament, BOSS, match, before[0].pairing.games[0], life.now))
    assert life.tournament.meetings[0].pairing.kind is Kind.PLAYED
    # Events of earlier versions say nothing of it: the game counts as played.
    assert isinstance(said.what, Corrected)
    earlier = replace(said, what=Corrected(match, said.what.points, was=said.what.was))
    again = replay(life.tournament.id, life.tournament.place, [*life.events[: said.seq - 1], earlier])
    assert again.meetings == corrected.meetings


def test_of_a_cup_both_of_whose_players_have_left_nobody_wins_a_game() -> None:
    cup = begun(Plan("Cup", Format.KNOCKOUT, replace(TERMS, pair=True), third=True), 4)
    for meeting in cup.tournament.meetings:
        for match in meeting.matches:
            won(cup, match, cup.tournament.user(meeting.pairing.first))
    finalists: Tournament = cup.tournament
    for user in (101, 102):
        finalists, _ = transitions.withdraw(finalists, BOSS, user, cup.now)
    final = next(m.pairing for m in next_meetings(finalists) if set(m.pairing.players()) == {1, 2})
    assert (final.kind, set(final.games)) == (Kind.FORFEIT, {(LOSS, LOSS)})
