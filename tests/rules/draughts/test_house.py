"""House games: keys that say the whole table, contradictions, and the laws of all games."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import ClashingTraits, UnknownGame, UnknownOption, UnknownTrait, find_game, is_house
from rules.draughts.game import DraughtsGame
from rules.draughts.house import WORDS, HouseRules
from rules.draughts.movegen import BUDGET
from rules.game import Colour
from rules.records.claims import claims_of
from rules.records.pdn import read_pdn
from rules.records.pdn_write import record_of, write_pdn
from rules.records.record import Record
from rules.records.replay import Line, Work
from tests.rules import test_laws as laws
from tests.rules.draughts.houses import EVERY_HOUSE, every_composition, houses
from tests.rules.draughts.positions import game_of
from tests.rules.draughts.test_movegen_budget import MOST, climb, nodes
from tests.seed import SEED

# Keys.


def test_a_key_says_the_traits_and_the_traits_one_key() -> None:
    keys = {rules.key: rules for rules in EVERY_HOUSE}
    assert len(keys) == len(EVERY_HOUSE) > 1_000
    for key, rules in keys.items():
        assert HouseRules.read(key) == rules
        assert len(key) <= 80
        assert is_house(key)


def test_a_key_is_stable() -> None:
    """Keys stand in the records of matches: these mean the same for ever."""
    assert HouseRules().key == "house:8x8"
    plain = HouseRules.read("house:8x8")
    assert plain == HouseRules()
    assert (plain.first, plain.size, plain.backward) == (Colour.WHITE, 8, False)
    key = "house:10x10+right-backward-flying-huff-value-passing-black"
    assert HouseRules.read(key).key == key
    known = "right backward flying free huff pieces value passing through black giveaway"
    assert list(WORDS) == known.split()


@pytest.mark.parametrize(
    ("key", "written"),
    [
        ("house:8x8", "99,W,8,8,N2,0"),
        ("house:12x12+right", "99,W,12,12,N2,1"),
        ("house:10x10+black", "99,B,10,10,N1,0"),
    ],
)
def test_a_record_says_who_begins_who_sees_the_first_number_and_where_the_corner_is(
    key: str, written: str
) -> None:
    assert HouseRules.read(key).ruleset.pdn_type == written


@given(
    words=st.permutations(list(WORDS)), count=st.integers(0, len(WORDS)), size=st.sampled_from((8, 10, 12))
)
def test_in_whatever_order_it_is_written_it_is_one_game(words: list[str], count: int, size: int) -> None:
    said = f"House:{size}x{size}" + ("+" + "-".join(words[:count]) if count else "")
    try:
        game = find_game(said)
    except ClashingTraits:
        return
    assert find_game(game.key) is game
    assert sorted(game.key.partition("+")[2].split("-")) == sorted(words[:count]) or not count


@pytest.mark.parametrize("key", ["house", "house:", "house:9x9", "house:8x8+fly", "house:8x8,free"])
def test_a_trait_that_does_not_exist_is_named(key: str) -> None:
    with pytest.raises(UnknownTrait) as caught:
        find_game(key)
    assert caught.value.details["name"] == "house"


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("house:8x8+free-pieces", "free-priority"), ("house:8x8+free-value", "free-priority"),
        ("house:8x8+free-huff", "refusal"), ("house:8x8+pieces-value", "priority"),
        ("house:8x8+backward-passing-through", "crowning"), ("house:8x8+through", "through-forward"),
        ("house:8x8+giveaway-free", "giveaway-refusal"), ("house:8x8+giveaway-huff", "giveaway-refusal"),
        ("house:12x12+flying", "large-flying"), ("house:8x8+flying-flying", "flying"),
    ],
)  # fmt: skip
def test_contradictions_are_refused(key: str, why: str) -> None:
    with pytest.raises(ClashingTraits) as caught:
        find_game(key)
    assert caught.value.details == {"why": why}
    assert isinstance(caught.value, UnknownGame)


def test_a_house_game_has_no_options_and_one_version() -> None:
    game = find_game("house:8x8+flying")
    assert game.choose(()) is game
    assert game.of_version(1) is game
    with pytest.raises(UnknownOption):
        game.choose(("8x8",))


# The table.


@pytest.mark.parametrize(
    ("key", "known"),
    [
        ("house:8x8+black", "american"),
        ("house:8x8+backward-flying-through-black", "pool"),
        ("house:8x8+backward-flying-passing", "russian"),
        ("house:8x8+backward-flying-pieces-through", "brazilian"),
        ("house:10x10+backward-flying-pieces-through", "international"),
        ("house:12x12+backward-flying-pieces-through", "canadian"),
        ("house:12x12+backward-flying-huff-pieces-through", "malaysian"),
        ("house:8x8+backward-flying-huff-pieces-through", "malaysian:8x8"),
    ],
)
def test_composed_like_a_known_game_it_has_the_same_moves(key: str, known: str) -> None:
    house, other = game_of(key), game_of(known)
    assert house.perft(house.start(), 5 if "8x8" in key else 4) == other.perft(
        other.start(), 5 if "8x8" in key else 4
    )
    for seed in range(3):
        for state, _, _ in laws.match(other, seed):
            here = state.position
            assert [move for *_, move in house.generator.of(here)] == [
                move for *_, move in other.generator.of(here)
            ]


def test_every_trait_is_heard_in_the_rules() -> None:
    plain = HouseRules(backward=True)
    for trait, value in WORDS.values():
        change: dict[str, Any] = {trait: value}
        other = replace(plain, **change)
        if other != plain:
            assert find_game(other.key).traits != find_game(plain.key).traits, trait


def test_huffing_takes_the_piece_that_failed_to_capture() -> None:
    game = game_of("house:8x8+huff")
    state = game.start("W:W22,32:B18,1")
    texts = [game.format(state, move) for move in game.legal_moves(state)]
    assert "22x15" in texts
    assert "22-17#22" in texts
    assert "32-28#22" in texts
    after = game.play(state, game.parse(state, "32-28"))
    assert game.dump(after).split()[0] == "B:W28:B1,18"


# The laws of all games.

LAWS: tuple[Callable[..., None], ...] = (
    laws.test_laws_hold_through_a_random_match, laws.test_material_changes_by_exactly_what_was_taken,
    laws.test_the_generator_and_play_agree_on_what_a_move_changes,
    laws.test_seen_from_the_other_side_the_moves_are_mirrored, laws.test_the_tree_is_the_game_without_its_past,
    laws.test_the_start_is_even_or_nearly_so,
)  # fmt: skip


def keeps_the_laws(game: DraughtsGame) -> None:
    for law in LAWS:
        law(game)
    record_reads_back(game)
    stays_in_budget(game)


def record_reads_back(game: DraughtsGame) -> None:
    """A record says the traits, so that whoever reads it needs nothing else to play it again."""
    moves = [move for _, move, _ in laws.match(game, 6)]
    state = game.start()
    for move in moves:
        state = game.play(state, move)
    written = record_of(game, game.start(), moves)
    text = write_pdn(written)
    assert f'[Variant "{game.key}"]' in text
    assert '[GameType "99,' in text
    (record,) = read_pdn(text)
    assert isinstance(record, Record)
    dialect = claims_of(record)[0].dialect
    assert dialect is not None
    assert dialect.game is game
    played = Line(record, dialect, Work()).played()
    assert (played.fault, played.moves) == (None, moves)


def stays_in_budget(game: DraughtsGame) -> None:
    """Moves are found in time from the start on, and after it wherever a random match leads."""
    assert game.generator.within_budget(game.start().position)
    for state, _, _ in laws.match(game, 7):
        game.generator.of(state.position, BUDGET)


@pytest.mark.few(8)
@pytest.mark.parametrize("number", range(24))
def test_a_house_game_keeps_the_laws(number: int) -> None:
    keeps_the_laws(game_of(houses(SEED, 24)[number].key))


@pytest.mark.slow
@pytest.mark.few(1)
@pytest.mark.parametrize("number", range(50))
def test_a_thousand_house_games_keep_the_laws(number: int) -> None:
    for rules in houses(SEED, 1_000)[20 * number : 20 * (number + 1)]:
        keeps_the_laws(game_of(rules.key))


@pytest.mark.slow
@pytest.mark.few(1)
@pytest.mark.parametrize(
    "rules",
    [
        r
        for r in EVERY_HOUSE
        if r.size > 8 and r.backward and not (r.right or r.giveaway) and r.first is Colour.WHITE
    ],
    ids=lambda rules: rules.key,
)
def test_positions_that_are_hard_to_find_captures_in_stay_within_the_budget(rules: HouseRules) -> None:
    game = game_of(rules.key)
    *_, worst = climb(game, Random(SEED), 400)
    assert nodes(game, worst) < MOST


def test_all_but_the_contradictions_can_be_composed() -> None:
    whole = [*every_composition()]
    assert len(whole) == 3 * 2 * 2 * 2 * 3 * 3 * 3 * 2 * 2
    assert 0 < len(EVERY_HOUSE) < len(whole)
