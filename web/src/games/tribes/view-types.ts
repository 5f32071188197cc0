/** Written by web/routes.py from folkmoot/games/tribes/edge/shape.py and the game's options. */
import type { ViewHead } from '../../lib/protocol'

export interface TribeSeat {
  tribe: string | null
  power: string | null
  /** By hex. */
  members: Record<string, number>
  ambush: number
  resources: Record<string, number>
  villages: string[]
  hidden_village: boolean
  elder: string | null
  points: number
  /** By source; those of goals are what is fulfilled. */
  earned: Record<string, number>
  open: string[]
  fulfilled: string[]
  deck: string[]
  /** Goals known under the deck, the next to come first. */
  under: string[]
  tokens: string[]
}

export interface OpenEvent {
  event: string
  /** Tokens on it: resources on Discovery, else a number. */
  load: number | Record<string, number>
}

export interface Glacier {
  stones: number
  melted: boolean
}

export interface Invaders {
  hex: string
  number: number
}

export interface Mammoth {
  hex: string
  rider: number | null
}

export interface Options {
  elders: boolean
  special_lands: string | Record<string, string>
  leaders: 'off' | 'choose' | 'random'
  tribes: string[] | null
}

export interface TribesView extends ViewHead {
  options: Options
  box: string | null
  active: number
  first: number | null
  rounds: number
  used: string[]
  this_turn: string[]
  moved: Record<string, number>
  found: string[]
  lent: string | null
  field: Record<string, string>
  lands: Record<string, string>
  glacier: Glacier
  volcano: number | null
  rows: Record<string, string[]>
  dice: string[]
  next_dice: string[]
  events: OpenEvent[]
  event_deck: string[]
  aside: string[]
  discarded: string[]
  invaders: Invaders | null
  mammoth: Mammoth | null
  sabre_tooth: string | null
  seats: TribeSeat[]
  /** By seat and open goal: what it has, what it needs. */
  progress: Record<string, [number, number]>[]
  /** The steps of the viewer's choice under way. */
  draft: string[] | null
}
