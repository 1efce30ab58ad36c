"""Errors in a typed move, a position, a game's name or a record: a code and details, never a sentence.

RulesError
├── UnknownGame        no such game
│   ├── UnknownOption  the game has no such option, or not together with another
│   ├── UnknownVersion the game never had, or does not have yet, rules of that version
│   ├── UnknownTrait   a house game has no such trait
│   └── ClashingTraits traits of a house game that contradict one another; `why` names them
├── BadPosition        a position text that cannot be a state of the game
├── BadRecord          a game record that cannot be read or replayed
└── MoveError
    ├── UnreadableMove not a move at all
    ├── IllegalMove    a move, but not here; `reason` says why
    └── AmbiguousMove  several legal moves fit; `candidates` are their texts
"""

from __future__ import annotations

import enum


class Reason(enum.StrEnum):
    """Why a readable move is not legal."""

    NOT_YOUR_PIECE = "not-your-piece"
    EMPTY_CELL = "empty-cell"
    CAPTURE_COMPULSORY = "capture-compulsory"
    BETTER_CAPTURE = "better-capture"
    UNFINISHED_CAPTURE = "unfinished-capture"
    BACKWARD = "backward"
    UNUSED_SQUARE = "unused-square"
    BLOCKED = "blocked"
    KING_MUST_REST = "king-must-rest"
    NOT_ALLOWED = "not-allowed"
    OVER = "over"

    NO_PASS = "no-pass"
    MAJORITY = "majority"
    LIGHT_SQUARE = "light-square"
    NOT_IN_LINE = "not-in-line"
    TOO_FAR = "too-far"
    OCCUPIED = "occupied"
    FIRST_TURN = "first-turn"
    TOO_MANY = "too-many"
    PAIR_ON_OTHER_COLOUR = "pair-on-other-colour"
    CENTRE_SINGLE = "centre-single"
    ONE_PIECE_LEFT = "one-piece-left"
    NO_SPARE_PIECE = "no-spare-piece"
    OTHER_COLOUR = "other-colour"
    NOT_FORWARD = "not-forward"
    RETREAT = "retreat"
    NOT_A_CHAIN = "not-a-chain"


Detail = int | str | tuple[str, ...]


class RulesError(ValueError):
    """Something said to the rules does not fit. `code` names it, `details` holds its facts, all of them values."""

    code = "rules-error"

    def __init__(self, code: str | None = None, **details: Detail) -> None:
        self.code = code or type(self).code
        self.details = details
        super().__init__(self.code, details)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code} ({facts})" if facts else self.code


class UnknownGame(RulesError):
    code = "unknown-game"


class UnknownOption(UnknownGame):
    """Details: `name` of the game, `option` as it was written."""

    code = "unknown-option"


class UnknownVersion(UnknownGame):
    """Details: `name` of the game, `version` as it was asked for."""

    code = "unknown-version"


class UnknownTrait(UnknownGame):
    """Details: `name` of the game, `trait` as it was written."""

    code = "unknown-trait"


class ClashingTraits(UnknownGame):
    """Details: `why`, the traits that clash, or the one that is said twice."""

    code = "clashing-traits"


class BadPosition(RulesError):
    code = "bad-position"


class BadRecord(RulesError):
    code = "bad-record"


class MoveError(RulesError):
    """A typed move that cannot be played; `candidates` are texts of legal moves that may be meant."""

    def __init__(
        self, code: str | None = None, *, text: str, candidates: tuple[str, ...] = (), **details: Detail
    ) -> None:
        self.text = text
        self.candidates = candidates
        super().__init__(code, text=text, candidates=candidates, **details)


class UnreadableMove(MoveError):
    """Details, where more is known: `why`, cell (no such square) or lone-square (no more than one), and `cell`."""

    code = "unreadable-move"


class IllegalMove(MoveError):
    code = "illegal-move"

    def __init__(
        self, reason: Reason, *, text: str, candidates: tuple[str, ...] = (), **details: Detail
    ) -> None:
        self.reason = reason
        super().__init__(f"illegal-{reason.value}", text=text, candidates=candidates, **details)


class AmbiguousMove(MoveError):
    code = "ambiguous-move"
