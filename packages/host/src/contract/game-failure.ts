import { type AsyncResult, refuse } from './errors.js'

/**
 * An error for the operator: a game that throws, a match that cannot be loaded, a delivery that was
 * given up.
 */
export interface HostIncident {
  /** `null` if it concerns no single match. */
  readonly match: string | null
  /** The host's activity at the time. */
  readonly during: string
  /** The thrown value, or a sentence. */
  readonly problem: unknown
}

/** Receives the errors for the operator. */
export interface ErrorListener {
  /** Receives an incident. */
  readonly onError: (incident: HostIncident) => void
}

/** An error that a game threw. It rolls back the transaction. */
export class GameFailure extends Error {
  override readonly name = 'GameFailure'
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

/** Turns a {@link GameFailure} into the error `matchSuspended`, and reports it. */
export async function catchGameFailure<Value>(
  listener: ErrorListener,
  match: string,
  during: string,
  operation: () => AsyncResult<Value>,
): AsyncResult<Value> {
  try {
    return await operation()
  } catch (thrown) {
    if (!(thrown instanceof GameFailure)) throw thrown
    listener.onError({ match, during, problem: thrown.cause })
    return refuse('matchSuspended', { match })
  }
}
