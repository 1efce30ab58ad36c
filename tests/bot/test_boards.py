"""The texts of a board besides the position, from which alone a game is played; captures are shown jump by jump."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.app import open_app
from bot.board.diagram import Choice, bottom_for
from bot.board.identity import emoji
from bot.board.matches import choice_of, description_for, diagram_for, set_as_a_task
from bot.board.moves import aim, jumps
from bot.board.text import text_board, text_board_shown
from bot.core.match import Match, begin
from bot.core.pace import DEFAULT, Pace
from bot.core.preferences import Numbers, PlayerSettings
from bot.core.record import Header
from bot.core.terms import Place, Terms
from bot.language.texts import Texts
from bot.language.words import Words
from bot.match.service.matches import Matches
from bot.practice.service import PracticeGames
from bot.store.app import App
from render.bounds import check
from render.diagram import Diagram, Emphasis
from render.replay import FIRST, LAST, MOST, STEP, tempo
from rules import GAMES, Colour, Kind, Motion, Side
from tests.bot.fixtures import ANNA, BOB, PLACE, Hands, a_move, started, sure, terms, url_of

TEXTS = Texts()
NOW = datetime(2026, 1, 5, 12, tzinfo=UTC)
NAMES = {ANNA: "Anna", BOB: "Bob"}


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest_asyncio.fixture
async def app(tmp_path: Path, hands: Hands) -> AsyncIterator[App]:
    async with open_app(url_of(tmp_path / "damka.sqlite3"), now=hands, seed=1) as opened:
        yield opened


ENGLISH = Words(TEXTS, "en")
JAPANESE = Words(TEXTS, "ja")


def shown(
    match: Match, words: Words = ENGLISH, settings: PlayerSettings | None = None, **more: Any
) -> Diagram:
    return diagram_for(match, words, settings or PlayerSettings(), NAMES, **{"bottom": Side.FIRST} | more)


def played(key: str, moves: str, setup: str | None = None) -> Match:
    """A match of Anna against Bob after these moves."""
    terms = Terms(key, Pace.parse(DEFAULT), setup)
    header = Header(1, terms, Place(None, 1), (ANNA, BOB), terms.kind.rules_version)
    match, _ = begin(header, NOW)
    for text in moves.split():
        match, _ = match.play(match.mover, text, NOW)
    return match


def numbered(diagram: Diagram) -> set[str]:
    return {tile.caption for tile in diagram.tiles if tile.caption}


async def times(app: App, match_id: int, language: str) -> tuple[str, str]:
    """The strips above and below the board, Anna's side being below."""
    match = await app[Matches].get(match_id)
    diagram = shown(match, Words(TEXTS, language), now=app.now())
    assert diagram.top is not None
    return diagram.top.time, sure(diagram.bottom).time


async def test_both_clocks_are_shown_as_they_stand(app: App, hands: Hands) -> None:
    match = await started(app, terms("standard"))
    assert await times(app, match.id, "en") == ("5 d", "5 d")
    hands.on(hours=30)
    assert await times(app, match.id, "en") == ("5 d", "3 d 18 h")
    assert await times(app, match.id, "ja") == ("5日", "3日18時間")
    await app[Matches].play(ANNA, a_move(match), match_id=match.id)
    hands.on(hours=1, minutes=31)
    assert await times(app, match.id, "en") == ("4 d 22 h", "4 d 12 h")


async def test_a_game_without_a_clock_shows_no_time_and_neither_does_one_that_is_over(app: App) -> None:
    free = await started(app, terms("none"))
    assert await times(app, free.id, "en") == ("", "")
    over = await started(app)
    await app[Matches].act(ANNA, over.id, Match.resign)
    assert await times(app, over.id, "en") == ("", "")


async def test_the_past_has_no_clocks(app: App) -> None:
    match = await started(app)
    diagram = shown(match)
    assert sure(diagram.top).time == ""


