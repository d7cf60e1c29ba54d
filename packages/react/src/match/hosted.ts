import type { Expectation, GameView, Moment, Rejection, Result } from '@ackanomic/core'
import type { Table } from '../table.js'

/** What a page of a hosted match is. */
export interface HostedPage {
  /** What the viewer sees. */
  readonly view: GameView
  /** What is wanted of em. */
  readonly expects: readonly Expectation[]
  /** What e may do, as far as it can be listed. */
  readonly legal: {
    readonly moves: readonly unknown[]
    readonly complete: boolean
    readonly alsoLegal: readonly string[]
  }
  /** Changes when the page does. */
  readonly tag: string
  /** The names of the seats. */
  readonly names: readonly string[]
}

/** Something that a host told. */
export interface HostedPost {
  /** Its number among all that the person was told. */
  readonly n: number
  /** The match. */
  readonly match: string
  /** When. */
  readonly at: Moment
  /** The clause because of which it is told. */
  readonly clause: string
  /** The announcement. */
  readonly post: { readonly type: string }
  /** The announcement as a sentence or two. */
  readonly says: string
}

/** What a page does in a hosted match. */
export type HostedAct =
  | { readonly kind: 'move'; readonly move: unknown }
  | { readonly kind: 'ruling'; readonly inquiry: number; readonly answer: unknown }

/** As much of a client of a host as a table needs; `hostClient` of `@ackanomic/host/client` is one. */
export interface HostedClient {
  /** Does something in a match. */
  submit(
    match: string,
    act: HostedAct,
    options?: { readonly tag?: string | undefined },
  ): Promise<Result<unknown, Rejection>>
  /** What e sees of a match, or saw at a moment. */
  look(
    match: string,
    options?: { readonly at?: Moment | undefined },
  ): Promise<Result<HostedPage, Rejection>>
  /** What e was told. */
  posts(request: {
    readonly match?: string | undefined
    readonly after?: number | undefined
    readonly limit?: number | undefined
  }): Promise<Result<readonly HostedPost[], Rejection>>
  /** Shows a match now and whenever its page changes; ends with the function that it gives. */
  watch(
    match: string,
    shown: (page: HostedPage) => void,
    faulty?: (problem: Error) => void,
  ): () => void
  /** Tells what comes; ends with the function that it gives. */
  follow(
    after: number,
    told: (post: HostedPost) => void,
    faulty?: (problem: Error) => void,
  ): () => void
}

/** What an app is shown of a hosted match, besides what a board is. */
export interface HostedExtras {
  /** Whether the host was heard the last time that it was asked. */
  readonly connected: boolean
}

/** A {@link Table} of a match at a host. */
export type HostedTable<At extends Table = Table> = At & HostedExtras
