"""Every setting, read once from the environment and from `.env`; the environment wins.

`.env.example` lists them all. A mistake is told in one plain sentence that names the setting and never its value.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from dotenv import dotenv_values
from dotenv.parser import parse_stream

ENV_FILE = Path(".env")
DATABASE_FILE = "damka.sqlite3"
MOST_SHARDS = 1000
MOST_PORT = 65535
_NAME: Final = re.compile(r"[A-Za-z_]\w{0,39}")
_WHOLE: Final = re.compile(r"[+-]?[0-9]+(_[0-9]+)*(\.0+)?")
_YES: Final = ("true", "yes", "on", "1", "t", "y")
_NO: Final = ("false", "no", "off", "0", "f", "n")
_SSL: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")


class SettingsError(Exception):
    """Some settings are wrong; `mistakes` are plain sentences, one each."""

    def __init__(self, *mistakes: str) -> None:
        self.mistakes = mistakes
        super().__init__(" ".join(mistakes))


@dataclass(frozen=True)
class Settings:
    """The operator's choices. The token is not shown with them."""

    discord_token: str = field(default="", repr=False)
    database_url: str = field(default_factory=lambda: f"sqlite+aiosqlite:///{_data_folder() / DATABASE_FILE}")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["auto", "text", "json"] = "auto"
    practice: bool = True
    search: Literal["auto", "python"] = "auto"
    shard_count: int = 0
    shard_ids: str = ""
    metrics_port: int = 0
    metrics_host: str = "127.0.0.1"
    discord_api_url: str = ""
    discord_gateway_url: str = ""

    def conflicts(self) -> Iterator[str]:
        """A sentence for each setting that does not go with another."""
        if bool(self.discord_api_url) != bool(self.discord_gateway_url):
            yield "DISCORD_API_URL and DISCORD_GATEWAY_URL go together: set both or neither."
        if self.shard_ids and not self.shard_count:
            yield "SHARD_IDS needs SHARD_COUNT: how many shards all processes serve together."
        elif self.shard_ids and not set() < self._ids <= set(range(self.shard_count)):
            yield f"SHARD_IDS must be numbers from 0 to {self.shard_count - 1}, for SHARD_COUNT counts from 0."
        elif len(self.shards[1]) < self.shards[0] and self.database_url.startswith("sqlite"):
            yield (
                "SHARD_IDS leaves shards to other processes, and several processes never share a file: "
                "set DATABASE_URL to a PostgreSQL server, or serve all shards."
            )

    @property
    def _ids(self) -> set[int]:
        ids: set[int] = set()
        for part in self.shard_ids.split(","):
            first, _, last = part.partition("-")
            ids |= set(range(int(first), int(last or first) + 1))
        return ids

    @property
    def shards(self) -> tuple[int, frozenset[int]]:
        """How many shards there are, and which are this process's own; one, its own, where no other process has any."""
        if not self.shard_ids or len(self._ids) == self.shard_count:
            return 1, frozenset({0})
        return self.shard_count, frozenset(self._ids)

    def token(self) -> str:
        """The bot token. Raises SettingsError when there is none."""
        if not self.discord_token:
            raise SettingsError(
                f"DISCORD_TOKEN is not set: write it into {ENV_FILE} (see .env.example), "
                "or try the bot without one: python -m bot sandbox."
            )
        return self.discord_token


def load_settings(env_file: Path | None = ENV_FILE) -> Settings:
    """The settings of this process. Raises SettingsError with a sentence for each mistake."""
    mistakes: list[str] = []
    given: dict[str, str | None] = {}
    try:
        if env_file is not None and env_file.is_file():
            mistakes += _unread(env_file)
            given |= _lower(dotenv_values(env_file))
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{env_file} cannot be read: {error}.") from None
    given |= _lower(os.environ)
    values: dict[str, Any] = {}
    wrong: list[str] = []
    for name, read in _READ.items():
        # Blanks around a value are quoted in the file, or kept by a container's; what is blank means the default.
        if text := (given.get(name) or "").strip():
            try:
                values[name] = read(text)
            except ValueError as error:
                wrong.append(f"{name.upper()} {error}.")
    settings = Settings(**values)
    mistakes += wrong or settings.conflicts()
    if mistakes:
        raise SettingsError(*mistakes)
    return settings


def _lower(given: Mapping[str, str | None]) -> dict[str, str | None]:
    return {name.lower(): text for name, text in given.items() if text}


