/** Words of the engine, and the symbol of every thing. What is printed on components is in box.ts. */
export type { OpenEvent, TribesView } from './view-types'

export const RESOURCES = ['food', 'wood', 'stone'] as const
export const DEEDS = ['grow', 'move', 'gather', 'learn'] as const

const SYMBOLS: Record<string, string> = {
  food: 'r-food',
  wood: 'r-wood',
  stone: 'r-stone',
  mixed: 'a-gather',
  lake: 'tr-lake',
  forest: 'tr-forest',
  mountain: 'tr-mountain',
  sun: 'die-sun',
  moon: 'die-moon',
  blank: 'die-blank',
  grow: 'a-grow',
  move: 'a-move',
  gather: 'a-gather',
  learn: 'a-learn',
  cave_paintings: 'go-cave',
  stone_tools: 'go-tools',
  whole_tribe: 'go-whole',
  lake_lords: 'go-lakes',
  forest_lords: 'go-forests',
  mountain_lords: 'go-mountains',
  nomads: 'go-nomads',
  borderland: 'go-border',
  raid: 'go-raid',
  abandoned_village: 'ev-abandoned',
  altar: 'ev-altar',
  canoe: 'ev-canoe',
  walls: 'ev-walls',
  chief: 'ev-chief',
  discovery: 'ev-discovery',
  drought: 'ev-drought',
  invaders: 'ev-invaders',
  mammoth: 'ev-mammoth',
  mild_winter: 'ev-winter',
  plenty_of_food: 'ev-plenty-food',
  plenty_of_wood: 'ev-plenty-wood',
  plenty_of_stone: 'ev-plenty-stone',
  sabre_tooth: 'ev-sabre',
  shared_knowledge: 'ev-knowledge',
  volcano: 'ev-volcano',
  great_lake: 'sl-lake',
  great_forest: 'sl-forest',
  great_mountain: 'sl-mountain',
  wild_land: 'sl-wild',
  jungle: 'sl-jungle',
  oasis: 'sl-oasis',
  tar_pit: 'sl-tar',
  glacier: 'sl-glacier',
  elder: 'v-elder',
  village: 'v-village',
  limit: 'm-any',
  pool: 'die-blank',
  conflict: 'go-raid',
  kia_kia: 'tb-kiakia',
  muk_kan: 'tb-mukkan',
  board: 'v-village',
}
for (const goal of ['bow', 'stable', 'pottery', 'basketry', 'oxen', 'hearth']) SYMBOLS[goal] = `go-${goal}`
for (const tribe of ['daba', 'indartsu', 'dananu', 'kiror', 'kaha', 'tunga']) SYMBOLS[tribe] = `tb-${tribe}`

/** The two powers of each tribe carry the emblem of their tribe. */
const POWERS = {
  traders: 'daba',
  crafty_builders: 'daba',
  farmers: 'indartsu',
  kinship: 'indartsu',
  ambush: 'kia_kia',
  shaman: 'kia_kia',
  shared_gifts: 'muk_kan',
  intimidation: 'muk_kan',
  cunning: 'dananu',
  agriculture: 'dananu',
  pathfinders: 'kiror',
  evasive: 'kiror',
  wayfarers: 'kaha',
  common_purpose: 'kaha',
  hidden_village: 'tunga',
  light_in_the_dark: 'tunga',
} as Record<string, string>

const TINTS: Record<string, string> = {
  lake_lords: 'tint-lake',
  plenty_of_food: 'tint-lake',
  canoe: 'tint-lake',
  forest_lords: 'tint-forest',
  plenty_of_wood: 'tint-forest',
  mountain_lords: 'tint-mountain',
  plenty_of_stone: 'tint-mountain',
}

/** The picture of a goal, an event, a tribe or one of its powers, and the class of its inks. */
export function sceneOf(word: string): { id: string; tint: string } | null {
  const shown = POWERS[word] ?? word
  const symbol = SYMBOLS[shown] ?? ''
  if (!/^(go|ev|tb)-/.test(symbol) || shown === 'conflict') return null
  return { id: `sc-${shown}`, tint: TINTS[shown] ?? (symbol.startsWith('ev-') ? 'tint-event' : 'tint-goal') }
}

export const glyphOf = (word: string): string => SYMBOLS[word] ?? (POWERS[word] ? SYMBOLS[POWERS[word]]! : '')

/** The hue of a resource or terrain, as a class. */
const TONES: Record<string, string> = {
  food: 'hue-blue',
  wood: 'hue-green',
  stone: 'hue-grey',
  lake: 'hue-blue',
  forest: 'hue-green',
  mountain: 'hue-grey',
}
export const toneOf = (word: string) => TONES[word] ?? ''

export const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, number) => sum + number, 0)

/** Which of the five parts of a turn a question belongs to; 0 is the setup. */
export function partOfTurn(stage: string): number {
  if (['leader', 'start', 'bonus'].includes(stage) || /^chance_(terrain|land|tribe|first|power|pool)/.test(stage))
    return 0
  if (['return'].includes(stage)) return 1
  if (
    [
      'before',
      'chance_roll',
      'chance_roll_one',
      'chance_event',
      'invaders',
      'mammoth',
      'tiger',
      'volcano',
      'bid',
      'hand',
      'settle',
      'lose',
    ].includes(stage)
  )
    return 2
  if (['fight', 'ambush', 'shoot', 'repel', 'flee'].includes(stage)) return 4
  if (['end', 'elder', 'offer', 'pot_give', 'pot_take', 'spare', 'over'].includes(stage)) return 5
  return 3
}
