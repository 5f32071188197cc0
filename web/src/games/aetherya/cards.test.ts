/** Kingdoms as the score route reads them. */
import { expect, test } from 'vitest'
import { extrasOf, PLACES, realmOf, scoresOf, withCard, type AetheryaView, type Counted, type SeatView } from './cards'
import { portalBetween } from './links'

const cards: (string | null)[] = Array.from({ length: 16 }, () => null)
const seat = { cards: ['forest', 'elf', ...cards.slice(2)], legends: ['two-elves'], treaties: ['r1c1'] } as SeatView

test('a kingdom is sixteen letters in four rows', () => {
  expect(realmOf(seat, false).grid).toMatch(/^[A-Z]{2}\?\?\/\?{4}\/\?{4}\/\?{4}$/)
  expect(realmOf(seat, false).legends).toEqual([])
  expect(realmOf(seat, true, 'elf')).toMatchObject({ legends: ['two-elves'], race: 'elf' })
})

test('a card put on a place takes what lay there with it', () => {
  const after = withCard(seat, 'r1c1', 'dragon')
  expect(after.cards[0]).toBe('dragon')
  expect(after.treaties).toEqual([])
  expect(seat.cards[0]).toBe('forest')
})

test('a portal joins what lies beside it on two sides', () => {
  const at = (place: string) => PLACES.indexOf(place)
  expect(portalBetween(at('r1c1'), at('r1c3'), [at('r1c2')])).toBe(at('r1c2'))
  expect(portalBetween(at('r1c1'), at('r1c4'), [at('r1c2')])).toBeUndefined()
})

test('below the rows stands what the mode adds', () => {
  const view = (mode: string) => ({ options: { mode }, legends: {} }) as unknown as AetheryaView
  expect(extrasOf(view('versus'))).toEqual([])
  expect(extrasOf(view('coop')).map((row) => row.id)).toEqual(['penalty'])
  expect(extrasOf(view('solo')).map((row) => row.id)).toEqual(['cost'])
})

test('while the first cards are laid out, the score beside the name is the one of the pad', () => {
  const view = (ask: string) => ({ prompt: { ask, seat: 1 }, scores: [0, 0] }) as unknown as AetheryaView
  const counted = [{ total: -2 }, { total: 3 }] as Counted[]
  expect(scoresOf(view('arrange'), counted)).toEqual([0, 3])
  expect(scoresOf(view('arrange'), [])).toEqual([0, 0])
  expect(scoresOf(view('turn'), counted)).toEqual([0, 0])
})

test('tokens on a card are a fortress once there are enough', () => {
  const built = ['r1c1', 'r1c1', 'r1c2', 'r1c2', 'r1c2']
  expect(realmOf({ ...seat, built }, true, 'elf').fortresses).toEqual(['r1c2'])
  expect(withCard({ ...seat, built }, 'r1c2', 'dragon').built).toEqual(['r1c1', 'r1c1'])
})
