/**
 * What was tried at a table for analysis on its way to becoming a variation: where such a table comes from is kept in this
 * browser, and what was tried there goes along to the page of that game.
 */
import type { Move } from '../lib/protocol'
import { keep, kept } from '../lib/prefs.svelte'

/** The game that a table for analysis goes on from. */
export interface Origin {
  table: string
  /** By what the game is known. */
  game: string
  /** The page to go back to. */
  path: string
  /** The row after which the table goes on. */
  at: number
}
export type Tried = Pick<Origin, 'game' | 'at'> & { variation: Move[] }
const KEY = 'tried'
const MOST = 30

function origins(): Origin[] {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}
export const remember = (origin: Origin) => keep(KEY, JSON.stringify([...origins(), origin].slice(-MOST)))
export const originOf = (table: string): Origin | null => origins().find((one) => one.table === table) ?? null

let brought: Tried | null = null
export const bring = (tried: Tried) => (brought = tried)
/** What was tried of a game, once. */
export function take(game: string): Tried | null {
  const found = brought?.game === game ? brought : null
  brought = null
  return found
}
