"""Playing through the service: one transaction per move, repeats counted once; an unreadable match hides no other."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.clock import Pause, Why
from bot.core.errors import MatchOver, NoMatch, NoMatchWaiting, StaleMatch, TimeIsUp, UnreadableMatch
from bot.core.events import Fell
from bot.core.match import Match, replay
from bot.invitations.service.invitations import Seeks
from bot.match.model import Typed
from bot.match.service.matches import Matches, Played, UnclearMove
from bot.people.service import Players
from bot.store.app import App
from bot.store.tables import notices
from bot.vacations.service import Vacations
from rules import Ending, Outcome, Side, find_game
from tests.bot.fixtures import ANNA, BOB, ELSEWHERE, PLACE, Hands, a_move, started, terms, url_of
from tests.bot.services.waits import asked, changed


async def replayed(app: App, match_id: int) -> Match:
    header = (await app[Matches].get(match_id)).header
    return replay(header, await app[Matches].history(match_id))


async def test_a_move_is_saved_before_it_is_answered(app: App, url: str, hands: Hands) -> None:
    match = await started(app)
    text = a_move(match)
    hands.on(hours=3)
    played = await app[Matches].play(ANNA, text, match_id=match.id, answering=True)
    assert (played.text, played.passed, played.repeated) == (text, False, False)
    assert played.move == played.match.last_move
    assert played.match.mover == BOB
    # Another process finds everything, although this one has not closed anything.
    async with open_app(url, now=hands) as other:
        assert await other[Matches].get(match.id) == played.match
        assert await replayed(other, match.id) == played.match


async def test_the_same_interaction_moves_once(app: App) -> None:
    match = await started(app)
    first = await app[Matches].play(ANNA, a_move(match), match_id=match.id, request=77)
    again = await app[Matches].play(ANNA, a_move(match), match_id=match.id, request=77)
    assert again.repeated
    assert not first.repeated
    assert (again.match, again.move, again.text, again.notice_ids) == (
        first.match,
        first.move,
        first.text,
        first.notice_ids,
    )
    await app[Matches].play(BOB, a_move(first.match), match_id=match.id, request=78)
    late = await app[Matches].play(ANNA, a_move(match), match_id=match.id, request=77)
    assert (late.move, late.text) == (first.move, first.text)
    assert len(late.match.moves) == 2
    for _ in range(2):
        offered = await app[Matches].act(BOB, match.id, Match.offer_draw, request=79)
    assert offered.draw_offer is Side.SECOND


async def test_a_command_that_comes_again_means_the_match_that_it_moved_in(app: App) -> None:
    first, second = await started(app), await started(app)
    move = a_move(first)
    await app[Matches].play(ANNA, move, match_id=second.id, request=77)
    again = await app[Matches].play_typed(ANNA, Typed(move), request=77)
    assert isinstance(again, Played)
    assert (again.repeated, again.match.id) == (True, second.id)
    assert (await app[Matches].get(first.id)).moves == ()


async def test_the_same_interaction_at_the_same_time_moves_once(app: App) -> None:
    match = await started(app)
    done = await asyncio.gather(
        *(app[Matches].play(ANNA, a_move(match), match_id=match.id, request=77) for _ in range(5))
    )
    assert sorted(played.repeated for played in done) == [False, True, True, True, True]
    assert len((await app[Matches].get(match.id)).moves) == 1


async def test_a_click_from_before_the_move_is_stale(app: App) -> None:
    match = await started(app)
    played = await app[Matches].play(ANNA, a_move(match), match_id=match.id, seq=match.seq)
    with pytest.raises(StaleMatch) as caught:
        await app[Matches].play(ANNA, a_move(match), match_id=match.id, seq=match.seq)
    assert caught.value.details == {"match": match.id, "seq": match.seq, "last": played.match.seq}
    with pytest.raises(StaleMatch):
        await app[Matches].act(BOB, match.id, Match.resign, seq=match.seq)
    # A draw offer does not change the board, so the card that shows it is still good.
    await app[Matches].act(ANNA, match.id, Match.offer_draw)
    await app[Matches].play(BOB, a_move(played.match), match_id=match.id, seq=played.match.seq)


async def test_no_match_named_is_the_one_waiting_longest_here_first(app: App, hands: Hands) -> None:
    with pytest.raises(NoMatchWaiting):
        await app[Matches].play_typed(ANNA, Typed("1"))
    with pytest.raises(NoMatch):
        await app[Matches].current(ANNA)
    old = await started(app, place=ELSEWHERE)
    hands.on(hours=1)
    new = await started(app)
    assert [match.id for match in await app[Matches].all_waiting(ANNA)] == [old.id, new.id]
    assert (await app[Matches].current(ANNA)).id == old.id
    assert (await app[Matches].current(ANNA, PLACE.channel_id)).id == new.id
    await app[Matches].play(ANNA, a_move(new), match_id=new.id)
    assert (await app[Matches].current(ANNA, PLACE.channel_id)).id == old.id
    assert [match.id for match in await app[Matches].all_waiting(BOB)] == [new.id]
    hands.on(hours=1)
    await app[Matches].play_typed(ANNA, Typed(a_move(old)))
    assert await app[Matches].all_waiting(ANNA) == []
    assert (await app[Matches].current(ANNA)).id == old.id, "nothing waits: the one moved in last"
    assert (await app[Matches].current(ANNA, PLACE.channel_id)).id == new.id, "of those that are played here"
    assert (await app[Matches].current(BOB)).id == new.id


async def test_the_match_is_chosen_from_those_waiting_as_the_transaction_finds_them(
    app: App, hands: Hands
) -> None:
    old = await started(app, place=ELSEWHERE)
    hands.on(hours=1)
    new = await started(app)
    typed = Typed(a_move(new), channel_id=903)
    with pytest.raises(NoMatchWaiting):
        await app[Matches].play_typed(BOB, typed)
    with pytest.raises(UnclearMove) as unclear:
        await app[Matches].play_typed(ANNA, typed)
    assert unclear.value.matches == [old, new]
    typed = replace(typed, channel_id=ELSEWHERE.channel_id)
    played = await app[Matches].play_typed(ANNA, typed, answering=True)
    assert isinstance(played, Played)
    assert (played.match.id, played.earlier.seq) == (old.id, old.seq)
    held = await asked(app, sa.select(notices.c.held_until).where(notices.c.id == played.notice_ids[0]))
    assert held is not None, "her answer shows the board where it is played"
    # She has a game here, in which it is not her turn: the other is not meant without a question.
    with pytest.raises(UnclearMove) as unclear:
        await app[Matches].play_typed(ANNA, typed, answering=True)
    assert [match.id for match in unclear.value.matches] == [new.id]
    # Where she has no game, the only one that waits is meant.
    typed = replace(typed, channel_id=903)
    played = await app[Matches].play_typed(ANNA, typed, answering=True)
    assert isinstance(played, Played)
    assert played.match.id == new.id
    held = await asked(app, sa.select(notices.c.held_until).where(notices.c.id == played.notice_ids[0]))
    assert held is None, "she is elsewhere, so the answer shows nobody the board"


async def test_a_late_move_loses_also_when_nobody_had_looked(app: App, hands: Hands) -> None:
    rated = await started(app, terms("1d", rated=True))
    casual = await started(app, terms("1d"))
    for match in (rated, casual):
        played = await app[Matches].play(ANNA, a_move(match), match_id=match.id)
        await app[Matches].play(BOB, a_move(played.match), match_id=match.id)
    hands.on(days=1)
    with pytest.raises(MatchOver):
        await app[Matches].play(ANNA, "anything", match_id=rated.id)
    assert (await app[Matches].get(rated.id)).outcome == Outcome(Ending.TIME, Side.SECOND)
    with pytest.raises(TimeIsUp):
        await app[Matches].play(ANNA, "anything", match_id=casual.id)
    waiting = await app[Matches].get(casual.id)
    assert (waiting.outcome, waiting.fallen) == (None, Side.FIRST)
    assert (await app[Matches].history(casual.id))[-1].what == Fell()
    given = await app[Matches].act(BOB, casual.id, Match.give_time)
    played = await app[Matches].play(ANNA, a_move(given), match_id=casual.id)
    assert played.match.fallen is None
    assert await replayed(app, casual.id) == played.match


@pytest.mark.parametrize("version", [1, 2])
async def test_a_match_goes_on_by_the_rules_it_began_with(
    app: App, url: str, hands: Hands, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # In version 1 American checkers drew at the third repetition without being asked.
    with monkeypatch.context() as then:
        then.setattr(find_game("american"), "rules_version", version)
        match = await started(app, terms(game="american", setup="B:WK32,29:BK1,5"))
    for text in ["1-6", "32-28", "6-1", "28-32"] * 2:
        match = (await app[Matches].play(match.mover, text, match_id=match.id)).match
    ended = Outcome(Ending.REPETITION) if version == 1 else None
    assert (match.outcome, match.claimable(match.mover) is not None) == (ended, version == 2)
    async with open_app(url, now=hands) as other:
        assert await other[Matches].get(match.id) == match == await replayed(other, match.id)
    assert (await check(app.database)).problems == ()


async def test_my_matches_have_my_turn_first_then_time_left(app: App) -> None:
    slow, fast, theirs, endless = [await started(app, terms(pace)) for pace in ("14d", "1d", "12h", "none")]
    await app[Matches].play(ANNA, a_move(theirs), match_id=theirs.id)
    ended = await started(app)
    await app[Matches].act(BOB, ended.id, Match.resign)
    stood = await started(app)
    await app[Matches].act(
        ANNA, stood.id, lambda match, _, now: match.pause(Pause(Why.DIRECTOR, now, None), now)
    )
    order = [match.id for match in await app[Matches].mine(ANNA)]
    assert order == [fast.id, slow.id, endless.id, stood.id, theirs.id]


DAMAGES = [
    *("position = 'rubbish'", "previous = 'rubbish'", "clock = '{}'", "talks = 'rubbish'", "game = 'chess'"),
    *("pace = 'soon'", "ending = 'dancing'", "turn_at = 'yesterday'"),
]


async def damaged(app: App, match_id: int, damage: str) -> None:
    await changed(app, sa.text(f"UPDATE matches SET {damage} WHERE id = {match_id}"))


@pytest.mark.few(4)
@pytest.mark.parametrize("damage", DAMAGES)
async def test_it_hides_no_other_match(
    quick: App, hands: Hands, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, fine = await started(quick), await started(quick)
    await damaged(quick, broken.id, damage)
    for user in (ANNA, BOB):
        assert [match.id for match in await quick[Matches].mine(user)] == [fine.id]
    assert [match.id for match in await quick[Matches].all_waiting(ANNA)] == [fine.id]
    assert (await quick[Matches].current(BOB)).id == fine.id
    with pytest.raises(UnreadableMatch) as refused:
        await quick[Matches].get(broken.id)
    assert refused.value.players == (ANNA, BOB)
    played = await quick[Matches].play_typed(ANNA, Typed(a_move(fine)))
    assert isinstance(played, Played)
    assert played.match.id == fine.id
    # Work on all matches of a player still reaches the others.
    await quick[Players].save(ANNA, reminders=[6], zone="Asia/Tokyo")
    await quick[Vacations].book(ANNA, hands.at.date(), hands.at.date() + timedelta(days=2))
    assert (
        await quick[Seeks].rematch(ANNA, (await quick[Matches].act(ANNA, fine.id, Match.resign)).id)
    ).by == ANNA
    problems = [str(problem) for problem in (await check(quick.database)).problems]
    assert any(problem.startswith(f"match {broken.id}: ") for problem in problems)
    logged = capsys.readouterr().out
    assert "match.unreadable" in logged
    assert f"match={broken.id}" in logged or f'"match": {broken.id}' in logged


async def test_the_bot_starts_though_one_cannot_be_opened(file: Path, hands: Hands) -> None:
    async with open_app(url_of(file), now=hands) as app:
        match = await started(app, terms(rated=True))
        await app[Matches].act(ANNA, match.id, Match.resign)
        await damaged(app, match.id, "position = 'rubbish'")
        async with app.database.transaction() as connection:
            for table in ("ratings", "rating_changes"):
                await connection.execute(sa.text(f"DELETE FROM {table}"))
    async with open_app(url_of(file), now=hands) as app:
        assert await app[Matches].mine(ANNA) == []
