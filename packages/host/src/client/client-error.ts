import type { GameError } from '@ackanomic/core'

/** Thrown if no host answers, or if a request that returns no result is rejected. */
export class HostClientError extends Error {
  override readonly name = 'HostClientError'
  readonly status: number | null
  readonly error: GameError | null

  constructor(message: string, status: number | null, error: GameError | null = null) {
    super(message)
    this.status = status
    this.error = error
  }
}
