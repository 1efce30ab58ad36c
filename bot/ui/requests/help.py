"""Explaining how to play, and the rules of a game: /help and /rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.board import pictures
from bot.board.explained import explained
from bot.board.text import described
from bot.core.match import Match
from bot.language.words import Words
from bot.ui.cards.card import (
    Attached,
    Part,
    Reply,
    button,
    framed,
    picture_part,
    row,
    text_part,
    text_reply,
)
from bot.ui.cards.learn import learn_button
from bot.ui.context import Press, Reader, Request
from bot.ui.control_ids import ControlId
from bot.ui.drawing import Sketch, drawn
from bot.ui.entry import action
from bot.ui.features.access import readable_seek
from bot.ui.features.boards import PICTURE
from bot.ui.protocol import Client
from bot.ui.replies import answer, answer_privately
from bot.ui.requests.declarations import command, on_match
from bot.ui.requests.suggestions import suggest_games_here
from bot.ui.sync import allowed
from rules import GAMES, Game, find_game

NAMED = ("play", "join", "learn", "practice", "problem", "move", "games", "board", "rules", "settings")
"""The commands that the first page names."""
PAGE = 3000
"""Characters of a page: a card holds 4000, and a shorter one is easier to read."""


@command("help")
async def help_(request: Request) -> None:
    reader = await request.reader()
    await answer(request, help_card(allowed(request.client, request.interaction.permissions), reader.words))


@command("rules", game=suggest_games_here)
async def rules(request: Request, game: str) -> None:
    reader = await request.reader()
    await answer(request, await _rules_board(request.client, find_game(await request.game(game)), reader))


@action("help-more")
async def more(press: Press) -> None:
    commands = allowed(press.client, press.interaction.permissions)
    await answer_privately(press, more_help_card(commands, await press.words(), press.control.target))


@action("rules")
async def rules_pressed(press: Press) -> None:
    """The rules of the game that an invitation is for."""
    seek = await readable_seek(press, press.control.target)
    reader = await press.reader()
    await answer(press, await _rules_board(press.client, seek.terms.kind, reader))


@action("rules-of")
async def rules_of(press: Press) -> None:
    """The rules of the game that the control names."""
    game = find_game(press.control.rest)
    await answer(press, await _rules_board(press.client, game, await press.reader()))


async def _rules_of(press: Press, match: Match) -> None:
    await answer(press, await _rules_board(press.client, match.game, await press.reader()))


match_rules = on_match("match-rules", _rules_of)


async def _rules_board(client: Client, game: Game[Any], reader: Reader) -> Reply:
    """The rules of a game with its starting position and a few moves."""
    words, settings = reader.words, reader.settings
    told: list[str] = []

    async def draw() -> bytes:
        shown = await pictures.drawn(lambda: explained(game, words, settings))
        told.extend(caption for _, caption in shown)
        return await pictures.grid([diagram for diagram, _ in shown], settings.theme)

    description = described(game, game.start(), words, settings.notation)
    picture = await drawn(
        client, words, Sketch(PICTURE, draw, description, edge=pictures.edge(settings.theme))
    )
    if picture.data is None:
        return rules_card(game, words, picture, ())
    return rules_card(
        game,
        words,
        replace(
            picture,
            description=words(
                "position-series", first=words("position-sentence", text=told[0]), following=description
            ),
        ),
        told,
    )


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
    return text_reply("\n".join(pages[page]), *([row(*steps)] if steps else []))


def _pages(commands: Mapping[str, str], words: Words) -> list[list[str]]:
    """The text of each page, line by line."""
    groups: dict[str, list[str]] = {}
    for name, clickable in commands.items():
        groups.setdefault(name.partition(" ")[0], []).append(clickable)
    # Commands that belong together share a description: one message has no room for each.
    told = [
        words.about(" ".join(clickable), words(f"command-{group}")) for group, clickable in groups.items()
    ]
    games = words.texts.series(words.language, [words.game(key) for key in GAMES])
    options = words("help-options", rules="/rules", play="/play")
    told.append(f"### {words('help-games')}\n{games}\n{options}")
    pages = [[f"### {words('help-commands')}"]]
    for each in told:
        if sum(map(len, pages[-1])) + len(each) > PAGE:
            pages.append([])
        pages[-1].append(each)
    return pages


def _choices(game: Game[Any], words: Words) -> list[str]:
    """The options of a game and its openings, and how to ask for them."""
    lines = []
    if game.options:
        base = game.key.partition(":")[0]
        lines.append(words("rules-options", key=f"{base}:{game.options[0]}"))
        lines += [f"- {words.about(f'`{name}`', words.option(name))}" for name in game.options]
    if game.ballots:
        lines.append(words("rules-openings", count=len(game.ballots)))
    return lines


def rules_card(game: Game[Any], words: Words, picture: Attached, told: Sequence[str]) -> Reply:
    """A few positions of a game, and below them its rules, generated from what the game itself declares.

    `told`: the text about each of them, from the left to the right and from the top to the bottom.
    """
    heading = f"### {words('rules-heading', game=words.game(game.key))}\n{words.line(game.key)}"
    parts: list[Part] = [text_part(heading), picture_part(picture)]
    if told:
        parts.append(text_part(words("rules-pictures", pictures=words.apart(*told))))
    parts.append(text_part("\n".join(f"- {words.fact('trait', trait)}" for trait in game.traits)))
    # A text of its own: behind a list without a gap it would be read as part of the last item.
    if choices := _choices(game, words):
        parts.append(text_part("\n".join(choices)))
    parts.append(row(learn_button(game.key, words)))
    return Reply(framed(parts, picture), (picture,))
