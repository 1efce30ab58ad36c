"""The loser of a meeting goes on in the lower bracket; the loser of two is out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.tournaments.model.formats.elimination import Elimination
from bot.tournaments.model.knockout import GONE, NOBODY, Branch, Knockout, Level, Tie, ranked
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Pairing
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.standings import Place
from bot.tournaments.model.state import State


@dataclass(frozen=True, slots=True)
class DoubleKnockout(Knockout):
    """Rounds are numbered on from the upper bracket to the lower one, the final, and a second final where the winner of
    the lower bracket wins the first.
    """

    def places(self, pairings: Sequence[Pairing]) -> Mapping[int, int]:
        """By the round of the second loss, shared by those who lost in the same one."""
        upper, lower = self.branches(pairings)
        won, places, rank = self._won(pairings), dict[int, int](), 3
        for level in reversed(lower.levels):
            out = [tie for tie in level.ties if GONE not in tie]
            places |= dict.fromkeys((_ended(won, level.number, tie)[1] for tie in out), rank)
            rank += len(out)
        last = upper.levels[-1]
        winner, loser = _ended(won, last.number, last.ties[0])
        again = last.number == self._final + 1
        if winner and (again or winner == last.ties[0][0]):
            places |= {winner: 1, loser: 2}
        return {player: place for player, place in places.items() if player > NOBODY}

    def table(self, pairings: Sequence[Pairing]) -> tuple[Place, ...]:
        return ranked(self.players, self.places(pairings))

    def branches(self, pairings: Sequence[Pairing]) -> tuple[Branch, Branch]:
        """The upper bracket with the finals, and the lower one."""
        won, slots = self._won(pairings), [player or GONE for player in self.seeded()]
        upper, fallen = [], []
        for number in range(1, self.rounds + 1):
            upper.append(Level(number, "bracket-upper", _pairs(slots)))
            slots, out = _through(won, upper[-1])
            fallen.append(out)
        line, *falling = fallen
        lower: list[Level] = []
        for turn, out in enumerate(falling):
            lower.append(Level(self.rounds + len(lower) + 1, "bracket-lower", _pairs(line)))
            line, _ = _through(won, lower[-1])
            # From the other end of the tree every other time, so that few meet again.
            ties = tuple(zip(line, out[::-1] if turn % 2 == 0 else out, strict=True))
            lower.append(Level(self.rounds + len(lower) + 1, "bracket-lower", ties))
            line, _ = _through(won, lower[-1])
        final = Level(self._final, "bracket-final", ((slots[0], line[0]),))
        upper.append(final)
        winner, _ = _ended(won, final.number, final.ties[0])
        if winner and winner == line[0]:
            upper.append(Level(self._final + 1, "bracket-final-again", final.ties))
        return Branch(tuple(upper), "bracket-side-upper"), Branch(tuple(lower), "bracket-side-lower")

    @property
    def _final(self) -> int:
        """The number of the first final, after all rounds of both brackets."""
        return self.rounds + 2 * (self.rounds - 1) + 1


class DoubleElimination(Elimination):
    """At most as many players as its trees have room for in a picture."""

    name = Format.DOUBLE_KNOCKOUT
    settings = ("deciders",)
    most = 32
    tree = DoubleKnockout

    def more_to_come(self, state: State) -> bool:
        # An absent player would be waited for in the lower bracket once more.
        return bool(state.meetings and self.next_meetings(state, 0))

    def depends(self, state: State, meeting: Meeting) -> bool:
        players = set(meeting.pairing.players())
        return any(
            later.pairing.round > meeting.pairing.round and players & set(later.pairing.players())
            for later in state.meetings
        )

    def stages(self, plan: Plan) -> int:
        return 4


def _pairs(slots: Sequence[int]) -> tuple[Tie, ...]:
    return tuple((slots[at], slots[at + 1]) for at in range(0, len(slots), 2))


def _through(won: Mapping[tuple[int, frozenset[int]], int], level: Level) -> tuple[list[int], list[int]]:
    ended = [_ended(won, level.number, tie) for tie in level.ties]
    return [winner for winner, _ in ended], [loser for _, loser in ended]


def _ended(won: Mapping[tuple[int, frozenset[int]], int], number: int, tie: Tie) -> Tie:
    """The winner and the loser of a tie; NOBODY while that is open, GONE where there is none."""
    if GONE in tie:
        return max(tie), GONE
    winner = won.get((number, frozenset(tie)), NOBODY)
    return winner, sum(tie) - winner if winner else NOBODY
