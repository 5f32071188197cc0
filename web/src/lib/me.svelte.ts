/** Person of this browser, and the server's offers. Nobody has to sign in: a person is made when one is needed. */
import { api } from './api'
import type { Colour, Mark } from './looks'
import type { GameInfo, Person } from './protocol'
import { keep, kept } from './prefs.svelte'
import { keepSalt, newSalt } from './salt'
import { say } from './words.svelte'

class Me {
  person = $state.raw<Person | null>(null)
  games = $state.raw<GameInfo[]>([])
  levels = $state.raw<string[]>([])
  /** A new person's recovery code, shown once. */
  recovery = $state<string | null>(null)

  readonly #luck = Math.random()

  /** A name for whoever gives none, in the language of the page. */
  get suggestion(): string {
    const names = say('new-names').split(' ')
    return kept('name') ?? names[Math.floor(this.#luck * names.length)]!
  }

  async load(): Promise<void> {
    const [person, offered] = await Promise.all([api.me().catch(() => null), api.games()])
    this.person = person
    this.games = offered.games
    this.levels = offered.levels
  }

  #before: Promise<unknown> = Promise.resolve()

  /** Be somebody, under this name if it is not empty. One asks after another: at once they would be two people. */
  ensure(name = ''): Promise<Person> {
    const found = this.#before.then(() => this.#become(name))
    this.#before = found.catch(() => {})
    return found
  }
  async #become(name: string): Promise<Person> {
    const wanted = name.trim()
    if (this.person && (!wanted || wanted === this.person.name)) return this.person
    const person = await api.be(wanted || this.suggestion)
    keep('name', person.name)
    if (person.recovery) this.recovery = person.recovery
    this.person = person
    return person
  }

  /** Another mark or colour of one's own; seats that are held keep what they were taken with. */
  async wear(look: { mark?: Mark; colour?: Colour }): Promise<void> {
    await this.ensure()
    this.person = await api.change(look)
  }

  /** A commitment to a fresh salt, remembered until it is revealed. */
  async commit(): Promise<string | null> {
    const made = await newSalt()
    if (made) keepSalt(made)
    return made?.commitment ?? null
  }
}

export const me = new Me()
