/** Results over time: every game a dot, and the mean of the last few as a line. */
export interface Point {
  x: number
  y: number
}

/** The mean of each value with those before it, `span` of them at most. */
export function running(values: readonly number[], span: number): number[] {
  return values.map((_, index) => {
    const last = values.slice(Math.max(0, index - span + 1), index + 1)
    return last.reduce((sum, value) => sum + value, 0) / last.length
  })
}

/** Where values lie in a box: the first at the left, the lowest below. A single one, or equal ones, in the middle. */
export function plot(values: readonly number[], low: number, high: number, width: number, height: number): Point[] {
  return values.map((value, index) => ({
    x: values.length > 1 ? (width * index) / (values.length - 1) : width / 2,
    y: high > low ? height * (1 - (value - low) / (high - low)) : height / 2,
  }))
}

/** A line through points, as the path of an SVG. */
export const path = (points: readonly Point[]) =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
