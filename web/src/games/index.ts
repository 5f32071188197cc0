/** The games this client can show. Each is loaded when its table opens. */
import type { Component } from 'svelte'
import { loadBox } from '../lib/box.svelte'
import { words } from '../lib/words.svelte'
import type { GameModule } from './types'

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  ethnos: () => import('./ethnos'),
  aetherya: () => import('./aetherya'),
  tribes: () => import('./tribes'),
}

/** Options that are more than a choice have an editor of their own on the start page. */
export interface OptionEditor {
  players: number
  value: Record<string, string>
  onpick: (value: Record<string, string>) => void
}
export const EDITORS: Record<string, () => Promise<{ default: Component<OptionEditor> }>> = {
  'tribes.special_lands': () =>
    Promise.all([import('./tribes/Lands.svelte'), loadBox('tribes')]).then(([module]) => module),
}

export const knows = (game: string) => game in MODULES

const loaded = new Map<string, GameModule>()

export async function loadGame(game: string): Promise<GameModule | null> {
  const done = loaded.get(game)
  if (done) return done
  const load = MODULES[game]
  if (!load) return null
  const [module] = await Promise.all([load(), words.load(game), loadBox(game)])
  if (module.default.sprite) document.body.insertAdjacentHTML('afterbegin', module.default.sprite)
  loaded.set(game, module.default)
  return module.default
}
