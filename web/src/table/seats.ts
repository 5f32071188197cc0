/** Player of a seat, in words. */
import type { Seat } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { say, words } from '../lib/words.svelte'

/** In a replay nobody needs to be there. */
export const isAbsent = (table: Table, seat: Seat) =>
  table.at === null && !['over', 'abandoned'].includes(table.info?.status ?? '') && !seat.here

/** Whether everybody waits for a person who has no page of the table open. */
export const isMissed = (table: Table, seat: Seat | undefined) =>
  !!seat &&
  seat.kind === 'human' &&
  !seat.stand_in &&
  !seat.mine &&
  table.info?.status === 'playing' &&
  isAbsent(table, seat)

export function seatKind(table: Table, seat: Seat): string {
  if (seat.stand_in) return say(`stand-in-${seat.stand_in.why}`)
  if (seat.kind === 'bot') return seat.level ? say('bot-level', { level: words.level(seat.level) }) : say('learn-idle')
  if (seat.seat === table.own) return say('you')
  return isAbsent(table, seat) ? say('person-away') : say('person')
}
