"""A match as the page shows it: who may touch what, what is asked about, and what the reader is told."""

import json
from datetime import timedelta
from typing import Any

import pytest

from bot.core.clock import Pause, Why
from bot.core.match import Header, Match, begin, set_up
from bot.core.preferences import PlayerSettings
from bot.language.texts import Texts
from bot.language.words import Words
from bot.page.board import board_of
from rules import GAMES, Notation, Side
from tests.bot.fixtures import ANNA, BOB, PLACE, START, terms

TEXTS = Texts()
NAMES = {ANNA: "Anna", 1: "Ben"}


def shown(match: Match, user: int | None = ANNA, language: str = "en", **how: Any) -> dict[str, Any]:
    """The match as a browser reads it."""
    settings = how.pop("settings", PlayerSettings())
    words = Words(TEXTS, language, moves_in=settings.notation)
    board = board_of(match, user=user, words=words, settings=settings, names=NAMES, now=START, **how)
    read: dict[str, Any] = json.loads(json.dumps(board))
    return read


def of(game: str, position: str | None = None, *moves: str) -> Match:
    return set_up(game, position, Side.FIRST, ANNA, moves, START)


def walked(board: dict[str, Any], *names: str) -> dict[str, Any]:
    """The meaning of the squares of these names, touched one after another."""
    cells = {each["name"]: str(each["cell"]) for each in board["cells"]}
    nodes, way = board["touch"]["nodes"], board["touch"]["starts"]
    for name in names:
        node: dict[str, Any] = nodes[way[cells[name]]]
        way = node.get("next", {})
    return node


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_shown_whole(key: str, language: str) -> None:
    board = shown(of(key), language=language)
    game = GAMES[key]
    state = game.start()
    assert len(board["cells"]) == len(game.view(state).cells)
    assert [text for _, text in board["legal"]] == [
        game.format(state, move) for move in game.legal_moves(state)
    ]
    reached = {
        number for node in board["touch"]["nodes"] for number in (node.get("move"), *node.get("moves", ()))
    }
    assert reached - {None} == set(range(len(board["legal"])))
    standing = {str(piece.cell) for piece in game.view(state).pieces}
    assert set(board["touch"]["refused"]) == standing - set(board["touch"]["starts"])
    assert "style=" not in board["svg"]


def test_only_the_player_to_move_touches_and_only_the_present_board() -> None:
    match = of("russian", None, "c3-d4")
    for user, mine in ((ANNA, "first"), (None, None), (7, None)):
        board = shown(match, user)
        assert (board["touch"], board["legal"], board["mine"]) == (None, [], mine)
    assert shown(match, 1)["touch"]
    assert shown(match, 1, ply=0)["touch"] is None
    assert shown(of("russian"))["touch"]
    over, _ = match.resign(1, START)
    assert shown(over, 1)["touch"] is None


def test_a_touch_says_what_is_asked_and_why_a_piece_may_not_move() -> None:
    board = shown(of("international", "W:WK3:B14,21,33,39"))
    asked = walked(board, "3", "16")
    assert asked["ask"] == "which"
    whole, sentence, path, gone = board["touch"]["said"][str(asked["moves"][0])]
    assert (whole, len(path), len(gone)) == ("3x20x38x16", 4, 3)
    assert sentence.startswith("White’s king 3 takes")
    assert board["legal"][walked(board, "3", "25", "43", "16")["move"]][0] == "3x25x43x16"
    compulsory = shown(of("russian", "W:Wc3,h2:Bd4,h8"))["touch"]
    assert sorted(compulsory["refused"].values()) == [
        *["That is your opponent’s piece."] * 2, "You must capture. This piece cannot."
    ]  # fmt: skip


def test_the_reader_chooses_side_notation_and_ply() -> None:
    match = of("international", None, "32-28", "19-23", "28x19")
    board = shown(match, settings=PlayerSettings(notation=Notation.ALGEBRAIC), side=Side.SECOND, ply=1)
    assert board["moves"] == ["d4-e5", "g7-f6", "e5xg7"]
    assert (board["bottom"], board["ply"], board["plies"]) == ("second", 1, 3)
    first, last = board["cells"][0], shown(match)["cells"][0]
    assert first["name"] != last["name"]
    assert board["last"].endswith(board["moves"][0])
    assert board["svg"] != shown(match, side=Side.SECOND)["svg"]


def test_clocks_turn_offers_and_pauses_are_told() -> None:
    match = of("russian", None, "c3-d4")
    assert shown(match, 1)["told"] == "Your move."
    assert shown(match)["told"] == shown(match, None)["told"] == "Ben is to move."
    offered, _ = match.offer_draw(ANNA, START)
    assert any("Anna offers a draw" in note for note in shown(offered, 1)["notes"])
    paused, _ = match.pause(Pause(Why.VACATION, START, START + timedelta(days=1)), START)
    assert shown(paused, 1)["notes"] == ["Clock stopped: a vacation."]
    over, _ = match.resign(1, START)
    assert "Anna wins" in shown(over)["told"]
    assert [player["winner"] for player in shown(over)["players"]] == [True, False]


def test_time_left_runs_for_the_side_to_move() -> None:
    agreed = terms(game="russian")
    match, _ = begin(Header(7, agreed, PLACE, (ANNA, BOB), agreed.kind.rules_version), START)
    board = board_of(
        match,
        user=BOB,
        words=Words(TEXTS, "en"),
        settings=PlayerSettings(),
        names={ANNA: "Anna", BOB: "Bob"},
        now=START + timedelta(hours=1),
    )
    first, second = board["players"]
    assert second["left"] - first["left"] == 3600
    assert (first["running"], second["running"]) == (True, False)