async def test_everybody_sees_the_side_to_move_below_and_a_player_their_own(app: App) -> None:
    match = await started(app)
    settings = PlayerSettings()
    over = await app[Matches].act(ANNA, match.id, Match.resign)
    for now in (match, over):
        assert bottom_for(now, None, settings) is now.to_move
        assert bottom_for(now, ANNA, settings) is now.side_of(ANNA)
        assert bottom_for(now, BOB, settings) is now.side_of(BOB)
        white = Side(now.game.colours.index(Colour.WHITE))
        assert bottom_for(now, BOB, PlayerSettings(white_down=True)) is white


@pytest.mark.parametrize("side", Side)
async def test_against_the_bot_everybody_sees_the_persons_side_below(app: App, side: Side) -> None:
    match = await app[PracticeGames].begin(ANNA, BOB, terms("none"), PLACE, 1, wants=side)
    for now in (
        match,
        replace(match, state=match.game.play(match.state, match.game.legal_moves(match.state)[0])),
    ):
        assert bottom_for(now, None, PlayerSettings()) is side
    white = Side(match.game.colours.index(Colour.WHITE))
    assert bottom_for(match, ANNA, PlayerSettings(white_down=True)) is white


def test_the_picture_tells_the_game_the_number_of_the_move_and_the_move() -> None:
    match = played("international", "32-28 18-23 38-32")
    assert (shown(match).title, shown(match).note) == ("International draughts", "2. 38-32")
    assert shown(played("international", "32-28 18-23")).note == "1... 18-23"
    assert shown(played("international", "")).note == ""
    letters = PlayerSettings().changed(notation="algebraic")
    assert shown(match, settings=letters).note == "2. e3-d4"
    move = match.game.parse(match.state, "12-18")
    after = replace(match, state=match.game.play(match.state, move), previous_state=match.state)
    assert shown(after, move=move).note == "2... 12-18", "also of a move that is only looked at"


def test_numbers_stand_on_empty_squares_and_on_pieces_that_may_move_or_just_did() -> None:
    match = played("international", "32-28")
    pieces = dict.fromkeys(shown(match).tokens)
    assert len(pieces) == 40
    empty = {"21", "22", "23", "24", "25", "26", "27", "29", "30", "32"}
    settings = PlayerSettings()
    assert numbered(shown(match)) == {*empty, "16", "17", "18", "19", "20", "28"}
    assert numbered(shown(match, settings=settings.changed(numbers="empty"))) == empty
    assert numbered(shown(match, settings=settings.changed(numbers="none"))) == set()


def test_letters_along_the_edge_go_with_the_numbers() -> None:
    match = played("russian", "c3-d4")
    assert shown(match).column_labels == tuple("abcdefgh")
    assert shown(match, settings=PlayerSettings(numbers=Numbers.EMPTY)).row_labels
    plain = shown(match, settings=PlayerSettings(numbers=Numbers.NONE))
    assert not plain.column_labels
    assert not plain.row_labels


def test_kings_among_what_was_taken_are_counted_as_kings() -> None:
    match = played("international", "28x17x8 7-12 8x17", setup="W:WK28:B22,12,7,K50")
    bottom = sure(shown(match).bottom)
    assert (bottom.captured, bottom.captured_kings) == (3, 0)
    match = played("international", "28x50", setup="W:WK28:BK39,1")
    bottom = sure(shown(match).bottom)
    assert (bottom.captured, bottom.captured_kings) == (1, 1)


def test_a_king_taken_while_nobody_looked_is_counted_too() -> None:
    match = played("international", "", setup="W:WK28,46:BK39,K5,K6")
    for moves, kings in (("28x50 5-41", 1), ("46x37 6-1", 2)):
        for text in moves.split():
            match, _ = match.play(match.mover, text, NOW)
        bottom = sure(shown(match).bottom)
        assert bottom.captured_kings == kings


