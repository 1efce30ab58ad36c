"""The lessons of a game of draughts, found from its table of traits: small positions that show one trait each.

A trait that forbids moves is shown where the table without it would allow more: those moves tempt, and are refused with
the reason that play gives.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from bot.lessons.model import step
from bot.lessons.model.step import MOST, Look, Shown, Step, Test, moves_under
from rules import IllegalMove, Move, MoveError, Side
from rules.draughts.endings import counters_of
from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import ORTHOGONALS, Crowning, Landing, Priority, Reach, Refusal, Ruleset, Way
from rules.draughts.state import Position, State
from rules.notation import cell_text

_WINDOW: Final = 6  # columns and rows of the part of the board on which the pieces of a lesson stand
_TRIES: Final = 1_500  # positions that are tried with so many pieces
_TEMPTING: Final = 4


class Army(NamedTuple):
    """So many pieces of the learner's, and of the opponent's."""

    men: int
    kings: int
    enemy_men: int
    enemy_kings: int


def steps(game: DraughtsGame) -> tuple[Step, ...]:
    """The lessons of a game, in the order in which one learns them: as many as there is room for."""
    found = [step for thing in _things(game.ruleset) if (step := _step(game, thing)) is not None]
    for code in _LESSER:
        if len(found) <= MOST:
            break
        found = [step for step in found if step.code != code]
    return tuple(found)


class Thing(NamedTuple):
    """One thing to be learned: its code, the traits that it shows, how many pieces may show it, and the test."""

    code: str
    taught: tuple[str, ...]
    armies: tuple[Army, ...]
    test: Test
    facts: Mapping[str, int | str] = {}


_LESSER: Final = (
    *("king-moves", "priority-king-soonest", "win", "crowned", "chain", "priority-most-kings"),
    "man-takes-also",
)
"""The steps that are left out first where a game would have too many: another step shows much of the same."""


def _things(table: Ruleset) -> Iterator[Thing]:
    ways = _ways(table.man_moves)
    yield Thing("man-moves", ("man-moves",), (Army(2, 0, 1, 0),), man_moves, {"ways": ways})
    captures = _ways(table.man_captures)
    taking = {"ways": captures, "squares": "all" if table.shape.squares.value == "all" else "dark"}
    forward = {"ways": _ways(tuple(w for w in table.man_captures if w in table.man_moves))}
    yield Thing("man-takes", ("man-captures",), (Army(1, 0, 2, 0), Army(2, 0, 2, 0)), man_takes, forward)
    if not set(table.man_captures) <= set(table.man_moves):
        few = Army(1, 0, 2, 0), Army(2, 0, 2, 0)
        yield Thing("man-takes-also", ("man-captures",), few, man_takes_also, taking)
    yield Thing("chain", ("capture-compulsory",), (Army(2, 0, 3, 0), Army(1, 0, 4, 0)), chain)
    if not table.man_takes_king:
        yield Thing("man-spares-king", ("man-spares-king",), (Army(2, 0, 1, 1),), spares)
    if table.refusal is not Refusal.NEVER:
        traits = _DECLINED[table.refusal]
        yield Thing("refused", traits, (Army(2, 0, 2, 0),), refused, {"refusal": table.refusal.value})
    if not table.priority:
        duty = {"refusal": table.refusal.value}
        traits = "capture-free", "capture-compulsory"
        yield Thing("free", traits, (Army(3, 0, 3, 0), Army(3, 0, 4, 0)), free, duty)
    for place, priority in enumerate(table.priority):
        measured = {"place": place + 1, "refusal": table.refusal.value}
        traits = f"priority-{priority.value}", *(("value",) if priority is Priority.MOST_VALUE else ())
        yield Thing(f"priority-{priority.value}", traits, _ARMIES[priority], ranked(priority), measured)
    crowning = f"crowning-{table.crowning.value}"
    if table.crowning_wins:
        yield Thing("first-king", (crowning, "crowning-wins"), (Army(2, 0, 2, 0),), crowned)
    else:
        yield Thing("crowned", (crowning, "king-look"), (Army(2, 0, 1, 0),), crowned)
    armies = Army(1, 0, 2, 0), Army(2, 0, 3, 0), Army(1, 0, 4, 0)
    yield Thing(crowning, (crowning,), armies, CROWNINGS[table.crowning])
    if not table.crowning_wins:
        yield from _kings(table)
    if table.giveaway:
        yield Thing("win", ("win-given-away",), (Army(1, 0, 1, 0), Army(2, 0, 2, 0)), step.gives_away)
    else:
        yield Thing("win", ("win-no-moves",), _WINNING, step.win)
    yield Thing("draw", (), (Army(0, 1, 1, 1), Army(0, 1, 0, 2), Army(0, 1, 2, 0)), step.draw)


def _kings(table: Ruleset) -> Iterator[Thing]:
    """Things of games in which kings play."""
    if table.king_reach is Reach.FLYING:  # else it takes as it moves, and one step shows both
        flight = {"ways": _ways(table.king_moves)}
        yield Thing("king-moves", ("king-moves",), (Army(1, 1, 1, 0), Army(0, 1, 1, 0)), king_moves, flight)
    flight = {
        "ways": _ways(table.king_captures),
        "moves": _ways(table.king_moves),
        "reach": table.king_reach.value,
        "landing": table.landing.value,
    }
    landing = (f"landing-{table.landing.value}",) if table.king_reach is Reach.FLYING else ()
    traits = ("king-captures", "king-moves", *landing)
    yield Thing("king-takes", traits, (Army(0, 1, 2, 0), Army(1, 1, 2, 0)), king_takes, flight)
    if table.king_run is not None:
        resting = {"moves": table.king_run}
        yield Thing("king-run", ("king-run",), (Army(1, 1, 0, 1),), king_rests, resting)


_WINNING: Final = (Army(2, 0, 1, 0), Army(2, 1, 1, 0), Army(3, 1, 1, 0), Army(2, 0, 2, 0))
_DECLINED: Final = {
    Refusal.FORFEITS: ("capture-refusable", "notation-forfeit"),
    Refusal.FREE: ("capture-optional",),
}

_ARMIES: Final = {
    Priority.MOST_PIECES: (Army(2, 0, 3, 0), Army(2, 0, 4, 0)),
    Priority.MOST_VALUE: (Army(2, 0, 2, 1), Army(2, 0, 3, 1)),
    Priority.WITH_KING: (Army(1, 1, 2, 0), Army(1, 1, 3, 0)),
    Priority.MOST_KINGS: (Army(1, 1, 1, 1), Army(0, 2, 1, 1), Army(0, 1, 1, 1), Army(0, 1, 2, 1)),
    Priority.KING_SOONEST: (Army(0, 2, 2, 2), Army(0, 1, 2, 2), Army(0, 1, 3, 2)),
}


def _ways(ways: tuple[Way, ...]) -> str:
    """The directions in a word of the catalogue's."""
    diagonal = {Way.FORWARD_LEFT, Way.FORWARD_RIGHT}
    backward = {Way.BACK_LEFT, Way.BACK_RIGHT}
    straight, sideways, back = {Way.FORWARD}, {Way.LEFT, Way.RIGHT}, {Way.BACK}
    names = {
        frozenset(diagonal): "diagonal",
        frozenset(diagonal | backward): "diagonals",
        frozenset(straight | sideways): "straight",
        frozenset(straight | sideways | back): "orthogonals",
        frozenset(straight | sideways | diagonal): "five",
        frozenset(Way): "all",
    }
    return names.get(frozenset(ways), "other")


