/** What is said of a game that has no module of its own: its data, with the names that the game gave them. */
import type { Doc, GameEvent, View } from '../../lib/protocol'
import { markSeat, readable, words } from '../../lib/words.svelte'

/** Every view has these; the shell shows them. */
const COMMON = ['game', 'rules', 'players', 'turn', 'prompt', 'over', 'seat', 'options', 'seats', 'scores']

export const isPlain = (value: unknown) => value === null || typeof value !== 'object'

export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === false || value === '') return '–'
  return value === true ? '✓' : readable(String(value))
}

/** The board: whatever the view holds beside what every view has. */
export const boardOf = (view: View): Doc =>
  Object.fromEntries(Object.entries(view).filter(([name]) => !COMMON.includes(name)))

export function seatOf(view: View | null, seat: number): Doc {
  const seats: unknown = view?.seats
  const found: unknown = Array.isArray(seats) ? seats[seat] : null
  return found !== null && typeof found === 'object' ? (found as Doc) : {}
}

export const scoresOf = (view: View): number[] =>
  Array.isArray(view.scores) ? view.scores : Array.from({ length: view.players }, () => 0)

/** Data in one line: "cards 3, 4; limit 9". */
export function told(data: unknown): string {
  if (isPlain(data)) return shownValue(data)
  if (Array.isArray(data)) return data.map(told).join(', ')
  return Object.entries(data as Doc)
    .map(([name, value]) => `${readable(name)} ${told(value)}`)
    .join('; ')
}

/** An event as a line of the log, in the words of the game where it has any. */
export function lineOf(game: string, event: GameEvent, names: string[]): string {
  const said = words.event(game, event, names)
  if (said !== null) return said
  const { kind, rule: _, seat, ...data } = event
  const what = [readable(kind), told(data)].filter(Boolean).join(': ')
  return seat >= 0 ? `${markSeat(seat, names[seat] ?? '')}: ${what}` : what
}
