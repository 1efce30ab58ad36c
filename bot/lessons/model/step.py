"""A step of a lesson: a position, what is to be shown in it, and the moves that show it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from random import Random
from typing import Any, Final, NamedTuple

from bot.core.match import Match, set_up
from rules import Ending, Game, Move, Outcome, Side, find_game
from rules.draughts.game import DraughtsGame
from rules.draughts.movegen import generator_of
from rules.draughts.ruleset import OneEach, Refusal, Repetition, Ruleset, Way
from rules.draughts.state import State
from rules.geometry import Compass

FEWEST: Final = 6
MOST: Final = 10  # steps of a game


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to be learned of a game.

    `code`: the thing, `facts` its details, for the catalogue's `lesson-<code>`; `taught`: the traits of the game that
    it shows; `position`: as for `Game.start`; `line`: moves that were made from there; `right`: the legal moves that
    show the thing; `tempting`: moves that a beginner may try and that the rules refuse here.
    """

    code: str
    game: str
    position: str | None
    right: frozenset[Move]
    taught: tuple[str, ...] = ()
    facts: Mapping[str, int | str] = field(default_factory=dict)
    line: tuple[str, ...] = ()
    tempting: tuple[Move, ...] = ()

    @property
    def rules(self) -> Game[Any]:
        return find_game(self.game)

    @property
    def side(self) -> Side:
        """The learner's side."""
        start: Side = self.rules.start(self.position).to_move
        return start if len(self.line) % 2 == 0 else start.other

    def board(self, learner: int, now: datetime, played: str | None = None) -> Match:
        """The position as a match that is kept nowhere, after the move `played` by the learner. Raises the rules'
        MoveErrors.
        """
        line = self.line if played is None else (*self.line, played)
        return set_up(self.game, self.position, self.side, learner, line, now)


class Shown(NamedTuple):
    """The moves in a position that show a thing, moves that tempt, the moves that led there, and what more to say;
    `taught`: traits that it shows besides those of its kind.
    """

    right: Sequence[Move]
    tempting: Sequence[Move] = ()
    line: tuple[str, ...] = ()
    facts: Mapping[str, int | str] = {}
    taught: tuple[str, ...] = ()


class Look:
    """A position, and what a test may ask about it."""

    def __init__(self, game: DraughtsGame, state: State) -> None:
        self.game, self.state, self.table = game, state, game.ruleset

    @cached_property
    def moves(self) -> Sequence[Move]:
        return self.game.legal_moves(self.state)

    @cached_property
    def captures(self) -> list[Move]:
        return [move for move in self.moves if move.captured]

    @cached_property
    def quiet(self) -> list[Move]:
        return [move for move in self.moves if not move.captured]

    def unruled(self, **changes: Any) -> list[Move]:
        """Moves that would be legal under a table changed like this, and are not."""
        known = set(self.moves)
        return [move for move in moves_under(replace(self.table, **changes), self.state) if move not in known]

    @cached_property
    def uncompelled(self) -> list[Move]:
        """Quiet moves that only the duty to capture forbids."""
        if self.table.refusal is not Refusal.NEVER:
            return []
        freed = moves_under(replace(self.table, refusal=Refusal.FORFEITS), self.state)
        return list(dict.fromkeys(Move(move.path) for move in freed if move.forfeited is not None))

    def man(self, move: Move) -> bool:
        return bool(self.state.position.men[self.state.to_move] >> move.path[0] & 1)

    def ways(self, move: Move) -> set[Way]:
        """The directions of the steps of a move."""
        board, found = self.table.board, set()
        forward = self.table.compass(self.state.to_move, Way.FORWARD) is Compass.NORTH
        for start, end in zip(move.path, move.path[1:], strict=False):
            columns = board.column[end] - board.column[start]
            rows = board.row[end] - board.row[start]
            there = Compass(((columns > 0) - (columns < 0), (rows > 0) - (rows < 0)))
            found.add(Way(there if forward else there.opposite))
        return found

    def ends(self, move: Move) -> bool:
        """Does the move end on the last row?"""
        return bool(self.table.last_row(self.state.to_move) >> move.path[-1] & 1)

    def passes(self, move: Move) -> bool:
        """Does it touch the last row on its way?"""
        row = self.table.last_row(self.state.to_move)
        return any(row >> cell & 1 for cell in move.path[1:-1])

    def crowns(self, move: Move) -> bool:
        return self.game.crowns(self.state, move)

    def result(self, move: Move) -> Outcome | None:
        return self.game.outcome(self.game.play(self.state, move))

    def distance(self, start: int, end: int) -> int:
        board = self.table.board
        return max(abs(board.column[end] - board.column[start]), abs(board.row[end] - board.row[start]))


Test = Callable[[Look], Shown | None]
"""The moves that show a thing in a position; None where it does not show there."""


