"""The features in their order, the only file that names all of them; and their commands, menus and controls."""

from collections.abc import Sequence
from typing import Final

from bot.hall.feature import FEATURE as HALL
from bot.help.feature import FEATURE as HELP
from bot.house_games.feature import FEATURE as HOUSE_GAMES
from bot.invitations.feature import FEATURE as INVITATIONS
from bot.ladders.feature import FEATURE as LADDERS
from bot.lessons.feature import FEATURE as LESSONS
from bot.lines.feature import FEATURE as LINES
from bot.match.feature import FEATURE as MATCH
from bot.outbox.feature import FEATURE as OUTBOX
from bot.page.feature import FEATURE as PAGE
from bot.people.feature import FEATURE as PEOPLE
from bot.practice.feature import FEATURE as PRACTICE
from bot.preferences.feature import FEATURE as PREFERENCES
from bot.privacy.feature import FEATURE as PRIVACY
from bot.problems.feature import FEATURE as PROBLEMS
from bot.ratings.feature import FEATURE as RATINGS
from bot.reviews.feature import FEATURE as REVIEWS
from bot.series.feature import FEATURE as SERIES
from bot.servers.feature import FEATURE as SERVERS
from bot.skin.declarations import Command
from bot.skin.entry import actions_of
from bot.skin.plug import Feature
from bot.talk.feature import FEATURE as TALK
from bot.titles.feature import FEATURE as TITLES
from bot.tournaments.feature import FEATURE as TOURNAMENTS
from bot.vacations.feature import FEATURE as VACATIONS
from bot.world.feature import FEATURE as WORLD

FEATURES: tuple[Feature, ...] = (
    OUTBOX,
    PEOPLE,
    MATCH,
    TALK,
    PREFERENCES,
    RATINGS,
    WORLD,
    PRACTICE,
    VACATIONS,
    REVIEWS,
    INVITATIONS,
    TOURNAMENTS,
    SERIES,
    LADDERS,
    TITLES,
    PROBLEMS,
    HALL,
    HELP,
    SERVERS,
    LINES,
    HOUSE_GAMES,
    LESSONS,
    PAGE,
    PRIVACY,
)
"""Each uses only those before it."""

IN_HELP: Final = (
    *("play", "join", "move", "practice", "problem", "learn", "board", "games", "profile", "leaderboard"),
    *("tournament", "ladder", "help", "settings", "server"),
)
"""The order in which /help names the commands."""


def commands_of(features: Sequence[Feature]) -> tuple[Command, ...]:
    """Their commands, in the order in which /help names them."""
    commands = (each for feature in features for each in feature.commands)
    return tuple(sorted(commands, key=lambda each: IN_HELP.index(each.name)))


COMMANDS = commands_of(FEATURES)  # every command

MENUS = tuple(each for feature in FEATURES for each in feature.menus)
"""The offers of Discord's menu on a person, where no word is to be known."""

ACTIONS = actions_of(*(each for feature in FEATURES for each in feature.requests))
"""Every action by the name that stands in the custom_id of its controls."""
