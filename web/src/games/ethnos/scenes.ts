/** The end of an age as frames, in the order in which it is counted (E35). Every number is one of the score table. */
import type { GameEvent, LogRow } from '../../lib/protocol'
import type { Frame, Gain, Passage, Scene, Tally, Told } from '../../theatre/scene'
import { tallyLines } from '../../theatre/scene'
import { KINGDOMS, parts, ROMAN, tone, type Band, type EthnosView } from './cards'
import type { Gain as Glory } from './view-types'

/** Milliseconds of each kind of frame. */
export const MS = { eye: 1600, kingdom: 1100, empty: 300, side: 900, band: 120, bands: 500, result: 400 }

export interface Paid {
  seat: number
  points: number
}
/** Somebody in a kingdom: place 0 is one that pays nothing. */
export interface Standing extends Paid {
  markers: number
  place: number
  tied: number
}
export interface CountedBand extends Band {
  /** Cards without those that leave; with what the leader adds. */
  left: number
  counted: number
  points: number
}
export type Show =
  | { kind: 'eye'; third: number }
  | { kind: 'kingdom'; kingdom: string; standing: Standing[]; shared: number; paid: Record<string, Paid[]> }
  | { kind: 'side'; lit: 'merfolk' | 'giant' | 'orcs' | 'camp'; swum: number[] | null; paid: Paid[] }
  | { kind: 'bands'; seat: number; bands: CountedBand[]; sums: (number | null)[] }
  | Tally

const ANSWERS = ['cash', 'leave']
const CLOSING = ['age', 'over']

/** The end of an age, or what follows when owners of orcs were asked in between. */
export function staged(event: GameEvent, { events }: Pick<LogRow, 'events'>): boolean {
  if (event.kind === 'age_end') return true
  const has = (kinds: string[]) => events.some((one) => kinds.includes(one.kind))
  return CLOSING.includes(event.kind) && has(ANSWERS) && !has(['age_end'])
}

const told = (id: string, args: Told['args'] = {}, seats: Told['seats'] = {}): Told => ({
  id: `ethnos-theatre-${id}`,
  args,
  seats,
})

export function scenes({ rows, before: old, after: fresh, result }: Passage<EthnosView>): Scene[] {
  const events = rows.flatMap((row) => row.events)
  const ended = events.findIndex((event) => event.kind === 'age_end')
  const closes = events.some((event) => CLOSING.includes(event.kind))
  if (!events.some((event) => staged(event, { events }))) return []
  const age = old.age
  const earlier = ended < 0 ? [] : events.slice(0, ended)
  const counted = events.slice(Math.max(ended, 0))
  const glory = (list: GameEvent[]) =>
    list.filter((event) => event.kind === 'glory').map((event) => event.gain as Glory)
  const gains = glory(counted)

  const scores = old.seats.map((seat) => seat.glory)
  for (const gain of glory(earlier)) scores[gain.seat]! += gain.points
  const frames: Frame[] = []
  const add = (show: Show, ms: number, title: Told, text: Told, paid: Gain[] = [], more: Partial<Frame> = {}) => {
    frames.push({ show, ms, title, text, scores: [...scores], gains: paid, ...more })
    for (const gain of paid) scores[gain.seat]! += gain.points
  }

  if (ended >= 0) {
    const third = Number(counted[0]!.third)
    add({ kind: 'eye', third }, MS.eye, told('age-over', { age }), told('kingdoms-pay'), [], {
      notes: { [third]: told('drew') },
    })
    addKingdoms(add, fresh, gains)
    addSides(add, fresh, gains)
  }
  const owners = counted.filter((event) => ANSWERS.includes(event.kind))
  if (!closes) {
    const camp: Show = { kind: 'side', lit: 'camp', swum: null, paid: [] }
    add(camp, MS.side, title('orcs'), told('orcs-decide'), [], { asks: true })
  } else {
    if (owners.length) {
      const cashed = gains.filter((gain) => gain.row === 'orcs')
      const cashers = owners.filter((event) => event.kind === 'cash').map((event) => event.seat)
      const text = cashers.length ? told('orcs-cash', {}, { who: cashers }) : told('orcs-stay')
      add(
        { kind: 'side', lit: 'orcs', swum: null, paid: paidOf(cashed) },
        MS.side,
        title('orcs'),
        text,
        cashed.map((gain) => ({ ...paidOf([gain])[0]!, note: told('note-orcs', { count: gain.count ?? 0 }) })),
      )
    }
    addBands(add, old, earlier, gains)
    if (!result)
      add(
        tallyOf(fresh, age),
        MS.result,
        told('counted', { age }),
        told('next', { age: age + 1 }, { who: [fresh.first ?? 0] }),
        [],
        { result: true, day: true },
      )
  }
  const n = rows.at(-1)!.n
  const steps = KINGDOMS.map((kingdom) => ({ glyph: `k-${kingdom}`, tone: tone(kingdom) }))
  return [
    {
      n,
      title: { id: 'ethnos-ui-age', args: { age: ROMAN[age] ?? '' } },
      signs: ['d-open', 'd-open', 'd-open'],
      steps,
      frames,
    },
  ]
}

