/** The games this client can show: a folder each. The game itself is loaded when its table opens. */
import { loadBox } from '../lib/box.svelte'
import { words } from '../lib/words.svelte'
import type { GameCover, GameModule } from './types'

const found = import.meta.glob<GameCover>('./*/cover.ts', { eager: true, import: 'default' })
const COVERS: Record<string, GameCover> = Object.fromEntries(
  Object.entries(found).map(([path, cover]) => [path.split('/')[1]!, cover]),
)

/** What is known of a game before it is loaded; undefined for games without a folder here. */
export const coverOf = (game: string): GameCover | undefined => COVERS[game]
export const knows = (game: string) => game in COVERS
/** Games whose printed edition can be counted at a page of its own. */
export const padGames = Object.keys(COVERS).filter((game) => COVERS[game]!.pad)

const loaded = new Map<string, GameModule>()

/** The module of a game; one without a folder here gets a plain board. */
export async function loadGame(game: string): Promise<GameModule> {
  const done = loaded.get(game)
  if (done) return done
  const cover = COVERS[game]
  const [module] = cover
    ? await Promise.all([cover.load(), words.load(game), loadBox(game)])
    : await Promise.all([import('./generic').then(({ genericModule }) => genericModule(game)), words.load(game)])
  if (module.sprite) document.body.insertAdjacentHTML('afterbegin', module.sprite)
  loaded.set(game, module)
  return module
}
