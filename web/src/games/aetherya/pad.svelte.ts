/**
 * The score pad of the kingdoms on the table, counted by the server: what each is worth as it lies, which legends it
 * meets, and what it would be worth after each place that is offered now.
 */
import { api } from '../../lib/api'
import type { Part, View } from '../../lib/protocol'
import type { Table } from '../../lib/table.svelte'
import { realmOf, withCard, type AetheryaView, type Counted } from './cards'

export class Pad {
  /** By seat; what was counted last, until the next answer comes. */
  seats = $state.raw<Counted[]>([])
  /** By the text of an action. */
  after = $state.raw<Record<string, Counted>>({})
  /** A seat whose kingdom is shown big instead of the own one. */
  look = $state<number | null>(null)
  private view: View | null = null
  private asked = ''
  private serial = 0

  constructor(private table: Table) {}

  /** Inside an effect: count again whenever the kingdoms or the offers change. */
  watch() {
    const view = this.table.view as AetheryaView | null
    if (!view) return
    const own = view.seats[this.table.own ?? -1]
    const versus = view.options.mode === 'versus'
    const held = view.hand.taken ?? view.hand.drawn[0] ?? null
    const places = own && held ? this.table.legal.filter((action) => action.verb === 'place') : []
    const kingdoms = view.seats.map((seat) => realmOf(seat, versus))
    for (const action of places) {
      const card = String(action.effects.find((effect) => effect.kind === 'replace')?.card ?? held)
      kingdoms.push(realmOf(withCard(own!, String(action.operands.cell), card), versus))
    }
    const wanted = { kingdoms, goblins_via_portal: view.options.goblin_legends_via_portal }
    const text = JSON.stringify(wanted)
    const known = text === this.asked
    this.asked = text
    this.view = view
    if (known) return
    const serial = ++this.serial
    api.scoreAetherya(wanted).then(
      (answer) => {
        if (serial !== this.serial) return
        this.seats = answer.kingdoms.slice(0, view.seats.length)
        this.after = Object.fromEntries(places.map((action, index) => [action.text, answer.kingdoms[view.seats.length + index]!]))
      },
      () => (this.asked = ''),
    )
  }

  points(): { row: string; part: Part }[] {
    return this.seats.flatMap((counted, seat) => counted.rows.flatMap((row) => row.parts.map((part) => ({ row: row.id, part: { ...part, seat } }))))
  }

  shows(view: View): boolean {
    return this.view === view
  }

  /** What would change if the action under the pointer (or armed) were taken. */
  get preview(): { cell: string; card: string; counted: Counted } | null {
    const action = this.table.hovered?.verb === 'place' ? this.table.hovered : this.table.armed?.verb === 'place' ? this.table.armed : null
    const counted = action && this.after[action.text]
    if (!action || !counted) return null
    return { cell: String(action.operands.cell), card: String(action.effects.find((effect) => effect.kind === 'replace')?.card ?? ''), counted }
  }
}

const pads = new WeakMap<Table, Pad>()
/** The tables that are shown, the newest first: beside a real one there may be diagrams of the rules. */
let shown = $state.raw<Pad[]>([])

export function padOf(table: Table): Pad {
  let found = pads.get(table)
  if (!found) {
    found = new Pad(table)
    pads.set(table, found)
  }
  return found
}

export const useLatest = (pad: Pad) => (shown = [pad, ...shown.filter((other) => other !== pad)].slice(0, 12))
export const latestPoints = (view: View) => shown.find((pad) => pad.shows(view))?.points() ?? []
