"""The lessons of games in which pieces are placed, shifted, or go over others without taking any.

Their positions come from games that the rules play by lot, always the same ones; each is the first that shows its
thing, and has other moves to choose from.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any, Final, NamedTuple

from bot.lessons.model.step import Step
from rules import BoardView, Cell, Game, Motion, Move, Side

_GAMES: Final = 40  # games that are played to find a position
_LONGEST: Final = 160


class Look:
    """A position, and what a test may ask about its moves."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game, self.state = game, state
        self.moves = game.legal_moves(state)
        view = game.view(state)
        self.mover: Side = state.to_move
        self.at = _places(view)
        self.dark = {cell.cell for cell in view.cells if cell.dark}
        self.zone = set(view.zone)
        self.own = {piece.cell for piece in view.pieces if piece.side is self.mover}
        self.others = {piece.cell for piece in view.pieces if piece.side is not self.mover}

    def mine(self, cell: Cell) -> bool:
        """Is the square of the mover's own colour?"""
        return (cell in self.dark) is (self.game.colours[self.mover].value == "black")

    def straight(self, move: Move) -> bool:
        """Does one of its jumps go along a row or a column?"""
        jumps = [(self.at[start], self.at[end]) for start, end in pairwise(move.path)]
        return any(start[0] == end[0] or start[1] == end[1] for start, end in jumps)

    def pushes(self, move: Move) -> bool:
        """Does it shift pieces of the opponent's?"""
        return not self.others.isdisjoint(move.path[:-1])

    def lengths(self, move: Move) -> list[int]:
        """How far each of its steps goes."""
        return [
            max(abs(self.at[a][0] - self.at[b][0]), abs(self.at[a][1] - self.at[b][1]))
            for a, b in pairwise(move.path)
        ]

    def largest(self, side: Side, move: Move | None = None) -> int:
        """The size of a side's largest group or territory, now or after the move."""
        state = self.state if move is None else self.game.play(self.state, move)
        return max((len(area.cells) for area in self.game.view(state).areas if area.side is side), default=0)

    def wins(self, move: Move) -> bool:
        end = self.game.outcome(self.game.play(self.state, move))
        return end is not None and end.winner is self.mover


def _places(view: BoardView) -> Mapping[Cell, tuple[int, int]]:
    """The column and the row of each cell."""
    return {cell.cell: (cell.column, cell.row) for cell in view.cells}


Test = Callable[[Look], "Sequence[Move]"]
"""The moves that show a thing in a position; none where it does not show there."""


class Thing(NamedTuple):
    """One thing to be learned: its code, the traits that it shows, without the game that their codes begin with, and
    the test. `all`: every move may show it.
    """

    code: str
    taught: str
    test: Test
    all: bool = False


def steps(game: Game[Any]) -> tuple[Step, ...]:
    """The lessons of a game, in the order in which one learns them: of each thing the first position that shows it."""
    things, found = _THINGS[game.motion], dict[str, Step]()
    for look in _looks(game):
        for thing in things:
            if thing.code in found:
                continue
            right = thing.test(look)
            if right and (len(right) < len(look.moves) or thing.all):
                found[thing.code] = _step(game, look, thing, right)
        if len(found) == len(things):
            break
    return tuple(found[thing.code] for thing in things if thing.code in found)


def _step(game: Game[Any], look: Look, thing: Thing, right: Sequence[Move]) -> Step:
    facts = {
        "colour": game.colours[look.mover].value,
        "own": look.largest(look.mover),
        "theirs": look.largest(look.mover.other),
    }
    # Without the moves that led there, which some games write behind it.
    position = game.dump(look.state)
    if game.motion is Motion.TRAVEL:
        position = " ".join(position.split()[:2])
    taught = tuple(f"{game.key.partition(':')[0]}-{trait}" for trait in thing.taught.split())
    return Step(thing.code, game.key, position, frozenset(right), taught, facts)


def _looks(game: Game[Any]) -> Iterator[Look]:
    for seed in range(_GAMES):
        dice, state = Random(seed), game.start()
        for _ in range(_LONGEST):
            if game.outcome(state) is not None:
                break
            look = Look(game, state)
            yield look
            # Of most games nearly all moves are of one kind.
            length = dice.choice(sorted({len(move.path) for move in look.moves}))
            state = game.play(state, dice.choice([m for m in look.moves if len(m.path) == length]))


