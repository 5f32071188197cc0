/** Where the lines between touching cards run, in a square of 400 with cells of 100. */
import type { Counted } from './cards'
import { PLACES } from './cards'

export interface Link {
  key: string
  kind: 'good' | 'neg' | 'conflict' | 'tame'
  path: string
  /** Ends, drawn as dots. */
  ends: [number, number][]
  label: { x: number; y: number; points: number } | null
}

export interface Badge {
  cell: string
  points: number
  kind: string
}

const at = (place: string) => PLACES.indexOf(place)
const column = (cell: number) => cell % 4
const row = (cell: number) => Math.floor(cell / 4)
const near = (one: number, other: number) =>
  Math.abs(column(one) - column(other)) + Math.abs(row(one) - row(other)) === 1

/** A portal that lies beside both cells. */
export const portalBetween = (one: number, other: number, portals: number[]) =>
  portals.find((portal) => near(portal, one) && near(portal, other))

function zigzag(x1: number, y1: number, x2: number, y2: number): string {
  const steps = 10
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps
    const off = index === 0 || index === steps ? 0 : index % 2 ? -3.6 : 3.6
    const along = x1 === x2
    return `${(x1 + (x2 - x1) * t + (along ? off : 0)).toFixed(1)} ${(y1 + (y2 - y1) * t + (along ? 0 : off)).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

function beside(one: number, other: number, conflict: boolean): Pick<Link, 'path' | 'ends'> & { x: number; y: number } {
  const [first, second] = one < other ? [one, other] : [other, one]
  const flat = row(first) === row(second)
  const x1 = column(first) * 100 + (flat ? 73 : 80)
  const y1 = row(first) * 100 + (flat ? 48 : 73)
  const x2 = flat ? x1 + 54 : x1
  const y2 = flat ? y1 : y1 + 54
  const path = conflict ? zigzag(x1, y1, x2, y2) : `M${x1} ${y1}L${x2} ${y2}`
  return {
    path,
    ends: conflict
      ? []
      : [
          [x1, y1],
          [x2, y2],
        ],
    x: (x1 + x2) / 2,
    y: (y1 + y2) / 2,
  }
}

/** Around the ring of a portal, from the side of one card to the side of the other. */
function around(one: number, other: number, portal: number): Pick<Link, 'path' | 'ends'> & { x: number; y: number } {
  const x = column(portal) * 100
  const y = row(portal) * 100
  const side = (cell: number) =>
    row(cell) < row(portal) ? 0 : column(cell) > column(portal) ? 1 : row(cell) > row(portal) ? 2 : 3
  const middles: [number, number][] = [
    [x + 50, y],
    [x + 100, y + 50],
    [x + 50, y + 100],
    [x, y + 50],
  ]
  const corners: [number, number][] = [
    [x + 100, y],
    [x + 100, y + 100],
    [x, y + 100],
    [x, y],
  ]
  let from = side(one)
  let to = side(other)
  if ((to - from + 4) % 4 === 3) [from, to] = [to, from]
  const turns = (to - from + 4) % 4
  let path = `M${middles[from]!.join(' ')}`
  for (let turn = 0; turn < turns; turn += 1) {
    const [cx, cy] = corners[(from + turn) % 4]!
    const [mx, my] = middles[(from + turn + 1) % 4]!
    const [px, py] = middles[(from + turn) % 4]!
    const into = [cx + Math.sign(px - cx) * 15, cy + Math.sign(py - cy) * 15]
    const out = [cx + Math.sign(mx - cx) * 15, cy + Math.sign(my - cy) * 15]
    path += `L${into.join(' ')}Q${cx} ${cy} ${out.join(' ')}L${mx} ${my}`
  }
  const [lx, ly] = turns === 2 ? middles[(from + 1) % 4]! : corners[from]!
  const inward = turns === 2 ? 0 : 5
  return {
    path,
    ends: [middles[from]!, middles[to]!],
    x: lx + Math.sign(x + 50 - lx) * inward,
    y: ly + Math.sign(y + 50 - ly) * inward,
  }
}

function straight(one: number, other: number): Pick<Link, 'path' | 'ends'> & { x: number; y: number } {
  const [x1, y1, x2, y2] = [
    column(one) * 100 + 50,
    row(one) * 100 + 50,
    column(other) * 100 + 50,
    row(other) * 100 + 50,
  ]
  return {
    path: `M${x1} ${y1}L${x2} ${y2}`,
    ends: [
      [x1, y1],
      [x2, y2],
    ],
    x: (x1 + x2) / 2,
    y: (y1 + y2) / 2,
  }
}

function route(one: number, other: number, portals: number[], conflict: boolean) {
  if (near(one, other)) return beside(one, other, conflict)
  const portal = portalBetween(one, other, portals)
  return portal === undefined ? straight(one, other) : around(one, other, portal)
}

/** Labels that would lie on one another are moved apart. */
function spread(links: Link[]): Link[] {
  const taken: { x: number; y: number }[] = []
  for (const { label } of links) {
    if (!label) continue
    const aside = label.x > 300 ? -22 : 22 // one way only: to and fro it would never end
    while (taken.some((other) => Math.abs(other.x - label.x) < 18 && Math.abs(other.y - label.y) < 18)) label.x += aside
    taken.push(label)
  }
  return links
}

export function linksOf(
  counted: Counted,
  cards: (string | null)[],
): { links: Link[]; badges: Badge[]; portals: number[]; fates: Record<string, number> } {
  const portals = cards.flatMap((card, cell) => (card === 'portal' ? [cell] : []))
  const links: Link[] = []
  const badges: Badge[] = []
  /** What the fate brings or takes at a place. */
  const fates: Record<string, number> = {}
  for (const scored of counted.rows) {
    for (const part of scored.parts) {
      const { kind, cell, at: other, by } = part.args
      if (kind === 'harmony' || kind === 'conflict') {
        const { x, y, path, ends } = route(at(cell), at(other), portals, kind === 'conflict')
        links.push({
          key: `${cell}-${other}-${kind}`,
          kind: kind === 'conflict' ? 'conflict' : part.points < 0 ? 'neg' : 'good',
          path,
          ends,
          label: { x, y, points: part.points },
        })
      } else if (scored.id === 'fate' && typeof cell === 'string') {
        fates[cell] = (fates[cell] ?? 0) + part.points
      } else if (scored.id === 'dragons' && typeof cell === 'string') {
        badges.push({ cell, points: part.points, kind })
        for (const tamer of (by ?? []) as string[]) {
          const { path, ends } = route(at(cell), at(tamer), portals, false)
          links.push({ key: `${cell}-${tamer}-tame`, kind: 'tame', path, ends, label: null })
        }
      }
    }
  }
  return { links: spread(links), badges, portals, fates }
}
