"""Each file brings the database from the form before it to its own."""
