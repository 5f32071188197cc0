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
export type Tables = Omit<Schema['TablesDoc'], 'tables'> & { tables: TableInfo[] }
/** Fields that open a table, and that take a seat; the server fills in the rest. */
export type NewTable = Partial<Schema['NewTable']> & Pick<Schema['NewTable'], 'game'>
export type NewSeat = Schema['NewSeat']
export type Join = Schema['Join']
export type Box = Schema['BoxDoc']
/** Count of a score pad. */
export type Count = Omit<Schema['CountDoc'], 'rows'> & { rows: ScoreRow[] }
/** Points so far, and what the age under way would bring. */
export type Standing = Omit<Schema['ScoreDoc'], 'rows' | 'preview'> & {
  rows: ScoreRow[]
  preview: ScoreRow[] | null
}
/** What a host asks for about somebody at their table, and whom they have muted or banned. */
export type HostAct = Schema['FreeSeat'] | Schema['NameSeat'] | Schema['RestrictSeat'] | Schema['LiftRestriction']
export type Restricted = Schema['RestrictedDoc']
export type RestrictedPeople = Schema['RestrictedPeopleDoc']
export type ChatLine = Schema['ChatDoc']
/** `last` takes back the newest move, without asking if `free` isn't above it; `ask`: before your own last move. */
export type UndoInfo = Schema['UndoDoc']
/** The code for another device is told once, to somebody new. */
export type Person = Schema['PersonDoc'] & Partial<Schema['NewPersonDoc']>
export type ChangePerson = Schema['ChangePerson']
export type Recovery = Schema['RecoveryDoc']
/** Games that a person has played of one kind with so many players. */
export type Played = Schema['MyGameDoc']
export type MyStatistics = Schema['MyStatisticsDoc']
/** A person's own finished games. */
export type MyGames = Schema['MyGamesDoc']
export type Links = Schema['LinksDoc']
export type Address = Schema['AddressDoc']
export type Fairness = Schema['FairnessDoc']
export type Book = Schema['BookDoc']
export type UnsettledNumber = Schema['UnsettledNumberDoc']
/** One question about a position, at a table or of a record, and its answer. */
export type Question = Partial<Schema['Question']> & Pick<Schema['Question'], 'ask'>
export type RecordQuestion = Omit<
  Partial<Schema['RecordQuestion']> & Pick<Schema['RecordQuestion'], 'ask' | 'at'>,
  'record'
>
export type Answer = Schema['AnswerDoc']
/** A table in words, and what may be done in words by its notation. */
export type BoardInWords = Schema['BoardDoc']
export type Rule = Schema['RuleDoc']
export type Grid = Schema['GridDoc']
export type FoundRules = Schema['FoundDoc']
export type Diagram = Open<Schema['DiagramDoc'], 'view'>
export type Review = Schema['ReviewDoc']
/** The review of a game from a file. */
export type Brought = Open<Schema['BroughtDoc'], 'options'>
/** A move as in a record. */
export type Move = Schema['MoveDoc']
export type Variation = Schema['VariationDoc']
export type MomentText = Schema['TextDoc']
export type Note = Schema['NoteDoc']
export type Notes = Schema['NotesDoc']
export type NewNote = Partial<Schema['NewNote']> & Pick<Schema['NewNote'], 'at'>
export type Reviewed = Schema['ReviewedDoc']
export type Judged = Schema['JudgedDoc']
/** A moment's view is known to the game's own module. */
export type ReviewMoment = Open<Schema['ReviewMomentDoc'], 'view'>
export type Story = Omit<Schema['StoryDoc'], 'moments'> & { moments: Open<Schema['MomentDoc'], 'view'>[] }
export type Coached = Schema['CoachDoc']
export type Lessons = Schema['LessonsDoc']
/** Puzzles without end. */
export type Choices = Schema['BestChoicesDoc']
export type OptionInfo = Omit<Schema['OptionDoc'], 'default'> & { default: Doc[string] }
export type GameInfo = Omit<Schema['GameDoc'], 'options'> & { options: OptionInfo[] }
export type Games = Omit<Schema['GamesDoc'], 'games'> & { games: GameInfo[] }

/** Fields that a game adds to a document; only its own module knows them. */
type Free<Shape> = Shape & Doc

export type GameEvent = Free<Schema['EventDoc']>
export type LogRow = Free<Omit<Schema['RowDoc'], 'events'> & { events: GameEvent[] }>
export type Prompt = Open<Schema['PromptDoc'], 'args'>
/** A shape without what else it may hold. */
type Closed<Shape> = { [Key in keyof Shape as string extends Key ? never : Key]: Shape[Key] }
/** The beginning of every game's view; the rest is in the game's own `view-types.ts`. */
export type ViewHead = Omit<Closed<Schema['ViewDoc']>, 'prompt'> & { prompt: Prompt }
export type View = Free<ViewHead>
export type Action = Omit<Open<Schema['ActionDoc'], 'operands'>, 'effects'> & { effects: Doc[] }
export type Update = Omit<Schema['UpdateMessage'], 'rows' | 'view' | 'legal'> & {
  rows: LogRow[]
  view: View | null
  legal: Action[]
}
export type Refusal = Open<Schema['RefusalMessage'], 'args'>
export type Hint = Schema['HintMessage']
type Hello = Omit<Schema['HelloDoc'], 'table'> & { table: TableInfo }
type TableChange = Omit<Schema['TableMessage'], 'table'> & { table: TableInfo }
/** Messages of the server, with the shapes above in place of open ones. */
export type ServerMessage =
  | Exclude<Schema['ServerMessage'], { type: 'update' | 'refusal' | 'hello' | 'table' }>
  | Update
  | Refusal
  | Hello
  | TableChange
/** Messages of the client; the table numbers them. */
type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'id'> : never
export type Asking = Unnumbered<Schema['ClientMessage']>

export type ReplayStep = Omit<Schema['ReplayStepDoc'], 'row' | 'view'> & { row: LogRow | null; view: View }
export type Replay = Omit<Schema['ReplayDoc'], 'steps'> & { steps: ReplayStep[] }
/** A record from a file, step by step. */
export type Retold = Omit<Open<Schema['RetoldDoc'], 'options'>, 'steps'> & { steps: ReplayStep[] }
