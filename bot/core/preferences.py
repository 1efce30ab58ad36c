"""The choices of a player, and of a server."""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field, fields, replace
from datetime import UTC, date, datetime, time
from functools import cache
from typing import Any, Final, Self, TypeVar, cast
from zoneinfo import ZoneInfo

from bot.core.calendar import DAY, countries, known_zone
from bot.core.clock import LEADS
from bot.core.errors import BadPace, BadSetting
from bot.core.pace import DEFAULT, Pace
from bot.core.plain import plain
from rules import Notation, RulesError, find_game, is_house

T = TypeVar("T")
TRADITIONAL: Final = "auto"  # a server's choice of notation: as each game is usually written
MOST_MATCHES: Final = 500
MOST_ROLES: Final = 20
MOST_RATING: Final = 4000
DEFAULT_ZONE: Final = "UTC"
HOME_ZONES: Final[Mapping[str, str]] = dict(
    re.findall(
        r"(\S+) in ([^\s,]+)",
        "ja in Asia/Tokyo, ko in Asia/Seoul, nl in Europe/Amsterdam, de in Europe/Berlin, fr in Europe/Paris, "
        "it in Europe/Rome, es-ES in Europe/Madrid, pl in Europe/Warsaw, cs in Europe/Prague, "
        "lt in Europe/Vilnius, uk in Europe/Kyiv, tr in Europe/Istanbul, sv-SE in Europe/Stockholm, "
        "th in Asia/Bangkok, vi in Asia/Ho_Chi_Minh",
    )
)
"""The time zone to begin with for a Discord locale of which nearly all speakers share one."""

OFFERED_ZONES: Final = (
    *("Pacific/Honolulu", "America/Los_Angeles", "America/Denver", "America/Chicago", "America/New_York"),
    *("America/Sao_Paulo", "UTC", "Europe/London", "Europe/Amsterdam", "Europe/Berlin", "Europe/Warsaw"),
    *("Europe/Kyiv", "Europe/Istanbul", "Europe/Moscow", "Asia/Dubai", "Asia/Yerevan", "Asia/Kolkata"),
    *("Asia/Bangkok", "Asia/Singapore", "Asia/Kuala_Lumpur", "Asia/Shanghai", "Asia/Tokyo"),
    *("Australia/Sydney", "Pacific/Auckland"),
)
"""From west to east, the zones offered to a person who is asked for theirs; any other can be typed."""


class Numbers(enum.StrEnum):
    """Where a picture writes the names of squares."""

    ALL = "all"  # on empty squares, and smaller on pieces that may move or just did
    EMPTY = "empty"
    NONE = "none"


class Title(enum.StrEnum):
    """The achievements for which a server may give a role."""

    CHAMPION = "champion"  # the winner of the last tournament of the server to end
    LEADER = "leader"  # the first place of a ladder
    SEASON = "season"  # the first place of the last series of tournaments to end


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(value)
    return value


