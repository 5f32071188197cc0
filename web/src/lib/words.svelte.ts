/**
 * Words for people: the same Fluent catalogues that Python reads. A file is fetched when it is first needed:
 * `common` and `client` at the start, a game's own when its table opens.
 *
 * Things and people inside a sentence are marked, so that the log can draw a glyph beside the word: `rich` splits them.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Doc, GameEvent, LogRow, Part, Prompt } from './protocol'
import { keep, kept } from './prefs.svelte'
import { server, SITE } from './server'

export const LANGUAGES = ['en', 'ru', 'pl', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', pl: 'Polski', ja: '日本語' }
export const LANGUAGE_SHORT: Record<Language, string> = { en: 'EN', ru: 'RU', pl: 'PL', ja: '日本語' }

const files = import.meta.glob<string>(
  // Rulebooks and answers to "why?" come from the server, ready made; commands and the terminal speak for themselves.
  [
    '../../../src/folkmoot/text/*/*.ftl',
    '../../../src/folkmoot/games/*/words/*/*.ftl',
    '!../../../src/folkmoot/games/*/words/*/rules.ftl',
    '!../../../src/folkmoot/games/*/words/*/numbers.ftl',
    '!../../../src/folkmoot/**/why.ftl',
    '!../../../src/folkmoot/**/commands*.ftl',
    '!../../../src/folkmoot/**/terminal*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

/** The files behind a name: `client`, `<game>` (all that a table of it says), `<game>/learn`, `<game>/pad`. */
function catalogue(name: string, language: Language): string[] {
  const [game = '', file] = name.split('/')
  const shared = `../../../src/folkmoot/text/${language}/${name}.ftl`
  const own = `../../../src/folkmoot/games/${game}/words/${language}/`
  if (file) return [`${own}${file}.ftl`]
  return shared in files
    ? [shared]
    : Object.keys(files).filter((one) => one.startsWith(own) && !/\/(learn|pad)\.ftl$/.test(one))
}

/** Sentences of a catalogue; a game that this client does not bring has its words from the server. */
async function texted(name: string, language: Language): Promise<string[]> {
  const paths = catalogue(name, language)
  if (paths.length) return Promise.all(paths.map((path) => files[path]?.() ?? ''))
  const answer = await server.fetch(`/games/${name}/words?lang=${language}`).catch(() => null)
  return answer?.ok ? [await answer.text()] : []
}

/** Arguments that only select a variant of a sentence; they stay the engine's own words. */
const SELECTORS = new Set(['row', 'ask', 'verb'])
/** Engines' names of a place in rows and columns, and of a hex. */
const GRID = /^r(\d)c(\d)$/
const HEX = /^[a-z]$/
/** Ages are counted in Roman numerals. */
const AGES = new Set(['age', 'ages'])
const ROMAN = ['0', 'I', 'II', 'III']
/** Beginning of numbers below zero. */
const BELOW_ZERO = /(?<![\w-])-(?=\d)/g
const START = '\u0001'
const MIDDLE = '\u0002'
const END = '\u0003'
const MARKED = new RegExp(`(${START}[^${END}]*${END})`)
const MARKS = new RegExp(`${START}[^${MIDDLE}]*${MIDDLE}|${END}`, 'g')

export type Segment = { text: string; thing?: string; seat?: number }

/** Split a sentence into plain text, things (with their word) and people (with their seat). */
export function rich(text: string): Segment[] {
  const found: Segment[] = []
  for (const piece of text.split(MARKED)) {
    if (!piece) continue
    if (!piece.startsWith(START)) {
      found.push({ text: piece })
      continue
    }
    const [mark = '', shown = ''] = piece.slice(1, -1).split(MIDDLE)
    if (mark.startsWith('@')) found.push({ text: shown, seat: Number(mark.slice(1)) })
    else found.push({ text: shown, thing: mark })
  }
  return found
}

/** A name of the engine as it stands, where the catalogue has no word for it. */
export const readable = (name: string) => name.replaceAll('_', ' ')

