"""A player's record: results by game, streaks, opponents."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, NamedTuple, TypeVar

from bot.core.rating import Rating
from bot.core.terms import Place
from bot.core.verdict import DRAW, LOSS, WIN

K = TypeVar("K")
LATEST = 10  # the last matches whose results are told one by one
STANDINGS = 3  # the contests of which the player's place is told


@dataclass(frozen=True, slots=True)
class Played:
    """One finished match from a player's side. `points`: 2, 1 or 0 half points; `place`: where it was played; `home`:
    where the opponent was, if elsewhere.
    """

    game: str
    opponent: int
    points: int
    at: datetime
    place: Place
    home: Place | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """Matches won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def matches(self) -> int:
        return self.won + self.drawn + self.lost

    def plus(self, own: int, other: int) -> "Score":
        return Score(self.won + (own > other), self.drawn + (own == other), self.lost + (own < other))


class Standing(NamedTuple):
    """A contest that goes on, and the player's place there among so many."""

    contest: str
    rank: int
    players: int


@dataclass(frozen=True, slots=True)
class Profile:
    """`games`: by kind of game, the most played first; `opponents`: the same by opponent; `ratings`: by kind of game,
    as they stand now. `unseen`: matches with opponents who are not named; `homes`: where those elsewhere are.
    `winning`: victories in a row up to the last match; `longest`: the longest such row ever; `latest`: the half
    points of the last matches, the newest last.
    """

    user: int
    ratings: Mapping[str, Rating] = field(default_factory=dict)
    games: Mapping[str, Score] = field(default_factory=dict)
    opponents: Mapping[int, Score] = field(default_factory=dict)
    unseen: int = 0
    homes: frozenset[tuple[int, Place]] = frozenset()
    winning: int = 0
    longest: int = 0
    latest: tuple[int, ...] = ()


def profile(
    user: int,
    ratings: Mapping[str, Rating],
    played: Iterable[Played],
    sees: Callable[[Played], bool] = lambda _: True,
) -> Profile:
    """From all that they have finished, in the order in which it ended; opponents are named from what the reader `sees`
    alone.
    """
    results = list(played)
    seen = [result for result in results if sees(result)]
    row = longest = 0
    for result in results:
        row = row + 1 if result.points == WIN else 0
        longest = max(longest, row)
    return Profile(
        user,
        ratings,
        _scores((result.game, result.points) for result in results),
        _scores((result.opponent, result.points) for result in seen),
        len(results) - len(seen),
        frozenset((result.opponent, result.home) for result in seen if result.home is not None),
        row,
        longest,
        tuple(result.points for result in results[-LATEST:]),
    )


def _scores(results: Iterable[tuple[K, int]]) -> dict[K, Score]:
    tally = Counter(results)
    keys = Counter(key for key, _ in tally.elements())
    return {
        key: Score(*(tally[key, points] for points in (WIN, DRAW, LOSS))) for key, _ in keys.most_common()
    }


FIRST_DAN: Final = 1800
STEP: Final = 100
HIGHEST: Final = 9  # the last dan, and the lowest kyu


class Grade(NamedTuple):
    dan: bool
    number: int


def grade(rating: Rating) -> Grade | None:
    """The grade of a rating as it is written, rounded; None while it is provisional."""
    if rating.provisional:
        return None
    above, _ = divmod(round(rating.value) - FIRST_DAN, STEP)
    return Grade(True, min(above + 1, HIGHEST)) if above >= 0 else Grade(False, min(-above, HIGHEST))


@dataclass(frozen=True, slots=True)
class Pool:
    """The ratings of a game in a server, or in all (None). `board`: in all, by the games against settled opponents
    alone.
    """

    game: str
    guild_id: int | None
    board: bool = False


@dataclass(frozen=True, slots=True)
class Ranked:
    """One line of a leaderboard."""

    user: int
    rating: Rating


PAGE: Final = 20  # lines of one page of a leaderboard
HERE: Final = "here"
EVERYWHERE: Final = "all"


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of it. `page`: from 0; `players`: how many stand on all pages together, first those, `settled` of them,
    whose rating is settled.
    """

    pool: Pool
    page: int
    players: int
    settled: int
    lines: tuple[Ranked, ...]

    @property
    def pages(self) -> int:
        return max(-(-self.players // PAGE), 1)

    @property
    def place(self) -> str:
        """As controls and the catalogue name it."""
        return EVERYWHERE if self.pool.guild_id is None else HERE

    @property
    def ranked(self) -> list[tuple[int | None, Ranked]]:
        """The lines with the rank of each; None for those whose rating is not settled."""
        first = self.page * PAGE + 1
        return [(rank if rank <= self.settled else None, line) for rank, line in enumerate(self.lines, first)]
