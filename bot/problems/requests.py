"""The problem of the day: /problem, tries, solutions, the month, and the posts in channels."""

from datetime import date
from typing import Any, Final

import discord

from bot.board.diagram import Choice
from bot.board.matches import past
from bot.core.errors import NoProblem
from bot.core.match import Match
from bot.core.news import Problem as Today
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.match.answers.boards import text_of
from bot.match.answers.tasks import Menus, menus_of, sketch_of
from bot.match.requests.controls import moving
from bot.match.requests.games import suggest_problem_games
from bot.outbox.service.outbox import Delivered, Undeliverable
from bot.people.service import Players
from bot.problems import cards
from bot.problems.model import Posted, Problem
from bot.problems.service import DAY, Problems, Tried, find, number_of, problem_on
from bot.servers.cards import problem_channel_card
from bot.skin.card import Attached
from bot.skin.context import Press, Reader, Request, everybody
from bot.skin.declarations import command
from bot.skin.drawing import Sketch, drawn
from bot.skin.entry import On, action
from bot.skin.errors import Fault, SettingOutOfReach
from bot.skin.names import names_for
from bot.skin.places import missing_permissions, only_brought_along, readers_here
from bot.skin.protocol import Client
from bot.skin.replies import answer, answer_privately, post
from rules import Cell


@command("problem", game=suggest_problem_games)
async def problem(request: Request, game: str | None = None) -> None:
    """Of the game named, else of the server's or the asker's own. Raises NoProblem."""
    day, guild_id = await today_here(request), _server(request)
    if game is None:
        usual = (await request.app[Players].server(guild_id)).game
        chosen = await request.app[Problems].own_game(request.user_id, guild_id, usual)
    else:
        chosen = request.client.typed.game(game)
    await show(request, day, problem_on(day, chosen).key, before=problem_on(day - DAY, chosen))


async def _show(press: Press, **chosen: Any) -> None:
    await show(press, _day(press), _key(press), **chosen)


open_pressed = action("problem-open")(_show)


def _day(press: Press) -> date:
    """The day of the problem. Raises OutdatedControl."""
    return press.meaning(date.fromordinal, press.control.target)


def _key(press: Press) -> str:
    return press.control.rest.partition(".")[0]


async def _of_control(press: Press) -> tuple[date, str]:
    return _day(press), _key(press)


on_problem = On(_of_control)
"""What a control does with its problem, of which it has the day and the key."""


async def _unchanged(press: Press) -> cards.Shown | None:
    """The problem as the control knows it; where it has moved on, it is shown as it stands now, and None."""
    day, key = _day(press), _key(press)
    if day != await today_here(press):
        raise NoProblem("over")
    shown = await shown_to(press, day, key)
    if shown.attempt.over or shown.attempt.plies != press.control.seq:
        await show(press, day, key)
        return None
    return shown


_CLOSED: Final = frozenset({403, 404})
"""Discord's answers where the bot may not write, or the channel is gone."""


async def today_here(request: Request) -> date:
    """The day whose problem it is where somebody asks."""
    return await request.app[Problems].today_in(_server(request))


async def show(
    request: Request,
    day: date,
    key: str,
    *,
    said: str = "",
    cell: Cell | None = None,
    group: int | None = None,
    before: Problem | None = None,
    shared: bool = False,
) -> None:
    """The problem as far as the asker has come; the solution where its day is over.

    `said`: what became of their last try; `cell`: the piece that they have chosen to move; `before`: the problem of the
    day before, where its solution is to be offered; `shared`: their result was told to everybody.
    """
    if day != await today_here(request):
        await show_solution(request, day, key, 0)
        return
    reader, shown = await request.reader(), await shown_to(request, day, key)
    attempt = shown.attempt
    menus = Menus() if attempt.over else menus_of(shown.board, reader, cell, group, shown.control)
    problems = request.app[Problems]
    card = cards.problem_card(
        shown,
        reader.words,
        await _picture(request.client, shown.board, reader, shown.problem, day, choice=menus.choice),
        said=said,
        text=text_of(shown.board, reader),
        menus=menus.parts,
        share=await problems.share(day, key) if attempt.over else None,
        streak=await problems.streak(request.user_id, _server(request)) if attempt.over else None,
        in_server=_server(request) is not None,
        before=before,
        yesterday=await _yesterday(request.client, _server(request), before, day, reader),
        shared=shared,
    )
    await answer_privately(request, card)


async def shown_to(request: Request, day: date, key: str) -> cards.Shown:
    """The problem as far as the asker has come with it. Raises NoProblem."""
    problem = find(key)
    attempt = await request.app[Problems].attempt(request.user_id, day, key)
    return cards.Shown(problem, attempt, _board(request.client, problem, request.user_id, attempt.plies))


