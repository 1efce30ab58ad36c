"""All games in display order, and the look-up by key or alias, with options."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from itertools import combinations
from types import MappingProxyType
from typing import Any

from rules.draughts.game import DraughtsGame
from rules.draughts.house import house_game, is_house
from rules.draughts.variants import VARIANTS
from rules.errors import RulesError, UnknownGame
from rules.game import Game
from rules.kato.binary import Binary
from rules.kato.incorrect import Incorrect
from rules.kato.zongheng import Zongheng

_ORDER: tuple[Game[Any], ...] = (*map(DraughtsGame, VARIANTS), Zongheng(), Binary(), Incorrect())

GAMES: Mapping[str, Game[Any]] = MappingProxyType({game.key: game for game in _ORDER})
"""Every game by its key, in the order in which players see them."""

_BY_NAME = {name: game for game in _ORDER for name in (game.key, *game.aliases)}


def find_game(text: str) -> Game[Any]:
    """The game of a key or alias, with options after a colon (`malaysian:8x8,forward`), in any case; or a house game.

    Raises UnknownGame.
    """
    if is_house(key := text.strip().casefold()):
        return house_game(key)
    name, _, options = text.strip().casefold().partition(":")
    game = _BY_NAME.get(name.strip())
    if game is None:
        raise UnknownGame(name=name.strip()[:40])
    chosen = tuple(option.strip() for option in options.split(",") if option.strip())
    return game.choose(chosen) if chosen else game


@cache
def keys_with_options() -> tuple[str, ...]:
    """The keys of every game with one or more of its options, as far as they go together."""
    keys: list[str] = []
    for game in _ORDER:
        for size in range(1, len(game.options) + 1):
            for chosen in combinations(game.options, size):
                with suppress(RulesError):
                    keys.append(game.choose(chosen).key)
    return tuple(dict.fromkeys(keys))
