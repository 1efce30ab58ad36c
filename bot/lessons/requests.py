"""Learning a game: /learn, the steps of its lessons, and its rules."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.board import pictures as board_pictures
from bot.board.text import described
from bot.core.terms import WEAKEST, Terms
from bot.invitations.requests import preview
from bot.lessons.cards import Shown, chapter_card, courses_card, end_card, rules_card, step_card
from bot.lessons.model.course import course
from bot.lessons.model.step import Progress, Step
from bot.lessons.pictures import explained
from bot.lessons.service import Lessons
from bot.match.answers.access import readable_seek
from bot.match.answers.boards import PICTURE, text_of
from bot.match.answers.refusals import reason
from bot.match.answers.tasks import Menus, menus_of, sketch_of
from bot.match.requests.controls import moving, on_match
from bot.match.requests.games import suggest_games_here
from bot.match.service.matches import Matches
from bot.match.service.replies import Replies
from bot.people.service import Players
from bot.practice import answers as practice
from bot.skin.card import Reply
from bot.skin.context import Press, Reader, Request
from bot.skin.declarations import command
from bot.skin.drawing import Sketch, drawn
from bot.skin.entry import action
from bot.skin.homes import place_alone
from bot.skin.protocol import Client
from bot.skin.replies import answer, answer_privately, turn_into
from rules import GAMES, Cell, Game, MoveError, find_game, is_house


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


match_rules = on_match("match-rules", lambda press, match: show_rules(press, match.game))


async def _rules_board(client: Client, game: Game[Any], reader: Reader) -> Reply:
    """The rules of a game with its starting position and a few moves."""
    words, settings = reader.words, reader.settings
    told: list[str] = []

    async def draw() -> bytes:
        shown = await board_pictures.drawn(lambda: explained(game, words, settings))
        told.extend(caption for _, caption in shown)
        return await board_pictures.pictured([diagram for diagram, _ in shown], settings.theme)

    description = described(game, game.start(), words)
    picture = await drawn(
        client, words, Sketch(PICTURE, draw, description, edge=board_pictures.edge(settings.theme))
    )
    if picture.data is None:
        return rules_card(game, words, picture, ())
    first = words("position-sentence", text=told[0])
    shown = replace(picture, description=words("position-series", first=first, following=description))
    return rules_card(game, words, shown, told)


@action("rules-chapter")
async def turn_to_chapter(press: Press) -> None:
    """The chapter of the rules that was chosen."""
    words, game = await press.words(), find_game(press.control.rest)
    await turn_into(press, chapter_card(game, words, press.figure(press.value)))


@command("learn", game=suggest_games_here)
async def learn(request: Request, game: str | None = None, rules: bool = False) -> None:
    key = None if game is None else await request.game(game)
    if rules:
        await show_rules(request, find_game(key or await _suggested(request, await _progress(request))))
    elif key is None:
        await _show_courses(request)
    else:
        await open_course(request, find_game(key).key)


@action("learn-of")
async def course_pressed(press: Press) -> None:
    """The lessons of the game that the control names, or that was chosen in the menu."""
    await open_course(press, find_game(press.control.rest or press.value).key)


async def _show_chosen(press: Press, **chosen: Any) -> None:
    await show(press, _key(press), press.control.seq, **chosen)


lesson_pressed = action("lesson")(_show_chosen)


@action("lesson-invite")
async def ask_to_play(press: Press) -> None:
    """The preview of an invitation to the game that was learned."""
    await preview(press, _key(press))


def _key(press: Press) -> str:
    """The game of the control. Raises UnknownGame."""
    return find_game(press.control.rest.partition(".")[0]).key


async def _shown(press: Press) -> Shown:
    return await shown(press, _key(press), press.control.seq)


async def _show_courses(request: Request) -> None:
    """All games with lessons, the suggested one first."""
    progress, words = await _progress(request), await request.words()
    suggested = await _suggested(request, progress)
    card = courses_card(progress, suggested, words, practice=request.app[Replies].on)
    await answer_privately(request, card)


list_courses = action("learn")(_show_courses)


async def _suggested(request: Request, progress: Mapping[str, Progress]) -> str:
    going_on = next((key for key, each in progress.items() if not each.complete), None)
    usual = (await request.app[Players].server(request.guild_id)).game
    own = await request.app[Matches].own_game(request.user_id)
    house = (await request.words()).house
    # A house game of another server, or one that was removed, cannot be played here.
    played = own if own is not None and (own in house or not is_house(own)) else None
    return going_on or played or usual or next(iter(GAMES))


async def _progress(request: Request) -> Mapping[str, Progress]:
    """The asker's, in the games that there are here."""
    house = (await request.words()).house
    found = await request.app[Lessons].progress(request.user_id)
    return {key: each for key, each in found.items() if key in house or not is_house(key)}


