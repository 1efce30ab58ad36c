"""Sentences that need more than one fact, in both languages, and the cuts in them and in lists."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.errors import ManyGames
from bot.core.pace import PRESETS, Pace
from bot.language import WHOLE
from bot.language.enumeration import Enumeration
from bot.language.texts import Texts
from bot.language.words import MAX_QUOTED, Words, mention, moment, shortened
from bot.skin.card import MAX_ALTERNATIVE, Attached, Reply, note, picture_part
from rules import GAMES, MoveError, Notation, Side, UnknownGame, find_game
from tests import stored

TEXTS = Texts()
ENGLISH = Words(TEXTS, "en")
PACES = (
    *("none", "3d", "36h", "3d@Europe/Berlin", "bank 10d+36h", "bank 10d+36h cap 10d"),
    "bank 10d+36h cap 10d@America/Argentina/Buenos_Aires",
)
KEYS = (*GAMES, "gothic:flying", "malaysian:8x8,forward", "brazilian:cbd")


@pytest.mark.parametrize("language", WHOLE)
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
        *(f"{each}: {words.language_name(each)}" for each in WHOLE),
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
    typed = "ａｓ AT home"
    at_home = Words(TEXTS, "en", {"house:8x8": "As at home"}).error(UnknownGame(name=typed))
    assert at_home == ENGLISH("error-unknown-game-house", name=typed)


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


def test_nobody_is_mentioned_who_is_forgotten_or_must_not_be() -> None:
    words, people = ENGLISH.naming({17: "Ann"}), [mention(each) for each in (17, 18, -3)]
    said = ["Ann", "<@18>", words("former-player")]
    assert words.apart(*people) == words("signs-apart", first="", following="").join(said)
    assert [words.about(each, "") for each in people] == [words.about(each, "") for each in said]
    listed = [
        words("match-claims-end", players=each, player="", then="counts", when="") for each in (people, said)
    ]
    assert listed[0] == listed[1]


@pytest.mark.parametrize(
    ("own", "most", "said"),
    [
        (None, 40, "Cup: 1. Ann, 2. Ben, 3. Eve, 4. Dan"), (None, 35, "Cup: 1. Ann, 2. Ben, 3. Eve, 4. Dan"),
        (None, 34, "Cup: 1. Ann, 2. Ben, 3. Eve, …"), (None, 29, "Cup: 1. Ann, 2. Ben, …"),
        (3, 32, "Cup: 1. Ann, 2. Ben, …, 4. Dan"), (2, 32, "Cup: 1. Ann, 2. Ben, 3. Eve, …"),
        (1, 18, "Cup: …, 2. Ben, …"), (0, 16, "Cup: 1. Ann, …"), (None, 3, "Cu…"),
    ],
)  # fmt: skip
def test_whole_entries_are_left_out(own: int | None, most: int, said: str) -> None:
    assert Enumeration("Cup: ", ("1. Ann", "2. Ben", "3. Eve", "4. Dan"), ", ", own).within(most) == said


@given(
    st.text(max_size=100),
    st.lists(st.text(min_size=1, max_size=60), max_size=128).map(tuple),
    st.data(),
    st.integers(300, 1100),
)
def test_it_is_never_too_long_and_has_its_readers_line(
    heading: str, entries: tuple[str, ...], data: st.DataObject, most: int
) -> None:
    own = data.draw(st.none() | st.integers(0, len(entries) - 1)) if entries else None
    listed = Enumeration(heading, entries, ", ", own)
    said = listed.within(most)
    assert len(said) <= most
    assert said.startswith(heading)
    if own is not None:
        assert entries[own] in said
    if len(str(listed)) <= most:
        assert said == str(listed)
    else:
        shown = said[len(heading) :].removesuffix("…")
        assert any(shown.startswith(", ".join(entries[:count])) for count in range(len(entries)))
        assert "…" in said


LONG = Enumeration("Ladder, ", tuple(f"{number}. {'x' * 48}" for number in range(99)), ", ", 98)


@pytest.mark.parametrize("text", ["x" * 5000, LONG])
def test_no_alternative_text_is_longer_than_discord_takes(text: str | Enumeration) -> None:
    picture = Attached("ladder.png", b"drawn", text)
    reply = Reply(note("Here").card, (picture,))
    (sent,) = reply.attachments
    assert sent.description is not None
    assert len(sent.description) <= MAX_ALTERNATIVE
    part: Any = picture_part(picture)
    (item,) = part.to_component_dict()["items"]
    assert item["description"] == sent.description
    assert "…" in sent.description
