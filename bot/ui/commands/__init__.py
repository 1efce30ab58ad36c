"""The slash commands: one feature a file, a few lines a command."""

from __future__ import annotations

from bot.ui.commands import (
    blocks,
    directors,
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
from bot.ui.commands.declarations import Command

COMMANDS: tuple[Command, ...] = (
    *(invitations.play, invitations.join, invitations.rematch, moves.move),
    *(practice.practice, practice.hint, problems.problem),
    *(games.board, games.games, moves.moves),
    *(lines.conditional, lines.explore),
    *(history.history, history.replay, history.export, reviews.review),
    *(resignations.resign, draws.draw, resignations.abort, takebacks.takeback),
    *(ratings.profile, ratings.leaderboard, tournaments.tournament, directors.director, ladders.ladder),
    *(help.help_, help.rules),
    *(settings.settings, vacations.vacation, blocks.block, privacy.privacy, servers.server),
)
"""Every command, in the order in which /help names them."""
