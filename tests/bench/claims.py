"""python -m tests.bench claims [--game KEY] [--endings N] [--seed N] [--anew]: does play come to what may be claimed?

Endings as games come to them, with all that the draw rules have counted: where the tables know the result, who is told
to win does so over the board against the longest defence, and nobody wins what is told to be drawn. It prints how many
were won and drawn, and every one that was wrong.

    --anew          follows tables that are solved anew, not those of the package: seconds for a game on 8×8, minutes
                    on 12×12 and in Turkish and Armenian
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

from bot.core.verdict import Known, known_result
from rules import GAMES, Side
from rules.draughts.endgames import MOST, SHIPPED, Endgames, endgames_of, solvable
from rules.draughts.game import DraughtsGame
from rules.draughts.state import Position, State

DRAUGHTS: Final = {
    key: game for key, game in GAMES.items() if isinstance(game, DraughtsGame) and solvable(game)
}
OVER: Final = -1
"""The plies of a position in which the side to move has lost already."""


def some_ending(game: DraughtsGame, dice: Random) -> State | None:
    """A position of four or five pieces."""
    cells = dice.sample(game.ruleset.board.cells, dice.choice((4, 5)))
    men, kings = [0, 0], [0, 0]
    for number, cell in enumerate(cells):
        side = Side(number % 2)
        man = dice.random() < 0.5 and not 1 << cell & game.ruleset.last_row(side)
        (men if man else kings)[side] |= 1 << cell
    state = State(Position(dice.choice(list(Side)), (men[0], men[1]), (kings[0], kings[1])))
    return None if game.outcome(state) else state


def come_to(game: DraughtsGame, dice: Random) -> tuple[State, Known] | None:
    """The first state of a game played by lot whose result is known, with all that the draw rules have counted."""
    state = some_ending(game, dice)
    while state is not None and game.outcome(state) is None:
        if (known := known_result(game, state)) is not None:
            return state, known
        state = game.play(state, dice.choice(game.legal_moves(state)))
    return None


def endings(game: DraughtsGame, dice: Random) -> Iterator[tuple[State, Known]]:
    """Endings of this game whose result may be claimed, without end."""
    while True:
        if (found := come_to(game, dice)) is not None:
            yield found


def held(game: DraughtsGame, tables: Endgames, state: State, known: Known) -> bool:
    """Does the winner win over the board against the longest defence, and does nobody win a draw?"""
    if known.winner is None:
        return max(result for result, _, _ in _values(game, tables, state)) == 0
    while (outcome := game.outcome(state)) is None:
        after = _values(game, tables, state)
        if state.to_move is known.winner:
            won = [each for each in after if each[0] == 1]
            state = min(won, key=lambda each: each[1])[2] if won else after[0][2]
        else:
            state = max(after, key=lambda each: each[1])[2]
    return outcome.winner is known.winner


def _values(game: DraughtsGame, tables: Endgames, state: State) -> list[tuple[int, int, State]]:
    """The verdict after each move, for who has made it, and its plies: by the tables, or by the rules where it ends."""
    found = []
    for move in game.legal_moves(state):
        after = game.play(state, move)
        if (outcome := game.outcome(after)) is not None:
            found.append(
                ((0 if outcome.winner is None else 1 if outcome.winner is state.to_move else -1), OVER, after)
            )
            continue
        verdict = tables.look_up(game.tree.node(after))
        assert verdict is not None
        found.append((-verdict.result, verdict.plies, after))
    return found


def main(options: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench claims")
    parser.add_argument("--game", choices=DRAUGHTS, action="append")
    parser.add_argument("--endings", type=int, default=6_700)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--anew", action="store_true")
    chosen = parser.parse_args(options)
    wrong = 0
    for key in chosen.game or DRAUGHTS:
        game, began, counts = DRAUGHTS[key], time.process_time(), Counter[bool]()
        tables = _solved(game) if chosen.anew else endgames_of(game)
        assert tables is not None
        for state, known in islice(endings(game, Random(chosen.seed)), chosen.endings):
            counts[known.winner is None] += 1
            if not held(game, tables, state, known):
                wrong += 1
                print(f"WRONG: {key} {game.dump(state)}", flush=True)
        print(
            f"{key}: {counts[False]} won, {counts[True]} drawn, {time.process_time() - began:.0f} s",
            flush=True,
        )
    print(f"{wrong} wrong")
    return 1 if wrong else 0


def _solved(game: DraughtsGame) -> Endgames:
    """Tables for as many pieces as those of the package have, solved anew."""
    found = Endgames.solved(game, MOST - 1)
    if not (SHIPPED / f"{game.key}-kings.xz").exists():
        return found
    return found.beside(Endgames.solved(game, MOST, kings=True))
