/** How scenes are shown: by themselves, by touch, shortened, and all at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Pace } from '../lib/prefs.svelte'
import { Player } from './player.svelte'
import { tallyLines, withWinner, type Frame, type Passage, type Scene } from './scene'

const frame = (kind: string, more: Partial<Frame> = {}): Frame => ({
  show: { kind },
  ms: 1000,
  title: { id: kind },
  scores: [],
  gains: [],
  ...more,
})
const scene = (n: number, ...frames: Frame[]): Scene => ({ n, title: { id: 'scene' }, frames })
const age = () => scene(7, frame('eye'), frame('kingdoms'), frame('tally', { result: true }))

let told: boolean[]
const playing = (pace: Pace = 'full') => {
  told = []
  return new Player(
    () => pace,
    (on) => told.push(on),
  )
}
const kind = (player: Player) => player.frame?.show.kind ?? null

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  Object.assign(document, { hidden: false })
})

test('frames follow one another, the result waits for a touch, and bots wait for all of it', () => {
  const player = playing()
  player.offer([age()])
  expect(kind(player)).toBe('eye')
  vi.advanceTimersByTime(2000)
  expect(kind(player)).toBe('tally')
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([true])
  player.next()
  expect(player.scene).toBeNull()
  expect(told).toEqual([true, false])
})

test('a touch starts the next frame, whose time begins then; skip leads to the result and out of it', () => {
  const player = playing()
  player.offer([age()])
  vi.advanceTimersByTime(900)
  player.next()
  vi.advanceTimersByTime(900)
  expect(kind(player)).toBe('kingdoms')
  player.skip()
  expect(kind(player)).toBe('tally')
  player.skip()
  expect(player.scene).toBeNull()
})

test('brisk takes half the time; result only begins with it, and leaves out what has none', () => {
  const brisk = playing('brisk')
  brisk.offer([age()])
  vi.advanceTimersByTime(1000)
  expect(kind(brisk)).toBe('tally')
  const result = playing('result')
  result.offer([scene(1, frame('fight')), age()])
  expect(kind(result)).toBe('tally')
  const nothing = playing('result')
  nothing.offer([scene(1, frame('fight'))])
  expect([nothing.scene, told]).toEqual([null, []])
})

test('of what happens while the window is hidden only the last result is shown, when it is seen again', () => {
  const player = playing()
  Object.assign(document, { hidden: true })
  player.offer([age()])
  player.offer([{ ...age(), n: 9 }])
  expect(player.scene).toBeNull()
  Object.assign(document, { hidden: false })
  player.begin()
  expect([player.scene?.n, kind(player)]).toEqual([9, 'tally'])
  player.next()
  expect(player.scene).toBeNull()
})

test('a scene that comes while another plays follows it', () => {
  const player = playing()
  player.offer([scene(1, frame('fight'))])
  player.offer([scene(2, frame('volcano'))])
  vi.advanceTimersByTime(1000)
  expect([kind(player), told]).toEqual(['volcano', [true, true]])
  vi.advanceTimersByTime(1000)
  expect([player.scene, told.at(-1)]).toEqual([null, false])
})

test('a picture in which somebody decides waits for what comes of it; bots do not wait for the picture', () => {
  const player = playing()
  const open = scene(1, frame('eye'), frame('orcs', { asks: true }))
  player.offer([open])
  player.skip()
  vi.advanceTimersByTime(60_000)
  expect([kind(player), told]).toEqual(['orcs', [true, false]])
  player.offer([])
  expect(kind(player)).toBe('orcs')
  player.offer([scene(2, frame('bands'))])
  expect([kind(player), told.at(-1)]).toEqual(['bands', true])
  player.restless = true
  player.play(open)
  vi.advanceTimersByTime(2000)
  expect(player.scene).toBeNull()
})

test('a replay that plays on does not wait at a result, and has its own speed', () => {
  const player = playing()
  player.restless = true
  player.speed = 2
  player.offer([age()])
  vi.advanceTimersByTime(1000 + 800)
  expect(player.scene).toBeNull()
})

test('the winner ends the last scene, or is one of its own, unless the game ends it itself', () => {
  const result = { winners: [1], ranks: [2, 1], scores: [80, 91] }
  const over = { rows: [{ n: 9 }], after: { over: true }, result } as unknown as Passage
  const kinds = (found: Scene[]) => found.map((one) => one.frames.map(({ show }) => show.kind))
  expect(kinds(withWinner([scene(9, frame('eye'))], over))).toEqual([['eye', 'winner']])
  expect(kinds(withWinner([], over))).toEqual([['winner']])
  expect(withWinner([], over)[0]!.frames[0]!.show).toMatchObject({ winners: [1] })
  const own = scene(9, frame('fifteen', { show: { kind: 'fifteen', ends: true } }))
  expect(kinds(withWinner([own], over))).toEqual([['fifteen']])
  expect(withWinner([], { ...over, result: null })).toEqual([])
})

test('bars stand in the order of their sums; equal sums share a place', () => {
  expect(
    tallyLines([
      [10, 4],
      [20, 1],
      [14, 0],
    ]).map(({ seat, rank }) => [seat, rank]),
  ).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ])
})
