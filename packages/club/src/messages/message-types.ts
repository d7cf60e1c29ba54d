import type { MessagePolicy, Timestamp } from '@ackanomic/core'

/** A message that a person sends in a match, or at a table whose match has not started. */
export interface SendMessageRequest {
  /** The match, or the table. */
  readonly match: string
  /** A key that the sender chooses. Repeating a request with the same key sends nothing more. */
  readonly idempotencyKey: string
  /** The person to whom it goes in private. Default: to the whole table. */
  readonly to?: string | undefined
  /**
   * Whether everybody who may see the match may read it, spectators too. Such a message goes to the
   * whole table. Default: `false`.
   */
  readonly public?: boolean | undefined
  /** The text, 1 to 4000 characters. */
  readonly text: string
}

/** A message, as one person has it. */
export interface Message {
  /** Its number among all messages of this person, sent and received, from 1. */
  readonly n: number
  /** The match. */
  readonly match: string
  /** The sender. */
  readonly from: string
  /** The person to whom it went in private; `null` if it went to the whole table. */
  readonly to: string | null
  /** Whether everybody who may see the match may read it. */
  readonly public: boolean
  /** When it was sent, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** The text. */
  readonly text: string
  /** Whether this person has read it. Nobody else learns that. */
  readonly read: boolean
}

/** A message that everybody who may see its match may read. */
export interface PublicMessage {
  /** Its number among the public messages of the match, from 1. */
  readonly n: number
  /** The sender. */
  readonly from: string
  /** When it was sent, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** The text. */
  readonly text: string
}

/** The messages to list. */
export interface MessageQuery {
  /** Lists messages of this match only. */
  readonly match?: string | undefined
  /** Lists messages with higher numbers than this, the lowest first. */
  readonly after?: number | undefined
  /** Lists the last messages with lower numbers than this. */
  readonly before?: number | undefined
  /** The most messages to list, 1 to 1000. Default: 100. */
  readonly limit?: number | undefined
}

/** The public messages of a match to list. */
export interface PublicMessageQuery extends Omit<MessageQuery, 'match'> {
  /** The match. */
  readonly match: string
}

/** The messages that a person may write in a match now. */
export interface MessagePermissions {
  /** The messages that the game and the table allow at this stage. */
  readonly policy: MessagePolicy
  /** The people to whom they may write in private; none unless the policy is `'private'`. */
  readonly people: readonly string[]
  /**
   * Whether they may write to spectators too: the policy is not `'none'`, and everybody may watch.
   */
  readonly public: boolean
}

/** The messages that a person has read. */
export interface MarkReadRequest {
  /** The number of the last message that they have read. */
  readonly upTo: number
  /** Marks messages of this match only. */
  readonly match?: string | undefined
}

/** A request to report a message to the operator. */
export interface ReportMessageRequest {
  /** The number of the message among those that the sender of the request has got. */
  readonly message: number
  /** The complaint about it, 1 to 1000 characters. */
  readonly reason: string
}
