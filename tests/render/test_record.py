"""Records: whatever is within the bounds is drawn in every theme, and the bars are as long as the games are many."""

import io
from dataclasses import replace
from itertools import groupby

import pytest
from PIL import Image

from render import THEMES, BadDiagram, draw_record
from render.chart import Tone
from render.curve import Curve, Mark
from render.record import MAX_BARS, MAX_LATEST, MAX_PLACES, Bar, Record

CURVE = Curve("", ((0, 1400), (1, 1600), (2, 1500)), (Mark(1400, "1400"), Mark(1600, "1600")), steps=True)
RECORD = Record(
    "Anna · Russian draughts",
    "1612 ± 60",
    CURVE,
    (("1", Tone.WON), ("½", Tone.DRAWN), ("0", Tone.LOST)),
    "Last 3 games",
    (Bar("Russian draughts", 12, 4, 8, "+12 =4 –8"), Bar("Gothic checkers", 0, 0, 6, "+0 =0 –6")),
    (("Ladder", "3 of 14"),),
)


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def lengths(picture: Image.Image, row: int) -> list[int]:
    """How long each stretch of one colour in a row is, the three longest from left to right, without the ground."""
    colours = [picture.getpixel((x, row)) for x in range(picture.width)]
    runs = [(colour, len(list(same))) for colour, same in groupby(colours) if colour != colours[0]]
    longest = sorted(range(len(runs)), key=lambda number: -runs[number][1])[:3]
    return [runs[number][1] for number in sorted(longest)]


@pytest.mark.parametrize("theme", THEMES)
def test_a_record_is_as_wide_as_a_board_and_small(theme: str) -> None:
    data = draw_record(RECORD, theme)
    assert opened(data).width == THEMES[theme].width
    assert len(data) < 50_000


@pytest.mark.parametrize("theme", THEMES)
def test_the_bars_are_as_long_as_the_games_are_many(theme: str) -> None:
    shown = opened(draw_record(replace(RECORD, latest=(), curve=None, places=()), theme))
    look = THEMES[theme]
    low = shown.height - look.px(7)
    won, drawn, lost = lengths(shown, low - look.px(36))
    assert won == pytest.approx(3 * drawn, abs=look.px(4))
    assert lost == pytest.approx(2 * drawn, abs=look.px(4))
    assert max(lengths(shown, low - look.px(12))) == pytest.approx(1.5 * drawn, abs=look.px(4))


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
        ("points", replace(RECORD, curve=replace(CURVE, points=()))),
    ],
)
def test_what_is_out_of_bounds_is_refused(field: str, wrong: Record) -> None:
    with pytest.raises(BadDiagram, match=field):
        draw_record(wrong)
