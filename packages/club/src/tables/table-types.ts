import type { Census, ClockRules, MessagePolicy, TableClock, Timestamp } from '@ackanomic/core'
import type { SeatReceipt } from '@ackanomic/core/proof'

/**
 * The people who may sit down at an open table: anybody who sees it, people who were invited, or
 * people who have its link.
 */
export type TableAdmission = 'anybody' | 'invited' | 'link'

/** The role in which a person is asked to take part. */
export type TableRole = 'player' | 'referee'

/** A request to create a table, at which people sit down to play. */
export interface CreateTableRequest {
  /**
   * A key that the sender chooses, 1 to 200 characters. Repeating a request with the same key
   * creates no second table.
   */
  readonly idempotencyKey: string
  /** The id of the game. */
  readonly game: string
  /** The number of players, with the opener and the bots. */
  readonly seats: number
  /** The game's options. Those with defaults may be left out. */
  readonly options?: unknown
  /** The table's name, up to 60 characters. */
  readonly title?: string | undefined
  /** The people who may sit down. Default: anybody. */
  readonly admits?: TableAdmission | undefined
  /** The people to invite as players. They sit down only if they agree. */
  readonly invited?: readonly string[] | undefined
  /** The people to ask to referee. Default: the host referees. */
  readonly referees?: readonly string[] | undefined
  /** The bots that play, by the names of their programs. */
  readonly bots?: readonly string[] | undefined
  /** Whether the opener plays. Default: `true`. */
  readonly takesSeat?: boolean | undefined
  /** The opener's contribution to the chance of the match, 1 to 200 characters. */
  readonly contribution?: string | undefined
  /** Whether the list of tables shows it. Default: if anybody may sit down. */
  readonly listed?: boolean | undefined
  /** Whether everybody may see the public view of the match. Default: the same as `listed`. */
  readonly spectators?: boolean | undefined
  /**
   * The messages that the table allows, if fewer than its game. Default: all that the game allows.
   */
  readonly messages?: MessagePolicy | undefined
  /**
   * Whether the host deals the seats when the match starts, and nobody knows until the end who plays
   * which: people play as `'Player 1'` and so on. Default: `false`.
   */
  readonly anonymous?: boolean | undefined
  /**
   * Numbers about the society, for games that ask for them. Default: the host counts its people.
   */
  readonly census?: Census | undefined
  /** When deadlines run. Default: always. */
  readonly clock?: ClockRules | undefined
  /** When the table closes unless it has started, at most 90 days ahead. Default: in 14 days. */
  readonly until?: Timestamp | undefined
}

/** An invitation to a table. */
export interface TableInvitation {
  /** The person who was invited. */
  readonly person: string
  /** The role in which they are to take part. */
  readonly role: TableRole
  /** Whether they have agreed, or the opener has removed them. */
  readonly state: 'invited' | 'accepted' | 'declined' | 'removed'
}

/** A table, as one person sees it. */
export interface OpenTable {
  /** The name of the table. The match that starts at it has the same name. */
  readonly table: string
  /** The id of the game. */
  readonly game: string
  /** The table's name. */
  readonly title: string | null
  /** The game's options, as the opener gave them. */
  readonly options: unknown
  /** When deadlines run; `null` if always. */
  readonly clock: TableClock | null
  /** The person who opened it. */
  readonly opener: string
  /** The number of players, with the bots. */
  readonly seats: number
  /** How many seats are free. */
  readonly freeSeats: number
  /** The people who have sat down, in the order of their seats. */
  readonly players: readonly string[]
  /** The people who have agreed to referee. */
  readonly referees: readonly string[]
  /** The programs that play. */
  readonly bots: readonly string[]
  /** The people who may sit down. */
  readonly admits: TableAdmission
  /** Whether the list of tables shows it. */
  readonly listed: boolean
  /** Whether everybody may see the public view of the match. */
  readonly spectators: boolean
  /** The messages that the table allows; `null` if all that the game allows. */
  readonly messages: MessagePolicy | null
  /** Whether nobody knows until the end of the match who plays which seat. */
  readonly anonymous: boolean
  /** Whether people can sit down, the match has started, or the table was closed or has expired. */
  readonly stage: 'open' | 'started' | 'closed'
  /** When it was opened, in milliseconds since the epoch, UTC. */
  readonly openedAt: Timestamp
  /** When it closes unless it has started, in milliseconds since the epoch, UTC. */
  readonly expiresAt: Timestamp
  /** The match of which it is a rematch. Only people at the table see it. */
  readonly rematchOf: string | null
  /**
   * The commitment to the chance of the match, made when the table was opened, 64 hexadecimal
   * digits; `null` if the host makes none.
   */
  readonly commitment: string | null
  /** Your own invitation or seat; `null` if you have neither. */
  readonly you: TableInvitation | null
  /** Your contribution to the chance of the match. Others see it when the match has started. */
  readonly contribution: string | null
  /**
   * The host's signed statement to you of its commitment, and once you sit, of what you contribute.
   * Keep the one from before you contribute, too: it shows that the commitment came first. `null`
   * for guests, in lists, and without a commitment.
   */
  readonly receipt: SeatReceipt | null
  /** All invitations, for the opener. Others see none. */
  readonly invitations: readonly TableInvitation[]
  /**
   * The link of the table: with it, a person sees a table that is not listed, and sits down if the
   * table admits by link. Only people at the table see it.
   */
  readonly link: string | null
}

