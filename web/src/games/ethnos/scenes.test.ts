/** The end of an age as frames: the order of E35, and no number that the score table does not have. */
import { expect, test } from 'vitest'
import type { GameEvent, Result } from '../../lib/protocol'
import type { Passage } from '../../theatre/scene'
import { countBands, scenes, type Show } from './scenes'
import type { EthnosView, Gain } from './view-types'

const KINGDOMS = ['ithys', 'straton', 'rhea', 'duris', 'althea', 'pelagon']

const seat = (glory: number, bands: EthnosView['seats'][number]['bands'] = []) => ({
  glory,
  bands,
  merfolk: 0,
  trolls: [],
  orcs: [],
})

function view(glory: number[], more: object = {}): EthnosView {
  return {
    age: 1,
    ages: 3,
    players: glory.length,
    over: false,
    first: 1,
    tribes: ['merfolk', 'dwarf'],
    kingdoms: Object.fromEntries(KINGDOMS.map((name) => [name, { tokens: [2, 4, 6], markers: glory.map(() => 0) }])),
    seats: glory.map((points) => seat(points)),
    points: [],
    ...more,
  } as unknown as EthnosView
}

const event = (kind: string, number: number, data: object = {}) =>
  ({ kind, seat: number, rule: '', ...data }) as unknown as GameEvent
const glory = (number: number, points: number, row: string, more: Partial<Gain> = {}) =>
  event('glory', number, { gain: { seat: number, points, row, age: 1, ...more } })

/** A row between two views: points of the later one follow from the events. */
function passage(
  before: EthnosView,
  after: EthnosView,
  events: GameEvent[],
  result: Result | null = null,
): Passage<EthnosView> {
  const gains = events.filter((one) => one.kind === 'glory').map((one) => one.gain as Gain)
  const points = [...before.points, ...gains]
  const seats = after.seats.map((one, number) => ({
    ...one,
    glory: points.filter((gain) => gain.seat === number).reduce((sum, gain) => sum + gain.points, 0),
  }))
  const rows = [{ n: 40, kind: 'move', seat: 0, events }] as unknown as Passage['rows']
  return { rows, before, after: { ...after, seats, points } as EthnosView, result }
}

const first = { place: 1, tied: 1, trolls: false }
const age_end = event('age_end', 1, { age: 1, third: 1, lower: 3 })
const begins = event('age', 1, { age: 2, first: 1 })
const shows = (given: Passage<EthnosView>) => scenes(given)[0]!.frames.map((frame) => frame.show as unknown as Show)
const kinds = (given: Passage<EthnosView>) =>
  shows(given).map((show) => ('kingdom' in show ? show.kingdom : 'lit' in show ? show.lit : show.kind))

test('E35: kingdoms, merfolk, giant, orcs, bands, and the result; points go from frame to frame', () => {
  const bands = [{ leader: 'dwarf.red', cards: ['dwarf.red', 'dwarf.blue', 'skeleton'] }]
  const before = view([0, 0], { seats: [seat(0, bands), seat(0)] })
  const after = view([0, 0])
  after.kingdoms.straton!.markers = [2, 1]
  const given = passage(before, after, [
    event('dragon', 1, { dragons: 3 }),
    age_end,
    glory(0, 4, 'kingdoms', { kingdom: 'straton', ...first }),
    glory(1, 2, 'merfolk', first),
    glory(1, 4, 'giant', { taken: false }),
    event('cash', 0, { markers: 2 }),
    glory(0, 3, 'orcs', { count: 2 }),
    glory(0, 3, 'bands', { count: 3 }),
    begins,
  ])
  expect(kinds(given)).toEqual(['eye', ...KINGDOMS, 'merfolk', 'giant', 'orcs', 'bands', 'tally'])
  const { frames } = scenes(given)[0]!
  let points = [0, 0]
  for (const frame of frames.filter((one) => one.scores.length && !one.result)) {
    expect(frame.scores).toEqual(points)
    points = points.map(
      (sum, number) => sum + frame.gains.filter((gain) => gain.seat === number).reduce((a, gain) => a + gain.points, 0),
    )
  }
  expect(points).toEqual(given.after.seats.map((one) => one.glory))
  expect(shows(given).at(-1)).toMatchObject({ lines: [{ seat: 0, points: [0, 4, 3, 3] }, { points: [0, 0, 6, 0] }] })
  expect(frames.at(-1)!.text).toMatchObject({ seats: { who: [1] }, args: { age: 2 } })
})

