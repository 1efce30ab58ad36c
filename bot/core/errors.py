"""Errors in a request to a match, a seek or a setting: a code and details, never a sentence.

MatchError
├── about finding     NoMatch  UnreadableMatch  NoMatchWaiting  NoSeek  NotAPlayer
├── about the moment  NotYourTurn  MatchOver  MatchPaused  StaleMatch  TimeIsUp  NotFallen
├── about draws       NoDrawOffer  OwnDrawOffer  DrawAlreadyOffered  DrawOfferTooSoon  NothingToClaim
├── about takebacks   TakebackNotAllowed  NothingToTakeBack  TakebackAlreadyAsked  NoTakebackAsked  OwnTakeback
├── about ending      TooLateToAbort  NotOver  OpponentGone
├── about seeks       SeekGone  OwnSeek  NotInvited  NotAvailable  NotYourSeek  TooManyMatches
│                     TooManyInvitations
├── about vacations   BadVacation  NoVacation
├── about lines       BadLine
├── about practice    PracticeRefused  NoHint  NotConsidered  ReviewRefused  BadFile
├── about errands     TooMuchAtOnce
├── about problems    NoProblem
├── about ratings     HiddenProfile
├── about the lobby   LobbyClosed
├── about tournaments NoTournament  NotOfTournament  BadTournament  NoPairing  NoLadder  BadLadder
├── about house games BadHouseGame
└── about terms       BadTerms  BadPace  NoSuchDay  UnclearDay  BadSetting

Every code is the catalogue's message `error-<code>`; `details` are its placeholders.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from typing import Any, ClassVar


class MatchError(Exception):
    """A request that cannot be granted. `code` names why, `details` holds its facts, all of them plain values.

    Where a kind has `faults`, the code is `<kind>-<fault>`: one sentence of the catalogue for each.
    """

    code: str = "match-error"
    faults: ClassVar[tuple[str, ...]] = ()

    def __init__(self, fault: str | None = None, /, **details: Any) -> None:
        if (fault is None) == bool(self.faults) or (fault is not None and fault not in self.faults):
            raise ValueError(f"{type(self).__name__} has no fault {fault!r}")
        if fault is not None:
            self.code = f"{self.code}-{fault}"
        self.details: dict[str, Any] = details
        super().__init__(self.code, details)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code} ({facts})" if facts else self.code


class Unreachable(Exception):
    """The database is away for longer than a request can wait: nobody knows, and nothing was decided meanwhile."""


class NoMatch(MatchError):
    """There is no such match, or the asker has none at all. Details: `match` where one was named."""

    code = "no-match"


class UnreadableMatch(MatchError):
    """The stored data of the match cannot be opened. Details: `match`. `players`: their ids, where known."""

    code = "unreadable-match"

    def __init__(self, match: int, players: tuple[int, ...] = ()) -> None:
        super().__init__(match=match)
        self.players = players


class NoMatchWaiting(MatchError):
    """No match waits for the asker's move. Details: `match` and `opponent`, one in which somebody else is to move."""

    code = "no-match-waiting"

    def __init__(self, match: int | None = None, opponent: int | None = None) -> None:
        super().__init__(
            **({} if match is None or opponent is None else {"match": match, "opponent": opponent})
        )


class NotAPlayer(MatchError):
    """The asker does not play in this match. Details: `match`."""

    code = "not-a-player"


class NotYourTurn(MatchError):
    """The opponent is to move. Details: `match`."""

    code = "not-your-turn"


class MatchOver(MatchError):
    """The match has ended. Details: `match`."""

    code = "match-over"


class NotOver(MatchError):
    """The match has not ended yet. Details: `match`."""

    code = "not-over"


class OpponentGone(MatchError):
    """The opponent had themselves deleted. Details: `match`."""

    code = "opponent-gone"


class MatchPaused(MatchError):
    """A director has stopped the match. Details: `match`."""

    code = "match-paused"


class StaleMatch(MatchError):
    """The match has moved on since the asker looked. Details: `match`, `seq` (expected), `last` (stored)."""

    code = "stale-match"


class TimeIsUp(MatchError):
    """The asker's clock has fallen; the opponent decides what follows. Details: `match`."""

    code = "time-is-up"


class NotFallen(MatchError):
    """The opponent's clock has not fallen. Details: `match`."""

    code = "not-fallen"


class NoDrawOffer(MatchError):
    """No draw is on offer. Details: `match`."""

    code = "no-draw-offer"


class OwnDrawOffer(MatchError):
    """The asker cannot answer their own draw offer. Details: `match`."""

    code = "own-draw-offer"


class DrawAlreadyOffered(MatchError):
    """A draw offer of the asker stands already. Details: `match`."""

    code = "draw-already-offered"


