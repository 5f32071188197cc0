/** A review as the page shows it: made on the server, followed while it is made, moment by moment in words. */
import { api, ApiError } from '../lib/api'
import { keep, kept } from '../lib/prefs.svelte'
import type { Doc, Judged, Review as ReviewDoc, Reviewed, ReviewMoment } from '../lib/protocol'
import { broughtPath, reviewPath } from '../lib/router.svelte'
import { words } from '../lib/words.svelte'

/** Milliseconds between two looks at how far it is. */
const LOOK = 1200
export type Mark = 'best' | 'good' | 'doubtful' | 'mistake' | 'found' | 'lucky' | 'unlucky'

/** Where a review comes from, and where it stands in the address. */
export interface Source {
  id: string
  begin(): Promise<ReviewDoc>
  look(): Promise<ReviewDoc>
  moment(n: number): Promise<ReviewMoment>
  record(): Promise<Doc>
  path(n: number): string
}
export const ofTable = (id: string, key: string | null): Source => ({
  id,
  begin: () => api.beginReview(id, key),
  look: () => api.review(id, key),
  moment: (n) => api.reviewMoment(id, n, { lang: words.language, key }),
  record: () => api.record(id, key),
  path: (n) => reviewPath(id, key, n),
})
export const ofFile = (id: string): Source => ({
  id,
  begin: () => api.brought(id, words.language),
  look: () => api.brought(id, words.language),
  moment: (n) => api.broughtMoment(id, n, words.language),
  record: () => api.broughtRecord(id),
  path: (n) => broughtPath(id, n),
})

export class Review {
  progress = $state.raw<Pick<ReviewDoc, 'status' | 'done' | 'of'>>({ status: 'none', done: 0, of: 0 })
  doc = $state.raw<Reviewed | null>(null)
  failed = $state<string | null>(null)
  /** Why nothing can be said of the row that is looked at. */
  trouble = $state<string | null>(null)
  seat = $state(0)
  /** The row that is looked at. */
  n = $state(0)
  private told = $state.raw<Record<string, ReviewMoment>>({})
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private source: Source) {}

  async load(): Promise<void> {
    this.failed = null
    try {
      this.take(await this.source.begin())
    } catch (error) {
      this.failed = error instanceof ApiError ? error.code : 'unknown'
    }
  }
  private take(found: ReviewDoc) {
    this.progress = found
    this.doc = found.review
    if (found.status === 'failed') this.failed = 'busy'
    if (found.status === 'running')
      this.timer = setTimeout(() => {
        this.source.look().then(
          (next) => this.take(next),
          (error) => (this.failed = error instanceof ApiError ? error.code : 'unknown'),
        )
      }, LOOK)
  }
  close() {
    clearTimeout(this.timer)
  }

  turn = $derived<Judged | null>(this.doc?.turns.find((turn) => turn.n === this.n) ?? null)
  moments = $derived(this.doc?.seats[this.seat]?.moments ?? [])
  place = $derived(this.moments.findIndex((moment) => moment.n === this.n))
  /** What the row that is looked at is called. */
  mark = $derived<Mark>(this.moments[this.place]?.kind ?? this.turn?.decision?.grade ?? 'good')
  /** Choices of the seat that cost something: what can be practised. */
  costly = $derived(this.moments.filter((moment) => moment.kind === 'doubtful' || moment.kind === 'mistake'))
  words = $derived(this.told[`${this.n} ${words.language}`] ?? null)

  /** Fetch what is to be said of the row that is looked at. */
  async tell(): Promise<void> {
    const place = `${this.n} ${words.language}`
    this.trouble = null
    if (!this.doc || place in this.told) return
    try {
      const found = await this.source.moment(this.n)
      this.told = { ...this.told, [place]: found }
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.code : 'unknown'
    }
  }
  step(by: number) {
    const next = this.moments[(this.place + by + this.moments.length) % this.moments.length]
    if (next) this.n = next.n
  }
  /** The row before, where somebody may try again. */
  get before(): number {
    const turns = this.doc?.turns ?? []
    return turns[turns.findIndex((turn) => turn.n === this.n) - 1]?.n ?? 0
  }

  private get solvedKey() {
    return `review.${this.source.id}`
  }
  /** The rows of which the reader has found the better choice. */
  solved = $state<number[]>([])
  recall() {
    this.solved = (kept(this.solvedKey) ?? '').split(' ').filter(Boolean).map(Number)
  }
  solve(n: number) {
    if (!this.solved.includes(n)) this.solved = [...this.solved, n]
    keep(this.solvedKey, this.solved.join(' '))
  }
}

/** The choices of a decision in an order that gives nothing away: as the letters of their steps come. */
export const shuffled = (turn: Judged) =>
  (turn.decision?.considered ?? [])
    .map((one, place) => ({ place, name: one.steps.join(' ') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ place }) => place)
