"""Every setting, read once from the environment and from `.env`; the environment wins.

`.env.example` lists them all. A mistake is told in one plain sentence that names the setting and never its value.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from difflib import get_close_matches
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from dotenv.parser import parse_stream
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_FILE = Path(".env")
DATABASE_FILE = "damka.sqlite3"
MOST_SHARDS = 1000
MOST_PORT = 65535
_NAME: Final = re.compile(r"[A-Za-z_]\w{0,39}")
_SSL: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")


class SettingsError(Exception):
    """Some settings are wrong; `mistakes` are plain sentences, one each."""

    def __init__(self, *mistakes: str) -> None:
        self.mistakes = mistakes
        super().__init__(" ".join(mistakes))


class Settings(BaseSettings):
    """The operator's choices. Frozen once read; secrets show as asterisks."""

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: SecretStr = SecretStr("")
    database_url: str = Field(default_factory=lambda: f"sqlite+aiosqlite:///{_data_folder() / DATABASE_FILE}")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["auto", "text", "json"] = "auto"
    practice: bool = True
    mentions: bool = False
    search: Literal["auto", "python"] = "auto"
    shard_count: int = Field(default=0, ge=0, le=MOST_SHARDS)
    shard_ids: str = ""
    metrics_port: int = Field(default=0, ge=0, le=MOST_PORT)
    metrics_host: str = "127.0.0.1"
    page_url: str = ""
    page_port: int = Field(default=0, ge=0, le=MOST_PORT)
    page_host: str = "127.0.0.1"
    discord_api_url: str = ""
    discord_gateway_url: str = ""

    @model_validator(mode="before")
    @classmethod
    def _without_blanks(cls, values: Any) -> Any:
        """Blanks around a value are quoted in the file, or kept by a container's; what is blank means the default."""
        stripped = {name: each.strip() if isinstance(each, str) else each for name, each in values.items()}
        return {name: each for name, each in stripped.items() if each != ""}

    @field_validator("log_level", "log_format", "search", mode="before")
    @classmethod
    def _any_case(cls, value: Any, info: Any) -> Any:
        if not isinstance(value, str):
            return value
        return value.upper() if info.field_name == "log_level" else value.lower()

    @field_validator("discord_token", mode="after")
    @classmethod
    def _looks_like_a_token(cls, value: SecretStr) -> SecretStr:
        token = value.get_secret_value()
        if token and (token.count(".") != 2 or any(c.isspace() for c in token)):
            raise ValueError("is not a bot token: copy it from the Bot page of the developer portal, whole")
        return value

    @field_validator("database_url", mode="after")
    @classmethod
    def _known_database(cls, value: str) -> str:
        driver = value.partition(":")[0]
        if driver not in {"sqlite+aiosqlite", "postgresql+asyncpg"}:
            raise ValueError("must begin with sqlite+aiosqlite:// or postgresql+asyncpg://")
        if driver == "sqlite+aiosqlite" and not value.startswith("sqlite+aiosqlite:///"):
            raise ValueError("needs three slashes before the file: sqlite+aiosqlite:////srv/damka.sqlite3")
        if driver == "sqlite+aiosqlite" and not _names_a_file(value):
            raise ValueError(
                "needs the name of a file and nothing behind it: sqlite+aiosqlite:////srv/damka.sqlite3"
            )
        if driver == "postgresql+asyncpg" and not _has_a_port_or_none(value):
            raise ValueError("cannot be read: postgresql+asyncpg://user:password@host:port/name is expected")
        if driver == "postgresql+asyncpg" and not _has_known_parameters(value):
            raise ValueError(
                f"takes behind a question mark only ssl= with {', '.join(_SSL[:-1])} or {_SSL[-1]} "
                "(for sslmode), host= and passfile="
            )
        return value

    @field_validator("shard_ids", mode="after")
    @classmethod
    def _numbers_of_shards(cls, value: str) -> str:
        if value and not re.fullmatch(r"\d{1,3}(-\d{1,3})?( *, *\d{1,3}(-\d{1,3})?)*", value):
            raise ValueError("must be numbers of shards: 0, or 0-3, or 0,2,4")
        return value

    @field_validator("metrics_host", "page_host", mode="after")
    @classmethod
    def _an_address_in_numbers(cls, value: str) -> str:
        try:
            return str(ip_address(value))
        except ValueError:
            raise ValueError(
                "must be 127.0.0.1, 0.0.0.0 for all addresses, or one of this machine's own"
            ) from None

    @field_validator("page_url", "discord_api_url", "discord_gateway_url", mode="after")
    @classmethod
    def _an_address(cls, value: str, info: Any) -> str:
        schemes = ("ws", "wss") if info.field_name == "discord_gateway_url" else ("http", "https")
        try:
            parts = urlsplit(value)
            right = parts.scheme in schemes and parts.hostname and parts.port != 0
        except ValueError:
            # A port that is no number, or that there is not.
            right = False
        if value and not right:
            raise ValueError(
                f"must be {schemes[0]}://host or {schemes[1]}://host, with a port from 1 to {MOST_PORT} if any"
            )
        # The page's own addresses are relative to a folder.
        return value.rstrip("/") + ("/" if value and info.field_name == "page_url" else "")

    @model_validator(mode="after")
    def _both_or_neither(self) -> Settings:
        if bool(self.discord_api_url) != bool(self.discord_gateway_url):
            raise ValueError("DISCORD_API_URL and DISCORD_GATEWAY_URL go together: set both or neither")
        if bool(self.page_url) != bool(self.page_port) and (self.page_port or not self.shard_ids):
            raise ValueError(
                "PAGE_URL and PAGE_PORT go together; of several processes one alone has PAGE_PORT"
            )
        return self

    @model_validator(mode="after")
    def _shards_that_there_are(self) -> Settings:
        if self.shard_ids and not self.shard_count:
            raise ValueError("SHARD_IDS needs SHARD_COUNT: how many shards all processes serve together")
        if self.shard_ids and not set() < self._ids <= set(range(self.shard_count)):
            raise ValueError(
                f"SHARD_IDS must be numbers from 0 to {self.shard_count - 1}, for SHARD_COUNT counts from 0"
            )
        if len(self.shards[1]) < self.shards[0] and self.database_url.startswith("sqlite"):
            raise ValueError(
                "SHARD_IDS leaves shards to other processes, and several processes never share a file: "
                "set DATABASE_URL to a PostgreSQL server, or serve all shards"
            )
        return self

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
        token = self.discord_token.get_secret_value()
        if not token:
            raise SettingsError(
                f"DISCORD_TOKEN is not set: write it into {ENV_FILE} (see .env.example), "
                "or try the bot without one: python -m bot sandbox."
            )
        return token


