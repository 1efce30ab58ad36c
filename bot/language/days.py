"""Days and hours of the clock as people write them, in every language of the catalogue at once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, time, timedelta
from functools import cached_property
from itertools import product
from typing import Any, Final

from babel import Locale
from babel.core import get_global

from bot.core.errors import NoSuchDay, UnclearDay
from bot.core.plain import folded, one_width, small, squeezed
from bot.language.texts import Texts

_LONGEST: Final = 80  # signs of a typed instant that are looked at
_QUOTED: Final = 40  # characters that an error repeats
_YEARS_AHEAD: Final = 9
"""A day without a year is the next such day; the 29th of February may be eight years away."""
_ERA: Final = re.compile(r"(?:令和|r)(\d{1,2}|元)[年.]")
_REIWA: Final = 2018  # the year before the first of the Japanese era
_DATE: Final = re.compile(r"(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?")
_FIGURES: Final = re.compile(r"(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4})?)?")
_ANYBODY: Final = "en-US"
"""Discord's own language, which many have left as it was: it says nothing of where they live."""
_DAY: Final = re.compile(r"(\d{1,2})[日.]")
_DAY_FIRST: Final = re.compile(r"(\d{1,2})\.?\s+(\d{1,2})月")
_NAMED: Final = re.compile(r"(?:(\d{4})[年,]?)?(\d{1,2})月(\d{1,2})[.日]?,?(\d{4})?年?")


class Days:
    """Reads days and times. A day without a year is the next such day, today included."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def day(self, text: str, today: date, *, day_first: bool | None = None) -> date | None:
        """The day that is meant; None: not a day. `day_first`: does 5/8 have the month behind the day; None: not known.
        Raises NoSuchDay for one that no calendar has, UnclearDay.
        """
        said = small(text)
        for ahead, word in enumerate(("typed-today", "typed-tomorrow", "typed-day-after")):
            if folded(said) in map(folded, self._texts.listed(word)):
                return today + timedelta(days=ahead)
        # In one language at a time: of "Sat, Mar 14" French takes "mar." for a weekday.
        refused = None
        for bare in dict.fromkeys(self._bare(said, language) for language in self._texts.languages):
            try:
                if (meant := _meant(text, bare, today, day_first)) is not None:
                    return meant
            except NoSuchDay as error:
                refused = refused or error
        if refused is not None:
            raise refused
        return None

    def instant(self, text: str, today: date, *, day_first: bool | None = None) -> tuple[date, time] | None:
        """The day and the time that are meant ("2026-12-31 18:00", "明日 午後6時"); None: not both. As `day`."""
        said = small(text)[:_LONGEST]
        for split in range(len(said) - 1, 0, -1):
            if said[split - 1].isdecimal() and said[split].isdecimal():
                continue
            at = self.clock(said[split:].strip(" ,").removeprefix("t"))
            written = self._before_time.sub("", said[:split].strip(" ,"))
            day = None if at is None else self.day(written, today, day_first=day_first)
            if day is not None and at is not None:
                return day, at
        return None

    def clock(self, text: str) -> time | None:
        """The time of the day that is meant ("18:00", "6 pm", "午後6時半"); None for a bare number and all else."""
        first, *others = text.split() or [""]
        bare = "".join([] if self._before_time.fullmatch(f" {first}") else [first]) + "".join(others)
        afternoon = None
        for late, message in ((False, "typed-morning"), (True, "typed-afternoon")):
            for word in sorted(map(squeezed, self._texts.listed(message)), key=len, reverse=True):
                for inside in (bare.removeprefix(word), bare.removesuffix(word)):
                    if afternoon is None and inside != bare:
                        bare, afternoon = inside, late
        found = self._time.fullmatch(bare)
        if found is None or (afternoon is None and bare.isdecimal()):
            return None
        hour, minute = int(found[1]), 30 if found[3] else int(found[2] or 0)
        if afternoon is not None:
            if not 0 <= hour <= 12:
                return None
            hour = hour % 12 + 12 * afternoon
        return time(hour, minute) if hour < 24 and minute < 60 else None

    def _bare(self, said: str, language: str) -> str:
        """As this language reads it: without weekdays, brackets and spaces, the month and the era in figures."""
        calendar = self._calendars[language]
        said = calendar.weekdays.sub(" ", said)
        said = calendar.months.sub(lambda found: f" {calendar.month_of[found[0].rstrip('.')]}月 ", said)
        said = calendar.ordinals.sub(r"\1. ", calendar.of.sub(" ", said))
        # "5 January" is written the other way round.
        said = _DAY_FIRST.sub(r"\2月\1", calendar.year.sub(r"\1年", said))
        bare = "".join(said.split()).strip(",")
        return _ERA.sub(
            lambda found: f"{_REIWA + (1 if found[1] == '元' else int(found[1]))}年", bare, count=1
        )

    @cached_property
    def _calendars(self) -> dict[str, _Calendar]:
        return {language: _calendar(self._texts, language) for language in self._texts.languages}

    @cached_property
    def _before_time(self) -> re.Pattern[str]:
        """The word before a time of the day, with which the day ends where the text is cut: "tomorrow at"."""
        words = _any(map(small, self._texts.listed("typed-before-time")))
        return re.compile(rf"(?:\s(?:{words})|(?<=[^\x00-\x7f])(?:{words}))$")

    @cached_property
    def _time(self) -> re.Pattern[str]:
        hour = _any(map(small, self._texts.listed("typed-oclock")))
        return re.compile(rf"(\d{{1,2}})(?:(?:[:.]|{hour})(?:(\d{{2}})分?|(半))?)?")


@dataclass(frozen=True, slots=True)
class _Calendar:
    """The words of one language around a day."""

    weekdays: re.Pattern[str]
    months: re.Pattern[str]
    month_of: Mapping[str, int]
    ordinals: re.Pattern[str]
    of: re.Pattern[str]
    year: re.Pattern[str]


def _calendar(texts: Texts, language: str) -> _Calendar:
    locale = texts.locale(language)
    days = _any(name for name, _ in _named(locale.days))
    months = {
        name: month for name, month in _named(locale.months) if not any(sign.isdecimal() for sign in name)
    }
    ordinals, of, year = (
        _any(map(small, texts.say(language, f"typed-{message}").split(",")))
        for message in ("ordinals", "before-month", "year")
    )
    return _Calendar(
        # A weekday of one sign, as in Japanese, stands in brackets.
        re.compile(rf"[（(]\s*(?:{days})\s*[)）]|(?<!\w)(?:{days})\.?(?:,|(?=\s|$))"),
        re.compile(rf"(?<![^\W\d_])(?:{_any(months)})(?![^\W\d_])\.?"),
        months,
        re.compile(rf"(?<!\d)(\d{{1,2}})\s?(?:{ordinals})(?![^\W\d_])\.?"),
        re.compile(rf"\s+(?:{of})\s+"),
        re.compile(rf"(?<!\d)(\d{{4}})\s?(?:{year})(?![^\W\d_])\.?"),
    )


def _named(widths_of: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """The names of weekdays or months, with the number of each."""
    for widths in widths_of.values():
        for width in ("wide", "abbreviated"):
            yield from ((small(name).rstrip("."), number) for number, name in widths.get(width, {}).items())


def _any(words: Iterable[str]) -> str:
    """A pattern for one of the words, the longest first; for none it matches nothing."""
    alternatives = sorted(
        {re.escape(bare) for word in words if (bare := word.strip())}, key=len, reverse=True
    )
    return "|".join(alternatives) or r"(?!)"


def day_first(locale: str, language: str | None, zone: str) -> bool | None:
    """Is the day before the month, by somebody's Discord, chosen language or zone; None where these do not say."""
    country = get_global("zone_territories").get(zone)
    for tag in (locale, language, country and f"und-{country}"):
        if tag and tag not in {_ANYBODY, "en"}:
            pattern: str = Locale.parse(tag, sep="-").date_formats["short"].pattern
            return pattern.index("d") < pattern.index("M")
    return None


