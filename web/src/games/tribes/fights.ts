/**
 * Conflicts step by step: read from rows of the log, or from what the server foretells. Events carry the new state of
 * what they change.
 */
import type { Doc, GameEvent, LogRow } from '../../lib/protocol'

/** `why`: before, bow, walls, bow_walls, round, trim, or null where an event of its own tells it. */
export interface Step {
  why: string | null
  round: number
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

const PARTS = ['ambush', 'removed', 'invaders_removed', 'fled', 'village_destroyed', 'raided', 'points']

interface Told {
  n: number
  event: GameEvent
}

function changes(event: GameEvent): [string[], unknown][] {
  return (event.set ?? []) as [string[], unknown][]
}

export function fightsOf(rows: LogRow[]): Fight[] {
  const told: Told[] = rows.flatMap((row) => (row.events ?? []).map((event) => ({ n: row.n, event })))
  const found: Fight[] = []
  told.forEach(({ n, event }, index) => {
    if (event.kind !== 'conflict') return
    const next = told.findIndex(
      (one, later) => later > index && ['conflict', 'turn', 'built', 'goal_met'].includes(one.event.kind),
    )
    const inside = told
      .slice(index + 1, next < 0 ? undefined : next)
      .filter(
        ({ event: one }) => PARTS.includes(one.kind) && (one.kind === 'points' || (one.hex ?? one.from) === event.hex),
      )
    const events = inside.map((one) => one.event)
    const steps = stepsOf(before(event.hex, events), events, event.seat)
    if (steps.length > 1) found.push({ key: `${n}.${index}`, hex: event.hex, steps, until: inside.at(-1)?.n ?? n })
  })
  return found
}

/** A conflict that the server foretells. */
export function foretold(clash: Doc): Step[] {
  const { invaders = null, ...left } = clash.tribes as Record<string, number>
  return stepsOf({ left, invaders }, clash.effects as GameEvent[], clash.seat)
}

type Crowd = Pick<Step, 'left' | 'invaders'>

/** Before the first step a seat had what it has after it, and what that step took. */
function before(hex: string, events: GameEvent[]): Crowd {
  const left: Record<number, number> = {}
  let invaders: number | null = null
  for (const event of [...events].reverse()) {
    if (event.kind === 'removed') left[event.seat] = (left[event.seat] ?? lastOf(hex, event)) + Number(event.number)
    if (event.kind === 'invaders_removed') invaders = (invaders ?? remaining(event)) + Number(event.number)
    if (event.kind === 'ambush') left[event.seat] = (left[event.seat] ?? lastOf(hex, event)) - Number(event.number)
  }
  return { left, invaders }
}

const fell = (event: GameEvent) => event.kind === 'removed' || event.kind === 'invaders_removed'
const FIRST = 'T125'

/** What was lost in rounds is told as one number for each tribe: here every round is a step. */
function stepsOf(first: Crowd, events: GameEvent[], active: number): Step[] {
  const steps: Step[] = [{ why: 'before', round: 0, event: null, left: { ...first.left }, invaders: first.invaders }]
  const add = (why: string | null, event: GameEvent | null, lost: GameEvent[], most: number, round = 0) => {
    const last = steps.at(-1)!
    const left = { ...last.left }
    let invaders = last.invaders
    for (const one of lost) {
      const number = Math.min(Number(one.number), most)
      if (one.kind === 'invaders_removed') invaders = (invaders ?? 0) - number
      else left[one.seat] = (left[one.seat] ?? 0) - number
    }
    steps.push({ why, round, event, left, invaders })
  }
  for (const event of events.filter((one) => one.kind === 'ambush'))
    add(null, event, [{ ...event, kind: 'removed', number: -Number(event.number) }], 99)
  const armed = events.filter((one) => fell(one) && one.rule === FIRST)
  const walled = (one: GameEvent) => (active in first.left ? one.kind === 'removed' && one.seat === active : true)
  if (armed.length) add(armed.length > 1 ? 'bow_walls' : walled(armed[0]!) ? 'walls' : 'bow', null, armed, 1)
  let losses = events.filter((one) => fell(one) && one.rule !== FIRST)
  const rounds = losses.length > 1 ? Number(losses.map((one) => Number(one.number)).sort((a, b) => b - a)[1]) : 0
  for (let round = 1; round <= rounds; round += 1) {
    add('round', null, losses, 1, round)
    losses = losses.map((one) => ({ ...one, number: Number(one.number) - 1 })).filter((one) => one.number > 0)
  }
  if (losses.length) add('trim', null, losses, 99)
  for (const event of events)
    if (!fell(event) && event.kind !== 'ambush' && event.kind !== 'raided') add(null, event, [], 0)
  return steps
}

function lastOf(hex: string, event: GameEvent): number {
  const members = changes(event).find(
    ([path]) => path[0] === 'seats' && Number(path[1]) === event.seat && path[2] === 'members',
  )?.[1] as Record<string, number> | undefined
  return members?.[hex] ?? 0
}

function remaining(event: GameEvent): number {
  const there = changes(event).find(([path]) => path[0] === 'invaders')?.[1] as { number: number } | null | undefined
  return there?.number ?? 0
}
