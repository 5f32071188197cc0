# Moments, told while they are shown
tribes-theatre-last-point = 決め手の1点
tribes-theatre-hex = { $hex }の争い
