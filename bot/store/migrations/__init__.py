"""Changes of the schema, one module each, in the order in which their `down_revision` chains them."""
