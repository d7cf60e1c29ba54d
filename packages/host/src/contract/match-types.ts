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
  TableSetup,
  Timestamp,
  Viewer,
} from '@ackanomic/core'
import type { ActionPlace, Receipt, SeatReceipt } from '@ackanomic/core/proof'
import type { Notification } from './notification.js'
import type { OperatorRole } from './operation.js'

/**
 * An action of a person in a match. The host adds the sender and the time.
 *
 * - `move`: a move of the game.
 * - `text`: a move in the game's notation, for mails and chat. A text that begins with `/` is a
 *   command, such as `/vacation with Eve` or `/answer 4 yes`. `/help` lists all commands. To send a
 *   move that begins with `/`, double the `/`.
 * - `answer`: the answer to a prompt.
 * - `roster`: a roster event, such as leaving, a vacation, a dispute or an action of a role.
 * - `consent`: the sender agrees to be a Substitute or a referee if somebody names them. For a
 *   match without spectators they need its link.
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
  /** The match. */
  readonly match: string
  /** The plan, a move on each line. It replaces the one before; an empty text withdraws it. */
  readonly text: string
}

/** An action that a person submits to a match. */
export interface SubmitRequest {
  /** The match. */
  readonly match: string
  /**
   * A key that the sender chooses, 1 to 200 characters, such as the id of their mail. Repeating an
   * accepted request with the same key within thirty days returns the first result without applying
   * it again.
   */
  readonly idempotencyKey: string
  /**
   * The etag of the page that the sender saw. If the page has changed since, the request is
   * rejected.
   */
  readonly etag?: string | undefined
  /**
   * The channel that carries the response, such as `'mail'`. The notifications in the response are
   * not delivered there again.
   */
  readonly channel?: string | undefined
  /** The action. */
  readonly action: HostAction
  /** The sender's signature on the action, if they sign theirs. */
  readonly signed?: ActionSignature | undefined
}

/**
 * A person's signature on an action, with the place for which it was signed. `signAction` of
 * `@ackanomic/core/proof` makes it.
 */
export interface ActionSignature extends Pick<ActionPlace, 'start' | 'number' | 'previous'> {
  /** The person's public key, 64 hexadecimal digits. */
  readonly key: string
  /** The signature, 128 hexadecimal digits. */
  readonly signature: string
}

/** A public key with which a person signs their actions. */
export interface PersonKey {
  /** The key, 64 hexadecimal digits. */
  readonly key: string
  /** The name of the device that has it; `null` if it has none. */
  readonly device: string | null
  /** When it was added, in milliseconds since the epoch, UTC. */
  readonly addedAt: Timestamp
}

/** A request to add a public key. */
export interface AddKeyRequest extends DeviceOption {
  /** The key, 64 hexadecimal digits. */
  readonly key: string
}

/** A request to create a match. */
export interface CreateMatchRequest {
  /**
   * The name of the match, unique on this host: 1 to 60 letters, digits, spaces, `.`, `_` or `-`.
   */
  readonly match: string
  /** A key that the sender chooses, as in a {@link SubmitRequest}. */
  readonly idempotencyKey: string
  /** The id of the game. */
  readonly game: string
  /** The table. The host sets the start time, and looks up the offsets of the clock's time zone. */
  readonly table: Omit<TableSetup, 'startedAt' | 'clock'> & {
    readonly clock?: ClockRules | undefined
  }
  /** The game's options. Those with defaults may be left out. */
  readonly options?: unknown
  /** The starting position. Default: the game's own. */
  readonly position?: unknown
  /**
   * The contributions of players and referees to the chance, by name: texts of up to 200
   * characters. Over HTTP, people contribute for themselves only.
   */
  readonly contributions?: Contributions | undefined
  /** When the commitment to the chance was announced; see `commitToMatch`. Default: now. */
  readonly committedAt?: Timestamp | undefined
  /**
   * The automated participants, by person: `'referee'` for the host's automatic referee, or the
   * name of one of the host's bots.
   */
  readonly automated?: Readonly<Record<string, string>> | undefined
  /**
   * Whether everybody may see the public view of the match. If not, the match does not exist for
   * people who take no part in it. Default: `true`.
   */
  readonly spectators?: boolean | undefined
  /** The messages that the table allows, if fewer than its game. */
  readonly messages?: MessagePolicy | undefined
  /**
   * Whether the host deals the seats to the people, and nobody else knows until the end who plays
   * which: people play as `'Player 1'` and so on. Bots, referees and people who come later keep
   * their names. Default: `false`.
   */
  readonly anonymous?: boolean | undefined
}

