/** Notes and variations of a game: read and written where they are kept, and variations walked through move by move. */
import { api, ApiError } from '../lib/api'
import { me } from '../lib/me.svelte'
import type { Doc, NewNote, Note, Notes, ReplayStep } from '../lib/protocol'
import { holdRecord } from '../lib/record'
import { whole } from '../lib/rows'
import { words } from '../lib/words.svelte'
import { take, type Tried } from './tried'

/** Where the notes of a game are kept, and its record with them. */
export interface Keeper {
  game: string
  load(): Promise<Notes>
  add(note: NewNote): Promise<Notes>
  change(id: number, text: string): Promise<Notes>
  remove(id: number): Promise<Notes>
  record(): Promise<Doc>
}
const onServer = (game: string, of: string, key: string | null, record: () => Promise<Doc>): Keeper => ({
  game,
  load: () => api.notes(of, key),
  add: (note) => api.addNote(of, note),
  change: (note, text) => api.changeNote(of, note, text),
  remove: (note) => api.removeNote(of, note),
  record,
})
export const onTable = (id: string, key: string | null) => onServer(id, `/tables/${id}`, key, () => api.record(id, key))
export const onBrought = (digest: string) =>
  onServer(digest, `/records/review/${digest}`, null, () => api.broughtRecord(digest))
/** A game from a file: in this window, and in the file that is saved from it. */
export function inFile(record: Doc): Keeper {
  type Kept = Partial<Note> & { at: number }
  const kept = (): Kept[] => record.notes ?? []
  const told = (): Notes => ({
    notes: kept()
      .map((note, id) => ({ by: '', text: '', variation: [], ...note, id, mine: true, removable: true }))
      .sort((one, other) => one.at - other.at),
    may_write: true,
  })
  function put(notes: Kept[]): Notes {
    if (notes.length) record.notes = notes
    else delete record.notes
    holdRecord(record)
    return told()
  }
  return {
    game: 'file',
    load: async () => told(),
    add: async (note) => {
      const by = (await me.ensure()).name
      const next = { by, ...note }
      await api.momentText({ ...record, notes: [next] }, note.at) // refused where it cannot be
      return put([...kept(), next])
    },
    change: async (id, text) => put(kept().map((note, at) => (at === id ? { ...note, text } : note))),
    remove: async (id) => put(kept().filter((_, at) => at !== id)),
    record: async () => record,
  }
}

export class Notebook {
  /** Null: nothing can be noted on this game, or not by whoever looks at it. */
  notes = $state.raw<Note[] | null>(null)
  mayWrite = $state(false)
  problem = $state('')
  /** The row after which the game is looked at. */
  at = $state(0)
  here = $derived((this.notes ?? []).filter((note) => note.at === this.at))
  /** Rows that something is noted at. */
  rows = $derived([...new Set((this.notes ?? []).map((note) => note.at))])
  tried = $state.raw<Tried | null>(null)
  /** The record with its notes, once it was asked for. */
  private whole: Promise<Doc> | null = null
  private lines = $state.raw<Record<string, ReplayStep[]>>({})
  private asked = new Set<string>()
  /** The variation that is walked through, and how many of its moves are made. */
  walk = $state.raw<{ note: Note; place: number } | null>(null)
  step = $derived(this.walk ? (this.line(this.walk.note)[this.walk.place] ?? null) : null)

  constructor(readonly keeper: Keeper) {}

  async load(): Promise<void> {
    await words.load('notes')
    await this.run(async () => this.take(await this.keeper.load()), ['not_over', 'not_started'])
    this.tried = this.mayWrite ? take(this.keeper.game) : null
  }
  add = (note: NewNote) => this.run(async () => this.take(await this.keeper.add(note)))
  change = (id: number, text: string) => this.run(async () => this.take(await this.keeper.change(id, text)))
  remove = (id: number) => this.run(async () => this.take(await this.keeper.remove(id)))
  /** What a text of this moment says; null where it cannot be made. */
  async text(): Promise<string | null> {
    let found: string | null = null
    await this.run(async () => {
      await me.ensure()
      found = (await api.momentText(await this.record(), this.at)).text
    })
    return found
  }
  record = () => (this.whole ??= this.keeper.record())
  private take(found: Notes) {
    this.whole = null
    this.notes = found.notes
    this.mayWrite = found.may_write
    this.walk = null
  }
  /** Whether it went well; `quiet`: reasons that say only that there is nothing to note here. */
  async run(work: () => Promise<unknown>, quiet: string[] = []): Promise<boolean> {
    this.problem = ''
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!quiet.includes(error.code)) this.problem = words.refused(error)
      return false
    }
  }

  private name = (note: Note) => JSON.stringify([note.at, note.variation])
  /** The moves of a variation with the board before the first and after each; empty until they are there. */
  line(note: Note): ReplayStep[] {
    return this.lines[this.name(note)] ?? []
  }
  async unfold(note: Note): Promise<void> {
    const name = this.name(note)
    if (!note.variation.length || this.asked.has(name)) return
    this.asked.add(name)
    await this.run(async () => {
      await me.ensure()
      const { notes: _, ...record } = await this.record()
      const rows = note.variation.map((move, place) => ({ n: note.at + 1 + place, kind: 'move', ...move }))
      const found = await api.retell({ ...record, rows: [...record.rows.slice(0, note.at), ...rows] }, note.at)
      this.lines = { ...this.lines, [name]: found.steps.map((step) => ({ ...step, row: step.row && whole(step.row) })) }
    })
  }
  go(note: Note, place: number) {
    const last = this.line(note).length - 1
    if (last >= 0) this.walk = { note, place: Math.max(0, Math.min(last, place)) }
  }
  leave() {
    this.walk = null
  }
}