class DrawOfferTooSoon(MatchError):
    """The asker has offered before, and the opponent not since. Details: `match`, `count` of moves still to make."""

    code = "draw-offer-too-soon"


class NothingToClaim(MatchError):
    """The rules give the asker no draw in this position. Details: `match`."""

    code = "nothing-to-claim"


class TakebackNotAllowed(MatchError):
    """Moves of rated matches stand. Details: `match`."""

    code = "takeback-not-allowed"


class NothingToTakeBack(MatchError):
    """The asker has not moved yet. Details: `match`."""

    code = "nothing-to-take-back"


class TakebackAlreadyAsked(MatchError):
    """A request of the asker stands already, or was refused and they have not moved since. Details: `match`."""

    code = "takeback-already-asked"


class NoTakebackAsked(MatchError):
    """Nobody has asked for a move back. Details: `match`."""

    code = "no-takeback-asked"


class OwnTakeback(MatchError):
    """The asker cannot answer their own request. Details: `match`."""

    code = "own-takeback"


class TooLateToAbort(MatchError):
    """Two moves have been made; from now on a match is resigned. Details: `match`."""

    code = "too-late-to-abort"


class NoSeek(MatchError):
    """There is no such seek. Details: `seek`."""

    code = "no-seek"


class SeekGone(MatchError):
    """The seek was joined, declined, withdrawn or has expired. Details: `seek`, `status`."""

    code = "seek-gone"


class OwnSeek(MatchError):
    """Nobody joins or declines their own seek. Details: `seek`."""

    code = "own-seek"


class NotInvited(MatchError):
    """The seek is directed at somebody else. Details: `seek`."""

    code = "not-invited"


class NotAvailable(MatchError):
    """The two cannot agree on a game, for a reason that is nobody else's business. No details."""

    code = "not-available"


class NotYourSeek(MatchError):
    """Only who made a seek withdraws it. Details: `seek`."""

    code = "not-your-seek"


class TooManyMatches(MatchError):
    """A player has as many open matches as the server allows. Details: `limit`, `user`."""

    code = "too-many-matches"


class TooManyInvitations(MatchError):
    """Too many in a short time, from the asker (person) or to this player (pair).

    Details: `count` within `span`, and how long to `wait`, in whole minutes.
    """

    code = "too-many-invitations"
    faults = ("person", "pair")


class BadPace(MatchError):
    """A time control that cannot be read or is out of bounds. Details: `text` and what the fault needs."""

    code = "bad-pace"
    faults = ("unreadable", "range", "bonus", "cap", "zone", "country")


class BadVacation(MatchError):
    """A vacation that cannot be taken. Details depend on the fault: dates, `year` (a text), `days`, `left`."""

    code = "bad-vacation"
    faults = ("backwards", "past", "far", "overlap", "spent", "days")


class NoVacation(MatchError):
    """The asker has no vacation to end, now or to come; spent: but a day that keeps a clock from falling."""

    code = "no-vacation"
    faults = ("none", "spent")


class BadLine(MatchError):
    """A line of conditional moves that cannot be prepared. Details depend on the fault.

    move: `move` as it was written, `after` which moves, `start` (yes or no: is it the first), `legal` texts;
    ended: `after` which moves; long, many: `most`.
    """

    code = "bad-line"
    faults = ("move", "ended", "long", "many", "unanswered")


class NoTournament(MatchError):
    """There is no such tournament, or none here. Details: `tournament` where one was named."""

    code = "no-tournament"


class NotOfTournament(NoTournament):
    """A game that belongs to no tournament here. Details: `match`."""

    code = "not-of-tournament"


class BadTournament(MatchError):
    """Something that a tournament does not allow, or a plan that makes none. Details depend on the fault."""

    code = "bad-tournament"
    faults = (
        *("name", "rounds", "group", "most"),
        *(
            "entered",
            "plays",
            "had-place",
            "not-entered",
            "you-not-entered",
            "full",
            "few",
            "started",
            "not-started",
            "over",
            "director",
        ),
        *("organiser", "place", "many", "cycles", "deciders", "moving", "pause"),
        *("not-swiss", "bye-round", "bye-late", "bye-taken"),
        *("rating", "ratings", "round-days", "draw-moves", "date", "check-in-hours", "check-in-date"),
        *("rating-low", "rating-high", "entries", "no-shows", "check-in-closed", "checked-in"),
        *(
            "named",
            "not-named",
            "paused",
            "not-paused",
            "no-deadline",
            "no-claims",
            "not-yours",
            "no-such-game",
        ),
        *(
            "no-result",
            "same-result",
            "tie-breaks",
            "same-order",
            "order-late",
            "depends",
            "goes-on",
            "verdict",
            "nothing-to-undo",
            "undo-late",
            "draw-early",
            "limit",
            "bot",
        ),
        "same-place",
        *(
            "pair-so",
            "last-director",
            "not-left",
            "pairing-played",
            "days",
            "bye-so",
            "only-swiss",
            "file",
            "unknown",
            "takeover",
            "taken-over",
        ),
    )


