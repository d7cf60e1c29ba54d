import type { LogEntry, Rejection, Result, ResultRecord, Timestamp } from '@ackanomic/core'
import type { Context, ObjectContext, ObjectSharedContext } from '@restatedev/restate-sdk'
import type { Said, WantedOf } from '../change.js'
import type { Answer } from '../idempotency.js'
import type { Told } from '../inbox.js'
import type { MatchRow } from '../match-cache.js'
import type {
  ChangeEvent,
  DeadLetter,
  Health,
  ImportRequest,
  MatchPage,
  Notification,
  OpenRequest,
  PendingMatchAction,
  PostsRequest,
  SubmitRequest,
} from '../types.js'

/** A list that is appended to: how long it is, and its end, which stands in no chunk yet. */
export interface Tail<Row> {
  readonly length: number
  readonly rows: readonly Row[]
}

/** Something that is to be done: a deadline or a bot's turn in a match, or a delivery. */
export type Item =
  | { readonly kind: 'deadline' | 'bot'; readonly match: string }
  | { readonly kind: 'delivery'; readonly person: string; readonly channel: string }

/** Something that is to be done at another moment than before; `null` is never. */
export interface Moved {
  readonly item: Item
  readonly was: Timestamp | null
  readonly at: Timestamp | null
}

/** What is due in a part of the agenda, and how it is. */
export interface Due {
  /** What is due, the oldest first. */
  readonly items: readonly Item[]
  /** When something is to be done next, which may be due already. */
  readonly next: Timestamp | null
  /** When the next deadline falls due, or fell. */
  readonly deadline: Timestamp | null
  /** How many deliveries wait. */
  readonly waiting: number
}

/** A part of what is to be done, by its moment: an index, and one alarm for the next of it. */
export interface AgendaObject {
  /** Moves items. */
  move(ctx: ObjectContext, request: { moved: readonly Moved[]; now: Timestamp }): Promise<void>
  /** Has done what is due, when its alarm rings; an alarm that was set anew meanwhile does nothing. */
  wake(ctx: ObjectContext, alarm: Timestamp): Promise<void>
  /** Sets the alarm anew, for all that there is. */
  rouse(ctx: ObjectContext): Promise<void>
  /** What is due. */
  due(ctx: ObjectSharedContext, now: Timestamp): Promise<Due>
}

/** What is kept of a match, besides its log and its answers. It is written at one go. */
export interface Row extends MatchRow {
  /** All that awaits people, and offices. */
  readonly wanted: readonly WantedOf[]
  /** Who agreed to stand in, or to be the referee. */
  readonly willing: readonly string[]
  /** When old answers were last let go of. */
  readonly cleared: Timestamp
  /** The end of its log. */
  readonly log: Tail<LogEntry>
  /** The end of what was announced. */
  readonly posts: Tail<Announced>
}

/** Something that was announced, and after how many entries. */
export type Announced = Omit<Said, 'to'> & { readonly step: number }

/** Who sends something, and their key. */
export type Sender = Pick<SubmitRequest, 'by' | 'idempotencyKey'>

/** How a request was answered, and when. */
export interface Answered {
  readonly at: Timestamp
  readonly answer: Answer
}

/** What a step of a match has for a person. */
export interface Heard {
  readonly match: string
  readonly game: string
  readonly now: Timestamp
  /** What they are told, but for their own numbers. */
  readonly posts: readonly {
    readonly step: number
    /** Its number among all that was announced in the match. */
    readonly place: number
    readonly event: Omit<Notification, 'n'>
  }[]
  /** The channel by which they are answered with it, so that it is not delivered there. */
  readonly channel?: string | undefined
  /** What now awaits them in the match; `undefined` where that is as before. */
  readonly wanted?: readonly WantedOf[] | undefined
}

/** How far somebody has been told by a channel. */
export interface Subscribed {
  readonly address: string
  /** The number of the last post that was delivered, or given up. */
  readonly done: number
  /** How often the next one has failed. */
  readonly attempts: number
  /** When to try next; `null`, while there is nothing to tell. */
  readonly due: Timestamp | null
}

