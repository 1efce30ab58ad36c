"""Positions that show one article each with all legal moves, and captures followed one by one or taken all together."""

import random
import re
from dataclasses import replace

import pytest

from rules import GAMES, find_game
from rules.draughts.captures import select
from rules.draughts.game import DraughtsGame
from rules.draughts.movegen import Generator
from rules.draughts.ruleset import Landing, Priority, Reach, Removal, Ruleset, Way
from rules.draughts.state import Position
from rules.game import Move, Side
from rules.geometry import CellSet
from tests.rules.draughts.positions import game_of, plain, position_of

ARTICLES = """
american | WCDF 1.18: a man jumps forward only | W:W18:B14,15,22,23 | 18x9x14 18x11x15
american | WCDF: a king jumps backward too | W:WK18:B14,15,22,23 | 18x9x14 18x11x15 18x25x22 18x27x23
american | WCDF 1.17: a king goes one square | W:WK29:B22,15,8 | 29-25
american | WCDF 1.19: crowned in a jump, a man stops | W:W10:B7,8 | 10x3x7=K
american | WCDF 1.20: any jump may be chosen, and is completed | B:BK1,K18:W6,K14,22,15 | 1x26x6x14x22 1x19x6x15 \
18x2x14x6 18x11x15 18x25x22

german | no federation: a king lands directly behind | W:WKa1:Bc3 | a1xd4xc3
german | no federation: and must go on, straight or at a right angle | W:WKa1:Bc3,e5,e3 | a1xf6xc3xe5 a1xf2xc3xe3
german | no federation: captured pieces stay till the end | B:WK7,8,K9,18,K19:BK27 | 27x23x18x7x8x19 27x5x18x9
german | no federation: men capture forward only | W:Wc3:Bd2,d4 | c3xe5xd4

pool | APCA 15: a king lands where it can go on | W:WK29:B22,11 | 29x8x22x11 29x4x22x11
pool | APCA 20: any capture may be chosen | B:W14,15,16:B19 | 19x12x16 19x17x15x14
pool | APCA 16: a man passes the last row as a man | W:W10:B7,8 | 10x12x7x8
pool | APCA 16: and is crowned where its capture ends | W:W9:B6,11 | 9x2x6=K

russian | FMJD-64 1.5.15: crowned in passing, it goes on as a king | W:Wb6:Bc7,f6 | b6xg5xc7xf6=K b6xh4xc7xf6=K
russian | FMJD-64 1.5.15: the king keeps its rank | B:Wg7,b2,d2:Ba3 | a3xf8xb2xd2xg7=K
russian | FMJD-64: any capture may be chosen | B:Wc5,e5,g5:Bf4 | f4xh6xg5 f4xb4xe5xc5
russian | FMJD-64 1.5.3: men capture backward too | W:We5:Bd4,f4,h4 | e5xc3xd4 e5xg3xf4

brazilian | FMJD 4.13: the largest number | B:Wc5,e5,g5:Bf4 | f4xb4xe5xc5
brazilian | FMJD 4.15: a man passes the last row as a man | B:Wg7,b2,d2:Ba3 | a3xe3xb2xd2

spanish | FPD, quantidade | B:W19,9,8:BK26 | 26x15x19 26x12x19
spanish | FPD, qualidade | W:W9,10:B13,K14 | 10x19x14
spanish | FPD, qualidade only among equal numbers | W:W9,2:BK13,6,15 | 2x20x6x15
spanish | FPD: men capture forward only | W:W23:B26,25 | 23-27 23-28
spanish | FPD: a king flies and chooses where to land | W:WK4:B11,18,25 | 4x21x11x18

italian | FID 5.3b: a man may not take a king | W:W30:BK26 | 30-27
italian | FID 5.3a: nor capture backward | W:W24:B20,28 | 24x15x20
italian | FID 5.3c: a king captures both ways | W:WK24:B20,28 | 24x15x20 24x31x28
italian | FID 5.3d: and takes kings | W:WK30:BK26 | 30x21x26
italian | FID 5.6 | W:W30:B27 | 30x23x27
italian | FID 5.7 | W:W31:B12,20,28 | 31x8x28x20x12
italian | FID 5.8 | W:WK22:B18,19,27 | 22x13x18 22x15x19 22x31x27
italian | FID 6.6: the largest number | W:WK21,31:B10,18,27 | 31x6x27x18x10
italian | FID 6.7: with a king rather than a man | W:WK23,31:B19,26,27 | 23x21x27x26
italian | FID 6.8: the most kings | W:WK23:B19,K28 | 23x32x28
italian | FID 6.9: the king met first | W:WK30:B10,12,18,K20,K26,27 | 30x5x26x18x10
italian | FID 6.9: Alioto's position | W:WK30:B10,K12,K18,20,K26,K27 | 30x5x26x18x10
italian | FID 6.10: else free choice | W:WK31:B18,20,K27,K28 | 31x13x27x18 31x15x28x20

czech | 4.14: a king captures if one can, whatever men can take | W:Wc3,Ka5:Bd4,f6,b6 | a5xg5xb6xf6 a5xh4xb6xf6
czech | 4.14: any capture of a king | B:Wf6,c5,e3:BKg5 | g5xb4xf6xc5 g5xa3xf6xc5 g5xd2xe3 g5xc1xe3
czech | crowned by a capture, a man stops | W:Wd6:Be7,g7 | d6xf8xe7=K

turkish | a man captures forward and sideways | W:Wd4:Bd5,c4,e4,d3 | d4xb4xc4 d4xd6xd5 d4xf4xe4
turkish | the largest number | W:Wd4:Bd5,d7,c6 | d4xb6xd5xc6 d4xd8xd5xd7=K
turkish | pieces leave at once and open the way | W:WKe1:Be3,c5,c3,g3 | e1xa5xe3xc5 e1xb5xe3xc5
turkish | no turn of 180 degrees | W:WKd4:Bd6,d2,f4 | d4xd1xd2 d4xd7xd6 d4xd8xd6 d4xg4xf4 d4xh4xf4
turkish | a man till its capture ends | W:Wa6,b2:Bg8,a7 | a6xa8xa7=K
turkish | and through the corner | W:Wa6,b2:Ba7,b8,g8 | a6xc8xa7xb8=K
turkish | also along the last row | B:Wd2,f2,g1:Bf3 | f3xh1xf2xg1=K
turkish | a man does not capture backward | W:Wd5,h2:Bd4,a8 | d5-c5 d5-d6 d5-e5 h2-g2 h2-h3
turkish:men-capture-back | or backward too | W:Wd5,h2:Bd4,a8 | d5xd3xd4
turkish:men-capture-back | and turns on the way | W:Wd5,h2:Bd4,c3,d2,b4,a8 | d5xb5xd4xc3xb4
turkish:king-at-once | or a king at once | W:Wa6,b2:Bg8,a7 | a6xh8xa7xg8=K

armenian | a man moves diagonally but does not capture so | W:Wd4:Bc5,a8 | d4-d5 d4-c4 d4-e4 d4-e5
armenian | a king moves like a queen but captures along rank and file | W:WKa1:Bb2,a2,h7 | a1xa3xa2 a1xa4xa2 a1xa5xa2 \
a1xa6xa2 a1xa7xa2 a1xa8xa2
armenian | a king at once | W:Wa6,b2:Bg8,a7 | a6xh8xa7xg8=K

gothic | a man captures in five directions | W:Wd4:Bd5,c4,e4,c5,e5 | d4xb6xc5 d4xd6xd5 d4xf6xe5 d4xd6xc4xc5 d4xd6xe4xe5
gothic | and in no other | W:Wd4:Bd3,c3,e3 | d4-c5 d4-e5
gothic | any capture may be chosen | B:Wc7,b5:Bd8,b7 | b7xd7xc7 d8xb4xc7xb5
gothic | crowned by a capture, a man stops | B:Wa6,f2,d1:Bg3 | g3xe1xf2=K
gothic | a king goes one square | W:WKa1:Bd4 | a1-a2 a1-b1 a1-b2
gothic:flying | or any distance | W:WKa1:Bd4,g4 | a1xg3xd4xg4 a1xg2xd4xg4 a1xg1xd4xg4

international | FMJD 3.4: men move forward | W:W28 | 28-22 28-23
international | FMJD 3.5: crowned on the last row | W:W8 | 8-2=K 8-3=K
international | FMJD 3.9: a king flies | B:BK1 | 1-6 1-7 1-12 1-18 1-23 1-29 1-34 1-40 1-45
international | FMJD 4.2: a man captures both ways | W:W35:B30,K40 | 35x24x30 35x44x40
international | FMJD 4.3: a king lands on any square behind | W:WK46:B23 | 46x19x23 46x14x23 46x10x23 46x5x23
international | FMJD 4.5: a man goes on | W:W15:B8,19,20 | 15x2x20x19x8=K
international | FMJD 4.6: a king goes on | W:WK47:B9,12,33 | 47x17x33x9x12 47x21x33x9x12 47x26x33x9x12
international | FMJD 4.8, 4.11: no piece leaves before the end | W:WK41,49:B9,10,12,19,38 | 41x43x19x9x12x38
international | FMJD 4.8, 4.11: the Turkish stroke | B:W27,28,38,39,42:BK25 | 25x33x39x42x27x28
international | FMJD 4.13: the largest number, a king counts one | W:W48:B24,K31,34,K42,43 | 48x19x43x34x24
international | FMJD 4.14: among equals, free choice | W:W26:B12,K21,31,32 | 26x8x21x12 26x28x31x32
international | FMJD 4.15: a man passes the last row as a man | W:W15:B9,10 | 15x13x10x9

frisian | WFD 7: a man captures in eight directions | W:W28:B18,19,22,23,27,29,32,33 | 28x30x27x32x22x29 \
28x39x22x27x32x33 28x8x27x22x32x18
frisian | WFD 11: two kings go before three men | B:WK18,K22,40,43,49:B13,19,20,30 | 19x28x22x18
frisian:three-halves | no article: or count as much | B:WK18,K22,40,43,49:B13,19,20,30 | 19x28x22x18 30x39x40x49x43
frisian | WFD 12: of equal value, with a king | W:WK28,32:B23,27 | 28x10x23 28x14x23 28x19x23 28x26x27 28x5x23
frisian | WFD 12: but value comes first | W:WK46,33:B23,28 | 33x24x28x23

canadian | the largest number on the large board | W:W40:B34,23,33 | 40x38x34x33
canadian | a man passes the last row as a man | W:W15:B10,11 | 15x17x10x11

malaysian:forward | men capture forward only | W:W40:B46 | 40-34 40-35
"""


