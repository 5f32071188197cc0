import { words } from '../../lib/words.svelte'

/** The legend or token that somebody wants to read, and what is to be said about it. */
interface Thing {
  name: string
  kind: 'legend' | 'token'
  text: string
}
class Looked {
  thing = $state.raw<Thing | null>(null)
}

export const looked = new Looked()

/** What a token can do. */
export const powerOf = (token: string) => words.say(`aetherya-power-${token}`)

export function readToken(token: string) {
  looked.thing = { name: token, kind: 'token', text: powerOf(token) }
}
