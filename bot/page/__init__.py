"""The page: a board that people touch."""
