/** Changes of a view; the server's side is tests/server/test_changes.py. */
import { expect, test } from 'vitest'
import { changed, digest } from './changes'

const view = { seats: [{ name: 'Łódź', hand: null }, { over: true }], age: 2, deck: { upper: -1, lower: 10 } }

test('the old view stays as it is, and what did not change is shared', () => {
  const before = structuredClone(view)
  const after = changed(view, [
    ['seats', 0, 'hand', ['elf.red']],
    ['seats', 0, 'name', 'Kraków'],
    ['age', 3],
    ['seats', 2, {}],
  ])
  expect(after).toEqual({ ...before, age: 3, seats: [{ name: 'Kraków', hand: ['elf.red'] }, { over: true }, {}] })
  expect(view).toEqual(before)
  expect(after.deck).toBe(view.deck)
  expect(after.seats[1]).toBe(view.seats[1])
})

test('a new value is not changed by what follows it in another list of changes', () => {
  const given = [
    ['deck', { upper: 1, lower: 1 }],
    ['deck', 'upper', 5],
  ]
  expect(changed(view, given).deck).toEqual({ upper: 5, lower: 1 })
  expect(given[0]![1]).toEqual({ upper: 1, lower: 1 })
})

test('the digest is the one that the server finds', () => {
  expect(digest(view)).toBe(2_833_533_007)
  expect(digest(changed(view, [['age', 3]]))).not.toBe(digest(view))
})
