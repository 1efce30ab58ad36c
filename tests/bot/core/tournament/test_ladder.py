"""A standing ladder: the right to challenge, the change of places, falls, and leaving with nobody kept waiting."""

import random
import re
from datetime import timedelta
from typing import Any

import pytest

from bot.core import calendar
from bot.core.errors import BadLadder
from bot.ladders.cards import ladder_log_card
from bot.ladders.model.event import Event, Fell, Warned
from bot.ladders.model.ladder import AGAIN, FALLS, Ladder, Rules, create, replay
from bot.language.texts import Texts
from bot.language.words import Words
from bot.ratings.model import Score
from tests.bot.core.tournament.test_tournament import BOSS, NOW, PLACE, TERMS

DAY = timedelta(days=1)
RULES = Rules(TERMS, reach=2, idle=10)


class Club:
    def __init__(self, players: int, rules: Rules = RULES) -> None:
        self.now = NOW
        self.ladder, first = create(3, PLACE, BOSS, rules, NOW)
        self.events = [first]
        self.games = 0
        for user in range(1, players + 1):
            self.step(self.ladder.join(user, self.now))

    def step(self, step: tuple[Ladder, Event] | None) -> None:
        assert step is not None
        self.ladder, event = step
        self.events.append(event)

    def challenge(self, by: int, of: int, games: int = 1) -> tuple[int, ...]:
        matches = tuple(range(self.games + 1, self.games + 1 + games))
        self.games += games
        self.step(self.ladder.challenge(by, of, matches, self.now))
        return matches

    def meet(self, by: int, of: int, winner: int | None) -> None:
        (match,) = self.challenge(by, of)
        self.step(self.ladder.result(match, winner, self.now))

    def told(self) -> list[int]:
        """The players who are told now that they fall in a day."""
        self.step(self.ladder.warn(self.now))
        fell = self.events[-1].what
        assert isinstance(fell, Fell | Warned)
        return list(fell.users)

    def fall(self) -> None:
        """A player who is told falls a day later."""
        self.told()
        self.now += DAY
        self.step(self.ladder.fall(self.now))

    def standing(self) -> list[int]:
        return list(self.ladder.standing)

    def refused(self, by: int, of: int) -> str:
        with pytest.raises(BadLadder) as error:
            self.ladder.challenge(by, of, (99,), self.now)
        return error.value.code.removeprefix("bad-ladder-")


def test_whoever_beats_somebody_above_takes_their_place_and_the_others_move_down() -> None:
    club = Club(5)
    club.meet(4, 2, winner=4)
    assert club.standing() == [1, 4, 2, 3, 5]
    club.meet(5, 2, winner=2)
    club.meet(3, 4, winner=None)
    assert club.standing() == [1, 4, 2, 3, 5]
    assert club.ladder.scores[4] == Score(won=1, drawn=1)
    assert replay(3, PLACE, club.events) == club.ladder


def test_only_so_many_places_above_and_one_at_a_time() -> None:
    club = Club(5)
    assert club.refused(4, 1) == "out-of-reach"
    assert club.refused(2, 3) == "out-of-reach"
    assert club.refused(2, 2) == "out-of-reach"
    assert club.refused(9, 2) == "absent"
    assert club.ladder.within_reach(4, NOW) == (2, 3)
    club.challenge(4, 3)
    assert club.refused(4, 2) == "challenging"
    assert club.refused(3, 4) == "out-of-reach"
    club.challenge(3, 2)
    assert club.ladder.within_reach(5, NOW) == (3, 4), "several may challenge the same player"


def test_the_same_two_wait_a_week() -> None:
    club = Club(3)
    club.meet(2, 1, winner=2)
    assert club.refused(1, 2) == "again"
    club.now += AGAIN - timedelta(minutes=1)
    with pytest.raises(BadLadder) as caught:
        club.ladder.require_challenge(1, 2, club.now)
    assert (caught.value.code, caught.value.details["days"]) == ("bad-ladder-again", 1)
    club.now += timedelta(minutes=1)
    club.meet(1, 2, winner=1)
    assert club.standing() == [1, 2, 3]


def test_of_two_games_both_count() -> None:
    club = Club(3)
    first, second = club.challenge(2, 1, games=2)
    club.step(club.ladder.result(first, 2, club.now))
    assert club.standing() == [1, 2, 3]
    assert club.ladder.result(first, 2, club.now) is None
    club.step(club.ladder.result(second, 1, club.now))
    assert club.standing() == [1, 2, 3], "level is not won"
    assert club.ladder.challenges == ()


def test_the_place_that_counts_is_the_one_the_challenged_has_in_the_end() -> None:
    club = Club(4)
    (match,) = club.challenge(3, 2)
    club.meet(2, 1, winner=2)
    club.meet(4, 1, winner=4)
    assert club.standing() == [2, 4, 1, 3]
    club.step(club.ladder.result(match, 3, club.now))
    assert club.standing() == [3, 2, 4, 1]


