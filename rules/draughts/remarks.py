"""The facts about a position besides the picture: kings that must rest, and how near a draw is."""

from __future__ import annotations

from collections.abc import Iterator

from rules.draughts import endings
from rules.draughts.ruleset import Balance, FewPieces, Idle, Repetition, Ruleset
from rules.draughts.state import State
from rules.game import Ending, Fact, Side
from rules.notation import cell_text


def remarks_of(ruleset: Ruleset, state: State) -> tuple[Fact, ...]:
    """Runs of kings, a position that has come back, and of the counts towards a draw the one with least to go.

    Of a draw that is there, only what made it. The moves told as made are whole ones, of each side where the moves of
    both count; squares are called as the game is usually written, and told as cells too.
    """
    return (*_runs(ruleset, state), *_draws(ruleset, state))


def _runs(ruleset: Ruleset, state: State) -> Iterator[Fact]:
    limit = ruleset.king_run
    for side, run in zip(Side, state.counters.runs, strict=True):
        if run is not None and limit is not None:
            yield Fact(
                "king-must-rest" if run.moves >= limit else "king-run",
                {
                    "colour": ruleset.colours[side].value,
                    "cell": run.cell,
                    "square": cell_text(ruleset.board, run.cell, ruleset.notation),
                    "moves": run.moves,
                    "limit": limit,
                },
            )


def _draws(ruleset: Ruleset, state: State) -> Iterator[Fact]:
    repeated: Fact | None = None
    nearest: Fact | None = None
    least: int | None = None
    counted = list(endings.counts(ruleset, state))
    reached = [each for each in counted if each[1] >= each[2] and not endings.is_claimed(each[0])]
    for rule, count, limit in reached[:1] or counted:
        claim = _claim(rule, count, limit)
        if isinstance(rule, Repetition):
            # A draw that may be claimed stands before a rule that ends the game by itself, and comes sooner.
            repeated = repeated or Fact(
                "draw-repeated", {"times": count, "limit": limit, "left": limit - count, "claim": claim}
            )
        elif least is None or limit - count < least:
            least = limit - count
            each = 1 if isinstance(rule, FewPieces) and not rule.both else 2
            nearest = Fact(
                "draw-near",
                {"count": _counted(rule), "made": count // each, "limit": limit // each, "claim": claim},
            )
    yield from filter(None, (repeated, nearest))


def _claim(rule: endings.Counting, count: int, limit: int) -> str:
    """Whether the draw must be claimed: never, once the limit is reached, or as of now."""
    if not endings.is_claimed(rule):
        return "no"
    return "now" if count >= limit else "later"


def _counted(rule: Idle | Balance | FewPieces) -> str:
    match rule:
        case Idle(ending=Ending.KINGS_ONLY):
            return "kings-only"
        case Idle():
            return "idle" if rule.men_count else "no-capture"
        case Balance():
            return "balance"
        case FewPieces():
            return "few-pieces" if rule.both else "few-pieces-weaker"
