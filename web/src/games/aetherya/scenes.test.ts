/** Moments of Aetherya: a legend, and the count row by row with the numbers of the score pad. */
import { expect, test } from 'vitest'
import type { GameEvent, Result } from '../../lib/protocol'
import type { Passage } from '../../theatre/scene'
import { scenes } from './scenes'
import type { AetheryaView } from './view-types'

const row = (id: string, ...points: number[]) => ({ id, rule: '', points, parts: [] })
const result = (scores: number[], ...rows: Result['rows']) =>
  ({ scores, rows, winners: [0], ranks: [1, 2], reason: 'points', outcome: 'won', forfeits: [] }) as unknown as Result
const event = (kind: string, seat: number, data: object = {}) => ({ kind, seat, ...data }) as unknown as GameEvent

function passage(events: GameEvent[], found: Result | null = null, mode = 'versus'): Passage<AetheryaView> {
  const seat = { cards: Array(16).fill('elf'), legends: [] }
  return {
    rows: [{ n: 30, kind: 'move', seat: 0, events }],
    before: {},
    after: { over: found !== null, options: { mode }, seats: [seat, seat] },
    result: found,
  } as unknown as Passage<AetheryaView>
}

test('a legend that is met is shown, with whose it is', () => {
  const [scene] = scenes(passage([event('claim', 1, { legend: 'two-elves' })]))
  expect(scene!.frames).toMatchObject([
    { show: { kind: 'legend', legend: 'two-elves' }, title: { seats: { who: [1] } } },
  ])
  expect(scenes(passage([event('place', 1)]))).toEqual([])
})

test('A18: hidden cards turn, each row counts for all seats, then the columns; points add up to the score', () => {
  const events = [event('ending', 0, { why: 'full' }), event('reveal', 1, { cell: 'r1c1', card: 'elf' })]
  const given = result([9, 2], row('elves', 7, 4), row('humans', 0, 0), row('conflicts', 2, -2))
  const { frames } = scenes(passage(events, given))[0]!
  expect(frames.map((frame) => frame.show.kind)).toEqual(['turning', 'row', 'row', 'row', 'columns'])
  expect(frames.slice(1, 4).map((frame) => frame.scores)).toEqual([
    [0, 0],
    [7, 4],
    [7, 4],
  ])
  expect(frames.slice(1, 4).map((frame) => frame.text!.id.split('-').at(-1))).toEqual(['most', 'nothing', 'most'])
  expect(frames[2]!.ms).toBeLessThan(frames[1]!.ms)
  expect(frames.at(-1)).toMatchObject({ result: true, show: { ends: true } })
})

test('where the score is not the sum of the rows no other number is shown; games without ranks have no columns', () => {
  const { frames } = scenes(passage([], result([20, 1], row('elves', 7, 4)), 'solo'))[0]!
  expect(frames.map((frame) => frame.show.kind)).toEqual(['turning', 'row'])
  expect(frames.flatMap((frame) => [...frame.scores, ...frame.gains])).toEqual([])
})
