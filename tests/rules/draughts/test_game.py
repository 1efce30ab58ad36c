"""A draughts game as others see it: its options and facts; games in which the ends of play are unusual."""

import re
import subprocess
import sys
from dataclasses import fields, replace
from typing import Any

import pytest

from rules import GAMES, Colour, Fact, Notation, Side, UnknownGame, find_game
from rules.draughts import traits
from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import (
    DIAGONALS,
    FORWARD_AND_SIDEWAYS,
    Crowning,
    Idle,
    Landing,
    Priority,
    Reach,
    Refusal,
    Removal,
    Ruleset,
    Value,
)
from rules.draughts.traits import traits_of
from rules.draughts.variants import VARIANTS, Variant
from rules.errors import IllegalMove, Reason
from rules.game import Ending, Outcome, PieceView
from rules.geometry import Numbering, Shape, Squares
from tests.rules.draughts.counted import play
from tests.rules.draughts.positions import RULESETS, game_of
from tests.rules.test_laws import match, result_for


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_every_variant_and_option_starts_and_can_move(variant: Variant) -> None:
    for options in [(), *((name,) for name in variant.options), tuple(variant.options)]:
        game = GAMES[variant.key].choose(options)
        state = game.start()
        assert game.outcome(state) is None
        assert game.legal_moves(state)
        assert game.load(game.dump(state)) == state


def test_a_key_names_its_options_in_one_order() -> None:
    game = find_game("DAM: forward , 8x8")
    assert game.key == "malaysian:8x8,forward"
    assert find_game(game.key) is game
    assert game.choose(()) is GAMES["malaysian"]
    assert len(game.view(game.start()).pieces) == 24


@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("american", "english, Checkers, straight"), ("international", "polish"), ("russian", "shashki"),
        ("german", "Dame"), ("malaysian", "Singaporean, dam"), ("turkish", "dama"), ("armenian", "tama"),
        ("gothic", "Altdeutsch"), ("zongheng", "zong-heng, Zong Heng, ツォンヘン, 縦横"), ("binary", "バイナリー"),
        ("incorrect", "incorrect-checkers, Incorrect Checkers, インコレクトチェッカー"),
    ],
)  # fmt: skip
def test_a_command_line_knows_a_game_by_its_other_names_too(key: str, names: str) -> None:
    assert all(find_game(name) is GAMES[key] for name in names.split(","))


def test_an_option_that_does_not_exist_is_named() -> None:
    with pytest.raises(UnknownGame) as caught:
        find_game("gothic:flying,8x8")
    assert caught.value.details == {"name": "gothic", "option": "8x8"}


def test_the_view_of_a_spanish_board_numbers_from_whites_right() -> None:
    game = GAMES["spanish"]
    view = game.view(game.start())
    numbers = {(cell.column, cell.row): cell.number for cell in view.cells}
    assert (numbers[7, 7], numbers[1, 7], numbers[0, 0]) == (1, 4, 32)
    assert not view.corner_dark
    assert view.bottom is Side.FIRST
    assert game.colours[view.bottom] is Colour.WHITE
    at = {cell.number: cell.cell for cell in view.cells}
    assert PieceView(at[1], Side.FIRST) in view.pieces
    assert PieceView(at[32], Side.SECOND) in view.pieces


def test_black_starts_and_white_is_below_in_american() -> None:
    game = GAMES["american"]
    view = game.view(game.start())
    assert game.colours == (Colour.BLACK, Colour.WHITE)
    assert (view.to_move, view.bottom, view.corner_dark) == (Side.FIRST, Side.SECOND, True)


def test_registry_has_the_variants_in_order() -> None:
    keys = [game.key for game in GAMES.values() if isinstance(game, DraughtsGame)]
    assert keys == [variant.key for variant in VARIANTS]


