"""Tables and trees: any within the bounds is drawn, all others are refused, texts stay in their cells; and as text."""

import io
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from render import THEMES, BadDiagram, draw_table, write_table
from render.chart import Align, Bracket, Column, Entry, Round, Row, Table, Tie, Tone
from render.easel import points_wide, table_palette
from render.table import _sizes, _widths
from render.ties import PAD, WIDEST, Sizes, columns_wide
from render.two_sided import has_two_sides
from tests.render.diagrams import texts

PEOPLE = (
    "Łukasz Żółć", "加藤 香流", "Анна Щёголева", "Nguyễn Thị Ngọc", "דוד כהן", "João Gonçalves", "Çağrı Şahin",
    "髙橋 さくら", "محمد علي", "Wolfeschlegelsteinhausen", "김민준", "Žydrūnas", "সুভাষ", "Ton",
    "Jean-Baptiste Lully", "สมชาย",
)  # fmt: skip
RESULTS = (
    ("1", Tone.WON), ("½", Tone.DRAWN), ("0", Tone.LOST), ("+", Tone.WON), ("–", Tone.LOST), ("…", Tone.GOING_ON),
)  # fmt: skip


def person(number: int) -> str:
    name = PEOPLE[number % len(PEOPLE)]
    return name if number < len(PEOPLE) else f"{name} {number // len(PEOPLE) + 1}"


def standings(players: int) -> Table:
    """As after some rounds: half points, tie-breaks, the first promoted, the last out, the reader among the first."""
    columns = (
        Column("#"), Column("Player", Align.LEFT), Column("Games"), Column("+ = –", Align.CENTRE),
        Column("Pts", strong=True), Column("Buch"), Column("SB"),
    )  # fmt: skip
    rows = tuple(
        Row(
            (
                str(n + 1), person(n), str(7 - n % 3), f"{n % 5} {n % 3} {n % 4}",
                f"{(2 * players - n) // 2 % 12}{'½' if n % 2 else ''}", f"{30 + n * 7 % 19}½", f"{n * 13 % 41},25",
            ),
            tone=Tone.UP if n < players // 8 else Tone.DOWN if n >= players * 7 // 8 else Tone.PLAIN,
            mine=n == 1,
        )
        for n in range(players)
    )  # fmt: skip
    return Table("Autumn league · 秋季リーグ", columns, rows, "Round 7 of 9")


def cross_table(players: int) -> Table:
    """Everybody against everybody: wins, draws, losses, forfeits, games going on, byes."""
    columns = (
        Column("#"), Column("", Align.LEFT), *(Column(str(n + 1), Align.CENTRE) for n in range(players)),
        Column("Pts", strong=True),
    )  # fmt: skip
    rows = []
    for n in range(players):
        cells, tones = [str(n + 1), person(n)], [Tone.PLAIN, Tone.PLAIN]
        for m in range(players):
            text, tone = RESULTS[(n * 7 + m * m * 3 + n * m) % 6] if n != m else ("", Tone.SELF)
            if (n + m) % 11 == 10:
                text, tone = "bye", Tone.PLAIN
            cells.append(text)
            tones.append(tone)
        rows.append(Row((*cells, f"{n * 5 % 12}½"), (*tones, Tone.PLAIN), mine=n == 2))
    return Table("", columns, tuple(rows))


