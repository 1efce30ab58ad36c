"""The catalogue: what the bot says, in every language it speaks.

Messages are Project Fluent, in `locales/<language>/*.ftl`; the files of a language are one catalogue, split by theme.
Numbers, dates, lists and lengths of time are written by the rules of the language (Babel, CLDR).
"""

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, timedelta
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.language import DEFAULT_LANGUAGE, LOCALES, WHOLE
from bot.language.quick import NotQuick, Quick
from bot.language.zones import usual, zone_labels

Fact = str | int | float | date | datetime | timedelta | Sequence[str]
"""A value for a placeholder. A sequence becomes a list in words, a timedelta a length of time."""

_AS_THEY_ARE: Final = frozenset({str, int, float})  # facts that Fluent takes so
_REMEMBERED: Final = 1024  # sentences that are kept: headings, buttons and labels are the same on every board

# Places of parts in the file would be most of the memory that a message takes.
_PARSER: Final = FluentParser(with_spans=False)

log = logging.getLogger(__name__)


class CatalogueError(Exception):
    """The catalogue itself is wrong: a message that is not there, a file that cannot be read, a fact left out."""


class Texts:
    """Every message of the catalogue in every language.

    A message that a whole language lacks is an error when `strict`, and a file that Fluent cannot read whole at once;
    else what is asked for is logged and English, or the bare id, stands in. Other languages may lack messages, for
    which English stands in. Safe to use from several threads.

    `signs`: the emoji that texts may show, by name; none until the bot has heard of its own.
    """

    def __init__(self, folder: Path = LOCALES, *, strict: bool = True) -> None:
        self.strict = strict
        self.signs: Mapping[str, str] = {}
        folders = [path for path in sorted(folder.iterdir()) if path.is_dir()]
        self._catalogues = {path.name: _catalogue(path) for path in folders}
        if DEFAULT_LANGUAGE not in self._catalogues:
            raise CatalogueError(f"no {DEFAULT_LANGUAGE} catalogue in {folder}")
        if strict:
            for path in folders:
                _check(path)
        self._locales = {language: Locale.parse(language, sep="-") for language in self._catalogues}
        self._quick = {
            language: Quick(each.bundle, self._locales[language])
            for language, each in self._catalogues.items()
        }
        self._codes = {language.casefold(): language for language in self._catalogues}
        # Typed, for 1 and 1.0 are equal and not written alike.
        self._said = lru_cache(maxsize=_REMEMBERED, typed=True)(self._say)
        self._zone_names = cache(lambda language: zone_labels(self.locale(language)))
        for language in self._catalogues:
            self._codes.setdefault(language.casefold().partition("-")[0], language)

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self._catalogues)

    def language(self, code: str | None) -> str:
        """The language to use for what Discord calls a locale ("ja", "en-GB"); English for any other."""
        return self.offered(code) or DEFAULT_LANGUAGE

    def offered(self, code: str | None) -> str | None:
        """The language of that code, with its region if there is one, else with another; None if there is neither."""
        wanted = (code or "").casefold()
        return self._codes.get(wanted) or self._codes.get(wanted.partition("-")[0])

    def locale(self, language: str) -> Locale:
        """How the language writes numbers, lists and names of places (CLDR)."""
        return self._locales[self.language(language)]

    def language_name(self, language: str, named: str) -> str:
        """The name of a language in another: "Japanese", "ポルトガル語 (ブラジル)"."""
        return str(Locale.parse(named, sep="-").get_display_name(self.locale(language)))

    def zone_name(self, language: str, zone: str) -> str:
        """A time zone as people name it, by its city: "New York", "東京"; another name of a zone means that zone."""
        return self._zone_names(self.language(language)).get(usual(zone), zone)

    def country_name(self, language: str, country: str) -> str:
        """A country by its two letters as people name it: "Japan", "日本"."""
        return str(self.locale(language).territories.get(country, country))

    def listed(self, message_id: str) -> Iterator[str]:
        """The entries in every language of a message that lists with commas what people type."""
        for language in self._catalogues:
            yield from map(str.strip, self.say(language, message_id).split(","))

    def beginning(self, prefix: str) -> tuple[str, ...]:
        """The ids of all messages that begin so."""
        return tuple(each for each in self._catalogues[DEFAULT_LANGUAGE].names if each.startswith(prefix))

    def has(self, language: str, message_id: str) -> bool:
        return self._catalogues[self.language(language)].knows(message_id)

    def say(self, language: str, message_id: str, /, **facts: Fact) -> str:
        """The message with these facts. Raises CatalogueError, when strict, where it or a fact is missing."""
        if language not in self._catalogues:
            language = self.language(language)
        values: dict[str, Any] = facts
        dated = False
        for name, value in facts.items():
            if type(value) not in _AS_THEY_ARE:
                values[name] = value = self._value(language, value)
                dated = dated or isinstance(value, date)
        # Equal instants may have different dates.
        return (self._say if dated else self._said)(language, message_id, **values)

    def _say(self, language: str, message_id: str, /, **values: str | float | date | datetime) -> str:
        try:
            return self._quick[language](message_id, values)
        except (NotQuick, LookupError):
            catalogue = self._catalogues[language]
        if not catalogue.knows(message_id):
            if language in WHOLE or not self.has(DEFAULT_LANGUAGE, message_id):
                self._complain(f"no message {message_id!r} in {language!r}")
            if language == DEFAULT_LANGUAGE or not self.has(DEFAULT_LANGUAGE, message_id):
                return message_id
            return self._say(DEFAULT_LANGUAGE, message_id, **values)
        bundle = catalogue.bundle
        pattern = bundle.get_message(message_id).value
        assert pattern is not None, message_id  # _read leaves out messages without a value
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            self._complain(f"message {message_id!r} in {language!r}: {'; '.join(map(str, errors))}")
        return str(text)

    def length(self, language: str, time: timedelta, *, short: bool = False) -> str:
        """A length of time in at most two units: "5 days 18 hours", "3日12時間"; never negative.

        From a day on to the nearest hour, so that a bonus is not seen to be short of a second; below that rounded down.

        `short`: where there is little room, "5 d 18 h".
        """
        minutes = max(0, int(time.total_seconds()) // 60)
        if minutes >= 1440:
            minutes = (minutes + 30) // 60 * 60
        days, hours, minutes = minutes // 1440, minutes // 60 % 24, minutes % 60
        parts = [("days", days), ("hours", hours), ("minutes", 0 if days else minutes)]
        size = "short-" if short else ""
        said = [self.say(language, f"time-{size}{unit}", count=count) for unit, count in parts if count]
        if not said:
            return self.say(language, f"time-{size}minutes", count=minutes)
        return said[0] if len(said) == 1 else self.say(language, "time-two", large=said[0], small=said[1])

    def series(self, language: str, items: Sequence[str]) -> str:
        """Items one after the other: "a, b and c", "a、b、c"."""
        return format_list(list(items), style="standard", locale=self.locale(language))

    def _value(self, language: str, value: Fact) -> str | int | float | date | datetime:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, timedelta):
            return self.length(language, value)
        if isinstance(value, (str, int, float, date)):
            return value
        return self.series(language, value)

    def _complain(self, what: str) -> None:
        if self.strict:
            raise CatalogueError(what)
        log.error("catalogue: %s", what)


