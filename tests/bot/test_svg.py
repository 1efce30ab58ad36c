"""A board as SVG: square by square what Pillow's painter draws, and nothing that a strict page would refuse."""

import io
import re
import xml.etree.ElementTree as ET
from collections import Counter, defaultdict
from dataclasses import replace

import pytest
import resvg_py
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

import render
from bot.board.pictures import scenes
from bot.core.preferences import PlayerSettings
from bot.language.texts import Texts
from bot.language.words import Words
from bot.lessons.pictures import explained
from render.diagram import Diagram, Emphasis, Judged, Mark, Trail
from render.elements import hexadecimal
from render.painter import board_left, has_gutter, sharp_enough, square_size
from render.theme import MARGIN, THEMES
from rules import GAMES, find_game
from tests.render.diagrams import board, diagrams, squares_of
from tests.render.references import oddities
from tests.render.references import scenes as references

NAMESPACE = "{http://www.w3.org/2000/svg}"
ODD = {
    name: shown for name, shown in (references() | oddities()).items() if isinstance(shown, Diagram | Judged)
}
SIDE = 44
"""Pixels of a square, as on a telephone."""
PIECE = 25
"""A square differs by more where a piece is missing; a number that is a pixel off makes 16."""


def apart(shown: Diagram | Judged, theme: str, svg: str) -> bytes:
    """How far the SVG is from Pillow's picture on each square, row by row."""
    if isinstance(shown, Judged):
        diagram, drawn = shown.diagram, render.draw_judged(shown, theme)
    else:
        diagram = replace(shown, top=None, bottom=None, banner="")
        drawn = render.draw(diagram, theme)
    look = sharp_enough(diagram, THEMES[theme])
    size = square_size(diagram, look)
    left, top = board_left(diagram.columns, size, look, labelled=has_gutter(diagram)), look.px(MARGIN)
    wide, high = diagram.columns * SIDE, diagram.rows * SIDE
    box = left, top, left + diagram.columns * size, top + diagram.rows * size
    one = Image.open(io.BytesIO(drawn)).convert("RGB").resize((wide, high), Image.Resampling.BOX, box)
    inside = re.sub('viewBox="[^"]*"', f'viewBox="0 0 {diagram.columns}00 {diagram.rows}00"', svg, count=1)
    png = resvg_py.svg_to_bytes(svg_string=inside, width=wide, height=high, skip_system_fonts=True)
    other = Image.open(io.BytesIO(png)).convert("RGB")
    return ImageChops.difference(one, other).reduce(SIDE).convert("L").tobytes()


def read(svg: str) -> ET.Element:
    """The parsed picture, of which nothing leads outside, and in which all that is used is defined once."""
    whole = ET.fromstring(svg)
    names = [each.get("id") for each in whole.iter() if each.get("id")]
    used = re.findall(r'href="#([^"]+)"', svg) + re.findall(r'url\(#([^)]+)\)"', svg)
    assert set(used) <= set(names)
    assert len(used) == svg.count("href=") + svg.count("url(")
    assert len(set(names)) == len(names)
    assert {each.tag.removeprefix(NAMESPACE) for each in whole.iter()} <= {
        *("svg", "defs", "g", "path", "rect", "circle", "use", "text", "linearGradient", "stop")
    }
    assert not {name for each in whole.iter() for name in each.attrib if name == "style" or name[:2] == "on"}
    return whole


