"""The sleep between two rounds of work: until its time is over, or until somebody rings."""

import asyncio

import pytest

from bot.outbox.service import neighbours
from bot.outbox.service.alarm import Alarm

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
