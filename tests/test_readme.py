"""What the README says is so: its commands exist, its pictures are what the product draws."""

from __future__ import annotations

import io
import re
from pathlib import Path

from PIL import Image

from bot.ui import commands
from rules import GAMES
from tests.readme_pictures import FOLDER, pictures
from tests.render.test_references import MOST, distance

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_pictures_are_what_the_product_draws() -> None:
    for name, data in pictures().items():
        stored = Image.open(io.BytesIO((FOLDER / name).read_bytes()))
        drawn = Image.open(io.BytesIO(data))
        assert drawn.size == stored.size, name
        assert getattr(drawn, "n_frames", 1) == getattr(stored, "n_frames", 1), name
        assert distance(drawn.convert("RGB"), stored.convert("RGB")) <= MOST, name


def test_every_picture_that_is_shown_is_there_and_every_one_that_is_there_is_shown() -> None:
    shown = set(re.findall(r"\(?(tests/data/readme/[\w.-]+)", README))
    assert shown == {path.relative_to(ROOT).as_posix() for path in FOLDER.iterdir()}


def test_the_two_commands_set_everything_up_by_themselves() -> None:
    commands = [line for line in README.splitlines() if line.startswith("python3 -m venv")]
    assert any(line.endswith("-m bot sandbox") for line in commands)
    assert any(line.endswith("-m pytest") for line in commands)
    assert all("pip install" in line for line in commands)


def test_every_slash_command_that_it_names_exists() -> None:
    named = set(re.findall(r"`/([a-z-]+)", README))
    known = {command.name for command in commands.COMMANDS}
    assert named
    assert named <= known, named - known


def test_it_counts_the_games_right() -> None:
    numbers = {18: "Eighteen", 19: "Nineteen", 20: "Twenty"}
    assert f"{numbers[len(GAMES)]} games" in README
