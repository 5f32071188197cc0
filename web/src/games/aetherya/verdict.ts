/** How a game ended, where ranks and points do not tell it: in an empire, alone, together. */
import type { Result } from '../../lib/protocol'
import { words } from '../../lib/words.svelte'
import type { Verdict } from '../types'
import { alliesOf } from './cards'
import type { Table } from './table'

/** Allies win and lose together; everybody reads whose empire it was. */
function empires(result: Result, table: Table, allies: number[]): Verdict {
  const names = (seats: number[]) => seats.map((seat) => table.names[seat]).join(', ')
  const mine = table.info?.mine ?? []
  const [first = 0] = result.winners
  const empire = names([first, ...alliesOf(allies, first)])
  const shared = result.winners.length > allies.length / 2
  const tied = new Set(result.scores).size === 1
  const won = result.winners.some((seat) => mine.includes(seat)) && mine.every((seat) => result.winners.includes(seat))
  return {
    title: words.say('aetherya-empire-verdict', {
      outcome: shared ? 'shared' : won ? 'won' : 'other',
      who: empire,
    }),
    text: words.say(tied && !shared ? 'aetherya-empire-tie' : 'aetherya-empire-text', {
      who: empire,
      points: result.scores[first] ?? 0,
    }),
    places: result.ranks.map((rank) => (rank === 1 ? 1 : 2)),
  }
}

export function verdict(result: Result, table: Table): Verdict | null {
  const view = table.view
  if (view?.allies) return empires(result, table, view.allies)
  const mode = table.info?.options.mode
  if (mode !== 'solo' && mode !== 'coop') return null
  const outcome = result.outcome
  const task = outcome === 'lost' && view?.task && view.task.have < view.task.need ? view.task : null
  if (task)
    return {
      title: words.say('aetherya-verdict', { mode, outcome }),
      text: words.say('aetherya-verdict-task', {
        task: words.say(`aetherya-task-${task.fate}`),
        have: task.have,
        need: task.need,
      }),
    }
  return {
    title: words.say('aetherya-verdict', { mode, outcome }),
    text: words.say('aetherya-verdict-text', { mode, outcome, points: result.scores[0] ?? 0 }),
  }
}
