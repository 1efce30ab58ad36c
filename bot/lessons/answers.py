"""Lessons: showing a step, trying a move in it, and where they lead."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.core.practice import WEAKEST
from bot.core.terms import Terms
from bot.lessons.cards import Shown, courses_card, end_card, step_card, to_move
from bot.lessons.model.course import course
from bot.lessons.model.step import Progress, Step
from bot.lessons.service import Lessons
from bot.match.answers.boards import text_of
from bot.match.answers.refusals import reason
from bot.match.service.replies import Replies
from bot.people.service import Players
from bot.practice import answers as practice
from bot.skin.context import Request
from bot.skin.drawing import drawn
from bot.skin.places import place_alone
from bot.skin.replies import answer_privately
from bot.tournaments.answers.reminders import Menus, menus_of, sketch_of
from rules import GAMES, Cell, MoveError, is_house

_BOT: Final = 1
"""The player of the other side on the board of a lesson; nobody has this id."""


async def show_courses(request: Request) -> None:
    """All games with lessons, the suggested one first."""
    progress, words = await _progress(request), await request.words()
    suggested = await _suggested(request, progress)
    card = courses_card(progress, suggested, words, practice=request.app[Replies].on)
    await answer_privately(request, card)


async def suggested_game(request: Request) -> str:
    """The key of the game that the asker learns or plays most, else the server's usual."""
    return await _suggested(request, await _progress(request))


async def _suggested(request: Request, progress: Mapping[str, Progress]) -> str:
    going_on = next((key for key, each in progress.items() if not each.complete), None)
    usual = (await request.app[Players].server(request.guild_id)).game
    own = await request.app[Lessons].own_game(request.user_id)
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
    board = steps[at].board(request.user_id, _BOT, request.app.now())
    return Shown(steps[at], at, len(steps), board)


async def play(request: Request, seen: Shown, text: str) -> None:
    """Tries a move, and tells whether it shows the thing; one that the rules refuse is told why."""
    reader, board, step = await request.reader(), seen.board, seen.step
    notation = reader.settings.notation
    try:
        move = board.game.parse(board.state, text)
    except MoveError as error:
        await _show(request, seen, said=reason(error, reader.words, board, notation))
        return
    written = board.game.format(board.state, move, notation)
    if move not in step.right:
        said = reader.words("lesson-not", code=step.code, move=written, **step.facts)
        await _show(request, seen, said=said)
        return
    await request.app[Lessons].found(request.user_id, step.game, seen.at, seen.steps)
    canonical = board.game.format(board.state, move)
    after = step.board(request.user_id, _BOT, request.app.now(), canonical)
    said = reader.words("lesson-right", move=written, last="yes" if seen.at + 1 == seen.steps else "no")
    await _show(request, replace(seen, board=after, found=True), said=said)


async def train(request: Request, game: str) -> None:
    """Begins a game against the bot that the asker alone sees, at the level that follows the lessons."""
    place = await place_alone(request, shown=False)
    await practice.begin(request, Terms(game, practice.CLOCKLESS), place, WEAKEST, None, private=True)


async def _show(
    request: Request, seen: Shown, *, said: str = "", cell: Cell | None = None, group: int | None = None
) -> None:
    reader = await request.reader()
    menus = Menus() if seen.found else menus_of(seen.board, reader, cell, group, seen.control)
    note = reader.words("lesson-note", step=seen.at + 1, steps=seen.steps)
    sketch = sketch_of(
        request.client, seen.board, reader, to_move(seen, reader.words), note, choice=menus.choice
    )
    card = step_card(
        seen,
        reader.words,
        await drawn(request.client, reader.words, sketch),
        reader.settings.notation,
        said=said,
        text=text_of(seen.board, reader),
        menus=menus.parts,
    )
    await answer_privately(request, card)


async def _steps(game: str) -> tuple[Step, ...]:
    """The lessons of a game, made off the event loop."""
    return await asyncio.to_thread(course, game)
