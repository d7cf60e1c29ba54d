import type {
  ClockRules,
  Contributions,
  GameDescription,
  GameView,
  MatchChance,
  MessagePolicy,
  PageTexts,
  PlayerView,
  RoleName,
  RosterEvent,
  RosterSetup,
  Timestamp,
  Viewer,
} from '@ackanomic/core'
import type { ActionPlace, Receipt, SeatReceipt } from '@ackanomic/core/proof'
import type { Notification } from './notification.js'
import type { OperatorRole } from './operation.js'

/**
 * An action of a person in a match. A `text` is in the game's notation, for mails and chat; one
 * that begins with `/` is a command, such as `/vacation with Eve` or `/answer 4 yes` (`/help` lists
 * all; double the `/` of a move). A `roster` event is, for example, leaving, a vacation or a
 * dispute. With `consent`, the sender agrees to become a Substitute or a referee; a match without
 * spectators needs its link.
 */
export type HostAction =
  | { readonly kind: 'move'; readonly move: unknown; readonly as?: RoleName }
  | { readonly kind: 'text'; readonly text: string; readonly as?: RoleName }
  | {
      readonly kind: 'answer'
      readonly prompt: number
      readonly answer: unknown
      readonly as?: 'host'
    }
  | { readonly kind: 'roster'; readonly event: RosterEvent }
  | { readonly kind: 'consent'; readonly link?: string }

/** A request to plan ahead in a match. */
export interface SetPlanRequest {
  readonly match: string
  /** A move on each line. It replaces the plan before; an empty text withdraws it. */
  readonly text: string
}

/** An action that a person submits to a match. */
export interface SubmitRequest {
  readonly match: string
  /**
   * A key that the sender chooses, 1 to 200 characters, such as the id of their mail. An accepted
   * request that is repeated within thirty days returns its first result, and is not applied again.
   */
  readonly idempotencyKey: string
  /**
   * The etag of the page that the sender saw. If the page has changed since, the request is
   * rejected.
   */
  readonly etag?: string | undefined
  /**
   * The channel that carries the response, such as `'mail'`. It does not deliver the response's
   * notifications again.
   */
  readonly channel?: string | undefined
  readonly action: HostAction
  /** The sender's signature, if they sign their actions. */
  readonly signed?: ActionSignature | undefined
}

/**
 * A signature on an action, and its place in the match. `signAction` of `@ackanomic/core/proof`
 * makes it.
 */
export interface ActionSignature extends Pick<ActionPlace, 'start' | 'number' | 'previous'> {
  /** 64 hexadecimal digits. */
  readonly key: string
  /** 128 hexadecimal digits. */
  readonly signature: string
}

/** A public key with which a person signs their actions. */
export interface PersonKey {
  /** 64 hexadecimal digits. */
  readonly key: string
  /** The device that has it, if it has a name. */
  readonly device: string | null
  readonly addedAt: Timestamp
}

/** A request to add a public key. */
export interface AddKeyRequest extends DeviceOption {
  /** 64 hexadecimal digits. */
  readonly key: string
}

/** A request to create a match. */
export interface CreateMatchRequest {
  /** Unique on this host: 1 to 60 letters, digits, spaces, `.`, `_` or `-`. */
  readonly match: string
  /** As in a {@link SubmitRequest}. */
  readonly idempotencyKey: string
  readonly game: string
  /** The host sets the start time, and looks up the time zone of the clock. */
  readonly roster: Omit<RosterSetup, 'startedAt' | 'clock'> & {
    readonly clock?: ClockRules | undefined
  }
  /** Those with defaults may be left out. */
  readonly options?: unknown
  /** Default: the game's own. */
  readonly position?: unknown
  /**
   * Players' and referees' texts of up to 200 characters, by name, on which the chance depends.
   * Over HTTP, people contribute for themselves only.
   */
  readonly contributions?: Contributions | undefined
  /** When the commitment to the chance was announced; see `commitToMatch`. Default: now. */
  readonly committedAt?: Timestamp | undefined
  /** By person: `'referee'` for the host's automatic referee, or the name of a bot. */
  readonly automated?: Readonly<Record<string, string>> | undefined
  /**
   * Whether everybody may see the public view. If not, the match does not exist for others than its
   * participants. Default: `true`.
   */
  readonly spectators?: boolean | undefined
  /** The messages that are allowed, if fewer than the game's. */
  readonly messages?: MessagePolicy | undefined
  /**
   * Whether the host deals the seats, and people play as `'Player 1'` and so on until the end.
   * Bots, referees and people who come later keep their names. Default: `false`.
   */
  readonly anonymous?: boolean | undefined
}

/** The match to whose chance a host commits. */
export interface CommitRequest {
  readonly match: string
  readonly game: string
}

/** The commitment to the chance of a match to come. Contribute only after you have seen it. */
export interface ChanceCommitment extends CommitRequest {
  /** In milliseconds UTC: the `committedAt` of the request to create the match. */
  readonly committedAt: Timestamp
  /** 64 hexadecimal digits. The match's page must show the same. */
  readonly commitment: string
  /** The host's signed statement. Keep it: it shows that the commitment came first. */
  readonly receipt: SeatReceipt
}

/** The notifications to list. */
export interface NotificationQuery {
  /** Lists notifications with higher numbers. Default: 0. */
  readonly after?: number | undefined
  readonly match?: string | undefined
  /** 1 to 1000. Default: 100. */
  readonly limit?: number | undefined
}

