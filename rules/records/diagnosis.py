"""The front door of records: each game of a text with the rules that it is read by, why, and what is wrong with it.

Tags are evidence, and so are the signs of the notation; the weightiest is how far a reading can be played. The tags of
a record are believed until it goes wrong; then the other games are tried, the other side to begin, other numberings,
other positions at the start, and other moves before the fault; whatever lets the rest be played is the likely fault.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from operator import itemgetter

from rules.draughts.captures.search import TooManyCaptures
from rules.draughts.game import DraughtsGame
from rules.draughts.state import State
from rules.errors import BadPosition, BadRecord
from rules.game import Fact, Notation
from rules.geometry import Squares
from rules.records.claims import (
    DRAUGHTS,
    Claim,
    Dialect,
    claims_of,
    has_squares,
    is_lettered,
    keys_of,
    other_hands,
)
from rules.records.pdn import read_pdn
from rules.records.record import Record
from rules.records.repair import MOVE, START, TOO_MUCH, Repair, repair_of
from rules.records.replay import Line, Replay, Spent, Work, displaced
from rules.records.stream import Source

TAG, ENCODING, CUT, SYNTAX, BOUND, UNPLAYED = "tag", "encoding", "cut", "syntax", "bound", "unplayed"
"""Suspects beside MOVE and START: whatever is probably wrong with a record."""
BOUNDS = ("depth", "plies", "items", "set-ups", "size", "games", "too-many-captures")
DUE = ("illegal-capture-compulsory", "illegal-better-capture")
"""Faults of moves in the place of which something is to be taken."""

_SAMPLE = 100
"""Records from which the game of all that name none is guessed."""
_GUESSING = 10_000
"""Moves tried for that: some fifty games, for it may take twenty to tell two games apart."""
_MOST_LEGAL = 25
_FULLY = 4
"""Moves that make it likely that a game which can be played to its end is the right one."""
_EACH, _FAULT, _FOREIGN, _CLAIMED, _LATER = 0.7, 3.0, 4.0, 4.0, 0.15
"""What speaks for a game: each move that fits. Against it: a fault, a notation that is not its own, that others are
likelier. A tag counts as some moves.
"""
_CELL = re.compile(r"([a-l])(\d{1,2})")


@dataclass(frozen=True, slots=True)
class Candidate:
    """A game that a record may be of, with how many of its moves can be played so; `whole`: all."""

    dialect: Dialect
    reached: int
    whole: bool


@dataclass(frozen=True, slots=True)
class Reading:
    """One game of a text as it was read.

    `record` is None, and so `replay`, where not even its moves could be told apart. `fault` says where it goes wrong,
    in the words of `Line.played` or of `read_pdn`; None: it was played to its end. `suspect`: what is probably wrong,
    also where that did not keep it from being played; empty where all is well. `likely`: the text that would set it
    right, `ply` that of the move where that is (0: the position at the start). `notes`: facts about how it was read.
    """

    number: int
    record: Record | None
    replay: Replay | None = None
    fault: BadRecord | None = None
    suspect: str = ""
    likely: str = ""
    ply: int = 0
    candidates: tuple[Candidate, ...] = ()
    notes: tuple[Fact, ...] = ()

    @property
    def place(self) -> tuple[int, str, int] | None:
        """The number of the line at which it probably goes wrong, the line, and how far into it; None where nowhere."""
        facts = {} if self.fault is None else self.fault.details
        if self.record is None:
            return int(str(facts["line"])), str(facts["near"]), int(str(facts["column"]))
        if self.suspect == UNPLAYED:
            return self._place_of(str(facts["text"]).partition(" ")[0])
        if self.ply:
            return self.record.place_of(self.record.steps[: self.ply][-1].at)
        if self.record.start and (facts.get("ply") == 0 or (facts and self.suspect == START)):
            return self._place_of(self.record.start)
        return None

    def _place_of(self, text: str) -> tuple[int, str, int]:
        assert self.record is not None
        return self.record.place_of(max(0, self.record.text.find(text)))

    @property
    def legal(self) -> tuple[str, ...]:
        """The moves that are possible where it goes wrong."""
        if self.replay is None or not self.replay.states or self.fault is None:
            return ()
        game, state = self.replay.game, self.replay.states[-1]
        return tuple(game.format(state, move) for move in game.undrawn.legal_moves(state)[:_MOST_LEGAL])


def read(source: Source, game: DraughtsGame | None = None, work: Work | None = None) -> Iterator[Reading]:
    """Every game of a text, in order, each read while the text is; of `game` if given, whatever the tags say.

    Of a text whose games carry no name, the first hundred of those decide together. Each game adds to the work that is
    left for captures, so that a long text of ordinary games is read to its end.
    """
    work = work or Work()
    found = read_pdn(source, work.games)
    records = ((each, [] if game or isinstance(each, BadRecord) else claims_of(each)) for each in found)
    guessed: dict[bool, Dialect] = {}
    works = Work(moves=_GUESSING), Work(moves=_GUESSING)
    number = 0
    for record, claims in records:
        held = [(record, claims)]
        if (
            game is None
            and isinstance(record, Record)
            and is_lettered(record) not in guessed
            and _is_unnamed(record, claims)
        ):
            held += islice(records, _SAMPLE - 1)
            unnamed = [one for one, said in held if isinstance(one, Record) and _is_unnamed(one, said)]
            guessed = _guessed(unnamed, works) | guessed
        for one, said in held:
            number += 1
            if isinstance(one, BadRecord):
                yield _unreadable(number, one)
            else:
                known = Dialect(game) if game else None
                with work.share(len(one.text)) as share:
                    yield _Judge(number, one, share, known, guessed.get(is_lettered(one)), said).reading()


def _is_unnamed(record: Record, claims: Sequence[Claim]) -> bool:
    return not record.empty and not any(claim.dialect or claim.unplayed for claim in claims)


def _guessed(records: Sequence[Record], works: Sequence[Work]) -> dict[bool, Dialect]:
    """For records by numbers and by letters, the game as which most of them can be played, and as far as that goes.

    Each record is tried as all games before the next is, as far as the work for those by numbers and by letters goes.
    """
    found: dict[bool, Dialect] = {}
    for lettered in (False, True):
        alike = [record for record in records if is_lettered(record) is lettered]
        if len(alike) < 2:
            continue
        told = {Dialect(DRAUGHTS[key]): (0, 0) for key in keys_of(alike)}
        for record in alike:
            with works[lettered].share(len(record.text)) as share:
                played = [_tried(Line(record, dialect, share)) for dialect in told]
            if min(share.moves, share.nodes) < 0:
                continue  # Not all have had their turn.
            for (dialect, (whole, far)), (reached, ended) in zip(told.items(), played, strict=True):
                told[dialect] = whole + ended, far + reached
        found[lettered] = max(told, key=told.__getitem__)
    return found


def _tried(line: Line, start: State | None = None, at: int = 0) -> tuple[int, bool]:
    """How many steps of a line can be played, and whether that is all of it."""
    try:
        replay = line.played(start, at, told=False)
    except Spent:
        return at, False
    return replay.steps, replay.fault is None


def _unreadable(number: int, fault: BadRecord) -> Reading:
    why, text = str(fault.details["why"]), str(fault.details["text"])
    if why in BOUNDS:
        suspect = BOUND
    elif fault.details.get("last") and text[:1] not in tuple("})]"):
        suspect = CUT
    else:
        suspect = ENCODING if _is_garbled(text.partition(" ")[0]) else SYNTAX
    return Reading(number, None, fault=fault, suspect=suspect)


def _is_garbled(text: str) -> bool:
    strange = any(not sign.isascii() and sign.isalpha() for sign in text)
    return "\ufffd" in text or (strange and any(map(str.isdigit, text)))


@dataclass(slots=True)
class _Judge:
    """Finds the reading of one record."""

    number: int
    record: Record
    work: Work
    known: Dialect | None
    guessed: Dialect | None
    claims: Sequence[Claim]

    def reading(self) -> Reading:
        """The reading, with what was passed over among its notes."""
        found, record = self._reading(), self.record
        told = [(code, at, {"text": text}) for code, at, text in record.passed]
        for claim in self.claims:
            if not claim.dialect and not claim.unplayed:
                at = max(0, record.text.find(claim.value))
                told.append(("unknown", at, {"tag": claim.tag, "value": claim.value[:40]}))
        passed = [
            Fact(f"record-{code}", {"line": record.place_of(at)[0], **facts})
            for code, at, facts in sorted(told, key=itemgetter(1))
        ]
        return replace(found, notes=(*found.notes, *passed)) if passed else found

    def _reading(self) -> Reading:
        named = [claim for claim in self.claims if claim.dialect]
        unplayed = next((claim for claim in self.claims if claim.unplayed), None)
        first = self.known or next((claim.dialect for claim in named), None)
        if first is None and unplayed:
            return self._unplayed(unplayed)
        notes = [*self._overruled(named, unplayed)]
        first = first or self.guessed
        if first is None:
            return self._unnamed()
        replay = self._played(first)
        if replay.fault is None:
            return self._done(replay, notes=notes)
        claim = named[0] if named else None
        for other in named[1:]:
            assert other.dialect
            if self._tried(other.dialect).whole:
                return self._done(self._played(other.dialect), TAG, notes=[_fault_of(named[0])])
        return self._judged(replay, claim)

    @staticmethod
    def _overruled(named: Sequence[Claim], unplayed: Claim | None) -> Iterator[Fact]:
        games = {claim.dialect.game.variant.key for claim in named if claim.dialect}
        if named and (len(games) > 1 or (unplayed and unplayed.tag != named[0].tag)):
            other = unplayed or named[-1]
            yield Fact("record-overruled", {"tag": other.tag, "value": other.value[:40]})

    def _played(self, dialect: Dialect) -> Replay:
        """The record as this game, with another start where the first move asks for one."""
        line = Line(self.record, dialect, Work(moves=1 << 30, nodes=max(0, self.work.nodes)))
        try:
            replay = line.played()
            self.work.nodes = line.work.nodes
        except Spent:
            self.work.nodes = 0
            fault = BadRecord(ply=0, text="", at=0, why=BOUNDS[-1])
            return Replay(self.record, dialect, fault=fault)
        if replay.fault is None or replay.moves:
            return replay
        return self._otherwise_begun(line, replay)

    def _otherwise_begun(self, line: Line, replay: Replay) -> Replay:
        starts: list[tuple[str, State, int]] = []
        try:
            if self._may_turn(line.dialect):
                turned = line.turned(replay.states[0]) if replay.states else line.beginning(turned=True)
                starts.append(("turned", turned, 0))
            if (found := displaced(line)) is not None:
                starts.append(("displaced", *found))
            opening = self.record.tag("Opening") or self.record.tag("Ballot") or ""
            if self.record.start is None and opening in line.dialect.game.ballots:
                starts.append(("ballot", line.game.load(line.dialect.game.ballots[opening]), 0))
        except (BadPosition, TooManyCaptures):
            pass
        for name, state, at in starts:
            try:
                other = line.played(state, at, told=False)
            except Spent:
                break
            if other.fault is None and (other.moves or name == "displaced"):
                other.start = name
                return other
        return replay

    def _done(
        self, replay: Replay, suspect: str = "", likely: str = "", notes: Sequence[Fact] = ()
    ) -> Reading:
        told = list(notes)
        if replay.start:
            told.append(Fact(f"record-{replay.start}"))
            expected = replay.start != "turned" or self.record.second or replay.game.ruleset.first_agreed
            suspect = suspect or ("" if expected else START)
        if replay.dialect.turned or replay.dialect.mirrored:
            told.append(Fact("record-other-hand"))
        return Reading(self.number, self.record, replay, suspect=suspect, likely=likely, notes=tuple(told))

    def _unplayed(self, claim: Claim) -> Reading:
        self.work.faults -= 1
        tried = self._candidates(self._others(None)) if self.work.faults >= 0 else []
        best = tried[0] if tried else None
        if best is not None and best.whole and best.reached >= _FULLY:
            facts = {"tag": claim.tag, "value": claim.value[:40], "name": claim.unplayed}
            return self._done(self._played(best.dialect), TAG, notes=[Fact("record-unplayed", facts)])
        text = f"{claim.tag} {claim.value}"[:80]
        fault = BadRecord(ply=0, text=text, at=0, why=UNPLAYED, name=claim.unplayed)
        found = tuple(tried[:_MOST_LEGAL])
        return Reading(self.number, self.record, fault=fault, suspect=UNPLAYED, candidates=found)

    def _others(self, first: Dialect | None) -> Iterator[Dialect]:
        for key in keys_of([self.record]):
            if first is None or DRAUGHTS[key].variant is not first.game.variant:
                yield Dialect(DRAUGHTS[key])

    def _candidates(self, dialects: Iterable[Dialect]) -> list[Candidate]:
        """The readings as these games, the likeliest first."""
        found = [self._tried(dialect) for dialect in dialects]
        places = {id(each): place for place, each in enumerate(found)}
        return sorted(found, key=lambda each: -self._weight(each) + _LATER * places[id(each)])

    def _tried(self, dialect: Dialect) -> Candidate:
        line = Line(self.record, dialect, self.work)
        reached, whole = _tried(line)
        if not reached and not whole and self._may_turn(dialect):
            with suppress(BadPosition, TooManyCaptures):
                reached, whole = _tried(line, line.beginning(turned=True))
        return Candidate(dialect, reached, whole)

    def _may_turn(self, dialect: Dialect) -> bool:
        """Whether something says that the other side begins, or may."""
        fields = (self.record.tag("GameType") or "").split(",")
        begins = fields[1].strip().upper() if len(fields) > 1 else ""
        told = begins in ("W", "B") and begins != dialect.game.colours[0].value[0].upper()
        return bool(self.record.second or self.record.start or dialect.game.ruleset.first_agreed or told)

    def _weight(self, candidate: Candidate) -> float:
        """How much speaks for a candidate; of two games that a few moves fit, that with all of them need not be it."""
        ruleset = candidate.dialect.game.ruleset
        told = _EACH * candidate.reached - (0 if candidate.whole else _FAULT)
        if ruleset.shape.squares is Squares.ALL and self._is_dark:
            told -= len(self.record.steps)
        strange = is_lettered(self.record) and ruleset.notation is Notation.NUMERIC
        if strange or not has_squares(candidate.dialect.game, [self.record]):
            told -= _FOREIGN
        return told - (_FOREIGN if candidate.dialect.turned or candidate.dialect.mirrored else 0)

    @property
    def _is_dark(self) -> bool:
        """Whether all squares in it have the colour of a1."""
        cells = "".join(ply.text for ply in self.record.plies)
        return all((ord(file) - ord("a") + int(row)) % 2 for file, row in _CELL.findall(cells))

    def _unnamed(self) -> Reading:
        """A record that names no game, alone in its file."""
        dialects = list(self._others(None))
        if self.record.empty:
            # A position alone is of the first game that has its squares.
            played = (self._played(dialect) for dialect in dialects)
            found = next((each for each in played if each.fault is None), None)
            return self._done_or_wrong(found or self._played(dialects[0]))
        tried = self._candidates(dialects)
        if tried[0].reached < _FULLY and not tried[0].whole:
            hands = [hand for dialect in dialects[:6] for hand in other_hands(dialect)]
            tried = sorted([*tried, *self._candidates(hands)], key=self._weight, reverse=True)
        return self._best(tried, None)

    def _best(self, tried: Sequence[Candidate], claim: Claim | None) -> Reading:
        """The reading as the likeliest of these games, each with the one change that lets it be played farthest."""
        if tried[0].whole:
            return self._done_or_wrong(self._played(tried[0].dialect), tried, claim)
        best: tuple[float, Replay, Repair | None] | None = None
        for candidate in tried[:4]:
            replay = self._played(candidate.dialect)
            repair = repair_of(replay, self.work)
            gained = max(0, repair.reached - candidate.reached) if repair else 0
            weight = self._weight(candidate) + _EACH * gained
            if best is None or weight > best[0]:
                best = weight, replay, repair
        assert best is not None
        if best[1].fault is None:
            return self._done_or_wrong(best[1], tried, claim)
        return self._wrong(best[1], best[2], claim, tried)

    def _done_or_wrong(
        self, replay: Replay, tried: Sequence[Candidate] = (), claim: Claim | None = None
    ) -> Reading:
        if replay.fault is not None:
            return self._wrong(replay, None, claim, tried)
        if claim is None or (claim.dialect and claim.dialect.game is replay.game):
            return self._done(replay)
        return self._done(replay, TAG, notes=[_fault_of(claim)])

    def _judged(self, replay: Replay, claim: Claim | None) -> Reading:
        """The reading of a record that goes wrong as the game that it claims, or that its file is of."""
        self.work.faults -= 1
        if self.work.faults < 0:
            return self._wrong(replay, None, claim, [])
        repair = repair_of(replay, self.work)
        own = Candidate(replay.dialect, max(replay.steps, repair.reached if repair else 0), False)
        tried = self._candidates([*other_hands(replay.dialect), *self._others(replay.dialect)])
        settled = not tried or self.record.empty or self.known is not None
        if not settled and self._weight(tried[0]) > self._weight(own) + _CLAIMED:
            return self._best(tried, claim)
        return self._wrong(replay, repair, claim, tried)

    def _wrong(
        self, replay: Replay, repair: Repair | None, claim: Claim | None, tried: Sequence[Candidate]
    ) -> Reading:
        fault = replay.fault
        assert fault is not None
        ply, why, text = int(str(fault.details["ply"])), str(fault.details["why"]), str(fault.details["text"])
        own = Candidate(replay.dialect, replay.steps, False)
        others = [each for each in tried if each.dialect != own.dialect]
        ranked = sorted([own, *others], key=self._weight, reverse=True) if others else [own]
        suspect, likely = MOVE, ""
        if why in BOUNDS or "too-many-captures" in why:
            suspect = BOUND
        elif ply == 0:
            suspect = START
        elif _is_garbled(text):
            suspect = ENCODING
        elif repair and repair.kind == START and repair.reached > replay.steps + 1:
            suspect, likely, ply = START, repair.text, 0
        elif (
            ply == len(replay.record.steps)
            and len(self.record.text[int(str(fault.details["at"])) :].split()) == 1
        ):
            suspect = CUT if self._is_cut(replay, text) else MOVE
        elif claim is not None and not (claim.dialect and claim.dialect.game is replay.game):
            suspect = TAG
        elif not (replay.moves or why in DUE or (repair and repair.whole)) and self.record.start:
            suspect = START
        gained = repair.reached - replay.steps - (repair.text == TOO_MUCH) if repair else 0
        if suspect == MOVE and repair and repair.kind == MOVE and gained > 0:
            likely = repair.text
            if repair.whole or repair.reached > replay.steps + 2:
                ply = repair.at + 1
        notes = [_fault_of(claim)] if suspect == TAG and claim else []
        found = tuple(ranked[:_MOST_LEGAL])
        return Reading(self.number, self.record, replay, fault, suspect, likely, ply, found, tuple(notes))

    def _is_cut(self, replay: Replay, text: str) -> bool:
        """Whether the text is the beginning of a move that is possible there."""
        game, state = replay.game.undrawn, replay.states[-1]
        texts = [game.format(state, move) for move in game.legal_moves(state)]
        return any(each.startswith(text) and each != text for each in texts)


def _fault_of(claim: Claim) -> Fact:
    return Fact("record-tag", {"tag": claim.tag, "value": claim.value[:40]})
