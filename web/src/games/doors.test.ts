/** What belongs to a game lies in its folder: nothing else may name it. */
import { expect, test } from 'vitest'

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

test('no game takes anything from another', () => {
  for (const [path, text] of Object.entries(sources).filter(([path]) => inGame(path))) {
    const others = games.filter((game) => !path.startsWith(`./${game}/`))
    expect(
      others.filter((game) => new RegExp(`['"][^'"]*\\.\\./${game}/`).test(text)),
      path,
    ).toEqual([])
  }
})