Legal = set[tuple[str, str, frozenset[str], bool]]


def parted(moves: list[str]) -> Legal:
    found = [(re.split("[-x]", move.removesuffix("=K")), move.endswith("=K")) for move in moves]
    return {(start, end, frozenset(taken), crowned) for (start, end, *taken), crowned in found}


def legal(key: str, position: str) -> list[str]:
    game = game_of(key)
    before = position_of(game.ruleset, position)
    numeric = not re.search("[a-h][1-8]", position)
    return [plain(game.ruleset, before, step[3], numeric=numeric) for step in game.generator.of(before)]


def cases() -> list[tuple[str, str, str, str]]:
    lines = ARTICLES.replace("\\\n", "").splitlines()
    return [
        (key, article, position, moves)
        for key, article, position, moves in (x.split(" | ") for x in lines if x)
    ]


@pytest.mark.parametrize("key, article, position, moves", cases(), ids=lambda value: str(value)[:60])
def test_article(key: str, article: str, position: str, moves: str) -> None:
    assert parted(legal(key, position)) == parted(moves.split()), article


@pytest.mark.parametrize(
    "key, position, texts",
    [
        ("malaysian", "W:W51,60:B45", "51x38 51-46#51 60-53#51 60-54#51"),
        ("malaysian", "W:W40,38,61:B46", "40x51 40-34#40 40-35#40 38-32#40 38-33#40 61-55#40 61-56#40"),
        (
            "malaysian",
            "W:W53,63,72:B47,57",
            "53x40 63x50 53-48#53 63-58#63 72-65#53 72-65#63 72-66#53 72-66#63",
        ),
    ],
)
def test_a_declined_capture_costs_one_piece_that_could_have_taken(
    key: str, position: str, texts: str
) -> None:
    game = find_game(key)
    state = game.start(position)
    assert {game.format(state, move) for move in game.legal_moves(state)} == set(texts.split())


