"""Stories of who may enter a tournament, of who presses Enter once more, and of its director's own words."""

from typing import Any

import pytest

from bot.language import WHOLE
from bot.people.service import Players
from tests.bot.stories.club import Club, filled, has, the_form
from tests.bot.stories.desk import Director, acted
from tests.bot.stories.narrative import answer, buttons, text
from tests.world import TEXTS

each_language = pytest.mark.parametrize("language", WHOLE)


async def admits(club: Club, **changed: Any) -> str:
    """The answer to the form of who may enter, some of its fields changed."""
    shown = answer(await acted(club.host, club.world.channel, "settings"))
    form = await club.host.click(shown, custom_id=the_form(shown, "admission"))
    fields = {n: v or [] if n in ("role", "file") else v for n, v in filled(form).items()}
    labels = form.modal["components"]
    (role,) = (each["component"] for each in labels if each["component"]["custom_id"] == "role")
    kept = {each["id"] for each in role.get("default_values", ())}
    fields["role"] = [each for each in club.world.guild.roles.values() if str(each.id) in kept]
    saved = await club.host.submit_modal(form, fields | changed)
    return text(saved.followups[-1] if saved.followups else saved.response)


async def announcement(club: Club) -> Any:
    """The message in which one enters, as it is shown now."""
    await club.world.env.advance_time(30)
    return next(each for each in reversed(club.world.posted()) if has(each, "tournament-enter"))


def says(language: str, message: str, **facts: Any) -> str:
    return TEXTS.say(language, message, **facts)


@each_language
async def test_a_role_a_list_and_games_are_conditions_that_all_read(club: Club, language: str) -> None:
    role = club.world.guild.create_role("Veterans")
    veteran = club.member("Vera", roles=[role])
    listed, stranger, *_ = club.members
    club.people[veteran.id] = veteran
    await club.speak(language)
    for person in club.members:
        await person.slash(club.world.channel, "play", game="russian")
    await club.announce(format="swiss", rounds=3)
    await admits(club, role=[role])
    for_role = says(language, "policy-role", role=f"<@&{role.id}>")
    assert for_role in text(await announcement(club))
    refused = await club.says(stranger, "tournament enter")
    assert says(language, "error-bad-tournament-role", role=f"<@&{role.id}>") in refused
    entered = says(language, "tournament-you-entered")
    assert entered in await club.says(veteran, "tournament enter")

    unknown = await admits(club, role=[], list="P1, Nobody At All")
    assert says(language, "error-bad-tournament-unknown", names=["Nobody At All"]) in unknown
    assert for_role in text(await announcement(club)), "nothing is saved of a form that is refused"
    await admits(club, role=[], list=f"P1\n<@{club.host.id}>", file=[("list.csv", b"player\nP2\n")])
    assert says(language, "policy-listed", count=3) in text(await announcement(club))
    assert (await club.now()).plan.policy.listed == (listed.id, club.host.id, stranger.id)
    await admits(club, list="P1")
    assert for_role not in text(await announcement(club))
    assert says(language, "error-bad-tournament-unlisted") in await club.says(stranger, "tournament enter")
    assert entered in await club.says(listed, "tournament enter")

    await admits(club, games="２")
    assert (await club.now()).plan.policy.listed == (listed.id,), "what stood in the form stays"
    assert says(language, "policy-games", count=2) in text(await announcement(club))
    await admits(club, list="")
    assert (await club.now()).plan.policy.listed is None
    refused = await club.says(stranger, "tournament enter")
    assert says(language, "error-bad-tournament-too-few-games", least=2, count=0) in refused
    await Director(club).does("Add", {"player": stranger})
    assert stranger.id in (await club.now()).entrants, "a director may add anybody"
    assert says(language, "error-bad-tournament-games", least=1, most=1000) in await admits(
        club, games="5000"
    )


@each_language
async def test_a_prize_is_told_in_the_directors_words_and_calls_nobody(club: Club, language: str) -> None:
    await club.speak(language)
    await club.announce(format="swiss", rounds=3)
    words = f"A **mug** for @everyone <@{club.members[0].id}>\nand\u202e a [book](#1) "
    await admits(club, note=words.ljust(200, "x"))
    card = await announcement(club)
    kept = (await club.now()).plan.note
    assert kept.startswith(f"A **mug** for @everyone <@{club.members[0].id}> and a [book]")
    told = f"A \\*\\*mug\\*\\* for \\@everyone \\<\\@{club.members[0].id}> and a \\[book](#1) "
    quoted = says(language, "tournament-note", note=told).rstrip("”」")
    assert quoted in text(card)
    assert club.world.called() == []
    await admits(club, note="")
    assert quoted not in text(await announcement(club))


SAYS = {
    "en": (
        "You have entered already. Wait for the start.",
        "You are number 1 on the waiting list.",
        "You play in it: your game of round 1 is",
        "You left in round 1.\nPress **Come back**, and you play from round 2 on.",
        "You are back. You play from round 2 on.",
        "A director removed you in round 1.\nOnly a director can bring you back.",
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
        await club.world.players.save(person.id, language=language)
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
