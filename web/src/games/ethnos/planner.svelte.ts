/**
 * Putting a band (or the cards an elf keeps) together. The server's draft is the truth; this only orders the steps as
 * the server wants them (the order of the hand it sends) and asks it what each leader would bring.
 */
import type { Piece } from '../../lib/carry'
import type { Action } from '../../lib/protocol'
import type { Table } from './table'
import { parts, type EthnosView } from './cards'

export interface Candidate {
  card: string
  /** The step that would close the band, with its effects; null while unknown. */
  done: Action | null
}

export class Planner {
  /** Leaders that could take over, with what each would bring. */
  candidates = $state.raw<Candidate[]>([])
  /** Cards that would still fit. */
  fits = $state.raw<Set<string>>(new Set())
  private leads = new Set<string>()
  private running = false
  /** The draft whose outlook is known. */
  private known = ''

  constructor(private table: Table) {}

  get view(): EthnosView {
    return this.table.view!
  }
  get hand(): string[] {
    const own = this.table.own
    return own === null ? [] : (this.view.seats[own]?.hand ?? [])
  }
  get leader(): string | null {
    const first = this.table.draft[0]
    return first?.startsWith('lead ') ? first.slice(5) : null
  }
  get adds(): string[] {
    return this.table.draft.filter((step) => step.startsWith('add ')).map((step) => step.slice(4))
  }
  get building(): boolean {
    return this.leader !== null
  }

  /** Choices that aren't made by touching cards; of two drawn cards one is chosen here (E50). */
  get others(): Action[] {
    const { legal } = this.table
    if (this.view.prompt.ask === 'sift') return legal
    return legal.filter((action) => !['take', 'draw', 'lead', 'add'].includes(action.verb))
  }
  /** There is something to choose beside the hand. */
  get offers(): boolean {
    const leaders = this.building && this.view.prompt.ask === 'band'
    return leaders || (this.table.decides && this.others.length > 0)
  }

  /** Remember who may lead while nothing is chosen, and forget old answers. */
  watch() {
    const leads = this.table.legal
      .filter((action) => action.verb === 'lead')
      .map((action) => String(action.operands.card))
    if (leads.length) this.leads = new Set(leads)
    if (!this.table.draft.length) {
      this.candidates = []
      this.fits = new Set(leads.length ? leads : this.addable(this.table.legal))
    } else if (this.table.decides && this.table.draft.join() !== this.known) void this.catchUp()
  }

