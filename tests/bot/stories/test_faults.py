"""Stories of faults between Discord and the bot, and of losses that they do not cause."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
import sqlalchemy as sa

from bot import client
from bot.core.errors import DiskFault, Unreachable
from bot.help.requests import help_
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.skin.context import Request
from bot.store.threads import Threads
from bot.sweeper import Sweeper
from bot.tournaments.service.tournaments import Tournaments
from rules import UnreadableMove
from tests.bot.fixtures import a_move
from tests.bot.stories.narrative import (
    alone,
    answer,
    begun,
    buttons,
    called,
    choices,
    in_settings,
    last_interaction,
    match_now,
    newest,
    on_board,
    picked,
    played,
    posted,
    stepped,
    text,
)
from tests.world import Simulation, World


async def test_the_same_interaction_twice_is_one_move(world: World, env: Simulation) -> None:
    match = await begun(world)
    await world.ann.slash(world.channel, "move", notation="11-15")
    before = len(posted(world))
    env.backend.emit("INTERACTION_CREATE", last_interaction(env))
    await env.settle()
    assert (await match_now(world, match)).moves == ("11-15",)
    assert len(posted(world)) == before


async def test_the_same_click_twice_is_one_game(world: World, env: Simulation) -> None:
    invited = await world.ann.slash(world.channel, "play", game="american", opponent=world.ben)
    await stepped(world.ben, answer(invited), "join")
    before = len(posted(world))
    env.backend.emit("INTERACTION_CREATE", last_interaction(env))
    await env.settle()
    assert len(await world.app[Matches].mine(world.ann.id)) == 1
    assert len(posted(world)) == before


async def test_a_restart_loses_nothing_and_old_buttons_work(world: World, env: Simulation) -> None:
    match = await played(world, await begun(world), "11-15", "22-18")
    board = newest(world)
    await world.restart()
    chosen = await picked(world.ann, board, "15x22")
    assert chosen.ephemeral
    assert "Play 15x22" in buttons(chosen)
    await world.ann.slash(world.channel, "move", notation="15x22")
    assert len((await match_now(world, match)).moves) == 3
    assert "to move" in text(newest(world))


async def test_a_move_stands_when_discord_fails_and_is_told_later(world: World, env: Simulation) -> None:
    match = await begun(world)
    before = len(posted(world))
    env.inject_error("POST", "/interactions/*/callback", status=500, times=1)
    await world.ann.slash(world.channel, "move", notation="11-15")
    assert (await match_now(world, match)).moves == ("11-15",)
    await env.advance_time(1)
    assert len(posted(world)) == before + 1
    assert "**11-15**" in text(newest(world))
    assert "22-18" in choices(newest(world))


async def test_a_board_that_discord_refuses_for_a_while_is_told_when_it_takes_it(
    world: World, env: Simulation
) -> None:
    match = await begun(world)
    before = len(posted(world))
    env.inject_error("POST", "/interactions/*/callback", status=500, times=1)
    env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=500, times=2)
    await world.ann.slash(world.channel, "move", notation="11-15")
    assert (await match_now(world, match)).moves == ("11-15",)
    assert len(posted(world)) == before
    await env.advance_time(300)
    assert len(posted(world)) == before + 1
    assert called(world) == [world.ben.id]


async def test_a_mistake_of_ours_is_answered_with_a_number(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(world)
    monkeypatch.setattr(world.app[Matches], "get", _broken)
    result = await world.ann.slash(world.channel, "board", game=str(match.id))
    assert "tell whoever runs me this number" in alone(result)
    assert [str(error) for error in world.surprises()] == ["the lamp fell over"]
    world.forgiven = True


async def test_the_last_word_needs_no_database(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(world)
    board = newest(world)
    monkeypatch.setattr(world.app[Players], "settings", _broken)
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
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it is away before the request has begun, when who asks is to be remembered."""
    match = await begun(world)
    board = newest(world)
    for service, name in ((world.app[Players], "remember"), (world.app[Matches], "play")):
        with monkeypatch.context() as patched:
            patched.setattr(service, name, _away)
            before = len(posted(world))
            said = await world.ann.slash(world.channel, "move", notation="11-15", game=str(match.id))
            assert alone(said) == "I cannot reach my records; try again in a minute."
            assert said.ephemeral
            assert len(posted(world)) == before
    with monkeypatch.context() as patched:
        patched.setattr(world.app[Tournaments], "of_match", _away)
        said = await world.ann.slash(world.channel, "move", notation="11-15", game=str(match.id))
    assert alone(said).startswith("Your move stands; I cannot reach my records")
    assert len((await world.app[Matches].get(match.id)).moves) == 1
    monkeypatch.setattr(world.app[Players], "remember", _away)
    pressed = await world.ben.click(board, label="More …")
    assert alone(pressed) == "I cannot reach my records; try again in a minute."
    assert world.alarms() == []
    assert [entry["event"] for entry in world.logged].count("database.unreachable") == 4


async def test_on_a_full_disk_whoever_moves_is_told_and_the_operator_once(
    world: World, env: Simulation
) -> None:
    """At once, in one line without a traceback; with room the next move is made as ever."""
    match = await begun(world)

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
        now = await match_now(world, match)
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
    assert len((await match_now(world, match)).moves) == 1
    world.forgiven = True


