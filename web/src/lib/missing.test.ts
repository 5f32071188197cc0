import { expect, test } from 'vitest'
import { mayReload } from './missing.svelte'

function store(): Pick<Storage, 'getItem' | 'setItem'> {
  const held = new Map<string, string>()
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) }
}

test('a page reloads once, and again only when an update may have come', () => {
  const kept = store()
  expect(mayReload(kept, 1_000_000)).toBe(true)
  expect(mayReload(kept, 1_000_500)).toBe(false)
  expect(mayReload(kept, 1_040_000)).toBe(true)
})

test('a browser that remembers nothing does not reload for ever', () => {
  expect(mayReload({ getItem: () => null, setItem: () => {} }, 1_000_000)).toBe(false)
  const refuses = () => {
    throw new Error('denied')
  }
  expect(mayReload({ getItem: refuses, setItem: refuses }, 1_000_000)).toBe(false)
})
