/**
 * A table as this browser sees it: what the server sent last, and the ways to answer.
 *
 * The server owns every rule. `legal` are the actions that may be taken now, `draft` the steps of the choice under way;
 * a step is played by sending all steps of the choice again. Steps marked final are armed first and sent by `confirm`.
 */
import { api, ApiError } from './api'
import { play as sound } from './sound'
import { prefs } from './prefs.svelte'
import type {
  Action,
  Asking,
  ChatLine,
  Doc,
  Hint,
  Links,
  LogRow,
  Prompt,
  Refusal,
  Seat,
  ServerMessage,
  TableInfo,
  UndoInfo,
  Update,
  View,
} from './protocol'
import { standing, whole } from './rows'
import { Reactions, type Reaction } from './reactions.svelte'
import { dropSalt, keptSalt } from './salt'
import { screen, type Surface } from './screen.svelte'
import { Link, type LinkState } from './socket'
import { words } from './words.svelte'
import type { GameModule } from '../games/types'

/** Result of a plan of steps: the server's answer to them, without leaving them standing. */
export interface Outlook {
  steps: string[]
  legal: Action[]
  view: View | null
  refusal: Refusal | null
}

/** Milliseconds between two moves of bots that are shown calmly. */
const CALM = 900
/** Number of rows behind, at which a client sees the next ones at once. */
const MOST_BEHIND = 24

type Waiting = { resolve: (answer: ServerMessage) => void; message: Doc }

/** `V`: the view of its game, for the game's own module. */
export class Table<V extends View = View> {
  /** Surface that decides the arrangement. */
  screen: Surface = screen
  info = $state.raw<TableInfo | null>(null)
  view = $state.raw<V | null>(null)
  legal = $state.raw<Action[]>([])
  draft = $state.raw<string[]>([])
  rows = $state.raw<LogRow[]>([])
  chat = $state.raw<ChatLine[]>([])
  undo = $state.raw<UndoInfo | null>(null)
  thinking = $state.raw<{ seat: number; level: string } | null>(null)
  deadline = $state<number | null>(null)
  /** Time at which the open decision came here, by performance.now(). */
  private shownSince = 0
  timeLeft = $state.raw<number[] | null>(null)
  /** The seat whose hand is open here; null: the spectators' view. */
  seat = $state<number | null>(null)
  link = $state<LinkState>('connecting')
  /** True: the server can store what is done here. */
  storing = $state(true)
  refused = $state<string | null>(null)
  /** A final action that was touched once and waits for its confirmation. */
  armed = $state.raw<Action | null>(null)
  /** Why the armed action asks: it is probably a slip. */
  doubt = $state.raw<string | null>(null)
  /** Action under the pointer or the focus, for previews. */
  hovered = $state.raw<Action | null>(null)
  /** Why the last thing tried was not possible. */
  problem = $state.raw<{ text: string; rule: string } | null>(null)
  hint = $state.raw<Hint | null>(null)
  private thought = $state(0)
  /** Steps that are chosen here and not sent yet, where a game sends several together. */
  planned = $state.raw<string[]>([])
  hinting = $state(false)
  busy = $state(0)
  /** Rows that came while nobody looked, for "since your last turn". */
  missed = $state.raw<LogRow[]>([])
  unread = $state(0)
  readonly reactions = new Reactions()
  /** Links of this table, and who invites; null until they are asked for. */
  links = $state.raw<Links | null>(null)
  module = $state.raw<GameModule | null>(null)
  /** The row after which the board is shown, in a replay; null: as it is now. */
  at = $state<number | null>(null)
  /** The game as it was read from a file, where that is shown. */
  record: Doc | null = null
  /** Moving pictures between two views; set by the page that shows the table. */
  animate: ((rows: LogRow[]) => Promise<void>) | null = null

  /** Shows moments of the game: gets new rows with the views around them; set by the page that shows the table. */
  stage: ((rows: LogRow[], before: View, after: View) => void) | null = null
  /** Shows the moment of a row once more; null where that is not possible. */
  again = $state.raw<((n: number) => void) | null>(null)
  private watching = false
  /** The result of a game that is over, on its way here: the end is shown with it. */
  private ending: Promise<void> | null = null
  /** Goes on to the next move of a bot, where each waits for somebody who wants to see it; null: nothing waits. */
  goOn = $state.raw<(() => void) | null>(null)
  /** Time at which the last move of a bot was shown. */
  private botShown = 0

