/** Callouts beside what can be chosen. */
import { expect, test } from 'vitest'
import { lineTo, placed, type Box } from './placing'

const area = { left: 0, top: 0, right: 1000, bottom: 600 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test('it covers no choice and stays near its target', () => {
  const row = [0, 1, 2, 3, 4].map((n) => box(300 + n * 80, 480, 70, 100))
  const card = placed(300, 160, area, row, row[1]!)
  expect(row.some((one) => meets(one, card))).toBe(false)
  expect(card.bottom).toBeLessThanOrEqual(480)
  expect(card.left).toBeLessThan(row[1]!.right)
  expect(card.right).toBeGreaterThan(row[1]!.left)
})

test('where everything is full it covers as little as it can, inside the area', () => {
  const card = placed(300, 160, area, [box(0, 0, 1000, 500)], box(10, 10, 20, 20))
  expect(card.bottom).toBe(600)
  expect(placed(1200, 700, area, [], null)).toEqual(box(0, 0, 1200, 700))
})

test('the line leads from edge to edge', () => {
  const target = box(100, 400, 60, 80)
  expect(lineTo(target, box(50, 100, 300, 100))).toEqual([
    [130, 400],
    [130, 200],
  ])
  expect(lineTo(target, box(400, 100, 300, 100))).toEqual([
    [130, 400],
    [130, 150],
    [400, 150],
  ])
  expect(lineTo(target, box(400, 380, 300, 100))).toEqual([
    [160, 430],
    [400, 430],
  ])
})
