"""A game in words: how it ended, how near a draw is, why a move is refused, and what a move does."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.board.moves import effects, whole_path
from bot.board.text import remarks_told, result
from bot.core.match import Header, Match, Place, Terms, begin
from bot.core.pace import Pace
from bot.core.terms import Practice
from bot.language import WHOLE
from bot.language.texts import Texts
from bot.language.words import Words
from bot.match.cards.games import status_lines
from bot.tournaments.cards.games import tables_told
from rules import MoveError, Notation, Side, find_game
from tests import stored
from tests.bot.fixtures import ANNA, BOB

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
NAMES = {ANNA: "Anna", BOB: "Bob"}
ENGLISH, JAPANESE = Words(Texts(), "en"), Words(Texts(), "ja")


def begun(key: str, setup: str | None = None) -> Match:
    terms = Terms(key, Pace.parse("3d"), setup)
    return begin(Header(1, terms, Place(None, 1), (ANNA, BOB), terms.kind.rules_version), NOW)[0]


def played_out(key: str, seed: int) -> Match:
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
    assert result(given_up, JAPANESE) == f"<@{BOB}> の勝ち（<@{ANNA}>さんの投了）"
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
    ("key", "setup", "moves"),
    [
        ("international", "W:WK48,45:BK3,1", SHUTTLE * 2),
        ("international", LONE_KINGS.format(49), "48-43"),
        ("russian", "W:WKa1,Kc1:BKb8,Kd8 untaken=59 unchanged=59", "a1-b2"),
        ("frisian", "W:WK48,K47:BK3", SHUTTLE * 4),
        ("american", "W:WK1,K5,12:BK32,K28,21 idle=79 untaken=79 unchanged=79", "1-6"),
        ("pool", "W:WK1:BK32,K31,K30 few=12", "1-5"),
    ],
)
def test_draws_tell_their_counts(key: str, setup: str, moves: str) -> None:
    match = begun(key, setup)
    for text in moves.split():
        if not match.over:
            match, _ = match.play(match.mover, text, NOW)
    if not match.over:
        match, _ = match.claim(match.mover, NOW)
    assert match.outcome is not None
    told = "\n".join(result(match, words, NAMES) for words in (ENGLISH, JAPANESE))
    stored.check(f"results/{key}-{match.outcome.ending.value}", told)
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
    letters = Words(Texts(), "en", moves_in=Notation.ALGEBRAIC)
    assert f"on {cell.name} has made 1" in remarks_told(match.game, view, letters)[0]


TEXTS = Texts(strict=True)


def said(language: str, key: str, position: str, moves: str = "") -> list[str]:
    game = find_game(key)
    state = game.start(position)
    for move in moves.split():
        state = game.play(state, game.parse(state, move))
    return [TEXTS.say(language, f"remark-{fact.code}", **fact.details) for fact in game.view(state).remarks]


COUNTS = {
    "american": "W:WK1,K5,12:BK32,K28,21 idle=60 untaken=60 unchanged=60",
    "turkish": "W:WKa1,b3,c3:BKh8,g6,f6 untaken=40",
    "international": "W:WK48,45,K32:BK3,1,K27 idle=40 untaken=40 unchanged=40",
    "russian": "W:WKa1,Kc1:BKb8,Kd8 untaken=40 unchanged=40",
    "frisian": "W:WK48,K47:BK3",
    "pool": "W:WK1:BK32,K31,K30",
}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_count_has_words_of_its_own(language: str) -> None:
    lines = [line for key, position in COUNTS.items() for line in said(language, key, position)]
    assert len(set(lines)) == len(COUNTS)


def test_a_count_is_told_with_its_limit_and_what_follows() -> None:
    assert said("en", "american", COUNTS["american"]) == [
        "30 moves each without capture or man’s move: from 40 on, a draw may be claimed."
    ]
    assert said("ja", "pool", COUNTS["pool"]) == [
        "コマの少ない終盤で、コマの少ない側が指した手数：0／13。13手に達したら引き分けです。"
    ]


def test_a_draw_that_may_be_claimed_says_where() -> None:
    position = "W:WK1,K5,12:BK32,K28,21 idle={0} untaken={0} unchanged={0}"
    for plies, english, japanese in (
        (79, ": from 40 on, a draw may be claimed.", "40手に達したら引き分けを請求できます。"),
        (
            80,
            ": a draw may be claimed: More … below the board.",
            "。盤面の下の「その他…」から引き分けを請求できます。",
        ),
    ):
        assert said("en", "italian", position.format(plies))[0].endswith(english)
        assert japanese in said("ja", "italian", position.format(plies))[0]


def test_a_position_that_came_back_is_told() -> None:
    cycle = "1-5 32-28 5-1 28-32"
    assert said("en", "american", "W:WK1,12:BK32,21", cycle) == [
        "This position has come up for the second time. Once more, and a draw may be claimed."
    ]
    assert said("en", "international", "W:WK48,45:BK3,1", "48-43 3-8 43-48 8-3") == [
        "This position has come up for the second time. Once more, and the game is drawn."
    ]
    assert said("ja", "italian", "W:WK32,31:BK1,2", "32-28 1-5 28-32 5-1") == [
        "この局面が現れたのは2回目です。4回目で引き分けです。"
    ]


def test_every_fault_is_said_in_its_own_words() -> None:
    told = []
    for key, position, text in (
        *(
            ("russian", "W:Wc3:Bd4,f6", "c3:e5"),
            ("czech", "W:WKa1,c5:Bd6,c3", "c5:e7"),
            ("russian", None, "c3-c4"),
        ),
        *(
            ("russian", None, "c3-d2"),
            ("american", None, "15"),
            ("american", None, "30"),
            ("american", None, "11-33"),
        ),
        ("zongheng", None, "k9"),
    ):
        game = find_game(key)
        with pytest.raises(MoveError) as caught:
            game.parse(game.start(position), text)
        told += [Words(TEXTS, language).error(caught.value) for language in WHOLE]
    stored.check("results/refusals", "\n".join(told))


WORDS = {language: Words(Texts(), language) for language in WHOLE}


def told(
    key: str, setup: str, language: str = "en", notation: Notation | None = None
) -> dict[str, list[str]]:
    """Every legal move with its whole path and the text about it."""
    game, words = find_game(key), Words(TEXTS, language, moves_in=notation)
    state = game.start(setup)
    return {
        whole_path(game, state, move, notation): effects(game, state, move, words)
        for move in game.legal_moves(state)
    }


def test_a_declined_capture_names_the_piece_that_is_given_up() -> None:
    assert told("malaysian", "W:W40,45:B34") == {
        "40x27": ["takes 1 piece"],
        "40-35#40": ["declines the capture: your man on 40 is given up"],
        "45-38#40": ["declines the capture: your man on 40 is given up"],
        "45-39#40": ["declines the capture: your man on 40 is given up"],
    }
    assert told("malaysian", "W:WK40:B34", "ja")["40-35#40"] == ["取らない手：自分のキング（40）が没収される"]


@pytest.mark.parametrize(("language", "said"), [("en", "becomes a king"), ("ja", "キングに昇格")])
def test_crowning_is_said(language: str, said: str) -> None:
    assert told("international", "W:W6,K7:B15", language)["6-1"] == [said]
    assert told("international", "W:W6,K7:B15", language)["7-1"] == []


def test_a_capture_of_several_is_named_by_its_whole_path() -> None:
    ways = told("international", "W:WK3:B8,19,29,33,37,42,43")
    assert ways["3x12x34x48"] == ways["3x17x39x48"] == ["takes 3 pieces"]
    letters = told("international", "W:WK3:B8,19,29,33,37,42,43", notation=Notation.ALGEBRAIC)
    assert all(way.count("x") == 3 and way[0].isalpha() for way in letters)


@pytest.mark.parametrize(
    ("key", "setup", "text", "whole"),
    [
        ("international", "W:W28,50:B22,12", "28x8", "28x17x8"),
        ("international", "W:W28,50:B22", "28x17", "28x17"),
        ("international", None, "31-26", "31-26"),
        ("russian", "W:Wc3:Bd4,f6", "c3:g7", "c3:e5:g7"),
    ],
)
def test_a_move_in_a_list_names_every_square_that_a_capture_touches(
    key: str, setup: str | None, text: str, whole: str
) -> None:
    game = find_game(key)
    state = game.start(setup)
    assert whole_path(game, state, game.parse(state, text)) == whole
