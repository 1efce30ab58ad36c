"""The part of a long list that fits on a card: Discord takes 4000 characters in all, and a club may have
a hundred players.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.language.words import Words, mention


def fitting(lines: Sequence[str], room: int) -> list[str]:
    """As many of the lines, from the first on, as have so many characters together."""
    taken = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        taken.append(line)
    return taken


def people(users: Sequence[int], words: Words, room: int) -> str:
    """The people as mentions, and how many more there are where they would need more characters."""
    called = [mention(user) for user in users]
    shown = fitting(called, room)
    left = len(called) - len(shown)
    return " ".join([*shown, *([words("people-more", count=left)] if left else [])])


def crowded(users: Sequence[int], room: int) -> bool:
    """Are there more people than have room."""
    return len(fitting([mention(user) for user in users], room)) < len(users)
