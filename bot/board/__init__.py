"""A position as a picture or in words; the only package that knows both games and pictures."""