class NoLadder(MatchError):
    """There is no such ladder here. Details: `game` where one was named."""

    code = "no-ladder"


class BadLadder(MatchError):
    """Something that a ladder does not allow. Details depend on the fault."""

    code = "bad-ladder"
    faults = (
        *("reach", "idle", "exists", "closed", "absent", "joined", "out-of-reach"),
        *("challenging", "challenged", "again", "keeper", "organiser", "place", "same-place"),
    )


class NoPairing(MatchError):
    """Nobody can be paired any more without breaking a rule that has no exception. Details: `round`."""

    code = "no-pairing"


class ManyGames(MatchError):
    """A name that several games share. Details: `text` as it was typed, `games`: their keys."""

    code = "many-games"


class PracticeRefused(MatchError):
    """The bot does not begin this game. Details: `limit` for player and server, `most` for level."""

    code = "practice-refused"
    faults = ("off", "level", "player", "server")


class NoHint(MatchError):
    """The bot gives no hint: not between people."""

    code = "no-hint"
    faults = ("people",)


class NotConsidered(MatchError):
    """The bot does not think about the position: it may belong to a running game between people."""

    code = "not-considered"


class ReviewRefused(MatchError):
    """The bot does not review this game. Details: `limit` for player and server, `least` for short, `most` for long."""

    code = "review-refused"
    faults = ("off", "player", "server", "game", "short", "long", "going", "gone", "broken")


class TooMuchAtOnce(MatchError):
    """The asker waits for as many things that take long as anybody may. Details: `most`."""

    code = "too-much-at-once"


class BadFile(MatchError):
    """A file that holds no game to review. Details depend on the fault.

    large: `most` in kilobytes; unreadable: `line` and `text` there; position: `text`; move: `number` ("12..."), `ply`,
    `text`, `game` (a key) and `why`, the code of the rules' error.
    """

    code = "bad-file"
    faults = ("empty", "large", "unreadable", "position", "move", "set-up")


class NoProblem(MatchError):
    """A problem, its solution or a board of solvers that cannot be had, or not yet."""

    code = "no-problem"
    faults = ("game", "gone", "later", "over", "server")


class HiddenProfile(MatchError):
    """The results of this person over all servers are hidden, whether there are any or not. Details: `user`."""

    code = "hidden-profile"


class LobbyClosed(MatchError):
    """Something that the lobby between servers does not allow. Details: `limit`, `games`; `until`, an instant.

    `gone` says nothing of why: an offer that was taken, taken back, or is not for the asker.
    """

    code = "lobby-closed"
    faults = (
        *("unasked", "door", "outside", "banned", "offers", "first", "games", "resting", "young"),
        *("terms", "house", "gone", "own", "no-game"),
    )


class NoSuchDay(MatchError):
    """A day that no calendar has, the 30th of February for example. Details: `text`."""

    code = "no-such-day"


class UnclearDay(MatchError):
    """A month and a day in figures, of which either may be which. Details: `text`, the days `first` and `second`."""

    code = "unclear-day"


class BadSetting(MatchError):
    """A setting with a value it cannot have. Details: `name`, `value`."""

    code = "bad-setting"


class BadHouseGame(MatchError):
    """A house game that cannot be kept. Details: `most`, or the `name` of the other one."""

    code = "bad-house-game"
    faults = ("name", "taken", "known", "many", "gone")


class TermsFault(enum.StrEnum):
    """Why terms do not make a match."""

    OPPONENT_SELF = "opponent-self"
    BLOCKED_SELF = "blocked-self"
    PAIR_COLOUR = "pair-colour"
    RATED_SETUP = "rated-setup"
    RATED_PACE = "rated-pace"
    RATED_HOUSE = "rated-house"
    NO_BALLOTS = "no-ballots"
    BAD_SETUP = "bad-setup"
    OVER_AT_START = "over-at-start"
    STANDING_DIRECTED = "standing-directed"
    BLANK_NOTE = "blank-note"


class BadTerms(MatchError):
    """Terms that contradict each other. Details depend on the fault."""

    code = "bad-terms"
    faults = tuple(fault.value for fault in TermsFault)


def _kinds(kind: type[MatchError]) -> Iterator[type[MatchError]]:
    for child in kind.__subclasses__():
        yield child
        yield from _kinds(child)


def error_codes() -> tuple[str, ...]:
    """Every code that a MatchError can carry, sorted."""
    kinds = list(_kinds(MatchError))
    plain = {kind.code for kind in kinds if not kind.faults}
    return tuple(sorted(plain | {f"{kind.code}-{fault}" for kind in kinds for fault in kind.faults}))
