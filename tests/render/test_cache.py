"""The cache has a bound in bytes; a replay shows, frame by frame, the very pictures that draw makes."""

import io
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from PIL import Image, ImageSequence

import render
from render import BadDiagram, draw_replay, painter, png, squares
from render.cache import Cache
from render.contents import Contents
from render.diagram import Diagram, Emphasis, Mark, Shade, Shape, Strip, Token, Trail
from render.lines import Lines
from render.painter import painted
from render.replay import FIRST, LAST, STEP, _coded, _frame, _head
from render.squares import palette_of
from render.theme import REPLAY, THEMES
from tests.render.diagrams import board, diagrams
from tests.speed import quick
from tests.test_architecture import ROOT

CHANGES: list[dict[str, Any]] = [{"caption": "9"}, {"shade": Shade.DARK}]


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


def test_two_keys_with_one_hash_are_two() -> None:
    kept: Cache[str] = Cache(30, len)
    assert hash((-1, 1)) == hash((-2, 1))
    assert kept.get((-1, 1), lambda: "one") == "one"
    assert kept.get((-2, 1), lambda: "two") == "two"


def test_a_way_that_begins_alike_is_drawn_by_itself() -> None:
    """Steps of one and of two columns, whose numbers have one hash."""
    one, two = (replace(board(8), tokens=(), trail=Trail(((3, 3), (column, 4)))) for column in (2, 1))
    _forget_squares()
    fresh = painted(two, THEMES["wood"]).tobytes()
    _forget_squares()
    painted(one, THEMES["wood"])
    assert painted(two, THEMES["wood"]).tobytes() == fresh


def test_a_replay_is_the_same_whatever_was_drawn_before() -> None:
    """Squares of a replay of 8x8 are as large as those of a picture of 12x12, and their numbers are smaller."""
    moved = (board(8), replace(board(8), tokens=()))
    _forget_squares()
    fresh = render.draw_replay(moved, "wood")
    _forget_squares()
    render.draw(replace(board(12), tokens=()), "wood")
    assert render.draw_replay(moved, "wood") == fresh


def _forget_squares() -> None:
    squares._lines.forget()


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
    for kept in (render._pictures, png._bands, squares._lines):
        monkeypatch.setattr(kept, "most", 400_000)
    _forget_squares()
    render.forget()
    drawn = sum(len(render.draw(diagram)) for diagram in _positions(40))
    assert drawn > 3 * 400_000
    assert 300_000 < render._pictures.size <= 400_000
    assert 300_000 < png._bands.size <= 400_000
    assert 0 < squares._lines.size <= 400_000


@pytest.mark.parametrize("theme", ["wood", "contrast"])
def test_a_picture_of_bands_that_were_drawn_for_others_is_the_one_drawn_alone(theme: str) -> None:
    pictures, look = _positions(12), THEMES[theme]
    png._bands.forget()
    for _ in range(2):
        render.forget()
        for diagram in pictures:
            written = Image.open(io.BytesIO(render.draw(diagram, theme)))
            assert written.tobytes() == painted(diagram, look).tobytes(), "sums and all: Pillow looks at them"


def test_a_row_that_stays_as_it_was_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    start = board(8)
    moved = replace(start, tokens=start.tokens[:-1])
    drawn: list[Any] = []
    row = painter._row_of

    def counted(*asked: Any) -> Lines:
        drawn.append(asked[0])
        return row(*asked)

    monkeypatch.setattr(painter, "_row_of", counted)
    render.forget()
    png._bands.forget()
    render.draw(start)
    assert len(drawn) == 8
    render.draw(moved)
    assert len(drawn) == 9


@given(diagrams(), diagrams())
def test_rows_with_the_same_key_are_the_same(first: Diagram, second: Diagram) -> None:
    known: dict[object, object] = {}
    for diagram in (first, second):
        contents = Contents(diagram)
        for number in range(diagram.rows):
            assert known.setdefault(contents.key(number), contents.row(number)) == contents.row(number)


def test_a_piece_a_number_a_shade_and_a_label_each_make_another_row() -> None:
    plain = board(2, column_labels=("a", "b"), row_labels=("2", "1"))
    dark, tiles = Token(0, 1, Shape.MAN, 1), plain.tiles
    others = [
        replace(plain, tokens=(token,))
        for token in (dark, dark._replace(ink=0), dark._replace(shape=Shape.KING), dark._replace(ghost=True))
    ]
    others += [replace(plain, tiles=(*tiles[:3], tiles[3]._replace(**more))) for more in CHANGES]
    others += [replace(plain, column_labels=("a", "c")), replace(plain, row_labels=("2", "3"))]
    keys = [Contents(diagram).key(1) for diagram in (replace(plain, tokens=()), *others)]
    assert len(set(keys)) == len(keys)
    assert all(Contents(diagram).key(0) == Contents(plain).key(0) for diagram in others)


