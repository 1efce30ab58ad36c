"""Tournament reports in FIDE's TRF26 (Handbook C.04.7, Annex 2; records 001, 012, 142, 152, 162, 192, 260)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from bot.core.points import DRAW, LOSS, WIN
from bot.core.tournament.pairings import Kind, Pairing, rounds_of

_BYES: Final = {Kind.BYE: "U", Kind.HALF_BYE: "H", Kind.ABSENT: "Z"}
_PLAYED: Final = {WIN: "1", DRAW: "=", LOSS: "0"}
_ALL_ROUNDS: Final = "001 999"


def report(
    players: Sequence[int],
    pairings: Sequence[Pairing],
    *,
    rounds: int,
    played: int,
    name: str = "",
    names: Mapping[int, str] | None = None,
    ratings: Mapping[int, int] | None = None,
    ranks: Mapping[int, int] | None = None,
    forbidden: Iterable[tuple[int, int]] = (),
    resting: Collection[int] = (),
) -> str:
    """A Swiss tournament of `rounds` after the first `played` of them, pairings being of one game each.

    `players` must be the numbers from 1. `resting`: who is not to be paired in the next round.
    """
    lines = [
        f"012 {name}".rstrip(),
        f"142 {rounds:3}",
        "152 W",
        "162  W 1.0    D 0.5    L 0.0    P 1.0",
        "192 FIDE_DUTCH_2026",
    ]
    for player in players:
        card = rounds_of(player, pairings, played)
        points = sum(pairing.points(player) for pairing in card)
        lines.append(
            f"001 {player:4}      {(names or {}).get(player, '')[:33]:33} {(ratings or {}).get(player, 0):4}"
            f"{'':27} {points / 2:4.1f} {(ranks or {}).get(player, player):4}"
            + "".join(f"  {_result(player, pairing)}" for pairing in card)
        )
    lines += [f"260 {_ALL_ROUNDS} {one:4} {other:4}" for one, other in forbidden]
    if resting:
        lines.append("XXZ " + " ".join(str(player) for player in sorted(resting)))
    return "\n".join(lines) + "\n"


def _result(player: int, pairing: Pairing) -> str:
    opponent = pairing.opponent(player)
    if opponent is None:
        return f"0000 - {_BYES[pairing.kind]}"
    colour = "w" if player == pairing.first else "b"
    points = pairing.points(player)
    sign = ("+" if points else "-") if pairing.kind is Kind.FORFEIT else _PLAYED[points]
    return f"{opponent:4} {colour} {sign}"
