/** Players of a printed game have numbers. */
import { words } from '../lib/words.svelte'

export const playerName = (seat: number) => words.say('seat', { number: seat + 1 })
