"""The command line, called as a program calls it."""

import argparse
import json
import logging
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PIL import Image

from bot import sandbox
from bot.__main__ import _COMMANDS, _parser, main
from bot.console.failures import Failure
from bot.settings import SettingsError

pytestmark = pytest.mark.usefixtures("alone")
ROOT = Path(__file__).parents[2]


def test_a_mistake_in_the_settings_is_told_and_nothing_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "damka.sqlite3")
    monkeypatch.setenv("LOG_LEVEL", "loud")
    assert main(["run"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "DATABASE_URL must begin with sqlite+aiosqlite:// or postgresql+asyncpg://.",
        "LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR.",
    ]
    assert not list(Path().iterdir())


@pytest.mark.parametrize("command", ["run", "sync"])
def test_without_a_token_nothing_goes_online(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command]) == 2
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().err


@pytest.mark.parametrize(("level", "said"), [("INFO", True), ("WARNING", False)])
def test_the_log_at_info_says_where_the_games_are(
    level: str,
    said: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "games" / "here.sqlite3"
    nobody = "127.0.0.1:1"
    for name, value in {
        "DISCORD_TOKEN": "a.b.c",
        "LOG_LEVEL": level,
        "DATABASE_URL": f"sqlite+aiosqlite:///{file}",
        "DISCORD_API_URL": f"http://{nobody}",
        "DISCORD_GATEWAY_URL": f"ws://{nobody}",
    }.items():
        monkeypatch.setenv(name, value)
    assert main(["run"]) == 1
    assert (str(file) in capsys.readouterr().err) is said


def test_a_port_that_is_taken_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["sandbox", "--port", str(port)]) == 2
    assert capsys.readouterr().err.startswith(f"Port {port} cannot be used: ")


def test_a_database_of_a_later_version_is_told_in_the_sandbox_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "later.sqlite3"
    with closing(sqlite3.connect(file)) as stored, stored:
        stored.execute("PRAGMA journal_mode = wal")
        stored.execute("CREATE TABLE alembic_version (version_num TEXT)")
        stored.execute("INSERT INTO alembic_version VALUES ('9999')")
        stored.execute("CREATE TABLE matches (id INTEGER)")
        stored.execute("CREATE TABLE match_events (match_id INTEGER)")
    before = file.read_bytes()
    assert main(["sandbox", "--database", f"sqlite+aiosqlite:///{file}"]) == 2
    assert capsys.readouterr().err == (
        "The database was made by a later version (schema 9999): update the bot.\n"
    )
    assert file.read_bytes() == before


def test_a_sandbox_has_two_to_eight_people(capsys: pytest.CaptureFixture[str]) -> None:
    for people in ("1", "9", "many"):
        with pytest.raises(SystemExit) as ended:
            main(["sandbox", "--people", people])
        assert ended.value.code == 2
    assert "--people" in capsys.readouterr().err


@pytest.mark.parametrize(("text", "port"), [("1", 1), ("65535", 65535)])
def test_the_first_port_and_the_last_can_be_named(text: str, port: int) -> None:
    assert _parser().parse_args(["sandbox", "--port", text]).port == port


@pytest.mark.parametrize("text", ["0", "65536", "-1", "http", "8.0", ""])
def test_what_is_no_port_is_refused_with_what_was_typed(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["sandbox", f"--port={text}"])
    assert ended.value.code == 2
    assert f"argument --port: {text} is not a port" in capsys.readouterr().err


def test_without_a_word_it_runs_and_every_option_has_its_default() -> None:
    assert _parser().parse_args([]).command is None
    sandbox = _parser().parse_args(["sandbox"])
    assert (sandbox.language, sandbox.database, sandbox.port) == ("en", None, None)
    assert _parser().parse_args(["check"]).file is None
    draw = _parser().parse_args(["draw", "-o", "x.png"])
    assert (draw.game, draw.position, draw.theme, draw.sheet) == (None, None, "wood", False)
    for arguments in (["backup"], ["restore"], ["draw", "american"], ["sandbox", "--language", "tlh"]):
        with pytest.raises(SystemExit):
            _parser().parse_args(arguments)


