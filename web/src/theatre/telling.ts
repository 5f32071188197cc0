/** Frames in words, in the language of this moment. */
import type { Table } from '../lib/table.svelte'
import { plain, words } from '../lib/words.svelte'
import type { Told } from './scene'

export function tell({ id, args = {}, seats = {} }: Told, table: Table): string {
  const named = Object.entries(seats).map(([name, list]) => [name, words.listed(list.map((seat) => table.names[seat]))])
  return plain(words.say(id, { ...words.args(table.game, args), ...Object.fromEntries(named) }))
}
