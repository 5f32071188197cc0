/** Things that travel between two places while the board still shows what was before. A tap skips. */
import { mount, unmount } from 'svelte'
import type { Flight } from '../games/types'
import type { LogRow } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'

const LENGTH = 260
const MOST = 8

function centre(selector: string): DOMRect | null {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect()
    if (box.width && box.bottom > 0 && box.top < innerHeight) return box
  }
  return null
}

function fly(table: Table, flight: Flight): Animation | null {
  const from = centre(flight.from)
  const to = centre(flight.to)
  const glyph = table.module?.ThingGlyph
  if (!from || !to || !glyph) return null
  const holder = document.createElement('div')
  holder.className = `flight g-${table.game}`
  document.body.append(holder)
  const shown = mount(glyph, { target: holder, props: { word: flight.thing, large: true } })
  const at = (box: DOMRect, scale: number) =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%) scale(${scale})`
  const animation = holder.animate([{ transform: at(from, 1) }, { transform: at(to, 0.8), opacity: 0.9 }], {
    duration: LENGTH,
    easing: 'cubic-bezier(.3,.7,.2,1)',
    fill: 'forwards',
  })
  const end = () => {
    void unmount(shown)
    holder.remove()
  }
  animation.finished.then(end, end)
  return animation
}

/** Play the flights of some rows, event by event. */
export async function animate(table: Table, rows: LogRow[]): Promise<void> {
  let skipped = false
  const running = new Set<Animation>()
  const skip = () => {
    skipped = true
    for (const animation of running) animation.finish()
  }
  document.addEventListener('pointerdown', skip, { once: true, capture: true })
  let played = 0
  try {
    for (const event of rows.flatMap((row) => row.events)) {
      const flights = table.module?.flights?.(event, table) ?? []
      if (skipped || played >= MOST || !flights.length) continue
      const animations = flights.map((flight) => fly(table, flight)).filter((animation) => animation !== null)
      if (!animations.length) continue
      played += 1
      for (const animation of animations) running.add(animation)
      await Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)))
      running.clear()
    }
  } finally {
    document.removeEventListener('pointerdown', skip, { capture: true })
  }
}
