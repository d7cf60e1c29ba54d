import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import type { Operator } from '../auth/operators.js'
import { sessionOf } from '../auth/tokens.js'
import type { Host } from '../host/host.js'
import type { RateLimits } from './limits.js'
import { problemResponse, rejectRequest } from './problem.js'

/** The sender of a request. */
export interface Identity {
  /** `null` for guests and operators. */
  readonly person: string | null
  readonly session: string | null
  readonly operator: Operator | null
  /** An IPv4 address, or an IPv6 network of 64 bits. */
  readonly network: string
  /** The person, operator or network against which requests and streams are counted. */
  readonly countedAs: string
}

/** The environment of the Hono app. */
export interface HttpEnv {
  readonly Variables: { identity: Identity; requestId: string }
}

const OWNER: Operator = { name: 'operator', role: 'operator' }

/** Identifies a request's sender by the bearer token. Rejects an invalid token. */
export async function identify(
  host: Host,
  rateLimits: RateLimits,
  operator: string | undefined,
  address: string,
  header: string | undefined,
): Promise<Identity | Response> {
  const network = networkOf(address)
  const countedAs = `network ${network}`
  const guest: Identity = { person: null, session: null, operator: null, network, countedAs }
  if (header === undefined) return guest
  const token = /^Bearer ([\w-]{1,200})$/iu.exec(header)?.[1] ?? ''
  if (operator !== undefined && secretsMatch(token, operator))
    return { ...guest, operator: OWNER, countedAs: 'operator' }
  const operatorOf = await host.authenticateOperator(token)
  if (operatorOf !== undefined)
    return { ...guest, operator: operatorOf, countedAs: `operator ${operatorOf.name}` }
  const person = await host.authenticate(token)
  if (person !== undefined)
    return { ...guest, person, session: sessionOf(token), countedAs: `person ${person}` }
  // Valid tokens are never blocked, even if others guess from the same address.
  const limited = await rateLimits.count('guesses', network)
  if (limited !== undefined) return limited
  const error = await host.checkToken(token)
  if (error !== undefined) return problemResponse(error)
  return rejectRequest('unauthorized', 'The token is invalid. Sign in again.')
}

/** The network of an address. One customer has all addresses of an IPv6 network of 64 bits. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:([\d.]+)$/iu.exec(plain)?.[1]
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain
  const [first = [], last = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = plain.includes('::') ? 8 - first.length - last.length : 0
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** The header with a command's challenge: the server must show that it has the operator's token. */
export const CHALLENGE = 'x-ackanomic-challenge'

export const ANSWER = 'x-ackanomic-answer'

/** Answers a challenge. Only a holder of the token can, and the answer does not reveal it. */
export const answerTo = (challenge: string, operatorToken: string): string =>
  createHmac('sha256', operatorToken).update(`challenge ${challenge}`).digest('base64url')

function secretsMatch(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => hash('sha256', text, 'buffer'))
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
