"""A list that is too long for an alternative text loses whole entries, never the reader's own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.enumeration import Enumeration
from bot.skin.card import MAX_ALTERNATIVE, Attached, Reply, note, picture_part


@pytest.mark.parametrize(
    ("own", "most", "said"),
    [
        (None, 40, "Cup: 1. Ann, 2. Ben, 3. Eve, 4. Dan"),
        (None, 35, "Cup: 1. Ann, 2. Ben, 3. Eve, 4. Dan"),
        (None, 34, "Cup: 1. Ann, 2. Ben, 3. Eve, …"),
        (None, 29, "Cup: 1. Ann, 2. Ben, …"),
        (3, 32, "Cup: 1. Ann, 2. Ben, …, 4. Dan"),
        (2, 32, "Cup: 1. Ann, 2. Ben, 3. Eve, …"),
        (1, 18, "Cup: …, 2. Ben, …"),
        (0, 16, "Cup: 1. Ann, …"),
        (None, 3, "Cu…"),
    ],
)
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
    (item,) = picture_part(picture).to_component_dict()["items"]
    assert item["description"] == sent.description
    assert "…" in sent.description