/** What is to be delivered next by a channel. */
export interface Next {
  readonly subscribed: Subscribed
  readonly posts: readonly Notification[]
}

/** How a delivery went. */
export interface Settled {
  readonly channel: string
  /** The number up to which all was delivered before. */
  readonly before: number
  /** The number up to which all is delivered now, or given up. */
  readonly done: number
  /** When it is tried again; `null` where it need not be. */
  readonly again: Timestamp | null
  readonly now: Timestamp
}

/** The hash of a token of somebody's place at a match, and from what it is made. */
export interface Seat {
  readonly hash: string
  readonly salt: string
}

/** A person: all that they have been told, what awaits them, how they are told, and the hashes of their tokens. */
export interface PersonObject {
  /** Tells them, and gives the number of the last post before. */
  hear(ctx: ObjectContext, heard: Heard): Promise<number>
  posts(ctx: ObjectSharedContext, request: PostsRequest): Promise<readonly Notification[]>
  wanted(ctx: ObjectSharedContext): Promise<readonly PendingMatchAction[]>
  subscribe(ctx: ObjectContext, request: { channel: string; address: string }): Promise<void>
  unsubscribe(ctx: ObjectContext, request: { channel: string; now: Timestamp }): Promise<void>
  next(ctx: ObjectSharedContext, request: { channel: string; now: Timestamp }): Promise<Next | null>
  settle(ctx: ObjectContext, settled: Settled): Promise<void>
  /** Keeps the hash of a token that is theirs. */
  token(ctx: ObjectContext, hash: string): Promise<void>
  seats(ctx: ObjectSharedContext, match: string): Promise<readonly Seat[]>
  seat(ctx: ObjectContext, request: { match: string; seat: Seat }): Promise<void>
  /** Forgets all tokens. */
  revoke(ctx: ObjectContext): Promise<void>
  /** All of it, for a backup. */
  all(ctx: ObjectSharedContext): Promise<AllOfPerson>
}

/** A post, and where it stands among those of its match. */
export type Kept = Told & { readonly place: number }

/** All that is kept of a person. */
export interface AllOfPerson {
  readonly told: readonly Kept[]
  readonly subscribed: Readonly<Record<string, Subscribed>>
  readonly tokens: readonly string[]
}

/** An office, and what awaits whoever holds it. */
export interface OfficeObject {
  hear(ctx: ObjectContext, heard: Heard): Promise<number>
  wanted(ctx: ObjectSharedContext): Promise<readonly PendingMatchAction[]>
}

/** How somebody looks at a match. */
export interface LookRequest {
  readonly person: string | null
  readonly at: Timestamp | null
  readonly now: Timestamp
}

/** What somebody sees; `'late'` where something must happen first. */
export type Seen = Result<MatchPage, Rejection> | 'late'

/** A bot whose turn it is. */
export interface BotTurn {
  readonly by: string
  readonly bot: string
  readonly look: MatchPage
}

/** The bots whose turn it is, and after how many entries. */
export interface BotTurns {
  readonly turns: readonly BotTurn[]
  readonly entries: number
}

/** All that is kept of a match. */
export interface AllOfMatch {
  readonly row: Row
  /** The number of the first entry of its log. */
  readonly first: number
  readonly log: readonly LogEntry[]
  readonly posts: readonly Announced[]
  readonly answers: readonly (Sender & Answered)[]
}

/** How a match is read, by many at once. */
export interface MatchReads {
  /** What somebody sees. */
  look(ctx: ObjectSharedContext, request: LookRequest): Promise<Seen>
  /** The bots whose turn it is. */
  turns(ctx: ObjectSharedContext): Promise<BotTurns | 'late'>
  /** The match as a save. */
  exportMatch(ctx: ObjectSharedContext): Promise<Result<string, Rejection> | 'late'>
  /** All of it, for a backup. */
  all(ctx: ObjectSharedContext): Promise<AllOfMatch | null>
}

