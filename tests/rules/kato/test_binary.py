"""Binary: the start, the worked match, the centre, territories, scores, typed moves, laws on random matches."""

import pytest

from rules import find_game
from rules.errors import BadPosition, IllegalMove, UnknownGame
from rules.game import Ending, Fact, Outcome, Side
from rules.kato.binary import Binary, BinaryState, compared
from tests.rules.kato import laws
from tests.speed import quick

GAME = Binary()
KEYS = ("binary", "binary:10x10", "binary:12x12")

WORKED = (
    "h6 h8 g8 b8 e8 g7 f7 f6 d7 f4 c6 g3 g4 e3 c4 a3 a4 e1 f3 a1 c2 "
    "a8+d3 a5+d6 b3+e2 b4+h2 a2+f1 c1"
)  # fmt: skip


def details(state: BinaryState, code: str) -> dict[str, int | str]:
    return next(dict(fact.details) for fact in GAME.view(state).remarks if fact.code == code)


def texts(state: BinaryState) -> set[str]:
    return {GAME.format(state, move) for move in GAME.legal_moves(state)}


def after(position: str, text: str) -> str:
    state = GAME.load(position)
    return GAME.dump(GAME.play(state, GAME.parse(state, text)))


@pytest.mark.parametrize(
    "key, pieces, moves", [("binary", 16, 30), ("binary:10x10", 25, 48), ("binary:12x12", 36, 70)]
)
def test_start(key: str, pieces: int, moves: int) -> None:
    game = find_game(key)
    state = game.start()
    assert game.key == key
    assert len(game.legal_moves(state)) == moves
    assert game.dump(state).split()[1:] == ["b", str(pieces), str(pieces)]
    dark = {cell.cell for cell in game.view(state).cells if cell.dark}
    assert all(len(move.path) == 1 and move.path[0] in dark for move in game.legal_moves(state))


def test_unknown_options() -> None:
    for wrong in ("binary:6x6", "binary:10x10,12x12", "binary:diagonal"):
        with pytest.raises(UnknownGame):
            find_game(wrong)


def test_the_worked_match_ends_49_to_42_for_black() -> None:
    states = laws.replayed(GAME, WORKED)
    last = states[-1]
    ranks = "ww2b1bw/3b1bw1/2bb1w1b/b7/bbb2wb1/ww1wwbw1/w1b1w2b/w1b1ww2"
    assert GAME.dump(last) == f"{ranks} w 0 0"
    assert GAME.outcome(last) == Outcome(Ending.SCORE, Side.FIRST)
    assert details(last, "score") == {"black": 49, "white": 42}
    assert details(last, "territories") == {"black": "22 3 2", "white": "15 5 4 3"}
    assert [len(area.cells) for area in GAME.view(last).areas] == [22, 15, 5, 4, 3, 3, 2]
    assert all(GAME.outcome(state) is None for state in states[:-1])
    # White's last turn is the 26th: Black goes on alone.
    assert [GAME.hand(states[26], side) for side in Side] == [1, 0]
    assert (states[26].to_move, GAME.view(states[26]).remarks[0]) == (
        Side.FIRST,
        Fact("alone", {"side": "black"}),
    )
    assert laws.refusal(GAME, last, "h1") == "illegal-over"
    assert GAME.legal_moves(last) == ()


CENTRE_BLACK = "8/8/8/8/8/8/1b6/w7 b"


def test_the_centre() -> None:
    assert {"d4", "e5", "d5x", "e4x"} <= texts(GAME.load(CENTRE_BLACK))
    assert after(CENTRE_BLACK, "d4") == "8/8/8/8/3b4/8/1b6/w7 w 14 15"
    assert after(CENTRE_BLACK, "d5x") == after(CENTRE_BLACK, "d5") == "8/8/8/3b4/8/8/1b6/w7 w 13 15"
    state = GAME.load("8/8/8/3b4/8/8/1b6/w7 w")
    assert details(state, "discarded") == {"black": 1, "white": 0}
    assert details(state, "hands") == {"black": 13, "white": 15}
    assert after("8/8/8/8/8/8/1b6/8 w", "e5") == "8/8/8/4w3/8/8/1b6/8 b 15 14"
    assert laws.refusal(GAME, GAME.load(CENTRE_BLACK), "d4+f4") == "illegal-centre-single"
    assert laws.refusal(GAME, GAME.load(CENTRE_BLACK), "d4+e5") == "illegal-centre-single"
    assert laws.refusal(GAME, GAME.load(CENTRE_BLACK), "d5+e4") == "illegal-pair-on-other-colour"
    assert laws.refusal(GAME, GAME.load(CENTRE_BLACK), "c1x") == "illegal-not-allowed"


def test_the_last_piece_goes_on_no_centre_square_of_the_other_colour() -> None:
    state = GAME.load("b1b1b1b1/8/b1b1b1b1/8/8/b1b1b1b1/8/b1b1b3 b")
    assert GAME.hand(state, Side.FIRST) == 1
    assert {"d4", "e5", "h8"} <= texts(state)
    assert not {"d5x", "e4x", "g1+f2"} & texts(state)
    assert laws.refusal(GAME, state, "d5") == "illegal-no-spare-piece"
    assert laws.refusal(GAME, state, "f2+b2") == "illegal-one-piece-left"
    # With two pieces left it is possible, and uses up the hand.
    two = GAME.load("b1b1b1b1/8/b1b1b1b1/8/8/b1b1b1b1/8/b1b5 b")
    assert GAME.hand(GAME.play(two, GAME.parse(two, "d5")), Side.FIRST) == 0


