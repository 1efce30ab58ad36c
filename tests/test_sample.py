"""A sample is the same for all who have the seed, and with other seeds everything has its turn."""

from __future__ import annotations

import sys

import pytest

from tests.sample import PARTS, left_out, of_other_parts

pytest_plugins = ["pytester"]

SUITE = """
import pytest

@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(7))
def test_long(seed): ...

@pytest.mark.sample(1, of="language")
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", ["a", "b", "c"])
def test_story(game, language): ...

@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (3, 4, 5))])
def test_mixed(seed): ...

@pytest.mark.sample(1, of="number")
@pytest.mark.parametrize("number", range(9))
@pytest.mark.parametrize("way", [len, lambda text: 7])
def test_ways(way, number): ...

@pytest.mark.parametrize("size", [1, pytest.param(9, marks=pytest.mark.sample(0))])
def test_sized(size): ...

@pytest.mark.sample(1)
@pytest.mark.parametrize("part", [1, 2, *(pytest.param(part, marks=pytest.mark.sample(0)) for part in (8, 9))])
def test_parts(part): ...

@pytest.mark.parametrize("number", range(3))
def test_short(number): ...

@pytest.mark.parametrize("way", ["slash", "menu"])
@pytest.mark.parametrize(("language", "word"), [("en", "move"), ("ja", "手")])
def test_told(way, language, word): ...

@pytest.mark.slow
@pytest.mark.parametrize("number", range(12))
def test_deep(number): ...

def test_plain(): ...
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> list[pytest.Item]:
    # Pytest's search for errors nobody looked at takes seconds in a process that has run a thousand tests.
    options = "addopts = -p no:unraisableexception\nasyncio_default_fixture_loop_scope = function"
    pytester.makeini(f"[pytest]\n{options}\nmarkers =\n    sample\n    slow")
    return pytester.getitems(SUITE)


def run(items: list[pytest.Item], seed: int) -> list[str]:
    return [item.name for item in items if item not in left_out(items, seed)]


def test_so_many_are_run_and_what_is_not_a_sample_is_run_whole(suite: list[pytest.Item]) -> None:
    for seed in range(20):
        chosen = run(suite, seed)
        assert sum(name.startswith("test_long") for name in chosen) == 2
        assert {name[:12] for name in chosen if "story" in name} == {f"test_story[{game}" for game in "abc"}
        assert sum(name.startswith("test_story") for name in chosen) == 3
        assert sorted(name < "test_mixed[3]" for name in chosen if "mixed" in name) == [False, True]
        assert [name for name in chosen if "sized" in name] == ["test_sized[1]"]
        assert [name for name in chosen if "parts" in name] in (["test_parts[1]"], ["test_parts[2]"])
        assert sum(name.startswith("test_short") for name in chosen) == 3
        assert chosen == run(suite, seed)


def test_processes_that_share_a_run_choose_alike(pytester: pytest.Pytester, suite: list[pytest.Item]) -> None:
    assert isinstance(suite[0], pytest.Function)
    del sys.modules[suite[0].module.__name__]
    again = pytester.getitems(SUITE)
    assert [run(again, seed) for seed in range(9)] == [run(suite, seed) for seed in range(9)]


def test_all_have_their_turn(suite: list[pytest.Item]) -> None:
    ever = {name for seed in range(42) for name in run(suite, seed)}
    assert ever == {item.name for item in suite} - {"test_sized[9]", "test_parts[8]", "test_parts[9]"}


def part(items: list[pytest.Item], seed: int) -> list[str]:
    marked = {item for item in items if item.get_closest_marker("sample")}
    return [item.name for item in items if item not in of_other_parts(items, seed) | marked]


def test_each_is_run_by_one_of_some_seeds_in_one_language(suite: list[pytest.Item]) -> None:
    parts = PARTS["ordinary"]
    for seed in range(0, 20, parts):
        chosen = [name for number in range(parts) for name in part(suite, seed + number)]
        short = ["test_plain", "test_short[0]", "test_short[1]", "test_short[2]", "test_sized[1]"]
        assert sorted(name for name in chosen if "told" not in name and "deep" not in name) == short
        assert sorted(name.partition("-")[0] for name in chosen if "told" in name) in (
            [f"test_told[{one}", f"test_told[{two}"] for one in ("en", "ja") for two in ("en", "ja")
        )
    ever = {name for seed in range(2 * parts) for name in part(suite, seed)}
    assert {name for name in ever if "told" in name} == {item.name for item in suite if "told" in item.name}


def test_slow_ones_have_their_turn_more_seldom(suite: list[pytest.Item]) -> None:
    slow = [item for item in suite if "deep" in item.name]
    for seed in range(9):
        ran = sorted(name for number in range(PARTS["slow"]) for name in part(slow, seed + number))
        assert ran == sorted(item.name for item in slow)
        assert len(part(slow, seed)) == 1
