"""The catalogue of what is changed behind the bot's back: statements by table, and what the check says of each."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

BOSS = 999
NUMBERS = {
    "OPEN_MATCH": "(SELECT min(id) FROM matches WHERE status = 'playing' AND moves <> '')",
    "OVER_MATCH": "(SELECT min(id) FROM matches WHERE status = 'over')",
    "RUNNING_CUP": "(SELECT min(id) FROM tournaments WHERE status = 'running')",
}
"""How the statements name the first match or tournament of a kind."""


def _read() -> dict[str, list[tuple[str, str]]]:
    text = (Path(__file__).parents[2] / "data" / "tamperings.txt").read_text(encoding="utf-8")
    for name, number in NUMBERS.items():
        text = text.replace(name, number)
    found: dict[str, list[tuple[str, str]]] = {}
    for line in filter(None, text.splitlines()):
        if line.startswith("["):
            found[line.strip("[]")] = of_table = []
        else:
            statement, _, named = line.partition(" → ")
            of_table.append((statement, named))
    return found


TAMPERINGS = _read()

FREE: Final[Mapping[str, tuple[str, ...]]] = {
    "Discord numbers its messages, threads and entries, and people may delete them.": (
        *("tournaments.message_id", "tournaments.thread_id", "tournaments.calendar_id"),
    ),
    "Discord numbers what people ask for; a number stands once, as the schema says.": (
        "match_events.request",
    ),
    "Nothing is decided by it.": (
        *("matches.twin_id", "matches.practice_private", "tournament_events.actor", "tournament_events.at"),
        *("ladder_events.at", "exclusions.at"),
    ),
}
"""Columns of these tables that do not follow from anything else, by why."""
