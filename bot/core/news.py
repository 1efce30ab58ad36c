"""Everything that a notice may tell, and how each is delivered.

The name of a class is its kind in the database and in the sentence `notice-<kind>`, and its fields are stored, both as
of events. The notice itself has its recipient, whom it mentions, its match and the number of its event.
"""

import enum
from dataclasses import KW_ONLY, dataclass, field
from datetime import date, datetime
from typing import ClassVar, TypeAlias

from bot.core import events
from bot.core.preferences import Title

_TURN_GONE = (events.Moved, events.TakenBack, events.Ended)
_CHOICE_GONE = (events.TimeGiven, events.TurnRenewed, events.Ended)


class Way(enum.Enum):
    """Other ways for news whose place is closed to the bot."""

    ELSEWHERE = enum.auto()  # another channel of the server, where the people whom it concerns are called
    LETTER = enum.auto()  # a direct message to the recipient
    EACH = enum.auto()  # to each person whom it concerns, by letter or for each game as for any other


_TO_ALL = (Way.ELSEWHERE, Way.EACH)


class News:
    """How news is delivered, unless its class says otherwise.

    `begins`: somebody's time begins with it; `board`: it is told with the board as it stands, `plain`: which says it
    all; `about_time`: of such messages about a game, or about all, the newest alone stays, `runs`: also of letters;
    `replaces`: it takes the place of those, `edits`: by being written into the last reminder, which has called its
    player; `outdated_by`: events after which it is not worth telling;
    `ways`: where it goes instead of its place, the best first, None where that depends on whom it is for;
    `settles`: elsewhere it takes the place of what was told to either player.
    """

    __slots__ = ()
    begins: ClassVar[bool] = False
    board: ClassVar[bool] = False
    plain: ClassVar[bool] = False
    about_time: ClassVar[bool] = False
    runs: ClassVar[bool] = False
    replaces: ClassVar[bool] = False
    edits: ClassVar[bool] = False
    outdated_by: ClassVar[tuple[type[events.What], ...]] = ()
    ways: ClassVar[tuple[Way, ...] | None] = None
    settles: ClassVar[bool] = False

    @property
    def for_both(self) -> bool:
        """Without a recipient, is it told to both players?"""
        return False


@dataclass(frozen=True, slots=True)
class Joined(News):
    """The recipient's seek was joined, and the match began; none where a post shows the board."""

    begins, board, outdated_by = True, True, _TURN_GONE


@dataclass(frozen=True, slots=True)
class Turn(News):
    """The recipient is to move. `plies`: how many moves it tells."""

    begins, board, plain, outdated_by = True, True, True, _TURN_GONE
    _: KW_ONLY
    plies: int = 1


@dataclass(frozen=True, slots=True)
class Over(News):
    """Told to the one who did not end it, to both where time or the rules did. `plies`: how many moves it tells, where
    one ended it; `quiet`: it calls nobody, because news of its tournament does.
    """

    board, plain, replaces = True, True, True
    _: KW_ONLY
    plies: int = 1
    quiet: bool = False

    @property
    def for_both(self) -> bool:
        return not self.quiet


@dataclass(frozen=True, slots=True)
class DrawOffered(News):
    outdated_by = (*_TURN_GONE, events.DrawDeclined)


@dataclass(frozen=True, slots=True)
class DrawDeclined(News):
    outdated_by = (events.Ended,)


@dataclass(frozen=True, slots=True)
class TakebackAsked(News):
    """`move`: the one that would be taken back; `reply`: the moves that go back with it, if any do."""

    outdated_by = (*_TURN_GONE, events.TakebackRefused)
    move: str
    reply: str | None


@dataclass(frozen=True, slots=True)
class TakebackRefused(News):
    outdated_by = (events.Ended,)


@dataclass(frozen=True, slots=True)
class TakenBack(News):
    begins, board, outdated_by = True, True, (events.Moved, events.Ended)


@dataclass(frozen=True, slots=True)
class SeekDeclined(News):
    seek: int
    by: int
    game: str


@dataclass(frozen=True, slots=True)
class SeekExpired(News):
    seek: int
    game: str


@dataclass(frozen=True, slots=True)
class SeekRemoved(News):
    """The house game of the recipient's seek was removed, and the seek with it."""

    seek: int
    game: str


@dataclass(frozen=True, slots=True)
class SeekRenewed(News):
    """A standing seek was joined or has expired; here is the next one. `before`: the one whose place it takes."""

    seek: int
    before: int


@dataclass(frozen=True, slots=True)
class SeekLapsed(News):
    """A standing seek is not renewed, because its maker has as many games as the server allows."""

    seek: int
    game: str
    before: int


@dataclass(frozen=True, slots=True)
class Reminder(News):
    """`lead`: hours before the deadline."""

    about_time, runs, replaces = True, True, True
    outdated_by = (*_TURN_GONE, *_CHOICE_GONE, events.Fell)
    lead: int
    deadline: datetime


@dataclass(frozen=True, slots=True)
class Waiting(News):
    """Once a day: all games that wait for the recipient, who wants no call with each move."""

    about_time, runs, replaces = True, True, True
    ways = (Way.LETTER,)


