"""What somebody wishes to play, before anything of it is posted."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from hashlib import blake2s
from typing import Final

from bot.core.calendar import zone_names
from bot.core.pace import Pace
from rules import GAMES, find_game, is_house, keys_with_options

_BETWEEN: Final = "|"
_ROOM: Final = 83  # of the 100 characters of a control


@dataclass(frozen=True, slots=True)
class Wish:
    """An invitation as its preview shows it. `time`: without days off; `opponent`: None for everybody; `weekend`,
    `holidays`: of its pace, where there is a clock to stop.
    """

    game: str
    time: Pace
    opponent: int | None = None
    rated: bool = False
    weekend: str = ""
    holidays: str = ""

    @property
    def pace(self) -> Pace:
        """The time with its days off."""
        if not self.weekend or not self.time.limited:
            return self.time
        return replace(self.time, weekend=self.weekend, holidays=self.holidays or None)

    @property
    def text(self) -> str:
        """The wish as a control carries it: at most 83 characters, with digests where it would be longer."""
        for short in (str, _short):
            days = (self.holidays, short(self.weekend)) if self.weekend else ()
            signs = f"{self.rated:d}{bool(days):d}"
            text = _BETWEEN.join((signs, str(self.opponent or ""), self.time.key, *days, short(self.game)))
            if len(text) <= _ROOM:
                break
        return text

    @classmethod
    def read(cls, text: str, house: Collection[str]) -> "Wish":
        """The wish of a control; `house`: the keys of the house games here. Raises ValueError, BadPace, UnknownGame."""
        signs, opponent, time, *days, said = text.split(_BETWEEN)
        game = _long(said, (*house, *GAMES, *keys_with_options()))
        if is_house(find_game(game).key) and game not in house:
            raise ValueError(said)  # it is gone
        holidays, weekend = days or ("", "")
        whom = int(opponent) if opponent else None
        return cls(game, Pace.parse(time), whom, signs[0] == "1", _long(weekend, zone_names()), holidays)


def _short(text: str) -> str:
    return "~" + blake2s(text.encode(), digest_size=6).hexdigest()


def _long(said: str, known: Iterable[str]) -> str:
    return next((each for each in known if _short(each) == said), said) if said.startswith("~") else said
