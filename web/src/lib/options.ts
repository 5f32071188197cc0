/** Options of a game in words: their names, what they mean, their choices. */
import { words } from './words.svelte'

const ids = (game: string, what: string, name: string) => [`${game}-${what}-${name.replaceAll('_', '-')}`, `${game}-${what}-${name}`]

export const optionName = (game: string, name: string) => words.first(ids(game, 'option', name))

/** One sentence about the option; empty where the catalogue has none. */
export function optionText(game: string, name: string): string {
  const found = ids(game, 'about', name).find((id) => words.has(id))
  return found ? words.say(found) : ''
}

export function choiceName(game: string, option: string, choice: string): string {
  const found = [`${game}-choice-${choice}`, `${game}-option-${option}-${choice}`].find((id) => words.has(id))
  return found ? words.say(found) : words.word(game, choice)
}
