"""Names and typed texts cannot disturb the sentence in which they stand; between servers they lead nowhere."""

import re
import unicodedata
from pathlib import Path

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.links import unlinked
from bot.core.plain import plain
from tests.unicode import emoji


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann", "Ann"), ("  Ann \n of\tGreen  Gables ", "Ann of Green Gables"),
        ("Ann\u202e 1-0 nnA", "Ann 1-0 nnA"), ("\u2066\u2069\u200f\u061c", ""), ("加藤　香流", "加藤 香流"),
        ("محمد", "محمد"),
        ("\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}", "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}"),
        ("a\x00b\x1b[31m", "ab[31m"), ("A\u200bn\u2060n\ufeff", "Ann"), ("A\u200dn\ufe0fn\u200c", "Ann"),
        ("dra\u00adughts", "draughts"), ("\u3164\u2800\uffa0\u115f\u1160\u034f", ""),
        ("\u200d\ufe0f\u200b", ""), ("\U000e0041\U000e007f", ""), ("A\ud800", "A"),
        ("می\u200cخواهم", "می\u200cخواهم"), ("क\u094d\u200dष", "क\u094d\u200dष"),
        ("葛\U000e0100城", "葛\U000e0100城"), ("\u0600\u0661", "\u0600\u0661"), ("x" * 6000, "x" * 99 + "…"),
    ],
)  # fmt: skip
def test_a_text_in_one_plain_line(text: str, shown: str) -> None:
    assert plain(text) == shown


def test_emoji_are_kept_whole() -> None:
    for sequence in emoji():
        assert plain(f"Ann {sequence}{sequence}") == f"Ann {sequence}{sequence}"


_HIDDEN = st.sampled_from(
    "\u200b\u200c\u200d\ufe0f\u2060\u202e\u3164\U000e0067\U000e007f👩💻🏴\u094dक میA1\u20e3"
)


@given(st.text(max_size=60) | st.text(_HIDDEN, max_size=20), st.integers(1, 60))
def test_of_what_is_not_seen_only_what_joins_is_kept(text: str, longest: int) -> None:
    shown = plain(text, longest)
    assert plain(shown, longest) == shown
    kept = re.sub("🏴[\U000e0020-\U000e007e]+\U000e007f", "", shown)
    hidden = {char for char in kept if unicodedata.category(char) in ("Cc", "Cf", "Cs")}
    signs = set("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd")
    assert hidden <= signs | set("\u200c\u200d")
    assert not shown or any(unicodedata.category(char) not in ("Cf", "Zs") for char in shown)


