/** What is half chosen at the table of Tribes: touching, sorting steps in, gathering together, hearing why not. */
import { beforeEach, expect, test } from 'vitest'
import type { Action } from '../../lib/protocol'
import type { Table } from './table'
import type { TribesView } from './data'
import { Picker, standing } from './picker.svelte'

function step(code: number, verb: string, operands: Record<string, string>, effects: object[] = []): Action {
  return { code, verb, operands, effects, text: [verb, ...Object.values(operands)].join(' ') } as unknown as Action
}
const MOVES = [
  step(1, 'move', { from: 'a', to: 'b' }),
  step(2, 'move', { from: 'a', to: 'c' }),
  step(3, 'move', { from: 'd', to: 'c' }),
  step(9, 'done', {}),
]

class FakeTable {
  own = 0
  decides = true
  busy = false
  draft: string[] = []
  legal: Action[] = MOVES
  played: string[][] = []
  attempts: string[] = []
  problem: { rule: string } | null = null
  hovered: Action | null = null
  view = {
    dice: ['sun', 'moon'],
    active: 0,
    moved: {} as Record<string, number>,
    prompt: { ask: 'move', seat: 0, done: 0, of: 3 },
    seats: [{ members: { a: 1, d: 2 } as Record<string, number> }],
  }
  find(text: string) {
    return this.legal.find((action) => action.text === text)
  }
  async choose(action: Action) {
    await this.play([...this.draft, action.text])
  }
  async play(steps: string[]) {
    this.played.push(steps)
    return true
  }
  async attempt(text: string) {
    this.attempts.push(text)
  }
  async outlook() {
    return [{ legal: MOVES }]
  }
}

let table: FakeTable
let picker: Picker
beforeEach(() => {
  table = new FakeTable()
  picker = new Picker(table as unknown as Table)
  picker.settle()
})

test('a member leaves the touched hex for the next one', () => {
  picker.touch('a')
  expect(picker.source).toBe('a')
  picker.touch('b')
  expect(table.played).toEqual([['move a b']])
})

test('the hex touched twice is let go', () => {
  picker.touch('a')
  picker.touch('a')
  expect(picker.source).toBeNull()
})

test('a step that the server wants earlier is sorted in', async () => {
  table.draft = ['move d c']
  table.view.prompt.done = 1
  table.legal = [MOVES[2]!, MOVES[3]!]
  picker.settle()
  expect(picker.open.map((action) => action.text)).toEqual(['move d c', 'done', 'move a b', 'move a c'])
  await picker.take(MOVES[0]!)
  expect(table.played).toEqual([['move a b', 'move d c']])
})

test('nobody leaves a hex where everybody has moved already', () => {
  table.draft = ['move a b']
  table.view.prompt.done = 1
  table.legal = [MOVES[2]!, MOVES[3]!]
  picker.settle()
  expect([...picker.sources]).toEqual(['d'])
})

test('where a hex means several things they are offered', () => {
  table.legal = [step(1, 'build', { hex: 'a' }), step(2, 'fight', { hex: 'a' })]
  picker.touch('a')
  expect(picker.at).toBe('a')
  expect(picker.on('a')).toHaveLength(2)
  expect(table.played).toEqual([])
})

test('what cannot be is tried, so that the server says why', () => {
  picker.touch('x')
  expect(table.attempts).toEqual(['move x x'])
  picker.touch('a')
  picker.touch('x')
  expect(table.attempts.at(-1)).toBe('move a x')
  table.view.prompt.ask = 'settle'
  picker.touch('x')
  expect(table.attempts.at(-1)).toBe('build x')
})

test('hexes to gather on are chosen together, no more than allowed, and sent one after the other', async () => {
  table.view.prompt = { ask: 'gather', seat: 0, done: 0, of: 2 }
  table.legal = ['b', 'c', 'd'].map((hex, code) => step(code, 'gather', { hex }))
  for (const hex of ['d', 'b', 'c']) picker.touch(hex)
  expect(picker.basket).toEqual(['b', 'd'])
  expect(table.problem?.rule).toBe('T14')
  await picker.gather()
  picker.settle()
  expect(table.played).toEqual([['gather b'], ['gather d']])
})

test('what is dropped is a step, or is told why not', () => {
  const member = picker.member('a', () => undefined)!
  for (const place of ['hex-c', 'hex-d']) member.at(place)!.land()
  expect(member.at('row-grow')).toBeNull()
  expect(table.played).toEqual([['move a c']])
  expect(table.attempts).toEqual(['move a d'])
})

test('the die thought with is the chosen one while it is there', () => {
  expect(picker.die).toBe('sun')
  picker.face = 'moon'
  expect(picker.die).toBe('moon')
  table.view.dice = ['sun']
  expect(picker.die).toBe('sun')
})

test('members stand where the steps of the choice lead them', () => {
  const view = table.view as unknown as TribesView
  const draft = ['grow a', 'move d a', 'move d d']
  expect(standing(view, 0, 'a', draft)).toEqual({ now: 1, then: 3 })
  expect(standing(view, 0, 'd', draft)).toEqual({ now: 2, then: 1 })
})
