"""A draughts game as others see it: keys, options, start, view."""

import subprocess
import sys

import pytest

from rules import GAMES, Colour, Side, UnknownGame, find_game
from rules.draughts.game import DraughtsGame
from rules.draughts.variants import VARIANTS, Variant
from rules.game import PieceView


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
