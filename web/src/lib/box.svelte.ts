/** Numbers printed in a game's box, as the server reads them: a corrected line of box.toml shows in every drawing. */
import { api } from './api'
import type { Doc, UnsettledNumber } from './protocol'
import { words } from './words.svelte'

type Printed = Record<string, unknown>
let boxes = $state.raw<Record<string, Printed>>({})
const NOTHING: { game: string; corrections: Printed } = { game: '', corrections: {} }
let shown = $state.raw(NOTHING)

/** Fetch a box once; drawings that ask before it is there get what they bring along. */
export async function loadBox(game: string): Promise<void> {
  if (boxes[game]) return
  const found = await api.box(game).catch(() => null)
  if (!found) return
  const { entries } = found
  boxes = { ...boxes, [game]: Object.fromEntries(Object.entries(entries).map(([path, entry]) => [path, entry.value])) }
}

/** As an effect: draw what the box of the table that is shown says, until it is left. */
export function unpack(table: { game: string; corrections?: Doc } | null) {
  shown = table ? { game: table.game, corrections: table.corrections ?? {} } : NOTHING
  return () => {
    shown = NOTHING
  }
}

/** One printed value by its path, such as `merfolk.symbols`. */
export const printed = <T>(game: string, path: string, without: T): T =>
  ((shown.game === game ? shown.corrections[path] : undefined) as T | undefined) ??
  (boxes[game]?.[path] as T | undefined) ??
  without

/** The numbers of a game that no rulebook settles, in words. */
export const unsettledOf = async (game: string): Promise<UnsettledNumber[]> =>
  (await api.rules(game, words.language)).unsettled.numbers

/** A value as somebody would write it, and what was written as a value: a list needs no brackets, a word no quotes. */
export const written = (value: unknown): string =>
  Array.isArray(value) && !value.some(Array.isArray)
    ? value.join(', ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
export function valueOf(text: string, like: unknown): unknown {
  const bare = text.trim()
  if (Array.isArray(like) && !bare.startsWith('[')) return bare ? bare.split(',').map((one) => valueOf(one, null)) : []
  try {
    return JSON.parse(bare)
  } catch {
    return bare
  }
}
