"""Paces as people write them and as the bot prints them, in every language of the catalogue at once."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from typing import Final

from bot.core.errors import BadPace
from bot.core.pace import PRESETS, Pace
from bot.core.plain import folded, one_width, squeezed
from bot.language.template import Template
from bot.language.texts import Texts
from bot.language.zone_finder import Countries, ZoneFinder

_QUOTED: Final = 40  # characters that an error repeats
_KANJI: Final = "〇一二三四五六七八九"
_LONGEST: Final = 200  # signs of a typed pace that are looked at
_LENGTH: Final = re.compile(r"(?:\d{1,4}[dh])+")
_BANK: Final = re.compile(r"(?:bank)?((?:\d+[dh])+)(?:,?\+((?:\d+[dh])+))?(?:,?(cap)((?:\d+[dh])+))?")


class Paces:
    """Reads paces in the signs of `Pace.parse`, in words and units, and as they are printed."""

    def __init__(self, texts: Texts, zones: ZoneFinder) -> None:
        self._texts = texts
        self._zones = zones
        self._countries = Countries(texts)
        self._weekend = Template(texts, "pace-weekend", "pace", "zone")
        self._holidays = Template(texts, "pace-holidays", "pace", "zone", "country")
        self._preset = Template(texts, "label-preset", "name", "pace")
        self._per_move = Template(texts, "pace-per-move", "time")
        self._alone = Template(texts, "pace-bank-alone", "bank")
        self._capped = Template(texts, "pace-bank-capped", "bank", "bonus", "cap")

    def read(self, text: str) -> Pace:
        """The pace that is meant. Raises BadPace, which repeats what was typed."""
        try:
            pace = Pace.parse(self._signs(text[:_LONGEST]))
        except BadPace as error:
            error.details["text"] = one_width(text)[:_QUOTED]
            raise
        # Nothing is added that a cap would end.
        return pace if pace.bonus else replace(pace, cap=pace.bank)

    def _signs(self, text: str) -> str:
        """The pace as `Pace.parse` reads it: "3日" is "3d"; unknown text stays as it is."""
        for body, zone, country in self._zoned(text):
            if (known := self._body(body)) is not None:
                where = self._zones.find(zone) or zone.strip()
                holidays = f"+{self._countries.find(country) or country}" if country else ""
                return f"{known}@{where}{holidays}"
        return self._body(text) or one_width(text)

    def _zoned(self, text: str) -> Iterator[tuple[str, str, str]]:
        body, at, zone = one_width(text).partition("@")
        if at and ("+" not in zone or self._zones.find(zone) is not None):
            yield body, zone, ""
        elif at:
            zone, _, country = zone.rpartition("+")
            yield body, zone, country.strip()
        for found in self._holidays.read(text):
            yield found["pace"], found["zone"], found["country"]
        for found in self._weekend.read(text):
            yield found["pace"], found["zone"], ""

    def _body(self, text: str) -> str | None:
        """The pace without its days off; None: not understood."""
        if (known := self._names.get(folded(text))) is not None:
            return known
        for found in self._preset.read(text):
            if (known := self._names.get(folded(found["name"]))) is not None:
                return known
        for found in self._per_move.read(text):
            if (time := self._length(found["time"])) is not None:
                return time
        for found in self._alone.read(text):
            if (bank := self._length(found["bank"])) is not None:
                return f"bank {bank}"
        for found in self._capped.read(text):
            bank, bonus, cap = (self._length(found[part]) for part in ("bank", "bonus", "cap"))
            if bank and bonus and cap:
                return f"bank {bank}+{bonus} cap {cap}"
        if (time := self._length(text)) is not None:
            return time
        return self._bank(text)

    def _bank(self, text: str) -> str | None:
        bare = squeezed(text)
        for word in sorted(map(squeezed, self._texts.listed("typed-cap")), key=len, reverse=True):
            # Apart, or the unit before it would seem to go on.
            bare = bare.replace(word, " cap ")
        found = _BANK.fullmatch(squeezed(self._in_units(bare)))
        if found is None or (found[2] is None and not bare.startswith("bank")):
            return None
        bonus, cap = f"+{found[2]}" if found[2] else "", f" cap {found[4]}" if found[3] else ""
        return f"bank {found[1]}{bonus}{cap}"

    def _length(self, text: str) -> str | None:
        """A length of time in days and hours: "1日12時間" is "1d12h"; None: not one."""
        bare = self._in_units(squeezed(text))
        return bare if _LENGTH.fullmatch(bare) else None

    def _in_units(self, text: str) -> str:
        counted = self._counted.sub(lambda found: str(_count(found[0])), text)
        return self._unit.sub(lambda found: self._in_hours(found[1], found[2]), counted)

    def _in_hours(self, count: str, unit: str) -> str:
        hours = int(count) * self._hours[unit]
        return f"{hours // 24}d" if hours % 24 == 0 and self._hours[unit] > 1 else f"{hours}h"

    @cached_property
    def _names(self) -> dict[str, str]:
        named = {
            folded(name): key
            for key in PRESETS
            for language in self._texts.languages
            if self._texts.has(language, f"pace-name-{key}")
            for name in (
                key,
                self._texts.say(language, f"pace-name-{key}"),
                *self._texts.listed(f"names-pace-{key}"),
            )
        }
        none = (self._texts.say(language, "pace-none") for language in self._texts.languages)
        return named | dict.fromkeys(map(folded, (*none, *self._texts.listed("typed-no-limit"))), "none")

    @cached_property
    def _hours(self) -> dict[str, int]:
        units = (("typed-weeks", 168), ("typed-days", 24), ("typed-hours", 1))
        return {squeezed(unit): hours for message, hours in units for unit in self._texts.listed(message)}

    @cached_property
    def _unit(self) -> re.Pattern[str]:
        # A length is followed by another one, or by no letter: "3 moons" are no three minutes.
        joints = "|".join(re.escape(squeezed(joint)) for joint in self._texts.listed("typed-joint"))
        return re.compile(rf"(\d{{1,4}})\s*({self._units})(?:(?:{joints})(?=\d)|(?![^\W\d_]))")

    @cached_property
    def _counted(self) -> re.Pattern[str]:
        return re.compile(rf"[{_KANJI}十]+(?={self._units})")

    @property
    def _units(self) -> str:
        return "|".join(sorted(map(re.escape, self._hours), key=len, reverse=True))


def _count(kanji: str) -> int:
    """A number below a hundred in kanji, a larger one digit by digit."""
    tens, ten, ones = kanji.partition("十")
    if not ten or "十" in ones or len(tens) > 1 or len(ones) > 1:
        return int("".join(str(max(0, _KANJI.find(sign))) for sign in kanji))
    return 10 * (_KANJI.find(tens) if tens else 1) + (_KANJI.find(ones) if ones else 0)
