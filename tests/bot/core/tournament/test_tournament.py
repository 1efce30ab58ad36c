"""Tournaments played to their end in made-up ways: the fold, the order of arranging, withdrawals, refusals."""

import csv
import io
import random
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import combinations, count
from pathlib import Path

import pytest
from gacrux.trf2json import trf2json
from hypothesis import given, settings
from hypothesis import strategies as st
from py4swiss.trf import TrfParser

from bot.core.errors import BadTournament, MatchError
from bot.core.match import Place, Terms
from bot.core.pace import Pace
from bot.core.verdict import WIN
from bot.tournaments.model import transitions
from bot.tournaments.model.actions import give_bye, require_replaceable, substitute
from bot.tournaments.model.acts import undo
from bot.tournaments.model.event import Entered, Event
from bot.tournaments.model.files import swiss_trf, tables_csv
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy
from bot.tournaments.model.timetable import due, podium
from bot.tournaments.model.tournament import Status, Tournament, create, replay
from bot.tournaments.model.transitions import ask_bye
from tests.bot.fixtures import GAME, sure

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
PLACE = Place(10, 20)
BOSS = 999
TERMS = Terms(GAME, Pace.parse("1d"), rated=True)


class Life:
    def __init__(self, plan: Plan, players: int, seed: int = 0) -> None:
        self.chance, self.lot = random.Random(seed), random.Random(seed)
        self.ids = count(1)
        self.now = NOW
        self.tournament, first = create(5, PLACE, BOSS, plan, NOW)
        self.events = [first]
        for user in range(101, 101 + players):
            self.step(transitions.enter(self.tournament, user, self.now))

    def step(self, step: tuple[Tournament, Event]) -> None:
        self.tournament, event = step
        self.events.append(event)
        self.now += timedelta(hours=1)

    def start(self) -> None:
        self.step(transitions.start(self.tournament, BOSS, self.tournament.entrants, self.now))

    def arrange(self) -> bool:
        """The lots, then the next meetings, with the numbers of their games; False where there are none and it is
        over.
        """
        if self.draw() and not due(self.tournament):
            return True
        meetings = self.tournament.system.next_meetings(self.tournament, 0)
        if not meetings:
            self.step(transitions.finish(self.tournament, None, self.now))
            return False
        self.step(transitions.arrange(self.tournament, [self.with_games(m) for m in meetings], self.now))
        return True

    def draw(self) -> bool:
        before = self.tournament.seq
        while lots := self.tournament.system.lots(self.tournament, self.lot.getrandbits(32)):
            for lot in lots:
                self.step(self.tournament.with_event(self.now, None, lot))
        return self.tournament.seq > before

    def pair(self) -> None:
        """Arranges the next meetings, whose games begin later."""
        following = self.tournament.system.next_meetings(self.tournament, 0)
        self.step(transitions.arrange(self.tournament, following, self.now))

    def with_games(self, meeting: Meeting) -> Meeting:
        games = 0 if meeting.pairing.games else self.tournament.plan.games
        return replace(meeting, matches=tuple(next(self.ids) for _ in range(games)))

    def open(self) -> list[int]:
        return [match for m in self.tournament.meetings for match in m.matches[len(m.pairing.games) :]]

    def play(self, match: int) -> None:
        users = self.users_of(match)
        winner = self.chance.choice([*users, None, users[0]])
        self.result(match, winner, forfeit=winner is not None and self.chance.random() < 0.1)

    def users_of(self, match: int) -> list[int]:
        meeting = sure(self.tournament.of_match(match))
        return [self.tournament.user(number) for number in meeting.pairing.players()]

    def result(self, match: int, winner: int | None, *, forfeit: bool = False) -> None:
        self.step(transitions.result(self.tournament, match, winner, forfeit, self.now))

    def leave(self, number: int) -> None:
        """They withdraw, and with that resign their open games, as the service has it."""
        user = self.tournament.user(number)
        self.step(transitions.withdraw(self.tournament, user, user, self.now))
        for match in self.tournament.open_matches(number):
            if match in self.open():
                (other,) = set(self.users_of(match)) - {user}
                self.result(match, other)

    def to_the_end(self) -> Tournament:
        while self.arrange():
            games = self.open()
            self.chance.shuffle(games)
            for game in games:
                assert not due(self.tournament)
                self.play(game)
            assert due(self.tournament)
        return self.tournament


