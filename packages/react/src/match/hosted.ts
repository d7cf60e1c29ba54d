import type { GameError, GameView, PendingAction, Result, Timestamp } from '@ackanomic/core'
import type { BoardMatch } from '../board-match.js'

/** The page of a match at a host. */
export interface HostedPage {
  /** The viewer's view. */
  readonly view: GameView
  /** The viewer's pending actions. */
  readonly pendingActions: readonly PendingAction[]
  /** The pending actions of others that the viewer may know of. */
  readonly othersPending: readonly PendingAction[]
  /** The viewer's legal moves, as far as they can be listed. */
  readonly legal: {
    readonly moves: readonly unknown[]
    readonly complete: boolean
    readonly alsoLegal: readonly string[]
  }
  /** A hash that changes when the page does. */
  readonly etag: string
  /** The names of the seats. */
  readonly names: readonly string[]
}

/** A notification from a host. */
export interface HostedNotification {
  /** Its number among the person's notifications. */
  readonly n: number
  /** The match. */
  readonly match: string
  /** The time of the event, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** The clause that the event follows from. */
  readonly clause: string
  /** The event. */
  readonly event: { readonly type: string }
  /** The event as a sentence or two. */
  readonly message: string
}

/** An action in a match at a host. */
export type HostedAction =
  | { readonly kind: 'move'; readonly move: unknown }
  | { readonly kind: 'answer'; readonly prompt: number; readonly answer: unknown }

/** The members of a host's client that a board needs, as `hostClient` returns it. */
export interface HostedClient {
  /** Submits an action in a match. */
  submit(request: {
    readonly match: string
    readonly action: HostedAction
    readonly etag?: string | undefined
  }): Promise<Result<unknown, GameError>>
  /** Returns the viewer's page of a match, now or at an earlier time. */
  getMatch(query: {
    readonly match: string
    readonly at?: Timestamp | undefined
  }): Promise<Result<HostedPage, GameError>>
  /** Returns the viewer's notifications. */
  listNotifications(request: {
    readonly match?: string | undefined
    readonly after?: number | undefined
    readonly limit?: number | undefined
  }): Promise<Result<readonly HostedNotification[], GameError>>
  /** Calls a listener now and after each change of the page. Returns a function that stops it. */
  watch(
    match: string,
    shown: (page: HostedPage) => void,
    faulty?: (problem: Error) => void,
  ): () => void
}

/** A match at a host for an app, beyond the props of a board. */
export interface HostedExtras {
  /** Whether the host answered the last request. */
  readonly connected: boolean
}

/** A {@link BoardMatch} of a match at a host. */
export type HostedBoardMatch<At extends BoardMatch = BoardMatch> = At & HostedExtras
