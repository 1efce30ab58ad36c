"""Worker processes: the one way in which the bot has something done beside its event loop's own process.

Nothing outside this folder begins a process. `process` is one worker, `pool` several with a queue in front of them, and
`child` what runs in the process itself.
"""
