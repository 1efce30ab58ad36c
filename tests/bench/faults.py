"""How often the likely fault of a record is named: real games, each with one fault put in at a known place.

python -m tests.bench faults [GAMES]
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from rules.draughts.fen import write_position
from rules.draughts.game import DraughtsGame
from rules.game import Move
from rules.records.diagnosis import CUT, ENCODING, TAG, Reading, read
from rules.records.letters import decode
from rules.records.repair import MOVE, START
from rules.records.replay import Replay
from tests.shared import SHARED

KINDS = (MOVE, TAG, START, ENCODING, CUT)
_FOLDERS = ("american", "international", "russian", "czech", "italian", "brazilian", "frisian")
_OTHERS = ("20", "21", "22", "24", "25", "26", "27", "29", "30", "40")


@dataclass(frozen=True)
class Case:
    """A record with a fault: its kind, the ply at which it stands (0: no move), its game, the moves before."""

    text: str
    kind: str
    ply: int
    game: str
    moves: tuple[Move, ...]


def cases(count: int, seed: int = 50) -> Iterator[Case]:
    """So many records with a fault, of all kinds and games in turn, with and without tags that name the game."""
    chosen = random.Random(seed)
    pools = {folder: _games(folder) for folder in _FOLDERS}
    made = 0
    while made < count:
        folder = _FOLDERS[made % len(_FOLDERS)]
        record, key, number = chosen.choice(pools[folder])
        kind = KINDS[made // len(_FOLDERS) % len(KINDS)]
        found = _broken(record, key, number, kind, chosen)
        if found is not None:
            made += 1
            yield found


def _games(folder: str) -> list[tuple[Reading, str, str]]:
    found = []
    for path in sorted((SHARED / "data" / "pdn" / folder).glob("*.pdn")):
        for reading in read(decode(path.read_bytes())):
            replay = reading.replay
            if (
                replay is not None
                and reading.fault is None
                and len(replay.moves) >= 24
                and not replay.dialect.turned
            ):
                number = (replay.game.ruleset.pdn_type or "").split(",")[0]
                found.append((reading, replay.game.key, number))
    return found


def _broken(reading: Reading, key: str, number: str, kind: str, chosen: random.Random) -> Case | None:
    replay = reading.replay
    assert replay is not None
    game = replay.game
    texts = [game.format(state, move) for state, move in zip(replay.states, replay.moves, strict=False)]
    tags = ['[White "Ann"]', '[Black "Ben"]']
    named = bool(chosen.randrange(3)) or kind == TAG
    ply, tag = 0, number
    start: str | None = None
    if kind == MOVE:
        ply = chosen.randrange(len(texts)) + 1
        texts[ply - 1] = _mistyped(game, replay, ply, texts[ply - 1], chosen)
        if texts[ply - 1] == "":
            return None
    elif kind == TAG:
        tag = chosen.choice([each for each in _OTHERS if each != number])
    elif kind == START:
        at = chosen.randrange(4, len(texts) - 12)
        fen = write_position(game.ruleset, replay.states[at].position)
        texts = texts[at:]
        head, *pieces = fen.split(":")
        if chosen.randrange(2):
            # A piece is missing that moves or is taken later.
            side = chosen.randrange(2)
            cells = pieces[side][1:].split(",")
            gone = chosen.choice(cells)
            cells.remove(gone)
            pieces[side] = pieces[side][0] + ",".join(cells)
        else:
            head = "W" if head == "B" else "B"
        start = ":".join([head, *pieces])
    elif kind == ENCODING:
        ply = chosen.randrange(len(texts)) + 1
        text = texts[ply - 1]
        place = chosen.choice([n for n, sign in enumerate(text) if sign.isalnum() and sign != "x"])
        texts[ply - 1] = text[:place] + chosen.choice("ñжЯ\ufffdé") + text[place + 1 :]
    words = [f"{n // 2 + 1}. {text}" if n % 2 == 0 else text for n, text in enumerate(texts)]
    if start is not None:
        tags.append(f'[FEN "{start}"]')
        begins = start[0] == ("W" if game.colours[0].value == "white" else "B")
        # Numbered as they were meant.
        if begins == (start is None):
            words = texts
    if named and tag:
        tags.append(f'[GameType "{tag}"]')
    body = " ".join(words)
    if kind == CUT:
        ply = chosen.randrange(12, len(texts)) + 1
        text = texts[ply - 1]
        body = " ".join(words[: ply - 1]) + " " + words[ply - 1][: -1 if len(text) > 4 else -2]
    else:
        body += " *"
    moves = replay.moves[: max(0, ply - 1) or None] if start is None else replay.moves[-len(texts) :]
    return Case("\n".join(tags) + "\n\n" + body + "\n", kind, ply, key, tuple(moves))


def _mistyped(game: DraughtsGame, replay: Replay, ply: int, text: str, chosen: random.Random) -> str:
    """A figure of the move is wrong, or two have changed places; never another way to write the same move."""
    for _ in range(20):
        signs = list(text)
        places = [n for n, sign in enumerate(signs) if sign.isdigit() or sign in "abcdefgh"]
        at = chosen.choice(places)
        if chosen.randrange(2) and signs[at].isdigit():
            signs[at] = chosen.choice("0123456789")
        elif at + 1 in places:
            signs[at], signs[at + 1] = signs[at + 1], signs[at]
        else:
            signs[at] = chosen.choice("abcdefgh") if signs[at].isalpha() else chosen.choice("12345678")
        found = "".join(signs)
        state = replay.states[ply - 1]
        try:
            if game.undrawn.parse(state, found) == replay.moves[ply - 1]:
                continue
        except ValueError:
            return found
        return found
    return ""


def named(case: Case) -> bool:
    """Whether the place and the game of the fault are named."""
    found = next(read(case.text))
    if found.replay is None:
        return False
    # Of two games in which the same moves can be made nobody knows which it is.
    played = found.replay.moves[: len(case.moves)]
    same = found.replay.game.key == case.game or (
        len(played) > 3 and tuple(played) == case.moves[: len(played)]
    )
    if case.kind == TAG:
        # A game that can be played as the tag says too has no fault that anybody could see.
        return (found.fault is None and not found.notes) or (same and found.suspect == TAG)
    if case.kind == START:
        return same and (found.suspect == START or (found.fault is None and found.suspect == ""))
    if case.kind == CUT:
        whole = found.fault is None
        return same and (whole or found.ply == case.ply or found.suspect == CUT)
    if case.kind == MOVE and found.fault is None:
        return same
    return same and found.ply == case.ply


def main(arguments: list[str]) -> int:
    count = int(arguments[0]) if arguments else 350
    told: Counter[tuple[str, bool]] = Counter()
    for case in cases(count):
        told[case.kind, named(case)] += 1
    for kind in KINDS:
        print(f"{kind:9} {told[kind, True]:4} of {told[kind, True] + told[kind, False]}")
    right = sum(told[kind, True] for kind in KINDS)
    print(f"{'all':9} {right:4} of {count}: {right / count:.1%}")
    return 0
