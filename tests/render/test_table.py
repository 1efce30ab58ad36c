"""Tables and trees: any within the bounds is drawn, all others are refused, and texts stay in their cells."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from render import THEMES, BadDiagram, draw_table
from render.chart import Align, Bracket, Column, Entry, Round, Row, Table, Tie, Tone
from render.easel import table_palette
from render.theme import WIDTH
from tests.render.diagrams import texts


def standings(players: int) -> Table:
    columns = (Column("#"), Column("Player", Align.LEFT), Column("Pts", strong=True), Column("SB"))
    rows = tuple(Row((str(n + 1), f"Player {n}", f"{players - n}", "12½")) for n in range(players))
    return Table("Autumn league", columns, rows, "Round 3")


def cross_table(players: int) -> Table:
    columns = (Column("", Align.LEFT), *(Column(str(n + 1), Align.CENTRE) for n in range(players)))
    tones = (Tone.PLAIN, *(Tone.WON for _ in range(players)))
    return Table("", columns, tuple(Row((f"Player {n}", *"1" * players), tones) for n in range(players)))


def tree(players: int) -> Bracket:
    rounds = []
    while players > 1:
        tie = Tie(Entry("Anna", "2", winner=True), Entry("加藤", "0"))
        rounds.append(Round(f"last {players}", (tie,) * (players // 2)))
        players //= 2
    return Bracket("Cup", tuple(rounds))


def opened(data: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(data))
    picture.load()
    return picture


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("table", "widest", "bytes_at_most"),
    [
        (standings(16), 800, 30_000),
        (standings(64), 800, 90_000),
        (cross_table(16), 1000, 30_000),
        (cross_table(64), 2400, 120_000),
        (tree(16), 1150, 30_000),
        (tree(64), 1700, 90_000),
    ],
    ids=["standings-16", "standings-64", "cross-16", "cross-64", "tree-16", "tree-64"],
)
def test_tables_of_sixteen_and_of_sixty_four(
    table: Table | Bracket, widest: int, bytes_at_most: int, theme: str
) -> None:
    data = draw_table(table, theme)
    picture = opened(data)
    assert picture.mode == "P"
    assert WIDTH <= picture.width <= widest
    assert picture.height <= 2500
    assert len(data) <= bytes_at_most


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
    ("rows[0].cells", replace(standings(1), rows=(Row(("x" * 65, "", "", "")),))),
    ("rows[0].tones", replace(standings(1), rows=(Row(("", "", "", ""), (Tone.WON,)),))),
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
