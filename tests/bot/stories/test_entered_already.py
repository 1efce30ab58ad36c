"""Stories of people who press Enter although they play, wait, or have left: each is told how they stand."""

import pytest

from bot.people.service import Players
from tests.bot.stories.club import Club, has
from tests.bot.stories.narrative import answer, buttons, text

SAYS = {
    "en": (
        "You have entered already. Wait for the start.",
        "You are number 1 on the waiting list.",
        "You play in it: your game of round 1 is",
        "You left in round 1.\nPress **Come back**, and you play from round 2 on.",
        "You are back. You play from round 2 on.",
        "A director took you out in round 1.\nOnly a director can bring you back.",
    ),
    "ja": (
        "すでに参加しています。開始をお待ちください。",
        "キャンセル待ちの1番目です。",
        "この大会に参加しています。第1回戦の対局は",
        "第1回戦で棄権しました。\n「大会に戻る」を押すと、第2回戦から対局できます。",
        "大会に戻りました。第2回戦から対局します。",
        "第1回戦で主催者によって外されました。\n戻せるのは主催者だけです。",
    ),
}


@pytest.mark.parametrize("language", SAYS)
async def test_enter_says_how_somebody_stands_who_has_entered(club: Club, language: str) -> None:
    entered, waiting, playing, left, back, sent = SAYS[language]
    for person in club.members:
        await club.world.app[Players].save(person.id, language=language)
    await club.announce(format="swiss", rounds=4, most=4)
    for person in club.members:
        await person.slash(club.world.channel, "tournament enter")
    one, two, late = club.members[0], club.members[1], club.member("Late")
    await club.world.app[Players].save(late.id, language=language)
    await late.slash(club.world.channel, "tournament enter")
    announced = next(each for each in club.world.posted() if has(each, "tournament-enter"))
    for person, said in ((one, entered), (late, waiting)):
        pressed = await person.click(announced, custom_id=has(announced, "tournament-enter"))
        assert said in text(answer(pressed))
    begun = await club.begin_entered()
    game = next(m.matches[0] for m in begun.meetings if begun.number(one.id) in m.pairing.players())
    shown = answer(await one.slash(club.world.channel, "tournament enter"))
    assert playing in text(shown)
    assert f"#{game}" in text(shown)
    assert [each for each in buttons(shown).values() if ":next:" in each]
    await one.click(
        answer(await one.slash(club.world.channel, "tournament leave")),
        custom_id="v1:tournament-withdraw:1:0",
    )
    assert begun.number(one.id) in (await club.now()).withdrawn
    shown = answer(await one.slash(club.world.channel, "tournament enter"))
    assert left in text(shown)
    returned = await one.click(shown, custom_id=has(shown, "tournament-return"))
    assert back in text(answer(returned))
    assert not (await club.now()).withdrawn
    await club.acts(club.host, "remove", player=two)
    shown = answer(await two.slash(club.world.channel, "tournament enter"))
    assert sent in text(shown)
    assert has(shown, "tournament-return") is None