def _choice(*values: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        found = [value for value in values if value.casefold() == text.casefold()]
        if not found:
            raise ValueError(f"must be {', '.join(values[:-1])} or {values[-1]}")
        return found[0]

    return read


def _number(most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = int(text.partition(".")[0]) if _WHOLE.fullmatch(text) else -1
        if not 0 <= number <= most:
            raise ValueError(f"must be a number from 1 to {most}")
        return number

    return read


def _switch(text: str) -> bool:
    if (text := text.lower()) not in {*_YES, *_NO}:
        raise ValueError("must be true or false")
    return text in _YES


def _token(text: str) -> str:
    if text.count(".") != 2 or any(c.isspace() for c in text):
        raise ValueError("is not a bot token: copy it from the Bot page of the developer portal, whole")
    return text


def _database(url: str) -> str:
    driver = url.partition(":")[0]
    if driver not in {"sqlite+aiosqlite", "postgresql+asyncpg"}:
        raise ValueError("must begin with sqlite+aiosqlite:// or postgresql+asyncpg://")
    if driver == "sqlite+aiosqlite" and not url.startswith("sqlite+aiosqlite:///"):
        raise ValueError("needs three slashes before the file: sqlite+aiosqlite:////srv/damka.sqlite3")
    if driver == "sqlite+aiosqlite" and not _names_a_file(url):
        raise ValueError(
            "needs the name of a file and nothing behind it: sqlite+aiosqlite:////srv/damka.sqlite3"
        )
    if driver == "postgresql+asyncpg" and not _has_a_port_or_none(url):
        raise ValueError("cannot be read: postgresql+asyncpg://user:password@host:port/name is expected")
    if driver == "postgresql+asyncpg" and not _has_known_parameters(url):
        raise ValueError(
            f"takes behind a question mark only ssl= with {', '.join(_SSL[:-1])} or {_SSL[-1]} "
            "(for sslmode), host= and passfile="
        )
    return url


def _shards(text: str) -> str:
    if not re.fullmatch(r"\d{1,3}(-\d{1,3})?( *, *\d{1,3}(-\d{1,3})?)*", text):
        raise ValueError("must be numbers of shards: 0, or 0-3, or 0,2,4")
    return text


def _own_address(text: str) -> str:
    try:
        return str(ip_address(text))
    except ValueError:
        raise ValueError(
            "must be 127.0.0.1, 0.0.0.0 for all addresses, or one of this machine's own"
        ) from None


def _address(*schemes: str) -> Callable[[str], str]:
    def read(url: str) -> str:
        try:
            parts = urlsplit(url)
            right = parts.scheme in schemes and parts.hostname and parts.port != 0
        except ValueError:
            # A port that is no number, or that there is not.
            right = False
        if not right:
            raise ValueError(
                f"must be {schemes[0]}://host or {schemes[1]}://host, with a port from 1 to {MOST_PORT} if any"
            )
        return url.rstrip("/")

    return read


_READ: Final[Mapping[str, Callable[[str], object]]] = {
    "discord_token": _token,
    "database_url": _database,
    "log_level": _choice("DEBUG", "INFO", "WARNING", "ERROR"),
    "log_format": _choice("auto", "text", "json"),
    "practice": _switch,
    "search": _choice("auto", "python"),
    "shard_count": _number(MOST_SHARDS),
    "shard_ids": _shards,
    "metrics_port": _number(MOST_PORT),
    "metrics_host": _own_address,
    "discord_api_url": _address("http", "https"),
    "discord_gateway_url": _address("ws", "wss"),
}
"""How the text of each setting is read; the ValueError says behind the setting's name what is wrong."""


def _unread(env_file: Path) -> Iterator[str]:
    """A sentence for each line of the file that sets nothing, and would be passed over in silence."""
    known = [name.upper() for name in _READ]
    with env_file.open(encoding="utf-8") as stream:
        for line in parse_stream(stream):
            name, text = line.key or "", line.original.string
            if name.upper() in known and line.value is not None:
                continue
            if line.error or name:
                number = line.original.line + text[: len(text) - len(text.lstrip())].count("\n")
                where = f"Line {number} of {env_file.name}"
                if line.value is None or not _NAME.fullmatch(name):
                    # It may be the token, and is not repeated.
                    yield f"{where} cannot be read: NAME=value is expected."
                else:
                    near = get_close_matches(name.upper(), known, n=1, cutoff=0)
                    yield f"{where} sets {name}, which is no setting: the nearest is {near[0]}."


def open_to_others(env_file: Path = ENV_FILE) -> bool:
    """Whether everybody on the machine may read the file with the token."""
    return os.name == "posix" and env_file.is_file() and bool(env_file.stat().st_mode & stat.S_IROTH)


def _has_a_port_or_none(url: str) -> bool:
    """Whether it is the address of a database, on a port that there is or on the usual one."""
    # A bot with a file does not need it this early.
    import sqlalchemy as sa

    try:
        port = sa.make_url(url).port
    except (ValueError, sa.exc.ArgumentError):
        return False
    return port is None or 0 < port <= MOST_PORT


def cache_folder() -> Path:
    """Where a program keeps for this user what it can make again, by the rules of the system."""
    from platformdirs import user_cache_path

    return user_cache_path("damka", appauthor=False)


def _names_a_file(url: str) -> bool:
    """Games in memory would be lost, and a parameter becomes a part of the name for some who read it."""
    file = url.removeprefix("sqlite+aiosqlite:///")
    return file not in {"", ":memory:"} and "?" not in file


def _has_known_parameters(url: str) -> bool:
    """Whether the driver takes all that stands behind the name of the database."""
    import sqlalchemy as sa

    given = sa.make_url(url).query
    return given.keys() <= {"ssl", "host", "passfile"} and given.get("ssl", _SSL[0]) in _SSL


def _data_folder() -> Path:
    """Where a program keeps its data for this user, by the rules of the system."""
    # A bot that is told where its database is does without the megabyte.
    from platformdirs import user_data_path

    return user_data_path("damka", appauthor=False)
