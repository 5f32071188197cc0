/** Finding one of your own tables: by what is to be done there, and by words (game, people). */
import type { TableInfo } from '../lib/protocol'

export const KINDS = ['any', 'mine', 'playing', 'finished'] as const
export type Kind = (typeof KINDS)[number]

export const toMove = (table: TableInfo) => table.status === 'playing' && table.mine.includes(table.turn)

function fits(table: TableInfo, kind: Kind): boolean {
  if (kind === 'mine') return toMove(table)
  if (kind === 'finished') return ['over', 'abandoned'].includes(table.status)
  return kind === 'any' || ['playing', 'stopped'].includes(table.status)
}

/** The tables of a kind in which every word of the text occurs. */
export function matching(tables: TableInfo[], kind: Kind, text: string, gameName: (id: string) => string): TableInfo[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  return tables.filter((table) => {
    const told = [gameName(table.game), ...table.seats.map((seat) => seat.name ?? '')].join(' ').toLowerCase()
    return fits(table, kind) && wanted.every((word) => told.includes(word))
  })
}
