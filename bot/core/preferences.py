"""The choices of a player, and of a server."""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, replace
from datetime import date
from typing import Any, Final, Self

from bot.core.calendar import countries, known_zone
from bot.core.clock import LEADS
from bot.core.errors import BadPace, BadSetting
from bot.core.pace import DEFAULT, Pace
from bot.core.plain import plain
from rules import Notation, RulesError, find_game, is_house

_LANGUAGE: Final = re.compile(r"[a-z]{2}(-[A-Z]{2})?")
_NAME: Final = re.compile(r"[a-z][a-z-]{0,31}")
_LOCALE: Final = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?")
TRADITIONAL: Final = "auto"
"""A server's choice of notation: as each game is usually written."""
MOST_MATCHES: Final = 500
MOST_ROLES: Final = 20
MOST_RATING: Final = 4000
DEFAULT_ZONE: Final = "UTC"
HOME_ZONES: Final[Mapping[str, str]] = {
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "nl": "Europe/Amsterdam",
    "de": "Europe/Berlin",
    "fr": "Europe/Paris",
    "it": "Europe/Rome",
    "es-ES": "Europe/Madrid",
    "pl": "Europe/Warsaw",
    "cs": "Europe/Prague",
    "lt": "Europe/Vilnius",
    "uk": "Europe/Kyiv",
    "tr": "Europe/Istanbul",
    "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "vi": "Asia/Ho_Chi_Minh",
}
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

    ALL = "all"
    """On empty squares, and smaller on pieces that may move or just did."""
    EMPTY = "empty"
    NONE = "none"


class Title(enum.StrEnum):
    """The achievements for which a server may give a role."""

    CHAMPION = "champion"
    """The winner of the last tournament of the server to end."""
    LEADER = "leader"
    """The first place of a ladder."""


class Preferences:
    """Shared by both kinds: checked changes. Only values that differ from a default are stored, so that a better
    default reaches everybody who never chose.
    """

    def changed(self, /, **changes: Any) -> Self:
        """The same with these values. Raises BadSetting for an unknown name or an impossible value."""
        clean = {}
        for name, value in changes.items():
            check = _CHECKS.get(type(self), {}).get(name)
            if check is None:
                raise BadSetting(name=name, value=_said(value))
            try:
                clean[name] = check(value)
            except (ValueError, TypeError, RulesError, BadPace) as error:
                raise BadSetting(name=name, value=_said(value)) from error
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
    language: str | None = None
    locale: str | None = None
    theme: str | None = None
    notation: Notation | None = None
    numbers: Numbers = Numbers.ALL
    confirm: bool = True
    white_down: bool = False
    text_board: bool = False
    auto_forced: bool = False
    reminders: tuple[int, ...] = LEADS
    dm: bool = False
    zone: str = DEFAULT_ZONE
    zone_asked: bool = False
    quiet: tuple[int, int] | None = None
    turns: int | None = None
    turns_place: tuple[int, int] | None = None
    turns_unread: bool = False
    vacation_auto: bool = True
    ranked: bool = False
    world: bool = False

    @property
    def spoken(self) -> str:
        """The language that they have chosen, else that of their Discord; empty where neither is known."""
        return self.language or self.locale or ""

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
    language: str | None = None
    channel: int | None = None
    forum: int | None = None
    threads: bool = False
    game: str | None = None
    pace: str = DEFAULT
    max_matches: int = 50
    publish: bool = False
    theme: str | None = None
    notation: str | None = None
    grades: bool = False
    holidays: str | None = None
    problem_hour: int = 0
    problem_zone: str = DEFAULT_ZONE
    roles: tuple[tuple[int, str, int], ...] = ()
    titles: tuple[tuple[int, Title, str | None], ...] = ()
    faults: tuple[str, ...] = ()
    hall: int | None = None
    hall_shown: tuple[int, str, str] | None = None
    week: bool = True
    week_told: str | None = None
    door: int | None = None

    @property
    def rated_game(self) -> str | None:
        """The usual game, unless it is a house game: those are never rated."""
        return None if self.game is None or is_house(self.game) else self.game


def _said(value: Any) -> str:
    return plain(", ".join(map(str, value)) if isinstance(value, (tuple, list)) else str(value))


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(value)
    return value


def _optional(check: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value is None else check(value)


def _matching(pattern: re.Pattern[str]) -> Callable[[Any], str]:
    def check(value: Any) -> str:
        if not isinstance(value, str) or not pattern.fullmatch(value):
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


def _hour(value: Any) -> int:
    if not isinstance(value, int) or not 0 <= value < 24:
        raise ValueError(value)
    return value


def _channel(value: Any) -> tuple[int, int]:
    guild, channel = value
    return int(guild), int(channel)


def _country(value: Any) -> str:
    if value not in countries():
        raise ValueError(value)
    return str(value)


def _zone(value: Any) -> str:
    if not isinstance(value, str) or not known_zone(value):
        raise ValueError(value)
    return value


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


def _count(value: Any) -> int:
    if not isinstance(value, int) or not 1 <= value <= MOST_MATCHES:
        raise ValueError(value)
    return value


_CHECKS: Final[dict[type, dict[str, Callable[[Any], Any]]]] = {
    PlayerSettings: {
        "language": _optional(_matching(_LANGUAGE)),
        "locale": _optional(_matching(_LOCALE)),
        "theme": _optional(_matching(_NAME)),
        "notation": _optional(Notation),
        "numbers": Numbers,
        "confirm": _truth,
        "white_down": _truth,
        "text_board": _truth,
        "auto_forced": _truth,
        "reminders": _reminders,
        "dm": _truth,
        "zone": _zone,
        "zone_asked": _truth,
        "quiet": _optional(_quiet),
        "turns": _optional(_hour),
        "turns_place": _optional(_channel),
        "turns_unread": _truth,
        "vacation_auto": _truth,
        "ranked": _truth,
        "world": _truth,
    },
    ServerSettings: {
        "language": _optional(_matching(_LANGUAGE)),
        "channel": _optional(int),
        "forum": _optional(int),
        "threads": _truth,
        "game": _optional(_game),
        "pace": lambda value: Pace.parse(value).key,
        "max_matches": _count,
        "publish": _truth,
        "grades": _truth,
        "holidays": _optional(_country),
        "problem_hour": _hour,
        "problem_zone": _zone,
        "roles": _roles,
        "titles": _titles,
        "faults": lambda value: tuple(map(str, value)),
        "hall": _optional(int),
        "door": _optional(int),
        "hall_shown": _optional(_shown),
        "week": _truth,
        "week_told": _optional(lambda value: date.fromisoformat(value).isoformat()),
        "theme": _optional(_matching(_NAME)),
        "notation": _optional(_written),
    },
}
