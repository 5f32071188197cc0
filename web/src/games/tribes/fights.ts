/** Conflicts read from rows of the log: who stood there after every step. Events carry the new state of what they change. */
import type { GameEvent, LogRow } from '../../lib/protocol'

export interface Step {
  event: GameEvent | null
  /** Members on the hex by seat. */
  left: Record<number, number>
  invaders: number | null
}

export interface Fight {
  key: string
  hex: string
  steps: Step[]
  /** The last row that belongs to it. */
  until: number
}

const PARTS = ['ambush', 'removed', 'invaders_removed', 'fled', 'village_destroyed', 'raided']

interface Told { n: number; event: GameEvent }

function changes(event: GameEvent): [string[], unknown][] {
  return (event.set ?? []) as [string[], unknown][]
}

export function fightsOf(rows: LogRow[]): Fight[] {
  const told: Told[] = rows.flatMap((row) => (row.events ?? []).map((event) => ({ n: row.n, event })))
  const found: Fight[] = []
  told.forEach(({ n, event }, index) => {
    if (event.kind !== 'conflict') return
    const next = told.findIndex((one, later) => later > index && ['conflict', 'turn', 'built', 'goal_met'].includes(one.event.kind))
    const inside = told.slice(index + 1, next < 0 ? undefined : next).filter(({ event: one }) => PARTS.includes(one.kind) && (one.hex ?? one.from) === event.hex)
    const steps = stepsOf(event.hex, inside.map((one) => one.event))
    if (steps.length > 1) found.push({ key: `${n}.${index}`, hex: event.hex, steps, until: inside.at(-1)?.n ?? n })
  })
  return found
}

/** Before the first step a seat had what it has after it, and what that step took. */
function stepsOf(hex: string, events: GameEvent[]): Step[] {
  const first: Record<number, number> = {}
  let invaders: number | null = null
  for (const event of [...events].reverse()) {
    if (event.kind === 'removed' || event.kind === 'fled') first[event.seat] = (first[event.seat] ?? lastOf(hex, event)) + Number(event.number ?? 1)
    if (event.kind === 'invaders_removed') invaders = (invaders ?? remaining(event)) + Number(event.number)
    if (event.kind === 'ambush') first[event.seat] = (first[event.seat] ?? lastOf(hex, event)) - Number(event.number)
  }
  const steps: Step[] = [{ event: null, left: { ...first }, invaders }]
  for (const event of events) {
    const { left, invaders: there } = steps.at(-1)!
    const now = { ...left }
    if (event.kind === 'removed' || event.kind === 'fled') now[event.seat] = (now[event.seat] ?? 0) - Number(event.number ?? 1)
    if (event.kind === 'ambush') now[event.seat] = (now[event.seat] ?? 0) + Number(event.number)
    steps.push({ event, left: now, invaders: event.kind === 'invaders_removed' ? (there ?? 0) - Number(event.number) : there })
  }
  return steps
}

function lastOf(hex: string, event: GameEvent): number {
  const members = changes(event).find(([path]) => path[0] === 'seats' && Number(path[1]) === event.seat && path[2] === 'members')?.[1] as Record<string, number> | undefined
  return members?.[hex] ?? 0
}

function remaining(event: GameEvent): number {
  const there = changes(event).find(([path]) => path[0] === 'invaders')?.[1] as { number: number } | null | undefined
  return there?.number ?? 0
}
