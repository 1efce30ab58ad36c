"""Questions that every format has to answer. Nothing outside a format's own file asks which one it is."""

import enum
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import ClassVar

from bot.tournaments.model.knockout import Knockout
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Lot
from bot.tournaments.model.plan import MOST_PLAYERS, Format, Plan
from bot.tournaments.model.standings import Criterion, Place
from bot.tournaments.model.state import State


class Layout(enum.Enum):
    """How the standings are drawn."""

    CROSS = enum.auto()  # a table of everybody against everybody
    ROUNDS = enum.auto()  # a table with a column for each round
    TREE = enum.auto()


class ImportRule(enum.Enum):
    """The fate of games that entrants have played elsewhere."""

    REFUSED = enum.auto()
    ROUNDS = enum.auto()  # they are the first rounds
    TABLE = enum.auto()  # they stand in the table instead of the same pairings


class System(ABC):
    """How a format is played; what is not asked of most has its usual answer here.

    `criteria`: those that its tables can have, in their usual order; `settings`: the fields of a plan that it asks
    for, in the order of its form, five at most; `most`: the most players it can take; `pairs`: has every meeting two
    games at least; `by_rounds`: is each round paired by the standings, so that a round off, late entries and forbidden
    pairs make sense; `slow`: does pairing take so long that it needs a process of its own; `single`: is a player in
    one meeting at a time, to which games may be added; `seasons`: does another season follow.
    """

    name: ClassVar[Format]
    criteria: ClassVar[tuple[Criterion, ...]] = ()
    layout: ClassVar[Layout]
    imports: ClassVar[ImportRule] = ImportRule.REFUSED
    settings: ClassVar[tuple[str, ...]]
    pairs: ClassVar[bool] = False
    by_rounds: ClassVar[bool] = False
    slow: ClassVar[bool] = False
    single: ClassVar[bool] = False
    seasons: ClassVar[bool] = False
    most: ClassVar[int] = MOST_PLAYERS

    @abstractmethod
    def next_meetings(self, state: State, lot: int) -> tuple[Meeting, ...]:
        """The meetings to be played next, after all lots, without games; none: it is over. Raises NoPairing."""

    @abstractmethod
    def table(self, state: State, stage: int, group: int) -> tuple[Place, ...]:
        """A table, the best first."""

    @abstractmethod
    def depends(self, state: State, meeting: Meeting) -> bool:
        """Has something been arranged by the result of the meeting, so that it can no longer be corrected."""

    def due(self, state: State) -> bool:
        """Can the next meetings be arranged, or it be closed."""
        return state.decided

    def more_to_come(self, state: State) -> bool:
        """Is something to follow from which absent players are to be left out."""
        return False

    def members(self, state: State, stage: int, group: int) -> tuple[int, ...]:
        """The players of a table, by number."""
        return tuple(range(1, len(state.seeds) + 1))

    def order(self, plan: Plan) -> tuple[Criterion, ...]:
        """The criteria of its tables as this plan has them, points first."""
        chosen = plan.policy.tie_breaks
        return self.criteria if chosen is None else (*self.criteria[:1], *chosen)

    def bracket(self, state: State) -> Knockout | None:
        """The tree of a knock-out; None where there are tables."""
        return None

    def deciding(self, state: State) -> tuple[int, int]:
        """Stage and group of the table whose first places win the tournament."""
        return 0, 0

    def joinable(self, state: State) -> bool:
        """May one enter while it is going on."""
        return False

    def joined(self, before: Sequence[Meeting], begun: Sequence[Meeting]) -> tuple[Meeting, ...]:
        """All meetings once these have been arranged."""
        return (*before, *begun)

    def groups_with(self, state: State, begun: Sequence[Meeting]) -> tuple[tuple[int, ...], ...]:
        """The groups once these have been arranged, by number."""
        return state.groups

    def lost_by_leaving(self, state: State, own: Sequence[Meeting]) -> Collection[Meeting]:
        """The meetings of a player that go to the other one as a whole once the player has left."""
        return ()

    def strikes(self, own: Sequence[Meeting]) -> bool:
        """Does a player with these meetings who leaves now stand in no table."""
        return False

    def stages(self, plan: Plan) -> int:
        """How often the time of a round passes until it may be over."""
        return 2

    def lots(self, state: State, lot: int) -> tuple[Lot, ...]:
        """The lots of players who are level now, where these decide who goes on. `lot`: the seed of the draw."""
        return ()

    def out(self, state: State) -> frozenset[int]:
        """The players who have nothing more to play while it goes on, by number."""
        return frozenset()

    def most_rounds(self, state: State) -> int | None:
        """The most rounds for which everybody who has started has opponents; None where all have enough."""
        return None

    def usual_rounds(self, plan: Plan, players: int) -> range | None:
        """How many rounds are usual for so many players; None where the plan has one of these, or nobody chooses."""
        return None

    def together(self, plan: Plan) -> bool:
        """Do all players come into one table."""
        return True
