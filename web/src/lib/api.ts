/** The routes of the server. Every failure is an ApiError whose code has a text in the catalogue. */
import type {
  Address,
  Answer,
  BoardInWords,
  Book,
  Box,
  Brought,
  ChangePerson,
  Choices,
  Coached,
  Doc,
  Fairness,
  FoundRules,
  Games,
  HostAct,
  Join,
  Lessons,
  Links,
  MomentText,
  MyGames,
  MyStatistics,
  NewNote,
  NewTable,
  Notes,
  Person,
  Question,
  RecordQuestion,
  Recovery,
  Replay,
  RestrictedPeople,
  Retold,
  Review,
  ReviewMoment,
  Standing,
  Story,
  TableInfo,
  Tables,
  Variation,
} from './protocol'
import { server } from './server'
import { words } from './words.svelte'

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly args: Doc = {},
    text = code,
  ) {
    super(text)
  }
}

/** A route by its path, for what only one page or game asks. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await server.fetch(path, {
      method,
      headers: {
        'Accept-Language': words.language, // for what is said of a document that cannot be read
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new ApiError('offline', 0)
  }
  const data = await answer.json().catch(() => null)
  if (!answer.ok) {
    const error = data?.error
    throw new ApiError(error?.code ?? 'unknown', answer.status, error?.args ?? {}, error?.text)
  }
  return data as T
}

const query = (given: Doc) => {
  const kept = Object.entries(given).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return kept.length ? '?' + new URLSearchParams(kept.map(([key, value]) => [key, String(value)])).toString() : ''
}

export const api = {
  me: () => call<Person>('GET', '/me'),
  be: (name: string) => call<Person>('POST', '/me', { name }),
  change: (given: ChangePerson) => call<Person>('PATCH', '/me', given),
  recovery: () => call<Recovery>('POST', '/me/recovery', {}),
  recover: (code: string) => call<Person>('POST', '/me/recover', { code }),
  export: () => call<Doc>('GET', '/me/export'),
  removeMe: () => call<null>('DELETE', '/me'),
  statistics: () => call<MyStatistics>('GET', '/me/statistics'),
  myGames: (of: { game: string; mode: string; company: string }) => call<MyGames>('GET', `/me/games${query(of)}`),
  myTables: () => call<Tables>('GET', '/me/tables'),
  games: () => call<Games>('GET', '/games'),
  box: (game: string) => call<Box>('GET', `/games/${game}/box`),
  standing: (id: string, key: string | null) => call<Standing>('GET', `/tables/${id}/standing${query({ key })}`),
  openTables: () => call<Tables>('GET', '/tables'),
  create: (wanted: NewTable) => call<TableInfo>('POST', '/tables', wanted),
  table: (id: string, key: string | null) => call<TableInfo>('GET', `/tables/${id}${query({ key })}`),
  address: () => call<Address>('GET', '/address'),
  links: (id: string, key: string | null) => call<Links>('GET', `/tables/${id}/links${query({ key })}`),
  join: (id: string, wanted: Join) => call<TableInfo>('POST', `/tables/${id}/join`, wanted),
  start: (id: string, level: string) => call<TableInfo>('POST', `/tables/${id}/start`, { level }),
  salt: (id: string, seat: number, salt: string) => call<TableInfo>('POST', `/tables/${id}/salt`, { seat, salt }),
  leave: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${id}/leave`, { seat }),
  comeBack: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${id}/return`, { seat }),
  abandon: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${id}/abandon`, { seat }),
  host: (id: string, act: HostAct) => call<TableInfo>('POST', `/tables/${id}/host`, act),
  restricted: (id: string) => call<RestrictedPeople>('GET', `/tables/${id}/host`),
  removeLine: (id: string, line: number) => call<TableInfo>('DELETE', `/tables/${id}/chat/${line}`),
  rematch: (id: string) => call<TableInfo>('POST', `/tables/${id}/rematch`, {}),
  record: (id: string, key: string | null, seat: number | 'watch' = 'watch') =>
    call<Doc>('GET', `/tables/${id}/record${query({ key, seat })}`),
  replay: (id: string, given: Doc) => call<Replay>('GET', `/tables/${id}/replay${query(given)}`),
  story: (id: string, key: string | null) => call<Story>('GET', `/tables/${id}/story${query({ key })}`),
  beginReview: (id: string, key: string | null) => call<Review>('POST', `/tables/${id}/review${query({ key })}`, {}),
  review: (id: string, key: string | null) => call<Review>('GET', `/tables/${id}/review${query({ key })}`),
  reviewMoment: (id: string, n: number, given: Doc) =>
    call<ReviewMoment>('GET', `/tables/${id}/review/${n}${query(given)}`),
  bringRecord: (record: Doc) => call<Brought>('POST', '/records/review', { record }),
  brought: (id: string, lang: string) => call<Brought>('GET', `/records/review/${id}${query({ lang })}`),
  broughtRecord: (id: string) => call<Doc>('GET', `/records/review/${id}/record`),
  broughtMoment: (id: string, n: number, lang: string) =>
    call<ReviewMoment>('GET', `/records/review/${id}/${n}${query({ lang })}`),
  /** `of`: the path of a table, or of a game from a file. */
  notes: (of: string, key: string | null) => call<Notes>('GET', `${of}/notes${query({ key })}`),
  addNote: (of: string, note: NewNote) => call<Notes>('POST', `${of}/notes`, note),
  changeNote: (of: string, note: number, text: string) => call<Notes>('PATCH', `${of}/notes/${note}`, { text }),
  removeNote: (of: string, note: number) => call<Notes>('DELETE', `${of}/notes/${note}`),
  variation: (id: string) => call<Variation>('GET', `/tables/${id}/variation`),
  momentText: (record: Doc, at: number) =>
    call<MomentText>('POST', '/records/text', { record, at, lang: words.language }),
  fairness: (id: string, key: string | null) => call<Fairness>('GET', `/tables/${id}/fairness${query({ key })}`),
  rules: (game: string, lang: string) => call<Book>('GET', `/rules/${game}${query({ lang })}`),
  findRules: (game: string, words: string, lang: string) =>
    call<FoundRules>('GET', `/rules/${game}/find${query({ words, lang })}`),
  why: (id: string, key: string | null, asked: Question) =>
    call<Answer>('POST', `/tables/${id}/why${query({ key })}`, asked),
  whyIn: (record: Doc, asked: RecordQuestion) => call<Answer>('POST', '/records/why', { ...asked, record }),
  inWords: (id: string, given: Doc) => call<BoardInWords>('GET', `/tables/${id}/board${query(given)}`),
  lessons: () => call<Lessons>('GET', '/lessons'),
  learn: (id: string) => call<TableInfo>('POST', `/lessons/${id}/table`, {}),
  choices: (game: string) => call<Choices>('GET', `/puzzles/${game}`),
  coach: (id: string, lang: string) => call<Coached>('GET', `/tables/${id}/coach${query({ lang })}`),
  retoldStory: (record: Doc) => call<Story>('POST', '/records/story', { record }),
  retell: (record: Doc, at: number) => call<Retold>('POST', '/records/replay', { record, at }),
  analyse: (record: Doc, at: number, seat: number | null = null) =>
    call<TableInfo>('POST', '/records', { record, at, seat, lang: words.language }),
}