def load_settings(env_file: Path | None = ENV_FILE) -> Settings:
    """The settings of this process. Raises SettingsError with a sentence for each mistake."""
    mistakes: list[str] = []
    try:
        if env_file is not None and env_file.is_file():
            mistakes += _unread(env_file)
        settings = Settings(_env_file=env_file)
    except ValidationError as error:
        # The values stay out of it, and the cause with them: one of them may be the token.
        mistakes += map(_sentence, error.errors(include_input=False, include_url=False))
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{env_file} cannot be read: {error}.") from None
    if mistakes:
        raise SettingsError(*mistakes) from None
    return settings


def _unread(env_file: Path) -> Iterator[str]:
    """A sentence for each line of the file that sets nothing, and would be passed over in silence."""
    known = [name.upper() for name in Settings.model_fields]
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


_WANTED: Final = {
    "log_level": "DEBUG, INFO, WARNING or ERROR",
    "log_format": "auto, text or json",
    "practice": "true or false",
    "mentions": "true or false",
    "search": "auto or python",
    "shard_count": f"a number from 1 to {MOST_SHARDS}",
    "metrics_port": f"a number from 1 to {MOST_PORT}",
    "page_port": f"a number from 1 to {MOST_PORT}",
}
"""The values of each setting that has no validator of its own."""


def _sentence(error: Any) -> str:
    name = ".".join(str(part) for part in error["loc"][:1])
    if error["type"] == "value_error":
        return f"{name.upper()} {error['ctx']['error']}.".strip()
    return f"{name.upper()} must be {_WANTED[name]}."
