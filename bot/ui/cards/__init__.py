"""The layout of the bot's messages: Components V2, each built whole from values, none kept."""
