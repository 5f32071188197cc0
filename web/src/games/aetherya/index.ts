/** Legends of Aetherya for the shell: see games/types.ts. */
import type { Action, GameEvent, Question } from '../../lib/protocol'
import type { Sound } from '../../lib/sound'
import type { Table } from './table'
import { plain, words } from '../../lib/words.svelte'
import { action, claimed, thing } from '../../rules/asking'
import type { Choice, Deed, Flight, GameModule } from '../types'
import Board from './Board.svelte'
import Market from './Market.svelte'
import OwnLine from './OwnLine.svelte'
import Spread from './Spread.svelte'
import { builtAt, glyphOf, LEGENDS, PLACES, ROMAN, ROW_OF, ROWS, signed, tone, worth, type AetheryaView } from './cards'
import { describe } from './describe'
import EmpireRound from './EmpireRound.svelte'
import glyphs from './glyphs.svg?raw'
import Head from './Head.svelte'
import LostCount from './LostCount.svelte'
import NolandsBig from './NolandsBig.svelte'
import Own from './Own.svelte'
import { latestPoints, latestScores, padOf } from './pad.svelte'
import PartChip from './PartChip.svelte'
import * as moments from './scenes'
import scenes from './scenes.svg?raw'
import SeatLines from './SeatLines.svelte'
import SeatSheet from './SeatSheet.svelte'
import ThingGlyph from './ThingGlyph.svelte'
import { verdict } from './verdict'
import './hues.css'
import './table.css' // after the styles of the parts that it arranges

const LOUD: Record<string, 'main' | 'sub' | 'mile'> = {
  first: 'main',
  take: 'main',
  draw: 'main',
  lay: 'sub',
  arranged: 'mile',
  swap: 'main',
  drop: 'sub',
  discard: 'sub',
  place: 'main',
  lifted: 'sub',
  replaced: 'sub',
  turn_up: 'main',
  token: 'sub',
  claim: 'mile',
  turn_over: 'mile',
  spend: 'sub',
  put_on: 'main',
  hammer: 'main',
  griffin: 'main',
  look: 'main',
  hand_over: 'main',
  shuffle: 'sub',
  round: 'mile',
  penalty: 'mile',
  ending: 'mile',
  reveal: 'sub',
  age: 'mile',
  new_age: 'mile',
  over: 'mile',
  race: 'main',
  send: 'main',
  settle: 'main',
  build: 'sub',
  offer: 'main',
  refuse: 'sub',
  pact: 'mile',
  betray: 'mile',
  task: 'mile',
}

const SOUND: Record<string, Sound> = {
  take: 'card',
  draw: 'card',
  lay: 'card',
  drop: 'card',
  discard: 'card',
  place: 'card',
  turn_up: 'card',
  send: 'card',
  settle: 'card',
  token: 'piece',
  put_on: 'piece',
  build: 'piece',
  claim: 'scene',
  age: 'scene',
  ending: 'scene',
}

const at = (name: string) => `[data-at="${name}"]`
const cell = (seat: number, place: unknown) => at(`cell-${seat}-${place}`)
/** Where a seat's card comes to lie: its place in the big kingdom, or the strip of that seat. */
const home = (seat: number, place: unknown) => `${cell(seat, place)}, ${at(`seat-${seat}`)}`

/** Whose kingdom an event speaks of. */
const whose = (event: GameEvent): number => event.to_seat ?? event.of_seat ?? event.seat

function place(event: GameEvent): string | null {
  if (event.kind === 'settle') return `${at(`noland-${event.cell}`)}, ${at('nolands')}`
  if (event.legend) return at(`legend-${event.legend}`)
  if (typeof event.cell === 'string' && document.querySelector(cell(whose(event), event.cell)))
    return cell(whose(event), event.cell)
  return event.seat >= 0 ? at(`seat-${event.seat}`) : null
}

/** What your own seat does with cards: they travel themselves. */
const TRAVEL = ['take', 'draw', 'place', 'discard', 'drop', 'replaced']

