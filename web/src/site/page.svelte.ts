/** The page's side of a server that runs in one of its workers. */
import { keep, kept } from '../lib/prefs.svelte'
import type { Server, Socket } from '../lib/server'
import { RUN, type FromServer, type ToServer } from './letters'

/** Answers that never change are files of the site, so that they are there before the server is. */
const PREPARED = /^\/(games|lessons|games\/\w+\/box|rules\/\w+\?lang=\w\w)$/
const prepared = (path: string) => `${RUN}/${path.slice(1).replace(/\W+/g, '-')}.json`
/** Who was here last, so that the page greets them at once. */
const ME = 'site.me'
/** Somebody was here, but only the server knows who. */
const ASK = ''

class PageSocket implements Socket {
  readyState: number = WebSocket.CONNECTING
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null

  constructor(
    private number: number,
    private tell: (message: ToServer) => void,
  ) {}

  private get self() {
    return this as unknown as WebSocket
  }

  opened() {
    this.readyState = WebSocket.OPEN
    this.onopen?.call(this.self, new Event('open'))
  }

  told(text: string) {
    this.onmessage?.call(this.self, new MessageEvent('message', { data: text }))
  }

  closed(code: number) {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.onclose?.call(this.self, new CloseEvent('close', { code }))
  }

  send(text: string | ArrayBufferLike | Blob | ArrayBufferView) {
    this.tell({ kind: 'say', number: this.number, text: text as string })
  }

  close() {
    this.readyState = WebSocket.CLOSED
    this.tell({ kind: 'hang-up', number: this.number })
  }
}

class Site implements Server {
  /** How the server stands. `elsewhere`: another tab has it. */
  state = $state<'loading' | 'elsewhere' | 'ready' | 'failed'>('loading')
  progress = $state(0)
  reason = $state('')
  /** A newer version waits until somebody wants it. */
  waiting = $state.raw<ServiceWorker | null>(null)
  private worker = new Worker(new URL('./server-worker.ts', import.meta.url), { type: 'module' })
  private settle!: () => void
  private settled = new Promise<void>((done) => (this.settle = done))
  private numbers = 0
  private answers = new Map<number, (message: FromServer) => void>()
  private sockets = new Map<number, PageSocket>()

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromServer>) => this.hear(data)
    this.worker.onerror = (event) => this.hear({ kind: 'failed', reason: event.message })
  }

  private tell = (message: ToServer) => this.worker.postMessage(message)

  private ask(make: (number: number) => ToServer): Promise<FromServer> {
    const number = ++this.numbers
    if (this.state === 'failed') return Promise.resolve({ kind: 'failed', reason: this.reason })
    return new Promise((done) => {
      this.answers.set(number, done)
      this.tell(make(number))
    })
  }

  private hear(message: FromServer) {
    switch (message.kind) {
      case 'progress':
        this.state = 'loading'
        this.progress = message.share
        break
      case 'elsewhere':
      case 'ready':
        this.state = message.kind
        break
      case 'kept':
        this.settle()
        break
      case 'failed':
        this.state = 'failed'
        this.settle()
        this.reason = message.reason
        for (const settle of this.answers.values()) settle(message)
        break
      case 'opened':
        this.sockets.get(message.number)?.opened()
        break
      case 'told':
        this.sockets.get(message.number)?.told(message.text)
        break
      case 'closed':
        this.sockets.get(message.number)?.closed(message.code)
        this.sockets.delete(message.number)
        break
      default:
        this.answers.get(message.number)?.(message)
        this.answers.delete(message.number)
    }
  }

  async fetch(path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
    const { method = 'GET', headers = {}, body = null } = init
    if (method === 'GET' && PREPARED.test(path)) return fetch(prepared(path))
    const known = kept(ME)
    if (path === '/me' && method === 'GET' && this.state !== 'ready' && known !== ASK) {
      return new Response(known ?? '{"error":{"code":"no_person"}}', { status: known ? 200 : 401 })
    }
    const language = headers['Accept-Language'] ?? 'en'
    const found = await this.ask((number) => ({ kind: 'request', number, method, path, language, body }))
    if (found.kind !== 'answer') throw new TypeError('no answer')
    if (path === '/me' && found.status === 200) keep(ME, JSON.stringify({ ...JSON.parse(found.text), recovery: null }))
    const empty = found.status === 204 || found.status === 304
    return new Response(empty ? null : found.text, {
      status: found.status,
      headers: { 'Content-Type': found.type },
    })
  }

  socket(path: string): Socket {
    const number = ++this.numbers
    const socket = new PageSocket(number, this.tell)
    this.sockets.set(number, socket)
    this.tell({ kind: 'connect', number, path })
    return socket
  }

  /** All games of this browser as a file: the database of a server. */
  async copy(): Promise<Uint8Array<ArrayBuffer>> {
    const found = await this.ask((number) => ({ kind: 'copy', number }))
    if (found.kind !== 'copied') throw new TypeError('no copy')
    return found.bytes
  }

  /** Put a copy in the place of what is here; false: it isn't one. */
  async bring(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const found = await this.ask((number) => ({ kind: 'bring', number, bytes }))
    if (found.kind !== 'brought' || !found.taken) return false
    this.worker.terminate()
    keep(ME, ASK)
    return true
  }

  /** Keep the site for when there is no network, and hear of newer versions. */
  async install(): Promise<void> {
    if (!('serviceWorker' in navigator)) return
    if (!navigator.serviceWorker.controller) await this.settled // it would fetch once more what the server is fetching
    const found = await navigator.serviceWorker.register('sw.js')
    const look = () => (this.waiting = navigator.serviceWorker.controller ? found.waiting : null)
    look()
    found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look))
  }

  /** Take the newer version: only ever because somebody asked for it. */
  renew() {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    this.waiting?.postMessage('now')
  }
}

export const site = new Site()
