import type { Timestamp } from '@ackanomic/core'

/** A request to report a person to the operator. */
export interface ReportPersonRequest {
  /** The person to report. They are not told. */
  readonly person: string
  /** The complaint, 1 to 1000 characters. */
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
  /** The breach. */
  readonly reason: string
  /** When it was reported, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** The number of the decision that settled it; `null` while it is open. */
  readonly decision: number | null
}

/** An operator's decision about a person: to let them be, to bar them, or to lift a bar. */
export type DecisionKind = 'dismiss' | 'mute' | 'unmute' | 'ban' | 'unban'

/** A request to decide about a person. It settles all open reports about them. */
export interface DecisionRequest {
  /** The person about whom it is. */
  readonly person: string
  /**
   * `'dismiss'` does nothing more; `'mute'` keeps them from sending messages; `'ban'` keeps them
   * from signing in, sitting down and sending messages, while their matches go on by the rules.
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
  /** The operator who decided. */
  readonly by: string
  /** The person about whom it is; `''` for the quotas of everybody. */
  readonly person: string
  /**
   * The decision; `'quotas'` if their quotas were set, `'closeTable'` if a table of theirs was
   * closed.
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
  /** The actions that it bars. */
  readonly kind: 'mute' | 'ban'
  /** When it ends, in milliseconds since the epoch, UTC; `null` if never. */
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
  /** The quotas that differ from the defaults. They replace those of before. */
  readonly quotas: Partial<Quotas>
  /** Why, 1 to 1000 characters. */
  readonly reason: string
}

/**
 * A request to give a person quotas of their own. Those that are left out are those of the host.
 */
export interface SetQuotasRequest extends SetHostQuotasRequest {
  /** The person. */
  readonly person: string
}

/** The quotas of a person. */
export interface Quotas {
  /** The most open tables of one person. Default: 10. */
  readonly openTables: number
  /** The most open tables at which one person sits. Default: 20. */
  readonly tableSeats: number
  /** The most tournaments of one person that have not ended. Default: 3. */
  readonly openTournaments: number
  /** The most tournaments in which one person takes part at once. Default: 20. */
  readonly tournamentEntries: number
  /** The most people invited to one table. Default: 20. */
  readonly invitations: number
  /** The most messages of one person in an hour. Default: 120. */
  readonly messagesPerHour: number
  /** The most reports of one person in an hour. Default: 20. */
  readonly reportsPerHour: number
  /** The most Submissions of one person that are not decided. Default: 3. */
  readonly openSubmissions: number
}