@pytest.mark.parametrize(
    "first, second, winner",
    [
        ([22, 3, 2], [15, 5, 4, 3], Side.FIRST),  # 49 : 42
        ([5, 5], [6, 3], Side.SECOND),  # 15 : 15, the largest decides
        ([6, 2, 2], [6, 4], Side.SECOND),  # 16 : 16, the second
        ([6, 4, 2, 2], [6, 4, 4], Side.SECOND),  # 20 : 20, the third
        ([10], [9, 2], Side.FIRST),  # 20 : 20, the largest
        ([6, 2, 2], [6, 2, 2], None),
        ([], [], None),
        ([], [2], Side.SECOND),
    ],
)
def test_score_and_ties(first: list[int], second: list[int], winner: Side | None) -> None:
    assert compared(first, second) == Outcome(Ending.SCORE, winner)
    assert compared(second, first).winner == (None if winner is None else winner.other)


@pytest.mark.parametrize(
    "text, move",
    [
        ("b1", "b1"), ("B1.", "b1"), ("b1+d1", "b1+d1"), ("d1 b1", "b1+d1"), ("d1,b1", "b1+d1"),
        ("b1d1", "b1+d1"), ("b1 & d1", "b1+d1"), ("d4", "d4x"), ("d4x", "d4x"), ("d4 ×", "d4x"),
        ("2. D4X", "d4x"), ("ａ１", "a1"),
    ],
)  # fmt: skip
def test_ways_to_type_a_move(text: str, move: str) -> None:
    state = laws.replayed(GAME, "b2")[-1]
    assert GAME.format(state, GAME.parse(state, text)) == move


@pytest.mark.parametrize(
    "moves, text, code",
    [
        ("", "b1", "illegal-first-turn"), ("", "a1+c1", "illegal-first-turn"),
        ("", "d4", "illegal-first-turn"), ("", "", "unreadable-move"), ("", "a", "unreadable-move"),
        ("", "k3", "unreadable-move"), ("", "a9", "unreadable-move"), ("b2", "pass", "illegal-no-pass"),
        ("b2", "b2", "illegal-occupied"), ("b2", "b2+b1", "illegal-occupied"),
        ("b2", "b1+b1", "illegal-occupied"), ("b2", "b1+d1+f1", "illegal-too-many"),
        ("b2", "a1+c1", "illegal-pair-on-other-colour"), ("b2", "b1+c1", "illegal-pair-on-other-colour"),
        ("b2", "b1+d5", "illegal-centre-single"), ("b2", "b1+d1 now", "unreadable-move"),
    ],
)  # fmt: skip
def test_refusals(moves: str, text: str, code: str) -> None:
    assert laws.refusal(GAME, laws.replayed(GAME, moves)[-1], text) == code


def test_refusals_bring_candidates() -> None:
    with pytest.raises(IllegalMove) as caught:
        GAME.parse(laws.replayed(GAME, "b2")[-1], "b1+d4")
    assert caught.value.candidates == ("b1", "d4x")


def test_suggestions() -> None:
    state = laws.replayed(GAME, "b2")[-1]
    first = GAME.complete(state, "")
    assert len(first) == 63
    assert first[:2] == ("d5", "e4")
    assert set(first) == {text for text in texts(state) if "+" not in text}
    assert GAME.complete(state, "d1")[:3] == ("d1", "d1+c2", "d1+e2")
    assert len(GAME.complete(state, "d1")) == 30
    assert GAME.complete(state, "d1+") == GAME.complete(state, "d1 ")[1:] == GAME.complete(state, "d1")[1:]
    assert set(GAME.complete(state, "d1+a")) == {"d1+a2", "d1+a4", "d1+a6", "d1+a8"}
    assert GAME.complete(state, "d1+b1") == ("d1+b1",)
    assert GAME.complete(state, "d4") == GAME.complete(state, "d4x") == ("d4x",)
    assert GAME.complete(state, "c") == ("c3", "c5") or all(
        text[0] == "c" for text in GAME.complete(state, "c")
    )
    for nothing in ("b2", "z", "b1" + " " * 4000, "d1+b1+f1", "b1+d5", "a1+", "d1x", "?-"):
        assert GAME.complete(state, nothing) == (), nothing
    large = Binary(12)
    begun = large.play(large.start(), large.legal_moves(large.start())[0])
    assert {"b1", "b10", "b11", "b12", "b1+a2", "b1+d1"} <= set(large.complete(begun, "b1"))


def test_pairs_are_pointed_at_by_both_squares() -> None:
    state = laws.replayed(GAME, "b2")[-1]
    pointed = GAME.choices(state)
    assert len(pointed) == 63
    pair = GAME.parse(state, "b1+d1")
    assert all(pair in pointed[cell] for cell in pair.path)
    assert len(pointed[pair.path[0]]) == 30


