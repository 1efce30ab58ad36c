# What cannot be done in Discord, and what to do instead.
error-missing-permissions = { $channel ->
    [here] I cannot show games here: I lack the permission to { $permissions }. Ask whoever runs this server to allow it, or play in another channel.
   *[other] I cannot show games in { $channel }: I lack the permission to { $permissions }. Ask whoever runs this server to allow it.
}
error-role-out-of-reach = { $why ->
    [permission] I cannot give any role: I lack the permission to manage roles. Grant it to me, and choose the role again.
    [managed] I cannot give this role: Discord or another app gives it. Choose another role.
   *[above] I cannot give this role: my own role has to stand above it. Move mine up, or choose another role.
}
error-no-role-rule = Name a game, or a title.
error-title-with-rating = A role for a title asks for no rating. Leave out the least rating or the title.
error-not-here-shown = This game can be shown to everybody only where it is played. Without “shown” I show it to you alone.
error-not-here-alone = Nobody could join you here. Start the game in a server channel, or in a direct message with your opponent.
error-server-only = This command needs a server: use it in a channel there.
error-not-here-not-a-member = { $player } is not in this server, and could not join you. Invite somebody who is, or leave the opponent out.
error-not-here-sees-nothing = { $player } cannot see { $channel }, and could not join you. Invite them in a channel that you both see.
error-not-here-bot-opponent = Other bots do not play here. Invite a person or me, or leave the opponent out.
error-outdated-control = This button is from an older version of me. Open the game again from /games.
error-outdated-command = This command has changed. Reload Discord (Ctrl+R, or close and open the app) and try again.
error-not-allowed = You may not use this command here.
error-bad-option = “{ $value }” is not possible here. Pick one of the suggestions.
error-bad-day = “{ $value }” is no day that I can read. Write it as 2026-08-14, Aug 14 or tomorrow.
error-bad-number = “{ $value }” cannot be read as a number.

# Answers that took long.
answer-follows = That took a moment. The answer follows, for everybody here.
form-too-late = That took too long. Press the button again, or use /move.

# Discord’s permissions, as they go on after “to”.
permission-view-channel = see this channel
permission-send-messages = send messages
permission-send-messages-in-threads = send messages in threads
permission-attach-files = attach files
permission-create-public-threads = create public threads
permission-read-message-history = read message history
permission-create-events = create events
permission-manage-roles = manage roles
