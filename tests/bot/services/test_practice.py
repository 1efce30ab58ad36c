"""Games against the bot on a real database: what a kill, a slow thought and a broken process do to a reply."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import process_time

import pytest
import structlog

from bot.app import open_app
from bot.console.check import check
from bot.core.errors import NotConsidered, PracticeRefused, StaleMatch
from bot.core.events import Moved
from bot.core.match import Match
from bot.core.news import Turn
from bot.core.terms import MOST_IN_SERVER, Terms
from bot.engine.levels import LEVELS
from bot.engine.player import Answer, think
from bot.engine.question import Question, Solution, solve
from bot.match.service.matches import Matches
from bot.match.service.replies import Replies
from bot.outbox import rows as notices
from bot.outbox.service.outbox import Outbox
from bot.practice import service as practice_service
from bot.practice.service import PracticeGames, Thinking
from bot.store.app import App
from bot.workers.process import WorkerEnded
from rules import GAMES, Side, find_game
from tests.bot.fixtures import PLACE, Hands, started, terms

ANN, BOT = 101, 900
LATE = "W:W21,22,30:B5,6,7"
"""A position beyond the opening."""


async def inline(question: Question) -> Solution:
    return solve(question)


async def never(_question: Question) -> Solution:
    await asyncio.Event().wait()
    raise AssertionError


async def practised(app: App, game: str = "american", level: int = 1, wants: Side = Side.FIRST) -> Match:
    agreed = Terms(game, terms("none").pace, rated=True, pair=True)
    return await app[PracticeGames].begin(ANN, BOT, agreed, PLACE, level, wants=wants)


async def test_an_offer_of_the_bot_goes_with_its_move_and_waits_before_the_next(
    url: str, hands: Hands
) -> None:
    async with open_app(url, now=hands, seed=1) as app:

        async def offering(question: Question) -> Solution:
            return Solution(Answer.OFFER_DRAW, solve(replace(question, level=1)).move)

        app[PracticeGames]._think = offering
        match = await practised(app, "russian")
        offered = []
        for _ in range(3):
            move = match.game.format(match.state, match.game.legal_moves(match.state)[0])
            await app[Matches].play(ANN, move, match_id=match.id)
            await app[PracticeGames].reply_to_all()
            match = await app[Matches].get(match.id)
            offered.append(match.draw_offer)
            assert match.mover == ANN
        # A move declines the offer, and twenty of the bot's own lie between two.
        assert offered == [Side.SECOND, None, None]


@contextmanager
def on_duty(app: App) -> Iterator[asyncio.Task[None]]:
    duty = asyncio.create_task(app[PracticeGames].run())
    try:
        yield duty
    finally:
        duty.cancel()


async def until_replied(app: App, match: Match) -> Match:
    async with asyncio.timeout(60):
        while (now := await app[Matches].get(match.id)).reply_due:
            await asyncio.sleep(0.01)
    return now


@pytest.mark.few(5)
@pytest.mark.parametrize("key", GAMES)
async def test_the_bot_plays_every_game(key: str, url: str, hands: Hands) -> None:
    async with open_app(url, now=hands, seed=1, think=inline) as app:
        match = await practised(app, key, wants=Side.SECOND)
        for _ in range(2):
            await app[PracticeGames].reply_to_all()
            match = await app[Matches].get(match.id)
            assert match.mover == ANN
            move = match.game.format(match.state, match.game.legal_moves(match.state)[0])
            await app[Matches].play(ANN, move, match_id=match.id)
        assert (await check(app.database)).problems == ()


@pytest.mark.parametrize(
    ("said", "winner", "setup", "moves"),
    [
        (Answer.RESIGN, Side.FIRST, None, ("11-15",)),
        (Answer.ACCEPT_DRAW, None, None, ("11-15",)),
        (Answer.CLAIM_DRAW, None, "B:WK32:BK1", ("1-5", "32-28", "5-1", "28-32") * 3 + ("1-5",)),
    ],
)
async def test_the_bot_may_end_the_game_instead_of_moving(
    url: str, hands: Hands, said: Answer, winner: Side | None, setup: str | None, moves: tuple[str, ...]
) -> None:
    async def ending(_question: Question) -> Solution:
        return Solution(said, "")

    async with open_app(url, now=hands, seed=1, think=ending) as app:
        agreed = Terms("american", terms("none").pace, setup)
        match = await app[PracticeGames].begin(ANN, BOT, agreed, PLACE, 1, wants=Side.FIRST)
        for text in moves:
            match = (await app[Matches].play(match.mover, text, match_id=match.id)).match
        if said is Answer.ACCEPT_DRAW:
            await app[Matches].act(ANN, match.id, Match.offer_draw)
        with structlog.testing.capture_logs() as logs:
            await app[PracticeGames].reply_to_all()
        outcome = (await app[Matches].get(match.id)).outcome
        assert outcome is not None
        assert outcome.winner is winner
        assert not [entry for entry in logs if entry["log_level"] in ("warning", "error")]


async def test_a_kill_while_the_bot_thinks_loses_no_reply_and_doubles_none(url: str, hands: Hands) -> None:
    async with open_app(url, now=hands, seed=1, think=never) as app:
        match = await practised(app)
        with on_duty(app):
            await app[Matches].play(ANN, "11-15", match_id=match.id)
            await asyncio.sleep(0.05)
    # Two processes at once, as after a start that overlaps: one of them replies.
    async with (
        open_app(url, now=hands, seed=1, think=inline) as one,
        open_app(url, now=hands, seed=1, think=inline) as two,
    ):
        await asyncio.gather(one[PracticeGames].reply_to_all(), two[PracticeGames].reply_to_all())
        now = await one[Matches].get(match.id)
        assert len(now.moves) == 2
        assert now.mover == ANN
        history = await one[Matches].history(match.id)
        assert [event.actor for event in history if isinstance(event.what, Moved)] == [ANN, BOT]
        assert (await check(one.database)).problems == ()


async def test_who_waits_gets_the_reply_and_no_notice_goes_out_twice(url: str, hands: Hands) -> None:
    async with open_app(url, now=hands, seed=1, think=inline) as app:
        match = await practised(app)
        with on_duty(app), app[Replies].awaited(match.id, shown=True) as coming:
            played = await app[Matches].play(ANN, "11-15", match_id=match.id, answering=True)
            assert played.notice_ids == ()
            reply = await coming.within(30)
        assert reply is not None
        assert len(reply.match.moves) == 2
        await app[Outbox].delivered(reply.notice_ids, 77)
        async with app.database.reading() as connection:
            (told,) = await notices.of_event(connection, match.id, reply.match.seq)
        assert (told.kind, told.recipient) == (Turn, ANN)
        assert told.id in reply.notice_ids


async def test_a_thought_that_fails_is_tried_again(
    url: str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The look that the failure itself brings about is over before the rest is.
    monkeypatch.setattr(practice_service, "GAP", 0.0)
    waited, rest = list[float](), PracticeGames._rest

    async def noted(games: PracticeGames, match_id: int, seconds: float) -> None:
        waited.append(seconds)
        await rest(games, match_id, 0.2)

    monkeypatch.setattr(PracticeGames, "_rest", noted)
    fails = [WorkerEnded("gone"), TimeoutError()]

    async def broken(question: Question) -> Solution:
        if fails:
            raise fails.pop()
        return solve(question)

    async with open_app(url, now=hands, seed=1, think=broken) as app:
        match = await practised(app)
        with on_duty(app):
            await app[Matches].play(ANN, "11-15", match_id=match.id)
            now = await until_replied(app, match)
    assert len(now.moves) == 2
    assert waited == [5.0, 10.0], "ever less often"


async def test_games_whose_thought_fails_keep_no_other_waiting(
    url: str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice_service, "AT_ONCE", 2)

    async def broken(question: Question) -> Solution:
        if question.game == "american":
            raise TimeoutError
        return solve(question)

    async with open_app(url, now=hands, seed=1, think=broken) as app:
        for _ in range(practice_service.AT_ONCE):
            match = await practised(app)
            await app[Matches].play(ANN, "11-15", match_id=match.id)
        match = await practised(app, "russian")
        with on_duty(app):
            await app[Matches].play(ANN, "c3-d4", match_id=match.id)
            now = await until_replied(app, match)
    assert len(now.moves) == 2


async def test_a_move_taken_back_meanwhile_is_not_answered(url: str, hands: Hands) -> None:
    """The bot thinks about a position that is gone; what it found is refused, and it looks again."""
    asked: list[Question] = []
    gate = asyncio.Event()

    async def slow(question: Question) -> Solution:
        asked.append(question)
        await gate.wait()
        return solve(question)

    async with open_app(url, now=hands, seed=1, think=slow) as app:
        match = await practised(app)
        with on_duty(app):
            await app[Matches].play(ANN, "11-15", match_id=match.id)
            while not asked:
                await asyncio.sleep(0.01)
            await app[Matches].act(ANN, match.id, Match.ask_takeback)
            await app[Matches].act(BOT, match.id, Match.grant_takeback)
            gate.set()
            now = await until_replied(app, match)
    assert now.moves == ()
    assert now.mover == ANN


async def test_hints_and_limits(url: str, hands: Hands) -> None:
    async with open_app(url, now=hands, seed=1, think=inline) as app:
        match = await practised(app)
        assert (match.terms.rated, match.terms.pair) == (False, False), "as nobody's game against the bot is"
        _, move = await app[PracticeGames].hint(ANN, match.id, request=5)
        assert match.game.parse(match.state, move)
        await app[PracticeGames].hint(ANN, match.id, request=5)
        kinds = [event.kind for event in await app[Matches].history(match.id)]
        assert kinds.count("hinted") == 1
        twice = [await app[PracticeGames].begin(ANN, BOT, match.terms, PLACE, 1, request=8) for _ in range(2)]
        assert twice[0].id == twice[1].id
        over = await app[PracticeGames].begin(1_000, BOT, match.terms, PLACE, 1)
        await app[Matches].act(1_000, over.id, Match.resign)
        for user in range(2, MOST_IN_SERVER):
            await app[PracticeGames].begin(1_000 + user, BOT, match.terms, PLACE, 1)
        with pytest.raises(PracticeRefused, match="server"):
            await app[PracticeGames].begin(5_000, BOT, match.terms, PLACE, 1)
        with pytest.raises(PracticeRefused, match="level"):
            await app[PracticeGames].begin(5_000, BOT, match.terms, PLACE, 7)


async def test_a_hint_for_a_position_that_is_gone_is_refused(url: str, hands: Hands) -> None:
    async def slow(question: Question) -> Solution:
        for by, move in ((ANN, "11-15"), (BOT, "23-19")):
            await app[Matches].play(by, move, match_id=match.id)
        return solve(question)

    async with open_app(url, now=hands, seed=1, think=slow) as app:
        match = await practised(app)
        with pytest.raises(StaleMatch):
            await app[PracticeGames].hint(ANN, match.id)

        async def met(question: Question) -> Solution:
            await started(app, Terms("american", terms("none").pace, LATE))
            return solve(question)

        app[PracticeGames]._think = met
        agreed = Terms("american", terms("none").pace, LATE)
        match = await app[PracticeGames].begin(ANN, BOT, agreed, PLACE, 1, wants=Side.SECOND)
        with pytest.raises(NotConsidered):
            await app[PracticeGames].hint(ANN, match.id)


@pytest.mark.parametrize("level", [1, 6])
async def test_a_hint_is_what_a_careful_third_level_plays(url: str, hands: Hands, level: int) -> None:
    async with open_app(url, now=hands, seed=1, think=inline) as app:
        match = await practised(app, level=level)
        seed = match.id * 1_000
        _, move = await app[PracticeGames].hint(ANN, match.id)
        found = think(match.game, match.state, LEVELS[3].careful, seed=seed)
    assert move == match.game.format(match.state, found.move)


def test_a_question_has_so_much_processor_time_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """100,000 nodes take half a minute on this board; the move that was best by then is an answer all the same."""
    monkeypatch.setattr(practice_service, "CPU_SECONDS", 0.5)
    question = Question("binary:12x12", find_game("binary").rules_version, None, (), 6, 1)
    begun = process_time()
    solution = practice_service.answered(question)
    assert process_time() - begun < 4
    game = find_game(question.game)
    assert game.parse(game.start(), solution.move) in game.legal_moves(game.start())


async def test_a_process_thinks_the_same_as_here() -> None:
    question = Question("american", 2, None, ("11-15", "23-19"), 2, 1)
    one = Thinking(1)
    try:
        assert await one(question) == solve(question)
    finally:
        one.close()


async def test_the_bot_waits_where_people_have_come_to_stand_meanwhile(
    url: str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player's move was taken before two people came to stand there; the bot does not think until they go on."""
    monkeypatch.setattr(practice_service, "BARRED_DELAY", 0.01)
    async with open_app(url, now=hands, seed=1, think=never) as app:
        agreed = Terms("american", terms("none").pace, LATE)
        match = await app[PracticeGames].begin(ANN, BOT, agreed, PLACE, 1, wants=Side.SECOND)
        people = await started(app, agreed)
        await app[Matches].play(ANN, "22-18", match_id=match.id)
    asked: list[Question] = []

    async def counted(question: Question) -> Solution:
        asked.append(question)
        return solve(question)

    async with open_app(url, now=hands, seed=1, think=counted) as app:
        await app[Matches].play(people.mover, "22-18", match_id=people.id)
        with on_duty(app):
            await asyncio.sleep(0.1)
            assert asked == []
            assert (await app[Matches].get(match.id)).reply_due
            now = await app[Matches].get(people.id)
            move = now.game.format(now.state, now.game.legal_moves(now.state)[0])
            await app[Matches].play(now.mover, move, match_id=people.id)
            assert len((await until_replied(app, match)).moves) == 2
