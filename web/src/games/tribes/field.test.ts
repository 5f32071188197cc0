/** The island as it is drawn. */
import { expect, test, vi } from 'vitest'

vi.mock('./box', () => {
  const ring: [number, number][] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [-1, 2],
    [0, 2],
  ]
  return { PLACES: { 2: ring, 4: ring } }
})
const { beyond, fieldOf, WIDE } = await import('./field')

test('every hex has its letter and lies inside the picture', () => {
  const field = fieldOf(2, null, false)
  expect(field.hexes.map((hex) => hex.name).join('')).toBe('abcdefg')
  for (const { x, y } of field.hexes) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(field.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(field.height)
  }
  expect(field.hexes[1]!.x - field.hexes[0]!.x).toBeCloseTo(WIDE)
})

test('the coast is one line around all hexes, drawn the same each time', () => {
  const field = fieldOf(2, null, false)
  expect(field.coast.match(/M/g)).toHaveLength(1)
  expect(fieldOf(2, null, false).coast).toBe(field.coast)
})

test('a volcano stands beside two hexes at least', () => {
  const { cells } = fieldOf(2, null, true)
  expect(cells.length).toBeGreaterThan(0)
  expect(cells.map((cell) => cell.name)).toEqual(cells.map((_, index) => String(index + 1)))
})

test('arrow keys lead to the nearest hex that way, or nowhere', () => {
  const { hexes } = fieldOf(2, null, false)
  expect(beyond(hexes, hexes[0]!, 'ArrowRight')!.name).toBe('b')
  expect(beyond(hexes, hexes[2]!, 'ArrowRight')).toBeNull()
  expect(beyond(hexes, hexes[0]!, 'Tab')).toBeNull()
})
