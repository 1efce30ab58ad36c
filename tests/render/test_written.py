"""Tables and trees as text: nothing of the picture is missing, and columns line up."""

import unicodedata

import pytest

from render import BadDiagram, write_table
from render.chart import Align, Bracket, Column, Entry, Round, Row, Table, Tie, Tone
from tests.render.test_table import cross_table, person, standings, tree


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
    assert write_table(cup).splitlines() == [
        "Cup",
        "",
        "Semi-finals",
        "  Anna 2* – Ben 0",
        "  加藤 – Zoë",
        "",
        "Final",
        "  Anna – ?",
    ]
    assert write_table(tree(64)).count("–") == 63


def test_what_no_picture_may_contain_no_text_may_either() -> None:
    with pytest.raises(BadDiagram, match="rows"):
        write_table(Table("t", (Column("a"),), (Row(("1", "2")),)))
