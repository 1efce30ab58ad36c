"""Measurements, one module each: python -m tests.bench NAME [options]."""
