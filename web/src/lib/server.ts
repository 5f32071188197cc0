/**
 * How the client reaches the server: over the network, or, where the client is a site of plain files, in a worker of this
 * very page. Whatever asks goes through here, so that nothing else knows the difference.
 */

/** Part of WebSocket that is used. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

export interface Server {
  /** A request by its path below /api. */
  fetch(path: string, init?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Response>
  /** A socket by its path below /api. */
  socket(path: string): Socket
}

/** True: the server runs in this page, and nobody else can be reached. */
export const SITE = import.meta.env.MODE === 'site'

const network: Server = {
  fetch: (path, init) => fetch(`/api${path}`, init),
  socket: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api${path}`),
}

export const server: Server = SITE ? (await import('../site/page.svelte')).site : network
