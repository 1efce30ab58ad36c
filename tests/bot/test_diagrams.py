"""From positions to what their pictures contain; the scenes of every game, and the small boards of its rules."""

import io
import random
import zlib
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

import render
from bot.board.diagram import LastMove, Seat, captured_by, diagram_of
from bot.board.examples import examples
from bot.board.pictures import picture, scenes
from bot.core.preferences import Numbers, PlayerSettings
from bot.language import WHOLE
from bot.language.texts import Texts
from bot.language.words import Words
from bot.lessons.pictures import explained
from render.bounds import check
from render.cache import Cache
from render.diagram import Diagram, Emphasis, Shape
from render.letters import width_of
from render.theme import CAPTION_SIZE, SMALL, THEMES
from render.trails import ringed
from rules import GAMES, Game, Notation, Side, find_game
from tests import stored
from tests.bot.written import written
from tests.render.diagrams import squares_of


def played(key: str, plies: int, seed: int = 7) -> list[tuple[Any, LastMove | None]]:
    """The states of a game played at random, each with the move that led to it."""
    game, dice = GAMES[key], random.Random(seed)
    states: list[tuple[Any, LastMove | None]] = [(game.start(), None)]
    while len(states) <= plies and (moves := game.legal_moves(states[-1][0])):
        last = LastMove(states[-1][0], dice.choice(list(moves)))
        states.append((game.play(last.before, last.move), last))
    return states


def tokens(diagram: Diagram) -> set[tuple[int, int, Shape, int, bool]]:
    return {(t.column, t.row, t.shape, t.ink, t.ghost) for t in diagram.tokens}


@pytest.mark.parametrize("key", GAMES)
def test_every_position_of_a_game_is_within_the_bounds_of_a_picture(key: str) -> None:
    game = GAMES[key]
    for state, last in played(key, 60):
        for bottom in Side:
            for notation in Notation:
                settings = PlayerSettings(notation=notation)
                for over in (False, True):
                    check(diagram_of(game, state, bottom=bottom, settings=settings, last=last, over=over))


@pytest.mark.parametrize("key", GAMES)
def test_the_other_side_sees_the_board_turned_by_half(key: str) -> None:
    game = GAMES[key]
    for state, last in played(key, 20)[::5]:
        one, other = (diagram_of(game, state, bottom=side, last=last) for side in Side)
        right, low = one.columns - 1, one.rows - 1
        turned = {(right - c, low - r, shape, colour, ghost) for c, r, shape, colour, ghost in tokens(other)}
        assert tokens(one) == turned
        captions = {(tile.column, tile.row): (tile.caption, tile.shade) for tile in one.tiles}
        assert captions == {(right - t.column, low - t.row): (t.caption, t.shade) for t in other.tiles}
        assert one.column_labels == other.column_labels[::-1]
        if one.column_labels:
            assert one.row_labels == other.row_labels[::-1]


def test_numbers_and_letters_are_where_the_federations_put_them() -> None:
    international = GAMES["international"]
    bare = international.load("W:W28:B18")
    white = {
        tile.caption: (tile.column, tile.row)
        for tile in diagram_of(international, bare, bottom=Side.FIRST).tiles
    }
    assert (white["1"], white["5"], white["46"], white["50"]) == ((1, 0), (9, 0), (0, 9), (8, 9))
    rows = [diagram_of(international, bare, bottom=side).row_labels for side in Side]
    assert [labels[::3] for labels in rows] == [("1", "16", "31", "46"), ("50", "35", "20", "5")]
    none = PlayerSettings(numbers=Numbers.NONE)
    assert not diagram_of(international, bare, bottom=Side.FIRST, settings=none).row_labels
    assert not diagram_of(GAMES["american"], GAMES["american"].start(), bottom=Side.FIRST).row_labels
    lettered = diagram_of(
        international,
        international.start(),
        bottom=Side.FIRST,
        settings=PlayerSettings(notation=Notation.ALGEBRAIC),
    )
    assert lettered.column_labels == tuple("abcdefghij")
    assert lettered.row_labels[0] == "10"
    assert not any(tile.caption for tile in lettered.tiles)
    russian = GAMES["russian"]
    black = diagram_of(russian, russian.start(), bottom=Side.SECOND)
    assert black.column_labels == tuple("hgfedcba")
    assert black.row_labels == tuple("12345678")


@pytest.mark.parametrize("key", GAMES)
def test_where_a_piece_left_is_a_ring_and_on_each_empty_turn_of_a_long_way_a_number(key: str) -> None:
    game = GAMES[key]
    for state, last in [turn for seed in range(4) for turn in played(key, 60, seed)[1:]]:
        diagram = diagram_of(game, state, bottom=Side.FIRST, last=last)
        squares = {
            (c, r): square for r, row in enumerate(squares_of(diagram)) for c, square in enumerate(row)
        }
        way = diagram.trail.points if diagram.trail else ()
        left = {(m.column, m.row) for m in diagram.marks if m.emphasis is Emphasis.LEFT}
        assert {at for at, square in squares.items() if ringed(square.trail)} == left
        numbers = {int(n): at for at, square in squares.items() for n in square.turn.split("·") if n}
        empty = {n: at for n, at in enumerate(way[1:-1], 1) if squares[at].shape is None}
        assert numbers == (empty if len(way) > 3 else {})


