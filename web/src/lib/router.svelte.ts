/**
 * The start page, one's own games, a table, a table's replay, the rules of a game, what can be learned of it, the score pad of
 * its printed edition. Addresses are shareable.
 */
import { SITE } from './server'

export type Place =
  | { page: 'start' }
  | { page: 'games' }
  | { page: 'pad'; game: string; sheet: string | null }
  | { page: 'record'; step: number | null }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'table'; id: string; key: string | null }
  | { page: 'review'; id: string; key: string | null; step: number | null; file: boolean }
  | { page: 'replay'; id: string; key: string | null; step: number | null }

/** A site of plain files has one page, whatever folder it lies in: places are behind its address. */
const here = () => (SITE ? new URL(location.hash.slice(1) || '/', location.origin) : location)
const there = (address: string) => (SITE ? `#${address}` : address)

function read(): Place {
  const { pathname, search } = here()
  const [, first, id, more] = pathname.split('/')
  const params = new URLSearchParams(search)
  const key = params.get('key')
  const step = params.has('step') ? Number(params.get('step')) : null
  if (first === 't' && id && more === 'replay') {
    return { page: 'replay', id, key, step }
  }
  if (first === 't' && id && more === 'review') return { page: 'review', id, key, step, file: false }
  if (first === 'r' && id) return { page: 'review', id, key, step, file: true }
  if (first === 't' && id) return { page: 'table', id, key }
  if (first === 'rules' && id) return { page: 'rules', game: id, rule: more ?? null }
  if (first === 'learn' && id) return { page: 'learn', game: id }
  if (first === 'me') return { page: 'games' }
  if (first === 'record') return { page: 'record', step }
  if (first === 'pad' && id) return { page: 'pad', game: id, sheet: params.get('sheet') }
  return { page: 'start' }
}

class Router {
  place = $state.raw<Place>(read())

  constructor() {
    addEventListener('popstate', () => (this.place = read()))
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[data-link]') as HTMLAnchorElement | null
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
      event.preventDefault()
      this.go(link.getAttribute('href') ?? '/')
    })
  }

  go(address: string) {
    history.pushState(null, '', there(address))
    this.place = read()
    scrollTo(0, 0)
  }

  /** Change the address without a new page: the step of a replay. */
  replace(address: string) {
    history.replaceState(null, '', there(address))
  }
}

export const router = new Router()
export const gamesPath = '/me'
export const padPath = (game: string) => `/pad/${game}`
export const learnPath = (game: string) => `/learn/${game}`
export const tablePath = (id: string, key: string | null = null) =>
  `/t/${id}${key ? `?key=${encodeURIComponent(key)}` : ''}`
export const rulesPath = (game: string, rule: string | null = null) => `/rules/${game}${rule ? `/${rule}` : ''}`
export const recordPath = (step: number) => `/record?step=${step}`
/** The review of a game from a file, by the digest of its record. */
export const broughtPath = (id: string, step: number | null = null) => `/r/${id}${step === null ? '' : `?step=${step}`}`
const back =
  (page: string) =>
  (id: string, key: string | null = null, step: number | null = null) => {
    const params = new URLSearchParams()
    if (key) params.set('key', key)
    if (step !== null) params.set('step', String(step))
    const text = params.toString()
    return `/t/${id}/${page}${text ? `?${text}` : ''}`
  }
export const replayPath = back('replay')
export const reviewPath = back('review')
