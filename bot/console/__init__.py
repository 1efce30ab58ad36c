"""The command line: what keeps a command from going on, what is done to the database, how a process is stopped."""
