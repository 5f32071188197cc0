/** One small card that explains what the pointer or the focus rests on, with the rule behind it. */
import { listen } from './listen'

export interface Explained {
  /** Words of the engine: each has a name, a text and a rule. */
  topics: string[]
  box: DOMRect
  /** Opened by a touch, a click or the key "i": stays until it is closed, and has the focus. */
  pinned: boolean
  source: HTMLElement
}

class Explainer {
  shown = $state.raw<Explained | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  show(source: HTMLElement, topics: string[], pinned: boolean, wait = 0) {
    clearTimeout(this.timer)
    if (!topics.length || (this.shown?.pinned && !pinned)) return
    this.timer = setTimeout(() => (this.shown = { topics, box: source.getBoundingClientRect(), pinned, source }), wait)
  }
  /** The pointer went away; a moment later the card goes, unless the pointer is on it by then. */
  leave() {
    clearTimeout(this.timer)
    if (!this.shown?.pinned) this.timer = setTimeout(() => (this.shown = null), 160)
  }
  stay() {
    clearTimeout(this.timer)
  }
  close() {
    clearTimeout(this.timer)
    const { pinned = false, source = null } = this.shown ?? {}
    this.shown = null
    if (pinned) source?.focus()
    clearTimeout(this.timer) // the focus that comes back explains nothing
  }
}

export const explainer = new Explainer()

/**
 * What an element explains. `pins`: touching it opens the card; elements with a deed of their own leave that to the
 * key "i".
 */
export function explains(node: HTMLElement, given: { topics: string[]; pins?: boolean; wait?: number }) {
  let { topics, pins = false, wait = 350 } = given
  const enter = (event: PointerEvent) =>
    event.pointerType === 'mouse' && !event.buttons && explainer.show(node, topics, false, wait)
  const leave = () => explainer.leave()
  const focus = () => node.matches(':focus-visible') && explainer.show(node, topics, false, 60)
  /** A touch cannot hover: what has no deed now explains itself instead. */
  const click = (event: MouseEvent) => {
    const touched = (event as PointerEvent).pointerType === 'touch' && node.getAttribute('aria-disabled') === 'true'
    if (pins || touched) explainer.show(node, topics, true)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'i' || event.ctrlKey || event.metaKey || !topics.length) return
    event.preventDefault()
    explainer.show(node, topics, true)
  }
  const end = listen(node, { pointerenter: enter, pointerleave: leave, focus, blur: leave, click, keydown: key })
  return {
    update(next: typeof given) {
      ;({ topics, pins = false, wait = 350 } = next)
    },
    destroy() {
      end()
      if (explainer.shown?.source === node) explainer.shown = null
    },
  }
}
