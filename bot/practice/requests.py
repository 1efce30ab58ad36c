"""Playing against the bot: /practice."""

from bot.core.terms import Terms
from bot.invitations.requests import suggest_setups
from bot.match.requests.controls import on_unchanged_match
from bot.match.requests.games import suggest_games_here
from bot.practice import answers as features
from bot.skin.context import Request
from bot.skin.declarations import command
from bot.skin.homes import place_alone
from bot.skin.places import is_alone
from rules import Colour, Side, find_game


@command(
    "practice",
    colour=("random", "white", "black"),
    level=("1", "2", "3", "4", "5", "6", "7"),
    game=suggest_games_here,
    setup=suggest_setups,
)
async def practice(
    request: Request,
    game: str,
    level: str = "3",
    colour: str = "random",
    setup: str | None = None,
    shown: bool = False,
) -> None:
    typed = request.client.typed
    kind = find_game(await request.game(game))
    wants = None if colour == "random" else Side(kind.colours.index(Colour(colour)))
    start = None if setup is None else typed.setup(kind, setup)
    terms = Terms(kind.key, features.CLOCKLESS, start)
    place = await place_alone(request, shown=shown)
    private = not shown and not is_alone(request)
    await features.begin(request, terms, place, int(level), wants, private=private)


hint_pressed = on_unchanged_match("hint", features.hint)
