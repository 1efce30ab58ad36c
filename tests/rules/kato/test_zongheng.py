"""Zongheng: the start, the worked match, the rulings, typed moves, and the laws on random matches."""

import re

import pytest

from rules import find_game
from rules.errors import AmbiguousMove, BadPosition, IllegalMove, UnknownGame
from rules.game import Ending, Fact, Outcome, Side
from rules.kato.zongheng import Zongheng, ZonghengState
from tests.rules.kato import laws

GAME = Zongheng()
SMALL = Zongheng(size=6)
KEYS = ("zongheng:6x6", "zongheng", "zongheng:10x10", "zongheng:12x12", "zongheng:diagonal")

WORKED = """
g3-h3 h6-h5 g7-h7 d4-c4 c7-c6 f6-g6 g1-h1 b6-b7 a5-a4 b8-c8 e3-e4 b6-a6 g1-g2 b4-b5 a5-b5 d8-d7
c7-c6 f6-f7 a7-a6 b4-c4 f4-f3 d2-e2 e5-f5 b4-b3 a1-a2 d6-d5 e1-d1 d6-e6 g5-g6 f8-f7 e1-d1 f8-e8
"""


def remark(state: ZonghengState, code: str) -> dict[str, int | str]:
    return next(dict(fact.details) for fact in GAME.view(state).remarks if fact.code == code)


@pytest.mark.parametrize(
    "key, moves", [("zongheng:6x6", 30), ("zongheng", 56), ("zongheng:10x10", 90), ("zongheng:12x12", 132)]
)
def test_start(key: str, moves: int) -> None:
    for chosen in (key, f"{key},diagonal" if ":" in key else f"{key}:diagonal"):
        game = find_game(chosen)
        state = game.start()
        assert game.key == chosen
        assert len(game.legal_moves(state)) == moves
        view = game.view(state)
        dark = {cell.cell for cell in view.cells if cell.dark}
        assert {piece.cell for piece in view.pieces} == dark
        assert sum(piece.side is Side.FIRST for piece in view.pieces) * 2 == len(dark)


def test_the_two_patterns() -> None:
    assert GAME.dump(GAME.start()) == (
        "1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1 b"
    )
    diagonal = find_game("zongheng:diagonal")
    assert diagonal.dump(diagonal.start()) == (
        "1b1w1b1w/w1b1w1b1/1w1b1w1b/b1w1b1w1/1b1w1b1w/w1b1w1b1/1w1b1w1b/b1w1b1w1 b"
    )


def test_options_combine_in_any_order() -> None:
    assert find_game("zongheng:diagonal,10x10").key == "zongheng:10x10,diagonal"
    for wrong in ("zongheng:8x9", "zongheng:6x6,10x10", "zongheng:flying"):
        with pytest.raises(UnknownGame):
            find_game(wrong)


def test_the_worked_match_ends_16_to_14_for_white() -> None:
    states = laws.replayed(GAME, WORKED)
    last = states[-1]
    assert GAME.dump(last) == "bwwwwwbw/bwbwbwwb/wwbwwwbw/bbbwbwbw/bwwbwbww/bwwwbbbb/bwbwwbbw/bbbbbwbb b"
    assert GAME.outcome(last) == Outcome(Ending.GROUPS, Side.SECOND)
    assert remark(last, "largest-group") == {"black": 14, "white": 16}
    assert remark(last, "groups") == {"black": "14 9 2×2 1×5", "white": "16 8 4 1×4"}
    areas = [(area.side, len(area.cells)) for area in GAME.view(last).areas]
    assert areas[:4] == [(Side.SECOND, 16), (Side.FIRST, 14), (Side.FIRST, 9), (Side.SECOND, 8)]
    assert all(GAME.outcome(state) is None for state in states[:-1])
    assert GAME.legal_moves(last) == ()
    assert laws.refusal(GAME, last, "a1-a2") == "illegal-over"


def test_the_majority() -> None:
    state = GAME.load("1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1/1w1w1w1w/bwbwb1b1/1w1w1w1w/b1b1b1b1 w")
    with pytest.raises(IllegalMove) as caught:
        GAME.parse(state, "a3-b3")
    assert (caught.value.details["own"], caught.value.details["other"]) == (2, 3)
    assert laws.refusal(GAME, state, "a3-b3") == "illegal-majority"
    black = GAME.load(GAME.dump(state).replace(" w", " b"))
    after = GAME.play(black, GAME.parse(black, "a3-b3"))
    assert GAME.dump(after).split("/")[5] == "bbwbwbb1"