@pytest.mark.parametrize(
    "text, why",
    [
        ("8/8/8/8/8/8/8/8", "fields"), ("8/8/8/8/8/8/8/8 b 16 16 16", "fields"), ("8/8/8/8/8/8/8 b", "ranks"),
        ("8/8/8/8/8/8/8/9 b", "width"), ("8/8/8/8/8/8/8/7k b", "signs"), ("8/8/8/8/8/8/8/8 black", "side"),
        ("8/8/8/8/8/8/8/8 b 16 15", "hands"), ("8/8/8/8/8/8/8/8 b 16", "hands"),
        ("8/8/8/3b4/8/8/8/8 w 15 16", "hands"), ("8/8/8/8/8/1bbbbbbb/bbbbbbbb/bb6 b", "pieces"),
    ],
)  # fmt: skip
def test_bad_positions(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load(text)
    assert caught.value.details["why"] == why


def test_hands_need_not_be_written() -> None:
    assert GAME.load("8/8/8/8/8/8/8/8 b") == GAME.start()


@pytest.mark.parametrize("key", KEYS)
def test_many_moves_are_found_at_once(key: str) -> None:
    game = find_game(key)
    state = game.play(game.start(), game.legal_moves(game.start())[0])
    assert len(game.legal_moves(state)) > 450
    assert game.choices(state)
    assert quick(lambda: (game.legal_moves(state), game.choices(state)), 0.25)


def slowly(state: BinaryState) -> tuple[set[frozenset[str]], dict[str, list[int]]]:
    """The moves as sets of squares, and the sizes of the territories, written anew from the rules."""
    view = GAME.view(state)
    names = {cell.cell: cell.name for cell in view.cells}
    colour = {cell.name: "black" if cell.dark else "white" for cell in view.cells}
    holds = {names[piece.cell]: GAME.colours[piece.side].value for piece in view.pieces}
    mover, centre = GAME.colours[state.to_move].value, {"d4", "d5", "e4", "e5"}
    used = [name for name in holds if holds[name] == mover]
    hand = 16 - len(used) - len([name for name in used if name in centre and colour[name] != mover])
    empty = [name for name in colour if name not in holds]
    moves: set[frozenset[str]] = set()
    for one in empty:
        if mover == "black" and not used:
            moves |= {frozenset({one})} if colour[one] == "black" and one not in centre else set()
            continue
        foreign = colour[one] != mover
        if hand >= (2 if foreign and one in centre else 1):
            moves.add(frozenset({one}))
        for two in empty:
            if one != two and hand >= 2 and not foreign and colour[two] == mover and not {one, two} & centre:
                moves.add(frozenset({one, two}))
    sizes: dict[str, list[int]] = {}
    for side in ("black", "white"):
        land = {name for name in colour if holds.get(name, colour[name]) == side}
        sizes[side] = []
        while land:
            area, edge = 0, [land.pop()]
            while edge:
                here, area = edge.pop(), area + 1
                for there in list(land):
                    apart = abs(ord(here[0]) - ord(there[0])) + abs(int(here[1]) - int(there[1]))
                    if apart == 1:
                        land.remove(there)
                        edge.append(there)
            sizes[side] += [area] if area > 1 else []
        sizes[side].sort(reverse=True)
    return moves, sizes


def test_moves_and_territories_are_those_of_a_plain_reading() -> None:
    names = [cell.name for cell in GAME.view(GAME.start()).cells]
    for seed in range(12):
        for state, _, after in laws.random_match(GAME, seed):
            moves, lengths = slowly(state)
            assert {frozenset(names[cell] for cell in move.path) for move in GAME.legal_moves(state)} == moves
            for side, colour in zip(Side, ("black", "white"), strict=True):
                assert [land.bit_count() for land in GAME.territories(state, side)] == lengths[colour]
            if outcome := GAME.outcome(after):
                black, white = (sum(lands) + max(lands, default=0) for lands in slowly(after)[1].values())
                assert black == white or outcome.winner is Side(black < white)


@pytest.mark.few(2)
@pytest.mark.parametrize("key", KEYS)
def test_laws(key: str) -> None:
    game = find_game(key)
    assert isinstance(game, Binary)
    for seed in range(4):
        for ply, (state, move, after) in enumerate(laws.random_match(game, seed)):
            laws.check_step(game, state, move, after)
            if ply % 7 == seed:
                check_laws(game, after)


def check_laws(game: Binary, state: BinaryState) -> None:
    laws.check_state(game, state)
    for side in Side:
        placed = sum(piece.side is side for piece in game.view(state).pieces)
        assert 0 <= game.hand(state, side) <= game.size**2 // 4 - placed
    if state.first and state.second:
        other = game.load(laws.exchanged(game.dump(state), turned=True))
        mirrored = {tuple(sorted(laws.upside_down(move.path, game.size))) for move in game.legal_moves(state)}
        assert {move.path for move in game.legal_moves(other)} == mirrored
        assert [game.score(other, side) for side in Side] == [game.score(state, side.other) for side in Side]