def _step(game: DraughtsGame, thing: Thing) -> Step | None:
    """The first position, of those with few pieces, that shows the thing."""
    for state in _positions(game, thing.code, thing.armies):
        look = Look(game, state)
        if not look.moves:
            continue
        shown = thing.test(look)
        if shown is not None:
            tempting = _refused_moves(game, state, shown) if shown.tempting else ()
            position = game.dump(state)
            right = frozenset(shown.right)
            facts = {
                "colour": game.colours[state.to_move].value,
                "count": max(len(move.captured) for move in right),
                **thing.facts,
                **shown.facts,
            }
            taught = (*thing.taught, *shown.taught)
            return Step(thing.code, game.key, position, right, taught, facts, shown.line, tempting)
    return None


def _positions(game: DraughtsGame, code: str, armies: Sequence[Army]) -> Iterator[State]:
    """Positions by lot, always the same ones, the pieces near each other; the side that begins is to move."""
    dice, table = Random(f"{game.key} {code}"), game.ruleset
    shape, board, mover = table.shape, table.board, Side.FIRST
    for army in armies:
        for _ in range(_TRIES):
            left, top = (dice.randint(0, size - _WINDOW) for size in (shape.columns, shape.rows))
            cells = [
                cell
                for cell in board.cells
                if left <= board.column[cell] < left + _WINDOW and top <= board.row[cell] < top + _WINDOW
            ]
            chosen = [1 << cell for cell in dice.sample(cells, sum(army))]
            sets = []
            for count in army:
                sets.append(sum(chosen[:count]))
                del chosen[:count]
            own_men, own_kings, enemy_men, enemy_kings = sets
            if own_men & table.last_row(mover) or enemy_men & table.last_row(mover.other):
                continue
            position = Position(mover, (own_men, enemy_men), (own_kings, enemy_kings))
            yield State(position, counters_of(table, position))


