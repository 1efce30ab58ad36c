"""Whole knock-out tournaments: meetings that begin when they can, games more where they are level, who leaves."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.language.texts import Texts
from bot.language.words import Words
from bot.tournaments.model.formats.registry import settled
from bot.tournaments.model.knockout import Knockout
from bot.tournaments.model.pairings import Lot, Pairing, forfeit
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.timetable import due, podium
from bot.tournaments.model.tournament import Status, Tournament, replay
from bot.tournaments.pictures.brackets import bracket_described, brackets_of
from render import draw_table, write_table
from tests.bot.core.tournament.test_tournament import PLACE, TERMS, Life
from tests.bot.fixtures import sure

PLAN = settled(Plan("Cup", Format.KNOCKOUT, TERMS))


class Cup(Life):
    """A knock-out that has begun."""

    def __init__(self, players: int, plan: Plan = PLAN, seed: int = 0) -> None:
        super().__init__(plan, players, seed)
        self.start()

    def win(self, number: int, points: int = 2) -> None:
        """The player takes so many points of the two games that are open."""
        meeting = next(m for m in self.tournament.meetings if number in m.pairing.players() and not m.decided)
        for match in meeting.matches[len(meeting.pairing.games) :]:
            opponent = sure(meeting.pairing.opponent(number))
            winner = number if points else opponent
            points -= 2 if points else 0
            self.result(match, self.tournament.user(winner))

    def begun(self) -> list[tuple[int, ...]]:
        """The pairs that meet now."""
        meetings = self.tournament.system.next_meetings(self.tournament, 0)
        assert self.arrange()
        return [meeting.pairing.players() for meeting in meetings]


def test_who_has_won_meets_the_next_opponent_without_waiting_for_others() -> None:
    cup = Cup(8)
    assert cup.begun() == [(1, 8), (4, 5), (2, 7), (3, 6)]
    cup.win(8, 4)
    assert not due(cup.tournament)
    cup.win(4, 4)
    assert due(cup.tournament)
    assert cup.begun() == [(4, 8)]
    assert not due(cup.tournament)


def test_a_level_meeting_has_two_games_more_at_once_in_the_same_meeting() -> None:
    cup = Cup(4)
    assert cup.begun() == [(1, 4), (2, 3)]
    cup.win(4, 2)
    assert cup.begun() == [(1, 4)]
    meeting = cup.tournament.meetings[0]
    assert len(meeting.matches) == 4
    assert len(cup.tournament.meetings) == 2
    cup.win(4, 4)
    assert cup.tournament.tree.winner(cup.tournament.meetings[0].pairing) == 4


def test_whoever_leaves_loses_the_meeting_although_they_lead_in_it() -> None:
    cup = Cup(4)
    cup.begun()
    meeting = cup.tournament.meetings[0]
    cup.result(meeting.matches[0], cup.tournament.user(1))
    cup.leave(1)
    cup.win(2, 4)
    assert cup.begun() == [(2, 4), (1, 3)]
    final, third = cup.tournament.meetings[2:]
    assert not final.given
    assert third.given, "who has left plays no match for the third place"
    cup.win(4, 4)
    cup.arrange()
    assert cup.tournament.status is Status.OVER
    assert list(podium(cup.tournament, 4).items()) == [(1, (104,)), (2, (102,)), (3, (103,)), (4, (101,))]


def test_what_was_won_stays_won_when_the_winner_leaves_later() -> None:
    cup = Cup(8)
    cup.begun()
    cup.win(1, 4)
    cup.leave(1)
    cup.win(4, 4)
    assert cup.begun() == [(1, 4)]
    walkover = cup.tournament.of_match(99)
    assert walkover is None
    assert cup.tournament.meetings[-1].given
    assert cup.tournament.tree.winner(cup.tournament.meetings[-1].pairing) == 4
    assert cup.tournament.table(0, 0)[0].player == 2


def test_two_of_a_meeting_who_both_leave_end_it() -> None:
    cup = Cup(4)
    cup.begun()
    cup.leave(4)
    cup.leave(1)
    cup.win(2, 4)
    cup.begun()
    assert [m.given for m in cup.tournament.meetings] == [False, False, True, True]
    cup.arrange()
    assert cup.tournament.status is Status.OVER
    assert podium(cup.tournament)[1] == (102,)


@settings(max_examples=40)
@given(
    players=st.integers(3, 33),
    seed=st.integers(0, 9999),
    deciders=st.integers(0, 2),
    third=st.booleans(),
    leavers=st.integers(0, 3),
)
def test_any_cup_ends_and_its_events_tell(
    players: int, seed: int, deciders: int, third: bool, leavers: int
) -> None:
    cup = Cup(players, Plan("Cup", Format.KNOCKOUT, PLAN.terms, deciders=deciders, third=third), seed)
    for _ in range(10 * players):
        if due(cup.tournament) and not cup.arrange():
            break
        games = cup.open()
        if leavers and cup.chance.random() < 0.1:
            here = [n for n in range(1, players + 1) if n not in cup.tournament.withdrawn]
            cup.leave(cup.chance.choice(here))
            leavers -= 1
        elif games:
            cup.play(cup.chance.choice(games))
    over = cup.tournament
    assert over.status is Status.OVER
    assert replay(5, PLACE, cup.events) == over
    ranks = Counter(line.rank for line in over.table(0, 0))
    assert ranks[1] == ranks[2] == 1
    assert sum(ranks.values()) == players
    assert len(over.meetings) == players - 1 + (third and players > 3)
    check_tree(over)


def check_tree(tournament: Tournament) -> None:
    """Every player who goes on in the tree has won the tie before, and a winner is never worse placed
    than the loser.
    """
    rank = {line.player: line.rank for line in tournament.table(0, 0)}
    for bout in tournament.bouts():
        winner = sure(tournament.tree.winner(bout))
        loser = sure(bout.opponent(winner))
        assert rank[winner] < rank[loser]
    for before, after in pairwise(tournament.tree.ties(tournament.bouts())):
        assert {n for tie in after[: len(before) // 2] for n in tie} <= {n for tie in before for n in tie}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_tree_is_a_picture_and_a_sentence(language: str) -> None:
    words = Words(Texts(), language)
    cup = Cup(6)
    cup.begun()
    cup.win(3, 4)
    cup.win(5, 4)
    cup.begun()
    cup.win(2, 4)
    names = {user: f"P{user - 100}" for user in cup.tournament.seeds}
    tree = brackets_of(cup.tournament, names, words)[0]
    drawn = write_table(tree)
    assert drawn.splitlines()[3:8] == [
        f"  P1* – {words('bracket-bye')}",
        "  P4 0 – P5 4*",
        f"  P2* – {words('bracket-bye')}",
        "  P3 4* – P6 0",
        "",
    ]
    assert "P2 4* – P3 0" in drawn
    assert draw_table(tree).startswith(b"\x89PNG")
    told = str(bracket_described(cup.tournament, tree, names, words))
    assert words("bracket-still", player="P2", own="no") in told
    assert words("bracket-place", rank="5", player="P6", own="no") in told


def won(pairing: Pairing, winner: int, games: int = 2) -> Pairing:
    score = (2, 0) if winner == pairing.first else (0, 2)
    return replace(pairing, games=(score,) * games)


def pairs(pairings: tuple[Pairing, ...]) -> list[tuple[int, int | None]]:
    return [(p.first, p.second) for p in pairings]


def test_the_two_best_seeds_meet_in_the_final() -> None:
    event = Knockout(tuple(range(1, 9)))
    played: list[Pairing] = []
    assert pairs(event.due(played)) == [(1, 8), (4, 5), (2, 7), (3, 6)]
    played += [won(p, p.first) for p in event.due(played)]
    assert pairs(event.due(played)) == [(1, 4), (2, 3)]
    played += [won(p, p.first) for p in event.due(played)]
    assert pairs(event.due(played)) == [(1, 2), (3, 4)]
    played += [won(p, p.first) for p in event.due(played)]
    assert event.due(played) == ()
    assert event.places(played) == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 5, 7: 5, 8: 5}


def test_the_best_seeds_have_the_byes() -> None:
    assert pairs(Knockout(tuple(range(1, 7))).due([])) == [(4, 5), (3, 6)]


def test_level_meetings_get_two_games_more_and_then_a_lot_says_who_goes_through() -> None:
    event = Knockout((1, 2), games=2, deciders=1)
    (final,) = event.due([])
    assert event.games_due(final) == 2
    level = replace(final, games=((2, 0), (0, 2)))
    assert (event.games_due(level), event.winner(level)) == (2, None)
    half = replace(final, games=(*level.games, (0, 2)))
    assert (event.games_due(half), event.winner(half)) == (1, None)
    assert event.winner(replace(final, games=(*half.games, (1, 1)))) == 2
    still = replace(final, games=(*half.games, (2, 0)))
    assert event.winner(still) is None
    assert replace(event, lots=(Lot((2, 1), 1),)).winner(still) == 2


def test_a_forfeit_decides_at_once_and_without_anybody_a_lot_does() -> None:
    event = Knockout((1, 2, 3, 4))
    assert event.winner(forfeit(1, 1, 4, 4, games=2)) == 4
    assert event.winner(forfeit(1, 1, 4, None, games=2)) is None
    assert replace(event, lots=(Lot((4, 1), 1),)).winner(forfeit(1, 1, 4, None, games=2)) == 4


def test_without_a_match_for_it_the_third_place_is_shared() -> None:
    event = Knockout((1, 2, 3, 4), third_place=False)
    played = [won(p, p.first) for p in event.due([])]
    played += [won(p, p.first) for p in event.due(played)]
    assert event.places(played) == {1: 1, 2: 2, 3: 3, 4: 3}
