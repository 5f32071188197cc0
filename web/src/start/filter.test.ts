import { expect, test } from 'vitest'
import type { TableInfo } from '../lib/protocol'
import { matching } from './filter'

const table = (id: string, status: string, turn: number, ...names: string[]) =>
  ({ id, game: 'skat', status, turn, mine: [0], seats: names.map((name) => ({ name })) }) as unknown as TableInfo
const tables = [
  table('a', 'playing', 0, 'Anna', 'Birch'),
  table('b', 'playing', 1, 'Anna', 'Cleo'),
  table('c', 'over', -1, 'Anna', 'Birch'),
  table('d', 'open', -1, 'Anna'),
]
const ids = (kind: 'any' | 'mine' | 'playing' | 'finished', text = '') =>
  matching(tables, kind, text, () => 'Skat')
    .map((one) => one.id)
    .join('')

test('tables are found by what is to be done there', () => {
  expect([ids('any'), ids('mine'), ids('playing'), ids('finished')]).toEqual(['abcd', 'a', 'ab', 'c'])
})

test('and by game and people, every word of them', () => {
  expect([ids('any', 'birch'), ids('any', ' SKAT cleo '), ids('finished', 'cleo'), ids('any', 'chess')]).toEqual([
    'ac',
    'b',
    '',
    '',
  ])
})
