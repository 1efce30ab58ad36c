"""Conditional moves as their owner reads them, and the board on which lines are built or just tried."""

import enum
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.board.moves import in_a_row, in_notation, numbered_moves
from bot.board.text import result
from bot.core.match import Match
from bot.language.words import Words, mention, shortened
from bot.lines.model import MAX_LINES, Line, LineNews, lengthen, shorten
from bot.match.cards.games import heading, named
from bot.skin import card as ui
from rules import MoveError

ROOM_FOR_LINES = 3000  # characters for all lines together, of the 4000 of a message
MAX_DROPPED = 5  # lines that are gone and written out once more
MAX_LINE = 200
MAX_ENTRY = 100


class Purpose(enum.StrEnum):
    """The purpose of a board ahead of the game."""

    LINE = "c"  # to prepare a line of conditional moves
    TRIAL = "e"  # to try moves; nothing is kept


@dataclass(frozen=True, slots=True)
class Ahead:
    """A board ahead of the game: `line` leads from `match` to the `shown` position, and its controls carry it."""

    match: Match
    line: Line
    shown: Match
    purpose: Purpose

    def control(self, action: str, rest: str = "", *, line: Line | None = None) -> ui.ControlId:
        """The control for an action on this board, or on that of another line."""
        key = self.purpose.value + shorten(self.match, self.line if line is None else line)
        return ui.ControlId(f"line-{action}", self.match.id, self.match.seq, f"{key}.{rest}" if rest else key)


def read_key(match: Match, text: str) -> tuple[Purpose, Line]:
    """The purpose and the line that the control of such a board carries. Raises ValueError."""
    key = text.partition(".")[0]
    return Purpose(key[:1]), lengthen(match, key[1:])


def lines_card(match: Match, user: int, lines: Sequence[Line], words: Words, said: str = "") -> ui.Reply:
    """The lines that a player has prepared, with the controls to add, change and remove them; `said` stands first."""
    told = [heading(match, words), f"### {words('lines-heading', count=len(lines))}", words("lines-how")]
    if match.mover == user:
        told.append(words("lines-after-yours"))
    parts: list[ui.Part] = ["\n".join([said, *told]).strip()]
    texts = [line_text(match, line, words) for line in lines]
    if lines:
        room = ROOM_FOR_LINES // len(lines)
        parts.append("\n".join(f"- `{shortened(text, room)}`" for text in texts))
    for start in range(0, len(lines), ui.MAX_OPTIONS):
        options = [
            ui.option(_ending(text), f"{Purpose.LINE.value}{shorten(match, line)}")
            for line, text in list(zip(lines, texts, strict=True))[start : start + ui.MAX_OPTIONS]
        ]
        parts.append(ui.menu(words("lines-choose"), _to(match, "line-open", str(start)), options))
    buttons = [
        ui.button(words("button-line-new"), _to(match, "line-move", Purpose.LINE.value), ui.Style.primary),
        ui.button(words("button-line-type"), _to(match, "line-type")),
    ]
    if len(lines) >= MAX_LINES:
        buttons = []
    if lines:
        buttons.append(ui.button(words("button-lines-clear"), _to(match, "lines-clear"), ui.Style.danger))
    parts.append(ui.row(*buttons))
    return ui.Reply(ui.boxed(parts))


def ahead_card(
    board: Ahead,
    user: int,
    words: Words,
    picture: ui.Attached,
    menus: Sequence[ui.Part],
    *,
    known: bool = False,
) -> ui.Reply:
    """The board after the moves of the line, and its continuations. `known`: the line is one of those prepared."""
    match, shown, line = board.match, board.shown, board.line
    building = board.purpose is Purpose.LINE
    told = [f"### {words('line-heading' if building else 'trial-heading')}", named(match, user, words)]
    told.append(f"`{line_text(match, line, words)}`" if line else words("line-start"))
    if shown.over:
        told.append(f"**{result(shown, words)}**")
    elif building:
        mine = "line-your-answer" if line else "line-your-move"
        theirs = "line-their-next" if _answers(board, user) and not known else "line-their-move"
        told.append(words(mine if shown.mover == user else theirs))
    else:
        told.append(words("match-to-move", player=mention(shown.mover), bot=shown.mover == shown.bot))
    if not building:
        told.append(f"-# {words('trial-note')}")
    buttons = []
    if line:
        buttons.append(ui.button(words("button-line-back"), board.control("move", line=line[:-1])))
    if len(line) > 1:
        buttons.append(ui.button(words("button-line-start"), board.control("move", line=())))
    if building:
        buttons += _keeping(board, user, words, known=known)
    parts = "\n".join(told), ui.picture_part(picture), *menus, ui.row(*buttons)
    return ui.Reply(ui.boxed(parts), (picture,))