/** A sentence without its marks. */
export const plain = (text: string) => text.replace(MARKS, '')

export const markSeat = (seat: number, name: string) => `${START}@${seat}${MIDDLE}${name}${END}`
const markThing = (word: string, name: string) => `${START}${word}${MIDDLE}${name}${END}`

function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  const wishes = [asked, kept('lang'), ...navigator.languages]
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish?.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

class Words {
  language = $state<Language>(firstLanguage())
  private bundle = $state.raw(new FluentBundle('en'))
  private wanted = new Set<string>([
    ...['common', 'client', 'client-shell', 'client-theatre', 'client-why', 'people'],
    ...(SITE ? ['client-site'] : []),
  ])
  /** Ids in the bundle: a new one makes the page format every sentence again. */
  private held = new Set<string>()

  /** Load what is needed in the language that is set. */
  async load(...names: string[]): Promise<void> {
    for (const name of names) this.wanted.add(name)
    if ([...this.wanted].some((name) => !this.held.has(name))) await this.change(this.language)
  }

  async change(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const names = [...this.wanted]
    const texts = await Promise.all(names.map((name) => texted(name, language)))
    if (names.length < this.wanted.size) return this.change(language) // more was asked for meanwhile
    for (const text of texts.flat()) bundle.addResource(new FluentResource(text))
    this.bundle = bundle
    this.held = new Set(names.filter((_, index) => texts[index]!.length))
    this.language = language
    keep('lang', language)
    if (document.documentElement.lang !== language) document.documentElement.lang = language
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  say(id: string, args: Record<string, FluentVariable> = {}): string {
    const message = this.bundle.getMessage(id)
    if (!message?.value) return id
    if (typeof args.hex === 'string' && HEX.test(args.hex)) args = { ...args, hex: args.hex.toUpperCase() }
    const faults: Error[] = []
    const text = this.bundle.formatPattern(message.value, args, faults)
    if (faults.length) console.error(id, ...faults) // the page shows {$name} for what is missing
    return Object.values(args).some((value) => typeof value === 'number' && value < 0)
      ? text.replace(BELOW_ZERO, '−')
      : text
  }

  /** The first of these messages that exists. */
  first(ids: string[], args: Record<string, FluentVariable> = {}): string {
    return this.say(ids.find((id) => this.has(id)) ?? ids[0] ?? '', args)
  }

  /** The name of a game; one without words here is called by its id. */
  game(id: string): string {
    return this.has(`${id}-name`) ? this.say(`${id}-name`) : id.charAt(0).toUpperCase() + readable(id.slice(1))
  }

  /** The name of a row of the score. */
  scoreRow(game: string, row: string): string {
    return this.has(`${game}-row-${row}`) ? this.say(`${game}-row-${row}`) : readable(row)
  }

  /** Name of somebody at a table: the names that bots are given have a word in every language. */
  person(seat: { kind: string; name?: string | null; seat: number }): string {
    if (!seat.name) return this.say('seat', { number: seat.seat + 1 })
    const known = seat.kind === 'bot' && this.has(`bot-${seat.name}`)
    return known ? this.say(`bot-${seat.name}`) : seat.name
  }

  /** The message that names a thing, with its arguments; null for a word that has none. */
  private named(game: string, value: string): [string, Record<string, FluentVariable>] | null {
    const whole = `${game}-word-${value.replaceAll('.', '-')}`
    if (this.has(whole)) return [whole, {}]
    const place = GRID.exec(value)
    if (place && this.has(`${game}-place`)) return [`${game}-place`, { row: place[1]!, column: place[2]! }]
    if (HEX.test(value) && this.has(`${game}-hex`)) return [`${game}-hex`, { letter: value.toUpperCase() }]
    const [first = '', second = ''] = value.split('.', 2)
    if (!this.has(`${game}-word-${first}`) || !this.has(`${game}-word-${second}`)) return null
    return [`${game}-pair`, { ...this.forms(game, 'first', first), ...this.forms(game, 'second', second) }]
  }

  /** A thing of a game in this language, as folkmoot.text does it. */
  word(game: string, value: string): string {
    const found = this.named(game, value)
    return found ? this.say(...found) : value
  }

  /** A thing as arguments of a message: its word as `name`, further forms (cases, plurals) as `name-form`. */
  forms(game: string, name: string, value: string, mark = (text: string) => text): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = { [name]: mark(this.word(game, value)) }
    const message = this.named(game, value)
    if (!message) return found
    for (const [form, pattern] of Object.entries(this.bundle.getMessage(message[0])!.attributes)) {
      found[`${name}-${form}`] = mark(this.bundle.formatPattern(pattern, message[1], []))
    }
    return found
  }

