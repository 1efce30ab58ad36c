"""The emoji of Unicode as data: every sequence of its list (emoji-test.txt), fully qualified or not."""

from functools import cache
from pathlib import Path

_FILE = Path(__file__).parent / "data" / "unicode" / "emoji.txt"


@cache
def emoji() -> tuple[str, ...]:
    """Each sequence once, the short ones first."""
    return tuple(_FILE.read_text(encoding="utf-8").split("\n")[:-1])
