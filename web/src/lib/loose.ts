/** A table that no server holds: a position in a diagram, or a game from a file. */
import type { Seat, TableInfo } from './protocol'

type Known = Pick<TableInfo, 'game' | 'players' | 'options' | 'status' | 'turn'> & Partial<TableInfo>

/** Make the table document that a page needs, with everybody in place; `seats` is what is known of them. */
export function looseInfo(known: Known, seats: Partial<Seat>[] = []): TableInfo {
  const placed = Array.from({ length: known.players }, (_, seat): Seat => ({
    seat,
    kind: 'human',
    name: '',
    level: null,
    mine: known.mine?.includes(seat) ?? false,
    here: true,
    stand_in: null,
    timeouts: 0,
    returns_left: null,
    mark: '',
    colour: '',
    restricted: '',
    ...seats[seat],
  }))
  return { mine: [], votes: [], ...known, seats: placed } as unknown as TableInfo
}
