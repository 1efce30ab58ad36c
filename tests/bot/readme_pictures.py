"""The pictures of the README, made by the product from a game of the world championship of 2003.

python -m tests.bot.readme_pictures    writes tests/data/readme/; needs the shared records beside the project
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from PIL import Image

import render
from bot.diagrams import Choice, LastMove, Seat, captured_by, diagram_of
from render import Diagram
from render.chart import Align, Column, Row, Table, Tone
from rules import GAMES, Side
from rules.draughts.pdn import decode, read_pdn
from tests.shared import SHARED

FOLDER = Path(__file__).resolve().parents[1] / "data" / "readme"
_GAME = GAMES["international"]
_SMALL = 300


def main() -> None:
    record: Any = next(
        iter(read_pdn(decode((SHARED / "data" / "pdn" / "international" / "wk2003.pdn").read_bytes())))
    )
    names = {Side.FIRST: "J.M. Ndjofang", Side.SECOND: "R. Heusdens"}
    start = state = _GAME.start()
    last: LastMove | None = None
    states: list[tuple[Any, LastMove | None]] = [(state, None)]
    for played in record.plies:
        last = LastMove(state, _GAME.parse(state, played.text))
        state = _GAME.play(state, last.move)
        states.append((state, last))

    def shown(ply: int, bottom: Side, choice: Choice | None = None) -> Diagram:
        now, made = states[ply]
        seats = {
            side: Seat(
                names[side], ("4 d 17 h", "6 d 2 h")[side], captured=captured_by(_GAME, side, start, now)
            )
            for side in Side
        }
        return diagram_of(
            _GAME, now, bottom=bottom, seats=seats, last=None if choice else made, choice=choice
        )

    FOLDER.mkdir(parents=True, exist_ok=True)
    capture = next(ply for ply, (_, made) in enumerate(states) if made and len(made.move.captured) > 1)
    board = shown(capture, states[capture][0].to_move)
    (FOLDER / "board.png").write_bytes(render.draw(board))
    (FOLDER / "themes.png").write_bytes(_side_by_side([render.draw(board, theme) for theme in render.THEMES]))
    choices = _GAME.choices(states[capture][0])
    choice = shown(capture, states[capture][0].to_move, Choice(pieces=tuple(choices)))
    (FOLDER / "choice.png").write_bytes(render.draw(choice))
    film = [shown(ply, Side.FIRST) for ply in range(min(len(states), 41))]
    (FOLDER / "replay.gif").write_bytes(render.draw_replay(film))
    (FOLDER / "standings.png").write_bytes(render.draw_table(_standings()))


def _side_by_side(pictures: list[bytes]) -> bytes:
    small = []
    for data in pictures:
        whole = Image.open(io.BytesIO(data)).convert("RGB")
        small.append(whole.resize((_SMALL, whole.height * _SMALL // whole.width), Image.Resampling.LANCZOS))
    row = Image.new("RGB", (len(small) * (_SMALL + 8) - 8, small[0].height), "white")
    for number, picture in enumerate(small):
        row.paste(picture, (number * (_SMALL + 8), 0))
    out = io.BytesIO()
    row.quantize(256, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def _standings() -> Table:
    players = ["Anna", "加藤", "Иван", "Zoë", "김철수", "Piet"]
    results = ["·½1111", "½·½111", "0½·½11", "00½·½1", "000½·½", "0000½·"]
    tones = {"1": Tone.WON, "½": Tone.DRAWN, "0": Tone.LOST, "·": Tone.SELF}
    columns = (
        Column("#"),
        Column("Player", Align.LEFT),
        *(Column(str(number + 1), Align.CENTRE) for number in range(len(players))),
        Column("Points", strong=True),
    )
    rows = []
    for number, (player, line) in enumerate(zip(players, results, strict=True)):
        points = line.count("1") + line.count("½") / 2
        cells = (str(number + 1), player, *line.replace("·", " "), f"{points:g}")
        marks = (Tone.PLAIN, Tone.PLAIN, *(tones[result] for result in line), Tone.PLAIN)
        rows.append(Row(cells, marks, Tone.UP if number == 0 else Tone.PLAIN))
    return Table("Autumn league", columns, tuple(rows), "Russian draughts, all games at once")


if __name__ == "__main__":
    main()
