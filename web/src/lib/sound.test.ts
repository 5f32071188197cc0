import { expect, test } from 'vitest'
import { loudness, SOUNDS } from './sound'

/** Half of what a speaker can: six decibels below it. */
const SOFT = 0.5

test.each(Object.entries(SOUNDS))('%s is heard at once, soft and short', (_, parts) => {
  const end = (part: (typeof parts)[number]) => part.at + part.length
  expect(Math.min(...parts.map((part) => part.at))).toBe(0)
  expect(Math.max(...parts.map(end))).toBeLessThan(1.5)
  for (const part of parts) {
    const together = parts.filter((other) => other.at < end(part) && end(other) > part.at)
    const loud = together.reduce((sum, other) => sum + loudness(other), 0)
    expect(loud).toBeLessThan(SOFT)
    expect(loud).toBeGreaterThan(0.05)
  }
})
