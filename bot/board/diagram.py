"""From a position to what its picture contains. The one module that knows both games and pictures.

Orientation is decided here and nowhere else: the picture knows only columns and rows of the screen.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bot.core.match import Match
from bot.core.preferences import Numbers, PlayerSettings
from render.diagram import (
    FINE,
    MAX_REGIONS,
    Diagram,
    Emphasis,
    Mark,
    Region,
    Shade,
    Shape,
    Strip,
    Tile,
    Token,
    Trail,
)
from rules import Area, BoardView, Cell, Colour, Game, Kind, Motion, Move, Notation, PieceView, Side


def bottom_for(match: Match, user_id: int | None, settings: PlayerSettings) -> Side:
    """The side at the bottom: White for a reader who always wants that, a player's own side, for others the side to
    move. Against the bot it is always the person's, since the bot looks at no picture.
    """
    if settings.white_down:
        return Side(match.game.colours.index(Colour.WHITE))
    if match.practice is not None:
        return match.practice.side.other
    return match.side_of(user_id) if user_id in match.players else match.to_move


class Screen:
    """The columns from left to right and the rows from top to bottom, as the board numbers them, and their labels."""

    def __init__(self, view: BoardView, bottom: Side) -> None:
        step = 1 if view.bottom is bottom else -1
        self.columns = range(view.columns)[::step]
        self.rows = range(view.rows)[::step]
        self.column_labels = tuple(chr(ord("a") + column) for column in self.columns)
        self.row_labels = tuple(str(view.rows - row) for row in self.rows)
        across = {column: place for place, column in enumerate(self.columns)}
        down = {row: place for place, row in enumerate(self.rows)}
        self._at = {cell.cell: (across[cell.column], down[cell.row]) for cell in view.cells}
        self.numbered = any(cell.number is not None for cell in view.cells)
        self._tiles = tuple(self._squares(view))
        captions = [
            [tile.caption for _, _, tile in self._tiles if tile.row == row] for row in range(view.rows)
        ]
        self.first_numbers = tuple(next(filter(None, row), "") for row in captions)

    def __getitem__(self, cell: Cell) -> tuple[int, int]:
        """Where on the screen a cell is: its column from the left and its row from the top."""
        return self._at[cell]

    def tiles(self, numbered: Collection[Cell]) -> tuple[Tile, ...]:
        """All squares, with numbers on these."""
        return tuple([numbers if cell in numbered else bare for cell, bare, numbers in self._tiles])

    def _squares(self, view: BoardView) -> Iterator[tuple[Cell | None, Tile, Tile]]:
        cells = {(cell.column, cell.row): cell for cell in view.cells}
        for down, row in enumerate(self.rows):
            for across, column in enumerate(self.columns):
                cell = cells.get((column, row))
                dark = cell.dark if cell else ((column + view.rows - 1 - row) % 2 == 0) is view.corner_dark
                bare = Tile(across, down, Shade.DARK if dark else Shade.LIGHT)
                yield (
                    cell.cell if cell else None,
                    bare,
                    bare._replace(caption=str(cell.number)) if cell else bare,
                )


@lru_cache(maxsize=64)
def screen_of(game: Game[Any], bottom: Side) -> Screen:
    """The screen of a game, the same for every state."""
    return Screen(game.view(game.start()), bottom)


_CAPTURE = {"x", ":"}  # the signs of a capture in a written move
_COUNTED = ("score", "largest-group", "goal")  # remarks that tell how far each side has come, by colour
_LONGEST_SUM = 16
"""Characters of which there is room in a strip; a sum that is cut off would not tell what it comes to."""
_USUAL = PlayerSettings()


@dataclass(frozen=True, slots=True)
class Seat:
    """Finished texts about a player, shown beside the board."""

    name: str
    time: str = ""
    score: str = ""
    captured: int = 0
    captured_kings: int = 0
    winner: bool = False


@dataclass(frozen=True, slots=True)
class LastMove:
    """The move that led to the position, with the position it was made in (for the ghosts of what it captured)."""

    before: Any
    move: Move


@dataclass(frozen=True, slots=True)
class Choice:
    """The choices of this moment: `pieces` that can be taken up, or the `chosen` one with its `destinations`.

    Where nearly every square may be chosen, the others are `barred` instead.

    A destination is a cell with the label (at most 3 characters) that tells which choice it is.
    """

    pieces: Sequence[Cell] = ()
    barred: Sequence[Cell] = ()
    chosen: Cell | None = None
    destinations: Sequence[tuple[Cell, str]] = ()


def diagram_of(
    game: Game[Any],
    state: Any,
    *,
    bottom: Side,
    settings: PlayerSettings = _USUAL,
    last: LastMove | None = None,
    seats: Mapping[Side, Seat] | None = None,
    choice: Choice | None = None,
    over: bool = False,
) -> Diagram:
    """The picture of a state with the `bottom` side below, numbered as the reader's `settings` say; without a text.
    When it is `over` no side is to move, and groups and territories are outlined and counted instead of the last move.
    """
    view, numbers = game.view(state), settings.numbers
    screen = screen_of(game, bottom)
    numbered = screen.numbered and (settings.notation or game.notation) is Notation.NUMERIC
    inks = ink(game, Side.FIRST), ink(game, Side.SECOND)
    counted = over and bool(view.areas)
    moved = None if counted else last
    scores = _scores(game, view, over=over)
    labelled = not numbered and numbers is not Numbers.NONE
    beside = numbered and numbers is not Numbers.NONE and max(view.columns, view.rows) >= FINE
    return Diagram(
        columns=view.columns,
        rows=view.rows,
        tiles=screen.tiles(_numbered(game, state, view, last, numbers) if numbered else ()),
        tokens=(*_ghosts(game, screen, inks, view, moved), *[_token(screen, inks, p) for p in view.pieces]),
        marks=(*_last_marks(game, screen, moved), *_choice_marks(screen, choice)),
        trail=_trail(game, screen, moved),
        regions=(*_zone(view, screen), *(_regions(view, screen, inks) if counted else ())),
        column_labels=screen.column_labels if labelled else (),
        row_labels=screen.row_labels if labelled else screen.first_numbers if beside else (),
        top=_strip(seats, bottom.other, inks, view, scores, over=over),
        bottom=_strip(seats, bottom, inks, view, scores, over=over),
    )


def ink(game: Game[Any], side: Side) -> int:
    """0 for the light set of pieces, 1 for the dark one."""
    return 0 if game.colours[side] is Colour.WHITE else 1


def captured_by(game: Game[Any], start: Any, state: Any) -> dict[Side, int]:
    """How many of the opponent's pieces have left the board since `start`, by side."""
    before, now = ([piece.side for piece in game.view(position).pieces] for position in (start, state))
    return {side: max(0, before.count(side.other) - now.count(side.other)) for side in Side}


