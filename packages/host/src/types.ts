import type {
  GameDescription,
  GameView,
  PlayerView,
  Rejection,
  Result,
  RoleName,
  RosterEvent,
  TableSetup,
  Timestamp,
  Viewer,
} from '@ackanomic/core'
import type { Books } from '@ackanomic/society'

/**
 * What a person does in a match: an entry of its log, without the stamp and the sender, which are
 * the host's to tell.
 *
 * - `move`: a move of the game's.
 * - `text`: a move as the game's notation writes it, for mails and chat; or, where it begins with
 *   `/`, what happens around the table, in words (`/vacation with Eve`), or the answer to a prompt
 *   (`/judge 4 yes`). `/help` tells them all; a move that begins with `/` is written with two.
 * - `answer`: the answer to a prompt.
 * - `roster`: whatever happens around the table: leaving, vacation, disputes, offices.
 * - `consent`: the sender agrees to be a Substitute, or to take the referee's office, if they are named.
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
  | { readonly kind: 'consent' }

/** Something that a person sends to a match. */
export interface SubmitRequest {
  /** The match. */
  readonly match: string
  /** Who sends it; whoever calls the host vouches for that. */
  readonly by: string
  /**
   * The sender's own key, 1 to 200 characters, such as the id of their mail: what comes again under it
   * within thirty days gets the same answer, and changes nothing.
   */
  readonly idempotencyKey: string
  /** The tag of the page on which it was made; when the sender would see another now, it is refused. */
  readonly etag?: string | undefined
  /**
   * The channel by which the answer reaches them, such as `'mail'`: what the answer tells is not
   * delivered there again.
   */
  readonly channel?: string | undefined
  /** What they do. */
  readonly action: HostAction
}

/** A match to be opened. */
export interface OpenRequest {
  /** Its name, unique on this host: letters, digits, blanks and `.`, `_`, `-`; 60 at most. */
  readonly match: string
  /** Who opens it. */
  readonly by: string
  /** The sender's own key, as in a {@link SubmitRequest}. */
  readonly idempotencyKey: string
  /** The id of the game. */
  readonly game: string
  /** Who sits down; when it starts is the host's to tell. */
  readonly table: Omit<TableSetup, 'startedAt'>
  /** The game's options; those that have defaults may be left out. */
  readonly options?: unknown
  /** The position from which it starts; the beginning, when left out. */
  readonly position?: unknown
  /**
   * Who at the table is a program: by name, `'referee'` for the host's own referee, or the name of a
   * bot that the host has.
   */
  readonly automated?: Readonly<Record<string, string>> | undefined
}

/** Something that somebody has been told. */
export interface Notification {
  /** Its number among all that this person has been told, from 1, in all matches. */
  readonly n: number
  /** The match. */
  readonly match: string
  /** The id of its game. */
  readonly game: string
  /** When, milliseconds UTC. */
  readonly at: Timestamp
  /** The clause because of which it is told. */
  readonly clause: string
  /** The announcement, plain JSON, as the game makes it. */
  readonly event: { readonly type: string }
  /** The announcement as a sentence or two. */
  readonly message: string
}

/** Which posts are wanted. */
export interface PostsRequest {
  /** Those with higher numbers than this. Default 0. */
  readonly after?: number | undefined
  /** Those of this match alone. */
  readonly match?: string | undefined
  /** How many at most, 1 to 1000. Default 100. */
  readonly limit?: number | undefined
}

/** Something that awaits a person. */
export interface PendingMatchAction {
  /** The match. */
  readonly match: string
  /** The id of its game. */
  readonly game: string
  /** What, in a word of the game's. */
  readonly action: string
  /** How much: play waits for it, one of several is enough, or it is left to choice. */
  readonly need: 'required' | 'oneOf' | 'optional'
  /** Until when, milliseconds UTC; `null` where there is no end. */
  readonly deadline: Timestamp | null
  /** The prompt to be answered, or `null` where a move is wanted. */
  readonly prompt: number | null
  /** The office in whose name, or `null`. */
  readonly role: RoleName | null
}

