"""Moves made by touching cells: in random matches of every game, against its legal moves, and where they ask."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rules import GAMES, Game, Motion, Move, find_game
from rules.draughts.house import house_game
from rules.errors import Reason
from rules.touch import Graph, Question, Touch, touched
from tests.rules.draughts.houses import houses
from tests.rules.test_laws import DRAUGHTS, EVERY, match
from tests.seed import SEED

EVERY_AND_HOUSES = [
    *EVERY,
    *(pytest.param(house_game(rules.key), id=rules.key) for rules in houses(SEED, 12)),
]


def positions(game: Game[Any], each: int = 9) -> Iterator[Any]:
    """Of a random match every so manieth, but for those with thousands of placements."""
    for ply, (state, _, _) in enumerate(match(game, SEED + 6, plies=120)):
        if ply % each == 0 and len(game.legal_moves(state)) < 300:
            yield state


def cells_named(game: Game[Any], state: Any, names: str) -> list[int]:
    cells = {name: each.cell for each in game.view(state).cells for name in (each.name, str(each.number))}
    return [cells[name] for name in names.split()]


def touches(game: Game[Any], state: Any) -> dict[tuple[int, ...], Touch]:
    """Whatever one or two touches can mean, by following what they offer."""
    found = {(start,): touched(game, state, [start]) for start in touched(game, state, ()).following}
    return found | {
        (start, end): touched(game, state, (start, end))
        for (start,), first in found.items()
        for end in first.following
    }


def dangerous(game: Game[Any], move: Move, cells: tuple[int, ...]) -> bool:
    returns = bool(move.captured) and move.path[0] == move.path[-1]
    return move.forfeited is not None or returns or (game.motion is Motion.PLACE and len(cells) == 1)


@pytest.mark.parametrize("game", EVERY_AND_HOUSES)
def test_each_legal_move_and_no_other_takes_three_touches_at_most(
    game: Game[Any], record_property: Any
) -> None:
    """Two touches and one choice; those that are dangerous or not the only one are never made without asking."""
    counts: list[int] = []
    for state in positions(game):
        least: dict[Move, int] = {}
        for cells, touch in touches(game, state).items():
            assert touch.cells == cells
            assert touch.refusal is None
            assert set(touch.reached) <= set(touch.moves)
            assert (touch.question is not None) or len(touch.reached) < 2
            assert touch.question is not Question.STOPS or touch.reached[0].captured
            for move in touch.reached:
                least[move] = min(least.get(move, 9), len(cells) + (touch.move is None))
                assert touch.move is None or not dangerous(game, move, cells)
        assert set(least) == set(game.legal_moves(state))
        assert game.motion is not Motion.SHIFT or all(
            touched(game, state, (move.path[0], move.path[-1])).move == move for move in least
        ), "the cell that is filled means the move too"
        counts += least.values()
    assert max(counts) <= 3
    mean = sum(counts) / len(counts)
    record_property("touches", round(mean, 2))
    assert mean < 2.1 or any(word in game.key for word in ("malaysian", "huff")), mean


@pytest.mark.parametrize("game", EVERY_AND_HOUSES)
def test_a_wrong_touch_plays_nothing(game: Game[Any]) -> None:
    """Cells at random make a move only where its start was touched and then its end, and the last one made it."""
    chance = random.Random(f"{game.key} {SEED}")
    for state in positions(game, 24):
        cells = [cell.cell for cell in game.view(state).cells]
        legal, starts = game.legal_moves(state), sorted(game.choices(state))
        for _ in range(12):
            taps = [chance.choice(starts if chance.random() < 0.4 else cells) for _ in range(5)]
            for count in range(1, len(taps) + 1):
                touch = touched(game, state, taps[:count])
                if touch.move is None:
                    continue
                assert touch.move in legal
                assert touch.cells[0] in taps[: count - 1]
                path = touch.move.path
                assert {touch.cells[0], taps[count - 1]} <= set(path)
                assert game.motion is Motion.PLACE or touch.cells[0] == path[0]
                assert game.motion is not Motion.TRAVEL or taps[count - 1] == path[-1]
                assert touched(game, state, taps) == touch, "further touches count for nothing"
                break


@pytest.mark.parametrize("game", [*DRAUGHTS, GAMES["incorrect"]])
def test_cells_between_only_narrow(game: Game[Any]) -> None:
    """With any one landing or all of them, the move is still there, and none that was not."""
    for state in positions(game, 3):
        for move in game.legal_moves(state):
            if len(move.path) > 2 and move.captured:
                plain = touched(game, state, (move.path[0], move.path[-1])).reached
                for between in move.path[1:-1]:
                    narrowed = touched(game, state, (move.path[0], between, move.path[-1])).reached
                    assert move in narrowed
                    assert set(narrowed) <= set(plain)
                assert touched(game, state, move.path).move == move


@pytest.mark.parametrize("game", EVERY_AND_HOUSES)
def test_the_graph_has_every_touch_that_counts(game: Game[Any]) -> None:
    """It leads to what the touches mean, to each legal move, and along every way to its end."""
    for state in positions(game):
        graph = Graph(game, state)
        assert tuple(graph.starts) == touched(game, state, ()).following
        for start, number in graph.starts.items():
            assert graph.meanings[number] == touched(game, state, [start])
        for meaning, following in zip(graph.meanings, graph.following, strict=True):
            assert meaning == touched(game, state, meaning.cells)
            assert not following if meaning.move else {*following} >= {*meaning.following}
        for move in game.legal_moves(state) if game.motion is Motion.TRAVEL else ():
            meaning = graph.meanings[graph.starts[move.path[0]]]
            for cell in move.path[1:]:
                if meaning.move is None:  # a chain without captures may stop on the way of another
                    meaning = graph.meanings[graph.following[graph.meanings.index(meaning)][cell]]
            assert move in meaning.reached or not move.captured


# Each way is legal and not that of `Move.path`; where `stops` counts, another capture ends on a cell of the way.
WAYS = {
    "crossing": ("russian", "W:WKh8,Kg5:Bg7,d6,f6,h6,h4,c3,e3", "g5 c1 c5 e7 g5", 0),
    "seven": ("international", "W:WK2,K15,K46:B7,8,11,17,19,20,27,33,35,37,39", "d10 f8 f2 i5 i9 e5 a5 e1", 1),
    "wide": ("canadian", "W:WK4,K15,K17:B6,11,25,28,31,32,33,47,58,62,66", "f10 k5 g5 c1 c9 i3 a3", 2),
    "over its start": (
        "turkish", "W:WKa8,Kc4,Kh2:Bb8,b7,h7,e6,b5,a4,f4,g4,e3", "a8 g2 g6 b6 b3 h3 h8 a8 a1", 1
    ),
    "another first": ("spanish", "W:WK1,K10,K31:B6,11,12,17,18,19,20,22,26,32", "f3 b7 h7 e4 c2 a4 e8", 2),
}  # fmt: skip


@pytest.mark.parametrize("key, position, way, stops", WAYS.values(), ids=WAYS)
def test_a_capture_can_be_walked_in_any_legal_way(key: str, position: str, way: str, stops: int) -> None:
    game = GAMES[key]
    state = game.load(position)
    cells = cells_named(game, state, way)
    on_the_way = [touched(game, state, cells[:count]) for count in range(1, len(cells))]
    assert [touch.move for touch in on_the_way] == [None] * len(on_the_way)
    assert [touch.refusal for touch in on_the_way] == [None] * len(on_the_way)
    assert [touch.question for touch in on_the_way].count(Question.STOPS) == stops
    move = touched(game, state, cells).move
    assert move is not None
    assert move == game.parse(state, way.replace(" ", "x"))
    assert move.path != tuple(cells)


@pytest.mark.parametrize(
    "key, position, names, counting",
    [
        ("russian", "W:WKa1:Bc3,f6", "a1 d4 a1", ""),  # back over the same piece
        (
            "russian",
            "W:WKa1:Bc3,e5,g5",
            "a1 g7",
            "a1",
        ),  # over two at once, and nothing can be taken from there
        ("turkish", "W:WKa8,Kc4,Kh2:Bb8,b7,h7,e6,b5,a4,f4,g4,e3", "a8 a8", ""),  # it passes there later
    ],
)
def test_no_other_cells_count_on_a_way(key: str, position: str, names: str, counting: str) -> None:
    game = GAMES[key]
    state = game.load(position)
    assert [*touched(game, state, cells_named(game, state, names)).cells] == cells_named(
        game, state, counting
    )


def test_cells_in_the_middle_of_a_shift_do_not_count() -> None:
    game = GAMES["zongheng"]
    for state in positions(game):
        for move in game.legal_moves(state):
            for cell in {*move.path[2:-1]} - {*touched(game, state, move.path[:1]).following}:
                assert touched(game, state, (move.path[0], cell)).cells != (move.path[0], cell)


@pytest.mark.parametrize(
    "key, position, names, question, moves",
    [
        # A king's two ways round; the piece itself is touched again, or all landings, or another piece.
        ("russian", "W:WKg5,a1:Bf6,d6,c3,e3", "g5 g5", "returns", "g5:g5"),
        ("russian", "W:WKg5,a1:Bf6,d6,c3,e3", "g5 e7 b4 d2 g5", None, "g5:g5"),
        ("russian", "W:Wa1,c1:Bh8", "a1 a1", None, ""),
        ("russian", "W:Wa1,c1:Bh8", "a1 c1 d2", None, "c1-d2"),
        ("malaysian", "W:W41,45,72:B35,39", "72 66", "gives-up", "72-66#41 72-66#45"),
        ("malaysian", "W:W40,72:B34", "72 66", "gives-up", "72-66#40"),
        ("binary", "8/8/8/8/8/8/8/b7 w 15 16", "b1", "only-this", "b1"),
        ("binary", "8/8/8/8/8/8/8/b7 w 15 16", "b1 d1", None, "b1+d1"),
        ("binary", "8/8/8/8/8/8/8/b7 w 15 16", "b1 c1", "only-this", "c1"),
        ("binary", "8/8/8/8/8/8/8/b7 w 15 16", "e5", "only-this", "e5x"),
        # Two captures with the same ends: one landing narrows the choice, all make the move.
        ("international", "W:WK3:B14,21,33,39", "f10 a7", "which", "3x20x38x16 3x25x43x16"),
        ("international", "W:WK3:B14,21,33,39", "f10 i7 a7", "which", "3x20x38x16"),
        ("international", "W:WK3:B14,21,33,39", "f10 i7 e3 a7", None, "3x20x38x16"),
        ("international", "W:WK19:B7,8,14,17", "g7 j10", "stops", "19x5"),
        ("zongheng", None, "a1 a2", None, "a1-a2"),
        ("incorrect", None, "b2 d4", None, "b2-d4"),
    ],
)
def test_dangerous_touches_ask(
    key: str, position: str | None, names: str, question: str | None, moves: str
) -> None:
    game = GAMES[key]
    state = game.start(position)
    touch = touched(game, state, cells_named(game, state, names))
    assert touch.question == question
    assert touch.cells == () or touch.reached, "a piece that is touched again is let go"
    assert {game.format(state, move) for move in touch.reached} == set(moves.split())
    assert (touch.move is not None) == (question is None and bool(moves))


@pytest.mark.parametrize(
    "key, position, cell, reason",
    [
        ("russian", None, "c1", Reason.BLOCKED),
        ("russian", None, "c5", Reason.EMPTY_CELL),
        ("russian", None, "d6", Reason.NOT_YOUR_PIECE),
        ("russian", "W:Wc3,h2:Bd4", "h2", Reason.CAPTURE_COMPULSORY),
        ("international", "W:W32,49:B28,19,44", "49", Reason.BETTER_CAPTURE),
        ("russian", "W:WKa1:BKg1", "g1", Reason.NOT_YOUR_PIECE),
        ("zongheng", None, "b1", Reason.EMPTY_CELL),
        ("binary", "8/8/8/8/8/8/8/b7 w 15 16", "a1", Reason.OCCUPIED),
        ("binary", None, "b1", Reason.FIRST_TURN),
        ("incorrect", None, "a1", Reason.BLOCKED),
        (
            "frisian",
            "W:W28,K46:BK5,1,2 idle=5 untaken=5 unchanged=5 runs=46*3,-",
            "46",
            Reason.KING_MUST_REST,
        ),
    ],
)
def test_a_touched_piece_says_why_it_may_not_move(
    key: str, position: str | None, cell: str, reason: Reason
) -> None:
    game = find_game(key)
    state = game.start(position)
    touch = touched(game, state, cells_named(game, state, cell))
    assert touch.refusal is reason
    assert (touch.cells, touch.reached) == ((), ())
    assert touch.following == tuple(sorted(game.choices(state)))
