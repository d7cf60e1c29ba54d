import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Host } from '../types.js'
import type { Gate } from './limits.js'
import { turnedAway } from './problem.js'

/** Who asks. */
export interface Identity {
  /** Whose token it is; `null` for guests and the operator. */
  readonly person: string | null
  /** Whether it is the operator's token. */
  readonly isOperator: boolean
  /** The address from which it comes. */
  readonly address: string
}

/** What the routes know besides the request. */
export interface Env {
  /** What is known of a request on its way. */
  readonly Variables: { who: Identity }
}

/** Tells who asks, by the bearer token; turns away whoever comes with a wrong one. */
export async function whoAsks(
  host: Host,
  gate: Gate,
  operator: string | undefined,
  address: string,
  header: string | undefined,
): Promise<Identity | Response> {
  const guest: Identity = { person: null, isOperator: false, address }
  if (header === undefined) return guest
  const barred = await gate.isBarred(address)
  if (barred !== undefined) return barred
  const token = /^Bearer ([\w-]{1,200})$/iu.exec(header)?.[1] ?? ''
  if (operator !== undefined && isSame(token, operator)) return { ...guest, isOperator: true }
  const person = await host.authenticate(token)
  if (person !== undefined) return { ...guest, person }
  const over = await gate.wrong(address)
  return over ?? turnedAway('unauthorized', 'This token is not known here; ask for an invitation.')
}

/** Whether two secrets are the same, told in the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/** A route for people alone. */
export function forPeople(
  route: (by: string, context: Context<Env>) => Promise<Response>,
): (context: Context<Env>) => Promise<Response> {
  return async (context) => {
    const { person } = context.get('who')
    return person === null
      ? turnedAway('unauthorized', 'Say who you are, by the token of your invitation.')
      : route(person, context)
  }
}

/** A route for the operator alone. */
export function forOperator(
  route: (context: Context<Env>) => Promise<Response>,
): (context: Context<Env>) => Promise<Response> {
  return async (context) =>
    context.get('who').isOperator
      ? route(context)
      : turnedAway('operatorOnly', 'This is for whoever runs this host.')
}
