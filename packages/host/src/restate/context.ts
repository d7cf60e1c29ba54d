import type { Timestamp } from '@ackanomic/core'
import type { Context, ObjectOptions, RetryPolicy } from '@restatedev/restate-sdk'
import type { HostContext } from '../context.js'

/** What the services of a host on Restate share. */
export interface RestateContext {
  /** The context of the host. */
  readonly context: HostContext
  /** The names of the services. */
  readonly names: ServiceNames
  /** Whether due jobs run automatically; otherwise only `runDueJobs` runs them. */
  readonly runsJobs: boolean
}

/** The names of the services in Restate. */
export type ServiceNames = Readonly<Record<(typeof SERVICES)[number], string>>

const SERVICES = [
  'match',
  'person',
  'role',
  'registry',
  'scheduler',
  'changes',
  'listener',
  'bots',
  'delivery',
  'token',
] as const

/** The names of the services of a host. */
export function serviceNames(name: string): ServiceNames {
  return Object.fromEntries(SERVICES.map((each) => [each, `${name}-${each}`])) as ServiceNames
}

/** Restate never gives up or pauses, so a host that was down for a week continues automatically. */
const retryPolicy: RetryPolicy = { maxAttempts: 0xffff_ffff, maxInterval: { seconds: 10 } }

/**
 * The options of all services. State is loaded lazily, and no journal is kept after completion:
 * everything that must last is in the state.
 */
export const OPTIONS: ObjectOptions = { enableLazyState: true, journalRetention: 0, retryPolicy }

/** The current time, journalled. */
export function currentTime(ctx: Context, { context }: RestateContext): Promise<Timestamp> {
  return ctx.run('now', () => context.now())
}

/** The key of a person's object. The prefix makes names such as `..` valid in a URL. */
export const personKey = (person: string): string => `@${person}`

/** The person whose object has a key. */
export const personName = (key: string): string => key.slice(1)

/** The number of shards of the scheduler and the change feed, so that matches do not wait for each other. */
const SHARDS = 8

/** The names of all shards. */
export const SHARD_NAMES: readonly string[] = Array.from({ length: SHARDS }, (_, i) => String(i))

/** The shard of a match or a person. */
export function shardFor(name: string): string {
  let sum = 0
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) >>> 0
  return String(sum % SHARDS)
}
