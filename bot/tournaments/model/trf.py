"""Tournament reports in FIDE's TRF26 (Handbook C.04.7, Annex 2; records 001, 012, 142, 152, 162, 192, 212, 260).

Programs that read TRF16 with the extensions of JaVaFo find the same in XXR, XXC and XXP.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from bot.core.verdict import DRAW, LOSS, WIN
from bot.tournaments.model.pairings import Kind, Pairing, rounds_of
from bot.tournaments.model.standings import Criterion

_BYES: Final = {WIN: "F", DRAW: "H", LOSS: "Z"}
_PLAYED: Final = {WIN: "1", DRAW: "=", LOSS: "0"}
_ALL_ROUNDS: Final = "001 999"
_SYSTEMS: Final = {1: "FIDE_DUTCH_2026", 2: "FIDE_DOUBLESWISS"}  # record 192, by the games of a pairing
TIE_BREAKS: Final = {
    Criterion.POINTS: "PTS",
    Criterion.DIRECT_ENCOUNTER: "DE",
    Criterion.WINS: "WON",
    Criterion.SONNEBORN_BERGER: "SB",
    Criterion.BUCHHOLZ: "BH",
    Criterion.BUCHHOLZ_CUT_1: "BH/C1",
    Criterion.KOYA: "KS",
}
"""Record 212: the names of C.07."""


def report(
    players: Sequence[int],
    pairings: Sequence[Pairing],
    *,
    rounds: int,
    played: int,
    name: str = "",
    names: Mapping[int, str] | None = None,
    ratings: Mapping[int, int] | None = None,
    federations: Mapping[int, str] | None = None,
    ranks: Mapping[int, int] | None = None,
    forbidden: Iterable[tuple[int, int]] = (),
    resting: Collection[int] = (),
    games: int = 1,
    criteria: Sequence[Criterion] = (),
    extended: bool = False,
) -> str:
    """A Swiss tournament of `rounds` after the first `played` of them.

    `players`: the numbers from 1; `resting`: not to be paired next; `games`: of a pairing, each a round of the file;
    `extended`: with the records of both forms; a game that both have lost stands there as not played.
    """
    pairs = list(forbidden)
    lines = [
        f"012 {name}".rstrip(),
        f"142 {rounds * games:3}",
        "152 W",
        "162  W 1.0    D 0.5    L 0.0    P 1.0",
        f"192 {_SYSTEMS[games]}",
        *([f"212 {','.join(TIE_BREAKS[each] for each in criteria)}"] if criteria else []),
    ]
    for player in players:
        card = rounds_of(player, pairings, played)
        points = sum(pairing.points(player) for pairing in card)
        lines.append(
            f"001 {player:4}      {(names or {}).get(player, '')[:33]:33} {(ratings or {}).get(player, 0):4}"
            f" {(federations or {}).get(player, ''):3}{'':23} {points / 2:4.1f} {(ranks or {}).get(player, player):4}"
            + "".join(
                f"  {_result(player, each, game, games, extended)}" for each in card for game in range(games)
            )
        )
    lines += [f"260 {_ALL_ROUNDS} {one:4} {other:4}" for one, other in pairs]
    if extended:
        lines += [f"XXR {rounds * games}", "XXC white1"]
        lines += [f"XXP {one} {other}" for one, other in pairs]
    if resting:
        lines.append("XXZ " + " ".join(str(player) for player in sorted(resting)))
    return "\n".join(lines) + "\n"


def _result(player: int, pairing: Pairing, game: int, games: int, extended: bool) -> str:
    opponent = pairing.opponent(player)
    if opponent is None:
        # A bye of Double-Swiss is a win and a draw, and an allocated bye stands once in a round.
        once = "U" if game == 0 else "H"
        return f"0000 - {once if pairing.kind is Kind.BYE else _BYES[pairing.points(player) // games]}"
    first = player == pairing.first
    colour = "w" if first == (game % 2 == 0) else "b"
    points = pairing.games[game][0 if first else 1]
    lost_by_both = extended and pairing.games[game] == (LOSS, LOSS)
    unplayed = (pairing.kind is Kind.FORFEIT and points != DRAW) or lost_by_both
    sign = ("+" if points else "-") if unplayed else _PLAYED[points]
    return f"{opponent:4} {colour} {sign}"
