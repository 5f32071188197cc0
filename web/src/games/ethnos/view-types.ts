/** Written by web/routes.py from folkmoot/games/ethnos/edge/shape.py and the game's options. */
import type { ViewHead } from '../../lib/protocol'

export interface Band {
  leader: string | null
  cards: string[]
}

export interface SeatView {
  glory: number
  supply: number
  cards: number
  /** Cards of the hand that all have seen (E46). */
  known: string[]
  hand: string[] | null
  bands: Band[]
  merfolk: number
  orcs: string[]
  trolls: number[]
}

export interface Kingdom {
  /** One for each age, ascending. */
  tokens: number[]
  /** By seat. */
  markers: number[]
}

export interface Deck {
  upper: number
  lower: number
}

/** Glory with its reason. */
export interface Gain {
  seat: number
  points: number
  row: string
  age: number
  kingdom?: string
  /** True: glory for taking the giant token, not for holding it at the end. */
  taken?: boolean
  count?: number
  /** Leader of a band. */
  leader?: string
  /** Cards of a band as played, skeletons included. */
  cards?: number
  place?: number
  tied?: number
  /** True: trolls broke a tie (E38). */
  trolls?: boolean
}

export interface Options {
  tribes: string[] | null
  ten_skeletons: boolean
  merfolk_second_place: boolean
  merfolk_trolls: boolean
  centaur_by_size: boolean
  drawer_last: boolean
  largest_band_only: boolean
  draw_two: boolean
}

export interface EthnosView extends ViewHead {
  options: Options
  box: string | null
  age: number
  ages: number
  first: number | null
  /** The seat that drew the last dragon of the age. */
  third: number | null
  tribes: string[]
  kingdoms: Record<string, Kingdom>
  face_up: string[]
  deck: Deck
  dragons: number
  giant: number | null
  seats: SeatView[]
  /** The viewer's choice under way. */
  draft: Band | null
  points: Gain[]
  /** The seat that won by ten skeletons. */
  winner: number | null
}
