/** Points so far with their reasons, and what the stretch under way would bring if it were scored now. */
import { api } from '../lib/api'
import type { Part, ScoreRow, Standing } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'

export interface Reason {
  row: string
  part: Part
}

const flat = (rows: ScoreRow[]): Reason[] => rows.flatMap((row) => row.parts.map((part) => ({ row: row.id, part })))
const of = (parts: Reason[], seat: number) => parts.filter(({ part }) => part.seat === seat)
export const sum = (parts: Reason[]) => parts.reduce((total, { part }) => total + part.points, 0)

export class Standings {
  private found = $state.raw<Standing | null>(null)

  /** The server knows every reason; a replay has only what the view tells. */
  constructor(
    private table: Table,
    private live: boolean,
  ) {}

  /** Ask again whenever the table has moved on; inside an effect. */
  watch(): (() => void) | undefined {
    void this.table.shown
    if (!this.live) return
    let wanted = true
    void api.standing(this.table.id, this.table.key).then(
      (found) => wanted && (this.found = found),
      () => undefined,
    )
    return () => (wanted = false)
  }
  points(seat: number): Reason[] {
    const { view, module } = this.table
    return of(this.live ? flat(this.found?.rows ?? []) : view ? (module?.points?.(view) ?? []) : [], seat)
  }
  /** Empty where nothing would be scored. */
  soon(seat: number): Reason[] {
    return of(flat(this.found?.preview ?? []), seat)
  }
  score(seat: number): number {
    const { view, module } = this.table
    return view && module ? (module.scores(view)[seat] ?? 0) : 0
  }
}
