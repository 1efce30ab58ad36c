"""The release: its number, its licences, and its part of CHANGELOG."""

import re
import subprocess
import sys
import tomllib
import zipfile
from datetime import date
from email import message_from_string
from pathlib import Path
from urllib.request import urlopen

import pytest

from bot import __version__
from bot.__main__ import main

ROOT = Path(__file__).resolve().parent.parent
COMPILED = {".pyc", ".so"}
"""Made from the sources, and in no commit."""
MOST = 8_000
"""Bytes of CHANGELOG."""
CHANGES = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_program_says_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"damka {__version__}\n"


def test_the_changelog_is_short_enough_to_be_read() -> None:
    assert len(CHANGES.encode()) < MOST


def test_the_changelog_begins_with_what_is_to_come_and_then_with_this_version() -> None:
    headings = re.findall(r"^## (.*)$", CHANGES, re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    number, day = re.fullmatch(r"\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)", headings[1]).groups()  # type: ignore[union-attr]
    assert number == __version__
    assert date.fromisoformat(day)


def test_the_changelog_has_the_sections_of_its_form_alone() -> None:
    allowed = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
    for version in re.split(r"^## ", CHANGES, flags=re.MULTILINE)[1:]:
        sections = re.findall(r"^### (.*)$", version, re.MULTILINE)
        assert len(sections) == len(set(sections))
        assert set(sections) <= set(allowed)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, beside the environment `venv` that made it."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    pip = [str(folder / "venv" / "bin" / "python"), "-m", "pip", "wheel", "-q", "--no-deps"]
    subprocess.run([*pip, "-w", str(folder), str(ROOT)], check=True)
    return next(folder.glob("*.whl"))


@pytest.mark.slow
def test_the_wheel_has_the_number_and_both_licences_with_their_texts(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        info = f"damka-{__version__}.dist-info"
        about = message_from_string(packed.read(f"{info}/METADATA").decode())
        assert (about["Version"], about["License-Expression"]) == (__version__, "MIT AND OFL-1.1")
        for text, words in (("LICENSE", "MIT License"), ("render/fonts/OFL.txt", "SIL OPEN FONT LICENSE")):
            assert words in packed.read(f"{info}/licenses/{text}").decode()
        assert set(about.get_all("License-File") or ()) == {"LICENSE", "render/fonts/OFL.txt"}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    # Files that the program reads beside its code go along: texts, weights, problems, tables, fonts, migrations.
    for package in project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        there = {
            path.relative_to(ROOT).as_posix()
            for path in (ROOT / package).rglob("*")
            if path.is_file() and path.suffix not in COMPILED
        }
        assert f"{package}/py.typed" in there
        assert there <= names


@pytest.mark.slow
def test_the_wheel_works_alone_beside_folders_of_the_same_names(wheel: Path, tmp_path: Path) -> None:
    """Installed into an empty environment, and run from a folder that has folders of its own called like packages."""
    programs = wheel.parent / "venv" / "bin"
    subprocess.run([programs / "python", "-m", "pip", "install", "-q", f"{wheel}[sandbox]"], check=True)
    here = tmp_path / "here"
    for name in ("bot", "rules", "render"):
        (here / name).mkdir(parents=True)
        (here / name / "__init__.py").write_text("raise SystemExit('not this one')", encoding="utf-8")
    # Without the paths that lead to the project, and without what is set for the tests.
    environment = {"PATH": f"{programs}:/usr/bin:/bin", "HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}

    def said(*words: str) -> str:
        done = subprocess.run(
            ["damka", *words], cwd=here, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert said("--version") == f"damka {__version__}\n"
    assert said("draw", "russian", "-o", "board.png") == ""
    assert (here / "board.png").read_bytes().startswith(b"\x89PNG")
    with subprocess.Popen(
        ["damka", "sandbox"],
        cwd=here,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as sandbox:
        try:
            assert sandbox.stdout is not None
            address = next(
                (found[0] for line in sandbox.stdout if (found := re.search(r"http://[^#\s]+", line))), ""
            )
            assert urlopen(address).status == 200
        finally:
            sandbox.terminate()
