"""The rules of a game, in pictures and sentences: an option of /learn, and a button wherever a game is met."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.board import pictures
from bot.board.text import described
from bot.core.match import Match
from bot.language.words import Words
from bot.lessons.pictures import explained
from bot.match.answers.access import readable_seek
from bot.match.answers.boards import PICTURE
from bot.match.cards.learn import learn_button
from bot.match.requests.controls import on_match
from bot.skin.card import Attached, Part, Reply, framed, picture_part, row, text_part
from bot.skin.context import Press, Reader, Request
from bot.skin.drawing import Sketch, drawn
from bot.skin.entry import action
from bot.skin.protocol import Client
from bot.skin.replies import answer
from rules import Game, find_game


async def show_rules(request: Request, game: Game[Any]) -> None:
    """Answers with the rules of a game."""
    await answer(request, await _rules_board(request.client, game, await request.reader()))


@action("rules")
async def rules_of_seek(press: Press) -> None:
    """The rules of the game that an invitation is for."""
    seek = await readable_seek(press, press.control.target)
    await show_rules(press, seek.terms.kind)


@action("rules-of")
async def rules_of(press: Press) -> None:
    """The rules of the game that the control names."""
    await show_rules(press, find_game(press.control.rest))


async def _rules_of_match(press: Press, match: Match) -> None:
    await show_rules(press, match.game)


match_rules = on_match("match-rules", _rules_of_match)


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
