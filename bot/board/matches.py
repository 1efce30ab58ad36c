"""From a match to the picture of it that one reader sees."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from threading import Lock

from bot.board.diagram import Choice, LastMove, Seat, captured_by, diagram_of, kings_taken
from bot.board.moves import aim, cell_names
from bot.board.text import Last, described, result, result_by_colour
from bot.core.match import Match
from bot.core.preferences import PlayerSettings
from bot.language.words import Names, Words, shortened
from render.diagram import MAX_BANNER, MAX_TITLE, Diagram
from rules import Cell, Motion, Move, Side, State

MAX_NAME = 32
_REMEMBERED = 5000


class _Kings:
    """How many kings each side has taken, remembered of the last matches: a board follows the one before it, and need
    not be reached from the start again.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._known: dict[tuple[int, str, str | None], tuple[tuple[str, ...], Mapping[Side, int]]] = {}
        self._one_at_a_time = Lock()

    def of(self, match: Match) -> Mapping[Side, int]:
        key = (match.id, match.terms.game, match.opening)
        with self._one_at_a_time:
            moves, counts = self._known.pop(key, ((), None))
        if counts is None or match.moves[:-1] != moves or match.previous_state is None:
            if counts is None or match.moves != moves:
                counts = kings_taken(match.game, match.states(), match.moves)[-1]
        else:
            (_, more) = kings_taken(match.game, (match.previous_state, match.state), match.moves[-1:])
            counts = {side: counts[side] + more[side] for side in Side}
        with self._one_at_a_time:
            self._known[key] = match.moves, counts
            if len(self._known) > self._size:
                del self._known[next(iter(self._known))]
        return counts


_counted = _Kings(_REMEMBERED)


def diagram_for(
    match: Match,
    words: Words,
    settings: PlayerSettings,
    names: Names,
    *,
    bottom: Side,
    choice: Choice | None = None,
    move: Move | None = None,
    now: datetime | None = None,
    kings: Mapping[Side, int] | None = None,
    told: bool = True,
) -> Diagram:
    """The picture of the match as this reader sees it, after `move` where one is looked at before it is played. With
    `now` it shows what the clocks say then; `kings` are those that each side has taken, counted here if None; `told`:
    with the same in words, of which the picture shows nothing.
    """
    game, last = match.game, move or match.last_move
    seats = _seats(match, names, kings)
    if now is not None and not match.over:
        times = {side: words.left(match.clock.remaining(side, now)) for side in Side}
        seats = {side: replace(seat, time=times[side]) for side, seat in seats.items()}
    note = _note(match, last, move, words, settings)
    shown = diagram_of(
        game,
        match.state,
        bottom=bottom,
        settings=settings,
        last=None if last is None or choice is not None else LastMove(match.previous_state, last),
        seats=seats,
        choice=choice,
        over=match.over,
    )
    return replace(
        shown,
        banner=shortened(result_by_colour(match, words), MAX_BANNER) if match.over else "",
        title=shortened(words.game(match.terms.game), MAX_TITLE),
        joint=words.apart("", ""),
        note=shortened(note, MAX_TITLE),
        description=description_for(match, words, settings, names, move=move, choice=choice) if told else "",
    )


def set_as_a_task(diagram: Diagram, task: str, note: str) -> Diagram:
    """The board as books set problems: without players, the task below it."""
    banner, below = shortened(task, MAX_BANNER), shortened(note, MAX_TITLE)
    return replace(diagram, top=None, bottom=None, banner=banner, note=below)


def description_for(
    match: Match,
    words: Words,
    settings: PlayerSettings,
    names: Names,
    *,
    move: Move | None = None,
    choice: Choice | None = None,
) -> str:
    """The same picture in words."""
    last, written = move or match.last_move, _note(match, move or match.last_move, move, words, settings)
    return described(
        match.game,
        match.state,
        words,
        over=match.over,
        told=result(match, words, names) if match.over else "",
        last=Last(match.previous_state, last, written) if last is not None and written else None,
        choice=choice,
    )


def choice_of(match: Match, settings: PlayerSettings, chosen: Cell | None) -> Choice:
    """The pieces that may be chosen first, or the destinations of the chosen one, named as in the menu."""
    game, view = match.game, match.game.view(match.state)
    choices = game.choices(match.state)
    if chosen is None and game.motion is Motion.PLACE:
        taken = {piece.cell for piece in view.pieces}
        return Choice(barred=[c.cell for c in view.cells if c.cell not in taken and c.cell not in choices])
    if chosen is None:
        return Choice(pieces=tuple(sorted(choices)))
    ends = sorted({aim(game, move, chosen) for move in choices[chosen]})
    names = cell_names(view, settings.notation or game.notation)
    return Choice(chosen=chosen, destinations=tuple((cell, names[cell]) for cell in ends))


def past(match: Match, states: Sequence[State], ply: int) -> Match:
    """The match as it was after so many moves; `states` are all of its own."""
    return replace(
        match,
        state=states[ply],
        previous_state=states[ply - 1] if ply else None,
        moves=match.moves[:ply],
        outcome=match.outcome if ply == len(match.moves) else None,
    )


def after(match: Match, move: Move) -> Match:
    """The match with the board as it would be after the move, which is not yet made."""
    return replace(match, state=match.game.play(match.state, move), previous_state=match.state)


def _seats(match: Match, names: Names, kings: Mapping[Side, int] | None) -> dict[Side, Seat]:
    game = match.game
    captured = captured_by(game, match.start_state, match.state)
    if kings is None:
        kings = _counted.of(match) if any(captured.values()) else {}
    return {
        side: Seat(
            name=shortened(names[match.players[side]], MAX_NAME),
            captured=captured[side],
            captured_kings=kings.get(side, 0),
            winner=match.outcome is not None and match.outcome.winner is side,
        )
        for side in Side
    }


def _note(match: Match, last: Move | None, move: Move | None, words: Words, settings: PlayerSettings) -> str:
    """The last move with its number, as this reader writes moves; `move`: one that is only looked at."""
    if last is None or match.previous_state is None:
        return ""
    ply = len(match.moves) + (move is not None)
    number = f"{(ply + 1) // 2}." if ply % 2 else f"{ply // 2}..."
    written = match.game.format(match.previous_state, last, settings.notation)
    return words("numbered-move", number=number, ply=ply, move=written)
