"""The sweeper: falls, expiries, reminders, and what it costs to look."""

from bot.core.match import Match
from bot.core.news import FellChoice, Over, Reminder
from bot.match.service.matches import Matches
from bot.store.app import App
from bot.store.codec import written
from bot.sweeper import Sweeper
from rules import Ending, Side
from tests.bot.fixtures import BOB, START, Hands
from tests.bot.services.waits import DAY, HOUR, begun, pass_time, told


async def test_a_day_given_is_a_day_and_its_reminders_come_again(quick: App, hands: Hands) -> None:
    match = await begun(quick)
    await pass_time(quick, hands, 3 * DAY + HOUR)
    await quick[Matches].act(BOB, match.id, Match.give_time)
    await pass_time(quick, hands, DAY - HOUR)
    leads = [written(notice.what)["lead"] for notice in await told(quick, Reminder)]
    assert leads == [24, 6, 1, 6, 1]
    await pass_time(quick, hands, HOUR)
    assert (await quick[Matches].get(match.id)).fallen is Side.FIRST


async def test_a_match_never_begun_is_dropped_and_a_silent_one_abandoned(quick: App, hands: Hands) -> None:
    unbegun, silent = await begun(quick, plies=1), await begun(quick, "none")
    await pass_time(quick, hands, 28 * DAY)
    ended = [(await quick[Matches].get(match.id)) for match in (unbegun, silent)]
    assert [(m.outcome and m.outcome.ending, m.ended_at) for m in ended] == [
        (Ending.ABORT, START + 3 * DAY),
        (Ending.ABANDONED, START + 28 * DAY),
    ]
    assert ended[1].outcome is not None
    assert ended[1].outcome.winner is None


async def test_a_sweep_twice_is_a_sweep_once(quick: App, hands: Hands) -> None:
    await begun(quick, rated=True)
    await begun(quick)
    for _ in range(3 * 24 * 3):
        hands.on(minutes=20)
        await quick[Sweeper].sweep()
        await quick[Sweeper].sweep()
    everything = await told(quick)
    assert len(everything) == len(
        {(n.match_id, n.seq, n.kind, written(n.what).get("lead")) for n in everything}
    )
    kinds = [notice.kind for notice in everything]
    assert kinds.count(Over) == kinds.count(FellChoice) == 1
    assert kinds.count(Reminder) == 6
