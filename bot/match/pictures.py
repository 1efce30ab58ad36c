"""A finished game as a square picture to be passed on, and as words."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.board.matches import diagram_for, past
from bot.board.moves import in_notation
from bot.board.text import result, result_by_colour
from bot.core.match import Match
from bot.core.preferences import PlayerSettings
from bot.core.rating import Change
from bot.language.words import Names, Words, shortened
from bot.reviews.model import Turn
from render.chart import MAX_TITLE
from render.diagram import MAX_BANNER, MAX_TIME, Strip
from render.poster import Fact, Poster
from rules import Side

_MINUS, _DASH = "−", "–"
"""In words, and in pictures: fonts of alphabets have no minus, and the figures would come from another with it."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Facts that a match does not know: changes of ratings, tournament, round (empty: none), the deciding move."""

    rated: Sequence[Change] = ()
    event: str = ""
    round: str = ""
    turn: Turn | None = None


def poster_of(
    match: Match, kept: Kept, words: Words, settings: PlayerSettings, names: Names, bottom: Side
) -> Poster:
    """The picture of a match that is over, with `bottom` below."""
    board = diagram_for(match, words, settings, names, bottom=bottom, told=False)
    told = {change.user: _rating(change, words).replace(_MINUS, _DASH) for change in kept.rated}
    assert board.top is not None
    assert board.bottom is not None
    top, low = (
        _with_rating(strip, told.get(match.players[side], ""))
        for strip, side in ((board.top, bottom.other), (board.bottom, bottom))
    )
    facts = [
        Fact(shortened(text, MAX_BANNER), shortened(heading, MAX_BANNER))
        for heading, text in _facts(match, kept, words, settings)
    ]
    return Poster(
        replace(board, top=top, bottom=low),
        shortened(words.game(match.terms.game), MAX_TITLE),
        shortened(_event(kept, words), MAX_TITLE),
        tuple(facts),
    )


def poster_described(match: Match, kept: Kept, words: Words, settings: PlayerSettings, names: Names) -> str:
    """The same in words, for readers without the picture."""
    parts = [words.game(match.terms.game), _event(kept, words), result(match, words, names)]
    parts += [words.about(names[change.user], _rating(change, words)) for change in kept.rated]
    facts = _facts(match, kept, words, settings)[1:]
    parts += [words.about(heading, text) if heading else text for heading, text in facts]
    return words.apart(*(part for part in parts if part))


def _facts(match: Match, kept: Kept, words: Words, settings: PlayerSettings) -> list[tuple[str, str]]:
    """Each with its heading, or none: the result first."""
    plies = len(match.moves)
    facts = [("", result_by_colour(match, words))]
    facts.append(("", words("poster-moves", moves=(plies + 1) // 2, plies=plies)))
    if match.ended_at is not None:
        facts.append(("", words("curve-day", day=match.ended_at.date())))
    if kept.turn is not None:
        facts.append((words("poster-turn"), _numbered(match, kept.turn.ply, words, settings)))
    return facts


def _event(kept: Kept, words: Words) -> str:
    return words("poster-event", event=kept.event, round=kept.round) if kept.event else ""


def _rating(change: Change, words: Words) -> str:
    before, after = round(change.before.resting(change.at).value), round(change.after.value)
    sign = _MINUS if after < before else "+" if after > before else "±"
    mark = "?" if change.after.provisional else ""
    return words("poster-rating", rating=f"{after}{mark}", difference=f"{sign}{abs(after - before)}")


def _with_rating(strip: Strip, rating: str) -> Strip:
    return replace(strip, score=shortened(rating, MAX_TIME)) if rating else strip


def _numbered(match: Match, ply: int, words: Words, settings: PlayerSettings) -> str:
    number = f"{(ply + 1) // 2}." if ply % 2 else f"{ply // 2}..."
    until = past(match, match.states(), ply)
    written = in_notation(until.game, until.start_state, until.moves, settings.notation)[-1]
    return words("numbered-move", number=number, ply=ply, move=written)
