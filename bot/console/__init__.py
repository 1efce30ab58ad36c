"""The command line: reasons for a command to fail, work on the database, and stopping a process."""
