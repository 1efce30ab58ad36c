"""What the bot's messages look like: Components V2 layouts, each built whole from values, none kept."""
