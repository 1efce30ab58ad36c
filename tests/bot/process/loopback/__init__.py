"""A small Discord on loopback: enough of its HTTP interface and gateway for real bot processes.

It is as strict as Discord where a bot can go wrong: three seconds for a first answer and fifteen minutes for a token,
one answer to an interaction, nonces, permissions, channels that are gone. A route that it does not have, or a body that
Discord's own description does not allow, fails the test that made the bot ask for it.
"""

from tests.bot.process.loopback.payloads import (
    ANN,
    BEN,
    CHANNEL,
    ELSEWHERE,
    EVE,
    GUILD,
    OTHER_CHANNEL,
    OTHER_GUILD,
    custom_ids,
)
from tests.bot.process.loopback.requests import Fault, Request
from tests.bot.process.loopback.server import TOKEN, LoopbackDiscord, loopback_discord

__all__ = [
    "ANN", "BEN", "CHANNEL", "ELSEWHERE", "EVE", "GUILD", "OTHER_CHANNEL", "OTHER_GUILD", "TOKEN", "Fault",
    "LoopbackDiscord", "Request", "custom_ids", "loopback_discord",
]  # fmt: skip
