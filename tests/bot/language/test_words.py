"""Sentences that need more than one fact, in both languages, and the cuts in them."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.core.errors import BadFile, ManyGames
from bot.core.pace import PRESETS, Pace
from bot.language import LANGUAGES
from bot.language.texts import Texts
from bot.language.words import MAX_QUOTED, Words, mention, moment, shortened
from rules import GAMES, MoveError, Notation, Side, find_game
from tests import stored

TEXTS = Texts()
ENGLISH = Words(TEXTS, "en")
PACES = (
    *("none", "3d", "36h", "3d@Europe/Berlin", "bank 10d+36h", "bank 10d+36h cap 10d"),
    "bank 10d+36h cap 10d@America/Argentina/Buenos_Aires",
)
KEYS = (*GAMES, "gothic:flying", "malaysian:8x8,forward", "brazilian:cbd")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_paces_and_choices_are_called_so(language: str) -> None:
    words = Words(TEXTS, language)
    paces = [Pace.parse(key) for key in PACES]
    told = [
        *(f"{key}: {words.game(key)}" for key in KEYS),
        *(
            f"{key}: {words.pace(pace)} | {words.longest(pace)}"
            for key, pace in zip(PACES, paces, strict=True)
        ),
        *(f"{key}: {words.preset(key)}" for key in PRESETS),
        *(f"{each}: {words.language_name(each)}" for each in LANGUAGES),
        *(f"{notation.value}: {words.notation(notation)}" for notation in Notation),
        " ".join(words.colour(find_game(key), side) for key in GAMES for side in Side),
        " ".join(words.group(number) for number in (0, 1, 25)),
        " ".join(words.left(timedelta(hours=hours)) for hours in (0, 1, 23, 24, 75)),
        words("result-absent", player="<@-7>"),
    ]
    stored.check(f"words/{language}", "\n".join(told))


def test_without_a_clock_there_is_nothing_to_tell() -> None:
    assert ENGLISH.left(None) == ""
    assert ENGLISH.longest(Pace.parse("none")) == "Without a move for 28 days, the game ends."


def test_what_is_wrong_names_what_would_be_right() -> None:
    many = ENGLISH.error(ManyGames(text="check", games=("american", "pool")))
    assert "American checkers" in many
    assert "Pool" in many
    game = find_game("russian")
    with pytest.raises(MoveError) as refused:
        game.parse(game.load("W:Wa1:Bb2"), "a1")
    assert "a1:c3" in ENGLISH.error(refused.value)
    assert ENGLISH.line("gothic:flying") == ENGLISH.line("gothic")
    file = BadFile("move", number="12...", ply=24, text="1-99", game="pool", why="unreadable")
    assert "Pool checkers" in ENGLISH.error(file)


def test_what_somebody_typed_is_repeated_up_to_a_length() -> None:
    for length in (MAX_QUOTED - 1, MAX_QUOTED):
        assert "a" * length in ENGLISH.error(ManyGames(text="a" * length, games=("american",)))
    cut = ENGLISH.error(ManyGames(text="a" * (MAX_QUOTED + 1), games=("american",)))
    assert "a" * MAX_QUOTED not in cut
    assert "a" * (MAX_QUOTED - 1) + "…" in cut


def test_a_text_is_cut_where_it_would_be_refused() -> None:
    assert [shortened("abcd", limit) for limit in (5, 4, 3, 1)] == ["abcd", "abcd", "ab…", "…"]


def test_moments_and_people_are_written_as_discord_reads_them() -> None:
    at = datetime(2026, 1, 5, 12, tzinfo=UTC)
    assert (moment(at), moment(at, "f"), mention(17)) == ("<t:1767614400:R>", "<t:1767614400:f>", "<@17>")
