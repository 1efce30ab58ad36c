"""Conditional moves as their owner reads them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bot.core.conditional import Line, LineNews
from bot.core.match import Match
from bot.language.words import Words, shortened
from bot.ui.cards.card import Reply, text_reply
from bot.ui.cards.games import named
from rules import MoveError, Notation

MAX_DROPPED = 5
"""Lines that are gone and written out once more."""
MAX_LINE = 200


def line_text(match: Match, line: Line, notation: Notation | None) -> str:
    """The line with the numbers of its moves, as it follows where the match stands: "12. 32-28 19-23 13. 28x19"."""
    game, state, ply = match.game, match.state, len(match.moves)
    written: list[str] = []
    for number, text in enumerate(line, start=ply):
        if number % 2 == 0 or not written:
            written.append(f"{number // 2 + 1}." if number % 2 == 0 else f"{number // 2 + 1}...")
        move = game.parse(state, text)
        written.append(game.format(state, move, notation))
        state = game.play(state, move)
    return " ".join(written)


def news_card(match: Match, user: int, told: Sequence[tuple[LineNews, Match | None]], words: Words) -> Reply:
    """What happened to a player's lines; each piece of news with the match before the move that it tells of."""
    lines = [f"### {words('lines-news')}", named(match, user, words)]
    for news, before in told:
        lines += _news_lines(news, before, words)
    return text_reply("\n".join(lines))


def _news_lines(news: LineNews, before: Match | None, words: Words) -> list[str]:
    dropped = [f"- {_quoted(before, line)}" for line in news.dropped[:MAX_DROPPED]]
    left = words("lines-left", count=news.left)
    count = len(news.dropped)
    if news.move is None:
        return [words("lines-news-undone", count=count), *dropped]
    if news.reply is None:
        return [words("lines-news-dropped", move=news.move, count=count), *dropped, left]
    others = [words("lines-others-dropped", count=count)] if count else []
    return [words("lines-news-replied", move=news.move, reply=news.reply), *others, left]


def _quoted(before: Match | None, line: Line) -> str:
    text = " ".join(line)
    if before is not None:
        with suppress(MoveError):  # where moves were taken back since
            text = line_text(before, line, None)
    return f"`{shortened(text, MAX_LINE)}`"
