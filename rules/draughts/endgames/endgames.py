"""The tables of one game, read from a file or just solved."""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from rules.draughts.endgames.material import Material, material_of, materials, numbering_of
from rules.draughts.endgames.solver import DRAW, LOSS, Values, solve
from rules.draughts.endings import plies_left, rules_to_come, weaker_side
from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import FewPieces, Force
from rules.draughts.state import State
from rules.draughts.tree import Node, position_of

SHIPPED = Path(__file__).parent / "data"
"""Where the tables are that come with the package."""
MOST = 4
"""Pieces of the largest tables that come with the package."""
_GAMES = 64
"""Games whose tables are kept."""
_KINGS = " kings"
"""Ends the first line of a file with tables of kings alone."""


class Verdict(NamedTuple):
    """The result of best play: 1, 0 or -1 for a win, draw or loss of the side to move, and in how many plies."""

    result: int
    plies: int


class Summary(NamedTuple):
    """Counts of the table of one material; `longest`: plies of the longest win or loss."""

    material: Material
    positions: int
    wins: int
    draws: int
    losses: int
    longest: int

    def __str__(self) -> str:
        return (
            f"{self.material}: {self.positions} positions, {self.wins} wins, {self.draws} draws,"
            f" {self.losses} losses, longest {self.longest}"
        )


class Endgames:
    """The tables of one game for 2 to `pieces` pieces; `kings`: for kings alone."""

    def __init__(self, game: DraughtsGame, pieces: int, values: Values, *, kings: bool = False) -> None:
        self.pieces = pieces
        self.kings = kings
        self._game = game
        self._values = values
        self._numbering = numbering_of(game.ruleset, max(material.pieces for material in values))
        self._slowest: dict[FewPieces, int] = {}

    @classmethod
    def solved(cls, game: DraughtsGame, pieces: int, *, kings: bool = False) -> Endgames:
        """Worked out anew: three pieces take seconds, four some minutes, four kings half a minute."""
        return cls(game, pieces, solve(game.ruleset, pieces, kings=kings), kings=kings)

    @classmethod
    def read(cls, game: DraughtsGame, path: Path) -> Endgames:
        """From a file that `write` has made. Raises ValueError for one of another game or another version of it."""
        data = lzma.decompress(path.read_bytes())
        header, _, body = data.partition(b"\n")
        *name, count = header.decode().removesuffix(_KINGS).split(" ")
        if name != _name(game) or not count.isdecimal():
            raise ValueError(f"{path.name} holds no tables of {game.key}")
        pieces, kings = int(count), header.decode().endswith(_KINGS)
        numbering = numbering_of(game.ruleset, pieces)
        values: Values = {}
        at = 0
        for material in _order(pieces, kings=kings):
            size = numbering.count(material)
            values[material] = body[at : at + size]
            at += size
        if at != len(body):
            raise ValueError(f"{path.name} is damaged")
        return cls(game, pieces, values, kings=kings)

    def beside(self, other: Endgames) -> Endgames:
        """These tables, and those of more kings that another has."""
        return Endgames(self._game, self.pieces, other._values | self._values)

    def write(self, path: Path) -> None:
        """To a file: a line with the game, its version and the number of pieces, then the values; as xz."""
        header = " ".join([*_name(self._game), str(self.pieces)]) + _KINGS * self.kings
        body = b"".join(self._values[material] for material in _order(self.pieces, kings=self.kings))
        path.write_bytes(lzma.compress(header.encode() + b"\n" + body, preset=9 | lzma.PRESET_EXTREME))

    def look_up(self, node: Node) -> Verdict | None:
        """The verdict of the board alone; None for more pieces than the tables have, or none on one side."""
        values = self._values.get(material_of(node))
        if values is None:
            return None
        try:
            value = values[self._numbering.number(node)]
        except KeyError:  # a man where it would have been crowned
            return None
        if value == DRAW:
            return Verdict(0, 0)
        return Verdict(-1, value - LOSS) if value >= LOSS else Verdict(1, value)

    def verdict(self, state: State) -> Verdict | None:
        """The verdict on a state with its past, where it is certain.

        None beyond the tables; for a win that could take longer than a draw rule still allows, counting its moves as
        if nothing set them back; and where a king may have to rest (Frisian). A rule for fewer pieces, or for a king
        on the main road, can begin later: it allows what the slowest win takes from any position that it is for, and
        else it counts from now on.
        """
        ruleset = self._game.ruleset
        node = self._game.tree.node(state)
        found = self.look_up(node)
        if found is None or (ruleset.king_run is not None and _may_rest(material_of(node))):
            return None
        if found.plies <= plies_left(ruleset, state):
            return found
        if not found.result or material_of(node).has_men:
            return None
        harmless = frozenset(
            rule for rule in rules_to_come(ruleset, state) if self._slowest_in(rule) <= rule.least
        )
        return found if found.plies <= plies_left(ruleset, state, harmless) else None

    def _slowest_in(self, rule: FewPieces) -> int:
        """The plies of the slowest win of kings alone in the positions that a rule is for; worked out once."""
        if rule not in self._slowest:
            slowest = 0
            for material in self._values:
                if material.has_men or not _is_for(rule, material):
                    continue
                for number, node in self._numbering.nodes(material):
                    value = self._values[material][number]
                    plies = value - LOSS if value >= LOSS else value
                    if (
                        plies > slowest
                        and weaker_side(rule, self._game.ruleset, position_of(node)) is not None
                    ):
                        slowest = plies
            self._slowest[rule] = slowest
        return self._slowest[rule]

    def summaries(self) -> Iterator[Summary]:
        """The summary of each table, in the order in which they were solved."""
        for material in _order(self.pieces, kings=self.kings):
            values = self._values[material]
            found = [values[number] for number, _ in self._numbering.nodes(material)]
            plies = [value - LOSS if value >= LOSS else value for value in found]
            losses = sum(value >= LOSS for value in found)
            draws = found.count(DRAW)
            yield Summary(
                material, len(found), len(found) - draws - losses, draws, losses, max(plies, default=0)
            )


