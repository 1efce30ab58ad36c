"""Boards drawn in a process of their own: `python -m render.worker`.

It reads pickled pairs of a diagram and a theme from its standard input, writes each picture pickled to its standard
output, or None for what cannot be drawn, and ends with its input.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys

from render import draw


def main() -> None:
    """Draws until nobody can ask any more."""
    # Ctrl-C is for who asks.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    while True:
        try:
            diagram, theme = pickle.load(questions)
        except EOFError:
            return
        try:
            picture = draw(diagram, theme)
        except Exception:
            # Who asked meets the same error, and can tell more about it.
            picture = None
        try:
            pickle.dump(picture, answers, pickle.HIGHEST_PROTOCOL)
            answers.flush()
        except BrokenPipeError:
            # Who asked has ended. Leaving in the ordinary way would try to write the rest.
            os._exit(0)


if __name__ == "__main__":
    main()
