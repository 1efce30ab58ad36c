"""Makes the fonts of this folder from those of Debian's packages fonts-noto-core and fonts-noto-cjk, and from the
package @expo-google-fonts/noto-emoji of npm.

    pip install fonttools && npm pack @expo-google-fonts/noto-emoji && tar xzf expo-google-fonts-noto-emoji-*.tgz
    python render/fonts/subset.py [/usr/share/fonts [package/700Bold/NotoEmoji_700Bold.ttf]]

Bold where there is such a face, without hinting. All alphabets of the sans face are put into one file, so that a line
which mixes them, or turns its direction, is shaped as a whole; that takes some minutes. Not needed to run anything.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from fontTools import merge, subset

HERE = Path(__file__).resolve().parent

ALPHABETS = (
    "Sans", "SansArabic", "SansArmenian", "SansBengali", "SansDevanagari", "SansEthiopic", "SansGeorgian",
    "SansGujarati", "SansGurmukhi", "SansHebrew", "SansKannada", "SansKhmer", "SansLao", "SansMalayalam",
    "SansMyanmar", "SansSinhala", "SansTamil", "SansTelugu", "SansThai",
    "SansAdlam", "SansBalinese", "SansBatak", "SansBuginese", "SansCanadianAboriginal", "SansChakma", "SansCham",
    "SansCherokee", "SansCoptic", "SansDeseret", "SansGlagolitic", "SansGothic", "SansHanifiRohingya",
    "SansJavanese", "SansLepcha", "SansLimbu", "SansLisu", "SansMeeteiMayek", "SansMongolian", "SansNKo",
    "SansNewTaiLue", "SansNewa", "SansOlChiki", "SansOriya", "SansOsage", "SansOsmanya", "SansRunic",
    "SansSaurashtra", "SansSundanese", "SansSyriac", "SansTagalog", "SansTaiLe", "SansTaiTham", "SansTaiViet",
    "SansThaana", "SansTifinagh", "SansVai", "SansYi", "SerifTibetan",
)  # fmt: skip
"""The first one wins where two hold a character. Each of the further scripts takes less than 300 kB."""
TIBETAN = range(0xF00, 0xF3E)
"""Signs that adorn names; the letters, which stand on each other, would take twice that."""

EUROPE = [*range(0x20, 0x7F), *range(0xA0, 0x530), *range(0x1C80, 0x1C90), *range(0x1D00, 0x2070)]
EUROPE += [*range(0x2070, 0x2150), *range(0x2C60, 0x2C80), *range(0x2DE0, 0x2E00), *range(0xA640, 0xA6A0)]
EUROPE += [
    *range(0xA720, 0xA800),
    *range(0xAB30, 0xAB70),
    0x2190,
    0x2191,
    0x2192,
    0x2193,
    0x2212,
    0xFB01,
    0xFB02,
]
"""Latin, Greek and Cyrillic with everything that was ever added to them."""
JOINERS = (0x200C, 0x200D)
SYMBOLS = [*range(0x2010, 0x2030), *range(0x2100, 0x2800), *range(0x3000, 0x3100), *range(0x31F0, 0x3200)]
SYMBOLS += range(0xFF00, 0xFFF0)


def decoded(codec: str, rows: Iterable[int], lead: bytes = b"") -> set[int]:
    """The characters in some rows of a table of 94 by 94."""
    found: set[int] = set()
    for row in rows:
        for cell in range(1, 95):
            try:
                text = (lead + bytes((0xA0 + row, 0xA0 + cell))).decode(codec)
            except UnicodeDecodeError:
                continue
            found.update(map(ord, text))
    return found


def east_asian() -> set[int]:
    """The characters of names in Japanese, Korean and Chinese.

    Kana and kanji of JIS X 0213 (levels 1 to 4) with those that makers of computers added for names, all Hangul, the
    Chinese of GB 2312, Big5 and HKSCS.
    """
    found = decoded("euc_jis_2004", range(1, 95)) | decoded("euc_jis_2004", range(1, 95), b"\x8f")
    found |= decoded("gb2312", range(1, 95)) | {*range(0x3131, 0x318F), *range(0xAC00, 0xD7A4)}
    for codec, firsts in (("big5hkscs", range(0x87, 0xFF)), ("cp932", range(0xED, 0xFD))):
        for first in firsts:
            for second in range(0x40, 0xFF):
                try:
                    found.update(map(ord, bytes((first, second)).decode(codec)))
                except UnicodeDecodeError:
                    continue
    return found | {*map(ord, "𠮷𡈽𣘺𨨞")}


def japanese() -> set[int]:
    """Kana and the kanji of JIS X 0208, level 1: rarer characters make the line one without serifs."""
    return decoded("euc_jp", range(1, 48))


def write(
    source: Path, target: Path, codes: Iterable[int], *, number: int = -1, drop: tuple[str, ...] = ()
) -> None:
    """The characters of a font as a font of their own."""
    options = subset.Options(
        hinting=False, font_number=number, notdef_outline=True, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
        drop_tables=[*subset.Options().drop_tables, *drop],
    )  # fmt: skip
    font = subset.load_font(str(source), options)
    wanted = {*codes} & {*font.getBestCmap()}
    shortened = subset.Subsetter(options)
    shortened.populate(unicodes=wanted)
    shortened.subset(font)
    subset.save_font(font, str(target), options)


def main(folder: Path, emoji: Path) -> None:
    noto, cjk = folder / "truetype" / "noto", folder / "opentype" / "noto"
    upright = ("vhea", "vmtx", "VORG", "BASE", "GSUB")
    write(noto / "NotoSerif-Bold.ttf", HERE / "NotoSerif-Bold.ttf", EUROPE)
    write(cjk / "NotoSansCJK-Bold.ttc", HERE / "NotoSansCJKjp-Bold.otf", [*EUROPE, *SYMBOLS, *east_asian()],
          number=0, drop=upright)  # fmt: skip
    write(cjk / "NotoSerifCJK-Bold.ttc", HERE / "NotoSerifCJKjp-Bold.otf", [*EUROPE, *SYMBOLS, *japanese()],
          number=0, drop=upright)  # fmt: skip
    pictures = [
        code for code in subset.load_font(str(emoji), subset.Options()).getBestCmap() if code > 0x1FFF
    ]
    write(emoji, HERE / "NotoEmoji-Bold.ttf", pictures, drop=("vhea", "vmtx", "STAT"))
    with tempfile.TemporaryDirectory() as scratch:
        parts, taken = [], set[int]()
        for name in ALPHABETS:
            bold, part = noto / f"Noto{name}-Bold.ttf", Path(scratch) / f"{name}.ttf"
            source = bold if bold.exists() else noto / f"Noto{name}-Regular.ttf"
            held = {*subset.load_font(str(source), subset.Options()).getBestCmap()}
            codes = {*EUROPE, *JOINERS} if name == "Sans" else {code for code in held if code > 0x52F} - taken
            if name == "SerifTibetan":
                codes &= {*TIBETAN}
            write(source, part, codes, drop=("vhea", "vmtx"))
            taken |= held
            parts.append(str(part))
        merge.Merger().merge(parts).save(HERE / "NotoSans-Bold.ttf")


if __name__ == "__main__":
    given = [
        *sys.argv[1:],
        *("/usr/share/fonts", "package/700Bold/NotoEmoji_700Bold.ttf")[len(sys.argv) - 1 :],
    ]
    main(Path(given[0]), Path(given[1]))
