import type { GameError } from '@ackanomic/core'

/** Thrown if no host answers, or if a request that returns no result is rejected. */
export class HostClientError extends Error {
  /** The name of the error class. */
  override readonly name = 'HostClientError'
  /** The status of the response, or `null` if there was none. */
  readonly status: number | null
  /** The error, or `null` if there was none. */
  readonly error: GameError | null

  constructor(message: string, status: number | null, error: GameError | null = null) {
    super(message)
    this.status = status
    this.error = error
  }
}
