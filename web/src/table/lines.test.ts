/** The log in words. */
import { expect, test, vi } from 'vitest'
import type { GameModule } from '../games/types'
import type { GameEvent, LogRow } from '../lib/protocol'

vi.mock('../lib/words.svelte', () => ({
  plain: (text: string) => text.replace(/<[^>]*>/g, ''),
  words: {
    row: (row: LogRow) => `${row.kind}.`,
    event: (game: string, event: GameEvent, names: string[]) => `<b>${names[event.seat] ?? game}</b> ${event.kind}.`,
  },
}))
const { linesOf, speech } = await import('./lines')

const NAMES = ['Birch', 'Oak']
const module = {
  id: 'toy',
  loudness: (event: GameEvent) => ({ secret: 'hide', pass: 'sub' })[event.kind as string] ?? 'main',
} as unknown as GameModule
const row = (n: number, kinds: string[], more: object = {}) =>
  ({ n, kind: 'move', seat: 0, events: kinds.map((kind) => ({ kind, seat: 0 })), ...more }) as unknown as LogRow

test('every event that is not hidden is a line, as loud as the game says', () => {
  const lines = linesOf(row(4, ['draw', 'secret', 'pass']), module, NAMES)
  expect(lines.map(({ key, n, loud, text }) => [key, n, loud, text])).toEqual([
    ['4.0', 4, 'main', '<b>Birch</b> draw.'],
    ['4.2', 4, 'sub', '<b>Birch</b> pass.'],
  ])
})

test('a move of which nothing is told has no line; another row tells itself', () => {
  expect(linesOf(row(1, []), module, NAMES)).toEqual([])
  expect(linesOf(row(2, [], { kind: 'undo' }), module, NAMES).map((line) => line.text)).toEqual(['undo.'])
})

test('a game may have its own lines, and none', () => {
  const own = { ...module, line: (event: GameEvent) => (event.kind === 'pass' ? null : 'Own.') } as GameModule
  expect(linesOf(row(1, ['draw', 'pass']), own, NAMES).map((line) => line.text)).toEqual(['Own.'])
})

test('what befalls nobody belongs to no seat', () => {
  const [line] = linesOf(row(1, [], { events: [{ kind: 'dragon', seat: -1 }] }), module, NAMES)
  expect([line!.seat, line!.text]).toEqual([null, '<b>toy</b> dragon.'])
  const [end] = linesOf(row(2, [], { kind: 'end', seat: undefined }), module, NAMES)
  expect(end!.seat).toBe(null)
})

test('sentences that are read out have a space between them', () => {
  expect(speech([row(1, ['draw']), row(2, ['pass'])], module, NAMES)).toBe('Birch draw. Birch pass.')
})
