"""Stories of faults between Discord and the bot, of a slow bot, and of losses that neither causes."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from threading import Event
from typing import Any, Protocol

import pytest

from bot import client
from bot.core.errors import DiskFault, Unreachable
from bot.help.requests import help_
from bot.invitations.service.invitations import Seeks
from bot.match.requests import games
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.skin import deferral
from bot.store.threads import Threads
from bot.sweeper import Sweeper
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import a_move
from tests.bot.stories import narrative
from tests.bot.stories.narrative import alone, answer, in_settings, on_board, picked, stepped, text
from tests.world import Simulation, World


async def test_a_restart_loses_nothing_and_old_buttons_work(world: World) -> None:
    match = await world.played(await world.begun(), "11-15", "22-18")
    board = world.newest()
    await world.restart()
    chosen = await picked(world.ann, board, "15x22")
    assert chosen.ephemeral
    assert "Play 15x22" in narrative.buttons(chosen)
    await world.ann.slash(world.channel, "move", notation="15x22")
    assert len((await world.match_now(match)).moves) == 3
    assert "to move" in text(world.newest())


@pytest.mark.parametrize(("status", "code"), [(500, 0), (404, 10062)])
async def test_a_move_stands_when_discord_fails_or_it_came_too_late_for_an_answer_and_is_told_later(
    world: World, env: Simulation, status: int, code: int
) -> None:
    match = await world.begun()
    before = len(world.posted())
    env.inject_error("POST", "/interactions/*/callback", status=status, code=code, times=1)
    await world.ann.slash(world.channel, "move", notation="11-15")
    assert (await world.match_now(match)).moves == ("11-15",)
    await env.advance_time(1)
    assert len(world.posted()) == before + 1


@pytest.mark.parametrize("fails", [False, True])
async def test_a_board_is_drawn_while_its_move_is_committed_and_shown_only_then(
    world: World, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    match, end, board = await world.begun(), Threads._end, world.bot.drawer.board
    await world.env.settle()
    drawing, drawn, commits, before = Event(), list[str](), list[Any](), len(world.posted())

    async def draw(*diagram: Any) -> bytes:
        drawing.set()
        drawn.append(diagram[0].note)
        return await board(*diagram)

    def late(threads: Threads, connection: Any, commit: bool) -> None:
        first = commit and threads is world.app.database._writer and not commits
        if first:
            commits.append(connection)
            assert drawing.wait(10), "nothing is drawn before the commit"
        end(threads, connection, commit and not (first and fails))
        if first and fails:
            raise RuntimeError("no commit")

    monkeypatch.setattr(world.bot.drawer, "board", draw)
    monkeypatch.setattr(Threads, "_end", late)
    said = await world.ann.slash(world.channel, "move", notation="11-15")
    assert (await world.match_now(match)).moves == (() if fails else ("11-15",))
    if fails:
        assert said.ephemeral
        assert len(world.posted()) == before, "what was not committed is not shown"
        said = await world.ann.slash(world.channel, "move", notation="11-15")
        assert drawn.pop() == drawn[0]
    assert not said.ephemeral
    assert len(drawn) == 1, "each board is drawn once"
    world.forgiven = fails


async def test_a_board_that_discord_refuses_for_a_while_is_told_when_it_takes_it(world: World) -> None:
    match = await world.begun()
    world.env.inject_error("POST", "/interactions/*/callback", status=500, times=1)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=500, times=2)
    await world.ann.slash(world.channel, "move", notation="11-15")
    assert (await world.match_now(match)).moves == ("11-15",)
    await world.env.advance_time(300)
    assert world.called() == [world.ben.id]


@pytest.mark.parametrize(("service", "name"), [(Matches, "get"), (Players, "remember")])
async def test_a_mistake_of_ours_is_answered_with_a_number_and_logged_once(
    world: World, monkeypatch: pytest.MonkeyPatch, service: type[Any], name: str
) -> None:
    """Also before the request has begun, when who asks is to be remembered."""
    match = await world.begun()
    monkeypatch.setattr(world.app[service], name, _broken)
    result = await world.ann.slash(world.channel, "board", game=str(match.id))
    assert "tell whoever runs me this number" in alone(result)
    assert [str(error) for error in world.surprises()] == ["the lamp fell over"]
    assert len(world.faults()) == 1
    world.forgiven = True


async def test_the_last_word_needs_no_database(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await world.begun()
    board = world.newest()
    monkeypatch.setattr(world.players, "settings", _broken)
    for asked in (
        world.ann.slash(world.channel, "move", notation="hello"),
        world.ann.slash(world.channel, "board", game="999"),
        world.ann.slash(world.channel, "board", game=str(match.id)),
        world.ann.slash(world.channel, "games"),
        world.ben.click(board, label="More …"),
    ):
        assert "tell whoever runs me this number" in alone(await asked)
    world.forgiven = True


async def test_while_the_database_is_away_one_sentence_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it is away before the request has begun, when who asks is to be remembered."""
    match = await world.begun()
    board = world.newest()
    for service, name in ((world.players, "remember"), (world.matches, "play")):
        with monkeypatch.context() as patched:
            patched.setattr(service, name, _away)
            before = len(world.posted())
            said = await world.ann.slash(world.channel, "move", notation="11-15", game=str(match.id))
            assert alone(said) == "I cannot reach my records. Try again in a minute."
            assert said.ephemeral
            assert len(world.posted()) == before
    with monkeypatch.context() as patched:
        patched.setattr(world.app[Tournaments], "of_match", _away)
        said = await world.ann.slash(world.channel, "move", notation="11-15", game=str(match.id))
    assert alone(said).startswith("Your move stands. I cannot reach my records")
    assert len((await world.matches.get(match.id)).moves) == 1
    monkeypatch.setattr(world.players, "remember", _away)
    pressed = await world.ben.click(board, label="More …")
    assert alone(pressed) == "I cannot reach my records. Try again in a minute."
    assert world.alarms() == []
    assert [entry["event"] for entry in world.logged].count("database.unreachable") == 4


