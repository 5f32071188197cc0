/** Written by web/routes.py from folkmoot/games/aetherya/edge/shape.py and the game's options. */
import type { ViewHead } from '../../lib/protocol'

/** A token face down that somebody has looked at. */
export interface Look {
  cell: string
  by: number[]
  token: string | null
}

export interface SeatView {
  cards: (string | null)[]
  start: string[]
  legends: string[]
  /** From here on: in a game with tokens only. */
  tokens?: string[]
  griffins?: string[]
  down?: string[]
  seen?: Look[]
  beside?: string[]
  treaties?: string[]
  staffs?: string[]
  /** In Confrontation only: a place for every token that stands there. */
  built?: string[]
}

/** A card in the Nolands, and whose it is. */
export interface Settled {
  card: string
  seat: number
}

/** Progress of the turn and of the game. */
export interface Progress {
  first: number | null
  mover: number | null
  acted: boolean
  claimed: boolean
  looks: number
  still: number
  ending: string | null
}

export interface Legends {
  pile: number
  /** Not in the solo game. */
  shown?: string[]
  /** In the solo and co-op games. */
  turned?: string[]
  /** This and `penalty`: in the co-op game. */
  gone?: string[]
  penalty?: string[]
  /** From here on: in the solo game. */
  age?: number
  ages?: number[]
  rows?: string[][]
}

export interface Hand {
  drawn: (string | null)[]
  taken: string | null
}

export interface Task {
  fate: string
  have: number
  need: number
}

export interface Options {
  mode: 'versus' | 'solo' | 'coop'
  tokens: boolean
  goblin_legends_via_portal: boolean
  staff_counts_tamed: boolean
  solo_may_flip: boolean
  coop_must_turn: boolean
  fate: 'none' | 'dezanno' | 'degodass' | 'shagratt' | 'pudugruen'
  variant: 'none' | 'invasion' | 'confrontation' | 'frontiers' | 'empires'
}

export interface AetheryaView extends ViewHead {
  options: Options
  box: string | null
  progress: Progress
  scores: number[]
  legends: Legends
  deck: number
  /** Cards of a reshuffled deck; None: the deck was not reshuffled. */
  deck_cards: string[] | null
  /** Each pile from bottom to top. */
  discards: string[][]
  aside: string[]
  hand: Hand
  out: string[]
  seats: SeatView[]
  /** From here on: scenarios of our own; each is there only where it is played. */
  task?: Task
  races?: (string | null)[]
  nolands?: (Settled | null)[]
  pacts?: (number | null)[]
  betrayals?: number[]
  allies?: number[]
}
