"""A game is played from alternative texts alone: they say where the pieces stand, what moved, and what may move."""

import re
from datetime import timedelta
from random import Random

import pytest

from bot.board.diagram import Choice
from bot.board.matches import choice_of, description_for
from bot.board.moves import aim
from bot.core.match import Match
from bot.core.preferences import PlayerSettings
from rules import GAMES, Colour, Kind, Motion
from tests.bot.fixtures import ANNA, BOB
from tests.bot.test_boards import ENGLISH, JAPANESE, NOW, played

NAMES = {ANNA: "Anna", BOB: "Bob"}
WORDS = {"en": ENGLISH, "ja": JAPANESE}
PIECES = {
    "en": re.compile(
        r"(?P<colour>White|Black), \d+ (?P<kind>man|men|king|piece)s?: (?P<squares>[a-z0-9 ]+)\."
    ),
    "ja": re.compile(r"(?P<colour>白|黒)の(?P<kind>兵士|キング|コマ)\d+個：(?P<squares>[a-z0-9 ]+)。"),
}
TURN = {"en": re.compile(r"(White|Black) is to move\."), "ja": re.compile(r"(白|黒)の手番です。")}
CHOICES = {
    "en": re.compile(r"Pieces to choose from: ([a-z0-9 ]+)\."),
    "ja": re.compile(r"選べるコマ：([a-z0-9 ]+)。"),
}
BARRED = {
    "en": re.compile(r"Nothing may be placed on ([a-z0-9 ]+)\."),
    "ja": re.compile(r"置けないマス：([a-z0-9 ]+)。"),
}
CHOSEN = {
    "en": re.compile(r"Chosen: (\w+)\. [A-Z][a-z ]+:? ([a-z0-9 ]+)\."),
    "ja": re.compile(r"選んだ(?:マス|コマ)：(\w+)。[^：。]+：([a-z0-9 ]+)。"),
}
LAST = {"en": re.compile(r"Last move: \S+ (\S+)\. (.+?)\."), "ja": re.compile(r"直前の手：(.+?)。(.+?)。")}
MEANING = {
    "White": Colour.WHITE, "Black": Colour.BLACK, "白": Colour.WHITE, "黒": Colour.BLACK,
    "man": Kind.MAN, "men": Kind.MAN, "king": Kind.KING, "piece": Kind.PIECE,
    "兵士": Kind.MAN, "キング": Kind.KING, "コマ": Kind.PIECE,
}  # fmt: skip


def said(match: Match, language: str, choice: Choice | None = None) -> str:
    return description_for(match, WORDS[language], PlayerSettings(), NAMES, choice=choice)


def pieces_in(text: str, language: str) -> set[tuple[str, str, str]]:
    return {
        (MEANING[found["colour"]], MEANING[found["kind"]], square)
        for found in PIECES[language].finditer(text)
        for square in found["squares"].split()
    }


def squares_of(match: Match) -> dict[str, int]:
    """A board as everybody knows it: how its squares are called."""
    numeric = match.game.notation.value == "numeric"
    cells = match.game.view(match.state).cells
    return {str(cell.number) if numeric and cell.number else cell.name: cell.cell for cell in cells}


def chosen_from_texts(match: Match, language: str, dice: Random) -> tuple[int, int]:
    """A square to begin with and one to go on to, which the texts of the private pictures offer."""
    squares = squares_of(match)
    text = said(match, language, choice_of(match, PlayerSettings(), None))
    if match.game.motion is Motion.PLACE:
        barred = BARRED[language].search(text)
        taken = {square for _, _, square in pieces_in(text, language)}
        offered = sorted({*squares} - taken - {*(barred[1].split() if barred else ())})
    else:
        found = CHOICES[language].search(text)
        assert found is not None, text
        offered = found[1].split()
    assert {squares[name] for name in offered} == {*match.game.choices(match.state)}, text
    start = squares[dice.choice(offered)]
    text = said(match, language, choice_of(match, PlayerSettings(), start))
    found = CHOSEN[language].search(text)
    assert found is not None, text
    assert squares[found[1]] == start
    return start, squares[dice.choice(found[2].split())]


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_played_from_its_texts_alone(key: str, language: str) -> None:
    match, dice, now = played(key, ""), Random(7), NOW
    for _ in range(300):
        view, text = match.game.view(match.state), said(match, language)
        names = {cell: name for name, cell in squares_of(match).items()}
        colours = match.game.colours
        assert pieces_in(text, language) == {
            (colours[piece.side], piece.kind, names[piece.cell]) for piece in view.pieces
        }, text
        if match.over:
            break
        turn = TURN[language].search(text)
        assert turn is not None
        assert MEANING[turn[1]] is colours[view.to_move]
        start, end = chosen_from_texts(match, language, dice)
        move = next(
            each for each in match.game.choices(match.state)[start] if aim(match.game, each, start) == end
        )
        now += timedelta(hours=1)
        match, _ = match.play(match.mover, match.game.format(match.state, move), now)
        last = LAST[language].search(said(match, language))
        assert last is not None
        told = set(re.findall(r"[a-z]?\d+", last[2]))
        wanted = {move.path[0], move.path[-1], *move.captured}
        assert {names[cell] for cell in wanted} <= told, last[0]
    assert len(match.moves) > 10


def test_all_squares_are_listed_in_one_order() -> None:
    assert "White, 3 men: 31 33 50." in said(played("international", "", "W:W50,31,33:B1"), "en")
    assert "White, 3 men: a1 c1 c3." in said(played("russian", "", "W:Wc3,c1,a1:Bh8"), "en")
