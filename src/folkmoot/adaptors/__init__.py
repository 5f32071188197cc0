"""The games for other people's tools: PettingZoo, Gymnasium, OpenSpiel. They come with `folkmoot[adaptors]`."""
