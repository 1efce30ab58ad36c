"""A position in words and as a text board: for those who do not see pictures."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from bot.board.diagram import Choice, Screen
from bot.board.moves import cell_names, lost_piece, squares
from bot.core.match import Match
from bot.language.words import Names, Words, mention, shortened
from rules import BoardView, Cell, Colour, Ending, Fact, Game, Kind, Motion, Move, Notation, Side

_COUNTED = {"largest-group": "group", "score": "territory"}
"""Remarks of games in which areas decide, and the name of an area there."""


def spoken_move(game: Game[Any], before: Any, move: Move, words: Words) -> str:
    """The move in a sentence: "Black’s man 31 takes 27, 17 and 7 and becomes a king on 2"."""
    view = game.view(before)
    names = cell_names(view, words.moves_in or game.notation)
    facts: dict[str, Any] = {
        "colour": words.colour(game, before.to_move),
        "start": names[move.path[0]],
        "end": names[move.path[-1]],
    }
    if game.motion is Motion.PLACE:
        return words("aloud-places", **facts, squares=[names[cell] for cell in move.path])
    if game.motion is Motion.SHIFT:
        return words("aloud-shifts", **facts, count=len(move.path) - 1)
    facts["kind"] = next(piece.kind.value for piece in view.pieces if piece.cell == move.path[0])
    facts["crowned"] = "yes" if game.crowns(before, move) else "no"
    if move.captured:
        return words("aloud-takes", **facts, squares=[names[cell] for cell in move.captured])
    between = " ".join(names[cell] for cell in move.path[1:-1]) or "none"
    told = words("aloud-goes", **facts, between=between)
    if move.forfeited is None:
        return told
    return words("aloud-lost", told=told, piece=lost_piece(game, before, move, words))


def spoken_choice(game: Game[Any], state: Any, choice: Choice, words: Words) -> str:
    """The choices of this moment: the squares that may be chosen, or the chosen one and where it may go."""
    view, written = game.view(state), words.moves_in or game.notation
    if choice.chosen is not None:
        ends = squares((cell for cell, _ in choice.destinations), view, written)
        chosen = squares([choice.chosen], view, written)
        return words("aloud-chosen", motion=game.motion.value, square=chosen, squares=ends)
    if choice.pieces:
        return words("aloud-choices", squares=squares(choice.pieces, view, written))
    return words("aloud-barred", squares=squares(choice.barred, view, written)) if choice.barred else ""


def deciding(game: Game[Any], view: BoardView, words: Words) -> Iterator[str]:
    """The squares of each side's largest area, where areas decide."""
    kind = next((_COUNTED[remark.code] for remark in view.remarks if remark.code in _COUNTED), None)
    if kind is None:
        return
    largest: Mapping[Side, tuple[Cell, ...]] = {area.side: area.cells for area in reversed(view.areas)}
    for side in Side:
        if len(cells := largest.get(side, ())) > 1:
            told = squares(cells, view, words.moves_in or game.notation)
            yield words(
                "aloud-area", kind=kind, colour=words.colour(game, side), count=len(cells), squares=told
            )


MAX_DESCRIPTION = 1024
_REPEATED, _COUNTED_DOWN, _LIMIT = "draw-repeated", "draw-near", "incorrect-limit"
_SYMBOLS = {
    (colour, kind): sign
    for colour, signs in ((Colour.WHITE, "oQo"), (Colour.BLACK, "xKx"))
    for kind, sign in zip((Kind.MAN, Kind.KING, Kind.PIECE), signs, strict=True)
}


@dataclass(frozen=True, slots=True)
class Last:
    """The last move: the position it was made in, and how it is `written`, with its number."""

    before: Any
    move: Move
    written: str


