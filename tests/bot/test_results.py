"""How a game ended, in words: with the names of the players and the numbers that decided it."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.board.text import remarks_told, result
from bot.core.match import Header, Match, Place, Terms, begin
from bot.core.pace import Pace
from bot.core.terms import Practice
from bot.language.texts import Texts
from bot.language.words import Words
from bot.match.cards.games import status_lines
from bot.tournaments.cards.games import tables_told
from rules import Notation, Side
from tests.bot.fixtures import ANNA, BOB

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
NAMES = {ANNA: "Anna", BOB: "Bob"}
ENGLISH, JAPANESE = Words(Texts(), "en"), Words(Texts(), "ja")


def begun(key: str, setup: str | None = None) -> Match:
    terms = Terms(key, Pace.parse("3d"), setup)
    return begin(Header(1, terms, Place(None, 1), (ANNA, BOB), terms.kind.rules_version), NOW)[0]


def played_out(key: str, seed: int) -> Match:
    """A match of random moves to its end."""
    match, dice = begun(key), Random(seed)
    while not match.over:
        move = dice.choice(match.game.legal_moves(match.state))
        match, _ = match.play(match.mover, match.game.format(match.state, move), NOW)
    return match


def test_what_the_endgame_tables_know_is_told_with_the_winner() -> None:
    won = begun("american", "B:WK32:BK1,K10")
    (told,) = tables_told(won, ENGLISH)
    assert f"with best play <@{ANNA}> wins in" in told
    assert tables_told(won, JAPANESE)[0].startswith("終盤データベースで結果が分かります。")
    assert "this is a draw" in tables_told(begun("american", "B:WK32:BK1"), ENGLISH)[0]
    assert tables_told(begun("american"), ENGLISH) == []
    assert tables_told(None, ENGLISH) == []


def test_japanese_gives_the_bot_no_title() -> None:
    terms = Terms("american", Pace.parse("none"))
    header = Header(
        1, terms, Place(None, 1), (ANNA, BOB), terms.kind.rules_version, practice=Practice(Side.SECOND, 1)
    )
    given_up, _ = begin(header, NOW)[0].resign(ANNA, NOW)
    assert result(given_up, JAPANESE) == f"<@{BOB}> の勝ち（<@{ANNA}> さんの投了）"
    assert result(given_up, JAPANESE, NAMES) == "Bobの勝ち（Annaさんの投了）"


def test_who_lost_is_named() -> None:
    match, _ = begun("american", "B:W22:B18").play(ANNA, "18x25", NOW)
    assert result(match, ENGLISH, NAMES) == "Anna wins: Bob has no pieces left."
    assert result(match, JAPANESE, NAMES) == "Annaさんの勝ち（Bobさんのコマなし）"
    assert result(match, ENGLISH) == f"<@{ANNA}> wins: <@{BOB}> has no pieces left."
    given_up, _ = begun("american").resign(ANNA, NOW)
    assert result(given_up, ENGLISH, NAMES) == "Bob wins: Anna has resigned."
    for key, setup, english, japanese in (
        ("breakthrough", "W:W12:B7,45", "Anna wins: first to have a king.", "先にキングに昇格"),
        ("antidraughts", "W:W28:B23", "Bob wins: no move left, which wins here.", "先に指し手がなくなった"),
    ):
        match = begun(key, setup)
        while not match.over:
            move = match.game.legal_moves(match.state)[0]
            match, _ = match.play(match.mover, match.game.format(match.state, move), NOW)
        assert result(match, ENGLISH, NAMES) == english
        assert japanese in result(match, JAPANESE, NAMES)


def test_a_game_without_a_result_says_why() -> None:
    called_off, _ = begun("american").abort(BOB, NOW)
    assert result(called_off, ENGLISH, NAMES) == "No result: called off."
    absent, _ = begun("american").flag(NOW + timedelta(days=4))
    assert result(absent, ENGLISH, NAMES) == "No result: Anna did not make the first move in time."
    assert result(absent, ENGLISH) == f"No result: <@{ANNA}> did not make the first move in time."


def test_thanks_are_said_in_japanese_for_a_game_that_was_played() -> None:
    won, _ = begun("american").resign(ANNA, NOW)
    called_off, _ = begun("american").abort(BOB, NOW)
    absent, _ = begun("american").flag(NOW + timedelta(days=4))
    said = [
        "ありがとうございました。" in status_lines(match, JAPANESE, NOW)
        for match in (won, called_off, absent)
    ]
    assert said == [True, False, False]
    assert not any("" in status_lines(match, ENGLISH, NOW) for match in (won, called_off, absent))


@pytest.mark.parametrize("seed", range(3))
def test_points_are_told(seed: int) -> None:
    match = played_out("binary", seed)
    assert match.outcome is not None
    (score,) = (remark.details for remark in match.game.view(match.state).remarks if remark.code == "score")
    points = sorted((int(score["black"]), int(score["white"])), reverse=True)
    said = result(match, ENGLISH, NAMES)
    if points[0] != points[1]:
        assert said.endswith(f"wins: {points[0]} points to {points[1]}.")
    else:
        assert "equal" in said


SHUTTLE = "48-43 3-8 43-48 8-3 "
LONE_KINGS = "W:WK48,45:BK3,1 idle={0} untaken={0} unchanged={0}"


@pytest.mark.parametrize(
    ("key", "setup", "moves", "english", "japanese"),
    [
        (
            *("international", "W:WK48,45:BK3,1", SHUTTLE * 2),
            *("the same position for the third time", "同一局面が3回"),
        ),
        (
            *("international", LONE_KINGS.format(49), "48-43"),
            *("25 moves each with kings only", "キングだけの移動が双方25手"),
        ),
        (
            *("russian", "W:WKa1,Kc1:BKb8,Kd8 untaken=59 unchanged=59", "a1-b2"),
            *("30 moves each without a capture or a crowning", "取りも昇格もなく双方30手"),
        ),
        (
            *("frisian", "W:WK48,K47:BK3", SHUTTLE * 4),
            *("so few pieces, and no win in 7 moves each", "コマの少ない終盤で双方7手"),
        ),
        (
            *("american", "W:WK1,K5,12:BK32,K28,21 idle=79 untaken=79 unchanged=79", "1-6"),
            *("40 moves each without capture or man’s move", "取らず兵士も動かさず双方40手"),
        ),
        (
            *("pool", "W:WK1:BK32,K31,K30 few=12", "1-5"),
            *("so few pieces, and no win in 13 moves", "コマの少ない終盤で、コマの少ない側が13手"),
        ),
    ],
)
def test_draws_tell_their_counts(key: str, setup: str, moves: str, english: str, japanese: str) -> None:
    match = begun(key, setup)
    for text in moves.split():
        if not match.over:
            match, _ = match.play(match.mover, text, NOW)
    if not match.over:
        match, _ = match.claim(match.mover, NOW)
    assert result(match, ENGLISH, NAMES) == f"Drawn: {english}."
    assert result(match, JAPANESE, NAMES) == f"引き分け（{japanese}）"
    # The result is told; the claim of a draw is not, for the game is over.
    view = match.game.view(match.state)
    assert remarks_told(match.game, view, ENGLISH, over=True) == []


def test_a_remark_names_squares_as_its_reader_writes_them() -> None:
    match = begun("frisian", "W:WK48,47:BK3,2")
    for text in ("48-43", "3-8"):
        match, _ = match.play(match.mover, text, NOW)
    view = match.game.view(match.state)
    assert "on 43 has made 1" in remarks_told(match.game, view, ENGLISH)[0]
    (cell,) = (cell for cell in view.cells if cell.number == 43)
    assert f"on {cell.name} has made 1" in remarks_told(match.game, view, ENGLISH, Notation.ALGEBRAIC)[0]
