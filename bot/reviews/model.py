"""The review of a finished game: how each position stood, and the turning points, where a man or more, or a sure
result, changed hands.

This file defines a turning point; `bot.engine.review` measures.
"""

import re
from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass, replace
from datetime import timedelta
from hashlib import blake2s
from itertools import pairwise
from typing import Any, Final, NamedTuple, Self

from bot.core.errors import BadFile, ReviewRefused
from bot.core.plain import plain
from rules import Fact, Game, Side, find_game
from rules.draughts.fen import write_position
from rules.draughts.game import DraughtsGame
from rules.records.diagnosis import DUE, Reading, read
from rules.records.game_record import holds_records
from rules.records.letters import Decoder
from rules.records.record import SetUp, excerpt

MAN: Final = 100
CAP: Final = 5 * MAN  # beyond so many men one side stands won, and how far beyond makes no difference
SUSPICION: Final = 70  # the least loss by a move at the first look to get a second one

A_DAY: Final = timedelta(days=1)
MOST_OF_PLAYER: Final = 10
MOST_IN_SERVER: Final = 60
"""New reviews in a day. To look at one again costs nothing."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A game to be reviewed: a match, or one that was read from a file. `rules`: the version of the game's rules;
    `opening`: as for `Game.load`, None for the usual start; `moves`: canonical texts; `players`: their names in the
    file, FIRST's first, of a match empty.
    """

    game: str
    rules: int
    opening: str | None
    moves: tuple[str, ...]
    players: tuple[str, str] = ("", "")
    _: KW_ONLY
    match_id: int | None = None

    @property
    def kind(self) -> Game[Any]:
        return find_game(self.game).of_version(self.rules)

    @property
    def key(self) -> str:
        """The same for the same moves of the same game, whoever played them."""
        parts = (self.game, str(self.rules), self.opening or "", *self.moves)
        return blake2s("\n".join(parts).encode(), digest_size=16).hexdigest()

    def states(self) -> tuple[Any, ...]:
        """Every state from the start to the last: one more than there are moves."""
        game = self.kind
        state = game.start() if self.opening is None else game.load(self.opening)
        passed = [state]
        for text in self.moves:
            state = game.play(state, game.parse(state, text))
            passed.append(state)
        return tuple(passed)


@dataclass(frozen=True, slots=True)
class Sight:
    """How a position stands. `value`: for FIRST, in hundredths of a man; `result`: 1, 0 or -1 where it is sure that
    FIRST wins, draws or loses, else None; `best`: the move to play, empty where the game is over.
    """

    value: int
    result: int | None = None
    best: str = ""

    @property
    def shown(self) -> int:
        """The value within the cap; a sure result counts as all or nothing."""
        if self.result is not None:
            return self.result * CAP
        return max(-CAP, min(CAP, self.value))


class Turn(NamedTuple):
    """A move at which something changed hands.

    `ply`: its number from 1; `side`: whose; `reply`: the best answer to it, empty where there is none; `cost`: what it
    gave away, in hundredths of a man; `was`, `became`: 1, 0 or -1, where a sure result changed: what its maker had,
    and has.
    """

    ply: int
    side: Side
    played: str
    better: str
    reply: str
    cost: int
    was: int | None = None
    became: int | None = None

    @property
    def decisive(self) -> bool:
        """Whether it gave away so much that a number of men says little."""
        return self.was is None and self.cost >= CAP - MAN