async def test_what_fails_before_a_request_has_begun_is_answered_and_logged_once(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(world)
    monkeypatch.setattr(world.app[Players], "remember", _broken)
    said = await world.ann.slash(world.channel, "board", game=str(match.id))
    assert "tell whoever runs me this number" in alone(said)
    assert [str(error) for error in world.surprises()] == ["the lamp fell over"]
    assert len(world.faults()) == 1
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


async def test_a_form_that_was_open_during_a_restart_still_counts(world: World, env: Simulation) -> None:
    match = await begun(world)
    form = await world.ann.click(newest(world), label="Type a move")
    await world.restart()
    await world.ann.submit_modal(form, {"notation": "11-15"})
    assert (await match_now(world, match)).moves == ("11-15",)


async def test_a_move_that_came_too_late_for_an_answer_stands_and_is_told(
    world: World, env: Simulation
) -> None:
    match = await begun(world)
    env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    await world.ann.slash(world.channel, "move", notation="11-15")
    assert (await match_now(world, match)).moves == ("11-15",)
    await env.advance_time(1)
    assert "**11-15**" in text(newest(world))


async def test_stopping_lets_an_answer_under_way_finish(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(world)
    gate, get = asyncio.Event(), world.app[Matches].get

    async def slowly(match_id: int) -> Any:
        await gate.wait()
        return await get(match_id)

    monkeypatch.setattr(world.app[Matches], "get", slowly)
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
    match = await begun(world)
    world.logged.clear()
    await world.ann.slash(world.channel, "move", notation="1-2")
    await world.ann.autocomplete(world.channel, "move", "notation", "11")
    await world.ann.click(newest(world), custom_id=f"v1:more:{match.id}:{match.seq}")
    await in_settings(world.ann, world.channel, "vacation", "vacation-ask", first="never", last="never")
    more = await on_board(world.ann, world.channel, "more")
    await world.ann.select(answer(more), ["explore"])
    ended = [entry for entry in world.logged if entry["event"] == "request.ended"]
    assert [(entry["request"], entry["outcome"]) for entry in ended] == [
        ("/move", "IllegalMove"),
        ("autocomplete", "done"),
        ("more", "done"),
        ("/settings", "done"),
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
    await begun(world)
    monkeypatch.setattr(world.app[Matches], "mine", _broken)
    assert await world.ann.autocomplete(world.channel, "board", "game", "") == []
    assert [str(error) for error in world.surprises()] == ["the lamp fell over"]
    world.forgiven = True


async def test_what_does_not_let_itself_be_stopped_keeps_nobody_waiting(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
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
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.forgiven = True
    await begun(world)
    line = await on_board(world.ann, world.channel, "lines", "line-type")
    days = await in_settings(world.ann, world.channel, "vacation", "vacation-ask")
    monkeypatch.setattr(Request, "link", _broken)
    for asked in (
        world.ann.slash(world.channel, "move", notation="Zbigniew"),
        world.ann.slash(world.channel, "board", game="Zbigniew"),
        world.ann.submit_modal(line, {"notation": "Zbigniew"}),
        world.ann.submit_modal(days, {"first": "Zbigniew", "last": "Zbigniew"}),
    ):
        assert "tell whoever runs me this number" in alone(await asked)
    assert world.log.getvalue().count("the lamp fell over") >= 4
    assert "Zbigniew" not in world.log.getvalue()


async def test_what_was_typed_is_not_logged_where_only_showing_a_move_fails(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move stands, so nothing is refused any more, whatever a refusal quotes."""
    world.forgiven = True
    await begun(world)

    typed = UnreadableMove(text="Zbigniew")

    async def refuses(*_: object, **__: object) -> None:
        raise typed

    monkeypatch.setattr("bot.match.answers.moves._show_everybody", refuses)
    said = await world.ann.slash(world.channel, "move", notation="11-15")
    assert "Your move stands" in alone(said)
    assert "unreadable-move" in world.log.getvalue()
    assert "Zbigniew" not in world.log.getvalue()


async def test_the_log_names_nobody_whichever_statement_fails(world: World, env: Simulation) -> None:
    """Each statement of each request fails once, as on a broken disk; the errors of the driver are real."""
    world.forgiven = True
    rare = world.guild.add_member(env.create_user("wilhelmina.otvos", global_name="Wilhelmina Ötvös"))
    wanted, asked, failed = -1, 0, 0

    def spoil(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> tuple[str, Any]:
        nonlocal asked, failed
        asked += 1
        if asked - 1 == wanted:
            failed += 1
            return f"{statement} and so on", parameters
        return statement, parameters

    database = world.app.database
    engines = {each.sync_engine for each in (database._writer, database._reader)}
    for engine in engines:
        sa.event.listen(engine, "before_cursor_execute", spoil, retval=True)
    for command, options in (
        ("play", {"game": "american", "opponent": world.ben}),
        ("settings", {}),
        ("games", {}),
        ("profile", {}),
    ):
        for wanted in range(100):
            asked = 0
            world.app[Players].forget(rare.id)
            await rare.slash(world.channel, command, **options)
            if asked <= wanted:
                break
    assert failed > 20
    assert world.log.getvalue().count("syntax error") >= failed
    assert world.named() == []
