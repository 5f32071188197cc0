import { beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from './countdown'

beforeEach(() => void vi.useFakeTimers())

test('it ends when its time is over, and not while it is paused', () => {
  const done = vi.fn()
  const slip = new Countdown(6000, done)
  vi.advanceTimersByTime(4000)
  slip.pause()
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
  slip.run()
  vi.advanceTimersByTime(1900)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(done).toHaveBeenCalledOnce()
})

test('stopped, it never ends', () => {
  const done = vi.fn()
  new Countdown(6000, done).stop()
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
})