def test_who_leaves_keeps_nobody_waiting() -> None:
    club = Club(4)
    (match,) = club.challenge(3, 2)
    club.step(club.ladder.leave(2, club.now))
    assert club.standing() == [1, 3, 4]
    assert not club.ladder.playing(3)
    assert club.ladder.result(match, 3, club.now) is None
    club.challenge(3, 1)
    club.step(club.ladder.join(2, club.now))
    assert club.standing() == [1, 3, 4, 2]


def test_whoever_is_idle_falls_and_at_last_off_the_ladder_but_not_from_the_first_place() -> None:
    club = Club(4)
    club.now += 8 * DAY
    club.meet(4, 3, winner=3)
    assert club.ladder.warn(club.now) is None
    club.now += DAY
    assert club.ladder.wakes_at == club.now
    assert club.told() == [2]
    assert club.ladder.warn(club.now) is None, "told once"
    assert club.ladder.fall(club.now) is None
    club.now += DAY
    assert club.ladder.wakes_at == club.now
    club.step(club.ladder.fall(club.now))
    assert club.standing() == [1, 3, 2, 4]
    club.meet(3, 1, winner=1)
    for _ in range(FALLS - 1):
        club.now += 9 * DAY
        club.meet(4, 3, winner=None)
        club.fall()
    assert club.standing() == [1, 3, 4], "the third fall of 2, and the first place stands"
    assert club.ladder.rank(1) == 1


def test_neighbours_who_are_both_idle_keep_their_order() -> None:
    club = Club(5)
    club.now += 9 * DAY
    club.meet(5, 4, winner=None)
    club.fall()
    assert club.standing() == [1, 4, 2, 3, 5]
    last = Club(4)
    last.now += 9 * DAY
    last.meet(2, 1, winner=1)
    last.fall()
    assert last.standing() == [1, 2, 3, 4], "neither of the last two passes the other by falling"
    # A game forgives the falls before it.
    for _ in range(FALLS - 1):
        last.now += 10 * DAY
        last.meet(2, 1, winner=1)
        last.now += DAY
        last.meet(4, 3, winner=None)
        last.now += 8 * DAY
        last.fall()
    assert set(last.standing()) == {1, 2, 3, 4}


def test_neighbours_who_are_idle_within_a_day_fall_together() -> None:
    club = Club(3)
    club.now += timedelta(hours=20)
    club.step(club.ladder.join(4, club.now))
    club.step(club.ladder.join(5, club.now))
    club.now += 9 * DAY
    club.meet(3, 2, winner=None)
    (match,) = club.challenge(5, 3)
    assert club.ladder.warn(club.now) is not None
    club.step(club.ladder.result(match, 3, club.now))
    club.fall()
    assert club.events[-1].what == Fell((4,), ()), "the third has played meanwhile"


def test_the_warning_says_when_the_last_of_them_falls_and_a_late_one_leaves_a_day() -> None:
    club = Club(3)
    club.now += timedelta(hours=20)
    club.step(club.ladder.join(4, club.now))
    club.now += 8 * DAY
    club.meet(3, 1, winner=None)
    club.now += DAY
    assert club.told() == [2, 4]
    warned = club.events[-1].what
    assert isinstance(warned, Warned)
    assert warned.at == NOW + timedelta(hours=20) + 10 * DAY
    late = Club(3)
    late.now += 9 * DAY + timedelta(hours=7)
    late.meet(3, 1, winner=None)
    late.told()
    warned = late.events[-1].what
    assert isinstance(warned, Warned)
    assert warned.at == late.now + DAY, "less than a day was left of its time"


def test_where_nobody_plays_nobody_falls() -> None:
    club = Club(4)
    club.now += 30 * DAY
    assert (club.ladder.warn(club.now), club.ladder.wakes_at) == (None, None)
    club.meet(4, 3, winner=None)
    assert club.told() == [2]
    club.now += DAY
    club.step(club.ladder.fall(club.now))
    assert club.standing() == [1, 3, 2, 4]
    club.now += 30 * DAY
    assert club.ladder.wakes_at is None, "nobody has played since they fell"


def test_a_game_takes_a_warning_back() -> None:
    club = Club(4)
    club.now += 9 * DAY
    club.meet(4, 3, winner=None)
    club.told()
    club.meet(2, 1, winner=1)
    club.now += DAY
    assert club.ladder.fall(club.now) is None
    assert club.ladder.warned == {}


def test_who_plays_does_not_fall_however_long_the_game_takes() -> None:
    club = Club(3)
    club.challenge(3, 2)
    club.now += 100 * DAY
    assert club.ladder.fall(club.now) is None
    assert club.ladder.wakes_at is None


