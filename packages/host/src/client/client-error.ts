import type { Rejection } from '@ackanomic/core'

/** Thrown if no host answers, or if a request that returns no result is rejected. */
export class HostClientError extends Error {
  override readonly name = 'HostClientError'
  readonly status: number | null
  readonly rejection: Rejection | null

  constructor(message: string, status: number | null, refusal: Rejection | null = null) {
    super(message)
    this.status = status
    this.rejection = refusal
  }
}
