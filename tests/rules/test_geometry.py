"""Cells, their names and numbers, and the way from one to the next."""

import pytest

from rules.geometry import Board, Compass, Numbering, Shape, Squares, board_of, cells_of
from tests.rules.draughts.positions import RULESETS

SHAPES = [
    Shape(8, 8, Squares.A1, Numbering.TOP_LEFT), Shape(8, 8, Squares.H1, Numbering.TOP_LEFT),
    Shape(8, 8, Squares.H1, Numbering.BOTTOM_RIGHT), Shape(8, 8, Squares.ALL, Numbering.NONE),
    Shape(10, 10, Squares.A1, Numbering.TOP_LEFT), Shape(12, 12, Squares.A1, Numbering.TOP_LEFT),
    Shape(6, 8, Squares.A1, Numbering.TOP_LEFT),
]  # fmt: skip


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_a_step_is_one_shift_for_the_whole_board(shape: Shape) -> None:
    board = board_of(shape)
    for way in Compass:
        for cell in board.cells:
            there = board.next(cell, way)
            if there is not None:
                assert there == cell + board.shift(way)
                assert board.next(there, way.opposite) == cell
                columns, rows = way.value
                stride = abs(board.column[there] - board.column[cell]) or abs(
                    board.row[there] - board.row[cell]
                )
                assert board.column[there] == board.column[cell] + stride * columns
                assert board.row[there] == board.row[cell] + stride * rows
        diagonal = all(way.value)
        assert not board.wraps(way) or not (diagonal or shape.squares is Squares.ALL or way.value[1])


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_names_numbers_and_places_agree(shape: Shape) -> None:
    board = board_of(shape)
    assert board.mask == sum(1 << cell for cell in board.cells)
    assert tuple(cells_of(board.mask)) == tuple(sorted(board.cells))
    for cell in board.cells:
        assert shape.plays(board.column[cell], board.row[cell])
        assert board.named[board.name[cell]] == cell
        assert board.numbered.get(board.number.get(cell, 0), cell) == cell
    assert ("a1" in board.named) == (shape.squares is not Squares.H1)
    assert len({(board.column[cell], board.row[cell]) for cell in board.cells}) == len(board.cells)


@pytest.mark.parametrize(
    "key, number, name",
    [
        ("american", 1, "b8"), ("american", 32, "g1"), ("international", 1, "b10"),
        ("international", 28, "e5"), ("international", 46, "a1"), ("italian", 1, "a8"), ("italian", 32, "h1"),
        ("spanish", 1, "h1"), ("spanish", 4, "b1"), ("spanish", 32, "a8"), ("canadian", 72, "k1"),
        ("russian", 29, "a1"),
    ],
)  # fmt: skip
def test_numbers_run_as_tradition_has_it(key: str, number: int, name: str) -> None:
    board: Board = RULESETS[key].board
    assert board.name[board.numbered[number]] == name


def test_a_board_of_all_squares_has_no_numbers() -> None:
    assert not RULESETS["turkish"].board.number
    assert (
        RULESETS["turkish"].board.ray(RULESETS["turkish"].board.named["a1"], Compass.NORTH_EAST)[-1]
        == (RULESETS["turkish"].board.named["h8"])
    )
