"""Seeded noise into everything that reads text: a result or a named error, soon, and never anything else."""

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rules import GAMES, Game, Notation, find_game
from rules.__main__ import main
from rules.draughts.game import DraughtsGame
from rules.errors import BadPosition, BadRecord, MoveError
from rules.notation import MAX_CANDIDATES
from rules.records.diagnosis import read
from rules.records.letters import decode
from rules.records.pdn import read_pdn
from rules.records.pdn_write import write_pdn
from rules.records.record import Record
from tests.speed import quick

KEYS = [*GAMES, "malaysian:8x8,forward", "gothic:flying", "frisian:threefold"]
LONGEST = 4000
MUCH = 400
PATIENCE = 0.25
"""Seconds of processor time for one text."""

NOISE = (
    *'0123456789abcdefghijklxKWB:-.,;#!?*/()[]{}%$"\\= \n\t\0\x7f×–½хав٣Ⅷ①ﬁ🙂\u200b\ud800',
    *(
        "1-0", "1/2-1/2", '[FEN "', '"]', "W:W", ":B", "K1", "1.", "...", "earlier=", "few=-,", "idle=9",
        "99999999999",
    ),
)  # fmt: skip
RECORD = """[Event "x"]
[GameType "20"]
[FEN "W:W31-50:B1-20"]
1. 32-28! {[%clk 1:00:00]} 19-23 $5 (18-23 2. 38-32 (2. 37-32?)) 2. 28x19 14x23 3. 37-32 10-14 /FEN "W:WK5:BK1"/ 5-10 *

[GameType "25"]
1. c3-d4 d6-c5 2. b2-c3 c5xa3 1/2-1/2
"""

Target = Callable[[random.Random], None]


def mangled(text: str, chosen: random.Random) -> str:
    """The text with pieces lost, doubled, moved and with noise between."""
    parts = list(text)
    for _ in range(chosen.choice((1, 1, 2, 3, 5, 8, 40))):
        at = chosen.randrange(len(parts) + 1)
        length = chosen.choice((1, 1, 2, 5, 20))
        what = chosen.randrange(5)
        if what == 0:
            parts[at:at] = [chosen.choice(NOISE) * chosen.choice((1, 1, 1, 2, 30, 900))]
        elif what == 1:
            del parts[at : at + length]
        elif what == 2:
            parts[at:at] = parts[at : at + length] * chosen.choice((1, 2, 50))
        elif what == 3:
            parts[at : at + length] = reversed(parts[at : at + length])
        else:
            parts[at : at + 1] = [chosen.choice(NOISE)]
    return "".join(parts)[:LONGEST]


def a_game(chosen: random.Random) -> Game[Any]:
    return find_game(chosen.choice(KEYS))


def moves(chosen: random.Random) -> None:
    game = a_game(chosen)
    state = game.start()
    for _ in range(chosen.randrange(60)):
        legal = game.legal_moves(state)
        if not legal:
            break
        state = game.play(state, chosen.choice(legal))
    legal = game.legal_moves(state)
    for _ in range(8):
        text = mangled(game.format(state, chosen.choice(legal)) if legal else "32-28", chosen)
        try:
            move = game.parse(state, text)
        except MoveError as error:
            offered, repeated = len(error.candidates), len(error.text)
        else:
            assert move in legal
            offered = repeated = 0
        assert offered <= MAX_CANDIDATES
        assert repeated <= 80
        if isinstance(game, DraughtsGame):
            written = {game.format(state, move, notation) for move in legal for notation in Notation}
            assert set(game.complete(state, text)) <= written
        else:
            game.complete(state, text)


def positions(chosen: random.Random) -> None:
    game = a_game(chosen)
    state = game.start()
    for _ in range(chosen.randrange(120)):
        legal = game.legal_moves(state)
        if not legal:
            break
        state = game.play(state, chosen.choice(legal))
    for _ in range(8):
        try:
            found = game.load(mangled(game.dump(state), chosen))
        except BadPosition:
            continue
        assert game.load(game.dump(found)) == found
        legal = game.legal_moves(found)
        assert bool(legal) != (game.outcome(found) is not None)
        if legal:
            game.play(found, chosen.choice(legal))


def records(chosen: random.Random) -> None:
    text = mangled(RECORD, chosen)
    for record in read_pdn(text):
        if isinstance(record, Record):
            try:
                written = write_pdn(record)
            except BadRecord:
                continue
            assert list(read_pdn(written)) == [record]
    for reading in read(text):
        assert reading.place is None or reading.place[0] > 0


WORDS = (
    "1.", "2.", "...", "32-28", "18-23", "20:11", "c3-d4", "f6-g5", "a1:c3:e5", "A1-A5", "A7-H4", "cd4",
    "3228", "(", ")", "{", "}", "{x}", "[%clk 1:0:0]", "$5", "!?", "2:0", "½", "1+ - 1-", "*", "+=",
    "46-41", "5\ufffd-20", '/FEN "W:W31:B20"/', '[FEN "?:W31:B20"]', '[GameType "20"]',
    '[GameType "25,W,8,8,A0,0"]', '[GameType "31"]', '[GameType "99"]', '[Variant "Frysk!"]',
    '[Variant "house:8x8+flying"]', '[Event "a"]', '[White "x]', '"', "\n", "\n\n", "; c\n", "// e\n",
    "```", "> ", "hello", "W:W31,32:B1,2", "ñ3-d4", "51-46#51", "[Black Ben]\n",
)  # fmt: skip


def grammar(chosen: random.Random) -> None:
    for _ in range(8):
        text = " ".join(chosen.choices(WORDS, k=chosen.randrange(1, 60)))
        for reading in read(text):
            assert reading.place is None or reading.place[0] > 0
            if reading.replay is not None and reading.fault is None:
                reading.replay.drawn_after()


@pytest.mark.parametrize(
    "seeds",
    [range(60), pytest.param(range(1000, 1000 + MUCH), marks=pytest.mark.slow)],
    ids=["little", "much"],
)
@pytest.mark.parametrize("target", [moves, positions, records, grammar])
def test_noise(target: Target, seeds: range) -> None:
    for seed in seeds:
        # Eight texts, and the random moves that lead to them.
        assert quick(partial(lambda seed: target(random.Random(seed)), seed), 10 * PATIENCE)


def test_noise_on_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    chosen = random.Random(7)
    for turn in range(120):
        text = mangled("W:WK5,28,31-33:BK1,7,9", chosen).replace("\0", "")
        depth = chosen.choice(("0", "1", "2", "x", "-1", "٣", "99999999"))
        path = tmp_path / "noise.pdn"
        path.write_bytes(mangled(RECORD, chosen).encode("utf-8", "surrogatepass"))
        arguments = chosen.choice(
            (
                ["moves", chosen.choice(KEYS), text], ["perft", "international", depth, text],
                ["moves", mangled("american", chosen)], ["replay", str(path)],
                ["replay", str(path), "--game", mangled("frisian", chosen)], [mangled("list", chosen)],
            )
        )  # fmt: skip

        def obey(arguments: list[str] = arguments, turn: int = turn) -> None:
            try:
                status = main(arguments)
            except SystemExit as leaving:
                status = leaving.code if isinstance(leaving.code, int) else 3
            assert status in (0, 1, 2), (turn, arguments)

        assert quick(obey, 4 * PATIENCE)
        capsys.readouterr()


def test_bytes_of_any_kind_are_text() -> None:
    chosen = random.Random(3)
    for _ in range(200):
        list(read(decode(chosen.randbytes(chosen.randrange(600)))))
