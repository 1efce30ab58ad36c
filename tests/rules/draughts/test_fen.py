"""Positions and whole states as text: every form found in files, one form written, and named faults."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.draughts.fen import read_position, read_state, write_position, write_state
from rules.draughts.ruleset import Ruleset
from rules.draughts.state import Counters, Position, Run
from rules.errors import BadPosition
from rules.game import Side
from tests.rules.draughts.positions import RULESETS

AMERICAN, INTERNATIONAL, RUSSIAN, FRISIAN, CANADIAN, TURKISH, SPANISH = (
    RULESETS[key]
    for key in ("american", "international", "russian", "frisian", "canadian", "turkish", "spanish")
)


def cells(ruleset: Ruleset, *names: str | int) -> int:
    board = ruleset.board
    return sum(1 << (board.numbered[name] if isinstance(name, int) else board.named[name]) for name in names)


def test_sides_and_pieces() -> None:
    position = read_position(INTERNATIONAL, "B:WK5,31-33:B1,K2")
    assert position == Position(
        Side.SECOND,
        (cells(INTERNATIONAL, 31, 32, 33), cells(INTERNATIONAL, 1)),
        (cells(INTERNATIONAL, 5), cells(INTERNATIONAL, 2)),
    )
    # Black starts the American game.
    assert read_position(AMERICAN, "B:W32:B1").to_move is Side.FIRST
    assert read_position(AMERICAN, "B:W32:B1").men == (cells(AMERICAN, 1), cells(AMERICAN, 32))


@pytest.mark.parametrize(
    "text",
    [
        "W:W31,32,33,K5:B1,K2", "W:W31-33,K5:B1,K2", "W:B1,K2:WK5,31-33", "W:B1,K2:WK5,31-33.",
        " W : W 31 , 32,33 ,K5:B 1,K2 . ", "w:w31-33,k5:b1,k2", "W:W31–33,K05:B01,K2",
        "Ｗ：Ｗ３１－３３，Ｋ５：Ｂ１，Ｋ２",
        '[FEN "W:W31-33,K5:B1,K2"]', '"W:W31-33,K5:B1,K2"', "W:W31-33,K5:B1,K2:H0:F1",
        "W:W31-33,K5:B1,K2:+0+1", "?:W31-33,K5:B1,K2", "W:W31-33:B1,K2,:WK5", "W:Wb4,d4,f4,Kj10:Bb10,Kd10",
        "W:WB4,D4,F4,KJ10:BB10,KD10", "W:W31,d4,f4,Kj10:B1,K2,0",
    ],
)  # fmt: skip
def test_all_of_these_are_the_same_position(text: str) -> None:
    assert write_position(INTERNATIONAL, read_position(INTERNATIONAL, text)) == "W:WK5,31,32,33:B1,K2"


def test_positions_are_written_in_the_notation_of_the_game() -> None:
    assert write_position(RUSSIAN, read_position(RUSSIAN, "W:W22,K4:B9")) == "W:WKh8,c3:Bb6"
    assert write_position(RUSSIAN, read_position(RUSSIAN, "W:Wc3,Kh8:Bd6")) == "W:WKh8,c3:Bd6"
    # Spanish numbers begin at White's right hand.
    assert write_position(SPANISH, read_position(SPANISH, "W:Wf1,h1:BKa8")) == "W:W1,2:BK32"
    # On the largest boards k is a file as well as a king.
    assert read_position(CANADIAN, "W:Wk3:B1").men[0] == cells(CANADIAN, "k3")
    assert read_position(CANADIAN, "W:WKk3:B1").kings[0] == cells(CANADIAN, "k3")
    assert read_position(CANADIAN, "W:WK3:B1").kings[0] == cells(CANADIAN, 3)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "turn"), ("hello", "turn"), ("X:W1:B2", "turn"), ("W:1,2", "syntax"),
        ("W:W31;32:B1", "syntax"), ("W:W33-31:B1", "syntax"), ("W:WKK5:B1", "cell"), ("W:W-5:B1", "syntax"),
        ("W:W51:B1", "cell"), ("W:Wa2:B1", "cell"), ("W:Wz9:B1", "cell"), ("W:W1-999:B1", "row"),
        ("W:W31:B31", "twice"), ("W:W31,31:B1", "twice"), ("W:W31,K31:B1", "twice"), ("W:W5:B1", "row"),
        ("W:W31:B46", "row"), ("W:W6-30:B1", "pieces"), ("W:W:B", "empty"), ("W", "empty"),
        ("W:W31:B1" + " " * 100_000, "length"), ("W:W31:B1 idle=1", "field"),
        ("W:W31:B1 idle=-1 untaken=1 unchanged=1", "field"),
        ("W:W31:B1 idle=² untaken=9 unchanged=9", "field"),
        ("W:W31:B1 idle=999999 untaken=999999 unchanged=999999", "field"), ("W:W31:B1 age=3", "field"),
        ("W:W31:B1 idle=0 idle=0", "field"),
        ("W:W31:B1 earlier=`[here](http://x.example)` earlier=", "field"), ("W:W31:B1 few=1,1", "field"),
        ("W:WK31:BK1 few=-,-", "field"), ("W:WK31:BK1 few=3", "field"),
        ("W:W31,K32:B1 runs=K32*2,-", "field"), ("W:W31,K32:B1 untaken=9 unchanged=9 earlier=1-7", "field"),
        ("W:W31,K32:BK1 untaken=9 unchanged=9 earlier=1-32", "field"), ("W:W31,K32:BK1 earlier=7-1", "field"),
        ("W:W31,K32:BK1 untaken=9 unchanged=9 earlier=x", "field"),
        ("W:W31,K32:BK1 untaken=9 unchanged=9 earlier=" + "9" * 9000, "field"),
    ],
)  # fmt: skip
def test_faults_are_named(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_state(INTERNATIONAL, text)
    if text.startswith("W:W1-999"):
        assert caught.value.details["why"] in ("cell", "row")
    else:
        assert caught.value.details["why"] == why


def test_a_bare_position_has_counted_nothing() -> None:
    state = read_state(INTERNATIONAL, "W:WK31,K32:BK1")
    assert (state.counters, state.earlier) == (Counters(few=(None, 0)), ())
    assert write_state(INTERNATIONAL, state) == "W:WK31,K32:BK1"


def test_everything_counted_comes_back() -> None:
    text = "W:WK5,28:BK1,K10 idle=3 untaken=9 unchanged=7 earlier=14-5,7-1,46-14,2-10"
    with pytest.raises(BadPosition):
        read_state(INTERNATIONAL, text)
    text = "W:WK5,28:BK1,K10 idle=3 untaken=9 unchanged=7 earlier=7-1,14-5,2-10"
    state = read_state(INTERNATIONAL, text)
    assert [position.to_move for position in state.earlier] == [Side.SECOND, Side.FIRST, Side.SECOND]
    assert state.earlier[0] == read_position(INTERNATIONAL, "B:W28,K14:BK7,K2")
    assert write_state(INTERNATIONAL, state) == text
    text = "B:WK5,28:BK1,13 idle=3 untaken=3 unchanged=3 runs=5*2,1*1"
    state = read_state(FRISIAN, text)
    board = FRISIAN.board
    assert state.counters.runs == (Run(board.numbered[5], 2), Run(board.numbered[1], 1))
    assert write_state(FRISIAN, state) == text
    with pytest.raises(BadPosition):
        read_state(FRISIAN, text.replace("5*2", "5*4"))
    with pytest.raises(BadPosition):
        read_state(FRISIAN, text.replace("5*2", "28*2"))
    few = "W:WK28,K32:BK1 idle=3 untaken=3 unchanged=3 few=3"
    assert write_state(FRISIAN, read_state(FRISIAN, few)) == few


def test_sideways_steps_of_men_are_taken_back() -> None:
    text = "W:Wd3,e3:Ba7 idle=0 untaken=2 unchanged=2 earlier=c3-d3,b7-a7"
    state = read_state(TURKISH, text)
    assert state.earlier[0] == read_position(TURKISH, "W:Wc3,e3:Bb7")
    assert write_state(TURKISH, state) == text.replace(" idle=0", "")
    with pytest.raises(BadPosition):
        read_state(TURKISH, "W:Wd3,e3:Ba7 untaken=2 unchanged=2 earlier=c3-d3,a6-a7")


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
@settings(max_examples=40)
@given(data=st.data())
def test_what_is_written_reads_back(ruleset: Ruleset, data: st.DataObject) -> None:
    board = ruleset.board
    most = min(24, 2 * ruleset.home(Side.FIRST).bit_count())
    chosen = data.draw(st.lists(st.sampled_from(board.cells), min_size=1, max_size=most, unique=True))
    men, kings = [0, 0], [0, 0]
    for index, cell in enumerate(chosen):
        side = Side(index % 2)
        king = ruleset.last_row(side) >> cell & 1 or data.draw(st.booleans())
        (kings if king else men)[side] |= 1 << cell
    position = Position(data.draw(st.sampled_from(Side)), (men[0], men[1]), (kings[0], kings[1]))
    assert read_position(ruleset, write_position(ruleset, position)) == position
    state = read_state(ruleset, write_position(ruleset, position))
    assert read_state(ruleset, write_state(ruleset, state)) == state