def _those(shows: Callable[[Look, Move], bool]) -> Test:
    return lambda look: [move for move in look.moves if shows(look, move)]


# Shifting lines.


def _grows(look: Look) -> list[Move]:
    """Moves after which the mover's largest group is larger by more than the new piece."""
    now = look.largest(look.mover)
    return [move for move in look.moves if look.largest(look.mover, move) > now + 1] if now > 2 else []


def _breaks(look: Look) -> list[Move]:
    """Moves after which the opponent's largest group is smaller."""
    now, other = look.largest(look.mover.other), look.mover.other
    return [move for move in look.moves if look.largest(other, move) < now] if now > 3 else []


def _wins(look: Look) -> list[Move]:
    """Moves that win at once, where as many do not."""
    won = [move for move in look.moves if look.wins(move)]
    return won if 2 * len(won) <= len(look.moves) else []


# Placing pieces.


def _first(look: Look) -> Sequence[Move]:
    return () if look.own or look.others else look.moves


def _two(look: Look) -> list[Move]:
    if len(look.own | look.others) not in range(1, 8):
        return []
    return [move for move in look.moves if len(move.path) == 2]


def _other_colour(look: Look) -> list[Move]:
    if not look.own:
        return []
    return [m for m in look.moves if not look.mine(m.path[0]) and not set(m.path) & look.zone]


def _centre(look: Look, *, own: bool) -> list[Move]:
    """Moves to the middle, to squares of the own colour or the other."""
    there = [move for move in look.moves if set(move.path) & look.zone] if look.own else []
    return [move for move in there if look.mine(move.path[0]) is own]


def _ahead(look: Look) -> list[Move]:
    """Moves after which the mover's largest territory, where there is one, has three squares more."""
    now = look.largest(look.mover)
    if not now:
        return []
    return _plain(look, [move for move in look.moves if look.largest(look.mover, move) > now + 2])


def _plain(look: Look, right: list[Move]) -> list[Move]:
    """The moves, where one of them is outside the middle: among hundreds nobody looks for its exceptions."""
    return right if any(not set(move.path) & look.zone for move in right) else []


# Jumping without taking.


_steps: Final = _those(lambda look, move: look.lengths(move) == [1])


def _retreats(look: Look) -> list[Move]:
    forward = 1 if look.game.view(look.state).bottom is not look.mover else -1
    return [m for m in _steps(look) if (look.at[m.path[1]][1] - look.at[m.path[0]][1]) * forward < 0]


_THINGS: Final[Mapping[Motion, tuple[Thing, ...]]] = {
    Motion.SHIFT: (
        Thing("shift-alone", "turn start board", _those(lambda _, move: len(move.path) == 2), all=True),
        Thing("shift-line", "majority", _those(lambda look, m: len(m.path) > 2 and not look.pushes(m))),
        Thing("shift-majority", "majority", _those(Look.pushes)),
        Thing("shift-grows", "group", _grows),
        Thing("shift-breaks", "group", _breaks),
        Thing("shift-wins", "end ranking", _wins),
    ),
    Motion.PLACE: (
        Thing("place-first", "first-turn board", _first, all=True),
        Thing("place-two", "turn", _two),
        Thing("place-other", "turn", _other_colour),
        Thing("place-own-centre", "centre-own", partial(_centre, own=True)),
        Thing("place-other-centre", "centre-other", partial(_centre, own=False)),
        Thing("place-grows", "territory territory-size score", _ahead),
        Thing("place-breaks", "territory", _breaks),
        Thing("place-wins", "alone score tie", lambda look: _plain(look, _wins(look))),
    ),
    Motion.TRAVEL: (
        Thing("jump-step", "step board colours", _steps),
        Thing("jump-one", "jump", _those(lambda look, m: look.lengths(m) == [2] and not look.straight(m))),
        Thing("jump-more", "jump forward", _those(lambda look, m: len(m.path) > 2 and not look.straight(m))),
        Thing("jump-enemy", "enemy-jump", _those(lambda look, m: len(m.path) == 2 and look.straight(m))),
        Thing("jump-both", "enemy-jump", _those(lambda look, m: len(m.path) > 2 and look.straight(m))),
        Thing("jump-back", "retreat", _retreats),
        Thing("jump-wins", "goal", _wins),
    ),
}
