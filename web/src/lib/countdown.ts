/** A time that runs out, and stands still while somebody looks. */
export class Countdown {
  private timer: ReturnType<typeof setTimeout> | undefined
  private since = 0

  constructor(
    private left: number,
    private done: () => void,
  ) {
    this.run()
  }

  run() {
    clearTimeout(this.timer)
    this.since = Date.now()
    this.timer = setTimeout(this.done, this.left)
  }
  pause() {
    clearTimeout(this.timer)
    this.left = Math.max(0, this.left - (Date.now() - this.since))
  }
  stop() {
    clearTimeout(this.timer)
  }
}
