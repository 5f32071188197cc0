/** Ethnos for the shell: see games/types.ts. */
import type { Action, GameEvent } from '../../lib/protocol'
import type { Sound } from '../../lib/sound'
import type { Table } from './table'
import { plain, words } from '../../lib/words.svelte'
import { END, thing } from '../../rules/asking'
import type { Choice, Flight, GameModule, Stage } from '../types'
import Board from './Board.svelte'
import { glyphOf, kingdomOf, parts, ROMAN, rival, tone, toneOf, type EthnosView } from './cards'
import { describe } from './describe'
import glyphs from './glyphs.svg?raw'
import Head from './Head.svelte'
import Market from './Market.svelte'
import Own from './Own.svelte'
import OwnLine from './OwnLine.svelte'
import PartChip from './PartChip.svelte'
import sceneGlyphs from './scenes.svg?raw'
import * as moments from './scenes'
import SeatLines from './SeatLines.svelte'
import SeatSheet from './SeatSheet.svelte'
import Side from './Side.svelte'
import ThingGlyph from './ThingGlyph.svelte'
import './table.css' // after the styles of the parts that it arranges

const LOUD: Record<string, 'main' | 'sub' | 'mile'> = {
  first: 'main',
  take: 'main',
  draw: 'main',
  band: 'main',
  skeletons: 'mile',
  pass: 'main',
  cash: 'main',
  leave: 'main',
  age: 'mile',
  dragon: 'mile',
  age_end: 'mile',
  over: 'mile',
  place: 'sub',
  swim: 'sub',
  giant: 'sub',
  raid: 'sub',
  troll: 'sub',
  keep: 'sub',
  discard: 'sub',
  conjure: 'sub',
  glory: 'sub',
  tribe: 'sub',
}

function loudness(event: GameEvent) {
  if (event.kind === 'drawn' && event.card) return 'sub'
  return LOUD[event.kind] ?? 'hide'
}

function place(event: GameEvent): string | null {
  if (event.kingdom) return `[data-at="kingdom-${event.kingdom}"]`
  const at = { swim: 'merfolk', giant: 'giant', raid: 'orcs', troll: 'trolls', dragon: 'dragons', draw: 'deck' }[
    event.kind
  ]
  if (at) return `[data-at="${at}"]`
  return event.seat >= 0 ? `[data-at="seat-${event.seat}"]` : null
}

const SOUND: Record<string, Sound> = {
  take: 'card',
  drawn: 'card',
  band: 'card',
  discard: 'card',
  place: 'piece',
  swim: 'piece',
  giant: 'piece',
  raid: 'piece',
  troll: 'piece',
  dragon: 'scene',
  age_end: 'scene',
}

/** Where a seat's cards are: your own hand, or the strip of another. */
const home = (seat: number, table: Table) => (seat === table.own ? '[data-at="hand"]' : `[data-at="seat-${seat}"]`)

function flights(event: GameEvent, table: Table): Flight[] {
  const seat = event.seat
  const at = (name: string) => `[data-at="${name}"]`
  /** The cards of your own hand travel themselves. */
  const own = seat === table.own
  switch (event.kind) {
    case 'take':
      return own ? [] : [{ from: at(`up-${event.card}`), to: home(seat, table), thing: event.card }]
    case 'drawn':
      return own ? [] : [{ from: at('deck'), to: home(seat, table), thing: event.card ?? 'unknown' }]
    case 'dragon':
      return [{ from: at('deck'), to: at('dragons'), thing: 'dragon' }]
    case 'band':
      return [{ from: home(seat, table), to: at(`seat-${seat}`), thing: event.leader ?? 'skeleton' }]
    case 'place':
      return [{ from: home(seat, table), to: at(`kingdom-${event.kingdom}`), thing: `@${seat}` }]
    case 'swim':
      return [{ from: home(seat, table), to: at('merfolk'), thing: `@${seat}` }]
    case 'giant':
      return [{ from: home(seat, table), to: at('giant'), thing: `@${seat}` }]
    case 'raid':
      return [{ from: home(seat, table), to: at('orcs'), thing: `@${seat}` }]
    case 'troll':
      return [{ from: home(seat, table), to: at('trolls'), thing: `@${seat}` }]
    case 'discard':
      return own
        ? []
        : (event.cards as string[]).slice(0, 4).map((card) => ({ from: home(seat, table), to: at('row'), thing: card }))
    default:
      return []
  }
}

/** How a kingdom would stand after a marker more. */
function standing(view: EthnosView, kingdom: string, to: number, table: Table): string {
  const other = rival(view, kingdom, table.own ?? 0)
  if (!other) return words.say('ethnos-ui-alone')
  const state = to > other.markers ? 'lead' : to === other.markers ? 'level' : 'behind'
  return words.say('ethnos-ui-stand', { state, own: to, theirs: other.markers, who: table.names[other.seat] ?? '' })
}

