/** What there is to learn, and sitting down to it. */
import { api, ApiError } from '../lib/api'
import { me } from '../lib/me.svelte'
import { keep, kept } from '../lib/prefs.svelte'
import type { Choices, Lessons } from '../lib/protocol'
import { router, tablePath } from '../lib/router.svelte'
import { words } from '../lib/words.svelte'

let listed: Promise<Lessons> | null = null
/** Everything that can be learned; asked once. */
export const lessons = () => (listed ??= api.lessons().catch((error) => ((listed = null), Promise.reject(error))))

/** Puzzles without end of a game; asked anew, for the one of the day changes. */
export const choices = (game: string): Promise<Choices> => api.choices(game)

/** The puzzle after one: of those with a goal the next, of the others the next that is not solved. */
export async function puzzleAfter(game: string, id: string): Promise<string | null> {
  const goals = (await lessons()).puzzles.filter((one) => one.game === game).map((one) => one.id)
  if (goals.includes(id)) return goals[goals.indexOf(id) + 1] ?? null
  const all = (await choices(game)).choices.map((one) => one.id)
  const at = all.indexOf(id)
  return [...all.slice(at + 1), ...all.slice(0, at)].find((one) => kept(`solved.${one}`) === null) ?? null
}

/** Go to a fresh table of a lesson or puzzle; otherwise why not. */
export async function sitDown(id: string): Promise<string> {
  try {
    await me.ensure()
    const table = await api.learn(id)
    if (!id.includes('-')) keep(`lesson.${id}`, table.id)
    router.go(tablePath(table.id))
    return ''
  } catch (error) {
    return words.error(error instanceof ApiError ? error.code : 'unknown')
  }
}
