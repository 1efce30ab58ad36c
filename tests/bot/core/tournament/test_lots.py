"""Players who are level where that decides who goes on: more games won, then a lot, and never the order of entries."""

from dataclasses import replace

import pytest

from bot.language.texts import Texts
from bot.language.words import Words, mention
from bot.tournaments.cards.log import told
from bot.tournaments.cards.tournaments import round_card
from bot.tournaments.model import transitions
from bot.tournaments.model.desk import choosable, latest
from bot.tournaments.model.formats.registry import settled
from bot.tournaments.model.pairings import Lot
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.promotion import promoted, season_after
from bot.tournaments.model.timetable import due, podium
from bot.tournaments.model.tournament import replay
from bot.tournaments.pictures.brackets import brackets_of
from tests.bot.core.tournament.test_tournament import PLACE, TERMS, Life, begun

CUP = settled(Plan("Cup", Format.KNOCKOUT, TERMS, deciders=0, third=False))
GROUPS = Plan("Cup", Format.GROUPS, TERMS, group=3)


def drawn(life: Life, matches: list[int]) -> None:
    for match in matches:
        life.result(match, None)


def won(life: Life, number: int, count: int = 2) -> None:
    """The player wins so many of the games that are open."""
    meeting = next(m for m in life.tournament.meetings if number in m.pairing.players() and not m.decided)
    for match in meeting.matches[:count]:
        winner = life.tournament.user(number)
        life.result(match, winner)


def lots(life: Life) -> list[tuple[int, ...]]:
    return [each.what.players for each in life.events if isinstance(each.what, Lot)]


@pytest.mark.parametrize("format", [Format.KNOCKOUT, Format.DOUBLE_KNOCKOUT])
def test_a_level_meeting_goes_to_whom_the_lot_falls_to(format: Format) -> None:
    through = set()
    for seed in range(8):
        life = begun(replace(CUP, format=format), 4, seed)
        first = life.tournament.meetings[0]
        assert first.pairing.players() == (1, 4)
        drawn(life, list(first.matches))
        assert due(life.tournament), "nobody waits for the other meeting"
        assert life.arrange()
        assert not due(life.tournament)
        ((winner, loser),) = lots(life)
        assert {winner, loser} == {1, 4}
        through.add(winner)
        won(life, 2)
        assert life.arrange()
        assert any({2, winner} == set(m.pairing.players()) for m in life.tournament.meetings)
        assert replay(life.tournament.id, PLACE, life.events) == life.tournament
    assert through == {1, 4}


def test_more_games_won_in_as_many_meetings_come_before_the_lot() -> None:
    life = begun(CUP, 4)
    won(life, 4)
    won(life, 2, count=1)
    drawn(life, life.open())
    life.arrange()
    assert lots(life) == [], "nobody is level"
    drawn(life, life.open())
    assert not life.arrange()
    assert life.events[-2].what == Lot((4, 2), round=2, wins=True)
    assert podium(life.tournament)[1] == (life.tournament.user(4),)


def test_a_bye_costs_nobody_a_meeting_that_is_level() -> None:
    through = set()
    for seed in range(8):
        life = begun(CUP, 3, seed)
        won(life, 2)
        life.arrange()
        drawn(life, life.open())
        life.arrange()
        lot = life.events[-2].what
        assert isinstance(lot, Lot)
        assert not lot.wins, "the first has had a meeting less"
        through.add(lots(life)[0][0])
    assert through == {1, 2}


def test_a_final_whose_players_have_both_left_is_said_to_be_nobodys_and_drawn() -> None:
    life = begun(CUP, 4)
    won(life, 1)
    won(life, 2)
    for user in life.tournament.seeds[:2]:
        life.step(transitions.withdraw(life.tournament, user, user, life.now))
    assert life.arrange()
    final = life.tournament.meetings[-1]
    for language, left in (("en", "both have left"), ("ja", "2人とも棄権しました")):
        assert left in round_card(life.tournament, [final], Words(Texts(), language), {}).card.text
    assert not life.arrange()
    assert [set(lot) for lot in lots(life)] == [{1, 2}]


