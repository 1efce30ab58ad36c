"""The orders of tie-breaks: their profiles, a director's own, and tables held against gacrux."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from gacrux.trf2json import trf2json

from bot.core.errors import BadTournament
from bot.core.terms import BY_LOT
from bot.core.verdict import DRAW, LOSS, WIN
from bot.store.codec import read, written
from bot.tournaments.model import actions
from bot.tournaments.model.acts import undo
from bot.tournaments.model.files import swiss_trf
from bot.tournaments.model.formats.registry import FORMATS, settled, system_of
from bot.tournaments.model.pairings import Pairing, forfeit
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy, Scoring
from bot.tournaments.model.standings import ROUND_ROBIN, Criterion, Place, standings
from bot.tournaments.model.tie_breaks import PROFILES, Profile, by_profile, carried, order_of, profile_of
from bot.tournaments.model.timetable import due
from bot.tournaments.model.tournament import replay
from tests import stored
from tests.bot.core.tournament.test_standings import circle
from tests.bot.core.tournament.test_tournament import PLACE, TERMS, Life, begun

TABLED = [each for each in Format if FORMATS[each].criteria]


def told(table: Sequence[Place]) -> str:
    return ", ".join(f"{line.rank} {line.player} {'/'.join(map(str, line.values))}" for line in table)


def of_pairs(profile: Profile, seed: int) -> tuple[int, list[Pairing]]:
    """How many have met each other in two games, and these."""
    chance = random.Random(f"{profile}{seed}")
    size, met = chance.choice([4, 6, 8, 10]), []
    for round, pairs in enumerate(circle(size), 1):
        for first, second in pairs:
            if chance.random() < 0.1:
                met.append(forfeit(round, first, second, chance.choice([first, second, None]), 2))
                continue
            points = [chance.choice([LOSS, DRAW, DRAW, WIN]) for _ in range(2)]
            met.append(Pairing(round, first, second, tuple((each, WIN - each) for each in points)))
    return size, met


@pytest.mark.parametrize("profile", Profile)
def test_tables_of_pairs_in_each_profile_are_those_of_a_second_count(profile: Profile) -> None:
    """gacrux knows no pairs of games: another count bore out the stored ones."""
    order, tables = (Criterion.POINTS, *PROFILES[profile].table), []
    for seed in range(12):
        size, met = of_pairs(profile, seed)
        tables.append(
            told(standings(range(1, size + 1), met, order, rounds=size - 1, everybody=True, games=2))
        )
    stored.check(f"tables/{profile.value}-pairs", "\n".join(tables))


@pytest.mark.parametrize("profile", Profile)
@pytest.mark.parametrize("format", TABLED)
def test_a_tournament_of_each_profile_has_its_columns_record_and_table(
    profile: Profile, format: Format
) -> None:
    system = FORMATS[format]
    plan = settled(by_profile(Plan("Cup", format, TERMS, rounds=3, group=5), profile, system))
    assert read(Plan, written(plan)) == plan
    life = Life(plan, 8, 8)
    life.start()
    for _ in range(400):
        if due(life.tournament) and not life.arrange():
            break
        if life.open():
            life.play(life.open()[0])
    over = life.tournament
    for stage, group in over.tables():
        assert len(over.table(stage, group)[0].values) == 1 + len(order_of(profile, system))
    tables = [f"{stage} {group}: {told(over.table(stage, group))}" for stage, group in over.tables()]
    stored.check(f"tables/{profile.value}-{format.value}", "\n".join(tables))
    report = swiss_trf(over, {user: f"P{user}" for user in over.seeds})
    assert (report is None) != system.by_rounds
    if report is not None:
        file = trf2json()
        file.parse_file(report, False)
        assert file.get_status() == 0
        names = {"buchholz-cut-1": "BH/C1", "buchholz": "BH", "wins": "WON", "direct-encounter": "DE"}
        names |= {"sonneborn-berger": "SB", "points": "PTS"}
        expected = [names[each.value] for each in system.order(plan)]
        assert file.get_tournament(1)["rankOrder"] == expected


def test_profiles_set_points_games_and_opening_and_are_known_again() -> None:
    plan = Plan("Cup", Format.SWISS, TERMS, policy=Policy(scoring=Scoring.ONE))
    system = system_of(plan)
    fmjd = by_profile(plan, Profile.FMJD, system)
    assert fmjd.policy.scoring is Scoring.TWO
    assert [each.value for each in system.order(fmjd)] == [
        *("points", "buchholz-cut-1", "buchholz", "wins", "direct-encounter")
    ]
    idf = settled(by_profile(plan, Profile.IDF, system))
    assert (idf.games, idf.terms.setup) == (2, BY_LOT if TERMS.kind.ballots else TERMS.setup)
    assert by_profile(fmjd, Profile.FIDE, system).policy.tie_breaks is None
    for each in FORMATS.values():
        for profile in PROFILES:
            if each.criteria:
                assert set(order_of(profile, each)) <= set(each.criteria)
                assert profile_of(order_of(profile, each), each) is profile


def test_another_format_takes_the_same_profile_or_the_usual_order() -> None:
    swiss_system, groups = FORMATS[Format.SWISS], FORMATS[Format.GROUPS]
    swiss = by_profile(Plan("Cup", Format.SWISS, TERMS), Profile.FMJD, swiss_system)
    table = settled(carried(replace(swiss, format=Format.GROUPS), swiss_system, groups))
    assert table.policy.tie_breaks == PROFILES[Profile.FMJD].table
    again = settled(carried(replace(table, format=Format.SWISS), groups, swiss_system))
    assert again.policy.tie_breaks == PROFILES[Profile.FMJD].rounds
    assert settled(replace(swiss, format=Format.KNOCKOUT)).policy.tie_breaks is None
    own = replace(swiss, policy=replace(swiss.policy, tie_breaks=(Criterion.BUCHHOLZ,)))
    assert settled(carried(own, swiss_system, swiss_system)) == own
    assert (
        settled(carried(replace(own, format=Format.GROUPS), swiss_system, groups)).policy.tie_breaks is None
    )


@pytest.mark.parametrize("order", [(), (Criterion.WINS, Criterion.WINS), (Criterion.POINTS,)])
def test_an_order_names_each_criterion_once(order: tuple[Criterion, ...]) -> None:
    plan = Plan("Cup", Format.SWISS, TERMS, policy=Policy(tie_breaks=order))
    if order:
        with pytest.raises(BadTournament):
            plan.checked()
    else:
        assert system_of(plan).order(plan) == (Criterion.POINTS,)


def test_tie_breaks_change_under_way_until_the_first_result_and_are_taken_back() -> None:
    life = begun(settled(Plan("Cup", Format.ROUND_ROBIN, TERMS)), 4, 4)
    usual = life.tournament.plan
    order = PROFILES[Profile.CLUB].table
    life.step(actions.order_tie_breaks(life.tournament, 999, order, life.now))
    changed = life.tournament
    assert changed.plan.policy.tie_breaks == order
    assert replay(5, PLACE, life.events) == changed
    with pytest.raises(BadTournament, match="same-order"):
        actions.order_tie_breaks(changed, 999, order, life.now)
    back = undo(changed, life.events, 999, life.now)
    assert (back[1].kind, back[0].plan) == ("changed", usual)
    life.play(life.open()[0])
    with pytest.raises(BadTournament, match="order-late"):
        actions.order_tie_breaks(life.tournament, 999, ROUND_ROBIN[1:], life.now)
    with pytest.raises(BadTournament, match="order-late"):
        undo(life.tournament, life.events, 999, life.now)
