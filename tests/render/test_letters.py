"""Names from everywhere: every letter is drawn, words are set in one face, and long ones are cut to their room."""

import random
import unicodedata
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from render import faces, lacks, legible
from render.coverage import characters
from render.faces import font_for, font_of, runs_of, unshaped
from render.letters import clean, fitted, text_mask, width_of
from render.theme import ALPHABETS, ASIAN, EMOJI, SERIF_ALPHABETS, SERIF_ASIAN, Face
from tests.unicode import emoji

_LINES = (Path(__file__).parents[1] / "data" / "names.txt").read_text(encoding="utf-8").splitlines()[1:]
NAMES = dict(line.split(": ", 1) for line in _LINES)
"""Names and letters of the languages of draughts federations and of Discord."""


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("language", NAMES)
def test_every_letter_of_a_name_is_drawn(language: str, face: Face) -> None:
    name = NAMES[language]
    assert clean(name) == unicodedata.normalize("NFC", name), "nothing is left out, nothing put instead"
    for path, run in runs_of(clean(name), face):
        for character in run:
            if unicodedata.category(character)[0] in "LN":
                assert glyph(path, character) != glyph(path, NOWHERE), f"{character} in {path.name}"


def test_all_hangul_and_all_characters_of_hong_kong_are_drawn() -> None:
    hangul = "".join(map(chr, range(0xAC00, 0xD7A4)))
    assert len(hangul) == 11_172
    assert lacks(hangul) == set()
    pairs = (bytes((first, second)) for first in range(0x87, 0xFF) for second in range(0x40, 0xFF))
    hong_kong = {sign for pair in pairs for sign in pair.decode("big5hkscs", "ignore") if sign.isalpha()}
    assert len(hong_kong) > 17_000
    assert lacks("".join(hong_kong)) == set()
    assert {"𨋢", "㩒"} <= hong_kong


NOWHERE = "\U0010fffd"
"""A character of nobody's: what a font draws for it is its `.notdef`."""


def glyph(path: Path, text: str) -> bytes:
    return bytes(font_of(path, 40).getmask(text))


@pytest.mark.parametrize(
    "path", [ALPHABETS, ASIAN, EMOJI, SERIF_ALPHABETS, SERIF_ASIAN], ids=lambda path: path.stem
)
def test_a_font_draws_something_for_what_it_lacks(path: Path) -> None:
    assert any(glyph(path, NOWHERE))


def test_the_fonts_take_twelve_megabytes_at_most() -> None:
    assert sum(path.stat().st_size for path in ALPHABETS.parent.iterdir()) <= 12 << 20


def test_a_font_is_opened_only_when_a_text_needs_it() -> None:
    characters.cache_clear()
    assert width_of(clean("Only Latin in this line"), Face.SANS, 31) > 0
    assert characters.cache_info().currsize == 1
    assert width_of(clean("香流"), Face.SANS, 31) > 0
    assert characters.cache_info().currsize == 2


@pytest.mark.parametrize(
    ("text", "face", "fonts"),
    [
        ("Łukasz Żółć", Face.SERIF, [SERIF_ALPHABETS]), ("加藤 香流", Face.SERIF, [SERIF_ASIAN]),
        ("加藤 香流 wins", Face.SERIF, [SERIF_ASIAN]), ("加藤 香流 wins", Face.SANS, [ASIAN]),
        ("Łukasz 加藤", Face.SANS, [ALPHABETS, ASIAN]),
        ("Łukasz 加藤", Face.SERIF, [SERIF_ALPHABETS, SERIF_ASIAN]), ("髙橋 wins", Face.SERIF, [ASIAN]),
        ("김민준 (Łukasz)", Face.SERIF, [ASIAN, ALPHABETS]), ("Київ", Face.SERIF, [SERIF_ALPHABETS]),
        ("Қазақ ұлы", Face.SANS, [ALPHABETS]), ("สมชาย wins", Face.SERIF, [ALPHABETS]),
        ("加藤香…", Face.SANS, [ASIAN, ALPHABETS]),
    ],
)  # fmt: skip
def test_a_line_is_set_in_one_face_where_one_has_it_and_never_two_inside_a_word(
    text: str, face: Face, fonts: list[Path]
) -> None:
    assert [path for path, _ in runs_of(text, face)] == fonts