async def test_on_a_full_disk_whoever_moves_is_told_and_the_operator_once(world: World) -> None:
    """At once, in one line without a traceback; with room the next move is made as ever."""
    match = await world.begun()

    async def room(pages: int) -> None:
        def give(driver: Any) -> None:
            driver.execute(f"PRAGMA max_page_count = {pages}").close()

        assert isinstance(world.app.database._writer, Threads)
        await world.app.database._writer.outside(give)

    # A move and a look at what is due take as much room as a thousand would.
    async with world.app.database.transaction() as connection:
        await connection.exec_driver_sql("CREATE TABLE more (x)")
        for table, when in (("match_events", "INSERT"), ("heartbeat", "UPDATE")):
            await connection.exec_driver_sql(
                f"CREATE TRIGGER {table}_more AFTER {when} ON {table} "
                "BEGIN INSERT INTO more VALUES (zeroblob(100000)); END"
            )

    async def move() -> str:
        now = await world.match_now(match)
        mover = world.ann if now.mover == world.ann.id else world.ben
        notation = a_move(now)
        said = await mover.slash(world.channel, "move", notation=notation, game=str(match.id))
        return alone(said) if said.ephemeral else ""

    await room(1)  # SQLite takes the least that is possible: what the file has now
    refused = {await move() for _ in range(3)}
    assert refused == {"That could not be saved: the disk of my server is full or fails. Try again later."}
    with pytest.raises(DiskFault):
        await world.app[Sweeper].begin()
    (told,) = [
        line for line in map(json.loads, world.log.getvalue().splitlines()) if line["level"] == "error"
    ]
    assert told["event"] == "disk.fails"
    assert told["file"] == str(world.app.database.file)
    assert told["free"].endswith("GB")
    assert told["reason"] == "database or disk is full"
    assert "the bot goes on by itself" in told["remedy"]
    assert "Traceback" not in world.log.getvalue()
    await room(100_000)
    assert await move() == ""
    assert len((await world.match_now(match)).moves) == 1
    world.forgiven = True


async def _away(*_: Any, **__: Any) -> None:
    raise Unreachable


async def _broken(*_: Any) -> None:
    raise RuntimeError("the lamp fell over")