  /** Marking of a thing in a sentence; places and words without a message have none. */
  private marking(game: string, value: string): (text: string) => string {
    const plain = GRID.test(value) || HEX.test(value) || this.named(game, value) === null
    return (text) => (plain ? text : markThing(value, text))
  }

  private marked(game: string, value: string): string {
    return this.marking(game, value)(this.word(game, value))
  }

  list(game: string, values: string[]): string {
    if (!values.length) return this.say('none')
    const counted = new Map<string, number>()
    for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1)
    const things = [...counted].map(([value, number]) => [this.marked(game, value), number] as const)
    return this.listed(things.map(([thing, number]) => (number === 1 ? thing : this.say('times', { thing, number }))))
  }

  /** Words in a row, as this language sets them apart; more strongly where one of them is a list itself. */
  listed(said: unknown[]): string {
    const comma = this.say('comma')
    return said.join(said.some((one) => String(one).includes(comma)) ? this.say('semicolon') : comma)
  }

  /** Data of the engine as arguments of a message, as folkmoot.text does it. */
  args(game: string, data: Doc): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {}
    for (const [key, value] of Object.entries(data)) {
      const name = key.replaceAll('_', '-')
      if (Array.isArray(value)) {
        found[name] =
          value.length && value.every((item) => typeof item === 'number')
            ? this.listed(value)
            : this.list(game, value.map(String))
      } else if (value === null) found[name] = 'none'
      else if (typeof value === 'object') {
        Object.assign(found, this.args(game, value))
        if (this.has(`${game}-amount`) && Object.values(value).every((number) => typeof number === 'number'))
          found[name] = this.amounts(game, value)
      } else if (typeof value === 'boolean') found[name] = value ? 'yes' : 'no'
      else if (typeof value === 'string' && !SELECTORS.has(name))
        Object.assign(found, this.forms(game, name, value, this.marking(game, value)))
      else if (AGES.has(name) && typeof value === 'number' && value in ROMAN) found[name] = ROMAN[value]!
      else found[name] = value
    }
    return found
  }

  /** So many of each thing; those of which there is none are left out. */
  private amounts(game: string, amounts: Record<string, number>): string {
    const told = Object.entries(amounts).filter(([, number]) => number)
    if (!told.length) return this.say('nothing')
    return this.listed(
      told.map(([thing, number]) =>
        this.say(`${game}-amount`, { number, ...this.forms(game, 'thing', thing, this.marking(game, thing)) }),
      ),
    )
  }

  /** Fields such as `of_seat`, which say another seat than the one that acts, with the name of that seat. */
  seats(data: Doc, names: string[]): Record<string, string> {
    const named = Object.entries(data).filter(([key, value]) => key.endsWith('_seat') && typeof value === 'number')
    return Object.fromEntries(named.map(([key, value]) => [key.replaceAll('_', '-'), this.who(value, names)]))
  }

  private who(seat: number, names: string[]): string {
    return seat >= 0 ? markSeat(seat, names[seat] ?? '') : this.say('nobody')
  }

  /** An event as a line of the log; null for those that only steer interfaces or tell nothing new. */
  event(game: string, event: GameEvent, names: string[]): string | null {
    const id = `${game}-event-${event.kind}`
    if (!this.has(id)) return null
    const { kind: _, rule, seat, ...data } = event
    const said = this.say(id, {
      card: 'unknown',
      ...this.args(game, data),
      ...this.seats(data, names),
      who: this.who(seat, names),
      rule: rule ?? '',
    })
    return said || null
  }

  /** A row of the record that has no events. */
  row(row: LogRow, names: string[]): string {
    const told: Record<string, string> = 'to' in row ? { to: String(row.to) } : {}
    if (row.kind === 'vote') {
      told.on = String(row.on).split(' ')[0] ?? ''
      told.answer = row.answer ? 'yes' : 'no'
    }
    return this.first([`client-row-${row.kind}`, `row-${row.kind}`], {
      who: this.who(row.seat ?? -1, names),
      ...this.standIn(row.who),
      ...told,
    })
  }

  /** Name of a bot's level: ours have a word in the catalogue, an external bot has its own name. */
  level(level: string): string {
    return this.has(`client-level-${level}`) ? this.say(`client-level-${level}`) : level
  }

  /** Arguments for a sentence about who plays on: the returned player, or a bot, perhaps in place of a stuck one. */
  private standIn(who: unknown): Record<string, string> {
    const told: Doc = typeof who === 'string' ? { level: who } : ((who as Doc | null) ?? {})
    const by = this.level(String(told.level ?? told.name ?? ''))
    return { plays: told.kind === 'human' ? 'human' : told.why === 'stuck' ? 'stuck' : 'bot', by }
  }

  ask(game: string, prompt: Prompt, names: string[]): string {
    const args = {
      ...this.args(game, prompt.args),
      ...this.seats(prompt.args, names),
      who: this.who(prompt.seat, names),
      done: prompt.done,
      of: prompt.of,
    }
    const id = `${game}-ask-${prompt.ask}`
    return this.has(id) ? this.say(id, args) : readable(prompt.ask)
  }

  /** Question to the seat that decides. */
  asked(game: string, prompt: Prompt, names: string[]): string {
    const id = `${game}-now-${prompt.ask}`
    if (!this.has(id)) return this.ask(game, prompt, names)
    const { args, done, of } = prompt
    return this.say(id, { ...this.args(game, args), ...this.seats(args, names), done, of })
  }

  /** Question to somebody else, as those who wait read it. */
  waited(game: string, prompt: Prompt, names: string[]): string {
    const id = `${game}-wait-${prompt.ask}`
    if (!this.has(id)) return this.ask(game, prompt, names)
    const { args, done, of } = prompt
    return this.say(id, { ...this.args(game, args), ...this.seats(args, names), done, of })
  }

  refusal(game: string, code: string, args: Doc): string {
    return this.first([`refusal-${code}`, `${game}-refusal-${code}`, `client-error-${code}`, 'client-error-unknown'], {
      cost: 'none',
      ...this.args(game, args),
      code,
    })
  }

  /** A heading as a sentence among others. */
  sentence(heading: string): string {
    return `${heading}${this.language === 'ja' ? '。' : '.'}`
  }

  /** Sentences one after the other. */
  together(...sentences: string[]): string {
    return sentences.join(this.language === 'ja' ? '' : ' ')
  }

  error(code: string, args: Doc = {}): string {
    return this.first([`client-error-${code}`, 'client-error-unknown'], { ...this.args('', args), code })
  }

  /** An error of the server, with what it says of the place where a document or an option is wrong. */
  refused(error: { code: string; args: Doc; message: string }): string {
    const told = this.error(error.code, error.args)
    return error.args.where ? this.together(told, error.message) : told
  }

  part(game: string, row: string, part: Part, names: string[]): string {
    const id = `${game}-part-${row}`
    if (!this.has(id)) return this.scoreRow(game, row)
    return this.say(id, { points: part.points, ...this.args(game, part.args), ...this.seats(part.args, names) })
  }
}

export const words = new Words()
/** Shorthand for the client's own messages. */
export const say = (id: string, args: Record<string, FluentVariable> = {}) => words.say(`client-${id}`, args)
