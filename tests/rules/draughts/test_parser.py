"""Typed moves in a position: the move, or the reason against it, with the moves that may have been meant."""

import pytest

from rules.errors import AmbiguousMove, IllegalMove, MoveError, Reason, UnreadableMove
from tests.rules.draughts.positions import game_of


@pytest.mark.parametrize(
    ("key", "position", "text", "written"),
    [
        ("american", None, "11-15", "11-15"), ("american", None, "f6-e5", "11-15"),
        ("international", None, "1. 3228!?", "32-28"), ("international", None, "d4e5", "32-28"),
        ("russian", None, "cb4", "c3-b4"), ("russian", None, "cb", "c3-b4"),
        ("russian", None, "g:h", "g3-h4"), ("international", None, "bc", "31-27"),
        ("russian", None, "Ц3 - Б4", "c3-b4"), ("russian", None, "22-17", "c3-b4"),
        ("russian", "W:Wc3:Bd4", "c3xe5", "c3:e5"), ("russian", "W:Wc3:Bd4", "с:е5", "c3:e5"),
        ("brazilian", "W:Wc3:Bd4", "c3:e5", "c3xe5"), ("turkish", None, "a3-a4", "a3-a4"),
        ("spanish", None, "9-13", "9-13"), ("american", "B:W6,14,15:BK2", "2x9x18x11", "2x11"),
        ("american", "B:W6,14,15:BK2", "2x18x11", "2x11"), ("american", "B:W6,14,15:BK2", "2x11", "2x11"),
    ],
)  # fmt: skip
def test_each_game_writes_in_its_tradition(key: str, position: str | None, text: str, written: str) -> None:
    game = game_of(key)
    state = game.start(position)
    assert game.format(state, game.parse(state, text)) == written


def test_captures_with_the_same_ends_are_written_in_full() -> None:
    # PDN 3.0, "Ambiguous moves": 47x38x24x13x36 or 47x38x20x9x36.
    game = game_of("international")
    state = game.start("W:WK47:B14,19,22,33,42")
    one, other = "47x38x20x9x36", "47x38x24x13x36"
    assert {one, other} <= {game.format(state, move) for move in game.legal_moves(state)}
    with pytest.raises(AmbiguousMove) as caught:
        game.parse(state, "47x36")
    assert caught.value.candidates == (one, other)
    with pytest.raises(AmbiguousMove):
        game.parse(state, "47:38:36")
    assert game.format(state, game.parse(state, "47x20x36")) == one
    assert game.format(state, game.parse(state, "47x13x36")) == other


def test_the_same_capture_in_another_order_is_the_same_move() -> None:
    game = game_of("international")
    state = game.start("W:WK43:B18,19,25,34,38")
    move = game.parse(state, "43x43")
    assert game.format(state, move) == "43x43"
    for text in ("43x43", "43x27x13x30x43", "43x30x13x27x43", "43x30x13x27x43!"):
        assert game.parse(state, text) == move
    for text in ("43x13x30x27x43", "43x27x13x35x43", "43x27x18x30x43"):
        with pytest.raises(IllegalMove):
            game.parse(state, text)


AMERICAN_FIRST = ("9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16")
DECLINED = ("30-25#22", "30-25#23", "30-26#22", "30-26#23")


