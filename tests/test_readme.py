"""What the README says is so: its commands exist, its pictures are what the product draws."""

from __future__ import annotations

import configparser
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import _COMMANDS
from bot.console import failures
from bot.store.database import file_of
from bot.ui import commands
from rules import GAMES
from tests.readme_pictures import FOLDER, pictures
from tests.render.test_references import MOST, distance

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.slow
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


def test_a_newcomer_is_told_how_to_get_it_and_what_debian_lacks() -> None:
    assert re.search(r"^git clone \S+ && cd damka", README, re.M)
    assert "apt-get install git python3-venv" in README
    assert "git pull" in README


def _block(kind: str) -> str:
    found = re.search(rf"```{kind}\n(.*?)```", README, re.S)
    assert found is not None
    return found[1]


def test_the_service_and_the_container_start_what_there_is() -> None:
    unit = configparser.ConfigParser(strict=True)
    unit.read_string(_block("ini"))
    assert unit["Service"]["ExecStart"].endswith("-m bot")
    assert unit["Service"]["RestartPreventExitStatus"] == str(failures.MISTAKE)
    # Longer than the bot takes to stop, shorter than systemd waits by itself.
    assert int(unit["Service"]["TimeoutStopSec"]) > 5
    container = _block("dockerfile")
    version = re.search(r"FROM python:([\d.]+)", container)
    assert version is not None
    assert tuple(map(int, version[1].split("."))) >= (3, 11)
    assert file_of(unit["Service"]["Environment"].partition("=")[2]) is not None
    assert set(re.findall(r"python -m bot ([a-z]+)", README)) <= set(_COMMANDS)


@pytest.mark.slow
def test_the_container_has_what_it_needs_and_keeps_the_games_on_its_volume(tmp_path: Path) -> None:
    lines = [line.partition(" ") for line in _block("dockerfile").splitlines()]
    told = {word: rest for word, _, rest in lines}
    srv, volume = tmp_path / "srv", tmp_path / "data"
    copied: set[str] = set()
    for word, _, rest in lines:
        if word != "COPY":
            continue
        *sources, target = rest.split()
        for source in sources:
            copied.add(source)
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, srv / target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                srv.mkdir(exist_ok=True)
                shutil.copy(ROOT / source, srv / target)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    # Without these the image could not be built; with the whole folder the token would be in it.
    assert copied == {
        "pyproject.toml",
        project["project"]["readme"],
        *project["project"]["license-files"],
        *packages,
    }
    assert told["VOLUME"] == "/data"
    assert f"install -d -o {told['USER']} {told['VOLUME']}" in told["RUN"]
    assert f"-v damka:{told['VOLUME']} " in README
    name, _, value = told["ENV"].partition("=")
    # As in .env.example, from which the file is made that the container is given.
    environment = {name: value.replace("/data", str(volume)), "DATABASE_URL": "", "HOME": str(tmp_path)}
    python, *arguments = json.loads(told["ENTRYPOINT"])
    assert python == "python"
    checked = subprocess.run(
        [sys.executable, *arguments, "check"],
        cwd=srv,
        env={"PATH": os.environ["PATH"], **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert str(volume / "damka" / "damka.sqlite3") in checked.stdout + checked.stderr
    assert "Traceback" not in checked.stderr


def test_every_slash_command_that_it_names_exists() -> None:
    named = set(re.findall(r"`/([a-z-]+)", README))
    known = {command.name for command in commands.COMMANDS}
    assert named
    assert named <= known, named - known


def test_it_counts_the_games_right() -> None:
    numbers = {18: "Eighteen", 19: "Nineteen", 20: "Twenty"}
    assert f"{numbers[len(GAMES)]} games" in README
