import type { MessagePolicy, Timestamp } from '@ackanomic/core'

/** A message to send in a match, or at a table whose match has not started. */
export interface SendMessageRequest {
  readonly match: string
  /** A key that the sender chooses. A repeated request sends nothing more. */
  readonly idempotencyKey: string
  /** The person to whom it goes in private. Default: the whole table. */
  readonly to?: string | undefined
  /** Whether spectators may read it too, beside the whole table. Default: `false`. */
  readonly public?: boolean | undefined
  /** 1 to 4000 characters. */
  readonly text: string
}

/** A message as one person has it. */
export interface Message {
  /** From 1, among all messages of this person, sent and received. */
  readonly n: number
  readonly match: string
  readonly from: string
  /** The person to whom it went in private; `null` for the whole table. */
  readonly to: string | null
  /** Whether everybody who may see the match may read it. */
  readonly public: boolean
  readonly at: Timestamp
  readonly text: string
  /** Whether this person has read it. Nobody else learns that. */
  readonly read: boolean
}

/** A message that everybody who may see its match may read. */
export interface PublicMessage {
  /** From 1, among the public messages of the match. */
  readonly n: number
  readonly from: string
  readonly at: Timestamp
  readonly text: string
}

/** The messages to list. */
export interface MessageQuery {
  readonly match?: string | undefined
  /** Lists messages with higher numbers, the lowest first. */
  readonly after?: number | undefined
  /** Lists the last messages with lower numbers. */
  readonly before?: number | undefined
  /** 1 to 1000. Default: 100. */
  readonly limit?: number | undefined
}

/** The public messages of a match to list. */
export interface PublicMessageQuery extends Omit<MessageQuery, 'match'> {
  readonly match: string
}

/** The messages that a person may write in a match now. */
export interface MessagePermissions {
  /** The messages that the game and the table allow at this stage. */
  readonly policy: MessagePolicy
  /** The people to whom they may write in private; none unless the policy is `'private'`. */
  readonly people: readonly string[]
  /** Whether they may write to spectators too. */
  readonly public: boolean
}

/** The messages that a person has read. */
export interface MarkReadRequest {
  /** The last message that they have read. */
  readonly upTo: number
  /** Marks messages of this match only. */
  readonly match?: string | undefined
}

/** A request to report a message to the operator. */
export interface ReportMessageRequest {
  /** The number that it has among the sender's messages. */
  readonly message: number
  /** 1 to 1000 characters. */
  readonly reason: string
}