  /** Version of the newest update, and of the view that is shown. */
  private version = -1
  shown = $state(-1)
  private socket: Link | null = null
  private waiting = new Map<string, Waiting>()
  private serial = 0
  private session = Math.random().toString(36).slice(2, 8)
  private skew = 0
  private queue: Promise<void> = Promise.resolve()
  private queued = 0
  private watchers: (() => void)[] = []
  private outlooks = new Map<string, (update: Update) => void>()

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {}

  // --- reading ---

  readonly game: string = $derived(this.info?.game ?? '')
  get gameName(): string {
    return words.game(this.game)
  }
  /** Seats and their names: the same arrays through all moves, so that only changed ones are drawn anew. */
  readonly seats: Seat[] = $derived(this.info?.seats ?? [])
  readonly names: string[] = $derived(this.seats.map((seat) => this.nameOf(seat)))
  nameOf(seat: Seat): string {
    return words.person(seat)
  }
  get prompt(): Prompt | null {
    return this.view?.prompt ?? null
  }
  /** True if the open hand has something to decide. */
  get decides(): boolean {
    return this.legal.length > 0
  }
  /** The seat this person would act with: the open one, or the only one they hold. */
  get own(): number | null {
    if (this.seat !== null) return this.seat
    return this.info?.mine.length === 1 ? (this.info.mine[0] ?? null) : null
  }
  get hotSeat(): boolean {
    return (this.info?.mine.length ?? 0) > 1
  }
  /** At one screen: a seat of mine that has to decide while another hand, or none, is open. */
  private get next(): number | null {
    const turn = this.info?.turn ?? -1
    const waits = this.at === null && this.hotSeat && turn >= 0 && this.seat !== turn
    return waits && this.info?.status === 'playing' && this.info.mine.includes(turn) ? turn : null
  }
  /** The seat whose hand is opened next; nothing is shown until then. */
  get curtain(): number | null {
    return this.seat === null ? this.next : null
  }
  /** The seat to pass the device on to, while whoever moved still looks at what came of it. */
  get passing(): number | null {
    return this.seat === null || this.shown < this.version ? null : this.next
  }
  /** Seconds since 1970 by the server's clock. */
  now(): number {
    return Date.now() / 1000 + this.skew
  }
  find(text: string): Action | undefined {
    return this.legal.find((action) => action.text === text)
  }
  /** Part of the hint that is shown, where its several moves can be looked at one by one. */
  get idea(): Hint['why'][number] | null {
    return this.hint?.why[this.thought] ?? null
  }
  get ideas(): number {
    return this.hint?.why.length ?? 0
  }
  /** Rows that still count: those taken back are left out. */
  readonly standing: LogRow[] = $derived(standing(this.rows))

  // --- the connection ---

  open() {
    this.socket ??= new Link(
      () => this.address(),
      (message) => this.hear(message),
      (state, code) => {
        this.link = state
        if (code) this.refused = code
      },
    )
  }

  close() {
    this.goOn?.()
    this.socket?.close()
    this.socket = null
  }

  private address(): string {
    const params = new URLSearchParams({ since: String(Math.max(this.version, 0)), changes: 'true' })
    if (this.seat !== null) params.set('seat', String(this.seat))
    if (this.key) params.set('key', this.key)
    return `/tables/${this.id}/socket?${params}`
  }

  private hear(message: ServerMessage) {
    if (message.type === 'hello') {
      this.storing = true
      this.skew = message.time - Date.now() / 1000
      this.chat = message.chat
      this.learn(message.table)
      for (const { message: again } of this.waiting.values()) this.socket?.send(again)
    } else if (message.type === 'table') this.learn(message.table)
    else if (message.type === 'chat') {
      this.chat = [...this.chat, message.chat]
      if (message.chat.seat === null || message.chat.seat !== this.own) this.unread += 1
    } else if (message.type === 'chats') this.chat = message.chat
    else if (message.type === 'reaction')
      this.reactions.hear(message.seat, message.what, this.names[message.seat] ?? '')
    else if (message.type === 'update') this.receive(message)
    else if (message.type === 'storage') this.storing = message.ok
    else {
      const waiting = this.waiting.get(message.id)
      if (waiting && message.type === 'refusal' && message.code === 'cannot_store') {
        setTimeout(() => this.waiting.has(message.id) && this.socket?.send(waiting.message), 2000)
        return
      }
      this.waiting.delete(message.id)
      waiting?.resolve(message)
    }
  }

  private learn(info: TableInfo) {
    this.info = info
    if (info.status === 'salts') void this.reveal(info)
  }

