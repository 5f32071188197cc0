/**
 * Pieces travel from where they were to where they are: whatever is marked with `data-piece`, by what it shows.
 *
 * `data-pieces` says how many lie there, `data-from` the place (`data-at`) that a piece comes from which was nowhere
 * before. Nothing is laid out for it: transforms, on the piece itself or on a copy above everything.
 */
import { Copy, middleOf } from './copy'
import { prefs } from './prefs.svelte'
import { screen } from './screen.svelte'

const LENGTH = 300
const MOST = 14
/** A shorter way is none, in pixels. */
const NEAR = 3
/** So long a piece that was let go waits for the server, in milliseconds. */
const PATIENCE = 1500
const EASING = 'cubic-bezier(.3,.7,.2,1)'

export interface Stand<Node, Box> {
  node: Node
  kind: string
  box: Box
}

export interface Trip<Node, Box> {
  node: Node
  from: Box
  /** True: it is another piece's node now; the piece came from elsewhere. */
  fresh: boolean
}

/** Match pieces with their new places: those that stayed on their nodes first, then equal ones that moved elsewhere. */
export function trips<Node, Box>(
  before: Stand<Node, Box>[],
  after: Stand<Node, Box>[],
  source: (node: Node) => Box | null,
): Trip<Node, Box>[] {
  const left = [...before]
  const take = (found: number) => (found < 0 ? null : left.splice(found, 1)[0]!)
  const stayed = after.map((one) => take(left.findIndex((old) => old.node === one.node && old.kind === one.kind)))
  return after.flatMap((one, index): Trip<Node, Box>[] => {
    const stay = stayed[index]
    if (stay) return [{ node: one.node, from: stay.box, fresh: false }]
    const from = take(left.findIndex((old) => old.kind === one.kind))?.box ?? source(one.node)
    return from ? [{ node: one.node, from, fresh: true }] : []
  })
}

const lettings = new WeakMap<Element, { box: DOMRect; until: number }>()

/** A piece was let go here, not where its node lies. */
export function leftAt(node: Element, box: DOMRect) {
  const piece = node.closest('[data-piece]') ?? node.querySelector('[data-piece]')
  if (piece) lettings.set(piece, { box, until: performance.now() + PATIENCE })
}

const wayX = (from: DOMRect, to: DOMRect) => middleOf(to)[0] - middleOf(from)[0]
const wayY = (from: DOMRect, to: DOMRect) => middleOf(to)[1] - middleOf(from)[1]
const visible = (box: DOMRect) => box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0

function stands(): Stand<HTMLElement, DOMRect>[] {
  return [...document.querySelectorAll<HTMLElement>('.play [data-piece]')].flatMap((node) => {
    const letting = lettings.get(node)
    const box = letting && letting.until > performance.now() ? letting.box : node.getBoundingClientRect()
    if (!visible(box)) return []
    return Array.from({ length: Number(node.dataset.pieces ?? 1) }, () => ({ node, kind: node.dataset.piece!, box }))
  })
}

function sourceOf(node: HTMLElement): DOMRect | null {
  if (!node.dataset.from) return null
  const places = document.querySelectorAll(`.play [data-at=${JSON.stringify(node.dataset.from)}]`)
  return [...places].map((place) => place.getBoundingClientRect()).find(visible) ?? null
}

/** One table's pieces: `note` them before the page changes, let them `go` when it has. */
export class Travel {
  private before: Stand<HTMLElement, DOMRect>[] = []
  /** Time of the last trip: pieces that follow sooner appear without one. */
  private went = -LENGTH

  note() {
    this.before = prefs.animated ? stands() : []
  }

  go() {
    const before = this.before
    this.before = []
    const hurried = performance.now() - this.went < LENGTH
    if (!before.length || hurried || !prefs.animated || document.querySelector('dialog[open]')) return
    const moved = trips(before, stands(), sourceOf)
      .map(({ node, from, fresh }) => ({ node, from, fresh, to: node.getBoundingClientRect() }))
      .filter(({ from, to }) => Math.hypot(wayX(from, to), wayY(from, to)) > NEAR)
      .sort((one, other) => Number(other.fresh) - Number(one.fresh))
    if (moved.some((one) => one.fresh)) this.went = performance.now()
    for (const { node, from, to, fresh } of moved.slice(0, MOST)) {
      lettings.delete(node)
      if (fresh) this.fly(node, from, to)
      else this.slide(node, wayX(to, from), wayY(to, from))
    }
  }

  /** A little way, on its own node. */
  private slide(node: HTMLElement, dx: number, dy: number) {
    const keys = [{ translate: `${dx / screen.zoom}px ${dy / screen.zoom}px` }, { translate: '0 0' }]
    node.animate(keys, { duration: LENGTH, easing: EASING })
  }

  /** From another area: a copy flies, the piece shows when it has arrived. */
  private fly(node: HTMLElement, from: DOMRect, to: DOMRect) {
    const copy = new Copy(node, 'flying')
    const keys = [
      { translate: Copy.at(...middleOf(from)), scale: Math.min(3, Math.max(0.3, from.width / to.width)) },
      { translate: Copy.at(...middleOf(to)), scale: 1 },
    ]
    const way = copy.holder.animate(keys, { duration: LENGTH, easing: EASING, fill: 'forwards' })
    node.animate([{ opacity: 0 }, { opacity: 0 }], LENGTH)
    const gone = () => copy.gone()
    way.finished.then(gone, gone)
  }
}
