/** Moments of Aetherya: a legend that is met, the end of an age, and the last count row by row. */
import type { GameEvent, Part, Result } from '../../lib/protocol'
import { signScene, type Frame, type Passage, type Scene, type Told } from '../../theatre/scene'
import { ROWS, type AetheryaView } from './cards'

/** Milliseconds: one card turns, a row for all seats at once, the columns, a legend. */
export const MS = { turn: 60, row: 900, nothing: 300, columns: 1500, legend: 1500 }

export type Show =
  | { kind: 'legend'; legend: string; seat: number }
  | { kind: 'turning'; cards: (string | null)[][]; revealed: string[][] }
  | { kind: 'row'; row: string; done: Result['rows']; parts: Part[]; cards: (string | null)[][] }
  | { kind: 'columns'; result: Result; ends: true }

const MOMENTS = ['claim', 'turn_over', 'age', 'ending']
export const staged = (event: GameEvent) => MOMENTS.includes(event.kind)

const inWords = ({ kind, seat, ...data }: GameEvent): Told => ({
  id: `aetherya-event-${kind}`,
  args: data,
  seats: { who: seat >= 0 ? [seat] : [] },
})
const told = (id: string, args: Told['args'] = {}, seats: Told['seats'] = {}): Told => ({
  id: `aetherya-theatre-${id}`,
  args,
  seats,
})

export function scenes({ rows, after: view, result }: Passage<AetheryaView>): Scene[] {
  const found: Scene[] = []
  for (const { n, events } of rows)
    for (const event of events) {
      if (event.kind === 'claim' || event.kind === 'turn_over') {
        const show: Show = { kind: 'legend', legend: event.legend, seat: event.seat }
        const title = inWords(event)
        found.push({ n, title, frames: [{ show, ms: MS.legend, title, scores: [], gains: [], day: true }] })
      }
      if (event.kind === 'age') found.push(signScene(n, inWords(event), { glyph: 'i-flag' }))
    }
  if (view.over && result) found.push(countScene(rows.at(-1)!.n, rows, view, result))
  return found
}

/** A18: all hidden cards turn, then the pad is filled row by row. */
function countScene(n: number, rows: Passage['rows'], view: AetheryaView, result: Result): Scene {
  const events = rows.flatMap((row) => row.events)
  const cards = view.seats.map((seat) => seat.cards)
  const revealed = view.seats.map((_, seat) =>
    events.filter((event) => event.kind === 'reveal' && event.seat === seat).map((event) => String(event.cell)),
  )
  const ending = events.find((event) => event.kind === 'ending')
  const turned = Math.max(0, ...revealed.map((cells) => cells.length))
  /** Points that are not the sum of the rows are told at the end alone. */
  const sums = result.scores.map((_, seat) => result.rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0))
  const adds = sums.every((sum, seat) => sum === result.scores[seat])
  const scores = result.scores.map(() => 0)
  const frames: Frame[] = [
    {
      show: { kind: 'turning', cards, revealed } satisfies Show,
      ms: 600 + MS.turn * 16,
      title: ending ? inWords(ending) : told('count'),
      text: turned ? told('turned') : undefined,
      scores: adds ? [...scores] : [],
      gains: [],
    } as Frame,
  ]
  result.rows.forEach((row, step) => {
    const gains = row.points.map((points, seat) => ({ seat, points })).filter(({ points }) => points)
    frames.push({
      show: { kind: 'row', row: row.id, done: result.rows.slice(0, step + 1), parts: row.parts, cards } satisfies Show,
      ms: gains.length ? MS.row : MS.nothing,
      title: { id: `aetherya-row-${row.id}` },
      text: textOf(row.points),
      scores: adds ? [...scores] : [],
      gains: adds ? gains : [],
      step,
    })
    for (const { seat, points } of gains) scores[seat]! += points
  })
  if (view.options.mode === 'versus' && !view.allies)
    frames.push({
      show: { kind: 'columns', result, ends: true } satisfies Show,
      ms: MS.columns,
      title: { id: 'client-theatre-well-played' },
      scores: [],
      gains: [],
      day: true,
      result: true,
    })
  return {
    n,
    title: told('count'),
    steps: result.rows.map((row) => ({ glyph: ROWS[row.id]?.glyph ?? 'i-glory' })),
    frames,
  }
}

/** Who gets most of a row, or loses most. */
function textOf(points: number[]): Told {
  const most = Math.max(...points)
  const least = Math.min(...points)
  const those = (number: number) => points.flatMap((one, seat) => (one === number ? [seat] : []))
  if (most > 0) return told('most', { points: most }, { who: those(most) })
  return least < 0 ? told('lost', { points: least }, { who: those(least) }) : told('nothing')
}
