"""The cost of a picture: known, new, and the whole process's first.

python -m tests.bench render [--theme wood] [--positions N]
Times are processor time of one core, medians over N positions or more of whole games, after two others; each diagram is
just unpickled, as the process that draws gets it.
"""

import argparse
import pickle
import random
import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from dataclasses import replace

import render
from bot.board.diagram import LastMove, Seat, captured_by, diagram_of
from render.diagram import Diagram
from render.theme import THEMES
from rules import GAMES, Side

_Timed = tuple[float, Sized]
"""Seconds, and the picture."""


def main(options: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench render", description=__doc__)
    parser.add_argument("--theme", default="wood", choices=list(THEMES))
    parser.add_argument("--positions", type=int, default=120, help="of each game, or more")
    chosen = parser.parse_args(options)
    for key in GAMES:
        _compare(key, chosen.theme, chosen.positions)
    _replay(chosen.theme)
    return 0


def _game(key: str, seed: int, plies: int = 70, bottom: Side | None = None) -> Iterator[Diagram]:
    """The positions of a game played at random, as they would be posted: the side to move is below."""
    game, dice = GAMES[key], random.Random(seed)
    state = start = game.start()
    last = None
    for ply in range(plies):
        captured = captured_by(game, start, state)
        seats = {side: Seat(("Anna", "加藤")[side], captured=captured[side]) for side in Side}
        shown = diagram_of(
            game, state, bottom=state.to_move if bottom is None else bottom, last=last, seats=seats
        )
        yield replace(
            shown,
            title=f"{key.title()} draughts",
            note=f"{ply // 2 + 1}. {game.format(last.before, last.move)}" if last else "",
        )
        moves = list(game.legal_moves(state))
        if not moves:
            return
        last = LastMove(state, dice.choice(moves))
        state = game.play(state, last.move)


def _new_positions(key: str, seed: int, least: int, known: Iterable[Diagram]) -> list[Diagram]:
    """The positions of whole games from that seed on, until there are so many; none twice, and none that is known."""
    seen = set(known)
    found: list[Diagram] = []
    while len(found) < least:
        for diagram in _game(key, seed):
            if diagram not in seen:
                seen.add(diagram)
                found.append(diagram)
        seed += 1
    return found


def _compare(key: str, theme: str, positions: int) -> None:
    played = [*_game(key, 0), *_game(key, 1)]
    measured = _new_positions(key, 2, positions, played)
    first = _timed(render.draw, measured[0], theme)[0]
    render.forget()
    for diagram in played:  # as in a process that has drawn some games
        render.draw(diagram, theme)
    new = [_timed(render.draw, pickle.loads(pickle.dumps(diagram)), theme) for diagram in measured]
    known = [_timed(render.draw, replace(diagram), theme)[0] for diagram in measured[-20:]]
    svgs = [_timed(render.draw_svg, diagram, theme) for diagram in measured]
    sizes, drawn = ([len(data) / 1000 for _, data in each] for each in (new, svgs))
    print(f"{key}, theme {theme}, {THEMES[theme].width} px wide, {len(new)} positions")
    print(f"  first of a process     {first * 1000:8.3f} ms\n  known position         {_ms(known)}")
    print(f"  new position           {_ms([spent for spent, _ in new])}", end="")
    print(f"  {statistics.mean(sizes):6.1f} kB (most {max(sizes):.1f})")
    print(f"  the same as SVG        {_ms([spent for spent, _ in svgs])}", end="")
    print(f"  {statistics.mean(drawn):6.1f} kB (most {max(drawn):.1f})")


def _replay(theme: str) -> None:
    game = list(_game("canadian", 3, 201, Side.FIRST))
    pictures = [replace(diagram, banner="2 – 0" if diagram is game[-1] else "") for diagram in game]
    spent, data = _timed(render.draw_replay, pictures, theme)
    print(f"replay, canadian, {len(pictures)} frames: {spent:.2f} s, {len(data) / 1e6:.2f} MB")


def _timed(work: Callable[..., Sized], *arguments: object) -> _Timed:
    began = time.process_time()
    data = work(*arguments)
    return time.process_time() - began, data


def _ms(times: Sequence[float]) -> str:
    worst = sorted(times)[int(len(times) * 0.95)]
    return f"{statistics.median(times) * 1000:8.3f} ms  (95 % {worst * 1000:7.3f})"