def _optional(check: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value is None else check(value)


def _text(known: Callable[[str], object]) -> Callable[[Any], str]:
    def check(value: Any) -> str:
        if not isinstance(value, str) or not known(value):
            raise ValueError(value)
        return value

    return check


def _number(least: int, most: int) -> Callable[[Any], int]:
    def check(value: Any) -> int:
        if not isinstance(value, int) or not least <= value <= most:
            raise ValueError(value)
        return value

    return check


def _written(value: Any) -> str:
    return TRADITIONAL if value == TRADITIONAL else Notation(value).value


def _reminders(value: Any) -> tuple[int, ...]:
    hours = tuple(sorted({int(hour) for hour in value}, reverse=True))
    if not set(hours) <= set(LEADS):
        raise ValueError(value)
    return hours


def _quiet(value: Any) -> tuple[int, int]:
    start, end = (int(hour) for hour in value)
    if not (0 <= start < 24 and 0 <= end < 24 and start != end):
        raise ValueError(value)
    return start, end


def _channel(value: Any) -> tuple[int, int]:
    guild, channel = value
    return int(guild), int(channel)


def _game(value: Any) -> str:
    key: str = find_game(value).key
    return key


def _roles(value: Any) -> tuple[tuple[int, str, int], ...]:
    roles = tuple((int(role), _game(game), int(least)) for role, game, least in value)
    if len(roles) > MOST_ROLES or not all(0 <= least <= MOST_RATING for _, _, least in roles):
        raise ValueError(value)
    return roles


def _titles(value: Any) -> tuple[tuple[int, Title, str | None], ...]:
    titles = tuple(
        (int(role), Title(title), None if game is None else _game(game)) for role, title, game in value
    )
    if len(titles) > MOST_ROLES:
        raise ValueError(value)
    return titles


def _shown(value: Any) -> tuple[int, str, str]:
    message, digest, day = value
    return int(message), str(digest), date.fromisoformat(day).isoformat()


_LANGUAGE: Final = _optional(_text(re.compile(r"[a-z]{2}(-[A-Z]{2})?").fullmatch))
_THEME: Final = _optional(_text(re.compile(r"[a-z][a-z-]{0,31}").fullmatch))
_HOUR: Final = _number(0, 23)


@dataclass(frozen=True, slots=True)
class Row:
    """All that is to be known of one setting, besides its name, its type and what holds where nobody has chosen.

    `check`: gives a possible value, of one that was stored or asked for, or raises; `kind`: how it is asked for and
    told; `on`: the command, card and panel that have it, in the order of the fields.
    """

    check: Callable[[Any], Any]
    kind: str = ""
    on: tuple[str, ...] = ()


def _row(default: T, check: Callable[[Any], Any], kind: str = "", *on: str) -> T:
    return field(default=default, metadata={"row": Row(check, kind, on)})


def _switch(default: bool, *on: str) -> bool:
    return _row(default, _truth, "switch", *on)


@cache
def rows(of: Any, *, on: str | None = None, kind: str | None = None) -> Mapping[str, Row]:
    """The settings of a person or a server by their names: those on that command, card or panel, of that kind."""
    named = ((each.name, each.metadata["row"]) for each in fields(of))
    return {name: row for name, row in named if on in (None, *row.on) and kind in (None, row.kind)}


class Preferences:
    """Shared by both kinds: checked changes. Only values that differ from a default are stored, so that a better
    default reaches everybody who never chose.
    """

    def changed(self, /, **changes: Any) -> Self:
        """The same with these values. Raises BadSetting for an unknown name or an impossible value."""
        clean, own = {}, rows(cast("Any", type(self)))
        for name, value in changes.items():
            try:
                clean[name] = own[name].check(value)
            except (KeyError, ValueError, TypeError, RulesError, BadPace) as error:
                said = ", ".join(map(str, value)) if isinstance(value, (tuple, list)) else str(value)
                raise BadSetting(name=name, value=plain(said)) from error
        return replace(self, **clean)  # type: ignore[type-var]  # every subclass is a dataclass

    @classmethod
    def load(cls, stored: Mapping[str, Any]) -> Self:
        """The stored choices; a value that is no longer possible falls back to the default."""
        settings = cls()
        for name, value in stored.items():
            try:
                settings = settings.changed(**{name: value})
            except BadSetting:
                continue
        return settings


@dataclass(frozen=True, slots=True)
class PlayerSettings(Preferences):
    """A player's choices.

    `language`: None follows Discord; `locale`: the language of their Discord when they were last seen; `notation`:
    None follows the game's tradition; `reminders`: hours before a fall; `quiet`: (from, until) as full hours of the
    day in `zone`; `turns`: the full hour at which one message a day says which games wait, None for a call with each
    move, and `turns_place`: its server and channel, None for a direct message; `turns_unread`: it reached them
    nowhere, and they do not know yet; `dm`: private messages are welcome;
    `zone_asked`: they have named their zone, or were asked for it;
    `vacation_auto`: spend a day of vacation rather than lose on time; `ranked`: their ratings over all servers may be
    read by people with whom they share none; `world`: they have agreed to play people of other servers.
    """

    _: KW_ONLY
    language: str | None = _row(None, _LANGUAGE)
    locale: str | None = _row(
        None, _optional(_text(re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?").fullmatch))
    )
    theme: str | None = _row(None, _THEME)
    notation: Notation | None = _row(None, _optional(Notation))  # noqa: RUF009
    numbers: Numbers = _row(Numbers.ALL, Numbers)  # noqa: RUF009
    confirm: bool = _switch(True)
    white_down: bool = _switch(False)
    text_board: bool = _switch(False)
    auto_forced: bool = _switch(False)
    vacation_auto: bool = _switch(True)
    dm: bool = _switch(False)
    ranked: bool = _switch(False)
    reminders: tuple[int, ...] = _row(LEADS, _reminders)
    zone: str = _row(DEFAULT_ZONE, _text(known_zone))
    zone_asked: bool = _row(False, _truth)
    quiet: tuple[int, int] | None = _row(None, _optional(_quiet))
    turns: int | None = _row(None, _optional(_HOUR))
    turns_place: tuple[int, int] | None = _row(None, _optional(_channel))
    turns_unread: bool = _row(False, _truth)
    world: bool = _row(False, _truth)

    @property
    def spoken(self) -> str:
        """The language that they have chosen, else that of their Discord; empty where neither is known."""
        return self.language or self.locale or ""

    def night(self, at: datetime) -> tuple[datetime, datetime] | None:
        """The quiet span around the instant, by the clock on their wall, as UTC instants; None where it is none."""
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return None
        zone, (begin, end) = ZoneInfo(self.zone), map(time, self.quiet)
        local = at.astimezone(zone)
        # A night that began yesterday may still last.
        for begins in (local.date() - DAY, local.date()):
            ends = begins + DAY if end < begin else begins
            span = tuple(
                datetime.combine(*each, zone).astimezone(UTC) for each in ((begins, begin), (ends, end))
            )
            if span[0] <= at < span[1]:
                return span[0], span[1]
        return None

    def heard(self, locale: str) -> PlayerSettings:
        """The same once their Discord was heard to speak this locale; the first one also suggests a zone."""
        zone = self.zone
        if self.locale is None and zone == DEFAULT_ZONE:
            zone = HOME_ZONES.get(locale, zone)
        return self.changed(locale=locale, zone=zone)


@dataclass(frozen=True, slots=True)
class ServerSettings(Preferences):
    """A server's choices.

    `channel`: where games go, None for where they are asked for; `forum`: where each has a post of its own;
    `publish`: may people of other places read them;
    `theme`, `notation`: how boards for everybody look, None to leave it to the player whom a board calls; a notation is
    `TRADITIONAL` or one of those that there are; `grades`: a grade beside each rating; `holidays`: the country whose
    holidays stop the clocks with the weekends, None for none; `problem_hour`, `problem_zone`: when the problem of the
    next day comes; `roles`: the role, the game and the least rating with which one gets it; `titles`: the role, the
    title for which it is given, and the game, None for any; `faults`: what the last check found wrong with these, so
    that the same is not told again; `hall`: the channel of the message that shows all that goes on, `hall_shown`: that
    message, a digest of it, and the day on which it was posted; `week`: is a card of the week posted there, and
    `week_told`: the Monday of the last one; `door`: the channel of games against people of other servers, None while
    nobody may begin any from here.
    """

    _: KW_ONLY
    language: str | None = _row(None, _LANGUAGE, "language", "command", "card")
    channel: int | None = _row(None, _optional(int), "channel", "command", "card", "panel")
    forum: int | None = _row(None, _optional(int), "forum", "command", "card", "panel")
    threads: bool = _switch(False, "command", "card", "panel")
    hall: int | None = _row(None, _optional(int), "channel", "card", "panel")
    week: bool = _switch(True, "card", "panel")
    door: int | None = _row(None, _optional(int), "channel", "card", "panel")
    game: str | None = _row(None, _optional(_game), "game", "command", "card")
    pace: str = _row(DEFAULT, lambda value: Pace.parse(value).key, "pace", "command", "card")
    max_matches: int = _row(50, _number(1, MOST_MATCHES), "count", "command", "card")
    publish: bool = _switch(False, "command", "card")
    theme: str | None = _row(None, _THEME, "look", "command", "card")
    notation: str | None = _row(None, _optional(_written), "look", "command", "card")
    grades: bool = _switch(False, "command", "card")
    holidays: str | None = _row(
        None, _optional(_text(lambda value: value in countries())), "country", "command", "card"
    )
    problem_hour: int = _row(0, _HOUR)
    problem_zone: str = _row(DEFAULT_ZONE, _text(known_zone))
    roles: tuple[tuple[int, str, int], ...] = _row((), _roles)
    titles: tuple[tuple[int, Title, str | None], ...] = _row((), _titles)
    faults: tuple[str, ...] = _row((), lambda value: tuple(map(str, value)))
    hall_shown: tuple[int, str, str] | None = _row(None, _optional(_shown))
    week_told: str | None = _row(None, _optional(lambda value: date.fromisoformat(value).isoformat()))

    @property
    def rated_game(self) -> str | None:
        """The usual game, unless it is a house game: those are never rated."""
        return None if self.game is None or is_house(self.game) else self.game


SWITCHES: Final = tuple(rows(PlayerSettings, kind="switch"))  # a person's settings that are on or off
