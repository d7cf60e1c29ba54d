import type { Timestamp } from '@ackanomic/core'
import type { Context, ObjectOptions, RetryPolicy } from '@restatedev/restate-sdk'
import type { Household } from '../context.js'

/** All that the services of a host on Restate share. */
export interface Inside {
  /** What every host has. */
  readonly household: Household
  /** What the services are called. */
  readonly names: Names
  /** Whether what is due is done by itself; otherwise only `work` does it. */
  readonly wakes: boolean
}

/** What the services are called in Restate. */
export type Names = Readonly<Record<(typeof SERVICES)[number], string>>

const SERVICES = [
  'match',
  'person',
  'office',
  'house',
  'agenda',
  'news',
  'ear',
  'bots',
  'delivery',
  'token',
] as const

/** What the services of a host are called that has this name. */
export function namesIn(name: string): Names {
  return Object.fromEntries(SERVICES.map((each) => [each, `${name}-${each}`])) as Names
}

/** Never given up and never paused: a host that was down for a week goes on by itself. */
const retryPolicy: RetryPolicy = { maxAttempts: 0xffff_ffff, maxInterval: { seconds: 10 } }

/**
 * How all services run. Only what is asked for is read of an object's state, and of what is done no
 * journal is kept: what must be kept stands in the state.
 */
export const OPTIONS: ObjectOptions = { enableLazyState: true, journalRetention: 0, retryPolicy }

/** The present moment, journalled. */
export function momentIn(ctx: Context, { household }: Inside): Promise<Timestamp> {
  return ctx.run('now', () => household.now())
}

/** The key of a person's object: a name can be anything, and `..` is no part of an address. */
export const keyOf = (person: string): string => `@${person}`

/** The person whose object has this key. */
export const personOf = (key: string): string => key.slice(1)

/** Into so many parts falls what all matches share, so that they do not wait for each other. */
const SHARDS = 8

/** All parts. */
export const shards: readonly string[] = Array.from({ length: SHARDS }, (_, i) => String(i))

/** The part into which something falls, by its name. */
export function shardOf(name: string): string {
  let sum = 0
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) >>> 0
  return String(sum % SHARDS)
}
