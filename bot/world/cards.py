"""The cards of the lobby between servers: the consent, the offers, one offer, a report. Only who asks sees them."""

from collections.abc import Mapping, Sequence

import discord

from bot.core.match import Match
from bot.core.pace import PRESETS
from bot.language.markdown import escaped
from bot.language.words import Words, moment
from bot.match.cards.terms import rating_text
from bot.skin.card import (
    MAX_LISTED,
    MAX_OPTIONS,
    ControlId,
    Part,
    Reply,
    Tint,
    boxed,
    button,
    choice_field,
    menu,
    modal,
    note,
    option,
    row,
    text_reply,
)
from bot.world.model import Complaint, Greeting, Offer, Shown
from rules import GAMES

_STYLE = discord.ButtonStyle


def consent_card(words: Words, wish: str) -> Reply:
    """Asks once what a person agrees to. `wish`: the game that they were about to look for, as a control carries it."""
    buttons = row(
        button(words("button-world-agree"), ControlId("world-agree", rest=wish), _STYLE.success),
        button(words("button-world-refuse"), ControlId("dismiss")),
    )
    text = f"### {words('world-heading')}\n{words('world-consent')}\n-# {words('world-limits')}"
    return Reply(boxed([text, buttons], Tint.OPEN))


def world_card(
    offers: Sequence[Shown],
    mine: Sequence[Offer],
    names: Mapping[int, str],
    words: Words,
    *,
    warned: bool = False,
    said: str = "",
) -> Reply:
    """The offers of people of all servers, and one's own. `warned`: one more game lost on time is one too many."""
    heading = [said] if said else []
    heading += [f"### {words('world-offers', count=len(offers))}"]
    heading += [f"-# {words('world-warning')}"] if warned else []
    heading += [f"- {_line(each, names, words)}" for each in offers[:MAX_LISTED]] or [words("world-empty")]
    parts: list[Part] = ["\n".join(heading)]
    if offers:
        options = []
        for offer in (each.offer for each in offers):
            game = words.game(offer.terms.game)
            label = words("list-option-seek", game=game, player=names[offer.by])
            options.append(option(label, str(offer.id), words.pace(offer.terms.pace)))
        parts.append(menu(words("world-choose"), ControlId("world-show"), options))
    if mine:
        parts.append("\n".join([words("world-mine"), *(f"- {_own(each, words)}" for each in mine)]))
        own = [
            option(words.game(each.terms.game), str(each.id), words.pace(each.terms.pace)) for each in mine
        ]
        parts.append(menu(words("world-choose-own"), ControlId("world-withdraw"), own))
    offer_one = button(words("button-world-offer"), ControlId("world-form"), _STYLE.success)
    parts.append(row(offer_one, button(words("button-world-here"), ControlId("hall-join"))))
    return Reply(boxed(parts, Tint.OPEN))


def _line(shown: Shown, names: Mapping[int, str], words: Words) -> str:
    terms = shown.offer.terms
    return words(
        "world-line",
        game=words.game(terms.game),
        pace=words.pace(terms.pace),
        rated="yes" if terms.rated else "no",
        **_maker(shown, names[shown.offer.by], words),
    )


def _maker(shown: Shown, name: str, words: Words) -> dict[str, str]:
    """All that is told of who made an offer."""
    rating = words("world-unrated") if shown.rating is None else rating_text(shown.rating)
    reliability = words(f"reliability-{shown.reliability.value}")
    return {"player": escaped(name), "rating": rating, "reliability": reliability}


def _own(offer: Offer, words: Words) -> str:
    game, pace = words.game(offer.terms.game), words.pace(offer.terms.pace)
    return words("world-own", game=game, pace=pace, when=moment(offer.expires_at, "f"))


