import { expect, test } from 'vitest'
import { serverAt } from './friends'

test('an address of a server with or without its beginning, and nothing else', () => {
  expect(serverAt(' moot.example ')?.href).toBe('https://moot.example/')
  expect(serverAt('http://localhost:8350/t/abc?key=k')?.href).toBe('http://localhost:8350/t/abc?key=k')
  for (const wrong of ['', 'moot', 'javascript:alert(1)', 'two words.example']) expect(serverAt(wrong)).toBeNull()
})