  /** Show the salts this browser committed to. */
  private async reveal(info: TableInfo) {
    for (const { seat, commitment, salt } of info.salts) {
      const own = keptSalt(commitment)
      if (salt !== null || own === null || !info.mine.includes(seat)) continue
      dropSalt(commitment)
      await api.salt(this.id, seat, own).catch(() => undefined)
    }
  }

  private receive(update: Update) {
    const outlook = this.outlooks.get(update.draft.join('\n'))
    if (outlook && !update.rows.length) return outlook(update)
    if (this.version >= 0 && update.since > this.version) {
      this.socket?.again()
      return
    }
    const fresh = update.rows.filter((row) => row.n > this.version).map(whole)
    const first = this.version < 0
    if (first || update.rows.some((row) => row.n > this.version && ['move', 'undo'].includes(row.kind)))
      this.shownSince = performance.now()
    this.version = Math.max(update.version, this.version)
    if (!first && this.isStaged(fresh)) this.watch(true)
    this.follow(update)
    this.queued += 1
    this.queue = this.queue.then(() => this.show(update, fresh, first)).catch((error) => console.error(error))
  }

  /** Return true if rows hold a moment that is going to be shown here. */
  private isStaged(rows: LogRow[]): boolean {
    if (!this.stage || prefs.theatre === 'none' || document.hidden) return false
    return rows.some((row) => row.events.some((event) => this.module?.staged?.(event, row)))
  }

  /** Tell the server that a moment is being watched here, which bots wait for, or that it is over. */
  watch(on: boolean) {
    if (this.watching === on || !this.socket) return
    this.watching = on
    void this.ask({ type: 'watch', on })
  }

  /** Take over what an update says about the table itself. */
  private follow({ version, turn, deadline, time_left, view }: Update) {
    if (!this.info) return
    const begun = view !== null && (this.info.status === 'open' || this.info.status === 'salts')
    this.info = { ...this.info, version, turn, deadline, time_left, status: begun ? 'playing' : this.info.status }
    if (view?.over && !this.info.result)
      this.ending ??= this.run(() => api.table(this.id, this.key)).then((info) => {
        if (info) this.learn(info)
        this.ending = null
      })
  }

  /** Let the changes move, then show the view; when several wait, they are shown without delay. */
  private async show(update: Update, fresh: LogRow[], first: boolean) {
    this.queued -= 1
    if (first && fresh.length) this.missed = this.sinceOwnTurn(fresh)
    const few = fresh.length > 0 && fresh.length <= 3 && !first && this.queued < 3
    if (!first && fresh.some((row) => this.isOfBot(row))) await this.pace()
    if (few && prefs.bots !== 'quick' && this.animate && prefs.animated && this.view) await this.animate(fresh)
    if (update.view?.over) await this.ending
    const old = this.view
    const before = old?.turn
    this.rows = first ? fresh : [...this.rows, ...fresh]
    this.seat = update.seat
    this.view = update.view as V | null
    this.shown = update.version
    this.legal = update.legal
    this.draft = update.draft
    this.undo = update.undo
    this.thinking = update.thinking
    this.deadline = update.deadline
    this.timeLeft = update.time_left
    this.hovered = null
    this.armed = this.armed ? (this.find(this.armed.text) ?? null) : null
    if (fresh.length) {
      this.hint = null
      this.problem = null
    }
    for (const resolve of this.watchers.splice(0)) resolve()
    if (!first && fresh.length && old && update.view) this.stage?.(fresh, old, update.view)
    if (!first && fresh.length) this.sound(fresh, update.turn === this.own && before !== this.own)
  }

  /** Play the sound of what happened, and then that of my turn. */
  private sound(rows: LogRow[], mine: boolean) {
    const heard = rows.flatMap((row) => row.events).flatMap((event) => this.module?.sound?.(event) ?? [])
    const most = heard.includes('scene') ? 'scene' : (heard.at(-1) ?? (mine ? null : 'move'))
    if (most) sound(most)
    if (mine) sound('turn', most ? 0.25 : 0)
  }

  private isOfBot(row: LogRow): boolean {
    const seat = row.kind === 'move' && row.seat !== null ? this.seats[row.seat] : undefined
    return seat !== undefined && (seat.kind === 'bot' || seat.stand_in !== null)
  }

