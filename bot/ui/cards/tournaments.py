"""The cards of tournaments: entering, what begins, tables, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.core.points import DRAW, WIN
from bot.core.tournament.course import podium
from bot.core.tournament.double_swiss import BYE_POINTS
from bot.core.tournament.meeting import Meeting
from bot.core.tournament.pairings import Kind
from bot.core.tournament.plan import Format
from bot.core.tournament.tournament import Listed, Status, Tournament
from bot.language.markdown import escaped
from bot.language.words import Words, mention
from bot.ui.cards.card import (
    Attached,
    Part,
    Reply,
    Tint,
    boxed,
    button,
    picture_part,
    row,
    text_part,
    text_reply,
)
from bot.ui.cards.knockouts import bouts_told
from bot.ui.cards.leagues import divisions_told, moves_told
from bot.ui.cards.results import result_so_far, standing
from bot.ui.cards.tournament_games import fitting, numbers_told
from bot.ui.cards.tournament_policy import format_line, rule_lines, start_lines
from bot.ui.control_ids import ControlId

MAX_CALLED = 100
"""People whom one message may notify."""


def entry_card(tournament: Tournament, words: Words) -> Reply:
    """What is planned and who has entered, with the buttons to enter and to leave while that can be done."""
    plan = tournament.plan
    lines = [
        heading(tournament, words),
        format_line(plan, words),
        f"**{words.game(plan.terms.game)}** · {words.pace(plan.terms.pace)}",
    ]
    if plan.games > 1 and plan.everybody:
        lines.append(words("tournament-pairs"))
    rules = words(
        f"tournament-rules-{plan.format.value}",
        win=plan.policy.scoring.written(WIN),
        draw=plan.policy.scoring.written(DRAW),
        deciders=plan.deciders,
        bye=plan.policy.scoring.written(WIN if plan.games == 1 else BYE_POINTS),
        third="yes" if plan.third else "no",
        criteria=words.texts.series(
            words.language, [words(f"criterion-{criterion.value}") for criterion in plan.criteria[1:]]
        ),
    )
    lines += [f"-# {rules}", *start_lines(plan, words)]
    lines.append(f"-# {' · '.join(rule_lines(plan, words))}")
    players = tournament.seated
    told = " ".join(mention(user) for user in players) or words("tournament-nobody")
    lines.append(words("tournament-entrants", count=len(players), most=plan.most, players=told))
    if waiting := tournament.entrants[len(players) :]:
        called = " ".join(mention(user) for user in waiting)
        lines.append(words("tournament-waiting", count=len(waiting), players=called))
    directing = " ".join(
        mention(user) for user in (tournament.director, *sorted(tournament.direction.directors))
    )
    lines.append(f"-# {words('tournament-director', player=directing)}")
    if tournament.season is not None or (tournament.seeds and plan.format is Format.LEAGUE):
        lines += divisions_told(tournament, words)
    parts: list[Part] = [text_part("\n".join(lines))]
    if tournament.status is Status.OPEN:
        parts.append(row(_enter_button(tournament, words), *entrants_buttons(tournament, words)))
        return Reply(boxed(parts, Tint.OPEN))
    parts.append(text_part(f"**{words(f'tournament-{tournament.status.value}')}**"))
    if tournament.status is not Status.CANCELLED:
        late = [_enter_button(tournament, words)] if tournament.joinable else []
        parts.append(row(*late, table_button(tournament, words)))
    return Reply(boxed(parts, Tint.OVER if tournament.status is not Status.RUNNING else Tint.TURN))


def round_card(
    tournament: Tournament,
    begun: Sequence[Meeting],
    words: Words,
    links: Mapping[int, str],
    *,
    letter: bool = False,
) -> Reply:
    """The meetings that have just begun; it calls everybody who plays in them, once.

    `links`: where the boards of their games stand; `letter`: it goes to one person, because the tournament's channel is
    closed.
    """
    links = fitting(begun, links)
    stage, round = begun[0].stage, begun[0].pairing.round
    if tournament.plan.format is Format.SWISS:
        told = [words("tournament-round", round=round, rounds=tournament.plan.rounds)]
        told += [_pairing(tournament, meeting, words, links) for meeting in begun]
    elif tournament.plan.format is Format.KNOCKOUT:
        told = bouts_told(tournament, begun, words, links)
    elif tournament.plan.format is Format.LEAGUE:
        told = [words("league-begins"), *divisions_told(tournament, words)]
    else:
        code = "tournament-final-begins" if stage else "tournament-groups-begin"
        told = [words(code, groups=len(tournament.groups))]
        for group in sorted({meeting.group for meeting in begun}):
            players = " ".join(
                mention(tournament.user(number)) for number in tournament.members(stage, group)
            )
            if stage or len(tournament.groups) == 1:
                told.append(players)
            else:
                told.append(f"**{words.group(group)}:** {players}")
        going = [standing(tournament, meeting) for meeting in begun]
        played = sum(len(meeting.pairing.games) for meeting in going)
        if played:
            games = len(going) * tournament.plan.games
            told.append(words("tournament-progress", played=played, games=games))
    parts: list[Part] = [
        text_part("\n".join([heading(tournament, words), *told])),
        text_part(f"-# {words('tournament-how')}"),
        closing(tournament, words, letter=letter),
    ]
    if letter:
        return Reply(boxed(parts, Tint.TURN))
    called = dict.fromkeys(
        tournament.user(number)
        for meeting in begun
        for number in meeting.pairing.players()
        if number not in tournament.withdrawn
    )
    return Reply(boxed(parts, Tint.TURN), pings=tuple(called)[:MAX_CALLED])


def over_card(
    tournament: Tournament,
    pictures: Sequence[Attached],
    words: Words,
    decided: Sequence[str] = (),
    *,
    own: str = "",
    letter: bool = False,
) -> Reply:
    """Who has won, with the final tables and what settles the places in them that points alone do not.

    `own`: what one reader has come to; `letter`: as for `round_card`.
    """
    told = [
        words("tournament-place", rank=str(rank), players=" ".join(mention(user) for user in users))
        for rank, users in podium(tournament).places
    ]
    if tournament.plan.format is Format.LEAGUE:
        told += moves_told(tournament, words)
    if own:
        told.append(own)
    text = "\n".join([heading(tournament, words), f"**{words('tournament-over')}**", *told])
    parts: list[Part] = [text_part(text), *(picture_part(picture) for picture in pictures)]
    parts += [*_decided(decided), *_struck(tournament, words)]
    return Reply(boxed([*parts, closing(tournament, words, letter=letter)], Tint.OVER), tuple(pictures))


def table_card(
    tournament: Tournament,
    pictures: Sequence[Attached],
    decided: Sequence[str],
    games: str,
    words: Words,
) -> Reply:
    """Every table, what settles the places that points alone do not, and some games."""
    parts: list[Part] = [
        text_part(f"{heading(tournament, words)}\n{words(f'tournament-{tournament.status.value}')}"),
        *(picture_part(picture) for picture in pictures),
    ]
    parts += [*_decided(decided), *_struck(tournament, words), *([text_part(games)] if games else [])]
    return Reply(boxed(parts), tuple(pictures))


def files_card(tournament: Tournament, files: Sequence[Attached], words: Words) -> Reply:
    """A tournament as files."""
    parts: list[Part] = [
        text_part(f"{heading(tournament, words)}\n{words('tournament-files', swiss=swiss)}"),
        *(discord.ui.File(f"attachment://{file.name}") for file in files),
    ]
    return Reply(boxed(parts), tuple(files))


def list_card(listed: Sequence[Listed], words: Words) -> Reply:
    """The tournaments of a server, the newest first."""
    if not listed:
        return text_reply(words("tournament-none"))
    lines = [
        "- "
        + words(
            "tournament-listed",
            number=str(each.id),
            name=escaped(each.name),
            status=words(f"tournament-{each.status.value}"),
        )
        for each in listed
    ]
    return text_reply("\n".join([f"### {words('tournament-list')}", *lines]))


def leaving_card(tournament: Tournament, user: int, games: int, words: Words) -> Reply:
    """Asks before somebody leaves a tournament that is going on."""
    text = words("tournament-leaving", player=mention(user), count=games)
    buttons = row(
        button(
            words("button-tournament-withdraw"),
            ControlId("tournament-withdraw", tournament.id, 0, str(user)),
            discord.ButtonStyle.danger,
        ),
        button(words("button-keep-playing"), ControlId("dismiss", tournament.id)),
    )
    return text_reply(f"{heading(tournament, words)}\n{text}", buttons)


def tournament_label(listed: Listed, words: Words) -> str:
    """A tournament among suggestions."""
    return words(
    swiss = "yes" if tournament.plan.format is Format.SWISS else "no"
        "tournament-label",
        number=str(listed.id),
        name=listed.name,
        status=words(f"tournament-{listed.status.value}"),
    )


def heading(tournament: Tournament, words: Words) -> str:
    """The name and number of a tournament as the first line of a card."""
    name = escaped(tournament.plan.name)
    if tournament.plan.format is Format.LEAGUE:
        name = words("league-season", name=name, season=tournament.plan.season)
    return f"### {words('tournament-heading', name=name, number=str(tournament.id))}"


def closing(tournament: Tournament, words: Words, *, letter: bool) -> Part:
    """The last part of a card: the button for the tables, or why it is a letter, in which that would not work."""
    if letter:
        return text_part(f"-# {words('tournament-letter')}")
    return row(table_button(tournament, words))


def entrants_buttons(
    tournament: Tournament, words: Words
) -> tuple[discord.ui.Button[discord.ui.LayoutView], ...]:
    """What somebody who has entered may do before the start."""
    leave = button(words("button-unenter"), _to("tournament-leave", tournament))
    check_in = button(words("button-check-in"), _to("tournament-check-in", tournament))
    return (leave, check_in) if tournament.direction.checking_in else (leave,)


def _decided(lines: Sequence[str]) -> list[Part]:
    """What settles the places that points alone do not."""
    return [text_part("\n".join(f"-# {escaped(line)}" for line in lines))] if lines else []


def _struck(tournament: Tournament, words: Words) -> list[Part]:
    """Who is in no table, because they left before half of their games were over."""
    users = dict.fromkeys(tournament.user(number) for _, number in sorted(tournament.struck))
    if not users:
        return []
    return [text_part(f"-# {words('table-struck', players=' '.join(mention(user) for user in users))}")]


def _pairing(tournament: Tournament, meeting: Meeting, words: Words, links: Mapping[int, str]) -> str:
    first, second = meeting.pairing.first, meeting.pairing.second
    if second is None:
        asked = meeting.pairing.kind is not Kind.BYE
        return "- " + words(
            "tournament-half-bye" if asked else "tournament-bye",
            player=mention(tournament.user(first)),
            points=tournament.plan.policy.scoring.written(meeting.pairing.points(first)),
        )
    return (
        "- "
        + words(
            "tournament-pairing",
            first=mention(tournament.user(first)),
            second=mention(tournament.user(second)),
            numbers=numbers_told(meeting, links, words),
        )
        + result_so_far(tournament, meeting)
    )


def _enter_button(tournament: Tournament, words: Words) -> discord.ui.Button[discord.ui.LayoutView]:
    to = _to("tournament-enter", tournament)
    return button(words("button-enter"), to, discord.ButtonStyle.success)


def table_button(tournament: Tournament, words: Words) -> discord.ui.Button[discord.ui.LayoutView]:
    """Shows its tables to whoever presses it."""
    return button(words("button-table"), _to("tournament-table", tournament))


def _to(action: str, tournament: Tournament) -> ControlId:
    return ControlId(action, tournament.id)
