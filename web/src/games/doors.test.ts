/** What belongs to a game lies in its folder: nothing else may name it. */
import { expect, test } from 'vitest'
import shared from '../styles/glyphs.svg?raw'

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '../**/*.css', '!../**/*-types.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const games = Object.keys(import.meta.glob('./*/cover.ts')).map((path) => path.split('/')[1]!)
const inGame = (path: string) => games.some((game) => path.startsWith(`./${game}/`))
const uncommented = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|<!--[\s\S]*?-->/g, '')

test('no file outside its folder names a game', () => {
  expect(games.length).toBeGreaterThan(2)
  const others = Object.entries(sources).filter(([path]) => !inGame(path))
  expect(others.length).toBeGreaterThan(80)
  const named = others.filter(([, text]) => games.some((game) => new RegExp(`\\b${game}\\b`).test(uncommented(text))))
  expect(named.map(([path]) => path)).toEqual([])
})

test('no symbol that all share serves a single game', () => {
  const drawn = import.meta.glob<string>('./*/cover.svg', { query: '?raw', import: 'default', eager: true })
  const every = Object.entries({ ...sources, ...drawn })
  const ids = [...shared.matchAll(/<symbol id="(?!s-)([^"]+)"/g)].map((found) => found[1]!)
  expect(ids.length).toBeGreaterThan(30)
  for (const id of ids) {
    const users = every.filter(([, text]) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text)).map(([path]) => path)
    const rooms = new Set(
      users.map((path) => (inGame(path) && !path.endsWith('/cover.ts') ? path.split('/')[1] : 'shell')),
    )
    expect(rooms.has('shell') || rooms.size > 1, id).toBe(true)
  }
})

test('a cover needs no symbols but those that all share', () => {
  const drawn = import.meta.glob<string>('./*/cover.svg', { query: '?raw', import: 'default', eager: true })
  for (const [path, picture] of Object.entries(drawn)) {
    const used = [...picture.matchAll(/href="#([^"]+)"/g)].map((found) => found[1]!)
    const strange = used.filter((id) => !`${shared}${picture}`.includes(`id="${id}"`))
    expect(strange, path).toEqual([])
  }
})

test('no game takes anything from another', () => {
  for (const [path, text] of Object.entries(sources).filter(([path]) => inGame(path))) {
    const others = games.filter((game) => !path.startsWith(`./${game}/`))
    expect(
      others.filter((game) => new RegExp(`['"][^'"]*\\.\\./${game}/`).test(text)),
      path,
    ).toEqual([])
  }
})
