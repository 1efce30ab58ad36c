"""Swiss pairings of meetings of two games: FIDE's Double-Swiss System (Handbook C.04.5, 1 February 2026).

The bye is given first. Then the highest scoregroup, with as few upfloaters from below as it needs, is paired, and again
until nobody is left; colours come last and have no say in who meets whom. No engine in use implements it. Where the
text leaves a choice, this follows gacrux' engine for the Swiss Team System (C.04.6), which shares these articles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, product
from typing import TYPE_CHECKING, Final

from bot.core.errors import NoPairing
from bot.core.verdict import DRAW, WIN
from bot.tournaments.model.pairings import Kind, Pairing, bye, rounds_of

if TYPE_CHECKING:
    import networkx

# networkx is imported where it is used, which is in a process of its own: it takes megabytes.

BYE_POINTS: Final = WIN + DRAW  # article 1.4: as if one game had been won and the other drawn


@dataclass(frozen=True, slots=True)
class _Player:
    """A player before the round. `firsts`: had they the first move in the first game, in each meeting played."""

    number: int
    score: int
    firsts: tuple[bool, ...]
    floated: bool  # did they meet somebody with another score in the round before (1.5)
    had_bye: bool  # Or a meeting won without a game (C2).


@dataclass(slots=True)
class _Field:
    """Everybody who is to be paired, and the forbidden opponents of each (C1). `last`: it is the last round."""

    players: Mapping[int, _Player]
    barred: Mapping[int, frozenset[int]]
    last: bool
    known: dict[frozenset[int], bool] = field(default_factory=dict)

    def score(self, number: int) -> int:
        return self.players[number].score

    def floated(self, number: int) -> bool:
        """Does it count that they floated in the round before."""
        return self.players[number].floated and not self.last

    def can_be_paired(self, numbers: Iterable[int]) -> bool:
        """Is there a pairing of all of these that nothing forbids (C3)."""
        group = frozenset(numbers)
        if group not in self.known:
            self.known[group] = self._pairable(group)
        return self.known[group]

    def _pairable(self, group: frozenset[int]) -> bool:
        if len(group) % 2:
            return False
        # By Dirac's theorem there is a cycle through all of them, and with it a pairing.
        if all(2 * (len(group) - 1 - len(self.barred[n] & group)) >= len(group) for n in group):
            return True
        import networkx

        return 2 * len(networkx.max_weight_matching(self.graph(group), maxcardinality=True)) == len(group)

    def graph(self, group: Iterable[int]) -> networkx.Graph:
        """The pairs that may meet."""
        import networkx

        graph, members = networkx.Graph(), sorted(group)
        graph.add_nodes_from(members)
        pairs = combinations(members, 2)
        graph.add_edges_from((one, other) for one, other in pairs if other not in self.barred[one])
        return graph


def next_double_round(
    players: Sequence[int],
    pairings: Sequence[Pairing],
    *,
    round: int,
    rounds: int,
    forbidden: Iterable[tuple[int, int]] = (),
    resting: Collection[int] = (),
) -> tuple[Pairing, ...]:
    """The meetings of the next round without their two games, by board, the bye last; the first player has the first
    move in the first game. Arguments as those of `next_round`.

    Raises NoPairing where no pairing keeps the absolute rules.
    """
    here = {n: _player(n, pairings, round) for n in players if n not in resting}
    whole = _Field(here, _barred(here, pairings, forbidden), last=round >= rounds)
    left = sorted(here, key=lambda number: (-whole.score(number), number))
    off = _bye(whole, left, round) if len(left) % 2 else None
    left = [number for number in left if number != off]
    if not whole.can_be_paired(left):
        raise NoPairing(round=round)
    pairs: list[tuple[int, int]] = []
    while left:
        top = [number for number in left if whole.score(number) == whole.score(left[0])]
        floaters = _upfloaters(whole, top, left[len(top) :])
        bracket = {*top, *floaters}
        pairs += _paired(whole, sorted(bracket), floaters)
        left = [number for number in left if number not in bracket]
    # The order of boards: General Handling Rules, 3.6.
    ranked = [_ranked(whole, pair) for pair in pairs]
    boards = sorted(ranked, key=lambda pair: (-whole.score(pair[0]), -whole.score(pair[1]), pair[0]))
    seated = [Pairing(round, *_seated(whole, pair)) for pair in boards]
    return (*seated, bye(round, off, BYE_POINTS)) if off is not None else tuple(seated)


def _barred(
    players: Iterable[int], pairings: Iterable[Pairing], forbidden: Iterable[tuple[int, int]]
) -> Mapping[int, frozenset[int]]:
    met = [p.players() for p in pairings if p.second is not None and p.kind is Kind.PLAYED]
    pairs = [*met, *forbidden]
    own = {player: [pair for pair in pairs if player in pair] for player in players}
    return {player: frozenset(n for pair in met for n in pair if n != player) for player, met in own.items()}


def _player(number: int, pairings: Sequence[Pairing], round: int) -> _Player:
    card = rounds_of(number, pairings, round - 1)
    played = [p for p in card if p.second is not None and p.kind is Kind.PLAYED]
    won = any(p.kind is Kind.FORFEIT and p.points(number) for p in card)
    return _Player(
        number,
        sum(p.points(number) for p in card),
        tuple(p.first == number for p in played),
        _floated(number, pairings, round),
        won or any(p.kind is Kind.BYE for p in card),
    )


def _floated(number: int, pairings: Sequence[Pairing], round: int) -> bool:
    last = next((p for p in pairings if p.round == round - 1 and number in p.players()), None)
    if last is None or last.second is None or last.kind is not Kind.PLAYED:
        return False
    one, other = (
        sum(p.points(player) for p in pairings if p.round < round - 1 and player in p.players())
        for player in last.players()
    )
    return one != other


def _bye(whole: _Field, left: Sequence[int], round: int) -> int:
    """Article 3.4: the lowest score, then the most meetings played, then the greatest number."""

    def order(number: int) -> tuple[int, int, int]:
        return whole.score(number), -len(whole.players[number].firsts), -number

    for number in sorted((n for n in left if not whole.players[n].had_bye), key=order):
        if whole.can_be_paired([other for other in left if other != number]):
            return number
    raise NoPairing(round=round)


def _upfloaters(whole: _Field, top: Sequence[int], below: Sequence[int]) -> tuple[int, ...]:
    """Article 3.5: the fewest (C4), with the best scores (C5), that leave everybody a pairing (C3)."""
    for size in range(len(top) % 2, len(below) + 1, 2):
        for alike in _sets(whole, below, size):
            best: tuple[tuple[bool, int], tuple[int, ...]] | None = None
            for floaters in alike:
                rest = [number for number in below if number not in floaters]
                if not (whole.can_be_paired((*top, *floaters)) and whole.can_be_paired(rest)):
                    continue
                harm = (_spoils(whole, below, rest), sum(map(whole.floated, floaters)))
                if best is None or harm < best[0]:
                    best = (harm, floaters)
                if harm == (False, 0):
                    break
            if best is not None:
                return best[1]
    raise AssertionError("whoever is left can be paired")


def _sets(whole: _Field, below: Sequence[int], size: int) -> Iterator[Iterator[tuple[int, ...]]]:
    """Sets of so many upfloaters, those of the same scores together, the best scores first, in the order of 3.5.4."""
    groups: dict[int, list[int]] = {}
    for number in below:
        groups.setdefault(whole.score(number), []).append(number)
    # Each with its scores from the least up, and of these the greatest first.
    for scores in sorted(combinations_with_replacement(sorted(groups), size), reverse=True):
        counts = Counter(scores)
        chosen = [combinations(groups[score], counts[score]) for score in sorted(counts, reverse=True)]
        yield (tuple(number for part in parts for number in part) for parts in product(*chosen))


def _spoils(whole: _Field, below: Sequence[int], rest: Sequence[int]) -> bool:
    """C6: would the scoregroup that follows need more upfloaters than an odd number of players always does."""
    following = [number for number in rest if whole.score(number) == whole.score(below[0])] if below else []
    others = [number for number in rest if number not in following]
    if len(following) % 2 == 0:
        return not (whole.can_be_paired(following) and whole.can_be_paired(others))
    return not any(
        whole.can_be_paired((*following, number))
        and whole.can_be_paired([other for other in others if other != number])
        for number in others
    )


def _paired(whole: _Field, bracket: Sequence[int], floaters: Collection[int]) -> list[tuple[int, int]]:
    """Article 3.6: of all pairings that nothing forbids those with the fewest upfloaters' opponents who floated in the
    round before (C8), then the first identifier: the smaller numbers of all pairs in order, then the greater ones.
    """
    half = len(bracket) // 2
    straight = list(zip(bracket[:half], bracket[half:], strict=True))
    if not any(other in whole.barred[one] or _harms(whole, one, other, floaters) for one, other in straight):
        return straight
    place = {number: position for position, number in enumerate(bracket)}
    size = len(bracket)
    # Sums of these are in the order of the identifiers: first which numbers are the greater of a pair, the sooner the
    # worse, and then, pair after pair, which.
    which = [(size + 1) ** (size - position) for position in range(size)]
    later = size * which[0]
    harm = later * 2**size
    graph = whole.graph(bracket)
    for one, other, edge in graph.edges(data=True):
        first, second = sorted((place[one], place[other]))
        edge["weight"] = (
            harm * _harms(whole, one, other, floaters)
            + later * 2 ** (size - 1 - second)
            + which[first] * second
        )
    import networkx

    matched = networkx.min_weight_matching(graph)
    return sorted((min(pair), max(pair)) for pair in matched)


def _harms(whole: _Field, one: int, other: int, floaters: Collection[int]) -> int:
    """How many upfloaters' opponents in the pair floated in the round before."""
    return (one in floaters and whole.floated(other)) + (other in floaters and whole.floated(one))


def _ranked(whole: _Field, pair: tuple[int, int]) -> tuple[int, int]:
    """The pair, the player ranked higher (1.2) first."""
    one, other = sorted(pair, key=lambda number: (-whole.score(number), number))
    return one, other


def _seated(whole: _Field, pair: tuple[int, int]) -> tuple[int, int]:
    """Article 4.3: the pair, the player with the first move in the first game first."""
    higher, lower = pair
    own, other = whole.players[higher].firsts, whole.players[lower].firsts
    if not own and not other:
        starts = higher % 2 == 1
    elif sum(own) != sum(other):
        starts = sum(own) < sum(other)
    else:
        apart = [mine for mine, theirs in zip(reversed(own), reversed(other), strict=False) if mine != theirs]
        starts = not apart[0] if apart else not own[-1] if own else other[-1]
    return pair if starts else (lower, higher)
