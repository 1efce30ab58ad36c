"""Prepared lines: which go together, which remain when a move is made, and how they are written."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.errors import BadLine
from bot.core.match import Header, Match, begin
from bot.lines import model as lines_model
from bot.lines.model import MAX_LINES, MAX_PLIES, Line, LineNews, Prepared, ahead, checked, read, with_line
from bot.skin.card import ControlId
from rules import GAMES, MoveError, Side
from tests.bot.fixtures import ANNA, BOB, PLACE, START, a_move, terms
from tests.speed import quick


def fresh(game: str = "international", *moves: str) -> Match:
    agreed = terms(game=game)
    match = begin(Header(7, agreed, PLACE, (ANNA, BOB), agreed.kind.rules_version), START, BOB)[0]
    for move in moves:
        match, _ = match.play(match.mover, move, START)
    return match


def a_line(match: Match, dice: Random, plies: int) -> Line:
    """Random moves from where the match stands; fewer where the game ends."""
    line: list[str] = []
    shown = match
    while len(line) < plies and not shown.over:
        line.append(a_move(shown, dice.randrange(1000)))
        shown = ahead(match, line)
    return tuple(line)


def prepared(match: Match, user: int, *lines: str) -> Prepared:
    """The user's lines after preparing these one after the other."""
    kept: tuple[Line, ...] = ()
    side = match.side_of(user)
    for text in lines:
        kept = with_line(match, side, kept, checked(match, side, read(match, text))).lines
    return Prepared(user, match.turn_seq, kept)


def is_sound(match: Match, prepared: Prepared) -> bool:
    """Could these lines have been prepared in this match as it stands?"""
    if match.over or prepared.user not in match.players:
        return not prepared.lines and not prepared.due
    side, lines = match.side_of(prepared.user), prepared.lines
    if prepared.due and not (lines and match.mover == prepared.user):
        return False
    if len(lines) > MAX_LINES or (lines and prepared.turn_seq != match.turn_seq):
        return False
    for number, line in enumerate(lines):
        try:
            movers = lines_model._movers(match, line)
        except MoveError:
            return False
        if not 0 < len(line) <= MAX_PLIES or movers[-1] is not side:
            return False
        if any(lines_model._contradicts(other, line, movers, side) for other in lines[number + 1 :]):
            return False
    return True


@pytest.mark.parametrize(
    "text",
    [
        "32-28 19-23 28x19 14x23", "1. 32-28 19-23 2. 28x19 14x23", "32-28, 19-23, 28x19, 14x23",
        "32 28 19 23 28x19 14x23", "32-28 → 19-23 → 28-19 → 14-23", " 1.32-28 19-23\n2.28:19 14:23 ",
        "32-28、19-23、28x19、14x23", "①３２－２８，②19-23・③28x19　④14x23", "1 32-28　2 19-23　3 28x19　4 14x23",
        "1手目 32-28、2手目 19-23、3手目 28x19、4手目 14x23", "三二-二八 一九-二三 28取19 14とる23",
    ],
)  # fmt: skip
def test_a_line_is_read_as_people_write_it(text: str) -> None:
    assert read(fresh(), text) == ("32-28", "19-23", "28x19", "14x23")


def test_a_line_with_a_move_that_cannot_be_played_tells_which() -> None:
    with pytest.raises(BadLine) as refused:
        read(fresh(), "32-28 19-24 28-24")
    assert refused.value.code == "bad-line-move"
    assert refused.value.details["move"] == "28-24"
    assert refused.value.details["after"] == "32-28 19-24"
    assert "28-23" in refused.value.details["legal"]


def test_words_without_end_are_refused_soon() -> None:
    def refuse() -> None:
        with pytest.raises(BadLine):
            read(fresh(), "1, " * 2000)

    assert quick(refuse, 0.05)


def test_a_line_ends_with_an_answer_and_is_not_too_long() -> None:
    match = fresh()
    for text in ("", "32-28", "32-28 19-23 28x19"):
        with pytest.raises(BadLine, match="unanswered"):
            checked(match, Side.SECOND, read(match, text))
    # The player to move plans a move of their own, the opponent's, and the answer to it.
    assert checked(match, Side.FIRST, read(match, "32-28 19-23 28x19"))
    with pytest.raises(BadLine, match="long"):
        checked(match, Side.SECOND, a_line(match, Random(1), MAX_PLIES + 1))


def test_each_position_has_one_answer_and_the_new_one_counts() -> None:
    match = fresh()
    plan = prepared(match, BOB, "32-28 19-23 28x19 14x23", "32-28 19-23 28x19 13x24", "33-28 18-23")
    assert plan.lines == (("32-28", "19-23", "28x19", "13x24"), ("33-28", "18-23"))
    side, line = Side.SECOND, ("32-28", "17-22")
    added = with_line(match, side, plan.lines, line)
    assert added.replaced == (("32-28", "19-23", "28x19", "13x24"),)
    assert added.lines == (("33-28", "18-23"), line)
    longer = ("32-28", "17-22", "28x17", "12x21")
    assert with_line(match, side, added.lines, longer).lines == (("33-28", "18-23"), longer)
    assert not with_line(match, side, (longer,), line).new


