/** Words of the engine as types, what is printed on the components (for drawing only), and the symbol of every thing. */
import type { View } from '../../lib/protocol'

export const RESOURCES = ['food', 'wood', 'stone'] as const
export const DEEDS = ['grow', 'move', 'gather', 'learn'] as const

export interface TribeSeat {
  tribe: string | null
  power: string | null
  members: Record<string, number>
  ambush: number
  resources: Record<string, number>
  villages: string[]
  hidden_village: boolean
  elder: string | null
  points: number
  earned: Record<string, number>
  open: string[]
  fulfilled: string[]
  deck: string[]
  under: string[]
  tokens: string[]
}

export interface OpenEvent {
  event: string
  load: number | Record<string, number>
}

export interface TribesView extends View {
  stage: string
  active: number
  rounds: number
  used: string[]
  moved: Record<string, number>
  field: Record<string, string>
  lands: Record<string, string>
  glacier: { stones: number; melted: boolean }
  volcano: number | null
  rows: Record<string, string[]>
  dice: string[]
  next_dice: string[]
  events: OpenEvent[]
  event_deck: string[]
  invaders: { hex: string; number: number } | null
  mammoth: { hex: string; rider: number | null } | null
  sabre_tooth: string | null
  seats: TribeSeat[]
  draft: string[] | null
}

/** Printed on cards and boards. The server keeps the rules; these only draw the components. */
export const PRINTED = {
  pointsToWin: 15,
  members: 20,
  /** Members that find room on a hex; in the drought; on the glacier. */
  most: 5,
  drought: 4,
  glacier: 3,
  invadersMost: 5,
  /** Altar, canoe and walls cost three of one resource, less for each token on the card. */
  price: { altar: 'food', canoe: 'wood', walls: 'stone' } as Record<string, string>,
  priceOf: 3,
  knowledge: 3,
  villages: {
    daba: [2, 1, 3], indartsu: [1, 2, 3], kia_kia: [1, 4, 1], muk_kan: [3, 1, 2],
    dananu: [4, 1, 1], kiror: [1, 3, 2], kaha: [3, 2, 1], tunga: [2, 3, 1],
  } as Record<string, number[]>,
  goalCost: {
    bow: [0, 2, 1], stable: [2, 2, 0], pottery: [0, 1, 2], basketry: [1, 2, 0],
    oxen: [3, 1, 0], hearth: [2, 0, 1], cave_paintings: [1, 0, 2], stone_tools: [0, 2, 2],
  } as Record<string, number[]>,
  goalPoints: { whole_tribe: 4, lake_lords: 3, forest_lords: 3, mountain_lords: 3, nomads: 2, borderland: 2, raid: 3 } as Record<string, number>,
}
export const goalPoints = (goal: string) => PRINTED.goalPoints[goal] ?? 1
export const goalNumber = (goal: string) => ({ whole_tribe: 20, lake_lords: 3, forest_lords: 3, mountain_lords: 3, nomads: 7, borderland: 3 })[goal] ?? 1

const SYMBOLS: Record<string, string> = {
  food: 'r-food', wood: 'r-wood', stone: 'r-stone', mixed: 'a-gather',
  lake: 'tr-lake', forest: 'tr-forest', mountain: 'tr-mountain',
  sun: 'die-sun', moon: 'die-moon', blank: 'die-blank',
  grow: 'a-grow', move: 'a-move', gather: 'a-gather', learn: 'a-learn',
  cave_paintings: 'go-cave', stone_tools: 'go-tools', whole_tribe: 'go-whole', lake_lords: 'go-lakes', forest_lords: 'go-forests',
  mountain_lords: 'go-mountains', nomads: 'go-nomads', borderland: 'go-border', raid: 'go-raid',
  abandoned_village: 'ev-abandoned', altar: 'ev-altar', canoe: 'ev-canoe', walls: 'ev-walls', chief: 'ev-chief', discovery: 'ev-discovery',
  drought: 'ev-drought', invaders: 'ev-invaders', mammoth: 'ev-mammoth', mild_winter: 'ev-winter', plenty_of_food: 'ev-plenty-food',
  plenty_of_wood: 'ev-plenty-wood', plenty_of_stone: 'ev-plenty-stone', sabre_tooth: 'ev-sabre', shared_knowledge: 'ev-knowledge', volcano: 'ev-volcano',
  great_lake: 'sl-lake', great_forest: 'sl-forest', great_mountain: 'sl-mountain', wild_land: 'sl-wild', jungle: 'sl-jungle', oasis: 'sl-oasis',
  tar_pit: 'sl-tar', glacier: 'sl-glacier',
  kia_kia: 'tb-kiakia', muk_kan: 'tb-mukkan', board: 'v-village',
}
for (const goal of ['bow', 'stable', 'pottery', 'basketry', 'oxen', 'hearth']) SYMBOLS[goal] = `go-${goal}`
for (const tribe of ['daba', 'indartsu', 'dananu', 'kiror', 'kaha', 'tunga']) SYMBOLS[tribe] = `tb-${tribe}`

/** The two powers of each tribe carry the emblem of their tribe. */
const POWERS = {
  traders: 'daba', crafty_builders: 'daba', farmers: 'indartsu', kinship: 'indartsu', ambush: 'kia_kia', shaman: 'kia_kia',
  shared_gifts: 'muk_kan', intimidation: 'muk_kan', cunning: 'dananu', agriculture: 'dananu', pathfinders: 'kiror', evasive: 'kiror',
  wayfarers: 'kaha', common_purpose: 'kaha', hidden_village: 'tunga', light_in_the_dark: 'tunga',
} as Record<string, string>

export const glyphOf = (word: string): string => SYMBOLS[word] ?? (POWERS[word] ? SYMBOLS[POWERS[word]]! : '')

/** Class that colours a resource or terrain. */
const TONES: Record<string, string> = { food: 'rs-food', wood: 'rs-wood', stone: 'rs-stone', lake: 'rs-food', forest: 'rs-wood', mountain: 'rs-stone' }
export const toneOf = (word: string) => TONES[word] ?? ''

export const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, number) => sum + number, 0)

/** Which of the five parts of a turn a question belongs to; 0 is the setup. */
export function partOfTurn(stage: string): number {
  if (['leader', 'start', 'bonus'].includes(stage) || /^chance_(terrain|land|tribe|first|power|pool)/.test(stage)) return 0
  if (['return'].includes(stage)) return 1
  if (['before', 'chance_roll', 'chance_roll_one', 'chance_event', 'invaders', 'mammoth', 'tiger', 'volcano', 'bid', 'hand', 'settle', 'lose'].includes(stage)) return 2
  if (['fight', 'ambush', 'shoot', 'repel', 'flee'].includes(stage)) return 4
  if (['end', 'elder', 'offer', 'pot_give', 'pot_take', 'spare', 'over'].includes(stage)) return 5
  return 3
}