@pytest.mark.parametrize(
    ("key", "position", "text", "reason", "candidates"),
    [
        ("american", None, "22-18", Reason.NOT_YOUR_PIECE, ()),
        ("american", None, "15-19", Reason.EMPTY_CELL, ()),
        ("american", None, "19-15", Reason.EMPTY_CELL, ("10-15", "11-15")),
        ("american", None, "7-11", Reason.BLOCKED, AMERICAN_FIRST),
        ("american", None, "11-18", Reason.NOT_ALLOWED, ("11-15", "11-16")),
        ("american", None, "11-7", Reason.BACKWARD, ("11-15", "11-16")),
        ("american", "B:W23:BK15,20", "20-16", Reason.BACKWARD, ("20-24",)),
        ("russian", None, "c3-d2", Reason.BACKWARD, ("c3-b4", "c3-d4")),
        ("turkish", None, "a3-a2", Reason.BACKWARD, ("a3-a4",)),
        ("international", "W:WK28,37:B1", "37-41", Reason.BACKWARD, ("37-31", "37-32")),
        ("american", None, "11-10", Reason.BLOCKED, ("11-15", "11-16")),
        ("american", None, "d6-d5", Reason.UNUSED_SQUARE, ("10-14", "10-15")),
        ("russian", None, "cc5", Reason.NOT_ALLOWED, ("c3-b4", "c3-d4")),
        ("russian", "W:Wc3,Kb2:Bh8", "b2-e5", Reason.BLOCKED, ("b2-a1", "b2-a3", "b2-c1")),
        ("russian", None, "ch8", Reason.BLOCKED, ("c3-b4", "c3-d4")),
        ("russian", "W:Wa1:Bb6", "cd4", Reason.EMPTY_CELL, ()),
        ("american", "B:W15:B11,10,7", "10-14", Reason.CAPTURE_COMPULSORY, ("10x19", "11x18")),
        ("american", "B:W15:B11,10,7", "7-2", Reason.CAPTURE_COMPULSORY, ("10x19", "11x18")),
        ("american", "B:W6,14:BK2", "2x9", Reason.UNFINISHED_CAPTURE, ("2x18",)),
        ("international", "W:W28,35:B22,12,30", "35x24", Reason.BETTER_CAPTURE, ("28x8",)),
        ("international", "W:W28,35:B22,12,30", "28x17", Reason.UNFINISHED_CAPTURE, ("28x8",)),
        ("czech", "W:WKa1,c5:Bd6,c3", "c5:e7", Reason.BETTER_CAPTURE, ("a1xb8", "a1xc7")),
        ("czech", "W:WKa1,c5:Bd6,c3", "a1:d4", Reason.UNFINISHED_CAPTURE, ("a1xb8", "a1xc7")),
        ("czech", "W:WKa1,c5:Bd6,c3", "c5-b6", Reason.CAPTURE_COMPULSORY, ("a1xb8", "a1xc7")),
        ("italian", "W:W22:BK18,1", "22x15", Reason.NOT_ALLOWED, ("22-19",)),
        ("international", "W:WK46,32:B1", "46x19", Reason.BLOCKED, ("46-41", "46-37")),
        ("frisian", "W:W28,K46:BK5,1,2 idle=5 untaken=5 unchanged=5 runs=46*3,-", "46-41",
         Reason.KING_MUST_REST, ("28-22", "28-23")),
        ("malaysian:8x8", "W:W22,23,30:B18,1", "30-17", Reason.NOT_ALLOWED, DECLINED),
        ("malaysian:8x8", "W:W22,23,30:B18,1", "30-25#9", Reason.NOT_ALLOWED, DECLINED),
        ("malaysian:8x8", "W:W22,23,30:B18,1", "22-17#23", Reason.NOT_ALLOWED, ("22x15", "22-17#22")),
        ("international", "W:WK5:B10,14", "5-46", Reason.OVER, ()),
        ("international", "W:WK5:BK28 few=-,10", "5-46", Reason.OVER, ()),
    ],
)  # fmt: skip
def test_refusals_say_why(
    key: str, position: str | None, text: str, reason: Reason, candidates: tuple[str, ...]
) -> None:
    game = game_of(key)
    with pytest.raises(IllegalMove) as caught:
        game.parse(game.start(position), text)
    error = caught.value
    assert (error.reason, sorted(error.candidates)) == (reason, sorted(candidates))


@pytest.mark.parametrize(
    ("key", "position", "text", "whole", "candidates"),
    [
        ("russian", "W:Wc3:Bd4,f6", "c3:e5", "c3:e5:g7", ("c3:g7",)),
        ("russian", "W:Wc3:Bd4,f6", "c:e5", "c3:e5:g7", ("c3:g7",)),
        ("russian", "W:Wc3:Bd4,f6", "22-15", "c3:e5:g7", ("c3:g7",)),
        ("american", "B:W14,21,13:B9", "9x18", None, ()),
        ("american", "B:W14,23,13:B9", "9x18", "9x18x27", ("9x27",)),
        ("american", "B:W14,23,22,13:B9", "9x18", "9x18x25", ("9x25", "9x27")),
        ("turkish", "W:Wd4,h2:Bd5,d7,a8", "d4-d6", "d4xd6xd8", ("d4xd8",)),
        # Landed where the king cannot go on: the same capture in full was meant.
        ("russian", "W:WKa1:Bc3,f4,h8", "a1:d4", "a1:e5:g3", ("a1:g3", "a1:h2")),
    ],
)
def test_a_capture_that_stops_too_soon_is_told_how_it_goes_on(
    key: str, position: str, text: str, whole: str | None, candidates: tuple[str, ...]
) -> None:
    game = game_of(key)
    state = game.start(position)
    if whole is None:
        assert game.format(state, game.parse(state, text)) == text
        return
    with pytest.raises(IllegalMove) as caught:
        game.parse(state, text)
    assert caught.value.reason is Reason.UNFINISHED_CAPTURE
    assert (caught.value.details["whole"], sorted(caught.value.candidates)) == (whole, sorted(candidates))