def described(
    game: Game[Any],
    state: Any,
    words: Words,
    *,
    over: bool = False,
    told: str = "",
    last: Last | None = None,
    choice: Choice | None = None,
) -> str:
    """Every piece by side and kind, the side to move unless it is `over`, the `choice` that is open, the `last` move,
    remarks of the rules, and the squares that decide where there is room.

    `told`, the result, stands first. No longer than an alternative text may be.
    """
    view, written = game.view(state), words.moves_in or game.notation
    parts = [_sentence(told, words)] if told else []
    for side in Side:
        for kind in Kind:
            found = [piece.cell for piece in view.pieces if piece.side is side and piece.kind is kind]
            if found:
                colour, listed = words.colour(game, side), squares(found, view, written)
                parts.append(words(f"position-{kind.value}", colour=colour, count=len(found), squares=listed))
    if not over:
        parts.append(words("position-to-move", colour=words.colour(game, view.to_move)))
    if choice is not None and (open_choice := spoken_choice(game, state, choice, words)):
        parts.append(open_choice)
    if last is not None:
        aloud = spoken_move(game, last.before, last.move, words)
        parts.append(words("position-last-move", move=last.written, told=aloud))
    remarks = remarks_told(game, view, words, over=over, menu=False)
    parts.extend(_sentence(remark, words) for remark in remarks)
    text = _series(parts, words)
    for area in deciding(game, view, words):
        if len(longer := _series([text, area], words)) <= MAX_DESCRIPTION:
            text = longer
    return shortened(text, MAX_DESCRIPTION)


def _series(parts: Sequence[str], words: Words) -> str:
    return words("position-series", first="", following="").join(parts)


def _sentence(text: str, words: Words) -> str:
    """The text with one full stop, whether it has one or not."""
    return words("position-sentence", text=text.rstrip(".。"))


def remarks_told(
    game: Game[Any], view: BoardView, words: Words, *, over: bool = False, menu: bool = True
) -> list[str]:
    """Remarks of the rules, with squares as the reader writes them; once `over`, not how near a draw it was.

    `menu`: say where a draw is claimed, which holds below the board of a match alone.
    """
    names = cell_names(view, words.moves_in or game.notation) if view.remarks else {}
    told = []
    for remark in view.remarks:
        if over and remark.code in (_REPEATED, _COUNTED_DOWN):
            continue
        details = dict(remark.details)
        if "cell" in details:
            details["square"] = names[int(details["cell"])]
        if not menu and details.get("claim") == "now":
            details["claim"] = "open"
        told.append(words.fact("remark", Fact(remark.code, details)))
    return told


def result(match: Match, words: Words, names: Names | None = None) -> str:
    """The result and its reason: "@Ann wins: @Ben has no pieces left"; with `names` instead of mentions where given."""
    said = "result-person" if names is None else "result-named"
    called = {user: mention(user) if names is None else names[user] for user in match.players}
    told = [words(said, name=called[user], bot=user == match.bot) for user in match.players]
    return _result(match, words, dict(zip(Side, told, strict=True)))


def result_by_colour(match: Match, words: Words) -> str:
    """The same without names, which may be so long that the reason has no room."""
    return _result(match, words, {side: words.colour(match.game, side) for side in Side})


def _result(match: Match, words: Words, called: Mapping[Side, str]) -> str:
    outcome = match.outcome
    assert outcome is not None
    if match.absent is not None:
        return words("result-absent", player=called[match.absent])
    more, fewer = _counted(match)
    reason = words(
        f"ending-{outcome.ending.value}",
        result="draw" if outcome.winner is None else "win",
        loser="" if outcome.winner is None else called[outcome.winner.other],
        more=more,
        fewer=fewer,
        even="yes" if more == fewer else "no",
        **_drawn_by(match),
    )
    if outcome.ending is Ending.ABORT:
        return words("result-none", reason=reason)
    if outcome.ending is Ending.DOUBLE_LOSS:
        return words("result-both-lose", reason=reason)
    if outcome.winner is None:
        return words("result-draw", reason=reason)
    return words("result-win", player=called[outcome.winner], reason=reason)


def _drawn_by(match: Match) -> dict[str, str | int]:
    """How often the position came up, or how many moves of which kind were made, where that ended the match."""
    facts = {fact.code: fact.details for fact in match.game.view(match.state).remarks}
    repeated, counted = facts.get(_REPEATED, {}), facts.get(_COUNTED_DOWN, {})
    limit = next((each.details["plies"] for each in match.game.traits if each.code == _LIMIT), 0)
    return {
        "times": repeated.get("times", facts.get("repeated", {}).get("times", 0)),
        "count": counted.get("count", "none"),
        "moves": counted.get("made", limit),
    }


