/** The "why?" mode of a table: while it is on, touching a thing asks about it and plays nothing. */
class Why {
  on = $state(false)
  /** What had the focus before. */
  private before: Element | null = null

  start() {
    this.before = document.activeElement
    this.on = true
  }
  /** Leave the mode; the focus goes to what was asked about, or back to where it was. */
  stop(to: HTMLElement | null = null) {
    this.on = false
    const target = to?.isConnected ? to : this.before
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
  toggle() {
    if (this.on) this.stop()
    else this.start()
  }
}

export const why = new Why()
