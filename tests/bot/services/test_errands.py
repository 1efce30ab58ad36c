"""A person who asks for much waits alone, for what takes long in a process of its own; sleeps end in time."""

import asyncio
import time
from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.board.pictures import Film, film
from bot.core.errors import TooMuchAtOnce
from bot.core.match import Header, Match, begin
from bot.core.preferences import PlayerSettings
from bot.outbox import feature as neighbours
from bot.outbox.service.alarm import Alarm
from bot.workers.errands import MOST_WAITING, Errands
from bot.workers.pool import Workers
from rules import Side
from tests.bot.fixtures import ANNA, BOB, PLACE, START, terms

ANN, BEN = ANNA, BOB


@pytest.fixture
async def errands(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Errands]:
    monkeypatch.setattr("bot.workers.errands.Workers", Workers)
    one = Errands()
    yield one
    one.close()


async def test_who_asks_for_much_waits_and_the_others_do_not(errands: Errands) -> None:
    await errands.do(abs, -1)
    done: list[int] = []

    async def ask(person: int) -> None:
        await errands.do(time.sleep, 0.1, by=person)
        done.append(person)

    much = [asyncio.create_task(ask(ANN)) for _ in range(1 + MOST_WAITING)]
    await asyncio.sleep(0.02)
    with pytest.raises(TooMuchAtOnce) as refused:
        errands.admit(ANN)
    assert refused.value.details == {"most": 1 + MOST_WAITING}
    errands.admit(BEN)
    await ask(BEN)
    assert done == [ANN, BEN]
    await asyncio.gather(*much)
    errands.admit(ANN)
    assert await errands.do(abs, -2, by=ANN) == 2


async def test_what_was_made_is_kept_and_what_is_being_made_is_shared(errands: Errands) -> None:
    first, again = await asyncio.gather(
        errands.once("stamp", stamped, 0, by=ANN), errands.once("stamp", stamped, 0, by=BEN)
    )
    assert first == again == await errands.once("stamp", stamped, 0, by=ANN)
    assert await errands.once("another", stamped, 0, by=ANN) != first
    # The least recently asked goes first.
    for number in range(4):
        await errands.once(number, stamped, 8 << 20, by=ANN)
    assert await errands.once("stamp", stamped, 0, by=ANN) != first


async def test_what_failed_is_tried_again(errands: Errands) -> None:
    with pytest.raises(ZeroDivisionError):
        await errands.once("broken", failing, by=ANN)
    assert await errands.once("broken", stamped, 0, by=ANN)


async def test_a_film_is_the_same_in_another_process_and_the_loop_is_free_meanwhile(errands: Errands) -> None:
    match = played("canadian", 60)
    wanted = Film(match, "ja", PlayerSettings(theme="slate"), ("Ann", "Ben"), Side.SECOND)
    await errands.do(abs, -1)
    late: list[float] = []

    async def watch() -> None:
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(0.005)
            late.append(time.perf_counter() - begun - 0.005)

    watching = asyncio.create_task(watch())
    made = await errands.once(wanted.key, film, wanted, by=ANN)
    watching.cancel()
    assert made == film(wanted)
    assert made[:6] == b"GIF89a"
    assert len(late) > 20, "drawing takes its time, and the loop went on"


def stamped(size: int) -> bytes:
    return str(time.monotonic_ns()).encode() + bytes(size)


def failing() -> bytes:
    raise ZeroDivisionError


def played(game: str, moves: int) -> Match:
    agreed, chance = terms("none", game=game), Random(1)
    header = Header(7, agreed, PLACE, (ANNA, BOB), agreed.kind.rules_version)
    match, _ = begin(header, START, ANNA)
    for _ in range(moves):
        text = match.game.format(match.state, chance.choice(match.game.legal_moves(match.state)))
        match, _ = match.play(match.mover, text, START)
    return match


LONG = 3600.0


async def sleeper(alarm: Alarm, seconds: float = LONG) -> asyncio.Task[None]:
    task = asyncio.create_task(alarm.sleep(seconds))
    for _ in range(5):
        await asyncio.sleep(0)
    return task


async def test_who_sleeps_is_woken_by_a_ring_which_is_remembered_until_it_is_cleared() -> None:
    alarm = Alarm()
    asleep = await sleeper(alarm)
    assert not asleep.done()
    alarm.ring()
    await asyncio.wait_for(asleep, 60)
    assert (await sleeper(alarm)).done()
    alarm.clear()
    asleep = await sleeper(alarm)
    assert not asleep.done()
    asleep.cancel()


async def test_a_sleep_ends_by_itself_and_the_next_one_is_as_long() -> None:
    alarm = Alarm()
    await asyncio.wait_for(alarm.sleep(0.01), 60)
    asleep = await sleeper(alarm)
    assert not asleep.done()
    asleep.cancel()
    await asyncio.wait({asleep})
    alarm.ring()
    assert (await sleeper(alarm)).done()


async def test_what_another_process_has_left_is_looked_for_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(neighbours, "LOOK", 0.001)
    woken = asyncio.Semaphore(0)
    looking = asyncio.create_task(neighbours.look(woken.release))
    for _ in range(3):
        await asyncio.wait_for(woken.acquire(), 20)
    assert not looking.done()
    looking.cancel()
