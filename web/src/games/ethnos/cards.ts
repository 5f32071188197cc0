/** Names of cards and kingdoms as the engine writes them, and how they are drawn. */
import { printed } from '../../lib/box.svelte'
import type { EthnosView } from './view-types'

export type { Band, EthnosView, SeatView } from './view-types'

/** A colour belongs to a kingdom; the kingdom's name carries the tokens and sigils. */
const KINGDOM_OF: Record<string, string> = {
  orange: 'ithys',
  blue: 'straton',
  red: 'rhea',
  purple: 'duris',
  green: 'althea',
  grey: 'pelagon',
}

export const KINGDOMS = Object.values(KINGDOM_OF)

export interface CardParts {
  tribe: string
  /** Kingdom of its colour; "none" for skeletons, "dragon" for dragons, which have a colour of their own. */
  kingdom: string
}

export function parts(card: string): CardParts {
  const [tribe = card, colour = ''] = card.split('.')
  return { tribe, kingdom: KINGDOM_OF[colour] ?? (tribe === 'dragon' ? 'dragon' : 'none') }
}

/** The hue of a kingdom, or of dragons; skeletons have the colour of bone. */
const HUES: Record<string, string> = {
  ithys: 'amber',
  straton: 'blue',
  rhea: 'crimson',
  duris: 'violet',
  althea: 'green',
  pelagon: 'grey',
  dragon: 'ember',
}
/** Classes that give an element the colour and hatch of a card or kingdom. */
export const tone = (kingdom: string) => `hue hue-${HUES[kingdom] ?? 'bone'}`
export const toneOf = (word: string) => tone(KINGDOM_OF[word] ?? (KINGDOMS.includes(word) ? word : parts(word).kingdom))
export const kingdomOf = (colour: string) => KINGDOM_OF[colour] ?? 'none'

/** Symbol of a word: kingdom, colour, tribe or card. */
export function glyphOf(word: string): string {
  if (KINGDOMS.includes(word)) return `k-${word}`
  if (word in KINGDOM_OF) return `k-${KINGDOM_OF[word]}`
  return `t-${parts(word).tribe}`
}

/** What is printed on the side boards; the server reads it from the box. */
const number = (path: string) => printed<number>('ethnos', path, 0)
const numbers = (path: string) => printed<number[]>('ethnos', path, [])
/** Boards have a side for few players and one for many. */
const side = (players: number) => (players <= (numbers('players.few')[1] ?? 0) ? 'few' : 'many')
export const PRINTED = {
  merfolkSpaces: (players: number) => number(`merfolk.last_space_${side(players)}`),
  merfolkSymbols: (players: number) => numbers(`merfolk.symbols_${side(players)}`),
  get trollTokens() {
    return numbers('trolls.tokens')
  },
  get handLimit() {
    return number('cards.hand_limit')
  },
  get dwarfExtra() {
    return number('bands.dwarf_extra')
  },
}

/** A band's cards, less its skeletons, and more where a dwarf leads: "4 + 1", "5 − 1". */
export function bandSize(tribe: string, cards: number, counted: number): string {
  const more = tribe === 'dwarf' ? PRINTED.dwarfExtra : 0
  const gone = cards + more - counted
  return `${cards}${gone ? `\u202f−\u202f${gone}` : ''}${more ? `\u202f+\u202f${more}` : ''}`
}

export const ROMAN = ['', 'I', 'II', 'III']

/** Equal cards together, in the order given: word and number. */
export function counted(cards: string[]): [string, number][] {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found]
}

/** Who stands best in a kingdom besides this seat, for a line such as "3 to 2 over Corvin". */
export function rival(view: EthnosView, kingdom: string, seat: number): { seat: number; markers: number } | null {
  const markers = view.kingdoms[kingdom]?.markers ?? []
  let best: { seat: number; markers: number } | null = null
  markers.forEach((count, other) => {
    if (other !== seat && count > (best?.markers ?? 0)) best = { seat: other, markers: count }
  })
  return best
}
