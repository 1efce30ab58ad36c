"""Incorrect Checkers: the start, the worked match, every ruling, draws, typed moves, laws, and the work budget."""

import random

import pytest

from rules import find_game
from rules.errors import AmbiguousMove, BadPosition, IllegalMove, UnknownGame
from rules.game import Cell, Ending, Fact, Outcome, Side
from rules.kato.incorrect import Incorrect, IncorrectState
from tests.rules.kato import laws
from tests.speed import quick

GAME = Incorrect()
NAMES = {cell.name: cell.cell for cell in GAME.view(GAME.start()).cells}
DARK = [cell.cell for cell in GAME.view(GAME.start()).cells if cell.dark]
LIGHT = [cell.cell for cell in GAME.view(GAME.start()).cells if not cell.dark]

WORKED = """
f2-h4 f7-h5-h3 d2-b4 d7-b5-b3 a3-c5-c7 h7-f5-d7-b5 c1-a3-c5 c6-a4-c2 b2-d4-b6-d8-f8 a8-c6-c4-a2
h2-f4-d2-b2-d4-b6-d8 c8-c6-a4 c3-a5-a7 b7-d7-f5 b4-d6-b8 g6-e4-e2 a1-a3 e6-g4-g2 a3-a5 a6-c4
h4-f2-d4-b6 b5-d3-f1 e1-d2 e8-f7 d2-f4-f6 g8-e6-g4 g3-g5-e7 f7-g6 g1-g3 f5-f7-h5-f3-d1
g3-g5 g6-f5 g5-e5-g7 f5-e4 e3-e5 e4-d3 c5-d6 g4-f3 f6-h8 f3-h1 e5-f6 d3-b1 g7-h6 c4-d3 f6-g7
e2-f3 b6-c5 f3-e2 a5-b6 d3-c4 c5-d4 c4-d3 d4-e5 a4-b5 e5-f6
"""


HARDEST = (
    "1b6/2bwbwb1/2w1w1w1/2bwbwb1/1b2w1w1/2bwbwb1/4w2b/8 b",
    "1b6/2bwbwb1/2w1w1w1/2bwbwbw/1b2w1w1/2bwbwb1/7b/8 b",
    "1b4w1/2bwb1b1/2w1w2b/2bwbwb1/2w1w1w1/2bwbwb1/4w2b/8 b",
)
"""Found by climbing: no position was found in which more different chains have to be looked at."""


def placed(black: str, white: str = "", to_move: Side = Side.FIRST) -> IncorrectState:
    """A few pieces only, which no position text may have, to look at one rule alone."""
    first, second = (sum(1 << NAMES[name] for name in names.split()) for names in (black, white))
    return IncorrectState(first, second, to_move)


def texts(state: IncorrectState) -> set[str]:
    return {GAME.format(state, move) for move in GAME.legal_moves(state)}


def moves_of(state: IncorrectState, name: str) -> set[str]:
    return {text for text in texts(state) if text.startswith(name)}


def test_start() -> None:
    state = GAME.start()
    assert GAME.dump(state) == "w1w1w1w1/1w1w1w1w/w1w1w1w1/8/8/b1b1b1b1/1b1b1b1b/b1b1b1b1 b"
    steps = {"a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"}
    jumps = {"b2-d4", "d2-b4", "d2-f4", "f2-d4", "f2-h4", "h2-f4"}
    assert texts(state) == steps | jumps
    white = IncorrectState(state.first, state.second, Side.SECOND)
    assert len(GAME.legal_moves(white)) == 13
    with pytest.raises(UnknownGame):
        find_game("incorrect:10x10")


def test_the_worked_match_is_won_by_black_at_ply_55() -> None:
    states = laws.replayed(GAME, WORKED)
    assert len(states) == 56
    for state, text in zip(states, WORKED.split(), strict=False):
        assert GAME.format(state, GAME.parse(state, text)) == text
        assert GAME.outcome(state) is None
        assert GAME.parse(state, text[:2] + text[-2:]) == GAME.parse(state, text)
    last = states[-1]
    assert GAME.outcome(last) == Outcome(Ending.GOAL, Side.FIRST)
    assert GAME.dump(last).split()[0] == "1b1b1b1b/b1b1b1b1/1b1b1b1b/1w6/8/1w1w3w/w1w1w1w1/1w1w1w1w"
    assert GAME.view(last).remarks == (Fact("goal", {"black": 12, "white": 11}),)
    # a1-a3 at ply 17 goes straight over a white piece; b6-c5 at ply 47 goes back.
    a1, a2 = NAMES["a1"], NAMES["a2"]
    assert states[16].first >> a1 & 1
    assert states[16].second >> a2 & 1
    assert GAME.format(states[46], GAME.parse(states[46], "b6c5")) == "b6-c5"
    assert laws.refusal(GAME, last, "b5-a4") == "illegal-over"


