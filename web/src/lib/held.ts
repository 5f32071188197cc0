/** A finger that rests on a thing asks about it; letting go then isn't a touch. A mouse asks with its other button. */
import type { Attachment } from 'svelte/attachments'
import { FAR } from './gesture'

const LONG = 450

export function held(ask: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0
    let from: PointerEvent | null = null
    let asked = false
    const begin = (event: PointerEvent) => {
      asked = false
      if (event.pointerType === 'mouse') return
      from = event
      timer = window.setTimeout(() => {
        asked = true
        ask()
      }, LONG)
    }
    const stop = () => clearTimeout(timer)
    const move = (event: PointerEvent) => {
      if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > FAR) stop()
    }
    const click = (event: Event) => {
      if (!asked) return
      asked = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const menu = (event: Event) => {
      event.preventDefault()
      stop()
      if (!asked) ask()
    }
    const heard: [string, (event: never) => void, boolean?][] = [
      ['pointerdown', begin],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['pointermove', move],
      ['click', click, true],
      ['contextmenu', menu],
    ]
    for (const [name, listen, capture] of heard) element.addEventListener(name, listen as EventListener, capture)
    return () => {
      stop()
      for (const [name, listen, capture] of heard) element.removeEventListener(name, listen as EventListener, capture)
    }
  }
}
