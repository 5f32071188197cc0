/** Winner and outcome in words: for the end page and the moment before it. */
import type { Result } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { say, words } from '../lib/words.svelte'

/** Seats by rank, then by points. */
export function orderOf(result: Result): number[] {
  const seats = result.ranks.map((_, seat) => seat)
  return seats.sort((a, b) => result.ranks[a]! - result.ranks[b]! || result.scores[b]! - result.scores[a]!)
}

export function headlineOf(table: Table, result: Result): string {
  if (result.outcome === 'open') return say(table.info?.status === 'stopped' ? 'stopped' : 'ended-early')
  const verdict = table.module?.verdict?.(result, table)
  if (verdict) return verdict.title
  const { winners } = result
  if (!winners.length) return say('nobody-wins')
  const mine = table.info?.mine ?? []
  if (mine.length === 1 && winners.includes(mine[0]!)) return winners.length > 1 ? say('you-share') : say('you-win')
  const who = words.listed(winners.map((seat) => table.names[seat]))
  return winners.length > 1 ? say('they-share', { who }) : say('they-win', { who })
}

export function storyOf(table: Table, result: Result): string {
  if (result.outcome === 'open') return say(table.info?.status === 'stopped' ? 'stopped-story' : 'ended-early-story')
  const verdict = table.module?.verdict?.(result, table)
  if (verdict) return verdict.text
  if (!result.winners.length) return ''
  const [first, second] = orderOf(result)
  if (first === undefined || second === undefined) return ''
  const best = `${table.game}-reason-${result.reason}`
  const gap = result.scores[first]! - result.scores[second]!
  if (gap < 0) return '' // whoever has more points has forfeited them
  const tied = `${table.game}-reason-${result.winners.length > 1 ? 'tie' : 'rows'}`
  if (!gap && result.reason !== 'tie' && words.has(tied)) return words.say(tied, { who: table.names[first]! })
  const lead = say('won-by', { points: result.scores[first]!, gap, other: table.names[second]! })
  if (!words.has(best) || result.reason === 'glory') return lead
  const reason = words.say(best, { who: table.names[first]! })
  return gap ? `${reason} ${lead}` : reason
}
