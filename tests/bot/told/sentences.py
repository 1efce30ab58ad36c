"""The meaning of each sentence of the rules: every one is read by exactly one pattern, or the reader fails."""

import re
from collections.abc import Callable, Iterable, Mapping

from tests.bot.told.book import Board, Book, Draw, Step, Turn

FORWARD_DIAGONALS = {(-1, 1), (1, 1)}
DIAGONALS = FORWARD_DIAGONALS | {(-1, -1), (1, -1)}
STRAIGHT = {(0, 1), (0, -1), (1, 0), (-1, 0)}
WAYS: Mapping[str, set[Step]] = {
    "diagonally forward": FORWARD_DIAGONALS,
    "diagonally": DIAGONALS,
    "diagonally, forward and backward": DIAGONALS,
    "diagonally, forward or backward": DIAGONALS,
    "straight forward or sideways": {(0, 1), (1, 0), (-1, 0)},
    "straight forward, straight backward or sideways": STRAIGHT,
    "straight forward, sideways or diagonally forward": {(0, 1), (1, 0), (-1, 0)} | FORWARD_DIAGONALS,
    "in all eight directions": DIAGONALS | STRAIGHT,
    "in any of the eight directions": DIAGONALS | STRAIGHT,
    "along a row or a column": STRAIGHT,
    "along rows and columns": STRAIGHT,
}
NUMBERS = {"third": 3, "fourth": 4, "fifth": 5}


def book_of(sentences: Iterable[str]) -> Book:
    """The book that holds these sentences."""
    book = Book()
    for sentence in sentences:
        matching = [(found, read) for pattern, read in READERS if (found := re.fullmatch(pattern, sentence))]
        assert len(matching) == 1, f"{len(matching)} readings of: {sentence}"
        found, read = matching[0]
        read(book, found)
    return book


def _ways(book: Book, what: str, phrase: str) -> None:
    setattr(book, what, WAYS[phrase])


def _put(**facts: object) -> Callable[[Book, re.Match[str]], None]:
    def read(book: Book, _: re.Match[str]) -> None:
        for name, fact in facts.items():
            setattr(book, name, fact)

    return read


def _board(book: Book, found: re.Match[str]) -> None:
    book.columns, book.rows = int(found[1]), int(found[2])
    book.near_left = None if found[3] is None else found[4] == "left"
    assert len(book.squares()) == int(found[3] or found[5])


def _men(book: Book, found: re.Match[str]) -> None:
    book.men = int(found[1]), int(found[2]), int(found[3] or found[2])
    assert found[3] != found[2]


def _king_moves(book: Book, found: re.Match[str]) -> None:
    book.king_flies = found[1] is None
    _ways(book, "king_moves", next(filter(None, found.groups())))


def _kings(turn: Turn, board: Board) -> int:
    return sum(board[square].king for square in turn.taken)


def _value(kings: int, men: int) -> Callable[[Turn, Board], object]:
    def value(turn: Turn, board: Board) -> int:
        return sum(men if board[square].king else kings for square in turn.taken)

    return value


def _doubled(turn: Turn, board: Board) -> object:
    return len(turn.taken) + _kings(turn, board), -_kings(turn, board)


def _measure(measure: Callable[[Turn, Board], object]) -> Callable[[Book, re.Match[str]], None]:
    return lambda book, _: book.measures.append(measure)


def _draw(what: str, number: int = 1) -> Callable[[Book, re.Match[str]], None]:
    def read(book: Book, found: re.Match[str]) -> None:
        groups = found.groupdict()
        limit = found["n"]
        claimed = (groups.get("how") or "").startswith("A draw may be claimed")
        detail = tuple(groups.get(name) or "" for name in ("stronger", "who", "goes", "low", "high"))
        count = NUMBERS.get(limit) or int(limit)
        book.draws.append(Draw(found[0], what, count, claimed, detail))
        if groups.get("except"):
            book.balance = int(found["few"]), int(found["many"])
        book.runs_count = book.runs_count or bool(groups.get("runs"))

    return read


