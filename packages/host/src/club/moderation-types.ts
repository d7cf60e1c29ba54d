import type { Rejection, Result, Timestamp } from '@ackanomic/core'
import type { OpenTable, Quotas, TablePage, TableQuery } from './types.js'

/** A request to report a person to the operator. */
export interface ReportPersonRequest {
  /** The person who reports. */
  readonly by: string
  /** The person to report. They are not told. */
  readonly person: string
  /** What is wrong, 1 to 1000 characters. */
  readonly reason: string
}

/** A message that was reported. */
export interface ReportedMessage {
  /** The match. */
  readonly match: string
  /** The person to whom it went in private; `null` if it went to the whole table. */
  readonly to: string | null
  /** The text. */
  readonly text: string
}

/** A report to the operator. */
export interface Report {
  /** The person who reported. */
  readonly by: string
  /** The person who was reported. */
  readonly person: string
  /** The message that was reported; `null` if the report is about the person. */
  readonly message: ReportedMessage | null
  /** What is wrong. */
  readonly reason: string
  /** When it was reported, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** The number of the decision that settled it; `null` while it is open. */
  readonly decision: number | null
}

/** What an operator decides about a person: to let them be, to bar them, or to lift a bar. */
export type DecisionKind = 'dismiss' | 'mute' | 'unmute' | 'ban' | 'unban'

/** A request to decide about a person. It settles all open reports about them. */
export interface DecisionRequest {
  /** Who decides. Over HTTP it is `'operator'`. */
  readonly by: string
  /** The person about whom it is. */
  readonly person: string
  /**
   * `'dismiss'` does nothing more; `'mute'` keeps them from sending messages; `'ban'` keeps them from
   * signing in, sitting down and sending messages, while their matches go on by the rules.
   */
  readonly decision: DecisionKind
  /** When a mute or a ban ends, in milliseconds since the epoch, UTC. Default: never. */
  readonly until?: Timestamp | undefined
  /** Why, 1 to 1000 characters. It is kept for operators. */
  readonly reason: string
}

/** A decision about a person. Decisions are kept for ever. */
export interface Decision {
  /** Its number, from 1. */
  readonly n: number
  /** Who decided. */
  readonly by: string
  /** The person about whom it is; `''` for the quotas of everybody. */
  readonly person: string
  /**
   * What was decided; `'quotas'` if their quotas were set, `'closeTable'` if a table of theirs was closed.
   */
  readonly decision: DecisionKind | 'quotas' | 'closeTable'
  /** When a mute or a ban ends; `null` if never, or if there is none. */
  readonly until: Timestamp | null
  /** Why. */
  readonly reason: string
  /** When it was decided, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
}

/** A mute or a ban that is in force. */
export interface Sanction {
  /** The person. */
  readonly person: string
  /** What it keeps them from. */
  readonly kind: 'mute' | 'ban'
  /** When it ends, in milliseconds since the epoch, UTC; `null` if never. */
  readonly until: Timestamp | null
  /** The number of the decision. */
  readonly decision: number
}

/** The reports to list. */
export interface ReportQuery {
  /** Lists open reports only. Default: `true`. */
  readonly open?: boolean | undefined
}

/** The decisions to list. */
export interface DecisionQuery {
  /** Lists decisions about this person only. */
  readonly person?: string | undefined
}

/** A request to give a person quotas of their own. */
export interface SetQuotasRequest {
  /** Who decides. Over HTTP it is `'operator'`. */
  readonly by: string
  /** The person. */
  readonly person: string
  /** The quotas that differ from those of the host. The others are those of the host. */
  readonly quotas: Partial<Quotas>
  /** Why, 1 to 1000 characters. */
  readonly reason: string
}

/** A request to close a table, whoever has opened it. */
export interface CloseTableRequest {
  /** Who decides. Over HTTP it is `'operator'`. */
  readonly by: string
  /** The table. */
  readonly table: string
  /** Why, 1 to 1000 characters. It is kept for operators. */
  readonly reason: string
}

/** Reports, and what an operator does about them. */
export interface HostModeration {
  /** Reports a person to the operator. Rejects with `quotaReached`. */
  report(request: ReportPersonRequest): Promise<Result<void, Rejection>>
  /** Lists reports of messages and people, the latest first, 1000 at most. */
  listReports(query?: ReportQuery): Promise<Result<readonly Report[], Rejection>>
  /**
   * Decides about a person, which settles all open reports about them. A ban ends their streams, gives
   * up their seats at open tables, and closes the tables that they have opened.
   */
  decide(request: DecisionRequest): Promise<Result<Decision, Rejection>>
  /** Lists decisions, the latest first, 1000 at most. */
  listDecisions(query?: DecisionQuery): Promise<Result<readonly Decision[], Rejection>>
  /** Lists the mutes and bans that are in force, the latest first, 1000 at most. */
  listSanctions(): Promise<Result<readonly Sanction[], Rejection>>
  /** Returns the ban that is in force against the person of a bearer token; `null` if there is none. */
  banOf(token: string): Promise<Result<Sanction | null, Rejection>>
  /** Gives a person quotas of their own. They replace those of before. */
  setQuotas(request: SetQuotasRequest): Promise<Result<Quotas, Rejection>>
  /** Sets the quotas of everybody who has none of their own. They replace those of before. */
  setHostQuotas(request: Omit<SetQuotasRequest, 'person'>): Promise<Result<Quotas, Rejection>>
  /** Returns the quotas of everybody who has none of their own. */
  hostQuotas(): Promise<Result<Quotas, Rejection>>
  /** Lists all open tables, also those that are not listed, the newest first. */
  listTables(query?: Omit<TableQuery, 'mine'>): Promise<Result<TablePage, Rejection>>
  /** Closes a table. Its people are told that the operator has. */
  closeTable(request: CloseTableRequest): Promise<Result<OpenTable, Rejection>>
  /** Returns the quotas of a person. */
  quotasOf(person: string): Promise<Result<Quotas, Rejection>>
}