def messages(language: str, folder: Path = LOCALES) -> Iterator[tuple[Path, ast.Message | ast.Term]]:
    """Every message and term of a language with its file, in reading order. Raises CatalogueError for junk."""
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in _PARSER.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                start = (entry.content or "").strip().partition("\n")[0]
                raise CatalogueError(f"{path}: cannot be read from here on: {start}")
            if isinstance(entry, (ast.Message, ast.Term)):
                yield path, entry


def name_of(entry: ast.Message | ast.Term) -> str:
    """The name by which messages call it."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


class _Catalogue:
    """The messages of one language, each read when it is first asked for: all of them take half a second."""

    def __init__(self, folder: Path) -> None:
        self.bundle = FluentBundle([folder.name], use_isolating=False)
        self._lock = RLock()
        entries = (entry for path in sorted(folder.glob("*.ftl")) for entry in _entries(path))
        self._unread = {entry.partition("=")[0].rstrip(): entry for entry in entries}
        self.names = tuple(self._unread)

    def knows(self, name: str) -> bool:
        """Is that message there? It is read by then; one that cannot be read is not there."""
        if not self.bundle.has_message(name):
            with self._lock:
                self._read(name)
        return bool(self.bundle.has_message(name))

    def _read(self, name: str) -> None:
        entry = _PARSER.parse_entry(self._unread.pop(name, ""))
        if isinstance(entry, (ast.Message, ast.Term)) and entry.value is not None:
            # Whoever finds a message without the lock finds those that it calls.
            called = _Called()
            called.visit(entry)
            for other in called.names:
                self._read(other)
            self.bundle.add_resource(ast.Resource([entry]))


def _entries(path: Path) -> list[str]:
    """The messages of a file, each with the comments that follow it."""
    return re.split(r"^(?=-?[A-Za-z][\w-]* *=)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]


class _Called(Visitor):
    """Finds the messages and terms that a message calls."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")


# Nothing changes a language while the bot runs.
_catalogue = cache(_Catalogue)


@cache
def _check(folder: Path) -> None:
    seen: dict[str, Path] = {}
    for path, entry in messages(folder.name, folder.parent):
        if (name := name_of(entry)) in seen:
            raise CatalogueError(f"{path}: {name} is already in {seen[name].name}")
        if entry.value is None:
            raise CatalogueError(f"{path}: {name} has no text of its own")
        seen[name] = path