def _counted(match: Match) -> tuple[str, str]:
    """The final counts of winner and loser, of groups until they differ; empty in games that count nothing."""
    outcome, game, view = match.outcome, match.game, match.game.view(match.state)
    if outcome is None or outcome.winner is None:
        return "", ""
    sides = (outcome.winner, outcome.winner.other)
    if outcome.ending is Ending.GROUPS:
        sizes = [[len(area.cells) for area in view.areas if area.side is side] for side in sides]
        pairs = list(zip_longest(*sizes, fillvalue=0))
        last = next((n for n, (ours, theirs) in enumerate(pairs) if ours != theirs), len(pairs) - 1)
        ours, theirs = ("+".join(str(pair[which]) for pair in pairs[: last + 1]) for which in (0, 1))
        return ours, theirs
    code = {Ending.SCORE: "score", Ending.GOAL: "goal"}.get(outcome.ending)
    found = next((remark.details for remark in view.remarks if remark.code == code), None)
    if found is None:
        return "", ""
    ours, theirs = (str(found[game.colours[side].value]) for side in sides)
    return ours, theirs


def text_board(game: Game[Any], state: Any, bottom: Side, words: Words) -> str:
    """The board in characters with `bottom` below: o and Q are White's men and kings, x and K are Black's.

    Squares are called as the reader writes moves: by their numbers, or by letters and ranks along the edges. Kings
    are explained where there are any.
    """
    view = game.view(state)
    kings = any(piece.kind is Kind.KING for piece in view.pieces)
    lines = _lines(game, view, bottom, words.moves_in or game.notation)
    return "\n".join([*lines, words("text-board-kings")] if kings else lines)


def text_board_shown(game: Game[Any], state: Any, bottom: Side, words: Words) -> str:
    """The same as a message shows it, each character alike wide; below it the pieces as emoji, which do not show in
    such a text, where the application has them.
    """
    board = f"```\n{text_board(game, state, bottom, words)}\n```"
    kinds = {(game.colours[piece.side], piece.kind) for piece in game.view(state).pieces}
    told = [
        sign + symbol
        for (colour, kind), symbol in _SYMBOLS.items()
        if (colour, kind) in kinds and (sign := words.sign(sign_of(colour, kind)))
    ]
    return f"{board}\n-# {words.apart(*told)}" if told else board


def sign_of(colour: Colour, kind: Kind) -> str:
    """The name of a piece's emoji."""
    return f"{'king' if kind is Kind.KING else 'man'}_{colour.value}"


def _lines(game: Game[Any], view: BoardView, bottom: Side, notation: Notation) -> list[str]:
    screen = Screen(view, bottom)
    pieces = {piece.cell: _SYMBOLS[game.colours[piece.side], piece.kind] for piece in view.pieces}
    cells = {(cell.column, cell.row): cell for cell in view.cells}
    if notation is Notation.NUMERIC and all(cell.number for cell in view.cells):
        # Every other square is played on, and the one beside it leaves room for the number.
        numbered = {at: f"{pieces.get(cell.cell, '.')}{cell.number}" for at, cell in cells.items()}
        return [_numbered_row(row, screen.columns, numbered) for row in screen.rows]
    grid = {at: pieces.get(cell.cell, ".") for at, cell in cells.items()}
    lines = [
        f"{label:>2} " + " ".join(grid.get((column, row), " ") for column in screen.columns)
        for label, row in zip(screen.row_labels, screen.rows, strict=True)
    ]
    return [*lines, "   " + " ".join(screen.column_labels)]


def _numbered_row(row: int, columns: Sequence[int], numbered: Mapping[tuple[int, int], str]) -> str:
    line = ""
    for place, column in enumerate(columns):
        if (column, row) in numbered:
            line = line.ljust(2 * place) + numbered[column, row]
    return line
