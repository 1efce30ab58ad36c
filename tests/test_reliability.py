"""The table of tests in KEPT.md: each of its commands runs tests that are there."""

import re
import shlex
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
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