  /** Steps that were not taken here: by a hint, by the coach, before the page was opened. */
  private async catchUp(): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      await this.explore(this.leader, this.adds, [...this.table.draft])
    } finally {
      this.running = false
    }
  }

  private addable(legal: Action[]): string[] {
    return legal.filter((action) => action.verb === 'add').map((action) => String(action.operands.card))
  }

  private steps(leader: string | null, adds: string[]): string[] {
    const place = new Map(this.hand.map((card, index) => [card, index]))
    const sorted = [...adds].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
    return [...(leader === null ? [] : [`lead ${leader}`]), ...sorted.map((card) => `add ${card}`)]
  }

  /** Put a card in or take it out; `chosen` says whether this very card is part of the choice. */
  async toggle(card: string, chosen: boolean): Promise<void> {
    const keeping = this.view.prompt.ask === 'keep'
    if (keeping) return this.arrange(null, chosen ? without(this.adds, card) : [...this.adds, card])
    if (this.leader === null) return this.arrange(card, [])
    if (!chosen) return this.arrange(this.leader, [...this.adds, card])
    if (card !== this.leader || this.adds.includes(card)) return this.arrange(this.leader, without(this.adds, card))
    const heir = this.adds.find((other) => this.mayLead(other))
    if (heir === undefined) await this.table.play([])
    else await this.arrange(heir, without(this.adds, heir))
  }

  /** A card of the hand, carried into the band; out of it again to the hand, or to the row where it will lie. */
  piece(card: string, chosen: boolean): Piece {
    const land = () => void this.toggle(card, chosen)
    return {
      part: '.card',
      at: (place) => {
        if (place === 'band' && !chosen) return { allowed: this.fits.has(card), land }
        return chosen && (place === 'hand' || place === 'row') ? { allowed: true, land } : null
      },
    }
  }

  /** Let another card of the band lead it. */
  async crown(card: string): Promise<void> {
    if (this.leader === null || card === this.leader) return
    await this.arrange(card, [...without(this.adds, card), this.leader])
  }

  /** Propose a whole group, led by whoever brings most. */
  async propose(cards: string[]): Promise<void> {
    const leader = cards.find((card) => this.mayLead(card))
    if (leader === undefined) return
    await this.arrange(leader, without(cards, leader))
    const best = [...this.candidates].sort((a, b) => worth(b.done) - worth(a.done))[0]
    const own = this.candidates.find((candidate) => candidate.card === this.leader)
    if (best && own && worth(best.done) > worth(own.done)) await this.crown(best.card)
  }

  private mayLead(card: string): boolean {
    return this.leads.size ? this.leads.has(card) : parts(card).kingdom !== 'none'
  }

  private async arrange(leader: string | null, adds: string[]): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      const main = this.steps(leader, adds)
      if (await this.table.play(main)) await this.explore(leader, adds, main)
    } finally {
      this.running = false
    }
  }

  /** Ask what other leaders would bring, and which cards of a lower order still fit. */
  private async explore(leader: string | null, adds: string[], main: string[]) {
    const rivals = leader === null ? [] : [...new Set(adds)].filter((card) => card !== leader && this.mayLead(card))
    const last = this.hand.indexOf(adds.length ? main.at(-1)!.slice(4) : '')
    const spare = [...new Set(this.left(leader, adds))].filter((card) => this.hand.indexOf(card) < last)
    const plans = [
      ...rivals.map((card) => this.steps(card, [...without(adds, card), leader!])),
      ...spare.map((card) => this.steps(leader, [...adds, card])),
      main,
    ]
    this.known = main.join()
    const found = await this.table.outlook(plans)
    const closing = (index: number) => found[index]?.legal.find((action) => action.verb === 'done') ?? null
    const own = found[found.length - 1]
    const all = rivals.map((card, index) => ({ card, done: closing(index) })).filter((one) => one.done)
    if (leader !== null) all.push({ card: leader, done: closing(found.length - 1) })
    this.candidates = all.sort((a, b) => this.hand.indexOf(a.card) - this.hand.indexOf(b.card))
    const fitting = spare.filter((_, index) => !found[rivals.length + index]?.refusal)
    this.fits = new Set([...this.addable(own?.legal ?? []), ...fitting])
  }

  /** What would lie face up once the band is played, and how many of it an elf who leads may keep. */
  get rest(): { cards: string[]; keeps: number } {
    const cards = this.left(this.leader, this.adds)
    return { cards, keeps: this.leader?.startsWith('elf.') ? Math.min(cards.length, this.adds.length + 1) : 0 }
  }

  /** Cards of the hand that are not part of the choice. */
  left(leader: string | null, adds: string[]): string[] {
    let rest = [...this.hand]
    for (const card of leader === null ? adds : [leader, ...adds]) rest = without(rest, card)
    return rest
  }
}

function without(cards: string[], card: string): string[] {
  const at = cards.indexOf(card)
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)]
}

/** How much a closing step promises: for choosing whom to propose first. */
function worth(done: Action | null): number {
  if (!done) return -1
  const markers = done.effects.find((effect) => effect.kind === 'markers')?.kingdoms.length ?? 0
  return (markers ? 100 : 0) + (done.effects.find((effect) => effect.kind === 'band')?.glory ?? 0)
}

/** Groups of a hand that a person would look at: same tribe or same colour, largest first. */
export function groups(hand: string[]): { word: string; cards: string[] }[] {
  const found = new Map<string, string[]>()
  for (const card of hand) {
    const [tribe = '', colour] = card.split('.')
    if (!colour) continue
    for (const word of [tribe, colour]) found.set(word, [...(found.get(word) ?? []), card])
  }
  return [...found]
    .filter(([, cards]) => cards.length > 1)
    .map(([word, cards]) => ({ word, cards }))
    .sort((a, b) => b.cards.length - a.cards.length)
}
