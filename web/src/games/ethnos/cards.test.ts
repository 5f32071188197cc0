/** Words of the engine and how they are drawn. */
import { expect, test } from 'vitest'
import { bandSize, glyphOf, kingdomOf, parts, tone, toneOf } from './cards'

test('a card has a tribe and the kingdom of its colour', () => {
  expect(parts('dwarf.red')).toEqual({ tribe: 'dwarf', kingdom: 'rhea' })
  expect(parts('skeleton')).toEqual({ tribe: 'skeleton', kingdom: 'none' })
  expect(kingdomOf('grey')).toBe('pelagon')
})

test('kingdom, colour, tribe and card all have a glyph and a tone', () => {
  expect(['duris', 'purple', 'orc', 'orc.green'].map(glyphOf)).toEqual(['k-duris', 'k-duris', 't-orc', 't-orc'])
  expect(toneOf('orc.green')).toBe(tone('althea'))
  expect(toneOf('purple')).toBe(toneOf('duris'))
})

test('a band is its cards, less its skeletons', () => {
  expect([bandSize('orc', 4, 4), bandSize('giant', 5, 4)]).toEqual(['4', '5\u202f−\u202f1'])
})
