/** Who has won in Empires, and how a tie is told. */
import { expect, test, vi } from 'vitest'
import type { Result } from '../../lib/protocol'
import type { Table as AnyTable } from '../../lib/table.svelte'
import type { Table } from './table'

vi.mock('../../lib/words.svelte', () => {
  const say = (id: string, args: object) => `${id} ${Object.values(args).join(' | ')}`
  return { say, plain: String, words: { say, has: (id: string) => id.startsWith('aetherya-'), listed: String } }
})
const { verdict } = await import('./verdict')
const { storyOf } = await import('../../table/outcome')

const names = ['A', 'B', 'C', 'D', 'E', 'F']
const table = (allies?: number[]) =>
  ({
    game: 'aetherya',
    names,
    info: { mine: [0], options: { mode: 'versus' } },
    view: { allies },
    module: { verdict },
  }) as unknown as Table
const result = (ranks: number[], scores: number[]) =>
  ({ ranks, scores, winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])), reason: 'sixteenth' }) as Result
const SIX = [2, 3, 4, 5, 0, 1]

test('an empire of three has one place, and the other the second', () => {
  const found = verdict(result([1, 4, 1, 4, 1, 4], [30, 20, 30, 20, 30, 20]), table(SIX))!
  expect(found.title).toBe('aetherya-empire-verdict won | A, C, E')
  expect(found.text).toBe('aetherya-empire-text A, C, E | 30')
  expect(found.places).toEqual([1, 2, 1, 2, 1, 2])
})

test('as many points: the rows have decided, or nobody', () => {
  const scores = [20, 20, 20, 20, 20, 20]
  expect(verdict(result([4, 1, 4, 1, 4, 1], scores), table(SIX))!.text).toBe('aetherya-empire-tie B, D, F | 20')
  expect(verdict(result([1, 1, 1, 1, 1, 1], scores), table(SIX))!.title).toMatch('shared')
  const story = (ranks: number[]) => storyOf(table() as unknown as AnyTable, result(ranks, [20, 20]))
  expect(story([2, 1])).toBe('aetherya-reason-rows B')
  expect(story([1, 1])).toBe('aetherya-reason-tie A')
})
