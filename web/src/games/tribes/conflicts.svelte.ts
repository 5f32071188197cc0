/** Conflicts to look at: the one that the choice under way leads to, and those fought since your own last move. */
import type { Table } from './table'
import { fightsOf, foretold } from './fights'
import { pickerOf } from './picker.svelte'

class Conflicts {
  /** Rows up to here are old news: what was there when the table opened, and what was closed. */
  private closed = $state<number | null>(null)
  constructor(private readonly table: Table) {}

  /** Under the pointer, under way, or standing on the hex that was touched. */
  readonly ahead = $derived.by(() => {
    const { table } = this
    const picker = pickerOf(table)
    return picker.clashOf(table.hovered) ?? picker.clashOf(table.armed) ?? picker.clashOn(picker.looked)
  })
  /** How the one ahead ends. */
  readonly outcome = $derived(this.ahead ? foretold(this.ahead).findLast((step) => step.why !== null) : undefined)
  /** What came before your own last move is old news, too. */
  private readonly moved = $derived.by(() => {
    const { own, standing } = this.table
    return own === null ? -1 : (standing.findLast((row) => row.seat === own && row.kind === 'move')?.n ?? 0) - 1
  })
  readonly fought = $derived.by(() => {
    if (this.closed === null) return []
    const since = Math.max(this.closed, this.moved)
    return fightsOf(this.table.standing.filter((row) => row.n > since))
  })

  /** Call in an effect: what stands in the log when it is first there isn't news. */
  begin() {
    if (this.closed === null && this.table.rows.length) this.closed = this.table.rows.at(-1)!.n
  }
  close(until: number) {
    this.closed = until
  }
}

const known = new WeakMap<Table, Conflicts>()
export function conflictsOf(table: Table): Conflicts {
  let found = known.get(table)
  if (!found) known.set(table, (found = new Conflicts(table)))
  return found
}
