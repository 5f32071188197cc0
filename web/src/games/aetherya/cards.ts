/** Names as the engine writes them, and how they are drawn. */
import type { components } from '../../lib/api-types'
import { printed } from '../../lib/box.svelte'
import type { Part, ScoreRow } from '../../lib/protocol'
import type { AetheryaView, SeatView } from './view-types'

export type { AetheryaView, SeatView } from './view-types'
type Schema = components['schemas']

export const CARDS = ['plains', 'forest', 'mountain', 'swamp', 'human', 'elf', 'dwarf', 'goblin', 'dragon', 'portal']
const LETTERS = 'PFMSHENGDL'
export const PLACES = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((column) => `r${row}c${column}`))
/** The arrow keys go from cell to cell of a field of four by four. */
export function arrows(event: KeyboardEvent, cell: number): void {
  const step = {
    ArrowLeft: cell % 4 ? -1 : 0,
    ArrowRight: cell % 4 < 3 ? 1 : 0,
    ArrowUp: cell > 3 ? -4 : 0,
    ArrowDown: cell < 12 ? 4 : 0,
  }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const field = (event.currentTarget as HTMLElement).closest('.kingdom')
  field?.querySelectorAll<HTMLButtonElement>('.cell > button')[cell + step]?.focus()
}
/** The middle of a kingdom, in the order in which its cards are laid. */
export const MIDDLE = ['r2c2', 'r2c3', 'r3c2', 'r3c3']
export const GEMS = ['gem1', 'gem2', 'gem3', 'gem4']
export const TOKENS = [...GEMS, 'treaty', 'staff', 'sword', 'hammer', 'palantir', 'griffin', 'smuggler', 'thief']

const HUES: Record<string, string> = {
  plains: 'amber',
  forest: 'green',
  mountain: 'grey',
  swamp: 'violet',
  human: 'amber',
  elf: 'green',
  dwarf: 'grey',
  goblin: 'violet',
  dragon: 'crimson',
  portal: 'blue',
}
/** Classes that give an element the colour and hatch of a card. */
export const tone = (card: string) => `hue hue-${HUES[card] ?? 'bone'}`
export const sort = (card: string) =>
  card === 'dragon' || card === 'portal' ? 'wild' : CARDS.indexOf(card) < 4 ? 'land' : 'race'

/** Rows of the score pad: symbol and the card that colours it. */
export const ROWS: Record<string, { glyph: string; card: string }> = {
  elves: { glyph: 'a-elf', card: 'elf' },
  dwarves: { glyph: 'a-dwarf', card: 'dwarf' },
  humans: { glyph: 'a-human', card: 'human' },
  goblins: { glyph: 'a-goblin', card: 'goblin' },
  dragons: { glyph: 'a-dragon', card: 'dragon' },
  legends: { glyph: 'lg-four', card: '' },
  conflicts: { glyph: 'a-conflict', card: '' },
  cost: { glyph: 'lg-four', card: '' },
  ages: { glyph: 'i-flag', card: '' },
  before: { glyph: 'i-flag', card: '' },
  penalty: { glyph: 'i-flag', card: '' },
  fate: { glyph: 'a-fate', card: '' },
  frontiers: { glyph: 'a-nolands', card: '' },
  ally: { glyph: 'a-ally', card: '' },
  fortresses: { glyph: 'a-fortress', card: '' },
}
/** What the task of a fate counts. */
export const TASKS: Record<string, { glyph: string; card: string }> = {
  dezanno: { glyph: 'a-goblin', card: 'goblin' },
  degodass: { glyph: 'a-dragon', card: 'dragon' },
  shagratt: { glyph: 'tk-sword', card: '' },
  pudugruen: { glyph: 'a-mountain', card: 'mountain' },
}
/** The row of the pad that belongs to a race. */
export const ROW_OF: Record<string, string> = { elf: 'elves', dwarf: 'dwarves', human: 'humans', goblin: 'goblins' }

export interface LegendPicture {
  shape: 'pair' | 'same' | 'versus' | 'terrain' | 'four'
  cards: string[]
}
const versus = (one: string, other: string): LegendPicture => ({ shape: 'versus', cards: [one, one, other] })
const two = (card: string): LegendPicture => ({ shape: 'same', cards: [card, card] })
const three = (card: string): LegendPicture => ({ shape: 'terrain', cards: [card, card, card] })
export const LEGENDS: Record<string, LegendPicture> = {
  'human-elf': { shape: 'pair', cards: ['human', 'elf'] },
  'human-dwarf': { shape: 'pair', cards: ['human', 'dwarf'] },
  'two-humans': two('human'),
  'two-elves': two('elf'),
  'two-dwarves': two('dwarf'),
  'two-goblins': two('goblin'),
  'dwarf-v-goblin': versus('dwarf', 'goblin'),
  'human-v-goblin': versus('human', 'goblin'),
  'elf-v-goblin': versus('elf', 'goblin'),
  'elf-v-dwarf': versus('elf', 'dwarf'),
  'three-plains': three('plains'),
  'three-forests': three('forest'),
  'three-mountains': three('mountain'),
  'three-swamps': three('swamp'),
  'four-races': { shape: 'four', cards: ['human', 'elf', 'dwarf', 'goblin'] },
}

