"""What somebody wishes to play, before anything of it is posted."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2s
from typing import Final

from bot.core.pace import Pace
from rules import find_game, keys_with_options

_BETWEEN: Final = "|"
_LONGEST: Final = 32
"""The longest key of a game that stands in a control as it is: with the longest time there is room for it."""


@dataclass(frozen=True, slots=True)
class Wish:
    """An invitation as its preview shows it. `pace`: without days off; `opponent`: None for everybody; `weekend`: do
    the clocks stop on days off.
    """

    game: str
    pace: Pace
    opponent: int | None = None
    rated: bool = False
    weekend: bool = False

    @property
    def text(self) -> str:
        """The wish as a control carries it: at most 83 characters."""
        signs = f"{self.rated:d}{self.weekend:d}"
        return _BETWEEN.join((signs, str(self.opponent or ""), self.pace.key, _short(self.game)))

    @classmethod
    def read(cls, text: str, house: Iterable[str]) -> "Wish":
        """The wish of a control; `house`: the keys of the house games here. Raises ValueError, BadPace, UnknownGame."""
        signs, opponent, pace, said = text.split(_BETWEEN)
        game = next((key for key in (*house, *keys_with_options()) if _short(key) == said), said)
        find_game(game)  # a house game with a long key may be gone
        rated, weekend = (sign == "1" for sign in signs)
        return cls(game, Pace.parse(pace), int(opponent) if opponent else None, rated, weekend)


def _short(game: str) -> str:
    return game if len(game) <= _LONGEST else "~" + blake2s(game.encode(), digest_size=12).hexdigest()
