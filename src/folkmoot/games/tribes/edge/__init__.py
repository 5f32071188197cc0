"""The edge: whatever becomes a document or a tensor: notation, views, positions, results."""
