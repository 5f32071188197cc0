/**
 * Members taken by the pointer: pressed on their hex, pulled, dropped on another. A press without pulling stays a
 * click.
 */
import { listen } from './listen'
import type { Picker } from './picker.svelte'

const FAR = 7

interface Given {
  picker: Picker
  hex: string
  /** Show what dropping on a hex would mean. */
  look: (hex: string) => void
}

function hexAt(x: number, y: number): string | null {
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-at^="hex-"]'))
    .find((element) => element)
  return found?.dataset.at?.slice(4) ?? null
}

export function track(node: HTMLElement, given: Given) {
  let { picker, hex, look } = given
  let start: { x: number; y: number; id: number } | null = null

  function down(event: PointerEvent) {
    if (event.button === 0 && picker.sources.has(hex))
      start = { x: event.clientX, y: event.clientY, id: event.pointerId }
  }
  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return
    if (!picker.drag) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return
      node.setPointerCapture(start.id)
      picker.at = null
      picker.from = hex
    }
    const over = hexAt(event.clientX, event.clientY)
    if (over !== null && over !== picker.drag?.over) look(over)
    picker.drag = { from: hex, over, x: event.clientX, y: event.clientY }
  }
  function up(event: PointerEvent) {
    start = null
    if (!picker.drag) return
    picker.drag = { ...picker.drag, over: hexAt(event.clientX, event.clientY) }
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
    picker.drop()
  }
  function cancel() {
    start = null
    picker.drag = null
  }
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  const end = listen(node, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel })
  return {
    update(next: Given) {
      ;({ picker, hex, look } = next)
    },
    destroy: end,
  }
}
