import { expect, test } from 'vitest'
import { tints, worn, type Colour } from './looks'

const seats = (...colours: Colour[]) => colours.map((colour) => ({ colour }))

test('seats wear their own colours where nobody likes another', () => {
  expect(worn(seats('', '', ''))).toEqual([0, 1, 2])
  expect(tints(seats('', 'rust'))).toBe('')
})

test('a liked colour is worn, and the seat it belonged to takes one that is left', () => {
  expect(worn(seats('teal', '', ''))).toEqual([2, 1, 0])
  expect(tints(seats('rust', ''))).toBe('--seat-1: var(--tone-2);--seat-2: var(--tone-1);')
})

test('the earlier of two who like the same has it', () => {
  expect(worn(seats('', 'rose', 'rose'))).toEqual([0, 3, 2])
  expect(worn(seats('indigo', 'indigo', '', '', '', ''))).toEqual([5, 1, 2, 3, 4, 0])
})

test('all colours of a table differ, whatever people like', () => {
  const liked: Colour[] = ['', 'ink', 'rust', 'teal', 'rose', 'olive', 'indigo']
  for (const a of liked)
    for (const b of liked)
      for (const c of liked) {
        const found = worn(seats(a, b, c, '', a, b))
        expect(new Set(found).size).toBe(6)
        expect(Math.min(...found)).toBeGreaterThanOrEqual(0)
      }
  expect(new Set(worn(seats('', '', '', '', '', '', 'rust', 'rust'))).size).toBe(8)
})
