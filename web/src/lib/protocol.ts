/**
 * What routes and socket carry (docs/protocol.md). Shapes come from the server's OpenAPI; here they get their names.
 */
import type { components } from './api-types'

type Schema = components['schemas']
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of a game: its own module knows the shape
export type Doc = Record<string, any>
/** A shape whose free parts (options, arguments) may hold anything. */
type Open<Shape, Keys extends keyof Shape> = Omit<Shape, Keys> & Record<Keys, Doc>

export type Seat = Schema['SeatDoc']
export type Part = Open<Schema['PartDoc'], 'args'>
export type ScoreRow = Omit<Schema['ScoreRowDoc'], 'parts'> & { parts: Part[] }
export type Result = Omit<Schema['ResultDoc'], 'rows'> & { rows: ScoreRow[] }
export type TableInfo = Omit<Open<Schema['TableDoc'], 'options'>, 'result'> & { result: Result | null }
export type Box = Schema['BoxDoc']
/** Points so far, and what the age under way would bring. */
export type Standing = { version: number; rows: ScoreRow[]; preview: ScoreRow[] | null }
export type ChatLine = Schema['ChatDoc']
/** `last` takes back the newest move, without asking if `free` is not above it; `ask` goes before the own last move. */
export type UndoInfo = Schema['UndoDoc']
export type Person = Schema['PersonDoc'] & { recovery?: string | null }
/** What a person has played of one game with so many players. */
export type Played = Schema['MyGameDoc']
export type Fairness = Schema['FairnessDoc']
export type Book = Schema['BookDoc']
/** One question about a position, at a table or of a record, and its answer. */
export type Question = Partial<Schema['Question']> & Pick<Schema['Question'], 'ask'>
export type RecordQuestion = Omit<
  Partial<Schema['RecordQuestion']> & Pick<Schema['RecordQuestion'], 'ask' | 'at'>,
  'record'
>
export type Answer = Schema['AnswerDoc']
export type Rule = Schema['RuleDoc']
export type Diagram = Open<Schema['DiagramDoc'], 'view'>
export type Coached = Schema['CoachDoc']
export type Lessons = Schema['LessonsDoc']
export type OptionInfo = Omit<Schema['OptionDoc'], 'default'> & { default: Doc[string] }
export type GameInfo = Omit<Schema['GameDoc'], 'options'> & { options: OptionInfo[] }

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
  | Schema['StorageDoc']

/** A record from a file, step by step. */
export type Retold = Omit<Open<Schema['RetoldDoc'], 'options'>, 'steps'> & { steps: ReplayStep[] }

export interface ReplayStep {
  n: number
  row: LogRow | null
  view: View
}
