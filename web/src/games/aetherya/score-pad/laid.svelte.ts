/** The sheet of the score pad while it is written: the kingdom at hand, the place at hand, and what can be done there. */
import type { Sheet } from '../../../lib/sheet.svelte'
import { PLACES, TOWER, type SeatView } from '../cards'
import { HOMES, playing, RACES, realm, type CountedSheet, type KingdomSheet } from '../sheet'

/** So many sets of tokens has the box. */
const SETS = 4

export const toggled = (list: string[], one: string) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

export class Laid {
  private at = $state(0)
  /** The place at hand, by its number. */
  cell = $state(0)

  constructor(readonly sheet: Sheet<KingdomSheet, CountedSheet>) {}

  get now() {
    return this.sheet.now
  }
  get realms() {
    return playing(this.now)
  }
  get seat() {
    return Math.min(this.at, this.realms.length - 1)
  }
  set seat(seat: number) {
    this.at = seat
  }
  get own(): SeatView {
    return this.realms[this.seat]!
  }
  get place() {
    return PLACES[this.cell]!
  }
  get card() {
    return this.own.cards[this.cell] ?? null
  }
  /** The race that the kingdom at hand leads. */
  get race() {
    return this.now.races[this.seat] ?? RACES[this.seat % 4]!
  }
  /** A59: the cards that it may build on. */
  get sites() {
    return [this.race, HOMES[this.race]!]
  }
  get result() {
    return this.sheet.counted?.result ?? null
  }
  get count() {
    return this.sheet.counted?.kingdoms[this.seat] ?? null
  }
  total(seat: number) {
    return this.result?.scores[seat] ?? this.sheet.counted?.kingdoms[seat]?.total ?? 0
  }

  set(part: Partial<KingdomSheet>) {
    this.sheet.change({ ...this.now, ...part })
  }
  change(part: Partial<SeatView>) {
    this.set({ realms: this.now.realms.map((one, index) => (index === this.seat ? { ...one, ...part } : one)) })
  }
  lay(card: string | null) {
    const without = (places: string[] | undefined) => (places ?? []).filter((one) => one !== this.place)
    this.change({
      cards: this.own.cards.map((old, index) => (index === this.cell ? card : old)),
      treaties: without(this.own.treaties),
      staffs: without(this.own.staffs),
      built: without(this.own.built),
    })
    this.cell = (this.cell + 1) % PLACES.length
  }
  /** One more token of a kind; after as many as there are, none. */
  gem(one: string) {
    const have = (this.own.beside ?? []).filter((other) => other === one).length
    const rest = (this.own.beside ?? []).filter((other) => other !== one)
    this.change({ beside: have >= SETS ? rest : [...rest, ...Array<string>(have + 1).fill(one)] })
  }
  /** A whole fortress at the place at hand, or none. */
  raise(up: boolean) {
    const elsewhere = (this.own.built ?? []).filter((one) => one !== this.place)
    this.change({ built: [...elsewhere, ...Array<string>(up ? TOWER() : 0).fill(this.place)] })
  }
  add() {
    const { realms } = this
    this.set({ realms: [...realms, realm()] })
    this.at = realms.length
    this.cell = 0
  }
  remove() {
    const left = this.realms.slice(0, -1)
    this.set({ realms: left })
    this.at = Math.min(this.at, left.length - 1)
  }
}
