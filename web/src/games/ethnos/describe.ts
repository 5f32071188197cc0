/** The table of Ethnos in words, the same lines that folkmoot.text writes in the terminal. */
import { plain, words } from '../../lib/words.svelte'
import type { EthnosView } from './cards'

export function describe(view: EthnosView, names: string[]): string[] {
  const line = (id: string, args: Record<string, unknown> = {}) =>
    plain(words.say(`ethnos-board-${id}`, words.args('ethnos', args)))
  const found = [
    line('head', { age: view.age, ages: view.ages, dragons: view.dragons, ...view.deck }),
    line('tribes', { tribes: view.tribes }),
    line('row', { cards: view.face_up }),
  ]
  for (const [kingdom, land] of Object.entries(view.kingdoms)) {
    const markers = land.markers.flatMap((number, seat) => (number ? [`${names[seat]} ${number}`] : []))
    found.push(line('kingdom', { kingdom, tokens: land.tokens, markers }))
  }
  view.seats.forEach((seat, number) => {
    found.push(line('seat', { who: names[number], glory: seat.glory, supply: seat.supply, cards: seat.cards }))
    if (seat.hand) found.push(line('hand', { cards: seat.hand }))
    else if (seat.known.length) found.push(line('known', { cards: seat.known }))
    for (const band of seat.bands)
      found.push(
        band.leader
          ? line('band', { leader: band.leader, cards: band.cards })
          : line('skeletons', { cards: band.cards }),
      )
    if (view.tribes.includes('merfolk')) found.push(line('merfolk', { space: seat.merfolk }))
    if (seat.orcs.length) found.push(line('orcs', { spaces: seat.orcs }))
    if (seat.trolls.length) found.push(line('trolls', { tokens: seat.trolls }))
    if (view.giant === number) found.push(line('giant'))
  })
  return found
}