def kings_taken(game: Game[Any], states: Sequence[Any], moves: Sequence[str]) -> list[dict[Side, int]]:
    """How many kings each side has taken by each of the states; `moves` are the texts that led from one to the next."""
    taken = [dict.fromkeys(Side, 0)]
    for before, text, after in zip(states[:-1], moves, states[1:], strict=True):
        taken.append(taken[-1])
        if _CAPTURE & set(text):
            side = before.to_move
            left = {piece.cell for piece in game.view(after).pieces if piece.side is side.other}
            kings = [p for p in game.view(before).pieces if p.side is side.other and p.kind is Kind.KING]
            gone = sum(king.cell not in left for king in kings)
            taken[-1] = {**taken[-1], side: taken[-1][side] + gone}
    return taken


def _numbered(
    game: Game[Any], state: Any, view: BoardView, last: LastMove | None, numbers: Numbers
) -> set[Cell]:
    """The cells whose numbers are written: a piece has one if it may move or just did."""
    if numbers is Numbers.NONE:
        return set()
    found = {cell.cell for cell in view.cells} - {piece.cell for piece in view.pieces}
    if numbers is Numbers.ALL:
        found.update(game.choices(state))
        found.update(last.move.path[-1:] if last else ())
    return found


def _zone(view: BoardView, screen: Screen) -> Iterator[Region]:
    if view.zone:
        yield Region(tuple(screen[cell] for cell in view.zone))


def _regions(view: BoardView, screen: Screen, inks: Sequence[int]) -> Iterator[Region]:
    """The areas with their sizes, largest first; the largest of each side is tinted, a lone piece says nothing."""
    seen: set[Side] = set()
    for area in view.areas[: MAX_REGIONS - 1]:
        if len(area.cells) > 1:
            yield Region(
                cells=tuple(screen[cell] for cell in area.cells),
                ink=inks[area.side],
                size=str(len(area.cells)),
                badge=screen[_middle(view, area)],
                tinted=area.side not in seen,
            )
            seen.add(area.side)


def _middle(view: BoardView, area: Area) -> Cell:
    """The cell of the area that is nearest to the middle of all, one with a piece where there is one."""
    places = {cell.cell: (cell.column, cell.row) for cell in view.cells}
    occupied = {piece.cell for piece in view.pieces}
    across = sum(places[cell][0] for cell in area.cells) / len(area.cells)
    down = sum(places[cell][1] for cell in area.cells) / len(area.cells)

    def away(cell: Cell) -> tuple[bool, float, Cell]:
        x, y = places[cell]
        return cell not in occupied, (x - across) ** 2 + (y - down) ** 2, cell

    return min(area.cells, key=away)