function choice(action: Action, table: Table): Choice {
  const view = table.view!
  const effect = action.effects[0]
  const title = (args = {}) => plain(words.say(`ethnos-act-${action.verb}`, { ask: view.prompt.ask, ...args }))
  switch (action.verb) {
    case 'take':
    case 'lead':
    case 'add':
      return {
        title: title(words.forms('ethnos', 'card', String(action.operands.card))),
        glyph: glyphOf(String(action.operands.card)),
        tone: toneOf(String(action.operands.card)),
      }
    case 'place': {
      const kingdom = String(action.operands.kingdom)
      const to = Number(effect?.to ?? 1)
      return {
        title: title({ ...words.forms('ethnos', 'kingdom', kingdom), number: to }),
        detail: standing(view, kingdom, to, table),
        glyph: `k-${kingdom}`,
        tone: tone(kingdom),
      }
    }
    case 'raid': {
      const kingdom = kingdomOf(String(effect?.colour ?? ''))
      return {
        title: title(words.forms('ethnos', 'kingdom', kingdom)),
        detail: words.say('ethnos-ui-orc-worth', { worth: Number(effect?.worth ?? 0) }),
        glyph: 't-orc',
        tone: tone(kingdom),
      }
    }
    case 'troll':
      return { title: title({ token: Number(action.operands.token) }), glyph: 't-troll', tone: tone('none') }
    case 'conjure':
      return { title: title({ number: Number(effect?.cards ?? 0) }), glyph: 't-wizard', tone: tone('none') }
    case 'cash':
      return { title: title(), gain: `+${effect?.points ?? 0}`, glyph: 't-orc', tone: tone('none') }
    case 'done': {
      if (view.prompt.ask !== 'keep') return { title: title(), glyph: 'i-band', tone: tone('none') }
      const dropped = action.effects.find((one) => one.kind === 'discard')?.cards ?? []
      return {
        title: title({ number: table.draft.length }),
        detail: words.say('ethnos-ui-goes-up', { number: dropped.length }),
        glyph: 't-elf',
        tone: tone('none'),
      }
    }
    default:
      return {
        title: title(),
        glyph: action.verb === 'draw' ? 'i-card' : action.verb === 'skeletons' ? 't-skeleton' : 'i-close',
        tone: tone('none'),
      }
  }
}

/** The way of a band: its cards and leader, the marker, the ability. */
function stages(table: Table): Stage[] {
  const ask = table.view?.prompt.ask ?? ''
  const order = ['band', 'marker', 'ability']
  const now =
    ask === 'band'
      ? 0
      : ask === 'marker'
        ? 1
        : ['keep', 'bonus', 'raid', 'troll', 'conjure', 'another'].includes(ask)
          ? 2
          : -1
  if (now < 0) return []
  return order.map((name, index) => ({
    label: words.say(`ethnos-ui-stage-${name}`),
    state: index < now ? 'done' : index === now ? 'now' : 'later',
  }))
}

const module: GameModule<EthnosView> = {
  id: 'ethnos',
  sprite: glyphs + sceneGlyphs,
  Head,
  Board,
  Market,
  Side,
  Own,
  OwnLine,
  SeatLines,
  SeatSheet,
  ThingGlyph,
  PartChip,
  scoreGlyph: 'i-glory',
  rowGlyph: (row) =>
    ({ kingdoms: 'i-band', merfolk: 't-merfolk', giant: 't-giant', orcs: 't-orc', bands: 'i-card' })[row] ?? 'i-glory',
  scores: (view) => view.seats.map((seat) => seat.glory),
  section: (event) => (event.kind === 'age' ? words.say('ethnos-ui-age', { age: ROMAN[event.age] ?? '' }) : null),
  /** The leader whose bands brought most. */
  portrait(seat, table) {
    const worth = new Map<string, number>()
    const bands = table.info?.result?.rows.find((row) => row.id === 'bands')
    for (const part of bands?.parts ?? [])
      if (part.seat === seat && part.args.leader)
        worth.set(part.args.leader, (worth.get(part.args.leader) ?? 0) + part.points)
    const best = [...worth].sort((a, b) => b[1] - a[1])[0]?.[0]
    return best ? { scene: `e-${parts(best).tribe}`, tone: toneOf(best) } : null
  },
  partSection: (part) => (part.args.age ? words.say('ethnos-ui-age', { age: ROMAN[part.args.age] ?? '' }) : ''),
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
    const closing = words.say('ethnos-act-done', {
      ask: table.view?.prompt.ask === 'keep' ? 'keep' : 'band',
      number: table.draft.length,
    })
    return [
      { label: closing, glyph: 'i-band', text: 'done' },
      { label: words.say('ethnos-act-draw'), glyph: 'i-card', text: 'draw' },
    ]
  },
  points: (view) =>
    view.points.map(({ seat, points, row, ...args }) => ({
      row,
      part: { seat, points, rule: '', args },
    })),
  places: {
    dragons: () => [END],
    kingdom: (name) => [thing(name)],
    up: (card) => [thing(card)],
    hand: () => [thing('hand')],
    orcs: () => [thing('orc')],
    giant: () => [thing('giant')],
    trolls: () => [thing('troll')],
    merfolk: () => [thing('merfolk')],
  },
  thingOf: (deed) => /^(?:lead|add) (\S+)$/.exec(deed)?.[1] ?? null,
  describe,
}

export default module
