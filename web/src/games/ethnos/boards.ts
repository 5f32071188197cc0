/** What lies on the small boards beside the map. */
import type { EthnosView } from './cards'

export const COLOURS = ['orange', 'blue', 'red', 'purple', 'green', 'grey']

export const inPlay = (view: EthnosView, tribe: string) => view.tribes.includes(tribe)

/** Seats with a marker on a space of the orc board. */
export const onOrcs = (view: EthnosView, colour: string) =>
  view.seats.flatMap((seat, number) => (seat.orcs.includes(colour) ? [number] : []))

/** Cards in the largest band that a giant leads, of whoever holds the giant. */
export const giantSize = (view: EthnosView) =>
  view.giant === null
    ? 0
    : Math.max(
        0,
        ...view.seats[view.giant]!.bands.filter((band) => band.leader?.startsWith('giant.')).map(
          (band) => band.cards.length,
        ),
      )

export const trollOwner = (view: EthnosView, token: number) =>
  view.seats.findIndex((seat) => seat.trolls.includes(token))

/** Seats by how far their merfolk swam, the furthest first. */
export const swimmers = (view: EthnosView) =>
  view.seats.map((seat, number) => ({ number, at: seat.merfolk })).sort((a, b) => b.at - a.at)
