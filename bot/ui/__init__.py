"""Everything that knows Discord: requests in, messages out."""