@dataclass(frozen=True, slots=True)
class FellChoice(News):
    """The opponent's casual clock has run out; the recipient may claim, give a day or go on."""

    begins, about_time, replaces, settles, outdated_by = True, True, True, True, _CHOICE_GONE


@dataclass(frozen=True, slots=True)
class TimeGiven(News):
    begins, about_time, replaces, outdated_by = True, True, True, (*_TURN_GONE, events.Fell)


@dataclass(frozen=True, slots=True)
class VacationSpent(News):
    """A day of `user` was spent until then; `left`: days of that year; `spent` of `most` in this match."""

    about_time, runs, replaces, edits, outdated_by = True, True, True, True, _TURN_GONE
    user: int
    until: datetime
    left: int
    spent: int
    most: int


@dataclass(frozen=True, slots=True)
class Redrawn(News):
    """The board is to tell another end of its game's time; nobody is told."""

    outdated_by = _TURN_GONE


@dataclass(frozen=True, slots=True)
class Lines(News):
    """Something happened to lines that the recipient has prepared; told by letter alone."""

    match: int


@dataclass(frozen=True, slots=True)
class TournamentRound(News):
    """Games of a tournament have begun. `again`: it is not the first to say so."""

    ways = _TO_ALL
    tournament: int
    seq: int
    _: KW_ONLY
    again: bool = False


@dataclass(frozen=True, slots=True)
class TournamentNews(News):
    """Something else that concerns everybody in a tournament has happened.

    `again`: another call for the part that is still to be done; `left`: a reminder as version 0.3.0 planned them, which
    now only has it seen which are due; `shown`: the message in the place that the tournament has left.
    """

    ways = _TO_ALL
    tournament: int
    seq: int
    _: KW_ONLY
    again: bool = False
    left: int | None = None
    shown: int | None = None

    @property
    def repeated(self) -> bool:
        """Does it call for the part that is still to be done."""
        return self.again or self.left is not None


@dataclass(frozen=True, slots=True)
class TournamentOver(News):
    ways = _TO_ALL
    tournament: int
    seq: int


@dataclass(frozen=True, slots=True)
class TournamentShown(News):
    """Something has changed in a tournament: its messages are to be brought up to date, and nobody told."""

    tournament: int


@dataclass(frozen=True, slots=True)
class TournamentSeat(News):
    """The recipient was on the waiting list, and has a place in the tournament now."""

    ways = (Way.ELSEWHERE, Way.LETTER)
    tournament: int
    guild: int | None = None


@dataclass(frozen=True, slots=True)
class TournamentLetter(News):
    """News that could not be told in the tournament's place, or in any other, for one recipient."""

    tournament: int
    guild: int | None = None
    seq: int = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class TournamentClosed(News):
    """The recipient directs a tournament whose place is closed to the bot; `calendar`: whose entry there is gone."""

    tournament: int
    guild: int | None = None
    _: KW_ONLY
    calendar: bool = False


@dataclass(frozen=True, slots=True)
class TournamentPost(News):
    """The games of a meeting are to have a post in the server's forum; nobody is told."""

    tournament: int
    matches: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeriesOver(News):
    """The season of a series of tournaments is over."""

    ways = _TO_ALL
    series: int


@dataclass(frozen=True, slots=True)
class Qualified(News):
    """These users come into an event, or may enter it, by what they reached in another one."""

    ways = _TO_ALL
    qualification: int
    users: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ladder(News):
    """Something has happened on a ladder."""

    ways = (Way.EACH,)
    ladder: int
    seq: int


@dataclass(frozen=True, slots=True)
class Problem(News):
    """The problem of the day, for a channel that a server has chosen."""

    day: date
    problem: str


@dataclass(frozen=True, slots=True)
class ProblemOff(News):
    """The channel is closed to the bot, and no problems are posted there any more; told to who chose it."""

    channel: int
    guild: int


@dataclass(frozen=True, slots=True)
class Roles(News):
    """The recipient's rating in the game or title has changed, and the server gives roles by it; nobody is told."""

    game: str | None
    _: KW_ONLY
    title: Title | None = None


@dataclass(frozen=True, slots=True)
class Unreadable(News):
    """Stored, but not as any of the others: nothing can be told of it, and it keeps nothing else waiting."""

    kind: str


_ToEntrants: TypeAlias = TournamentRound | TournamentNews | TournamentOver | TournamentShown
OfTournament: TypeAlias = _ToEntrants | TournamentSeat | TournamentLetter | TournamentClosed | TournamentPost
OfSeek: TypeAlias = SeekDeclined | SeekExpired | SeekRemoved | SeekRenewed | SeekLapsed
_OfMatch: TypeAlias = (
    Joined | Turn | Over | DrawOffered | DrawDeclined | TakebackAsked | TakebackRefused | TakenBack
)
_OfTime: TypeAlias = Reminder | Waiting | FellChoice | TimeGiven | VacationSpent | Redrawn | Lines
_OfServer: TypeAlias = SeriesOver | Qualified | Ladder | Problem | ProblemOff | Roles
What: TypeAlias = _OfMatch | OfSeek | _OfTime | OfTournament | _OfServer
