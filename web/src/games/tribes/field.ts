/**
 * The field as one island: where every hex lies, its rough outline, and the cells beside it where a volcano may stand.
 */

import { PLACES, type Place } from './box'

export const SIZE = 72
export const WIDE = SIZE * Math.sqrt(3)
type Point = readonly [number, number]

const AROUND: Place[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

export interface Hex {
  name: string
  x: number
  y: number
  path: string
}

export interface Field {
  hexes: Hex[]
  /** Cells for the volcano, numbered from 1 as the engine does. */
  cells: Hex[]
  coast: string
  width: number
  height: number
}

const key = ([q, r]: Place) => `${q},${r}`
const beside = ([q, r]: Place): Place[] => AROUND.map(([a, b]) => [q + a, r + b] as const)

/** The field of four is turned, so that every field is wider than high. */
function centre([q, r]: Place, players: number): Point {
  return players === 4 ? [((q - r) / 2) * WIDE, (q + r) * 1.5 * SIZE] : [(q + r / 2) * WIDE, r * 1.5 * SIZE]
}

function cellsOf(places: Place[]): Place[] {
  const taken = new Set(places.map(key))
  const found = new Map<string, Place>()
  for (const place of places) for (const cell of beside(place)) if (!taken.has(key(cell))) found.set(key(cell), cell)
  return [...found.values()]
    .filter((cell) => {
      const near = beside(cell).filter((one) => taken.has(key(one))).length
      return near >= 2 && near <= 5
    })
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
}

function noise(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1
  }
}

const name = (point: Point) => `${point[0].toFixed(0)},${point[1].toFixed(0)}`

/** An edge as cut with a knife; the same from both sides. */
function rough(a: Point, b: Point, strength: number): Point[] {
  const flip = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])
  const [from, to] = flip ? [b, a] : [a, b]
  const next = noise(`${name(from)} ${name(to)}`)
  const split = (p: Point, q: Point, amount: number, depth: number): Point[] => {
    if (!depth) return [p]
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    const shift = next() * amount
    const middle: Point = [(p[0] + q[0]) / 2 - dy * shift, (p[1] + q[1]) / 2 + dx * shift]
    return [...split(p, middle, amount * 0.9, depth - 1), ...split(middle, q, amount * 0.9, depth - 1)]
  }
  const points = [...split(from, to, strength, 3), to]
  return flip ? points.reverse() : points
}

const corners = ([x, y]: Point): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i
    return [Math.round((x + SIZE * Math.sin(angle)) * 10) / 10, Math.round((y - SIZE * Math.cos(angle)) * 10) / 10]
  })
const edge = (a: Point, b: Point) => [name(a), name(b)].sort().join(' ')

function outline(loop: Point[], uses: Map<string, number>): string {
  const points = loop.flatMap((a, i) => {
    const b = loop[(i + 1) % loop.length]!
    return rough(a, b, (uses.get(edge(a, b)) ?? 1) === 1 ? 0.075 : 0.04).slice(0, -1)
  })
  return `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}z`
}

/** The outline of all hexes together; their corners are near enough to be told by rounded names. */
function coastOf(shapes: Point[][], uses: Map<string, number>): string {
  const after = new Map<string, Point>()
  const start = new Map<string, Point>()
  for (const shape of shapes)
    shape.forEach((a, i) => {
      const b = shape[(i + 1) % 6]!
      if (uses.get(edge(a, b)) === 1) {
        after.set(name(a), b)
        start.set(name(a), a)
      }
    })
  const paths: string[] = []
  while (start.size) {
    const loop: Point[] = []
    let at = start.values().next().value!
    while (start.has(name(at))) {
      start.delete(name(at))
      loop.push(at)
      at = after.get(name(at))!
    }
    paths.push(outline(loop, uses))
  }
  return paths.join('')
}

/** `volcano` is the cell that belongs to the land; `open` shows all cells beside it. */
export function fieldOf(players: number, volcano: number | null, open: boolean): Field {
  const places = PLACES[players] ?? PLACES[4]!
  const cells = cellsOf(places)
  const inside = volcano === null ? [] : [cells[volcano - 1]!].filter(Boolean)
  const shown = [...places, ...(open ? cells : inside)].map((place) => centre(place, players))
  const left = Math.min(...shown.map((p) => p[0])) - WIDE / 2
  const top = Math.min(...shown.map((p) => p[1])) - SIZE
  const move = (place: Place): Point => {
    const [x, y] = centre(place, players)
    return [x - left, y - top]
  }
  const land = [...places, ...inside].map((place) => corners(move(place)))
  const uses = new Map<string, number>()
  for (const shape of land)
    shape.forEach((a, i) => {
      const e = edge(a, shape[(i + 1) % 6]!)
      uses.set(e, (uses.get(e) ?? 0) + 1)
    })
  const hex = (place: Place, called: string): Hex => {
    const [x, y] = move(place)
    return { name: called, x, y, path: outline(corners([x, y]), uses) }
  }
  return {
    hexes: places.map((place, i) => hex(place, 'abcdefghijklmno'[i]!)),
    cells: cells.map((place, i) => hex(place, String(i + 1))),
    coast: coastOf(land, uses),
    width: Math.max(...shown.map((p) => p[0])) + WIDE / 2 - left,
    height: Math.max(...shown.map((p) => p[1])) + SIZE - top,
  }
}

const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Where an arrow key leads from a hex: to the nearest one in that direction. */
export function beyond(hexes: Hex[], from: Hex, key: string): Hex | null {
  const way = WAYS[key]
  if (!way) return null
  const cost = (one: Hex) => {
    const [x, y] = [one.x - from.x, one.y - from.y]
    const along = x * way[0] + y * way[1]
    return along > 20 ? along + 2.5 * Math.abs(x * way[1] + y * way[0]) : Infinity
  }
  const best = hexes.reduce((a, b) => (cost(b) < cost(a) ? b : a))
  return cost(best) < Infinity ? best : null
}
