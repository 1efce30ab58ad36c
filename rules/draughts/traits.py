"""A ruleset said in facts, so that help can never disagree with play.

Codes and their details, in reading order (ways: `forward-diagonals`, `diagonals`, `forward-and-sideways`,
`forward-sideways-and-forward-diagonals`, `orthogonals`, `all`):

board: columns, rows, fields (squares played on), squares (`a1`, `h1`: those of that corner's colour; `all`)
men: count (of each side), first, last (rows, from the own side), rows (how many)
starts: colour (`white`, `black`), agreed (`yes`: the rules leave it to the players)
man-moves: ways · man-captures: ways, squares (`dark`: only these count along rows and columns; `all`)
man-takes-king · man-spares-king
king-look (how one is told on the picture) · king-moves: ways, reach (`short`, `flying`)
king-captures: ways, reach, squares
landing-anywhere · landing-next (flying kings: where one comes down behind the piece taken)
removal-after-move · removal-at-once (at once: turning straight back is forbidden too)
crowning-ends-move · crowning-if-move-ends · crowning-goes-on
crowning-wins (who first has a king; then nothing is said of kings that move and capture)
capture-compulsory · capture-refusable (one piece that should have captured is lost) · capture-optional
capture-free (no capture goes before another), or one for each measure: priority-most-pieces, priority-most-value,
priority-with-king, priority-most-kings, priority-king-soonest: place (1: compared first); of most-pieces also kings
(`yes`: they count as one)
value: man, king (beside priority-most-value)
capture-equal (after the measures: what they leave is free): counted (`yes` where pieces or values are counted)
king-run: moves (simple moves that one king may make in succession while its side has a man)
win-no-moves, win-given-away (who cannot move, for want of pieces or of room, loses, or wins)
draw-agreement
draw-repetition: times, claimed, house, runs (moves of kings in succession count)
draw-idle: moves, claimed, house (no capture, no move of a man) · draw-no-capture: moves, claimed, house
draw-kings-only: moves, claimed, house, fewest, most (pieces with which draw-balance holds instead; 0: never)
draw-balance: fewest, most, moves
draw-few-pieces, draw-main-road: stronger, weaker, moves, counts (`both`, `weaker`), lasting
draw-one-each: pieces (`any`, `kings`), unless (`capture`, `capture-coming`)
notation-numeric: corner (of number 1, White below: `top-left`, `bottom-right`), sign · notation-algebraic: sign
notation-forfeit (where a capture may be declined)

Claimed, house and lasting are `yes` or `no`, house for a rule of our own; moves are those of each side; stronger and
weaker are the possible forces of a side, a letter for each piece (`k`, `m`), with `more` after one that may have
further kings: `kkk-kkm-kmm`, `kkk-more`.

Remarks of a view: king-run, king-must-rest: colour, square, moves, limit (a king that made simple moves in succession).
Why a set-up is refused besides what is wrong with its text: too-many-captures.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.draughts.ruleset import (
    ALL_WAYS,
    DIAGONALS,
    FORWARD_AND_SIDEWAYS,
    FORWARD_DIAGONALS,
    ORTHOGONALS,
    Balance,
    DrawRule,
    FewPieces,
    Force,
    Idle,
    OneEach,
    Priority,
    Reach,
    Refusal,
    Repetition,
    Ruleset,
    Way,
)
from rules.game import Ending, Fact, Notation, Side
from rules.geometry import Squares

_WAYS = {
    frozenset(FORWARD_DIAGONALS): "forward-diagonals",
    frozenset(DIAGONALS): "diagonals",
    frozenset(FORWARD_AND_SIDEWAYS): "forward-and-sideways",
    frozenset((*FORWARD_AND_SIDEWAYS, *FORWARD_DIAGONALS)): "forward-sideways-and-forward-diagonals",
    frozenset(ORTHOGONALS): "orthogonals",
    frozenset(ALL_WAYS): "all",
}
_DUTIES = {Refusal.NEVER: "compulsory", Refusal.FORFEITS: "refusable", Refusal.FREE: "optional"}


def traits_of(ruleset: Ruleset) -> tuple[Fact, ...]:
    """The rules of a game in reading order; the module's docstring lists the codes."""
    return tuple(_facts(ruleset))


