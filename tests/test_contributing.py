"""The guides name what is there, and the tests that KEPT.md names run and are ordinary where it says so."""

import re
import shlex
from pathlib import Path

import pytest

from tests.test_worked_example import files

ROOT = Path(__file__).resolve().parent.parent
GUIDE = ROOT / "CONTRIBUTING.md"
FOLDERS = (
    "bot/engine", "bot/match", "bot/skin", "bot/tournaments", "render", "rules", "tests", "tests/bench",
)  # fmt: skip
"""Those that have a README for whoever works on them."""
TEXTS = (GUIDE, *(ROOT / folder / "README.md" for folder in FOLDERS), ROOT / "tests/bench/MEASURED.md")
MOST = 12_000
"""Bytes."""


def test_it_is_short_enough_to_be_read() -> None:
    assert len(GUIDE.read_bytes()) < MOST


def test_it_leads_to_each_text_beside_the_code() -> None:
    linked = set(re.findall(r"\]\(([^)#]+)\)", GUIDE.read_text(encoding="utf-8")))
    assert {f"{folder}/README.md" for folder in FOLDERS} <= linked


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_file_that_is_named_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:bot|render|rules|tests)/[\w./-]*\w)`", text)) - set(files())
    named |= set(re.findall(r"-o ((?:bot|render|rules|tests)/\S+)", text))
    assert {name for name in named if not (ROOT / name).exists()} == set()
    linked = set(re.findall(r"\]\(([^):#]+)\)", text))
    assert {name for name in linked if not (path.parent / name).exists()} == set()


def test_every_bench_that_is_named_is_one() -> None:
    named = {
        name
        for path in TEXTS
        for name in re.findall(r"python -m tests\.bench (\w+)", path.read_text(encoding="utf-8"))
    }
    assert named == {path.stem for path in (ROOT / "tests" / "bench").glob("[!_]*.py")}


KEPT = (ROOT / "tests/bot/process/KEPT.md").read_text(encoding="utf-8")
HEAD = "| What goes wrong | `python -m pytest` |"


def commands() -> list[list[str]]:
    """The arguments of `python -m pytest` in each row."""
    rows = KEPT.partition(HEAD)[2].partition("\n\n")[0].strip().splitlines()[1:]
    table = [row for row in rows if row.startswith("|")]
    return [shlex.split(re.findall(r"`([^`]+)`", row)[-1]) for row in table]


def test_the_table_is_there() -> None:
    assert len(commands()) >= 15


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_each_command_runs_tests_that_are_there(command: list[str]) -> None:
    mark = command[1] if command[0] == "-m" else None
    paths = [ROOT / part for part in command[2 if mark else 0 :]]
    assert paths
    for path in paths:
        files = sorted(path.rglob("test_*.py")) if path.is_dir() else [path]
        texts = [file.read_text(encoding="utf-8") for file in files]
        assert any(re.search(r"^(async )?def test_", text, re.MULTILINE) for text in texts), path
        if mark:
            assert any(f"mark.{mark}" in text for text in texts), f"{path} has no {mark} tests"
        else:
            assert any(map(ordinary, texts)), f"{path} has only slow tests: -m slow is needed"


def ordinary(text: str) -> bool:
    """Is there a test in the file that is not slow, all its parameters included."""
    if re.search(r"^pytestmark = .*mark\.slow", text, re.MULTILINE):
        return False
    tests = re.findall(r"^((?:@.*\n(?:[ )\]].*\n)*)*)(?:async )?def test_", text, re.MULTILINE)
    return any("@pytest.mark.slow" not in decorators for decorators in tests)
