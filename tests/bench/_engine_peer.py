"""Plays for py-draughts: a question a line on standard input, the squares of its move a line on standard output.

Runs in the environment of that library, so it imports nothing else of this project. A question is
[kind of board, kind of engine, seconds of the processor, position]; the answer [first square, last square, squares
taken].
"""

import json
import sys
import time
from typing import Any


def main() -> None:
    import draughts

    # The engines look at the clock in these ways; others on the machine are to take nothing from them.
    time.time = time.perf_counter = time.process_time
    engines: dict[tuple[str, str], Any] = {}
    for line in sys.stdin:
        board_kind, engine_kind, seconds, position = json.loads(line)
        board: Any = getattr(draughts, board_kind).from_fen(position)
        kinds = board_kind, engine_kind
        if kinds not in engines:
            engines[kinds] = getattr(draughts, engine_kind)(depth_limit=40, time_limit=seconds)
        # One engine for all moves: what it remembers is part of its strength.
        engines[kinds].time_limit = seconds
        move = engines[kinds].get_best_move(board)
        squares, taken = list(move.square_list), list(move.captured_list)
        print(json.dumps([squares[0] + 1, squares[-1] + 1, sorted(t + 1 for t in taken)]), flush=True)


if __name__ == "__main__":
    main()
