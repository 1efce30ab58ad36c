"""Standings against gacrux, against published tables, and the rules for unplayed games, by hand."""

import random
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pytest
from gacrux.tiebreak import tiebreak
from gacrux.trf2json import trf2json

from bot.core.verdict import WIN
from bot.tournaments.model.pairings import Pairing, bye, forfeit, half_bye
from bot.tournaments.model.standings import ROUND_ROBIN, SWISS, Criterion, Place, standings
from bot.tournaments.model.trf import report
from rules.records.letters import decode
from rules.records.pdn import read_pdn
from rules.records.record import Record
from tests.bot.core.tournament.events import Event
from tests.shared import shared

NAMES = {
    Criterion.POINTS: "PTS",
    Criterion.DIRECT_ENCOUNTER: "DE",
    Criterion.WINS: "WON",
    Criterion.SONNEBORN_BERGER: "SB",
    Criterion.BUCHHOLZ: "BH",
    Criterion.BUCHHOLZ_CUT_1: "BH/C1",
    Criterion.KOYA: "KS",
}
UNITS = {Criterion.WINS: 1, Criterion.SONNEBORN_BERGER: 4, Criterion.DIRECT_ENCOUNTER: 1}
"""Our units to one of theirs, which are points; half points where nothing is said."""


def by_gacrux(
    players: Sequence[int],
    pairings: Sequence[Pairing],
    criteria: Sequence[Criterion],
    rounds: int,
    everybody: bool,
) -> dict[int, tuple[int, tuple[Decimal, ...]]]:
    """Rank and values of each player."""
    file = trf2json()
    file.parse_file(report(players, pairings, rounds=rounds, played=rounds), False)
    assert file.get_status() == 0, file.chessjson["status"]
    tournament = file.get_tournament(1)
    params: dict[str, Any] = {
        "tiebreak": [NAMES[c] for c in criteria],
        "check": False,
        "pre_determined": everybody,
        "swiss": not everybody,
    }
    result = tiebreak(tournament, rounds, params).compute_tiebreaks(tournament, params)
    return {c["cid"]: (c["rank"], tuple(c["tiebreakScore"])) for c in result["competitors"]}


def compare(
    players: Sequence[int],
    pairings: Sequence[Pairing],
    criteria: Sequence[Criterion],
    rounds: int,
    everybody: bool,
) -> tuple[Place, ...]:
    ours = standings(players, pairings, criteria, rounds=rounds, everybody=everybody)
    theirs = by_gacrux(players, pairings, criteria, rounds, everybody)
    assert {p.player: p.rank for p in ours} == {player: rank for player, (rank, _) in theirs.items()}
    for place in ours:
        values = theirs[place.player][1]
        for criterion, our, their in zip(criteria, place.values, values, strict=True):
            if criterion is not Criterion.DIRECT_ENCOUNTER:
                assert Decimal(our) / UNITS.get(criterion, 2) == their, (place, criterion, values)
    return ours


@pytest.mark.parametrize("seed", range(40))
def test_swiss_tables_are_those_of_gacrux(seed: int) -> None:
    chance = random.Random(seed)
    event = Event(
        seed,
        chance.randint(6, 30),
        chance.randint(3, 7),
        absences=chance.choice([0, 0.1, 0.3]),
        forfeits=chance.choice([0, 0.1, 0.3]),
    )
    pairings = event.played_out()
    rounds = max(p.round for p in pairings)
    order = [Criterion.POINTS, *chance.sample(SWISS[1:], len(SWISS) - 1)]
    compare(event.players, pairings, order, rounds, everybody=False)


@pytest.mark.parametrize("seed", range(40))
def test_tables_of_everybody_against_everybody_are_those_of_gacrux(seed: int) -> None:
    chance = random.Random(seed)
    players = range(1, chance.choice([4, 6, 8, 10, 12]) + 1)
    pairings = []
    for round, pairs in enumerate(circle(len(players)), 1):
        for first, second in pairs:
            points = chance.choice([0, 1, 1, 2])
            if chance.random() < 0.1:
                pairings.append(forfeit(round, first, second, chance.choice([first, second, None])))
            else:
                pairings.append(Pairing(round, first, second, ((points, WIN - points),)))
    order = [Criterion.POINTS, *chance.sample(ROUND_ROBIN[1:], len(ROUND_ROBIN) - 1)]
    compare(players, pairings, order, len(players) - 1, everybody=True)


