"""CONTRIBUTING.md stays short enough to be read; it and the texts beside the code name what is there."""

import re
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
    assert len(named) > 5
    assert {name for name in named if not (ROOT / f"tests/bench/{name}.py").exists()} == set()
