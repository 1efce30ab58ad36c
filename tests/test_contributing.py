"""CONTRIBUTING.md stays short enough to be read: figures lie in tests/bench/MEASURED.md."""

from __future__ import annotations

import re
from pathlib import Path

from tests.test_worked_example import files

ROOT = Path(__file__).resolve().parent.parent
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
BENCHES = "".join(
    (ROOT / "tests/bench" / name).read_text(encoding="utf-8") for name in ("README.md", "MEASURED.md")
)
MOST = 20_000
"""Bytes."""


def test_it_is_short_enough_to_be_read() -> None:
    assert len(GUIDE.encode()) < MOST


def test_every_file_that_it_or_the_measurements_name_is_there() -> None:
    named = set(re.findall(r"`((?:bot|render|rules|tests)/[\w./-]*\w)`", GUIDE + BENCHES))
    linked = set(re.findall(r"\]\(((?:bot|render|rules|tests)/[^)#]+)\)", GUIDE))
    named -= set(files())
    assert named
    assert linked
    assert {name for name in named | linked if not (ROOT / name).exists()} == set()


def test_every_bench_that_is_named_is_one() -> None:
    named = set(re.findall(r"python -m tests\.bench (\w+)", GUIDE + BENCHES))
    assert named
    assert {name for name in named if not (ROOT / f"tests/bench/{name}.py").exists()} == set()
