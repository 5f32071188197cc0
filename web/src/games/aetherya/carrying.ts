/** Cards that are carried: from deck or discards into the hand, and from there to where they come to lie. */
import type { Landing, Piece } from '../../lib/carry'
import type { Table } from './table'
import { MIDDLE } from './cards'
import { padOf } from './pad.svelte'

const landing = (table: Table, text: string): Landing => ({
  allowed: !!table.find(text),
  land: () => void table.play([...table.draft, text]),
})

/** The step that lays the card in hand on a place; null: it is none for it. */
function stepAt(table: Table, place: string): string | null {
  const [where, seat, cell] = place.split('-')
  if (where === 'cell' && Number(seat) === table.own) return `place ${cell}`
  if (where === 'cell' && Number(seat) === padOf(table).receiver) return `send ${cell}`
  if (where === 'noland') return `settle ${seat}`
  if (where === 'discard') return Number(seat) ? 'discard second' : 'discard'
  return null
}

/** A field that is shown big while the card is over what stands for it: another kingdom, the Nolands. */
function fieldOf(table: Table, place: string): number | 'nolands' | null {
  if (place === 'nolands' && table.legal.some((action) => action.verb === 'settle')) return 'nolands'
  const { receiver } = padOf(table)
  return receiver !== null && place === `seat-${receiver}` ? receiver : null
}

/** The card that was drawn or taken. */
export function inHand(table: Table): Piece | null {
  if (!table.decides || table.prompt?.ask !== 'hand') return null
  const pad = padOf(table)
  return {
    part: '.card',
    over: (place) => {
      const text = place && stepAt(table, place)
      table.hovered = (text && table.find(text)) || null
      const field = place && fieldOf(table, place)
      if (field !== null && field !== '') pad.look = field
    },
    at: (place) => {
      if (fieldOf(table, place) !== null) return { allowed: true, land: () => undefined }
      const text = stepAt(table, place)
      return text === null ? null : landing(table, text)
    },
  }
}

/** One of several cards: the next place of the middle takes it, or the discards do. */
export function oneOf(table: Table, text: string): Piece {
  const view = table.view!
  const next = `cell-${table.own}-${MIDDLE[view.prompt.done]}`
  const takes = (place: string) => (text.startsWith('lay ') ? place === next : place.startsWith('discard-'))
  return { part: '.card', at: (place) => (takes(place) ? landing(table, text) : null) }
}

/** A card from the deck or a pile, on its way to the hand. */
export function fromPile(table: Table, text: string): Piece | null {
  if (!table.decides || table.prompt?.ask !== 'turn') return null
  return { part: '.card, .back, .deck-top', at: (place) => (place === 'hand' ? landing(table, text) : null) }
}