def test_the_piece_that_declined_is_gone_where_it_came_to_stand() -> None:
    game = game_of("malaysian")
    state = game.start("W:W51,60:B45")
    own = game.play(state, game.parse(state, "51-46#51"))
    other = game.play(state, game.parse(state, "60-54#51"))
    assert [game.ruleset.board.number[piece.cell] for piece in game.view(own).pieces] == [45, 60]
    assert [game.ruleset.board.number[piece.cell] for piece in game.view(other).pieces] == [45, 54]


RULESETS = {
    game.choose(options).key: game.choose(options).ruleset
    for game in GAMES.values()
    if isinstance(game, DraughtsGame)
    for options in [(), *((name,) for name in game.options)]
}
IMAGINED = {
    "thai": replace(RULESETS["german"], removal=Removal.AT_ONCE),
    "free armenian": replace(RULESETS["armenian"], priority=()),
    "turkish, most kings": replace(RULESETS["turkish"], priority=(Priority.MOST_KINGS, Priority.WITH_KING)),
    "flying italian": replace(RULESETS["italian"], king_reach=Reach.FLYING, landing=Landing.ANYWHERE),
}
"""Traits that no game of ours puts together."""


def crowded(ruleset: Ruleset, chance: random.Random) -> Position:
    board = ruleset.board.cells
    # Captures along rows and files make long captures with fewer pieces.
    straight = {Way.LEFT, Way.RIGHT} & {*ruleset.king_captures}
    cells = chance.sample(board, len(board) // 4 if straight else len(board) * 2 // 5)
    men, kings = [0, 0], [0, 0]
    for place, cell in enumerate(cells):
        side = Side.FIRST if place < 3 else Side.SECOND
        is_king = chance.random() < 0.4 or ruleset.last_row(side) >> cell & 1
        (kings if is_king else men)[side] |= 1 << cell
    return Position(Side.FIRST, (men[0], men[1]), (kings[0], kings[1]))


def plainly(ruleset: Ruleset, move: Move, kings: CellSet) -> tuple[object, ...]:
    """The identity of a move: its ends and its captures, and where it counts, how soon it takes kings."""
    ordered = Priority.KING_SOONEST in ruleset.priority
    order = [kings >> cell & 1 for cell in move.captured] if ordered else []
    return move.path[0], move.path[-1], frozenset(move.captured), tuple(order)


@pytest.mark.few(8)
@pytest.mark.parametrize("name", RULESETS | IMAGINED)
def test_both_searches_find_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = (RULESETS | IMAGINED)[name]
    generator = Generator(ruleset)
    chance = random.Random(name)
    longest = 0
    for _ in range(100):
        position = crowded(ruleset, chance)
        monkeypatch.setattr(select, "_ONE_BY_ONE", 1_000_000)
        alone = generator.of(position)
        monkeypatch.setattr(select, "_ONE_BY_ONE", 0)
        together = generator.of(position)
        kings = position.kings[Side.SECOND]
        assert {plainly(ruleset, move, kings) for *_, move in alone} == {
            plainly(ruleset, move, kings) for *_, move in together
        }
        assert sorted(step[:3] for step in alone) == sorted(step[:3] for step in together)
        for *_, move in together:
            assert len(move.path) == max(1, len(move.captured)) + 1
            longest = max(longest, len(move.captured))
    assert longest > 2
