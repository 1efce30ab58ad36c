"""The buttons of tournaments."""

import discord

from bot.language.words import Words
from bot.skin.card import button
from bot.skin.control_ids import ControlId
from bot.tournaments.model.tournament import Status, Tournament

Button = discord.ui.Button[discord.ui.LayoutView]


def entrants_buttons(tournament: Tournament, words: Words) -> tuple[Button, ...]:
    """The actions of an entered player before the start."""
    leave = button(words("button-unenter"), _to("tournament-leave", tournament))
    check_in = button(words("button-check-in"), _to("tournament-check-in", tournament))
    wishes = (leave, *_bye(tournament, words))
    return (check_in, *wishes) if tournament.direction.checking_in else wishes


def player_buttons(tournament: Tournament, words: Words) -> tuple[Button, ...]:
    """The wishes of a player under way: to claim a result, to have a round off, to leave."""
    if tournament.status is not Status.RUNNING:
        return ()
    claim = [claim_button(tournament, words)] if any(m.claiming for m in tournament.meetings) else []
    leave = button(words("button-tournament-leave"), _to("tournament-leave", tournament))
    return (*claim, leave, *_bye(tournament, words))


def reading_buttons(tournament: Tournament, words: Words) -> tuple[Button, ...]:
    """The ways to everybody, to the log, and to what was played as files."""
    players, log = players_button(tournament, words), button(words("button-log"), _page(tournament, "log"))
    if not tournament.meetings:
        return (players, log)
    games = button(words("button-all-games"), _page(tournament, "games"))
    return (players, games, log, button(words("button-files"), _to("tournament-export", tournament)))


def enter_button(tournament: Tournament, words: Words) -> Button:
    """Enters whoever presses it."""
    to = _to("tournament-enter", tournament)
    return button(words("button-enter"), to, discord.ButtonStyle.success)


def table_button(tournament: Tournament, words: Words) -> Button:
    """Shows its tables to whoever presses it."""
    return button(words("button-table"), _to("tournament-table", tournament))


def desk_button(tournament: Tournament, words: Words) -> Button:
    """Opens the desk for whoever directs it."""
    return button(words("button-desk"), ControlId("desk", tournament.id, 0, ""))


def moves_button(words: Words) -> Button:
    """Opens the board that has waited longest for whoever presses it."""
    return button(words("button-play-moves"), ControlId("next"))


def rules_button(tournament: Tournament, words: Words) -> Button:
    """Shows all rules of it to whoever presses it."""
    return button(words("button-full-rules"), _to("tournament-rules", tournament))


def claim_button(tournament: Tournament, words: Words) -> Button:
    """Asks a player what a game of theirs should count whose time is over."""
    return button(words("button-claim"), _to("tournament-claim", tournament))


def _bye(tournament: Tournament, words: Words) -> list[Button]:
    if not tournament.system.by_rounds or tournament.round + 1 >= tournament.plan.rounds:
        return []
    return [button(words("button-round-off"), _to("tournament-bye", tournament))]


def players_button(tournament: Tournament, words: Words) -> Button:
    """Leads to everybody, page by page."""
    return button(words("button-players"), _page(tournament, "players"))


def _page(tournament: Tournament, what: str) -> ControlId:
    return ControlId("tournament-page", tournament.id, 0, f"{what}.n.")


def _to(action: str, tournament: Tournament) -> ControlId:
    return ControlId(action, tournament.id)
