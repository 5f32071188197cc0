/** Last turn of each seat. */
import { expect, test } from 'vitest'
import type { LogRow } from '../lib/protocol'
import { lastTurns } from './last'

const row = (n: number, seat: number | null, kind = 'move') => ({ n, seat, kind, events: [] }) as unknown as LogRow
const numbers = (rows: LogRow[]) =>
  Object.fromEntries([...lastTurns(rows)].map(([seat, its]) => [seat, its.map((one) => one.n)]))

test('the last turn of each seat, with all of its rows', () => {
  expect(numbers([row(1, 0), row(2, 1), row(3, 1), row(4, 2)])).toEqual({ 0: [1], 1: [2, 3], 2: [4] })
})

test('a next turn takes the place of the one before', () => {
  expect(numbers([row(1, 0), row(2, 1), row(3, 0), row(4, 0)])).toEqual({ 0: [3, 4], 1: [2] })
})

test('what is not a move neither counts nor divides a turn', () => {
  expect(numbers([row(1, 1), row(2, null, 'end'), row(3, 0, 'vote'), row(4, 1)])).toEqual({ 1: [1, 4] })
})
