"""Turns go round: who asks for much waits for itself."""

import asyncio

import pytest

from bot.workers.turns import Turns


class Line:
    """People who want turns, and the order in which they got them."""

    def __init__(self, at_once: int) -> None:
        self.turns = Turns(at_once)
        self.had: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def _want(self, person: str) -> None:
        await self.turns.take(person)
        self.had.append(person)

    async def want(self, people: str) -> None:
        self.tasks += [asyncio.create_task(self._want(person)) for person in people]
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def leave(self, person: str) -> None:
        self.turns.leave(person)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    @property
    def order(self) -> str:
        return "".join(self.had)


async def test_whoever_asks_for_much_lets_the_others_between() -> None:
    line = Line(1)
    await line.want("AAAA")
    await line.want("BC")
    await line.want("B")
    assert line.order == "A"
    assert line.turns.waiting("A") == 3
    while len(line.had) < len(line.tasks):
        await line.leave(line.had[-1])
    assert line.order == "ABCABAA"


async def test_one_person_has_one_turn_at_a_time_although_there_is_room() -> None:
    line = Line(2)
    await line.want("AAA")
    assert line.order == "A"
    await line.want("BC")
    assert line.order == "AB"
    await line.leave("A")
    assert line.order == "ABC", "A had one, C none"
    await line.leave("C")
    assert line.order == "ABCA"


async def test_who_gives_up_keeps_nobody_waiting() -> None:
    line = Line(1)
    await line.want("ABC")
    line.tasks[1].cancel()
    await asyncio.gather(line.tasks[1], return_exceptions=True)
    await line.leave("A")
    assert line.order == "AC"
    # Somebody gives up in the moment of getting the turn.
    await line.want("DE")
    line.turns.leave("C")
    line.tasks[3].cancel()
    with pytest.raises(asyncio.CancelledError):
        await line.tasks[3]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert line.order == "ACE"
    await line.leave("E")
    await line.want("A")
    assert line.order == "ACEA"