def test_kings_that_were_taken_in_moves_taken_back_are_not_counted() -> None:
    for moves, kings in (("28x50", 1), ("28x6 1-7", 0)):
        bottom = sure(shown(played("international", moves, setup="W:WK28:BK39,22,1")).bottom)
        assert bottom.captured_kings == kings


def test_the_alternative_text_ends_with_the_last_move_the_score_and_what_decides() -> None:
    match = played("binary", "h6 h8")
    assert shown(match).description.startswith(
        "Black, 1 piece: h6. White, 1 piece: h8. Black is to move. Last move: 1... h8. White places a piece on h8."
    )
    assert shown(match).description.endswith(
        "In hand: Black 15, White 15. White’s largest territory, 3: g8 h7 h8."
    )
    said = shown(match, JAPANESE).description
    assert said.startswith("黒のコマ1個：h6。白のコマ1個：h8。黒の手番です。直前の手：2手目 h8。")
    assert ". " not in said
    over, _ = match.resign(ANNA, NOW)
    assert shown(over).description.startswith("Bob wins: Anna has resigned. Black, 1 piece: h6.")


def test_a_text_board_has_the_numbers_and_kings_by_letter() -> None:
    game = GAMES["international"]
    state = game.load("W:WK50,28:BK1,23")
    lines = text_board(game, state, Side.FIRST, ENGLISH).splitlines()
    assert lines[0] == "  K1  .2  .3  .4  .5"
    assert lines[4] == "  .21 .22 x23 .24 .25"
    assert lines[5] == ".26 .27 o28 .29 .30"
    assert lines[9] == ".46 .47 .48 .49 Q50"
    assert lines[10] == "Q is a king of White, K a king of Black."
    turned = text_board(game, state, Side.SECOND, JAPANESE).splitlines()
    assert turned[0] == "  Q50 .49 .48 .47 .46"
    assert turned[10] == "Qは白のキング、Kは黒のキングです。"


def test_a_text_board_without_numbers_has_letters_and_ranks() -> None:
    game = GAMES["russian"]
    lines = text_board(game, game.start(), Side.SECOND, ENGLISH).splitlines()
    assert lines[0] == " 1   o   o   o   o"
    assert lines[-1] == "   h g f e d c b a"
    widest = GAMES["canadian"]
    board = text_board(widest, widest.start(), Side.FIRST, ENGLISH)
    assert max(map(len, board.splitlines())) <= 27, "which a telephone shows on one line"


def test_a_task_has_no_players_beside_it_and_its_words_below() -> None:
    task = set_as_a_task(shown(played("russian", "c3-d4")), "White is to move and wins. " + "x" * 80, "★★☆")
    assert (task.top, task.bottom, task.note) == (None, None, "★★☆")
    assert task.banner.startswith("White is to move and wins. ")
    assert len(task.banner) == 80
    assert task.title == "Russian draughts"


def test_below_a_board_in_characters_its_pieces_are_told_as_emoji_where_the_application_has_them() -> None:
    game = GAMES["american"]
    plain = Words(Texts(), "en")
    board = text_board(game, game.start(), Side.FIRST, plain)
    assert text_board_shown(game, game.start(), Side.FIRST, plain) == f"```\n{board}\n```"
    with_emoji = Words(Texts(), "en")
    with_emoji.texts.signs = {name: f"<:damka_{name}:1>" for name in emoji()}
    shown = text_board_shown(game, game.start(), Side.FIRST, with_emoji)
    assert shown == f"```\n{board}\n```\n-# <:damka_man_white:1> o · <:damka_man_black:1> x"
    kings = game.load("W:WK30,21:BK3,12")
    shown = text_board_shown(game, kings, Side.FIRST, with_emoji)
    for colour, symbols in (("white", "oQ"), ("black", "xK")):
        for kind, symbol in zip(("man", "king"), symbols, strict=True):
            assert f"<:damka_{kind}_{colour}:1> {symbol}" in shown


