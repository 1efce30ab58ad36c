"""The command line, called as a program calls it."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from PIL import Image

from bot.__main__ import main
from bot.settings import Settings


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In an empty folder, with no settings but the database's, and logging left as it was found."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    handlers, level = logging.root.handlers[:], logging.root.level
    yield
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)
    structlog.reset_defaults()


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


def test_a_port_that_is_taken_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["sandbox", "--port", str(port)]) == 2
    assert capsys.readouterr().err.startswith(f"Port {port} cannot be used: ")


def test_a_sandbox_has_two_to_eight_people(capsys: pytest.CaptureFixture[str]) -> None:
    for people in ("1", "9", "many"):
        with pytest.raises(SystemExit) as ended:
            main(["sandbox", "--people", people])
        assert ended.value.code == 2
    assert "--people" in capsys.readouterr().err


def test_an_unknown_command_is_a_mistake_in_the_call(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["dance"])
    assert ended.value.code == 2
    assert "invalid choice: 'dance'" in capsys.readouterr().err


def test_draw_makes_a_picture_of_a_position() -> None:
    assert main(["draw", "international", "W:WK5,31:B20", "-o", "board.png"]) == 0
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
