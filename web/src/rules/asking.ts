/** What may be asked of the table: from the places and deeds that its elements name to the questions of the server. */
import type { Question } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'

export const thing = (text: string): Question => ({ ask: 'thing', text })
export const action = (text: string): Question => ({ ask: 'action', text })
export const END: Question = { ask: 'end' }

/** What can be had by claiming it, and, for whoever decides, why it cannot be had now. */
export function claimed(name: string, table: Table): Question[] {
  return table.decides ? [thing(name), action(`claim ${name}`)] : [thing(name)]
}

/** By the first part of `data-at`; the rest of it is given. A game adds its own: `places` and `asks` of its module. */
const PLACES: Record<string, (rest: string, table: Table) => Question[]> = {
  seat: (seat) => [{ ask: 'points', of: Number(seat) }],
  turn: () => [{ ask: 'turn' }],
  deck: () => [END],
}

/** The questions that an element stands for: what it is, then what it does; none for what cannot be asked. */
export function questionsAt(element: HTMLElement, table: Table): Question[] {
  const { at = '', does = '' } = element.dataset
  const cut = at.indexOf('-')
  const [place, rest] = cut < 0 ? [at, ''] : [at.slice(0, cut), at.slice(cut + 1)]
  const known = table.module?.places?.[place] ?? PLACES[place]
  const found = table.module?.asks?.(at, table) ?? known?.(rest, table) ?? []
  const named = found.length ? null : table.module?.thingOf?.(does)
  if (named) found.push(thing(named))
  if (!does || found.some((one) => one.text === does)) return found
  return [...found.filter((one) => one.ask !== 'action'), action(does)]
}

/** Whether an answer about a deed says no more than that something else is asked now, or that there is no such deed. */
export function untimely(asked: Question, rules: string[], table: Table): boolean {
  if (asked.ask !== 'action' || table.find(asked.text ?? '')) return false
  const verb = asked.text?.split(' ')[0]
  const moment = table.legal.some((one) => one.text.split(' ')[0] === verb)
  return !rules.length || (!moment && rules.join() === (table.prompt?.rule ?? ''))
}

export const ASKABLE = '[data-at], [data-does]'
