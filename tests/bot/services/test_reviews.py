"""Reviews on a real database: kept, worked out once, and nothing lost by a kill."""

import asyncio
from dataclasses import replace

import pytest

from bot.app import open_app
from bot.console.check import check
from bot.core.errors import ReviewRefused
from bot.core.terms import LEAST_MOVES, MOST_MOVES
from bot.engine import review as engine
from bot.engine.review import Found, Passage
from bot.match.service.matches import Matches
from bot.practice.service import Thinking
from bot.privacy.service import Privacy
from bot.reviews.model import MOST_IN_SERVER, MOST_OF_PLAYER, Subject
from bot.reviews.service import Reviews
from bot.store.app import App
from bot.store.retention import KEPT
from bot.sweeper import Sweeper
from bot.workers.process import WorkerEnded
from rules import find_game
from tests.bot.fixtures import ANNA, BOB, LINE, PLACE, Hands, started, terms

GAME = LINE[:10]


def subject(length: int = len(GAME)) -> Subject:
    return Subject("american", find_game("american").rules_version, None, LINE[:length])


class Counted:
    """Looks that are counted, and stop after so many where a number is given."""

    def __init__(self, until: int | None = None) -> None:
        self.until = until
        self.seen: list[int] = []

    async def glance(self, passage: Passage) -> tuple[Found, ...]:
        if self.until is not None and len(self.seen) >= self.until:
            await asyncio.Event().wait()
        self.seen += passage.plies
        return await asyncio.to_thread(engine.glance, passage)

    async def compare(self, passage: Passage) -> tuple[Found, Found, Found]:
        return await asyncio.to_thread(engine.compare, passage)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "FIRST_LOOK", 100)
    monkeypatch.setattr(engine, "SECOND_LOOK", 200)


async def silent(_done: int, _of: int) -> None: ...


async def test_a_kill_in_between_costs_nothing(url: str, hands: Hands) -> None:
    first = Counted(until=6)
    async with open_app(url, now=hands, looks=first) as app:
        asked = await app[Reviews].ask(ANNA, PLACE.guild_id, subject())
        waiting = asyncio.create_task(app[Reviews].finished(asked, silent))
        while len(first.seen) < 6:
            await asyncio.sleep(0.01)
        waiting.cancel()
    assert asyncio.all_tasks() == {asyncio.current_task()}, "nothing goes on without a database"
    second = Counted()
    async with open_app(url, now=hands, looks=second) as app:
        again = await app[Reviews].ask(ANNA, PLACE.guild_id, subject())
        assert again == asked
        done = await app[Reviews].finished(again, silent)
        assert done.review is not None
        assert len(done.review.values) == len(GAME) + 1
        assert sorted(second.seen) == list(range(len(GAME) + 1))
        assert await app[Reviews].ask(ANNA, PLACE.guild_id, subject()) == done
        assert await app[Reviews].get(done.id, ANNA) == done
        with pytest.raises(ReviewRefused, match="gone"):
            await app[Reviews].get(done.id, BOB)
        assert (await check(app.database)).problems == ()


async def test_a_broken_process_is_told_and_the_review_can_be_had_again(url: str, hands: Hands) -> None:
    class Broken(Counted):
        async def glance(self, passage: Passage) -> tuple[Found, ...]:
            if not self.seen:
                self.seen.append(0)
                raise WorkerEnded("gone")
            return await super().glance(passage)

    async with open_app(url, now=hands, looks=Broken()) as app:
        asked = await app[Reviews].ask(ANNA, None, subject())
        with pytest.raises(ReviewRefused, match="broken"):
            await app[Reviews].finished(asked, silent)
        assert (await app[Reviews].finished(asked, silent)).review is not None


async def test_the_second_look_is_believed_against_the_first_at_the_same_position(
    url: str, hands: Hands
) -> None:
    """The first takes the move for a loss of three men; the one six times as deep, and the game, for none."""

    class Mistaken(Counted):
        async def glance(self, passage: Passage) -> tuple[Found, ...]:
            return tuple(Found(-300 if ply == 1 else 0, None, "9-14") for ply in passage.plies)

        async def compare(self, passage: Passage) -> tuple[Found, Found, Found]:
            self.seen += passage.plies
            return Found(0, None, "9-14"), Found(0, None, "9-14"), Found(0, None, "9-14")

    looks = Mistaken()
    async with open_app(url, now=hands, looks=looks) as app:
        done = await app[Reviews].finished(await app[Reviews].ask(ANNA, PLACE.guild_id, subject()), silent)
    assert looks.seen == [0, 1], "both moves around that position were looked at again"
    assert done.review is not None
    assert done.review.turns == ()


async def test_two_who_wait_for_the_same_review_have_it_worked_out_once(url: str, hands: Hands) -> None:
    looks = Counted()
    told: list[tuple[int, int]] = []

    async def tell(done: int, of: int) -> None:
        told.append((done, of))

    async with open_app(url, now=hands, looks=looks) as app:
        asked = await app[Reviews].ask(ANNA, None, subject())
        one, two = await asyncio.gather(
            app[Reviews].finished(asked, tell), app[Reviews].finished(asked, silent)
        )
    assert one == two
    assert sorted(looks.seen) == list(range(len(GAME) + 1))
    assert told == [(6, 11), (11, 11)]