  /** Let a bot's move wait as this person likes it; never where a clock runs, nor for long behind the others. */
  private async pace() {
    if (this.info?.clock || document.hidden || this.queued > MOST_BEHIND) return
    if (prefs.bots === 'steps') await new Promise<void>((resolve) => (this.goOn = resolve))
    else if (prefs.bots === 'calm' && prefs.animated) {
      const early = this.botShown + CALM - performance.now()
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    }
    this.goOn = null
    this.botShown = performance.now()
  }

  private nextView(): Promise<void> {
    return new Promise((resolve) => this.watchers.push(resolve))
  }

  private sinceOwnTurn(rows: LogRow[]): LogRow[] {
    const own = this.info?.mine.length === 1 ? this.info.mine[0] : undefined
    if (own === undefined || this.info?.status !== 'playing') return []
    const last = rows.findLastIndex((row) => row.seat === own && row.kind === 'move')
    return last < 0 ? [] : rows.slice(last + 1).filter((row) => row.kind === 'move')
  }

  // --- acting ---

  private ask(message: Asking): Promise<ServerMessage> {
    const id = `${this.session}-${++this.serial}`
    const whole = { ...message, id }
    return new Promise((resolve) => {
      this.waiting.set(id, { resolve, message: whole })
      this.socket?.send(whole)
    })
  }

  /** Message of a move. Where a clock runs, it says how long the decision was on the screen: the rest is lag. */
  private playing(seat: number, steps: string[]): Asking {
    const thought = this.info?.clock ? (performance.now() - this.shownSince) / 1000 : null
    return { type: 'play', seat, version: this.version, steps, thought }
  }

  /** Send all steps of the choice under way. True when the server took them. */
  async play(steps: string[]): Promise<boolean> {
    if (this.seat === null) return false
    this.problem = null
    this.armed = null
    this.hint = null
    this.busy += 1
    try {
      const answer = await this.ask(this.playing(this.seat, steps))
      if (answer.type === 'refusal') {
        this.complain(answer, steps.at(-1))
        return false
      }
      if (answer.type === 'ack' && answer.closed && this.shown < answer.version) this.legal = []
      // The board after these steps comes with the next update: until then there is nothing to choose.
      if (answer.type === 'ack' && !answer.closed && this.draft.join('\n') !== steps.join('\n')) await this.nextView()
      return true
    } finally {
      this.busy -= 1
    }
  }

  /** Say why not: in words for what was tried where there are some, with the rule of the reason or of the question. */
  private complain(refusal: Refusal, tried = '') {
    const asked = this.prompt && tried ? this.prompt : null
    const special = `${this.game}-refusal-${refusal.code}-${asked?.ask}-${tried.split(' ')[0]}`
    const text = words.has(special) ? words.say(special) : words.refusal(this.game, refusal.code, refusal.args)
    this.problem = {
      text:
        refusal.code === 'not_now' && asked ? words.together(text, words.asked(this.game, asked, this.names)) : text,
      rule: refusal.rule || (asked?.rule ?? ''),
    }
    sound('no')
  }

  /** Touch an action: take the step, or arm it if it is final and people want to confirm those. */
  async choose(action: Action): Promise<void> {
    if (action.final && prefs.confirm && this.armed?.text !== action.text) {
      this.arm(action)
      return
    }
    await this.play([...this.draft, action.text])
  }

  /** Wait for a second touch. */
  arm(action: Action, doubt: string | null = null) {
    this.armed = action
    this.doubt = doubt
    this.problem = null
  }

  /** Try something by its text, legal or not: the server says why not. */
  async attempt(text: string): Promise<void> {
    const action = this.find(text)
    if (action) await this.choose(action)
    else if (this.decides) await this.play([...this.draft, text])
  }

  async confirm(): Promise<void> {
    if (this.armed) await this.play([...this.draft, this.armed.text])
  }

  /** One step back: disarm, or take the last step of the draft away. */
  async back(): Promise<void> {
    if (this.armed) this.armed = null
    else if (this.draft.length) await this.play(this.draft.slice(0, -1))
  }

  /**
   * What each plan would lead to. The plans are sent as drafts one after the other; the last one stays.
   * Nobody else can see drafts, so trying is free.
   */
  async outlook(plans: string[][]): Promise<Outlook[]> {
    this.busy += 1
    try {
      return await Promise.all(plans.map((steps, index) => this.tryOut(steps, index === plans.length - 1)))
    } finally {
      this.busy -= 1
    }
  }

