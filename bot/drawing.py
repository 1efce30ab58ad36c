"""Pictures for the command line: one position, or a sheet with every game in every theme to look at all at once."""

from __future__ import annotations

import io
import math

from PIL import Image, ImageDraw

import render
from bot.diagrams import LastMove, diagram_of
from rules import GAMES, find_game

SHEET_CELL = 300
"""Pixels from one picture of a sheet to the next."""


def picture(key: str, position: str | None = None, theme: str = "wood") -> bytes:
    """A position of a game, or its start, as a PNG. Raises UnknownGame, BadPosition, KeyError for a theme."""
    game = find_game(key)
    state = game.start() if position is None else game.load(position)
    return render.draw(diagram_of(game, state, bottom=game.view(state).bottom), theme)


def sheet() -> bytes:
    """Every game in every theme, a row for each theme, some moves after the start, as one PNG."""
    pictures = [(f"{key} · {theme}", _opening(key, theme)) for theme in render.THEMES for key in GAMES]
    columns = len(GAMES) if len(render.THEMES) > 1 else math.isqrt(len(GAMES)) + 1
    rows = math.ceil(len(pictures) / columns)
    whole = Image.new("RGB", (columns * SHEET_CELL, rows * SHEET_CELL), "white")
    pen = ImageDraw.Draw(whole)
    for number, (caption, png) in enumerate(pictures):
        x, y = number % columns * SHEET_CELL, number // columns * SHEET_CELL
        small = Image.open(io.BytesIO(png)).convert("RGB")
        small.thumbnail((SHEET_CELL - 8, SHEET_CELL - 20), Image.Resampling.LANCZOS)
        whole.paste(small, (x + 4, y + 16))
        pen.text((x + 4, y + 2), caption, fill="black")
    out = io.BytesIO()
    whole.quantize(256).save(out, "PNG")
    return out.getvalue()


def _opening(key: str, theme: str) -> bytes:
    """The position after twelve moves, each the middle one of those possible: a board that has been played on."""
    game = GAMES[key]
    state, last = game.start(), None
    for _ in range(12):
        moves = game.legal_moves(state)
        if not moves:
            break
        last = LastMove(state, moves[len(moves) // 2])
        state = game.play(state, last.move)
    return render.draw(diagram_of(game, state, bottom=game.view(state).bottom, last=last), theme)