async def play(request: Request, shown: cards.Shown, text: str) -> None:
    """Tries a move and says what became of it. Raises NoProblem and the rules' MoveErrors."""
    attempt = shown.attempt
    tried = await request.app[Problems].try_move(
        request.user_id,
        attempt.day,
        attempt.key,
        text,
        plies=attempt.plies,
        guild_id=_server(request),
        request=request.id,
    )
    await show(request, attempt.day, attempt.key, said=await _said(request, shown, tried, text))


@on_problem.action("problem-quit")
async def ask_to_quit(request: Request, of: tuple[date, str]) -> None:
    shown = await shown_to(request, *of)
    await answer_privately(request, cards.quit_card(shown, await request.words()))


@on_problem.action("problem-quit-now")
async def give_up(request: Request, of: tuple[date, str]) -> None:
    """Ends the asker's attempt, and shows them the solution. Raises NoProblem once the day is over."""
    await request.app[Problems].give_up(request.user_id, *of, guild_id=_server(request))
    await show_solution(request, *of, 0)


@on_problem.action("problem-share")
async def tell_result(request: Request, of: tuple[date, str]) -> None:
    """Tells everybody in the place that the asker has solved the problem, and nothing of the problem itself."""
    problem, attempt = find(of[1]), await request.app[Problems].attempt(request.user_id, *of)
    if attempt.solved_at is None or request.channel_id is None:
        await show(request, *of)
        return
    streak = await request.app[Problems].streak(request.user_id, _server(request))
    words = (await readers_here(request)).words
    name = (await names_for(request.client, [request.user_id], words))[request.user_id]
    await show(request, *of, shared=True)
    told = cards.shared_card(problem, number_of(problem), attempt, streak, name, words)
    await answer(request, told, private=False)


@on_problem.action("problem-solution")
async def solution_pressed(press: Press, of: tuple[date, str]) -> None:
    await show_solution(press, *of, press.control.seq)


async def show_solution(request: Request, day: date, key: str, ply: int) -> None:
    """The solution after so many of its moves. Raises NoProblem while its day lasts, but for who is done with it."""
    problem, attempt = find(key), await request.app[Problems].attempt(request.user_id, day, key)
    if day >= await today_here(request) and not attempt.over:
        raise NoProblem("later")
    reader, ply = await request.reader(), max(0, min(ply, len(problem.solution)))
    whole = _board(request.client, problem, request.user_id, len(problem.solution))
    board = past(whole, whole.states(), ply)
    card = cards.solution_card(
        problem,
        day,
        whole,
        ply,
        reader.words,
        await _picture(request.client, board, reader, problem, day),
        text=text_of(board, reader),
        share=await request.app[Problems].share(day, key),
        given_up=attempt.given_up_at is not None,
    )
    await answer_privately(request, card)


async def show_month(request: Request) -> None:
    """The best solvers of this server this month."""
    guild_id = _server(request)
    if guild_id is None:
        raise NoProblem("server")
    first, solvers = await request.app[Problems].month(guild_id)
    words, shown = await request.words(), cards.shown_of_month(solvers, request.user_id)
    names = await names_for(request.client, (each.user for _, each in shown), words)
    streak = await request.app[Problems].streak(request.user_id, _server(request))
    await answer(request, cards.month_card(first, solvers, names, words, request.user_id, streak))


async def choose_channel(
    request: Request, channel: discord.TextChannel | None, game: str | None, hour: int | None, *, off: bool
) -> None:
    """Saves where and when the server has it posted, by the asker's zone, and shows it. Raises NoProblem,
    SettingOutOfReach.
    """
    guild_id, problems = request.guild_id, request.app[Problems]
    assert guild_id is not None  # the command is for servers only
    assert request.interaction.guild is not None
    known = await problems.channel(guild_id)
    if channel is not None and (
        missing := missing_permissions(channel.permissions_for(request.interaction.guild.me))
    ):
        raise SettingOutOfReach([Fault("problems", channel.id, "lacking", missing)])
    if hour is not None:
        zone = (await request.reader()).settings.zone
        await request.app[Players].save_server(guild_id, problem_hour=hour, problem_zone=zone)
    if off:
        await problems.switch_off(guild_id)
    elif channel is not None:
        await problems.choose(guild_id, channel.id, game, request.user_id)
    elif known is not None and (game is not None or hour is not None):
        await problems.choose(guild_id, known.channel_id, game or known.game, request.user_id)
    chosen = await problems.channel(guild_id)
    due = None if chosen is None else await problems.next_post(chosen)
    await answer(request, problem_channel_card(chosen, due, await request.words()))


