import type { Timestamp } from '@ackanomic/core'
import type { CreateMatchRequest, Delivery, From, SubmitRequest } from '@ackanomic/host'
import type { RestateOptions } from '@ackanomic/host/restate'

/** The storage of a worker. */
export type Site = DatabaseSite | FolderSite

/** The ports at which a worker serves, and the operator's token. */
export interface Doors {
  readonly port: number
  readonly operatorToken: string
  /** The port to which people send mail. */
  readonly mailPort: number
  /** The URL of the server to which it sends mail. */
  readonly smtp: string
}

/** A database, which workers share. */
export interface DatabaseSite {
  readonly database: string
  readonly doors?: Doors
  /** The Restate that calls its jobs; nothing if the worker runs them itself. */
  readonly restate?: RestateOptions
}

/** A folder of SQLite, which one worker uses at a time. */
export interface FolderSite {
  readonly folder: string
  readonly doors?: Doors
}

/** The messages to a worker. */
export type ToWorker =
  | { readonly kind: 'clock'; readonly now: Timestamp }
  | { readonly kind: 'acknowledged'; readonly id: number }
  | { readonly kind: 'open'; readonly id: number; readonly request: From<CreateMatchRequest> }
  | { readonly kind: 'submit'; readonly id: number; readonly request: From<SubmitRequest> }
  | { readonly kind: 'look'; readonly id: number; readonly match: string; readonly person: string }

/** The messages of a worker. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'delivery'; readonly id: number; readonly delivery: Delivery }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly problem: string }
  | {
      readonly kind: 'fault'
      readonly match: string | null
      readonly during: string
      readonly problem: string
    }
