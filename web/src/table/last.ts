/** Last turn of each seat: its rows stay marked until the seat's next turn. */
import type { GameModule } from '../games/types'
import type { LogRow } from '../lib/protocol'
import { rich } from '../lib/words.svelte'
import { linesOf, type Line } from './lines'

/** By seat; a turn may take several rows, as long as nobody else moves in between. */
export function lastTurns(rows: LogRow[]): Map<number, LogRow[]> {
  const found = new Map<number, LogRow[]>()
  let running = -1
  for (const row of rows) {
    if (row.kind !== 'move' || row.seat === null || row.seat < 0) continue
    if (row.seat !== running) found.set(row.seat, [])
    running = row.seat
    found.get(row.seat)!.push(row)
  }
  return found
}

/** The last thing that another seat did, in words. */
export function justNow(rows: LogRow[], own: number | null, module: GameModule, names: string[]): Line | null {
  const others = rows.filter((row) => row.kind === 'move' && row.seat !== own).slice(-3)
  return others.flatMap((row) => linesOf(row, module, names)).findLast((line) => line.loud === 'main') ?? null
}

/** The things that a seat's last turn was about, for their glyphs. */
export function thingsOf(rows: LogRow[], module: GameModule, names: string[]): string[] {
  const lines = rows.flatMap((row) => linesOf(row, module, names)).filter((line) => line.loud !== 'mile')
  return [...new Set(lines.flatMap((line) => rich(line.text).flatMap((segment) => segment.thing ?? [])))]
}
