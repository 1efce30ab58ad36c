"""The games of draughts as tables, each line naming the article it implements.

WCDF: Rules of Draughts of the World Checkers/Draughts Federation. FMJD: Annex 1 of 2015. FMJD-64: the code of Russian
draughts (Kodeks 2004). APCA: Tournament Rules of Play of the American Pool Checkers Association. FPD: Regras do Jogo
de Damas Classicas of the Portuguese federation. FID: Regolamento tecnico, Capo I. Czech: the rules of the Czech
federation. WFD: Official Rules for Frisian Draughts, 2011. A rule without a number is one whose article was not at
hand. lidraughts: its variants as they are played there. Where no federation speaks, the line names who does, or names
our own decision. `replace` reads "the same,
except".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from rules.draughts import ballots
from rules.draughts.ballots import Ballots
from rules.draughts.ruleset import (
    ALL_WAYS,
    DIAGONALS,
    FORWARD_AND_SIDEWAYS,
    FORWARD_DIAGONALS,
    ORTHOGONALS,
    Balance,
    Crowning,
    FewPieces,
    Force,
    Idle,
    Landing,
    OneEach,
    Priority,
    Reach,
    Refusal,
    Removal,
    Repetition,
    Ruleset,
    Score,
    Value,
    Way,
)
from rules.game import Colour, Ending, Notation
from rules.geometry import Numbering, Shape, Squares

_KING = Force(kings=1)
_LONE_KING = (_KING,)
_ANY_THREE = (Force(kings=3), Force(kings=2, men=1), Force(kings=1, men=2))
_ANY_TWO = (Force(kings=2), Force(kings=1, men=1))

_LAST_REPETITION = Repetition(times=5, house=True)
_LAST_RESORTS = (_LAST_REPETITION, Idle(moves=80, house=True))
"""Where the articles leave a draw to the players and they do not claim it."""

AMERICAN = Ruleset(
    shape=Shape(8, 8, Squares.A1, Numbering.TOP_LEFT),  # WCDF 1.1, 1.4, 1.5
    men_rows=(1, 3),  # WCDF 1.11: squares 1-12 and 21-32
    first=Colour.BLACK,  # WCDF 1.14
    first_agreed=False,  # WCDF 1.14
    man_moves=FORWARD_DIAGONALS,  # WCDF, Ordinary Move of a Man
    man_captures=FORWARD_DIAGONALS,  # WCDF 1.18
    man_takes_king=True,  # WCDF 1.18
    king_moves=DIAGONALS,  # WCDF 1.17
    king_captures=DIAGONALS,  # WCDF, Capturing Move of a King
    king_reach=Reach.SHORT,  # WCDF 1.17
    landing=Landing.NEXT,  # WCDF 1.18: a short king lands on the next square anyhow
    removal=Removal.AFTER_MOVE,  # WCDF 1.19; with short kings the moment changes nothing
    crowning=Crowning.ENDS_MOVE,  # WCDF 1.19
    crowning_wins=False,  # WCDF: the game goes on
    priority=(),  # WCDF 1.20: any route, but a jump once begun is completed
    value=Value(man=1, king=1),  # WCDF 1.20: numbers do not matter
    refusal=Refusal.NEVER,  # WCDF 1.20: all jumps are compulsory
    king_run=None,  # WCDF knows no such limit
    giveaway=False,  # WCDF: who cannot move loses
    draws=(
        Repetition(times=3, claimed=True),  # WCDF 1.32.1: a player can demonstrate it
        Idle(moves=40, claimed=True),  # WCDF 1.32.2: likewise
        *_LAST_RESORTS,
    ),
    notation=Notation.NUMERIC,  # WCDF 1.5
    capture_sign="x",
    score=Score.ONE,  # PDN 3.0, GameType 21
    pdn_type="21,B,8,8,N1,0",  # PDN 3.0
)

GERMAN = replace(
    AMERICAN,  # no federation: the sources tell the differences from American
    king_reach=Reach.FLYING,  # spin.de, setupgroup
    landing=Landing.NEXT,  # spin.de, setupgroup: directly behind the piece taken
    removal=Removal.AFTER_MOVE,  # setupgroup; spin.de says at once
    notation=Notation.ALGEBRAIC,
    pdn_type=None,
)

POOL = replace(
    AMERICAN,  # APCA 1, 2, 4, 5, 7: the same board and set-up, the dark side starts; 20: free choice
    man_captures=DIAGONALS,  # APCA 14
    king_reach=Reach.FLYING,  # APCA 15
    landing=Landing.ANYWHERE,  # APCA 15; the pool rules, 7: where it can go on, if there is such a square
    removal=Removal.AFTER_MOVE,  # APCA 17-19
    crowning=Crowning.IF_MOVE_ENDS,  # APCA 16, 22, 23: passing the king row, it stays a man
    draws=(
        Repetition(times=3),  # APCA 26
        FewPieces(stronger=(Force(kings=3),), weaker=_LONE_KING, moves=13, both=False),  # the pool rules
        Idle(moves=40, house=True),  # no article
    ),
    pdn_type="23,B,8,8,N1,0",
)

RUSSIAN = replace(
    POOL,  # FMJD-64 1.4.5: a flying king; 1.5.3: men capture backwards; free choice
    first=Colour.WHITE,  # FMJD-64: White starts
    crowning=Crowning.GOES_ON,  # FMJD-64 1.5.15
    draws=(
        Repetition(times=3),  # FMJD-64 7.2.3
        FewPieces(stronger=(Force(kings=3, or_more=True),), weaker=_LONE_KING, moves=15),  # FMJD-64 7.2.4
        Idle(moves=15, ending=Ending.KINGS_ONLY),  # FMJD-64 7.2.5
        Balance(fewest=4, most=5, moves=30),  # FMJD-64 7.2.6
        Balance(fewest=6, most=7, moves=60),  # FMJD-64 7.2.6
        FewPieces(
            stronger=_ANY_THREE, weaker=_LONE_KING, moves=5, lasting=True, main_road=True
        ),  # FMJD-64 7.2.7
        FewPieces(stronger=(*_ANY_TWO, _KING), weaker=_LONE_KING, moves=5, lasting=True),  # FMJD-64 7.2.8
    ),
    notation=Notation.ALGEBRAIC,  # FMJD-64: squares by letter and number
    capture_sign=":",
    pdn_type="25,W,8,8,A0,0",
)

BRAZILIAN = replace(
    RUSSIAN,  # CBD: the draws of FMJD-64; else International on the small board
    crowning=Crowning.IF_MOVE_ENDS,  # FMJD 4.15
    priority=(Priority.MOST_PIECES,),  # FMJD 4.13
    capture_sign="x",
    pdn_type="26,W,8,8,A0,0",
)

SPANISH = replace(
    AMERICAN,
    shape=Shape(8, 8, Squares.H1, Numbering.BOTTOM_RIGHT),  # FPD 2.1.2, 2.1.5
    first=Colour.WHITE,  # FPD: White starts
    king_reach=Reach.FLYING,  # FPD: the dama goes any distance
    landing=Landing.ANYWHERE,  # FPD: on any free square behind
    priority=(Priority.MOST_PIECES, Priority.MOST_KINGS),  # FPD: lei da quantidade, then lei da qualidade
    draws=(
        Repetition(times=3, claimed=True),  # FPD 14b: "e o adversário reclame"
        Idle(moves=40, claimed=True),  # no text at hand: as American
        *_LAST_RESORTS,
    ),
    pdn_type="24,W,8,8,N1,1",
)

ITALIAN = replace(
    AMERICAN,  # FID 4.7: a short king; 5.3a: men capture forward only
    shape=Shape(8, 8, Squares.H1, Numbering.TOP_LEFT),  # FID 2.1, 2.3, 2.4
    first=Colour.WHITE,  # FID 3.4
    man_takes_king=False,  # FID 5.3b
    crowning=Crowning.ENDS_MOVE,  # FID: a man that is crowned stops
    priority=(
        Priority.MOST_PIECES,  # FID 6.6
        Priority.WITH_KING,  # FID 6.7
        Priority.MOST_KINGS,  # FID 6.8
        Priority.KING_SOONEST,  # FID 6.9
    ),
    draws=(
        Repetition(times=4),  # FID 9.3 b1
        Idle(moves=40, claimed=True),  # FID 10.4: on request
    ),
    pdn_type="22,W,8,8,N2,1",
)

CZECH = replace(
    AMERICAN,  # Czech 2.1, 2.4: the board; 4.1: men capture forward only
    first=Colour.WHITE,  # Czech: White starts
    king_reach=Reach.FLYING,  # Czech 3.9
    landing=Landing.ANYWHERE,  # Czech 3.9
    priority=(Priority.WITH_KING,),  # Czech 4.14
    draws=(
        Repetition(times=3, claimed=True),  # FMJD, Brief Rules of Czech Draughts: "and draw is claimed"
        Idle(moves=15),  # the same: no jump or move of a man within 15 moves
        _LAST_REPETITION,
    ),
    notation=Notation.ALGEBRAIC,  # Czech 2.6
    pdn_type="29,W,8,8,A0,0",
)

TURKISH = replace(
    AMERICAN,
    shape=Shape(8, 8, Squares.ALL, Numbering.NONE),  # Ornek 1974: all 64 squares
    men_rows=(2, 3),  # Ornek 1974
    first=Colour.WHITE,  # damaturk.com
    man_moves=FORWARD_AND_SIDEWAYS,  # Ornek 1974
    man_captures=FORWARD_AND_SIDEWAYS,  # Ornek 1974
    king_moves=ORTHOGONALS,  # Ornek 1974
    king_captures=ORTHOGONALS,  # Ornek 1974
    king_reach=Reach.FLYING,  # Ornek 1974
    landing=Landing.ANYWHERE,  # Ornek 1974
    removal=Removal.AT_ONCE,  # Guldeste (damaakademisi.com): lifted one by one; no turn of 180 degrees
    crowning=Crowning.IF_MOVE_ENDS,  # hgware: a man throughout its capture
    priority=(Priority.MOST_PIECES,),  # Ornek 1974: a king counts one
    draws=(
        OneEach(ending=Ending.ONE_AGAINST_ONE, kings_only=False),  # Guldeste: gayyim
        Repetition(times=3),  # no federation
        Idle(moves=25, men_count=False, house=True),  # no article; kish: 50 moves in all without a capture
    ),
    notation=Notation.ALGEBRAIC,
    pdn_type="30,W,8,8,A0,0",
)

ARMENIAN = replace(
    TURKISH,  # no federation: the sources tell the differences from Turkish
    man_moves=(*FORWARD_AND_SIDEWAYS, *FORWARD_DIAGONALS),  # Armenian draughts (en.wikipedia)
    king_moves=ALL_WAYS,  # Armenian draughts (en.wikipedia): moves like a queen
    king_captures=ORTHOGONALS,  # Armenian draughts (en.wikipedia): along ranks and files
    crowning=Crowning.GOES_ON,  # Tama (fandom): "must continue to capture as a tama"
    draws=(
        OneEach(ending=Ending.KING_AGAINST_KING, kings_only=True),  # no federation
        Repetition(times=3, house=True),  # no federation
    ),
    pdn_type=None,
)

GOTHIC = replace(
    AMERICAN,  # no federation: the sources tell the differences from American
    shape=Shape(8, 8, Squares.ALL, Numbering.NONE),  # de.wikipedia: all 64 squares
    men_rows=(1, 2),  # de.wikipedia: sixteen men
    first=Colour.WHITE,  # de.wikipedia
    man_captures=(Way.LEFT, Way.FORWARD_LEFT, Way.FORWARD, Way.FORWARD_RIGHT, Way.RIGHT),  # de.wikipedia
    king_moves=ALL_WAYS,  # de.wikipedia
    king_captures=ALL_WAYS,  # de.wikipedia
    notation=Notation.ALGEBRAIC,
    pdn_type=None,
)

INTERNATIONAL = Ruleset(
    shape=Shape(10, 10, Squares.A1, Numbering.TOP_LEFT),  # FMJD 2.1, 2.4, 2.6
    men_rows=(1, 4),  # FMJD 2.8
    first=Colour.WHITE,  # FMJD 3.3
    first_agreed=False,  # FMJD 3.3
    man_moves=FORWARD_DIAGONALS,  # FMJD 3.4
    man_captures=DIAGONALS,  # FMJD 4.1, 4.2
    man_takes_king=True,  # FMJD 4.2
    king_moves=DIAGONALS,  # FMJD 3.9
    king_captures=DIAGONALS,  # FMJD 4.3
    king_reach=Reach.FLYING,  # FMJD 3.9, 4.3
    landing=Landing.ANYWHERE,  # FMJD 4.3, 4.6
    removal=Removal.AFTER_MOVE,  # FMJD 4.8, 4.11
    crowning=Crowning.IF_MOVE_ENDS,  # FMJD 3.5, 4.15
    crowning_wins=False,  # FMJD 3.9: a king moves
    priority=(Priority.MOST_PIECES,),  # FMJD 4.13, 4.14
    value=Value(man=1, king=1),  # FMJD 4.13: a king counts one
    refusal=Refusal.NEVER,  # FMJD 4.1
    king_run=None,  # FMJD knows no such limit
    giveaway=False,  # FMJD: who cannot move loses
    draws=(
        Repetition(times=3),  # FMJD 6.1
        Idle(moves=25, ending=Ending.KINGS_ONLY),  # FMJD 6.2
        FewPieces(stronger=_ANY_THREE, weaker=_LONE_KING, moves=16, lasting=True),  # FMJD 6.3
        FewPieces(stronger=(*_ANY_TWO, _KING), weaker=_LONE_KING, moves=5, lasting=True),  # FMJD 6.4
    ),
    notation=Notation.NUMERIC,  # FMJD 2.6, 8.1
    capture_sign="x",  # FMJD 8.2.3
    score=Score.TWO,  # PDN 3.0, GameType 20
    pdn_type="20,W,10,10,N2,0",
)

FRISIAN = replace(
    INTERNATIONAL,
    man_captures=ALL_WAYS,  # WFD 7
    king_captures=ALL_WAYS,  # WFD 9: in eight directions, at any distance
    removal=Removal.AFTER_MOVE,  # WFD 13, 14
    crowning=Crowning.IF_MOVE_ENDS,  # WFD 8
    priority=(Priority.MOST_VALUE, Priority.WITH_KING),  # WFD 11, 12
    value=Value(man=100, king=199),  # WFD 11: k kings are less than 2k men and more than 2k-1
    king_run=3,  # WFD 17
    draws=(
        FewPieces(stronger=(Force(kings=2),), weaker=_LONE_KING, moves=7),  # WFD 18
        OneEach(ending=Ending.KING_AGAINST_KING, kings_only=True, look_ahead=True),  # WFD 21.1
    ),
    score=Score.ONE,  # WFD 19; PDN 3.0, GameType 40
    pdn_type="40,W,10,10,N2,0",
)

CANADIAN = replace(
    INTERNATIONAL,  # AQJD: the rules are the same, only board and number of pieces differ
    shape=Shape(12, 12, Squares.A1, Numbering.TOP_LEFT),  # AQJD
    men_rows=(1, 5),  # AQJD: thirty men
    pdn_type="27,W,12,12,N2,0",
)

MALAYSIAN = replace(
    CANADIAN,  # no federation: International on the large board, and a capture may be declined
    first_agreed=True,  # all sources: the players agree who starts
    refusal=Refusal.FORFEITS,  # all sources: the piece that should have captured is lost
    draws=(Repetition(times=3), Idle(moves=25, ending=Ending.KINGS_ONLY)),  # no federation
    score=Score.ONE,  # no GameType: as all games of PDN 3.0 but International and Canadian
    pdn_type=None,
)

FRYSK = replace(
    FRISIAN,  # lidraughts: Frisian with five men a side, all its rules of kings, values and draws
    men_rows=(1, 1),  # lidraughts: W:W46,47,48,49,50:B1,2,3,4,5
    pdn_type="97,W,10,10,N2,0",  # lidraughts
)

BREAKTHROUGH = replace(
    INTERNATIONAL,  # lidraughts: as Standard, which is International
    crowning_wins=True,  # lidraughts: "The first player who makes a king wins."
    draws=(),  # lidraughts: no drawing rules; without kings every move uses up a row or a piece
    score=Score.ONE,  # as all games of PDN 3.0 but International and Canadian
    pdn_type="96,W,10,10,N2,0",  # lidraughts
)

GIVEAWAY = replace(
    INTERNATIONAL,  # lidraughts: as Standard, which is International
    giveaway=True,  # lidraughts: "Lose all your pieces (or run out of moves) to win the game."
    draws=(
        Repetition(times=3),  # lidraughts: since the last capture, move of a man or crowning
        Idle(moves=80, house=True),  # lidraughts has no other drawing rule
    ),
    score=Score.ONE,  # as all games of PDN 3.0 but International and Canadian
    pdn_type="98,W,10,10,N2,0",  # lidraughts
)


@dataclass(frozen=True, slots=True)
class Variant:
    """A ruleset with its names.

    `options`: what each named option changes, in the order in which keys say them; `ballots`: its openings drawn by
    lot, if it has any; `tables`: further ones, of `drawing`; `whole`: it has all of those;
    `pdn_numbers`: further GameType numbers under which the same rules are recorded; `former`: the
    variant as it was in version 1, 2 and so on, for the matches that began with it.
    """

    key: str
    ruleset: Ruleset
    aliases: tuple[str, ...] = ()
    options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    ballots: Ballots | None = None
    tables: tuple[str, ...] = ()
    whole: bool = True
    pdn_numbers: tuple[str, ...] = ()
    former: tuple[Variant, ...] = ()


def _formerly(
    variant: Variant, *, options: Mapping[str, Mapping[str, Any]] | None = None, **changes: Any
) -> Variant:
    """The variant with one version more behind it, in which these traits, or these options, were different."""
    ruleset = replace(variant.ruleset, **changes)
    before = replace(variant, ruleset=ruleset, options={**variant.options, **(options or {})}, former=())
    return replace(variant, former=(*variant.former, before))


_UNCLAIMED = (Repetition(times=3), Idle(moves=40))
"""The rules that ended a game by themselves before it was left to the players."""

_CBD_DRAWS = (
    Repetition(times=3),
    Idle(moves=20, ending=Ending.KINGS_ONLY),  # CBD: twenty moves of kings without a capture
)
_SMALL_BOARD = {"shape": Shape(8, 8, Squares.A1, Numbering.TOP_LEFT), "men_rows": (1, 3)}

VARIANTS: tuple[Variant, ...] = (
    _formerly(
        Variant(
            "american",
            AMERICAN,
            ("english", "checkers", "straight"),
            ballots=ballots.american,
            tables=("acf",),
        ),
        draws=_UNCLAIMED,
    ),
    Variant("international", INTERNATIONAL, ("polish",)),
    Variant("russian", RUSSIAN, ("shashki",), ballots=ballots.russian, tables=("idf", "fmjd")),
    Variant(
        "brazilian",
        BRAZILIAN,
        options={"cbd": {"draws": _CBD_DRAWS}},
        ballots=ballots.russian,
        tables=("idf", "fmjd"),
        whole=False,
    ),
    Variant("pool", POOL, tables=("idf",)),
    _formerly(Variant("german", GERMAN, ("dame",)), draws=_UNCLAIMED),
    Variant("italian", ITALIAN, ballots=ballots.italian),
    _formerly(Variant("spanish", SPANISH, pdn_numbers=("28",)), draws=_UNCLAIMED),  # 28 is Portuguese
    _formerly(Variant("czech", CZECH), draws=_UNCLAIMED),
    _formerly(
        Variant(
            "frisian",
            FRISIAN,
            options={
                "three-halves": {"value": Value(man=2, king=3)},  # the older rule: a king is worth 1.5 men
                "threefold": {"draws": (*FRISIAN.draws, Repetition(times=3, house=True, runs=True))},
            },
        ),
        options={"threefold": {"draws": (*FRISIAN.draws, Repetition(times=3))}},
    ),
    Variant("canadian", CANADIAN),
    Variant(
        "malaysian",
        MALAYSIAN,
        ("singaporean", "dam"),
        options={"8x8": _SMALL_BOARD, "forward": {"man_captures": FORWARD_DIAGONALS}},
    ),
    Variant(
        "turkish",
        TURKISH,
        ("dama",),
        options={
            "king-at-once": {"crowning": Crowning.GOES_ON},  # en.wikipedia
            "men-capture-back": {"man_captures": ORTHOGONALS},  # the rule sheet of Kanare Kato
        },
    ),
    Variant("armenian", ARMENIAN, ("tama",)),
    _formerly(
        Variant(
            "gothic",
            GOTHIC,
            ("altdeutsch",),
            options={"flying": {"king_reach": Reach.FLYING, "landing": Landing.ANYWHERE}},
        ),
        draws=_UNCLAIMED,
    ),
    Variant("frysk", FRYSK),
    Variant("breakthrough", BREAKTHROUGH),
    Variant("antidraughts", GIVEAWAY, ("giveaway", "losing", "suicide")),
)

_LIKELY_BY_NUMBERS = "american italian spanish pool international frisian canadian malaysian"
_LIKELY_BY_LETTERS = "russian brazilian czech turkish pool german armenian gothic american"
_NUMBERS_TOO = "russian brazilian czech german frysk breakthrough antidraughts"
_LETTERS_TOO = "international frisian italian spanish canadian malaysian frysk breakthrough antidraughts"

UNNAMED: Mapping[Notation, Sequence[str]] = MappingProxyType(
    {
        Notation.NUMERIC: (*_LIKELY_BY_NUMBERS.split(), *_NUMBERS_TOO.split()),
        Notation.ALGEBRAIC: (*_LIKELY_BY_LETTERS.split(), *_LETTERS_TOO.split()),
    }
)
"""The games that records in a notation may be of when they name none, the likeliest first."""

WRITTEN: Mapping[str, str] = MappingProxyType(
    {
        "standard": "international",  # lidraughts
        "from position": "international",  # lidraughts: of Standard
        "10x10": "international",
        "dutch": "international",
        "anglo american": "american",
        "british": "american",
        "draughts": "american",
        "american pool": "pool",
        "pool checker": "pool",
        "portuguese": "spanish",
        "portuguesa": "spanish",
        "damas": "spanish",
        "brasileira": "brazilian",
        "russkie": "russian",
        "русские": "russian",
        "italiana": "italian",
        "ceska": "czech",
        "friesian": "frisian",
        "turk damasi": "turkish",
        "anti": "antidraughts",
        "anti draughts": "antidraughts",
    }
)
"""Games as programs and people write them in small letters, without words that say that it is draughts."""

UNPLAYED: Mapping[str, str] = MappingProxyType(
    {
        "0": "chess",
        "1": "chinese-chess",
        "23W": "unified-pool",
        "31": "thai-checkers",
        "41": "spantsiretti",
        "50": "othello",
    }
)
"""GameType numbers of PDN 3.0 that are of no game here; 23 with White to begin is IDF's."""
