"""The test that a position has one good move and no other: a deep search by the player's weights, without futility.

A first look finds a move that stands out, and at which depth it does so. The others are then searched for themselves,
`FURTHER` plies deeper than that, and must leave the position about level; as deep, the move must still be good.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from bot.engine.draughts import DraughtsEvaluation
from bot.engine.evaluation import WON
from bot.engine.native import search_of
from bot.engine.search import Option, Search
from bot.engine.weights import weights_of
from rules.draughts.captures.tables import Step
from rules.draughts.game import DraughtsGame
from rules.draughts.tree import Node

GOOD: Final = 55
"""At least so good, in hundredths of a man, the solver stands: a man more is worth 70 to 100 in most positions."""
LEVEL: Final = 60
"""At most so good is the best of the other first moves."""
CLEAR: Final = 45
"""By so much the first move is better than every other."""
LATER_CLEAR: Final = 40
LATER_LEVEL: Final = 400
"""The same of the solver's later moves: a slower win is none, as long as it is not clearer than this."""
FURTHER: Final = 10
LATER_FURTHER: Final = 4
"""Plies that other moves are searched beyond the depth at which the right one stands out."""
LOOK_NODES: Final = 2_000
"""Nodes of the first look."""
TEST_NODES: Final = 800_000
"""Nodes of one question; where they do not suffice, the position is no problem."""
REPLY_NODES: Final = 20_000
_ALL: Final = 400
"""A margin within which all moves are valued."""

Course = Sequence[tuple[Any, int, int]]


@cache
def strict_evaluation(game: DraughtsGame) -> DraughtsEvaluation:
    """The evaluation by the weights alone, for a search that leaves no position by its estimate."""
    return DraughtsEvaluation(game, weights_of(game), swing=0)


def options_of(game: DraughtsGame, node: Node) -> list[Option[Node]]:
    """All steps of a node."""
    tree = game.tree
    return [Option(step, tree.after(node, step)) for step in tree.steps(node)]


def value_of(game: DraughtsGame, node: Node, nodes: int) -> tuple[int, Step | None]:
    """How the side to move stands, and its best step; None where it has none."""
    options = options_of(game, node)
    if not options:
        return -WON, None
    _searched(game, node, options, nodes)
    return options[0].value, options[0].step


def only_move(game: DraughtsGame, node: Node, *, first: bool, look: int = LOOK_NODES) -> Step | None:
    """The one good move of the side to move, None where there is none or more than one, or nobody can tell.

    `first`: of the problem, which is tested deepest.
    """
    options = options_of(game, node)
    if len(options) == 1:
        only: Step = options[0].step
        return only
    clear, further = (CLEAR, FURTHER) if first else (LATER_CLEAR, LATER_FURTHER)
    course = _searched(game, node, options, look, clear)
    depth = _needed(course, clear)
    if depth is None or course[-1][1] < GOOD:
        return None
    key, others, value = options[0], options[1:], course[-1][1]
    step: Step = key.step
    most = min(LEVEL if first else LATER_LEVEL, value - clear)
    if not _below(game, node, others, most, depth + further):
        return None
    value = _valued(game, node, key, depth + further)
    return step if value >= (max(GOOD, most + clear // 2) if first else GOOD) else None


def likely_move(game: DraughtsGame, node: Node, *, first: bool) -> Step | None:
    """The move that stands out at the first look, as `only_move` looks; None where none does.

    `first`: and None where a short search sees already that it is not the only good one.
    """
    options = options_of(game, node)
    if len(options) == 1:
        only: Step = options[0].step
        return only
    clear = CLEAR if first else LATER_CLEAR
    course = _searched(game, node, options, LOOK_NODES, clear)
    depth = _needed(course, clear)
    if depth is None or course[-1][1] < GOOD:
        return None
    step: Step = options[0].step
    most = min(LEVEL, course[-1][1] - clear)
    return None if first and _rivalled(game, node, options[1:], most, depth + FURTHER) else step


def mistakes(game: DraughtsGame, node: Node) -> list[Step]:
    """The steps that seem to lose what the best one keeps, as far as a look can tell."""
    options = options_of(game, node)
    if len(options) < 2:
        return []
    _searched(game, node, options, LOOK_NODES, _ALL)
    best = options[0].value
    return [option.step for option in options if option.value <= min(-GOOD, best - CLEAR)]


def _needed(course: Course, clear: int) -> int | None:
    """The depth from which on the step that is best now has stood out, None where it does not."""
    depth = len(course)
    while depth:
        step, value, next_best = course[depth - 1]
        if step != course[-1][0] or value - next_best < clear:
            break
        depth -= 1
    return depth + 1 if depth < len(course) else None


def _below(game: DraughtsGame, node: Node, others: Sequence[Option[Node]], most: int, depth: int) -> bool:
    """Whether all these moves leave the side that makes them no better than `most`, so many plies deep."""
    options, course = _against_bar(game, node, others, most, depth, TEST_NODES)
    return options[0].step is None and len(course) >= depth


def _rivalled(game: DraughtsGame, node: Node, others: Sequence[Option[Node]], most: int, depth: int) -> bool:
    """Whether a short search sees already that one of these moves is better than `most`, as it mostly does."""
    _, course = _against_bar(game, node, others, most, depth, REPLY_NODES)
    return bool(course) and course[-1][0] is not None


def _against_bar(
    game: DraughtsGame, node: Node, others: Sequence[Option[Node]], most: int, depth: int, nodes: int
) -> tuple[list[Option[Node]], Course]:
    """The moves in order with one that is worth `most`, searched until another is better."""
    bar = Option(None, others[0].node, settled=most)
    options = [bar, *(Option(option.step, option.node) for option in others)]
    return options, _searched(game, node, options, nodes, depth=depth, bar=True)


def _valued(game: DraughtsGame, node: Node, option: Option[Node], depth: int) -> int:
    """The value of one move, so many plies deep or as deep as the nodes suffice."""
    lost = Option(None, option.node, settled=-WON)  # so that it is searched like one of several
    options = [Option(option.step, option.node), lost]
    _searched(game, node, options, TEST_NODES, depth=depth)
    return options[0].value


def _searched(
    game: DraughtsGame,
    node: Node,
    options: list[Option[Node]],
    nodes: int,
    margin: int = 0,
    *,
    depth: int | None = None,
    bar: bool = False,
) -> Course:
    """Searches the options, which are put in order.

    It ends at a depth where one is given; `bar`: and as soon as a move is better than the settled option.
    """
    searches: list[Search[Node]] = []

    def enough() -> bool:
        course = searches[0].course
        if not course or depth is None:
            return False
        return len(course) >= depth or (bar and course[-1][0] is not None)

    search = search_of(game.tree, strict_evaluation(game), nodes, enough=enough)
    searches.append(search)
    search.run(node, options, margin)
    return search.course