def used(whole: ET.Element) -> Counter[tuple[str, int, int]]:
    """The pieces and signs with their squares."""
    uses = [each.attrib for each in whole.findall(f"{NAMESPACE}use")]
    return Counter((at["href"].split("-")[1], int(at["x"]) // 100, int(at["y"]) // 100) for at in uses)


def told(diagram: Diagram) -> Counter[tuple[str, int, int]]:
    """The same of the diagram."""
    standing = {token[:2] for token in diagram.tokens if not token.ghost}
    goals = {mark[:2] for mark in diagram.marks if mark.emphasis is Emphasis.DESTINATION}
    framed = {mark[:2] for mark in diagram.marks if mark.emphasis in (Emphasis.CAN_MOVE, Emphasis.CHOSEN)}
    return Counter(
        [(f"{t.shape.value[0]}{t.ink}{'g' * t.ghost}", t.column, t.row) for t in diagram.tokens]
        + [("frame", *at) for at in framed | goals & standing]
        + [("cross", *mark[:2]) for mark in diagram.marks if mark.emphasis is Emphasis.BARRED]
    )


def letters(whole: ET.Element) -> dict[tuple[int, int], list[str]]:
    """The signs on each square, in the order of their codes; column -1 is beside the board."""
    found: dict[tuple[int, int], list[str]] = defaultdict(list)
    for group in whole.findall(f"{NAMESPACE}g"):
        scale = float(group.attrib["transform"][6:-1])
        for use in group:
            x, y = (int(float(use.attrib[way]) * scale // 100) for way in "xy")
            found[x, y].append(chr(int(use.attrib["href"][2:])))
    return {at: sorted(said) for at, said in found.items()}


def compare(shown: Diagram | Judged, theme: str) -> None:
    svg = render.draw_svg(shown, theme)
    whole, diagram = read(svg), shown.diagram if isinstance(shown, Judged) else shown
    left, top, wide, high = map(float, whole.attrib["viewBox"].split())
    for (column, row), (x, y, part) in render.svg_places(diagram, theme).items():
        middle = x * wide + left, y * high + top, part * wide
        assert middle == pytest.approx((100 * column + 50, 100 * row + 50, 100))
    assert used(whole) == told(diagram)
    expected = {
        (column, row): sorted(
            f"{s.rank}{s.file}{s.caption * (s.caption != s.label)}{s.label}{s.badge}{s.turn}"
        )
        for row, squares in enumerate(squares_of(diagram))
        for column, s in enumerate(squares)
    }
    if has_gutter(diagram):
        expected |= {(-1, row): sorted(label) for row, label in enumerate(diagram.row_labels)}
    assert letters(whole) == {at: said for at, said in expected.items() if said}
    for number, degree in enumerate(apart(shown, theme, svg)):
        row, column = divmod(number, diagram.columns)
        assert degree < (0.75 * PIECE if expected[column, row] else PIECE / 2), (column, row)
    ways: dict[str, str] = defaultdict(str)
    for path in whole.findall(f"{NAMESPACE}path"):
        ways[path.get("stroke") or path.attrib["fill"]] += path.attrib["d"]
    look, squares = THEMES[theme], [square for row in squares_of(diagram) for square in row]
    for colour, sides in (
        (look.zone, [s.zone for s in squares]),
        (look.outline, [s.outline for s in squares]),
    ):
        assert ways[hexadecimal(colour)].count("z") >= sum(each.bit_count() for each in sides)
    trails = [(diagram.trail, look.trail)] if diagram.trail else []
    trails += [(shown.played, look.lost), (shown.better, look.won)] if isinstance(shown, Judged) else []
    for trail, colour in trails:
        assert all(
            f"{100 * x + 50} {100 * y + 50}" in ways[hexadecimal(colour)] for x, y in trail.points[1:-1]
        )
        assert ways[hexadecimal(colour)]


@pytest.mark.parametrize("key", GAMES)
def test_both_painters_draw_the_boards_of_a_game_alike(key: str) -> None:
    shown = [
        *scenes(key),
        *(diagram for diagram, _ in explained(find_game(key), Words(Texts(), "en"), PlayerSettings())),
    ]
    for number, diagram in enumerate(shown, tuple(GAMES).index(key)):
        compare(diagram, tuple(THEMES)[number % len(THEMES)])


@pytest.mark.parametrize("theme", THEMES)
def test_both_painters_draw_rare_signs_arrows_and_areas_alike(theme: str) -> None:
    for shown in ODD.values():
        compare(shown, theme)


@pytest.mark.parametrize("theme", THEMES)
def test_a_missing_piece_would_be_seen(theme: str) -> None:
    diagram = board(10)
    for token in diagram.tokens[::19]:
        without = replace(diagram, tokens=tuple(each for each in diagram.tokens if each != token))
        different = apart(diagram, theme, render.draw_svg(without, theme))
        assert different[token.row * 10 + token.column] > PIECE


@given(diagrams(), st.sampled_from(sorted(THEMES)))
@example(
    replace(board(8, marks=(Mark(0, 3, Emphasis.DESTINATION, "<&>"),)), description="<\"&'>\x00\ud800"),
    "wood",
)
@settings(max_examples=40)
def test_any_diagram_within_the_bounds_is_sound_and_says_its_description(
    diagram: Diagram, theme: str
) -> None:
    whole = read(render.draw_svg(diagram, theme))
    said = diagram.description or diagram.title
    legal = [sign for sign in said if sign in "\t\n\r" or (sign >= " " and sign not in "\ufffe\uffff\ud800")]
    assert whole.get("aria-label", "").split() == "".join(legal).split()


def test_a_diagram_outside_the_bounds_is_refused() -> None:
    for wrong in (replace(board(), columns=17), Judged(board(), Trail(((0, 8),)), Trail(()), ("", ""))):
        with pytest.raises(render.BadDiagram):
            render.draw_svg(wrong)