type Add = (show: Show, ms: number, title: Told, text: Told, paid?: Gain[], more?: Partial<Frame>) => void

const title = (row: string): Told => ({ id: `ethnos-row-${row}` })
const paidOf = (gains: Glory[]): Paid[] => gains.map(({ seat, points }) => ({ seat, points }))

/** E36-E39: each kingdom, with those who stand in it. */
function addKingdoms(add: Add, view: EthnosView, gains: Glory[]): void {
  const paid: Record<string, Paid[]> = {}
  KINGDOMS.forEach((kingdom, step) => {
    const here = gains.filter((gain) => gain.row === 'kingdoms' && gain.kingdom === kingdom)
    const markers = view.kingdoms[kingdom]!.markers
    const standing = markers
      .map((count, seat): Standing => {
        const gain = here.find((one) => one.seat === seat)
        return { seat, markers: count, points: gain?.points ?? 0, place: gain?.place ?? 0, tied: gain?.tied ?? 1 }
      })
      .filter((one) => one.markers > 0)
      .sort((a, b) => (a.place || 9) - (b.place || 9) || b.markers - a.markers)
    const first = here.filter((gain) => gain.place === here[0]?.place)
    const name = { kingdom }
    add(
      {
        kind: 'kingdom',
        kingdom,
        standing,
        shared: first.length > 1 ? first.reduce((sum, one) => sum + one.points, 0) : 0,
        paid: { ...paid },
      },
      here.length ? MS.kingdom : MS.empty,
      { id: `ethnos-word-${kingdom}` },
      textOf(here, standing, view),
      here.map(({ seat, points, place, tied }) => ({
        seat,
        points,
        note: told('note-kingdom', { place, tied, ...name }),
      })),
      { step },
    )
    paid[kingdom] = paidOf(here)
  })
}

/** Why a kingdom pays as it does. */
function textOf(here: Glory[], standing: Standing[], view: EthnosView): Told {
  const first = here[0]
  if (!first) return told(standing.length ? 'pays-nothing' : 'nobody')
  const who = here.filter((gain) => gain.place === first.place).map((gain) => gain.seat)
  const markers = standing.find((one) => one.seat === first.seat)?.markers ?? 0
  if (first.trolls) return told('trolls', { markers, tied: who.length, points: first.points }, { who })
  if (who.length > 1) return told('tied', { markers, points: first.points }, { who })
  if (standing.length === 1) return told('alone', { markers, points: first.points }, { who })
  const second = here.filter((gain) => gain.place !== first.place)
  const runner = second.length === 1 && view.players > 2 ? second[0] : undefined
  return runner
    ? told('leads-before', { markers, points: first.points, less: runner.points }, { who, second: [runner.seat] })
    : told('leads', { markers, points: first.points }, { who })
}

