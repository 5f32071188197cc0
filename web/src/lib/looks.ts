/**
 * What people look like: a mark of their own, and the colours that seats wear. A seat always has its shape; its colour
 * is the one that whoever sits there likes best, unless an earlier seat of the table has it.
 */
import type { components } from './api-types'

export type Mark = components['schemas']['PersonDoc']['mark']
export type Colour = components['schemas']['PersonDoc']['colour']

export const MARKS = [
  'owl',
  'fox',
  'fish',
  'snail',
  'paw',
  'feather',
  'acorn',
  'mushroom',
  'boat',
  'tower',
  'bell',
  'key',
] as const satisfies readonly Mark[]
/** In the order of seats: the colour of seat 0 comes first. */
export const COLOURS = ['ink', 'rust', 'teal', 'rose', 'olive', 'indigo'] as const satisfies readonly Colour[]

/** So many seats wear a colour; those beyond `COLOURS` are there for whoever finds none of these free. */
const TONES = 8

/** The colour of each seat, as a place in `COLOURS` and beyond. */
export function worn(seats: readonly { colour: Colour }[]): number[] {
  const wished = seats.slice(0, TONES).map(({ colour }) => (colour ? COLOURS.indexOf(colour) : -1))
  const found = wished.map((wish, seat) => (wished.indexOf(wish) === seat ? wish : -1))
  const free = Array.from({ length: TONES }, (_, colour) => colour).filter((colour) => !found.includes(colour))
  const take = (colour: number) => free.splice(free.indexOf(colour), 1)[0]!
  return found
    .map((colour, seat) => (colour < 0 && free.includes(seat) ? take(seat) : colour))
    .map((colour) => (colour < 0 ? take(free[0]!) : colour))
}

/** The colours of a table's seats as a style for whatever shows them; empty where every seat wears its own. */
export function tints(seats: readonly { colour: Colour }[]): string {
  return worn(seats)
    .map((colour, seat) => (colour === seat ? '' : `--seat-${seat + 1}: var(--tone-${colour + 1});`))
    .join('')
}

/** Let the whole page wear the colours of a table; call what it returns when the table is left. */
export function wear(seats: readonly { colour: Colour }[]): () => unknown {
  const told = tints(seats)
  if (!told) return () => undefined
  // For every part of the page that has a theme of its own: its tones are others.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root, :root [data-theme] { ${told} }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet))
}
