"""The season of a series, counted a second time from the results of games alone; its dates, and when it ends."""

import csv
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.series.model import (
    Count,
    Repeat,
    Rules,
    again,
    failed,
    following,
    over,
    places,
    points,
    season,
    season_csv,
    spent,
)
from bot.tournaments.model import transitions
from bot.tournaments.model.formats.registry import FORMATS, settled
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy, Start
from bot.tournaments.model.standings import Criterion
from bot.tournaments.model.timetable import due, podium
from bot.tournaments.model.tournament import Status, Tournament
from tests.bot.core.tournament.test_tournament import BOSS, TERMS, Life

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
WORTH = dict(zip(range(1, 11), (12, 10, 8, 7, 6, 5, 4, 3, 2, 1), strict=True))


def event(seed: int, format: Format = Format.SWISS, players: int = 6) -> Tournament:
    """An event that is over, numbered by its seed; in some somebody has left."""
    plan = settled(Plan("Cup", format, TERMS, rounds=3, group=4))
    life = Life(plan, players + seed % 3, seed)
    life.start()
    while (due(life.tournament) and life.arrange()) or life.open():
        if seed % 4 == 0 and not life.tournament.withdrawn and len(life.tournament.results) > 2:
            life.leave(2)
        for match in life.open()[:1]:
            life.play(match)
    return replace(life.tournament, id=seed)


def unplayed(event: Tournament) -> set[int]:
    """The numbers of those who have left and never had a game with two moves."""
    played = {n for m in event.meetings if m.pairing.kind.value == "played" for n in m.pairing.players()}
    return set(event.withdrawn) - played


def by_hand(events: Sequence[Tournament], best: int | None, *, places: bool) -> dict[int, Fraction]:
    """Everybody's points, from the tables or the games as they stand, in points of 2."""
    results: dict[int, list[Fraction]] = defaultdict(list)
    for each in events:
        worth: dict[int, Fraction] = {}
        if places:
            for line in each.table(0, 0):
                if line.player not in unplayed(each):
                    worth[each.seeds[line.player - 1]] = Fraction(WORTH.get(line.rank, 0))
        else:
            worth = {user: Fraction(0) for user in each.seeds}
            for meeting in each.meetings:
                for first, second in meeting.pairing.games:
                    worth[each.seeds[meeting.pairing.first - 1]] += first
                    if meeting.pairing.second is not None:
                        worth[each.seeds[meeting.pairing.second - 1]] += second
        for user, value in worth.items():
            results[user].append(value)
    return {user: sum(sorted(own, reverse=True)[:best], Fraction()) for user, own in results.items()}


def face_to_face(events: Sequence[Tournament], one: int, other: int) -> int:
    """Half points that one has more than the other from the games that they have played against each other."""
    ahead = 0
    for each in events:
        for meeting in each.meetings:
            users = each.users(meeting)
            if set(users) == {one, other} and meeting.pairing.kind.value == "played":
                own = users.index(one)
                ahead += sum(game[own] - game[1 - own] for game in meeting.pairing.games)
    return ahead