def test_the_tightest_position_has_five_retreats() -> None:
    ranks = "1b1b1b2/b1b1b2w/1b1b4/b1b4w/1b4w1/b6w/w1w1w1w1/1w1w1w1w"
    assert texts(GAME.load(f"{ranks} b")) == {"a3-b2", "b4-c3", "c5-d4", "d6-e5", "e7-f6"}


def test_the_square_left_by_the_piece_is_empty_for_it() -> None:
    state = placed("c1 d2 d4 b4 b2", "c2")
    assert laws.refusal(GAME, state, "c1-e3-c5-a3-c1") == "illegal-not-forward"
    assert GAME.format(state, GAME.parse(state, "c1-e3-c5-a3-c1-c3")) == "c1-c3"


def test_a_retreat_needs_the_cone_ahead_to_be_full() -> None:
    goal = "b6 d6 f6 h6 a7 c7 e7 g7 b8 d8 f8 h8"
    full = placed("a5 b6 a7 c7 b8 d8")
    assert moves_of(full, "a5") == {"a5-b4"}
    for missing in ("b6", "a7", "c7", "b8", "d8"):
        state = placed(" ".join(name for name in ["a5", "b6", "a7", "c7", "b8", "d8"] if name != missing))
        assert "a5-b4" not in texts(state)
        assert laws.refusal(GAME, state, "a5-b4") == "illegal-retreat"
    assert "f8-g7" not in texts(placed("f8"))  # nothing is ahead of the last rank
    assert laws.refusal(GAME, placed("f8"), "f8-g7") == "illegal-retreat"
    assert "e7-f6" in texts(placed("e7 d8 f8"))  # out of the goal too
    assert "e7-f6" not in texts(placed("e7 d8"))
    assert not moves_of(placed("a5 b6 a7 c7 b8 d8 b4"), "a5")  # and room behind
    assert GAME.outcome(placed(goal)) == Outcome(Ending.GOAL, Side.FIRST)


def test_filling_the_goal_wins_for_either() -> None:
    state = placed("a1", "b1 d1 f1 h1 a2 c2 e2 g2 b3 d3 f3 g4", Side.SECOND)
    after = GAME.play(state, GAME.parse(state, "g4-h3"))
    assert GAME.outcome(after) == Outcome(Ending.GOAL, Side.SECOND)
    assert GAME.legal_moves(after) == ()


SHUFFLE = "1b1b1b2/b1b1b1b1/1b1b1b1b/b7/w7/1w1w1w1w/w1w1w1w1/1w1w1w2 b"


def test_repetition() -> None:
    state = GAME.start(SHUFFLE)
    seen = []
    for text in ["a5-b4", "a4-b5", "b4-a5", "b5-a4"] * 4:
        state = GAME.play(state, GAME.parse(state, text))
        seen.append((state.times, bool(GAME.claimable_draw(state)), GAME.outcome(state)))
        assert GAME.load(GAME.dump(state)) == state
    draw = Outcome(Ending.REPETITION)
    assert seen[3::4] == [(2, False, None), (3, True, None), (4, True, None), (5, False, draw)]
    assert seen[0] == (1, False, None)
    assert Fact("repeated", {"times": 5}) in GAME.view(state).remarks
    assert GAME.legal_moves(state) == ()


def test_three_hundred_plies_are_a_draw() -> None:
    states = next(
        states
        for states in ([step[2] for step in laws.random_match(GAME, seed)] for seed in range(200))
        if len(states) == 300
    )
    assert GAME.outcome(states[-1]) == Outcome(Ending.PLY_LIMIT)
    assert GAME.outcome(states[-2]) is None
    assert Fact("plies-left", {"left": 50}) in GAME.view(states[249]).remarks
    assert "plies-left" not in [fact.code for fact in GAME.view(states[248]).remarks]
    assert GAME.load(GAME.dump(states[-1])) == states[-1]


