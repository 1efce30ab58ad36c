"""Curves and records: any within the bounds is drawn in every theme, all others are refused; lines and bars fit."""

import io
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from render import THEMES, BadDiagram, draw_curve, draw_record
from render.chart import Tone
from render.curve import MAX_POINTS, MAX_SPOTS, Curve, Mark
from render.plot import _APART, _FLAG, _flags
from render.record import MAX_BARS, MAX_LATEST, MAX_PLACES, Bar, Record
from render.table import heading_height
from render.theme import WIDTH

HEIGHTS = (Mark(1400, "1400"), Mark(1500, "1500"), Mark(1600, "1600"))
CURVE = Curve("Anna", ((0, 1400), (1, 1600), (2, 1500)), HEIGHTS, (Mark(0, "1 Jan"), Mark(2, "3 Jan")))


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


@settings(max_examples=30)
@given(st.integers(2, 300), st.data())
def test_no_number_of_a_spot_covers_another_or_the_line_to_it(plies: int, data: st.DataObject) -> None:
    """As many turning points as a review may have, in a game of any length, also one after the other."""
    turns = data.draw(st.lists(st.integers(0, plies), min_size=1, max_size=MAX_SPOTS, unique=True))
    points = tuple((float(ply), 1450.0 + ply % 7) for ply in range(plies + 1))
    spots = tuple((*points[ply], str(number)) for number, ply in enumerate(sorted(turns), 1))
    look = THEMES["contrast"]
    picture = opened(draw_curve(Curve("", points, HEIGHTS, spots=spots), "contrast"))
    flags = _flags(Curve("", points, HEIGHTS, spots=spots))
    found = 0
    for row in range(max(row for _, row in flags) + 1):
        # Just inside the upper edge of the fields no digit stands, and from there to the next is the page.
        height = look.px(heading_height("", "") + row * 2 * (_FLAG + _APART) + _APART + 1)
        line = [picture.getpixel((x, height)) == look.text for x in range(picture.width)]
        found += sum(
            part.count("x") >= look.px(_FLAG) for part in "".join(".x"[on] for on in line).split(".")
        )
    assert found == len(turns)
    for x, row in flags:
        assert _FLAG <= x <= WIDTH - _FLAG
        assert all(abs(x - other) >= _FLAG for other, below in flags if below < row), "its line runs between"


def test_where_the_first_point_stands_is_where_the_picture_begins() -> None:
    """A curve of dates is drawn as one that is counted from its first day."""
    spots = ((0, 1400, "1"), (0.1, 1420, "2"), (1, 1600, "3"), (2, 1500, "4"))
    dates = replace(
        CURVE,
        points=tuple((x + 738000, y) for x, y in CURVE.points),
        times=tuple(replace(mark, at=mark.at + 738000) for mark in CURVE.times),
        spots=tuple((x + 738000, y, text) for x, y, text in spots),
    )
    assert draw_curve(dates) == draw_curve(replace(CURVE, spots=spots))


@pytest.mark.parametrize(
    "wrong",
    [
        replace(CURVE, spots=((3, 1500, "1"),)), replace(CURVE, spots=((1, 1700, "1"),)),
        replace(CURVE, spots=((1, 1500, ""),)), replace(CURVE, spots=((1, 1500, "100"),)),
        replace(CURVE, spots=((2, 1500, "1"), (1, 1500, "2"))), replace(CURVE, base=1700),
        replace(CURVE, above="x" * 65), replace(CURVE, points=()),
        replace(CURVE, points=((0, 1500),) * (MAX_POINTS + 1)), replace(CURVE, points=((1, 1500), (0, 1500))),
        replace(CURVE, points=((0, 1700),)), replace(CURVE, points=((0, float("nan")),)),
        replace(CURVE, heights=HEIGHTS[:1]), replace(CURVE, heights=(Mark(1, "a"), Mark(1, "b"))),
        replace(CURVE, title="x" * 101), replace(CURVE, times=(Mark(0, "x" * 65),)),
    ],
)  # fmt: skip
def test_what_is_out_of_bounds_is_refused(wrong: Curve) -> None:
    with pytest.raises(BadDiagram):
        draw_curve(wrong)


@settings(max_examples=15)
@given(
    st.lists(st.tuples(st.integers(0, 10**9), st.floats(1400, 1600)), min_size=1, max_size=60),
    st.text(max_size=64),
)
def test_any_curve_within_its_bounds_is_drawn(points: list[tuple[int, float]], text: str) -> None:
    ordered = tuple(sorted((float(x), y) for x, y in points))
    marks = (Mark(ordered[0][0], text), Mark(ordered[-1][0], text))
    assert opened(draw_curve(Curve(text, ordered, HEIGHTS, marks, text))).width == THEMES["wood"].width


@pytest.mark.parametrize(
    "bad",
    [
        {"around": ((1, 2),)}, {"around": ((2, 1), (1, 2), (1, 2))}, {"peak": (1, 1599, "best")},
        {"peak": (1, 1600, "x" * 65)},
    ],
)  # fmt: skip
def test_a_band_or_a_best_value_that_does_not_belong_to_the_curve_is_refused(bad: dict[str, object]) -> None:
    with pytest.raises(BadDiagram):
        draw_curve(replace(CURVE, **bad))  # type: ignore[arg-type]


STEPS = Curve("", ((0, 1400), (1, 1600), (2, 1500)), (Mark(1400, "1400"), Mark(1600, "1600")), steps=True)
RECORD = Record(
    "Anna · Russian draughts",
    "1612 ± 60",
    STEPS,
    (("1", Tone.WON), ("½", Tone.DRAWN), ("0", Tone.LOST)),
    "Last 3 games",
    (Bar("Russian draughts", 12, 4, 8, "+12 =4 –8"), Bar("Gothic checkers", 0, 0, 6, "+0 =0 –6")),
    (("Ladder", "3 of 14"),),
)


def test_each_part_of_a_record_may_be_missing_and_makes_it_shorter() -> None:
    whole = opened(draw_record(RECORD)).height
    for left_out in ({"curve": None}, {"latest": ()}, {"bars": ()}, {"places": ()}):
        assert opened(draw_record(replace(RECORD, **left_out))).height < whole
    assert opened(draw_record(Record(""))).width == THEMES["wood"].width


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("title", replace(RECORD, title="t" * 101)),
        ("heading", replace(RECORD, heading="t" * 65)),
        ("latest", replace(RECORD, latest=(("1", Tone.WON),) * (MAX_LATEST + 1))),
        ("latest", replace(RECORD, latest=(("100", Tone.WON),))),
        ("bars", replace(RECORD, bars=(RECORD.bars[0],) * (MAX_BARS + 1))),
        ("bars", replace(RECORD, bars=(Bar("", 0, 0, 0, ""),))),
        ("bars", replace(RECORD, bars=(Bar("", 2, -1, 0, ""),))),
        ("places", replace(RECORD, places=(("", ""),) * (MAX_PLACES + 1))),
        ("places", replace(RECORD, places=(("t" * 65, ""),))),
        ("points", replace(RECORD, curve=replace(STEPS, points=()))),
    ],
)
def test_a_record_out_of_bounds_is_refused(field: str, wrong: Record) -> None:
    with pytest.raises(BadDiagram, match=field):
        draw_record(wrong)
