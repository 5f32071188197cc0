/** Tribes for the shell: see games/types.ts. */
import type { FluentVariable } from '@fluent/bundle'
import glyphs from './glyphs.svg?raw'
import type { Action, GameEvent } from '../../lib/protocol'
import type { Sound } from '../../lib/sound'
import type { Table } from './table'
import { plain, words } from '../../lib/words.svelte'
import { action, claimed, END, thing } from '../../rules/asking'
import type { Choice, Flight, GameModule, Stage } from '../types'
import Board from './Board.svelte'
import { goalPoints } from './box'
import { glyphOf, partOfTurn, type TribesView } from './data'
import { describe } from './describe'
import Head from './Head.svelte'
import Own from './Own.svelte'
import OwnLine from './OwnLine.svelte'
import PartChip from './PartChip.svelte'
import { pickerOf } from './picker.svelte'
import { rowGlyph } from './rows'
import * as moments from './scenes'
import scenes from './scenes.svg?raw'
import SeatLines from './SeatLines.svelte'
import SeatSheet from './SeatSheet.svelte'
import Side from './Side.svelte'
import ThingGlyph from './ThingGlyph.svelte'
import './table.css' // after the styles of the parts that it arranges

const MAIN = [
  'leader',
  'placed',
  'rolled',
  'kept',
  'act',
  'mammoth_hunted',
  'mammoth_tamed',
  'tiger_hunted',
  'bid',
  'passed',
  'built',
  'bought',
  'goal_met',
  'sacrificed',
  'pottery',
]
const MILE = ['first', 'event', 'eruption', 'conflict', 'melted']
const HIDDEN = ['terrain', 'lands', 'land', 'pool', 'tribe', 'turn', 'price', 'ask', 'draft']

const SOUND: Record<string, Sound> = {
  rolled: 'die',
  act: 'die',
  moved: 'piece',
  rode: 'piece',
  grew: 'piece',
  placed: 'piece',
  removed: 'piece',
  gain: 'piece',
  built: 'piece',
  drawn: 'card',
  event: 'card',
  goal_met: 'scene',
  conflict: 'scene',
  eruption: 'scene',
}

function loudness(event: GameEvent): 'main' | 'sub' | 'mile' | 'hide' {
  if (HIDDEN.includes(event.kind)) return 'hide'
  return MILE.includes(event.kind) ? 'mile' : MAIN.includes(event.kind) ? 'main' : 'sub'
}

function place(event: GameEvent): string | null {
  const hex = event.hex ?? event.to
  if (typeof hex === 'string' && hex.length === 1) return `[data-at="hex-${hex}"]`
  if (event.kind === 'act') return `[data-at="row-${event.deed}"]`
  if (event.event) return `[data-at="event-${event.event}"]`
  return event.seat >= 0 ? `[data-at="seat-${event.seat}"]` : null
}

function flights(event: GameEvent, table: Table): Flight[] {
  const at = (name: string) => `[data-at="${name}"]`
  const home = at(event.seat === table.own && event.resource ? 'purse' : `seat-${event.seat}`)
  const member = `@${event.seat}`
  switch (event.kind) {
    case 'moved':
    case 'rode':
    case 'fled':
    case 'pushed':
      return [{ from: at(`hex-${event.from}`), to: at(`hex-${event.to}`), thing: member }]
    case 'grew':
    case 'placed':
      return [{ from: home, to: at(`hex-${event.hex}`), thing: member }]
    case 'removed':
      return [{ from: at(`hex-${event.hex}`), to: home, thing: member }]
    case 'gain':
      return [{ from: at('events'), to: home, thing: event.resource }]
    case 'built':
      return [{ from: home, to: at(`hex-${event.hex}`), thing: 'board' }]
    case 'invaders':
    case 'mammoth':
      return [{ from: at('events'), to: at(`hex-${event.hex}`), thing: event.kind }]
    case 'tiger':
      return [{ from: at('events'), to: at(`hex-${event.hex}`), thing: 'sabre_tooth' }]
    default:
      return []
  }
}

const word = (value: unknown) => words.word('tribes', String(value))
const SEATS = ['seat', 'to_seat']

/** An action in words: the operands become arguments, seats become names. */
function title(action: Action, table: Table): string {
  const args: Record<string, FluentVariable> = { ask: table.view?.prompt.ask ?? '' }
  for (const [key, value] of Object.entries(action.operands)) {
    if (SEATS.includes(key)) args.who = table.names[Number(value)] ?? ''
    else if (key === 'target')
      args.target = value === 'invaders' ? word('invaders') : (table.names[Number(value)] ?? '')
    else if (typeof value === 'number') args[key] = value
    else Object.assign(args, words.forms('tribes', key, value))
  }
  return plain(words.say(`tribes-act-${action.verb}`, args))
}

/** What stands out among the effects: resources and points. */
function detail(action: Action): string {
  const told = action.effects
    .filter((one) => ['gain', 'spend'].includes(one.kind) && one.number)
    .map((one) => `${one.kind === 'gain' ? '+' : '−'}${one.number} ${word(one.resource)}`)
  const about =
    action.operands.power ??
    (action.verb === 'buy' ? action.operands.event : action.verb === 'borrow' ? action.operands.goal : null)
  if (about) told.push(words.say(`tribes-about-${about}`, { number: 1 }))
  return told.join(', ')
}

