"""A review as pictures: the curve of the game, and each turning point as a board with two arrows."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.board.diagram import diagram_of, way
from bot.board.text import described
from bot.core.preferences import PlayerSettings
from bot.language.words import Words, shortened
from bot.reviews.model import CAP, MAN, Review, Subject, Turn, numbered
from render.chart import MAX_TITLE as MAX_TABLE_TITLE
from render.curve import MAX_SPOTS, Curve, Mark
from render.diagram import MAX_TITLE, Judged
from rules import Colour, Move, Side

_STEPS: Final = (2, 5, 10, 20, 50, 100)
_TIMES: Final = 7  # move numbers below the curve, at most


def review_curve(subject: Subject, review: Review, title: str, words: Words) -> Curve:
    """The lead in the course of the game, in men, with the turning points; at least one position was looked at."""
    game, men = subject.kind, CAP // MAN
    points = tuple((float(ply), value / MAN) for ply, value in enumerate(review.values) if value is not None)
    first, last = points[0][0], points[-1][0]
    step = next((step for step in _STEPS if (last - first) / 2 < step * _TIMES), _STEPS[-1])
    moves = [number for number in range(step, int(last) // 2 + 1, step) if 2 * number >= first]
    # The starting side's advantage is up, whatever its colour.
    better = [words("review-better", colour=words.colour(game, side)) for side in Side]
    return Curve(
        shortened(title, MAX_TABLE_TITLE),
        points,
        tuple(Mark(level, str(abs(level))) for level in (-men, -3, -1, 0, 1, 3, men)),
        tuple(
            Mark(2 * move, words("review-curve-move", number=str(move), ply=str(2 * move))) for move in moves
        ),
        words("review-curve-subtitle"),
        tuple(
            (float(turn.ply), value / MAN, str(number))
            for number, turn in enumerate(review.turns[:MAX_SPOTS], start=1)
            if (value := review.values[turn.ply]) is not None
        ),
        0.0,
        above=better[0],
        below=better[1],
    )


def turn_board(
    subject: Subject, states: Sequence[Any], turn: Turn, words: Words, settings: PlayerSettings
) -> Judged:
    """The board before the move that was played, with that and the better one, from the side of who moved."""
    game, before = subject.kind, states[turn.ply - 1]
    bottom = Side(game.colours.index(Colour.WHITE)) if settings.white_down else turn.side
    shown = diagram_of(game, before, bottom=bottom, settings=settings)
    title = shortened(words.game(subject.game), MAX_TITLE)
    played, better = (game.parse(before, text) for text in (turn.played, turn.better))

    def told(key: str, move: Move) -> str:
        return shortened(words(key, move=game.format(before, move, settings.notation)), MAX_TITLE)

    return Judged(
        replace(shown, title=title, description=described(game, before, words)),
        way(game, played, bottom),
        way(game, better, bottom),
        (told("review-played", played), told("review-instead", better)),
    )


def written(subject: Subject, states: Sequence[Any], turn: Turn, words: Words) -> tuple[str, str, str, str]:
    """The played move with its number and without, the better one and the best reply, or empty, as the reader writes
    moves.
    """
    game, before = subject.kind, states[turn.ply - 1]
    played, better = (
        game.format(before, game.parse(before, text), words.moves_in) for text in (turn.played, turn.better)
    )
    reply = ""
    if turn.reply:
        after = states[turn.ply]
        reply = game.format(after, game.parse(after, turn.reply), words.moves_in)
    half = turn.ply + int(states[0].to_move)
    return words("numbered-move", number=numbered(half), ply=half, move=played), played, better, reply
