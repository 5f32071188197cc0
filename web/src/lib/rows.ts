/** Rows of a game's log. */
import type { LogRow } from './protocol'

/** Rows in which nothing happens on the board come without events. */
export const whole = (row: LogRow): LogRow => ({ ...row, events: row.events ?? [] })

/** Those that still count: what was taken back is left out. */
export function standing(rows: readonly LogRow[]): LogRow[] {
  const kept: LogRow[] = []
  for (const row of rows) {
    if (row.kind === 'undo') while (kept.length && kept[kept.length - 1]!.n > row.to) kept.pop()
    kept.push(row)
  }
  return kept
}
