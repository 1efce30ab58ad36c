"""Turning points, worked through by hand."""

import pytest

from bot.reviews.model import CAP, Review, Sight, Subject, Turn, backed, suspects, turn_at
from bot.store.codec import read, written
from rules import Side, find_game
from tests.bot.fixtures import read_back

MOVERS = (Side.FIRST, Side.SECOND, Side.FIRST, Side.SECOND)
MOVES = ("a", "b", "c", "d")


def sights(*values: int) -> list[Sight | None]:
    return [Sight(value, best="x") for value in values]


def test_a_move_is_suspected_by_what_its_maker_loses() -> None:
    assert suspects(sights(0, -100, -100, -90, -100), MOVERS) == [1]
    assert suspects(sights(0, 0, 100, 100, 100), MOVERS) == [2]
    assert suspects(sights(0, 60, 0, -60, -60), MOVERS) == []


def test_beyond_the_cap_nothing_is_lost() -> None:
    assert suspects(sights(900, 600, 600, 600, 600), MOVERS) == []
    assert suspects(sights(900, 400, 400, 400, 400), MOVERS) == [1]


def test_what_play_brings_to_light_counts_for_the_position_before() -> None:
    """FIRST's third move wins two men: it was there before, and so it is the second move that gave them away."""
    told = backed(sights(0, 0, 0, 200, 200), MOVES, MOVERS)
    assert [sight.shown for sight in told if sight] == [0, 0, 200, 200, 200]
    assert told[2] is not None
    assert told[2].best == "c"
    assert suspects(told, MOVERS) == [2]
    assert backed(sights(0, 50, 0, 50, 0), MOVES, MOVERS) == sights(0, 50, 0, 50, 0)


def test_a_position_that_was_left_out_makes_no_suspect() -> None:
    told = [*sights(0), None, *sights(300, 300, 300)]
    assert suspects(backed(told, MOVES, MOVERS), MOVERS) == []


def seen(before: Sight, after: int, best: int, told: int | None = None) -> Turn | None:
    return turn_at(
        1, Side.FIRST, "a", before, Sight(after), Sight(best), Sight(after if told is None else told)
    )


def test_a_turning_point_gives_away_a_man_or_more() -> None:
    turn = seen(Sight(20, best="x"), -85, 20)
    assert turn is not None
    assert (turn.cost, turn.better, turn.played, turn.decisive) == (105, "x", "a", False)
    assert seen(Sight(20, best="x"), -79, 20) is None
    exactly, much = seen(Sight(20, best="x"), -80, 20), seen(Sight(0, best="x"), -400, 0)
    assert exactly is not None
    assert exactly.cost == 100
    assert much is not None
    assert much.decisive
    assert seen(Sight(20, best="a"), -85, 20) is None


def test_who_still_stands_better_has_not_given_the_game_away() -> None:
    """A win that the search saw became three men more; that of another became one."""
    kept, lost = seen(Sight(99_000, best="x"), 300, 99_000), seen(Sight(99_000, best="x"), 100, 99_000)
    assert kept is not None
    assert (kept.cost, kept.decisive) == (200, False)
    assert lost is not None
    assert lost.decisive


def test_a_best_move_that_is_worth_less_than_it_seemed_proves_nothing() -> None:
    assert seen(Sight(200, best="x"), 0, 50) is None


def test_the_rest_of_the_game_may_prove_what_the_second_look_does_not_see() -> None:
    assert seen(Sight(0, best="x"), 0, 0) is None
    turn = seen(Sight(0, best="x"), 0, 0, told=-300)
    assert turn is not None
    assert turn.cost == 300


@pytest.mark.parametrize(
    ("side", "was", "became", "told"),
    [
        (Side.FIRST, 1, 0, (1, 0)), (Side.FIRST, 0, -1, (0, -1)), (Side.FIRST, 1, -1, (1, -1)),
        (Side.SECOND, -1, 0, (1, 0)), (Side.SECOND, 0, 1, (0, -1)), (Side.FIRST, 0, 0, None),
        (Side.SECOND, 0, 0, None), (Side.SECOND, 1, 1, None),
    ],
)  # fmt: skip
def test_where_both_results_are_sure_they_alone_decide(
    side: Side, was: int, became: int, told: tuple[int, int] | None
) -> None:
    before, after = Sight(9, was, "x"), Sight(700, became)
    turn = turn_at(1, side, "a", before, after, before, after)
    assert (None if turn is None else (turn.was, turn.became)) == told
    if turn is not None and told is not None:
        # As much as any estimate may say, and twice that for a win that became a loss.
        assert turn.cost == CAP * (told[0] - told[1])


def test_a_review_is_kept_and_hides_what_it_must() -> None:
    turns = tuple(Turn(ply, Side.FIRST, "a", "b", "", 120) for ply in (1, 3, 4))
    review = Review((0, -120, None, -120, -240), turns)
    stored = written(review)
    assert stored["turns"][0] == [1, 0, "a", "b", "", 120, None, None]
    assert read(Review, {**stored, "nodes": 2_000}) == review, "an earlier version noted how long it looked"
    assert read_back(review) == review
    assert review.without(frozenset()) == review
    hidden = review.without(frozenset({3}))
    assert hidden.values == (0, -120, None, None, -240)
    assert [turn.ply for turn in hidden.turns] == [1]


def test_a_subject_is_known_by_its_moves_alone() -> None:
    version = find_game("russian").rules_version
    one = Subject("russian", version, None, ("c3-d4", "d6-c5"), match_id=7)
    assert read_back(one) == one
    assert one.key == Subject("russian", version, None, ("c3-d4", "d6-c5"), ("Ann", "Ben")).key
    assert one.key != Subject("russian", version, None, ("c3-d4", "f6-e5"), match_id=7).key
    assert len(one.states()) == 3
