/** The table of Tribes in words, the same lines that folkmoot.text writes in the terminal. */
import { plain, words } from '../../lib/words.svelte'
import { total, type OpenEvent, type TribesView } from './data'

const line = (id: string, args: Record<string, unknown> = {}) =>
  plain(words.say(`tribes-board-${id}`, words.args('tribes', args)))

/** Who and what stands on a hex. */
function there(view: TribesView, hex: string, names: string[]): string[] {
  const found: string[] = []
  view.seats.forEach((seat, number) => {
    if (seat.members[hex]) found.push(`${names[number]} ${seat.members[hex]}`)
    if (seat.villages.includes(hex)) found.push(words.say('tribes-board-village', { who: names[number] ?? '' }))
    if (seat.elder === hex) found.push(words.say('tribes-board-elder', { who: names[number] ?? '' }))
  })
  if (view.invaders?.hex === hex) found.push(`${words.say('tribes-word-invaders')} ${view.invaders.number}`)
  if (view.mammoth?.hex === hex)
    found.push(
      view.mammoth.rider === null
        ? words.say('tribes-word-mammoth')
        : words.say('tribes-board-rider', { who: names[view.mammoth.rider] ?? '' }),
    )
  if (view.sabre_tooth === hex) found.push(words.say('tribes-word-sabre_tooth'))
  return found
}

export function hexInWords(view: TribesView, hex: string, names: string[]): string {
  const land = Object.entries(view.lands).find(([, at]) => at === hex)?.[0]
  const terrain = view.field[hex] ?? ''
  const shown = land ? line('land', { terrain, land }) : terrain && words.say(`tribes-word-${terrain}`)
  return plain(
    words.say('tribes-board-hex', {
      hex: words.word('tribes', hex),
      terrain: shown,
      there: words.listed(there(view, hex, names)) || words.say('none'),
    }),
  )
}

/** An open event, with what lies on it. */
function card({ event, load }: OpenEvent): string {
  const number = typeof load === 'object' ? Object.values(load).reduce((sum, one) => sum + one, 0) : load
  return number ? line('card', { event, number }) : words.say(`tribes-word-${event}`)
}

/** An open goal, with how far it has come. */
function goal(view: TribesView, seat: number, name: string): string {
  const [have, need] = view.progress[seat]?.[name] ?? [0, 0]
  return line('goal', { goal: name, have, need })
}

function seatInWords(view: TribesView, number: number, names: string[]): string[] {
  const seat = view.seats[number]!
  const found = [line('seat', { who: names[number], tribe: seat.tribe, points: seat.points, ...seat.resources })]
  found.push(
    line('force', {
      members: total(seat.members),
      villages: seat.villages.length,
      deck: seat.deck.length + seat.under.length,
    }),
  )
  if (seat.ambush) found.push(line('ambush', { number: seat.ambush }))
  if (seat.hidden_village) found.push(line('hidden'))
  if (seat.power) found.push(line('leader', { power: seat.power }))
  if (seat.open.length)
    found.push(
      plain(words.say('tribes-board-open', { goals: words.listed(seat.open.map((name) => goal(view, number, name))) })),
    )
  if (seat.fulfilled.length) found.push(line('met', { goals: seat.fulfilled }))
  if (seat.tokens.length) found.push(line('tokens', { tokens: seat.tokens }))
  return found
}

export function describe(view: TribesView, names: string[]): string[] {
  const found = [line('head', { rounds: view.rounds + 1 })]
  for (const hex of Object.keys(view.field)) found.push(hexInWords(view, hex, names))
  if (view.glacier.stones) found.push(line('glacier', { number: view.glacier.stones }))
  if (view.volcano !== null) found.push(line('volcano', { cell: view.volcano }))
  // A row is pushed from the left: its dice are told in their order, not counted.
  for (const [deed, dice] of Object.entries(view.rows))
    found.push(line('rows', { deed, dice: words.listed(dice.map((face) => words.word('tribes', face))) }))
  found.push(line('dice', { dice: view.dice, next: view.next_dice }))
  found.push(
    plain(words.say('tribes-board-events', { events: words.listed(view.events.map(card)) || words.say('none') })),
  )
  found.push(line('deck', { number: view.event_deck.length }))
  view.seats.forEach((_, number) => found.push(...seatInWords(view, number, names)))
  if (view.draft?.length) found.push(line('draft', { steps: view.draft }))
  return found
}