@given(st.text(max_size=300), st.integers(1, 60))
def test_any_text_becomes_one_short_line_that_turns_nothing_around(text: str, longest: int) -> None:
    shown = plain(text, longest)
    assert len(shown) <= longest
    assert plain(shown, longest) == shown
    turning = {*("RLO", "LRO", "RLE", "LRE"), *("RLI", "LRI", "FSI")}
    assert not {unicodedata.bidirectional(char) for char in shown} & turning
    assert len(shown.splitlines()) <= 1


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("discord.gg/abcdef", ""), ("Mira discord.gg/abcdef", "Mira"), ("Noor (discord.gg/abc)", "Noor"),
        ("discord.gg abcdef", ""), ("d i s c o r d . g g / a b c", ""), ("discord . gg / abc", ""),
        ("discord dot gg slash abc", ""), ("discord(.)gg/abc", ""), ("discord,gg/abc", ""),
        ("discord-gg-abc", ""), ("discord•gg", ""), ("d1sc0rd.gg/x", ""), ("dlscord.gg/abc", ""),
        ("dіscоrd.gg/abc", ""), ("ԁіѕсоrd․gg/x", ""), ("ｄｉｓｃｏｒｄ．ｇｇ／ａｂｃ", ""), ("𝐝𝐢𝐬𝐜𝐨𝐫𝐝.𝐠𝐠/abc", ""),
        ("ⓓⓘⓢⓒⓞⓡⓓ.gg/a", ""), ("🅳🅸🆂🅲🅾🆁🅳.gg/a", ""), ("🇩 🇮 🇸 🇨 🇴 🇷 🇩 . g g", ""), ("ᴅɪsᴄᴏʀᴅ.ɢɢ/abc", ""),
        ("👉discord.gg/x👈", ""), (".gg/abc", ""), ("discordapp.com/invite/x", ""), ("www.example.com", ""),
        ("w w w . example . com", ""), ("https://example", ""), ("example.com Mira", "Mira"),
        ("e x a m p l e . c o m", ""), ("example. com", ""), ("example dot com", ""), ("example。com", ""),
        ("example.сом", ""), ("example.c0m", ""), ("mira@example.com", ""), ("пример.рф", ""), ("例え.한국", ""),
        ("t.me/x", ""), ("192.0.2.1", ""), ("xn--e1afmkfd.xn--p1ai", ""), ("(discord.gg/x)", ""),
        ("t.co", ""), ("x.com", ""), ("X.Com", ""), ("d.va", ""), ("T.me/mira", ""), ("T.Me / mira", "mira"),
        ("D.Va:8080", ""), ("Mr.Example.com", ""), ("Bit.Ly", ""), ("Dr.No discord.gg/abc", "Dr.No"),
        ("discord|gg", ""), ("discord-dot-gg", ""), ("discord_dot_gg", ""), ("discord punkt gg", ""),
        ("discord ドット gg", ""), ("disϲord gg", ""), ("diςcord g g", ""), ("example.c o m", ""),
        ("exa mple . co m", ""), ("пример точка рф", ""), ("сайт.онлайн", ""), ("t. me/abc", ""),
        ("t.m e / abc", ""), ("example●com", ""), ("https:example", ""), ("example.co⃣m", ""),
    ],
)  # fmt: skip
def test_what_leads_somewhere_is_left_out(name: str, left: str) -> None:
    assert unlinked(name) == left


@pytest.mark.parametrize(
    "name",
    [
        *("Mira", "Dr. Who", "Dr. No", "J.R.R. Tolkien", "St. John", "mira.k", "No.1", "v1.2", "G.G.", "gg"),
        *(
            "he/him Mira",
            "Mira (she/her)",
            "ジョン・スミス",
            "Marcel·la",
            "娘。",
            "S.H.I.E.L.D.",
            "Polka Dot Club",
        ),
        *("🔥", "Discord Commander", "A. B. Smith", "…1234", "~Mira~", "Łukasz", "إبراهيم", "1. FC Köln"),
        *("Νίκος", "Dr. Kim / Bob", "Mira. Co-op", "Power Point", "Punkt Punkt Komma", "Тест. Кот"),
        "Mr. Tom Black",
        *("D.Va", "D.VA", "(D.Va)", "D.Va main", "J.R. Smith", "Mr.T", "Mr.House", "Dr.No", "St.Jo", "Ms.Li"),
        *("Prof.Me", "A.J.Li", "J.So", "Sgt.Is", "D.Va (she/her)", "M.A.Co", "K.Be", "Mrs.Pm", "Lt.In"),
        "O.Me",
    ],
)
def test_other_names_stay_as_they_are(name: str) -> None:
    assert unlinked(name) == name


def test_no_domain_of_the_whole_list_is_left() -> None:
    """An end that is not known is parted from the rest, so that it is no domain."""
    listed = Path(hypothesis.__file__).parent / "vendor" / "tlds-alpha-by-domain.txt"
    endings = [line.strip().lower() for line in listed.read_text().splitlines() if not line.startswith("#")]
    assert len(endings) > 1000
    assert [end for end in endings if f".{end}" in unlinked(f"example.{end}")] == []
    assert [end for end in endings if unlinked(f"example.{end}/path")] == []


@given(st.text(max_size=40))
def test_the_rest_of_a_name_is_what_it_was(name: str) -> None:
    left = unlinked(name)
    assert unlinked(left) == left
    assert set(left) <= {*plain(name), " "}
