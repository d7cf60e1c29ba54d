import type { LogEntry, Rejection, Result, ResultRecord, Timestamp } from '@ackanomic/core'
import type { Receipt } from '@ackanomic/core/proof'
import type { Context, ObjectContext, ObjectSharedContext } from '@restatedev/restate-sdk'
import type { PendingActionRow, RecordedEvent } from '../commands/match-change.js'
import type { DeadLetter } from '../delivery-types.js'
import type { Notification } from '../notification.js'
import type { MatchRow } from '../persistence/match-cache.js'
import type { SubmitResult } from '../persistence/step-write.js'
import type { InboxItem } from '../queries/inbox.js'
import type {
  ChangeEvent,
  Health,
  ImportRequest,
  MatchPage,
  NotificationQuery,
  OpenRequest,
  PendingMatchAction,
  SubmitRequest,
} from '../types.js'

/** A list that only grows: its length, and the rows at its end that are in no chunk yet. */
export interface Tail<Row> {
  readonly length: number
  readonly rows: readonly Row[]
}

/** A job: a deadline or a bot's turn in a match, or a delivery. */
export type Job =
  | { readonly kind: 'deadline' | 'bot'; readonly match: string }
  | { readonly kind: 'delivery'; readonly person: string; readonly channel: string }

/** A job that moves to another time. `null` means never. */
export interface ScheduleChange {
  readonly job: Job
  readonly from: Timestamp | null
  readonly to: Timestamp | null
}

/** The due jobs of a shard, and its state. */
export interface DueJobs {
  /** The due jobs, the oldest first. */
  readonly jobs: readonly Job[]
  /** When the next job is due; it may be due already. */
  readonly next: Timestamp | null
  /** When the next deadline is due; it may be due already. */
  readonly deadline: Timestamp | null
  /** The number of pending deliveries. */
  readonly pendingDeliveries: number
}

/** One shard of the schedule: an index of jobs by time, and one alarm for the next job. */
export interface SchedulerObject {
  /** Moves jobs to other times. */
  reschedule(
    ctx: ObjectContext,
    request: { changes: readonly ScheduleChange[]; now: Timestamp },
  ): Promise<void>
  /** Starts the due jobs when the alarm rings. An alarm that has been replaced does nothing. */
  wake(ctx: ObjectContext, alarm: Timestamp): Promise<void>
  /** Restarts running jobs, and sets the alarm again. */
  restart(ctx: ObjectContext): Promise<void>
  /** The due jobs. */
  due(ctx: ObjectSharedContext, now: Timestamp): Promise<DueJobs>
}

/** The state of a match, without its log and its results. */
export interface MatchState extends MatchRow {
  /** All actions that the match waits for. */
  readonly pendingActions: readonly PendingActionRow[]
  /** Who has agreed to be a Substitute or a referee. */
  readonly consents: readonly string[]
  /** When expired results were last deleted. */
  readonly lastCleanup: Timestamp
  /** The tail of its log. */
  readonly log: Tail<LogEntry>
  /** The tail of its events. */
  readonly events: Tail<StoredEvent>
}

/** An event, and the number of entries after the step that caused it. */
export type StoredEvent = Omit<RecordedEvent, 'recipients'> & { readonly step: number }

/** The sender of a request, and its idempotency key. */
export type ResultKey = Pick<SubmitRequest, 'by' | 'idempotencyKey'>

/** The result of a request, and its time. */
export interface StoredResult {
  readonly at: Timestamp
  readonly result: SubmitResult
}

/** What a step of a match sends to a person or a role. */
export interface InboxUpdate {
  readonly match: string
  readonly game: string
  readonly now: Timestamp
  /** Their notifications, without their own numbers. */
  readonly items: readonly {
    readonly step: number
    /** Its number among the events of the match. */
    readonly eventNumber: number
    readonly event: Omit<Notification, 'n'>
  }[]
  /** The channel that carries the answer to their request, so that nothing is delivered there. */
  readonly channel?: string | undefined
  /** Their pending actions in the match; `undefined` if they have not changed. */
  readonly pendingActions?: readonly PendingActionRow[] | undefined
}

/** How far deliveries through a channel have come. */
export interface ChannelState {
  readonly address: string
  /** The number of the last notification that was delivered or given up. */
  readonly delivered: number
  /** How often the next delivery has failed. */
  readonly attempts: number
  /** When to try next; `null` if there is nothing to deliver. */
  readonly nextAttempt: Timestamp | null
}

/** The next delivery through a channel. */
export interface NextDelivery {
  readonly channelState: ChannelState
  readonly notifications: readonly Notification[]
}

