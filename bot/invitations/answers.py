"""Making, listing, joining, declining and withdrawing invitations."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from hashlib import blake2s
from typing import Any, Final

import discord

from bot.core.audience import Audience
from bot.core.errors import NoSeek
from bot.core.match import Match
from bot.core.news import Joined, News, SeekExpired, SeekLapsed, SeekRemoved, SeekRenewed
from bot.core.notice import Notice
from bot.core.terms import Place, Seek, SeekStatus, Terms
from bot.invitations.cards import seek_card, seek_list
from bot.invitations.service.invitations import Seeks
from bot.language.markdown import escaped, linked
from bot.language.words import Words, mention, shortened
from bot.match.answers.access import known_match, known_seek, may_read_seek, meet_again, readable_seek
from bot.match.answers.boards import setup_picture
from bot.match.answers.forums import forum_for
from bot.match.answers.homes import own_thread
from bot.match.service.experience import Experience
from bot.outbox.service.outbox import Delivered, Undeliverable
from bot.people.service import Players
from bot.practice import answers as practice
from bot.skin.card import ControlId, Reply, button, row, text_reply
from bot.skin.card import note as note_card
from bot.skin.context import Reader, Request, acquainted, everybody
from bot.skin.errors import BotOpponent, SeesNothing
from bot.skin.names import name_of, names_for
from bot.skin.places import address, boards, is_alone, is_here, links, may_see, require_permissions
from bot.skin.plug import Telling, undeliverable
from bot.skin.protocol import Client
from bot.skin.replies import answer, answer_privately, post, post_privately, refill, turn_into
from bot.world import answers as world


async def invite(request: Request, terms: Terms, place: Place, opponent: int | None, **more: Any) -> None:
    """Makes the seek and posts its card. From a preview, which turns into a note once that is done, the same again
    makes one, however often it is sent.
    """
    message, asked = request.interaction.message, (terms, place, opponent)
    if message is None or not request.in_private:
        await _invite(request, request.id, *asked, **more)
        return
    # Whoever is told too late that it comes may wish for something else in the same preview: nothing is made then.
    await request.deferral.defer_now(here=True)
    if not await request.deferral.end():
        return
    key = int.from_bytes(blake2s(f"{message.id} {asked} {more}".encode(), digest_size=8).digest()) >> 1
    async with request.app[Seeks].one_at_a_time(key):
        said = await _invite(request, key, *asked, **more)
        await turn_into(request, note_card((await request.words())(said)))


async def _invite(
    request: Request, key: int, terms: Terms, place: Place, opponent: int | None, **more: Any
) -> str:
    """The id of the sentence that tells of it; `key`: makes one."""
    client = request.client
    if client.user is not None and opponent == client.user.id:
        await practice.begin(request, terms, place, practice.USUAL_LEVEL, more.get("wants"), key=key)
        return "preview-begun"
    seek = await client.app[Seeks].invite(
        request.user_id, terms, place, opponent=opponent, request=key, **more
    )
    await _adopt_language(request, place)
    if seek.message_id is None:
        await _show(request, seek)
    return "seek-you-invited"


async def meet(request: Request, opponent: discord.abc.User, *places: Place) -> None:
    """Somebody is to be invited there: remembers their name. Raises BotOpponent, SeesNothing."""
    bot = request.client.user
    if opponent.bot and (bot is None or opponent.id != bot.id):
        raise BotOpponent
    for place in places:
        if not may_see(opponent, place.channel_id):
            raise SeesNothing(player=mention(opponent.id), channel=f"<#{place.channel_id}>")
    await request.app[Players].remember(opponent.id, name_of(opponent))


async def _adopt_language(request: Request, place: Place) -> None:
    """A server that has chosen no language speaks that of who first invites there."""
    guild = None if place.guild_id is None else request.client.get_guild(place.guild_id)
    # Every server has this locale until its people choose otherwise, so it says nothing.
    if guild is None or guild.preferred_locale is not discord.Locale.american_english:
        return
    if (await request.app[Players].server(guild.id)).language is None:
        await request.app[Players].save_server(guild.id, language=(await request.words()).language)


async def rematch(request: Request, match: Match) -> None:
    """Invites the opponent to the same again; where they have invited already, the game begins."""
    if match.practice is not None:
        await practice.rematch(request, match)
        return
    seek = await request.app[Seeks].rematch(request.user_id, match.id, request=request.id)
    if seek.opponent == request.user_id:
        await join(request, seek.id)
    else:
        await _show(request, seek)


async def show_seeks(request: Request) -> None:
    """Lists the open seeks of this server, to be joined from the list."""
    reader = await request.reader()
    seeks = await open_seeks(request)
    names = await names_for(request.client, (seek.by for seek in seeks), reader.words)
    everywhere = await world.reaches(request)
    card = seek_list(seeks, names, reader.words, alone=is_alone(request), world=everywhere)
    # From the list of the world it takes the place of that.
    await (answer_privately(request, card) if everywhere else answer(request, card))


async def open_seeks(request: Request) -> list[Seek]:
    """The invitations and open seeks that the asker may join here, invitations first; the answer may tell of them."""
    found = await request.app[Seeks].open(request.guild_id, request.user_id)
    seeks = [seek for seek in found if await may_read_seek(request, seek)]
    for seek in seeks:
        await meet_again(request, seek)
    return seeks


async def join(request: Request, seek_id: int) -> None:
    """Begins the match, once however often it is asked for; the outbox sends its first board."""
    seek = await readable_seek(request, seek_id)
    match = None if seek.match_id is None else await known_match(request.client, seek.match_id)
    if match is None or request.user_id == seek.by or request.user_id not in match.players:
        match = await _begin(request, seek)
    joined = await known_seek(request.client, seek.id)
    elsewhere = not is_here(request, match.place_of(request.user_id))
    await _close(request, joined, await _begun(request, match), elsewhere=elsewhere)


async def _begun(request: Request, match: Match) -> str:
    """The private text for the player who joined: where the board is, and who moves first; of a pair, in which game."""
    await request.meet(match)
    words = await request.words()
    place = match.place_of(request.user_id)
    mine = match.mover == request.user_id
    return words(
        "seek-you-joined",
        games=_games(match, words, await links(request.client, [match], request.audience)),
        where="here" if is_here(request, place) else "elsewhere",
        place=f"<#{place.channel_id}>",
        first="yes" if mine else "no",
        pair="no" if match.header.twin is None else "yes",
        number=str(match.id if mine else match.header.twin),
    )


def _games(match: Match, words: Words, addresses: Mapping[int, str]) -> list[str]:
    """The game that began, or both of a pair, as links to their boards."""
    numbers = [match.id] if match.header.twin is None else sorted((match.id, match.header.twin))
    return [linked(words("seek-game", number=str(number)), addresses.get(number, "")) for number in numbers]


async def readers_of(client: Client, seek: Seek) -> Reader:
    """All who read the card of an invitation; outside servers it is in the language of who invites. That of a rematch
    between two places stands where its reader is, and names who invites.
    """
    away = await client.app[Seeks].away(seek)
    if away is None:
        return await everybody(client, seek.place, seek.by if seek.place.guild_id is None else None)
    reader = await everybody(client, away, seek.opponent if away.guild_id is None else None)
    return await acquainted(client, reader, homes=[(seek.by, seek.place)])


async def card_of(client: Client, seek: Seek, reader: Reader) -> Reply:
    """The card of an invitation as it stands now: of one that was accepted, with who joined and where the game is."""
    words, away = reader.words, await client.app[Seeks].away(seek)
    link = await _former_board(client, seek, away)
    if seek.match_id is None:
        picture, board = None, ""
        if seek.status is SeekStatus.OPEN:
            picture, board = await setup_picture(client, seek.terms, reader)
        new = await client.app[Experience].new_to(seek.by, seek.terms.game)
        return seek_card(seek, words, picture=picture, board=board, link=link, new=new)
    match = await known_match(client, seek.match_id)
    begun = [match]
    if match.header.twin is not None:
        begun.append(await known_match(client, match.header.twin))
    games = _games(match, words, await links(client, begun, Audience(at=away)))
    player = mention(match.opponent_of(seek.by))
    named = "no" if seek.opponent is None else "yes"
    joined = words("seek-joined", player=player, games=games, named=named)
    return seek_card(seek, words, joined=joined, link=link)


async def _former_board(client: Client, seek: Seek, away: Place | None) -> str:
    """Where the last board of the match stands that a rematch repeats; `away`: for who reads there."""
    if seek.rematch_of is None:
        return ""
    return (await boards(client, [seek.rematch_of], away)).get(seek.rematch_of, "")


async def show_joined(client: Client, match: Match) -> None:
    """Puts the link to its board, which is recorded by now, on the card of the invitation from which the match came."""
    seek = await client.app[Seeks].of_match(match)
    if seek is not None:
        await show_closed(client, seek)


async def show_closed(client: Client, seek: Seek) -> None:
    """Puts the end of an invitation on its card."""
    if seek.message_id is not None:
        await _keep_current(client, seek, partial(client.repaint, seek.card_channel, seek.message_id))


async def _begin(request: Request, seek: Seek) -> Match:
    client, user = request.client, request.user_id
    await client.app[Seeks].check_join(seek, user)
    require_permissions(request)
    # A thread or a post has the number of the game in its name: the outbox makes it with the first board.
    home, away = await forum_for(request, seek.place), await client.app[Seeks].away(seek)
    post = None if away is None else await forum_for(request, away)
    return await client.app[Seeks].join(seek.id, user, place=home, away=post, request=request.id)


async def decline(request: Request, seek_id: int) -> None:
    await readable_seek(request, seek_id)
    seek = await request.app[Seeks].decline(seek_id, request.user_id)
    await _close(request, seek, (await request.words())("seek-you-declined"))


async def withdraw(request: Request, seek_id: int) -> None:
    await readable_seek(request, seek_id)
    seek = await request.app[Seeks].withdraw(seek_id, request.user_id)
    await _close(request, seek, (await request.words())("seek-you-withdrew"))


def seek_number(request: Request, text: str) -> int:
    """The number of an invitation that a player typed or chose. Raises NoSeek."""
    found = request.client.typed.seeks.read(text)
    if found is None:
        raise NoSeek(seek=shortened(text, 40))
    return found


async def _show(request: Request, seek: Seek) -> None:
    """The seek's card for all here, a rematch's where its game was; one that is posted already calls nobody again."""
    everyone = await readers_of(request.client, seek)
    reply = await card_of(request.client, seek, everyone)
    if (away := await request.app[Seeks].away(seek)) is not None:
        # The card stands where its author is not: they take it back from here.
        sent, words = await _posted_to_opponent(request, seek, away, reply), await request.words()
        back = button(words("button-withdraw"), ControlId("withdraw", seek.id))
        await answer(request, text_reply(sent, row(back)))
        return
    at_home = seek.place.guild_id is not None and seek.place.guild_id == request.guild_id
    strange = not at_home and not is_here(request, seek.place)
    if seek.rematch_of is not None and (strange or seek.message_id is not None):
        await answer(request, note_card(await _posted(request, seek, reply)))
        return
    message_id = await answer(request, reply, private=False)
    if message_id is not None:
        here = request.channel_id
        elsewhere = None if here == seek.place.channel_id else here
        await request.app[Seeks].note_message(seek.id, message_id, elsewhere)


async def _posted(request: Request, seek: Seek, card: Reply) -> str:
    """Posts the card of a rematch where the game was, unless it stands; for its author, where it stands now."""
    words, message_id = await request.words(), seek.message_id
    if message_id is None:
        try:
            message_id = (await post(request.client, seek.place.channel_id, card, f"seek {seek.id}")).id
        except discord.HTTPException:
            assert seek.opponent is not None
            return words("rematch-unposted", opponent=mention(seek.opponent))
        await request.app[Seeks].note_message(seek.id, message_id)
    title = words("seek-heading-rematch", game=words.game(seek.terms.game))
    stands = Place(seek.place.guild_id, seek.card_channel)
    return words("rematch-posted", link=linked(title, address(stands, message_id)))


async def _posted_to_opponent(request: Request, seek: Seek, away: Place, card: Reply) -> str:
    """Posts a rematch's card where who is invited plays, else to them alone, unless it stands; its author reads it."""
    client, opponent = request.client, seek.opponent
    assert opponent is not None
    words = (await acquainted(client, await request.reader(), anywhere=[opponent])).words
    name = escaped((await names_for(client, [opponent], words))[opponent])
    if seek.message_id is not None:
        return words("rematch-sent", opponent=name)
    nonce = f"seek {seek.id}"
    try:
        message = await post(client, away.channel_id, card, nonce)
    except discord.HTTPException:
        try:
            message = await post_privately(client, opponent, card, nonce)
        except discord.HTTPException:
            return words("rematch-unsent", opponent=name)
    await request.app[Seeks].note_message(seek.id, message.id, message.channel.id)
    return words("rematch-sent", opponent=name)


