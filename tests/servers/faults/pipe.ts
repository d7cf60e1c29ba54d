import type { Timestamp } from '@ackanomic/core'
import type { CreateMatchRequest, Delivery, From, SubmitRequest } from '@ackanomic/host'
import type { RestateOptions } from '@ackanomic/host/restate'

/** Where a worker of a host keeps everything. */
export type Site = DatabaseSite | FolderSite

/** A database, which workers share. */
export interface DatabaseSite {
  readonly database: string
  /** The Restate that calls its jobs; nothing if the worker runs them. */
  readonly restate?: RestateOptions
}

/** A folder of SQLite, which one worker has at a time. */
export interface FolderSite {
  readonly folder: string
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
