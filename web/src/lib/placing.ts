/** Place of a callout: near its subject, covering nothing that can be chosen. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
type Point = [x: number, y: number]

const STEP = 24
const GAP = 10
const middle = (box: Box): Point => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right + GAP) - Math.max(a.left, b.left - GAP)
  const height = Math.min(a.bottom, b.bottom + GAP) - Math.max(a.top, b.top - GAP)
  return Math.max(0, width) * Math.max(0, height)
}

/** The place inside `area` that covers least of `taken`; of those, the one nearest to the target. */
export function placed(width: number, height: number, area: Box, taken: Box[], target: Box | null): Box {
  const [x, y] = middle(target ?? { ...area, left: area.right, top: area.top })
  let best: Box | null = null
  let least = Infinity
  const lastLeft = Math.max(area.left, area.right - width)
  const lastTop = Math.max(area.top, area.bottom - height)
  for (let left = area.left; ; left = Math.min(left + STEP, lastLeft)) {
    for (let top = area.top; ; top = Math.min(top + STEP, lastTop)) {
      const here = { left, top, right: left + width, bottom: top + height }
      const [cx, cy] = middle(here)
      const cost = taken.reduce((sum, one) => sum + overlap(here, one), 0) * 100 + Math.hypot(cx - x, cy - y)
      if (cost < least) {
        least = cost
        best = here
      }
      if (top >= lastTop) break
    }
    if (left >= lastLeft) break
  }
  return best!
}

/** A line with at most one corner from the edge of the target to the edge of the callout. */
export function lineTo(target: Box, card: Box): Point[] {
  const [tx, ty] = middle(target)
  const [cx, cy] = middle(card)
  const edge = (from: Box, sign: number): number => (sign > 0 ? from.bottom : from.top)
  if (tx > card.left && tx < card.right)
    return [
      [tx, edge(target, cy - ty)],
      [tx, edge(card, ty - cy)],
    ]
  const side = tx < cx ? card.left : card.right
  if (cy > target.top && cy < target.bottom)
    return [
      [tx < cx ? target.right : target.left, cy],
      [side, cy],
    ]
  return [
    [tx, edge(target, cy - ty)],
    [tx, cy],
    [side, cy],
  ]
}
