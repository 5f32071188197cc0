"""The database: its form (`schema`, `migrations`), its one writer (`store`), the people in it (`people`)."""
