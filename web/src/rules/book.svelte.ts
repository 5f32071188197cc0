/** The rules of a game as the server sends them, ready made; kept for as long as the page is open. */
import { loadGame } from '../games'
import type { GameModule } from '../games/types'
import { api, ApiError } from '../lib/api'
import type { Book, Rule } from '../lib/protocol'
import { words, type Language } from '../lib/words.svelte'

const books = new Map<string, Promise<Book>>()

function fetched(game: string, language: Language): Promise<Book> {
  const key = `${game} ${language}`
  const found = books.get(key) ?? api.rules(game, language)
  books.set(key, found)
  found.catch(() => books.delete(key))
  return found
}

/** What a page of rules needs: the book in the language that is set, the game's drawings, and the words around it. */
export class Reading {
  book = $state.raw<Book | null>(null)
  module = $state.raw<GameModule | null>(null)
  failed = $state(false)
  /** There is no such game, or it has no rules to read. */
  missing = $state(false)

  constructor(readonly game: string) {}

  /** Inside an effect: fetch again whenever the language changes. */
  async open(language: Language): Promise<void> {
    try {
      const [book, module] = await Promise.all([fetched(this.game, language), loadGame(this.game), words.load('rules')])
      if (language !== words.language) return
      this.book = book
      this.module = module
      this.failed = false
    } catch (error) {
      this.failed = true
      this.missing = error instanceof ApiError && error.status === 404
    }
  }
}

let topics = $state.raw<Record<string, Record<string, string>>>({})

/** Learn which rule explains each thing of a game. */
export async function loadTopics(game: string): Promise<void> {
  if (topics[game]) return
  const found = await fetched(game, words.language).catch(() => null)
  if (found) topics = { ...topics, [game]: found.topics }
}

/** The rule that explains a thing; null while it is not known. */
export const ruleOf = (game: string, word: string) => topics[game]?.[word] ?? null

export const rulesOf = (book: Book): Rule[] => book.sections.flatMap((section) => section.rules)

/** The rule in which an id is told: itself, or the one that tells it as well. */
export const toldIn = (book: Book, id: string): string => book.told[id] ?? id

/** Everything that a text may name: rules, and ids that another rule tells. */
export const namedIn = (book: Book): Set<string> =>
  new Set([...rulesOf(book).map((rule) => rule.id), ...Object.keys(book.told)])

const WAIT = 150

/** What was typed, and the rules that the server finds for it, as `folkmoot rules --find` does. */
export class Search {
  words = $state('')
  /** Ids, the best first; null while the answer is not there. */
  found = $state.raw<string[] | null>(null)
  failed = $state(false)

  /** Inside an effect: ask once the typing pauses; the latest question wins. */
  ask(game: string, language: Language): (() => void) | undefined {
    const words = this.words.trim()
    this.failed = false
    if (!words) {
      this.found = null
      return
    }
    let asked = true
    const timer = setTimeout(async () => {
      const answer = await api.findRules(game, words, language).catch(() => null)
      if (!asked) return
      this.found = answer?.rules ?? []
      this.failed = answer === null
    }, WAIT)
    return () => {
      asked = false
      clearTimeout(timer)
    }
  }
}

/** What of the book is shown: for a number of players, and with some of the variants. */
export class Choice {
  players = $state<number | null>(null)
  without = $state.raw<string[]>([])

  shows(rule: Rule): boolean {
    if (rule.applies_to && this.without.includes(rule.applies_to)) return false
    return this.players === null || !rule.players || rule.players.includes(this.players)
  }
  toggle(when: string) {
    this.without = this.without.includes(when) ? this.without.filter((one) => one !== when) : [...this.without, when]
  }
  clear() {
    this.players = null
    this.without = []
  }
}

/** A text split at the ids of rules that it names. */
export function linked(text: string, known: Set<string>): { text: string; rule: boolean }[] {
  return text
    .split(/(?<![A-Za-z0-9])([A-Z]\d+)(?![A-Za-z0-9])/)
    .filter(Boolean)
    .map((piece) => ({ text: piece, rule: known.has(piece) }))
}

/** What the table's panel of rules shows: whether it is open, and where. */
class Desk {
  open = $state(false)
  /** A rule that was asked for; null: what is asked at the table now. */
  rule = $state<string | null>(null)

  show(rule: string | null = null) {
    this.rule = rule
    this.open = true
  }
  toggle() {
    if (this.open) this.open = false
    else this.show()
  }
}

export const desk = new Desk()
