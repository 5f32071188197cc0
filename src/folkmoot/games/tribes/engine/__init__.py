"""The engine: the rules, compiled, and nothing of documents. It stands on the core and itself alone."""
