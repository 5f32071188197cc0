/**
 * Pieces that are carried from place to place: by mouse, finger or pen, beside touching one thing after the other.
 *
 * A press that goes nowhere stays a tap. While a piece is carried, the places that take it glow; Escape, or letting go
 * where nothing takes it, brings it back. Places are the elements marked with `data-at`.
 */
import type { Attachment } from 'svelte/attachments'
import { Copy, middleOf } from './copy'
import { Gesture, scrollsAlong, type Scrolls } from './gesture'
import { Glow } from './pointing'
import { prefs } from './prefs.svelte'
import { leftAt } from './travel'

/** Effect of letting go at a place; where it is not allowed, the reason. */
export interface Landing {
  allowed: boolean
  land: () => void
}

export interface Piece {
  /** Part of the element that is carried, by selector; without it the whole. */
  part?: string
  /** Meaning of letting go at a place, by its `data-at`; null: it isn't a place for this piece. */
  at: (place: string) => Landing | null
  /** It has been lifted. */
  lift?: () => void
  /** The place it is over now, of those that mean something. */
  over?: (place: string | null) => void
  /** It is in nobody's hand any more, wherever it went. */
  rest?: () => void
}

const BACK = 180
/** A finger hides what it holds: the piece is shown so much higher. */
const ABOVE = 34
/** Size in px below which a piece would be lost under the pointer. */
const SMALL = 44
const gesture = new Gesture()
let glow: Glow | null = null
let under: Glow | null = null

const selectorOf = (place: string) => `[data-at=${JSON.stringify(place)}]`

/** Nearest place around a point that means something to the piece. */
function placeAt(x: number, y: number, piece: Piece, source: string | undefined): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    for (let at = element.closest<HTMLElement>('[data-at]'); at; at = at.parentElement?.closest('[data-at]') ?? null) {
      const place = at.dataset.at!
      if (place === source) return null
      if (piece.at(place)) return place
    }
  }
  return null
}

/** Letting go after a pull isn't a click. */
function noClick() {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
}

function scrollsAround(node: HTMLElement): Scrolls[] {
  const found: Scrolls[] = []
  for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at)
    found.push({
      x: ['auto', 'scroll'].includes(overflowX) && at.scrollWidth > at.clientWidth + 1,
      y: ['auto', 'scroll'].includes(overflowY) && at.scrollHeight > at.clientHeight + 1,
    })
  }
  return found
}

/** The piece in the hand of whoever carries it. */
class Held {
  private copy: Copy
  private grip: [number, number]
  private home: DOMRect

  constructor(
    private shown: HTMLElement | SVGElement,
    x: number,
    y: number,
    above: number,
  ) {
    this.home = shown.getBoundingClientRect()
    const [left, top] = middleOf(this.home)
    this.grip = [x - left, y - top + above]
    this.copy = new Copy(shown, this.home.width < SMALL ? 'carried small' : 'carried')
    shown.dataset.taken = ''
    this.move(x, y)
  }

  move(x: number, y: number) {
    this.copy.holder.style.translate = Copy.at(x - this.grip[0], y - this.grip[1])
  }
  /** Over a place that takes it, it lets that place be seen. */
  aim(at: boolean) {
    this.copy.holder.classList.toggle('aimed', at)
  }
  /** Back to where it was taken from, and gone. */
  async back() {
    if (prefs.animated) {
      const way = { duration: BACK, easing: 'cubic-bezier(.3,.7,.2,1)', fill: 'forwards' } as const
      await this.copy.holder
        .animate([{ translate: Copy.at(...middleOf(this.home)) }], way)
        .finished.catch(() => undefined)
    }
    this.gone()
  }
  /** Let go: from here it travels on to where it comes to lie. */
  land() {
    leftAt(this.shown, this.copy.holder.getBoundingClientRect())
    this.gone()
  }
  gone() {
    delete this.shown.dataset.taken
    this.copy.gone()
  }
}

