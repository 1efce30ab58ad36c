"""Requests of people: slash commands, buttons, selects and forms, one noun a file. A small noun is here as a whole."""

from __future__ import annotations

import bot.hall.requests
import bot.help.requests
import bot.house_games.requests
import bot.invitations.requests.blocks
import bot.invitations.requests.invitations
import bot.ladders.requests
import bot.lessons.requests.lessons
import bot.lessons.requests.rules
import bot.lines.requests
import bot.match.requests.deadlines
import bot.match.requests.draws
import bot.match.requests.games
import bot.match.requests.history
import bot.match.requests.moves
import bot.match.requests.questions
import bot.match.requests.resignations
import bot.match.requests.suggestions
import bot.match.requests.takebacks
import bot.people.requests.settings
import bot.people.requests.zones
import bot.practice.requests
import bot.privacy.requests
import bot.problems.requests
import bot.ratings.requests
import bot.reviews.requests
import bot.servers.requests.servers
import bot.servers.requests.setup
import bot.tournaments.requests.desk
import bot.tournaments.requests.tournaments
import bot.vacations.requests
import bot.world.requests.door
import bot.world.requests.world
from bot.hall import requests as hall
from bot.help import requests as help
from bot.invitations.requests import invitations
from bot.ladders import requests as ladders
from bot.lessons.requests import lessons
from bot.match.requests import games, moves
from bot.people.requests import settings
from bot.practice import requests as practice
from bot.problems import requests as problems
from bot.ratings import requests as ratings
from bot.servers.requests import servers
from bot.skin.declarations import Command
from bot.skin.entry import actions_of
from bot.tournaments.requests import tournaments

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

ACTIONS = actions_of(
    bot.hall.requests,
    bot.help.requests,
    bot.house_games.requests,
    bot.invitations.requests.blocks,
    bot.invitations.requests.invitations,
    bot.ladders.requests,
    bot.lessons.requests.lessons,
    bot.lessons.requests.rules,
    bot.lines.requests,
    bot.match.requests.deadlines,
    bot.match.requests.draws,
    bot.match.requests.games,
    bot.match.requests.history,
    bot.match.requests.moves,
    bot.match.requests.questions,
    bot.match.requests.resignations,
    bot.match.requests.suggestions,
    bot.match.requests.takebacks,
    bot.people.requests.settings,
    bot.people.requests.zones,
    bot.practice.requests,
    bot.privacy.requests,
    bot.problems.requests,
    bot.ratings.requests,
    bot.reviews.requests,
    bot.servers.requests.servers,
    bot.servers.requests.setup,
    bot.tournaments.requests.desk,
    bot.tournaments.requests.tournaments,
    bot.vacations.requests,
    bot.world.requests.door,
    bot.world.requests.world,
)
"""Every action by the name that stands in the custom_id of its controls."""
