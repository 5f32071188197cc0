/** Points that fly: from what pays to who gets them, along an arc, by transforms alone. */
import type { Gain } from './scene'

export interface Coin {
  points: number
  from: { x: number; y: number }
  to: { x: number; y: number }
}

/** Where the coins of a frame begin and end: `data-pays` (with the seat, or alone) to `data-house`. */
export function coinsOf(on: HTMLElement, gains: Gain[], zoom: number): Coin[] {
  const middle = (selector: string) => {
    const box = on.querySelector(selector)?.getBoundingClientRect()
    return box?.width ? { x: (box.left + box.width / 2) / zoom, y: (box.top + box.height / 2) / zoom } : null
  }
  return gains.flatMap(({ seat, points }) => {
    const from = middle(`[data-pays="${seat}"]`) ?? middle('[data-pays]')
    const to = middle(`[data-house="${seat}"]`)
    return from && to && points > 0 ? [{ points, from, to }] : []
  })
}

const POINTS = 12

/** Let one fly within the time of its frame. */
export function flown({ from, to }: Coin, length: number) {
  return (element: HTMLElement) => {
    const rise = Math.min(140, Math.hypot(to.x - from.x, to.y - from.y) / 3)
    const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - rise }
    const frames = Array.from({ length: POINTS + 1 }, (_, index): Keyframe => {
      const t = index / POINTS
      const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
      const scale = index === 0 ? 0.4 : index === POINTS ? 0.7 : 1
      const shift = `translate(${at(from.x, top.x, to.x).toFixed(1)}px, ${at(from.y, top.y, to.y).toFixed(1)}px)`
      return { transform: `${shift} scale(${scale})`, opacity: index === 0 || index === POINTS ? 0 : 1 }
    })
    const flight = element.animate(frames, {
      delay: length * 0.3,
      duration: length * 0.4,
      easing: 'cubic-bezier(.4, 0, .2, 1)',
      fill: 'both',
    })
    return () => flight.cancel()
  }
}