def _meant(text: str, bare: str, today: date, day_first: bool | None) -> date | None:
    """The day that is meant by a text in figures; None: not a day. Raises NoSuchDay, UnclearDay."""
    if found := _DATE.fullmatch(bare):
        return _next(text, today, found[1], found[2], found[3])
    if found := _FIGURES.fullmatch(bare):
        return _in_figures(bare, today, found[1], found[3], found[4], day_first)
    if found := _NAMED.fullmatch(bare):
        return _next(text, today, found[1] or found[4], found[2], found[3])
    if found := _DAY.fullmatch(bare):
        return _next(text, today, None, None, found[1])
    return None


def _in_figures(
    text: str, today: date, one: str, other: str, year: str | None, day_first: bool | None
) -> date:
    """A month and a day, of which one may be either. Raises NoSuchDay, UnclearDay."""
    if int(one) > 12 or int(other) > 12 or one.lstrip("0") == other.lstrip("0"):
        day_first = int(one) > 12
    if day_first is None:
        first, second = (_next(text, today, year, *two) for two in ((other, one), (one, other)))
        raise UnclearDay(text=one_width(text)[:_QUOTED], first=first, second=second)
    month, day = (other, one) if day_first else (one, other)
    return _next(text, today, year, month, day)


def _next(text: str, today: date, year: str | None, month: str | None, day: str) -> date:
    years = range(today.year, today.year + _YEARS_AHEAD) if year is None else [int(year)]
    months = range(1, 13) if month is None else [int(month)]
    for each, among in product(years, months):
        with suppress(ValueError):
            meant = date(each, among, int(day))
            if year is not None or meant >= today:
                return meant
    raise NoSuchDay(text=one_width(text)[:_QUOTED])