@pytest.mark.parametrize("count", Count)
@pytest.mark.parametrize("best", [None, 1, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_a_season_is_what_the_games_of_its_events_make_it(seed: int, best: int | None, count: Count) -> None:
    events = [event(10 * seed + number, players=random.Random(seed).choice([4, 6])) for number in range(4)]
    lines = season(events, Rules(Repeat.WEEK, count, best=best))
    counted = by_hand(events, best, places=count is Count.PLACES)
    assert {line.user: line.total for line in lines} == counted
    assert [line.total for line in lines] == sorted(counted.values(), reverse=True)
    for line in lines:
        kept = [line.results[n] or 0 for n in line.kept]
        assert sum(kept) == line.total
        others = [r for n, r in enumerate(line.results) if r is not None and n not in line.kept]
        assert max(others, default=0) <= min(kept, default=0) or best is None
    for above, line in pairwise(lines):
        if above.rank == line.rank:
            assert line.decided is None
        elif line.decided is Criterion.POINTS:
            assert above.total > line.total
        else:
            assert above.total == line.total
            level = [each for each in lines if each.total == line.total]
            if len(level) == 2 and line.decided is Criterion.DIRECT_ENCOUNTER:
                assert face_to_face(events, above.user, line.user) > 0
            if len(level) == 2 and line.decided is Criterion.WINS:
                assert face_to_face(events, above.user, line.user) == 0


@pytest.mark.parametrize("format", FORMATS)
def test_everybody_has_a_place_in_all_of_an_event_of_any_format(format: Format) -> None:
    over_ = event(3, format, players=8)
    found = places(over_)
    for rank, users in podium(over_).items():
        assert {user for user, place in found.items() if place == rank} >= set(users)
    there = {over_.user(n) for n in range(1, len(over_.seeds) + 1) if n not in unplayed(over_)}
    struck = {over_.user(n) for _, n in over_.struck}
    assert set(found) == there - struck
    assert min(found.values()) == 1
    for rank in set(found.values()):
        assert rank == 1 + sum(other < rank for other in found.values()), "as many are before"
    assert set(points(over_)) == set(over_.seeds) - struck


def test_a_spreadsheet_has_a_column_for_each_event_and_no_formula() -> None:
    events, rules = [event(1), event(2)], Rules(Repeat.WEEK, best=1)
    lines = season(events, rules)
    names = {line.user: f"=P{line.user}" for line in lines}
    heading, *rows = csv.reader(season_csv(events, rules, names).splitlines())
    assert heading == ["rank", "player", "user", "#1", "#2", "total", "decided"]
    for row, line in zip(rows, lines, strict=True):
        results = ["" if result is None else str(result) for result in line.results]
        decided = "" if line.decided is None else line.decided.value
        assert row == [str(line.rank), f"'=P{line.user}", str(line.user), *results, str(line.total), decided]


def test_a_start_is_at_the_same_hour_of_its_zone_and_a_month_may_be_shorter() -> None:
    berlin = ZoneInfo("Europe/Berlin")
    weekly, monthly = (Rules(each, zone="Europe/Berlin") for each in (Repeat.WEEK, Repeat.MONTH))
    at = datetime(2026, 3, 24, 19, tzinfo=berlin)
    assert following(at, weekly, NOW) == datetime(2026, 3, 31, 19, tzinfo=berlin), "the clocks changed"
    last = datetime(2026, 1, 31, 19, tzinfo=berlin)
    assert following(last, monthly, last) == datetime(2026, 2, 28, 19, tzinfo=berlin)
    december = datetime(2026, 12, 15, 19, tzinfo=berlin)
    assert following(december, monthly, december) == datetime(2027, 1, 15, 19, tzinfo=berlin)
    evening, tokyo = datetime(2026, 1, 31, 20, tzinfo=UTC), Rules(Repeat.MONTH, zone="Asia/Tokyo")
    assert following(evening, tokyo, evening) == datetime(2026, 2, 28, 20, tzinfo=UTC), "the first of March"
    late = at + timedelta(days=34, hours=12)
    found = following(at, weekly, late)
    assert found is not None
    assert late + timedelta(days=1) <= found < late + timedelta(days=8), "those that were missed are left out"
    assert following(at, Rules(Repeat.FINAL), NOW) is None


def test_the_settings_stay_and_the_date_is_new() -> None:
    starts_at = NOW + timedelta(days=3)
    plan = Plan("Cup", Format.SWISS, TERMS, policy=Policy(start=Start.DATE, starts_at=NOW, check_in=2))
    assert again(plan, starts_at, NOW).policy == replace(plan.policy, starts_at=starts_at)
    assert again(plan, None, NOW).policy.starts_at == NOW + timedelta(days=7)
    full = replace(plan, policy=Policy(start=Start.FULL))
    assert again(full, None, NOW) == full
    assert again(full, starts_at, NOW).policy.start is Start.DATE


def test_a_series_ends_with_its_last_event_or_when_too_few_come_twice() -> None:
    rules, played = Rules(Repeat.FINAL, events=2), event(1)
    few = Life(settled(Plan("Cup", Format.SWISS, TERMS)), 2)
    few.step(transitions.cancel(few.tournament, None, NOW))
    many = Life(settled(Plan("Cup", Format.SWISS, TERMS)), 4)
    going = many.tournament
    many.step(transitions.cancel(many.tournament, BOSS, NOW))
    assert failed(few.tournament)
    assert not failed(many.tournament), "its director has called it off"
    assert not over(rules, [played])
    assert over(rules, [played, played])
    assert not over(rules, [played, many.tournament]), "what was called off is no event of the season"
    assert spent(rules, [played, going])
    assert not over(rules, [played, going])
    assert not over(rules, [few.tournament, played])
    assert over(rules, [few.tournament, few.tournament])
    assert over(Rules(Repeat.NEVER), [played])
    assert played.status is Status.OVER
