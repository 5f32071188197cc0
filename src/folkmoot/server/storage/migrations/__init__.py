"""Forms of the database, one after the other."""
