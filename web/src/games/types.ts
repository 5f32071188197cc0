/** Interface between a game and the shell. A new game is a folder beside `ethnos`, with its `cover.ts` and `index.ts`. */
import type { Component } from 'svelte'
import type { Action, Doc, GameEvent, LogRow, Part, Question, Result, View } from '../lib/protocol'
import type { Sound } from '../lib/sound'
import type { Table } from '../lib/table.svelte'
import type { Frame, Passage, Scene } from '../theatre/scene'

/** One picture that travels between two places; places are CSS selectors inside the table, usually [data-at="…"]. */
export interface Flight {
  from: string
  to: string
  /** Word of the thing shown while it travels, drawn by `ThingGlyph`. */
  thing: string
  seat?: number
}

/** A legal action as a line people can read and touch. */
export interface Choice {
  title: string
  detail?: string
  /** Id of the symbol at the left, and the class that colours it. */
  glyph?: string
  tone?: string
  /** Text at the right: "+6". */
  gain?: string
}

/** A big button beside the player's own area. The first one is the main one. */
export interface Deed {
  label: string
  glyph: string
  /**
   * The step it takes; what is not legal now is refused by the server in words. Empty: the board is the place to
   * choose.
   */
  text: string
  /** Question before the step, where it is probably a slip: "nothing is chosen yet". */
  doubt?: string
  /** It is put forward no more than the other one: a yes and a no. */
  even?: boolean
  /** Instead of the step alone: what the button does. */
  run?: () => void
}

/** One station of a staged choice, shown in the instruction bar. */
export interface Stage {
  label: string
  state: 'done' | 'now' | 'later'
}

/** Options that are more than a choice have an editor of their own on the start page. */
export interface OptionEditor {
  players: number
  value: Record<string, string>
  onpick: (value: Record<string, string>) => void
}

/** Game on the start page, before it is loaded. */
export interface GameCover {
  /** Symbol of the shared sprite that stands for the game in a list of tables. */
  glyph: string
  /** The picture, as SVG. */
  art: () => Promise<string>
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whoever opens this door does not know the game's view
  load: () => Promise<GameModule<any>>
  /** A page that counts the printed game; a link brings a sheet as a word (`lib/sheet.svelte.ts`). */
  pad?: () => Promise<Component<{ word: string | null }>>
  /** Number of each seat's side, known before the game begins; null where each plays alone. */
  sides?: (options: Doc, players: number) => number[] | null
  /** By the name of an option. */
  editors?: Record<string, () => Promise<Component<OptionEditor>>>
}

/** End of a game in words; `places` by seat, where allies share them. */
export interface Verdict {
  title: string
  text: string
  places?: number[]
}

export interface GameModule<V extends View = View> {
  id: string
  /** SVG sprite with the symbols of this game, put into the page once. */
  sprite?: string
  /** Middle of the top bar: age, round, what wakes. */
  Head?: Component<{ table: Table<V> }>
  /** The board; fills the middle of the table, never scrolls, and nothing lies on it. */
  Board: Component<{ table: Table<V> }>
  /** Area for things that are bought or taken from beside the board: a row of its own. */
  Market?: Component<{ table: Table<V> }>
  /** Small boards beside the board as chips, where a phone has no room for them; a touch opens one. */
  Side?: Component<{ table: Table<V> }>
  /** Other parts that a picture of the rules may show alone. */
  parts?: Record<string, Component<{ table: Table<V> }>>
  /** Own area: summary (`.me`), hand (`.hand`), what can be chosen (`.build`). The shell adds the buttons (`.acts`). */
  Own: Component<{ table: Table<V> }>
  /** At the right of the player's own strip, where a phone shows that instead of the summary: what counts most. */
  OwnLine?: Component<{ table: Table<V>; seat: number }>
  /** Lines inside the strip of another seat, the most important first; nothing in them can be touched. */
  SeatLines: Component<{ table: Table<V>; seat: number }>
  /**
   * Everything a seat has, your own too, as sections of a sheet (`section > h3`); without it the lines of the
   * strip. The shell adds the points with their reasons.
   */
  SeatSheet?: Component<{ table: Table<V>; seat: number }>
  /** A thing in a sentence or in flight: its glyph alone, decorative. */
  ThingGlyph?: Component<{ word: string; large?: boolean }>
  /** A part of the final score as a chip; without it the shell shows the text. */
  PartChip?: Component<{ row: string; part: Part }>
  /** Symbol beside scores, and of each score row. */
  scoreGlyph: string
  rowGlyph(row: string): string
  scores(view: V): number[]
  /** Name of the section that begins with this event ("Age II"), for the chart; null for others. */
  section(event: GameEvent): string | null
  /** Section of a part in the final summary; parts without one stand together. */
  partSection?(part: Part): string
  /** Importance of an event in the log. */
  loudness(event: GameEvent): 'main' | 'sub' | 'mile' | 'hide'
  /** An event as a line of the log; without it the catalogue has the words. */
  line?(event: GameEvent, names: string[]): string | null
  /** Selector of the place that is lit while a log line is hovered. */
  place?(event: GameEvent): string | null
  flights?(event: GameEvent, table: Table<V>): Flight[]
  /** The moments that rows bring, for the theatre (`theatre/scene.ts`); the winner comes by itself. */
  scenes?(passage: Passage<V>): Scene[]
  /** Return true if an event begins a moment: others wait for it, and the log shows it once more. */
  staged?(event: GameEvent, row: LogRow): boolean
  /** Draws the frames of its scenes; loaded with the first of them. */
  scenery?: () => Promise<{ default: Component<{ table: Table<V>; frame: Frame; scene: Scene }> }>
  /** Sound of an event; null: none. */
  sound?(event: GameEvent): Sound | null
  /** An action in words, with what it would bring. */
  choice(action: Action, table: Table<V>): Choice
  /** Stations of the choice under way; empty where there are none. */
  stages?(table: Table<V>): Stage[]
  /** The big buttons, most important first; at most two. */
  deeds(table: Table<V>): Deed[]
  /** Reasons of the points so far, where the view tells them. */
  points?(view: V): { row: string; part: Part }[]
  /** Return true if seats at one screen have hidden information; the default shows the handover screen. */
  hides?(table: Table<V>): boolean
  /** Picture that stands for a winner at the end: a symbol of the sprite, and the class that colours it. */
  portrait?(seat: number, table: Table<V>): { scene: string; tone: string } | null
  /** End of the game, where ranks and points do not tell it. */
  verdict?(result: Result, table: Table<V>): Verdict | null
  /** Addition to the end page beside the points that count. */
  Remains?: Component<{ table: Table<V> }>
  /** Role of a seat in this game beside its name: what it leads, whose ally it is. */
  standing?(seat: number, table: Table<V>): string
  /** Questions about a place, by the first part of its `data-at`; the rest of it is given. */
  places?: Record<string, (rest: string, table: Table<V>) => Question[]>
  /** The thing that a deed is about, where that is worth a word of its own. */
  thingOf?(deed: string): string | null
  /** Questions of a place that only the view can tell; null: see `places`. */
  asks?(at: string, table: Table<V>): Question[] | null
  /** The board in words, for those who cannot see it. */
  describe(view: V, names: string[]): string[]
}
