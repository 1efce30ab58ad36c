"""The buttons of tournaments."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.language.words import Words
from bot.skin.card import ControlId, Part, Style, button, page_row
from bot.tournaments.model.tournament import Status, Tournament

Button = discord.ui.Button[discord.ui.LayoutView]
_ALL: Final = {
    "enter": "tournament-enter",
    "unenter": "tournament-leave",
    "tournament-leave": "tournament-leave",
    "return": "tournament-return",
    "check-in": "tournament-check-in",
    "round-off": "tournament-bye",
    "claim": "tournament-claim",
    "table": "tournament-table",
    "full-rules": "tournament-rules",
    "files": "tournament-export",
    "desk": "desk",
    "object": "tournament-object",
}
_PAGES: Final = {"players": "players.n.", "all-games": "games.n.", "log": "log.n."}


def way(name: str, tournament: Tournament, words: Words) -> Button:
    """The button of this name, for whoever presses it."""
    style = Style.success if name == "enter" else Style.secondary
    control = ControlId(_ALL.get(name, "tournament-page"), tournament.id, 0, _PAGES.get(name, ""))
    return button(words(f"button-{name}"), control, style)


def pages_row(
    what: str, tournament: Tournament, page: int, last: int, words: Words, player: int | None = None
) -> Part:
    """The ways to the other pages of a list; `player`: of whom alone it tells."""

    def step(way: str, target: int) -> ControlId:
        return ControlId("tournament-page", tournament.id, target, f"{what}.{way}.{player or ''}")

    return page_row(page, last, words, step)


def moves_button(words: Words) -> Button:
    """Opens the board that has waited longest for whoever presses it."""
    return button(words("button-play-moves"), ControlId("next"))


def entrants_buttons(tournament: Tournament, words: Words) -> list[Button]:
    """The actions of an entered player before the start."""
    names = [*(["check-in"] if tournament.direction.checking_in else []), "unenter", *_bye(tournament)]
    return [way(name, tournament, words) for name in names]


def player_buttons(tournament: Tournament, words: Words) -> list[Button]:
    """The wishes of a player: under way to claim a result, to have a round off, to leave; after it to object."""
    if tournament.status is Status.SETTLING:
        return [way("object", tournament, words)]
    if tournament.status is not Status.RUNNING:
        return []
    claim = ["claim"] if any(meeting.claiming for meeting in tournament.meetings) else []
    return [way(name, tournament, words) for name in (*claim, "tournament-leave", *_bye(tournament))]


def reading_buttons(
    tournament: Tournament, words: Words, names: Sequence[str] = ("players", "all-games", "log", "files")
) -> list[Button]:
    """The ways to everybody, to the log, and to what was played."""
    there = tournament.meetings
    return [way(name, tournament, words) for name in names if there or name in ("players", "log")]


def _bye(tournament: Tournament) -> list[str]:
    rounds_off = tournament.system.by_rounds and tournament.round + 1 < tournament.plan.rounds
    return ["round-off"] if rounds_off else []
