/** Moments of Tribes from rows: a conflict step by step, signs, and the point that ends the game. */
import { expect, test } from 'vitest'
import type { GameEvent, Result } from '../../lib/protocol'
import type { Passage } from '../../theatre/scene'
import { scenes, staged, type Show } from './scenes'
import type { TribesView } from './view-types'

const event = (kind: string, seat: number, data: object = {}) =>
  ({ kind, seat, rule: 'T123', ...data }) as unknown as GameEvent
const left = (seat: number, number: number) => ({ set: [[['seats', seat, 'members'], { c: number }]] })
const passage = (events: GameEvent[], result: Partial<Result> | null = null) =>
  ({
    rows: [{ n: 12, kind: 'move', seat: 0, events }],
    before: { field: { c: 'forest' } },
    after: {},
    result,
  }) as unknown as Passage<TribesView>
const conflict = [
  event('conflict', 0, { hex: 'c' }),
  event('removed', 0, { hex: 'c', number: 2, ...left(0, 1) }),
  event('removed', 1, { hex: 'c', number: 2, ...left(1, 0) }),
]

test('a conflict is shown round by round, and closes by itself', () => {
  const [scene] = scenes(passage(conflict))
  const shows = scene!.frames.map((frame) => frame.show as unknown as Extract<Show, { kind: 'fight' }>)
  expect(shows.map(({ step }) => [step.why, step.left[0], step.left[1]])).toEqual([
    ['before', 3, 2],
    ['round', 2, 1],
    ['round', 1, 0],
  ])
  expect(shows[0]!.terrain).toBe('forest')
  expect(scene!.frames.some((frame) => frame.result)).toBe(false)
})

test('a tribe alone that is too many has no scene', () => {
  const trimmed = [conflict[0]!, event('removed', 0, { hex: 'c', number: 1, ...left(0, 5) })]
  expect(scenes(passage(trimmed))).toEqual([])
})

test('what is tamed and what erupts is a sign; an eruption that hurts nobody is none', () => {
  const tamed = scenes(passage([event('mammoth_tamed', 1)]))
  expect(tamed[0]!.frames[0]!).toMatchObject({ show: { kind: 'sign' }, title: { seats: { who: [1] } } })
  expect(scenes(passage([event('eruption', -1, { face: 'blank' })]))).toEqual([])
  expect(scenes(passage([event('eruption', -1, { face: 'sun' }), event('removed', 0, { number: 1 })]))).toHaveLength(1)
})

test('the point that ends the game comes wherever it happens; a game that runs out of rounds has another end', () => {
  const won = { reason: 'points', winners: [1], scores: [9, 15], ranks: [2, 1] }
  const [scene] = scenes(passage(conflict, won))
  expect(scene!.frames.at(-1)).toMatchObject({ show: { kind: 'fifteen', winner: 1, ends: true }, result: true })
  expect(scenes(passage([], won))[0]!.frames).toHaveLength(1)
  expect(scenes(passage([], { ...won, reason: 'rounds' }))).toEqual([])
})

test('the log knows which lines have a moment', () => {
  const [row] = passage([...conflict, event('eruption', -1)]).rows
  expect(row!.events.map((one) => staged(one, row!))).toEqual([true, false, false, false])
})
