"""Pictures for the command line: one position, or a sheet with every game in one theme to look at all at once.

The scenes are matches, shown by the code that shows matches to players.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import render
from bot.board.diagram import diagram_of
from bot.board.matches import choice_of, diagram_for
from bot.core.match import Match, begin
from bot.core.pace import DEFAULT, Pace
from bot.core.preferences import PlayerSettings
from bot.core.record import Header
from bot.core.terms import Place, Terms
from bot.language.texts import Texts
from bot.language.words import Words
from render.diagram import Diagram, Emphasis, Mark, Shade, Shape, Tile, Token
from rules import GAMES, Kind, Side, find_game

_GAMES_TRIED = 4
_LONGEST = 160
_NAMES = {1: "Marcel Deslauriers", 2: "加藤 香流"}
_BEGAN = datetime(2026, 1, 5, 12, tzinfo=UTC)


def picture(key: str, position: str | None = None, theme: str = "wood") -> bytes:
    """A position of a game, or its start, as a PNG. Raises UnknownGame, BadPosition, KeyError for a theme."""
    game = find_game(key)
    state = game.start() if position is None else game.load(position)
    return render.draw(diagram_of(game, state, bottom=game.view(state).bottom), theme)


def sheet(theme: str) -> bytes:
    """Every game: start, middle game, a capture or other last move, both pictures of a choice, end; as one PNG."""
    return render.draw_sheet([(key, scenes(key)) for key in GAMES], theme)


def themes(words: Words) -> bytes:
    """A corner of a board in every theme, each over its name."""
    shown = Diagram(
        columns=6,
        rows=3,
        tiles=tuple(Tile(x, y, Shade((x + y) % 2)) for y in range(3) for x in range(6)),
        tokens=(
            Token(1, 0, Shape.MAN, 1),
            Token(3, 0, Shape.KING, 1),
            Token(4, 1, Shape.KING, 0),
            Token(0, 1, Shape.MAN, 0),
            Token(5, 2, Shape.MAN, 0),
        ),
        marks=(Mark(2, 1, Emphasis.LEFT), Mark(4, 1, Emphasis.ARRIVED)),
    )
    return render.draw_themes(shown, {key: words(f"choice-theme-{key}") for key in render.THEMES})


def scenes(key: str, language: str = "en") -> list[Diagram]:
    """A game from its start to its end, in boards from matches played at random."""
    words, settings = Words(Texts(), language), PlayerSettings()
    played = [_match(key, seed) for seed in range(_GAMES_TRIED)]
    every = [match for matches in played for match in matches]
    middle, moved = max(every, key=_rich), max(every, key=_wide)
    ends = [matches[-1] for matches in played]
    end = next((match for match in ends if match.over), ends[0])
    if not end.over:
        end, _ = end.resign(end.mover, end.last_at)
    choices = middle.game.choices(middle.state)
    chosen = max(choices, key=lambda cell: len(choices[cell]))
    public = [
        diagram_for(match, words, settings, _NAMES, bottom=match.to_move)
        for match in (played[0][0], middle, moved)
    ]
    private = [
        diagram_for(
            middle,
            words,
            settings,
            _NAMES,
            bottom=middle.to_move,
            choice=choice_of(middle, settings, cell),
            now=middle.last_at,
        )
        for cell in (None, chosen)
    ]
    return [*public, *private, diagram_for(end, words, settings, _NAMES, bottom=Side.FIRST)]


def _match(key: str, seed: int) -> list[Match]:
    """A match played at random, after each of its moves."""
    dice, now = Random(seed), _BEGAN
    terms, place = Terms(key, Pace.parse(DEFAULT)), Place(None, 1)
    header = Header(1, terms, place, (1, 2), terms.kind.rules_version)
    match, _ = begin(header, now)
    matches = [match]
    while len(matches) < _LONGEST and not match.over:
        now += timedelta(hours=7)
        move = dice.choice(list(match.game.legal_moves(match.state)))
        match, _ = match.play(match.mover, match.game.format(match.state, move), now)
        matches.append(match)
    return matches


def _rich(match: Match) -> float:
    """How much there is to see: kings of both sides, many pieces, many moves."""
    if match.over or match.previous_state is None:
        return -1.0
    pieces = match.game.view(match.state).pieces
    kings = [sum(piece.side is side and piece.kind is Kind.KING for piece in pieces) for side in Side]
    moves = min(len(match.game.legal_moves(match.state)), 12)
    return 20 * min(min(kings), 2) + 8 * min(max(kings), 2) + min(len(pieces), 16) + moves


def _wide(match: Match) -> tuple[int, int]:
    """How many pieces the last move took, and how long its way was; not the last of all."""
    move = None if match.over else match.last_move
    return (0, 0) if move is None else (len(move.captured), len(move.path))