def test_there_are_not_too_many_lines() -> None:
    match = fresh("zongheng")
    first = [match.game.format(match.state, move) for move in match.game.legal_moves(match.state)]
    lines: tuple[Line, ...] = ()
    for text in first[:MAX_LINES]:
        lines = with_line(match, Side.SECOND, lines, (text, a_move(ahead(match, [text])))).lines
    with pytest.raises(BadLine, match="many"):
        with_line(match, Side.SECOND, lines, (first[MAX_LINES], a_move(ahead(match, [first[MAX_LINES]]))))
    # One that only goes on from another takes no room.
    longer = (*lines[0], *a_line(ahead(match, lines[0]), Random(1), 2))
    assert len(with_line(match, Side.SECOND, lines, longer).lines) == MAX_LINES


def test_what_fits_goes_on_and_what_does_not_is_dropped_and_told() -> None:
    match = fresh()
    plan = prepared(match, BOB, "32-28 19-23 28x19 14x23", "33-28 18-23", "34-30 20-25")
    match = fresh("international", "32-28")
    after = plan.after(match)
    assert (after.reply, after.lines) == ("19-23", (("19-23", "28x19", "14x23"),))
    assert after.news == (LineNews(1, "32-28", None, (("33-28", "18-23"), ("34-30", "20-25")), 1),)
    match = fresh("international", "32-28", "19-23")
    replied = after.replied(match)
    assert replied.lines == (("28x19", "14x23"),)
    assert replied.news == (LineNews(1, "32-28", "19-23", (("33-28", "18-23"), ("34-30", "20-25")), 1),)
    other = prepared(fresh(), BOB, "33-28 18-23").after(fresh("international", "32-28"))
    assert (other.lines, other.news) == ((), (LineNews(1, "32-28", None, (("33-28", "18-23"),), 0),))


def test_a_line_that_was_played_to_its_end_is_no_news_of_a_loss() -> None:
    plan = prepared(fresh(), BOB, "32-28 19-23").after(fresh("international", "32-28"))
    done = plan.replied(fresh("international", "32-28", "19-23"))
    assert (done.lines, done.news) == ((), (LineNews(1, "32-28", "19-23", (), 0),))


def test_moves_taken_back_leave_no_line() -> None:
    plan = prepared(fresh(), BOB, "32-28 19-23").undone(fresh())
    assert (plan.lines, plan.news) == ((), (LineNews(0, None, None, (("32-28", "19-23"),), 0),))


@settings(max_examples=40)
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**32))
def test_any_lines_that_are_prepared_are_sound_and_stay_so_whatever_is_played(game: str, seed: int) -> None:
    dice = Random(seed)
    match = fresh(game)
    owner = dice.choice((ANNA, BOB))
    side = match.side_of(owner)
    plan = Prepared(owner, match.turn_seq)
    for _ in range(6):
        line = a_line(match, dice, dice.randrange(2, 6))
        try:
            added = with_line(match, side, plan.lines, checked(match, side, line))
        except BadLine:
            continue
        assert any(known[: len(line)] == line for known in added.lines)
        assert set(added.lines) | set(added.replaced) >= set(plan.lines) - {
            known for known in plan.lines if line[: len(known)] == known
        }
        plan = Prepared(owner, match.turn_seq, added.lines)
        assert is_sound(match, plan)
    for _ in range(4):
        if match.over:
            break
        text = plan.reply if match.mover == owner and plan.reply else a_move(match, dice.randrange(1000))
        mine = match.mover == owner and plan.reply is not None
        expected = tuple(line[1:] for line in plan.lines if line[0] == text and len(line) > 1)
        match, _ = match.play(match.mover, text, START)
        plan = plan.replied(match) if mine else plan.after(match)
        assert plan.lines == expected
        assert match.over or is_sound(match, plan)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_longest_line_fits_into_a_control_and_comes_back(game: str) -> None:
    dice, match = Random(game), fresh(game)
    for _ in range(2):
        line = a_line(match, dice, MAX_PLIES)
        key = lines_model.shorten(match, line)
        assert lines_model.lengthen(match, key) == line
        assert str(ControlId("line-piece", 10**9, 9999, f"c{key}.199.20"))
    assert lines_model.lengthen(match, lines_model.shorten(match, ())) == ()


@given(st.text("0123456789abcXYZ", max_size=40))
def test_any_shorthand_is_a_line_or_refused(key: str) -> None:
    match = fresh("american")
    try:
        line = lines_model.lengthen(match, key)
    except ValueError:
        return
    assert ahead(match, line).moves == line
    assert lines_model.shorten(match, line) == key.lstrip("0")


def test_what_is_typed_is_read_to_the_end_of_the_game_and_no_further_than_a_line_may_go() -> None:
    match = fresh("american")
    far = a_line(match, Random(4), MAX_PLIES + 1)
    with pytest.raises(BadLine, match="long"):
        read(match, " ".join(far))
    won = replace(match, state=match.game.load("B:W18:B15,K32"))
    with pytest.raises(BadLine) as refused:
        read(won, "15x22 18-14 9-5")
    assert (refused.value.code, refused.value.details) == ("bad-line-ended", {"after": "15x22"})
    with pytest.raises(BadLine) as refused:
        checked(won, Side.FIRST, ("15x22", "18-14"))
    assert refused.value.code == "bad-line-ended"
