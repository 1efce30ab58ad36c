"""Tables and trees: any within the bounds is drawn, all others are refused, and texts stay in their cells."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from render import THEMES, BadDiagram, draw_table
from render.chart import Align, Bracket, Column, Entry, Round, Row, Table, Tie, Tone
from render.easel import row_grounds, table_palette, tone_colour
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
    assert 1090 <= picture.width <= (2000 if players == 16 else 3700)
    assert picture.height <= 3800
    assert len(data) <= most


def test_the_readers_own_row_keeps_the_colour_of_promotion() -> None:
    theme = THEMES["wood"]
    rows = (Row(("1",)), Row(("2",), tone=Tone.UP, mine=True))
    picture = opened(draw_table(Table("", (Column("#"),), rows))).convert("RGB")
    shown = {colour: count for count, colour in picture.getcolors(4096) or ()}
    assert shown[tone_colour(theme, Tone.UP, row_grounds(theme)[1])] > 50_000
    assert 1_000 < shown[theme.turn] < 20_000, "and is framed"


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
    page = table_palette(THEMES[theme]).index(THEMES[theme].page)
    edges = [(0, 0, 8, picture.height), (picture.width - 8, 0, picture.width, picture.height)]
    for edge in edges:
        assert set(picture.crop(edge).tobytes()) == {page}, "nothing is written over the edge"


_WRONG: list[tuple[str, Table | Bracket]] = [
    ("title", replace(standings(2), title="x" * 101)),
    ("columns", Table("", (), ())),
    ("rows", standings(131)),
    ("rows[0].cells", replace(standings(1), rows=(Row(("1",)),))),
    ("rows[0].cells", replace(standings(1), rows=(Row(("x" * 65, *("",) * 6)),))),
    ("rows[0].tones", replace(standings(1), rows=(Row(("",) * 7, (Tone.WON,)),))),
    ("columns[0].title", Table("", (Column("x" * 65),), ())),
    ("rounds", Bracket("", ())),
    ("rounds[0].ties", Bracket("", (Round("", ()),))),
    ("rounds[1].ties", Bracket("", (tree(8).rounds[0], tree(8).rounds[2]))),
    ("rounds[0].name", Bracket("", (Round("x" * 65, tree(2).rounds[0].ties),))),
    ("rounds[0].ties", Bracket("", (Round("", (Tie(Entry("x" * 65), Entry()),)),))),
]


@pytest.mark.parametrize(
    ("field", "table"), _WRONG, ids=[f"{n}-{field}" for n, (field, _) in enumerate(_WRONG)]
)
def test_what_is_outside_the_bounds_is_refused_by_name(field: str, table: Table | Bracket) -> None:
    with pytest.raises(BadDiagram) as caught:
        draw_table(table)
    assert caught.value.field == field
