/**
 * Shows scenes frame by frame. Each screen plays for itself; what happens at the table meanwhile waits for nobody.
 */
import type { Pace } from '../lib/prefs.svelte'
import type { Frame, Scene } from './scene'

const FACTOR: Record<Pace, number> = { full: 1, brisk: 0.5, result: 1, none: 1 }
/** How long a result stays where nobody is asked to touch it: in a replay that plays on. */
const REST = 1600

export class Player {
  scene = $state.raw<Scene | null>(null)
  at = $state(0)
  /** How many times as fast as usual, and whether results go on by themselves: for replays. */
  speed = $state(1)
  restless = false
  private waiting: { scene: Scene; from: number }[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `watched`: called when a scene begins and when nothing plays any more. */
  constructor(
    private readonly pace: () => Pace,
    private readonly watched: (on: boolean) => void = () => undefined,
  ) {}

  get frame(): Frame | null {
    return this.scene?.frames[this.at] ?? null
  }
  /** Milliseconds that a frame takes here. */
  get length(): number {
    return ((this.frame?.ms ?? 0) * FACTOR[this.pace()]) / this.speed
  }
  /** Whether this frame stays until it is touched, or until somebody has decided. */
  get stays(): boolean {
    return !!(this.frame?.result || this.frame?.asks) && !this.restless
  }

  /**
   * Something happened that is worth a scene. Whoever was not there, because the window was hidden or several things
   * happened at once, gets the last result alone.
   */
  offer(scenes: Scene[], late = false): void {
    const pace = this.pace()
    if (pace === 'none' || !scenes.length) return
    const short = late || pace === 'result' || document.hidden
    for (const scene of short ? scenes.slice(-1) : scenes) {
      const from = short ? resultOf(scene) : 0
      if (from < 0) continue
      if (short) this.waiting = []
      this.waiting.push({ scene, from })
    }
    if (this.frame?.asks && this.waiting.length) this.end()
    else this.begin()
  }

  /** Show a scene that is asked for, whatever is usual. */
  play(scene: Scene): void {
    this.waiting = [{ scene, from: 0 }]
    this.scene = null
    this.begin()
  }

  /** What waited for the window to be seen. */
  begin(): void {
    if (this.scene || document.hidden) return
    const next = this.waiting.shift()
    if (!next) return
    this.scene = next.scene
    this.watched(true)
    this.go(next.from)
  }

  /** Finish the frame and start the next; after the last one the scene is over. */
  next(): void {
    if (!this.scene) return
    if (this.at + 1 < this.scene.frames.length) this.go(this.at + 1)
    else this.end()
  }

  /** To where it waits: a decision or the result; from there on to the end. */
  skip(): void {
    if (!this.scene) return
    const stop = this.scene.frames.findIndex((frame, at) => at > this.at && (frame.result || frame.asks))
    if (stop > 0) this.go(stop)
    else this.end()
  }

  /** From the beginning. */
  again(): void {
    if (this.scene) this.go(0)
  }

  /** The page goes away. */
  close(): void {
    this.waiting = []
    this.end()
  }

  private go(to: number): void {
    clearTimeout(this.timer)
    this.at = to
    if (this.frame?.asks) this.watched(false) // bots have to answer, too
    if (this.stays) return
    this.timer = setTimeout(() => this.next(), this.frame?.result ? REST / this.speed : this.length)
  }

  private end(): void {
    clearTimeout(this.timer)
    if (!this.scene) return
    this.scene = null
    this.at = 0
    this.begin()
    if (!this.scene) this.watched(false)
  }
}

/** The first frame of a scene's result; -1 where nothing is summed up. */
const resultOf = (scene: Scene) => scene.frames.findIndex((frame) => frame.result)