def moves_under(table: Ruleset, state: State) -> list[Move]:
    """The moves in a position under some table."""
    return [step[3] for step in generator_of(table).of(state.position)]


_FEW: Final = 3  # moves to choose from where only one is right
_LONGEST: Final = 200  # moves in which kings that go to and fro must have brought a draw about


def win(look: Look) -> Shown | None:
    """A quiet move leaves the opponent without one, and others do not; or a capture takes the last pieces."""
    if look.captures:
        last = [move for move in look.captures if len(move.captured) > 1 and look.result(move) is not None]
        ending = {"ending": Ending.NO_PIECES.value}
        return Shown(last, look.uncompelled, facts=ending) if last else None
    theirs = replace(look.state.position, to_move=look.state.to_move.other)
    if len(moves_under(look.table, replace(look.state, position=theirs))) > _FEW:
        return None  # one move will hardly block so many
    ends = {move: look.result(move) for move in look.moves}
    # A first king may win too, which another step shows.
    right = [move for move, end in ends.items() if end is not None and end.ending is Ending.NO_MOVES]
    if len(right) != 1 or len(look.moves) < _FEW:
        return None
    end = ends[right[0]]
    assert end is not None
    return Shown(right, facts={"ending": end.ending.value})


def gives_away(look: Look) -> Shown | None:
    """A move after which every answer takes the last piece, or the last that can move; and another that does not."""
    game, me = look.game, look.state.to_move
    right = []
    for move in look.moves:
        after = game.play(look.state, move)
        answers = game.legal_moves(after)
        ends = [game.outcome(game.play(after, answer)) for answer in answers]
        if ends and all(end is not None and end.winner is me for end in ends):
            right.append(move)
    ending = {"ending": Ending.GIVEN_AWAY.value}
    return Shown(right, facts=ending) if right and len(right) < len(look.moves) else None


def draw(look: Look) -> Shown | None:
    """A move ends the game as a draw: at once, or once kings have gone to and fro for long enough."""
    at_once = [move for move in look.moves if (end := look.result(move)) is not None and end.winner is None]
    if at_once:
        end = look.result(at_once[0])
        assert end is not None
        (unless,) = (rule.unless for rule in look.table.draws if isinstance(rule, OneEach))
        facts = {"ending": end.ending.value, "times": 0, "unless": unless}
        return Shown(at_once, look.uncompelled, facts=facts, taught=("draw-one-each",))
    return to_and_fro(look)


def to_and_fro(look: Look) -> Shown | None:
    """Both kings go to and fro until the next move makes a draw."""
    game, state, line = look.game, look.state, list[str]()
    dice = Random(f"{state.position}")
    came_from: dict[Side, tuple[int, int]] = {}
    for ply in range(_LONGEST):
        moves = game.legal_moves(state)
        mover = state.to_move
        if any(move.captured for move in moves):
            return None
        kings = [m for m in moves if state.position.kings[mover] >> m.path[0] & 1]
        if ply > 2:
            back = came_from[mover][::-1]
            kings = [move for move in kings if move.path == back]
        elif ply == 2:
            # The first position must not come back, or it would be the one that is repeated.
            kings = [move for move in kings if move.path[0] == came_from[mover][1] != move.path[1]]
            kings = [move for move in kings if move.path[1] != came_from[mover][0]]
        if not kings:
            return None
        move = dice.choice(kings)
        came_from[mover] = move.path[0], move.path[-1]
        after = game.play(state, move)
        end = game.outcome(after)
        if end is not None:
            if end.winner is not None or mover is not look.state.to_move:
                return None
            times = after.earlier.count(after.position) + 1
            # From which time on a repeated position may be claimed as a draw; 0 where it may not.
            rules = (rule for rule in look.table.draws if isinstance(rule, Repetition) and rule.claimed)
            claim = min((rule.times for rule in rules), default=0)
            facts = {"ending": end.ending.value, "times": times, "cell": move.path[-1], "claim": claim}
            right = [
                m for m in moves if (found := game.outcome(game.play(state, m))) and found.winner is None
            ]
            taught = ("draw-repetition",) if end.ending is Ending.REPETITION else ()
            return Shown(right, (), tuple(line), facts, taught)
        line.append(game.format(state, move))
        state = after
    return None


GAMES: Final = 3  # games against the weakest level that follow the lessons
STARS: Final = 3


@dataclass(frozen=True, slots=True)
class Progress:
    """`done`: steps found, in their order; `steps`: how many there were then; `games`: those that followed."""

    done: int = 0
    steps: int = 0
    games: int = 0

    @property
    def learned(self) -> bool:
        """Were all steps found?"""
        return 0 < self.steps <= self.done

    @property
    def complete(self) -> bool:
        return self.learned and self.games >= GAMES

    @property
    def stars(self) -> int:
        """One for half the steps, one for all, one for the games that follow."""
        return (0 < self.steps <= 2 * self.done) + self.learned + self.complete