@pytest.mark.parametrize("key", ["zongheng", "binary"])
def test_a_full_board_is_deflated_in_parts_and_each_part_once(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board with a piece on each square stays small, and what is alike in the next one is not deflated again."""
    slow: list[object] = []

    def noted(level: int, *, wbits: int) -> Any:
        assert level <= 7
        slow.append(level)
        return compressobj(level, wbits=wbits)

    compressobj = zlib.compressobj
    monkeypatch.setattr("render.png.zlib.compressobj", noted)
    monkeypatch.setattr("render.png.zlib.compress", None)
    monkeypatch.setattr("render.png._bands", Cache(16 << 20, lambda band: len(band.body)))
    states, sizes = played(key, 64), []
    for state, last in states:
        seats = {side: Seat("Marcel Deslauriers", "5 d 11 h") for side in Side}
        diagram = diagram_of(GAMES[key], state, bottom=state.to_move, last=last, seats=seats)
        sizes.append(len(render.draw(replace(diagram, note="24. c3+d4"))))
    assert max(sizes) < 80_000
    assert sum(size > 70_000 for size in sizes) <= len(sizes) / 10
    assert len(slow) < 4 * len(states), "less than half of the rows"


def test_captured_pieces_are_counted_from_the_start_of_the_match() -> None:
    game: Game[Any] = GAMES["american"]
    start = game.start()
    for state, _ in played("american", 40):
        pieces = game.view(state).pieces
        for side in Side:
            left = sum(piece.side is side.other for piece in pieces)
            assert captured_by(game, start, state)[side] == 12 - left


def test_the_alternative_text_changes_no_picture() -> None:
    game = GAMES["american"]
    shown = diagram_of(game, game.start(), bottom=Side.FIRST)
    english, japanese = (replace(shown, description=text) for text in ("Black.", "黒番"))
    assert render.draw(english) == render.draw(japanese)


@pytest.mark.parametrize("key", GAMES)
def test_the_scenes_are_those_that_were_looked_at(key: str) -> None:
    """Every other game in Japanese."""
    language = WHOLE[tuple(GAMES).index(key) % 2]
    _, middle, moved, _, destinations, end = scenes(key, language)
    shown = [f"{middle.title} | {middle.note}", *map(written, (moved, destinations, end))]
    stored.check(f"scenes/{key}", "\n\n".join(shown))


def test_a_sheet_has_a_row_for_each_game_at_the_size_of_a_phone() -> None:
    rows = [(key, scenes(key)[:2]) for key in ("american", "canadian")]
    sheet = Image.open(io.BytesIO(render.draw_sheet(rows, "slate")))
    sheet.load()
    assert sheet.width > 800
    assert sheet.height > 900


def test_a_position_is_drawn_by_key() -> None:
    assert picture("international").startswith(b"\x89PNG")


TEXTS = Texts()


@pytest.mark.parametrize("key", GAMES)
def test_the_examples_are_those_that_were_looked_at(key: str) -> None:
    game = find_game(key)
    told = [
        f"{each.code}: {game.format(each.before, each.move)} in {game.dump(each.before)}"
        for each in examples(key)
    ]
    pictures = explained(game, Words(TEXTS, "en"), PlayerSettings())
    stored.check(f"examples/{key}", "\n".join([*told, "", written(pictures[-1][0])]))


@pytest.mark.parametrize("key", ["canadian", "zongheng"])
def test_the_boards_are_one_picture_of_a_bearable_size(key: str) -> None:
    words = Words(TEXTS, "ja")
    shown = [diagram for diagram, _ in explained(find_game(key), words, PlayerSettings())]
    picture = render.draw_grid(shown, "slate")
    assert Image.open(io.BytesIO(picture)).size[0] == 1122
    assert len(picture) < 90_000
    assert render.draw_grid(shown[:1], "slate") != picture


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("key", tuple(GAMES))
def test_what_stands_below_a_small_board_can_be_read_on_a_phone(key: str, language: str) -> None:
    theme = THEMES["wood"].at(SMALL)
    words, most = Words(TEXTS, language), theme.px(CAPTION_SIZE)
    for diagram, _ in explained(find_game(key), words, PlayerSettings()):
        # Nothing is cut, and of the 400 pixels of a phone's width a letter is at least nine high.
        assert width_of(diagram.title, theme.face, round(most * 0.78)) <= theme.width - 2 * theme.px(4)


@pytest.mark.parametrize("count", [0, 7])
def test_a_picture_has_one_to_six_boards(count: int) -> None:
    diagram = explained(find_game("binary"), Words(TEXTS, "en"), PlayerSettings())[0][0]
    with pytest.raises(render.BadDiagram):
        render.draw_grid([diagram] * count)
