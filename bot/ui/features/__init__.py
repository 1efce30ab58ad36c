"""What a command and a control share: one feature a file."""
