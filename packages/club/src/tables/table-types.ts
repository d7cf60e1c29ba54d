import type { Census, ClockRules, MatchClock, MessagePolicy, Timestamp } from '@ackanomic/core'
import type { SeatReceipt } from '@ackanomic/core/proof'

/**
 * The people who may sit down: anybody who sees the table, people with an invitation, or people
 * with its link.
 */
export type TableAdmission = 'anybody' | 'invited' | 'link'

/** The role in which a person is asked to take part. */
export type TableRole = 'player' | 'referee'

/** A request to create a table, at which people sit down to play. */
export interface CreateTableRequest {
  /**
   * A key that the sender chooses, 1 to 200 characters. A repeated request creates no second table.
   */
  readonly idempotencyKey: string
  readonly game: string
  /** The number of players, with the opener and the bots. */
  readonly seats: number
  /** Those with defaults may be left out. */
  readonly options?: unknown
  /** Up to 60 characters. */
  readonly title?: string | undefined
  /** Default: anybody. */
  readonly admits?: TableAdmission | undefined
  /** The people to invite as players. They sit down only if they agree. */
  readonly invited?: readonly string[] | undefined
  /** The people to ask to referee. Default: the host referees. */
  readonly referees?: readonly string[] | undefined
  /** The names of programs that play. */
  readonly bots?: readonly string[] | undefined
  /** Whether the opener plays. Default: `true`. */
  readonly takesSeat?: boolean | undefined
  /** The opener's contribution to the chance, 1 to 200 characters. */
  readonly contribution?: string | undefined
  /** Whether the list of tables shows it. Default: if anybody may sit down. */
  readonly listed?: boolean | undefined
  /** Whether everybody may see the match's public view. Default: as `listed`. */
  readonly spectators?: boolean | undefined
  /** Default: all messages that the game allows. */
  readonly messages?: MessagePolicy | undefined
  /**
   * Whether the host deals the seats, and people play as `'Player 1'` and so on until the end.
   * Default: `false`.
   */
  readonly anonymous?: boolean | undefined
  /** For games that ask for it. Default: the host counts its people. */
  readonly census?: Census | undefined
  /** Default: deadlines always run. */
  readonly clock?: ClockRules | undefined
  /** When the table closes unless it has started, at most 90 days ahead. Default: in 14 days. */
  readonly until?: Timestamp | undefined
}

/** An invitation to a table. */
export interface TableInvitation {
  readonly person: string
  readonly role: TableRole
  /** Whether they agreed, or the opener removed them. */
  readonly state: 'invited' | 'accepted' | 'declined' | 'removed'
}

/** A table as one person sees it. */
export interface OpenTable {
  /** The name of the table and of its match. */
  readonly table: string
  readonly game: string
  readonly title: string | null
  readonly options: unknown
  /** `null` if deadlines always run. */
  readonly clock: MatchClock | null
  /** The person who opened it. */
  readonly opener: string
  /** The number of players, with the bots. */
  readonly seats: number
  readonly freeSeats: number
  /** The people who sat down, in the order of their seats. */
  readonly players: readonly string[]
  /** The people who agreed to referee. */
  readonly referees: readonly string[]
  /** The programs that play. */
  readonly bots: readonly string[]
  readonly admits: TableAdmission
  /** Whether the list of tables shows it. */
  readonly listed: boolean
  /** Whether everybody may see the match's public view. */
  readonly spectators: boolean
  /** `null` allows all of the game's messages. */
  readonly messages: MessagePolicy | null
  /** Whether nobody knows until the end who plays which seat. */
  readonly anonymous: boolean
  /** Whether people can sit down, the match has started, or the table is closed or expired. */
  readonly stage: 'open' | 'started' | 'closed'
  readonly openedAt: Timestamp
  /** When it closes unless it has started. */
  readonly expiresAt: Timestamp
  /** The match before this rematch. Only people at the table see it. */
  readonly rematchOf: string | null
  /**
   * The commitment to the chance, made when the table was opened, 64 hexadecimal digits, if the
   * host makes one.
   */
  readonly commitment: string | null
  /** Your own invitation or seat. */
  readonly you: TableInvitation | null
  /** Your contribution to the chance. Others see it when the match has started. */
  readonly contribution: string | null
  /**
   * The host's signed statement of its commitment and, once you sit, of your contribution. Keep the
   * one from before you contribute, too: it shows that the commitment came first. `null` for
   * guests, in lists, and without a commitment.
   */
  readonly receipt: SeatReceipt | null
  /** For the opener. Others see none. */
  readonly invitations: readonly TableInvitation[]
  /**
   * With it, a person sees a table that is not listed, and sits down if the table admits by link.
   * Only people at the table see it.
   */
  readonly link: string | null
}

/** A page of open tables, the newest first. */
export interface TablePage {
  readonly tables: readonly OpenTable[]
  /** The `after` of the next page; `null` if this is the last. */
  readonly next: string | null
}

/** A request at a table. */
export interface TableRequest {
  readonly table: string
  /** The table's link, if the sender has it. */
  readonly link?: string | undefined
}

/** A request to sit down at a table. */
export interface TakeSeatRequest extends TableRequest {
  /**
   * The contribution to the chance, 1 to 200 characters. Every draw depends on it. It can be
   * replaced until the match starts.
   */
  readonly contribution?: string | undefined
}

/** A request to invite a person to a table. */
export interface InviteToTableRequest extends TableRequest {
  readonly person: string
  /** Default: `'player'`. */
  readonly role?: TableRole | undefined
}

/** A request to play a finished match again. */
export interface RematchRequest {
  /** A match in which the sender took part. */
  readonly match: string
  /** The contribution to the chance, 1 to 200 characters. */
  readonly contribution?: string | undefined
}

/** A request to remove a person from a table. */
export interface RemovePersonRequest extends TableRequest {
  readonly person: string
}

/** A match of a person. */
export interface PersonalMatch {
  readonly match: string
  readonly game: string
  readonly title: string | null
  /** The players with whom it began, in the order of their seats. */
  readonly players: readonly string[]
  /** Of the most urgent pending action. */
  readonly need: 'required' | 'oneOf' | 'optional' | null
  /** The soonest deadline of those actions. */
  readonly deadline: Timestamp | null
  /** `null` if it goes on. */
  readonly endedAt: Timestamp | null
  /** The unread messages in it. */
  readonly unread: number
  /** Whether everybody may see its public view. */
  readonly spectators: boolean
  /** A Substitute or a referee needs it to consent; `null` if everybody sees the match. */
  readonly link: string | null
}

/** A page of a person's matches. */
export interface PersonalMatchPage {
  /**
   * First those that await the person, the most urgent and the soonest deadline first; then others
   * that go on; then the finished ones, the latest first.
   */
  readonly matches: readonly PersonalMatch[]
  /** The `after` of the next page; `null` if this is the last. */
  readonly next: string | null
}

/** A request to close any table. */
export interface CloseTableRequest {
  readonly table: string
  /** 1 to 1000 characters, kept for operators. */
  readonly reason: string
}
