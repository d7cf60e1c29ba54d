import type { Rejection, Result } from '@ackanomic/core'
import { refuse } from './rejections.js'

/** Something that is broken: a game that throws, a match that cannot be read, an unfit answer. */
export interface HostIncident {
  /** The match, where it is about one. */
  readonly match: string | null
  /** What was done when it came up. */
  readonly during: string
  /** What was thrown, or a sentence. */
  readonly problem: unknown
}

/** Who is told of what is broken. */
export interface FaultListener {
  /** Is told of what is broken. */
  readonly onError: (fault: HostIncident) => void
}

/** Thrown where a game throws: a fault of the game's, which undoes the write that it came up in. */
export class GameFault extends Error {
  override readonly name = 'GameFault'
  /** The match. */
  readonly match: string

  constructor(match: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.match = match
  }
}

/** Does what a game does; what it throws is its fault. */
export function playing<Value>(match: string, play: () => Value): Value {
  try {
    return play()
  } catch (thrown) {
    throw new GameFault(match, thrown)
  }
}

/** Answers `fault` where a game throws, and tells the operator. */
export async function orFault<Value>(
  listener: FaultListener,
  match: string,
  during: string,
  verb: () => Promise<Result<Value, Rejection>>,
): Promise<Result<Value, Rejection>> {
  try {
    return await verb()
  } catch (thrown) {
    if (!(thrown instanceof GameFault)) throw thrown
    listener.onError({ match, during, problem: thrown.cause })
    return refuse('fault', { match })
  }
}
