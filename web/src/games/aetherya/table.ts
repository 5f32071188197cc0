import type { Table as AnyTable } from '../../lib/table.svelte'
import type { AetheryaView } from './view-types'

/** A table of this game. */
export type Table = AnyTable<AetheryaView>