@pytest.mark.parametrize("other", ["김민준", "Łukasz", "加藤 香流"])
@pytest.mark.parametrize("between", [", ", " – ", "（棄権）"])
def test_a_name_looks_the_same_alone_in_a_list_and_before_a_remark(between: str, other: str) -> None:
    def fonts(text: str) -> list[Path]:
        return [path for path, part in runs_of(text, Face.SERIF) for _ in part]

    leftward = ("R", "AL")
    for name in NAMES.values():
        if not any(unicodedata.bidirectional(letter) in leftward for letter in name):
            assert fonts(name + between + other)[: len(name)] == fonts(name)


@pytest.mark.parametrize("face", Face)
def test_figures_are_as_wide_as_one_another(face: Face) -> None:
    for size in (24, 33, 44):
        assert len({width_of(figure, face, size) for figure in "0123456789"}) == 1


@pytest.mark.skipif(not faces.SHAPES, reason="Pillow found no FriBiDi on this system")
@pytest.mark.parametrize("name", ["محمد علي", "क्षितिज", "ഗാന്ധി"])
def test_letters_of_a_word_are_joined(name: str) -> None:
    apart = sum(width_of(letter, Face.SANS, 60) for letter in name)
    assert abs(width_of(name, Face.SANS, 60) - apart) > 5


@pytest.mark.parametrize("shapes", [True, False])
def test_hebrew_reads_from_right_to_left_with_and_without_help(
    shapes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shapes and not faces.SHAPES:
        pytest.skip("Pillow found no FriBiDi on this system")
    monkeypatch.setattr(faces, "SHAPES", shapes)
    runs_of.cache_clear()
    drawn = runs_of("דוד כהן", Face.SANS)
    runs_of.cache_clear()
    assert [run for _, run in drawn] == (["דוד כהן"] if shapes else ["דוד כהן"[::-1]])


def test_words_from_right_to_left_keep_the_space_between_them() -> None:
    for name in ("דוד כהן", "محمد علي", "דוד 加藤"):
        words = name.split()
        apart = sum(width_of(word, Face.SANS, 40) for word in words)
        assert width_of(name, Face.SANS, 40) > apart + 5


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Анна", "Анна"), ("ｆｕｌｌ", "ｆｕｌｌ"), ("a🎲🎲b", "a🎲🎲b"), ("🔥🔥", "🔥🔥"),
        ("👩🏽\u200d💻", "👩\u200d💻"),
        ("🇯🇵", "🇯🇵"), ("Ann👩\u200d💻", "Ann👩\u200d💻"), ("❤\ufe0f\u200d🔥", "❤\u200d🔥"),
        ("\U0001fae0\U0001f9ff\u200d", "\U0001fae0\U0001f9ff"), ("𝕯𝖆𝖒𝖐𝖆", "Damka"), ("𒀀𒀁 K", "… K"),
        ("Z̷̢̛̼͓͉̊a", "Z̷̢̛̼a"), ("\u202eabc\u202c", "abc"), ("e\u0301" * 3, "ééé"),
        ("  two\n lines ", "two lines"), ("می\u200cخواهم", "می\u200cخواهم"), ("\u200d\u200cK\u200b", "K"),
        ("♥\u200dK", "♥K"),
    ],
)  # fmt: skip
def test_names_are_cleaned_of_what_no_picture_can_show(name: str, shown: str) -> None:
    assert clean(name) == shown
    assert not lacks(clean(name))


@pytest.mark.parametrize("around", ["", "Ann", "نی"])
def test_every_sequence_of_emoji_can_stand_in_a_name(around: str) -> None:
    for sequence in emoji():
        said = clean(around + sequence + around)
        assert said, sequence
        assert not lacks(said), sequence
        assert not said.endswith("\u200d"), sequence


PARTS = (
    *("a", "Ω", "ж", "م", "अ", "क्", "ก", "가", "ﷺ", "𝕬", "1", "#", " ", "…", "\u0301", "\u20e3"),
    *("\U0001f3fd", "\U0001f3fb", "\u200d", "\u200c", "\ufe0f", "\U000e0067", "\U000e007f"),
    *("🚀", "👩", "❤", "🏳", "🌈", "🏴", "🤝", "♂", "⚕", "🇩", "🇪"),
)
"""Signs of which names are made that the shaping library does not expect."""


