/** Signs that people at a table give each other: shown beside their seat for a moment, and told. */
import type { components } from './api-types'
import { keep, kept, prefs } from './prefs.svelte'
import { say } from './words.svelte'

export type Reaction = components['schemas']['ReactionMessage']['what']
export const REACTIONS = [
  'hello',
  'luck',
  'well',
  'thanks',
  'wow',
  'laugh',
  'think',
  'oops',
] as const satisfies readonly Reaction[]
/** Milliseconds that one is shown. */
const SHOWN = 4500

/** People whose reactions are not shown in this browser, by name: nobody is told more about others than that. */
class Muted {
  names = $state.raw<string[]>(JSON.parse(kept('muted') ?? '[]') as string[])

  has(name: string): boolean {
    return this.names.includes(name)
  }
  set(name: string, mute: boolean) {
    this.names = [...this.names.filter((one) => one !== name), ...(mute ? [name] : [])]
    keep('muted', this.names.length ? JSON.stringify(this.names) : null)
  }
}

export const muted = new Muted()

/** Reactions shown at one table now. */
export class Reactions {
  shown = $state<Record<number, Reaction>>({})
  /** For those who hear the page. */
  spoken = $state('')
  private ends: Record<number, ReturnType<typeof setTimeout>> = {}

  hear(seat: number, what: Reaction, name: string) {
    if (!prefs.reactions || muted.has(name)) return
    clearTimeout(this.ends[seat])
    this.shown[seat] = what
    this.spoken = say('reaction-by', { who: name, what: say(`reaction-${what}`) })
    this.ends[seat] = setTimeout(() => delete this.shown[seat], SHOWN)
  }
}
