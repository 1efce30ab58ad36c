"""A replay shows, frame by frame, the very pictures that `draw` makes, and is small and quick."""

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageSequence

from render import THEMES, BadDiagram, Diagram, draw_replay
from render.diagram import Emphasis, Mark, Shape, Strip, Token, Trail
from render.painter import painted
from render.replay import FIRST, LAST, STEP
from render.squares import palette_of
from render.theme import REPLAY
from tests.render.diagrams import board
from tests.speed import quick


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
