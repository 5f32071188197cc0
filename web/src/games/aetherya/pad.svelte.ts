/**
 * The score pad of the kingdoms on the table, counted by the server: what each is worth as it lies, which legends it
 * meets, and what it would be worth after each place that is offered now.
 */
import type { Action, Part, ScoreRow, View } from '../../lib/protocol'
import type { Table } from './table'
import { countKingdoms } from './score'
import { extrasOf, realmOf, scoresOf, withCard, type AetheryaView, type Counted, type Frontier } from './cards'

/** Which seat's kingdom a placing or sending changes, and where; the card comes from its effects. */
function placing(action: Action, own: number): { seat: number; cell: string; card: string } | null {
  const effect = action.effects.find((one) => one.kind === 'replace' || one.kind === 'send')
  if (!effect || !['place', 'send'].includes(action.verb)) return null
  return {
    seat: action.verb === 'send' ? Number(effect.to_seat) : own,
    cell: String(action.operands.cell),
    card: String(effect.card),
  }
}

export class Pad {
  /** By seat; what was counted last, until the next answer comes. */
  seats = $state.raw<Counted[]>([])
  /** By the text of an action: the kingdom that it changes. */
  after = $state.raw<Record<string, Counted>>({})
  frontier = $state.raw<Frontier | null>(null)
  fortresses = $state.raw<ScoreRow | null>(null)
  /** A seat whose kingdom is shown big instead of your own, or the Nolands. */
  look = $state<number | 'nolands' | null>(null)
  private view: View | null = null
  private asked = ''
  private serial = 0

  constructor(private table: Table) {}

  /** Inside an effect: count again whenever the kingdoms or the offers change. */
  watch() {
    const view = this.table.view
    if (!view) return
    const own = this.table.own ?? -1
    const realm = (seat: number, changed = view.seats[seat]!) =>
      realmOf(changed, view.options.mode === 'versus', view.races?.[seat] ?? null)
    const places = view.seats[own]
      ? this.table.legal.flatMap((action) => ({ action, at: placing(action, own) })).filter(({ at }) => at)
      : []
    const kingdoms = view.seats.map((_, seat) => realm(seat))
    for (const { at } of places) kingdoms.push(realm(at!.seat, withCard(view.seats[at!.seat]!, at!.cell, at!.card)))
    const { fate, goblin_legends_via_portal: goblins_via_portal } = view.options
    const variant = view.seats[0]?.built ? view.options.variant : 'none'
    const { nolands = null, pacts = [], betrayals = [], players } = view
    const wanted = { kingdoms, goblins_via_portal, fate, variant, nolands, pacts, betrayals, players }
    const text = JSON.stringify(wanted)
    const known = text === this.asked
    this.asked = text
    this.view = view
    if (known) return
    const serial = ++this.serial
    countKingdoms(wanted).then(
      (answer) => {
        if (serial !== this.serial) return
        this.seats = answer.kingdoms.slice(0, view.seats.length)
        this.after = Object.fromEntries(
          places.map(({ action }, index) => [action.text, answer.kingdoms[view.seats.length + index]!]),
        )
        this.frontier = answer.frontier
        this.fortresses = answer.fortresses
      },
      () => (this.asked = ''),
    )
  }

  points(): { row: string; part: Part }[] {
    return this.seats.flatMap((counted, seat) =>
      counted.rows.flatMap((row) => row.parts.map((part) => ({ row: row.id, part: { ...part, seat } }))),
    )
  }

  shows(view: View): boolean {
    return this.view === view
  }

  /** What would change if the action under the pointer (or armed) were taken. */
  get preview(): { seat: number; cell: string; card: string; counted: Counted } | null {
    const { hovered, armed } = this.table
    const action = [hovered, armed].find((one) => one && this.after[one.text])
    const at = action && placing(action, this.table.own ?? -1)
    return at ? { ...at, counted: this.after[action.text]! } : null
  }

  /** The preview where it changes this seat's kingdom. */
  previewOf(seat: number | null) {
    return this.preview?.seat === seat ? this.preview : null
  }

  /** What stands below the rows of a seat's kingdom. */
  extras(seat: number) {
    return extrasOf(this.table.view!, seat, this.seats, this.frontier, this.fortresses)
  }

  /** The seat that drawn cards may be sent to now. */
  get receiver(): number | null {
    const send = this.table.legal.find((action) => action.verb === 'send')
    return send ? (placing(send, 0)?.seat ?? null) : null
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
const latest = (view: View) => shown.find((pad) => pad.shows(view))
export const latestPoints = (view: View) => latest(view)?.points() ?? []
export const latestScores = (view: AetheryaView) => scoresOf(view, latest(view)?.seats ?? [])