def test_a_closed_ladder_takes_nobody() -> None:
    club = Club(3)
    (match,) = club.challenge(3, 2)
    club.step(club.ladder.close(BOSS, club.now))
    assert club.refused(2, 1) == "closed"
    assert club.ladder.result(match, 3, club.now) is None
    assert club.ladder.wakes_at is None


@pytest.mark.parametrize(
    ("rules", "fault"), [(Rules(TERMS, reach=0), "reach"), (Rules(TERMS, idle=2), "idle")]
)
def test_rules_that_make_none_are_refused(rules: Rules, fault: str) -> None:
    with pytest.raises(BadLadder) as error:
        rules.checked()
    assert error.value.code == f"bad-ladder-{fault}"


def passed(before: Ladder, after: Ladder, fell: Fell) -> set[int]:
    """The players who have fallen and are off the ladder, or behind somebody who has not fallen."""

    def ahead(ladder: Ladder, user: int) -> set[int]:
        return set(ladder.standing[: ladder.standing.index(user)]) - set(fell.users)

    staying = set(fell.users) - set(fell.off)
    return set(fell.off) | {user for user in staying if ahead(after, user) != ahead(before, user)}


def test_who_has_nobody_below_loses_no_place_until_the_fall_that_takes_them_off() -> None:
    club = Club(4)
    for fall in range(1, FALLS + 1):
        club.now += 9 * DAY
        # The first two play, the last two do not.
        club.meet(2, 1, winner=1)
        assert club.told() == [3, 4]
        assert club.ladder.costs([3, 4]) == ((3, 4) if fall == FALLS else ())
        assert [club.ladder.falls_at(user) is None for user in (3, 4)] == [fall < FALLS] * 2
        assert club.ladder.falls_off(4) is (fall == FALLS)
        club.now += DAY
        club.step(club.ladder.fall(club.now))
    assert club.standing() == [1, 2]


@pytest.mark.parametrize("seed", range(20))
def test_whatever_happens_everybody_has_one_place(seed: int) -> None:
    chance = random.Random(seed)
    club = Club(chance.randint(3, 12))
    there, following = set(club.ladder.standing), 100
    open_games: list[int] = []
    for _ in range(120):
        club.now += chance.random() * 2 * DAY
        what = chance.random()
        by = chance.choice(club.ladder.standing)
        reach = club.ladder.within_reach(by, club.now)
        if what < 0.4 and reach:
            rank = club.ladder.rank(by)
            of = chance.choice(reach)
            assert 0 < rank - club.ladder.rank(of) <= RULES.reach
            open_games += club.challenge(by, of)
        elif what < 0.8 and open_games:
            match = open_games.pop(chance.randrange(len(open_games)))
            found = club.ladder.of_match(match)
            winner = None if found is None else chance.choice([*found.users, None])
            step = club.ladder.result(match, winner, club.now)
            if step is not None:
                club.step(step)
        elif what < 0.85 and len(there) > 2:
            club.step(club.ladder.leave(by, club.now))
            there.discard(by)
        elif what < 0.9:
            club.step(club.ladder.join(following, club.now))
            there.add(following)
            following += 1
        for _ in range(2):
            before, step = club.ladder, club.ladder.warn(club.now) or club.ladder.fall(club.now)
            if step is not None:
                club.step(step)
                if isinstance(step[1].what, Fell):
                    assert set(before.costs(step[1].what.users)) == passed(before, club.ladder, step[1].what)
                there -= set(getattr(step[1].what, "off", ()))
        assert sorted(club.ladder.standing) == sorted(there)
        if not there:
            break
    assert replay(3, PLACE, club.events) == club.ladder


def test_a_long_ladder_works_out_when_each_falls_once(monkeypatch: pytest.MonkeyPatch) -> None:
    club = Club(200)
    club.challenge(200, 199)
    asked = []

    def after(*of: Any) -> Any:
        asked.append(of)
        return worked_out(*of)

    worked_out = calendar.after
    monkeypatch.setattr(calendar, "after", after)
    assert club.ladder.wakes_at is not None
    assert len(asked) <= 200


def test_of_a_long_history_the_end_is_shown_in_its_order() -> None:
    club = Club(12)
    for by in range(2, 13):
        club.challenge(by, by - 1, games=100)
    ladders = [replay(3, PLACE, club.events[:count]) for count in range(1, len(club.events) + 1)]
    shown = ladder_log_card(ladders, club.events, Words(Texts(), "en")).card.text
    numbers = [int(found) for found in re.findall(r"#(\d+)", shown)]
    assert numbers == [*range(numbers[0], club.games + 1)]
    assert numbers[0] > 1
