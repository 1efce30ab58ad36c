"""How positions are looked at for a review: the same again each time, by tables where these know, and to the end."""

from pathlib import Path

import pytest

from bot.core.terms import has_review
from bot.engine import compiled, review
from bot.engine.evaluation import CERTAIN
from bot.engine.review import Found, Passage, compare, first_look, glance, look
from rules import GAMES, find_game
from rules.draughts.game import DraughtsGame

HUNG = (
    "12-16", "23-19", "16x23", "27x18", "11-16", "24-19", "16x23", "26x19", "8-11", "32-27", "11-15", "18x11",
)  # fmt: skip
"""American: 32-27 loses two men to 11-15; 18-15 was to be played."""

pytestmark = pytest.mark.usefixtures("either")


def passage(*plies: int, moves: tuple[str, ...] = HUNG, opening: str | None = None) -> Passage:
    return Passage("american", find_game("american").rules_version, opening, moves, plies)


def test_the_same_positions_are_seen_the_same_however_they_are_asked_for() -> None:
    together = glance(passage(0, 3, 6))
    assert together == tuple(glance(passage(ply))[0] for ply in (0, 3, 6))
    assert together[0].result is None
    assert abs(together[0].value) < 50


def test_a_hung_man_is_seen_from_the_side_of_who_began() -> None:
    before, after, best = compare(passage(9))
    assert before.best == "18-15"
    assert after.value - best.value > 150
    assert after.value - before.value > 150
    assert after.best in {"11-15", "10-15"}, "ten times deeper the other way to take two is seen too"


def test_tables_say_what_is_sure_for_who_began() -> None:
    """Two kings against one are won, whichever side is to move."""
    for to_move in "BW":
        (found,) = glance(passage(0, moves=(), opening=f"{to_move}:WK32:BK1,K18"))
        assert found.result == 1, to_move
        assert found.best


def test_a_position_that_is_over_says_its_result() -> None:
    game = GAMES["american"]
    assert look(game, game.load("B:WK32:B"), 100) == Found(-CERTAIN, -1, "")


@pytest.mark.parametrize("key", GAMES)
def test_games_without_men_to_lose_are_not_reviewed(key: str) -> None:
    game = find_game(key)
    assert has_review(game) is isinstance(game, DraughtsGame)


def test_in_c_reviews_look_at_ten_times_as_many_positions(
    monkeypatch: pytest.MonkeyPatch, file_of_search: Path
) -> None:
    game, asked = find_game("american"), list[int]()

    def noted(_game: object, _state: object, nodes: int) -> Found:
        asked.append(nodes)
        return Found(0, None, "18-15")

    monkeypatch.setattr(review, "look", noted)
    for native, times in ((False, 1), (True, 10)):
        monkeypatch.delenv(compiled.VARIABLE, raising=False)
        if native:
            monkeypatch.setenv(compiled.VARIABLE, str(file_of_search))
        asked.clear()
        glance(passage(4))
        compare(passage(9))
        assert asked == [2_000 * times, *[12_000 * times] * 3]
        assert first_look(game, 13) == 2_000 * times
        assert first_look(game, 300) == 833 * times
