/** Data of an unknown game in words. */
import { expect, test } from 'vitest'
import type { GameEvent, View } from '../../lib/protocol'
import { plain } from '../../lib/words.svelte'
import { isData } from './in-words.svelte'
import { boardOf, lineOf, scoresOf, seatOf, told } from './data'

const view = { game: 'x', players: 2, turn: 0, limit: 9, seats: [{ cards: 3 }, null] } as unknown as View

test('the board is what no other part of the table shows', () => {
  expect(boardOf(view)).toEqual({ limit: 9 })
  expect(seatOf(view, 0)).toEqual({ cards: 3 })
  expect(seatOf(view, 1)).toEqual({})
  expect(scoresOf(view)).toEqual([0, 0])
})

test('data is told from words', () => {
  expect(isData(['{', '  "limit": 9', '}'])).toBe(true)
  expect(isData(['Round 1 of 2', 'Mira: 3 cards'])).toBe(false)
})

test('nested data in one line', () => {
  expect(told({ cards: [3, 4], last_card: null, open: true })).toBe('cards 3, 4; last card –; open ✓')
})

test('an event without words is told by its data', () => {
  const event = { kind: 'show', rule: '', seat: 1, cards: [2, 5] } as GameEvent
  expect(plain(lineOf('x', event, ['Anna', 'Bela']))).toBe('Bela: show: cards 2, 5')
})
