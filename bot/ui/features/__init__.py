"""The work that a command and a control share: one feature a file."""
