/** Course of a finished game: the server's story of it, in the shape that the end page draws. */
import type { LogRow, Story as StoryDoc, View } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { plain, say, words } from '../lib/words.svelte'
import { linesOf, type Line } from './lines'

export const KINDS = ['expected', 'sure', 'chances'] as const
export type Kind = (typeof KINDS)[number]

/** A change of the reader's own chances that is worth a word. */
const NOTICED = 0.03

export interface Moment {
  number: number
  /** Number of the turn, counted from 0, and its last row. */
  turn: number
  n: number
  view: View
  /** Seat whose chances are shown: the reader's own if they changed, else the one whose changed most. */
  seat: number
  /** Events: the most important first, then the deeds of the seat whose turn it was, the last first. */
  lines: Line[]
}

export class Story {
  doc = $state.raw<StoryDoc | null>(null)
  failed = $state(false)

  /** `ask`: for the server's story; `rows`: all that stand, where the table shows only a part of them. */
  constructor(
    private readonly table: Table,
    private readonly ask: () => Promise<StoryDoc>,
    private readonly rows: () => LogRow[] = () => table.standing,
  ) {}

  async load() {
    this.failed = false
    try {
      this.doc = await this.ask()
    } catch {
      this.failed = true
    }
  }
  /** Kinds that can be drawn: without a bot that knows the game, the points alone. */
  get kinds(): Kind[] {
    return this.doc?.turns.some((turn) => turn.expected.length) ? [...KINDS] : ['sure']
  }
  /** One line for each seat. */
  tracks(kind: Kind): number[][] {
    const turns = this.doc?.turns ?? []
    return this.table.seats.map(({ seat }) => turns.map((turn) => turn[kind][seat]! * (kind === 'chances' ? 100 : 1)))
  }
  /** Beginnings of sections (ages, rounds), as number of a turn. */
  get sections(): { at: number; name: string }[] {
    const turns = this.doc?.turns ?? []
    return this.rows().flatMap((row) =>
      (row.events ?? []).flatMap((event) => {
        const name = this.table.module!.section(event)
        return name
          ? [
              {
                name,
                at: Math.max(
                  0,
                  turns.findIndex((turn) => turn.n >= row.n),
                ),
              },
            ]
          : []
      }),
    )
  }
  /** Viewer of the moments: the reader's own seat, else the winner's. */
  get seat(): number {
    const { mine, result } = this.table.info!
    return (mine.length === 1 ? mine[0] : result?.winners[0]) ?? 0
  }
  get moments(): Moment[] {
    const { turns, moments } = this.doc ?? { turns: [], moments: [] }
    const rows = this.rows()
    return moments.map(({ turn, view }, index) => {
      const first = turns[turn - 1]?.n ?? 0
      const { n } = turns[turn]!
      const seat = this.moved(turn)
      return { number: index + 1, turn, n, view: view as View, seat, lines: this.told(rows, first, n) }
    })
  }
  /** Change of a moment for its seat: of its expected points, and its chances in percent before and after. */
  change({ turn, seat }: Moment): { points: number; before: number; after: number } {
    const [before, after] = [this.doc!.turns[turn - 1]!, this.doc!.turns[turn]!]
    const chance = (of: number[]) => Math.round(100 * (of[seat] ?? 0))
    return {
      points: Math.round((after.expected[seat] ?? 0) - (before.expected[seat] ?? 0)),
      before: chance(before.chances),
      after: chance(after.chances),
    }
  }
  /** Most important events; of a turn with many deeds the last ones first, which are usually those that paid. */
  said({ lines, turn }: Moment): string {
    const loud = lines.filter((line) => line.loud !== 'sub').map((line) => plain(line.text))
    return words.together(...loud.slice(0, 2)) || say('moment-turn', { turn })
  }
  private moved(turn: number): number {
    const { turns } = this.doc!
    const changes = turns[turn]!.chances.map((after, seat) => Math.abs(after - (turns[turn - 1]?.chances[seat] ?? 0)))
    const most = changes.indexOf(Math.max(...changes))
    return changes[this.seat]! >= NOTICED ? this.seat : most
  }
  private told(rows: LogRow[], after: number, upto: number): Line[] {
    const { module, names } = this.table
    const turn = rows.filter((row) => row.n > after && row.n <= upto)
    const actor = turn.find((row) => row.seat !== null)?.seat ?? null
    const rank = (line: Line) => ({ mile: 0, main: 2, sub: 4 })[line.loud] + Number(line.seat !== actor)
    return turn
      .flatMap((row) => linesOf(row, module!, names))
      .reverse()
      .sort((a, b) => rank(a) - rank(b))
  }
}
