"""python -m tests.bench openings GAME RECORDS...: writes the file of a game in `bot/engine/lines/`.

It has each line that was played in `FEWEST` games or more, and in how many.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from bot.engine.openings import FEWEST, FOLDER, PLIES
from rules import BadRecord, find_game
from rules.draughts.game import DraughtsGame
from rules.draughts.replay import replay_all
from rules.stream import pieces_of


def lines_of(game: DraughtsGame, records: Sequence[Path]) -> Counter[tuple[str, ...]]:
    """How many of the recorded games began with each line."""
    found: Counter[tuple[str, ...]] = Counter()
    for path in records:
        for replay in replay_all(pieces_of(path), game):
            if isinstance(replay, BadRecord) or replay.states[:1] != [game.start()]:
                continue
            moves = [
                game.format(state, move) for state, move in zip(replay.states, replay.moves, strict=False)
            ]
            if len(moves) >= PLIES:
                found[tuple(moves[:PLIES])] += 1
    return found


def main(arguments: Sequence[str]) -> int:
    """Writes the file of one game."""
    key, *names = arguments
    game, records = find_game(key), [Path(name) for name in names]
    if not isinstance(game, DraughtsGame):
        raise SystemExit("only games of draughts have a book")
    lines = [f"# records: {', '.join(path.name for path in records)}; lines of {FEWEST} games or more"]
    for moves, count in sorted(lines_of(game, records).items(), key=lambda line: (-line[1], line[0])):
        if count >= FEWEST:
            lines.append(f"{count} {' '.join(moves)}")
    (FOLDER / f"{game.key}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{game.key}: {len(lines) - 1} lines", flush=True)
    return 0