WORDS = {"en": ENGLISH, "ja": JAPANESE}
PIECES = {
    "en": re.compile(
        r"(?P<colour>White|Black), \d+ (?P<kind>man|men|king|piece)s?: (?P<squares>[a-z0-9 ]+)\."
    ),
    "ja": re.compile(r"(?P<colour>白|黒)の(?P<kind>兵士|キング|コマ)\d+個：(?P<squares>[a-z0-9 ]+)。"),
}
TURN = {"en": re.compile(r"(White|Black) is to move\."), "ja": re.compile(r"(白|黒)の手番です。")}
CHOICES = {
    "en": re.compile(r"Pieces to choose from: ([a-z0-9 ]+)\."),
    "ja": re.compile(r"選べるコマ：([a-z0-9 ]+)。"),
}
BARRED = {
    "en": re.compile(r"Nothing may be placed on ([a-z0-9 ]+)\."),
    "ja": re.compile(r"置けないマス：([a-z0-9 ]+)。"),
}
CHOSEN = {
    "en": re.compile(r"Chosen: (\w+)\. [A-Z][a-z ]+:? ([a-z0-9 ]+)\."),
    "ja": re.compile(r"選んだ(?:マス|コマ)：(\w+)。[^：。]+：([a-z0-9 ]+)。"),
}
LAST_TOLD = {
    "en": re.compile(r"Last move: \S+ (\S+)\. (.+?)\."),
    "ja": re.compile(r"直前の手：(.+?)。(.+?)。"),
}
MEANING = {
    "White": Colour.WHITE, "Black": Colour.BLACK, "白": Colour.WHITE, "黒": Colour.BLACK,
    "man": Kind.MAN, "men": Kind.MAN, "king": Kind.KING, "piece": Kind.PIECE,
    "兵士": Kind.MAN, "キング": Kind.KING, "コマ": Kind.PIECE,
}  # fmt: skip


def said(match: Match, language: str, choice: Choice | None = None) -> str:
    return description_for(match, WORDS[language], PlayerSettings(), NAMES, choice=choice)


def pieces_in(text: str, language: str) -> set[tuple[str, str, str]]:
    return {
        (MEANING[found["colour"]], MEANING[found["kind"]], square)
        for found in PIECES[language].finditer(text)
        for square in found["squares"].split()
    }


def squares_of(match: Match) -> dict[str, int]:
    """A board as everybody knows it: how its squares are called."""
    numeric = match.game.notation.value == "numeric"
    cells = match.game.view(match.state).cells
    return {str(cell.number) if numeric and cell.number else cell.name: cell.cell for cell in cells}


def chosen_from_texts(match: Match, language: str, dice: Random) -> tuple[int, int]:
    """A square to begin with and one to go on to, which the texts of the private pictures offer."""
    squares = squares_of(match)
    text = said(match, language, choice_of(match, PlayerSettings(), None))
    if match.game.motion is Motion.PLACE:
        barred = BARRED[language].search(text)
        taken = {square for _, _, square in pieces_in(text, language)}
        offered = sorted({*squares} - taken - {*(barred[1].split() if barred else ())})
    else:
        found = CHOICES[language].search(text)
        assert found is not None, text
        offered = found[1].split()
    assert {squares[name] for name in offered} == {*match.game.choices(match.state)}, text
    start = squares[dice.choice(offered)]
    text = said(match, language, choice_of(match, PlayerSettings(), start))
    found = CHOSEN[language].search(text)
    assert found is not None, text
    assert squares[found[1]] == start
    return start, squares[dice.choice(found[2].split())]


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_played_from_its_texts_alone(key: str, language: str) -> None:
    match, dice, now = played(key, ""), Random(7), NOW
    for _ in range(300):
        view, text = match.game.view(match.state), said(match, language)
        names = {cell: name for name, cell in squares_of(match).items()}
        colours = match.game.colours
        assert pieces_in(text, language) == {
            (colours[piece.side], piece.kind, names[piece.cell]) for piece in view.pieces
        }, text
        if match.over:
            break
        turn = sure(TURN[language].search(text))
        assert MEANING[turn[1]] is colours[view.to_move]
        start, end = chosen_from_texts(match, language, dice)
        move = next(
            each for each in match.game.choices(match.state)[start] if aim(match.game, each, start) == end
        )
        now += timedelta(hours=1)
        match, _ = match.play(match.mover, match.game.format(match.state, move), now)
        last = sure(LAST_TOLD[language].search(said(match, language)))
        told = set(re.findall(r"[a-z]?\d+", last[2]))
        wanted = {move.path[0], move.path[-1], *move.captured}
        assert {names[cell] for cell in wanted} <= told, last[0]
    assert len(match.moves) > 10


