import type { GameView, PendingAction, Rejection, Result, Timestamp } from '@ackanomic/core'
import type { BoardMatch } from '../board-match.js'

/** What a page of a hosted match is. */
export interface HostedPage {
  /** What the viewer sees. */
  readonly view: GameView
  /** What is wanted of them. */
  readonly pendingActions: readonly PendingAction[]
  /** What they may do, as far as it can be listed. */
  readonly legal: {
    readonly moves: readonly unknown[]
    readonly complete: boolean
    readonly alsoLegal: readonly string[]
  }
  /** Changes when the page does. */
  readonly etag: string
  /** The names of the seats. */
  readonly names: readonly string[]
}

/** Something that a host told. */
export interface HostedNotification {
  /** Its number among all that the person was told. */
  readonly n: number
  /** The match. */
  readonly match: string
  /** When. */
  readonly at: Timestamp
  /** The clause because of which it is told. */
  readonly clause: string
  /** The announcement. */
  readonly event: { readonly type: string }
  /** The announcement as a sentence or two. */
  readonly message: string
}

/** What a page does in a hosted match. */
export type HostedAction =
  | { readonly kind: 'move'; readonly move: unknown }
  | { readonly kind: 'answer'; readonly prompt: number; readonly answer: unknown }

/** As much of a client of a host as a table needs; `hostClient` of `@ackanomic/host/client` is one. */
export interface HostedClient {
  /** Does something in a match. */
  submit(
    match: string,
    act: HostedAction,
    options?: { readonly etag?: string | undefined },
  ): Promise<Result<unknown, Rejection>>
  /** What they see of a match, or saw at a moment. */
  getMatch(
    match: string,
    options?: { readonly at?: Timestamp | undefined },
  ): Promise<Result<HostedPage, Rejection>>
  /** What they were told. */
  listNotifications(request: {
    readonly match?: string | undefined
    readonly after?: number | undefined
    readonly limit?: number | undefined
  }): Promise<Result<readonly HostedNotification[], Rejection>>
  /** Shows a match now and whenever its page changes; ends with the function that it gives. */
  watch(
    match: string,
    shown: (page: HostedPage) => void,
    faulty?: (problem: Error) => void,
  ): () => void
  /** Tells what comes; ends with the function that it gives. */
  follow(
    after: number,
    told: (event: HostedNotification) => void,
    faulty?: (problem: Error) => void,
  ): () => void
}

/** What an app is shown of a hosted match, besides what a board is. */
export interface HostedExtras {
  /** Whether the host was heard the last time that it was asked. */
  readonly connected: boolean
}

/** A {@link BoardMatch} of a match at a host. */
export type HostedBoardMatch<At extends BoardMatch = BoardMatch> = At & HostedExtras