def _keeping(board: Ahead, user: int, words: Words, *, known: bool) -> list[ui.Button]:
    """The buttons that keep the line, give it up, or lead back to all lines."""
    match, line, buttons = board.match, board.line, []
    if known:
        buttons.append(ui.button(words("button-line-remove"), board.control("remove"), ui.Style.danger))
    elif _answers(board, user):
        buttons.append(ui.button(words("button-line-save"), board.control("save"), ui.Style.success))
    return [*buttons, ui.button(words("button-lines-all"), _to(match, "lines", str(len(line))))]


def _answers(board: Ahead, user: int) -> bool:
    """Does the line end with an answer of this player's to a move of the opponent's?"""
    states = board.shown.states()[len(board.match.moves) : -1]
    movers = [board.match.players[state.to_move] for state in states]
    return bool(movers) and movers[-1] == user and any(mover != user for mover in movers)


def _ending(text: str) -> str:
    """The line for an entry of a menu: where it is too long, its end, by which lines differ."""
    return text if len(text) <= MAX_ENTRY else "…" + text[1 - MAX_ENTRY :]


def _to(match: Match, action: str, rest: str = "") -> ui.ControlId:
    return ui.ControlId(action, match.id, match.seq, rest)


def line_text(match: Match, line: Line, words: Words) -> str:
    """The line with the numbers of its moves, as it follows where the match stands: "12. 32-28 19-23 13. 28x19"."""
    texts = in_notation(match.game, match.state, line, words.moves_in)
    return in_a_row(numbered_moves(texts, words, len(match.moves)), words)


def news_card(
    match: Match, user: int, told: Sequence[tuple[LineNews, Match | None]], words: Words
) -> ui.Reply:
    """The history of a player's lines; each piece of news with the match before the move that it tells of."""
    lines = [f"### {words('lines-news')}", named(match, user, words)]
    for news, before in told:
        stands = match.moves[news.ply - 1 : news.ply + 1] == (news.move, news.reply)
        lines += _news_lines(news, before, words, stands=stands)
    return ui.text_reply("\n".join(lines))


def _news_lines(news: LineNews, before: Match | None, words: Words, *, stands: bool) -> list[str]:
    """`stands`: the prepared answer has not been taken back since."""
    dropped = [f"- {_quoted(before, line, words)}" for line in news.dropped[:MAX_DROPPED]]
    left = words("lines-left", count=news.left)
    count = len(news.dropped)
    if news.move is None:
        return [words("lines-news-undone", count=count), *dropped]
    move, *replies = _written(before, (news.move, *filter(None, [news.reply])), words)
    if not replies:
        return [words("lines-news-dropped", move=move, count=count), *dropped, left]
    others = [words("lines-others-dropped", count=count)] if count else []
    replied = words("lines-news-replied", move=move, reply=replies[0], stands="yes" if stands else "no")
    return [replied, *others, left]


def _written(before: Match | None, line: Line, words: Words) -> list[str]:
    """The moves as the reader writes them; as they are kept where they cannot be followed any more."""
    if before is not None:
        with suppress(MoveError):  # where moves were taken back since
            return in_notation(before.game, before.state, line, words.moves_in)
    return list(line)


def _quoted(before: Match | None, line: Line, words: Words) -> str:
    text = " ".join(line)
    if before is not None:
        with suppress(MoveError):  # where moves were taken back since
            text = line_text(before, line, words)
    return f"`{shortened(text, MAX_LINE)}`"
