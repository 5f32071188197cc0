help-score-nine = score shown cards of Nine
help-score-nine-cards = the cards that are shown
help-score-nine-twelve = the limit is twelve
