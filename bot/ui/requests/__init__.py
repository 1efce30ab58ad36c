"""Requests of people: slash commands, buttons, selects and forms, one noun a file. A small noun is here as a whole."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from bot.ui.entry import actions_of
from bot.ui.requests import (
    blocks,
    draws,
    games,
    help,
    history,
    invitations,
    ladders,
    lines,
    moves,
    practice,
    privacy,
    problems,
    ratings,
    resignations,
    reviews,
    servers,
    settings,
    takebacks,
    tournaments,
    vacations,
)
from bot.ui.requests.declarations import Command

COMMANDS: tuple[Command, ...] = (
    *(invitations.play, invitations.join, invitations.rematch, moves.move),
    *(practice.practice, practice.hint, problems.problem),
    *(games.board, games.games, moves.moves),
    *(lines.conditional, lines.explore),
    *(history.history, history.replay, history.export, reviews.review),
    *(resignations.resign, draws.draw, resignations.abort, takebacks.takeback),
    *(ratings.profile, ratings.leaderboard, tournaments.tournament, ladders.ladder),
    *(help.help_, help.rules),
    *(settings.settings, vacations.vacation, blocks.block, privacy.privacy, servers.server),
)
"""Every command, in the order in which /help names them."""

ACTIONS = actions_of(*(import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)))
"""Every action by the name that stands in the custom_id of its controls."""
