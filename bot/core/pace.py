"""Paces: how much time a player has for a turn, and their short texts.

Texts: `none`; a time for each turn (`12h`, `3d`, `36h`); a bank with a bonus for each turn and a cap (`bank 5d+18h
cap 7d`); the presets `quick`, `standard`, `relaxed`. `@Europe/Berlin` behind any of them stops both clocks from
Saturday to Sunday of that zone, `@Asia/Tokyo+JP` on the holidays of that country too.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from bot.core.calendar import countries, known_zone
from bot.core.errors import BadPace
from bot.core.plain import plain

HOUR: Final = timedelta(hours=1)
DAY: Final = timedelta(days=1)

SHORTEST: Final = HOUR
"""Nobody reads a channel more often than this; a shorter turn would be another kind of play."""
SHORTEST_RATED: Final = 12 * HOUR
"""A night's sleep and a day's work must fit into a turn that ratings depend on."""
LONGEST: Final = 60 * DAY

_QUOTED: Final = 40  # characters that an error repeats

_DURATION: Final = re.compile(r"(?:(\d{1,3})d)?(?:(\d{1,4})h)?", re.ASCII)
_BANK: Final = re.compile(r"bank([0-9dh]+)(?:\+([0-9dh]+))?(?:cap([0-9dh]+))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Pace:
    """How much time there is: `per_move` for each turn, a `bank` with a `bonus` after each up to `cap`, or none.

    `weekend`: the IANA zone whose Saturdays and Sundays stop the clock, None for no such pause; `holidays`: the country
    whose holidays stop it too, in the same zone.
    """

    per_move: timedelta | None = None
    bank: timedelta | None = None
    bonus: timedelta = timedelta(0)
    cap: timedelta | None = None
    weekend: str | None = None
    holidays: str | None = None

    @classmethod
    def parse(cls, text: str) -> Pace:
        """The pace that the text means. Raises BadPace: unreadable, range, cap, bonus, zone or country."""
        body, at, zone = text.partition("@")
        text = plain(text, _QUOTED)
        squeezed = "".join(body.split()).lower()
        pace = _NAMED.get(squeezed)
        if pace is None:
            pace = _custom(squeezed, text)
        zone, country = zone.strip(), ""
        if not known_zone(zone) and "+" in zone:  # a zone may have a "+" of its own: Etc/GMT+5
            zone, _, country = map(str.strip, zone.rpartition("+"))
        if at and not known_zone(zone):
            raise BadPace("zone", text=text, zone=plain(zone, _QUOTED))
        if country and country not in countries():
            raise BadPace("country", text=text, country=plain(country, _QUOTED))
        return replace(pace, weekend=zone or None, holidays=country or None) if pace.limited else pace

    @property
    def key(self) -> str:
        """The text from which `parse` makes this pace again."""
        country = f"+{self.holidays}" if self.holidays else ""
        return self._body + (f"@{self.weekend}{country}" if self.weekend else "")

    @property
    def _body(self) -> str:
        plain = replace(self, weekend=None, holidays=None)
        for name, pace in _NAMED.items():
            if pace == plain:
                return name
        if self.per_move is not None:
            return _written(self.per_move)
        assert self.bank is not None
        assert self.cap is not None
        return f"bank {_written(self.bank)}+{_written(self.bonus)} cap {_written(self.cap)}"

    @property
    def limited(self) -> bool:
        """Is there a clock at all."""
        return self.per_move is not None or self.bank is not None

    @property
    def allowance(self) -> timedelta | None:
        """Time for a first turn; None without a clock."""
        return self.per_move if self.per_move is not None else self.bank

    @property
    def rateable(self) -> bool:
        """May a rated match be played at it: a clock, with 12 hours at least for a turn and 6 as a bonus."""
        if self.per_move is not None:
            return self.per_move >= SHORTEST_RATED
        return self.bank is not None and self.bank >= SHORTEST_RATED and 2 * self.bonus >= SHORTEST_RATED

    def after_turn(self, left: timedelta | None) -> timedelta | None:
        """The time of a side for its next turn, when `left` was over at the end of this one."""
        if self.per_move is not None:
            return self.per_move
        if left is None or self.cap is None:
            return left
        # A day that the opponent gave may stand above the cap; the cap ends bonuses and takes nothing away.
        return min(left + self.bonus, max(self.cap, left))

    def longest(self, turns: int) -> timedelta | None:
        """The longest time that this many turns of both sides together can take without pauses."""
        if self.per_move is not None:
            return self.per_move * turns
        return None if self.bank is None else 2 * self.bank + self.bonus * turns


_NAMED: Final[dict[str, Pace]] = {
    "none": Pace(),
    "quick": Pace(bank=2 * DAY, bonus=6 * HOUR, cap=2 * DAY),
    "standard": Pace(bank=5 * DAY, bonus=18 * HOUR, cap=7 * DAY),
    "relaxed": Pace(bank=10 * DAY, bonus=36 * HOUR, cap=10 * DAY),
}

DEFAULT: Final = "standard"
PRESETS: Final = ("standard", "quick", "relaxed", "12h", "1d", "2d", "3d", "5d", "7d", "14d", "none")
"""The texts offered first, in the order of display."""


def _custom(squeezed: str, text: str) -> Pace:
    if found := _BANK.fullmatch(squeezed):
        bank = _bounded(found[1], text)
        bonus = _duration(found[2], text) if found[2] else timedelta(0)
        cap = _bounded(found[3], text) if found[3] else max(bank, min(bank + 2 * bonus, LONGEST))
        if cap < bank:
            raise BadPace("cap", text=text, bank=bank, cap=cap)
        if bonus > cap:
            raise BadPace("bonus", text=text, bonus=bonus, cap=cap)
        return Pace(bank=bank, bonus=bonus, cap=cap)
    return Pace(per_move=_bounded(squeezed, text))


def _bounded(part: str, text: str) -> timedelta:
    length = _duration(part, text)
    if not SHORTEST <= length <= LONGEST:
        raise BadPace("range", text=text, shortest=SHORTEST, longest=LONGEST)
    return length


def _duration(part: str, text: str) -> timedelta:
    found = _DURATION.fullmatch(part)
    if not found or not part:
        raise BadPace("unreadable", text=text)
    return timedelta(days=int(found[1] or 0), hours=int(found[2] or 0))


def _written(length: timedelta) -> str:
    hours = length // HOUR
    return f"{hours // 24}d" if hours and hours % 24 == 0 else f"{hours}h"