PASSED = "1wwwwwww/wwwwwwww/wwwwwwww/wwwwwwww/wwwwwwww/wwwwwwww/wwwwwwww/bwwwwwww"
"""Only a8 is empty and only White's pieces are near: Black cannot move."""


def test_a_forced_pass_is_made_at_once() -> None:
    assert not GAME.load(f"{PASSED} w").passed
    state = GAME.load(f"{PASSED} b")
    assert (state.to_move, state.passed) == (Side.SECOND, True)
    assert GAME.view(state).remarks[0] == Fact("passed", {"side": "black"})
    assert GAME.load(GAME.dump(state)) == state
    over = GAME.play(state, GAME.legal_moves(state)[0])
    assert GAME.outcome(over) == Outcome(Ending.GROUPS, Side.SECOND)


def test_a_pass_inside_a_match() -> None:
    moves = (
        "g5-g4 d8-e8 a3-b3 b8-a8 c1-c2 b6-a6 g5-g4 h6-h7 e5-f5 d4-c4 g5-g6 b2-a2 g1-h1 b8-c8 g3-g4 d2-d1 "
        "c5-d5 f8-f7 e7-e6 f4-f3 g7-f7 b8-b7 a1-a2 h6-h5 c3-c4 b4-c4 g1-f1 b4-b3 b2-c2 b2-b3 g3-h3 d2-d3"
    )
    states = laws.replayed(GAME, moves)
    assert [ply for ply, state in enumerate(states) if state.passed] == [31]
    assert (states[31].to_move, GAME.view(states[31]).remarks[0]) == (
        Side.FIRST,
        Fact("passed", {"side": "white"}),
    )
    # The pass leaves 33 pieces to Black: there is no limit to the supply.
    assert (states[-1].first.bit_count(), states[-1].second.bit_count()) == (33, 31)
    assert GAME.outcome(states[-1]) == Outcome(Ending.GROUPS, Side.FIRST)


@pytest.mark.parametrize(
    "ranks, black, white, winner",
    [
        ("bbbbbb/bbbbbb/bbbbbb/wwwwww/wwwwww/wwwwww", "18", "18", None),
        ("wbbbbb/bbbbbb/bbbbbb/wwwwww/wwwwww/wwwwwb", "17 1", "17 1", None),
        ("wbwbwb/bbbbbb/bbbbbb/wwwwww/wwwwww/bbwbww", "15 2 1", "15 1×3", Side.FIRST),
        ("wbwwbb/bbbbbb/bbbbbb/wwwwww/wwwwww/bwbwbw", "15 1×3", "15 2 1", Side.SECOND),
        ("bbbbbb/bbbbbb/wbbbbb/wwwwww/wwwwww/bwwwwb", "17 1×2", "17", Side.FIRST),
    ],
)
def test_groups_are_compared_down_to_the_last(
    ranks: str, black: str, white: str, winner: Side | None
) -> None:
    state = SMALL.load(f"{ranks} b")
    assert SMALL.view(state).remarks[1].details == {"black": black, "white": white}
    assert SMALL.outcome(state) == Outcome(Ending.GROUPS, winner)


@pytest.mark.parametrize(
    "text",
    [
        "c3-c4", "c3c4", "c3 c4", "C3-C4", "c3u", "c3n", "c3 up", "c3↑", "c3–c4", "с3—с4", "ｃ３－ｃ４",
        "12. c3-c4!", "c3->c4",
    ],
)  # fmt: skip
def test_ways_to_type_a_move(text: str) -> None:
    state = GAME.start()
    assert GAME.format(state, GAME.parse(state, text)) == "c3-c4"


def test_any_square_of_the_run_names_the_direction() -> None:
    state = laws.replayed(GAME, WORKED)[24]
    texts = ["a1-a2", "a1-a5", "a1-a8", "a1u"]
    assert len({GAME.parse(state, text) for text in texts}) == 1


@pytest.mark.parametrize(
    "text, code",
    [
        ("", "unreadable-move"), ("hello", "unreadable-move"), ("c3-c4-c5", "unreadable-move"),
        ("c3-j4", "unreadable-move"), ("c3 sideways", "unreadable-move"), ("3c", "unreadable-move"),
        ("pass", "illegal-no-pass"), ("c3-d4", "illegal-not-in-line"), ("c3-c3", "illegal-not-in-line"),
        ("c3-c6", "illegal-too-far"), ("c4-c5", "illegal-empty-cell"), ("d4-d5", "illegal-not-your-piece"),
        ("a1-j", "unreadable-move"), ("a1l", "illegal-blocked"), ("c3", "ambiguous-move"),
    ],
)  # fmt: skip
def test_refusals(text: str, code: str) -> None:
    assert laws.refusal(GAME, GAME.start(), text) == code