async def test_moves_added_to_an_open_game_are_not_looked_at(url: str, hands: Hands) -> None:
    """Beyond the opening; the opening is everybody's."""
    looks = Counted()
    async with open_app(url, now=hands, looks=looks) as app:
        match = await started(app, terms("none", game="american"))
        for move in LINE:
            match = (await app[Matches].play(match.mover, move, match_id=match.id)).match
        added = [match.game.format(match.state, match.game.legal_moves(match.state)[0])]
        version = find_game("american").rules_version
        asked = await app[Reviews].ask(ANNA, None, Subject("american", version, None, (*LINE, *added)))
        found = (await app[Reviews].finished(asked, silent)).review
        assert found is not None
        assert [ply for ply, value in enumerate(found.values) if value is None] == [12, 13]
        assert max(looks.seen) == 11
        early = await started(app, terms("none", game="american"))
        await app[Matches].play(early.mover, GAME[0], match_id=early.id)
        asked = await app[Reviews].ask(ANNA, None, subject())
        found = (await app[Reviews].finished(asked, silent)).review
        assert found is not None
        assert [ply for ply, value in enumerate(found.values) if value is None] == []


async def test_progress_that_cannot_be_told_stops_nothing(url: str, hands: Hands) -> None:
    async def fails(_done: int, _of: int) -> None:
        raise OSError("no connection")

    async with open_app(url, now=hands, looks=Counted()) as app:
        asked = await app[Reviews].ask(ANNA, None, subject())
        assert (await app[Reviews].finished(asked, fails)).review is not None


async def test_limits_are_of_a_day_and_rows_of_a_month(url: str, hands: Hands) -> None:
    async with open_app(url, now=hands, looks=Counted()) as app:
        for number in range(MOST_IN_SERVER):
            await app[Reviews].ask(1_000 + number, PLACE.guild_id, subject())
        with pytest.raises(ReviewRefused, match="server"):
            await app[Reviews].ask(ANNA, PLACE.guild_id, subject())
        mine = await app[Reviews].ask(ANNA, None, subject())
        long = subject()
        a_hundred = Subject(long.game, long.rules, None, GAME[:1] * 100)
        assert [app[Reviews].seconds(each) for each in (subject(), a_hundred)] == [1, 11]
        await refused(app, Subject("zongheng", 1, None, ("a1",) * 9), "game")
        await refused(app, Subject(long.game, long.rules, None, GAME[:1] * (MOST_MOVES + 1)), "long")
        for number in range(1, MOST_OF_PLAYER):
            await app[Reviews].ask(ANNA, None, Subject(long.game, long.rules, f"{number}", GAME))
        await refused(app, subject(LEAST_MOVES + 1), "player")
        assert await app[Reviews].ask(ANNA, None, subject()) == mine, "one that is there may be looked at"
        hands.on(days=1, seconds=1)
        await app[Reviews].ask(ANNA, PLACE.guild_id, subject(LEAST_MOVES + 1))
        hands.on(days=KEPT.days)
        await app[Sweeper].sweep()
        with pytest.raises(ReviewRefused, match="gone"):
            await app[Reviews].get(mine.id, ANNA)
        await app[Privacy].erase(ANNA)


async def refused(app: App, what: Subject, fault: str) -> None:
    with pytest.raises(ReviewRefused, match=fault):
        await app[Reviews].ask(ANNA, None, what)


async def test_a_process_sees_what_is_seen_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    passage = Passage("american", find_game("american").rules_version, None, GAME, (0, 3))
    thinking = Thinking(1)
    try:
        assert await thinking.glance(passage) == engine.glance(passage)
    finally:
        thinking.close()


async def test_who_comes_after_a_review_waits_no_longer_for_it(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app[Reviews], "_pace", 10.0)
    usual, meanwhile = app[Reviews].seconds(subject()), list[int]()

    async def tell(_done: int, _of: int) -> None:
        meanwhile.append(app[Reviews].seconds(subject()))

    asked = await app[Reviews].ask(ANNA, PLACE.guild_id, subject())
    await app[Reviews].finished(asked, tell)
    assert min(meanwhile) > usual, "who comes before it is over does"
    monkeypatch.setattr(app[Reviews], "_pace", 10.0)
    assert app[Reviews].seconds(subject()) == usual


async def test_files_with_the_same_moves_keep_the_names_of_each(url: str, hands: Hands) -> None:
    async with open_app(url, now=hands, looks=Counted()) as app:
        files = [replace(subject(), players=players) for players in (("Euwe", "Raman"), ("Mira", "Noor"))]
        for file in files:
            asked = await app[Reviews].ask(ANNA, PLACE.guild_id, file)
            assert (await app[Reviews].finished(asked, silent)).subject == file
        assert (await app[Reviews].ask(ANNA, PLACE.guild_id, files[0])).subject == files[0]
