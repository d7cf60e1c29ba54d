import type { Timestamp } from '@ackanomic/core'

/** A request to report a person to the operator. */
export interface ReportPersonRequest {
  /** They are not told. */
  readonly person: string
  /** 1 to 1000 characters. */
  readonly reason: string
}

/** A message that was reported. */
export interface ReportedMessage {
  readonly match: string
  /** The person to whom it went in private; `null` for the whole table. */
  readonly to: string | null
  readonly text: string
}

/** A report to the operator. */
export interface Report {
  /** The person who reported. */
  readonly by: string
  /** The person who was reported. */
  readonly person: string
  /** `null` if the report is about the person. */
  readonly message: ReportedMessage | null
  readonly reason: string
  readonly at: Timestamp
  /** The decision that settled it; `null` while it is open. */
  readonly decision: number | null
}

/** A decision about a person: let them be, bar them, or lift a bar. */
export type DecisionKind = 'dismiss' | 'mute' | 'unmute' | 'ban' | 'unban'

/** A request to decide about a person. It settles all open reports about them. */
export interface DecisionRequest {
  readonly person: string
  /**
   * `'mute'` keeps them from sending messages; `'ban'` keeps them from signing in, sitting down and
   * sending messages, while their matches go on by the rules.
   */
  readonly decision: DecisionKind
  /** When a mute or a ban ends. Default: never. */
  readonly until?: Timestamp | undefined
  /** 1 to 1000 characters, kept for operators. */
  readonly reason: string
}

/** A decision about a person. Decisions are kept for ever. */
export interface Decision {
  /** From 1. */
  readonly n: number
  /** The operator who decided. */
  readonly by: string
  /** `''` for the quotas of everybody. */
  readonly person: string
  /** `'quotas'`: their quotas were set; `'closeTable'`: a table of theirs was closed. */
  readonly decision: DecisionKind | 'quotas' | 'closeTable'
  /** When a mute or a ban ends; `null` if never, or if there is none. */
  readonly until: Timestamp | null
  readonly reason: string
  readonly at: Timestamp
}

/** A mute or a ban that is in force. */
export interface Sanction {
  readonly person: string
  readonly kind: 'mute' | 'ban'
  /** When it ends; `null` if never. */
  readonly until: Timestamp | null
  /** The number of the decision. */
  readonly decision: number
}

/** The reports to list. */
export interface ReportQuery {
  /** Lists settled reports, too. Default: `false`. */
  readonly all?: boolean | undefined
}

/** The decisions to list. */
export interface DecisionQuery {
  /** Lists decisions about this person only. */
  readonly person?: string | undefined
}

/** A request to set the quotas of everybody who has none of their own. */
export interface SetHostQuotasRequest {
  /** The quotas that differ from the defaults. They replace the earlier ones. */
  readonly quotas: Partial<Quotas>
  /** 1 to 1000 characters. */
  readonly reason: string
}

/** A request to give a person their own quotas. Those that are left out are the host's. */
export interface SetQuotasRequest extends SetHostQuotasRequest {
  readonly person: string
}

/** The most that one person may have. */
export interface Quotas {
  /** Open tables of their own. Default: 10. */
  readonly openTables: number
  /** Open tables at which they sit. Default: 20. */
  readonly tableSeats: number
  /** Tournaments of their own that have not ended. Default: 3. */
  readonly openTournaments: number
  /** Tournaments in which they take part at once. Default: 20. */
  readonly tournamentEntries: number
  /** People invited to one table. Default: 20. */
  readonly invitations: number
  /** Messages in an hour. Default: 120. */
  readonly messagesPerHour: number
  /** Reports in an hour. Default: 20. */
  readonly reportsPerHour: number
  /** Submissions that are not decided. Default: 3. */
  readonly openSubmissions: number
}
