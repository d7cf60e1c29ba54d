import type { MessagePolicy, Rejection, Result, Timestamp } from '@ackanomic/core'

/** A message that a person sends in a match, or at a table whose match has not started. */
export interface SendMessageRequest {
  /** The match, or the table. */
  readonly match: string
  /** The sender, who takes part in it. */
  readonly by: string
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

/** What messages a person may write in a match now. */
export interface MessagePermissions {
  /** What messages the game and the table allow at this stage. */
  readonly policy: MessagePolicy
  /** The people to whom they may write in private; none unless the policy is `'private'`. */
  readonly people: readonly string[]
  /** Whether they may write to spectators too: the policy is not `'none'`, and everybody may watch. */
  readonly public: boolean
}

/** The messages that a person has read. */
export interface MarkReadRequest {
  /** The person. */
  readonly by: string
  /** The number of the last message that they have read. */
  readonly upTo: number
  /** Marks messages of this match only. */
  readonly match?: string | undefined
}

/** A request not to get a person's messages and invitations, or to get them again. */
export interface MuteRequest {
  /** The person who asks for it. */
  readonly by: string
  /** The person to mute. They are not told. */
  readonly person: string
}

/** A request to report a message to the operator. */
export interface ReportRequest {
  /** The person who got the message. */
  readonly by: string
  /** The number of the message. */
  readonly message: number
  /** What is wrong with it, 1 to 1000 characters. */
  readonly reason: string
}

/**
 * The messages of people who take part in matches. The game says who may talk to whom and when.
 * Before a match starts, people at its table talk to all who are there, unless the table allows no
 * messages.
 */
export interface HostMessages {
  /** Sends a message. Its recipients are notified, by all their channels. */
  send(request: SendMessageRequest): Promise<Result<Message, Rejection>>
  /** Lists a person's messages, sent and received. */
  list(person: string, query?: MessageQuery): Promise<Result<readonly Message[], Rejection>>
  /**
   * Lists the public messages of a match, for everybody who may see it. Messages of people whom the
   * reader has muted are left out.
   */
  listPublic(
    match: string,
    person: string | null,
    query?: Omit<MessageQuery, 'match'>,
  ): Promise<Result<readonly PublicMessage[], Rejection>>
  /** Returns what messages a person may write in a match, or at a table, now. */
  rules(match: string, person: string): Promise<Result<MessagePermissions, Rejection>>
  /** Marks messages as read. */
  markRead(request: MarkReadRequest): Promise<Result<void, Rejection>>
  /** Keeps a person's messages and invitations away from now on. */
  mute(request: MuteRequest): Promise<Result<void, Rejection>>
  /** Lets a person's messages and invitations through again. */
  unmute(request: MuteRequest): Promise<Result<void, Rejection>>
  /** Lists the people whom a person has muted. */
  listMuted(person: string): Promise<Result<readonly string[], Rejection>>
  /** Reports a message to the operator. Rejects with `quotaReached`. */
  report(request: ReportRequest): Promise<Result<void, Rejection>>
}