/** The outcome of a delivery. */
export interface DeliveryOutcome {
  readonly channel: string
  /** The number of the last notification that was delivered before. */
  readonly before: number
  /** The number of the last notification that is now delivered or given up. */
  readonly delivered: number
  /** When to retry; `null` if that is not needed. */
  readonly retryAt: Timestamp | null
  readonly now: Timestamp
}

/** The hash and the salt of a seat token. */
export interface Seat {
  readonly hash: string
  readonly salt: string
}

/** A person: notifications, pending actions, subscriptions, and the hashes of their tokens. */
export interface PersonObject {
  /** Adds notifications. Returns the number of the last one before them. */
  receive(ctx: ObjectContext, listener: InboxUpdate): Promise<number>
  listNotifications(
    ctx: ObjectSharedContext,
    request: NotificationQuery,
  ): Promise<readonly Notification[]>
  listPendingActions(ctx: ObjectSharedContext): Promise<readonly PendingMatchAction[]>
  subscribe(ctx: ObjectContext, request: { channel: string; address: string }): Promise<void>
  unsubscribe(ctx: ObjectContext, request: { channel: string; now: Timestamp }): Promise<void>
  nextDelivery(
    ctx: ObjectSharedContext,
    request: { channel: string; now: Timestamp },
  ): Promise<NextDelivery | null>
  settleDelivery(ctx: ObjectContext, settled: DeliveryOutcome): Promise<void>
  /** Stores the hash of one of their tokens. */
  addToken(ctx: ObjectContext, hash: string): Promise<void>
  listSeats(ctx: ObjectSharedContext, match: string): Promise<readonly Seat[]>
  addSeat(ctx: ObjectContext, request: { match: string; seat: Seat }): Promise<void>
  /** Whether they have an invitation or a bearer token. */
  hasAccount(ctx: ObjectSharedContext): Promise<boolean>
  /** Revokes all tokens. */
  revoke(ctx: ObjectContext): Promise<void>
  /** All data, for a backup. */
  all(ctx: ObjectSharedContext): Promise<PersonData>
}

/** A notification, with the number of its event in the match. */
export type StoredInboxItem = InboxItem & { readonly eventNumber: number }

/** All data of a person. */
export interface PersonData {
  readonly inbox: readonly StoredInboxItem[]
  readonly channels: Readonly<Record<string, ChannelState>>
  readonly tokens: readonly string[]
}

/** A role, and the pending actions of those who hold it. */
export interface RoleObject {
  receive(ctx: ObjectContext, listener: InboxUpdate): Promise<number>
  listPendingActions(ctx: ObjectSharedContext): Promise<readonly PendingMatchAction[]>
}

/** A request to see a match. */
export interface PageRequest {
  readonly person: string | null
  readonly at: Timestamp | null
  readonly now: Timestamp
}

/** A match as a person sees it; `'stale'` if `catchUp` must run first. */
export type PageResult = Result<MatchPage, Rejection> | 'stale'

/** A bot whose turn it is. */
export interface BotTurn {
  readonly by: string
  readonly bot: string
  readonly page: MatchPage
}

/** The bots whose turn it is, and the number of entries. */
export interface BotTurns {
  readonly turns: readonly BotTurn[]
  readonly entries: number
}

/** All data of a match. */
export interface MatchData {
  readonly state: MatchState
  /** The number of the first stored entry. */
  readonly first: number
  readonly log: readonly LogEntry[]
  readonly events: readonly StoredEvent[]
  readonly results: readonly (ResultKey & StoredResult)[]
}

/** The handlers that read a match concurrently. */
export interface MatchReads {
  /** The match as a person sees it. */
  page(ctx: ObjectSharedContext, request: PageRequest): Promise<PageResult>
  /** The bots whose turn it is. */
  botTurns(ctx: ObjectSharedContext): Promise<BotTurns | 'stale'>
  /** Whether there is such a match. */
  isOpen(ctx: ObjectSharedContext): Promise<boolean>
  /** The match as a save. */
  exportMatch(
    ctx: ObjectSharedContext,
    person: string | null,
  ): Promise<Result<string, Rejection> | 'stale'>
  /** The receipts of all actions of a person. */
  receipts(
    ctx: ObjectSharedContext,
    person: string,
  ): Promise<Result<readonly Receipt[], Rejection> | 'stale'>
  /** All data, for a backup. */
  all(ctx: ObjectSharedContext): Promise<MatchData | null>
}

