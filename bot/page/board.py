"""A match as its reader sees and touches it on the page: plain values for JSON."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from typing import Any

import render
from bot.board.diagram import bottom_for, screen_of
from bot.board.matches import diagram_for, past
from bot.board.moves import cell_names, in_notation, whole_path
from bot.board.pictures import look
from bot.board.text import remarks_told, result, spoken_move
from bot.core.match import Match
from bot.core.preferences import PlayerSettings
from bot.language.words import Names, Words
from render.diagram import Strip
from rules import Cell, Game, Move, Side
from rules.touch import Graph, Touch


def board_of(
    match: Match,
    *,
    user: int | None,
    words: Words,
    settings: PlayerSettings,
    names: Names,
    now: datetime,
    side: Side | None = None,
    ply: int | None = None,
) -> dict[str, Any]:
    """The match for this reader, with `side` below and as it was after `ply` moves, where these are not None."""
    plies, mine = len(match.moves), match.side_of(user) if user in match.players else None
    ply = plies if ply is None else max(0, min(ply, plies))
    bottom = bottom_for(match, user, settings) if side is None else side
    shown = match if ply == plies else past(match, match.states(), ply)
    diagram = diagram_for(shown, words, settings, names, bottom=bottom, now=now)
    theme, game, drawn = look(settings.theme), match.game, replace(diagram, description="")
    screen, places = screen_of(game, bottom), render.svg_places(drawn, theme)
    view = game.view(shown.state)
    named = cell_names(view, settings.notation or game.notation)
    kinds = {
        piece.cell: words("page-holds", colour=game.colours[piece.side].value, kind=piece.kind.value)
        for piece in view.pieces
    }
    cells = [(cell, named[cell], places[screen[cell]]) for cell in sorted(named, key=screen.__getitem__)]
    moving = user is not None and ply == plies and not match.over and match.may_move(user)
    strips = {bottom: diagram.bottom, bottom.other: diagram.top}
    return {
        "id": match.id,
        "seq": match.seq,
        "title": diagram.title,
        "over": match.over,
        "turn": None if match.over else _side(match.to_move),
        "mine": None if mine is None else _side(mine),
        "bottom": _side(bottom),
        "ply": ply,
        "plies": plies,
        "svg": render.draw_svg(drawn, theme),
        "cells": [
            {"cell": cell, "name": name, "x": round(x, 5), "y": round(y, 5), "w": round(wide, 5)}
            | ({"holds": kinds[cell]} if cell in kinds else {})
            for cell, name, (x, y, wide) in cells
        ],
        "players": [_player(match, each, strips[each], words, names, now) for each in Side],
        "moves": match.moves
        if settings.notation in (None, game.notation)
        else in_notation(game, match.start_state, match.moves, settings.notation),
        "last": diagram.note,
        "told": _told(match, user, words, names),
        "notes": list(_notes(match, shown, words, names, now)),
        **(_touch(game, match.state, words, settings) if moving else {"touch": None, "legal": []}),
        "confirm": settings.confirm,
        "alt": diagram.description,
    }


def _side(side: Side) -> str:
    return side.name.lower()


def _player(
    match: Match, side: Side, strip: Strip | None, words: Words, names: Names, now: datetime
) -> dict[str, Any]:
    left = match.clock.remaining(side, now)
    running = match.clock.running is side and not match.over and match.clock.pause_at(now) is None
    captured = "" if strip is None else strip.score or (f"+{strip.captured}" if strip.captured else "")
    return {
        "side": _side(side),
        "name": names[match.players[side]],
        "mark": match.game.colours[side].value,
        "captured": captured,
        "left": None if left is None or match.over else int(left.total_seconds()),
        "running": running,
        "told": "" if match.over else words.left(left),
        "winner": match.outcome is not None and match.outcome.winner is side,
    }


def _told(match: Match, user: int | None, words: Words, names: Names) -> str:
    """The result, or who is to move."""
    if match.over:
        return result(match, words, names)
    if match.bound is not None and not match.bound.end.playing:
        return words("page-play-over")
    if match.fallen is not None:
        return words("match-fallen", player=names[match.awaited])
    mine = user in match.players
    return words(
        "page-turn",
        whose="mine" if match.mover == user else "theirs" if mine else "watched",
        player=names[match.mover],
    )


def _notes(match: Match, shown: Match, words: Words, names: Names, now: datetime) -> Iterator[str]:
    """What stands beside the board: remarks of the rules on what is shown; requests and pauses of the present."""
    yield from remarks_told(match.game, match.game.view(shown.state), words, over=shown.over, menu=False)
    if match.over:
        return
    if match.heard_offer is not None:
        yield words("match-draw-offered", player=names[match.players[match.heard_offer]])
    if match.talks.takeback is not None:
        yield words("match-takeback-asked", player=names[match.players[match.talks.takeback]])
    if (pause := match.until(now).pause) is not None:
        yield words("page-paused", why=pause.why.value)


def _touch(game: Game[Any], state: Any, words: Words, settings: PlayerSettings) -> dict[str, Any]:
    """All meanings of touches, each kept once; the legal moves, to which they point; why other pieces may not move."""
    moves = game.legal_moves(state)
    numbers = {move: number for number, move in enumerate(moves)}
    graph = Graph(game, state)
    asked = {move for touch in graph.meanings if touch.move is None for move in touch.reached}
    starts = graph.starts
    pieces = (piece.cell for piece in game.view(state).pieces if piece.cell not in starts)
    return {
        "touch": {
            "starts": starts,
            "nodes": [
                _node(touch, following, numbers)
                for touch, following in zip(graph.meanings, graph.following, strict=True)
            ],
            "said": {numbers[move]: _said(game, state, move, words, settings) for move in asked},
            "refused": {
                cell: words("page-refused", why=graph.touches.refusal(cell).value, motion=game.motion.value)
                for cell in pieces
            },
        },
        "legal": [[game.format(state, move, settings.notation), game.format(state, move)] for move in moves],
    }


def _node(touch: Touch, following: dict[Cell, int], numbers: dict[Move, int]) -> dict[str, Any]:
    node: dict[str, Any] = {"next": following} if following else {}
    if touch.move is not None:
        return {"move": numbers[touch.move]}
    if touch.reached:
        node |= {"ask": touch.question, "moves": [numbers[move] for move in touch.reached]}
    return node


def _said(game: Game[Any], state: Any, move: Move, words: Words, settings: PlayerSettings) -> list[Any]:
    """How a move that must be asked about is written whole, its sentence, and the cells that it touches and empties."""
    gone = [*move.captured, *(() if move.forfeited is None else (move.forfeited,))]
    whole = whole_path(game, state, move, settings.notation)
    return [whole, spoken_move(game, state, move, words), list(move.path), gone]
