# The last count, told while it is shown
aetherya-theatre-count = The last count
aetherya-theatre-turned = The last hidden cards turn.
aetherya-theatre-most = Most here: { $who }, { $points }.
aetherya-theatre-lost = Most lost: { $who }, { $points }.
aetherya-theatre-nothing = Nobody scores here.