/** A match: its state, its log, and the results of requests by their keys. */
export interface MatchObject extends MatchReads {
  open(ctx: ObjectContext, request: OpenRequest): Promise<SubmitResult>
  submit(ctx: ObjectContext, request: SubmitRequest): Promise<SubmitResult>
  /** Fires a due deadline. Returns whether one fired. */
  fireDeadline(ctx: ObjectContext, now: Timestamp): Promise<boolean>
  /** Migrates the match and fires due deadlines, so that it can be read. */
  catchUp(ctx: ObjectContext, now: Timestamp): Promise<Result<null, Rejection>>
  /** Stops asking bots until something happens, unless the log has grown beyond `entries`. */
  settleBots(ctx: ObjectContext, entries: number): Promise<void>
  importMatch(ctx: ObjectContext, request: ImportRequest): Promise<Result<null, Rejection>>
  resume(ctx: ObjectContext, now: Timestamp): Promise<Result<null, Rejection>>
}

/** The counts of the registry. */
export type Counts = Pick<Health, 'open' | 'finished' | 'suspended' | 'deadLetters'> & {
  readonly matches: number
  readonly people: number
}

/** The registry: results, the names of matches and people, dead letters. There is one. */
export interface RegistryObject {
  /** Keeps the fingerprint of the host's secret, unless there is one. Returns the one that is kept. */
  keepFingerprint(ctx: ObjectContext, fingerprint: string | null): Promise<string | null>
  /** The record of signing keys; `null` if it was never changed. */
  keyRecord(ctx: ObjectSharedContext): Promise<readonly Timestamp[] | null>
  /** Adds a signing key, unless the record has changed. Returns the record as it is then. */
  addKey(
    ctx: ObjectContext,
    request: { known: readonly Timestamp[]; from: Timestamp },
  ): Promise<readonly Timestamp[]>
  /** A match was opened or imported. */
  matchOpened(ctx: ObjectContext, match: string): Promise<void>
  /** A match has ended, with a result if it is to be booked. */
  matchEnded(ctx: ObjectContext, record: ResultRecord | null): Promise<void>
  /** A match was suspended (1) or resumed (-1). */
  countSuspended(ctx: ObjectContext, more: 1 | -1): Promise<void>
  addPerson(ctx: ObjectContext, person: string): Promise<void>
  addDeadLetter(ctx: ObjectContext, deadLetter: DeadLetter): Promise<void>
  /** The results of all matches that are booked. */
  listResults(ctx: ObjectSharedContext): Promise<readonly ResultRecord[]>
  deadLetters(ctx: ObjectSharedContext): Promise<readonly DeadLetter[]>
  counts(ctx: ObjectSharedContext): Promise<Counts>
  /** Names of matches or of people. */
  names(ctx: ObjectSharedContext, request: NamesRequest): Promise<readonly string[]>
}

/** Which names to list. */
export interface NamesRequest {
  readonly list: 'matches' | 'people'
  readonly from: number
  readonly to: number
}

/** The changes since a number. */
export interface ChangesSince {
  /** The number of the last change. */
  readonly last: number
  /** The changes, in order. */
  readonly changes: readonly ChangeEvent[]
}

/** One shard of the change feed. */
export interface ChangeFeedObject {
  publish(ctx: ObjectContext, change: ChangeEvent): Promise<void>
  /** The changes after a number. If there are none, it returns `null` and later wakes the listener. */
  read(
    ctx: ObjectContext,
    request: { after: number | null; listener: string },
  ): Promise<ChangesSince | null>
  /** Wakes all listeners. */
  wakeAll(ctx: ObjectContext): Promise<void>
}

/** Waits for changes. */
export interface ListenerService {
  wait(ctx: Context, request: { shard: string; after: number | null }): Promise<ChangesSince>
}

/** The bots of a match. One acts at a time; the match does not wait for them. */
export interface BotsObject {
  /** Lets a bot act. Returns whether one did. */
  play(ctx: ObjectContext): Promise<boolean>
}

/** The deliveries to a person through one channel, one after another. */
export interface DeliveryObject {
  /** Makes the next delivery. Returns whether it succeeded, or `null` if none is due. */
  deliver(ctx: ObjectContext): Promise<boolean | null>
}

/** A token, without its secret. */
export interface StoredToken {
  readonly kind: 'invitation' | 'bearer' | 'seat'
  readonly person: string
  readonly until: Timestamp | null
  readonly match: string | null
  /** With the host's secret, this makes the seat token. */
  readonly salt: string | null
}

/** A token, by its hash. The token itself is never stored. */
export interface TokenObject {
  put(ctx: ObjectContext, token: StoredToken): Promise<void>
  get(ctx: ObjectSharedContext): Promise<StoredToken | null>
  /** Redeems an invitation: replaces it by a bearer token with this hash. Returns its person. */
  redeem(ctx: ObjectContext, request: { bearer: string; now: Timestamp }): Promise<string | null>
  delete(ctx: ObjectContext): Promise<void>
}
