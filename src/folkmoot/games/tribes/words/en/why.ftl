# Answers to "why?"
why-end-tribes = The game ends at once when somebody has { $of } victory points, and at the latest after { $rounds } rounds. Nearest: { $who } with { $points }.
