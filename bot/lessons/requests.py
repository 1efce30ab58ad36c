"""Learning a game: /learn, and the controls of its steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.board import pictures as board_pictures
from bot.board.text import described
from bot.core.match import Match
from bot.hall.cards import play_form
from bot.language.words import Words
from bot.lessons import answers as lessons
from bot.lessons.cards import Shown
from bot.lessons.pictures import explained
from bot.match.answers.access import readable_seek
from bot.match.answers.boards import PICTURE
from bot.match.cards.choices import group_of
from bot.match.cards.moves import move_of, typing_form
from bot.match.cards.terms import learn_button
from bot.match.requests.controls import on_match
from bot.match.requests.games import suggest_games_here
from bot.people.service import Players
from bot.skin.card import Attached, Part, Reply, framed, picture_part, row, text_part
from bot.skin.context import Press, Reader, Request
from bot.skin.declarations import command
from bot.skin.drawing import Sketch, drawn
from bot.skin.entry import action
from bot.skin.protocol import Client
from bot.skin.replies import answer, open_form
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
        shown = await board_pictures.drawn(lambda: explained(game, words, settings))
        told.extend(caption for _, caption in shown)
        return await board_pictures.grid([diagram for diagram, _ in shown], settings.theme)

    description = described(game, game.start(), words, settings.notation)
    picture = await drawn(
        client, words, Sketch(PICTURE, draw, description, edge=board_pictures.edge(settings.theme))
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


@command("learn", game=suggest_games_here)
async def learn(request: Request, game: str | None = None, rules: bool = False) -> None:
    key = None if game is None else await request.game(game)
    if rules:
        await show_rules(request, find_game(key or await lessons.suggested_game(request)))
    elif key is None:
        await lessons.show_courses(request)
    else:
        await lessons.open_course(request, find_game(key).key)


@action("learn")
async def list_courses(press: Press) -> None:
    await lessons.show_courses(press)


@action("learn-of")
async def open_course(press: Press) -> None:
    """The lessons of the game that the control names, or that was chosen in the menu."""
    await lessons.open_course(press, find_game(press.control.rest or press.value).key)


@action("lesson")
async def show(press: Press) -> None:
    await lessons.show(press, _key(press), press.control.seq)


@action("lesson-move")
async def choose_piece(press: Press) -> None:
    """The board again; one row of it where that was chosen."""
    group = group_of(press.values[0]) if press.values else None
    await lessons.show(press, _key(press), press.control.seq, group=group)


@action("lesson-piece")
async def choose_destination(press: Press) -> None:
    cell, _, group = press.value.partition(".")
    await lessons.show(press, _key(press), press.control.seq, cell=press.figure(cell), group=group_of(group))


@action("lesson-aim")
async def choose_move(press: Press) -> None:
    seen = await _shown(press)
    await lessons.play(press, seen, move_of(seen.board, press.value))


@action("lesson-type")
async def ask_to_type(press: Press) -> None:
    seen, reader = await _shown(press), await press.reader()
    form = typing_form(seen.board, reader.words, reader.settings.notation, seen.control("typed"))
    await open_form(press, form)


@action("lesson-typed")
async def play_typed(press: Press) -> None:
    await lessons.play(press, await _shown(press), press.value)


@action("lesson-train")
async def train(press: Press) -> None:
    await lessons.train(press, _key(press))


@action("lesson-invite")
async def ask_to_play(press: Press) -> None:
    """The form of an invitation, with the game that was learned."""
    server = await press.app[Players].server(press.guild_id)
    await open_form(press, play_form(_key(press), server.pace, await press.words()))


def _key(press: Press) -> str:
    """The game of the control. Raises UnknownGame."""
    return find_game(press.control.rest.partition(".")[0]).key


async def _shown(press: Press) -> Shown:
    return await lessons.shown(press, _key(press), press.control.seq)
