import { expect, test } from 'vitest'
import { path, plot, running } from './curve'

test('the running mean takes as many games as there are, and the newest few after that', () => {
  expect(running([1, 0, 1, 1], 2)).toEqual([1, 0.5, 0.5, 1])
  expect(running([], 10)).toEqual([])
})

test('the best game is at the top, the newest at the right', () => {
  expect(plot([0, 1], 0, 1, 100, 50)).toEqual([
    { x: 0, y: 50 },
    { x: 100, y: 0 },
  ])
  expect(plot([7], 7, 7, 100, 50)).toEqual([{ x: 50, y: 25 }])
  expect(path(plot([0, 1], 0, 1, 100, 50))).toBe('M0.0 50.0L100.0 0.0')
})
