"""One module per change. A new one: the next number, `down_revision` the one before, and a test that it ran."""