@pytest.mark.parametrize("face", Face)
def test_whatever_the_shaping_library_refuses_is_drawn_sign_by_sign(face: Face) -> None:
    refused = ("Ann\U0001f3fd\u200d🚀", "\U0001f3fb\u200d⚕", "♂\U0001f3fd\U000e0067\u200d❤🏳")
    chance = random.Random(1)
    made = ["".join(chance.choices(PARTS, k=chance.randint(1, 9))) for _ in range(3000)]
    for name in (*refused, *made):
        said = clean(name)
        assert not lacks(said), ascii(name)
        assert text_mask(said, face, 24).width >= round(width_of(said, face, 24)), ascii(name)
    # And should one of them reach it all the same:
    for part in ("\u200d", "\U000e0067\u200d🚀", "\U0001f3fb\u200d⚕"):
        assert text_mask(part, face, 24).width >= round(width_of(part, face, 24)), ascii(part)


def test_every_emoji_is_drawn_and_most_look_like_no_other() -> None:
    """In one colour neither skin nor, of some people, their sex makes a difference."""
    drawn = set()
    for sequence in emoji():
        mask = text_mask(clean(sequence), Face.SANS, 48)
        assert mask.getbbox() is not None, sequence
        drawn.add(mask.tobytes())
    assert len(drawn) > 1700
    assert not any(lacks(sign) for sequence in emoji() for sign in clean(sequence))


@pytest.mark.parametrize("face", Face)
def test_emoji_leave_the_letters_beside_them_in_their_face(face: Face) -> None:
    alone = [path for path, _ in runs_of("Łukasz", face)]
    assert [path for path, _ in runs_of("Łukasz🔥", face)] == [*alone, EMOJI]
    assert [path for path, _ in runs_of("🔥 Łukasz", face)] == [EMOJI, *alone]
    assert [path for path, _ in runs_of("加藤🔥 wins", face)][1] == EMOJI


@pytest.mark.parametrize(
    ("name", "told"),
    [("Anna", True), ("加藤 香流", True), ("𝕯𝖆𝖒", True), ("🔥🔥", True), ("𒀀𒀁K", False), ("𒀀𒀁 Anna", True)],
)
def test_a_name_is_legible_where_half_of_it_can_be_drawn(name: str, told: bool) -> None:
    assert legible(name) is told


def test_a_long_name_is_cut_to_its_room() -> None:
    said = fitted("W" * 64, Face.SANS, 30, 200)
    assert said.endswith("…")
    assert 150 < width_of(said, Face.SANS, 30) <= 200
    assert fitted("short", Face.SANS, 30, 200) == "short"


def test_a_name_is_cut_behind_a_letter() -> None:
    """However much room there is, nothing hangs between the last letter and the sign that there was more."""
    for name in ("Anna. B., C-D", "نی\u200cخواهم\u200d بود", "e\u0301e\u0301e\u0301e\u0301"):
        whole = clean(name)
        for width in range(int(width_of(whole, Face.SANS, 30))):
            said = fitted(whole, Face.SANS, 30, width)
            if len(said) > 1:
                assert unicodedata.category(said[-2])[0] in "LM", (said, width)
                kept = said.removesuffix("…")
                assert whole.startswith(kept)
                assert unicodedata.category(whole[len(kept)])[0] != "M", (said, width)


def test_marks_above_and_below_stay_in_their_line() -> None:
    for name in ("Ấụ", "น้ำผึ้ง", "Ẹ̀gbá", "क्षितिज", "اللّٰه"):
        mask = text_mask(clean(name), Face.SANS, 60)
        box = mask.getbbox()
        assert box is not None
        assert box[1] > 0, name
        assert box[3] < mask.height, name


@pytest.mark.parametrize("face", Face)
def test_figures_and_moves_set_letter_by_letter_look_as_pillow_sets_them(face: Face) -> None:
    dice = random.Random(7)
    signs = [character for character in map(chr, range(0x20, 0x2100)) if unshaped(character)]
    texts = ["12. c3-d4", "34x25x14", "1½–½", "×3", *("".join(dice.choices(signs, k=12)) for _ in range(60))]
    for text in texts:
        for size in (15, 25, 32, 44):
            found = text_mask(text, face, size)
            mask, x = Image.new("L", found.size), 1.0
            for path, run in runs_of(text, face):
                font = font_for(run, path, size)
                ImageDraw.Draw(mask).text((x, round(size * 1.2)), run, fill=255, font=font, anchor="ls")
                x += font.getlength(run)
            assert mask.tobytes() == found.tobytes(), (text, size)
            assert width_of(text, face, size) == x - 1.0, (text, size)


@pytest.mark.parametrize("face", Face)
def test_figures_and_moves_are_in_the_first_font_of_each_face(face: Face) -> None:
    first = characters(face.value[0][0])
    assert [sign for sign in map(chr, range(0x3000)) if unshaped(sign) and sign not in first] == []
