/** Which elements of the table can be asked about, and where the answer goes. */
const FOCUSABLE = 'button, a[href], input, select, textarea, summary, [tabindex]'
const GAP = 12

/** Ring what can be asked, and let the keyboard reach it. */
export function markAll(root: HTMLElement, selector: string, asks: (element: HTMLElement) => boolean): void {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    if (!asks(element)) clear(element)
    else if (!('asks' in element.dataset)) {
      element.dataset.asks = ''
      if (!element.matches(FOCUSABLE)) {
        element.tabIndex = 0
        element.dataset.asks = 'reached'
      }
    }
  }
}

function clear(element: HTMLElement): void {
  if (element.dataset.asks === 'reached') element.removeAttribute('tabindex')
  element.removeAttribute('data-asks')
  element.removeAttribute('data-asked')
}

export const unmarkAll = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('[data-asks]').forEach(clear)

/**
 * The thing under a touch. Buttons that are off let the pointer through (see WhyMode.svelte): they are found by where they
 * lie.
 */
export function thingAt(event: MouseEvent): HTMLElement | null {
  const inside = (element: HTMLElement) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left <= event.clientX && event.clientX <= right && top <= event.clientY && event.clientY <= bottom
  }
  const off = [...document.querySelectorAll<HTMLElement>('[data-asks]:disabled')].find(inside)
  return off ?? (event.target as Element).closest<HTMLElement>('[data-asks]')
}

/** Beside a thing where there is room, else above or below it; always on the screen. */
export function besides(card: HTMLElement, thing: HTMLElement): { left: number; top: number } {
  const { width, height } = card.getBoundingClientRect()
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))
  const y = within(top, innerHeight - height)
  if (right + GAP + width + GAP <= innerWidth) return { left: right + GAP, top: y }
  if (left - GAP - width >= GAP) return { left: left - GAP - width, top: y }
  const above = top - GAP - height
  return {
    left: within(left, innerWidth - width),
    top: above >= GAP ? above : within(bottom + GAP, innerHeight - height),
  }
}