/** The match to whose chance a host commits. */
export interface CommitRequest {
  /** The name that the match will have. */
  readonly match: string
  /** The id of the game. */
  readonly game: string
}

/**
 * The commitment to the chance of a match that is to be opened. Those who contribute to the chance
 * should have seen it before.
 */
export interface ChanceCommitment extends CommitRequest {
  /**
   * When the host committed to it, in milliseconds UTC: the `committedAt` of the request to open.
   */
  readonly committedAt: Timestamp
  /** The commitment, 64 hexadecimal digits. The page of the match must show the same. */
  readonly commitment: string
  /** The host's signed statement of it. Keep it: it shows that the commitment came first. */
  readonly receipt: SeatReceipt
}

/** The notifications to list. */
export interface NotificationQuery {
  /** Lists notifications with higher numbers than this. Default: 0. */
  readonly after?: number | undefined
  /** Lists notifications of this match only. */
  readonly match?: string | undefined
  /** The most notifications to list, 1 to 1000. Default: 100. */
  readonly limit?: number | undefined
}

/** A pending action of a person in a match. */
export interface PendingMatchAction {
  /** The match. */
  readonly match: string
  /** The id of its game. */
  readonly game: string
  /** The name of the action in the game. */
  readonly action: string
  /** The urgency of the action: play waits for it, one of several is enough, or it is optional. */
  readonly need: 'required' | 'oneOf' | 'optional'
  /** The deadline, in milliseconds since the epoch, UTC. `null` if there is none. */
  readonly deadline: Timestamp | null
  /** The number of the prompt to answer, or `null` if a move is expected. */
  readonly prompt: number | null
  /** The role in which to act, or `null` if none. */
  readonly role: RoleName | null
}

/**
 * A match as one person sees it: what core says of a match, and what the host adds. The events come
 * as notifications.
 */
export interface MatchPage<View = GameView, Move = unknown>
  extends PlayerView<View, Move>,
    Omit<PageTexts, 'messages'> {
  /** The match. */
  readonly match: string
  /** The id of its game. */
  readonly game: string
  /** The viewer that the person is: a seat, the referee, or the public, for example. */
  readonly viewer: Viewer
  /** The names of the seats. */
  readonly names: readonly string[]
  /** The commitment to the match's chance. Its secret is `null` until the match is over. */
  readonly chance: MatchChance | null
  /**
   * How many of its players were named with keys at its start, with which they sign their actions.
   */
  readonly signers: number
}

/** A match to show. */
export interface MatchQuery {
  /** The match. */
  readonly match: string
  /** The time at which to show the match, in milliseconds since the epoch, UTC. Default: now. */
  readonly at?: Timestamp | undefined
}

/** The response to an accepted request. */
export interface SubmitResponse {
  /** The notifications that the sender received from it. */
  readonly notifications: readonly Notification[]
  /**
   * The host's signed receipt for the sender's action, or `null` if the log has no entry for it.
   */
  readonly receipt: Receipt | null
}

/** A game that a host offers. */
export interface HostedGame {
  /** Its id. */
  readonly id: string
  /** Its title. */
  readonly title: string
  /** The description that rule 1250.1 III requires. */
  readonly description: GameDescription
}

/** The health of a host. On PostgreSQL, counts of 10,000 or more matches are estimates. */
export interface Health {
  /** The number of open matches. */
  readonly open: number
  /** The number of finished matches. */
  readonly finished: number
  /** The number of matches that are suspended because their game failed. */
  readonly suspended: number
  /** How long ago the oldest unhandled deadline fell due, in milliseconds. */
  readonly deadlineLag: number
  /** The number of matches in which bots are to act. */
  readonly botsDue: number
  /** How long the bots of a match have waited at most, in milliseconds. */
  readonly botLag: number
  /** The number of steps of matches that wait to be written, in this process. */
  readonly stepsWaiting: number
  /** How far the machine's clock is ahead of the host's, which does not follow, in milliseconds. */
  readonly clockAhead: number
  /** The number of subscriptions with notifications to deliver. */
  readonly pendingDeliveries: number
  /** The number of deliveries that were given up. */
  readonly deadLetters: number
}