/** A pending action of a person in a match. */
export interface PendingMatchAction {
  readonly match: string
  readonly game: string
  readonly action: string
  /** Play waits for it, one of several is enough, or it is optional. */
  readonly need: 'required' | 'oneOf' | 'optional'
  readonly deadline: Timestamp | null
  /** The prompt to answer; `null` if a move is expected. */
  readonly prompt: number | null
  readonly role: RoleName | null
}

/**
 * A match as one person sees it: core's page, and what the host adds. Events come as notifications.
 */
export interface MatchPage<View = GameView, Move = unknown>
  extends PlayerView<View, Move>,
    Omit<PageTexts, 'messages'> {
  readonly match: string
  readonly game: string
  /** The person's part, such as a seat, the referee or the public. */
  readonly viewer: Viewer
  /** By seat. */
  readonly names: readonly string[]
  /** The commitment to the chance. Its secret is `null` until the match is over. */
  readonly chance: MatchChance | null
  /** How many players had keys at the start, with which they sign their actions. */
  readonly signers: number
}

/** A match to show. */
export interface MatchQuery {
  readonly match: string
  /** The time to show. Default: now. */
  readonly at?: Timestamp | undefined
}

/** The response to an accepted request. */
export interface SubmitResponse {
  /** The notifications that the sender got from it. */
  readonly notifications: readonly Notification[]
  /** The host's signed receipt; `null` if the log has no entry for the action. */
  readonly receipt: Receipt | null
}

/** A game that a host offers. */
export interface HostedGame {
  readonly id: string
  readonly title: string
  /** The description that 1250.1 III requires. */
  readonly description: GameDescription
}

/** The health of a host. On PostgreSQL, counts of 10,000 or more are estimates. */
export interface Health {
  readonly open: number
  readonly finished: number
  /** Matches whose game failed. */
  readonly suspended: number
  /** How long the oldest deadline has been due, in milliseconds. */
  readonly deadlineLag: number
  /** Matches in which bots are to act. */
  readonly botsDue: number
  /** How long bots have waited at most, in milliseconds. */
  readonly botLag: number
  /** Steps that wait to be written, in this process. */
  readonly stepsWaiting: number
  /** How far the machine's clock is ahead of the host's, in milliseconds. */
  readonly clockAhead: number
  /** Subscriptions with notifications to deliver. */
  readonly pendingDeliveries: number
  /** Deliveries that were given up. */
  readonly deadLetters: number
}

/** A request to give somebody a token to help run the host. */
export interface AddOperatorRequest {
  readonly name: string
  readonly role: OperatorRole
}

/** A new token of an operator or a moderator. */
export interface OperatorToken extends AddOperatorRequest {
  /** It is shown once, and stored as a hash. */
  readonly token: string
}

/** Somebody who helps to run the host. */
export interface OperatorInfo extends AddOperatorRequest {
  /** When they got their token. */
  readonly createdAt: Timestamp
  /** When they last used it, to the day. It expires 90 days later. */
  readonly usedAt: Timestamp
}

/** A request to redeem an invitation. */
export interface RedeemInvitationRequest extends DeviceOption {
  readonly invitation: string
  /**
   * A random key that the sender chooses, 16 to 200 characters. With it, the request can be
   * repeated if the response was lost; without it, an invitation works once.
   */
  readonly idempotencyKey?: string | undefined
}

/** A request to invite a person. */
export interface InviteRequest {
  readonly person: string
  /** Default: in a week. */
  readonly until?: Timestamp | undefined
}

/** An invitation. */
export interface Invitation {
  readonly invitation: string
  /** The page that redeems it. */
  readonly link: string
}

/** A request to import a match. */
export interface ImportRequest {
  readonly match: string
  /** The text of the save, or its parsed JSON. */
  readonly save: unknown
  /** As in a {@link CreateMatchRequest}. */
  readonly automated?: Readonly<Record<string, string>> | undefined
  /** As in a {@link CreateMatchRequest}. */
  readonly spectators?: boolean | undefined
  /** As in a {@link CreateMatchRequest}. */
  readonly messages?: MessagePolicy | undefined
  /** Accepts a state that does not follow from the log. See `loadMatch`. */
  readonly trustState?: boolean | undefined
}

/** A person's session. */
export interface Session {
  readonly person: string
  /** The host stores only its hash. */
  readonly token: string
}

/** A device as its owner recognizes it in the list of sessions. */
export interface DeviceOption {
  /** Its name, up to 100 characters, such as `'Firefox on Linux'`. */
  readonly device?: string | undefined
}

/** The report of one run of due jobs. */
export interface JobReport {
  readonly deadlines: number
  readonly botMoves: number
  readonly delivered: number
  /** They are retried or given up. */
  readonly failed: number
  /** When the next job is due. `null` if no time is known. */
  readonly next: Timestamp | null
}

/**
 * A change of a match, or a revocation of tokens. It reveals that something secret may have
 * happened: use it to refresh pages, and do not pass it on.
 */
export interface ChangeEvent {
  /** `null` if changes may have been missed, so that everything must be refreshed. */
  readonly match: string | null
  /** `null` if it may be anybody. */
  readonly recipients: readonly string[] | null
  /** `null` if the change is one of a match. */
  readonly revoked: string | null
  /** `null` if all tokens of the person were revoked, or none. */
  readonly session: string | null
}

/** The owner of a seat token. */
export interface SeatHolder {
  readonly match: string
  readonly person: string
}
