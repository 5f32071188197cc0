/** What the socket carries (docs/protocol.md). Routes are typed by api-types.ts, generated from the server's OpenAPI. */

export type Doc = Record<string, any>

export interface Seat {
  seat: number
  kind: 'open' | 'human' | 'bot'
  name: string | null
  level: string | null
  mine: boolean
  here: boolean
  stand_in: { level: string; why: 'left' | 'timeout' | 'stuck' } | null
}

export interface Part {
  seat: number
  points: number
  rule: string
  args: Doc
}

export interface ScoreRow {
  id: string
  rule: string
  points: number[]
  parts: Part[]
}

export interface Result {
  outcome: string
  ranks: number[]
  scores: number[]
  winners: number[]
  reason: string
  rows: ScoreRow[]
}

export interface Clock {
  kind: 'live' | 'days'
  base?: number
  per_move?: number
  days?: number
}

export interface TableInfo {
  id: string
  game: string
  rules: number
  players: number
  options: Doc
  status: 'open' | 'salts' | 'playing' | 'over' | 'abandoned'
  public: boolean
  spectators: string
  hints: boolean
  clock: Clock | null
  analysis: boolean
  seats: Seat[]
  mine: number[]
  host: boolean
  version: number
  turn: number
  commitment: string | null
  salts: { seat: number; commitment: string; salt: string | null }[]
  taken_back: boolean
  rematch: string | null
  rematch_of: string | null
  created: number
  touched: number
  deadline: number | null
  banks: number[] | null
  votes: { on: string; yes: number[]; need: number[] }[]
  result: Result | null
}

export interface GameEvent extends Doc {
  kind: string
  rule: string
  seat: number
}

export interface LogRow extends Doc {
  n: number
  kind: string
  seat: number | null
  at: number
  events: GameEvent[]
}

export interface Prompt {
  seat: number
  ask: string
  rule: string
  args: Doc
  done: number
  of: number
}

/** The beginning of every game's view; the rest belongs to the game's own module. */
export interface View extends Doc {
  game: string
  rules: number
  players: number
  turn: number
  prompt: Prompt
  over: boolean
  seat: number | 'all' | null
}

export interface Action {
  code: number
  text: string
  verb: string
  operands: Doc
  rules: string[]
  final: boolean
  effects: Doc[]
}

export interface ChatLine {
  id: number
  name: string
  seat: number | null
  text: string
  at: number
}

/** `last` takes back the newest move, without asking if `free` is not above it; `ask` goes before the own last move. */
export interface UndoInfo {
  last: number | null
  free: number | null
  ask: number | null
}

export interface Update {
  type: 'update'
  version: number
  since: number
  seat: number | null
  time: number
  rows: LogRow[]
  view: View | null
  legal: Action[]
  draft: string[]
  undo: UndoInfo | null
  turn: number
  deadline: number | null
  banks: number[] | null
  thinking: { seat: number; level: string } | null
}

export interface Refusal {
  type: 'refusal'
  id: string
  code: string
  rule: string
  args: Doc
  text: string
  version: number
}

export interface Hint {
  type: 'hint'
  id: string
  text: string
  why: { move: string; visits: number; share: number; lead: number }[]
}

export type ServerMessage =
  | { type: 'hello'; protocol: number; server: string; time: number; table: TableInfo; chat: ChatLine[] }
  | Update
  | { type: 'table'; table: TableInfo }
  | { type: 'ack'; id: string; version: number; closed: boolean }
  | Refusal
  | { type: 'chat'; chat: ChatLine }
  | Hint
  | { type: 'pong'; id: string; time: number }

export interface OptionInfo {
  name: string
  type: 'bool' | 'choice' | 'list' | 'map' | 'int'
  default: any
  rule: string
  choices: string[]
  condition: string
}

export interface GameInfo {
  id: string
  rules: number
  seats: number[]
  options: OptionInfo[]
  actions: number
}

export interface Person {
  id: string
  name: string
  webhook: string
  recovery?: string | null
}

export interface ReplayStep {
  n: number
  row: LogRow | null
  view: View
}

export interface Fairness {
  ok: boolean
  rows: number
  chances: number
  commitment: string
  seed: string
  problem: string | null
}
