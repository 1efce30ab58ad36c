"""Every picture by its kind, drawn off the event loop: boards, films, sheets of all games."""

import asyncio
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from itertools import pairwise
from random import Random
from typing import Final, TypeVar

import render
from bot.board.diagram import diagram_of, kings_taken
from bot.board.matches import choice_of, diagram_for, past
from bot.board.moves import jumps
from bot.core.match import Match, begin
from bot.core.pace import DEFAULT, Pace
from bot.core.preferences import PlayerSettings
from bot.core.record import Header
from bot.core.terms import Place, Terms
from bot.language.texts import Texts
from bot.language.words import Words
from render import Bracket, Content, Table, legible
from render.diagram import Diagram, Emphasis, Mark, Shade, Shape, Tile, Token
from rules import GAMES, Kind, Side, find_game

__all__ = ["Bracket", "Diagram", "Table", "legible"]  # besides what is defined here

T = TypeVar("T")

THEMES = tuple(render.THEMES)  # the looks that a reader may choose, the default first
_LARGE = 600  # cells from which on a table takes so long that a worker process draws it


async def pictured(content: Content | Sequence[Diagram], theme: str | None = None) -> bytes:
    """Any picture but that of a single board, as a PNG; of a table or a tree only where it is not `large`."""
    return await drawn(lambda: painted(content, theme))


def painted(content: Content | Sequence[Diagram], theme: str | None = None) -> bytes:
    """The same in this thread, or process."""
    return render.paint(content, look(theme))


def large(content: Table | Bracket) -> bool:
    """Whether it takes long to be drawn."""
    if isinstance(content, Table):
        return len(content.rows) * len(content.columns) > _LARGE
    return len(content.rounds[0].ties) > 16


async def drawn(draw: Callable[[], T]) -> T:
    """Run the function, which draws or prepares a drawing, in a thread of its own, since it takes its time."""
    return await asyncio.to_thread(draw)


def edge(theme: str | None) -> int:
    """The colour that calls somebody to move in this look, as a number."""
    red, green, blue = render.THEMES[look(theme)].turn
    return red << 16 | green << 8 | blue


def look(theme: str | None) -> str:
    """The chosen look; the default where none is chosen, or one that is gone."""
    return theme if theme in THEMES else THEMES[0]


MAX_FRAMES: Final = 300  # pictures in one animation: longer ones grow too large for a message


@dataclass(frozen=True, slots=True)
class Film:
    """A match as one reader looks back on it: in their language, with these names of its players, from this side."""

    match: Match
    language: str
    settings: PlayerSettings
    names: tuple[str, str]
    bottom: Side
    plies: int = MAX_FRAMES - 1  # the last moves that are shown, at most

    @property
    def key(self) -> Hashable:
        """The same for films that are the same."""
        match, settings = self.match, self.settings
        looks = settings.theme, settings.notation, settings.numbers
        return match.id, match.seq, self.language, looks, self.names, self.bottom, self.plies


def film(wanted: Film) -> bytes:
    """The animated GIF: every position, or the last ones; captures jump by jump."""
    match, words = wanted.match, Words(_texts(), wanted.language)
    names = dict(zip(match.players, wanted.names, strict=True))
    states = match.states()
    kings = kings_taken(match.game, states, match.moves)
    shown_to = partial(diagram_for, words=words, settings=wanted.settings, names=names, bottom=wanted.bottom)
    frames = [
        shown_to(past(match, states, ply), kings=kings[ply], told=False)
        for ply in range(max(0, len(states) - 1 - wanted.plies), len(states))
    ]
    shown, passing = frames[:1], set[int]()
    for before, after in pairwise(frames):
        for between in jumps(before, after):
            passing.add(len(shown))
            shown.append(between)
        shown.append(after)
    return render.draw_replay(shown, look(wanted.settings.theme), passing)


@cache
def _texts() -> Texts:
    return Texts(strict=False)


_GAMES_TRIED = 4
_LONGEST = 160
_NAMES = {1: "Marcel Deslauriers", 2: "加藤 香流"}
_BEGAN = datetime(2026, 1, 5, 12, tzinfo=UTC)


def picture(key: str, position: str | None = None, theme: str = "wood", form: str = ".png") -> bytes:
    """A position of a game, or its start, as PNG or as .svg. Raises UnknownGame, BadPosition, KeyError for a theme."""
    game = find_game(key)
    state = game.start() if position is None else game.load(position)
    shown = diagram_of(game, state, bottom=game.view(state).bottom)
    return render.draw_svg(shown, theme).encode() if form == ".svg" else render.draw(shown, theme)


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
            *(Token(x, y, Shape.MAN, ink) for x, y, ink in ((1, 0, 1), (0, 1, 0), (5, 2, 0))),
            *(Token(x, y, Shape.KING, ink) for x, y, ink in ((3, 0, 1), (4, 1, 0))),
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
    shown = partial(diagram_for, words=words, settings=settings, names=_NAMES)
    public = [shown(match, bottom=match.to_move) for match in (played[0][0], middle, moved)]
    opened = [choice_of(middle, settings, cell) for cell in (None, chosen)]
    private = [shown(middle, bottom=middle.to_move, choice=each, now=middle.last_at) for each in opened]
    return [*public, *private, shown(end, bottom=Side.FIRST)]


def _match(key: str, seed: int) -> list[Match]:
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
