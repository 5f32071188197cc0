/** The log in words: what happened, row by row. */
import type { GameModule } from '../games/types'
import type { GameEvent, LogRow } from '../lib/protocol'
import { plain, words } from '../lib/words.svelte'

export interface Line {
  key: string
  n: number
  seat: number | null
  loud: 'main' | 'sub' | 'mile'
  text: string
  event: GameEvent | null
}

export function linesOf(row: LogRow, module: GameModule, names: string[]): Line[] {
  if (!row.events?.length) {
    if (row.kind === 'move') return []
    return [
      { key: `${row.n}`, n: row.n, seat: row.seat ?? null, loud: 'main', text: words.row(row, names), event: null },
    ]
  }
  const found: Line[] = []
  row.events.forEach((event, index) => {
    const loud = module.loudness(event)
    if (loud === 'hide') return
    const text = module.line ? module.line(event, names) : words.event(module.id, event, names)
    if (text !== null)
      found.push({ key: `${row.n}.${index}`, n: row.n, seat: event.seat >= 0 ? event.seat : null, loud, text, event })
  })
  return found
}

/** Text of new rows for a screen reader. */
export function speech(rows: LogRow[], module: GameModule, names: string[]): string {
  return rows
    .flatMap((row) => linesOf(row, module, names))
    .map((line) => plain(line.text))
    .join(' ')
}
