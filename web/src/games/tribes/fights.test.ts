/** Conflicts step by step. */
import { expect, test } from 'vitest'
import type { GameEvent, LogRow } from '../../lib/protocol'
import { fightsOf, foretold } from './fights'

function lost(seat: number, number: number, after: number, rule = 'T20'): GameEvent {
  const set = [[['seats', seat, 'members'], { e: after }]]
  return { kind: 'removed', rule, seat, hex: 'e', number, set } as unknown as GameEvent
}
const event = (kind: string, more: object = {}) => ({ kind, rule: 'T20', seat: 0, hex: 'e', ...more }) as GameEvent
const row = (n: number, events: GameEvent[]) => ({ n, kind: 'move', seat: 0, events }) as unknown as LogRow
const crowd = (steps: ReturnType<typeof foretold>) => steps.map(({ why, left }) => [why, left[0], left[1]])

test('losses are told round by round, with those of the larger tribe at the end', () => {
  const [fight] = fightsOf([row(7, [event('conflict'), lost(0, 2, 3), lost(1, 3, 0)])])
  expect(crowd(fight!.steps)).toEqual([
    ['before', 5, 3],
    ['round', 4, 2],
    ['round', 3, 1],
    ['trim', 3, 0],
  ])
  expect([fight!.hex, fight!.until]).toEqual(['e', 7])
})

test('the bow of whoever attacks and the walls of whoever is attacked come first', () => {
  const told = (seat: number) =>
    fightsOf([row(1, [event('conflict'), lost(seat, 1, 1, 'T125'), lost(0, 1, 0), lost(1, 1, 0)])])
  expect(told(1)[0]!.steps[1]!.why).toBe('bow')
  expect(told(0)[0]!.steps[1]!.why).toBe('walls')
})

test('a conflict may go on in later rows, and ends where something else begins', () => {
  const rows = [
    row(1, [event('conflict')]),
    row(2, [lost(0, 1, 1), lost(1, 1, 0)]),
    row(3, [event('village_destroyed', { seat: 1 }), event('turn')]),
    row(4, [lost(0, 1, 0)]),
  ]
  const [fight, ...more] = fightsOf(rows)
  expect(more).toEqual([])
  expect(fight!.until).toBe(3)
  expect(fight!.steps.map((step) => step.event?.kind ?? step.why)).toEqual(['before', 'round', 'village_destroyed'])
})

test('a conflict in which nothing happens is not shown', () => {
  expect(fightsOf([row(1, [event('conflict'), event('turn')])])).toEqual([])
})

test('invaders fall, too', () => {
  const there = { kind: 'invaders_removed', number: 2, set: [[['invaders'], { hex: 'e', number: 1 }]] }
  const [fight] = fightsOf([row(1, [event('conflict'), event('invaders_removed', there), lost(0, 2, 0)])])
  expect(fight!.steps.map((step) => step.invaders)).toEqual([3, 2, 1])
})

test('what the server foretells begins with who is there', () => {
  const steps = foretold({
    tribes: { 0: 6, 1: 5 },
    seat: 0,
    effects: [lost(1, 1, 4, 'T125'), lost(0, 4, 2), lost(1, 4, 0)],
  })
  expect(crowd(steps)[0]).toEqual(['before', 6, 5])
  expect(crowd(steps).at(-1)).toEqual(['round', 2, 0])
})