async def test_commands_are_sent_again_only_when_they_have_changed(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sent() -> int:
        return sum(
            request.method == "PUT" and request.path.endswith("/commands") for request in env.http_requests
        )

    assert sent() == 1
    await world.restart()
    assert sent() == 1
    monkeypatch.setattr(help_, "description", "Something new")
    await world.restart()
    assert sent() == 2


async def test_a_form_that_was_open_during_a_restart_still_counts(world: World) -> None:
    match = await world.begun()
    form = await world.ann.click(world.newest(), label="Type a move")
    await world.restart()
    await world.ann.submit_modal(form, {"notation": "11-15"})
    assert (await world.match_now(match)).moves == ("11-15",)


async def test_stopping_lets_an_answer_under_way_finish(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await world.begun()
    gate, get = asyncio.Event(), world.matches.get

    async def slowly(match_id: int) -> Any:
        await gate.wait()
        return await get(match_id)

    monkeypatch.setattr(world.matches, "get", slowly)
    asking = asyncio.create_task(world.ann.slash(world.channel, "board", game=str(match.id)))
    await asyncio.sleep(0.2)
    closing = asyncio.create_task(world.bot.close())
    await asyncio.sleep(0.2)
    assert not closing.done()
    gate.set()
    answered = await asking
    await closing
    assert "to move" in text(answered.response)


async def test_whatever_is_asked_comes_in_by_one_entry_and_is_in_the_log(world: World) -> None:
    match = await world.begun()
    world.logged.clear()
    await world.ann.slash(world.channel, "move", notation="1-2")
    await world.ann.autocomplete(world.channel, "move", "notation", "11")
    await world.ann.click(world.newest(), custom_id=f"v1:more:{match.id}:{match.seq}")
    await in_settings(world.ann, world.channel, "vacation", "vacation-ask", first="never", last="never")
    more = await on_board(world.ann, world.channel, "more")
    await world.ann.select(answer(more), ["explore"])
    ended = [entry for entry in world.logged if entry["event"] == "request.ended"]
    assert [(entry["request"], entry["outcome"]) for entry in ended] == [
        ("/move", "IllegalMove"),
        ("autocomplete", "done"),
        ("more", "done"),
        ("/settings", "done"),
        ("turns", "done"),
        ("vacation", "done"),
        ("vacation-ask", "done"),
        ("vacation-take", "BadDay"),
        ("/board", "done"),
        ("more", "done"),
        ("explore", "done"),
    ]
    assert all(entry["number"] and entry["seconds"] >= 0 for entry in ended)


async def test_a_failing_suggestion_offers_nothing_and_is_in_the_log(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begun()
    monkeypatch.setattr(world.matches, "mine", _broken)
    assert await world.ann.autocomplete(world.channel, "board", "game", "") == []
    assert [str(error) for error in world.surprises()] == ["the lamp fell over"]
    world.forgiven = True


async def test_what_does_not_let_itself_be_stopped_keeps_nobody_waiting(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    released = asyncio.Event()

    async def stubborn() -> None:
        while not released.is_set():
            with suppress(asyncio.CancelledError):
                await released.wait()

    for patience in ("GRACE", "_FAREWELL"):
        monkeypatch.setattr(client, patience, 0.01)
    world.bot._start(stubborn(), "stubborn")
    await asyncio.sleep(0)
    try:
        async with asyncio.timeout(20):
            await world.bot.close()
    finally:
        released.set()


async def test_what_was_typed_is_not_logged_where_its_refusal_fails(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.forgiven = True
    await world.begun()
    line = await on_board(world.ann, world.channel, "lines", "line-type")
    days = await in_settings(world.ann, world.channel, "vacation", "vacation-ask")
    monkeypatch.setattr("bot.match.answers.refusals.link_of", _broken)
    for asked in (
        world.ann.slash(world.channel, "move", notation="Zbigniew"),
        world.ann.slash(world.channel, "board", game="Zbigniew"),
        world.ann.submit_modal(line, {"notation": "Zbigniew"}),
        world.ann.submit_modal(days, {"first": "Zbigniew", "last": "Zbigniew"}),
    ):
        assert "tell whoever runs me this number" in alone(await asked)
    assert world.log.getvalue().count("the lamp fell over") >= 4
    assert "Zbigniew" not in world.log.getvalue()


DEFERRED_MESSAGE, DEFERRED_UPDATE = 5, 6


def first_answers(env: Simulation) -> list[int]:
    return [r.json["type"] for r in env.http_requests if r.path.endswith("/callback") and r.json]


class Slowing(Protocol):
    def __call__(self, service: object, name: str) -> None: ...


@pytest.fixture
def slow(env: Simulation, monkeypatch: pytest.MonkeyPatch) -> Slowing:
    """Makes a method of a service take longer than the bot keeps people waiting, however fast this machine is."""

    def slowed(service: object, name: str) -> None:
        function: Callable[..., Awaitable[Any]] = getattr(service, name)
        before = len(first_answers(env))

        async def slower(*args: Any, **options: Any) -> Any:
            await asyncio.sleep(0.2)
            while len(first_answers(env)) == before:
                await asyncio.sleep(0.02)
            return await function(*args, **options)

        monkeypatch.setattr(service, name, slower)
        monkeypatch.setattr(deferral, "PATIENCE", 0.1)
        monkeypatch.setattr(games, "PATIENCE", 0.1)

    return slowed


async def test_a_private_answer_takes_the_place_that_was_kept(world: World, slow: Slowing) -> None:
    await world.begun()
    slow(world.matches, "mine")
    result = await world.ann.slash(world.channel, "games")
    assert first_answers(world.env)[-1] == DEFERRED_MESSAGE
    assert "American" in alone(result)


async def test_a_slow_move_that_discord_delivers_twice_is_one_move(world: World, slow: Slowing) -> None:
    match = await world.begun()
    slow(world.matches, "play_typed")
    await world.ann.slash(world.channel, "move", notation="11-15")
    before = len(world.channel.history())
    world.env.backend.emit("INTERACTION_CREATE", world.env.last_interaction())
    await world.env.settle()
    await world.env.advance_time(60)
    assert (await world.match_now(match)).moves == ("11-15",)
    assert len(world.channel.history()) == before


async def test_a_slow_invitation_is_shown_to_everybody_and_can_be_joined(world: World, slow: Slowing) -> None:
    slow(world.app[Seeks], "invite")
    await world.ann.slash(world.channel, "play", game="american")
    assert first_answers(world.env)[-1] == DEFERRED_MESSAGE
    await stepped(world.ben, world.newest(), "join")
    assert len(await world.matches.mine(world.ann.id)) == 1


async def test_a_slow_refusal_is_private_too(world: World, env: Simulation, slow: Slowing) -> None:
    await world.begun()
    slow(world.matches, "play_typed")
    await world.ann.slash(world.channel, "move", notation="nonsense")
    assert first_answers(env)[-1] == DEFERRED_MESSAGE


async def test_a_slow_click_leaves_the_card_and_answers_beside_it(world: World, slow: Slowing) -> None:
    await world.begun()
    board = world.newest()
    shown = text(board)
    slow(world.matches, "get")
    result = await world.ann.click(board, label="More …")
    assert first_answers(world.env)[-1] == DEFERRED_UPDATE
    assert any("American" in text(message) for message in result.followups)
    assert text(world.newest()) == shown


async def test_a_slow_choice_turns_the_private_message_into_the_next(world: World, slow: Slowing) -> None:
    await world.begun()
    asked = await on_board(world.ann, world.channel, "resign")
    slow(world.matches, "act")
    await world.ann.click(answer(asked), label="Yes, resign")
    assert first_answers(world.env)[-1] == DEFERRED_UPDATE
    assert await world.matches.mine(world.ann.id) == []


async def test_a_form_that_comes_too_late_is_not_asked(world: World, slow: Slowing) -> None:
    match = await world.begun()
    slow(world.matches, "get")
    result = await world.ann.click(world.newest(), label="Type a move")
    assert any("took too long" in text(message) for message in result.followups)
    assert (await world.match_now(match)).moves == ()


async def test_slow_suggestions_are_none(world: World, slow: Slowing) -> None:
    await world.begun()
    quick = await world.ann.autocomplete(world.channel, "move", "notation", "")
    slow(world.matches, "all_waiting")
    late = await world.ann.autocomplete(world.channel, "move", "notation", "")
    assert len(quick) == 7
    assert late == []


async def test_who_is_answered_in_time_is_not_held(world: World, env: Simulation) -> None:
    await world.begun()
    begun = len(first_answers(env))  # the form of an invitation is held before anything is stored
    await world.ann.slash(world.channel, "games")
    await stepped(world.ann, world.newest(), "more")
    await asyncio.sleep(0.3)
    await env.settle()
    answers = first_answers(env)[begun:]
    assert len(answers) == 2
    assert not {DEFERRED_MESSAGE, DEFERRED_UPDATE} & set(answers)
