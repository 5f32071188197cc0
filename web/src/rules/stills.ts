/**
 * The page inside a diagram's frame: the same styles and symbols as around it, and the part of it that is looked at.
 */
import type { GameModule } from '../games/types'
import type { Action, Diagram, Seat, TableInfo, View } from '../lib/protocol'
import { Table } from '../lib/table.svelte'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const OWN_RULES = `
  html, body { margin: 0; overflow: hidden; background: var(--paper); }
  .table.still { grid-template: minmax(0, 1fr) / minmax(0, 1fr); grid-template-areas: "only"; }
  .table.still > * { grid-area: only; }
  .table.still.whole {
    grid-template: minmax(0, 1fr) auto 252px / minmax(0, 1fr);
    grid-template-areas: "board" "stall" "own";
  }
  .table.still.whole > .board { grid-area: board; }
  .table.still.whole > .stall { grid-area: stall; }
  .table.still.whole > .own { grid-area: own; }
  .still-lit { outline: 3px solid var(--ember); outline-offset: 3px; border-radius: 8px; }
  [data-shape=hex].still-lit {
    outline: none;
    clip-path: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%);
    background: rgb(181 72 47 / .22);
  }
  .own .acts { display: none; }
`

/** Give an empty page the styles and the symbols of this one. */
export function blankPage(page: Document): void {
  for (const node of document.querySelectorAll('head link[rel="stylesheet"], head style'))
    page.head.append(page.importNode(node, true))
  const own = page.createElement('style')
  own.textContent = OWN_RULES
  page.head.append(own)
  for (const sprite of document.querySelectorAll('body > svg')) page.body.append(page.importNode(sprite, true))
  page.body.inert = true
  page.documentElement.dataset.screen = 'desk'
}

export function inkOf(page: Document, theme: string, language: string): void {
  page.documentElement.dataset.theme = theme
  page.documentElement.lang = language
}

/** A place of the table by its name, or anything by a selector that begins with a dot. */
const placeOf = (name: string) => (name.startsWith('.') ? name : `[data-at="${name}"]`)
const MARGIN = 14

/** Light what is to be lit, and say which part of the page the diagram is about; null while it is not there yet. */
export function lookAt(page: Document, diagram: Diagram): Box | null {
  for (const name of diagram.lit)
    page.querySelectorAll(placeOf(name)).forEach((element) => element.classList.add('still-lit'))
  const boxes = diagram.focus
    .flatMap((name) => [...page.querySelectorAll(placeOf(name))].map((element) => element.getBoundingClientRect()))
    .filter((one) => one.width > 0)
  if (!boxes.length) return null
  const left = Math.max(0, Math.min(...boxes.map((one) => one.left)) - MARGIN)
  const top = Math.max(0, Math.min(...boxes.map((one) => one.top)) - MARGIN)
  const right = Math.max(...boxes.map((one) => one.right)) + MARGIN
  const bottom = Math.max(...boxes.map((one) => one.bottom)) + MARGIN
  return { left, top, width: right - left, height: bottom - top }
}

/** Where labels point to, a little inside each place; null for one that is not there. */
export function pointsAt(page: Document, diagram: Diagram): ({ x: number; y: number } | null)[] {
  return diagram.labels.map(({ at }) => {
    const found = page.querySelector(placeOf(at))?.getBoundingClientRect()
    return found?.width ? { x: found.left + found.width / 4, y: found.top + found.height / 4 } : null
  })
}

/** A table that was never opened, with the diagram's position on it. */
export function stillTable(diagram: Diagram, module: GameModule): Table {
  const view = diagram.view as View
  const seats = Array.from({ length: view.players }, (_, seat): Seat => ({
    seat,
    kind: 'human',
    name: '',
    level: null,
    mine: seat === diagram.seat,
    here: true,
    stand_in: null,
    flags: 0,
    returns: null,
    mark: '',
    colour: '',
  }))
  const mine = diagram.seat === null ? [] : [diagram.seat]
  const table = new Table('', null)
  table.info = {
    game: view.game,
    players: view.players,
    options: view.options,
    seats,
    mine,
    status: 'playing',
    turn: view.turn,
  } as unknown as TableInfo
  table.module = module
  table.view = view
  table.legal = diagram.legal as unknown as Action[]
  table.draft = diagram.draft
  table.seat = diagram.seat
  return table
}