/** What is printed in the corner of a legend; the server reads it from the box and counts. */
export const worth = (...legends: string[]) =>
  legends.reduce((sum, legend) => sum + printed<number>('aetherya', `legends.${legend}`, 0), 0)

/** So many tokens make a fortress. */
export const TOWER = () => printed<number>('aetherya', 'variants.confrontation_tokens', 3)
/** How many of them stand on a card. */
export const builtAt = (seat: SeatView, place: string) => (seat.built ?? []).filter((one) => one === place).length

/** Symbol of a word: card, legend or token. */
export function glyphOf(word: string): string {
  if (CARDS.includes(word)) return `a-${word}`
  if (TOKENS.includes(word)) return `tk-${word}`
  return LEGENDS[word] ? `lg-${LEGENDS[word].shape}` : 'i-card'
}

/** What the server counts of one kingdom. */
export type Counted = Omit<Schema['RealmDoc'], 'rows'> & { rows: ScoreRow[] }
/** What the server counts of the Nolands. */
export type Frontier = Schema['FrontierDoc']
/** A kingdom as the score route reads it. */
export type Realm = Schema['Realm']

/** A line of the pad that isn't part of a kingdom: what the age's legends cost, ages before, the penalty, the ally. */
export interface Extra {
  id: string
  points: number
  legends: string[]
  /** Whose points they are. */
  seats?: number[]
  /** What they are made of. */
  parts?: Part[]
}

/** The others of an empire, the one that cards may be sent to first; `allies` says who comes next after each. */
export function alliesOf(allies: number[] | undefined, seat: number): number[] {
  const found: number[] = []
  for (let ally = allies?.[seat]; ally !== undefined && ally !== seat; ally = allies![ally]) found.push(ally)
  return found
}

/** What stands below the rows of the kingdom: alone, in co-op, in three of the variants. */
export function extrasOf(
  { options, legends, allies }: AetheryaView,
  seat = 0,
  counted: Counted[] = [],
  frontier: Frontier | null = null,
  fortresses: ScoreRow | null = null,
): Extra[] {
  if (fortresses) {
    const parts = fortresses.parts.filter((part) => part.seat === seat)
    return [{ id: 'fortresses', points: fortresses.points[seat] ?? 0, legends: [], parts }]
  }
  if (frontier) return [{ id: 'frontiers', points: frontier.seats[seat]?.points ?? 0, legends: [] }]
  const others = alliesOf(allies, seat)
  if (others.length) {
    const points = others.reduce((sum, ally) => sum + (counted[ally]?.total ?? 0), 0)
    return [{ id: 'ally', points, legends: [], seats: others }]
  }
  if (options.mode === 'coop')
    return [{ id: 'penalty', points: -worth(...(legends.penalty ?? [])), legends: legends.penalty ?? [] }]
  if (options.mode !== 'solo') return []
  const row = legends.rows?.[(legends.age ?? 1) - 1] ?? []
  const cost = { id: 'cost', points: -worth(...row), legends: row }
  const ages = (legends.ages ?? []).slice(0, (legends.age ?? 1) - 1)
  return ages.length ? [cost, { id: 'ages', points: ages.reduce((sum, one) => sum + one, 0), legends: [] }] : [cost]
}

export function realmOf(seat: SeatView, withLegends: boolean, race: string | null = null): Realm {
  const letters = seat.cards.map((card) => (card === null ? '?' : LETTERS[CARDS.indexOf(card)]))
  return {
    grid: [0, 4, 8, 12].map((at) => letters.slice(at, at + 4).join('')).join('/'),
    legends: withLegends ? seat.legends : [],
    gems: (seat.beside ?? []).filter((token) => GEMS.includes(token)).map((token) => token.slice(3)),
    treaties: seat.treaties ?? [],
    staffs: seat.staffs ?? [],
    race,
    fortresses: race === null ? [] : PLACES.filter((place) => builtAt(seat, place) >= TOWER()),
  }
}

/** The kingdom after a card was put at a place; what lay on the old card is gone. */
export function withCard(seat: SeatView, place: string, card: string): SeatView {
  const keep = (places: string[] | undefined) => places?.filter((one) => one !== place)
  return {
    ...seat,
    cards: seat.cards.map((old, cell) => (PLACES[cell] === place ? card : old)),
    treaties: keep(seat.treaties),
    staffs: keep(seat.staffs),
    built: keep(seat.built),
  }
}

export { shown, signed } from '../../lib/numbers'
export const ROMAN = ['', 'I', 'II', 'III']

/**
 * What stands beside the names. While a seat lays out its first cards nobody else sees them, so the server's score of it
 * waits; there it is what the pad counts.
 */
export function scoresOf(view: AetheryaView, counted: Counted[]): number[] {
  const { ask, seat } = view.prompt
  return view.scores.map((score, one) => (ask === 'arrange' && one === seat ? (counted[one]?.total ?? score) : score))
}
