"""What bots think of a position."""
