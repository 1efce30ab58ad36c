"""Endgame tables: published counts, every value follows from those one move on, and play bears them out."""

import random
from itertools import islice
from math import comb
from pathlib import Path

import pytest

from rules import GAMES, Side
from rules.__main__ import main
from rules.draughts.endgames import SHIPPED, Endgames, Verdict, endgames_of, solvable
from rules.draughts.endgames.material import Material, materials, numbering_of
from rules.draughts.fen import write_position
from rules.draughts.game import DraughtsGame
from rules.draughts.state import Position, State
from rules.draughts.tree import Node
from tests.rules.draughts.positions import game_of
from tests.seed import SEED

DRAUGHTS = [key for key, game in GAMES.items() if isinstance(game, DraughtsGame) and solvable(game)]
MATERIALS = [material for count in (2, 3) for group in materials(count) for material in group]
FOUR_KINGS = ["brazilian", "russian"]
"""The games that come with tables of four kings."""
KINGS = [material for group in materials(4, kings=True) for material in group]


def shipped(key: str) -> Endgames:
    tables = endgames_of(game_of(key))
    assert tables is not None
    return tables


def state_of(node: Node) -> State:
    """The position without a past."""
    _, men, kings, other_men, other_kings = node
    return State(Position(Side.FIRST, (men, other_men), (kings, other_kings)))


def some_node(game: DraughtsGame, material: Material, dice: random.Random) -> Node:
    ruleset = game.ruleset
    no_men = ruleset.last_row(Side.FIRST), 0, ruleset.last_row(Side.SECOND), 0
    while True:
        cells = iter(dice.sample(game.ruleset.board.cells, material.pieces))
        sets = [sum(1 << next(cells) for _ in range(count)) for count in material]
        if not any(pieces & row for pieces, row in zip(sets, no_men, strict=True)):
            men, kings, other_men, other_kings = sets
            return 0, men, kings, other_men, other_kings


def value_of(game: DraughtsGame, tables: Endgames, state: State) -> Verdict:
    """The table's verdict, or the game's where a side has nothing left."""
    if all(map(state.position.pieces, Side)):
        found = tables.look_up(game.tree.node(state))
        assert found is not None
        return found
    ended = game.outcome(state)
    assert ended is not None
    return Verdict(1 if ended.winner is state.to_move else -1, 0)


def from_successors(game: DraughtsGame, tables: Endgames, state: State) -> Verdict:
    """The verdict by the moves of a state: by the game itself and one look at the table for each."""
    over = game.outcome(state)
    if over is not None:
        return Verdict(0, 0) if over.winner is None else Verdict(1 if over.winner is state.to_move else -1, 0)
    wins, losses = [], []
    for move in game.legal_moves(state):
        found = value_of(game, tables, game.play(state, move))
        if found.result < 0:
            wins.append(found.plies + 1)
        elif found.result > 0:
            losses.append(found.plies + 1)
        else:
            losses.append(-1)
    if wins:
        return Verdict(1, min(wins))
    return Verdict(0, 0) if -1 in losses else Verdict(-1, max(losses))


