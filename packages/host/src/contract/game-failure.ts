import type { GameError, Result } from '@ackanomic/core'
import { refuse } from './errors.js'

/**
 * An error that the operator should know about: a game that throws, a match that cannot be loaded,
 * a delivery that was given up.
 */
export interface HostIncident {
  /** The match, or `null` if the error concerns no single match. */
  readonly match: string | null
  /** The host's activity at the time. */
  readonly during: string
  /** The thrown value, or a sentence that describes the problem. */
  readonly problem: unknown
}

/** Receives the errors that an operator should know of. */
export interface ErrorListener {
  /** Called with each error. */
  readonly onError: (incident: HostIncident) => void
}

/** Wraps what a game throws. It rolls back the transaction in which it is thrown. */
export class GameFailure extends Error {
  /** The name of the error. */
  override readonly name = 'GameFailure'
  /** The match. */
  readonly match: string

  constructor(match: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.match = match
  }
}

/** Runs code of a game, and wraps what it throws in a {@link GameFailure}. */
export function runGame<Value>(match: string, play: () => Value): Value {
  try {
    return play()
  } catch (thrown) {
    throw new GameFailure(match, thrown)
  }
}

/**
 * Turns a {@link GameFailure} into the error `matchSuspended`, and reports it to the operator.
 */
export async function catchGameFailure<Value>(
  listener: ErrorListener,
  match: string,
  during: string,
  operation: () => Promise<Result<Value, GameError>>,
): Promise<Result<Value, GameError>> {
  try {
    return await operation()
  } catch (thrown) {
    if (!(thrown instanceof GameFailure)) throw thrown
    listener.onError({ match, during, problem: thrown.cause })
    return refuse('matchSuspended', { match })
  }
}
