/** Matching pieces with their new places. */
import { expect, test } from 'vitest'
import { trips } from './travel'

const stand = (node: string, kind: string, box = node) => ({ node, kind, box })
const nowhere = () => null

test('a piece that stays on its node has moved with it', () => {
  expect(trips([stand('a', 'elf', 'left')], [stand('a', 'elf', 'right')], nowhere)).toEqual([
    { node: 'a', from: 'left', fresh: false },
  ])
})

test('a card taken from the row comes to the hand from there', () => {
  expect(trips([stand('row', 'elf')], [stand('hand', 'elf')], nowhere)).toEqual([
    { node: 'hand', from: 'row', fresh: true },
  ])
})

test('of a pile of two one goes, the other stays', () => {
  const before = [stand('row', 'elf'), stand('row', 'elf')]
  expect(trips(before, [stand('hand', 'elf'), stand('row', 'elf')], nowhere)).toEqual([
    { node: 'hand', from: 'row', fresh: true },
    { node: 'row', from: 'row', fresh: false },
  ])
})

test('a node that shows another piece now: both pieces have gone their way', () => {
  const before = [stand('hand', 'dragon'), stand('cell', 'forest')]
  expect(trips(before, [stand('cell', 'dragon'), stand('pile', 'forest')], nowhere)).toEqual([
    { node: 'cell', from: 'hand', fresh: true },
    { node: 'pile', from: 'cell', fresh: true },
  ])
})

test('what was nowhere comes from its source, or simply is there', () => {
  const after = [stand('hand', 'elf'), stand('pile', 'forest')]
  expect(trips([], after, (node) => (node === 'hand' ? 'deck' : null))).toEqual([
    { node: 'hand', from: 'deck', fresh: true },
  ])
})
