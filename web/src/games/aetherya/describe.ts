/** The table in words, the same lines that folkmoot.text writes in the terminal. */
import { plain, words } from '../../lib/words.svelte'
import { alliesOf, builtAt, PLACES, type AetheryaView, type SeatView } from './cards'

const line = (id: string, args: Record<string, unknown> = {}) =>
  plain(words.say(`aetherya-board-${id}`, words.args('aetherya', args)))

function legends({ legends }: AetheryaView): string[] {
  const { age, rows, ages = [], turned = [], shown, penalty, pile } = legends
  if (age !== undefined && rows) {
    const found = [line('age', { age, row: rows[age - 1], turned })]
    for (let later = age; later < rows.length; later++) found.push(line('coming', { age: later + 1, row: rows[later] }))
    return ages.length ? [...found, line('ages', { ages })] : found
  }
  const found = [line('shown', { shown: shown ?? [], pile })]
  if (penalty) found.push(line('turned', { turned }), line('penalty', { penalty }))
  return found
}

function kingdom(seat: SeatView): string[] {
  const told = seat.cards.map((card) =>
    card ? words.word('aetherya', card) : words.say('aetherya-ui-face-down', { token: 'no' }),
  )
  const found = [1, 2, 3, 4].map((row) =>
    words.say('aetherya-board-row', { row, cards: words.listed(told.slice(4 * row - 4, 4 * row)) }),
  )
  if (seat.start.length) found.push(line('start', { cards: seat.start }))
  if (seat.legends.length) found.push(line('legends', { legends: seat.legends }))
  if (seat.beside?.length) found.push(line('beside', { tokens: seat.beside }))
  for (const [id, places] of [
    ['down', seat.tokens],
    ['griffins', seat.griffins],
    ['treaties', seat.treaties],
    ['staffs', seat.staffs],
  ] as const) {
    if (places?.length) found.push(line(id, { places }))
  }
  for (const look of seat.seen ?? []) found.push(line('seen', { cell: look.cell, token: look.token }))
  return found
}

/** The race that a seat leads, its ally or partner, its neighbours and what it has built. */
function sworn({ races, allies, pacts, betrayals, seats }: AetheryaView, seat: number, names: string[]): string[] {
  const race = races?.[seat]
  const own = seats[seat]!
  const others = alliesOf(allies, seat)
  const partner = pacts?.[seat] ?? null
  const broken = betrayals?.[seat] ?? 0
  const beside = (step: number) => names[(seat + step + seats.length) % seats.length]
  return [
    ...(race ? [line('race', { race })] : []),
    ...(others.length
      ? [line('ally', { who: words.listed(others.map((one) => names[one]!)), number: others.length })]
      : []),
    ...(partner === null ? [] : [line('pact', { who: names[partner] })]),
    ...(broken ? [line('betrayals', { number: broken })] : []),
    ...(own.built ? [line('borders', { before: beside(-1), after: beside(1) })] : []),
    ...[...new Set(own.built)].map((cell) => line('built', { cell, built: builtAt(own, cell) })),
  ]
}

export function describe(view: AetheryaView, names: string[]): string[] {
  const found = [
    line('head', { deck: view.deck, discards: view.discards.map((pile) => pile.at(-1)).filter(Boolean) }),
    ...legends(view),
  ]
  const hand = [view.hand.taken, ...view.hand.drawn].filter((card) => card !== null)
  if (hand.length) found.push(line('hand', { cards: hand }))
  if (view.task)
    found.push(
      line('task', {
        fate: view.task.fate,
        task: words.say(`aetherya-task-${view.task.fate}`),
        have: view.task.have,
        need: view.task.need,
      }),
    )
  view.seats.forEach((seat, number) =>
    found.push(
      line('seat', { who: names[number], points: view.scores[number] }),
      ...sworn(view, number, names),
      ...kingdom(seat),
    ),
  )
  if (view.nolands)
    found.push(
      line('nolands', { number: view.nolands.filter(Boolean).length }),
      ...view.nolands.flatMap((one, cell) =>
        one ? [line('settled', { cell: PLACES[cell], card: one.card, who: names[one.seat] })] : [],
      ),
    )
  return found
}
