import type { LogEntry, Timestamp } from '@ackanomic/core'
import type { Notification } from '@ackanomic/host'
import type { Statement } from '@ackanomic/society'
import type { Message } from '../messages/message-types.js'
import type { Decision, Quotas, Sanction } from '../moderation/moderation-types.js'
import type { NoticeSettings } from '../notices/notice-types.js'
import type { Rating } from '../ratings/rating-types.js'
import type { HostedSubmission } from '../society/society-types.js'
import type { Passkey, SessionInfo } from './types.js'

/** A match in which a person took part, as their export shows it. */
export interface ExportedMatch {
  /** The match. */
  readonly match: string
  /** The id of its game. */
  readonly game: string
  /** The number of the seat in which the person began, or `null` if in none. */
  readonly seat: number | null
  /** When it ended, in milliseconds since the epoch, UTC; `null` if it goes on. */
  readonly endedAt: Timestamp | null
  /** The person's entries in the log: moves, answers and roster events. */
  readonly actions: readonly LogEntry[]
  /** The person's plan for later, or `null` if they have none. */
  readonly plan: string | null
}

/** The society's data about a person. */
export interface ExportedSociety {
  /** The Submissions that the person has posted, the latest first. */
  readonly submissions: readonly HostedSubmission[]
  /** The numbers of the Submissions that the person has endorsed. */
  readonly endorsed: readonly number[]
  /** The person's totals from all matches in the books. */
  readonly statement: Statement
}

/** A table of a person, as their export shows it. */
export interface ExportedTable {
  /** The table. */
  readonly table: string
  /** The id of its game. */
  readonly game: string
  /** Whether the person opened it. */
  readonly opener: boolean
  /** The person's role there, or `null` if they only opened it. */
  readonly role: string | null
  /** Whether they were invited, have accepted, or have declined; `null` if they only opened it. */
  readonly state: string | null
  /** Their contribution to the chance of the match. */
  readonly contribution: string | null
}

/** A tournament of a person, as their export shows it. */
export interface ExportedTournament {
  /** The tournament. */
  readonly tournament: string
  /** The id of its game. */
  readonly game: string
  /** Whether the person opened it. */
  readonly opener: boolean
  /** Whether they take part, have withdrawn or were removed; `null` if they only opened it. */
  readonly state: string | null
}

/** A report that a person has made. */
export interface ExportedReport {
  /** The person who was reported. */
  readonly person: string
  /** The reason. */
  readonly reason: string
  /** When, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** Whether an operator has decided about it. */
  readonly settled: boolean
}

/** Everything that a host keeps about a person, as they may see it. */
export interface PersonExport {
  /** Always `'ackanomic person'`. */
  readonly format: 'ackanomic person'
  /** The version of the format. */
  readonly version: 1
  /** When it was exported, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** The person. */
  readonly person: string
  /** When the account was made, and its mail address. */
  readonly account: { readonly createdAt: Timestamp; readonly mail: string | null }
  /** The passkeys. */
  readonly passkeys: readonly Passkey[]
  /** The sessions. */
  readonly sessions: readonly SessionInfo[]
  /** Through which channels notifications go, and where to. */
  readonly subscriptions: readonly { readonly channel: string; readonly address: string }[]
  /** How they want to be notified. */
  readonly notices: NoticeSettings
  /** The matches in which the person took part. */
  readonly matches: readonly ExportedMatch[]
  /** The tables that the person opened, sat at or was invited to. */
  readonly tables: readonly ExportedTable[]
  /** The tournaments that the person opened or entered. */
  readonly tournaments: readonly ExportedTournament[]
  /** The matches in which the person has agreed to be a Substitute or a referee. */
  readonly consents: readonly string[]
  /** The messages, sent and received. */
  readonly messages: readonly Message[]
  /** The people whom the person has muted. */
  readonly muted: readonly string[]
  /** The reports that the person has made. */
  readonly reports: readonly ExportedReport[]
  /** The operators' decisions about the person. */
  readonly decisions: readonly Omit<Decision, 'by'>[]
  /** The mutes and bans that are in force. */
  readonly sanctions: readonly Sanction[]
  /** The person's limits. */
  readonly quotas: Quotas
  /** The ratings in all seasons, the latest first. */
  readonly ratings: readonly Rating[]
  /** The person's actions in the society, and their totals from matches. */
  readonly society: ExportedSociety
  /** The inbox. */
  readonly notifications: readonly Notification[]
}
