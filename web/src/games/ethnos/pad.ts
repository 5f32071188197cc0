/** The sheet of the printed game: what lies on the table at the end of each age. The server counts it. */
import type { components } from '../../lib/api-types'
import { printed } from '../../lib/box.svelte'
import { KINGDOMS } from './cards'

type Schema = components['schemas']
export type Band = Required<Schema['BandSheet']>
export type Seat = Required<Omit<Schema['SeatSheet'], 'bands'>> & { bands: Band[] }
export interface Age {
  giant: number | null
  seats: Seat[]
}
export interface EthnosSheet {
  players: number
  book: string | null
  tokens: number[][]
  ages: Age[]
}

export const LEAST = 2
export const MOST = 6
/** Ages that so many players play. */
export const agesFor = (players: number) =>
  players <= (printed<number[]>('ethnos', 'players.few', [2, 3])[1] ?? 3)
    ? printed('ethnos', 'players.ages_few', 2)
    : printed('ethnos', 'players.ages_many', 3)
/** Every value that a glory token has. */
export const tokenValues = () =>
  [...new Set(['tokens.plain', 'tokens.four_plus'].flatMap((path) => printed<number[]>('ethnos', path, [])))].sort(
    (one, other) => one - other,
  )

/** A seat at the end of an age: markers and merfolk stay from the age before. */
export const seatAfter = (before?: Seat): Seat => ({
  markers: before ? [...before.markers] : KINGDOMS.map(() => 0),
  merfolk: before?.merfolk ?? 0,
  trolls: [],
  giants: 0,
  orcs: 0,
  bands: [],
})
export const ageAfter = (before: Age | undefined, players: number): Age => ({
  giant: null,
  seats: Array.from({ length: players }, (_, seat) => seatAfter(before?.seats[seat])),
})

/** The same sheet for another number of players. */
export function seated(sheet: EthnosSheet, players: number): EthnosSheet {
  const ages = agesFor(players)
  return {
    ...sheet,
    players,
    tokens: sheet.tokens.map((tokens) => Array.from({ length: ages }, (_, age) => tokens[age] ?? 0)),
    ages: sheet.ages.slice(0, ages).map((age) => ({
      giant: age.giant !== null && age.giant < players ? age.giant : null,
      seats: Array.from({ length: players }, (_, seat) => age.seats[seat] ?? seatAfter()),
    })),
  }
}

export const blank = (players = 3): EthnosSheet => ({
  players,
  book: null,
  tokens: KINGDOMS.map(() => Array<number>(agesFor(players)).fill(0)),
  ages: [ageAfter(undefined, players)],
})

/** A sheet that was kept or sent; a blank one where it isn't a sheet. */
export function readSheet(found: unknown): EthnosSheet {
  const sheet = found as EthnosSheet | null
  const fits =
    Number.isInteger(sheet?.players) &&
    sheet!.players >= LEAST &&
    sheet!.players <= MOST &&
    sheet!.tokens?.length === KINGDOMS.length &&
    sheet!.tokens.every(Array.isArray) &&
    sheet!.ages?.length > 0 &&
    sheet!.ages.every((age) => age.seats?.every((seat) => seat.markers?.length === KINGDOMS.length && seat.bands))
  return fits ? seated(sheet!, sheet!.players) : blank()
}
