import { expect, test } from 'vitest'
import type { ScoreRow } from '../lib/protocol'
import { sourcesOf } from './sources'

const row = (id: string, ...points: number[]): ScoreRow => ({ id, rule: '', points, parts: [] })

test('small sources stand together, after the large ones in the order of the pad', () => {
  const rows = [row('kingdoms', 20, 30), row('merfolk', 2, 0), row('giant', 0, 6), row('bands', 40, 35)]
  expect(sourcesOf(rows)).toEqual([
    { rows: ['kingdoms'], points: [20, 30] },
    { rows: ['bands'], points: [40, 35] },
    { rows: ['merfolk', 'giant'], points: [2, 6] },
  ])
})

test('what costs points is not a source', () => {
  expect(sourcesOf([row('harmony', 8, 3), row('conflicts', -4, -2)])).toEqual([{ rows: ['harmony'], points: [8, 3] }])
})