def test_the_help_explains_every_command_and_every_option_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    parser = _parser()
    (commands,) = (each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
    assert {each.dest: bool(each.help) for each in commands._choices_actions} == dict.fromkeys(
        _COMMANDS, True
    )
    # A command that takes nothing but a file says itself what the file is for.
    plain = {("restore", "file"), ("draw", "output")}
    for name, command in commands.choices.items():
        for option in command._actions:
            assert option.help or (name, option.dest) in plain
            assert option.metavar or option.choices or option.nargs == 0 or option.dest == "theme"
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert said.startswith("usage: python -m bot [-h] [--version] COMMAND ...")
    assert "Correspondence draughts in Discord." in said


@pytest.mark.parametrize(
    ("error", "status", "told"),
    [
        (Failure("The cat sat on it.", 3), 3, "The cat sat on it.\n"),
        (Failure("Try again."), 1, "Try again.\n"),
        (SettingsError("One is wrong.", "And one more."), 2, "One is wrong.\nAnd one more.\n"),
        (KeyboardInterrupt(), 0, ""),
    ],
)
def test_how_a_command_ends_is_told_by_its_status(
    error: BaseException,
    status: int,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def broken(*_: object) -> int:
        raise error

    monkeypatch.setitem(_COMMANDS, "run", broken)
    assert main([]) == status
    assert capsys.readouterr().err == told


def test_what_nobody_foresaw_is_logged_and_ends_the_process_with_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(_COMMANDS, "run", lambda *_: 1 // 0)
    monkeypatch.setenv("LOG_FORMAT", "json")
    assert main(["run"]) == 1
    line = json.loads(capsys.readouterr().err)
    assert (line["event"], line["command"]) == ("process.failed", "run")
    assert "ZeroDivisionError" in line["exception"]


@pytest.mark.parametrize(
    ("command", "chosen", "level"),
    [
        ("run", "INFO", "INFO"),
        ("sandbox", "INFO", "WARNING"),
        ("sandbox", "DEBUG", "DEBUG"),
        ("sandbox", "ERROR", "ERROR"),
    ],
)
def test_in_the_sandbox_the_terminal_shows_only_what_goes_wrong(
    command: str, chosen: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(_COMMANDS, command, lambda *_: logging.root.level)
    monkeypatch.setenv("LOG_LEVEL", chosen)
    assert main([command]) == getattr(logging, level)


def test_an_unknown_command_is_a_mistake_in_the_call(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["dance"])
    assert ended.value.code == 2
    assert "invalid choice: 'dance'" in capsys.readouterr().err


def test_draw_makes_a_picture_of_a_position() -> None:
    assert main(["draw", "international", "W:WK5,31:B20", "-o", "board.png"]) == 0
    assert main(["draw", "international", "W:WK5,31:B20", "-o", "board.svg"]) == 0
    assert Path("board.svg").read_text(encoding="utf-8").startswith("<svg ")
    with Image.open("board.png") as picture:
        assert picture.format == "PNG"
        assert picture.width > 500


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["draw", "chess", "-o", "x.png"], "There is no game chess: python -m rules list shows them all."),
        (["draw", "russian", "nonsense", "-o", "x.png"], "This is not a position of russian: nonsense"),
        (["draw", "russian", "--theme", "pink", "-o", "x.png"], "There is no theme pink: choose from "),
        (["draw", "-o", "x.png"], "Name a game, or ask for the sheet of all with --sheet, not both."),
        (["draw", "russian", "--sheet", "-o", "x.png"], "Name a game, or ask for the sheet of all"),
        (["draw", "russian", "-o", "nowhere/x.png"], "nowhere/x.png cannot be written: "),
    ],
)
def test_a_drawing_that_cannot_be_is_told_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) in {1, 2}
    assert capsys.readouterr().err.startswith(sentence)
    assert not Path("x.png").exists()


def test_the_address_of_the_sandbox_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also to a program that reads it, for which Python keeps lines back."""
    told: list[tuple[str, bool]] = []

    async def serve(*, opened: Callable[[str], None], **_: object) -> None:
        opened("http://127.0.0.1:1/")

    def noted(text: str, *, end: str = "\n", flush: bool = False) -> None:
        told.append((text + end, flush))

    monkeypatch.setattr(sandbox, "serve", serve)
    monkeypatch.setattr("builtins.print", noted)
    assert main(["sandbox"]) == 0
    assert told[0] == ("Damka's sandbox: http://127.0.0.1:1/  (Ctrl-C ends it)\n", True)


@pytest.mark.slow
@pytest.mark.parametrize(("unbuffered", "status"), [("", 0), ("1", 1)])
@pytest.mark.parametrize("arguments", ["--help", "language de", "identity pictures"])
def test_a_reader_who_has_seen_enough_is_told_no_mistake(
    arguments: str, unbuffered: str, status: int
) -> None:
    """As with `| head`: the reader is gone before anything is printed, or before the buffer is sent."""
    reader, writer = os.pipe()
    os.close(reader)
    ended = subprocess.run(
        [sys.executable, "-m", "bot", *arguments.split()],
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": unbuffered},
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=60,
    )
    os.close(writer)
    # argparse itself takes no notice.
    assert (ended.returncode, ended.stderr) == (0 if arguments == "--help" else status, "")