def test_the_tree_and_the_log_say_what_has_set_them_apart() -> None:
    life = begun(CUP, 4)
    drawn(life, life.open())
    life.arrange()
    names = {user: str(user) for user in life.tournament.seeds}
    for language, lot in (("en", "by lot"), ("ja", "抽選")):
        words = Words(Texts(), language)
        (tree,) = brackets_of(life.tournament, names, words)
        scores = [(e.score, e.winner) for t in tree.rounds[0].ties for e in (t.first, t.second)]
        assert sorted(scores) == [("2", False)] * 2 + [("2", True)] * 2
        assert [tie.reason for tie in tree.rounds[0].ties] == [lot] * 2
        winner, loser = lots(life)[0]
        said = told(life.tournament, next(e for e in life.events if isinstance(e.what, Lot)), words)
        assert said.index(mention(life.tournament.user(winner))) < said.index(
            mention(life.tournament.user(loser))
        )


def test_a_tie_at_the_cut_of_a_group_is_drawn_by_lot_and_shown_in_its_table() -> None:
    out = set()
    for seed in range(6):
        life = begun(GROUPS, 6, seed)
        drawn(life, life.open())
        groups = life.tournament.groups
        assert life.arrange()
        first, second = lots(life)
        assert [set(first), set(second)] == [set(group) for group in groups]
        reached = {n for m in life.tournament.meetings if m.stage for n in m.pairing.players()}
        assert reached == {*first[:2], *second[:2]}
        assert {(m.stage, len(m.matches)) for m in latest(life.tournament)} == {(1, 1)}, "of the final alone"
        corrected = [match for match, _ in choosable(life.tournament, decided=True)]
        assert corrected == sorted(corrected, reverse=True), "the latest first"
        assert tuple(line.player for line in life.tournament.table(0, 0)) == first
        assert {line.rank for line in life.tournament.table(0, 0)} == {1}
        assert replay(life.tournament.id, PLACE, life.events) == life.tournament
        out.add(first[2])
        text = told(life.tournament, life.events[-3], Words(Texts(), "en"))
        assert [text.index(mention(life.tournament.user(n))) for n in first] == sorted(
            text.index(mention(life.tournament.user(n))) for n in first
        )
    assert len(out) > 1


def test_ties_where_divisions_meet_are_drawn_by_lot_in_the_first_season_of_a_league() -> None:
    moved = set()
    for seed in range(6):
        life = begun(Plan("League", Format.LEAGUE, TERMS, group=3, moving=1), 6, seed)
        drawn(life, life.open())
        assert not life.arrange()
        upper, lower = lots(life)
        assert promoted(life.tournament, 0) == (0, 1)
        following = season_after(life.tournament, life.now)
        assert following is not None
        assert life.tournament.user(upper[-1]) in following[1].divisions[1]
        assert life.tournament.user(lower[0]) in following[1].divisions[0]
        moved.add((upper[-1], lower[0]))
    assert len(moved) > 1
    later = begun(Plan("League", Format.LEAGUE, TERMS, group=3, moving=1, season=2), 6)
    drawn(later, later.open())
    assert not later.arrange()
    assert lots(later) == [], "places go by the season before"


def test_the_last_places_of_a_final_are_drawn_by_lot_among_all_groups() -> None:
    life = begun(GROUPS, 21)
    for group, members in enumerate(life.tournament.groups):
        # The first two share the first place, and the third has lost to both.
        for meeting in [m for m in life.tournament.meetings if m.group == group]:
            worst = members[-1]
            winner = None if worst not in meeting.pairing.players() else meeting.pairing.opponent(worst)
            user = None if winner is None else life.tournament.user(winner)
            life.result(meeting.matches[0], user)
    assert life.arrange()
    (last,) = lots(life)
    assert len(last) == 14
    reached = {n for m in life.tournament.meetings if m.stage for n in m.pairing.players()}
    assert reached == set(last[:12])
    (event,) = [each for each in life.events if isinstance(each.what, Lot)]
    assert event.what == Lot(last)
    assert mention(life.tournament.user(last[0])) in told(life.tournament, event, Words(Texts(), "ja"))
