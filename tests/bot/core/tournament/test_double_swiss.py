"""The Double-Swiss System: its articles read literally, by plain enumeration, and its rules without exception."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from bot.core.verdict import DRAW
from bot.tournaments.model.double_swiss import BYE_POINTS, next_double_round
from bot.tournaments.model.pairings import Kind, Pairing, bye, rounds_of
from tests.bot.core.tournament.events import Event, met
from tests.speed import quick

ROUNDS = 5


def made_up(seed: int, largest: int, least: int = 4) -> Event:
    chance = random.Random(seed)
    players = chance.randint(least, largest)
    forbidden = [tuple(chance.sample(range(1, players + 1), 2)) for _ in range(chance.choice([0, 0, 1, 2]))]
    return Event(
        seed,
        players,
        ROUNDS,
        absences=chance.choice([0, 0.1, 0.2]),
        forfeits=chance.choice([0, 0.1]),
        forbidden=[(a, b) for a, b in forbidden],
        late=chance.choice([0, 0, 1]),
        double=True,
    )


class Reader:
    """The articles of C.04.5 as they are written, for few players: every set and every pairing is made and compared."""

    def __init__(self, event: Event, round: int) -> None:
        self.last = round == event.rounds
        self.pairings = [p for p in event.pairings if p.round < round]
        self.round = round
        self.barred = {*met(self.pairings), *map(frozenset, event.forbidden)}
        self.here = [p for p in event.players if p not in event.resting]

    def score(self, player: int, before: int | None = None) -> int:
        end = self.round if before is None else before
        return sum(p.points(player) for p in self.pairings if p.round < end and player in p.players())

    def floated(self, player: int) -> bool:
        for p in self.pairings:
            if p.round == self.round - 1 and player in p.players() and p.kind is Kind.PLAYED:
                opponent = p.opponent(player)
                assert opponent is not None
                return self.score(player, p.round) != self.score(opponent, p.round)
        return False

    def matchings(self, group: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
        """All pairings that C1 allows."""
        if not group:
            yield []
            return
        first, *others = group
        for other in others:
            if frozenset((first, other)) not in self.barred:
                for rest in self.matchings([p for p in others if p != other]):
                    yield [(first, other), *rest]

    def legal(self, group: Sequence[int]) -> bool:
        return len(group) % 2 == 0 and next(self.matchings(sorted(group)), None) is not None

    def bye(self) -> int | None:
        if len(self.here) % 2 == 0:
            return None
        candidates = []
        for player in self.here:
            card = [p for p in self.pairings if player in p.players()]
            if any(p.kind is Kind.BYE or (p.kind is Kind.FORFEIT and p.points(player)) for p in card):
                continue
            if self.legal([p for p in self.here if p != player]):
                games = sum(p.kind is Kind.PLAYED for p in card)
                candidates.append((self.score(player), -games, -player))
        return -min(candidates)[2]

    def floaters(self, top: Sequence[int], below: Sequence[int]) -> tuple[int, ...]:
        sets = []
        for size in range(len(below) + 1):
            for chosen in combinations(sorted(below, key=lambda p: (-self.score(p), p)), size):
                rest = [p for p in below if p not in chosen]
                if not (self.legal([*top, *chosen]) and self.legal(rest)):
                    continue
                worst_first = tuple(sorted(-self.score(p) for p in chosen)[::-1])
                floats = 0 if self.last else sum(map(self.floated, chosen))
                sets.append((size, worst_first, self.spoils(below, rest), floats, chosen))
        return min(sets)[-1]

    def spoils(self, below: Sequence[int], rest: Sequence[int]) -> bool:
        if not below:
            return False
        level = max(map(self.score, below))
        group = [p for p in rest if self.score(p) == level]
        others = [p for p in rest if self.score(p) != level]
        needed = len(group) % 2
        return not any(
            self.legal([*group, *up]) and self.legal([p for p in others if p not in up])
            for up in combinations(others, needed)
        )

    def pair(self, bracket: Sequence[int], floaters: Sequence[int]) -> list[tuple[int, int]]:
        def key(pairing: list[tuple[int, int]]) -> tuple[int, list[int]]:
            harmed = sum(
                self.floated(other)
                for pair in pairing
                for player, other in (pair, pair[::-1])
                if player in floaters and not self.last
            )
            ordered = sorted(pairing)
            return harmed, [pair[0] for pair in ordered] + [pair[1] for pair in ordered]

        return min(self.matchings(sorted(bracket)), key=key)

    def round_pairs(self) -> tuple[int | None, set[frozenset[int]]]:
        off, pairs = self.bye(), set()
        left = [p for p in self.here if p != off]
        while left:
            best = max(map(self.score, left))
            top = [p for p in left if self.score(p) == best]
            below = [p for p in left if p not in top]
            chosen = self.floaters(top, below)
            pairs |= {frozenset(pair) for pair in self.pair([*top, *chosen], chosen)}
            left = [p for p in below if p not in chosen]
        return off, pairs


def check_literally(event: Event) -> int:
    rounds = 0
    for round, pairs in event.play():
        off, expected = Reader(event, round).round_pairs()
        assert {frozenset(p.players()) for p in pairs if p.second is not None} == expected
        assert [p.first for p in pairs if p.second is None] == ([] if off is None else [off])
        rounds += 1
    return rounds


def check_absolute(event: Event) -> int:
    rounds = 0
    for round, pairs in event.play():
        rounds += 1
        here = [p for p in event.players if p not in event.resting]
        assert sorted(n for pair in pairs for n in pair.players()) == here
        for pair in pairs:
            if pair.second is None:
                assert pair == bye(round, pair.first, BYE_POINTS)
                assert len(here) % 2
                card = rounds_of(pair.first, event.pairings, round - 1)
                assert not any(p.kind is Kind.BYE for p in card), "a second bye"
            else:
                assert frozenset(pair.players()) not in {
                    *met(event.pairings),
                    *map(frozenset, event.forbidden),
                }
                assert starts(pair.first, event.pairings) <= starts(pair.second, event.pairings)
    return rounds


def starts(player: int, pairings: Sequence[Pairing]) -> int:
    return sum(p.first == player and p.kind is Kind.PLAYED and p.second is not None for p in pairings)


@pytest.mark.parametrize("seed", range(40))
def test_the_articles_read_literally_give_the_same(seed: int) -> None:
    check_literally(made_up(seed, 8))


@pytest.mark.few(10)
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1400))
def test_the_articles_read_literally_give_the_same_in_many_events(seed: int) -> None:
    check_literally(made_up(seed, 10))


@pytest.mark.parametrize("seed", range(10))
def test_rules_without_exception_hold(seed: int) -> None:
    assert check_absolute(made_up(seed, 40, 8)) == ROUNDS


@pytest.mark.few(10)
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2000, 3000))
def test_rules_without_exception_hold_in_a_thousand_events(seed: int) -> None:
    check_absolute(made_up(seed, 128 if seed % 20 == 0 else 40))


def test_the_first_round_pairs_the_upper_half_with_the_lower_and_the_odd_begin() -> None:
    pairs = next_double_round(range(1, 8), [], round=1, rounds=ROUNDS)
    assert [p.players() for p in pairs] == [(1, 4), (5, 2), (3, 6), (7,)]
    assert pairs[-1].points(7) == 3


def test_of_two_who_have_begun_as_often_the_higher_ranked_changes() -> None:
    first = [
        replace(p, games=((DRAW, DRAW),) * 2) for p in next_double_round([1, 2, 3, 4], [], round=1, rounds=3)
    ]
    assert [p.players() for p in first] == [(1, 3), (4, 2)]
    second = next_double_round([1, 2, 3, 4], first, round=2, rounds=3)
    assert [p.players() for p in second] == [(4, 1), (2, 3)]


def test_a_meeting_that_nobody_played_may_be_paired_again() -> None:
    unplayed = Pairing(1, 1, 2, ((0, 0), (0, 0)), Kind.FORFEIT)
    (pair,) = next_double_round([1, 2], [unplayed], round=2, rounds=3)
    assert set(pair.players()) == {1, 2}


def test_a_round_of_a_hundred_and_twenty_eight_takes_no_time() -> None:
    event = Event(3, 128, 5, double=True)
    for round, _ in event.play():
        if round == 5:
            break
    assert quick(lambda: next_double_round(event.players, event.pairings, round=5, rounds=9), 2)
