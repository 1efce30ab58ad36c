"""House games: draughts as somebody plays it at home, put together from a few traits, and the key that says them.

`house:8x8` is the plainest; further traits follow a plus in the order of `WORDS`: `house:10x10+backward-flying-pieces`.
A key is the whole table, so that a match can be played again whatever becomes of the house game.

Huffing, in the old English rules: "his adversary then removes the man that should have taken the piece, and makes his
own move: huff and move" (bennetdictionary.com, Draughts, 5). There it is at the adversary's wish, who over days would
have to be asked each time. So the piece goes with the move itself, as in Malaysian draughts; where several could have
captured, the one that moved goes, if it is one of them, else one that the player names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import (
    DIAGONALS,
    FORWARD_DIAGONALS,
    Crowning,
    Idle,
    Landing,
    Priority,
    Reach,
    Refusal,
    Removal,
    Repetition,
    Ruleset,
    Score,
    Value,
)
from rules.draughts.variants import Variant
from rules.errors import ClashingTraits, UnknownTrait
from rules.game import Colour, Notation
from rules.geometry import Numbering, Shape, Squares

HOUSE: Final = "house"
SIZES: Final = (8, 10, 12)
_MOST_WORDS: Final = 20
_KEPT: Final = 64
"""House games that are kept put together."""
_MEN_ROWS: Final = {8: 3, 10: 4, 12: 5}
_DRAWS: Final = (Repetition(times=3, house=True), Idle(moves=25, house=True))


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The traits of a house game, the plainest by default.

    `right`: a dark corner is at each player's right; `backward`: men capture backwards too; `crowning`: the fate of a
    man that comes to the last row by a capture.
    """

    size: int = 8
    right: bool = False
    backward: bool = False
    flying: bool = False
    refusal: Refusal = Refusal.NEVER
    priority: Priority | None = None
    crowning: Crowning = Crowning.ENDS_MOVE
    first: Colour = Colour.WHITE
    giveaway: bool = False

    @classmethod
    def read(cls, key: str) -> HouseRules:
        """The traits of a key. Raises UnknownTrait, ClashingTraits."""
        name, _, said = key.partition(":")
        board, _, words = said.partition("+")
        size = next((size for size in SIZES if board == f"{size}x{size}"), None)
        if name != HOUSE or size is None:
            raise UnknownTrait(name=HOUSE, trait=board[:40])
        chosen: dict[str, Any] = {}
        for word in words.split("-", _MOST_WORDS) if words else ():
            if word not in WORDS:
                raise UnknownTrait(name=HOUSE, trait=word[:40])
            trait, value = WORDS[word]
            if trait in chosen:
                raise ClashingTraits(why=trait)
            chosen[trait] = value
        return cls(size, **chosen).checked()

    @property
    def key(self) -> str:
        """The one key of these traits."""
        words = "-".join(word for word, (trait, value) in WORDS.items() if getattr(self, trait) == value)
        return f"{HOUSE}:{self.size}x{self.size}" + (f"+{words}" if words else "")

    def checked(self) -> HouseRules:
        """The same traits where they go together. Raises ClashingTraits."""
        for why in self.clashes():
            raise ClashingTraits(why=why)
        return self

    def clashes(self) -> Iterator[str]:
        """The pairs of traits that contradict one another."""
        if self.refusal is Refusal.FREE and self.priority is not None:
            yield "free-priority"
        if self.giveaway and self.refusal is not Refusal.NEVER:
            yield "giveaway-refusal"
        if self.crowning is Crowning.IF_MOVE_ENDS and not self.backward:
            yield "through-forward"
        if self.size == max(SIZES) and self.flying and self.priority is None:
            # There may be more captures to choose from than are found in time.
            yield "large-flying"

    @property
    def ruleset(self) -> Ruleset:
        """The whole table."""
        turned = self.first is Colour.BLACK
        return Ruleset(
            shape=Shape(self.size, self.size, Squares.H1 if self.right else Squares.A1, Numbering.TOP_LEFT),
            men_rows=(1, _MEN_ROWS[self.size]),
            first=self.first,
            first_agreed=False,
            man_moves=FORWARD_DIAGONALS,
            man_captures=DIAGONALS if self.backward else FORWARD_DIAGONALS,
            man_takes_king=True,
            king_moves=DIAGONALS,
            king_captures=DIAGONALS,
            king_reach=Reach.FLYING if self.flying else Reach.SHORT,
            landing=Landing.ANYWHERE,
            removal=Removal.AFTER_MOVE,
            crowning=self.crowning,
            crowning_wins=False,
            priority=() if self.priority is None else (self.priority,),
            value=Value(man=2, king=3),
            refusal=self.refusal,
            king_run=None,
            giveaway=self.giveaway,
            draws=_DRAWS,
            notation=Notation.NUMERIC,
            capture_sign="x",
            score=Score.ONE,
            # PDN 3.0: where the side that starts sees number 1, and at last whether a dark corner is at the right.
            pdn_type=f"99,{'B' if turned else 'W'},{self.size},{self.size},N{1 if turned else 2},{int(self.right)}",
        )


WORDS: Final[Mapping[str, tuple[str, object]]] = MappingProxyType(
    {
        "right": ("right", True),
        "backward": ("backward", True),
        "flying": ("flying", True),
        "free": ("refusal", Refusal.FREE),
        "huff": ("refusal", Refusal.FORFEITS),
        "pieces": ("priority", Priority.MOST_PIECES),
        "value": ("priority", Priority.MOST_VALUE),
        "passing": ("crowning", Crowning.GOES_ON),
        "through": ("crowning", Crowning.IF_MOVE_ENDS),
        "black": ("first", Colour.BLACK),
        "giveaway": ("giveaway", True),
    }
)
"""Each word of a key, in the order of keys, with what it changes."""


def choices_of(trait: str) -> tuple[object, ...]:
    """The values that a trait can have, the plainest first."""
    if trait == "size":
        return SIZES
    plain = next(field.default for field in fields(HouseRules) if field.name == trait)
    return (plain, *(value for name, value in WORDS.values() if name == trait))


def is_house(key: str) -> bool:
    """Whether the key is that of a house game."""
    return key.partition(":")[0] == HOUSE


def house_game(key: str) -> DraughtsGame:
    """The game of a key. Raises UnknownTrait, ClashingTraits."""
    return _made(HouseRules.read(key))


@lru_cache(_KEPT)
def _made(rules: HouseRules) -> DraughtsGame:
    return DraughtsGame(Variant(rules.key, rules.ruleset))