async def open_course(request: Request, game: str) -> None:
    """The first step that the asker has not found yet; the end where there is none."""
    progress = (await request.app[Lessons].progress(request.user_id)).get(game, Progress())
    await show(request, game, progress.done)


async def show(
    request: Request, game: str, at: int, *, cell: Cell | None = None, group: int | None = None
) -> None:
    """A step of a game's lessons, or their end. `cell`: the piece that was chosen to move; `group`: the row."""
    steps = await _steps(game)
    if at >= len(steps):
        progress = (await request.app[Lessons].progress(request.user_id)).get(game, Progress())
        words, practises = await request.words(), request.app[Replies].on
        await answer_privately(request, end_card(game, progress, words, practice=practises))
        return
    await _show(request, await shown(request, game, at), cell=cell, group=group)


async def shown(request: Request, game: str, at: int) -> Shown:
    """A step as it stands before the asker; the last where there are not so many."""
    steps = await _steps(game)
    at = min(at, len(steps) - 1)
    board = steps[at].board(request.user_id, request.app.now())
    return Shown(steps[at], at, len(steps), board)


async def play(request: Request, seen: Shown, text: str) -> None:
    """Tries a move, and tells whether it shows the thing; one that the rules refuse is told why."""
    reader, board, step = await request.reader(), seen.board, seen.step
    try:
        move = board.game.parse(board.state, text)
    except MoveError as error:
        await _show(request, seen, said=reason(error, reader.words, board))
        return
    written = board.game.format(board.state, move, reader.words.moves_in)
    if move not in step.right:
        said = reader.words("lesson-not", code=step.code, move=written, **step.facts)
        await _show(request, seen, said=said)
        return
    await request.app[Lessons].found(request.user_id, step.game, seen.at, seen.steps)
    canonical = board.game.format(board.state, move)
    after = step.board(request.user_id, request.app.now(), canonical)
    said = reader.words("lesson-right", move=written, last="yes" if seen.at + 1 == seen.steps else "no")
    await _show(request, replace(seen, board=after, found=True), said=said)


@action("lesson-train")
async def train(press: Press) -> None:
    """Begins a game against the bot that the asker alone sees, at the level that follows the lessons."""
    terms, place = Terms(_key(press), practice.CLOCKLESS), await place_alone(press, shown=False)
    await practice.begin(press, terms, place, WEAKEST, None, private=True)


async def _show(
    request: Request, seen: Shown, *, said: str = "", cell: Cell | None = None, group: int | None = None
) -> None:
    reader = await request.reader()
    menus = Menus() if seen.found else menus_of(seen.board, reader, cell, group, seen.control)
    note = reader.words("lesson-note", step=seen.at + 1, steps=seen.steps)
    title = reader.words("lesson-to-move", colour=reader.words.colour(seen.board.game, seen.step.side))
    sketch = sketch_of(request.client, seen.board, reader, title, note, choice=menus.choice)
    card = step_card(
        seen,
        reader.words,
        await drawn(request.client, reader.words, sketch),
        said=said,
        text=text_of(seen.board, reader),
        menus=menus.parts,
    )
    await answer_privately(request, card)


async def _steps(game: str) -> tuple[Step, ...]:
    """The lessons of a game, made off the event loop."""
    return await asyncio.to_thread(course, game)


move_pressed = moving("lesson", _show_chosen, _shown, play)
