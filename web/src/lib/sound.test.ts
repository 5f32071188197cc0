import { expect, test, vi } from 'vitest'
import { awaitTouch, loudness, play, REST, SOUNDS } from './sound'

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

test('what makes sounds heard rests in silence and wakes for the next sound', () => {
  const calls: string[] = []
  const listening = new Map<string, () => void>()
  const node = { connect: (next: unknown) => next, start: () => calls.push('start'), stop: () => undefined }
  const curve = { setValueAtTime: () => 0, linearRampToValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 }
  class Context {
    currentTime = 0
    suspend = async () => void calls.push('suspend')
    resume = async () => void calls.push('resume')
    createOscillator = () => ({ ...node, frequency: curve })
    createGain = () => ({ ...node, gain: curve })
  }
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => listening.set(kind, listener))
  awaitTouch()
  listening.get('keydown')!()
  vi.advanceTimersByTime(REST * 1000)
  expect(calls).toEqual(['suspend'])
  play('no')
  expect(calls).toEqual(['suspend', 'resume', 'start'])
  vi.advanceTimersByTime(REST * 1000)
  expect(calls.at(-1)).toBe('suspend')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