def circle(players: int) -> list[list[tuple[int, int]]]:
    """Everybody against everybody by turning a circle, an even number of players."""
    rounds, ring = [], list(range(2, players + 1))
    for _ in range(players - 1):
        table = [1, *ring]
        rounds.append([(table[i], table[-1 - i]) for i in range(players // 2)])
        ring = [ring[-1], *ring[:-1]]
    return rounds


def game(round: int, first: int, second: int, points: int) -> Pairing:
    return Pairing(round, first, second, ((points, WIN - points),))


def lines(table: Sequence[Place]) -> list[tuple[int, int, Criterion | None]]:
    return [(place.rank, place.player, place.decided) for place in table]


def test_the_table_says_what_decided_each_place() -> None:
    """3 has most points; 1 and 2 are level and drew; 2 beat the stronger one."""
    pairings = [
        game(1, 1, 4, 2),
        game(1, 2, 3, 2),
        game(2, 3, 1, 2),
        game(2, 4, 2, 2),
        game(3, 1, 2, 1),
        game(3, 3, 4, 2),
    ]
    table = standings(range(1, 5), pairings, ROUND_ROBIN, rounds=3, everybody=True)
    assert lines(table) == [
        (1, 3, None),
        (2, 2, Criterion.POINTS),
        (3, 1, Criterion.SONNEBORN_BERGER),
        (4, 4, Criterion.POINTS),
    ]


def test_who_is_ahead_of_others_whatever_they_had_made_of_games_not_played_is_ahead() -> None:
    """1 to 4 are level: 1 has beaten the others, 2 has beaten 3 and 4, and these two have not met."""
    won = [(1, 1, 2), (1, 3, 5), (1, 4, 6), (2, 1, 3), (2, 2, 4), (3, 1, 4), (3, 2, 3)]
    won += [(4, 2, 5), (4, 3, 6), (4, 4, 7), (5, 3, 7), (5, 4, 8)]
    pairings = [game(number, winner, loser, 2) for number, winner, loser in won]
    criteria = (Criterion.POINTS, Criterion.DIRECT_ENCOUNTER)
    table = standings(range(1, 9), pairings, criteria, rounds=5, everybody=False)
    assert [(place.rank, place.player) for place in table[:4]] == [(1, 1), (2, 2), (3, 3), (3, 4)]
    theirs = by_gacrux(range(1, 9), pairings, criteria, 5, everybody=False)
    assert {place.player: place.rank for place in table} == {p: rank for p, (rank, _) in theirs.items()}


def test_who_could_still_be_caught_is_not_ahead() -> None:
    """1 to 3 are level: 1 has beaten 2, who has beaten 3, who has not met 1 and would be level by a win."""
    won = [(1, 1, 2), (1, 3, 4), (1, 5, 6), (2, 2, 3), (2, 5, 1)]
    pairings = [*(game(number, winner, loser, 2) for number, winner, loser in won), game(2, 4, 6, 1)]
    criteria = (Criterion.POINTS, Criterion.DIRECT_ENCOUNTER)
    table = standings(range(1, 7), pairings, criteria, rounds=2, everybody=False)
    assert [(place.rank, place.player) for place in table] == [(1, 5), (2, 1), (2, 2), (2, 3), (5, 4), (5, 6)]
    meeting = [*pairings, Pairing(3, 1, 3)]
    assert standings(range(1, 7), meeting, criteria, rounds=2, everybody=False) == table, "nor in play"
    theirs = by_gacrux(range(1, 7), pairings, criteria, 2, everybody=False)
    assert {place.player: place.rank for place in table} == {p: rank for p, (rank, _) in theirs.items()}


def test_a_bye_is_no_victory_and_a_round_off_is_half_a_round() -> None:
    pairings = [bye(1, 3), half_bye(1, 4), game(1, 1, 2, 2)]
    table = standings(range(1, 5), pairings, (Criterion.POINTS, Criterion.WINS), rounds=1, everybody=False)
    assert [(p.player, p.values) for p in table] == [(1, (2, 1)), (3, (2, 0)), (4, (1, 0)), (2, (0, 0))]


def test_a_bye_of_a_pair_of_games_is_an_opponent_who_drew_both_in_each_round() -> None:
    pairings = [bye(1, 3, 4), Pairing(1, 1, 2, ((2, 0), (2, 0)))]
    order = (Criterion.POINTS, Criterion.BUCHHOLZ)
    table = standings(range(1, 4), pairings, order, rounds=1, everybody=False, games=2)
    assert {p.player: p.values for p in table} == {1: (4, 0), 2: (0, 4), 3: (4, 2)}


def published(path: str) -> tuple[list[str], list[Pairing]]:
    """Players and games of a real tournament from its game records."""
    names: list[str] = []
    pairings = []
    for record in read_pdn(decode(shared("data", "pdn", *path.split("/")).read_bytes())):
        assert isinstance(record, Record)
        tags = dict(record.tags)
        players = []
        for colour in ("White", "Black"):
            # The records spell some names in several ways.
            name = tags[colour].split("(")[0].replace("é", "è").replace("Raul", "Raoul")
            name = " ".join(name.split())
            if name not in names:
                names.append(name)
            players.append(names.index(name) + 1)
        points = {"1-0": 2, "1/2-1/2": 1, "0-1": 0}[record.result]
        first, second = players
        pairings.append(game(int(tags["Round"]), first, second, points))
    return names, pairings


ARCO = "international/40Camp.DamaInternazionaleAssoluto.pdn"


def test_the_italian_championship_of_2004_gives_its_published_places() -> None:
    """Arco, 26 October to 1 November 2004: http://www.fid.it/notizie/2004/20041101.htm and
    http://dama.sportrentino.it/notizie.asp?n=1935 (Borghetti with two points more, six wins; Veronesi seventh). The
    third to fifth were level on points and set apart by what the Italian federation calls the quotient.
    """
    names, pairings = published(ARCO)
    criteria = (Criterion.POINTS, Criterion.SONNEBORN_BERGER)
    table = compare(range(1, 11), pairings, criteria, 9, everybody=True)
    order = [names[place.player - 1].split()[0] for place in table]
    assert order[:4] == ["Borghetti", "Bertè", "Raimondi", "Bubbi"]
    assert order[6] == "Veronesi"
    assert table[0].values[0] - table[1].values[0] == 2
    assert table[3].decided is Criterion.SONNEBORN_BERGER


def test_the_italian_championship_of_2004_stood_as_the_newspaper_said_after_five_rounds() -> None:
    """http://dama.sportrentino.it/notizie.asp?n=1915, 29 October 2004."""
    names, pairings = published(ARCO)
    early = [p for p in pairings if p.round <= 5]
    table = standings(range(1, 11), early, ROUND_ROBIN, rounds=5, everybody=True)
    points = {names[p.player - 1].split()[0]: p.values[0] for p in table}
    told = {"Bertè": 8, "Borghetti": 8, "Raimondi": 7, "Milanese": 6, "Bubbi": 5, "Veronesi": 4}
    assert {name: points[name] for name in told} == told