def tree(players: int) -> Bracket:
    rounds = []
    while players > 1:
        ties = tuple(
            Tie(
                Entry(person(2 * n), "1½", winner=n % 2 == 0),
                Entry(person(2 * n + 1), "½", winner=n % 2 == 1),
            )
            for n in range(players // 2)
        )
        rounds.append(Round(f"Last {players}", ties))
        players //= 2
    return Bracket("Cup", tuple(rounds))


def opened(data: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(data))
    picture.load()
    return picture


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("draw_what", [standings, cross_table, tree])
@pytest.mark.parametrize(("players", "most"), [(16, 60_000), (64, 300_000)])
def test_tables_of_sixteen_and_of_sixty_four(
    draw_what: Callable[[int], Table | Bracket], players: int, most: int, theme: str
) -> None:
    data = draw_table(draw_what(players), theme)
    picture = opened(data)
    assert picture.mode == "P"
    assert 1090 <= picture.width <= (2100 if players == 16 else 3700)
    assert picture.height <= 3800
    assert len(data) <= most


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("players", [8, 16, 64])
def test_a_tree_cuts_no_name_while_there_is_room_beside_it(theme: str, players: int) -> None:
    look, cup = THEMES[theme].sheet, tree(players)
    first = cup.rounds[0]
    for name in (*PEOPLE, "W" * 64):
        tie = replace(first.ties[0], first=Entry(name, "1½", winner=True))
        changed = replace(cup, rounds=(replace(first, ties=(tie, *first.ties[1:])), *cup.rounds[1:]))
        widths = columns_wide([(played,) for played in changed.rounds], look, Sizes(12.5, 21, 11))
        for number, played in enumerate(changed.rounds):
            longest = max(points_wide(look, e.name, 12.5) for t in played.ties for e in (t.first, t.second))
            cut = widths[number][0] < longest + 2 * PAD
            assert not cut or (name == "W" * 64 and number == 0), name
        if len(name) == 64:
            assert sum(room for room, _ in widths) >= WIDEST * len(widths) - 1


def test_a_small_tree_or_one_that_is_not_halved_grows_from_one_side() -> None:
    sixteen, many = tree(16), tree(32)
    assert not has_two_sides(sixteen)
    assert has_two_sides(many)
    assert not has_two_sides(replace(many, rounds=(many.rounds[0], *many.rounds)))
    assert not has_two_sides(replace(many, rounds=many.rounds[:-1]))


cells = texts | texts.map(lambda text: (text * 3)[:64])


@given(st.lists(st.lists(cells, min_size=3, max_size=3), max_size=6), cells, st.sampled_from(sorted(THEMES)))
@settings(max_examples=30)
def test_any_texts_stay_in_their_table(rows: list[list[str]], title: str, theme: str) -> None:
    columns = (Column(title, Align.LEFT), Column("", Align.CENTRE, strong=True), Column(title))
    tones = (Tone.UP, Tone.SELF, Tone.GOING_ON)
    table = Table(
        title, columns, tuple(Row(tuple(row), tones, Tone.DOWN, mine=len(row[0]) > 3) for row in rows), title
    )
    picture = opened(draw_table(table, theme))
    look = THEMES[theme].sheet
    page = table_palette(look).index(look.page)
    edges = [(0, 0, 8, picture.height), (picture.width - 8, 0, picture.width, picture.height)]
    for edge in edges:
        assert set(picture.crop(edge).tobytes()) == {page}, "nothing is written over the edge"


_WRONG: list[tuple[str, Table | Bracket]] = [
    ("title", replace(standings(2), title="x" * 101)), ("columns", Table("", (), ())),
    ("up", replace(standings(2), up="x" * 65)), ("down", replace(standings(2), down="x" * 65)),
    ("rows", standings(131)),
    ("rows[0].cells", replace(standings(1), rows=(Row(("1",)),))),
    ("rows[0].cells", replace(standings(1), rows=(Row(("x" * 65, *("",) * 6)),))),
    ("rows[0].tones", replace(standings(1), rows=(Row(("",) * 7, (Tone.WON,)),))),
    ("columns[0].title", Table("", (Column("x" * 65),), ())), ("rounds", Bracket("", ())),
    ("rounds[0].ties", Bracket("", (Round("", ()),))),
    ("rounds[1].ties", Bracket("", (tree(8).rounds[0], tree(8).rounds[2]))),
    ("rounds[0].name", Bracket("", (Round("x" * 65, tree(2).rounds[0].ties),))),
    ("rounds[0].ties", Bracket("", (Round("", (Tie(Entry("x" * 65), Entry()),)),))),
]  # fmt: skip


@pytest.mark.parametrize(
    ("field", "table"), _WRONG, ids=[f"{n}-{field}" for n, (field, _) in enumerate(_WRONG)]
)
def test_what_is_outside_the_bounds_is_refused_by_name(field: str, table: Table | Bracket) -> None:
    with pytest.raises(BadDiagram) as caught:
        draw_table(table)
    assert caught.value.field == field


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "name",
    [
        "The Autumn Championship of the Northern Club 202.",
        "Grand International Correspondence Championship 2026 of Spai.",
        "第三回全国通信チェッカー選手権大会秋季予選リーグ東日本ブロック二〇二六年度決勝進出者決定戦および順位決定戦一組から八組まで。",
    ],
)
def test_the_longest_title_of_a_tournament_is_written_to_its_end(theme: str, name: str) -> None:
    """And a shorter one below it."""
    parts = ("title", "subtitle") if len(name) < 50 else ("title",)
    for part in parts:
        drawn = {draw_table(replace(standings(8), **{part: name[:59] + end}), theme) for end in "AEO"}  # type: ignore[arg-type]
        assert len(drawn) == 3