JUMP = r"it jumps over an adjacent enemy piece to the empty square right behind it\."
FAR = (
    r"it jumps over one enemy piece, where all squares before it and the one right behind it are empty\. "
    r"It never jumps over a piece of its own side or over two pieces at once\."
)
HOW = r"(?P<how>A draw may be claimed|The game is drawn) when "
HOUSE = r"(?: \(A rule of this bot, so that no game goes on for ever\.\))?"
FEW = (
    r"(?P<stronger>[A-Z][\w, ]*?) against a lone king{}: the game is drawn after (?P<n>\d+) moves of "
    r"(?P<who>each side|the weaker side)\. (?P<goes>Once begun, the count goes on through captures and crownings|"
    r"The count begins anew after a capture or a crowning)\."
)
READERS: list[tuple[str, Callable[[Book, re.Match[str]], None]]] = [
    (
        r"A board of (\d+)×(\d+) squares\. Play is on (?:its (\d+) dark squares\. Each player has a dark square in "
        r"the near (left|right) corner|all (\d+) of them)\.",
        _board,
    ),
    (r"Each side starts with (\d+) men, on rows? (\d+)(?: to (\d+))? counted from its own edge\.", _men),
    (
        r"(?:The players agree who moves first\. Here it is always (White|Black)|(White|Black) moves first)\.",
        lambda book, found: setattr(book, "white_first", "White" in (found[1], found[2])),
    ),
    (r"A man moves one square ([^.]*)\.", lambda book, found: _ways(book, "man_moves", found[1])),
    (rf"A man captures ([^.:]*): {JUMP}", lambda book, found: _ways(book, "man_captures", found[1])),
    (
        rf"A man captures (in all eight directions)\. Diagonally {JUMP} Along rows and columns it jumps over an enemy "
        r"piece two squares away to an empty square four squares away: the light squares between do not count\.",
        lambda book, found: _ways(book, "man_captures", found[1]),
    ),
    (r"Men may capture kings\.", _put(man_takes_king=True)),
    (r"Men may not capture kings\.", _put(man_takes_king=False)),
    (r"On the picture, a king wears a crown\.", _put()),
    (
        r"A king moves (?:one square ([^.]*)|([^.]*) over any number of empty squares|"
        r"over any number of empty squares ([^.]*))\.",
        _king_moves,
    ),
    (rf"A king captures ([^.:]*): {JUMP}", lambda book, found: _ways(book, "king_captures", found[1])),
    (
        rf"A king captures ([^.:]*) at any distance: {FAR}(?: Along rows and columns only the dark squares count\.)?",
        lambda book, found: _ways(book, "king_captures", found[1]),
    ),
    (
        r"Behind a captured piece a king may stop on any of the empty squares, but where it can go on capturing from "
        r"one of them, it must choose such a square\.",
        _put(lands_next=False),
    ),
    (
        r"A king that captures lands on the square right behind the piece and goes on from there if it can\.",
        _put(lands_next=True),
    ),
    (
        r"Captured pieces are taken off after the whole move\. Until then they are in the way, and no piece may be "
        r"jumped twice\.",
        _put(at_once=False),
    ),
    (
        r"Captured pieces are taken off one by one, so that the way may open for further captures\. Turning straight "
        r"back between two captures is forbidden\.",
        _put(at_once=True),
    ),
    (
        r"A man that reaches the last row becomes a king, and its move ends there, even if it could go on capturing\.",
        _put(crowning="ends"),
    ),
    (
        r"A man becomes a king if its move ends on the last row\. If it arrives there by a capture and can go on "
        r"capturing, it goes on as a man\.",
        _put(crowning="if it ends"),
    ),
    (
        r"A man that reaches the last row becomes a king\. If it arrives there by a capture and can go on capturing as "
        r"a king, it does so in the same move\.",
        _put(crowning="goes on"),
    ),
    (r"Whoever first has a king wins at once, so that no king ever moves\.", _put(crowning_wins=True)),
    (
        r"If you can capture, you must\. The piece that captured goes on capturing in the same move as long as it can\."
        r" It may change direction between jumps\.",
        _put(refusable=False),
    ),
    (
        r"If you can capture, you should\. The piece that captured goes on capturing in the same move as long as it "
        r"can\. It may change direction between jumps\. You may make a move without a capture instead, but then one of "
        r"your pieces that should have captured is lost: the one that moved, if it is one of them, else one that you "
        r"name\. If moves without a capture are counted, the count begins anew with such a loss\.",
        _put(refusable=True, loss_counts=True),
    ),
    (
        r"If you can capture, you may, but you need not\. A piece that begins to capture goes on in the same move as "
        r"long as it can\. It may change direction between jumps\.",
        _put(free=True),
    ),
    (
        r"(?:Of several captures|Among these captures), pieces (?:or|and) routes you may choose any\. It need not be "
        r"the one that takes most\.",
        _put(),
    ),
    (r"Among captures that are still equal you may choose any\.", _put()),
    (
        r"(?:Of several captures|Among equals), one that takes the most pieces must be made"
        r"(?: \(a king counts as one\))?\.",
        _measure(lambda turn, _: len(turn.taken)),
    ),
    (r"Of several captures, one that takes the highest value must be made\.", _put()),
    (
        r"A king counts more than one man and less than two: three kings are more than five men and less than six\. To "
        r"compare, count each king as two men\. Of equal sums, the one with fewer kings is higher\.",
        _measure(_doubled),
    ),
    (
        r"(\d+) kings count as much as (\d+) men\.",
        lambda book, found: book.measures.append(_value(int(found[1]), int(found[2]))),
    ),
    (
        r"(?:If a king can capture, a king must capture|"
        r"Among equals, a capture made by a king goes before one made by a man)\.",
        _measure(lambda turn, board: board[turn.start].king),
    ),
    (r"Among equals, one that takes the most kings must be made\.", _measure(_kings)),
    (
        r"Among equals, one that takes a king soonest must be made\.",
        _measure(lambda turn, board: tuple(board[square].king for square in turn.taken)),
    ),
    (
        r"While you still have a man, one king may make no more than (\d+) moves in succession without a capture\. "
        r"Then it must capture, or another piece must move\. If none can, you lose\.",
        lambda book, found: setattr(book, "king_run", int(found[1])),
    ),
    (
        r"A player who (?:has no legal move loses|is to move and has no legal move wins), whether all their pieces are "
        r"gone or all are blocked\.",
        lambda book, found: setattr(book, "giveaway", " wins" in found[0]),
    ),
    (r"The players may agree on a draw\.", _put()),
    (
        HOW + r"the same position with the same player to move occurs for the (?P<n>\w+) time\."
        r"(?P<runs> Positions count as the same only if the kings have also made equally many moves in succession\.)?"
        + HOUSE,
        _draw("repetition"),
    ),
    (
        HOW + r"each side has made (?P<n>\d+) moves without a capture and without a move of a man\." + HOUSE,
        _draw("idle"),
    ),
    (HOW + r"each side has made (?P<n>\d+) moves without a capture\." + HOUSE, _draw("no capture")),
    (
        HOW
        + r"each side has made (?P<n>\d+) moves with kings only and without a capture\."
        + HOUSE
        + r"(?P<except> With kings on both sides and (?P<few>\d+) to (?P<many>\d+) pieces in all, the limits of the "
        r"next lines hold instead\.)?",
        _draw("kings only"),
    ),
    (
        r"With kings on both sides and (?P<low>\d+) to (?P<high>\d+) pieces in all, the game is drawn when each side "
        r"has made (?P<n>\d+) moves without a capture or a crowning\.",
        _draw("balance"),
    ),
    (FEW.format(""), _draw("few pieces")),
    (FEW.format(r" that holds the longest diagonal \(a1–h8\) without a break"), _draw("main road")),
    (
        r"One (king|piece) against one (?:king|piece) is a draw, unless (?:the player to move can capture|"
        r"(a capture is possible at once or cannot be avoided))\.",
        lambda book, found: setattr(book, "one_each", (found[1] == "king", found[2] is not None)),
    ),
    (
        r"Squares have numbers, counted row by row from the corner at (?:White|Black)’s right hand\. A capture is "
        r"written with “[x:]”\.",
        _put(),
    ),
    (
        r"Squares are named by column and row: a1 is the corner at White’s left hand\. A capture is written with "
        r"“[x:]”\.",
        _put(),
    ),
    (
        r"If you decline a capture, the piece that you lose is written behind “#”, as in 22-17#22\. If it can only "
        r"be one, you may leave it out\.",
        _put(),
    ),
]