def _token(screen: Screen, inks: Sequence[int], piece: PieceView, *, ghost: bool = False) -> Token:
    column, row = screen[piece.cell]
    return Token(
        column, row, Shape.KING if piece.kind is Kind.KING else Shape.MAN, inks[piece.side], ghost=ghost
    )


def _ghosts(
    game: Game[Any], screen: Screen, inks: Sequence[int], view: BoardView, last: LastMove | None
) -> Iterator[Token]:
    if last is None:
        return
    gone = {*last.move.captured, *(() if last.move.forfeited is None else (last.move.forfeited,))}
    standing = {piece.cell for piece in view.pieces}
    for piece in game.view(last.before).pieces:
        if piece.cell in gone and piece.cell not in standing:
            yield _token(screen, inks, piece, ghost=True)


def _last_marks(game: Game[Any], screen: Screen, last: LastMove | None) -> Iterator[Mark]:
    if last is None:
        return
    path, move = last.move.path, last.move
    emphases: dict[Cell, Emphasis] = {}
    if game.motion is Motion.PLACE:
        emphases |= dict.fromkeys(path, Emphasis.ARRIVED)
    elif game.motion is Motion.SHIFT:
        emphases |= dict.fromkeys(path, Emphasis.PASSED)
        emphases[path[0]] = Emphasis.ARRIVED
    else:
        emphases |= dict.fromkeys(path, Emphasis.PASSED)
        emphases |= {path[0]: Emphasis.LEFT, path[-1]: Emphasis.ARRIVED}
    emphases |= dict.fromkeys(move.captured, Emphasis.TAKEN)
    if move.forfeited is not None:
        emphases[move.forfeited] = Emphasis.TAKEN
    for cell, emphasis in emphases.items():
        yield Mark(*screen[cell], emphasis)


def _choice_marks(screen: Screen, choice: Choice | None) -> Iterator[Mark]:
    if choice is None:
        return
    for cell in choice.pieces:
        yield Mark(*screen[cell], Emphasis.CAN_MOVE)
    for cell in choice.barred:
        yield Mark(*screen[cell], Emphasis.BARRED)
    if choice.chosen is not None:
        yield Mark(*screen[choice.chosen], Emphasis.CHOSEN)
    for cell, label in choice.destinations:
        yield Mark(*screen[cell], Emphasis.DESTINATION, label)


def way(game: Game[Any], move: Move, bottom: Side) -> Trail:
    """The way of a piece on the screen."""
    screen = screen_of(game, bottom)
    return Trail(tuple(screen[cell] for cell in move.path))


def _trail(game: Game[Any], screen: Screen, last: LastMove | None) -> Trail | None:
    if last is None or game.motion is Motion.PLACE or len(last.move.path) < 2:
        return None
    return Trail(tuple(screen[cell] for cell in last.move.path))


def _scores(game: Game[Any], view: BoardView, *, over: bool) -> dict[Side, str]:
    """The score of each side in the game's own count: a number, and at the end the parts of which it is made."""
    remark = next((remark for remark in view.remarks if remark.code in _COUNTED), None)
    if remark is None:
        return {}
    scores = {}
    for side in Side:
        count = str(remark.details[game.colours[side].value])
        sizes = [str(len(area.cells)) for area in view.areas if area.side is side]
        if remark.code == "goal":
            scores[side] = f"{count}/{sum(piece.side is side for piece in view.pieces)}"
        elif not over or not sizes:
            scores[side] = count
        elif remark.code == "score":
            told = f"2×{'+'.join(sizes)} = {count}"
            scores[side] = told if len(told) <= _LONGEST_SUM else count
        else:
            scores[side] = " ".join(size for size in sizes[:5] if size != "1") or count
    return scores


def _strip(
    seats: Mapping[Side, Seat] | None,
    side: Side,
    inks: Sequence[int],
    view: BoardView,
    scores: Mapping[Side, str],
    *,
    over: bool,
) -> Strip | None:
    if seats is None:
        return None
    seat = seats[side]
    return Strip(
        name=seat.name,
        ink=inks[side],
        to_move=not over and view.to_move is side,
        captured=seat.captured,
        captured_kings=min(seat.captured_kings, seat.captured),
        time=seat.time,
        score=seat.score or scores.get(side, ""),
        winner=seat.winner,
    )
