"""Swiss tournaments in which players come late, have rounds off, and must not meet."""

import pytest

from bot.core.errors import BadTournament
from bot.tournaments.model import transitions
from bot.tournaments.model.acts import undo
from bot.tournaments.model.event import Forbidden
from bot.tournaments.model.pairings import Kind, Pairing
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.timetable import due
from bot.tournaments.model.tournament import Status, replay
from bot.tournaments.model.transitions import ask_bye
from tests.bot.core.tournament.test_tournament import BOSS, NOW, PLACE, TERMS, Life

PLAN = Plan("Open", Format.SWISS, TERMS, rounds=5)


class Open(Life):
    """A Swiss tournament."""

    def ask(self, user: int, round: int | None = None) -> None:
        self.step(ask_bye(self.tournament, user, round, self.now))

    def forbid(self, *users: int, forbidden: bool = True) -> None:
        self.step(self.tournament.with_event(self.now, BOSS, Forbidden((users[0], users[1]), forbidden)))

    def round_played(self) -> None:
        assert self.arrange()
        for match in self.open():
            self.play(match)
        assert due(self.tournament)

    def pairing(self, user: int, round: int) -> Pairing | None:
        number = self.tournament.number(user)
        return next(
            (
                m.pairing
                for m in self.tournament.meetings
                if m.pairing.round == round and number in m.pairing.players()
            ),
            None,
        )


def refusal(event: Open, user: int, round: int | None = None) -> str:
    with pytest.raises(BadTournament) as error:
        ask_bye(event.tournament, user, round, event.now)
    return error.value.code


def test_a_round_off_asked_for_before_somebody_left_is_no_more_theirs_when_they_enter_again() -> None:
    event = Open(PLAN, 6)
    event.ask(103, 2)
    event.step(transitions.leave(event.tournament, 103, event.now))
    event.step(transitions.enter(event.tournament, 103, event.now))
    assert event.tournament.byes == {}
    event.ask(103, 3)
    # What a director takes back is as it was.
    event.step(transitions.leave(event.tournament, 103, event.now, BOSS))
    event.step(undo(event.tournament, event.events, BOSS, event.now))
    assert event.tournament.byes == {(103, 3): 1}
    event.start()
    event.ask(104, 1)
    event.ask(105, 4)
    for _ in range(2):
        event.round_played()
    for user in (104, 105):
        event.step(transitions.withdraw(event.tournament, None, user, event.now, absent=True))
        event.step(transitions.enter(event.tournament, user, event.now))
    assert event.tournament.byes == {(103, 3): 1, (104, 1): 1}, "one that was had is not had twice"


def test_a_round_off_brings_half_of_its_points() -> None:
    event = Open(PLAN, 6)
    event.ask(103, 2)
    event.start()
    event.ask(104)
    for _ in range(5):
        event.round_played()
    first, second = event.pairing(104, 1), event.pairing(103, 2)
    assert first == Pairing(1, 4, None, ((1, 0),), Kind.HALF_BYE)
    assert second == Pairing(2, 3, None, ((1, 0),), Kind.HALF_BYE)
    assert not event.arrange()
    assert event.tournament.status is Status.OVER
    assert replay(5, PLACE, event.events) == event.tournament


def test_what_cannot_be_a_round_off_is_refused() -> None:
    event = Open(PLAN, 8)
    assert refusal(event, 103, 5) == "bad-tournament-bye-round"
    assert refusal(event, 120) == "bad-tournament-you-not-entered"
    event.ask(103, 2)
    assert refusal(event, 103, 3) == "bad-tournament-bye-taken"
    event.start()
    event.round_played()
    assert refusal(event, 104, 1) == "bad-tournament-bye-round"
    event.step(transitions.withdraw(event.tournament, 105, 105, event.now))
    assert refusal(event, 105) == "bad-tournament-you-not-entered"
    for _ in range(3):
        event.round_played()
    assert refusal(event, 104) == "bad-tournament-bye-late"
    groups = Open(Plan("Groups", Format.GROUPS, TERMS), 4)
    assert refusal(groups, 101) == "bad-tournament-not-swiss"


@pytest.mark.parametrize("resting", [3, 4])
def test_a_round_in_which_hardly_anybody_plays_is_a_round(resting: int) -> None:
    event = Open(PLAN, 4)
    for user in range(101, 101 + resting):
        event.ask(user, 1)
    event.start()
    event.round_played()
    kinds = sorted(m.pairing.kind.value for m in event.tournament.meetings)
    assert kinds == ["bye"] * (4 - resting) + ["half-bye"] * resting


def test_whoever_comes_late_plays_from_the_next_round_on_with_nothing_before() -> None:
    event = Open(PLAN, 6)
    event.start()
    event.round_played()
    event.round_played()
    event.step(transitions.enter(event.tournament, 120, event.now))
    assert event.tournament.number(120) == 7
    with pytest.raises(BadTournament):
        transitions.enter(event.tournament, 120, event.now)
    event.round_played()
    assert event.pairing(120, 2) is None
    assert event.pairing(120, 3) is not None
    event.round_played()
    event.round_played()
    with pytest.raises(BadTournament) as refused:
        transitions.enter(event.tournament, 121, event.now)
    assert refused.value.code == "bad-tournament-started"
    played = [event.pairing(120, round) for round in (3, 4, 5)]
    points = sum(pairing.points(7) for pairing in played if pairing is not None)
    assert next(line for line in event.tournament.table(0, 0) if line.player == 7).values[0] == points
    assert replay(5, PLACE, event.events) == event.tournament


def test_who_must_not_meet_does_not_until_it_is_allowed_again() -> None:
    for pair in ((101, 103), (102, 104)):
        event = Open(PLAN, 4)
        event.forbid(*pair)
        event.start()
        event.round_played()
        met = event.pairing(pair[0], 1)
        assert met is not None
        assert met.opponent(event.tournament.number(pair[0])) != event.tournament.number(pair[1])
    event.forbid(102, 104, forbidden=False)
    assert event.tournament.forbidden == frozenset()


def test_two_who_may_meet_once_more_have_their_own_points_until_then() -> None:
    event = Open(PLAN, 4)
    event.start()
    event.arrange()
    for meeting in event.tournament.meetings:
        users = event.users_of(meeting.matches[0])
        event.result(meeting.matches[0], min(users))
        again = Forbidden((users[0], users[1]), False, rematch=True)
        event.step(event.tournament.with_event(NOW, BOSS, again))
    event.arrange()
    following = {m.pairing.players() for m in event.tournament.meetings if m.pairing.round == 2}
    assert {frozenset(players) for players in following} == {frozenset((1, 2)), frozenset((3, 4))}
