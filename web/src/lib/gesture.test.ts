/** A press becomes a tap or a pull. */
import { expect, test } from 'vitest'
import { FAR, Gesture, scrollsAlong } from './gesture'

test('a press that strays a little stays a tap', () => {
  const gesture = new Gesture()
  gesture.press(1, 100, 100)
  expect(gesture.move(1, 100 + FAR, 100)).toBe(null)
  expect(gesture.release(1)).toBe(false)
  expect(gesture.pressed).toBe(false)
})

test('a press that goes further pulls until it is let go', () => {
  const gesture = new Gesture()
  gesture.press(1, 100, 100)
  expect(gesture.move(1, 108, 108)).toBe('begins')
  gesture.pulling = true
  expect(gesture.move(1, 101, 101)).toBe('goes on')
  expect(gesture.release(1)).toBe(true)
  expect(gesture.move(1, 200, 200)).toBe(null)
})

test('a second finger neither moves nor drops what the first one holds', () => {
  const gesture = new Gesture()
  gesture.press(1, 100, 100)
  gesture.press(2, 0, 0)
  expect(gesture.move(2, 300, 300)).toBe(null)
  expect(gesture.release(2)).toBe(false)
  expect(gesture.way(130, 90)).toEqual([30, -10])
  expect(gesture.move(1, 130, 90)).toBe('begins')
})

test('what is put back is forgotten', () => {
  const gesture = new Gesture()
  gesture.press(1, 0, 0)
  gesture.pulling = true
  gesture.forget()
  expect(gesture.release(1)).toBe(false)
})

test('a finger scrolls along a row that scrolls, and takes a card out of it across', () => {
  const row = { x: true, y: false }
  expect(scrollsAlong(-30, 8, [row])).toBe(true)
  expect(scrollsAlong(8, -30, [row])).toBe(false)
  expect(scrollsAlong(8, -30, [row, { x: false, y: true }])).toBe(true)
  expect(scrollsAlong(-30, 8, [])).toBe(false)
})
