"""Play agrees with its rules as they are told: from these sentences alone the same moves and draws are found."""

from random import Random
from typing import Any

import pytest

from bot.language.texts import Texts
from bot.language.words import Words
from rules import GAMES, BadPosition, Kind, Side, find_game
from rules.draughts.game import DraughtsGame
from tests.bot.told.book import Board, Book, Piece, Square, Turn
from tests.bot.told.scorer import Scorer
from tests.bot.told.sentences import book_of
from tests.rules.draughts.houses import houses
from tests.seed import SEED

WORDS = Words(Texts(strict=True), "en")
KEYS = tuple(
    dict.fromkeys(
        game.choose(options).key
        for game in GAMES.values()
        if isinstance(game, DraughtsGame)
        for options in [(), *((name,) for name in game.options), tuple(game.options)]
    )
)
DRAWING = tuple(key for key in KEYS if ":" not in key or key.endswith((":threefold", ":cbd")))
"""The games, and the options that change how they are drawn."""
ENDGAMES = (
    (1, 4, 1, 4), (1, 2, 1, 2), (1, 1, 1, 1), (4, 0, 1, 0), (3, 0, 1, 0), (1, 0, 3, 0), (2, 0, 1, 0), (1, 0, 1, 0),
    (1, 2, 1, 0), (2, 1, 1, 0), (2, 0, 2, 0), (3, 0, 3, 0), (2, 1, 2, 1), (2, 3, 2, 3),
)  # fmt: skip
"""White's kings and men, Black's kings and men."""


def book_about(game: Any) -> Book:
    return book_of(WORDS.fact("trait", fact) for fact in game.traits)


class Desk:
    """A game beside a book, and the squares of one as the other names them."""

    def __init__(self, key: str) -> None:
        self.game = find_game(key)
        self.book = book_about(self.game)
        view = self.game.view(self.game.start())
        self.square: dict[int, Square] = {c.cell: (c.column, view.rows - 1 - c.row) for c in view.cells}
        self.name = {self.square[c.cell]: c.name for c in view.cells}
        self.first_is_white = self.game.colours[Side.FIRST].value == "white"

    def board(self, state: Any) -> Board:
        return {
            self.square[piece.cell]: Piece(self.is_white(piece.side), piece.kind is Kind.KING)
            for piece in self.game.view(state).pieces
        }

    def is_white(self, side: Side) -> bool:
        return (side is Side.FIRST) is self.first_is_white

    def turn(self, move: Any) -> Turn:
        taken = tuple(sorted(self.square[cell] for cell in move.captured))
        lost = None if move.forfeited is None else self.square[move.forfeited]
        return Turn(self.square[move.path[0]], self.square[move.path[-1]], taken, lost)

    def state(self, board: Board, white: bool) -> Any:
        """Raises BadPosition."""
        own, other = (
            ",".join(
                f"{'K' * piece.king}{self.name[at]}" for at, piece in board.items() if piece.white is side
            )
            for side in (True, False)
        )
        return self.game.load(f"{'W' if white else 'B'}:W{own}:B{other}")

    def random_board(self, dice: Random, forces: tuple[int, int, int, int]) -> Board:
        squares = sorted(self.name)
        dice.shuffle(squares)
        board: Board = {}
        for count, white, king in zip(
            forces, (True, True, False, False), (True, False, True, False), strict=True
        ):
            for _ in range(count):
                row = self.book.last_row(white)
                at = next(s for s in squares if s not in board and (king or s[1] != row))
                board[at] = Piece(white, king)
        return board


def test_every_sentence_of_every_game_is_known() -> None:
    for key in KEYS:
        assert book_about(find_game(key)).columns


@pytest.mark.parametrize("key", KEYS)
def test_the_start_is_the_one_that_is_told(key: str) -> None:
    desk = Desk(key)
    state, book = desk.game.start(), desk.book
    count, first, last = book.men
    board = desk.board(state)
    assert set(desk.name) == book.squares()
    assert desk.is_white(state.to_move) is book.white_first
    for white in (True, False):
        rows = {y if white else book.rows - 1 - y for (_, y), piece in board.items() if piece.white is white}
        assert rows == set(range(first - 1, last))
        assert sum(piece.white is white and not piece.king for piece in board.values()) == count


@pytest.mark.parametrize("key", KEYS)
def test_the_moves_are_those_that_are_told(key: str) -> None:
    desk, dice = Desk(key), Random(key)
    captures = choices = refused = 0
    most = desk.book.men[0]
    crowd = min(4, most - 2)
    # Few pieces, and men that capture forward alone, seldom have a choice of captures.
    for number in range(1_000):
        if number >= (80 if most > 5 else 320) and choices > 3:
            break
        kings = 0 if desk.book.crowning_wins else 1 + number % crowd
        men = min(most - crowd, 2 + number % 9)
        board = desk.random_board(
            dice, (dice.randint(0, kings), dice.randint(1, men), dice.randint(0, kings), men)
        )
        white = dice.random() < 0.5
        try:
            state = desk.state(board, white)
        except BadPosition:
            refused += 1
            continue
        told = desk.book.turns(board, white)
        if desk.book.drawn_at_once(board, white):
            outcome = desk.game.outcome(state)
            assert outcome is not None
            assert outcome.winner is None
            continue
        played = [desk.turn(move) for move in desk.game.legal_moves(state)]
        assert len(set(played)) == len(played)
        assert set(played) == told, (desk.game.dump(state), told ^ set(played))
        captures += any(turn.taken for turn in told)
        choices += len({turn.taken for turn in told if turn.taken}) > 1
    assert captures > 15
    assert choices > 3
    assert refused < 20


