"""The player's decision in a match: which move, whether to give up, to claim a draw or to agree to one."""

import enum
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final

from bot.engine.draughts import draughts_evaluation
from bot.engine.evaluation import CERTAIN, WON, Evaluation
from bot.engine.kato import BinaryEvaluation, IncorrectEvaluation, ZonghengEvaluation
from bot.engine.levels import ENDINGS, Level
from bot.engine.native import search_of
from bot.engine.openings import PLIES, book_move
from bot.engine.search import Option, never
from rules import Game, Move
from rules.draughts.endgames import Endgames, endgames_of
from rules.draughts.game import DraughtsGame
from rules.kato.binary import Binary
from rules.kato.zongheng import Zongheng

OPENING: Final = 10  # plies in which the player does not always choose the very best, so that games differ
_VARIETY: Final = 12  # by how much a move of the opening may be worse than the best
_SLIP: Final = 300  # by so much, in hundredths of the stake, a move that slips may be worse than the best
_HOPELESS: Final = -500
"""At this value, in hundredths of the stake, the game is given up, once it has been going on for a while."""
_LOST: Final = -250
_DECIDED: Final = 150
"""By so much more than its estimates are out must a glance show the game won or lost, for the player to look again."""
_DRAWISH: Final = 15  # the player accepts an offer if it is no better than this
_GIVES_UP_AFTER: Final = 30
_AGREES_AFTER: Final = 40  # plies before which nobody gives up, or agrees to a draw while not worse


class Answer(enum.StrEnum):
    """The player's answer on its turn, or to the offer of a draw."""

    MOVE = "move"
    RESIGN = "resign"
    CLAIM_DRAW = "claim-draw"
    ACCEPT_DRAW = "accept-draw"
    OFFER_DRAW = "offer-draw"  # with its move


@dataclass(frozen=True, slots=True)
class Thought:
    """Result of a search. `value`: how the side to move stands after `move`; `nodes`, `depth`: how much was seen."""

    move: Move
    value: int
    nodes: int = 0
    depth: int = 0


@dataclass(frozen=True, slots=True)
class Decision:
    """The player's decision; `move` is the move it makes if it plays on."""

    answer: Answer
    move: Move


def evaluation_of(game: Game[Any], state: Any) -> Evaluation[Any]:
    """The evaluation of a game, for a search that begins at this state."""
    if isinstance(game, DraughtsGame):
        return draughts_evaluation(game)
    if isinstance(game, Zongheng):
        return ZonghengEvaluation(game)
    if isinstance(game, Binary):
        return BinaryEvaluation(game, state)
    return IncorrectEvaluation()


def think(
    game: Game[Any],
    state: Any,
    level: Level,
    *,
    seed: int,
    past: Sequence[Any] = (),
    plies: int = OPENING,
    evaluation: Evaluation[Any] | None = None,
    enough: Callable[[], bool] = never,
) -> Thought:
    """The move of the level in a state that is not over; the same again for the same arguments.

    A move in haste is looked at again where a glance shows the game won or lost: a won ending is played out with care.
    A slip is not: it stands, whatever it costs.

    `past`: the states before this one, oldest first; `plies`: how many moves were made, for variety in the opening;
    `evaluation`: that of the game unless another is given; `enough`: as for `Search`.
    """
    judge, chance, tree = evaluation or evaluation_of(game, state), Random(seed), game.tree
    root, before = tree.node(state), {tree.node(earlier) for earlier in past}

    def look(level: Level, slip: int = 0) -> Thought:
        """`slip`: by how much the move may be worse than the best, in hundredths of the stake."""
        search = search_of(tree, judge, level.nodes, past=before, blur=level.blur, seed=seed, enough=enough)
        margin = _VARIETY if plies < OPENING else slip * judge.stake // 100
        found = search.run(root, _options(game, state, root, judge, level), margin)
        best = found[0].value
        equal = [option for option in found if option.exact and option.value >= best - margin] or found[:1]
        chosen = Random(seed).choice(equal) if margin and abs(best) < CERTAIN else found[0]
        return Thought(tree.move(chosen.step), chosen.value, search.nodes, search.depth)

    if chance.randrange(100) < level.haste:
        slip = _SLIP if plies >= OPENING and chance.randrange(100) < level.slips else 0
        seen = look(level.glance, slip)
        if slip or abs(seen.value) * 100 < (_DECIDED + level.glance_blur) * judge.stake:
            return seen
    return look(level)


def decide(
    game: Game[Any],
    state: Any,
    level: Level,
    *,
    seed: int,
    past: Sequence[Any] = (),
    plies: int = OPENING,
    draw_offered: bool = False,
    enough: Callable[[], bool] = never,
) -> Decision:
    """The level's decision on its turn; the first moves are those of the book where it has the position.

    `draw_offered`: the opponent has offered a draw; a move declines it; `enough`: as for `Search`. An ending that the
    tables know is never given up, also where a draw rule may come before the win: a learner sees how it is won.
    """
    if plies < PLIES and not draw_offered and isinstance(game, DraughtsGame):
        known_move = book_move(game, state, seed)
        if known_move is not None:
            return Decision(Answer.MOVE, known_move)
    judge = evaluation_of(game, state)
    claimable = game.claimable_draw(state) is not None
    if draw_offered or claimable:
        level = level.careful
    consider = partial(think, game, state, seed=seed, past=past, plies=plies, evaluation=judge, enough=enough)
    thought = consider(level=level)
    if level.haste and 100 * thought.value // judge.stake <= _HOPELESS:
        # Nobody gives up at a glance, which may be far out.
        thought = consider(level=level.careful)
    value = 100 * thought.value // judge.stake
    tables, answer = _tables(game, level), Answer.MOVE
    known = None if tables is None else tables.verdict(state)
    on_board = None if tables is None else tables.look_up(game.tree.node(state))
    if draw_offered and (agrees(value, plies) if known is None else known.result <= 0):
        answer = Answer.ACCEPT_DRAW
    elif claimable and (value < 0 if known is None else known.result <= 0):
        answer = Answer.CLAIM_DRAW
    elif on_board is None and value <= _HOPELESS and plies >= _GIVES_UP_AFTER:
        answer = Answer.RESIGN
    elif known is not None and known.result == 0:
        answer = Answer.OFFER_DRAW
    return Decision(answer, thought.move)


def _tables(game: Game[Any], level: Level) -> Endgames | None:
    return endgames_of(game) if isinstance(game, DraughtsGame) and level.number >= ENDINGS else None


def agrees(value: int, plies: int) -> bool:
    """Whether a side that stands so takes a draw: at once where it is lost, later on where it is not better."""
    return value <= _LOST or (plies >= _AGREES_AFTER and value <= _DRAWISH)


def _options(
    game: Game[Any], state: Any, root: Any, judge: Evaluation[Any], level: Level
) -> list[Option[Any]]:
    """The steps at the root that the state allows, with those settled that end the game or reach a known ending."""
    tree = game.tree
    tables = _tables(game, level)
    legal = frozenset(game.legal_moves(state))
    steps = [step for step in tree.steps(root) if tree.move(step) in legal]
    found = []
    for step in judge.shortlist(root, steps, 4):
        after = game.play(state, tree.move(step))
        outcome = game.outcome(after)
        settled = None
        if outcome is not None:
            won = WON - 1 if outcome.winner is state.to_move else 1 - WON
            settled = 0 if outcome.winner is None else won
        elif tables is not None and (known := tables.verdict(after)) is not None:
            settled = -known.result * (WON - known.plies - 1)
        found.append(Option(step, tree.node(after), settled))
    return found