/** Make an element draggable; `give` returns null while it is not. */
export function carried(give: () => Piece | null): Attachment<HTMLElement> {
  return (node) => {
    let piece: Piece | null = null
    let held: Held | null = null
    let over: string | null = null
    let mine = false
    let underWay = new AbortController()

    function press(event: PointerEvent) {
      if (event.button !== 0 || gesture.pressed || document.querySelector('[data-asking]')) return
      piece = give()
      if (!piece) return
      mine = true
      gesture.press(event.pointerId, event.clientX, event.clientY)
      underWay = new AbortController()
      const { signal } = underWay
      addEventListener('pointermove', move, { signal })
      addEventListener('pointerup', release, { signal })
      addEventListener('pointercancel', () => end(), { signal })
      addEventListener('keydown', key, { signal, capture: true })
    }
    function move(event: PointerEvent) {
      if (!mine || !piece) return
      const meant = gesture.move(event.pointerId, event.clientX, event.clientY)
      if (meant === 'begins' && !begin(event)) return end()
      if (meant) carry(event)
    }
    /** Lift the piece; false where the finger wants to scroll, or a sheet has opened meanwhile. */
    function begin(event: PointerEvent): boolean {
      if (!piece || document.querySelector('dialog[open]')) return false
      const finger = event.pointerType !== 'mouse'
      const [dx, dy] = gesture.way(event.clientX, event.clientY)
      if (finger && scrollsAlong(dx, dy, scrollsAround(node))) return false
      gesture.pulling = true
      node.setPointerCapture(event.pointerId)
      const shown = (piece.part && node.querySelector<HTMLElement>(piece.part)) || node
      held = new Held(shown, event.clientX - dx, event.clientY - dy, event.pointerType === 'touch' ? ABOVE : 0)
      document.documentElement.dataset.carrying = ''
      piece.lift?.()
      light()
      return true
    }
    /** The places that take it. */
    function light() {
      const places = [...document.querySelectorAll<HTMLElement>('.play [data-at]')].map((one) => one.dataset.at!)
      const open = [...new Set(places)].filter((place) => place !== node.dataset.at && piece!.at(place)?.allowed)
      glow ??= new Glow('--legal')
      under ??= new Glow('--legal')
      glow.show(open.length ? open.map(selectorOf).join(', ') : null, 'open')
    }
    function carry(event: PointerEvent) {
      held?.move(event.clientX, event.clientY)
      const now = placeAt(event.clientX, event.clientY, piece!, node.dataset.at)
      if (now === over) return
      over = now
      const taken = now !== null && !!piece!.at(now)?.allowed
      under?.show(taken ? selectorOf(now) : null, 'aimed')
      held?.aim(taken)
      piece!.over?.(now)
    }
    function release(event: PointerEvent) {
      if (!mine || !gesture.release(event.pointerId)) return end()
      noClick()
      const place = placeAt(event.clientX, event.clientY, piece!, node.dataset.at)
      const landing = place === null ? null : piece!.at(place)
      end(landing?.allowed)
      landing?.land()
    }
    /** Put down, or back. */
    function end(landed = false) {
      if (!mine) return
      const was = held ? piece : null
      underWay.abort()
      gesture.forget()
      glow?.show(null)
      under?.show(null)
      if (landed) held?.land()
      else void held?.back()
      delete document.documentElement.dataset.carrying
      mine = false
      piece = held = over = null
      was?.over?.(null)
      was?.rest?.()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !held) return
      event.preventDefault()
      event.stopImmediatePropagation()
      addEventListener('pointerup', noClick, { capture: true, once: true })
      end()
    }
    /** While a piece is carried the page stays where it is. */
    const stay = (event: Event) => held && event.preventDefault()
    const show = () => node.toggleAttribute('data-carries', give() !== null)
    const stop = new AbortController()
    const heard: [string, (event: never) => void][] = [
      ['pointerenter', show],
      ['pointerdown', press],
      ['touchmove', stay],
      ['dragstart', (event: Event) => event.preventDefault()],
    ]
    for (const [name, listener] of heard)
      node.addEventListener(name, listener as EventListener, { signal: stop.signal, passive: false })
    return () => {
      stop.abort()
      end()
    }
  }
}