def test_importing_the_rules_puts_no_generator_together() -> None:
    code = (
        "import rules; from rules.draughts.movegen import generator_of as it; print(it.cache_info().currsize)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "0"


FRISIAN = next(variant.ruleset for variant in VARIANTS if variant.ruleset.king_run)

OTHERWISE: dict[str, Any] = {
    "shape": Shape(8, 8, Squares.H1, Numbering.TOP_LEFT), "men_rows": (2, 3), "first": Colour.BLACK,
    "first_agreed": True, "man_moves": FORWARD_AND_SIDEWAYS, "man_captures": DIAGONALS,
    "man_takes_king": False, "king_moves": FORWARD_AND_SIDEWAYS, "king_captures": DIAGONALS,
    "king_reach": Reach.SHORT, "landing": Landing.NEXT, "removal": Removal.AT_ONCE,
    "crowning": Crowning.GOES_ON, "crowning_wins": True,
    "priority": (Priority.WITH_KING, Priority.MOST_VALUE), "value": Value(man=2, king=3),
    "refusal": Refusal.FORFEITS, "king_run": None, "giveaway": True, "draws": (Idle(moves=10),),
    "notation": Notation.ALGEBRAIC, "capture_sign": ":",
}  # fmt: skip
OF_RECORDS = {"score", "pdn_type"}
"""How records are written is no rule of play."""


def said(ruleset: Ruleset) -> list[tuple[str, tuple[tuple[str, int | str], ...]]]:
    return [(fact.code, tuple(fact.details.items())) for fact in traits_of(ruleset)]


@pytest.mark.parametrize("name", [field.name for field in fields(Ruleset) if field.name not in OF_RECORDS])
def test_a_change_of_any_trait_changes_what_is_said(name: str) -> None:
    assert said(replace(FRISIAN, **{name: OTHERWISE[name]})) != said(FRISIAN)


def test_each_way_with_captures_is_heard() -> None:
    assert len({str(said(replace(FRISIAN, refusal=refusal))) for refusal in Refusal}) == len(Refusal)


def every_fact() -> list[tuple[str, Fact]]:
    found = []
    for variant in VARIANTS:
        for changes in ({}, *variant.options.values()):
            found += [(variant.key, fact) for fact in traits_of(replace(variant.ruleset, **changes))]
    return found


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: str(variant.key))
def test_each_option_is_heard(variant: Any) -> None:
    for changes in variant.options.values():
        assert said(replace(variant.ruleset, **changes)) != said(variant.ruleset)


def test_codes_and_details_are_those_of_the_list() -> None:
    listed = set(re.findall(r"[a-z][a-z-]+", traits.__doc__ or ""))
    for key, fact in every_fact():
        assert fact.code in listed, (key, fact)
        assert set(fact.details) <= listed, (key, fact)
        for value in fact.details.values():
            assert isinstance(value, int) or re.fullmatch("[a-z0-9:-]+", value), (key, fact)


def test_no_two_games_say_the_same() -> None:
    texts = [str(said(variant.ruleset)) for variant in VARIANTS]
    assert len(set(texts)) == len(texts)


WHITE, BLACK = Outcome(Ending.CROWNED, Side.FIRST), Outcome(Ending.CROWNED, Side.SECOND)


@pytest.mark.parametrize(
    ("position", "moves", "outcome"),
    [
        ("W:W6:B45", "6-1", WHITE),
        ("B:W6:B45", "45-50", BLACK),
        ("W:W12:B7,45", "12x1", WHITE),
        # A man that takes on from the last row has not been crowned there, nor has one that was taken before.
        ("W:W12,31:B7,8,45", "12x3", WHITE),
        ("W:W14:B9,8,17,45", "14x21", None),
        ("W:W47,32:B45", "47-42", None),
        # Set up so: who moved last has the first king.
        ("W:WK1:BK50,45", "", BLACK),
        ("B:WK1:BK50,45", "", WHITE),
        ("W:WK1:B45", "", WHITE),
    ],
)
def test_the_first_king_wins(position: str, moves: str, outcome: Outcome | None) -> None:
    game = game_of("breakthrough")
    state = play("breakthrough", position, moves)
    assert game.outcome(state) == outcome
    assert bool(game.legal_moves(state)) == (outcome is None)
    node = game.tree.node(state)
    assert game.tree.result(node, game.tree.steps(node)) == result_for(state.to_move, outcome)


def test_without_a_move_it_is_lost_as_everywhere() -> None:
    game = game_of("breakthrough")
    assert game.outcome(game.start("W:W46:B41,37")) == Outcome(Ending.NO_MOVES, Side.SECOND)
    assert game.outcome(play("breakthrough", "W:W28:B23", "28x19")) == Outcome(Ending.NO_PIECES, Side.FIRST)


