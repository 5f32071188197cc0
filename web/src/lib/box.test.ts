import { expect, test } from 'vitest'
import { valueOf, written } from './box.svelte'

test.each([
  [3, '3'],
  [[0, 0, 3, 0], '0, 0, 3, 0'],
  [
    [
      [1, 2],
      [3, 4],
    ],
    '[[1,2],[3,4]]',
  ],
  ['elf', 'elf'],
])('%j is written %s and read again', (value, text) => {
  expect(written(value)).toBe(text)
  expect(valueOf(text, value)).toEqual(value)
})

test('what is written with brackets or without is the same list', () => {
  expect(valueOf('[0, 3]', [1, 2])).toEqual(valueOf('0,3', [1, 2]))
  expect(valueOf('many', 3)).toBe('many')
})
