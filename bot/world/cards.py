"""The cards of the lobby between servers: the consent, the offers, one offer, a report. Only who asks sees them."""

from collections.abc import Sequence

import discord

from bot.core.match import Match
from bot.core.pace import PRESETS
from bot.language.markdown import escaped
from bot.language.words import Names, Words, moment
from bot.match.cards.terms import rating_text
from bot.skin import card as ui
from bot.world.model import Complaint, Greeting, Offer, Shown
from rules import GAMES


def consent_card(words: Words, wish: str) -> ui.Reply:
    """Asks once what a person agrees to. `wish`: the game that they were about to look for, as a control carries it."""
    buttons = ui.row(
        ui.button(words("button-world-agree"), ui.ControlId("world-agree", rest=wish), ui.Style.success),
        ui.button(words("button-world-refuse"), ui.ControlId("dismiss")),
    )
    text = f"### {words('world-heading')}\n{words('world-consent')}\n-# {words('world-limits')}"
    return ui.Reply(ui.boxed([text, buttons], ui.Tint.OPEN))


def world_card(
    offers: Sequence[Shown], mine: Sequence[Offer], names: Names, words: Words, *, warned: bool, said: str
) -> ui.Reply:
    """The offers of people of all servers, and one's own. `warned`: one more game lost on time is one too many."""
    heading = [said] if said else []
    heading += [f"### {words('world-offers', count=len(offers))}"]
    heading += [f"-# {words('world-warning')}"] if warned else []
    heading += [f"- {_line(each, names, words)}" for each in offers[: ui.MAX_LISTED]] or [
        words("world-empty")
    ]
    parts: list[ui.Part] = ["\n".join(heading)]
    if offers:
        options = []
        for offer in (each.offer for each in offers):
            game = words.game(offer.terms.game)
            label = words("list-option-seek", game=game, player=names[offer.by])
            options.append(ui.option(label, str(offer.id), words.pace(offer.terms.pace)))
        parts.append(ui.menu(words("world-choose"), ui.ControlId("world-show"), options))
    if mine:
        parts.append("\n".join([words("world-mine"), *(f"- {_own(each, words)}" for each in mine)]))
        own = [
            ui.option(words.game(each.terms.game), str(each.id), words.pace(each.terms.pace)) for each in mine
        ]
        parts.append(ui.menu(words("world-choose-own"), ui.ControlId("world-withdraw"), own))
    offer_one = ui.button(words("button-world-offer"), ui.ControlId("world-form"), ui.Style.success)
    parts.append(ui.row(offer_one, ui.button(words("button-world-here"), ui.ControlId("hall-join"))))
    return ui.Reply(ui.boxed(parts, ui.Tint.OPEN))


def _line(shown: Shown, names: Names, words: Words) -> str:
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


def offer_card(shown: Shown, name: str, words: Words) -> ui.Reply:
    """One offer with everything that is agreed on, and all that is told of who made it."""
    offer, terms = shown.offer, shown.offer.terms
    longest = words.longest(terms.pace)
    who = words("world-who", **_maker(shown, name, words))
    parts: list[ui.Part] = [f"### {words('seek-heading-open', game=words.game(terms.game))}\n{who}"]
    if offer.greeting is not None:
        # On its own, or all that follows is quoted too.
        parts.append(f"> {words(f'greeting-{offer.greeting.value}')}")
    agreed = [words.pace(terms.pace), words("terms-rated" if terms.rated else "terms-casual")]
    if terms.pair:
        agreed.append(words("terms-pair"))
    lines = [words.apart(*agreed), *([f"-# {longest}"] if longest else [])]
    buttons = ui.row(
        ui.button(words("button-join"), ui.ControlId("world-join", offer.id), ui.Style.success),
        ui.button(words("button-world-back"), ui.ControlId("world")),
    )
    return ui.Reply(ui.boxed([*parts, "\n".join(lines), buttons], ui.Tint.OPEN))


def offered_card(offer: Offer, words: Words, *, where: str, place: str, warned: bool = False) -> ui.Reply:
    """An offer was left, because nobody fits yet. `where`: here or elsewhere its maker is called, in that place."""
    lines = [words("world-offered", where=where, place=place), f"-# {_own(offer, words)}"]
    lines += [f"-# {words('world-warning')}"] if warned else []
    buttons = ui.row(
        ui.button(words("button-withdraw"), ui.ControlId("world-back", offer.id)),
        ui.button(words("button-world"), ui.ControlId("world")),
    )
    return ui.Reply(ui.boxed(["\n".join(lines), buttons], ui.Tint.OPEN))


def begun_card(match: Match, opponent: str, words: Words, *, where: str, place: str) -> ui.Reply:
    """A game against somebody of another server has begun. `where`: here, elsewhere, or same for one of this server."""
    numbers = [match.id] if match.header.twin is None else sorted((match.id, match.header.twin))
    return ui.note(
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
        ui.choice_field(
            words(label),
            name,
            [ui.option(said, value, chosen=value == chosen) for value, said in values],
            required=name != "greeting",
        )
        for name, label, values, chosen in fields
    ]
    return ui.modal(words("button-world-offer"), ui.ControlId("world-seek"), *asked)


def report_card(match: Match, words: Words) -> ui.Reply:
    """Asks what a player has to report of the other one."""
    options = [ui.option(words(f"complaint-{each.value}"), each.value) for each in Complaint]
    choices = ui.menu(words("report-choose"), ui.ControlId("reported", match.id), options)
    return ui.text_reply(words("report-question", number=str(match.id)), choices)


def door_card(matches: Sequence[int], words: Words) -> ui.Reply:
    """`matches`: the games by which the server has closed itself to others."""
    lines = [f"### {words('door-heading')}", f"-# {words('door-how')}"]
    lines += [f"- {words('door-shut', number=str(number))}" for number in matches] or [words("door-none")]
    parts: list[ui.Part] = ["\n".join(lines)]
    if matches:
        options = [
            ui.option(words("door-shut", number=str(each)), str(each)) for each in matches[: ui.MAX_OPTIONS]
        ]
        parts.append(ui.menu(words("door-choose"), ui.ControlId("door-open"), options))
    close = ui.button(words("button-door-shut"), ui.ControlId("door-form"), ui.Style.danger)
    return ui.Reply(
        ui.boxed([*parts, ui.row(close, ui.button(words("button-desk-back"), ui.ControlId("setup")))])
    )
