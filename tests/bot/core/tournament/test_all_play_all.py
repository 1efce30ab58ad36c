"""All play all without groups: everybody meets everybody once or twice, and the one table is the end."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from bot.language import LANGUAGES
from bot.language.texts import Texts
from bot.language.words import Words
from bot.tournaments.model import transitions
from bot.tournaments.model.formats.registry import settled
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.timetable import podium
from bot.tournaments.model.tournament import Status, replay
from bot.tournaments.pictures.standings import table_of, title_of
from render import draw_table
from tests.bot.core.tournament.test_tournament import PLACE, TERMS, Life, met

PLAN = settled(Plan("Cup", Format.ROUND_ROBIN, TERMS))


@pytest.mark.parametrize("cycles", [1, 2])
@pytest.mark.parametrize("players", [*range(3, 10), 16])
def test_everybody_meets_everybody_in_one_table(players: int, cycles: int) -> None:
    life = Life(replace(PLAN, cycles=cycles), players, players)
    life.start()
    over = life.to_the_end()
    assert over.status is Status.OVER
    assert over.tables() == ((0, 0),)
    assert met(over, 0) == Counter(
        {frozenset(pair): cycles for pair in combinations(range(1, players + 1), 2)}
    )
    assert podium(over)[1][0] == over.user(over.table(0, 0)[0].player)
    assert replay(5, PLACE, life.events) == over


def test_it_takes_no_more_than_one_can_play_at_once() -> None:
    life = Life(PLAN, 20)
    assert len(life.tournament.seated) == 16
    assert settled(replace(PLAN, most=5)).most == 5


def test_a_player_who_leaves_early_is_struck_and_one_who_leaves_late_is_not() -> None:
    life = Life(PLAN, 5)
    life.start()
    life.arrange()
    life.step(transitions.withdraw(life.tournament, 999, 105, life.now))
    for match in life.open():
        meeting = life.tournament.of_match(match)
        assert meeting is not None
        winner = min(meeting.pairing.players())
        life.result(match, life.tournament.user(winner))
    life.step(transitions.withdraw(life.tournament, 999, 104, life.now))
    life.arrange()
    assert life.tournament.status is Status.OVER
    assert podium(life.tournament, 9) == {1: (101,), 2: (102,), 3: (103,), 4: (104,)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_sixteen_is_a_picture(language: str) -> None:
    words = Words(Texts(), language)
    life = Life(PLAN, 16)
    life.start()
    life.arrange()
    names = {user: f"P{user}" for user in life.tournament.seeds}
    table = table_of(life.tournament, 0, 0, names, words)
    assert table.subtitle == title_of(life.tournament, 0, 0, words) == words("table-all")
    assert draw_table(table).startswith(b"\x89PNG")
