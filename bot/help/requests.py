"""Explaining how to play: /help."""

from collections.abc import Mapping

import discord

from bot.language.words import Words
from bot.skin.card import ControlId, Reply, button, row, text_reply
from bot.skin.context import Press, Request
from bot.skin.declarations import command
from bot.skin.entry import action
from bot.skin.protocol import Client
from bot.skin.replies import answer, answer_privately
from rules import GAMES

NAMED = ("play", "join", "learn", "practice", "problem", "move", "games", "board", "settings")
"""The commands that the first page names."""
PAGE = 3000  # characters of a page: a card holds 4000, and a shorter one is easier to read


@command("help")
async def help_(request: Request) -> None:
    reader = await request.reader()
    await answer(request, help_card(allowed(request.client, request.interaction.permissions), reader.words))


@action("help-more")
async def more(press: Press) -> None:
    commands = allowed(press.client, press.interaction.permissions)
    await answer_privately(press, more_help_card(commands, await press.words(), press.control.target))


def help_card(commands: Mapping[str, str], words: Words) -> Reply:
    """How to play in five lines; `commands` gives what to show for a command's name (a clickable mention)."""
    facts = {name: commands[name] for name in NAMED}
    lines = [f"### {words('help-heading')}"]
    lines += [words(f"help-{line}", **facts) for line in ("start", "alone", "move", "look", "end")]
    more = row(button(words("button-help-more"), ControlId("help-more")))
    return text_reply("\n".join(lines), more)


def more_help_card(commands: Mapping[str, str], words: Words, page: int = 0) -> Reply:
    """A page of every command and every game; the last one where there are not so many."""
    pages = _pages(commands, words)
    page = min(page, len(pages) - 1)
    steps = []
    if page:
        steps.append(button(words("button-previous-page"), ControlId("help-more", page - 1)))
    if page < len(pages) - 1:
        steps.append(button(words("button-next-page"), ControlId("help-more", page + 1)))
    return text_reply("\n".join(pages[page]), row(*steps))


def _pages(commands: Mapping[str, str], words: Words) -> list[list[str]]:
    groups: dict[str, list[str]] = {}
    for name, clickable in commands.items():
        groups.setdefault(name.partition(" ")[0], []).append(clickable)
    # Commands that belong together share a description: one message has no room for each.
    told = [
        words.about(" ".join(clickable), words(f"command-{group}")) for group, clickable in groups.items()
    ]
    games = words.texts.series(words.language, [words.game(key) for key in GAMES])
    options = words("help-options", play="/play")
    told.append(f"### {words('help-games')}\n{games}\n{options}")
    pages = [[f"### {words('help-commands')}"]]
    for each in told:
        if sum(map(len, pages[-1])) + len(each) > PAGE:
            pages.append([])
        pages[-1].append(each)
    return pages


def allowed(client: Client, permissions: discord.Permissions) -> dict[str, str]:
    """The mentions of the commands that these permissions allow."""
    roots = {command.name: command.default_permissions for command in client.tree.get_commands()}
    return {
        name: mention
        for name, mention in client.command_mentions.items()
        if (needed := roots[name.partition(" ")[0]]) is None or needed <= permissions
    }
