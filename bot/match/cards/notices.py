"""The cards of what people must be told besides boards, and of looking back at a game."""

import re
from collections.abc import Callable, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from typing import Any

from bot.board.moves import in_a_row, in_notation, numbered_moves
from bot.board.text import result
from bot.core.log import kind_of
from bot.core.match import Match
from bot.core.news import DrawOffered, FellChoice, News, Reminder, TakebackAsked, VacationSpent
from bot.core.notice import Notice
from bot.core.until import End
from bot.language.markdown import escaped, linked
from bot.language.words import Links, Names, Words, mention, moment
from bot.match.cards.games import heading, titled
from bot.skin import card as ui

ANSWERS: dict[type[News], tuple[str, ...]] = {
    DrawOffered: ("draw-accept", "draw-decline"),
    TakebackAsked: ("takeback-grant", "takeback-refuse"),
    FellChoice: ("claim-time", "give-day", "go-on"),
}
"""The answers that may be given at once, by the actions of the buttons."""
_LINES = 15  # games that the message of the day names: Discord takes 4,000 signs, links among them


def notice_card(
    notice: Notice, match: Match | None, words: Words, link: str = "", *, answer: str = ""
) -> ui.Reply:
    """A sentence with buttons to answer it; `answer`: how it was answered; `link`: to the latest board."""
    text = notice_text(notice, words, match)
    if answer:
        text += f"\n-# {words(f'question-{answer}')}"
    parts: list[ui.Part] = [text if match is None else f"{heading(match, words, link)}\n{text}"]
    if match is not None and not match.over and not answer:
        buttons = [
            ui.button(
                words(f"button-{choice}"),
                ui.ControlId(choice, match.id, match.seq),
                ui.Style.success if position == 0 else ui.Style.secondary,
            )
            for position, choice in enumerate(ANSWERS.get(notice.kind, ()))
        ]
        parts.append(
            ui.row(*buttons, ui.button(words("button-board"), ui.ControlId("board", match.id, match.seq)))
        )
    return ui.Reply(ui.boxed(parts, ui.Tint.TURN), ping=notice.recipient)


def turn_card(match: Match, words: Words, link: str) -> ui.Reply:
    """Calls the player to move to the board behind the link."""
    to_move = words("match-to-move", player=mention(match.mover), bot=match.mover == match.bot)
    told = f"{heading(match, words, link)}\n{to_move}"
    return ui.Reply(ui.boxed([told], ui.Tint.TURN), ping=match.mover)


def news_card(
    notice: Notice, words: Words, people: Sequence[int], deadline: datetime | None = None
) -> ui.Reply:
    """Calls people to a match where the bot cannot write any more; `deadline`: of the choice after a fall."""
    number = notice.match_id
    assert number is not None
    told, called = (notice, *notice.also), [mention(user) for user in people]
    if notice.kind is Reminder:
        lines = [words("notice-elsewhere-reminder", recipient=called)]
        for each in told:
            assert isinstance(each.what, Reminder)
            when = moment(each.what.deadline)
            lines.append("- " + words("reminder-elsewhere", number=str(each.match_id), when=when))
        text = "\n".join(lines)
    elif notice.kind is FellChoice and deadline is not None:
        text = words("notice-elsewhere-fell", recipient=called, game=f"#{number}", when=moment(deadline))
    else:
        text = words("notice-elsewhere", recipient=called, games=[f"#{each.match_id}" for each in told])
    board = ui.button(words("button-board"), ui.ControlId("board", number, notice.seq or 0))
    return ui.Reply(ui.boxed([text, ui.row(board)], ui.Tint.TURN), pings=tuple(people))


def reminder_card(
    told: Sequence[tuple[Notice, Match]], names: Names, words: Words, links: Links, now: datetime
) -> ui.Reply:
    """One message for all games of one person whose time runs short, the most urgent first, with `links` to them."""
    told = sorted(told, key=lambda each: each[1].until(now).at or datetime.max.replace(tzinfo=UTC))
    recipient = told[0][0].recipient
    assert recipient is not None  # a reminder is for the player to move
    lines = [words("notice-reminder", recipient=mention(recipient), count=len(told))]
    for _, match in told:
        lines.append(
            "- "
            + words(
                "reminder-match",
                game=titled(match, words, links.get(match.id, "")),
                opponent=escaped(names[match.opponent_of(recipient)]),
                **_by_when(match, now),
            )
        )
    options = [ui.option(titled(match, words), str(match.id)) for _, match in told[: ui.MAX_OPTIONS]]
    return ui.Reply(
        ui.boxed(
            ["\n".join(lines), ui.menu(words("list-choose-game"), ui.ControlId("open"), options)],
            ui.Tint.TURN,
        ),
        ping=recipient,
    )


def waiting_card(
    found: Sequence[Match],
    reader: int,
    names: Names,
    words: Words,
    links: Links,
    now: datetime,
    *,
    alone: bool,
    elsewhere: int = 0,
) -> ui.Reply:
    """One message for all games that wait for one person, the most urgent first, with `links` to them.

    `alone`: nobody else reads it, so it names games and opponents; `elsewhere`: how many wait in other servers.
    """
    ends = {match.id: match.until(now) for match in found}
    urgent = sorted(found, key=lambda match: (ends[match.id].at is None, ends[match.id].at or match.turn_at))
    claims = any(until.end is End.CLAIMS for until in ends.values())
    count, what = len(urgent) + elsewhere, "claims" if claims else "moves"
    lines = [words("notice-waiting", recipient=mention(reader), count=count, what=what)]
    for match in urgent[:_LINES]:
        when, link = _by_when(match, now), links.get(match.id, "")
        if alone:
            opponent = escaped(names[match.opponent_of(reader)])
            lines.append(
                "- " + words("waiting-match", game=titled(match, words, link), opponent=opponent, **when)
            )
        else:
            lines.append("- " + words("waiting-number", number=linked(f"#{match.id}", link), **when))
    if len(urgent) > _LINES:
        lines.append(words("waiting-more", count=len(urgent) - _LINES))
    if elsewhere:
        lines.append(words("waiting-elsewhere", count=elsewhere))
    options = [
        ui.option(titled(match, words) if alone else f"#{match.id}", str(match.id))
        for match in urgent[: ui.MAX_OPTIONS]
    ]
    choose = [ui.menu(words("list-choose-game"), ui.ControlId("open"), options)] if options else []
    return ui.Reply(ui.boxed(["\n".join(lines), *choose], ui.Tint.TURN), ping=reader)