@pytest.mark.parametrize(
    "text", ["a3-b4", "a3b4", "A3 B4", "a3 – b4", "1. a3-b4", "a3→b4", "a3xb4!", "а3-b4", "a3", "a3 to b4"]
)
def test_ways_to_type_a_move(text: str) -> None:
    state = GAME.start()
    assert GAME.format(state, GAME.parse(state, text)) == "a3-b4"


@pytest.mark.parametrize(
    "text, code",
    [
        ("", "unreadable-move"), ("c3-d4 please", "unreadable-move"), ("c3-d9", "unreadable-move"),
        ("pass", "illegal-no-pass"), ("d4-e5", "illegal-empty-cell"), ("a6-b5", "illegal-not-your-piece"),
        ("c3-b2", "illegal-occupied"), ("c3-c4", "illegal-other-colour"), ("d2-d2", "illegal-not-forward"),
        ("c3-f6", "illegal-blocked"), ("c3-e5-d4", "illegal-not-a-chain"),
        ("b2-c3-d4", "illegal-not-a-chain"), ("h4-g3", "illegal-empty-cell"), ("c3", "ambiguous-move"),
        ("a1", "illegal-blocked"),
    ],
)  # fmt: skip
def test_refusals(text: str, code: str) -> None:
    assert laws.refusal(GAME, GAME.start(), text) == code


def test_refusals_bring_candidates() -> None:
    with pytest.raises(AmbiguousMove) as several:
        GAME.parse(GAME.start(), "c3")
    assert several.value.candidates == ("c3-b4", "c3-d4")
    with pytest.raises(IllegalMove) as detour:
        GAME.parse(GAME.start(), "b2-c3-d4")
    assert detour.value.candidates == ("b2-d4",)
    with pytest.raises(IllegalMove) as ahead:
        GAME.parse(GAME.start(), "d2-h8")
    assert ahead.value.candidates == ("d2-b4", "d2-f4")


def test_suggestions() -> None:
    state = GAME.start()
    assert set(GAME.complete(state, "")) == texts(state)
    assert GAME.complete(state, "d2") == ("d2-b4", "d2-f4")
    assert GAME.complete(state, "D2 f") == ("d2-f4",)
    assert GAME.complete(state, "d4") == ()
    late = laws.replayed(GAME, " ".join(WORKED.split()[:10]))[-1]
    assert GAME.complete(late, "h2d8") == ("h2-f4-d2-b2-d4-b6-d8",)
    assert GAME.complete(late, "h2-f4-d2-b2-d4-b") == ("h2-f4-d2-b2-d4-b6", "h2-f4-d2-b2-d4-b6-d8")
    many = GAME.load(HARDEST[1])
    assert len(GAME.legal_moves(many)) == 35
    assert set(GAME.complete(many, "")) == {text[:2] for text in texts(many)}


