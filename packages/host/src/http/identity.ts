import { createHash, timingSafeEqual } from 'node:crypto'
import { sessionOf } from '../auth/session-id.js'
import type { Host } from '../host/host.js'
import type { RateLimits } from './limits.js'
import { problemResponse, rejectRequest } from './problem.js'

/** The sender of a request. */
export interface Identity {
  /** The person whose token the request carries, or `null` for guests and the operator. */
  readonly person: string | null
  /** The id of their session. */
  readonly session: string | null
  /** Whether the request carries the operator's token. */
  readonly isOperator: boolean
  /** The client's address. */
  readonly address: string
}

/** The environment of the Hono app. */
export interface HttpEnv {
  /** The variables of a request. */
  readonly Variables: { identity: Identity }
}

/** Identifies the sender of a request by its bearer token. Rejects an invalid token. */
export async function identify(
  host: Host,
  rateLimits: RateLimits,
  operator: string | undefined,
  address: string,
  header: string | undefined,
): Promise<Identity | Response> {
  const guest: Identity = { person: null, session: null, isOperator: false, address }
  if (header === undefined) return guest
  const token = /^Bearer ([\w-]{1,200})$/iu.exec(header)?.[1] ?? ''
  if (operator !== undefined && secretsMatch(token, operator)) return { ...guest, isOperator: true }
  const person = await host.authenticate(token)
  if (person !== undefined) return { ...guest, person, session: sessionOf(token) }
  // Valid tokens are never blocked, whoever else guesses from the same address.
  const limited = await rateLimits.failure(address)
  if (limited !== undefined) return limited
  const refusal = await host.refusalOf(token)
  if (refusal !== undefined) return problemResponse(refusal)
  return rejectRequest('unauthorized', 'The token is invalid. Sign in again.')
}

/** Compares two secrets in constant time. */
function secretsMatch(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
