"""The board of a game with its controls, and the list of one's own games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import discord

from bot.board.text import result
from bot.core.match import Match
from bot.core.rated import Change
from bot.language.markdown import escaped
from bot.language.words import Words, mention, moment
from bot.ui.cards.card import (
    MAX_LISTED,
    MAX_OPTIONS,
    Attached,
    Part,
    Reply,
    Tint,
    boxed,
    button,
    menu,
    option,
    picture_part,
    row,
    text_part,
    text_reply,
)
from bot.ui.cards.invitations import setup_text
from bot.ui.cards.ratings import changes_text
from bot.ui.control_ids import ControlId, move_key
from rules import Side


def match_card(
    match: Match,
    words: Words,
    picture: Attached | None,
    now: datetime,
    *,
    news: str = "",
    board: str = "",
    controls: bool = True,
    ping: int | None = None,
    private: bool = False,
    past: bool = False,
    rated: Sequence[Change] = (),
) -> Reply:
    """The game as it stands, for a place or for one reader.

    `news` stands first (what has just happened); `board` is the position as text, for readers without pictures;
    `ping` is whom it calls; without `controls` it is only to be looked at; of a `past` board only the last move is
    told, and the picture is the one that the message has already; `rated`: what the game changed when it was over.
    """
    parts: list[Part] = [text_part(heading(match, words))]
    if news:
        parts.append(text_part(news))
    if picture is not None:
        parts.append(picture_part(picture))
    if board:
        parts.append(text_part(f"```\n{board}\n```"))
    told = last_move(match, words) if past else standing(match, words, now)
    if told:
        parts.append(text_part(told))
    if match.outcome is not None and match.terms.rated:
        parts.append(text_part(changes_text(rated, match.outcome.ending, words)))
    if controls:
        parts.extend(_final_controls(match, words) if match.over else _controls(match, words))
    tint = Tint.OVER if match.over else Tint.PRIVATE if private else Tint.TURN
    files = () if picture is None or past else (picture,)
    return Reply(boxed(parts, tint), files, ping)


def heading(match: Match, words: Words) -> str:
    """Game, number and players with their colours."""
    game = match.game
    sides = [
        words("match-side", colour=words.colour(game, side), player=mention(match.players[side]))
        for side in Side
    ]
    title = words("match-heading", game=words.game(match.terms.game), number=str(match.id))
    return f"### {title}\n{sides[0]} · {sides[1]}"


def named(match: Match, user: int, words: Words) -> str:
    """One small line that tells which game is meant: "#12 Russian draughts · against @Ann"."""
    if user in match.players:
        rivals = words("list-option-against", opponent=mention(match.opponent_of(user)))
    else:
        rivals = " – ".join(mention(player) for player in match.players)
    title = words("list-option-match", number=str(match.id), game=words.game(match.terms.game))
    return f"-# {title} · {rivals}"


def standing(match: Match, words: Words, now: datetime) -> str:
    """Last move, remarks of the rules, offers, and the result or who is to move until when."""
    lines = [told] if (told := last_move(match, words)) else []
    if not match.moves and match.terms.setup is not None:
        lines.append(words("terms-setup", setup=setup_text(match.terms, words)))
    view = match.game.view(match.state)
    lines.extend(words.fact("remark", remark) for remark in view.remarks)
    if match.over:
        return "\n".join([*lines, f"**{result(match, words)}**"])
    if match.draw_offer is not None:
        lines.append(words("match-draw-offered", player=mention(match.players[match.draw_offer])))
    if match.talks.takeback is not None:
        lines.append(words("match-takeback-asked", player=mention(match.players[match.talks.takeback])))
    lines.append(f"**{words('match-to-move', player=mention(match.mover))}** {clock(match, words, now)}")
    if (left := match.clock.left[match.to_move.other]) is not None:
        waiting = mention(match.players[match.to_move.other])
        lines.append(f"-# {words('match-time-left', player=waiting, time=left)}")
    return "\n".join(lines)


def last_move(match: Match, words: Words) -> str:
    """Who moved what, and what it took; empty before the first move."""
    if match.previous_state is None:
        return ""
    side = match.previous_state.to_move
    move = match.last_move
    captured = 0 if move is None else len(move.captured)
    ply = len(match.moves)
    return words(
        "match-last-move",
        player=mention(match.players[side]),
        move=match.moves[-1],
        number=f"{(ply + 1) // 2}." if ply % 2 else f"{ply // 2}...",
        ply=ply,
        captured=captured,
    )


def clock(match: Match, words: Words, now: datetime) -> str:
    """Until when the side to move has time, and whether the clock stands still meanwhile."""
    if match.fallen is not None:
        return words("match-fallen")
    if not match.terms.pace.limited:
        return words("match-no-clock")
    pause, deadline = match.clock.standing(now), match.clock.deadline()
    told = [] if deadline is None else [words("match-deadline", when=moment(deadline))]
    if pause is not None:
        end = "" if pause.end is None else moment(pause.end, "f")
        told.append(
            words(f"match-paused-{pause.why.value}", until=end, open="yes" if pause.end is None else "no")
        )
    return " ".join(told)


def _controls(match: Match, words: Words) -> list[discord.ui.ActionRow[discord.ui.LayoutView]]:
    def to(action: str) -> ControlId:
        return ControlId(action, match.id, match.seq)

    style = discord.ButtonStyle
    draw = "button-draw" if match.draw_offer is None else "button-draw-answer"
    return [
        row(
            button(words("button-move"), to("move"), style.primary),
            button(words("button-type"), to("type")),
            button(words("button-board"), to("board")),
            button(words(draw), to("draw")),
            button(words("button-resign"), to("resign"), style.danger),
        )
    ]


def _final_controls(match: Match, words: Words) -> list[discord.ui.ActionRow[discord.ui.LayoutView]]:
    def to(action: str) -> ControlId:
        return ControlId(action, match.id, match.seq)

    buttons = [
        button(words("button-rematch"), to("rematch"), discord.ButtonStyle.success),
        button(words("button-history"), to("history")),
        button(words("button-replay"), to("replay")),
        button(words("button-export"), to("export")),
    ]
    return [row(*buttons)]


def match_list(
    matches: Sequence[Match],
    user: int,
    names: Mapping[int, str],
    words: Words,
    now: datetime,
    unreadable: Sequence[int] = (),
) -> Reply:
    """My open games, those that wait for me first; a select opens one, a button the next that waits.

    `unreadable`: the numbers of those that cannot be opened, but ended.
    """
    if not matches and not unreadable:
        return text_reply(words("list-no-games"))
    lines = [f"### {words('list-games', count=len(matches) + len(unreadable))}"]
    lines += [f"- {words('list-unreadable', number=str(number))}" for number in unreadable[:MAX_LISTED]]
    lines += [_match_line(match, user, names, words, now) for match in matches[:MAX_LISTED]]
    if len(matches) > MAX_LISTED:
        lines.append(words("list-more", count=len(matches) - MAX_LISTED))
    parts: list[Part] = [text_part("\n".join(lines))]
    parts.append(match_menu(matches, user, names, words, ControlId("open"), unreadable))
    if any(match.mover == user for match in matches):
        parts.append(row(button(words("button-next-game"), ControlId("next"), discord.ButtonStyle.primary)))
    return Reply(boxed(parts))


def match_menu(
    matches: Sequence[Match],
    user: int,
    names: Mapping[int, str],
    words: Words,
    control: ControlId,
    unreadable: Sequence[int] = (),
) -> discord.ui.ActionRow[Any]:
    """A menu of games; the value of a choice is the number of the game."""
    options = [option(words("list-unreadable", number=str(number)), str(number)) for number in unreadable]
    options += [
        option(
            words("list-option-match", number=str(match.id), game=words.game(match.terms.game)),
            str(match.id),
            words("list-option-against", opponent=names[match.opponent_of(user)]),
        )
        for match in matches
    ]
    return menu(words("list-choose-game"), control, options[:MAX_OPTIONS])


def which_game(
    matches: Sequence[Match], user: int, names: Mapping[int, str], words: Words, action: str
) -> Reply:
    """Asks which of several games a command is about; choosing one goes on with the command."""
    asked = words(f"which-game-{action}")
    return Reply(
        boxed([text_part(asked), match_menu(matches, user, names, words, ControlId("which", rest=action))])
    )


def which_move(text: str, boards: Sequence[tuple[Match, str, Attached]], user: int, words: Words) -> Reply:
    """Asks in which of several games a typed move is meant: each with its board and a button that plays it there.

    `boards`: the match, the move as that game writes it, and the picture.
    """
    parts: list[Part] = [text_part(words("which-game-move", move=escaped(text)))]
    for match, move, picture in boards:
        label = words("which-game-play", number=str(match.id), move=move)
        parts += [
            text_part(named(match, user, words)),
            picture_part(picture),
            row(
                button(
                    label, ControlId("play", match.id, match.seq, move_key(move)), discord.ButtonStyle.primary
                )
            ),
        ]
    return Reply(boxed(parts), tuple(picture for _, _, picture in boards))


def _match_line(match: Match, user: int, names: Mapping[int, str], words: Words, now: datetime) -> str:
    mine = match.mover == user
    return "- " + words(
        "list-match",
        number=str(match.id),
        game=words.game(match.terms.game),
        opponent=escaped(names[match.opponent_of(user)]),
        turn="mine" if mine else "theirs",
        clock=clock(match, words, now),
    )