async def post_today(client: Client, notice: Notice) -> Delivered:
    """Posts the problem of the day where a server wants it, and solves the last one. Raises Undeliverable,
    discord.HTTPException.
    """
    place, what, problems = notice.place, notice.what, client.app[Problems]
    assert place is not None
    assert place.guild_id is not None
    assert isinstance(what, Today)
    chosen, day = await problems.channel(place.guild_id), what.day
    daybreak = await problems.daybreak(place.guild_id)
    if chosen is None or chosen.channel_id != place.channel_id or day != daybreak.day(client.app.now()):
        # Switched off or moved meanwhile, or Discord was away all day.
        return Delivered()
    if chosen.posted is not None and chosen.posted.day >= day:
        # Posted by a process that ended before it could write down that this notice is done.
        return Delivered(chosen.posted.message_id)
    reader = await everybody(client, place)
    if chosen.posted is not None:
        await _show_solved(client, place, reader, chosen.posted)
    problem = find(what.problem)
    before = problem_on(day - DAY, chosen.game)
    picture = await _picture(client, _board(client, problem, 0, 0), reader, problem, day)
    yesterday = await _yesterday(client, place.guild_id, before, day, reader)
    card = cards.post_card(problem, before, day, daybreak.of(day + DAY), reader.words, picture, yesterday)
    try:
        message = await post(client, place.channel_id, card, notice.nonce)
    except discord.HTTPException as error:
        if error.status not in _CLOSED:
            raise
        await problems.closed(place.guild_id, place.channel_id)
        raise Undeliverable from error
    await problems.posted(place.guild_id, place.channel_id, day, problem.key, message.id)
    return Delivered(message.id)


async def _show_solved(client: Client, place: Place, reader: Reader, posted: Posted) -> None:
    """Puts the solution under the post of a day that is over."""
    try:
        problem, day = find(posted.key), posted.day
    except NoProblem:
        return
    share = await client.app[Problems].share(day, posted.key, place.guild_id)
    names = await names_for(client, [] if share.first is None else [share.first], reader.words)
    whole = _board(client, problem, 0, len(problem.solution))
    # The picture is the one that the message has already.
    picture = _sketch(client, past(whole, whole.states(), 0), reader, problem, day).outlined
    told = cards.share_text(share, names, reader.words)
    card = cards.solved_post_card(problem, day, whole, reader.words, picture, told)
    await client.repaint(place.channel_id, posted.message_id, card)


async def _said(request: Request, shown: cards.Shown, tried: Tried, text: str) -> str:
    attempt, right = tried
    if right is None:
        return ""
    reader, board = await request.reader(), shown.board
    move = board.game.format(board.state, board.game.parse(board.state, text), reader.words.moves_in)
    if not right:
        again = attempt.wrong == shown.attempt.wrong
        return reader.words("problem-wrong-again" if again else "problem-wrong", move=move)
    now = _board(request.client, shown.problem, request.user_id, attempt.plies)
    if attempt.solved_at is not None or now.previous_state is None or now.last_move is None:
        return reader.words("problem-right-last", move=move)
    reply = now.game.format(now.previous_state, now.last_move, reader.words.moves_in)
    return reader.words("problem-right", move=move, reply=reply)


async def _yesterday(
    client: Client, guild_id: int | None, before: Problem | None, day: date, reader: Reader
) -> str:
    """How many of the server solved the problem of the day before, and who first; empty where nobody tried."""
    if guild_id is None or before is None:
        return ""
    share = await client.app[Problems].share(day - DAY, before.key, guild_id)
    names = await names_for(client, [] if share.first is None else [share.first], reader.words)
    return cards.yesterday_text(share, names, reader.words)


def _board(client: Client, problem: Problem, solver: int, plies: int) -> Match:
    return problem.board(solver, client.app.now(), plies)


def _sketch(
    client: Client, board: Match, reader: Reader, problem: Problem, day: date, *, choice: Choice | None = None
) -> Sketch:
    """The board as this reader sees it; under it the task, how hard it is, and the day."""
    note = reader.words.apart(cards.stars(problem), reader.words.day(day))
    return sketch_of(client, board, reader, cards.task(problem, reader.words), note, choice=choice)


async def _picture(
    client: Client, board: Match, reader: Reader, problem: Problem, day: date, choice: Choice | None = None
) -> Attached:
    return await drawn(client, reader.words, _sketch(client, board, reader, problem, day, choice=choice))


def _server(request: Request) -> int | None:
    """The server in which somebody solves; None where the bot is no member of it."""
    return None if only_brought_along(request) else request.guild_id


month_pressed = action("problem-month")(show_month)
move_pressed = moving("problem", _show, _unchanged, play)
