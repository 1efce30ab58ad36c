"""What is kept has a bound in bytes, and pictures drawn by many threads at once are the same."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

import render
from render import squares
from render.cache import Cache
from render.diagram import Diagram, Shape, Strip, Token
from tests.render.diagrams import board


def test_what_was_not_asked_for_longest_goes_first() -> None:
    made: list[str] = []
    kept: Cache[bytes] = Cache(30, len)

    def ask(key: str) -> bytes:
        return kept.get(key, lambda: made.append(key) or bytes(10))  # type: ignore[func-returns-value]

    for key in "abcabda":
        ask(key)
    assert kept.size == 30
    assert made == ["a", "b", "c", "d"], "d puts out c, which was not asked for since"
    ask("c")
    assert made[-1] == "c"
    kept.forget()
    assert kept.size == 0


def _positions(count: int) -> list[Diagram]:
    """Different positions: the bits of a number are men on the dark squares."""
    start = board(8)
    dark = [(tile.column, tile.row) for tile in start.tiles if tile.caption]
    pictures = []
    for number in range(count):
        bits = number * 2654435761 % (1 << 32)
        tokens = tuple(
            Token(*place, Shape.KING if bits >> at & 3 == 3 else Shape.MAN, at % 2)
            for at, place in enumerate(dark)
            if bits >> at & 1
        )
        pictures.append(
            replace(start, tokens=tokens, top=Strip(f"Player {number}", 1), bottom=Strip("加藤", 0))
        )
    return pictures


def test_memory_stays_within_the_bounds_over_many_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    for kept in (render._pictures, squares._squares):
        monkeypatch.setattr(kept, "most", 400_000)
    render.forget()
    drawn = sum(len(render.draw(diagram)) for diagram in _positions(40))
    assert drawn > 3 * 400_000
    assert 300_000 < render._pictures.size <= 400_000
    assert 0 < squares._squares.size <= 400_000


def test_threads_draw_what_one_thread_draws() -> None:
    pictures = _positions(24)
    render.forget()
    alone = [render.draw(diagram, "slate") for diagram in pictures]
    render.forget()
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda diagram: render.draw(diagram, "slate"), pictures * 3))
    assert together == alone * 3
