/** The sheet of the printed game: the kingdoms around a table and what counts beside them. The server counts it. */
import type { components } from '../../lib/api-types'
import { PLACES, realmOf, type Counted, type SeatView } from './cards'
import type { Count } from '../../lib/protocol'

type Schema = components['schemas']
export const MODES = ['versus', 'solo', 'coop']
export const FATES = ['none', 'dezanno', 'degodass', 'shagratt', 'pudugruen']
export const VARIANTS = ['none', 'invasion', 'confrontation', 'frontiers', 'empires']
export const RACES = ['human', 'elf', 'dwarf', 'goblin']
/** The home terrain of each. */
export const HOMES: Record<string, string> = { human: 'plains', elf: 'forest', dwarf: 'mountain', goblin: 'swamp' }

export interface KingdomSheet {
  mode: string
  fate: string
  variant: string
  realms: SeatView[]
  /** In Confrontation: the race that each kingdom leads. */
  races: string[]
  /** Alone: the legends of this age, and what the ages before have brought. */
  row: string[]
  ages: number[]
  /** Together: the legends of the penalty pile. */
  penalty: string[]
  /** In Frontiers: what lies in the Nolands, and whose it is. */
  lands: (Schema['Settled'] | null)[]
  /** And who has a pact with whom, how many each has broken. */
  pacts: (number | null)[]
  betrayals: number[]
}
/** What the server answers. */
export type CountedSheet = Omit<Schema['RealmsDoc'], 'kingdoms' | 'result'> & {
  kingdoms: Counted[]
  result: Count | null
}

export const realm = (): SeatView => ({
  cards: PLACES.map(() => null),
  start: [],
  legends: [],
  beside: [],
  treaties: [],
  staffs: [],
  built: [],
})

/** A sheet that was kept or sent, also a list of kingdoms alone; a blank one where it is neither. */
export function readSheet(found: unknown): KingdomSheet {
  const given: Partial<KingdomSheet> = Array.isArray(found) ? { realms: found } : (found ?? {})
  const fits = given.realms?.length && given.realms.every((one) => one.cards?.length === PLACES.length)
  return {
    ...{ mode: 'versus', fate: 'none', variant: 'none', races: [], row: [], ages: [], penalty: [] },
    lands: PLACES.map(() => null),
    ...{ pacts: [], betrayals: [] },
    ...(fits ? given : {}),
    realms: fits ? given.realms! : [realm()],
  }
}

/** Pacts are for three or four. */
export const PACTS_FROM = 3
/** The seat that a seat has a pact with, among those that play. */
export function partnerOf(sheet: KingdomSheet, seat: number): number | null {
  const partner = sheet.pacts[seat] ?? null
  return partner !== null && partner < sheet.realms.length && sheet.realms.length >= PACTS_FROM ? partner : null
}
/** A seat makes a pact with another, or has none any more. */
export const withPact = (sheet: KingdomSheet, seat: number, partner: number | null): (number | null)[] =>
  [0, 1, 2, 3].map((one) => {
    if (one === seat) return partner
    if (one === partner) return seat
    const old = sheet.pacts[one] ?? null
    return old === seat || old === partner ? null : old
  })

const empires = ({ mode, variant }: KingdomSheet) => mode === 'versus' && variant === 'empires'
/** Empires are for so many. */
export const EMPIRES = [4, 6, 8]
/** By empire its seats, which sit alternately (A58, A61); null where each plays alone. */
export const empiresOf = (sheet: KingdomSheet): number[][] | null =>
  empires(sheet) ? [0, 1].map((side) => playing(sheet).flatMap((_, seat) => (seat % 2 === side ? [seat] : []))) : null
/** So many kingdoms at most: more than four are for two boxes. */
export const mostOf = (sheet: KingdomSheet) => (sheet.mode === 'solo' ? 1 : empires(sheet) ? 8 : 4)
/** The kingdoms that count. */
export const playing = (sheet: KingdomSheet) => sheet.realms.slice(0, mostOf(sheet))

/** What the server is asked; one kingdom of a game for several is counted by itself. */
export function asked(sheet: KingdomSheet) {
  const realms = playing(sheet)
  const solo = sheet.mode === 'solo'
  const variant = sheet.mode === 'versus' ? sheet.variant : 'none'
  const whole = solo || (variant === 'empires' ? EMPIRES.includes(realms.length) : realms.length > 1)
  const led = (seat: number) => (variant === 'confrontation' ? (sheet.races[seat] ?? RACES[seat % 4]!) : null)
  return {
    kingdoms: realms.map((one, seat) => realmOf(one, true, led(seat))),
    fate: solo ? sheet.fate : 'none',
    variant,
    mode: whole ? sheet.mode : null,
    row: solo ? sheet.row : [],
    ages: solo ? sheet.ages : [],
    penalty: sheet.mode === 'coop' ? sheet.penalty : [],
    players: Math.max(realms.length, 2),
    ...(variant === 'frontiers'
      ? {
          nolands: sheet.lands.map((one) => (one && one.seat < realms.length ? one : null)),
          pacts: realms.map((_, seat) => partnerOf(sheet, seat)),
          betrayals: realms.map((_, seat) => sheet.betrayals[seat] ?? 0),
        }
      : {}),
  }
}