function flights(event: GameEvent, table: Table): Flight[] {
  const hand = event.seat === table.own ? '.own .build' : at(`seat-${event.seat}`)
  const pile = at(`discard-${event.pile ?? 0}`)
  if (event.seat === table.own && TRAVEL.includes(event.kind)) return []
  switch (event.kind) {
    case 'take':
      return [{ from: pile, to: hand, thing: event.card }]
    case 'draw':
      return [{ from: at('deck'), to: hand, thing: event.card ?? 'unknown' }]
    case 'place':
      return [{ from: hand, to: home(event.seat, event.cell), thing: event.card }]
    case 'send':
      return [{ from: hand, to: home(event.to_seat, event.cell), thing: event.card }]
    case 'settle':
      return [{ from: hand, to: `${at(`noland-${event.cell}`)}, ${at('nolands')}`, thing: event.card }]
    case 'discard':
    case 'drop':
      return [{ from: hand, to: pile, thing: event.card }]
    case 'replaced':
      return [{ from: event.cell ? home(event.seat, event.cell) : hand, to: pile, thing: event.card }]
    case 'claim':
      return [{ from: at(`legend-${event.legend}`), to: at(`seat-${event.seat}`), thing: event.legend }]
    case 'penalty':
      return [{ from: at(`legend-${event.legend}`), to: at('penalty'), thing: event.legend }]
    case 'token':
      return event.kept && event.token
        ? [{ from: home(event.seat, event.cell), to: at(`seat-${event.seat}`), thing: event.token }]
        : []
    default:
      return []
  }
}

const word = (value: unknown) => words.word('aetherya', String(value))

/** What a placing would change, row by row: "Elves +2". */
function changes(action: Action, table: Table, seat = table.own ?? -1): { detail: string; gain: number } | null {
  const pad = padOf(table)
  const now = pad.seats[seat]
  const then = pad.after[action.text]
  if (!now || !then) return null
  const rows = now.rows.flatMap((row, index) => {
    const more = (then.rows[index]?.points[0] ?? 0) - (row.points[0] ?? 0)
    return more ? [`${words.say(`aetherya-row-${row.id}`)} ${signed(more)}`] : []
  })
  return { detail: words.listed(rows), gain: then.total - now.total }
}

function placing(action: Action, table: Table): Choice {
  const told = changes(action, table)
  const effect = action.effects.find((one) => one.kind === 'replace')
  const card = String(effect?.card ?? '')
  const old = effect?.old ? words.say('aetherya-ui-instead', { card: word(effect.old) }) : ''
  const token = effect?.token ? words.say('aetherya-ui-its-token') : ''
  const lost = builtAt(table.view!.seats[table.own ?? -1]!, String(action.operands.cell))
  const razed = lost ? words.say('aetherya-ui-razed', { built: lost }) : ''
  const last = action.effects.some((one) => one.kind === 'sixteenth') ? words.say('aetherya-ui-sixteenth') : ''
  return {
    title: words.say('aetherya-act-place', { place: word(action.operands.cell), card: word(card) }),
    detail: [told?.detail, old, razed, token, last].filter(Boolean).join(' · '),
    glyph: glyphOf(card),
    tone: tone(card),
    gain: told ? signed(told.gain) : undefined,
  }
}

/** What it would do over there; their points are told in words, since the number at the side is one's own. */
function sending(action: Action, table: Table): Choice {
  const effect = action.effects.find((one) => one.kind === 'send')
  const card = String(effect?.card ?? '')
  const seat = Number(effect?.to_seat ?? -1)
  const who = table.names[seat] ?? ''
  const told = changes(action, table, seat)
  const old = effect?.old ? words.say('aetherya-ui-instead', { card: word(effect.old) }) : ''
  const theirs = told ? words.say('aetherya-ui-for-them', { who, gain: signed(told.gain) }) : ''
  return {
    title: words.say('aetherya-act-send', { who, place: word(action.operands.cell), card: word(card) }),
    detail: [theirs, old].filter(Boolean).join(' · '),
    glyph: 'a-send',
    tone: tone(card),
  }
}

function building(action: Action): Choice {
  const effect = action.effects.find((one) => one.kind === 'build')
  return {
    title: words.say('aetherya-act-at', { ask: 'build', place: word(action.operands.cell) }),
    detail: words.say('aetherya-ui-fortress', { built: Number(effect?.built), needed: Number(effect?.needed) }),
    glyph: 'a-fortress',
    tone: tone(''),
    gain: effect?.points ? signed(Number(effect.points)) : undefined,
  }
}

/** To offer a pact, to accept one, to break it. */
function pledging(action: Action, table: Table): Choice {
  const effect = action.effects.find((one) => one.kind === 'word')
  const breaks = Boolean(effect?.breaks)
  return {
    title: words.say('aetherya-act-seat', {
      ask: table.view!.prompt.ask,
      who: table.names[Number(action.operands.seat)] ?? '',
      breaks: breaks ? 'yes' : 'no',
    }),
    detail: breaks ? words.say('aetherya-ui-breaking', { points: Number(effect?.points) }) : undefined,
    glyph: breaks ? 'a-conflict' : 'a-ally',
    tone: tone(''),
  }
}