const GLYPHS: Record<string, string> = {
  done: 'i-check',
  roll: 'die-sun',
  place: 'm-any',
  grow: 'a-grow',
  gather: 'a-gather',
  build: 'v-village',
  elder: 'v-elder',
  fight: 'go-raid',
  lose: 'ev-volcano',
  sacrifice: 'ev-altar',
  flee: 'a-move',
  flee_riding: 'ev-mammoth',
  fill: 'go-basketry',
  push: 'a-move',
  to: 'a-move',
  move: 'a-move',
  ride: 'ev-mammoth',
  hunt: 'ev-mammoth',
  tame: 'ev-mammoth',
  chase: 'ev-sabre',
  pottery: 'go-pottery',
  bid: 'ev-chief',
  ambush: 'm-any',
  shoot: 'go-bow',
  repel: 'ev-walls',
  volcano: 'tr-volcano',
  borrow: 'v-elder',
  tiger: 'ev-sabre',
  trade: 'a-gather',
  study: 'a-learn',
  strengthen: 'i-up',
}

function choice(action: Action, table: Table): Choice {
  const named = ['resource', 'action', 'face', 'event', 'goal', 'power', 'resources']
    .map((key) => action.operands[key])
    .find((value) => typeof value === 'string' && glyphOf(value))
  const scored = action.effects.find(
    (one) => ['mammoth_hunted', 'mammoth_tamed', 'tiger_hunted', 'points'].includes(one.kind) && one.seat === table.own,
  )
  return {
    title: title(action, table),
    detail: detail(action) || undefined,
    glyph: GLYPHS[action.verb] ?? (named ? glyphOf(String(named)) : 'i-next'),
    gain: scored ? `+${scored.number}` : undefined,
  }
}

/** The way of your own turn. */
function stages(table: Table): Stage[] {
  const now = partOfTurn(table.view!.prompt.ask)
  if (now < 2 || table.view!.active !== table.view!.prompt.seat) return []
  return ['dice', 'actions', 'conflicts', 'building'].map((name, index) => ({
    label: words.say(`tribes-ui-part-${name}`),
    state: index + 2 < now ? 'done' : index + 2 === now ? 'now' : 'later',
  }))
}

/** What has a rule of its own on a hex: its land or terrain, then who stands there. */
function onHex(view: TribesView, hex: string): string[] {
  const land = Object.keys(view.lands).find((name) => view.lands[name] === hex) ?? view.field[hex]
  const there = [
    view.invaders?.hex === hex && 'invaders',
    view.mammoth?.hex === hex && 'mammoth',
    view.sabre_tooth === hex && 'sabre_tooth',
    view.seats.some((seat) => seat.villages.includes(hex)) && 'village',
  ]
  return [land, ...there].filter((name): name is string => !!name).slice(0, 2)
}

/** Actions that may be ended with nothing done. */
const IDLE = ['grow', 'move', 'gather']

const module: GameModule<TribesView> = {
  id: 'tribes',
  hides: () => false,
  sprite: glyphs + scenes,
  Head,
  Board,
  Side,
  Own,
  OwnLine,
  SeatLines,
  SeatSheet,
  ThingGlyph,
  PartChip,
  portrait(seat, table) {
    const tribe = table.view?.seats[seat]?.tribe
    return tribe ? { scene: `sc-${tribe}`, tone: `hue tint-seat seat-${seat + 1}` } : null
  },
  scoreGlyph: 'i-glory',
  rowGlyph,
  scores: (view) => view.seats.map((seat) => seat.points),
  section: () => null,
  loudness,
  place,
  flights,
  scenes: moments.scenes,
  staged: moments.staged,
  scenery: () => import('./Scenery.svelte'),
  sound: (event) => SOUND[event.kind] ?? null,
  choice,
  stages,
  deeds(table) {
    const ask = table.view?.prompt.ask ?? ''
    const picker = pickerOf(table)
    if (ask === 'gather' && picker.basket.length)
      return [
        {
          label: words.say('tribes-ui-gather-on', { hexes: words.listed(picker.basket.map(word)) }),
          glyph: 'a-gather',
          text: `gather ${picker.basket[0]}`,
          run: () => void picker.gather(),
        },
      ]
    if (ask === 'before') return [{ label: words.say('tribes-act-roll'), glyph: 'die-sun', text: 'roll' }]
    const idle = IDLE.includes(ask) && !table.draft.length && table.legal.some((action) => action.verb !== 'done')
    return [
      {
        label: words.say('tribes-act-done', { ask }),
        glyph: 'i-check',
        text: 'done',
        doubt: idle ? words.say('tribes-ui-nothing-done') : undefined,
      },
    ]
  },
  points: (view) =>
    view.seats.flatMap((seat, number) => [
      ...Object.entries(seat.earned).map(([row, points]) => ({
        row,
        part: { seat: number, points, rule: '', args: {} },
      })),
      ...seat.fulfilled.map((goal) => ({
        row: 'goals',
        part: { seat: number, points: goalPoints(goal), rule: '', args: { goal } },
      })),
    ]),
  places: {
    track: () => [END],
    row: (deed) => [thing(deed)],
    dice: () => [thing('dice')],
    event: (name) => [thing(name)],
    goal: claimed,
    aim: (name) => [thing(name)],
  },
  thingOf: (deed) => /^buy (\S+)$/.exec(deed)?.[1] ?? null,
  asks(at, table) {
    const view = table.view!
    const [place, name = ''] = at.split('-')
    if (place === 'hex') return onHex(view, name).map(thing)
    if (place === 'row' && table.decides && view.prompt.ask === 'act')
      return [thing(name), action(`act ${name} ${pickerOf(table).die}`)]
    return null
  },
  describe,
}

export default module
