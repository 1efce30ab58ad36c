"""The cost of a picture: known, new, and the whole process's first; beside other ways to draw the same diagrams.

Beside it in the same run, on the same positions in turns: the picture at 740 pixels put together from rows that zlib
has deflated, which was the way of the first version; plain RGB drawing with Pillow.

python -m tests.bench render [--theme wood] [--positions N] [--flat N]
Times are processor time of one core, medians over N positions or more of whole games, after two others. Each way finds
the processor's caches as another has left them, and each diagram just unpickled, as the process that draws gets it.
`--flat N` has N different positions drawn in all themes and watches the memory of that process instead.
"""

import argparse
import io
import pickle
import random
import statistics
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import cycle, pairwise
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

import render
from bot.board.diagram import LastMove, Seat, captured_by, diagram_of
from bot.board.drawer import Drawer
from render.diagram import Diagram, Shape
from render.painter import board_left, painted, sharp_enough, square_size
from render.theme import ALPHABETS, MARGIN, STRIP_HEIGHT, THEMES
from rules import GAMES, Side

_Timed = tuple[float, bytes]
"""Seconds, and the picture."""


def main(options: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench render", description=__doc__)
    parser.add_argument("--theme", default="wood", choices=list(THEMES))
    parser.add_argument(
        "--positions", type=int, default=120, help="positions of each game that are measured, or more"
    )
    parser.add_argument(
        "--flat", type=int, default=0, metavar="N", help="memory over N positions in all themes"
    )
    chosen = parser.parse_args(options)
    if chosen.flat:
        return _flat(chosen.flat)
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
        kept_rows(diagram, theme)
    new: list[_Timed] = []
    rows: list[_Timed] = []
    plain: list[_Timed] = []
    for diagram in measured:
        for draw, drawn in ((render.draw, new), (kept_rows, rows), (plain_rgb, plain)):
            drawn.append(_timed(draw, pickle.loads(pickle.dumps(diagram)), theme))
    times = statistics.median(spent for spent, _ in plain) / statistics.median(spent for spent, _ in new)
    known = [_timed(render.draw, replace(diagram), theme)[0] for diagram in measured[-20:]]
    print(f"{key}, theme {theme}, {THEMES[theme].width} px wide, {len(new)} positions")
    print(f"  first of a process     {first * 1000:8.3f} ms")
    print(f"  known position         {_ms(known)}")
    for name, drawn in (("new position", new), ("740 px, rows kept", rows), ("plain RGB with Pillow", plain)):
        print(f"  {name:<22} {_ms([spent for spent, _ in drawn])}  {_kb([len(data) for _, data in drawn])}")
    print(f"  plain RGB is           {times:8.1f} times as long")


_rows: dict[bytes, bytes] = {}


def kept_rows(diagram: Diagram, theme: str) -> bytes:
    """The same picture at 740 pixels, put together from rows of squares that zlib deflates once and that are kept."""
    look = THEMES[theme].at(2)
    pixels = painted(diagram, look)
    size = square_size(diagram, look)
    first = (pixels.height - diagram.rows * size) // 2
    cuts = [0, *range(first, first + diagram.rows * size + 1, size), pixels.height]
    parts = []
    for upper, lower in pairwise(cuts):
        lined = Image.new("L", (pixels.width + 1, lower - upper))
        lined.paste(pixels.crop((0, upper, pixels.width, lower)), (1, 0))
        lines = lined.tobytes()
        if lines not in _rows:
            packer = zlib.compressobj(6, zlib.DEFLATED, -15, 8)
            _rows[lines] = packer.compress(lines) + packer.flush(zlib.Z_FULL_FLUSH)
        parts.append(_rows[lines])
    return b"".join(parts)


def _replay(theme: str) -> None:
    game = list(_game("canadian", 3, 201, Side.FIRST))
    pictures = [replace(diagram, banner="2 – 0" if diagram is game[-1] else "") for diagram in game]
    spent, data = _timed(render.draw_replay, pictures, theme)
    print(f"replay, canadian, {len(pictures)} frames: {spent:.2f} s, {len(data) / 1e6:.2f} MB")


def _flat(count: int) -> int:
    """Has that many positions drawn, of every game in every theme, and says what the process that draws takes."""
    drawer, drawn = Drawer(apart=True), 0
    for seed, key in enumerate(cycle(GAMES)):
        for diagram in _game(key, seed):
            drawer.draw(diagram, list(THEMES)[seed % len(THEMES)])
            drawn += 1
            if drawn % max(1, count // 10) == 0:
                assert drawer.pid is not None
                print(f"{drawn:>8} drawn  {_resident(drawer.pid):7.1f} MB", flush=True)
            if drawn == count:
                drawer.close()
                return 0
    return 1


def _timed(work: Callable[..., bytes], *arguments: object) -> _Timed:
    began = time.process_time()
    data = work(*arguments)
    return time.process_time() - began, data


def _ms(times: Sequence[float]) -> str:
    worst = sorted(times)[int(len(times) * 0.95)]
    return f"{statistics.median(times) * 1000:8.3f} ms  (95 % {worst * 1000:7.3f})"


def _kb(sizes: Sequence[int]) -> str:
    return f"{statistics.mean(sizes) / 1000:6.1f} kB (most {max(sizes) / 1000:.1f})"


def _resident(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def plain_rgb(diagram: Diagram, theme: str) -> bytes:
    """The same diagram drawn the obvious way: rectangles, circles and letters on an RGB picture, saved as PNG."""
    look = sharp_enough(diagram, THEMES[theme])
    size, high = square_size(diagram, look), look.px(STRIP_HEIGHT)
    left = board_left(diagram.columns, size, look)
    top = high + look.px(MARGIN)
    picture = Image.new("RGB", (look.width, 2 * top + diagram.rows * size), look.page)
    draw = ImageDraw.Draw(picture)
    letters, names = ImageFont.truetype(str(ALPHABETS), size // 4), ImageFont.truetype(str(ALPHABETS), 50)
    for tile in diagram.tiles:
        x, y = left + tile.column * size, top + tile.row * size
        draw.rectangle((x, y, x + size - 1, y + size - 1), fill=look.squares[tile.shade])
        draw.text((x + 3, y + 1), tile.caption, font=letters, fill=look.captions[tile.shade])
    for token in diagram.tokens:
        x, y = left + token.column * size, top + token.row * size
        for part, colour in ((0.1, 0), (0.14, 2), (0.3, 1), (0.33, 2)):
            edge = size * part
            box = (x + edge, y + edge, x + size - edge, y + size - edge)
            draw.ellipse(box, fill=look.pieces[token.ink].ramp[colour])
        if token.shape is Shape.KING:
            draw.text(
                (x + size / 2, y + size / 2), "♔", font=names, fill=look.pieces[token.ink].crown, anchor="mm"
            )
    for strip, y in ((diagram.top, 0), (diagram.bottom, picture.height - high)):
        if strip:
            draw.rectangle((0, y, look.width, y + high), fill=look.turn if strip.to_move else look.strip)
            draw.text(
                (20, y + 15), f"{strip.name}  {strip.captured}  {strip.time}", font=names, fill=look.text
            )
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()
