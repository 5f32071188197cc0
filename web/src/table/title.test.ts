/** The tab of a table. */
import { expect, test } from 'vitest'
import { titleOf } from './title'

test('the tab says whose turn it is, and marks mine', () => {
  expect(titleOf('Your turn.', 'Ethnos', true)).toBe('● Your turn · Ethnos · Folkmoot')
  expect(titleOf('Birch is deciding.', 'Ethnos', false)).toBe('Birch is deciding · Ethnos · Folkmoot')
  expect(titleOf('', 'Ethnos', false)).toBe('Ethnos · Folkmoot')
})
