"""One search for four languages: English and Russian words by stems, Japanese by pairs of signs, Polish as it is."""

import re
from pathlib import Path

import snowballstemmer
import sphinx.search
from sphinx.search.en import SearchEnglish

JAPANESE = "[\u3040-\u30ff\u3400-\u9fff]"
RUN = re.compile(f"{JAPANESE}+|(?:(?!{JAPANESE})\\w)+")
STEMMERS = Path(sphinx.search.__file__).parent / "minified-js"
QUERY = """
window.Stemmer = class {
  english = new EnglishStemmer();
  russian = new RussianStemmer();
  stemWord(word) {
    return (/[\u0400-\u04ff]/.test(word) ? this.russian : this.english).stemWord(word);
  }
};
var splitQuery = (query) =>
  (query.match(/[\u3040-\u30ff\u3400-\u9fff]+|(?:(?![\u3040-\u30ff\u3400-\u9fff])[\\p{Letter}\\p{Number}_])+/gu) ?? [])
    .flatMap((run) =>
      /[\u3040-\u30ff\u3400-\u9fff]/.test(run) && run.length > 2
        ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
        : [run],
    );
"""
"""The same in the reader's browser."""


class FourLanguages(SearchEnglish):
    """It takes the place of Sphinx's English, which knows nothing of the other three."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self.russian = snowballstemmer.stemmer("russian")
        self.js_splitter_code = (STEMMERS / "russian-stemmer.js").read_text("utf-8") + QUERY

    def split(self, input: str) -> list[str]:
        found = []
        for run in RUN.findall(input):
            if re.match(JAPANESE, run) and len(run) > 2:
                found += [run[at : at + 2] for at in range(len(run) - 1)]
            else:
                found.append(run)
        return found

    def stem(self, word: str) -> str:
        if re.search("[\u0400-\u04ff]", word):
            return str(self.russian.stemWord(word.lower()))
        return str(super().stem(word))
