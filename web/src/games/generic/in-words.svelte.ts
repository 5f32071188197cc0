/** The table in words, as the server tells it after every change. */
import { api } from '../../lib/api'
import type { Table } from '../../lib/table.svelte'
import { words } from '../../lib/words.svelte'

/** A game that has no words for its board is told as its data; that is shown better here. */
export function isData(lines: string[]): boolean {
  try {
    return typeof JSON.parse(lines.join('\n')) === 'object'
  } catch {
    return false
  }
}

export class InWords {
  lines = $state.raw<string[]>([])
  /** By the notation of an action. */
  actions = $state.raw<Record<string, string>>({})
  private asked = 0

  constructor(private table: Table) {}

  /** Ask again when something has changed; what was told last stays until the answer comes. */
  watch() {
    const { id, key, seat, at, shown, draft } = this.table
    void [shown, draft]
    const { language } = words
    if (!id) return
    const number = ++this.asked
    // At one screen only the hand of whoever decides is open; else the board is told as everybody sees it.
    const { hotSeat, info } = this.table
    const closed = hotSeat && at === null && info?.status === 'playing' && !info.analysis && info.turn !== seat
    const eyes = closed ? null : seat
    void api.inWords(id, { seat: eyes, at, lang: language, key }).then(
      ({ lines, actions }) => {
        if (number < this.asked) return
        this.lines = isData(lines) ? [] : lines
        this.actions = actions
      },
      () => undefined,
    )
  }
}

const told = new WeakMap<Table, InWords>()

export function inWordsOf(table: Table): InWords {
  const found = told.get(table) ?? new InWords(table)
  told.set(table, found)
  return found
}
