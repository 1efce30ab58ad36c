"""Conditional moves: the lines that a player has prepared, and their fate when a move is made.

A line is a possible continuation of a match, move by move in canonical texts, up to a move of the player whose line
it is. The lines of one player are a tree: wherever they are to move, all lines that lead there go on with the same
move, so there is never a choice to make.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from bot.core.errors import BadLine, MatchError
from bot.core.events import NOTHING_OPEN
from bot.core.match import Match
from rules import Game, Move, MoveError, Side, State

MAX_LINES: Final = 30
MAX_PLIES: Final = 30
MAX_NEWS: Final = 20
"""News that a player does not have yet are kept up to so many changes, the latest of them."""

_BETWEEN: Final = re.compile(r"[\s,;、，；・→➡]+|[①-⑳]")
_MOST_WORDS: Final = 64  # of one move; the longest captures name some twenty squares
_NUMBER: Final = re.compile(r"\d+\.+|第?\d+手目?[：:]?")

Line: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LineNews:
    """A change's effect on prepared lines: `ply` moves were made, `move` last (None: taken back), answered by `reply`.

    `dropped`: lines that did not fit; `left`: how many remain.
    """

    ply: int
    move: str | None
    reply: str | None
    dropped: tuple[Line, ...]
    left: int


@dataclass(frozen=True, slots=True)
class Prepared:
    """The lines of a player in a match, from the position of event `turn_seq`; `news`: not told yet, oldest first.

    `due`: they begin with the player's answer to a move that was made, which is to be played.
    """

    user: int
    turn_seq: int
    lines: tuple[Line, ...] = ()
    news: tuple[LineNews, ...] = ()
    due: bool = False

    @property
    def reply(self) -> str | None:
        """The move that is to be played for the player; None where there is none."""
        return self.lines[0][0] if self.due else None

    def after(self, match: Match) -> Prepared:
        """The lines that remain after the last move of the match: those that begin with it, without it."""
        move = match.moves[-1]
        fit = [line for line in self.lines if line[0] == move]
        kept = tuple(line[1:] for line in fit if len(line) > 1)
        dropped = tuple(line for line in self.lines if line not in fit)
        return self._changed(match, kept, LineNews(len(match.moves), move, None, dropped, len(kept)))

    def replied(self, match: Match) -> Prepared:
        """The same, where the last move of the match was the prepared one."""
        kept = tuple(line[1:] for line in self.lines if len(line) > 1)
        ply = len(match.moves) - 1
        asked = match.moves[ply - 1] if ply else None
        news = LineNews(ply, asked, match.moves[-1], (), len(kept))
        earlier = self.news
        if earlier and earlier[-1].ply == ply:
            # The opponent's effect on the lines and the answer to it are one piece of news.
            news, earlier = replace(news, dropped=earlier[-1].dropped), earlier[:-1]
        due = bool(kept) and match.mover == self.user
        told = (*earlier, news)[-MAX_NEWS:]
        return replace(self, turn_seq=match.turn_seq, lines=kept, news=told, due=due)

    def planned(self, lines: tuple[Line, ...]) -> Prepared:
        """The player has these lines now, written or left; only an answer that was due still is."""
        return replace(self, lines=lines, due=bool(lines) and self.reply == lines[0][0])

    def undone(self, match: Match) -> Prepared:
        """The state after moves were taken back: no line is left, because none begins here."""
        return self._changed(match, (), LineNews(len(match.moves), None, None, self.lines, 0))

    def _changed(self, match: Match, lines: tuple[Line, ...], news: LineNews) -> Prepared:
        told = (*self.news, news)[-MAX_NEWS:] if news.dropped else self.news
        due = bool(lines) and match.mover == self.user
        return replace(self, turn_seq=match.turn_seq, lines=lines, news=told, due=due)


@dataclass(frozen=True, slots=True)
class Added:
    """The lines after one was added. `new`: it was not there yet; `replaced`: those that it contradicts."""

    lines: tuple[Line, ...]
    new: bool
    replaced: tuple[Line, ...]


def ahead(match: Match, line: Iterable[str]) -> Match:
    """The match after these moves, to be looked at: without clocks, talks or consent. Raises the rules' MoveErrors."""
    game, state, before, moves = match.game, match.state, match.previous_state, list(match.moves)
    for text in line:
        before, state = state, game.play(state, game.parse(state, text))
        moves.append(text)
    if len(moves) == len(match.moves):
        return match
    outcome = game.outcome(state)
    return replace(
        match, state=state, previous_state=before, moves=tuple(moves), talks=NOTHING_OPEN, outcome=outcome
    )


