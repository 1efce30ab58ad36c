"""Links, invitations and domains are left out of names between servers, and nothing else is."""

from pathlib import Path

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.links import unlinked
from bot.core.plain import plain


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
        *(
            "🔥",
            "Discord Commander",
            "A. B. Smith",
            "…1234",
            "~Mira~",
            "Łukasz",
            "إبراهيم",
            "1. FC Köln",
            "Νίκος",
            "Dr. Kim / Bob",
            "Mira. Co-op",
            "Power Point",
            "Punkt Punkt Komma",
            "Тест. Кот",
            "Mr. Tom Black",
        ),
        *("D.Va", "D.VA", "(D.Va)", "D.Va main", "J.R. Smith", "Mr.T", "Mr.House", "Dr.No", "St.Jo", "Ms.Li"),
        *(
            "Prof.Me",
            "A.J.Li",
            "J.So",
            "Sgt.Is",
            "D.Va (she/her)",
            "M.A.Co",
            "K.Be",
            "Mrs.Pm",
            "Lt.In",
            "O.Me",
        ),
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