def _by_when(match: Match, now: datetime) -> dict[str, str]:
    until = match.until(now)
    return {"end": until.end.value, "when": "none" if until.at is None else moment(until.at)}


def notice_text(notice: Notice, words: Words, match: Match | None = None) -> str:
    """The sentence: people and channels are mentions, games titles, instants timestamps. `match`: its game."""
    what = notice.what
    said = ((each.name, getattr(what, each.name)) for each in fields(what))
    facts: dict[str, Any] = {name: value for name, value in said if value is not None}
    for name in ("by", "user"):
        if name in facts:
            facts[name] = mention(facts[name])
    if "channel" in facts:
        facts["channel"] = f"<#{facts['channel']}>"
    if "game" in facts:
        facts["game"] = words.game(facts["game"])
    if "until" in facts:
        facts["until"] = moment(facts["until"], "f")
    if isinstance(what, TakebackAsked):
        facts = {"reply": "none", **facts}
    if isinstance(what, VacationSpent):
        facts["then"] = "wins" if match is None or match.terms.rated else "decides"
    if isinstance(what, FellChoice):
        falls = None if match is None else match.deadline
        facts["when"] = "none" if falls is None else moment(falls)
    recipient = "" if notice.recipient is None else mention(notice.recipient)
    return words(f"notice-{kind_of(notice.kind)}", recipient=recipient, **facts)


AROUND = 30  # pairs of moves shown before and after the present one


def history_card(
    match: Match, words: Words, picture: ui.Attached, ply: int, *, link: str = "", board: str = ""
) -> ui.Reply:
    """A game's moves with the board after one, and buttons to step; `link`: to the latest board; `board`: as text."""
    last = len(match.moves)

    def step(name: str, target: int) -> ui.ControlId:
        return ui.ControlId("history", match.id, match.seq, f"{name}{target}")

    steps = step_row(ply, last, words, step)
    if last > 1:
        steps.add_item(ui.button(words("button-history-at"), ui.ControlId("history-at", match.id, match.seq)))
    place = words("history-place", ply=ply, plies=last)
    parts = [
        heading(match, words, link),
        ui.picture_part(picture),
        board,
        place,
        score(match, ply, words),
        steps,
    ]
    return ui.pictured(parts, picture)


def step_row(ply: int, last: int, words: Words, step: Callable[[str, int], ui.ControlId]) -> ui.Row:
    """The buttons that lead through a game; `step` makes each control, told the button's name as ids must differ."""
    return ui.row(
        ui.button(words("button-first"), step("f", 0), disabled=ply == 0),
        ui.button(words("button-previous"), step("p", max(0, ply - 1)), disabled=ply == 0),
        ui.button(words("button-following"), step("n", min(last, ply + 1)), disabled=ply == last),
        ui.button(words("button-last"), step("l", last), disabled=ply == last),
    )


def replay_card(match: Match, words: Words, film: ui.Attached, link: str = "") -> ui.Reply:
    """A game as an animation."""
    parts: list[ui.Part] = [heading(match, words, link), ui.picture_part(film)]
    if match.over:
        parts.append(f"**{result(match, words)}**")
    return ui.pictured(parts, film)


def poster_card(match: Match, words: Words, poster: ui.Attached, link: str = "", *, shows: bool) -> ui.Reply:
    """A finished game as a picture to be passed on. `shows`: everybody here may be shown it."""
    parts: list[ui.Part] = [heading(match, words, link), ui.picture_part(poster)]
    if shows:
        here = ui.ControlId("poster", match.id, match.seq, "here")
        parts.append(ui.row(ui.button(words("button-show-here"), here)))
    return ui.pictured(parts, poster)


def file_card(match: Match, words: Words, attached: ui.Attached, link: str = "") -> ui.Reply:
    """A game as a file."""
    return ui.Reply(ui.boxed([heading(match, words, link), ui.file_part(attached)]), (attached,))


def score(match: Match, ply: int, words: Words) -> str:
    """The moves in pairs, the present one in bold; of a long game those around it."""
    texts = [
        shown if number != ply else f"**{shown}**"
        for number, shown in enumerate(
            in_notation(match.game, match.start_state, match.moves, words.moves_in), 1
        )
    ]
    entries = numbered_moves(texts, words)
    pairs = [in_a_row(entries[start : start + 2], words) for start in range(0, len(entries), 2)]
    here = max(0, ply - 1) // 2
    first = max(0, min(here - AROUND, len(pairs) - 2 * AROUND))
    window = pairs[first : first + 2 * AROUND]
    if not window:
        return words("signs-nothing")
    # The backslash keeps Discord from taking the first number for that of a list.
    told = re.sub(r"^(\d+)\.", r"\1\\.", in_a_row(window, words))
    if first:
        told = words("written-more-before", moves=told)
    return words("written-more-behind", moves=told) if first + len(window) < len(pairs) else told