@pytest.mark.parametrize(
    "text, why",
    [
        ("w1w1w1w1/1w1w1w1w/w1w1w1w1/8/8/b1b1b1b1/1b1b1b1b/b1b1b1b1", "fields"),
        ("w1w1w1w1/1w1w1w1w/w1w1w1w1/8/8/b1b1b1b1/1b1b1b1b/b1b1b1b1 g", "side"),
        ("w1w1w1w1/1w1w1w1w/w1w1w1w1/8/8/b1b1b1b1/1b1b1b1b/b1b1b3 b", "number"),
        ("1w1w1w1w/1w1w1w1w/w1w1w1w1/8/8/b1b1b1b1/1b1b1b1b/b1b1b1b1 b", "colours"),
        ("1b1b1b1b/b1b1b1b1/1b1b1b1b/8/8/1w1w1w1w/w1w1w1w1/1w1w1w1w b", "goal"),
        ("w1w1w1w1/1w1w1w1w/w1w1w1w1/8/8/b1b1b1b1/1b1b1b1b/b1b1b1b1 b a1", "moves"),
        ("w1w1w1w1/1w1w1w1w/w1w1w1w1/8/8/b1b1b1b1/1b1b1b1b/b1b1b1b1 b a1a2", "moves"),
        ("w1w1w1w1/1w1w1w1w/w1w1w1w1/8/8/b1b1b1b1/1b1b1b1b/b1b1b1b1 b b5a6c4d3", "moves"),
    ],
)
def test_bad_positions(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load(text)
    assert caught.value.details["why"] == why


def test_a_position_may_be_a_start() -> None:
    assert GAME.start(SHUFFLE).trail == ()


@pytest.mark.parametrize("position", HARDEST)
def test_the_hardest_positions_stay_within_the_work_budget(position: str) -> None:
    state = GAME.load(position)
    assert quick(lambda: GAME.legal_moves(GAME.load(position)), 0.25)
    moves = GAME.legal_moves(state)
    assert {(move.path[0], move.path[-1]): len(move.path) for move in moves} == slowly(state)


def slowly(state: IncorrectState) -> dict[tuple[Cell, Cell], int]:
    """Start, end and shortest length of every move, written anew from the rules: all chains, nothing remembered."""
    mine, theirs = (
        {cell for cell in range(64) if cells >> cell & 1} for cells in (state.first, state.second)
    )
    ahead = 1
    if state.to_move is Side.SECOND:
        mine, theirs, ahead = theirs, mine, -1
    found: dict[tuple[Cell, Cell], int] = {}

    def at(file: int, rank: int) -> Cell | None:
        return file * 8 + rank if 0 <= file < 8 and 0 <= rank < 8 else None

    def chain(start: Cell, here: Cell, gone: frozenset[Cell], length: int) -> None:
        file, rank = divmod(here, 8)
        if (rank - start % 8) * ahead > 0:
            found[start, here] = min(length, found.get((start, here), 99))
        for files in (-1, 0, 1):
            for ranks in (-1, 0, 1):
                over, end = at(file + files, rank + ranks), at(file + 2 * files, rank + 2 * ranks)
                if over is None or end is None or over in gone or over == start or not (files or ranks):
                    continue
                fits = over in mine if files and ranks else over in theirs and not gone & theirs
                if fits and (end == start or end not in mine | theirs):
                    chain(start, end, gone | {over}, length + 1)

    for start in mine:
        chain(start, start, frozenset(), 1)
        file, rank = divmod(start, 8)
        cone = [
            f * 8 + r
            for r in ((5, 6, 7) if ahead == 1 else (0, 1, 2))
            for f in range(8)
            if abs(f - file) <= (r - rank) * ahead and r != rank and (f + r) % 2 == (file + rank) % 2
        ]
        for files in (-1, 1):
            for ranks in (1, -1) if cone and set(cone) <= mine else (1,):
                end = at(file + files, rank + ranks * ahead)
                if end is not None and end not in mine | theirs:
                    found[start, end] = 2
    return found


def scattered(chooser: random.Random) -> IncorrectState:
    first, second = (sum(1 << cell for cell in chooser.sample(cells, 12)) for cells in (DARK, LIGHT))
    return IncorrectState(first, second, Side(chooser.randrange(2)))


def test_moves_are_those_of_a_plain_search() -> None:
    chooser = random.Random(8)
    for _ in range(150):
        state = scattered(chooser)
        assert {(move.path[0], move.path[-1]): len(move.path) for move in GAME.legal_moves(state)} == slowly(
            state
        )


@pytest.mark.parametrize("way", [1, 2, 3])
def test_somebody_can_always_move(way: int) -> None:
    """The proof in the module, tried where it is tightest: pieces crowded ahead."""
    chooser = random.Random(way)
    for _ in range(300):
        crowd = sorted(DARK, key=lambda cell: -(cell % 8) * way + 4 * chooser.random())[:12]
        state = IncorrectState(
            sum(1 << cell for cell in crowd), sum(1 << cell for cell in LIGHT[:12]), Side.FIRST
        )
        assert GAME.legal_moves(state) or GAME.outcome(state)


def check_laws(state: IncorrectState) -> None:
    laws.check_state(GAME, state)
    if not GAME.outcome(state):
        other = GAME.load(laws.exchanged(GAME.dump(state), turned=True))
        ends = {(move.path[0], move.path[-1]) for move in GAME.legal_moves(other)}
        assert ends == {
            laws.upside_down((move.path[0], move.path[-1]), 8) for move in GAME.legal_moves(state)
        }


def test_laws() -> None:
    for seed in range(8):
        for ply, (state, move, after) in enumerate(laws.random_match(GAME, seed)):
            laws.check_step(GAME, state, move, after)
            assert after.to_move is state.to_move.other
            if ply % 11 == seed:
                check_laws(after)
