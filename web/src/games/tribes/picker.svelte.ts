/** What is half chosen: the die, the hex a member leaves, the hex whose possibilities are open. Shared by board and own area. */
import { prefs } from '../../lib/prefs.svelte'
import type { Action } from '../../lib/protocol'
import type { Table } from '../../lib/table.svelte'
import type { TribesView } from './data'

/** Verbs whose only operand is a hex of the field, so that touching the hex is enough. */
const AT_HEX = ['place', 'grow', 'gather', 'build', 'fight', 'lose', 'sacrifice', 'mammoth', 'tiger', 'invaders', 'flee', 'flee_riding', 'fill', 'to', 'push']
const STEPS = ['move', 'ride']
/** What to try on a hex that cannot be chosen, so that the server says why. */
const WANTED: Record<string, string> = {
  start: 'place', return: 'place', grow: 'grow', gather: 'gather', fight: 'fight', settle: 'build', end: 'build', lose: 'lose',
  mammoth: 'mammoth', tiger: 'tiger', invaders: 'invaders', flee: 'flee', basket: 'fill', push_to: 'to', farm: 'grow',
}

export class Picker {
  face = $state<string | null>(null)
  from = $state<string | null>(null)
  at = $state<string | null>(null)

  constructor(private table: Table) {}

  private get view(): TribesView {
    return this.table.view as TribesView
  }
  /** The die to think with: the chosen one, else the first. */
  get die(): string | null {
    const dice = this.view.dice
    return this.face !== null && dice.includes(this.face) ? this.face : (dice[0] ?? null)
  }
  /** Hexes a member could leave now. */
  get sources(): Set<string> {
    return new Set(this.table.legal.filter((action) => STEPS.includes(action.verb)).map((action) => String(action.operands.from)))
  }
  /** The source in use: the touched one while it is legal; the only one there is. */
  get source(): string | null {
    const sources = this.sources
    if (this.from !== null && sources.has(this.from)) return this.from
    return null
  }
  /** What touching a hex could mean. */
  on(hex: string): Action[] {
    const source = this.source
    return this.table.legal.filter((action) =>
      AT_HEX.includes(action.verb) ? action.operands.hex === hex
      : STEPS.includes(action.verb) ? source !== null && action.operands.from === source && action.operands.to === hex
      : false,
    )
  }
  /** Whether an action can be taken by touching the field. */
  placed(action: Action): boolean {
    return (AT_HEX.includes(action.verb) && action.operands.hex !== 'board') || STEPS.includes(action.verb) || action.verb === 'volcano'
  }

  touch(hex: string) {
    if (!this.table.decides) return
    const found = this.on(hex)
    const leaves = this.sources.has(hex)
    if (this.source === hex && !found.length) this.from = null
    else if (found.length + Number(leaves && this.source === null) > 1) this.at = this.at === hex ? null : hex
    else if (found.length === 1) void this.take(found[0]!)
    else if (leaves) this.from = hex
    else this.wonder(hex)
  }

  async take(action: Action) {
    this.at = null
    await this.table.choose(action)
  }

  leave(hex: string) {
    this.at = null
    this.from = hex
  }

  /** Try what cannot be: the refusal says why. */
  private wonder(hex: string) {
    const ask = this.view.prompt.ask
    if (ask === 'move' || ask === 'wander') {
      if (this.source !== null) void this.table.attempt(`move ${this.source} ${hex}`)
      else void this.table.attempt(`move ${hex} ${hex}`)
    } else if (WANTED[ask]) void this.table.attempt(`${WANTED[ask]} ${hex}`)
  }

  /** An action of the board waits for its confirmation as final ones do. */
  async act(action: Action) {
    if (prefs.confirm && this.table.armed?.text !== action.text) {
      this.table.armed = action
      this.table.problem = null
    } else await this.table.play([...this.table.draft, action.text])
  }

  /** After every change: forget what no longer is. */
  settle() {
    if (this.from !== null && !this.sources.has(this.from)) this.from = null
    if (this.at !== null && !this.on(this.at).length) this.at = null
  }
}

const pickers = new WeakMap<Table, Picker>()
export function pickerOf(table: Table): Picker {
  let found = pickers.get(table)
  if (!found) pickers.set(table, (found = new Picker(table)))
  return found
}

/** Members as they would stand after the steps of the choice under way. */
export function standing(view: TribesView, seat: number, hex: string, draft: string[]): { now: number; then: number } {
  const now = view.seats[seat]!.members[hex] ?? 0
  let then = now
  if (seat === view.prompt.seat)
    for (const step of draft) {
      const [verb, one, two] = step.split(' ')
      if (verb === 'grow' && one === hex) then += 1
      if ((verb === 'move' || verb === 'ride') && one !== two) then += Number(two === hex) - Number(one === hex)
    }
  return { now, then }
}
