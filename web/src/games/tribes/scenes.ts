/** Moments of Tribes: a conflict round by round, what is tamed, what erupts, and the point that ends the game. */
import type { GameEvent, LogRow } from '../../lib/protocol'
import { signScene, WINNER_MS, type Frame, type Passage, type Scene, type Told } from '../../theatre/scene'
import { fightsOf, type Fight, type Step } from './fights'
import type { TribesView } from './view-types'

/** Milliseconds: the hex comes near, each step, and back. */
export const MS = { near: 600, step: 700, back: 900 }

export type Show =
  | { kind: 'fight'; hex: string; terrain: string; first: Step; step: Step; steps: string[]; at: number }
  | { kind: 'fifteen'; points: number[]; winner: number; ends: true }

const SIGNS: Record<string, { glyph: string; shakes?: boolean }> = {
  mammoth_tamed: { glyph: 'ev-mammoth' },
  volcano: { glyph: 'ev-volcano', shakes: true },
  eruption: { glyph: 'ev-volcano', shakes: true },
}

/** A conflict of several parties; a sign, unless it is a volcano that hurts nobody. */
export function staged(event: GameEvent, row: LogRow): boolean {
  if (event.kind === 'conflict') return fightsOf([row]).some((fight) => fight.hex === event.hex && parties(fight) > 1)
  const after = row.events.slice(row.events.indexOf(event))
  return event.kind in SIGNS && (event.kind !== 'eruption' || after.some((one) => one.kind === 'removed'))
}

const parties = ({ steps: [first] }: Fight) => Object.keys(first!.left).length + (first!.invaders === null ? 0 : 1)

/** An event in the words of the log. */
function inWords({ kind, seat, set: _, ...data }: GameEvent): Told {
  return { id: `tribes-event-${kind}`, args: data, seats: { who: seat >= 0 ? [seat] : [] } }
}

export function scenes({ rows, before, result }: Passage<TribesView>): Scene[] {
  const found: Scene[] = []
  for (const row of rows)
    for (const event of row.events)
      if (event.kind in SIGNS && staged(event, row)) found.push(signScene(row.n, inWords(event), SIGNS[event.kind]!))
  for (const fight of fightsOf(rows)) if (parties(fight) > 1) found.push(fightScene(fight, before))
  const [winner] = result?.winners ?? []
  if (result?.reason === 'points' && winner !== undefined) {
    const end: Frame = {
      show: { kind: 'fifteen', points: result.scores, winner, ends: true } satisfies Show,
      ms: WINNER_MS,
      title: { id: 'tribes-theatre-last-point' },
      scores: [],
      gains: [],
      day: true,
      result: true,
    }
    const n = rows.at(-1)!.n
    const last = found.at(-1)
    if (last) last.frames.push(end)
    else found.push({ n, title: end.title, frames: [end] })
  }
  return found
}

function fightScene(fight: Fight, view: TribesView): Scene {
  const title: Told = { id: 'tribes-event-conflict', args: { hex: fight.hex } }
  const steps = fight.steps.map((step) => step.why ?? 'told')
  const first = fight.steps[0]!
  const frames = fight.steps.map((step, at): Frame => {
    const last = at === fight.steps.length - 1
    return {
      show: {
        kind: 'fight',
        hex: fight.hex,
        terrain: view.field[fight.hex] ?? '',
        first,
        step,
        steps,
        at,
      } satisfies Show,
      ms: at === 0 ? MS.near : last ? MS.back : MS.step,
      title: at === 0 ? title : { id: 'tribes-theatre-hex', args: { hex: fight.hex } },
      text: step.event ? inWords(step.event) : { id: `tribes-ui-fight-${step.why}`, args: { round: step.round } },
      scores: [],
      gains: [],
      day: true,
    }
  })
  return { n: fight.until, title, frames }
}
