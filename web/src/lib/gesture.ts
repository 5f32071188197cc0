/** From a press to a tap or a pull, as numbers: what the pointer does, without the page it does it on. */

/** So far a pointer may stray from where it pressed and still mean a tap. */
export const FAR = 10

export class Gesture {
  private from: { id: number; x: number; y: number } | null = null
  pulling = false

  get pressed(): boolean {
    return this.from !== null
  }

  press(id: number, x: number, y: number): void {
    if (!this.from) this.from = { id, x, y }
  }

  /** Meaning of a movement: a pull begins or goes on, or it is nothing yet (null). */
  move(id: number, x: number, y: number): 'begins' | 'goes on' | null {
    if (this.from?.id !== id) return null
    if (this.pulling) return 'goes on'
    return Math.hypot(x - this.from.x, y - this.from.y) > FAR ? 'begins' : null
  }

  /** Distance from the place that was pressed. */
  way(x: number, y: number): [number, number] {
    return [x - (this.from?.x ?? x), y - (this.from?.y ?? y)]
  }

  /** Return true if letting go ends a pull; a press that went nowhere is a tap and is left to the browser. */
  release(id: number): boolean {
    if (this.from?.id !== id) return false
    const pulled = this.pulling
    this.forget()
    return pulled
  }

  forget(): void {
    this.from = null
    this.pulling = false
  }
}

/** An area that a finger may scroll, and along which axes. */
export interface Scrolls {
  x: boolean
  y: boolean
}

/** Return true if a finger that goes this way scrolls the area under it; any other way takes the piece. */
export function scrollsAlong(dx: number, dy: number, areas: Scrolls[]): boolean {
  return areas.some((area) => (Math.abs(dx) > Math.abs(dy) ? area.x : area.y))
}
