"""Pictures for the command line: one position, or a sheet with every game in one theme to look at all at once."""

from __future__ import annotations

from random import Random
from typing import Any

import render
from bot.board.diagram import Choice, LastMove, Seat, captured_by, diagram_of
from render import Diagram
from rules import GAMES, Cell, Game, Kind, Move, Side, find_game

_GAMES_TRIED = 4
_LONGEST = 160
_RESULTS = {None: "½ – ½", Side.FIRST: "1 – 0", Side.SECOND: "0 – 1"}


def picture(key: str, position: str | None = None, theme: str = "wood") -> bytes:
    """A position of a game, or its start, as a PNG. Raises UnknownGame, BadPosition, KeyError for a theme."""
    game = find_game(key)
    state = game.start() if position is None else game.load(position)
    return render.draw(diagram_of(game, state, bottom=game.view(state).bottom), theme)


def sheet(theme: str) -> bytes:
    """Every game: start, middle game, a capture or other last move, both pictures of a choice, end; as one PNG."""
    return render.draw_sheet([(key, scenes(GAMES[key])) for key in GAMES], theme)


def scenes(game: Game[Any]) -> list[Diagram]:
    """What a game looks like from its start to its end, taken from games played at random."""
    start = game.start()
    middle, last = _richest(game)
    before, move = _widest(game)
    after = game.play(before, move)
    end, final = _played_out(game)
    names = {Side.FIRST: "Marcel Deslauriers", Side.SECOND: "加藤 香流"}
    times = {Side.FIRST: "2 d 3 h", Side.SECOND: "17 h 20 min"}

    def shown(state: Any, **more: Any) -> Diagram:
        seats = {
            side: Seat(names[side], times[side], captured=captured_by(game, side, start, state))
            for side in Side
        }
        return diagram_of(game, state, **{"bottom": state.to_move, "seats": seats} | more)

    chosen, choice = _choice(game, middle)
    outcome = game.outcome(end)
    winner = outcome.winner if outcome else None
    seats = {
        side: Seat(names[side], captured=captured_by(game, side, start, end), winner=winner is side)
        for side in Side
    }
    return [
        shown(start),
        shown(middle, last=last),
        shown(after, last=LastMove(before, move)),
        shown(middle, choice=chosen),
        shown(middle, choice=choice),
        shown(end, last=final, seats=seats, over=True, areas=True, banner=_RESULTS[winner]),
    ]


def _states(game: Game[Any], seed: int) -> list[tuple[Any, LastMove | None]]:
    dice = Random(seed)
    state, last = game.start(), None
    states: list[tuple[Any, LastMove | None]] = [(state, last)]
    while len(states) < _LONGEST and game.outcome(state) is None:
        last = LastMove(state, dice.choice(list(game.legal_moves(state))))
        state = game.play(state, last.move)
        states.append((state, last))
    return states


def _richest(game: Game[Any]) -> tuple[Any, LastMove | None]:
    """A position with kings of both sides and many pieces, as far as the game has them, in which something can move."""

    def worth(entry: tuple[Any, LastMove | None]) -> float:
        state, last = entry
        if game.outcome(state) is not None or last is None:
            return -1.0
        pieces = game.view(state).pieces
        kings = [sum(piece.side is side and piece.kind is Kind.KING for piece in pieces) for side in Side]
        moves = min(len(game.legal_moves(state)), 12)
        return 20 * min(min(kings), 2) + 8 * min(max(kings), 2) + min(len(pieces), 16) + moves

    return max((entry for seed in range(_GAMES_TRIED) for entry in _states(game, seed)), key=worth)


def _widest(game: Game[Any]) -> tuple[Any, Move]:
    """The move that captures most, or else goes the longest way."""
    moves = [last for seed in range(_GAMES_TRIED) for _, last in _states(game, seed) if last]
    best = max(moves, key=lambda last: (len(last.move.captured), len(last.move.path)))
    return best.before, best.move


def _played_out(game: Game[Any]) -> tuple[Any, LastMove | None]:
    """An end by the rules if one was reached."""
    ends = [_states(game, seed)[-1] for seed in range(_GAMES_TRIED)]
    return next((end for end in ends if game.outcome(end[0]) is not None), ends[0])


def _choice(game: Game[Any], state: Any) -> tuple[Choice, Choice]:
    """What may be taken up, and where the piece with most ways may go."""
    choices = game.choices(state)
    chosen: Cell = max(choices, key=lambda cell: len(choices[cell]))
    ends = sorted({next((c for c in reversed(move.path) if c != chosen), chosen) for move in choices[chosen]})
    labels = [(cell, chr(ord("A") + number % 26)) for number, cell in enumerate(ends)]
    return Choice(pieces=tuple(choices)), Choice(chosen=chosen, destinations=labels)
