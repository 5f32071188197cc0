/**
 * A moment of a game as frames: made from rows and the views around them, drawn later. Nothing in here moves, knows a
 * language or a game; `player.svelte.ts` shows one frame after the other.
 */
import type { Doc, LogRow, Result, View } from '../lib/protocol'

/** A sentence by the name of its message. Seats get their names, and words of the game their forms, when it is said. */
export interface Told {
  id: string
  args?: Doc
  seats?: Record<string, number[]>
}

/** Points that a frame brings, and what it says beside the seat. */
export interface Gain {
  seat: number
  points: number
  note?: Told
}

export interface Frame<Show extends { kind: string } = { kind: string } & Doc> {
  /** What is drawn: `tally`, `sign` and `winner` by the theatre, every other kind by the game; `ends`: it has won. */
  show: Show
  ms: number
  title: Told
  text?: Told
  /** By seat, before the gains of this frame; empty where points do not count here. */
  scores: number[]
  gains: Gain[]
  /** What the seats say beside their points without getting any. */
  notes?: Record<number, Told>
  /** Drawn on paper instead of in the dark. */
  day?: boolean
  /** Where Skip leads to; it waits for a touch. */
  result?: boolean
  /** Somebody decides in this picture: it waits for what comes of that. */
  asks?: boolean
  /** Which of the scene's steps this is. */
  step?: number
}

export interface Scene {
  /** The row that it tells. */
  n: number
  title: Told
  /** Symbols beside the title. */
  signs?: string[]
  /** Stations on the way, as symbols with the classes that colour them. */
  steps?: { glyph: string; tone?: string }[]
  frames: Frame[]
}

/** What scenes are made from. */
export interface Passage<V extends View = View> {
  rows: LogRow[]
  before: V
  after: V
  /** Once the game is over. */
  result: Result | null
}

/** How a result is summed up: one bar for each seat, with what was there before and what came now. */
export interface Tally {
  kind: 'tally'
  /** Names of the parts, most important first; the first part is what was there before. */
  parts: Told[]
  lines: { seat: number; rank: number; points: number[] }[]
}

/** Lines of a tally in the order of their sums; who has as much shares the place. */
export function tallyLines(points: number[][]): Tally['lines'] {
  const sum = (seat: number) => points[seat]!.reduce((a, b) => a + b, 0)
  return points
    .map((one, seat) => ({ seat, points: one, rank: 1 + points.filter((_, other) => sum(other) > sum(seat)).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}

/** One thing that happened, large. */
export interface Sign {
  kind: 'sign'
  glyph: string
  tone?: string
  shakes?: boolean
}

export const SIGN_MS = 1500

/** A scene of one sign. */
export function signScene(n: number, title: Told, sign: Omit<Sign, 'kind'>): Scene {
  const frame: Frame = { show: { kind: 'sign', ...sign }, ms: SIGN_MS, title, scores: [], gains: [], day: true }
  return { n, title, frames: [frame] }
}

/** What a winner is shown with, unless the game draws the end of its own. */
export interface Winner {
  kind: 'winner'
  winners: number[]
}

export const WINNER_MS = 1800

export function winnerFrame(result: Result): Frame {
  return {
    show: { kind: 'winner', winners: result.winners } satisfies Winner,
    ms: WINNER_MS,
    title: { id: result.winners.length ? 'client-theatre-well-played' : 'client-theatre-over' },
    scores: [],
    gains: [],
    day: true,
    result: true,
  }
}

/** The scenes of a game, and at its end the winner: in the last scene, or in one of its own. */
export function withWinner(found: Scene[], { rows, after, result }: Passage): Scene[] {
  if (!after.over || !result) return found
  const last = found.at(-1)
  if (last?.frames.at(-1)?.show.ends) return found
  if (last) return [...found.slice(0, -1), { ...last, frames: [...last.frames, winnerFrame(result)] }]
  return [{ n: rows.at(-1)?.n ?? 0, title: { id: 'client-theatre-over' }, frames: [winnerFrame(result)] }]
}
