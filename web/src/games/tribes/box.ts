/** What is printed on the components of Tribes, as the server reads it from the box; drawn here, counted there. */
import { printed } from '../../lib/box.svelte'

export type Place = readonly [number, number]

const number = (path: string, without = 0) => printed<number>('tribes', path, without)
const numbers = (path: string) => printed<number[]>('tribes', path, [])
const TRIBES = ['daba', 'indartsu', 'kia_kia', 'muk_kan', 'dananu', 'kiror', 'kaha', 'tunga']
const DEVELOPMENTS = ['bow', 'stable', 'pottery', 'basketry', 'oxen', 'hearth', 'cave_paintings', 'stone_tools']
const RESOURCES = ['food', 'wood', 'stone']
const SALES = ['altar', 'canoe', 'walls']
const each = <T>(names: string[], value: (name: string) => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, value(name)]))

/** Axial coordinates of the hexes a, b, c … for each number of players. */
export const PLACES: Record<number, Place[]> = {
  get 2() {
    return printed<Place[]>('tribes', 'field.two', [])
  },
  get 3() {
    return printed<Place[]>('tribes', 'field.three', [])
  },
  get 4() {
    return printed<Place[]>('tribes', 'field.four', [])
  },
}

/** Printed on cards and boards. */
export const PRINTED = {
  get pointsToWin() {
    return number('game.points_to_win')
  },
  get members() {
    return number('game.members')
  },
  /** Members that find room on a hex; in the drought; on the glacier. */
  get most() {
    return number('limit.hex')
  },
  get drought() {
    return number('limit.drought')
  },
  get glacier() {
    return number('limit.glacier')
  },
  get invadersMost() {
    return number('events.invaders_most')
  },
  /** Altar, canoe and walls cost some of one resource, less for each token on the card. */
  get price() {
    return each(SALES, (card) => RESOURCES[numbers(`events.${card}_price`).findIndex(Boolean)] ?? '')
  },
  get priceOf() {
    return Math.max(0, ...numbers('events.altar_price'))
  },
  get knowledge() {
    return number('events.shared_knowledge')
  },
  get villages() {
    return each(TRIBES, (tribe) => numbers(`villages.${tribe}`))
  },
  get goalCost() {
    return each(DEVELOPMENTS, (goal) => numbers(`goals.cost.${goal}`))
  },
}
/** What a village costs a tribe, by resource. */
export const villageCost = (tribe: string) =>
  each(RESOURCES, (kind) => PRINTED.villages[tribe]?.[RESOURCES.indexOf(kind)] ?? 0)
export const goalPoints = (goal: string) => number(`goals.points.${goal}`, 1)
export const goalNumber = (goal: string) => number(`goals.need.${goal.endsWith('_lords') ? 'lords' : goal}`, 1)

/** The terrain that a special land replaces; none: any. */
export const LANDS: Record<string, string | null> = {
  great_lake: 'lake',
  great_mountain: 'mountain',
  great_forest: 'forest',
  wild_land: null,
  jungle: 'forest',
  oasis: 'lake',
  tar_pit: 'lake',
  glacier: 'mountain',
}
