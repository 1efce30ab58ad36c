"""Long tables page by page: twenty rows, the leaders and the reader's own row on each, in both languages."""

import pytest

from bot.language import LANGUAGES
from bot.language.texts import Texts
from bot.language.words import Words
from bot.tournaments.cards.answers import PAGE, TABLE
from bot.tournaments.cards.tournaments import table_card
from bot.tournaments.model.formats.registry import settled
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.pictures.standings import GAP, ROWS, described, on_page, pages_of, table_of
from render import draw_table, write_table
from render.chart import Table
from tests.bot.core.tournament.test_tournament import TERMS, Life, begun

WORDS = {language: Words(Texts(), language) for language in LANGUAGES}
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def life() -> Life:
    life = begun(settled(Plan("Cup", Format.SWISS, TERMS, rounds=3)), 47, 2)
    for match in life.open():
        life.play(match)
    return life


def whole(life: Life, words: Words, reader: int | None) -> Table:
    names = {user: f"P{user}" for user in life.tournament.entrants}
    return table_of(life.tournament, 0, 0, names, words, reader)


def places(table: Table) -> list[str]:
    return [row.cells[1] or row.cells[0] for row in table.rows]


@each_language
def test_each_page_has_twenty_lines_the_leaders_and_ones_own(life: Life, language: str) -> None:
    words = WORDS[language]
    reader = life.tournament.user(life.tournament.table(0, 0)[29].player)
    table = whole(life, words, reader)
    names = places(table)
    assert len(names) == 47
    assert pages_of(47) == 3
    assert PAGE[TABLE] == ROWS
    pages = [on_page(table, page, words) for page in range(3)]
    assert places(pages[0]) == [*names[:20], GAP, names[29], GAP]
    assert places(pages[1]) == [*names[:3], GAP, *names[20:40], GAP]
    assert places(pages[2]) == [*names[:3], GAP, names[29], GAP, *names[40:]]
    for page in pages:
        assert sum(row.mine for row in page.rows) == 1
        assert write_table(page)
        assert len(draw_table(page, "wood")) > 1000
        said = str(described(page, words))
        assert GAP not in said
        assert f"P{reader}" in said
    assert "21" in pages[1].subtitle
    assert "40" in pages[1].subtitle
    assert "47" in pages[1].subtitle
    assert on_page(table, 99, words) == pages[2]
    assert on_page(table, -1, words) == pages[0]


@each_language
def test_for_everybody_there_is_no_row_of_ones_own(life: Life, language: str) -> None:
    words = WORDS[language]
    table = whole(life, words, None)
    assert places(on_page(table, 1, words)) == [
        *places(table)[:3], GAP, *places(table)[20:40], GAP,
    ]  # fmt: skip


def test_a_table_of_twenty_has_no_pages() -> None:
    life = begun(settled(Plan("Cup", Format.SWISS, TERMS, rounds=3)), ROWS, 2)
    table = whole(life, WORDS["en"], None)
    assert on_page(table, 0, WORDS["en"]) == table
    card = table_card(life.tournament, [], [], "", WORDS["en"])
    assert "Next" not in card.card.text


def test_five_hundred_players_have_pages_that_can_be_drawn() -> None:
    """A picture has 130 rows at most: a table of more was no picture at all."""
    life = Life(settled(Plan("Cup", Format.SWISS, TERMS, rounds=3, most=500)), 500, 2)
    life.start()
    table = whole(life, WORDS["en"], life.tournament.user(444))
    for page in (0, 12, 24):
        assert draw_table(on_page(table, page, WORDS["en"]), "wood")