def offer_card(shown: Shown, name: str, words: Words) -> Reply:
    """One offer with everything that is agreed on, and all that is told of who made it."""
    offer, terms = shown.offer, shown.offer.terms
    longest = words.longest(terms.pace)
    who = words("world-who", **_maker(shown, name, words))
    parts: list[Part] = [f"### {words('seek-heading-open', game=words.game(terms.game))}\n{who}"]
    if offer.greeting is not None:
        # On its own, or all that follows is quoted too.
        parts.append(f"> {words(f'greeting-{offer.greeting.value}')}")
    agreed = [words.pace(terms.pace), words("terms-rated" if terms.rated else "terms-casual")]
    if terms.pair:
        agreed.append(words("terms-pair"))
    lines = [words.apart(*agreed), *([f"-# {longest}"] if longest else [])]
    buttons = row(
        button(words("button-join"), ControlId("world-join", offer.id), _STYLE.success),
        button(words("button-world-back"), ControlId("world")),
    )
    return Reply(boxed([*parts, "\n".join(lines), buttons], Tint.OPEN))


def offered_card(offer: Offer, words: Words, *, where: str, place: str, warned: bool = False) -> Reply:
    """An offer was left, because nobody fits yet. `where`: here or elsewhere its maker is called, in that place."""
    lines = [words("world-offered", where=where, place=place), f"-# {_own(offer, words)}"]
    lines += [f"-# {words('world-warning')}"] if warned else []
    buttons = row(
        button(words("button-withdraw"), ControlId("world-back", offer.id)),
        button(words("button-world"), ControlId("world")),
    )
    return Reply(boxed(["\n".join(lines), buttons], Tint.OPEN))


def begun_card(match: Match, opponent: str, words: Words, *, where: str, place: str) -> Reply:
    """A game against somebody of another server has begun. `where`: here, elsewhere, or same for one of this server."""
    numbers = [match.id] if match.header.twin is None else sorted((match.id, match.header.twin))
    return note(
        words(
            "world-begun",
            games=[f"#{number}" for number in numbers],
            pair="no" if match.header.twin is None else "yes",
            opponent=escaped(opponent),
            where=where,
            place=place,
        )
    )


def offer_form(game: str | None, pace: str, words: Words) -> discord.ui.Modal:
    """Asks for the game, the time, whether it is rated, whom one would play, and a greeting."""
    fields = (
        ("game", "hall-form-game", [(key, words.game(key)) for key in GAMES], game),
        ("pace", "hall-form-pace", [(key, words.preset(key)) for key in PRESETS], pace),
        ("rated", "world-form-rated", [(key, words(f"world-rated-{key}")) for key in ("no", "yes")], "no"),
        (
            "whom",
            "world-form-whom",
            [(key, words(f"world-whom-{key}")) for key in ("near", "anybody")],
            "near",
        ),
        ("greeting", "world-form-greeting", [(key, words(f"greeting-{key}")) for key in Greeting], None),
    )
    asked = [
        choice_field(
            words(label),
            name,
            [option(said, value, chosen=value == chosen) for value, said in values],
            required=name != "greeting",
        )
        for name, label, values, chosen in fields
    ]
    return modal(words("button-world-offer"), ControlId("world-seek"), *asked)


def report_card(match: Match, words: Words) -> Reply:
    """Asks what a player has to report of the other one."""
    options = [option(words(f"complaint-{each.value}"), each.value) for each in Complaint]
    choices = menu(words("report-choose"), ControlId("reported", match.id), options)
    return text_reply(words("report-question", number=str(match.id)), choices)


def door_card(matches: Sequence[int], words: Words) -> Reply:
    """`matches`: the games by which the server has closed itself to others."""
    lines = [f"### {words('door-heading')}", f"-# {words('door-how')}"]
    lines += [f"- {words('door-shut', number=str(number))}" for number in matches] or [words("door-none")]
    parts: list[Part] = ["\n".join(lines)]
    if matches:
        options = [option(words("door-shut", number=str(each)), str(each)) for each in matches[:MAX_OPTIONS]]
        parts.append(menu(words("door-choose"), ControlId("door-open"), options))
    close = button(words("button-door-shut"), ControlId("door-form"), discord.ButtonStyle.danger)
    return Reply(boxed([*parts, row(close, button(words("button-desk-back"), ControlId("setup")))]))