def begun(plan: Plan, players: int = 4, seed: int = 0) -> Life:
    life = Life(plan, players, seed)
    life.start()
    life.arrange()
    return life


def met(tournament: Tournament, stage: int) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(m.pairing.players())
        for m in tournament.meetings
        if m.stage == stage and m.pairing.second is not None
    )


@settings(max_examples=25)
@given(
    st.integers(3, 40),
    st.sampled_from(
        [Plan("Cup", Format.GROUPS, TERMS, group=5), Plan("Cup", Format.GROUPS, replace(TERMS, pair=True))]
    ),
    st.integers(0, 999),
)
def test_groups_meet_once_and_the_first_two_reach_the_final(players: int, plan: Plan, seed: int) -> None:
    life = Life(plan, players, seed)
    life.start()
    over = life.to_the_end()
    assert over.status is Status.OVER
    expected = Counter(frozenset(pair) for group in over.groups for pair in combinations(group, 2))
    assert met(over, 0) == expected
    if len(over.groups) == 1:
        assert over.stage == 0
    else:
        finalists = over.members(1, 0)
        assert len(finalists) == min(2 * len(over.groups), 12)
        assert met(over, 1) == Counter(frozenset(pair) for pair in combinations(finalists, 2))
        first = {over.table(0, group)[0].player for group in range(len(over.groups))}
        assert first <= set(finalists)
    assert replay(5, PLACE, life.events) == over
    assert next(iter(podium(over))) == 1


def test_who_leaves_groups_after_half_of_their_games_stays_in_the_table_and_out_of_the_final() -> None:
    life = begun(Plan("Cup", Format.GROUPS, TERMS, group=4), 8)
    for match in [m for m in life.open() if 101 in life.users_of(m)][:2]:
        life.result(match, 101)
    life.step(transitions.withdraw(life.tournament, 101, 101, life.now))
    for match in life.open():
        users = life.users_of(match)
        life.result(match, min(users, key=lambda u: (u == 101, u)))
    assert 1 in [line.player for line in life.tournament.table(0, 0)]
    life.arrange()
    assert 1 not in life.tournament.members(1, 0)
    assert len(life.tournament.members(1, 0)) == 4


def test_two_games_of_a_meeting_count_as_played_where_one_was() -> None:
    life = begun(Plan("Cup", Format.GROUPS, replace(TERMS, pair=True)), 3)
    meeting = life.tournament.meetings[0]
    first, second = (life.tournament.user(n) for n in meeting.pairing.players())
    life.result(meeting.matches[0], first, forfeit=True)
    assert not life.tournament.meetings[0].decided
    life.result(meeting.matches[1], second)
    decided = life.tournament.meetings[0]
    assert decided.decided
    assert decided.pairing.kind.value == "played"
    assert [decided.pairing.points(n) for n in meeting.pairing.players()] == [2, 2]


def test_what_a_tournament_refuses() -> None:
    life = Life(Plan("Cup", Format.GROUPS, TERMS, most=3, policy=Policy(waiting=False)), 2)

    def refused(fault: str) -> pytest.RaisesExc[MatchError]:
        return pytest.RaisesExc(BadTournament, check=lambda error: error.code == f"bad-tournament-{fault}")

    with refused("few"):
        life.start()
    with refused("entered"):
        transitions.enter(life.tournament, 101, NOW)
    life.step(transitions.enter(life.tournament, 103, NOW))
    with refused("full"):
        transitions.enter(life.tournament, 104, NOW)
    with refused("you-not-entered"):
        transitions.leave(life.tournament, 104, NOW)
    with refused("not-started"):
        transitions.withdraw(life.tournament, 101, 101, NOW)
    life.start()
    with refused("started"):
        transitions.enter(life.tournament, 104, NOW)
    life.arrange()
    with refused("not-entered"):
        transitions.withdraw(life.tournament, BOSS, 104, NOW)
    life.step(transitions.withdraw(life.tournament, 101, 101, NOW))
    with refused("you-not-entered"):
        transitions.withdraw(life.tournament, 101, 101, NOW)
    with refused("not-entered"):
        transitions.withdraw(life.tournament, BOSS, 101, NOW)
    life.step(transitions.finish(life.tournament, None, NOW))
    with refused("over"):
        transitions.withdraw(life.tournament, 102, 102, NOW)


