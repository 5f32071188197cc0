/** What there is to learn, and sitting down to it. */
import { api, ApiError } from '../lib/api'
import { me } from '../lib/me.svelte'
import { keep } from '../lib/prefs.svelte'
import type { Lessons } from '../lib/protocol'
import { router, tablePath } from '../lib/router.svelte'
import { words } from '../lib/words.svelte'

let listed: Promise<Lessons> | null = null
/** Everything that can be learned; asked once. */
export const lessons = () => (listed ??= api.lessons().catch((error) => ((listed = null), Promise.reject(error))))

/** Ids of a game's puzzles, in order. */
export const puzzlesOf = async (game: string) =>
  (await lessons()).puzzles.filter((one) => one.game === game).map((one) => one.id)

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
