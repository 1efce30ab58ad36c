"""The agreement before a game: place, terms, the seek that becomes a match, and how the bot plays where it does."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from random import Random
from typing import Any, Final, NamedTuple

from bot.core.calendar import Span, after
from bot.core.errors import BadTerms, NotInvited, NotYourSeek, OwnSeek, SeekGone
from bot.core.pace import Pace
from rules import BadPosition, Game, Side, find_game, is_house
from rules.draughts.game import DraughtsGame
from rules.records.pasted import example_of, located, missing_side

BY_LOT: Final = "lot"
"""The setup that draws one of the game's ballots when the match begins; `lot:idf` names the table."""
PLAYED_IN_PAIRS: Final = "played-in-pairs"  # the trait of games of which rated matches come in pairs
_POSITION: Final = re.compile(r"[:/]|\b[WB]\s*K?[a-l]?\d")  # signs of a position text in any game
_QUOTED: Final = 40  # characters of a setup that an error repeats
MAX_NOTE: Final = 80  # characters of the line that an invitation carries
SEEK_LIFE: Final = timedelta(days=7)


def drawn_by_lot(setup: str | None) -> bool:
    """Whether this setup draws a ballot, from whichever table."""
    return setup is not None and setup.partition(":")[0] == BY_LOT


def lots_of(game: Game[Any]) -> tuple[str, ...]:
    """The lots that a game has: from its first table, and from each other one by name."""
    return tuple(f"{BY_LOT}:{table}" if place else BY_LOT for place, table in enumerate(game.tables))


@dataclass(frozen=True, slots=True)
class Place:
    """Where a match is played: a channel or thread of a server, or a conversation with the bot. `abroad`: the server of
    the channel where the bot is no member of it; only links say it.
    """

    guild_id: int | None
    channel_id: int
    abroad: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Terms:
    """All that is agreed. `game`: its key with options; `setup`: None, the name of a ballot, a lot, or a position text;
    `pair`: two matches with colours swapped and the same opening; `vacation`: may a player's vacation stop their clock.
    """

    game: str
    pace: Pace
    setup: str | None = None
    rated: bool = False
    pair: bool = False
    vacation: bool = True

    @property
    def kind(self) -> Game[Any]:
        """The game itself. Raises UnknownGame."""
        return find_game(self.game)

    @property
    def lot(self) -> tuple[str, ...] | None:
        """The ballots from which one is drawn, none where the game lacks the table; None unless one is drawn."""
        if not drawn_by_lot(self.setup):
            return None
        tables, (_, named, table) = self.kind.tables, str(self.setup).partition(":")
        return tables.get(table, ()) if named else next(iter(tables.values()), ())

    def drawn(self, rng: Random) -> Terms:
        """The same terms with a ballot, where one is drawn by lot."""
        names = self.lot
        return self if names is None else replace(self, setup=rng.choice(names))

    @property
    def opening(self) -> str | None:
        """The setup as the text that `Game.start` takes."""
        return None if self.setup is None else self.kind.ballots.get(self.setup, self.setup)

    def checked(self) -> Terms:
        """The same in the game's own words, once they make sense. Raises BadTerms, UnknownGame, BadPosition."""
        game = self.kind
        setup = (self.setup or "").strip() or None
        # A rated contest in a game that says so is two matches: who starts it makes too much of a difference.
        pair = self.pair or (self.rated and any(fact.code == PLAYED_IN_PAIRS for fact in game.traits))
        terms = replace(self, game=game.key, setup=setup, pair=pair)
        if self.rated and not (setup is None or drawn_by_lot(setup) or setup in game.ballots):
            raise BadTerms("rated-setup")
        if self.rated and is_house(game.key):
            raise BadTerms("rated-house")
        if self.rated and not self.pace.rateable:
            raise BadTerms("rated-pace", pace=self.pace.key)
        if terms.lot is not None:
            if not terms.lot:
                raise BadTerms("no-ballots", game=game.key)
            return terms
        start = terms._start(game)
        if game.outcome(start) is not None:
            fault = missing_side(game, start)
            raise located(game, setup, fault) if fault else BadTerms("over-at-start", setup=setup)
        if setup is None or setup in game.ballots:
            return terms
        # Everybody will read it: the game's own text of the position, not the typed text.
        return replace(terms, setup=game.dump(start))

    def _start(self, game: Game[Any]) -> Any:
        try:
            return game.start(self.opening)
        except BadPosition as fault:
            # A text that does not look like a position is rather the name of an opening, misspelled.
            if self.setup is None or _POSITION.search(self.setup):
                raise located(game, self.setup, fault) from None
            raise BadTerms("bad-setup", text=self.setup[:_QUOTED], example=example_of(game)) from None


