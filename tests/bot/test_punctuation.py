"""In Japanese the catalogue writes every comma, colon, full stop and dash; the code puts none in half width between."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.board.matches import diagram_for, set_as_a_task
from bot.core.preferences import PlayerSettings
from bot.core.rating import Rating
from bot.help.requests import more_help_card
from bot.ladders.pictures import ladder_described, ladder_table
from bot.language import LANGUAGES, LOCALES
from bot.language.texts import Texts
from bot.language.words import Words
from bot.lessons.pictures import explained
from bot.ratings.model import Leaderboard, Pool, Ranked
from bot.ratings.pictures import leaders_described, leaders_table
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.pictures.standings import described, on_page, table_of
from rules import GAMES, Side
from tests import stored
from tests.bot.core.tournament.test_ladder import Club
from tests.bot.core.tournament.test_tournament import NOW, TERMS, Life
from tests.bot.test_cards import begun, played
from tests.bot.test_written_cards import (
    forms_of_a_tournament,
    of_a_game,
    of_a_review,
    of_a_tournament,
    of_notices,
)
from tests.half_width import HALF_WIDTH, foreign, said

MARKED = {sign: chr(0xE000 + place) for place, sign in enumerate(HALF_WIDTH)}
"""In the catalogue that is read here, its own signs of half width are others, so that what is left is not its own."""


class _Marks(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library's name
        node.value = "".join(MARKED.get(sign, sign) for sign in node.value or "")
        return node


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Words:
    folder = tmp_path_factory.mktemp("locales")
    parser, serializer = FluentParser(with_spans=False), FluentSerializer()
    for path in LOCALES.rglob("*.ftl"):
        read = parser.parse(path.read_text(encoding="utf-8"))
        target = folder / path.relative_to(LOCALES)
        target.parent.mkdir(exist_ok=True)
        target.write_text(serializer.serialize(_Marks().visit(read)), encoding="utf-8")
    assert {path.name for path in folder.iterdir()} == set(LANGUAGES)
    return Words(Texts(folder), "ja")


def texts_of(cards: Iterable[Any]) -> list[str]:
    parts: list[Any] = []
    for card in cards:
        inside: Any = card if not hasattr(card, "card") else card.card
        shown = inside.to_dict()["components"] if hasattr(inside, "to_dict") else inside.to_components()
        parts.extend(shown)
    return list(said(parts))


@pytest.mark.parametrize("format", list(Format), ids=[format.value for format in Format])
def test_tournaments(format: Format, words: Words) -> None:
    assert not list(filter(None, map(foreign, texts_of(of_a_tournament(format, words)))))


def test_games_reviews_notices_forms(words: Words) -> None:
    cards = [*of_a_review(words), *of_notices(words), *forms_of_a_tournament(words)]
    for key in GAMES:
        cards += of_a_game(key, words)
    assert not list(filter(None, map(foreign, texts_of(cards))))


@pytest.mark.parametrize("key", GAMES)
def test_boards(key: str, words: Words) -> None:
    """All that is written in a picture of a board, and its alternative text."""
    start = begun(key, 7)
    *_, match = played(start, 7)
    over, _ = match.resign(match.mover, NOW)
    names = dict.fromkeys(start.players, "花子")
    settings = PlayerSettings()
    shown = [diagram_for(each, words, settings, names, bottom=Side.FIRST) for each in (start, match, over)]
    shown.append(diagram_for(match, words, settings, names, bottom=Side.FIRST, now=match.last_at))
    shown.append(
        set_as_a_task(
            shown[0], words("problem-task", colour="黒", count=2), words("problem-goal-game", colour="黒")
        )
    )
    shown += [picture for picture, _ in explained(match.game, words, settings)]
    told = []
    for each in shown:
        told += [f"{each.title}{each.joint}", each.note, each.banner, each.description]
        told += [
            text for seat in (each.top, each.bottom) if seat for text in (seat.name, seat.time, seat.score)
        ]
    assert not list(filter(None, map(foreign, told)))


def test_pages_of_tables(words: Words) -> None:
    life = Life(Plan("杯", Format.SWISS, TERMS, rounds=3, most=64), 47)
    life.start()
    life.arrange()
    table = table_of(life.tournament, 0, 0, {user: f"P{user}" for user in life.tournament.entrants}, words)
    rating = Rating(1500, 60, 0.06, games=9)
    board = Leaderboard(Pool("american", 1), 0, 2, 1, (Ranked(1, rating), Ranked(2, rating)))
    leaders = leaders_table(board, {1: "花子", 2: "太郎"}, {1: 1, 2: 0}, lambda _: "1500", words)
    told = [str(leaders_described(leaders, words))]
    for shown in (on_page(table, 1, words), leaders):
        told += [shown.title, shown.subtitle, *(cell for row in shown.rows for cell in row.cells)]
    assert not list(filter(None, map(foreign, told)))


def test_help(words: Words) -> None:
    commands = {
        f"{name}": f"</{name}:1>" for name in ("play", "join", "tournament create", "tournament enter")
    }
    assert not list(
        filter(None, map(foreign, texts_of([more_help_card(commands, words, page) for page in (0, 9)])))
    )


def test_tables_in_words_and_in_pictures(words: Words) -> None:
    life = Life(Plan("杯", Format.SWISS, TERMS, rounds=3, most=64), 6)
    life.start()
    life.arrange()
    life.play(life.open()[0])
    names = {user: f"P{user}" for user in life.tournament.entrants}
    table = table_of(life.tournament, 0, 0, names, words)
    club = Club(9)
    ladder = ladder_table(club.ladder, dict.fromkeys(club.ladder.standing, "花子"), words)
    told = [str(described(table, words)), str(ladder_described(ladder, words))]
    for shown in (table, ladder):
        told += [shown.title, shown.subtitle, *(column.title for column in shown.columns)]
        told += [cell for row in shown.rows for cell in row.cells]
    assert not list(filter(None, map(foreign, told)))


@pytest.mark.parametrize(
    "path", sorted((stored.FOLDER / "stories").glob("*-ja.txt")), ids=lambda path: path.stem
)
def test_the_stories(path: Path) -> None:
    """All that the stored stories told Discord."""
    lines = [
        text.removeprefix("  | ")
        for text in path.read_text(encoding="utf-8").splitlines()
        if text.startswith("  | ")
    ]
    assert len(lines) > 20
    assert not list(filter(None, map(foreign, lines)))
