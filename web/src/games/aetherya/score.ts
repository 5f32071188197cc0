/** The server counts kingdoms, of a table or laid on the pad. */
import { call } from '../../lib/api'
import type { Doc, ScoreRow } from '../../lib/protocol'
import type { Counted, Frontier } from './cards'

export const countKingdoms = (wanted: Doc) =>
  call<{ kingdoms: Counted[]; frontier: Frontier | null; fortresses: ScoreRow | null }>(
    'POST',
    '/score/aetherya',
    wanted,
  )
