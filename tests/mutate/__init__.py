"""Small mistakes put into the code on purpose, to see whether a test notices: `python -m tests.mutate --help`."""
