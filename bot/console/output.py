"""Standard output, of which a reader may have seen enough: `python -m bot language de | head -1`."""

from __future__ import annotations

import os
import sys


def sent(more: str = "") -> bool:
    """Sends all that was printed. False where nobody reads it any more: then it goes nowhere, now and later."""
    try:
        print(more, end="", flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return False
    return True