class SeekStatus(enum.StrEnum):
    OPEN = "open"
    JOINED = "joined"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Seek:
    """An invitation: to everybody in a place, or to one `opponent`.

    `wants`: the side that who made it will play; `note`: a line of theirs to whom it is for, fit to be read by others;
    `message_id`: its card, which stands in the channel `shown_in`, in that of its place where None;
    `standing`: it renews itself until it is withdrawn; `rematch_of`: the match that is to be played again.
    """

    id: int
    terms: Terms
    place: Place
    by: int
    opponent: int | None
    wants: Side | None
    created_at: datetime
    expires_at: datetime
    status: SeekStatus = SeekStatus.OPEN
    message_id: int | None = None
    shown_in: int | None = None
    match_id: int | None = None
    note: str | None = None
    standing: bool = False
    rematch_of: int | None = None

    @property
    def card_channel(self) -> int:
        """Where its card stands."""
        return self.shown_in or self.place.channel_id

    def renewed(self, now: datetime) -> Seek | None:
        """The same offer anew, once this one was joined or has expired; None unless it stands."""
        if not self.standing or self.status not in (SeekStatus.JOINED, SeekStatus.EXPIRED):
            return None
        return replace(
            self,
            id=0,
            created_at=now,
            expires_at=now + SEEK_LIFE,
            status=SeekStatus.OPEN,
            message_id=None,
            shown_in=None,
            match_id=None,
        )

    def joined(self, by: int, match_id: int, now: datetime) -> Seek:
        """Raises SeekGone, OwnSeek, NotInvited."""
        self.joinable(by, now)
        return replace(self, status=SeekStatus.JOINED, match_id=match_id)

    def joinable(self, by: int, now: datetime) -> None:
        """Raises what keeps this player from joining: SeekGone, OwnSeek, NotInvited."""
        self._open(now)
        if by == self.by:
            raise OwnSeek(seek=self.id)
        if self.opponent is not None and by != self.opponent:
            raise NotInvited(seek=self.id)

    def declined(self, by: int, now: datetime) -> Seek:
        """Once, however often asked. Raises SeekGone, OwnSeek, NotInvited (an open seek is left alone instead)."""
        if self.status is SeekStatus.DECLINED and by == self.opponent:
            return self
        self._open(now)
        if by == self.by:
            raise OwnSeek(seek=self.id)
        if by != self.opponent:
            raise NotInvited(seek=self.id)
        return replace(self, status=SeekStatus.DECLINED)

    def withdrawn(self, by: int, now: datetime) -> Seek:
        """Asked for twice, it is done once, and it stands no longer. Raises SeekGone, NotYourSeek."""
        if self.status is SeekStatus.WITHDRAWN and by == self.by:
            return self
        self._open(now)
        if by != self.by:
            raise NotYourSeek(seek=self.id)
        # Its time ends with it, so that one who opens it again behind the bot's back is found out.
        ends = min(max(now, self.created_at), self.expires_at)
        return replace(self, status=SeekStatus.WITHDRAWN, expires_at=ends)

    def put_off(self, away: Iterable[Span]) -> Seek:
        """The same, which lasts longer by the times in which nobody could answer it."""
        expires = after(self.created_at, SEEK_LIFE, away)
        return self if expires is None or expires <= self.expires_at else replace(self, expires_at=expires)

    def expired(self, now: datetime) -> Seek:
        """The seek as it stands at `now`: closed when its time has passed."""
        if self.status is SeekStatus.OPEN and now >= self.expires_at:
            return replace(self, status=SeekStatus.EXPIRED)
        return self

    def _open(self, now: datetime) -> None:
        status = self.expired(now).status
        if status is not SeekStatus.OPEN:
            raise SeekGone(seek=self.id, status=status.value)


MOST_OF_PLAYER: Final = 3  # games against the bot that one player may have under way
MOST_IN_SERVER: Final = 30  # the same for all players of a server together
LEAST_MOVES: Final = 10  # a game of fewer holds nothing to look back on
MOST_MOVES: Final = 600  # of a longer one there is no review
WEAKEST: Final = 1  # the level of the games that follow the lessons


class Practice(NamedTuple):
    """The bot plays `side` at `level`, from 1 (the weakest) up; `private`: its player alone sees the board."""

    side: Side
    level: int
    private: bool = False


def has_review(game: Game[Any]) -> bool:
    """Whether there are men to be lost. In the other games the count rises and falls with every move: with three times
    the nodes half of the moves that seem to cost something are others.
    """
    return isinstance(game, DraughtsGame)


def reviewable(game: Game[Any], moves: int) -> bool:
    """Can a finished game of so many moves be reviewed?"""
    return has_review(game) and LEAST_MOVES <= moves <= MOST_MOVES