def test_it_says_nothing_of_kings_that_move_and_asks_for_no_draw() -> None:
    usual, told = ({fact.code for fact in game_of(key).traits} for key in ("international", "breakthrough"))
    assert told - usual == {"crowning-wins"}
    assert not {
        code for code in told if code.startswith(("king-", "landing-", "man-takes-king", "draw-"))
    } - {"draw-agreement"}
    counted = (
        {fact.code: fact.details for fact in game_of(key).traits}["priority-most-pieces"]["kings"]
        for key in ("international", "breakthrough")
    )
    assert tuple(counted) == ("yes", "no")


def test_frysk_is_frisian_with_five_men_a_side() -> None:
    frysk, frisian = game_of("frysk"), game_of("frisian")
    start = frysk.start()
    assert frysk.dump(start) == frysk.dump(frysk.start("W:W46,47,48,49,50:B1,2,3,4,5"))
    state = frisian.start("W:W46,47,48,49,50:B1,2,3,4,5")
    for move in ["47-41", "4-10", "41-36", "10-15", "36-31", "15-20"]:
        assert [frysk.format(start, each) for each in frysk.legal_moves(start)] == [
            frisian.format(state, each) for each in frisian.legal_moves(state)
        ]
        start, state = (
            frysk.play(start, frysk.parse(start, move)),
            frisian.play(state, frisian.parse(state, move)),
        )


GIVEAWAY = game_of("antidraughts")
FREE = DraughtsGame(Variant("free", replace(RULESETS["pool"], refusal=Refusal.FREE)))
BOTH = (GIVEAWAY, FREE)


@pytest.mark.parametrize(
    ("position", "move", "winner"),
    [
        ("W:W28:B23", "28x19", Side.SECOND), ("W:W28:B", None, Side.SECOND), ("B:W28:B", None, Side.SECOND),
        ("W:W46:B41,37", None, Side.FIRST),
    ],
)  # fmt: skip
def test_the_side_without_a_move_wins_in_giveaway(position: str, move: str | None, winner: Side) -> None:
    state = GIVEAWAY.start(position)
    if move:
        state = GIVEAWAY.play(state, GIVEAWAY.parse(state, move))
    assert GIVEAWAY.outcome(state) == Outcome(Ending.GIVEN_AWAY, winner)
    node = GIVEAWAY.tree.node(state)
    result = GIVEAWAY.tree.result(node, GIVEAWAY.tree.steps(node))
    assert result == result_for(state.to_move, GIVEAWAY.outcome(state))


def test_giveaway_is_played_with_the_usual_moves_for_the_opposite_end() -> None:
    usual = game_of("international")
    assert GIVEAWAY.perft(GIVEAWAY.start(), 5) == usual.perft(usual.start(), 5)
    state = GIVEAWAY.load("W:W31,32,K46:B1,2")
    assert GIVEAWAY.tree.balance(GIVEAWAY.tree.node(state)) == -300


def test_captures_are_a_choice_that_costs_nothing() -> None:
    state = FREE.start("W:W22,30:B17,18")
    texts = {FREE.format(state, move) for move in FREE.legal_moves(state)}
    assert texts == {"22x13", "22x15", "30-25", "30-26"}
    before = state.position.pieces(state.to_move).bit_count()
    after = FREE.play(state, FREE.parse(state, "30-26"))
    assert after.position.pieces(state.to_move).bit_count() == before
    assert all(move.forfeited is None for move in FREE.legal_moves(state))


def test_a_capture_that_is_begun_is_finished_all_the_same() -> None:
    state = FREE.start("W:W30:B26,18")
    with pytest.raises(IllegalMove) as caught:
        FREE.parse(state, "30x23")
    assert caught.value.reason is Reason.UNFINISHED_CAPTURE
    assert FREE.format(state, FREE.parse(state, "30x14")) == "30x14"


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.key)
def test_the_tree_ends_where_and_as_the_game_does(game: DraughtsGame) -> None:
    for seed in range(4):
        for state, _, after in match(game, seed):
            for one in (state, after):
                bare = game.load(game.dump(one).split()[0])
                node = game.tree.node(one)
                assert game.tree.result(node, game.tree.steps(node)) == result_for(
                    one.to_move, game.outcome(bare)
                )