@dataclass(frozen=True, slots=True)
class Review:
    """The findings. `values`: how each position stood for FIRST, within the cap, from the start on, None where it was
    not looked at; `turns`: in the order of the game.
    """

    values: tuple[int | None, ...]
    turns: tuple[Turn, ...]

    def without(self, plies: frozenset[int]) -> Self:
        """The same, saying nothing of the positions after so many moves, nor of moves that lead from or to them."""
        if not plies:
            return self
        values = tuple(None if ply in plies else value for ply, value in enumerate(self.values))
        turns = tuple(turn for turn in self.turns if not plies & {turn.ply - 1, turn.ply})
        return type(self)(values, turns)

    def decisive(self, winner: Side | None) -> Turn | None:
        """The last turning point for which whoever did not win is to blame; of a drawn game the last one."""
        return next((turn for turn in reversed(self.turns) if turn.side is not winner), None)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A review that somebody (`user`) has asked for; `review`: None while it is not finished."""

    id: int
    user: int
    subject: Subject
    review: Review | None


def backed(
    sights: Sequence[Sight | None], moves: Sequence[str], movers: Sequence[Side]
) -> list[Sight | None]:
    """The same with what play brought to light: a position is at least as good for its mover as the one after their
    move.
    """
    told = list(sights)
    for ply in range(len(movers) - 1, -1, -1):
        before, after, mover = told[ply], told[ply + 1], movers[ply]
        if before is None or after is None or _for(mover, after.shown - before.shown) < SUSPICION:
            continue
        won = after.result is not None and _for(mover, after.result) > 0
        told[ply] = Sight(after.shown, after.result if won else None, moves[ply])
    return told


def suspects(told: Sequence[Sight | None], movers: Sequence[Side]) -> list[int]:
    """The numbers of the moves that deserve a second look. `told`: what `backed` gives."""
    found = []
    for ply, (before, after) in enumerate(pairwise(told), start=1):
        if before is not None and after is not None:
            lost = _for(movers[ply - 1], before.shown - after.shown)
            if lost >= SUSPICION and before.best:
                found.append(ply)
    return found


def turn_at(
    ply: int, mover: Side, played: str, before: Sight, after: Sight, after_best: Sight, told: Sight
) -> Turn | None:
    """The turning point that a move is, if it is one.

    `before`: the position in which it was made; `after`, `after_best`: those that it and the best move lead to, looked
    at equally long; `told`: what the rest of the game says of the position after it, else the same as `after`.
    """
    if played == before.best:
        return None
    if after.result is None and _for(mover, after.shown - told.shown) >= SUSPICION:
        after = told
    was, became = before.result, after.result
    if was is not None and became is not None:
        was, became = _for(mover, was), _for(mover, became)
        cost = (was - became) * CAP
        return Turn(ply, mover, played, before.best, after.best, cost, was, became) if cost > 0 else None
    # A best move that turns out to be worth less than it seemed proves nothing against the one that was played.
    had = min(_for(mover, before.shown), _for(mover, after_best.shown))
    if had - _for(mover, after.shown) < MAN:
        return None
    sure = before.result is not None or after.result is not None
    cost = had - _for(mover, after.shown)
    # Who still stands more than a man better has not given the game away, however much more it was.
    if not sure and _for(mover, after.shown) <= MAN:
        whole = min(_for(mover, before.value), _for(mover, after_best.value)) - _for(mover, after.value)
        cost = max(cost, whole)
    return Turn(ply, mover, played, before.best, after.best, cost)


def _for(side: Side, value: int) -> int:
    return value if side is Side.FIRST else -value


MOST_BYTES: Final = 256 << 10
_QUOTED: Final = 40
_NAME: Final = 32
_DATE: Final = re.compile(r"\d{1,2}-[a-z]{3}")  # of a move, by a spreadsheet
_WRITTEN: Final = re.compile(r"(?<!\S)\d{1,3}[.)]+[ \t]*$")  # the number before a move


@dataclass(frozen=True, slots=True)
class Misread:
    """A record that could not be read to its end. `suspect`: what is probably wrong, `likely`: what would set it right.

    `line`, `near`, `column`: where in the file; `game`: a key, empty where not even that is clear; `number`: of the
    move ("12..."), `text` and `why` of the fault; `position`: that before it, as `Game.load` takes it; `candidates`:
    the games that it may be of, and how many of its moves, of `count`, can be played so; `due`: captures that had to be
    made; `later`: the move that does not fit it, where `text` itself was possible.
    """

    suspect: str
    why: str
    text: str
    likely: str = ""
    line: int = 0
    near: str = ""
    column: int = 0
    game: str = ""
    number: str = ""
    position: str | None = None
    candidates: tuple[tuple[str, int], ...] = ()
    count: int = 0
    due: tuple[str, ...] = ()
    later: str = ""


@dataclass(frozen=True, slots=True)
class Recorded:
    """The first game of a file: what can be reviewed, or else why not. `notes`: facts about how it was read."""

    found: Subject | Misread
    notes: tuple[Fact, ...] = ()


def recorded(data: bytes, key: str = "") -> Recorded:
    """The first game of a file, as the game of the key where one is given. Raises BadFile, ReviewRefused."""
    if len(data) > MOST_BYTES:
        raise BadFile("large", most=MOST_BYTES >> 10)
    decoder = Decoder()
    text = decoder.feed(data, last=True)
    if decoder.format:
        raise BadFile("no-text", format=decoder.format)
    if holds_records(text):
        raise ReviewRefused("game")
    game = find_game(key) if key else None
    readings = read(text, game if isinstance(game, DraughtsGame) else None)
    found = next((each for each in readings if each.record is None or not each.record.empty), None)
    if found is None:
        raise BadFile("empty")
    notes = [Fact("record-encoding", {"name": decoder.encoding})] if decoder.guessed else []
    notes += found.notes
    if found.number > 1:
        notes.append(Fact("record-skipped", {"count": found.number - 1}))
    if found.fault is not None:
        return Recorded(_misread(found), tuple(notes))
    subject, left = _subject(found)
    if left:
        notes.append(Fact("record-drawn", {"count": left}))
    return Recorded(subject, tuple(notes))


def _subject(found: Reading) -> tuple[Subject, int]:
    """What can be reviewed, and how many moves behind the end by our rules are left out."""
    replay, record = found.replay, found.record
    assert replay is not None
    assert record is not None
    if any(isinstance(step, SetUp) for step in record.steps):
        raise BadFile("set-up")
    game = replay.game
    state: Any = game.standing(replay.states[0].position)
    opening = None if state == game.start() else game.dump(state)
    moves = []
    # Where our rules end the game the record may go on: the players had not claimed their draw.
    for move in replay.moves:
        if game.outcome(state) is not None:
            break
        moves.append(game.format(state, move))
        state = game.play(state, move)
    first, second = (plain(record.tag(colour.value) or "", _NAME) for colour in game.colours)
    subject = Subject(game.key, game.rules_version, opening, tuple(moves), (first, second))
    return subject, len(replay.moves) - len(moves)


def _misread(found: Reading) -> Misread:
    assert found.fault is not None
    facts, replay = found.fault.details, found.replay
    line, whole, place = found.place or (0, "", 0)
    why = "date" if _DATE.fullmatch(str(facts["text"])) else str(facts["why"]).partition(" ")[0]
    text, due = plain(str(facts.get("name") or facts["text"]), _QUOTED), found.legal[:2] if why in DUE else ()
    what = Misread(found.suspect, why, text, found.likely, line, *excerpt(whole, place), due=due)
    if found.record is not None:
        games = tuple((each.dialect.game.key, each.reached) for each in found.candidates)
        what = replace(what, candidates=games, count=sum(1 for _ in found.record.plies))
    if replay is None or not replay.states:
        return replace(what, game=replay.game.key if replay else "")
    game, fault = replay.game, int(str(facts["ply"]))
    ply, first = max(1, min(found.ply or fault, len(replay.states))), int(replay.states[0].to_move)
    said, state = _WRITTEN.search(whole[:place]), replay.states[ply - 1]
    number = said[0].strip() if said else numbered(ply + first)
    what = replace(what, game=game.key, number=number, position=write_position(game.ruleset, state.position))
    if ply == fault or not found.ply or ply > len(replay.moves):
        return what
    text, later = game.format(state, replay.moves[ply - 1]), f"{numbered(fault + first)} {what.text}"
    return replace(what, why="later-due" if due else "later", text=text, later=later)


def numbered(half: int) -> str:
    """The number of a move counted by who moves, as on a score sheet: in problems the second side may begin."""
    return f"{(half + 1) // 2}." if half % 2 else f"{half // 2}..."
