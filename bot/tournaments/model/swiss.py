"""Swiss pairings by the FIDE (Dutch) System, the edition of 1 February 2026 (Handbook C.04.3).

The engine is gacrux (Otto Milvang, MIT licence), which reads the tournament as TRF26. It is pure Python and takes some
tenths of a second for two hundred players, so a process that must stay awake asks for pairings in another one.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from bot.core.errors import NoPairing
from bot.tournaments.model.pairings import Pairing, bye
from bot.tournaments.model.trf import report

_FINE: Final = 0
_SETTINGS: Final = {"experimental": [], "verbose": 0}


def next_round(
    players: Sequence[int],
    pairings: Sequence[Pairing],
    *,
    round: int,
    rounds: int,
    forbidden: Iterable[tuple[int, int]] = (),
    resting: Collection[int] = (),
) -> tuple[Pairing, ...]:
    """The pairings of the next round without their games, by board, the bye last.

    `players`: the numbers of all who took part, the best seed first; `pairings`: of all rounds before, complete;
    `forbidden`: pairs that must not meet; `resting`: who is away or has left.
    The best seed has the first move in the first round. Raises NoPairing where no pairing keeps the absolute rules.
    """
    # Imported where it is used, which is in a process of its own: with its libraries it takes fifteen megabytes.
    from gacrux.gacruxexeptions import GacruxError
    from gacrux.pairingdutch import pairing_dutch
    from gacrux.trf2json import trf2json

    text = report(players, pairings, rounds=rounds, played=round - 1, forbidden=forbidden, resting=resting)
    file = trf2json()
    file.parse_file(text, False)
    if file.get_status() != _FINE:
        raise ValueError(f"TRF that the engine does not read: {file.chessjson['status']}")
    try:
        brackets = pairing_dutch(file.get_tournament(1), round, _SETTINGS).compute_pairing(False)
    except GacruxError as error:
        raise NoPairing(round=round) from error
    pairs = (pair for bracket in brackets for pair in bracket["pairs"])
    boards = ((pair["w"], pair["b"]) for pair in sorted(pairs, key=lambda pair: pair["board"]))
    return tuple(Pairing(round, one, other) if other else bye(round, one) for one, other in boards)
