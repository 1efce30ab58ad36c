"""Requests of people: slash commands, buttons, selects and forms, one noun a file. A small noun is here as a whole."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from bot.ui.entry import actions_of
from bot.ui.requests import (
    games,
    hall,
    help,
    invitations,
    ladders,
    lessons,
    moves,
    practice,
    problems,
    ratings,
    servers,
    settings,
    tournaments,
)
from bot.ui.requests.declarations import Command

COMMANDS: tuple[Command, ...] = (
    *(invitations.play, invitations.join, moves.move),
    *(practice.practice, problems.problem, lessons.learn),
    *(games.board, games.games),
    *(ratings.profile, ratings.leaderboard, tournaments.tournament, ladders.ladder),
    *(help.help_, settings.settings, servers.server),
)
"""Every command, in the order in which /help names them."""

MENUS = (hall.invite_person,)
"""The offers of Discord's menu on a person, where no word is to be known."""

ACTIONS = actions_of(*(import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)))
"""Every action by the name that stands in the custom_id of its controls."""
