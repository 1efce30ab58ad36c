"""The least bot: discord.py alone, which answers whatever it is asked with one picture that it was given.

python -m tests.bench._bare PICTURE; the settings are those of the bot itself.
"""

import io
import os
import sys
from pathlib import Path
from typing import Any

import discord
from yarl import URL


class Bare(discord.AutoShardedClient):
    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._picture = picture

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        file = discord.File(io.BytesIO(self._picture), "board.png")
        await interaction.response.send_message("Your move.", file=file)


def main() -> None:
    discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["DISCORD_GATEWAY_URL"])
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    Bare(Path(sys.argv[1]).read_bytes()).run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
