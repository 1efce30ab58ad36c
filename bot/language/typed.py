"""Reads what people type: games, paces, days, time zones and headings, in every language of the catalogue at once.

Width, case, kana, accents, spaces and hyphens make no difference. Names and units are in `typed.ftl` of each language;
the names of cities and countries come from CLDR.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cached_property
from typing import Final

from babel.core import get_global

from bot.core.calendar import known_zone, zone_names
from bot.core.errors import ManyGames
from bot.core.pace import PRESETS
from bot.language.texts import Texts
from rules import GAMES, UnknownGame, find_game

_KANA: Final = {code: code + 0x60 for code in range(ord("ぁ"), ord("ゖ") + 1)}
_DRAW: Final = re.compile(r"1/2(?:\s*[-–—−:]\s*1/2)?")
_NUMBER: Final = re.compile(r"(?:#|no\.?|第)?\s*(\d{1,16})\s*(?:番|局)?")
_DAY: Final = re.compile(r"(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](\d{1,2})日?")
_NOT_PLACES: Final = ("Etc/", "SystemV/", "US/", "posix", "right")
_MAX_NAME: Final = 40
_COLUMNS: Final = (
    "typed-column-player",
    "typed-column-user",
    "typed-column-rating",
    "typed-column-seed",
    "typed-column-round",
    "typed-column-first",
    "typed-column-second",
    "typed-column-result",
)


def plain(text: str) -> str:
    """The text in ordinary width, without spaces around it."""
    return unicodedata.normalize("NFKC", text).strip()


def folded(text: str) -> str:
    """The letters and digits of a name: one width, one case, one kind of kana, no accents on Latin letters."""
    letters = unicodedata.normalize("NFKC", text).casefold().translate(_KANA)
    bare = "".join(sign for sign in unicodedata.normalize("NFD", letters) if not "\u0300" <= sign <= "\u036f")
    return "".join(sign for sign in unicodedata.normalize("NFC", bare) if sign.isalnum() or sign == "ー")


def number(text: str) -> int | None:
    """The number of a game as players write it ("12", "#12", "＃１２", "12番"); None for anything else."""
    found = _NUMBER.fullmatch(plain(text).casefold())
    return int(found[1]) or None if found else None


def asks_draw(text: str) -> bool:
    """Is it the result of a draw ("1/2", "½", "½-½", "１／２"), which players write where they offer one?"""
    return _DRAW.fullmatch(plain(text).replace("\u2044", "/")) is not None


class Typed:
    """The meaning of typed words, whichever of the languages of `texts` people write in."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def games(self, text: str) -> tuple[str, ...]:
        """The keys of the games of which a name contains the text, in display order."""
        wanted = folded(text)
        return tuple(key for key, names in self._names.items() if any(wanted in name for name in names))

    def game(self, text: str) -> str:
        """The key, with options, of the game that has this name.

        Raises UnknownGame, UnknownOption, and ManyGames where several games share the name.
        """
        name, colon, options = plain(text).partition(":")
        wanted = folded(name)
        found = [key for key, names in self._names.items() if wanted in names]
        if not found:
            found = [key for key in self.games(name) if wanted]
        if len(found) > 1:
            raise ManyGames(text=name[:_MAX_NAME], games=tuple(found))
        if not found:
            raise UnknownGame(name=name[:_MAX_NAME])
        key: str = find_game(found[0] + colon + options).key
        return key

    def pace(self, text: str) -> str:
        """The pace in the signs that `Pace.parse` reads: "3日" is "3d"; unknown text stays as it is."""
        body, at, zone = plain(text).partition("@")
        body = body.casefold()
        known = self._paces.get(folded(body))
        if known is None:
            known = self._unit.sub(lambda found: self._in_hours(found[1], found[2]), body)
        return known + (f"@{self.zone(zone) or zone.strip()}" if at else "")

    def day(self, text: str, today: date) -> date | None:
        """The day that is meant; one without a year is the next such day, today included. None: not a day."""
        said = plain(text).casefold()
        for ahead, word in enumerate(("typed-today", "typed-tomorrow", "typed-day-after")):
            if folded(said) in self._said(word):
                return today + timedelta(days=ahead)
        found = _DAY.fullmatch("".join(said.split()))
        if not found:
            return None
        month, day = int(found[2]), int(found[3])
        years = [int(found[1])] if found[1] else range(today.year, today.year + 9)
        for year in years:
            try:
                meant = date(year, month, day)
            except ValueError:
                continue
            if found[1] or meant >= today:
                return meant
        return None

    def zone(self, text: str) -> str | None:
        """The IANA zone of that name, city or country with one zone ("東京", "Tokyo", "日本"); None: not known."""
        name = plain(text)
        return name if known_zone(name) else self._zones.get(folded(name))

    def zones(self, text: str, language: str) -> tuple[tuple[str, str], ...]:
        """Zones that fit the text as (label, zone), the label with the city's name in that language."""
        wanted = folded(text)
        cities = self._cities(language)
        exact = self.zone(text) if wanted else None
        found = [
            zone
            for zone in (_ZONES if wanted else ("UTC", *_ZONES))
            if wanted in folded(zone) or wanted in folded(cities.get(zone, ""))
        ]
        if exact is not None:
            found = [exact, *(zone for zone in found if zone != exact)]
        return tuple((self.zone_label(zone, language), zone) for zone in found)

    def zone_label(self, zone: str, language: str) -> str:
        """A zone in a list, with the city's name in that language: "Berlin (Europe/Berlin)"."""
        cities, label = self._cities(language), zone.replace("_", " ")
        return f"{cities[zone]} ({label})" if zone in cities else label

    def column(self, heading: str) -> str | None:
        """The column of a club's file that a heading means; None for any other."""
        return self._columns.get(folded(heading))

    # Internals.

    @cached_property
    def _columns(self) -> dict[str, str]:
        return {word: message.rpartition("-")[2] for message in _COLUMNS for word in self._said(message)}

    @cached_property
    def _names(self) -> dict[str, frozenset[str]]:
        return {
            key: frozenset(
                folded(name)
                for language in self._texts.languages
                for name in (
                    key,
                    *game.aliases,
                    self._texts.say(language, f"game-{key}"),
                    *self._texts.say(language, f"names-{key}").split(","),
                )
            )
            for key, game in GAMES.items()
        }

    @cached_property
    def _paces(self) -> dict[str, str]:
        named = {
            folded(self._texts.say(language, f"pace-name-{key}")): key
            for key in PRESETS
            for language in self._texts.languages
            if self._texts.has(language, f"pace-name-{key}")
        }
        return named | dict.fromkeys(self._said("typed-no-limit"), "none")

    @cached_property
    def _hours(self) -> dict[str, int]:
        units = (("typed-weeks", 168), ("typed-days", 24), ("typed-hours", 1))
        return {unit: hours for message, hours in units for unit in self._said(message)}

    @cached_property
    def _unit(self) -> re.Pattern[str]:
        units = "|".join(sorted(map(re.escape, self._hours), key=len, reverse=True))
        return re.compile(rf"(\d{{1,4}})\s*({units})(?![^\W\d_])")

    def _in_hours(self, count: str, unit: str) -> str:
        hours = int(count) * self._hours[unit]
        return f"{hours // 24}d" if hours % 24 == 0 and self._hours[unit] > 1 else f"{hours}h"

    @cached_property
    def _zones(self) -> dict[str, str]:
        known: dict[str, str] = {}
        countries = {
            country: zones for country, zones in get_global("territory_zones").items() if len(zones) == 1
        }
        for language in self._texts.languages:
            territories = self._texts.locale(language).territories
            for country, (zone,) in countries.items():
                if country in territories and known_zone(zone):
                    known[folded(territories[country])] = zone
            for zone, city in self._cities(language).items():
                known[folded(city)] = zone
        return known

    def _cities(self, language: str) -> dict[str, str]:
        named = self._texts.locale(language).time_zones
        cities = {zone: zone.rpartition("/")[2].replace("_", " ") for zone in _ZONES}
        return cities | {zone: named[zone]["city"] for zone in _ZONES if "city" in named.get(zone, {})}

    def _said(self, message: str) -> frozenset[str]:
        return frozenset(_words(self._texts, message))


def _words(texts: Texts, message: str) -> Iterator[str]:
    for language in texts.languages:
        yield from map(folded, texts.say(language, message).split(","))


_ZONES: Final = tuple(
    sorted(zone for zone in zone_names() if "/" in zone and not zone.startswith(_NOT_PLACES))
)
