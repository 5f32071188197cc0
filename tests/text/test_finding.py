"""Rules are found by what a person types: word forms, words of the printed books, several of them, best hit first."""

from __future__ import annotations

import pytest

from folkmoot import games
from folkmoot.text import LANGUAGES
from folkmoot.text.finding import Stems, Unit, find_rules, finder, synonyms
from tests.rule_ids import EVERY, RULES

QUERIES = {
    ("ethnos", "en"): {
        "how many cards in hand": "E17",
        "when does the age end": "E16",
        "can a skeleton lead": "E30",
        "do I have to place a marker": "E19",
        "control marker": "E4",
        "ties": "E38",
        "two players": "E39",
        "ties in a game of two": "E39",
        "two game in ties": "E39",
        "drawn dragons": "E16",
        "hand limit": "E17",
        "orcs": "E29",
        "starting player": "E14",
        "who wins": "E44",
        "e19": "E19",
        "skeletons passing": "E45",
        "drag": "E16",
    },
    ("ethnos", "ru"): {
        "сколько карт на руке": "E17",
        "когда кончается эпоха": "E16",
        "десять скелетов": "E31",
        "вдвоем": "E39",
        "вдвоём": "E39",
        "ничья": "E38",
        "ничью решают тролли": "E38",
        "драконов": "E16",
        "гарпии": "E33",
        "великан": "E25",
        "кто начинает": "E14",
    },
    ("ethnos", "pl"): {
        "ile kart na ręce": "E17",
        "koniec ery": "E16",
        "remis w królestwie": "E37",
        "remisy": "E38",
        "dwóch graczy": "E39",
        "znaczniki kontroli": "E4",
        "smoków": "E16",
        "harpia": "E33",
        "gracz rozpoczynający": "E14",
    },
    ("ethnos", "ja"): {
        "手札の上限": "E17",
        "時代の終わり": "E16",
        "最初の手番": "E14",
        "引き分け": "E38",
        "二人プレイ": "E39",
        "同点 二人プレイ": "E39",
        "コントロールマーカー": "E19",
        "ドラゴン": "E16",
        "スタートプレイヤー": "E14",
        "魔法使い": "E34",
    },
    ("tribes", "en"): {
        "how do I win": "T1",
        "draw goals": "T18",
        "move how far": "T16",
        "village cost": "T6",
        "battles": "T20",
        "eruptions of the volcano": "T140",
        "doubles": "T40",
        "tiger": "T168",
        "mammoths": "T163",
        "T137": "T163",
    },
    ("tribes", "ru"): {
        "как победить": "T1",
        "сколько стоит деревня": "T6",
        "цена деревни": "T6",
        "битвы": "T20",
        "мамонта": "T163",
        "старейшины": "T30",
        "дубли": "T40",
    },
    ("tribes", "pl"): {
        "jak wygrać": "T1",
        "dobieranie celów": "T18",
        "cena wioski": "T6",
        "bitwy": "T20",
        "mamuty": "T163",
        "dublety": "T40",
        "starszych": "T30",
    },
    ("tribes", "ja"): {
        "移動": "T16",
        "勝利条件": "T1",
        "村の費用": "T6",
        "戦闘": "T20",
        "マンモス": "T163",
        "ゾロ目": "T40",
    },
    ("aetherya", "en"): {
        "how does the game end": "A14",
        "tie": "A22",
        "start cards": "A7",
        "goblins portal": "A17",
        "solo": "A35",
        "hammers": "A30",
        "gem": "A34",
        "empty deck": "A15",
    },
    ("aetherya", "ru"): {
        "ничья": "A22",
        "конец игры": "A14",
        "портал соседи": "A16",
        "гоблин портал": "A17",
        "соло": "A35",
        "молота": "A30",
        "драконы стоят": "A20",
    },
    ("aetherya", "pl"): {"koniec gry": "A14", "portale goblinów": "A17", "młota": "A30", "remis": "A22", "solo": "A35"},
    ("aetherya", "ja"): {
        "ゲームの終わり": "A14",
        "最初の4枚": "A7",
        "ゴブリン ポータル": "A17",
        "槌": "A30",
        "引き分け": "A22",
        "ドラゴンの得点": "A20",
    },
}
"""Queries, and the rule that answers each best."""


@pytest.mark.parametrize(("game", "language"), QUERIES)
def test_the_best_hit_comes_first(game: str, language: str) -> None:
    wanted = QUERIES[game, language]
    found = {words: next(iter(find_rules(games.get(game), language, words)), None) for words in wanted}
    assert found == wanted


@pytest.mark.parametrize("game", games.OWN)
def test_every_id_finds_its_rule(game: str) -> None:
    first = {id: find_rules(games.get(game), "en", id)[0] for id in EVERY[game]}
    assert [id for id in RULES[game] if first[id] != id] == []
    assert set(first.values()) == set(RULES[game])


def test_all_words_count_and_the_order_does_not() -> None:
    ethnos = games.get("ethnos")
    both = find_rules(ethnos, "en", "giant token")
    assert both == find_rules(ethnos, "en", "tokens giants")
    assert set(both) < set(find_rules(ethnos, "en", "giant"))
    assert find_rules(ethnos, "en", "giant spaceship") == find_rules(ethnos, "en", "giant") != []


@pytest.mark.parametrize("words", ["", "   ", "spaceship", "?!", "🐉"])
def test_what_no_rule_speaks_of_is_not_found(words: str) -> None:
    assert all(not find_rules(games.get("ethnos"), language, words) for language in LANGUAGES)


def finding(language: str, rows: dict[Stems, Unit]) -> dict[Stems, set[str]]:
    """By the first name of each row: the games whose books say it."""
    named = {here for heres in rows.values() for here in heres}
    books = {game: finder(games.get(game), language) for game in games.OWN}
    return {
        here: {game for game, book in books.items() if any(book.score(rule, (here,), {}) for rule in book.rules)}
        for here in named
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_all_games_share_serve_more_than_one_book(language: str) -> None:
    """A row that only one book understands lies with that game."""
    found = finding(language, synonyms(language))
    assert {here: books for here, books in found.items() if len(books) < 2} == {}


@pytest.mark.parametrize("game", games.OWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_that_a_game_adds_leads_to_a_rule_of_it(language: str, game: str) -> None:
    shared, both = synonyms(language), synonyms(language, games.get(game))
    added = {name: tuple(here for here in both[name] if here not in shared.get(name, ())) for name in both}
    found = finding(language, added)
    assert len(found) > 5
    assert [here for here, books in found.items() if game not in books] == []