/** A request to give somebody a token with which they help to run the host. */
export interface AddOperatorRequest {
  /** Their name in the log. */
  readonly name: string
  /** Their rights: everything, or moderation only. */
  readonly role: OperatorRole
}

/** A new token of an operator or a moderator. */
export interface OperatorToken extends AddOperatorRequest {
  /** The token. It is shown once, and stored as a hash. */
  readonly token: string
}

/** Somebody who helps to run the host. */
export interface OperatorInfo extends AddOperatorRequest {
  /** When they got their token, in milliseconds since the epoch, UTC. */
  readonly createdAt: Timestamp
  /** When they last used it, give or take a day. It expires 90 days later. */
  readonly usedAt: Timestamp
}

/** A request to redeem an invitation. */
export interface RedeemInvitationRequest extends DeviceOption {
  /** The invitation. */
  readonly invitation: string
  /**
   * A random key that the sender chooses, 16 to 200 characters. If the response was lost, repeating
   * the request with the same key returns the same token. Without a key, an invitation works once.
   */
  readonly idempotencyKey?: string | undefined
}

/** A request to invite a person. */
export interface InviteRequest {
  /** The person. */
  readonly person: string
  /** When the invitation expires, in milliseconds since the epoch, UTC. Default: in a week. */
  readonly until?: Timestamp | undefined
}

/** An invitation. */
export interface Invitation {
  /** The text to redeem. */
  readonly invitation: string
  /** The address of the page that redeems it. */
  readonly link: string
}

/** A request to import a match. */
export interface ImportRequest {
  /** The name of the match on this host. */
  readonly match: string
  /** The text of the save, or its parsed JSON. */
  readonly save: unknown
  /** The automated participants, as in an {@link CreateMatchRequest}. */
  readonly automated?: Readonly<Record<string, string>> | undefined
  /** Whether everybody may see its public view, as in an {@link CreateMatchRequest}. */
  readonly spectators?: boolean | undefined
  /** The messages that its table allows, as in an {@link CreateMatchRequest}. */
  readonly messages?: MessagePolicy | undefined
  /** Accepts a state that does not follow from the log. See `loadMatch`. */
  readonly trustState?: boolean | undefined
}

/** A person's session. */
export interface Session {
  /** The person. */
  readonly person: string
  /** Their bearer token. The host stores only its hash. */
  readonly token: string
}

/** A device as its owner recognizes it in the list of sessions. */
export interface DeviceOption {
  /** The name of the device, up to 100 characters, such as `'Firefox on Linux'`. */
  readonly device?: string | undefined
}

/** The report of one run of due jobs. */
export interface JobReport {
  /** The number of matches in which deadlines fell due. */
  readonly deadlines: number
  /** The number of times that a bot acted. */
  readonly botMoves: number
  /** The number of deliveries that succeeded. */
  readonly delivered: number
  /** The number of deliveries that failed. They are retried or given up. */
  readonly failed: number
  /** When the next job is due, in milliseconds since the epoch, UTC. `null` if none is known. */
  readonly next: Timestamp | null
}

/**
 * A change of a match, or a revocation of a person's tokens. It reveals that something secret may
 * have happened, so use it only to refresh pages, and do not pass it on.
 */
export interface ChangeEvent {
  /** The match. `null` if changes may have been missed, so that everything must be refreshed. */
  readonly match: string | null
  /** The people who were notified. `null` if it may be anybody. */
  readonly recipients: readonly string[] | null
  /** The person whose tokens were revoked. `null` if the change is one of a match. */
  readonly revoked: string | null
  /** The session that has ended. `null` if all tokens of the person were revoked, or none. */
  readonly session: string | null
}

/** The owner of a seat token. */
export interface SeatHolder {
  /** The match. */
  readonly match: string
  /** The person. */
  readonly person: string
}