def _refused_moves(game: DraughtsGame, state: State, shown: Shown) -> tuple[Move, ...]:
    """Those of the tempting moves that the rules refuse with a reason."""
    for text in shown.line:
        state = game.play(state, game.parse(state, text))
    found = []
    for move in dict.fromkeys(shown.tempting):
        try:
            game.parse(state, written(game, move))
        except IllegalMove:
            found.append(move)
        except MoveError:
            continue
    return tuple(found[:_TEMPTING])


def written(game: DraughtsGame, move: Move) -> str:
    """A move with every square that it touches, whether or not it is legal, as the game writes squares."""
    board, notation = game.ruleset.board, game.notation
    return ("x" if move.captured else "-").join(cell_text(board, cell, notation) for cell in move.path)


def king_moves(look: Look) -> Shown | None:
    """A king can go far."""
    if look.captures:
        return None
    right = [m for m in look.moves if not look.man(m) and look.distance(*m.path) > 2]
    return Shown(right) if right and len(right) < len(look.moves) else None


def king_takes(look: Look) -> Shown | None:
    """A king takes one piece as no man could: from afar, or back; in a direction in which it does not move if there is
    one.
    """
    moves = look.captures
    if not moves or any(look.man(move) or len(move.captured) > 1 for move in moves):
        return None
    if len({move.captured for move in moves}) > 1:
        return None
    table, tempting = look.table, look.uncompelled
    if table.king_reach is Reach.SHORT:
        return None if any(look.ways(m) & set(table.man_moves) for m in moves) else Shown(moves, tempting)
    if look.distance(moves[0].path[0], moves[0].captured[0]) < 2:
        return None
    others = set(table.king_captures) - set(table.king_moves)
    if others and not all(look.ways(move) <= others for move in moves):
        return None
    if table.landing is Landing.NEXT:
        farther = look.unruled(landing=Landing.ANYWHERE)
        return Shown(moves, [*farther, *tempting]) if farther else None
    return Shown(moves, tempting) if len(moves) > 1 else None


def king_rests(look: Look) -> Shown | None:
    """One king has made as many moves in succession as it may, and something else can be moved."""
    game, table, state, line = look.game, look.table, look.state, list[str]()
    limit = table.king_run
    assert limit is not None
    dice = Random(f"{state.position}")
    for _ in range(2 * limit):
        moves = game.legal_moves(state)
        royal = [m for m in moves if state.position.kings[state.to_move] >> m.path[0] & 1]
        if not royal or any(move.captured for move in moves):
            return None
        move = dice.choice(royal)
        line.append(game.format(state, move))
        state = game.play(state, move)
    moves = game.legal_moves(state)
    barred = [m for m in moves_under(table, state) if m not in set(moves)]
    if not moves or not barred or any(move.captured for move in (*moves, *barred)):
        return None
    return Shown(moves, barred, tuple(line))


def man_moves(look: Look) -> Shown | None:
    """Men alone can move, and none of them to the last row."""
    plain = all(not move.captured and look.man(move) and not look.ends(move) for move in look.moves)
    return Shown(look.moves) if plain and len(look.moves) > 1 else None


def man_takes(look: Look) -> Shown | None:
    """One man can take one piece, in a direction in which it also moves, and something else tempts."""
    if len(look.captures) != 1 or not (look.quiet or look.uncompelled):
        return None
    (move,) = look.captures
    usual = look.man(move) and len(move.captured) == 1 and look.ways(move) <= set(look.table.man_moves)
    return Shown(look.captures, look.uncompelled) if usual and not look.ends(move) else None


