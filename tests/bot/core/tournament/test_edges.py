"""The edges of tournaments: deadlines in their very instant and counts at their limit."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.calendar import Span
from bot.core.errors import BadTournament, MatchError
from bot.core.verdict import DRAW, WIN
from bot.tournaments.model import actions, transitions
from bot.tournaments.model import event as ev
from bot.tournaments.model.desk import Desk, claimed, latest
from bot.tournaments.model.formats.league import LEAST_IN_DIVISION, divisions, movers
from bot.tournaments.model.meeting import MOST_PLAYERS_TOLD, Meeting, parts
from bot.tournaments.model.pairings import Pairing
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import CLAIM_DAYS, Policy, Start
from bot.tournaments.model.reminders import unclaimed
from bot.tournaments.model.state import Direction, State
from bot.tournaments.model.timetable import (
    Duty,
    absentees,
    closing,
    due,
    duty,
    pressing,
    ready,
    wakes_at,
)
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.model.transitions import ask_bye
from tests.bot.core.tournament.test_tournament import BOSS, NOW, TERMS, Life, begun

DAY = timedelta(days=1)
INSTANT = timedelta(milliseconds=1)
SWISS = Plan("Open", Format.SWISS, TERMS, rounds=3, policy=Policy(round_days=5))
GROUPS = Plan("Cup", Format.GROUPS, TERMS)
PAIRS = replace(GROUPS, terms=replace(TERMS, pair=True))


def ends(life: Life) -> list[object]:
    return [life.tournament.ends(meeting) for meeting in life.tournament.meetings]


def limited(life: Life, **limits: int) -> None:
    """These users, named u101 and so on, want so many games at once at most."""
    wanted = {int(user[1:]): limit for user, limit in limits.items()}
    life.tournament = replace(life.tournament, direction=replace(Direction(), limits=wanted))


def refused(fault: str) -> pytest.RaisesExc[MatchError]:
    return pytest.raises(BadTournament, match=f"bad-tournament-{fault}")


# Time.


def test_a_check_in_and_a_start_come_in_their_very_instants() -> None:
    at = NOW + 10 * DAY
    policy = Policy(start=Start.DATE, starts_at=at, check_in=24)
    life = Life(replace(SWISS, most=3, policy=policy), 5)
    assert wakes_at(life.tournament) == at - DAY
    assert duty(life.tournament, at - DAY - INSTANT) is None
    assert duty(life.tournament, at - DAY) is Duty.OPEN_CHECK_IN
    life.step(life.tournament.with_event(at - DAY, None, ev.CheckInOpened()))
    for user in (105, 104, 103, 101):
        life.step(actions.check_in(life.tournament, user, at - DAY))
    assert life.tournament.starters == (101, 103, 104), "as many as there are places, in the order of entry"
    assert wakes_at(life.tournament) == at - DAY / 2, "one has not answered yet, and is reminded"
    assert wakes_at(life.tournament, reminding=False) == at
    assert duty(life.tournament, at - INSTANT) is Duty.REMIND
    assert duty(life.tournament, at) is Duty.START
    # A player who has left and comes back has to be there again.
    for step in (transitions.leave, transitions.enter):
        life.step(step(life.tournament, 101, at - DAY))
    assert life.tournament.starters == (103, 104, 105)
    assert 101 not in life.tournament.direction.checked_in


def test_the_last_director_stays_and_who_announced_it_may_go_before() -> None:
    life = Life(SWISS, 4)
    with refused("last-director"):
        actions.name_director(life.tournament, BOSS, BOSS, life.now, named=False)
    life.step(actions.name_director(life.tournament, BOSS, 101, life.now, named=True))
    with refused("named"):
        actions.name_director(life.tournament, BOSS, 101, life.now, named=True)
    life.step(actions.name_director(life.tournament, 101, BOSS, life.now, named=False))
    assert life.tournament.directors == {101}, "who announced it directs it no longer"
    with refused("last-director"):
        actions.name_director(life.tournament, 101, 101, life.now, named=False)
    life.step(actions.name_director(life.tournament, 101, BOSS, life.now, named=True))
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


def test_only_another_date_is_counted_from_its_own_telling() -> None:
    policy = Policy(start=Start.DATE, starts_at=NOW + 10 * DAY)
    life = Life(replace(SWISS, policy=policy), 3)
    life.step(
        life.tournament.with_event(life.now, BOSS, ev.Changed(replace(life.tournament.plan, name="Cup")))
    )
    assert life.tournament.planned_at == NOW
    later = replace(policy, starts_at=NOW + 11 * DAY)
    life.step(life.tournament.with_event(life.now, BOSS, ev.Changed(replace(SWISS, policy=later))))
    assert life.tournament.planned_at == life.events[-1].at


def test_an_extension_says_until_when_and_shortens_nothing() -> None:
    life = begun(SWISS)
    since = life.events[-1].at
    for until in (since + 5 * DAY, life.now, life.now + actions.MOST_MORE + INSTANT):
        with refused("until"):
            actions.extend(life.tournament, BOSS, until, life.now)
    life.step(actions.extend(life.tournament, BOSS, since + 8 * DAY, life.now))
    with refused("until"):
        actions.extend(life.tournament, BOSS, since + 8 * DAY, life.now)
    assert ends(life) == [since + 8 * DAY] * 2


def test_an_extension_in_a_pause_holds_unless_the_pause_goes_on() -> None:
    life = begun(SWISS)
    at = life.events[-1].at + 4 * DAY
    life.step(actions.pause(life.tournament, BOSS, at))
    life.step(actions.extend(life.tournament, BOSS, at + 12 * DAY, at + 9 * DAY))
    assert wakes_at(life.tournament) is None
    life.step(actions.resume(life.tournament, BOSS, at + 10 * DAY))
    assert life.tournament.deadline == at + 13 * DAY


def test_a_paused_tournament_arranges_nothing() -> None:
    life = begun(SWISS)
    for match in life.open():
        life.result(match, None)
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
    between = life.tournament.meetings[1]
    one, other = life.users_of(between.matches[0])
    life.result(between.matches[0], None)
    life.step(actions.time_up(life.tournament, [1], at))
    life.step(actions.claim(life.tournament, one, between.matches[1], one, at))
    assert unclaimed(life.tournament, between) == (other,), "nobody claims what was played"


# Counts.


def test_as_many_games_at_once_as_a_player_wants_and_no_fewer() -> None:
    life = Life(GROUPS, 4)
    life.start()
    life.pair()
    limited(life, u101=2)

    def of_first(positions: tuple[int, ...]) -> list[int]:
        return [n for n in positions if 1 in life.tournament.meetings[n].pairing.players()]

    found = ready(life.tournament)
    assert (len(found), len(of_first(found))) == (5, 2)
    games = tuple((position, (next(life.ids),)) for position in found)
    life.step(life.tournament.with_event(life.now, None, ev.Begun(games)))
    assert ready(life.tournament) == ()
    life.result(dict(games)[of_first(found)[0]][0], None)
    assert len(ready(life.tournament)) == 1, "a game that is over takes no room"
    assert pressing(life.tournament)
    life.step(actions.pause(life.tournament, BOSS, life.now))
    assert ready(life.tournament) == ()
    assert not pressing(life.tournament), "nobody looks again and again at one that is paused"


def test_a_meeting_of_two_games_fits_into_any_limit_and_begins_before_claims_only() -> None:
    life = Life(replace(PAIRS, policy=Policy(round_days=5)), 3)
    life.start()
    life.pair()
    limited(life, u101=1, u102=3)
    (first,) = (n for n in ready(life.tournament) if 1 in life.tournament.meetings[n].pairing.players())
    life.step(actions.time_up(life.tournament, [first], life.now))
    assert first not in ready(life.tournament)


def test_of_a_game_with_unlike_claims_time_decides_nothing_and_each_game_waits_once_at_the_desk() -> None:
    life = begun(SWISS)
    match, at = life.open()[0], life.events[-1].at + 5 * DAY
    life.step(actions.time_up(life.tournament, [0, 1], at))
    close = at + CLAIM_DAYS * DAY
    assert closing(life.tournament, close) == (0, 1)
    one, other = (life.tournament.user(number) for number in life.tournament.meetings[0].pairing.players())
    life.step(actions.claim(life.tournament, one, match, one, at))
    life.step(actions.claim(life.tournament, other, match, None, at))
    assert closing(life.tournament, close) == (1,)
    assert (Desk(life.tournament).disputes, claimed(life.tournament)) == ([match], [life.open()[1]])
    assert life.tournament.deadline == close


def test_rounds_off_can_be_asked_for_until_the_last_but_one_and_given_in_the_last() -> None:
    life = begun(SWISS)
    with refused("bye-round"):
        ask_bye(life.tournament, 101, 3, life.now)
    assert ask_bye(life.tournament, 101, 2, life.now)[0].byes == {(101, 2): DRAW}
    assert actions.give_bye(life.tournament, BOSS, 101, 3, 2, life.now)[0].byes == {(101, 3): WIN}
    with refused("bye-round"):
        actions.give_bye(life.tournament, BOSS, 101, 4, 2, life.now)
    for match in life.open():
        life.result(match, None)
    life.arrange()
    with refused("bye-late"):
        ask_bye(life.tournament, 101, None, life.now)
    assert life.tournament.joinable
    for match in life.open():
        life.result(match, None)
    life.arrange()
    assert not life.tournament.joinable


def test_absent_is_who_lost_every_game_without_a_move_while_rounds_are_to_come() -> None:
    life = begun(SWISS)
    for meeting in life.tournament.meetings:
        winner = life.tournament.user(meeting.pairing.first)
        life.result(meeting.matches[0], winner, forfeit=True)
    lost = {life.tournament.user(meeting.pairing.second or 0) for meeting in life.tournament.meetings}
    assert set(absentees(life.tournament)) == lost
    life.tournament = replace(life.tournament, plan=replace(life.tournament.plan, rounds=1))
    assert absentees(life.tournament) == ()


def test_absent_is_nobody_who_took_a_point_or_had_a_game() -> None:
    life = begun(replace(GROUPS, format=Format.SWISS, rounds=4), 4)
    for number in range(2):
        for meeting in life.tournament.meetings[2 * number :]:
            first, second = sorted(map(life.tournament.user, meeting.pairing.players()))
            life.result(meeting.matches[0], first if number == 0 else second, forfeit=True)
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


@pytest.mark.parametrize("look", [latest, lambda t: actions.exchanged(t, (101, 102))])
def test_a_look_at_a_round_counts_once(
    look: Callable[[Tournament], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament, counted, known = begun(SWISS, 40).tournament, list[int](), vars(State)["known"]

    def seen(of: Tournament) -> object:
        counted.append(1)
        return known.fget(of)

    monkeypatch.setattr(State, "known", property(seen))
    look(tournament)
    assert len(counted) <= 2