def test_threads_draw_what_one_thread_draws() -> None:
    pictures = _positions(24)
    render.forget()
    alone = [render.draw(diagram, "slate") for diagram in pictures]
    render.forget()
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda diagram: render.draw(diagram, "slate"), pictures * 3))
    assert together == alone * 3


def test_a_process_that_draws_in_all_themes_stays_small() -> None:
    """Large drawings from which small ones are made are not all kept."""
    code = """
import re
import render
from tests.render.diagrams import board, diagrams
for theme in render.THEMES:
    render.draw(board(10), theme)
print(int(re.search(r"VmRSS:\\s*(\\d+)", open("/proc/self/status").read())[1]) // 1024)
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert int(told.stdout) < 58, "MB"


def walk(side: int, plies: int, banner: str = "") -> list[Diagram]:
    """A king goes round the empty rows of a full board; each step changes the strips too."""
    start = board(side)
    row = side // 2
    pictures = []
    for ply in range(plies):
        column, before = ply % side, (ply - 1) % side
        pictures.append(
            replace(
                start,
                tokens=(*start.tokens, Token(column, row, Shape.KING, ply % 2)),
                marks=(Mark(before, row, Emphasis.LEFT), Mark(column, row, Emphasis.ARRIVED)),
                trail=Trail(((before, row), (column, row))),
                top=Strip("Anna", 1, to_move=ply % 2 == 1, captured=ply // 20),
                bottom=Strip("加藤", 0, to_move=ply % 2 == 0, captured=ply // 30),
                title="International draughts",
                note=f"{ply // 2 + 1}. 32-28",
            )
        )
    pictures[-1] = replace(pictures[-1], banner=banner)
    return pictures


def pixels(diagram: Diagram, theme: str = "wood") -> bytes:
    """The picture of a diagram as sharp as a replay."""
    look = THEMES[theme].at(REPLAY)
    return palette_of(look).coloured(painted(diagram, look)).convert("RGB").tobytes()


def test_every_frame_is_the_picture_of_its_diagram() -> None:
    pictures = walk(8, 12)
    shown = Image.open(io.BytesIO(draw_replay(pictures)))
    frames = [(frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(shown)]
    assert [milliseconds for _, milliseconds in frames] == [FIRST, *[STEP] * 10, LAST]
    for (frame, _), diagram in zip(frames, pictures, strict=True):
        assert frame.tobytes() == pixels(diagram)


@pytest.mark.parametrize(("first", "last"), [(1, 300), (760, 830), (1780, 1980), (3830, 4330)])
def test_parts_of_a_frame_that_are_packed_apart_are_shown_together(first: int, last: int) -> None:
    """Among them are those of as many codes as fit before the next is a bit longer or the table full, and one more."""
    dots = Random(1).choices(range(160), k=last)
    for count in range(first, last):
        parts = [
            Image.frombytes("L", (1, len(data)), bytes(data)) for data in (dots[:count], dots[:9], dots[-99:])
        ]
        whole = b"".join(part.tobytes() for part in parts)
        size = 1, len(whole)
        frame = _frame([_coded(part) for part in parts], (0, 0, *size), 100, 255)
        shown = Image.open(io.BytesIO(_head(size, palette_of(THEMES["wood"]), 160) + frame + b";"))
        assert shown.tobytes() == whole


def test_the_last_frame_has_the_result_where_the_others_show_how_far_it_is() -> None:
    pictures = walk(10, 5, banner="White wins")
    shown = Image.open(io.BytesIO(draw_replay(pictures, "paper")))
    shown.seek(shown.n_frames - 1)  # type: ignore[attr-defined]
    assert shown.convert("RGB").tobytes() == pixels(pictures[-1], "paper")


def test_two_hundred_plies_on_the_largest_board_are_small_and_quick() -> None:
    pictures = walk(12, 200, banner="1-0")
    draw_replay(pictures[:2])
    assert len(draw_replay(pictures)) < 8 << 20
    assert quick(lambda: draw_replay(pictures), 3), "1 s on a quiet core; this only guards against accidents"


@pytest.mark.parametrize(
    "pictures",
    [[], walk(8, 2)[:1] + walk(10, 2)[:1], [replace(board(), columns=99)]],
    ids=["none", "two sizes", "bad"],
)
def test_what_cannot_be_one_replay_is_refused(pictures: list[Diagram]) -> None:
    with pytest.raises(BadDiagram):
        draw_replay(pictures)
