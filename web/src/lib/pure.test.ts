/** Numbers, options and marked sentences. */
import { expect, test } from 'vitest'
import { shown, signed } from './numbers'
import { counts, fits, numbersFor } from './options'
import type { GameInfo, OptionInfo } from './protocol'
import { markSeat, plain, readable, rich, words } from './words.svelte'

test('points are written with a real minus', () => {
  expect([-3, 0, 4].map(shown)).toEqual(['−3', '0', '4'])
  expect([-3, 0, 4].map(signed)).toEqual(['−3', '0', '+4'])
})

const option = (condition: string, seats: Record<string, number[]> = {}) =>
  ({ name: 'x', type: 'choice', default: '', rule: '', choices: [], condition, seats }) as OptionInfo

test('an option counts under its condition', () => {
  const chosen = (values: Record<string, unknown>) => (name: string) => values[name]
  expect(counts(option(''), chosen({}))).toBe(true)
  expect(counts(option('mode == "versus"'), chosen({ mode: 'versus' }))).toBe(true)
  expect(counts(option('mode == "versus"'), chosen({ mode: 'coop' }))).toBe(false)
  expect(counts(option('mode == "versus" and not tokens'), chosen({ mode: 'versus', tokens: true }))).toBe(false)
  expect(counts(option('mode == "versus" and not tokens'), chosen({ mode: 'versus', tokens: false }))).toBe(true)
})

test('a choice may be for some numbers of players only', () => {
  expect(fits(option('', { empires: [4] }), 'empires', 3)).toBe(false)
  expect(fits(option('', { empires: [4] }), 'empires', 4)).toBe(true)
  expect(fits(option('', { empires: [4] }), 'other', 3)).toBe(true)
})

test('a larger number of players is offered with the choice that names it', () => {
  const game = {
    seats: [2, 3, 4],
    extra_player_counts: [6, 8],
    options: [option('', { empires: [4, 8] })],
  } as unknown as GameInfo
  expect(numbersFor(game, () => 'empires')).toEqual([2, 3, 4, 8])
  expect(numbersFor(game, () => 'other')).toEqual([2, 3, 4])
})

test('a sentence is split into text and people, and reads without its marks', () => {
  const text = `${markSeat(1, 'Mira')} draws.`
  expect(rich(text)).toEqual([{ text: 'Mira', seat: 1 }, { text: ' draws.' }])
  expect(plain(text)).toBe('Mira draws.')
  expect(readable('special_lands')).toBe('special lands')
})

test('a bot of the operator’s own is called by its name', () => expect(words.level('Ada')).toBe('Ada'))
