/**
 * The page inside a diagram's frame: the same styles and symbols as around it, and the part of it that is looked at.
 */
import type { GameModule } from '../games/types'
import { looseInfo } from '../lib/loose'
import type { Action, Diagram, View } from '../lib/protocol'
import type { Screen } from '../lib/screen'
import { Surface } from '../lib/screen.svelte'
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
  [data-screen=phone] .table.still.whole {
    grid-template: minmax(0, 1fr) auto auto auto / minmax(0, 1fr);
    grid-template-areas: "board" "side" "stall" "own";
  }
  .table.still.whole.nobody { grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); grid-template-areas: "board" "stall"; }
  [data-screen=phone] .table.still.whole.nobody {
    grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
    grid-template-areas: "board" "side" "stall";
  }
  .table.still.whole > .board { grid-area: board; }
  .table.still.whole > .sides { grid-area: side; }
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
}

/** The page of a diagram: how large it is, and how a table lies on it. */
export interface Size {
  width: number
  height: number
  screen: Screen
}

const SIZES: Record<string, Size> = {
  own: { width: 1440, height: 300, screen: 'desk' },
  table: { width: 1180, height: 860, screen: 'desk' },
}
const BOARD: Size = { width: 1180, height: 620, screen: 'desk' }
/** A whole table in a column as narrow as a phone lies as it does there, unless labels point at its places. */
const NARROW: Size = { width: 390, height: 640, screen: 'phone' }

export function sizeOf({ part, labels }: Diagram, room: number): Size {
  const size = SIZES[part] ?? BOARD
  return part === 'table' && !labels.length && room < size.width / 2 ? NARROW : size
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
  const { clientWidth, clientHeight } = page.documentElement
  const right = Math.min(clientWidth, Math.max(...boxes.map((one) => one.right)) + MARGIN)
  const bottom = Math.min(clientHeight, Math.max(...boxes.map((one) => one.bottom)) + MARGIN)
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
export function stillTable(diagram: Diagram, module: GameModule, kind: Screen, names: string[] = []): Table {
  const { game, players, options, turn } = diagram.view as View
  const table = new Table('', null)
  const mine = diagram.seat === null ? [] : [diagram.seat]
  table.screen = new Surface(kind)
  const seats = names.map((name) => ({ name }))
  table.info = looseInfo({ game, players, options, turn, mine, status: 'playing' }, seats)
  table.module = module
  table.view = diagram.view as View
  table.legal = diagram.legal as unknown as Action[]
  table.draft = diagram.draft
  table.seat = diagram.seat
  return table
}