/** A match as somebody sees it: all that their page gets. */
export interface MatchPage<View = GameView, Move = unknown> extends PlayerView<View, Move> {
  /** The match. */
  readonly match: string
  /** The id of its game. */
  readonly game: string
  /** As whom they look. */
  readonly viewer: Viewer
  /** The names of the seats. */
  readonly names: readonly string[]
  /** The view as plain text. */
  readonly text: string
  /** How moves are written as text, in a line or two. */
  readonly help: string
}

/** How a match is looked at. */
export interface LookOptions {
  /** As it stood at this moment, milliseconds UTC; now, when left out. */
  readonly at?: Timestamp | undefined
}

/** The answer to what was accepted. */
export interface SubmitReceipt {
  /** What the sender was told by it. */
  readonly notifications: readonly Notification[]
}

/** What a round of work did. */
export interface JobReport {
  /** In how many matches deadlines fell due. */
  readonly due: number
  /** How many times a bot acted. */
  readonly bots: number
  /** How many deliveries went out. */
  readonly delivered: number
  /** How many deliveries failed, to be tried again or given up. */
  readonly failed: number
  /** When there is something to do next, milliseconds UTC; `null` when nothing is known. */
  readonly next: Timestamp | null
}

/** Whom to tell of what happens, and how. */
export interface Subscription {
  /** The person. */
  readonly person: string
  /** The channel, one of those that the host has. */
  readonly channel: string
  /** Where the channel finds them: a mail address, the URL of a web hook. */
  readonly address: string
}

/** Posts of one step of one match, on their way to one person. */
export interface Delivery extends Subscription {
  /** The same when it is tried again, so that a receiver can drop a repetition. */
  readonly idempotencyKey: string
  /** The match. */
  readonly match: string
  /** The id of its game. */
  readonly game: string
  /** The posts, in order. */
  readonly notifications: readonly Notification[]
}

/**
 * A way to tell people: sends, and throws when it could not. It may happen that a delivery that got
 * through is sent again, under the same key. An `PermanentDeliveryError` says that to try again is no use.
 */
export type Channel = (delivery: Delivery, signal: AbortSignal) => Promise<void>

/** A delivery that was given up. */
export interface DeadLetter extends Subscription {
  /** The match. */
  readonly match: string
  /** The number of its first post. */
  readonly from: number
  /** The number of its last post. */
  readonly to: number
  /** Why, in the words of the last failure. */
  readonly problem: string
  /** When it was given up, milliseconds UTC. */
  readonly at: Timestamp
}

/**
 * Something has changed, for whoever keeps pages up to date. It is for the house: a page is told only
 * where it shows something else now.
 */
export interface ChangeEvent {
  /** The match; `null` when news may have been missed: then look at everything. */
  readonly match: string | null
  /** Who has been told something; `null` when it may be anybody. */
  readonly recipients: readonly string[] | null
}

/** A game that is played on a host. */
export interface HostedGame {
  /** Its id. */
  readonly id: string
  /** What it is called. */
  readonly title: string
  /** What rule 1250.1 III asks to be known of it. */
  readonly description: GameDescription
}

/** How a host is. From 10,000 on numbers of matches are what the database reckons. */
export interface Health {
  /** How many matches go on. */
  readonly open: number
  /** How many matches are over. */
  readonly over: number
  /** How many matches a fault has stopped. */
  readonly faults: number
  /** For how long the oldest deadline has been due that has not fired, milliseconds. */
  readonly late: number
  /** How many people have deliveries that wait. */
  readonly waiting: number
  /** How many deliveries were given up. */
  readonly deadLetters: number
}