@pytest.mark.parametrize("key", [key for key in KEYS if book_about(find_game(key)).crowning_wins])
def test_a_first_king_wins_where_that_is_told(key: str) -> None:
    desk, dice, seen = Desk(key), Random(key), 0
    for _ in range(40):
        state = desk.game.start()
        while (outcome := desk.game.outcome(state)) is None:
            state = desk.game.play(state, dice.choice(desk.game.legal_moves(state)))
            kings = {piece.white for piece in desk.board(state).values() if piece.king}
            ended = desk.game.outcome(state)
            assert len(kings) <= 1
            assert not kings or (ended is not None and desk.is_white(ended.winner) in kings)  # type: ignore[arg-type]
            seen += bool(kings)
        assert outcome.winner is not None
    assert seen > 20


@pytest.mark.few(6)
@pytest.mark.parametrize("key", DRAWING)
def test_the_draws_are_those_that_are_told(key: str) -> None:
    desk, dice = Desk(key), Random(key)
    unseen = set(desk.book.draws)
    for number, forces in enumerate(ENDGAMES * 8):
        # The first round wanders about; the second goes to and fro, so that positions come back.
        if not unseen:
            break
        board, white = desk.random_board(dice, forces), dice.random() < 0.5
        state = desk.state(board, white)
        scorer = Scorer(desk.book, board, white)
        for _ in range(340):
            given = scorer.draws()
            at_once = desk.book.drawn_at_once(scorer.board, scorer.white)
            moves = {desk.turn(move): move for move in desk.game.legal_moves(state)}
            outcome = desk.game.outcome(state)
            if outcome is not None and outcome.winner is not None:
                break
            by_itself = at_once or any(not draw.claimed for draw in given)
            claim = desk.game.claimable_draw(state) is not None
            facts = (key, desk.game.dump(state), [draw.sentence for draw in given])
            assert (outcome is not None) == by_itself, facts
            assert claim == (not by_itself and bool(given)), facts
            unseen -= set(given)
            if by_itself:
                break
            if desk.book.king_run:
                told = {
                    turn
                    for turn in desk.book.turns(scorer.board, scorer.white)
                    if turn.taken or turn.start != scorer.resting()
                }
                assert set(moves) == told, facts
            turn = _chosen(desk, scorer, list(moves), dice, wander=number // len(ENDGAMES) % 2 == 0)
            state = desk.game.play(state, moves[turn])
            scorer.turn(turn, [desk.square[cell] for cell in moves[turn].path[1:]])
            assert scorer.board == desk.board(state)
    assert not unseen, [draw.sentence for draw in unseen]


@pytest.mark.few(6)
@pytest.mark.parametrize("number", range(24))
def test_a_house_game_is_played_as_its_rules_are_told(number: int) -> None:
    key = houses(SEED, 24)[number].key
    test_the_start_is_the_one_that_is_told(key)
    test_the_moves_are_those_that_are_told(key)
    test_the_draws_are_those_that_are_told(key)


@pytest.mark.parametrize("key", ["house:8x8+huff", "house:10x10+flying-huff", "malaysian:8x8"])
def test_a_piece_that_is_given_up_counts_towards_a_draw_as_is_told(key: str) -> None:
    desk, dice, given_up = Desk(key), Random(key), 0
    for _ in range(24):
        board, white = desk.random_board(dice, (4, 0, 4, 0)), dice.random() < 0.5
        state, scorer, late = desk.state(board, white), Scorer(desk.book, board, white), False
        while (outcome := desk.game.outcome(state)) is None:
            assert not scorer.draws(), desk.game.dump(state)
            moves = {desk.turn(move): move for move in desk.game.legal_moves(state)}
            # Pieces come near each other when the count has gone some way, and one is given up.
            given = [turn for turn in moves if turn.lost is not None and scorer.idle > 10]
            quiet = [turn for turn in moves if turn.lost is None and not turn.taken and 12 < scorer.idle < 30]
            late = late or bool(given)
            turn = dice.choice(given or quiet or [_chosen(desk, scorer, list(moves), dice, wander=True)])
            state = desk.game.play(state, moves[turn])
            scorer.turn(turn, [desk.square[cell] for cell in moves[turn].path[1:]])
        assert (
            outcome.winner is not None
            or scorer.draws()
            or desk.book.drawn_at_once(scorer.board, scorer.white)
        )
        given_up += late and outcome.winner is None
    assert given_up


def _chosen(desk: Desk, scorer: Scorer, turns: list[Turn], dice: Random, *, wander: bool) -> Turn:
    """A quiet move of a king after which nothing hangs, to new places or to known ones; else any."""
    dice.shuffle(turns)
    boards = [one[0] for one in scorer.seen]  # type: ignore[index]
    best: tuple[int, Turn] | None = None
    for turn in turns:
        if turn.taken or turn.lost is not None or not scorer.board[turn.start].king:
            continue
        after = desk.book.after(scorer.board, turn, crowned=False)
        if desk.book.captures(after, not scorer.white):
            continue
        times = boards.count(frozenset(after.items())) * (1 if wander else -1) + 1000 * scorer.breaks(after)
        if best is None or times < best[0]:
            best = times, turn
        if wander and times == 0:
            break
    return best[1] if best else turns[0]
