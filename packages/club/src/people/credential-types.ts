import type { Timestamp } from '@ackanomic/core'

/** A passkey, for its owner. */
export interface Passkey {
  /** Its id. */
  readonly passkey: string
  /** What its owner calls it. */
  readonly name: string
  /** When it was added, in milliseconds since the epoch, UTC. */
  readonly createdAt: Timestamp
  /** When it was last used; `null` if never. */
  readonly usedAt: Timestamp | null
}

/** A session of a person: a device that is signed in. */
export interface SessionInfo {
  /** Its id. It is no secret. */
  readonly session: string
  /** The name of the device; `null` if it gave none. */
  readonly device: string | null
  /** When it began, in milliseconds since the epoch, UTC. */
  readonly createdAt: Timestamp
  /** When it was last used, give or take some minutes; `null` if never. */
  readonly usedAt: Timestamp | null
}

/** A session in the list of a person's own. */
export interface ListedSession extends SessionInfo {
  /** Whether it is the session of the request. */
  readonly current: boolean
}