  private async tryOut(steps: string[], last: boolean): Promise<Outlook> {
    if (this.seat === null) return { steps, legal: [], view: null, refusal: null }
    const name = steps.join('\n')
    const seen = new Promise<Update>((resolve) => this.outlooks.set(name, resolve))
    const answer = await this.ask(this.playing(this.seat, steps))
    if (answer.type === 'refusal') {
      this.outlooks.delete(name)
      return { steps, legal: [], view: null, refusal: answer }
    }
    const update = await seen
    this.outlooks.delete(name)
    if (last) {
      this.queued += 1
      await this.show(update, [], false)
    }
    return { steps, legal: update.legal, view: update.view, refusal: null }
  }

  /** Target of one undo, and whether the others have to agree; null if there is none. */
  get undoStep(): { to: number; free: boolean } | null {
    const { last = null, free = null, vote = null } = this.undo ?? {}
    if (last !== null && free !== null && last >= free) return { to: last, free: true }
    return vote === null ? null : { to: vote, free: false }
  }

  async takeBack(to: number): Promise<void> {
    if (this.own === null) return
    const answer = await this.ask({ type: 'undo', seat: this.own, version: this.version, to })
    if (answer.type === 'refusal') this.complain(answer)
  }

  /** Seats at this device that have not yet agreed to a proposal: several where people share a screen. */
  undecided(on: string): number[] {
    const { mine = [], seats = [], votes = [] } = this.info ?? {}
    const yes = votes.find((vote) => vote.on === on)?.yes ?? []
    return mine.filter((seat) => !seats[seat]?.stand_in && !yes.includes(seat))
  }
  /** Whether a seat at this device may be asked what the table is to do. */
  get hasSay(): boolean {
    return !!this.info?.mine.some((seat) => !this.seats[seat]?.stand_in)
  }
  /** Propose something, agree or refuse; whoever shares a screen answers as one. */
  async vote(on: string, answer: boolean): Promise<void> {
    const seats = this.undecided(on)
    for (const seat of answer ? seats : seats.slice(0, 1)) {
      const reply = await this.ask({ type: 'vote', seat, on, answer })
      if (reply.type === 'refusal') return this.complain(reply)
    }
  }

  async say(text: string): Promise<void> {
    const reply = await this.ask({ type: 'chat', text })
    if (reply.type === 'refusal') this.complain(reply)
  }

  /** Remove a line of chat: one's own, or as the host anybody's. */
  async removeLine(id: number): Promise<void> {
    await this.run(() => api.removeLine(this.id, id))
  }
  /** Whether the host lets this person neither write nor react. */
  get muted(): boolean {
    return this.seats.some((seat) => seat.mine && seat.restricted === 'muted')
  }

  /** Show the others a sign; at one screen the open hand does, or the first. */
  async react(what: Reaction): Promise<void> {
    const seat = this.own ?? this.info?.mine[0]
    if (seat === undefined) return
    const reply = await this.ask({ type: 'react', seat, what })
    if (reply.type === 'refusal') this.complain(reply)
  }

  async askHint(): Promise<void> {
    if (this.hinting || this.seat === null) return
    this.hinting = true
    this.hint = null
    this.problem = null
    const moment = () => `${this.version} ${this.draft.join(';')}`
    const then = moment()
    try {
      const answer = await this.ask({ type: 'hint', seat: this.seat, version: this.version, lang: words.language })
      if (answer.type === 'refusal') this.complain(answer)
      else if (answer.type === 'hint' && moment() === then) {
        this.thought = 0
        this.hint = answer
      }
    } finally {
      this.hinting = false
    }
  }

  nextIdea() {
    this.thought = (this.thought + 1) % Math.max(this.ideas, 1)
  }

  /** Make the move that the hint shows; where that does not finish the choice, ask on. */
  async doIt(): Promise<void> {
    const { idea } = this
    if (!idea) return
    if ((await this.play([...this.draft, idea.move, ...idea.then])) && this.draft.length && this.decides)
      await this.askHint()
  }

  /** Open the hand of one of my seats, or close it (null). */
  async openHand(seat: number | null): Promise<void> {
    const answer = await this.ask({ type: 'open', seat })
    if (answer.type === 'refusal') this.complain(answer)
  }

  /** Ask what may be passed on: free seats are taken meanwhile. */
  async loadLinks(): Promise<void> {
    this.links = (await api.links(this.id, this.key).catch(() => null)) ?? this.links
  }

  /** A route of the server whose failure is shown like any other refusal. */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    this.busy += 1
    try {
      return await work()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unknown'
      this.problem = { text: words.error(code, error instanceof ApiError ? error.args : {}), rule: '' }
      return null
    } finally {
      this.busy -= 1
    }
  }
}
