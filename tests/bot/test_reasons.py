"""Why a typed move is refused, in words: each fault its own sentence, with what to do instead."""

import pytest

from bot.language.texts import Texts
from bot.language.words import Words
from rules import MoveError, find_game

TEXTS = Texts(strict=True)


@pytest.mark.parametrize(
    ("key", "position", "text", "english", "japanese"),
    [
        (
            "russian", "W:Wc3:Bd4,f6", "c3:e5",
            "“c3:e5” is not the whole move. The capture goes on: c3:e5:g7.",
            "「c3:e5」では途中までです。続けて取れるので、最後まで取ってください：c3:e5:g7",
        ),
        (
            "czech", "W:WKa1,c5:Bd6,c3", "c5:e7",
            "“c5:e7” is not possible: you must make another capture. The menu below the board lists them.",
            "「c5:e7」は指せません。別の取り方をしなければなりません。指せる手は盤面の下のメニューで確かめられます。",
        ),
        (
            "russian", None, "c3-c4",
            "“c3-c4” is not possible: c4 is a light square, and only the dark squares are played on.",
            "「c3-c4」は指せません。c4 は明るい色のマスで、使うのは暗い色のマスだけです。",
        ),
        (
            "russian", None, "c3-d2",
            "“c3-d2” is not possible: a man does not move backward.",
            "「c3-d2」は指せません。兵士は後ろへ動けません。",
        ),
        (
            "american", None, "15",
            "“15” names one square only. Write where the piece starts and where it lands, for example 10-15.",
            "「15」にはマスが一つしか書かれていません。動かすコマのマスと行き先のマスを続けて書いてください（例：10-15）。",
        ),
        (
            "american", None, "30",
            "“30” names one square only. Write where the piece starts and where it lands, for example 9-13.",
            "「30」にはマスが一つしか書かれていません。動かすコマのマスと行き先のマスを続けて書いてください（例：9-13）。",
        ),
        (
            "american", None, "11-33",
            "I cannot read “11-33” as a move: there is no square 33 on this board.",
            "「11-33」は指し手として読み取れませんでした。この盤に 33 というマスはありません。",
        ),
        (
            "zongheng", None, "k9",
            "I cannot read “k9” as a move: there is no square k9 on this board.",
            "「k9」は指し手として読み取れませんでした。この盤に k9 というマスはありません。",
        ),
    ],
)  # fmt: skip
def test_every_fault_is_said_in_its_own_words(
    key: str, position: str | None, text: str, english: str, japanese: str
) -> None:
    game = find_game(key)
    with pytest.raises(MoveError) as caught:
        game.parse(game.start(position), text)
    assert Words(TEXTS, "en").error(caught.value) == english
    assert Words(TEXTS, "ja").error(caught.value) == japanese
