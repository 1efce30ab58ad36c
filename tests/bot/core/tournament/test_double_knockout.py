"""Double knock-outs: both brackets, the second final, places by the round of the second loss."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.language import WHOLE
from bot.language.texts import Texts
from bot.language.words import Words
from bot.tournaments.cards.tournaments import round_card
from bot.tournaments.model.formats.double_knockout import DoubleKnockout
from bot.tournaments.model.formats.registry import settled
from bot.tournaments.model.pairings import Pairing
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.timetable import due, podium
from bot.tournaments.model.tournament import Status, Tournament, replay
from bot.tournaments.pictures.brackets import bracket_described, brackets_of
from render import draw_table
from tests.bot.core.tournament.test_knockout_tournament import Cup
from tests.bot.core.tournament.test_tournament import PLACE, TERMS

PLAN = settled(Plan("Cup", Format.DOUBLE_KNOCKOUT, TERMS))


def losses(tournament: Tournament) -> Counter[int]:
    """How many meetings each player has lost."""
    tree = tournament.tree
    lost: Counter[int] = Counter()
    for bout in tournament.bouts():
        winner = tree.winner(bout)
        assert winner is not None
        lost[sum(bout.players()) - winner] += 1
    return lost


@settings(max_examples=40)
@given(
    players=st.integers(3, 19),
    seed=st.integers(0, 9999),
    deciders=st.integers(0, 2),
    leavers=st.integers(0, 3),
)
def test_any_double_knockout_ends_with_two_losses_each(
    players: int, seed: int, deciders: int, leavers: int
) -> None:
    cup = Cup(players, settled(Plan("Cup", Format.DOUBLE_KNOCKOUT, TERMS, deciders=deciders)), seed)
    for _ in range(60 * players):
        if due(cup.tournament) and not cup.arrange():
            break
        here = [n for n in range(1, players + 1) if n not in cup.tournament.withdrawn]
        games = cup.open()
        if leavers and len(here) > 1 and cup.chance.random() < 0.1:
            cup.leave(cup.chance.choice(here))
            leavers -= 1
        elif games:
            cup.play(cup.chance.choice(games))
    over = cup.tournament
    assert over.status is Status.OVER
    assert replay(5, PLACE, cup.events) == over
    lines = over.table(0, 0)
    champion = lines[0].player
    lost = losses(over)
    assert lost[champion] < 2
    assert all(lost[number] == 2 for number in range(1, players + 1) if number != champion)
    assert len(over.meetings) == 2 * (players - 1) + lost[champion]
    assert [line.rank for line in lines[:2]] == [1, 2]
    last = {n: max(b.round for b in over.bouts() if n in b.players()) for n in range(1, players + 1)}
    for above, below in pairwise(lines[1:]):
        assert last[above.player] >= last[below.player]
        assert (above.rank == below.rank) == (last[above.player] == last[below.player])
    for place, line in enumerate(lines):
        shared = [other.rank for other in lines].index(line.rank)
        assert line.rank == shared + 1 <= place + 1


def test_the_winner_of_the_lower_bracket_has_to_win_twice() -> None:
    cup = Cup(3, PLAN)
    assert cup.begun() == [(2, 3)]
    cup.win(3, 4)
    assert cup.begun() == [(1, 3)]
    cup.win(3, 4)
    assert cup.begun() == [(1, 2)], "both have lost once"
    cup.win(1, 4)
    assert cup.begun() == [(1, 3)]
    cup.win(1, 4)
    assert cup.begun() == [(1, 3)], "now both have lost once"
    upper, _ = cup.tournament.tree.branches(cup.tournament.bouts())
    assert [level.key for level in upper.levels][-2:] == ["bracket-final", "bracket-final-again"]
    cup.win(3, 4)
    cup.arrange()
    assert cup.tournament.status is Status.OVER
    assert podium(cup.tournament) == {1: (103,), 2: (101,), 3: (102,)}


@pytest.mark.parametrize("language", WHOLE)
def test_both_brackets_are_pictures_and_their_rounds_have_names(language: str) -> None:
    words = Words(Texts(), language)
    cup = Cup(32, PLAN, seed=7)
    names = {user: f"P{user - 100}" for user in cup.tournament.seeds}
    heard = set()
    while due(cup.tournament) and cup.arrange():
        begun = [meeting for meeting in cup.tournament.meetings if not meeting.decided]
        card = round_card(cup.tournament, begun, words, {}).card.text
        heard |= {
            number for number in range(1, 9) if words("bracket-lower", number=number, shown="list") in card
        }
        for game in cup.open():
            cup.play(game)
    assert heard == set(range(1, 9))
    upper, lower = brackets_of(cup.tournament, names, words)
    assert (upper.subtitle, lower.subtitle) == (words("bracket-side-upper"), words("bracket-side-lower"))
    assert all(len(p.name) < 12 for p in (*upper.rounds, *lower.rounds)), "a heading is as wide as a name"
    assert [len(played.ties) for played in lower.rounds] == [8, 8, 4, 4, 2, 2, 1, 1]
    for tree in (upper, lower):
        assert draw_table(tree).startswith(b"\x89PNG")
    winner = names[podium(cup.tournament)[1][0]]
    assert words("bracket-place", rank="1", player=winner, own="no") in str(
        bracket_described(cup.tournament, upper, names, words)
    )


@pytest.mark.parametrize("players", [*range(2, 10), 16, 32])
def test_without_an_upset_better_seeds_win_and_the_last_two_of_each_bracket_meet_again(players: int) -> None:
    tree = DoubleKnockout(tuple(range(1, players + 1)), 2, 1, third_place=False)
    met: Counter[frozenset[int]] = Counter()
    played: list[Pairing] = []
    while found := tree.due(played):
        for pairing in found:
            first, second = pairing.players()
            met[frozenset((first, second))] += 1
            won = ((2, 0), (2, 0)) if first < second else ((0, 2), (0, 2))
            played.append(Pairing(pairing.round, first, second, won))
    if players >= 8:
        assert {pair for pair, times in met.items() if times > 1} == {frozenset({1, 2}), frozenset({2, 3})}
    places = tree.places(played)
    assert (places[1], places[2], len(places), len(played)) == (1, 2, players, 2 * (players - 1))
    assert [level.key for level in tree.branches(played)[0].levels][-1] == "bracket-final"