def man_takes_also(look: Look) -> Shown | None:
    """All that can be taken is taken by a man, in directions in which no man moves: straight where there are such."""
    others = set(look.table.man_captures) - set(look.table.man_moves)
    others = others & set(ORTHOGONALS) or others
    if not look.captures or not all(look.man(m) and len(m.captured) == 1 for m in look.captures):
        return None
    if not all(look.ways(move) <= others for move in look.captures):
        return None
    return Shown(look.captures, look.uncompelled)


def chain(look: Look) -> Shown | None:
    """A man takes two pieces or three and turns in between; nothing else can be taken."""
    if len(look.captures) != 1:
        return None
    (move,) = look.captures
    if not look.man(move) or len(move.captured) not in (2, 3) or look.ends(move) or look.passes(move):
        return None
    unfinished = Move(move.path[:2], move.captured[:1])
    return Shown(look.captures, [unfinished, *look.uncompelled]) if len(look.ways(move)) > 1 else None


def spares(look: Look) -> Shown | None:
    """A man could jump over a king, if men might take kings."""
    barred = [move for move in look.unruled(man_takes_king=True) if move.captured and look.man(move)]
    return Shown(look.moves, barred) if barred and not look.captures and look.moves else None


def refused(look: Look) -> Shown | None:
    """A capture may be left out, by more than one move."""
    return Shown(look.quiet) if look.captures and len(look.quiet) > 1 else None


def free(look: Look) -> Shown | None:
    """Captures of different size may be chosen from, and quiet moves tempt."""
    sizes = {len(move.captured) for move in look.captures}
    usual = len(sizes) > 1 and all(look.man(move) for move in look.captures)
    return Shown(look.captures, look.uncompelled) if usual and (look.uncompelled or look.quiet) else None


def ranked(priority: Priority) -> Test:
    """This measure alone, after those before it, leaves what is legal."""

    def test(look: Look) -> Shown | None:
        at = look.table.priority.index(priority)
        lesser = [move for move in look.unruled(priority=look.table.priority[:at]) if move.captured]
        by_itself = moves_under(replace(look.table, priority=look.table.priority[: at + 1]), look.state)
        if not lesser or {move for move in by_itself if move.captured} != set(look.captures):
            return None
        if len(look.captures) > 2 or any(look.crowns(move) for move in look.captures):
            return None
        if priority is Priority.MOST_VALUE and len({len(m.captured) for m in (*lesser, *look.captures)}) > 1:
            return None  # the number of pieces would tell
        first = look.table.priority[0] is priority
        return Shown(look.captures, [*lesser, *(look.uncompelled if first else ())])

    return test


def crowned(look: Look) -> Shown | None:
    """A man can step on the last row, and something else can be played."""
    right = [move for move in look.moves if look.crowns(move)]
    return Shown(right) if right and len(right) < len(look.moves) and not look.captures else None


def stops(look: Look) -> Shown | None:
    """A man takes, is crowned and stops, where a king could go on."""
    if len(look.captures) != 1 or not look.crowns(look.captures[0]):
        return None
    (move,) = look.captures
    longer = [m for m in look.unruled(crowning=Crowning.GOES_ON) if m.path[: len(move.path)] == move.path]
    return Shown(look.captures, longer) if longer else None


def passes(look: Look) -> Shown | None:
    """A man takes on the last row and goes on from there as a man."""
    if len(look.captures) != 1 or not look.man(look.captures[0]) or not look.passes(look.captures[0]):
        return None
    (move,) = look.captures
    row = look.table.last_row(look.state.to_move)
    at = next(at for at, cell in enumerate(move.path) if at and row >> cell & 1)
    unfinished = Move(move.path[: at + 1], move.captured[:at])
    return None if look.ends(move) else Shown(look.captures, [unfinished])


def goes_on(look: Look) -> Shown | None:
    """A man takes, is crowned on its way, and takes more as only a king could."""
    moves = look.captures
    if not moves or not all(look.man(move) and look.passes(move) for move in moves):
        return None
    as_man = moves_under(replace(look.table, crowning=Crowning.IF_MOVE_ENDS), look.state)
    if {move.path for move in as_man} & {move.path for move in moves}:
        return None
    stopped = moves_under(replace(look.table, crowning=Crowning.ENDS_MOVE, priority=()), look.state)
    return Shown(moves, [move for move in stopped if move.captured])


CROWNINGS: Final = {Crowning.ENDS_MOVE: stops, Crowning.IF_MOVE_ENDS: passes, Crowning.GOES_ON: goes_on}