/** A match: its state, its log, its answers by the keys of their requests. */
export interface MatchObject extends MatchReads {
  open(ctx: ObjectContext, request: OpenRequest): Promise<Answer>
  submit(ctx: ObjectContext, request: SubmitRequest): Promise<Answer>
  /** Lets a deadline fall due; whether one did. */
  fire(ctx: ObjectContext, now: Timestamp): Promise<boolean>
  /** Lets happen what is due, for somebody who looks. */
  pass(ctx: ObjectContext, now: Timestamp): Promise<Result<null, Rejection>>
  /** Asks no bot until something happens, unless something has since so many entries. */
  rest(ctx: ObjectContext, entries: number): Promise<void>
  importMatch(ctx: ObjectContext, brought: ImportRequest): Promise<Result<null, Rejection>>
  resume(ctx: ObjectContext, now: Timestamp): Promise<Result<null, Rejection>>
}

/** What the house knows of how many there are. */
export type Counts = Pick<Health, 'open' | 'over' | 'faults' | 'deadLetters'> & {
  readonly matches: number
  readonly people: number
}

/** The house: its finished matches, its matches and people by name, what could not be delivered. One object. */
export interface HouseObject {
  /** A match was opened, or brought in; perhaps it is over. */
  opened(ctx: ObjectContext, match: string): Promise<void>
  /** A match is over, and booked where there is a record of it. */
  ended(ctx: ObjectContext, record: ResultRecord | null): Promise<void>
  /** A fault stopped a match (1), or it goes on (-1). */
  stopped(ctx: ObjectContext, more: 1 | -1): Promise<void>
  met(ctx: ObjectContext, person: string): Promise<void>
  gaveUp(ctx: ObjectContext, letter: DeadLetter): Promise<void>
  /** What the books must know of all matches that are booked. */
  records(ctx: ObjectSharedContext): Promise<readonly ResultRecord[]>
  deadLetters(ctx: ObjectSharedContext): Promise<readonly DeadLetter[]>
  counts(ctx: ObjectSharedContext): Promise<Counts>
  /** Names of matches, or of people, from the first on. */
  names(ctx: ObjectSharedContext, request: NamesRequest): Promise<readonly string[]>
}

/** Which names are wanted. */
export interface NamesRequest {
  readonly of: 'matches' | 'people'
  readonly from: number
  readonly to: number
}

/** What is new since something that was heard. */
export interface Since {
  /** The number of the last news. */
  readonly last: number
  /** The news, in order. */
  readonly news: readonly ChangeEvent[]
}

/** What changed in a part of the matches, for the processes that keep pages up to date. */
export interface NewsObject {
  tell(ctx: ObjectContext, news: ChangeEvent): Promise<void>
  /** What is new; where nothing is, the ear is called when something comes, and the answer is none. */
  hear(ctx: ObjectContext, request: { after: number | null; ear: string }): Promise<Since | null>
  /** Calls all ears. */
  stir(ctx: ObjectContext): Promise<void>
}

/** Waits for news. */
export interface EarService {
  wait(ctx: Context, request: { shard: string; after: number | null }): Promise<Since>
}

/** The bots of a match, of which one acts at a time; the match does not wait for them. */
export interface BotsObject {
  /** Has a bot act; whether one did. */
  play(ctx: ObjectContext): Promise<boolean>
}

/** What goes to a person by a channel, one delivery after another. */
export interface DeliveryObject {
  /** Makes the next delivery; whether it went out, or `null` where none is due. */
  deliver(ctx: ObjectContext): Promise<boolean | null>
}

/** What a token is for. */
export interface Token {
  readonly kind: 'invitation' | 'bearer' | 'seat'
  readonly person: string
  readonly until: Timestamp | null
  readonly match: string | null
  /** From what the token of a seat is made, with the host's secret. */
  readonly salt: string | null
}

/** A token, by its hash: the token itself never comes here. */
export interface TokenObject {
  keep(ctx: ObjectContext, token: Token): Promise<void>
  known(ctx: ObjectSharedContext): Promise<Token | null>
  /** Uses an invitation up: a bearer token stands in its place, of this hash. Gives its person. */
  admit(ctx: ObjectContext, request: { bearer: string; now: Timestamp }): Promise<string | null>
  forget(ctx: ObjectContext): Promise<void>
}