def test_refusals_bring_candidates() -> None:
    state = GAME.start()
    with pytest.raises(AmbiguousMove) as several:
        GAME.parse(state, "c3")
    assert several.value.candidates == ("c3-c4", "c3-c2", "c3-b3", "c3-d3")
    with pytest.raises(IllegalMove) as far:
        GAME.parse(state, "c3-c6")
    assert far.value.candidates == ("c3-c4",)
    light = laws.replayed(GAME, "c3-c4")[-1]
    assert laws.refusal(GAME, light, "c4-c5") == "illegal-light-square"


def test_suggestions() -> None:
    state = GAME.start()
    assert "c3" in GAME.complete(state, "")
    assert len(GAME.complete(state, "")) == 16
    assert GAME.complete(state, "c3") == ("c3-c4", "c3-c2", "c3-b3", "c3-d3")
    assert GAME.complete(state, "c3-d") == ("c3-d3",)
    assert GAME.complete(state, "c3 up") == ("c3-c4",)
    assert GAME.complete(state, "nonsense") == ()
    large = find_game("zongheng:12x12")
    assert large.complete(large.start(), "k1")[0].startswith("k1")


@pytest.mark.parametrize(
    "text, why",
    [
        ("", "fields"), ("b", "fields"), ("8/8/8/8/8/8/8/8 b", "dark-squares"),
        ("1w1w1w1w/b1b1b1b1 b", "ranks"),
        ("1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1bk b", "signs"),
        ("1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1bb1 b", "width"),
        ("1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1 x", "side"),
        ("1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1 b passed", "passed"),
    ],
)  # fmt: skip
def test_bad_positions(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load(text)
    assert caught.value.details["why"] == why


def test_the_rules_say_that_the_start_is_reconstructed() -> None:
    codes = [fact.code for fact in GAME.traits]
    assert codes[0] == "designer"
    assert "reconstructed-start" in codes
    assert len(set(codes)) == len(codes)


def slowly(game: Zongheng, state: ZonghengState) -> set[tuple[str, str]]:
    """The moves as (text, ranks afterwards), written anew from the rules."""
    view = game.view(state)
    cells = {cell.cell: (cell.column, game.size - 1 - cell.row) for cell in view.cells}
    grid = {cells[piece.cell]: "bw"[piece.side] for piece in view.pieces}
    mover, found = "bw"[state.to_move], set()
    for file, rank in grid:
        for files, ranks in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            run = [(file, rank)]
            while run[-1] in grid:
                run.append((run[-1][0] + files, run[-1][1] + ranks))
            if (file + rank) % 2 or not (0 <= run[-1][0] < game.size and 0 <= run[-1][1] < game.size):
                continue
            pieces = [grid[cell] for cell in run[:-1]]
            if 2 * pieces.count(mover) > len(pieces):
                after = grid | dict(zip(run[1:], pieces, strict=True)) | {(file, rank): mover}
                text = "-".join(f"{chr(97 + f)}{r + 1}" for f, r in run[:2])
                rows = (
                    "".join(after.get((f, r), ".") for f in range(game.size))
                    for r in reversed(range(game.size))
                )
                found.add((text, "/".join(rows)))
    return found


@pytest.mark.few(2)
@pytest.mark.parametrize("key", KEYS)
def test_moves_are_those_of_a_plain_reading(key: str) -> None:
    game = find_game(key)
    assert isinstance(game, Zongheng)
    for seed in range(3):
        for state, _, _ in laws.random_match(game, seed):
            played = set()
            for move in game.legal_moves(state):
                ranks = game.dump(game.play(state, move)).split()[0]
                spread = re.sub(r"\d+", lambda gap: "." * int(gap[0]), ranks)
                played.add((game.format(state, move), spread))
            assert played == slowly(game, state)


@pytest.mark.few(2)
@pytest.mark.parametrize("key", KEYS)
def test_laws(key: str) -> None:
    game = find_game(key)
    for seed in range(6):
        for ply, (state, move, after) in enumerate(laws.random_match(game, seed)):
            laws.check_step(game, state, move, after)
            laws.check_state(game, after)
            if ply % 9 == seed:
                swapped = game.load(laws.exchanged(game.dump(state), turned=False))
                assert game.legal_moves(swapped) == game.legal_moves(state)
                assert swapped.to_move is not state.to_move
