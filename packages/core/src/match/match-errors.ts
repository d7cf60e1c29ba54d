import type { GameRules } from '../game/game.js'
import { tagOf } from '../game/player-view.js'
import { viewerOf } from '../game/viewer.js'
import { createError, type ErrorCase, type ErrorDefinitions, type ErrorIn } from '../game-error.js'

export interface MatchErrors {
  staleView: { readonly tag: string }
  invalidIdempotencyKey: Readonly<Record<never, never>>
  /** The contributions are not texts by players or referees, or one is too long. */
  invalidContributions: Readonly<Record<never, never>>
  /** The match is said to have committed to its chance after its start. */
  invalidCommittedAt: Readonly<Record<never, never>>
  idempotencyKeyReused: Readonly<Record<never, never>>
}

/** An error of the match, not of its game. */
export type MatchError = ErrorIn<
  MatchErrors,
  'contract/etag' | 'contract/idempotencyKey' | 'contract/setup'
>

const matchErrors: ErrorDefinitions<MatchErrors, MatchError['clause']> = {
  staleView: [
    'contract/etag',
    () => 'The page has changed since the move was chosen; reload it and send the move again.',
  ],
  invalidIdempotencyKey: [
    'contract/idempotencyKey',
    'The key must be a text of 1 to 200 characters.',
  ],
  invalidCommittedAt: [
    'contract/setup',
    '`committedAt` must be a time in whole milliseconds, at the start of the match or before.',
  ],
  invalidContributions: [
    'contract/setup',
    'Contributions must be texts of 1 to 200 characters, each under the name of a player or a referee.',
  ],
  idempotencyKeyReused: [
    'contract/idempotencyKey',
    'You sent something else under this key before. Give each request a key of its own.',
  ],
}

export function refuse(error: ErrorCase<MatchErrors>): MatchError {
  return createError(matchErrors, error)
}

export function staleness<State>(
  game: GameRules<State>,
  state: State,
  sender: string,
  tag: string,
): MatchError | undefined {
  const now = tagOf(game, state, viewerOf(game.status(state), sender))
  return now === tag ? undefined : refuse({ code: 'staleView', details: { tag: now } })
}

/**
 * Returns the person who sent an entry, or whom it concerns; `null` for the host and the clock.
 *
 * @example
 * ```ts
 * import { senderOf } from '@ackanomic/core/proof'
 *
 * senderOf({ kind: 'move', at: 0, by: 'Ann', move: { type: 'bid', card: 'KH' } }) // => 'Ann'
 * ```
 */
export function senderOf(entry: unknown): string | null {
  try {
    const { by, event } = entry as { readonly by?: unknown; readonly event?: unknown }
    if (typeof by === 'string') return by
    const { person, by: who, as, persons } = Object(event) as Readonly<Record<string, unknown>>
    const sender = person ?? who ?? as ?? (Array.isArray(persons) ? persons[0] : null)
    return typeof sender === 'string' ? sender : null
  } catch {
    return null
  }
}
