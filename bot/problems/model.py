"""The problem of the day: what a problem is, which one a day has, what an attempt was worth, and streaks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cached_property
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeVar
from zoneinfo import ZoneInfo

from bot.core.match import Match, set_up
from rules import Game, Side, find_game

T = TypeVar("T")
SEED: Final = "damka"  # the seed of the order of the problems
GRADES: Final = (1, 2, 3)  # from easy to hard


@dataclass(frozen=True)
class Problem:
    """A position and the only way to win in it.

    `solution`: the moves in canonical notation, first and last one of the solver's; `gain`: how many men are won, 0
    where it is the game; `withdrawn`: there turned out to be another way, or none, so that no day has it any more;
    `ways`: moves that solve it as well as those of the solution, as `ply=move`.
    """

    game: str
    grade: int
    gain: int
    position: str
    solution: tuple[str, ...]
    withdrawn: bool = False
    ways: tuple[str, ...] = ()

    @cached_property
    def key(self) -> str:
        """Names the problem for ever: the same position of the same game has the same key, wherever it is listed."""
        return sha256(f"{self.game} {self.position}".encode()).hexdigest()[:12]

    @cached_property
    def rules(self) -> Game[Any]:
        return find_game(self.game)

    @property
    def moves(self) -> int:
        """How many of the moves are the solver's."""
        return (len(self.solution) + 1) // 2

    def board(self, solver: int, now: datetime, plies: int) -> Match:
        """The position after so many moves of the solution, as a match that is kept nowhere."""
        side: Side = self.rules.start(self.position).to_move
        return set_up(self.game, self.position, side, solver, self.solution[:plies], now)


@dataclass(frozen=True, slots=True)
class Attempt:
    """How far somebody has come with a problem on its day.

    `plies`: how many moves of the solution stand on the board, the opponent's answers among them; `wrong`: tries that
    were none of its moves; `missed`: those made where it stands now, of which none counts again.
    """

    day: date
    key: str
    plies: int = 0
    wrong: int = 0
    solved_at: datetime | None = None
    given_up_at: datetime | None = None
    missed: tuple[str, ...] = ()

    @property
    def over(self) -> bool:
        return self.solved_at is not None or self.given_up_at is not None

    @property
    def begun(self) -> bool:
        """Was anything tried yet?"""
        return bool(self.plies or self.wrong or self.over)

    def tried(self, problem: Problem, text: str, now: datetime) -> tuple[Attempt, bool]:
        """After a legal move of the solver's, and was it a right one? That is answered at once. Raises the rules'
        MoveErrors, which count as no try.
        """
        game = problem.rules
        state = game.load(problem.position)
        for known in problem.solution[: self.plies]:
            state = game.play(state, game.parse(state, known))
        wanted = game.parse(state, problem.solution[self.plies])
        tried = game.parse(state, text)
        if tried != wanted:
            move = game.format(state, tried)
            if f"{self.plies}={move}" in problem.ways:
                return replace(self, plies=len(problem.solution), solved_at=now, missed=()), True
            if move in self.missed:
                return self, False
            return replace(self, wrong=self.wrong + 1, missed=(*self.missed, move)), False
        plies = min(self.plies + 2, len(problem.solution))
        solved = now if plies == len(problem.solution) else None
        return replace(self, plies=plies, solved_at=solved, missed=()), True


class Share(NamedTuple):
    """How many of those who tried a problem on its day have solved it. `first`: who did first in a server."""

    solved: int
    tried: int
    first: int | None = None


class Solver(NamedTuple):
    """One person's score in a month: problems solved, and how many of them at the first try."""

    user: int
    solved: int
    clean: int


class Streak(NamedTuple):
    """Days in a row with a solved problem: up to today or yesterday, and the most there ever were."""

    current: int
    best: int


@dataclass(frozen=True, slots=True)
class Daybreak:
    """The hour, by the clocks of a zone, at which the problem of the next day comes."""

    hour: int = 0
    zone: str = "UTC"

    def of(self, day: date) -> datetime:
        """The first instant of a day's problem, in UTC."""
        return datetime.combine(day, time(self.hour), ZoneInfo(self.zone)).astimezone(UTC)

    def day(self, at: datetime) -> date:
        """The day whose problem it is at that instant."""
        local = at.astimezone(ZoneInfo(self.zone)).date()
        return local if self.of(local) <= at else local - timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Posted:
    """The last post of a server's channel."""

    day: date
    key: str
    message_id: int


@dataclass(frozen=True, slots=True)
class ProblemChannel:
    """Where a server has the problem of the day posted. `game`: None for all by turns; `by`: who chose it."""

    guild_id: int
    channel_id: int
    game: str | None
    by: int
    due_at: datetime
    posted: Posted | None = None


def order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """The problems of a game in the order in which days have them: by lot, the same everywhere."""
    return tuple(sorted(problems, key=lambda problem: sha256(f"{SEED} {problem.key}".encode()).digest()))


def turn_of(things: Sequence[T], day: date) -> T:
    """The problem or the game that has its turn on a day: none comes again before all others have."""
    return things[day.toordinal() % len(things)]


def streak_of(days: Collection[date], today: date) -> Streak:
    """From the days on which somebody has solved a problem. Today may still be missing."""
    one = timedelta(days=1)
    runs: dict[date, int] = {}
    for day in sorted(set(days)):
        runs[day] = runs.get(day - one, 0) + 1
    return Streak(runs.get(today) or runs.get(today - one, 0), max(runs.values(), default=0))
