"""How near a draw is: told from half-way on, against a lone king always, and never once the draw is there."""

import pytest

from rules import Fact, find_game


def told(key: str, position: str, moves: str = "") -> list[Fact]:
    game = find_game(key)
    state = game.start(position)
    for move in moves.split():
        state = game.play(state, game.parse(state, move))
    return list(game.view(state).remarks)


def near(key: str, position: str, moves: str = "") -> tuple[str, int, int, str] | None:
    found = [fact.details for fact in told(key, position, moves) if fact.code == "draw-near"]
    assert len(found) <= 1
    return next(((str(f["count"]), int(f["made"]), int(f["limit"]), str(f["claim"])) for f in found), None)


def idle(position: str, plies: int, few: str = "") -> str:
    return f"{position} idle={plies} untaken={plies} unchanged={plies}" + (f" few={few}" if few else "")


KINGS = "W:WK1,K5,12:BK32,K28,21"
TOWERS = "W:WKa1,b3,c3:BKh8,g6,f6"


@pytest.mark.parametrize(
    ("key", "position", "count", "moves", "claim"),
    [
        ("american", KINGS, "idle", 40, "later"),
        ("italian", KINGS, "idle", 40, "later"),
        ("turkish", TOWERS, "no-capture", 25, "no"),
        ("international", "W:WK48,45,K32:BK3,1,K27", "kings-only", 25, "no"),
        ("russian", "W:WKa1,a3,c3,c1:BKb8,h6,f6,f8", "kings-only", 15, "no"),
        ("russian", "W:WKa1,Kc1:BKb8,Kd8", "balance", 30, "no"),
        ("russian", "W:WKa1,a3,h2:BKb8,Kd8,h6", "balance", 60, "no"),
    ],
)
def test_a_count_is_told_from_half_way_on(
    key: str, position: str, count: str, moves: int, claim: str
) -> None:
    assert near(key, idle(position, moves - 1)) is None
    assert near(key, idle(position, moves)) == (count, moves // 2, moves, claim)
    assert near(key, idle(position, 2 * moves - 1)) == (count, moves - 1, moves, claim)
    reached = (count, moves, moves, "now" if claim == "later" else "no")
    assert near(key, idle(position, 2 * moves)) == reached


@pytest.mark.parametrize(
    ("key", "position", "few", "count", "made", "limit"),
    [
        ("international", "W:WK48,K47,K46:BK3", "{},-", "few-pieces", 16, 16),
        ("international", "W:WK48:BK3", "-,{}", "few-pieces", 5, 5),
        ("frisian", "W:WK48,K47:BK3", "{}", "few-pieces", 7, 7),
        ("pool", "W:WK1:BK32,K31,K30", "{}", "few-pieces-weaker", 13, 13),
    ],
)
def test_moves_against_a_lone_king_are_told_from_the_first_on(
    key: str, position: str, few: str, count: str, made: int, limit: int
) -> None:
    assert near(key, position) == (count, 0, limit, "no")
    each = 1 if count.endswith("weaker") else 2
    for plies in (1, limit - 1, each * limit - 1):
        assert near(key, idle(position, plies, few.format(plies))) == (count, plies // each, limit, "no")
    reached = idle(position, each * limit, few.format(each * limit))
    assert near(key, reached) == (count, limit, limit, "no")


def test_of_several_counts_the_one_with_least_to_go_is_told() -> None:
    # Three kings against one: 15 moves, but 5 where the one holds the main road.
    assert near("russian", "W:WKc1,Kg1,Ke1:BKh8") == ("few-pieces", 0, 5, "no")
    three = "W:WK48,K47,K46:BK3"
    assert near("international", idle(three, 28, "12,-")) == ("few-pieces", 6, 16, "no")
    assert near("international", idle(three, 48, "10,-")) == ("kings-only", 24, 25, "no")
    # The kings are too few for the count of king moves: balance stands in its place.
    assert near("russian", idle("W:WKa1,Kc1:BKb8,Kd8", 20)) is None


def test_a_position_that_has_come_back_is_told_with_what_follows() -> None:
    cycle = "1-5 32-28 5-1 28-32 "
    position = {"american": "W:WK1,12:BK32,21", "italian": "W:WK1,12:BK32,13"}
    for key, cycles, limit, claim in (
        ("american", 0, 0, ""),
        ("american", 1, 3, "later"),
        ("american", 2, 3, "now"),
        ("american", 3, 3, "now"),
        ("american", 4, 5, "no"),
        ("italian", 2, 4, "no"),
        ("italian", 3, 4, "no"),
    ):
        found = [f.details for f in told(key, position[key], cycle * cycles) if f.code == "draw-repeated"]
        times = cycles + 1
        facts = {"times": times, "limit": limit, "left": limit - times, "claim": claim}
        assert found == ([facts] if limit else [])