function choice(action: Action, table: Table): Choice {
  const view = table.view!
  const { operands } = action
  const effect = action.effects[0]
  if (action.verb === 'place') return placing(action, table)
  if (action.verb === 'send') return sending(action, table)
  if (view.prompt.ask === 'build' && action.verb === 'at') return building(action)
  if (action.verb === 'seat' && ['turn', 'pact'].includes(view.prompt.ask)) return pledging(action, table)
  const args: Record<string, string | number> = { ask: view.prompt.ask, mode: view.options.mode }
  for (const key of ['card', 'legend', 'token']) if (key in operands) args[key] = word(operands[key])
  if ('cell' in operands) args.place = word(operands.cell)
  if ('seat' in operands) args.who = table.names[Number(operands.seat)] ?? ''
  if ('pile' in operands) args.pile = Number(operands.pile) + 1
  if (effect?.card) args.card = word(effect.card)
  args.piles = view.discards.length
  const id = `aetherya-act-${action.verb.replaceAll(' ', '-')}`
  const title = plain(words.say(id, { card: '', ...args }))
  const thing = String(operands.legend ?? operands.token ?? effect?.card ?? operands.card ?? '')
  const legend = typeof operands.legend === 'string' ? LEGENDS[operands.legend] : undefined
  const power = action.verb === 'use' ? words.say(`aetherya-power-${operands.token}`) : undefined
  const about = `${id}-text`
  return {
    title,
    detail: power ?? (words.has(about) ? words.say(about, args) : undefined),
    glyph: thing
      ? glyphOf(thing)
      : action.verb === 'done'
        ? view.prompt.ask === 'pact'
          ? 'i-close'
          : 'i-check'
        : action.verb === 'seat'
          ? `s-${Number(operands.seat) + 1}`
          : 'i-card',
    tone: tone(thing),
    gain:
      legend && action.verb === 'claim' && view.options.mode === 'versus'
        ? signed(worth(String(operands.legend)))
        : undefined,
  }
}

const DEEDS: Record<string, string[]> = {
  turn: ['draw', 'take discard'],
  hand: ['', 'discard'],
  swap_rows: ['done'],
  turn_end: ['done'],
  pile: ['discard', 'discard second'],
  token: ['keep token', 'leave token'],
}
const SOLO_TURN = ['draw two', 'draw and take']

/** The two answers to an offer. */
function pledges(table: Table): Deed[] {
  const accept = `seat ${table.view!.prompt.args.from_seat}`
  return [
    { label: words.say('aetherya-act-done', { ask: 'pact' }), glyph: 'i-close', text: 'done', even: true },
    { label: words.say('aetherya-ui-accept'), glyph: 'a-ally', text: accept, even: true },
  ]
}

function deeds(table: Table): Deed[] {
  const view = table.view!
  const ask = view.prompt.ask
  if (ask === 'pact') return pledges(table)
  const wanted = ask === 'turn' && view.options.mode === 'solo' ? [...SOLO_TURN] : (DEEDS[ask] ?? [''])
  if (ask === 'turn' && view.options.mode === 'solo' && !wanted.some((text) => table.find(text)))
    wanted.splice(0, 2, 'draw', 'take discard')
  return wanted.map((text) => {
    if (!text) return { label: words.say('aetherya-ui-choose'), glyph: 'i-card', text }
    const action = table.find(text)
    const [verb = '', operand = ''] = /^(draw two|draw and take)$/.test(text) ? [text] : text.split(' ')
    const top =
      verb === 'discard' ? (view.hand.taken ?? view.hand.drawn[0]) : view.discards[operand === 'second' ? 1 : 0]?.at(-1)
    const label = action
      ? choice(action, table).title
      : plain(
          words.say(`aetherya-act-${verb.replaceAll(' ', '-')}`, {
            ask,
            mode: view.options.mode,
            piles: view.discards.length,
            pile: operand === 'second' ? 2 : 1,
            card: top ? word(top) : '',
          }),
        )
    const glyph = verb === 'done' ? 'i-check' : verb === 'take' && top ? glyphOf(top) : 'i-card'
    return { label, glyph, text }
  })
}

function stages(table: Table) {
  const view = table.view!
  const ask = view.prompt.ask
  const tokens = view.options.tokens ? ['token'] : view.seats[0]?.built ? ['build'] : []
  const order = ['draw', 'place', ...tokens, 'end']
  const now = {
    turn: 'draw',
    drop: 'place',
    hand: 'place',
    pile: 'place',
    turn_up: 'place',
    token: 'token',
    build: 'build',
    turn_end: 'end',
  }[ask]
  if (!now) return []
  const index = order.indexOf(now)
  return order.map((name, number) => ({
    label: words.say(`aetherya-ui-stage-${name}`),
    state: number < index ? ('done' as const) : number === index ? ('now' as const) : ('later' as const),
  }))
}

