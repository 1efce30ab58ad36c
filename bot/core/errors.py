"""Errors in a request to a match, a seek or a setting: a code and details, never a sentence.

Every code is the catalogue's message `error-<code>`; `details` are its placeholders.
"""

from typing import Any, ClassVar


class MatchError(Exception):
    """A request that cannot be granted. `code` names why, `details` holds its facts, all of them plain values. Where a
    kind has `faults`, the code is `<kind>-<fault>`: one sentence of the catalogue for each.
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


class DiskFault(Unreachable):
    """The disk of the database is full or fails, of which its operator is told already: nothing was stored."""


def _kind(code: str, *faults: str, of: type[MatchError] = MatchError) -> type[MatchError]:
    """A kind of refusal that is its code alone, or one for each fault: `NoMatch` of "no-match"."""
    name = "".join(word.capitalize() for word in code.split("-"))
    return type(name, (of,), {"code": code, "faults": faults, "__module__": __name__})


# Details: `match`, where one was named.
NoMatch = _kind("no-match")


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


NoSession = _kind("no-session")  # nobody has opened the page here, or not any longer
Forged = _kind("forged")  # it does not come from the page itself
TooFast = _kind("too-fast")  # more than anybody asks for by hand

# About one match; details: `match`.
NotAPlayer = _kind("not-a-player")
NotYourTurn = _kind("not-your-turn")
MatchOver = _kind("match-over")
NotOver = _kind("not-over")
OpponentGone = _kind("opponent-gone")  # had themselves deleted
MatchPaused = _kind("match-paused")  # by a director
StaleMatch = _kind("stale-match")  # it has moved on; `seq` (expected), `last` (stored)
PlayOver = _kind("play-over")  # the time of its round is over, though nothing has followed yet
TimeIsUp = _kind("time-is-up")  # the asker's clock has fallen; the opponent decides what follows
NotFallen = _kind("not-fallen")  # the opponent's clock
NoDrawOffer = _kind("no-draw-offer")
OwnDrawOffer = _kind("own-draw-offer")  # cannot be answered by the asker
DrawAlreadyOffered = _kind("draw-already-offered")
DrawOfferTooSoon = _kind("draw-offer-too-soon")  # `count` of moves still to make
NothingToClaim = _kind("nothing-to-claim")
TakebackNotAllowed = _kind("takeback-not-allowed")  # moves of rated matches stand
NothingToTakeBack = _kind("nothing-to-take-back")
TakebackAlreadyAsked = _kind("takeback-already-asked")  # or refused, and they have not moved since
NoTakebackAsked = _kind("no-takeback-asked")
OwnTakeback = _kind("own-takeback")  # cannot be answered by the asker
TooLateToAbort = _kind("too-late-to-abort")  # two moves have been made

# About one invitation; details: `seek`.
NoSeek = _kind("no-seek")
SeekGone = _kind("seek-gone")  # `status`
OwnSeek = _kind("own-seek")
NotInvited = _kind("not-invited")
NotYourSeek = _kind("not-your-seek")

# About who plays whom.
NotAvailable = _kind("not-available")  # for a reason that is nobody else's business; no details
TooManyMatches = _kind("too-many-matches")  # `limit`, `user`
# From the asker (person) or to this player (pair): `count` within `span`, how long to `wait`, in whole minutes.
TooManyInvitations = _kind("too-many-invitations", "person", "pair")

# About times.
BadPace = _kind("bad-pace", "unreadable", "range", "bonus", "cap", "zone", "country")  # `text` and more
# Dates, `year` (a text), `days`, `left`.
BadVacation = _kind("bad-vacation", "backwards", "past", "far", "overlap", "spent", "days")
NoVacation = _kind("no-vacation", "none", "spent")  # spent: none but a day that keeps a clock from falling
NoSuchDay = _kind("no-such-day")  # the 30th of February for example; `text`
# A day in figures that may be either; `text`, the days `first` and `second`.
UnclearDay = _kind("unclear-day")

# A line of moves that cannot be prepared. move: `move` as it was written, `after` which moves, `start` (yes or no: is
# it the first), `legal` texts; ended: `after` which moves; long, many: `most`.
BadLine = _kind("bad-line", "move", "ended", "long", "many", "unanswered")

NoTournament = _kind("no-tournament")  # or none here; `tournament`, where one was named
NotOfTournament = _kind("not-of-tournament", of=NoTournament)  # `match`
# Something that a tournament does not allow, or a plan that makes none. Details depend on the fault.
BadTournament = _kind(
    "bad-tournament",
    *("name", "rounds", "group", "most", "entered", "plays", "had-place", "not-entered"),
    *("you-not-entered", "full", "few", "started", "not-started", "over", "director", "organiser"),
    *("place", "many", "cycles", "deciders", "moving", "pause", "not-swiss", "bye-round", "bye-late"),
    *("bye-taken", "rating", "ratings", "round-days", "draw-moves", "date", "check-in-hours"),
    *("check-in-date", "rating-low", "rating-high", "role", "unlisted", "games", "too-few-games"),
    *("entries", "no-shows", "check-in-closed"),
    *("checked-in", "named", "not-named", "paused", "not-paused", "no-deadline", "no-claims"),
    *("claims-paused", "claims-over"),
    *("not-yours", "no-such-game", "no-result", "same-result", "tie-breaks", "same-order"),
    *("order-late", "depends", "goes-on", "verdict", "nothing-to-undo", "undo-late", "draw-early"),
    *("limit", "bot", "same-place", "pair-so", "last-director", "not-left", "pairing-played", "until"),
    *("bye-so", "only-swiss", "file", "unknown", "takeover", "taken-over", "claim-early", "moved-on"),
    *("due", "which", "settling", "objected", "not-provisional", "reopen-late", "followed"),
)
NoPairing = _kind("no-pairing")  # without breaking a rule that has no exception; `round`
NoLadder = _kind("no-ladder")  # `game`, where one was named
BadLadder = _kind(
    "bad-ladder",
    *("reach", "idle", "exists", "closed", "absent", "joined", "out-of-reach"),
    *("challenging", "challenged", "again", "keeper", "organiser", "place", "same-place"),
)

ManyGames = _kind("many-games")  # `text` as it was typed, `games`: their keys
# `limit`, or `most` for level.
PracticeRefused = _kind("practice-refused", "off", "level", "player", "server")
NoHint = _kind("no-hint", "people")
NotConsidered = _kind("not-considered")  # it may belong to a running game between people
# `limit` for player and server, `least` for short, `most` for long.
ReviewRefused = _kind(
    "review-refused", "off", "player", "server", "game", "short", "long", "going", "gone", "broken"
)
TooMuchAtOnce = _kind("too-much-at-once")  # `most`
# large: `most` in kilobytes; no-text: `format`.
BadFile = _kind("bad-file", "empty", "large", "set-up", "no-text")
NoProblem = _kind("no-problem", "game", "gone", "later", "over", "server")
HiddenProfile = _kind("hidden-profile")  # whether there are results or not; `user`
# `limit`, `games`; `until`, an instant. `gone` says nothing of why: taken, taken back, or not for the asker.
LobbyClosed = _kind(
    "lobby-closed",
    *("unasked", "door", "outside", "banned", "offers", "first", "games", "resting", "young"),
    *("house", "gone", "own", "no-game"),
)
BadSetting = _kind("bad-setting")  # `name`, `value`
# `most`, or `name` of the other.
BadHouseGame = _kind("bad-house-game", "name", "taken", "known", "many", "gone")
# Terms that make no match; details depend on the fault.
BadTerms = _kind(
    "bad-terms",
    *("opponent-self", "blocked-self", "rated-setup", "rated-pace", "rated-house"),
    *("no-ballots", "bad-setup", "over-at-start", "standing-directed", "blank-note"),
)