def test_the_tables_as_csv_have_no_formulas_of_players() -> None:
    life = Life(Plan("Cup", Format.GROUPS, TERMS, group=4), 8)
    life.start()
    over = life.to_the_end()
    formulas = dict(zip(over.seeds, ("=HYPERLINK(1)", "＝1+1", "＋1", "－1", "＠1", "\t=1"), strict=False))
    names = {user: formulas.get(user, f'Player "{user}", the second') for user in over.seeds}
    rows = list(csv.DictReader(io.StringIO(tables_csv(over, names))))
    assert len(rows) == 8 + 4
    for row in rows:
        table = over.table(int(row["stage"]) - 1, int(row["group"]) - 1)
        line = next(line for line in table if over.user(line.player) == int(row["user"]))
        assert (int(row["rank"]), int(row["points"])) == (line.rank, line.values[0])
        assert row["decided"] == ("" if line.decided is None else line.decided.value)
        assert row["player"].removeprefix("'") == names[int(row["user"])]
        assert row["player"].startswith("'") == (int(row["user"]) in formulas)
    assert swiss_trf(over, names) is None


def test_a_round_that_goes_on_is_not_in_the_trf_yet() -> None:
    life = Life(Plan("Open  2026", Format.SWISS, TERMS, rounds=4), 6)
    life.start()
    for complete in range(3):
        life.arrange()
        first, *others = life.open()
        life.play(first)
        file = trf2json()
        file.parse_file(swiss_trf(life.tournament, dict.fromkeys(life.tournament.seeds, "A  B")), False)
        read = file.get_tournament(1)
        assert (file.get_status(), read["currentRound"]) == (0, complete)
        assert read["tournamentInfo"]["fullName"] == "Open 2026"
        for match in others:
            life.play(match)


@pytest.mark.parametrize("games", [1, 2])
@pytest.mark.parametrize("seed", [3, 4])
def test_a_swiss_tournament_as_trf_is_read_by_other_programs(games: int, seed: int, tmp_path: Path) -> None:
    """By gacrux and by py4swiss. Of two games a round, each is a round of the file."""
    terms = replace(TERMS, pair=games == 2)
    life = Life(Plan("Open  2026", Format.SWISS, terms, rounds=4), 7, seed=seed)
    life.step(ask_bye(life.tournament, 103, 2, life.now))
    life.step(give_bye(life.tournament, BOSS, 104, 1, WIN, life.now))
    life.start()
    over = life.to_the_end()
    text = sure(swiss_trf(over, {user: f"Player {user}" for user in over.seeds}))
    file = trf2json()
    file.parse_file(text, False)
    assert file.get_status() == 0
    read = file.get_tournament(1)
    points = {c["cid"]: int(2 * c["gamePoints"]) for c in read["competitors"]}
    assert points == {line.player: line.values[0] for line in over.table(0, 0)}
    assert read["currentRound"] == 4 * games
    assert read["pairingSystem"] == ["dutch" if games == 1 else "doubleswiss"]
    cards = [line for line in text.splitlines() if line.startswith("001")]
    written = tmp_path / "open.trf"
    written.write_text(text, encoding="utf-8")
    theirs = TrfParser.parse(written)
    assert theirs.x_section.number_of_rounds == 4 * games
    assert {p.starting_number: p.points_times_ten for p in theirs.player_sections} == {
        number: 5 * half_points for number, half_points in points.items()
    }
    assert all(len(card) == 89 + 10 * 4 * games for card in cards)
    for cells in (card[89:].split() for card in cards if games == 2):
        met = list(zip(cells[0::6], cells[1::6], cells[3::6], cells[4::6], strict=True))
        assert all(one == other and (one == "0000") == (side == then) for one, side, other, then in met)


def test_nobody_comes_back_as_a_substitute_and_others_may_follow() -> None:
    life = begun(Plan("Cup", Format.GROUPS, TERMS), 4)
    life.step(substitute(life.tournament, BOSS, 101, 201, [], life.now))
    require_replaceable(life.tournament, 102, 202)
    for other in (101, 201, 103):
        with pytest.raises(BadTournament, match="plays"):
            require_replaceable(life.tournament, 102, other)


def test_no_substitute_is_taken_back_for_who_has_entered_again_as_earlier_versions_allowed() -> None:
    life = begun(Plan("Cup", Format.SWISS, TERMS), 4)
    life.step(substitute(life.tournament, BOSS, 101, 201, [], life.now))
    life.step(life.tournament.with_event(life.now, 101, Entered(101)))
    with pytest.raises(BadTournament, match="undo-late"):
        undo(life.tournament, life.events, BOSS, life.now)
