/**
 * What is half chosen: the die, the hex a member leaves, hexes to gather on, the hex whose possibilities are open.
 * Shared by board and own area.
 */
import type { Piece } from '../../lib/carry'
import type { Action, Doc } from '../../lib/protocol'
import type { Table } from './table'
import { words } from '../../lib/words.svelte'
import type { TribesView } from './data'

/** Verbs whose only operand is a hex of the field, so that touching the hex is enough. */
const AT_HEX = [
  'place',
  'grow',
  'gather',
  'build',
  'fight',
  'lose',
  'sacrifice',
  'mammoth',
  'tiger',
  'invaders',
  'flee',
  'flee_riding',
  'fill',
  'to',
  'push',
]
const STEPS = ['move', 'ride']
/**
 * Choices of several parts, whose parts the server takes in its own order: here they are sorted, so that people need
 * not.
 */
const SORTED = ['grow', 'move', 'ride', 'gather']
/** Questions where a plan made of several steps is over. */
const AFTER = ['act', 'end', 'before', 'fight', 'wander']
/** What to try on a hex that cannot be chosen, so that the server says why. */
const WANTED: Record<string, string> = {
  start: 'place',
  return: 'place',
  grow: 'grow',
  gather: 'gather',
  fight: 'fight',
  settle: 'build',
  end: 'build',
  lose: 'lose',
  mammoth: 'mammoth',
  tiger: 'tiger',
  invaders: 'invaders',
  flee: 'flee',
  basket: 'fill',
  push_to: 'to',
  farm: 'grow',
}

export class Picker {
  face = $state<string | null>(null)
  from = $state<string | null>(null)
  at = $state<string | null>(null)
  /** The hex under the pointer or the focus. */
  looked = $state<string | null>(null)
  /** Hexes chosen to be gathered, sent together. */
  basket = $state.raw<string[]>([])
  /** What could be chosen before the first part of the choice under way. */
  private first = $state.raw<Action[]>([])
  private plan: string[] = []
  /** The row of the last roll that was shown; null before the first look. */
  rolledAt: number | null = null
  private asking = false

  constructor(private table: Table) {}

  private get view(): TribesView {
    return this.table.view!
  }
  private get prompt() {
    return this.view.prompt
  }
  /** The die to think with: the chosen one, else the first. */
  get die(): string | null {
    const dice = this.view.dice
    return this.face !== null && dice.includes(this.face) ? this.face : (dice[0] ?? null)
  }
  get gathering(): boolean {
    return this.table.decides && this.prompt.ask === 'gather'
  }
  /** Whether no more hexes may be chosen to gather on. */
  get full(): boolean {
    return this.basket.length >= this.prompt.of - this.prompt.done
  }
  /** Everything that can be chosen now: what is legal as the next step, and what only has to be sorted in. */
  readonly open = $derived.by<Action[]>(() => {
    const { legal, draft } = this.table
    if (
      !legal.length ||
      !['grow', 'move'].includes(this.prompt.ask) ||
      !draft.length ||
      this.prompt.done >= this.prompt.of
    )
      return legal
    const known = new Set(legal.map((action) => action.text))
    if (!draft.every((step) => this.first.some((action) => action.text === step))) return legal
    return [
      ...legal,
      ...this.first.filter(
        (action) =>
          ['grow', 'move', 'ride'].includes(action.verb) && !known.has(action.text) && this.remains(action, draft),
      ),
    ]
  })
  /** Whether somebody who has not moved is left where a move would begin. */
  private remains(action: Action, draft: string[]): boolean {
    if (action.verb === 'grow') return true
    const from = String(action.operands.from)
    const gone = draft.filter((step) => STEPS.includes(step.split(' ')[0]!) && step.split(' ')[1] === from).length
    return (this.view.seats[this.view.active]!.members[from] ?? 0) - (this.view.moved[from] ?? 0) - gone > 0
  }
  /** Hexes a member could leave now. */
  get sources(): Set<string> {
    return new Set(
      this.open.filter((action) => STEPS.includes(action.verb)).map((action) => String(action.operands.from)),
    )
  }
  /** The source in use: the touched one while it is legal. */
  get source(): string | null {
    return this.from !== null && this.sources.has(this.from) ? this.from : null
  }
  /** What touching a hex could mean. */
  on(hex: string): Action[] {
    const source = this.source
    return this.open.filter((action) =>
      AT_HEX.includes(action.verb)
        ? action.operands.hex === hex
        : STEPS.includes(action.verb)
          ? source !== null && action.operands.from === source && action.operands.to === hex
          : false,
    )
  }
  /** Whether an action can be taken by touching the field. */
  placed(action: Action): boolean {
    return (
      (AT_HEX.includes(action.verb) && action.operands.hex !== 'board') ||
      STEPS.includes(action.verb) ||
      action.verb === 'volcano'
    )
  }

