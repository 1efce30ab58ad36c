"""The reasons for a move, as a hint tells them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.core.reasons import reasons
from bot.language import WHOLE
from bot.language.texts import Texts
from bot.language.words import Words
from bot.lessons.model.course import course
from rules import GAMES, Game, find_game
from tests import stored

RETREAT = next(step.position for step in course("incorrect") if step.code == "jump-back")
WHY = [
    ("american", "B:W18,32:B15,1", "15x22", {"only": None, "takes": 1}),
    ("american", "B:W5:B27,10", "27-31", {"crowns": None, "safe": None}),
    ("american", "B:W23,27:B18,9", "9-14", {"saves": 2}),
    ("american", "B:W19:B11,10", "11-15", {"threatens": 1, "safe": None}),
    ("american", "B:W27,5:B10,18", "18-23", {}),
    ("american", "B:W23:B14,9", "9-13", {"safe": None}),
    ("russian", "W:Wc3,b2:Bd4,h8", "c3:e5", {"only": None, "takes": 1}),
    ("russian", "W:Wc3:Bd4", "c3:e5", {"wins": None, "only": None}),
    ("international", "W:W32,43:B21,16", "32-27", {}),
    ("international", "W:W28,37,48:B18,9", "37-32", {"safe": None}),
    ("antidraughts", "W:W44:B43", "44-39", {"offers": 1}),
    ("incorrect", None, "d2-f4", {"forward": 2}),
    ("incorrect", RETREAT, "g7-f6", {}),
    ("malaysian", "W:W40,15:B10,39", "15-9#15", {}),
]
POSITIONS = 15
"""For each game."""
MOVES = 5
LONGEST = 80


@pytest.mark.parametrize(("game", "position", "text", "told"), WHY)
def test_a_reason_says_what_a_move_does(
    game: str, position: str | None, text: str, told: dict[str, int | None]
) -> None:
    kind = find_game(game)
    state = kind.start(position)
    found = reasons(kind, state, kind.parse(state, text))
    assert {fact.code: fact.details.get("count") for fact in found} == told


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_first_moves_has_words(game: str, language: str) -> None:
    words, kind = Words(Texts(), language), GAMES[game]
    state = kind.start()
    for move in kind.legal_moves(state)[:30]:
        for fact in reasons(kind, state, move):
            assert words(f"why-{fact.code}", **fact.details)


def positions(game: Game[Any], dice: Random, count: int) -> Iterator[Any]:
    """Positions from games played by lot, each from one of its own."""
    while count:
        state = game.start()
        for _ in range(dice.randrange(LONGEST)):
            state = game.play(state, dice.choice(game.legal_moves(state)))
            if game.outcome(state) is not None:
                break
        else:
            count -= 1
            yield state


@pytest.mark.parametrize("key", [*GAMES, "house:10x10+flying-huff", "house:8x8+backward-free"])
def test_every_reason_is_so_by_the_rules(key: str) -> None:
    """So were they found by a second reading of the rules, in these positions and in a hundred of each game."""
    game, dice, lines = find_game(key), Random(key), []
    for state in positions(game, dice, POSITIONS):
        moves = game.legal_moves(state)
        for move in dice.sample(moves, min(MOVES, len(moves))):
            found = [
                " ".join(map(str, (fact.code, *fact.details.values()))) for fact in reasons(game, state, move)
            ]
            lines.append(f"{game.dump(state)} {game.format(state, move)}: {', '.join(found)}".rstrip())
    stored.check(f"reasons/{key.replace(':', '-')}", "\n".join(lines))
