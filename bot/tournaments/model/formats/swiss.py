"""As many rounds as are planned; two who meet have about as many points."""

from collections import Counter
from collections.abc import Collection
from itertools import combinations

from bot.tournaments.model.formats.system import ImportRule, Layout, System
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Pairing, half_bye
from bot.tournaments.model.plan import BOUNDS, Format, Plan
from bot.tournaments.model.standings import SWISS, Place, standings
from bot.tournaments.model.state import State
from bot.tournaments.model.swiss import next_round

FEWEST = 6  # with fewer players more may well come, and nothing is said of what is usual


class Swiss(System):
    """FIDE's Dutch System, or with two games the Double-Swiss System."""

    name = Format.SWISS
    criteria = SWISS
    layout = Layout.ROUNDS
    imports = ImportRule.ROUNDS
    settings = ("rounds",)
    by_rounds = slow = True

    def next_meetings(self, state: State, lot: int) -> tuple[Meeting, ...]:
        round = state.round + 1
        numbers = range(1, len(state.seeds) + 1)
        staying = [number for number in numbers if number not in state.withdrawn]
        if round > state.plan.rounds or len(staying) < 2 or _all_met(state, staying):
            return ()
        byes = {n: state.byes.get((state.user(n), round)) for n in staying}
        off = {number: points for number, points in byes.items() if points is not None}
        # Imported where it is used, which is in a process of its own: its library of graphs takes fifteen megabytes.
        from bot.tournaments.model.double_swiss import next_double_round

        pair = next_double_round if state.plan.terms.pair else next_round
        pairs = (
            pair(
                numbers,
                [pairing for meeting in state.meetings for pairing in _to_be_paired_by(state, meeting)],
                round=round,
                rounds=state.plan.rounds,
                forbidden=forbidden_pairs(state),
                resting=state.withdrawn.union(off),
            )
            if len(off) < len(staying)
            else ()
        )
        given = (half_bye(round, number, points) for number, points in off.items())
        return tuple(Meeting(0, 0, pairing) for pairing in (*pairs, *given))

    def more_to_come(self, state: State) -> bool:
        return 0 < state.round < state.plan.rounds

    def table(self, state: State, stage: int, group: int) -> tuple[Place, ...]:
        return standings(
            self.members(state, stage, group),
            [meeting.pairing for meeting in state.meetings],
            self.order(state.plan),
            rounds=state.round,
            everybody=False,
            games=state.plan.games,
        )

    def joinable(self, state: State) -> bool:
        return state.round < state.plan.rounds

    def depends(self, state: State, meeting: Meeting) -> bool:
        # A round is not paired anew: the points that it was paired by stay as they were.
        return False

    def stages(self, plan: Plan) -> int:
        return plan.rounds

    def most_rounds(self, state: State) -> int | None:
        others, spare = len(state.seeds) - 1, len(state.seeds) % 2
        barred = Counter(number for pair in forbidden_pairs(state) for number in pair)
        off = Counter(state.number(user) for user, _ in state.byes if user in state.seeds)
        most = min(others + spare - barred[n] + off[n] for n in range(1, len(state.seeds) + 1))
        return most if most < state.plan.rounds else None

    def usual_rounds(self, plan: Plan, players: int) -> range | None:
        """From so many that one player alone can have won all games, to two more, which rank the others."""
        if players < FEWEST:
            return None
        least, most = BOUNDS["rounds"][0], min(BOUNDS["rounds"][-1], players - 1)
        enough = max(least, (players - 1).bit_length())
        usual = range(enough, min(enough + 2, most) + 1)
        return None if plan.rounds in usual else usual


def _all_met(state: State, players: Collection[int]) -> bool:
    """Has everybody met everybody, so that more rounds could only repeat what was played?"""
    if len(players) > state.round + 1:
        return False
    met = {frozenset(meeting.pairing.players()) for meeting in state.meetings}
    met -= {frozenset(map(state.number, users)) for users in state.rematches}
    return all(frozenset(pair) in met for pair in combinations(players, 2))


def _to_be_paired_by(state: State, meeting: Meeting) -> tuple[Pairing, ...]:
    """A meeting as the next round is paired by it: two who may meet once more have their points without it."""
    pairing, second = meeting.pairing, meeting.pairing.second
    if second is None or frozenset(map(state.user, pairing.players())) not in state.rematches:
        return (pairing,)
    return tuple(half_bye(pairing.round, each, pairing.points(each)) for each in (pairing.first, second))


def forbidden_pairs(state: State) -> list[tuple[int, int]]:
    """The pairs that must not meet, by number."""
    # Somebody may have left again before it began.
    there = (users for users in state.forbidden if users <= set(state.seeds))
    pairs = (sorted(map(state.number, users)) for users in there)
    return sorted((one, other) for one, other in pairs)