/** The tables to list. */
export interface TableQuery {
  /** Lists tables of this game only. */
  readonly game?: string | undefined
  /** Lists tables after a page: its `next`. */
  readonly after?: string | undefined
  /** The most tables to list, 1 to 100. Default: 50. */
  readonly limit?: number | undefined
}

/** A page of the list of open tables, the newest first. */
export interface TablePage {
  /** The tables. */
  readonly tables: readonly OpenTable[]
  /** The value of `after` for the next page; `null` if this is the last. */
  readonly next: string | null
}

/** A request at a table. */
export interface TableRequest {
  /** The name of the table. */
  readonly table: string
  /** The link of the table, if the sender came by it. */
  readonly link?: string | undefined
}

/** A request to sit down at a table. */
export interface TakeSeatRequest extends TableRequest {
  /**
   * The person's contribution to the chance of the match, 1 to 200 characters. Every draw depends
   * on it. It can be replaced until the match starts.
   */
  readonly contribution?: string | undefined
}

/** A request to invite a person to a table. */
export interface InviteToTableRequest extends TableRequest {
  /** The person to invite. */
  readonly person: string
  /** The role in which they are to take part. Default: `'player'`. */
  readonly role?: TableRole | undefined
}

/** A request to play a finished match again. */
export interface RematchRequest {
  /** The match. The sender took part in it. */
  readonly match: string
  /** The sender's contribution to the chance of the match, 1 to 200 characters. */
  readonly contribution?: string | undefined
}

/** A request to remove a person from a table. */
export interface RemovePersonRequest extends TableRequest {
  /** The person to remove. */
  readonly person: string
}

/** A match of a person. */
export interface PersonalMatch {
  /** The match. */
  readonly match: string
  /** The id of its game. */
  readonly game: string
  /** The name of its table. */
  readonly title: string | null
  /** The players with whom it began, in the order of their seats. */
  readonly players: readonly string[]
  /** The most urgent of the person's pending actions in the match. */
  readonly need: 'required' | 'oneOf' | 'optional' | null
  /** The soonest deadline of those actions, in milliseconds since the epoch, UTC. */
  readonly deadline: Timestamp | null
  /** When the match ended, in milliseconds since the epoch, UTC; `null` if it goes on. */
  readonly endedAt: Timestamp | null
  /** The number of messages in it that the person has not read. */
  readonly unread: number
  /** Whether everybody may see its public view. */
  readonly spectators: boolean
  /**
   * The link that a Substitute or a referee needs to consent; `null` if everybody sees the match.
   */
  readonly link: string | null
}

/** The matches to list. */
export interface PersonalMatchQuery {
  /** Lists matches after a page: its `next`. */
  readonly after?: string | undefined
  /** The most matches to list, 1 to 100. Default: 50. */
  readonly limit?: number | undefined
}

/** A page of a person's matches. */
export interface PersonalMatchPage {
  /**
   * The matches: first those that await the person, the most urgent and the soonest deadline first;
   * then the others that go on; then the finished ones, the latest first.
   */
  readonly matches: readonly PersonalMatch[]
  /** The value of `after` for the next page; `null` if this is the last. */
  readonly next: string | null
}

/** A request to close any table. */
export interface CloseTableRequest {
  /** The table. */
  readonly table: string
  /** Why, 1 to 1000 characters. It is kept for operators. */
  readonly reason: string
}