def solvable(game: DraughtsGame) -> bool:
    """Whether there are tables: values have no number for a win at no plies, and no king lives where the first wins."""
    return not (game.ruleset.giveaway or game.ruleset.crowning_wins)


@lru_cache(_GAMES)
def endgames_of(game: DraughtsGame, folder: Path = SHIPPED) -> Endgames | None:
    """The tables of a game that stand in a folder, None without any that fit its rules; read once."""
    found = _read(game, folder / f"{game.key}.xz")
    kings = _read(game, folder / f"{game.key}-kings.xz")
    return found if found is None or kings is None else found.beside(kings)


def _read(game: DraughtsGame, path: Path) -> Endgames | None:
    if not path.exists():
        return None
    try:
        return Endgames.read(game, path)
    except (ValueError, lzma.LZMAError):
        return None


def _name(game: DraughtsGame) -> list[str]:
    return [game.key, str(game.rules_version)]


def _order(pieces: int, *, kings: bool) -> Iterator[Material]:
    for number in range(2, pieces + 1):
        for group in materials(number, kings=kings):
            yield from group


def _is_for(rule: FewPieces, material: Material) -> bool:
    """Whether the rule is for these kings, as far as it asks for no square."""

    def fits(forces: Sequence[Force], kings: int) -> bool:
        return any(not f.men and (kings == f.kings or (f.or_more and kings > f.kings)) for f in forces)

    pairs = ((material.kings, material.other_kings), (material.other_kings, material.kings))
    return any(fits(rule.stronger, one) and fits(rule.weaker, other) for one, other in pairs)


def _may_rest(material: Material) -> bool:
    """Whether a side has, or may come to have, a king beside a man."""
    sides = (material[:2], material[2:])
    return any(men and men + kings > 1 for men, kings in sides)
