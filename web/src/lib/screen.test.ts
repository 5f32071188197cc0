import { expect, test } from 'vitest'
import { screenOf, swipeOf, zoomOf } from './screen'

test.each([
  [390, 844, 'phone'],
  [599, 900, 'phone'],
  [600, 900, 'tall'],
  [820, 1180, 'tall'],
  [844, 390, 'short'],
  [1400, 559, 'short'],
  [1024, 768, 'side'],
  [1180, 820, 'side'],
  [700, 700, 'side'],
  [1280, 720, 'desk'],
  [1440, 900, 'desk'],
  [2560, 999, 'desk'],
  [1799, 1400, 'desk'],
  [1920, 1080, 'wide'],
  [2560, 1440, 'wide'],
] as const)('%i × %i is %s', (width, height, kind) => expect(screenOf(width, height)).toBe(kind))

test('only a wide screen is zoomed, and never more than twice', () => {
  expect(zoomOf(1440, 900)).toBe(1)
  expect(zoomOf(2560, 1440)).toBeCloseTo(1.36)
  expect(zoomOf(1920, 1080)).toBeCloseTo(1.12)
  expect(zoomOf(7680, 4320)).toBe(2)
})

test.each([
  [-80, 10, 'left'],
  [80, -10, 'right'],
  [5, 90, 'down'],
  [5, -90, 'up'],
  [30, 10, null],
  [70, 60, null],
] as const)('a finger that went %i across and %i down swipes %s', (dx, dy, way) => expect(swipeOf(dx, dy)).toBe(way))
