import re
import traceback
from pathlib import Path

import pytest
from platformdirs import user_data_path

from bot.settings import Settings, SettingsError, load_settings
from tests import stored

ROOT = Path(__file__).resolve().parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAbCdE.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture(autouse=True)
def _no_settings_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def written(folder: Path, *lines: str) -> Path:
    path = folder / ".env"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_a_machine_without_any_setting_has_the_defaults(tmp_path: Path) -> None:
    settings = load_settings(tmp_path / ".env")
    assert settings.database_url == f"sqlite+aiosqlite:///{user_data_path('damka')}/damka.sqlite3"
    assert (settings.log_level, settings.log_format) == ("INFO", "auto")
    assert (settings.discord_api_url, settings.discord_gateway_url) == ("", "")
    assert (settings.practice, settings.metrics_port, settings.metrics_host) == (True, 0, "127.0.0.1")
    assert not settings.mentions


def test_the_environment_wins_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "debug")
    settings = load_settings(written(tmp_path, "LOG_LEVEL=ERROR", f"DISCORD_TOKEN={TOKEN}"))
    assert settings.log_level == "DEBUG"
    assert settings.token() == TOKEN


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("PRACTISE=true", "sets PRACTISE, which is no setting: the nearest is PRACTICE."),
        ("practise=true", "sets practise, which is no setting: the nearest is PRACTICE."),
        ("export DISCORD_TOKE=a", "sets DISCORD_TOKE, which is no setting: the nearest is DISCORD_TOKEN."),
        ("METRIC_PORT=9300", "sets METRIC_PORT, which is no setting: the nearest is METRICS_PORT."),
        ("DB=x", "sets DB, which is no setting: the nearest is "),
        ("PRACTICE true", "cannot be read: NAME=value is expected."),
        ("PRACTICE: true", "cannot be read: NAME=value is expected."),
        ("PRACTICE", "cannot be read: NAME=value is expected."),
        (TOKEN, "cannot be read: NAME=value is expected."),
        (f"{TOKEN}=", "cannot be read: NAME=value is expected."),
        (f"DISCORD_TOKEN='{TOKEN}", "cannot be read: NAME=value is expected."),
    ],
)
def test_a_line_that_would_set_nothing_is_refused(line: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings(written(tmp_path, "# The settings", "LOG_LEVEL=loud", "", line, ""))
    mistake, other = caught.value.mistakes
    assert mistake.startswith(f"Line 4 of .env {told}")
    assert other.startswith("LOG_LEVEL must be ")
    assert TOKEN not in str(caught.value)


def test_an_empty_line_means_the_default(tmp_path: Path) -> None:
    assert load_settings(written(tmp_path, "DATABASE_URL=", "LOG_LEVEL=")) == load_settings(None)


@pytest.mark.parametrize("name", [name.upper() for name in Settings.model_fields])
def test_a_blank_is_as_good_as_nothing(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In quotes a blank is kept by whoever reads the file, without them by containers that are given it."""
    monkeypatch.delenv(name, raising=False)
    usual = load_settings(None)
    for blank in ('" "', "' '", '"\t"', " # nothing"):
        assert load_settings(written(tmp_path, f"{name}={blank}")) == usual
    monkeypatch.setenv(name, " ")
    assert load_settings(None) == usual


def test_blanks_around_a_value_are_none_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f"{TOKEN} ")
    settings = load_settings(written(tmp_path, 'SHARD_COUNT=" 2 "', 'METRICS_HOST="127.0.0.2 "'))
    assert (settings.token(), settings.shard_count, settings.metrics_host) == (TOKEN, 2, "127.0.0.2")


SERVER = "DATABASE_URL=postgresql+asyncpg://damka@host"
FILE = "DATABASE_URL=sqlite+aiosqlite:///"
MISTAKES = (
    *(
        "LOG_LEVEL=loud",
        "LOG_FORMAT=xml",
        "DATABASE_URL=mysql://x",
        f"{SERVER}:port/damka",
        f"{SERVER}:99999/damka",
    ),
    *("DISCORD_API_URL=http://[::1", "DATABASE_URL=sqlite+aiosqlite://damka.db"),
    *(f"{FILE}{file}" for file in ("", ":memory:", "/srv/damka.sqlite3?timeout=abc", "?mode=memory")),
    *(
        f"{SERVER}/damka?{each}"
        for each in ("sslmode=require", "ssl=perhaps", "ssl=require&ssl=allow", "timeout=5")
    ),
    *("DISCORD_TOKEN=hunter2-hunter2", "SHARD_COUNT=2\nSHARD_IDS=one", "SHARD_COUNT=1001", "SHARD_IDS=0"),
    *("SHARD_COUNT=2\nSHARD_IDS=2", "SHARD_COUNT=2\nSHARD_IDS=1-0", "SHARD_COUNT=2\nSHARD_IDS=0"),
    *("DISCORD_API_URL=ftp://localhost", "DISCORD_API_URL=http://localhost:1"),
)


def test_a_mistake_is_one_plain_sentence(tmp_path: Path) -> None:
    told = []
    for line in MISTAKES:
        with pytest.raises(SettingsError) as caught:
            load_settings(written(tmp_path, line))
        (sentence,) = caught.value.mistakes
        told.append(f"{line}\n    {sentence}")
    stored.check("settings", "\n".join(told))


@pytest.mark.parametrize(
    ("lines", "count", "own"),
    [
        ((), 1, {0}),
        (("SHARD_COUNT=4",), 1, {0}),
        (("SHARD_COUNT=4", "SHARD_IDS=0-3"), 1, {0}),
        (("SHARD_COUNT=4", "SHARD_IDS=1"), 4, {1}),
        (("SHARD_COUNT=10", "SHARD_IDS=0-2, 9"), 10, {0, 1, 2, 9}),
        (("SHARD_COUNT=1000", "SHARD_IDS=999"), 1000, {999}),
    ],
)
def test_the_shards_of_a_process_are_all_unless_some_are_named(
    tmp_path: Path, lines: tuple[str, ...], count: int, own: set[int]
) -> None:
    settings = load_settings(written(tmp_path, "DATABASE_URL=postgresql+asyncpg://damka@host/damka", *lines))
    assert settings.shards == (count, frozenset(own))


@pytest.mark.parametrize("port", ["0", "1", "65535"])
def test_a_port_is_a_port(tmp_path: Path, port: str) -> None:
    assert load_settings(written(tmp_path, f"METRICS_PORT={port}")).metrics_port == int(port)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.7"])
def test_the_figures_can_be_shown_on_another_address(host: str, tmp_path: Path) -> None:
    assert load_settings(written(tmp_path, f"METRICS_HOST= {host}")).metrics_host == host


@pytest.mark.parametrize(
    ("name", "values", "fault"),
    [
        ("METRICS_HOST", ("localhost",), "must be 127.0.0.1, "),
        ("PAGE_HOST", ("localhost",), "must be 127.0.0.1, "),
        ("PAGE_URL", ("boards.example.org", "ftp://x"), "must be http://host or https://host"),
        ("PAGE_PORT", ("-1", "web"), ""),
        ("METRICS_PORT", ("-1", "65536", "web"), ""),
        ("DISCORD_TOKEN", ("a.b", "a.b.c.d", "a.b. c", "a..b.c"), "is not a bot token"),
    ],
)
def test_what_cannot_be_is_named(tmp_path: Path, name: str, values: tuple[str, ...], fault: str) -> None:
    for value in values:
        with pytest.raises(SettingsError) as caught:
            load_settings(written(tmp_path, f"{name}={value}"))
        (mistake,) = caught.value.mistakes
        assert mistake.startswith(f"{name} {fault}")
        assert str(caught.value) == mistake


@pytest.mark.parametrize(
    "line",
    [
        "DATABASE_URL=postgresql+asyncpg://damka@localhost/damka",
        "DATABASE_URL=postgresql+asyncpg://damka@/damka?host=/run/postgresql&ssl=disable",
        "DATABASE_URL=sqlite+aiosqlite:////srv/damka.sqlite3",
        "PRACTICE=no",
        "LOG_FORMAT= JSON ",
        f"DISCORD_TOKEN={TOKEN}",
    ],
)
def test_what_is_right_is_taken(tmp_path: Path, line: str) -> None:
    assert load_settings(written(tmp_path, line)) != load_settings(None)


@pytest.mark.parametrize(
    ("api", "gateway", "fault"),
    [
        ("http://localhost:1/api/", "ws://localhost:2/", None),
        ("https://localhost:1", "wss://localhost:2", None),
        ("ws://localhost:1", "ws://localhost:2", "DISCORD_API_URL"),
        ("http://", "ws://localhost:2", "DISCORD_API_URL"),
        ("http://localhost:1", "http://localhost:2", "DISCORD_GATEWAY_URL"),
        ("http://localhost:1", "ws://", "DISCORD_GATEWAY_URL"),
        ("http://localhost:99999", "ws://localhost:2", "DISCORD_API_URL"),
        ("http://localhost:port", "ws://localhost:2", "DISCORD_API_URL"),
        ("http://localhost:1", "ws://localhost:0", "DISCORD_GATEWAY_URL"),
    ],
)
def test_another_discord_has_two_addresses(tmp_path: Path, api: str, gateway: str, fault: str | None) -> None:
    path = written(tmp_path, f"DISCORD_API_URL={api}", f"DISCORD_GATEWAY_URL={gateway}")
    if fault is None:
        settings = load_settings(path)
        assert (settings.discord_api_url, settings.discord_gateway_url) == (
            api.rstrip("/"),
            gateway.rstrip("/"),
        )
    else:
        with pytest.raises(SettingsError) as caught:
            load_settings(path)
        hosts = "http://host or https://host" if fault == "DISCORD_API_URL" else "ws://host or wss://host"
        assert caught.value.mistakes[0] == f"{fault} must be {hosts}, with a port from 1 to 65535 if any."


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_bytes(b"LOG_LEVEL=\xff\xfe\n")
    with pytest.raises(SettingsError, match=r"\.env cannot be read: "):
        load_settings(path)


@pytest.mark.parametrize("name", sorted(Settings.model_fields))
@pytest.mark.parametrize("value", ["-7", "nonsense", "99999999999", "1.5", "[]"])
def test_no_mistake_is_told_in_a_librarys_words(name: str, value: str, tmp_path: Path) -> None:
    try:
        load_settings(written(tmp_path, f"{name.upper()}={value}"))
    except SettingsError as error:
        (mistake,) = error.mistakes
        # A setting and what it must be, is or needs: no "Input should be", no "unable to parse".
        assert re.fullmatch(
            r"[A-Z_]+( and [A-Z_]+)? (must be|must begin|is not|needs|go together)\b.*\.", mistake
        )
        assert not re.search(r"[Ii]nput|valid|pars|pydantic", mistake), mistake


def test_every_mistake_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings(written(tmp_path, "LOG_LEVEL=loud", "DATABASE_URL=file.db"))
    assert [mistake.partition(" ")[0] for mistake in caught.value.mistakes] == ["DATABASE_URL", "LOG_LEVEL"]


def test_a_token_is_never_shown(tmp_path: Path) -> None:
    settings = load_settings(written(tmp_path, f"DISCORD_TOKEN={TOKEN}"))
    assert TOKEN not in f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"
    with pytest.raises(SettingsError) as caught:
        load_settings(written(tmp_path, f"DISCORD_TOKEN={TOKEN[:50]} {TOKEN[50:]}"))
    assert TOKEN[:50] not in "".join(traceback.format_exception(caught.value))


def test_a_missing_token_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"DISCORD_TOKEN is not set: write it into \.env"):
        load_settings(tmp_path / ".env").token()


def test_settings_that_were_read_cannot_be_changed(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="frozen"):
        load_settings(tmp_path / ".env").log_level = "ERROR"  # type: ignore[misc]


def test_the_example_file_lists_every_setting_with_its_default_and_a_line_of_meaning() -> None:
    example = ROOT / ".env.example"
    lines = example.read_text(encoding="utf-8").splitlines()
    listed = [line.partition("=")[0] for line in lines if line and not line.startswith("#")]
    assert listed == [name.upper() for name in Settings.model_fields]
    assert load_settings(example) == load_settings(None)
    for name in listed:
        above = next(i for i, line in enumerate(lines) if line.startswith(f"{name}=")) - 1
        assert lines[above].startswith(("#", "DISCORD_API_URL")), f"{name} is not explained"


def test_the_page_has_an_address_that_is_a_folder_and_a_port_in_one_of_the_processes(tmp_path: Path) -> None:
    page = "PAGE_URL=https://example.org/damka"
    read = load_settings(written(tmp_path, page, "PAGE_PORT=8080"))
    assert (read.page_url, read.page_port, read.page_host) == (
        "https://example.org/damka/",
        8080,
        "127.0.0.1",
    )
    several = ("DATABASE_URL=postgresql+asyncpg://damka@host/damka", "SHARD_COUNT=4", "SHARD_IDS=1")
    assert load_settings(written(tmp_path, page, *several)).page_port == 0
    for alone in (page, "PAGE_PORT=8080"):
        with pytest.raises(SettingsError, match="PAGE_URL and PAGE_PORT go together"):
            load_settings(written(tmp_path, alone))
