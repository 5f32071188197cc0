/** The moments of a table, from rows and the views around them. */
import { api } from '../lib/api'
import { whole } from '../lib/rows'
import type { Table } from '../lib/table.svelte'
import { withWinner, type Passage, type Scene } from './scene'

/** Of rows after the end there are none. */
export const scenesOf = (table: Table, passage: Passage): Scene[] =>
  passage.before.over ? [] : withWinner(table.module?.scenes?.(passage) ?? [], passage)

/** The moment of a row that was played before: the server knows how the table looked then. */
export async function recalled(table: Table, n: number): Promise<Scene[]> {
  const asked = { key: table.key, seat: table.seat, first: n - 1, last: n }
  const found = await table.run(() => api.replay(table.id, asked))
  const [before, here] = found?.steps ?? []
  if (!before || !here?.row) return []
  const result = here.view.over ? (table.info?.result ?? null) : null
  return scenesOf(table, { rows: [whole(here.row)], before: before.view, after: here.view, result })
}
