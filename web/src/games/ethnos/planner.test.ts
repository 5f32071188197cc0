/** Putting a band together: in which order steps are sent, who leads, what still fits. */
import { beforeEach, expect, test } from 'vitest'
import type { Action } from '../../lib/protocol'
import type { Table } from './table'
import { groups, Planner } from './planner.svelte'

const HAND = ['dwarf.red', 'orc.red', 'elf.red', 'elf.blue', 'skeleton']

function action(verb: string, operands: object = {}, effects: object[] = []): Action {
  return { verb, operands, effects, text: verb } as unknown as Action
}

/** A table whose server accepts everything; what a band brings depends on its leader alone. */
class FakeTable {
  own = 0
  decides = true
  draft: string[] = []
  asked: string[][] = []
  view = { prompt: { ask: 'turn' }, seats: [{ hand: HAND }] }
  legal = HAND.slice(0, 4).map((card) => action('lead', { card }))
  glory: Record<string, number> = { 'dwarf.red': 3, 'orc.red': 5, 'elf.red': 1, 'elf.blue': 1 }

  async play(steps: string[]) {
    this.draft = steps
    return true
  }
  async outlook(plans: string[][]) {
    this.asked = plans
    return plans.map((plan) => {
      const glory = this.glory[plan[0]!.slice(5)]
      const refused = plan.includes('add elf.blue') && plan.includes('add orc.red')
      return {
        legal: [action('done', {}, [{ kind: 'band', glory }]), action('add', { card: 'skeleton' })],
        refusal: refused ? {} : null,
      }
    })
  }
}

let table: FakeTable
let planner: Planner
beforeEach(() => {
  table = new FakeTable()
  planner = new Planner(table as unknown as Table)
  planner.watch()
})

test('cards are sent in the order of the hand, whatever order they were touched in', async () => {
  await planner.toggle('dwarf.red', false)
  await planner.toggle('elf.red', false)
  await planner.toggle('orc.red', false)
  expect(table.draft).toEqual(['lead dwarf.red', 'add orc.red', 'add elf.red'])
  expect([planner.leader, planner.adds]).toEqual(['dwarf.red', ['orc.red', 'elf.red']])
})

test('every card of the band that may lead it is told with what it would bring', async () => {
  await planner.toggle('dwarf.red', false)
  await planner.toggle('skeleton', false)
  await planner.toggle('orc.red', false)
  const told = planner.candidates.map(({ card, done }) => [card, done!.effects[0]!.glory])
  expect(told).toEqual([
    ['dwarf.red', 3],
    ['orc.red', 5],
  ])
})

test('cards before the last one fit if the server would take them, those after it if they are legal', async () => {
  await planner.toggle('dwarf.red', false)
  await planner.toggle('elf.blue', false)
  expect(table.asked.at(-1)).toEqual(table.draft)
  expect([...planner.fits].sort()).toEqual(['elf.red', 'skeleton'])
})

test('a leader who leaves has an heir, and the last one takes the band along', async () => {
  await planner.toggle('dwarf.red', false)
  await planner.toggle('skeleton', false)
  await planner.toggle('orc.red', false)
  await planner.toggle('dwarf.red', true)
  expect(table.draft).toEqual(['lead orc.red', 'add skeleton'])
  await planner.toggle('orc.red', true)
  expect(table.draft).toEqual([])
})

test('another card of the band is crowned, and the old leader stays in it', async () => {
  await planner.toggle('dwarf.red', false)
  await planner.toggle('orc.red', false)
  await planner.crown('orc.red')
  expect(table.draft).toEqual(['lead orc.red', 'add dwarf.red'])
})

test('a proposed group is led by whoever brings most', async () => {
  await planner.propose(['dwarf.red', 'orc.red', 'elf.red'])
  expect(planner.leader).toBe('orc.red')
})

test('cards that are kept have no leader', async () => {
  table.view.prompt.ask = 'keep'
  await planner.toggle('elf.red', false)
  await planner.toggle('dwarf.red', false)
  expect(table.draft).toEqual(['add dwarf.red', 'add elf.red'])
  await planner.toggle('elf.red', true)
  expect(table.draft).toEqual(['add dwarf.red'])
})

test('who leads says what will lie face up, and how much of it an elf may keep', async () => {
  await planner.toggle('dwarf.red', false)
  await planner.toggle('orc.red', false)
  expect(planner.rest).toEqual({ cards: ['elf.red', 'elf.blue', 'skeleton'], keeps: 0 })
  await planner.toggle('elf.red', false)
  await planner.crown('elf.red')
  expect(planner.rest).toEqual({ cards: ['elf.blue', 'skeleton'], keeps: 2 })
})

test('equal cards are left one by one', () => {
  table.view.seats[0]!.hand = ['orc.red', 'orc.red', 'elf.red']
  expect(planner.left('orc.red', [])).toEqual(['orc.red', 'elf.red'])
  expect(planner.left('orc.red', ['orc.red'])).toEqual(['elf.red'])
})

test('groups are of one tribe or one colour, the largest first, skeletons in none', () => {
  expect(groups(HAND)).toEqual([
    { word: 'red', cards: ['dwarf.red', 'orc.red', 'elf.red'] },
    { word: 'elf', cards: ['elf.red', 'elf.blue'] },
  ])
})