def test_all_squares_are_listed_in_one_order() -> None:
    assert "White, 3 men: 31 33 50." in said(played("international", "", "W:W50,31,33:B1"), "en")
    assert "White, 3 men: a1 c1 c3." in said(played("russian", "", "W:Wc3,c1,a1:Bh8"), "en")


def captures(key: str) -> list[tuple[Match, Match]]:
    """Captures of several pieces in games played at random, before and after each."""
    found = []
    for seed in range(6):
        match, dice = played(key, ""), Random(seed)
        while not match.over and len(match.moves) < 120:
            moves = match.game.legal_moves(match.state)
            move = max(moves, key=lambda each: (len(each.captured), dice.random()))
            after, _ = match.play(match.mover, match.game.format(match.state, move), NOW)
            if len(move.captured) > 1:
                found.append((match, after))
            match = after
    return found


def standing(diagram: Diagram) -> set[tuple[int, int]]:
    return {(token.column, token.row) for token in diagram.tokens if not token.ghost}


@pytest.mark.parametrize("key", [key for key in GAMES if key not in ("zongheng", "binary", "incorrect")])
def test_a_capture_is_shown_jump_by_jump(key: str) -> None:
    found = captures(key)
    assert len(found) > 3
    for before, after in found:
        move = sure(after.last_move)
        start, end = shown(before), shown(after)
        between = list(jumps(start, end))
        if end.trail is None or len(end.trail.points) != len(move.captured) + 1:
            assert not between
            continue
        assert len(between) == len(move.captured) - 1
        ways = end.trail.points
        for number, diagram in enumerate(between, 1):
            check(diagram)
            assert ways[number] in standing(diagram), "the piece stands where it has come to"
            taken = [mark for mark in diagram.marks if mark.emphasis is Emphasis.TAKEN]
            assert len(taken) == number
            assert diagram.top == start.top, "what was taken is counted when the move is made"
        sizes = [len(standing(diagram)) for diagram in (start, *between, end)]
        assert all(larger - fewer == 1 for larger, fewer in pairwise(sizes))


def test_other_moves_have_no_boards_between() -> None:
    for key, moves in (
        ("russian", "c3-d4 f6-e5"),
        ("zongheng", "g3-h3"),
        ("binary", "h6"),
        ("incorrect", ""),
    ):
        before = played(key, moves)
        move = before.game.legal_moves(before.state)[0]
        after, _ = before.play(before.mover, before.game.format(before.state, move), NOW)
        assert not list(jumps(shown(before), shown(after)))


def test_a_film_lasts_a_minute_at_most_and_a_short_one_has_its_usual_steps() -> None:
    assert tempo(1) == [LAST]
    assert tempo(2) == [FIRST, LAST]
    assert tempo(10, {3, 4}) == [FIRST, STEP, STEP, 405, 405, STEP, STEP, STEP, STEP, LAST]
    for count in (30, 61, 62, 120, 300, 1000):
        for passing in ((), range(5, count, 3)):
            times = tempo(count, passing)
            assert len(times) == count
            assert sum(times) <= MOST
            assert (
                all(between < step for step, between in zip(times[4:-1:3], times[5:-1:3], strict=False))
                or not passing
            )
