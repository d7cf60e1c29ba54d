import type { LogEntry, Timestamp } from '@ackanomic/core'
import type { Notification } from '@ackanomic/host'
import type { Statement } from '@ackanomic/society'
import type { Message } from '../messages/message-types.js'
import type { Decision, Quotas, Sanction } from '../moderation/moderation-types.js'
import type { NoticeSettings } from '../notices/notice-types.js'
import type { Rating } from '../ratings/rating-types.js'
import type { HostedSubmission } from '../society/society-types.js'
import type { Passkey, SessionInfo } from './types.js'

/** A match of a person. */
export interface ExportedMatch {
  readonly match: string
  readonly game: string
  /** The seat in which the person began, if they had one. */
  readonly seat: number | null
  /** `null` if it goes on. */
  readonly endedAt: Timestamp | null
  /** The person's moves, answers and roster events. */
  readonly actions: readonly LogEntry[]
  /** The person's plan for later. */
  readonly plan: string | null
}

/** The society's data about a person. */
export interface ExportedSociety {
  /** The Submissions that they posted, the latest first. */
  readonly submissions: readonly HostedSubmission[]
  /** The numbers of the Submissions that they endorsed. */
  readonly endorsed: readonly number[]
  /** Their totals from all matches in the books. */
  readonly statement: Statement
}

/** A table of a person. */
export interface ExportedTable {
  readonly table: string
  readonly game: string
  /** Whether the person opened it. */
  readonly opener: boolean
  /** Their role there; `null` if they only opened it. */
  readonly role: string | null
  /** Whether they were invited, accepted or declined; `null` if they only opened it. */
  readonly state: string | null
  /** Their contribution to the chance. */
  readonly contribution: string | null
}

/** A tournament of a person. */
export interface ExportedTournament {
  readonly tournament: string
  readonly game: string
  /** Whether the person opened it. */
  readonly opener: boolean
  /** Whether they take part, withdrew or were removed; `null` if they only opened it. */
  readonly state: string | null
}

/** A report by a person. */
export interface ExportedReport {
  readonly person: string
  readonly reason: string
  readonly at: Timestamp
  /** Whether an operator has decided about it. */
  readonly settled: boolean
}

/** Everything that a host keeps about a person, as they may see it. */
export interface PersonExport {
  readonly format: 'ackanomic person'
  readonly version: 1
  readonly at: Timestamp
  readonly person: string
  readonly account: { readonly createdAt: Timestamp; readonly mail: string | null }
  readonly passkeys: readonly Passkey[]
  readonly sessions: readonly SessionInfo[]
  readonly subscriptions: readonly { readonly channel: string; readonly address: string }[]
  readonly notices: NoticeSettings
  readonly matches: readonly ExportedMatch[]
  /** The tables that they opened, sat at or were invited to. */
  readonly tables: readonly ExportedTable[]
  /** The tournaments that they opened or entered. */
  readonly tournaments: readonly ExportedTournament[]
  /** The matches in which they agreed to be a Substitute or a referee. */
  readonly consents: readonly string[]
  /** The messages, sent and received. */
  readonly messages: readonly Message[]
  /** The people whom they muted. */
  readonly muted: readonly string[]
  /** The reports that they made. */
  readonly reports: readonly ExportedReport[]
  /** The operators' decisions about them. */
  readonly decisions: readonly Omit<Decision, 'by'>[]
  /** The mutes and bans in force. */
  readonly sanctions: readonly Sanction[]
  readonly quotas: Quotas
  /** Of all seasons, the latest first. */
  readonly ratings: readonly Rating[]
  readonly society: ExportedSociety
  readonly notifications: readonly Notification[]
}
