/** The link over sockets that come and go. */
import { beforeEach, expect, test, vi } from 'vitest'
import { digest } from './changes'
import { Link } from './socket'

class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = FakeSocket.OPEN
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: (event: { code: number }) => void = () => undefined
  sent: string[] = []
  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.readyState = 3
  }
}

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
})

function linked() {
  const heard: string[] = []
  const states: string[] = []
  const link = new Link(
    () => '/here',
    (message) => heard.push(message.type),
    (state, code) => states.push(code ? `${state} ${code}` : state),
  )
  return { link, heard, states }
}
const hello = { data: '{"type":"hello"}' }
const update = { data: '{"type":"update"}' }

test('what a replaced socket still delivers is not heard', () => {
  const { link, heard } = linked()
  const [first] = FakeSocket.all
  first!.onopen()
  first!.onmessage(hello)
  link.again()
  first!.onmessage(update)
  FakeSocket.all[1]!.onmessage(hello)
  expect(heard).toEqual(['hello', 'hello'])
})

test('a lost socket is opened again after a while, a refused one is not', () => {
  const { states } = linked()
  FakeSocket.all[0]!.onclose({ code: 1006 })
  expect(FakeSocket.all).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.all[1]!.onclose({ code: 4404 })
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(2)
  expect(states.at(-1)).toBe('refused no_table')
})

test('a server that restarts has another process ready: the link is back at once, but only tries that once', () => {
  linked()
  FakeSocket.all[0]!.onclose({ code: 1012 })
  vi.advanceTimersByTime(100)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.all[1]!.onclose({ code: 1012 })
  vi.advanceTimersByTime(300)
  expect(FakeSocket.all).toHaveLength(2)
})

test('a silent connection is taken for lost', () => {
  const { link } = linked()
  FakeSocket.all[0]!.onopen()
  vi.advanceTimersByTime(31_000)
  expect(FakeSocket.all[0]!.sent).toHaveLength(2)
  vi.advanceTimersByTime(15_000)
  expect(FakeSocket.all).toHaveLength(2)
  link.close()
  expect(link.send({})).toBe(false)
})

test('changes become a whole view; one that is not as the digest says is fetched anew', () => {
  const views: unknown[] = []
  const link = new Link(
    () => '/here',
    (message) => message.type === 'update' && views.push(message.view),
    () => undefined,
  )
  const say = (message: object) =>
    FakeSocket.all.at(-1)!.onmessage({ data: JSON.stringify({ type: 'update', ...message }) })
  say({ view: { turn: 0, seats: [{ cards: 1 }] } })
  say({ changes: [['turn', 1]], digest: digest({ turn: 1, seats: [{ cards: 1 }] }) })
  say({ changes: [['seats', 0, 'cards', 2]] })
  expect(views.slice(1)).toEqual([
    { turn: 1, seats: [{ cards: 1 }] },
    { turn: 1, seats: [{ cards: 2 }] },
  ])
  say({ changes: [['turn', 2]], digest: 1 })
  expect(views).toHaveLength(3)
  expect(FakeSocket.all).toHaveLength(2)
  say({ changes: [['turn', 3]] })
  expect(FakeSocket.all, 'without a view there is nothing to change').toHaveLength(3)
  say({ view: { turn: 3, seats: [] } })
  expect(views.at(-1)).toEqual({ turn: 3, seats: [] })
  link.close()
})