def test_two_kings_in_american_are_as_published(capsys: pytest.CaptureFixture[str]) -> None:
    """The first line is the published one; the others were found here."""
    assert main(["tables", "american", "2"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "K v K: 992 positions, 230 wins, 654 draws, 108 losses, longest 11",
        "M v K: 868 positions, 53 wins, 574 draws, 241 losses, longest 12",
        "K v M: 868 positions, 331 wins, 531 draws, 6 losses, longest 11",
        "M v M: 760 positions, 102 wins, 611 draws, 47 losses, longest 13",
    ]


@pytest.mark.parametrize(("pieces", "published"), [(2, 6_972), (3, 261_224)])
def test_there_are_as_many_positions_as_chinook_counted(pieces: int, published: int) -> None:
    """Placements of 2 and 3 pieces, both sides' and one side's, as the Chinook project (J. Schaeffer) counts them."""
    numbering = numbering_of(game_of("american").ruleset, pieces)
    both = sum(1 for group in materials(pieces) for one in group for _ in numbering.nodes(one))
    alone = sum(comb(28, men) * comb(32 - men, pieces - men) for men in range(pieces + 1))
    assert both + 2 * alone == published


@pytest.mark.parametrize("key", DRAUGHTS)
def test_what_is_shipped_follows_from_the_rules(key: str) -> None:
    game, tables, dice = game_of(key), shipped(key), random.Random(SEED)
    assert tables.pieces == 3
    for material in MATERIALS:
        for _ in range(8):
            node = some_node(game, material, dice)
            assert tables.look_up(node) == from_successors(game, tables, state_of(node)), (material, node)


@pytest.mark.parametrize("key", FOUR_KINGS)
def test_four_kings_follow_from_the_rules(key: str) -> None:
    game, tables, dice = game_of(key), shipped(key), random.Random(SEED)
    for material in KINGS:
        for _ in range(60):
            node = some_node(game, material, dice)
            assert tables.look_up(node) == from_successors(game, tables, state_of(node)), (material, node)


def test_three_kings_against_one_are_won_within_the_rules_of_russian_and_brazilian() -> None:
    """Fifteen moves for the three, and five where the king holds the main road or two are left: no win needs more."""
    for key in ("russian", "brazilian"):
        game, tables, dice = game_of(key), shipped(key), random.Random(SEED)
        won = 0
        for _ in range(200):
            state = game.load(
                write_position(game.ruleset, state_of(some_node(game, Material(0, 3, 0, 1), dice)).position)
            )
            found = tables.look_up(game.tree.node(state))
            assert found is not None
            won += found.result > 0
            assert tables.verdict(state) == found
        assert won > 150
        late = game.start("W:WKa1,Kc1,Ke1:BKb8 idle=20 untaken=20 unchanged=20 few=20,-,-")
        found = tables.look_up(game.tree.node(late))
        assert found is not None
        assert found.plies > 10
        assert tables.verdict(late) is None


@pytest.mark.slow
@pytest.mark.few(0)
@pytest.mark.parametrize("key", DRAUGHTS)
def test_every_shipped_value_follows_from_those_one_move_on(key: str) -> None:
    """One of nine, another ninth each night."""
    game, tables = game_of(key), shipped(key)
    for material in MATERIALS:
        for _, node in islice(numbering_of(game.ruleset, 3).nodes(material), SEED % 9, None, 9):
            assert tables.look_up(node) == from_successors(game, tables, state_of(node)), node


@pytest.mark.parametrize("key", DRAUGHTS)
def test_both_sides_of_the_board_have_the_same_table(key: str) -> None:
    game, tables = game_of(key), shipped(key)
    cells = game.ruleset.board.cells
    turned = dict(zip(cells, reversed(cells), strict=True))
    dice = random.Random(SEED)
    for _ in range(50):
        king, other, third = dice.sample(cells, 3)
        here = (0, 0, 1 << king | 1 << third, 0, 1 << other)
        there = (1, 0, 1 << turned[king] | 1 << turned[third], 0, 1 << turned[other])
        assert tables.look_up(here) == tables.look_up(there) is not None


def test_a_win_that_a_draw_rule_cuts_short_is_not_called_one() -> None:
    game, tables = game_of("american"), shipped("american")
    won = [
        (found.plies, node)
        for _, node in numbering_of(game.ruleset, 3).nodes(Material(0, 2, 0, 1))
        if (found := tables.look_up(node)) is not None and found.result > 0
    ]
    longest = max(won)
    state = state_of(longest[1])
    assert tables.verdict(state) == Verdict(1, longest[0])
    idle = 2 * 40 - longest[0]
    late = State(state.position, type(state.counters)(idle=idle))
    assert tables.verdict(late) == Verdict(1, longest[0])
    too_late = State(state.position, type(state.counters)(idle=idle + 1))
    assert tables.verdict(too_late) is None


def test_nothing_is_said_where_a_frisian_king_may_have_to_rest() -> None:
    game, tables = game_of("frisian"), shipped("frisian")
    kings = next(node for _, node in numbering_of(game.ruleset, 3).nodes(Material(0, 1, 0, 1)))
    mixed = next(node for _, node in numbering_of(game.ruleset, 3).nodes(Material(1, 1, 0, 1)))
    assert tables.verdict(state_of(kings)) is not None
    assert tables.look_up(mixed) is not None
    assert tables.verdict(state_of(mixed)) is None


def test_tables_are_kept_and_read_again(tmp_path: Path) -> None:
    game = game_of("russian")
    kept = tmp_path / "russian.xz"
    assert main(["tables", "russian", "2", "-o", str(kept)]) == 0
    read = endgames_of(game, tmp_path)
    assert read is not None
    assert read.pieces == 2
    assert list(read.summaries()) == list(Endgames.solved(game, 2).summaries())
    with pytest.raises(ValueError, match="holds no tables of american"):
        Endgames.read(game_of("american"), kept)
    assert main(["tables", "russian", "3", "--kings", "-o", str(tmp_path / "russian-kings.xz")]) == 0
    endgames_of.cache_clear()
    both = endgames_of(game, tmp_path)
    assert both is not None
    assert both.look_up((0, 0, 0b11, 0, 0b1000000000)) is not None
    assert both.look_up((0, 0b1000, 0b1, 0, 0b1000000000)) is None
    kept.write_bytes(kept.read_bytes()[:-40])
    assert endgames_of(game, tmp_path / "elsewhere") is None
    endgames_of.cache_clear()
    assert endgames_of(game, tmp_path) is None, "a damaged file is no table"


def test_what_cannot_be_solved_is_refused_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "zongheng", "3"]) == 1
    assert capsys.readouterr().err == "rules: there are tables for draughts only, not for zongheng\n"
    for key in ("breakthrough", "antidraughts"):
        assert main(["tables", key, "2"]) == 1
        assert capsys.readouterr().err == (
            f"rules: there are no tables for {key}, which is not won by leaving the other side no move\n"
        )
    assert main(["tables", "ludo", "3"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    with pytest.raises(SystemExit, match="2"):
        main(["tables", "american", "5"])
    assert capsys.readouterr().err.count("\n") == 1


def test_every_game_has_its_tables_in_the_package() -> None:
    kings = [f"{key}-kings" for key in FOUR_KINGS]
    assert sorted(path.stem for path in SHIPPED.glob("*.xz")) == sorted([*DRAUGHTS, *kings])
    assert sum(path.stat().st_size for path in SHIPPED.glob("*.xz")) < 3_000_000


def test_solving_again_gives_what_is_shipped() -> None:
    dice = random.Random(SEED)
    key = dice.choice(DRAUGHTS)
    two = Endgames.solved(game_of(key), 2)
    assert list(two.summaries()) == list(shipped(key).summaries())[: len(list(two.summaries()))]
