import type { Table as AnyTable } from '../../lib/table.svelte'
import type { TribesView } from './view-types'

/** A table of this game. */
export type Table = AnyTable<TribesView>
