import { type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { err, ok, type Result } from '../result.js'
import type { GeneralCitation } from './clauses.js'
import type {
  Census,
  GameDescription,
  Limit,
  LimitExpression,
  PlayerLimits,
} from './description.js'

/** The limits of one instance: computed at its start, and standing still from then on. */
export interface EvaluatedLimits {
  /** The fewest players, 2 or more. */
  readonly least: number
  /** The most players; `Number.MAX_SAFE_INTEGER` where there is no upper limit. */
  readonly most: number
}

/** From each code that limits can be refused with to the facts of its sentence. */
export interface LimitFacts {
  /** The expression names a fact that the census lacks, or that is no whole number of people. */
  limitNotComputable: { readonly limit: 'lower' | 'upper'; readonly expression: string }
  /** A limit is not an integer. */
  limitNotInteger: { readonly limit: 'lower' | 'upper'; readonly value: string }
  /** The lower limit is below 2. */
  lowerBelowTwo: { readonly lower: number }
  /** The lower limit is above the upper one. */
  limitsCrossed: { readonly lower: number; readonly upper: number }
}

/** From each code that a number of people can be refused with to the facts of its sentence. */
export interface CountFacts {
  /** Fewer players than the Game needs. */
  tooFewPlayers: { readonly players: number; readonly least: number }
  /** More players than the Game takes. */
  tooManyPlayers: { readonly players: number; readonly most: number }
  /** Not the number of referees that the Game wants. */
  wrongReferees: { readonly referees: number; readonly wanted: number }
}

/** A refusal of a Game's limits. */
export type LimitRejection = RejectionOf<LimitFacts, GeneralCitation>

/** A refusal of a number of players or referees. */
export type CountRejection = RejectionOf<CountFacts, GeneralCitation>

const limitRejections: RejectionTable<LimitFacts, GeneralCitation> = {
  limitNotComputable: {
    clause: '1250.1/III.c(7)',
    says: ({ limit, expression }) =>
      `The ${limit} limit needs the number "${expression}", and the census has no such whole number; add it, or do not start.`,
  },
  limitNotInteger: {
    clause: '1250.1/III.c(4)',
    says: ({ limit, value }) => `The ${limit} limit is ${value}; make it an integer.`,
  },
  lowerBelowTwo: {
    clause: '1250.1/III.c(2)',
    says: ({ lower }) => `The lower limit is ${lower}; it must be 2 or more.`,
  },
  limitsCrossed: {
    clause: '1250.1/III.c(3)',
    says: ({ lower, upper }) =>
      `The lower limit ${lower} is above the upper limit ${upper}; no number of players fits both.`,
  },
}

const countRejections: RejectionTable<CountFacts, GeneralCitation> = {
  tooFewPlayers: {
    clause: '1250.1/VI.a(5)',
    says: ({ players, least }) =>
      `${players} ${players === 1 ? 'player is' : 'players are'} too few; at least ${least} are needed.`,
  },
  tooManyPlayers: {
    clause: '1250.1/III.c(1)',
    says: ({ players, most }) => `${players} players are too many; at most ${most} may play.`,
  },
  wrongReferees: {
    clause: '1250.1/VI.a(6)',
    says: ({ referees, wanted }) => `There are ${referees} referees; name exactly ${wanted}.`,
  },
}

/**
 * Computes the limits of an instance that is about to start. Refuses with `limitNotComputable`
 * (III.c(7)), `limitNotInteger` (III.c(4)), `lowerBelowTwo` (III.c(2)) or `limitsCrossed`
 * (III.c(3)); then no instance can start.
 *
 * @example
 * ```ts
 * import { evaluateLimits } from '@ackanomic/core/society'
 *
 * const players = { lower: 2, upper: { expression: 'activePlayers', minus: 1 } }
 * evaluateLimits({ players }, { activePlayers: 9 }) // => { ok: true, value: { least: 2, most: 8 } }
 * const two = evaluateLimits({ players }, { activePlayers: 2 })
 * two.ok ? '' : two.error.code // => 'limitsCrossed'
 * ```
 */
export function evaluateLimits(
  description: Pick<GameDescription, 'players'>,
  census: Census = {},
): Result<EvaluatedLimits, LimitRejection> {
  const lower = evaluate('lower', description.players.lower, census)
  if (!lower.ok) return lower
  const upper = evaluate('upper', description.players.upper, census)
  if (!upper.ok) return upper
  const crossed = boundsProblem(lower.value, upper.value)
  return crossed === undefined ? ok({ least: lower.value, most: upper.value }) : err(crossed)
}

/**
 * What is wrong with limits before any instance starts: as {@link evaluateLimits}, but expressions
 * are left for later.
 */
export function limitsProblem(players: PlayerLimits): LimitRejection | undefined {
  const lower = isExpression(players.lower) ? ok(2) : evaluate('lower', players.lower, {})
  if (!lower.ok) return lower.error
  const upper = isExpression(players.upper)
    ? ok(Number.MAX_SAFE_INTEGER)
    : evaluate('upper', players.upper, {})
  if (!upper.ok) return upper.error
  return boundsProblem(lower.value, upper.value)
}

/** Says why so many players cannot start (VI.a(5), III.c(1)); `undefined` when they can. */
export function checkCount(limits: EvaluatedLimits, players: number): CountRejection | undefined {
  if (players < limits.least) {
    const facts = { players, least: limits.least }
    return reject(countRejections, { code: 'tooFewPlayers', facts })
  }
  if (players > limits.most) {
    const facts = { players, most: limits.most }
    return reject(countRejections, { code: 'tooManyPlayers', facts })
  }
  return undefined
}

/** Says why so many referees cannot start (VI.a(6)); `undefined` when they can. */
export function checkReferees(wanted: number, referees: number): CountRejection | undefined {
  if (referees === wanted) return undefined
  return reject(countRejections, { code: 'wrongReferees', facts: { referees, wanted } })
}

function evaluate(
  which: 'lower' | 'upper',
  limit: Limit,
  census: Census,
): Result<number, LimitRejection> {
  if (limit === 'none') return ok(which === 'lower' ? 2 : Number.MAX_SAFE_INTEGER)
  if (!isExpression(limit)) return integer(which, limit)
  const fact = Object.hasOwn(census, limit.expression) ? census[limit.expression] : undefined
  if (fact === undefined || !Number.isSafeInteger(fact) || fact < 0) {
    const facts = { limit: which, expression: limit.expression }
    return err(reject(limitRejections, { code: 'limitNotComputable', facts }))
  }
  return integer(which, fact + (limit.plus ?? 0) - (limit.minus ?? 0))
}

function integer(limit: 'lower' | 'upper', value: number): Result<number, LimitRejection> {
  if (Number.isSafeInteger(value)) return ok(value)
  const facts = { limit, value: String(value) }
  return err(reject(limitRejections, { code: 'limitNotInteger', facts }))
}

function boundsProblem(lower: number, upper: number): LimitRejection | undefined {
  if (lower < 2) return reject(limitRejections, { code: 'lowerBelowTwo', facts: { lower } })
  if (lower <= upper) return undefined
  return reject(limitRejections, { code: 'limitsCrossed', facts: { lower, upper } })
}

function isExpression(limit: Limit): limit is LimitExpression {
  return typeof limit === 'object'
}
