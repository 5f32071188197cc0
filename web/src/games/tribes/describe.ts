/** The table of Tribes in words, the same lines that folkmoot.text writes in the terminal. */
import type { View } from '../../lib/protocol'
import { plain, words } from '../../lib/words.svelte'
import type { TribesView } from './data'

const line = (id: string, args: Record<string, unknown> = {}) => plain(words.say(`tribes-board-${id}`, words.args('tribes', args)))

/** Who and what stands on a hex. */
function there(view: TribesView, hex: string, names: string[]): string[] {
  const found: string[] = []
  view.seats.forEach((seat, number) => {
    if (seat.members[hex]) found.push(`${names[number]} ${seat.members[hex]}`)
    if (seat.villages.includes(hex)) found.push(words.say('tribes-board-village', { who: names[number] ?? '' }))
    if (seat.elder === hex) found.push(words.say('tribes-board-elder', { who: names[number] ?? '' }))
  })
  if (view.invaders?.hex === hex) found.push(`${words.say('tribes-word-invaders')} ${view.invaders.number}`)
  if (view.mammoth?.hex === hex) found.push(words.say('tribes-word-mammoth'))
  if (view.sabre_tooth === hex) found.push(words.say('tribes-word-sabre_tooth'))
  return found
}

export function hexInWords(view: TribesView, hex: string, names: string[]): string {
  const land = Object.entries(view.lands).find(([, at]) => at === hex)?.[0]
  const terrain = view.field[hex] ?? ''
  const shown = land ? line('land', { terrain, land }) : terrain && words.say(`tribes-word-${terrain}`)
  return plain(words.say('tribes-board-hex', { hex, terrain: shown, there: there(view, hex, names).join(', ') || words.say('none') }))
}

export function describe(given: View, names: string[]): string[] {
  const view = given as TribesView
  const found = [line('head', { rounds: view.rounds + 1 })]
  for (const hex of Object.keys(view.field)) found.push(hexInWords(view, hex, names))
  for (const [deed, dice] of Object.entries(view.rows)) found.push(line('rows', { deed, dice }))
  found.push(line('dice', { dice: view.dice, next: view.next_dice }))
  found.push(line('events', { events: view.events.map((card) => card.event) }))
  view.seats.forEach((seat, number) => {
    found.push(line('seat', { who: names[number], tribe: seat.tribe, points: seat.points, ...seat.resources }))
    if (seat.power) found.push(line('leader', { power: seat.power }))
    if (seat.open.length) found.push(line('open', { goals: seat.open }))
    if (seat.fulfilled.length) found.push(line('met', { goals: seat.fulfilled }))
    if (seat.tokens.length) found.push(line('tokens', { tokens: seat.tokens }))
  })
  return found
}
