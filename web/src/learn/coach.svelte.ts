/**
 * The coach at a table: asks the server what to tell at every decision, turns its pages, points at what is suggested.
 * What is told and suggested is the server's; which page is open, and whether the lesson was ended, is this browser's.
 */
import { api } from '../lib/api'
import { Glow, targetOf } from '../lib/pointing'
import { keep, kept } from '../lib/prefs.svelte'
import type { Coached } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { words } from '../lib/words.svelte'

/** Instead of a step: the big button, which sends what is planned. */
const MAIN = 'main'

export type Screen = { texts: string[]; scores: boolean }

export class Coach {
  doc = $state.raw<Coached | null>(null)
  page = $state(0)
  /** Where room is short: only a strip, so that the table is free. */
  folded = $state(false)
  ended = $state(false)
  failed = $state(false)
  private serial = 0
  private key = ''
  private glow = new Glow('--good')

  constructor(private table: Table) {
    this.ended = kept(`lesson-ended.${table.id}`) !== null
  }

  close() {
    this.glow.close()
  }

  get puzzle(): boolean {
    return this.doc !== null && this.doc.verdict !== ''
  }
  /** A puzzle that is explained from its numbers: its sentences come from the server. */
  get choice(): boolean {
    return this.doc !== null && this.doc.said.length > 0
  }
  /** Whether there is something to be told: the learner decides, or it is over. */
  get due(): boolean {
    const { decides, view, info } = this.table
    return decides || !!view?.over || info?.status === 'over' || this.puzzle || this.doc === null
  }

  /** Pages, short remarks together with what follows them. */
  get screens(): Screen[] {
    const found: Screen[] = []
    let open = false
    for (const { text, scores } of this.doc?.pages ?? []) {
      const last = found.at(-1)
      if (last && open) {
        last.texts.push(text)
        last.scores ||= scores
      } else found.push({ texts: [text], scores })
      open = text.startsWith('learn-other-')
    }
    return found
  }
  get last(): boolean {
    return this.page >= this.screens.length - 1
  }
  /** The next step that is suggested, while its page is open. */
  get step(): string | null {
    if (this.ended || !this.table.decides || !this.last || !this.doc) return null
    const { planned } = this.table
    const next = [...this.doc.point, ...this.doc.then][planned.length] ?? null
    return planned.length && next?.split(' ')[0] !== planned[0]!.split(' ')[0] ? MAIN : next
  }

  /** Ask what to tell now. Called whenever the table or the draft has changed. */
  async ask(): Promise<void> {
    const serial = ++this.serial
    try {
      const doc = await api.coach(this.table.id, words.language)
      if (serial !== this.serial) return
      this.failed = false
      const key = `${doc.version} ${doc.pages.map((page) => page.text).join()} ${doc.said.join()}`
      if (key !== this.key) {
        this.key = key
        this.page = 0
        this.folded = false
      }
      this.doc = doc
    } catch {
      if (serial === this.serial) this.failed = true
    }
  }

  /** Selector of what is suggested: the thing itself, the confirmation it waits for, or what leads to it. */
  get target(): string | null {
    if (this.step === null) return null
    if (this.step === MAIN) return '.table [data-act="main"]'
    if (this.table.armed?.text === this.step) return '.table [data-act="confirm"]'
    return targetOf(this.step)
  }
  point() {
    this.glow.show(this.target)
  }
  /** Make the move that is suggested, unless the table has gone on meanwhile. */
  async doIt(): Promise<void> {
    const { table, doc, step } = this
    if (step === null || doc?.version !== table.shown || doc.draft.join('\n') !== table.draft.join('\n')) return
    const main = step === MAIN ? table.module?.deeds(table)[0] : undefined
    if (main?.run) main.run()
    else await table.play([...table.draft, main?.text ?? step])
  }

  end(ended: boolean) {
    this.ended = ended
    keep(`lesson-ended.${this.table.id}`, ended ? 'yes' : null)
    if (!ended) void this.ask()
  }
}