def _facts(ruleset: Ruleset) -> Iterator[Fact]:
    shape = ruleset.shape
    yield Fact(
        "board",
        {
            "columns": shape.columns,
            "rows": shape.rows,
            "fields": len(ruleset.board.cells),
            "squares": shape.squares.value,
        },
    )
    first, last = ruleset.men_rows
    count, rows = ruleset.home(Side.FIRST).bit_count(), last - first + 1
    yield Fact("men", {"count": count, "first": first, "last": last, "rows": rows})
    yield Fact("starts", {"colour": ruleset.first.value, "agreed": _yes(ruleset.first_agreed)})
    squares = "all" if shape.squares is Squares.ALL else "dark"
    yield Fact("man-moves", {"ways": _ways(ruleset.man_moves)})
    yield Fact("man-captures", {"ways": _ways(ruleset.man_captures), "squares": squares})
    if not ruleset.crowning_wins:
        yield from _kings(ruleset, squares)
    yield Fact(f"removal-{ruleset.removal.value}")
    yield Fact(f"crowning-{ruleset.crowning.value}")
    if ruleset.crowning_wins:
        yield Fact("crowning-wins")
    yield from _choice(ruleset)
    if ruleset.king_run is not None:
        yield Fact("king-run", {"moves": ruleset.king_run})
    yield Fact("win-given-away" if ruleset.giveaway else "win-no-moves")
    yield Fact("draw-agreement")
    for rule in ruleset.draws:
        yield _draw(ruleset, rule)
    if ruleset.notation is Notation.NUMERIC:
        yield Fact("notation-numeric", {"corner": shape.numbering.value, "sign": ruleset.capture_sign})
    else:
        yield Fact("notation-algebraic", {"sign": ruleset.capture_sign})
    if ruleset.refusal is Refusal.FORFEITS:
        yield Fact("notation-forfeit")


def _kings(ruleset: Ruleset, squares: str) -> Iterator[Fact]:
    """How kings are taken, told from men, and move and capture."""
    yield Fact("man-takes-king" if ruleset.man_takes_king else "man-spares-king")
    yield Fact("king-look")
    reach = ruleset.king_reach.value
    yield Fact("king-moves", {"ways": _ways(ruleset.king_moves), "reach": reach})
    yield Fact("king-captures", {"ways": _ways(ruleset.king_captures), "reach": reach, "squares": squares})
    if ruleset.king_reach is Reach.FLYING:
        yield Fact(f"landing-{ruleset.landing.value}")


def _choice(ruleset: Ruleset) -> Iterator[Fact]:
    """The captures that must be made, and the choice that is left to the player."""
    yield Fact(f"capture-{_DUTIES[ruleset.refusal]}")
    if not ruleset.priority:
        yield Fact("capture-free")
        return
    for place, priority in enumerate(ruleset.priority, start=1):
        details: dict[str, int | str] = {"place": place}
        if priority is Priority.MOST_PIECES:
            details["kings"] = _yes(not ruleset.crowning_wins)
        yield Fact(f"priority-{priority.value}", details)
        if priority is Priority.MOST_VALUE:
            yield Fact("value", {"man": ruleset.value.man, "king": ruleset.value.king})
    counted = {Priority.MOST_PIECES, Priority.MOST_VALUE} & set(ruleset.priority)
    yield Fact("capture-equal", {"counted": _yes(bool(counted))})


def _ways(ways: tuple[Way, ...]) -> str:
    return _WAYS.get(frozenset(ways)) or "-and-".join(way.name.lower().replace("_", "-") for way in ways)


def _draw(ruleset: Ruleset, rule: DrawRule) -> Fact:
    match rule:
        case Repetition():
            return Fact("draw-repetition", {"times": rule.times, **_terms(rule), "runs": _yes(rule.runs)})
        case Idle(ending=Ending.KINGS_ONLY):
            return Fact("draw-kings-only", {"moves": rule.moves, **_terms(rule), **_balanced(ruleset)})
        case Idle():
            code = "draw-idle" if rule.men_count else "draw-no-capture"
            return Fact(code, {"moves": rule.moves, **_terms(rule)})
        case Balance():
            return Fact("draw-balance", {"fewest": rule.fewest, "most": rule.most, "moves": rule.moves})
        case FewPieces():
            return Fact(
                "draw-main-road" if rule.main_road else "draw-few-pieces",
                {
                    "stronger": _forces(rule.stronger),
                    "weaker": _forces(rule.weaker),
                    "moves": rule.moves,
                    "counts": "both" if rule.both else "weaker",
                    "lasting": _yes(rule.lasting),
                },
            )
        case OneEach():
            return Fact(
                "draw-one-each", {"pieces": "kings" if rule.kings_only else "any", "unless": rule.unless}
            )


def _terms(rule: Repetition | Idle) -> dict[str, int | str]:
    return {"claimed": _yes(rule.claimed), "house": _yes(rule.house)}


def _balanced(ruleset: Ruleset) -> dict[str, int | str]:
    """From how many pieces to how many the rules of unchanged balance hold, 0 where there are none."""
    rules = [rule for rule in ruleset.draws if isinstance(rule, Balance)]
    return {
        "fewest": min((rule.fewest for rule in rules), default=0),
        "most": max((rule.most for rule in rules), default=0),
    }


def _forces(forces: tuple[Force, ...]) -> str:
    return "-".join("k" * force.kings + "m" * force.men + "-more" * force.or_more for force in forces)


def _yes(value: bool) -> str:
    return "yes" if value else "no"