async def _close(request: Request, seek: Seek, text: str, *, elsewhere: bool = False) -> None:
    """Updates the seek's card, wherever the request came from, and tells the sender what the card does not."""
    client, message = request.client, request.interaction.message
    if message is not None and message.id == seek.message_id:
        card = await card_of(client, seek, await readers_of(client, seek))
        shown = card.card.text
        await turn_into(request, card)
        await _keep_current(client, seek, partial(refill, request), shown)
        if elsewhere:
            await answer(request, note_card(text))
        return
    await answer(request, note_card(text))
    await show_closed(client, seek)


async def _keep_current(
    client: Client, seek: Seek, put: Callable[[Reply], Awaitable[None]], shown: str = ""
) -> None:
    """Puts the card of a closed invitation into its message until both are the same, for its links may change
    meanwhile; `shown`: the message's text.
    """
    reader = await readers_of(client, seek)
    card = await card_of(client, seek, reader)
    while card.card.text != shown:
        shown = card.card.text
        await put(card)
        card = await card_of(client, seek, reader)


async def _renewed(client: Client, notice: Notice) -> Delivered:
    """Posts the card of a standing invitation that has renewed itself."""
    assert isinstance(notice.what, SeekRenewed)
    try:
        seek = await known_seek(client, notice.what.seek)
    except NoSeek as error:
        # Its author has had themselves deleted.
        raise Undeliverable from error
    if seek.status is not SeekStatus.OPEN:
        return Delivered()
    reply = await card_of(client, seek, await readers_of(client, seek))
    with undeliverable():
        message = await post(client, seek.place.channel_id, reply, notice.nonce)
    await client.app[Seeks].note_message(seek.id, message.id)
    return Delivered(message.id)


async def _close_card(client: Client, notice: Notice) -> Notice:
    """Marks the card of an invitation that has ended by itself and removes its buttons."""
    what = notice.what
    assert isinstance(what, SeekExpired | SeekRemoved | SeekRenewed | SeekLapsed)
    seek = await known_seek(client, what.before if isinstance(what, SeekRenewed | SeekLapsed) else what.seek)
    if seek.message_id is not None and seek.status in (SeekStatus.EXPIRED, SeekStatus.WITHDRAWN):
        card = seek_card(seek, (await readers_of(client, seek)).words)
        await client.repaint(seek.card_channel, seek.message_id, card)
    return notice


async def _repaint_card(client: Client, notice: Notice, _message_id: int) -> None:
    if notice.match_id is not None:
        await show_joined(client, await known_match(client, notice.match_id))


NEWS: Final[Mapping[type[News], Telling]] = {
    Joined: Telling(thread=own_thread, told=_repaint_card),
    SeekExpired: Telling(still=_close_card),
    SeekRemoved: Telling(still=_close_card),
    SeekLapsed: Telling(still=_close_card),
    SeekRenewed: Telling(still=_close_card, otherwise=_renewed),
}
