/** What is printed in a game's box, as the server reads it: a corrected line of box.toml shows in every drawing. */
import { api } from './api'

type Printed = Record<string, unknown>
let boxes = $state.raw<Record<string, Printed>>({})

/** Fetch a box once; drawings that ask before it is there get what they bring along. */
export async function loadBox(game: string): Promise<void> {
  if (boxes[game]) return
  const found = await api.box(game).catch(() => null)
  if (!found) return
  const { entries } = found
  boxes = { ...boxes, [game]: Object.fromEntries(Object.entries(entries).map(([path, entry]) => [path, entry.value])) }
}

/** One printed value by its path, such as `merfolk.symbols`. */
export const printed = <T>(game: string, path: string, without: T): T =>
  (boxes[game]?.[path] as T | undefined) ?? without
