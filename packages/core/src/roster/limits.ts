import type { Census, GameDescription, LimitExpression, PlayerLimits } from '../game/description.js'
import { defineErrors, type ErrorIn } from '../game-error.js'
import { copyUntrusted } from '../json.js'
import { ok, type Result } from '../result.js'
import { describeName } from '../untrusted/describe-value.js'
import type { CoreCitation } from './clauses.js'

/** The player limits of one match, computed at its start. */
export interface EvaluatedLimits {
  readonly least: number
  /** `Number.MAX_SAFE_INTEGER` if there is no upper limit. */
  readonly most: number
}

/** The errors of player limits and of numbers of people, with their details. */
export interface LimitErrors {
  /** The census lacks the number of an expression, or it is not a whole number. */
  limitNotComputable: { readonly limit: 'lower' | 'upper'; readonly expression: string }
  limitNotInteger: { readonly limit: 'lower' | 'upper'; readonly value: string }
  lowerBelowTwo: { readonly lower: number }
  limitsCrossed: { readonly lower: number; readonly upper: number }
  tooFewPlayers: { readonly players: number; readonly least: number }
  tooManyPlayers: { readonly players: number; readonly most: number }
  wrongReferees: { readonly referees: number; readonly wanted: number }
}

/** An error of a Game's limits, or of a number of players or referees. */
export type LimitError = ErrorIn<LimitErrors, CoreCitation>

const refuse = /* @__PURE__ */ defineErrors<LimitErrors, CoreCitation>({
  limitNotComputable: [
    '1250.1/III.c(7)',
    ({ limit, expression }) =>
      `The ${limit} limit needs the number "${expression}", but the census does not have it as a whole number; add it.`,
  ],
  limitNotInteger: [
    '1250.1/III.c(4)',
    ({ limit, value }) => `The ${limit} limit is ${value}; make it an integer.`,
  ],
  lowerBelowTwo: [
    '1250.1/III.c(2)',
    ({ lower }) => `The lower limit is ${lower}; it must be 2 or more.`,
  ],
  limitsCrossed: [
    '1250.1/III.c(3)',
    ({ lower, upper }) =>
      `The lower limit ${lower} is above the upper limit ${upper}; no number of players fits both.`,
  ],
  tooFewPlayers: [
    '1250.1/VI.a(5)',
    ({ players, least }) =>
      `${players} ${players === 1 ? 'player is' : 'players are'} too few; at least ${least} are needed.`,
  ],
  tooManyPlayers: [
    '1250.1/III.c(1)',
    ({ players, most }) => `${players} players are too many; at most ${most} may play.`,
  ],
  wrongReferees: [
    '1250.1/VI.a(6)',
    ({ referees, wanted }) =>
      `There ${referees === 1 ? 'is 1 referee' : `are ${referees} referees`}; this match needs ${wanted === 0 ? 'none' : `exactly ${wanted}`}.`,
  ],
})

/**
 * Computes the limits of a match that is about to start. It refuses with `limitNotComputable`
 * (III.c(7)), `limitNotInteger` (III.c(4)), `lowerBelowTwo` (III.c(2)) or `limitsCrossed`
 * (III.c(3)).
 *
 * @example
 * ```ts
 * import { evaluateLimits } from '@ackanomic/core'
 *
 * const players = { lower: 2, upper: { expression: 'activePlayers', minus: 1 } }
 * evaluateLimits({ players }, { activePlayers: 9 }) // => { ok: true, value: { least: 2, most: 8 } }
 * ```
 */
export function evaluateLimits(
  description: Pick<GameDescription, 'players'>,
  census?: Census | undefined,
): Result<EvaluatedLimits, LimitError> {
  const { players } = seen(description)
  return boundsOf(seen(players), census === undefined ? undefined : seen(census))
}

/**
 * Returns the error of a game's limits before any match, without evaluating expressions, if any.
 *
 * @example
 * ```ts
 * import { checkPlayerLimits } from '@ackanomic/core'
 *
 * checkPlayerLimits({ lower: 1, upper: 4 })?.code // => 'lowerBelowTwo'
 * checkPlayerLimits({ lower: 2, upper: 4 }) // => undefined
 * ```
 */
export function checkPlayerLimits(players: PlayerLimits): LimitError | undefined {
  const bounds = boundsOf({ ...players }, undefined)
  return bounds.ok ? undefined : bounds.error
}

function seen(value: unknown): Readonly<Record<string, unknown>> {
  const looked = copyUntrusted(value)
  return looked.ok ? Object(looked.value) : {}
}

/**
 * Returns the error of a number of players at the start (VI.a(5), III.c(1)), or `undefined`.
 *
 * @example
 * ```ts
 * import { checkPlayerCount } from '@ackanomic/core'
 *
 * checkPlayerCount({ least: 2, most: 4 }, 5)?.code // => 'tooManyPlayers'
 * checkPlayerCount({ least: 2, most: 4 }, 3) // => undefined
 * ```
 */
export function checkPlayerCount(
  { least, most }: EvaluatedLimits,
  players: number,
): LimitError | undefined {
  if (players < least) return refuse({ code: 'tooFewPlayers', details: { players, least } }).error
  if (players <= most) return undefined
  return refuse({ code: 'tooManyPlayers', details: { players, most } }).error
}

export function checkReferees(wanted: number, referees: number): LimitError | undefined {
  if (referees === wanted) return undefined
  return refuse({ code: 'wrongReferees', details: { referees, wanted } }).error
}

function boundsOf(
  { lower, upper }: Readonly<Record<string, unknown>>,
  census: Readonly<Record<string, unknown>> | undefined,
): Result<EvaluatedLimits, LimitError> {
  const least = evaluate('lower', lower, census)
  if (!least.ok) return least
  const most = evaluate('upper', upper, census)
  if (!most.ok) return most
  const bounds = { least: least.value, most: most.value }
  if (bounds.least < 2) return refuse({ code: 'lowerBelowTwo', details: { lower: bounds.least } })
  if (bounds.least <= bounds.most) return ok(bounds)
  const details = { lower: bounds.least, upper: bounds.most }
  return refuse({ code: 'limitsCrossed', details })
}

function evaluate(
  limit: 'lower' | 'upper',
  given: unknown,
  census: Readonly<Record<string, unknown>> | undefined,
): Result<number, LimitError> {
  const loosest = limit === 'lower' ? 2 : Number.MAX_SAFE_INTEGER
  if (given === 'none') return ok(loosest)
  if (typeof given !== 'object' || given === null) return integer(limit, given)
  if (census === undefined) return ok(loosest)
  const { expression, plus = 0, minus = 0 } = given as LimitExpression
  const isKnown = typeof expression === 'string' && Object.hasOwn(census, expression)
  const fact = isKnown ? census[expression] : undefined
  if (typeof fact !== 'number' || !Number.isSafeInteger(fact) || fact < 0) {
    const details = { limit, expression: describeName(expression) }
    return refuse({ code: 'limitNotComputable', details })
  }
  const offsets = typeof plus === 'number' && typeof minus === 'number' ? plus - minus : Number.NaN
  return integer(limit, fact + offsets)
}

function integer(limit: 'lower' | 'upper', value: unknown): Result<number, LimitError> {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return ok(value)
  return refuse({ code: 'limitNotInteger', details: { limit, value: describeName(value) } })
}