  touch(hex: string) {
    if (!this.table.decides) return
    const found = this.on(hex)
    const leaves = this.sources.has(hex)
    if (this.gathering && found.length) this.choose(hex)
    else if (this.source === hex && !found.length) this.from = null
    else if (found.length + Number(leaves && this.source === null) > 1) this.at = this.at === hex ? null : hex
    else if (found.length === 1) void this.take(found[0]!)
    else if (leaves) this.from = hex
    else this.wonder(hex)
  }

  /** A hex to gather on, or no longer. */
  private choose(hex: string) {
    this.table.problem = null
    if (this.basket.includes(hex)) this.basket = this.basket.filter((one) => one !== hex)
    else if (!this.full) this.basket = [...this.basket, hex].sort()
    else
      this.table.problem = {
        text: words.refusal('tribes', 'enough', { number: this.prompt.of, verb: this.prompt.ask }),
        rule: 'T14',
      }
  }

  /** Gather on all hexes chosen, one after the other; what is asked in between is answered in between. */
  async gather() {
    const [first, ...rest] = this.basket
    if (!first) return
    this.plan = [...rest.map((hex) => `gather ${hex}`), 'done']
    this.basket = []
    await this.table.play([...this.table.draft, `gather ${first}`])
  }

  async take(action: Action) {
    this.at = null
    if (this.table.find(action.text)) await this.table.choose(action)
    else await this.table.play(this.sorted([...this.table.draft, action.text]))
  }

  /** The steps in the order of their codes, as the server lists them. */
  private sorted(steps: string[]): string[] {
    const code = (text: string) => this.first.find((action) => action.text === text)?.code ?? 0
    return [...steps].sort((one, other) => code(one) - code(other))
  }

  leave(hex: string) {
    this.at = null
    this.from = hex
  }

  /** A member of a hex, carried to another: takes the step it means, or hears why not. */
  member(hex: string, look: (hex: string | null) => void): Piece | null {
    if (!this.sources.has(hex)) return null
    return {
      part: `.pile.seat-${this.view.active + 1} .figure`,
      lift: () => this.leave(hex),
      rest: () => (this.from = null),
      over: (place) => look(place?.slice(4) ?? null),
      at: (place) => {
        if (!place.startsWith('hex-')) return null
        const to = place.slice(4)
        return { allowed: this.on(to).length > 0, land: () => this.carry(hex, to) }
      },
    }
  }
  private carry(from: string, to: string) {
    this.from = from
    const found = this.on(to)
    if (found.length > 1) this.at = to
    else if (found.length) void this.take(found[0]!)
    else this.wonder(to)
  }

  /** A die, carried to an action. */
  rolled(face: string): Piece | null {
    if (!this.table.decides || this.prompt.ask !== 'act') return null
    return {
      part: '.die',
      lift: () => (this.face = face),
      at: (place) => {
        if (!place.startsWith('row-')) return null
        const text = `act ${place.slice(4)} ${face}`
        return { allowed: !!this.table.find(text), land: () => void this.table.play([...this.table.draft, text]) }
      },
    }
  }

  /** Try what cannot be: the refusal says why. */
  private wonder(hex: string) {
    const ask = this.prompt.ask
    if (ask === 'move' || ask === 'wander') {
      if (this.source !== null) void this.table.attempt(`move ${this.source} ${hex}`)
      else void this.table.attempt(`move ${hex} ${hex}`)
    } else if (WANTED[ask]) void this.table.attempt(`${WANTED[ask]} ${hex}`)
  }

  /**
   * The conflict that what is under the pointer leads to. What has to be sorted in was described before the choice
   * began: its numbers are old.
   */
  clashOf(action: Action | null): Doc | null {
    return action && this.table.legal.includes(action)
      ? (action.effects.find((one) => one.kind === 'clash') ?? null)
      : null
  }
  /** The conflict that stands on a hex already. */
  clashOn(hex: string | null): Doc | null {
    if (hex === null) return null
    const known = this.table.legal.find((action) => action.verb === 'done' || action.verb === 'act')
    return known?.effects.find((one) => one.kind === 'clash' && one.hex === hex) ?? null
  }

  /** After every change: forget what no longer is, go on with what was planned. */
  settle() {
    const { legal, draft, decides } = this.table
    if (this.from !== null && !this.sources.has(this.from)) this.from = null
    if (this.at !== null && !this.on(this.at).length) this.at = null
    if (!this.gathering) this.basket = []
    if (decides && SORTED.includes(this.prompt.ask) && !draft.length) this.first = legal
    else if (decides && draft.length && !this.first.length) void this.recall(draft)
    if (!decides || AFTER.includes(this.prompt.ask)) this.plan = []
    if (this.gathering && this.plan.length && !this.table.busy) {
      const next = this.plan.shift()!
      if (this.table.find(next)) void this.table.play([next])
    }
  }

  /** After coming back in the middle of a choice: ask what its first step could have been. */
  private async recall(draft: string[]) {
    if (this.asking) return
    this.asking = true
    const [start] = await this.table.outlook([[], draft]).finally(() => (this.asking = false))
    this.first = start?.legal ?? []
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
