help-score-nine = подсчитать показанные карты «Девятки»
help-score-nine-cards = показанные карты
help-score-nine-twelve = предел двенадцать
