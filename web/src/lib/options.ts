/** Options of a game in words: their names, what they mean, their choices; and which of them count. */
import type { GameInfo, OptionInfo } from './protocol'
import { readable, words } from './words.svelte'

const ids = (game: string, what: string, name: string) => [
  `${game}-${what}-${name.replaceAll('_', '-')}`,
  `${game}-${what}-${name}`,
]

export function optionName(game: string, name: string): string {
  const found = ids(game, 'option', name).find((id) => words.has(id))
  return found ? words.say(found) : readable(name)
}

/** One sentence about the option; empty where the catalogue has none. */
export function optionText(game: string, name: string): string {
  const found = ids(game, 'about', name).find((id) => words.has(id))
  return found ? words.say(found) : ''
}

export function choiceName(game: string, option: string, choice: string): string {
  const found = [`${game}-choice-${choice}`, `${game}-option-${option}-${choice}`].find((id) => words.has(id))
  return found ? words.say(found) : words.word(game, choice)
}

/** Return true if an option counts under its condition, such as `mode == "versus" and not tokens`. */
export function counts(option: OptionInfo, value: (name: string) => unknown): boolean {
  return option.condition.split(' and ').every((condition) => {
    const asked = /^(not )?(\w+)(?: == "?([^"]*)"?)?$/.exec(condition)
    if (!asked) return true
    return (String(value(asked[2]!)) === (asked[3] ?? 'true')) !== Boolean(asked[1])
  })
}

/** The numbers of players that a choice is for; null: any. */
export const seatsFor = (option: OptionInfo, choice: string): number[] | null => option.seats[choice] ?? null

export const fits = (option: OptionInfo, choice: string, players: number) =>
  seatsFor(option, choice)?.includes(players) ?? true

/** Return the possible numbers of players with these choices: a larger table needs one that names the number. */
export const numbersFor = (game: GameInfo, chosen: (option: OptionInfo) => unknown): number[] => [
  ...game.seats,
  ...game.extra_player_counts.filter((number) =>
    game.options.some((option) => seatsFor(option, String(chosen(option)))?.includes(number)),
  ),
]

/** A scenario is an option whose choices tell a story each: they are shown as a list, not as keys. */
export const isScenario = (game: string, option: OptionInfo) =>
  option.type === 'choice' && option.choices.every((choice) => words.has(`${game}-tell-${choice}`))