def test_a_lone_square_and_one_that_is_not_there_are_told_apart() -> None:
    for key, text, why, cell in (
        ("american", "22", "lone-square", "22"),
        ("russian", "c3", "lone-square", "c3"),
        ("turkish", "a3 ", "lone-square", "a3"),
        ("american", "11-33", "cell", "33"),
        ("american", "i9-b4", "cell", "i9"),
    ):
        game = game_of(key)
        with pytest.raises(UnreadableMove) as caught:
            game.parse(game.start(), text)
        assert (caught.value.details["why"], caught.value.details["cell"]) == (why, cell)
    with pytest.raises(UnreadableMove) as caught:
        game_of("american").parse(game_of("american").start(), "resign")
    assert "why" not in caught.value.details


def test_declined_captures_ask_which_piece_is_given_up() -> None:
    game = game_of("malaysian:8x8")
    state = game.start("W:W22,23,30:B18,1")
    with pytest.raises(AmbiguousMove) as caught:
        game.parse(state, "30-26")
    assert caught.value.candidates == ("30-26#22", "30-26#23")
    assert game.format(state, game.parse(state, "22-17")) == "22-17#22"
    assert game.format(state, game.parse(state, "30 26 #23")) == "30-26#23"


def test_what_cannot_be_read_suggests_what_goes_on_from_it() -> None:
    game = game_of("american")
    with pytest.raises(UnreadableMove) as caught:
        game.parse(game.start(), "15")
    assert caught.value.candidates == ("10-15", "11-15")
    with pytest.raises(UnreadableMove) as caught:
        game.parse(game.start(), "f6")
    assert caught.value.candidates == ("f6-e5", "f6-g5")
    with pytest.raises(UnreadableMove) as caught:
        game.parse(game.start(), "11-33")
    assert caught.value.details["cell"] == "33"
    with pytest.raises(UnreadableMove) as caught:
        game.parse(game.start(), "resign")
    assert caught.value.candidates == ()


def test_completion_speaks_the_notation_that_was_typed() -> None:
    game = game_of("american")
    state = game.start()
    assert list(game.complete(state, "")) == list(AMERICAN_FIRST)
    assert list(game.complete(state, "11")) == ["11-15", "11-16"]
    assert list(game.complete(state, "16")) == ["11-16", "12-16"]
    assert list(game.complete(state, "f6")) == ["f6-e5", "f6-g5"]
    assert list(game.complete(state, "hello")) == []
    russian = game_of("russian")
    assert list(russian.complete(russian.start(), "cd4")) == ["c3-d4"]
    assert list(russian.complete(russian.start(), "22")) == ["22-17", "22-18"]
    assert list(russian.complete(russian.start(), "c3")) == ["c3-b4", "c3-d4"]
    turkish = game_of("turkish")
    assert list(turkish.complete(turkish.start(), "3a")) == ["a3-a4"]
    assert list(turkish.complete(turkish.start(), "a4")) == ["a3-a4"]


@pytest.mark.parametrize("text", ["ceg7", "c:e:g7", "CEG7", "цег7", "ceg", "cg", "c-g"])
def test_the_files_of_the_landings_are_enough(text: str) -> None:
    """As players of Russian draughts write: a capture by the files it touches, and a move by two."""
    game = game_of("russian")
    state = game.load("W:Wc3:Bd4,f6,h8")
    assert game.format(state, game.parse(state, text)) == "c3:g7"


@pytest.mark.parametrize(
    ("position", "text", "error"),
    [
        (None, "cf", UnreadableMove),  # no such move
        (None, "bad", UnreadableMove),  # a word
        ("W:We3,c1:Bh8", "ce", UnreadableMove),
        ("W:Wc3,c5:Bh8", "cd", AmbiguousMove),
        ("W:Wc3:Bd4,f6,h8", "cge", UnreadableMove),
        ("W:Wc3:Bd4,f6,h8", "ceg5", IllegalMove),
        ("W:Wc3:Bd4,f6,h8", "ce5", IllegalMove),  # no more than its first jump
    ],
)
def test_files_that_mean_no_move_or_several(position: str | None, text: str, error: type[MoveError]) -> None:
    game = game_of("russian")
    state = game.start(position)
    with pytest.raises(error):
        game.parse(state, text)
