/**
 * One socket that comes back by itself. It knows nothing of the table; it delivers and reports.
 *
 * The server says what has changed in the view it sent last; here it becomes a whole view again. If that is not what the
 * server's digest says it should be, the socket is opened anew, and a new one begins with a whole view.
 */
import { changed, digest } from './changes'
import type { Change } from './changes'
import type { Doc, ServerMessage } from './protocol'
import { server, type Socket } from './server'

export type LinkState = 'connecting' | 'live' | 'lost' | 'refused'

const FINAL = new Map([
  [4401, 'no_person'],
  [4403, 'not_allowed'],
  [4404, 'no_table'],
])

const RESTART = 1012

export class Link {
  private socket: Socket | null = null
  private tries = 0
  private timer = 0
  private beat = 0
  private heard = 0
  private closed = false
  /** The view that this socket has brought last. */
  private view: Doc | null = null

  constructor(
    /** The path of the socket. */
    private address: () => string,
    private hear: (message: ServerMessage) => void,
    private report: (state: LinkState, code?: string) => void,
  ) {
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.open()
  }

  private wake = () => {
    if (!document.hidden && !this.socket && !this.closed) {
      this.tries = 0
      this.open()
    }
  }

  private open() {
    clearTimeout(this.timer)
    if (this.closed) return
    this.report(this.tries ? 'lost' : 'connecting')
    const socket = server.socket(this.address())
    this.socket = socket
    this.view = null
    socket.onopen = () => {
      if (this.socket !== socket) return
      this.heard = Date.now()
      this.beat = window.setInterval(() => this.pulse(), 15_000)
    }
    socket.onmessage = (event) => {
      if (this.socket !== socket) return // replaced: what it still delivers is of another seat or an older moment
      this.heard = Date.now()
      this.tries = 0
      const message = JSON.parse(event.data) as ServerMessage
      if (message.type === 'hello') this.report('live')
      if (message.type === 'update' && !this.complete(message)) this.again()
      else this.hear(message)
    }
    socket.onclose = (event) => {
      if (this.socket !== socket) return
      this.socket = null
      clearInterval(this.beat)
      if (this.closed) return
      const reason = FINAL.get(event.code)
      if (reason) {
        this.closed = true
        this.report('refused', reason)
        return
      }
      this.report('lost')
      const restarts = event.code === RESTART && !this.tries // another process is there already
      const wait = restarts ? Math.random() * 100 : Math.min(500 * 2 ** this.tries, 15_000) * (0.75 + Math.random() / 2)
      this.tries += 1
      this.timer = window.setTimeout(() => this.open(), wait)
    }
  }

  /** Give an update its whole view; false: it cannot be right. */
  private complete(update: { view?: Doc | null; changes?: Change[] | null; digest?: number | null }): boolean {
    if (update.changes) {
      if (!this.view) return false
      update.view = changed(this.view, update.changes)
    }
    this.view = update.view ?? null
    return typeof update.digest !== 'number' || (this.view !== null && digest(this.view) === update.digest)
  }

  /** A connection that has gone silent isn't a connection. */
  private pulse() {
    if (Date.now() - this.heard > 40_000) this.again()
    else this.send({ type: 'ping', id: `ping${Date.now()}` })
  }

  /** Drop the socket and open a new one. */
  again() {
    const old = this.socket
    this.socket = null
    clearInterval(this.beat)
    old?.close()
    this.open()
  }

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close() {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.socket?.close()
    this.socket = null
  }
}