/** What the server counted at a place under a fate: `held`, `burnt` and the like. */
const FATED: Record<string, string> = {
  held: 'held-goblin',
  loose: 'held-goblin',
  burnt: 'burnt-forest',
  robbed: 'robbed-race',
  mine: 'dwarf-mine',
}

function asks(at: string, table: Table): Question[] | null {
  const [place, seat, name = ''] = at.split('-')
  const view = table.view!
  const points = (of: number, row: string): Question => ({ ask: 'points', of, row })
  if (place === 'task' && view.task) return [thing(view.task.fate), points(0, 'fate')]
  if (place === 'race') return [thing('own-race'), points(Number(seat), ROW_OF[view.races?.[Number(seat)] ?? ''] ?? '')]
  if (place === 'border') return [thing('fortress'), ...view.seats.map((_, of) => points(of, 'fortresses'))]
  if (place === 'pact') return [thing('pact'), points(Number(seat), 'frontiers')]
  if (place === 'ally') return [thing('own-ally'), points(Number(seat), 'ally')]
  if (place === 'nolands') return [thing('the-nolands'), ...view.seats.map((_, of) => points(of, 'frontiers'))]
  if (place === 'noland') {
    const one = view.nolands?.[PLACES.indexOf(seat ?? '')]
    return one ? [thing('the-nolands'), points(one.seat, 'frontiers')] : [thing('the-nolands')]
  }
  if (place !== 'cell') return null
  const card = view.seats[Number(seat)]?.cards[PLACES.indexOf(name)]
  if (!card) return []
  const parts = padOf(table).seats[Number(seat)]?.rows.find((row) => row.id === 'fate')?.parts ?? []
  const fated = parts
    .filter((part) => part.args.cell === name && FATED[part.args.kind])
    .map((part) => thing(FATED[part.args.kind]!))
  const send = padOf(table).receiver === Number(seat) ? [action(`send ${name}`)] : []
  const built = builtAt(view.seats[Number(seat)]!, name)
  const fortress = built ? [thing('fortress'), points(Number(seat), 'fortresses')] : []
  return [thing(card), ...fated, ...fortress, ...send]
}

const module: GameModule<AetheryaView> = {
  id: 'aetherya',
  sprite: glyphs + scenes,
  parts: { board: Spread, nolands: NolandsBig, empires: EmpireRound },
  Head,
  Board,
  Market,
  OwnLine,
  Own,
  SeatLines,
  SeatSheet,
  ThingGlyph,
  PartChip,
  Remains: LostCount,
  scoreGlyph: 'i-glory',
  /** The cards that brought most. */
  portrait(seat, table) {
    const rows = (table.info?.result?.rows ?? []).filter((row) => ROWS[row.id]?.card && (row.points[seat] ?? 0) > 0)
    const best = rows.sort((a, b) => b.points[seat]! - a.points[seat]!)[0]
    const card = best && ROWS[best.id]!.card
    return card ? { scene: `c-${card}`, tone: `cut ${tone(card)}` } : null
  },
  rowGlyph: (row) => ROWS[row]?.glyph ?? 'i-glory',
  scores: latestScores,
  section: (event) => (event.kind === 'new_age' ? words.say('aetherya-ui-age', { age: ROMAN[event.age] ?? '' }) : null),
  loudness: (event) => LOUD[event.kind] ?? 'hide',
  place,
  flights,
  scenes: moments.scenes,
  staged: moments.staged,
  scenery: () => import('./Scenery.svelte'),
  sound: (event) => SOUND[event.kind] ?? null,
  choice,
  stages,
  deeds,
  verdict,
  points: latestPoints,
  hides: (table) => table.view?.options.mode !== 'coop',
  standing: (seat, table) => {
    const { races, allies, pacts } = table.view!
    const partner = pacts?.[seat]
    if (typeof partner === 'number') return words.say('aetherya-ui-pact-with', { who: table.names[partner] ?? '' })
    const race = races?.[seat]
    if (race) return words.say('aetherya-ui-leads', { race: words.say(`aetherya-row-${ROW_OF[race]}`) })
    // of six and eight the places tell who belongs together
    return allies && allies.length <= 4
      ? words.say('aetherya-ui-ally-of', { who: table.names[allies[seat]!] ?? '' })
      : ''
  },
  places: { legend: claimed, discard: () => [thing('discard')], penalty: () => [thing('penalty')] },
  asks,
  describe,
}

export default module