def test_the_words_below_stand_beside_each_other_and_a_frame_around_its_row_alone() -> None:
    rows = tuple(replace(row, mine=False) for row in standings(16).rows)
    table = replace(standings(16), rows=rows, up="promoted", down="out")
    before = opened(draw_table(table, "wood")).convert("RGB")

    def changes(**changed: Any) -> tuple[int, int, int, int]:
        """Where a table with this looks otherwise: left, top, right, bottom."""
        after = opened(draw_table(replace(table, **changed), "wood")).convert("RGB")
        return ImageChops.difference(before, after).getbbox() or (0, 0, 0, 0)

    assert 0 < changes(up="raised")[2] < before.width / 2 < changes(down="gone")[0]
    framed = [replace(row, mine=True) for row in rows]
    boxes = [changes(rows=(*rows[:n], row, *rows[n + 1 :])) for n, row in enumerate(framed)]
    below = [upper - lower for (_, _, _, lower), (_, upper, _, _) in pairwise(boxes)]
    assert all(0 < gap < 6 for gap in below), below
    third = changes(rows=(*rows[:2], replace(rows[2], tone=Tone.UP), *rows[3:]))
    assert third[1] < boxes[2][1] < boxes[2][3] < third[3], "with the lines that cut it off"


def test_the_columns_of_a_small_cross_table_are_equally_wide() -> None:
    for players in (8, 12):
        look = THEMES["wood"].sheet
        table = cross_table(players)
        widths = _widths(table, look, _sizes(players), 0.0)
        results = {
            width for width, column in zip(widths, table.columns, strict=True) if column.align is Align.CENTRE
        }
        assert len(results) == 1


def test_standings_line_up_also_beside_wide_letters() -> None:
    table = Table(
        "Autumn league",
        (Column("#"), Column("Player", Align.LEFT), Column("Pts", strong=True)),
        (
            Row(("1", "加藤 香流", "4½"), tone=Tone.UP),
            Row(("2", "Anna", "3"), mine=True),
            Row(("10", "A name that is much too long for it", "0"), tone=Tone.DOWN),
        ),
        "Round 3",
    )
    assert write_table(table).splitlines() == [
        "Autumn league",
        "Round 3",
        "   # Player               Pts",
        "   1 加藤 香流             4½ ▲",
        "›  2 Anna                   3",
        "  10 A name that is much…   0 ▼",
    ]


@pytest.mark.parametrize("players", [0, 1, 16, 64])
def test_every_row_and_cell_is_there_in_columns(players: int) -> None:
    lines = write_table(standings(players)).splitlines()
    assert len(lines) == 3 + players
    ends = {places(line) for line in lines[2:] if line[-1] not in "▲▼"}
    assert len(ends) == 1
    for number in range(players):
        assert person(number)[:19] in lines[3 + number]


def places(line: str) -> int:
    letters = [c for c in line if unicodedata.category(c) not in ("Mn", "Me", "Cf")]
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in letters)


def test_a_cross_table_of_sixteen_fits_a_message() -> None:
    assert len(write_table(cross_table(16))) < 1_900


def test_a_tree_is_told_round_by_round() -> None:
    cup = Bracket(
        "Cup",
        (
            Round(
                "Semi-finals",
                (Tie(Entry("Anna", "2", True), Entry("Ben", "0")), Tie(Entry("加藤"), Entry("Zoë"))),
            ),
            Round("Final", (Tie(Entry("Anna"), Entry()),)),
        ),
    )
    assert write_table(cup) == "Cup\n\nSemi-finals\n  Anna 2* – Ben 0\n  加藤 – Zoë\n\nFinal\n  Anna – ?"
    assert write_table(tree(64)).count("–") == 63


def test_what_no_picture_may_contain_no_text_may_either() -> None:
    with pytest.raises(BadDiagram, match="rows"):
        write_table(Table("t", (Column("a"),), (Row(("1", "2")),)))
