/** A score by where it came from: the rows of the score pad, small ones together. */
import type { ScoreRow } from '../lib/protocol'

export interface Source {
  /** Ids of the rows it stands for. */
  rows: string[]
  /** By seat; what costs points is left out. */
  points: number[]
}

const MOST = 3

/** At most three sources, in the order of the score pad; what brought least stands together at the end. */
export function sourcesOf(rows: ScoreRow[]): Source[] {
  const single = rows
    .map((row) => ({ rows: [row.id], points: row.points.map((points) => Math.max(0, points)) }))
    .filter((source) => total(source) > 0)
  if (single.length <= MOST) return single
  const kept = [...single].sort((a, b) => total(b) - total(a)).slice(0, MOST - 1)
  const rest = single.filter((source) => !kept.includes(source))
  const points = rest[0]!.points.map((_, seat) => rest.reduce((sum, source) => sum + source.points[seat]!, 0))
  return [...single.filter((source) => kept.includes(source)), { rows: rest.flatMap((source) => source.rows), points }]
}

const total = (source: Source) => source.points.reduce((sum, points) => sum + points, 0)