test('a kingdom says why: nobody there, worth nothing, first, alone, tied, trolls', () => {
  const before = view([0, 0, 0])
  const after = view([0, 0, 0])
  after.kingdoms.straton!.markers = [1, 0, 0]
  after.kingdoms.rhea!.markers = [3, 3, 1]
  after.kingdoms.duris!.markers = [2, 2, 0]
  after.kingdoms.althea!.markers = [2, 1, 0]
  after.kingdoms.pelagon!.markers = [1, 0, 0]
  const in_ = (kingdom: string, more: object = {}) => ({ kingdom, ...first, ...more })
  const given = passage(before, after, [
    age_end,
    glory(0, 5, 'kingdoms', in_('rhea', { tied: 2 })),
    glory(1, 5, 'kingdoms', in_('rhea', { tied: 2 })),
    glory(1, 6, 'kingdoms', in_('duris', { trolls: true })),
    glory(0, 6, 'kingdoms', in_('althea')),
    glory(1, 2, 'kingdoms', in_('althea', { place: 2 })),
    glory(0, 4, 'kingdoms', in_('pelagon')),
    begins,
  ])
  const frames = scenes(given)[0]!.frames.slice(1, 7)
  expect(frames.map((frame) => frame.text!.id.replace('ethnos-theatre-', ''))).toEqual([
    'nobody',
    'pays-nothing',
    'tied',
    'trolls',
    'leads-before',
    'alone',
  ])
  expect(frames.map((frame) => frame.ms > 500)).toEqual([false, false, true, true, true, true])
  const rhea = frames[2]!.show as unknown as Extract<Show, { kind: 'kingdom' }>
  expect(rhea.standing.map(({ seat: who, place }) => [who, place])).toEqual([
    [0, 1],
    [1, 1],
    [2, 0],
  ])
  expect(rhea.shared).toBe(10)
  expect((frames[3]!.show as unknown as typeof rhea).paid.rhea).toHaveLength(2)
})

test('while owners of orcs decide the scene stops; the answer that closes the age brings the rest', () => {
  const open = passage(view([0, 0]), view([0, 0]), [age_end, glory(1, 4, 'giant', { taken: false })])
  expect(kinds(open)).toEqual(['eye', ...KINGDOMS, 'giant', 'camp'])
  expect(scenes(open)[0]!.frames.map((frame) => !!frame.asks)).toEqual([...Array(8).fill(false), true])
  const bands = [{ leader: 'elf.red', cards: ['elf.red', 'elf.blue'] }]
  const before = view([0, 4], { seats: [seat(0, bands), seat(4)] })
  before.points = [{ seat: 1, points: 4, row: 'giant', age: 1, taken: false }]
  const closing = passage(before, view([0, 0]), [event('leave', 1), glory(0, 1, 'bands', { count: 2 }), begins])
  expect(kinds(closing)).toEqual(['orcs', 'bands', 'tally'])
  expect(shows(closing).at(-1)).toMatchObject({ lines: [{ seat: 1, points: [0, 0, 4, 0] }, { points: [0, 0, 0, 1] }] })
  expect(scenes(passage(view([0, 0]), view([0, 0]), [event('leave', 1)]))).toEqual([])
  expect(scenes(passage(view([0, 0]), view([0, 0]), [event('take', 1)]))).toEqual([])
})

test('what came during the age, such as taking the giant, was there before; the last age has no result of its own', () => {
  const before = view([2, 0])
  before.points = [{ seat: 0, points: 2, row: 'giant', age: 1, taken: true }]
  const given = passage(before, view([0, 0]), [age_end, glory(0, 4, 'giant', { taken: false }), begins])
  expect(shows(given).at(-1)).toMatchObject({ lines: [{ seat: 0, points: [2, 0, 4, 0] }, {}] })
  const over = { ...given, result: {} as Result }
  expect(kinds(over).at(-1)).toBe('giant')
})

test('E23, E30, E43: a band has the points of its size; skeletons do not count, one that brings nothing has none', () => {
  const band = (leader: string, ...cards: string[]) => ({ leader, cards: [leader, ...cards] })
  const found = countBands(
    [band('elf.red', 'elf.blue', 'skeleton'), band('dwarf.red', 'dwarf.blue'), band('orc.red')],
    [
      { seat: 0, points: 3, row: 'bands', age: 1, count: 3 },
      { seat: 0, points: 1, row: 'bands', age: 1, count: 2 },
    ],
  )
  expect(found.map(({ left, counted, points }) => [left, counted, points])).toEqual([
    [2, 2, 1],
    [2, 3, 3],
    [1, 1, 0],
  ])
})
