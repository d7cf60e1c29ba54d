import type { Rejection } from '@ackanomic/core'

/** Nobody answers, or something else than a host does; or what a live page asked for is refused. */
export class HostFault extends Error {
  /** Tells it from other errors. */
  override readonly name = 'HostFault'
  /** The status of the answer; `null` where there was none. */
  readonly status: number | null
  /** What was refused, where it was. */
  readonly refusal: Rejection | null

  constructor(message: string, status: number | null, refusal: Rejection | null = null) {
    super(message)
    this.status = status
    this.refusal = refusal
  }
}