/** Hosts matches. Every verb may be called by many at once, and by many processes on one store. */
export interface Host {
  /** The games that are played here. */
  games(): readonly HostedGame[]
  /** Opens a match; refuses as the game's `setup` does, and as the host does. */
  open(request: OpenRequest): Promise<Result<SubmitReceipt, Rejection>>
  /** Takes what a person does; refuses as the match does, and as the host does. */
  submit(request: SubmitRequest): Promise<Result<SubmitReceipt, Rejection>>
  /** What a person sees of a match, or whoever looks in, when `person` is `null`. */
  getMatch(
    match: string,
    person: string | null,
    options?: LookOptions,
  ): Promise<Result<MatchPage, Rejection>>
  /** What a person has been told, in all matches, in the order of its numbers. */
  listNotifications(
    person: string,
    request?: PostsRequest,
  ): Promise<Result<readonly Notification[], Rejection>>
  /** What awaits a person in all matches, the soonest end first. */
  listPendingActions(person: string): Promise<readonly PendingMatchAction[]>
  /** Does all that is due: deadlines, bots, deliveries; returns when nothing is left for now. */
  runDueJobs(): Promise<JobReport>
  /** Has a person told by a channel from now on. */
  subscribe(subscription: Subscription): Promise<Result<void, Rejection>>
  /** Has a person told no more by a channel. */
  unsubscribe(person: string, channel: string): Promise<void>
  /** The deliveries that were given up, the latest first, for whoever runs the host. */
  deadLetters(): Promise<readonly DeadLetter[]>
  /** A new token with which a person's first bearer token can be had, once, for so long. */
  invite(person: string, until?: Timestamp): Promise<Result<string, Rejection>>
  /** Takes an invitation, and gives the bearer token of its person. */
  redeemInvitation(invitation: string): Promise<Result<Session, Rejection>>
  /** Whose bearer token it is; `undefined` for a wrong one. */
  authenticate(token: string): Promise<string | undefined>
  /** Makes all tokens and invitations of a person worthless. */
  revoke(person: string): Promise<void>
  /** The token of a person's place at a match: with it they may do there what they may do, by mail. */
  seatToken(match: string, person: string): Promise<string>
  /** Whose place at which match a token is for; `undefined` for a wrong one. */
  resolveSeatToken(token: string): Promise<SeatHolder | undefined>
  /** A match as the save that `loadMatch` reads, with all its secrets. */
  exportMatch(match: string): Promise<Result<string, Rejection>>
  /** Takes up a match from a save. */
  importMatch(save: ImportRequest): Promise<Result<void, Rejection>>
  /** Has a match go on that a fault of its game had stopped. */
  resume(match: string): Promise<Result<void, Rejection>>
  /** How the host is, for whoever runs it. */
  health(): Promise<Health>
  /** Writes down all that is kept, line by line, to be kept elsewhere; `restore` reads it back. */
  backup(write: (line: string) => void | Promise<void>): Promise<void>
  /**
   * The society's books with every match that is over, settled in the order in which they ended; of
   * equal ends by name.
   */
  books(): Promise<Books>
  /** Has a function called after every change of a match; ends with the function that it gives. */
  onChange(heard: (news: ChangeEvent) => void): () => void
  /** Ends the work under way and lets go of the store. */
  close(): Promise<void>
}

/** Somebody who took an invitation. */
export interface Session {
  /** Who. */
  readonly person: string
  /** Their bearer token. It is not kept: only its hash is. */
  readonly token: string
}

/** The person for whom a token of a place at a match is. */
export interface SeatHolder {
  /** The match. */
  readonly match: string
  /** The person. */
  readonly person: string
}

/** A save that comes in. */
export interface ImportRequest {
  /** The name of the match on this host. */
  readonly match: string
  /** The text of the save, or its parsed JSON. */
  readonly save: unknown
  /** As in an {@link OpenRequest}. */
  readonly automated?: Readonly<Record<string, string>> | undefined
  /** Believes states in it that no log leads to; see `loadMatch`. */
  readonly trustState?: boolean | undefined
}