def read(match: Match, text: str) -> Line:
    """The line that somebody typed: moves one after the other, with or without numbers and commas. Raises BadLine."""
    tokens = [token for token in _BETWEEN.split(text.strip()) if token and not _NUMBER.fullmatch(token)]
    game, state = match.game, match.state
    line: list[str] = []
    numbered = ""
    while tokens:
        move = None
        for count in range(1, min(len(tokens), _MOST_WORDS) + 1):
            # A move may be written with spaces in it: the shortest beginning that is one counts.
            try:
                move = game.parse(state, " ".join(tokens[:count]))
            except MoveError:
                continue
            break
        ply = len(match.moves) + len(line) + 1
        if move is None and tokens[0] == str(ply) != numbered and len(tokens) > 1:
            # The number of the move, as the bot itself writes it where moves are counted by plies.
            numbered, tokens = tokens[0], tokens[1:]
            continue
        if move is None:
            raise _no_move(game, state, line, tokens[0])
        line.append(game.format(state, move))
        state = game.play(state, move)
        tokens = tokens[count:]
        if len(line) > MAX_PLIES:
            raise BadLine("long", most=MAX_PLIES)
    return tuple(line)


def checked(match: Match, side: Side, line: Sequence[str]) -> Line:
    """The line in canonical texts, once it can be prepared by this side in this match.

    It ends with a move of theirs that answers one of the opponent's. Raises BadLine.
    """
    if len(line) > MAX_PLIES:
        raise BadLine("long", most=MAX_PLIES)
    game, state = match.game, match.state
    canonical: list[str] = []
    movers: list[Side] = []
    for text in line:
        try:
            move = game.parse(state, text)
        except MoveError:
            raise _no_move(game, state, canonical, text) from None
        canonical.append(game.format(state, move))
        movers.append(state.to_move)
        state = game.play(state, move)
    if side.other not in movers or movers[-1] is not side:
        raise BadLine("unanswered")
    return tuple(canonical)


def with_line(match: Match, side: Side, lines: tuple[Line, ...], line: Line) -> Added:
    """The lines with one more, checked, in place of those that it continues or contradicts. Raises BadLine."""
    if any(known[: len(line)] == line for known in lines):
        return Added(lines, False, ())
    movers = _movers(match, line)
    replaced = tuple(known for known in lines if _contradicts(known, line, movers, side))
    kept = tuple(known for known in lines if known not in replaced and known != line[: len(known)])
    if len(kept) >= MAX_LINES:
        raise BadLine("many", most=MAX_LINES)
    return Added((*kept, line), True, replaced)


def _movers(match: Match, line: Line) -> list[Side]:
    """The side that makes each move of the line. Raises the rules' MoveErrors."""
    game, state = match.game, match.state
    movers = []
    for text in line:
        movers.append(state.to_move)
        state = game.play(state, game.parse(state, text))
    return movers


def _contradicts(known: Line, line: Line, movers: Sequence[Side], side: Side) -> bool:
    """Do the lines part at a move of this side's own?"""
    for old, new, mover in zip(known, line, movers, strict=False):
        if old != new:
            return mover is side
    return False


def _no_move(game: Any, state: Any, line: Sequence[str], text: str) -> MatchError:
    if not game.legal_moves(state):
        return BadLine("ended", after=" ".join(line))
    legal = [game.format(state, move) for move in game.legal_moves(state)]
    return BadLine("move", move=text, after=" ".join(line), start="no" if line else "yes", legal=legal[:8])


_DIGITS: Final = string.digits + string.ascii_letters


def shorten(match: Match, line: Sequence[str]) -> str:
    """A line of this position in digits and letters, about one a move. Raises the rules' MoveErrors."""
    game, state = match.game, match.state
    counts: list[tuple[int, int]] = []
    for text in line:
        legal = _in_order(game, state)
        move = game.parse(state, text)
        counts.append((legal.index(move) + 1, len(legal) + 1))
        state = game.play(state, move)
    number = 0
    for digit, base in reversed(counts):
        number = number * base + digit
    written = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        written = _DIGITS[digit] + written
    return written


def lengthen(match: Match, text: str) -> tuple[str, ...]:
    """The line that was shortened in this position. Raises ValueError where it cannot have been."""
    number = 0
    for sign in text:
        number = number * len(_DIGITS) + _DIGITS.index(sign)
    game, state, line = match.game, match.state, []
    while number:
        legal = _in_order(game, state)
        number, digit = divmod(number, len(legal) + 1)
        if not 0 < digit <= len(legal):
            raise ValueError(f"no line of this position: {text}")
        move = legal[digit - 1]
        line.append(game.format(state, move))
        state = game.play(state, move)
    return tuple(line)


def _in_order(game: Game[Any], state: State) -> list[Move]:
    return sorted(
        game.legal_moves(state),
        key=lambda m: (m.path, m.captured, -1 if m.forfeited is None else m.forfeited),
    )
