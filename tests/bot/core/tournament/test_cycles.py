"""Groups in which everybody meets everybody twice: sides, the cross-table, and the players struck from it."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.language.texts import Texts
from bot.language.words import Words
from bot.tournaments.model import transitions
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.tournament import Status
from bot.tournaments.pictures.standings import table_of
from tests.bot.core.tournament.test_tournament import TERMS, Life, met

PLAN = Plan("Twice", Format.GROUPS, TERMS, group=4, cycles=2)


def test_two_meet_twice_in_groups_and_in_the_final_and_each_begins_once() -> None:
    life = Life(PLAN, 8)
    life.start()
    over = life.to_the_end()
    assert over.status is Status.OVER
    assert set(met(over, 0).values()) == set(met(over, 1).values()) == {2}
    seats = Counter((m.stage, m.pairing.first, m.pairing.second) for m in over.meetings)
    assert set(seats.values()) == {1}


def test_the_cross_table_adds_both_games_up() -> None:
    life = Life(replace(PLAN, group=12), 3)
    life.start()
    assert life.arrange()
    both = [m for m in life.tournament.meetings if set(m.pairing.players()) == {1, 2}]
    for meeting in both:
        table = table_of(
            life.tournament, 0, 0, {n: f"P{n}" for n in life.tournament.seeds}, Words(Texts(), "en")
        )
        cells = {row.cells[1]: row.cells[2:5] for row in table.rows}
        assert cells["P101"][1] == ("·" if meeting is both[0] else "2·")
        life.result(meeting.matches[0], 101)
    table = table_of(life.tournament, 0, 0, {n: f"P{n}" for n in life.tournament.seeds}, Words(Texts(), "en"))
    assert table.rows[0].cells[:6] == ("1", "P101", "", "4", "·", "4")


@pytest.mark.parametrize(("played", "struck"), [(2, True), (3, False)])
def test_half_of_the_games_of_both_rounds_decides_whether_a_leaver_is_struck(
    played: int, struck: bool
) -> None:
    life = Life(PLAN, 4)
    life.start()
    assert life.arrange()
    own = [m for m in life.tournament.meetings if 4 in m.pairing.players()]
    for meeting in own[:played]:
        life.play(meeting.matches[0])
    life.step(transitions.withdraw(life.tournament, 104, 104, life.now))
    assert (4 not in [line.player for line in life.tournament.table(0, 0)]) is struck
