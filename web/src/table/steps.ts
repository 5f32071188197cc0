/** The steps of a game that is looked back at, and the table that shows them: of the server's, or from a file. */
import { loadGame } from '../games'
import { api } from '../lib/api'
import { looseInfo } from '../lib/loose'
import { me } from '../lib/me.svelte'
import type { Doc, ReplayStep, Seat, TableInfo } from '../lib/protocol'
import { whole } from '../lib/rows'
import type { Table } from '../lib/table.svelte'

/** A table of the server, through the eyes of one's own seat. */
export async function stepsOfTable(table: Table): Promise<ReplayStep[]> {
  const { id, key } = table
  const info = await api.table(id, key)
  table.info = { ...info, votes: [] }
  table.module = await loadGame(info.game)
  table.seat = info.mine[0] ?? null
  return allSteps(1, (first) => api.replay(id, { key, seat: table.seat, first }))
}

/** A game as it was saved, with everything open. */
export async function stepsOfFile(table: Table, file: Doc): Promise<ReplayStep[]> {
  await me.ensure()
  const { steps: opening, result: soon, ...told } = await api.retell(file, 0)
  let result = soon
  const rest = await allSteps(opening.at(-1)!.n + 1, async (first) => {
    const more = await api.retell(file, first)
    result ??= more.result
    return more
  })
  await seatFile(table, file, { ...told, result })
  return [...opening, ...rest]
}

type Told = { game: string; options: Doc; corrections?: Doc; names: string[]; result?: TableInfo['result'] }

/** Set up a table for a game from a file. */
export async function seatFile(table: Table, file: Doc, { game, options, corrections, names, result }: Told) {
  table.module = await loadGame(game)
  table.info = looseInfo(
    {
      game,
      players: names.length,
      options,
      corrections: corrections ?? {},
      status: 'over',
      analysis: true,
      turn: -1,
      result,
    },
    names.map((name, seat) => ({ name, ...playedBy(file, seat) })),
  )
}

/** Player of a record's seat, as a server or a terminal writes it; a bot's name has a word in every language. */
function playedBy(file: Doc, seat: number): { kind: Seat['kind']; level: string | null } {
  const { kind, plays, level } = (Array.isArray(file.seats) && file.seats[seat]) || {}
  if (kind !== 'bot' && (plays === undefined || plays === 'human')) return { kind: 'human', level: null }
  return { kind: 'bot', level: me.levels.find((one) => one === (plays ?? level)) ?? null }
}

/** The server answers with so many steps at a time. */
async function allSteps(
  first: number,
  ask: (first: number) => Promise<{ version: number; steps: ReplayStep[] }>,
): Promise<ReplayStep[]> {
  const found: ReplayStep[] = []
  for (;;) {
    const { steps, version } = await ask(first)
    found.push(...steps.map((step) => ({ ...step, row: step.row && whole(step.row) })))
    first = (found.at(-1)?.n ?? version) + 1
    if (!steps.length || first > version) return found
  }
}
