"""Stories for what people have reported in public of bots, slow play and tournaments: one for each report."""