/** E40, E41: merfolk and giant, where they pay. */
function addSides(add: Add, view: EthnosView, gains: Glory[]): void {
  const swum = view.tribes.includes('merfolk') ? view.seats.map((seat) => seat.merfolk) : null
  const merfolk = gains.filter((gain) => gain.row === 'merfolk')
  if (merfolk.length)
    add(
      { kind: 'side', lit: 'merfolk', swum, paid: paidOf(merfolk) },
      MS.side,
      title('merfolk'),
      told('swam', {}, { who: merfolk.filter((gain) => gain.place === merfolk[0]!.place).map((gain) => gain.seat) }),
      merfolk.map(({ seat, points, place, tied }) => ({ seat, points, note: told('note-merfolk', { place, tied }) })),
    )
  const giant = gains.filter((gain) => gain.row === 'giant')
  if (giant.length)
    add(
      { kind: 'side', lit: 'giant', swum, paid: paidOf(giant) },
      MS.side,
      title('giant'),
      told('giant', {}, { who: [giant[0]!.seat] }),
      giant.map(({ seat, points }) => ({ seat, points, note: told('note-giant') })),
    )
}

/** E30, E43: seat by seat; skeletons leave first. */
function addBands(add: Add, old: EthnosView, earlier: GameEvent[], gains: Glory[]): void {
  const sums: (number | null)[] = old.seats.map(() => null)
  old.seats.forEach((seat, number) => {
    const played = earlier.filter((event) => event.kind === 'band' && event.seat === number)
    const bands = [...seat.bands, ...played.map(({ leader, cards }): Band => ({ leader, cards }))]
    if (!bands.length) return
    const scored = gains.filter((gain) => gain.row === 'bands' && gain.seat === number)
    const found = countBands(bands, scored)
    const skeletons = bands.some((band) => band.leader !== null && band.cards.includes('skeleton'))
    const points = scored.reduce((sum, gain) => sum + gain.points, 0)
    add(
      { kind: 'bands', seat: number, bands: found, sums: [...sums] },
      MS.bands + MS.band * bands.length,
      title('bands'),
      told(skeletons ? 'bands-skeletons' : 'bands', { count: bands.length, points }, { who: [number] }),
      points ? [{ seat: number, points, note: title('bands') }] : [],
    )
    sums[number] = points
  })
}

/** Each band with the points that the engine gave for one of its size; one that got none has none. */
export function countBands(bands: Band[], scored: Glory[]): CountedBand[] {
  const rest = [...scored]
  return bands.map((band) => {
    const left = band.cards.filter((card) => card !== 'skeleton').length
    const extra = band.leader !== null && parts(band.leader).tribe === 'dwarf' ? 1 : 0
    let at = rest.findIndex((gain) => gain.count === left + extra)
    if (at < 0) at = rest.findIndex((gain) => gain.count === left)
    const gain = at < 0 ? undefined : rest.splice(at, 1)[0]
    return { ...band, left, counted: gain?.count ?? left, points: gain?.points ?? 0 }
  })
}

const SIDES = ['merfolk', 'giant', 'orcs']

/** What an age brought: kingdoms, side boards, bands; whatever came during the age was there before. */
function tallyOf(view: EthnosView, age: number): Tally {
  const now = view.points.filter((gain) => gain.age === age && !gain.taken)
  const points = view.seats.map((seat, number) => {
    const of = (rows: string[]) =>
      now.filter((gain) => gain.seat === number && rows.includes(gain.row)).reduce((sum, gain) => sum + gain.points, 0)
    const parts = [of(['kingdoms']), of(SIDES), of(['bands'])]
    return [seat.glory - parts.reduce((sum, part) => sum + part, 0), ...parts]
  })
  return {
    kind: 'tally',
    parts: [{ id: 'client-theatre-before' }, title('kingdoms'), told('sides'), title('bands')],
    lines: tallyLines(points),
  }
}
